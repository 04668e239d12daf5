"""MP4 that no recorder writes, one row each. A track of these has 1000 ticks a second."""

import pytest

from namyok.clips import inspect
from tests.clips.building import (
    MDAT,
    box,
    moof,
    moov,
    mp4,
    refusal,
    trak,
    trex,
    why_unreadable,
    wide,
)

FIVE = trak(rows=((1, 5),))
FOUR_SAMPLES = box("trun", 0, 4)
OWN_DEFAULT = box("traf", box("tfhd", 0xB, 1, 0, 0, 1, 30), FOUR_SAMPLES)
AT_ZERO = box("tfdt", 1 << 24, 0, 0)
UNKNOWN = 2**32 - 1


def _fragmented(*fragments: bytes) -> bytes:
    return mp4(moov(trak(), trex(20)), *(fragment + MDAT for fragment in fragments))


def _one_track(*inside: bytes) -> bytes:
    return mp4(moov(box("trak", *inside)), MDAT)


LASTS = {
    "the track claims more": (mp4(moov(trak(duration=7, rows=((1, 5),))), MDAT), 0.007),
    "the samples are longer": (mp4(moov(trak(rows=((2, 5), (3, 1)))), MDAT), 0.013),
    "the movie claims more": (mp4(moov(FIVE, duration=90), MDAT), 0.09),
    "all ones mean that nobody knows": (
        mp4(moov(trak(duration=UNKNOWN, rows=((1, 5),)), duration=UNKNOWN), MDAT),
        0.005,
    ),
    "media before the movie": (mp4(MDAT, moov(FIVE)), 0.005),
    "media to the end of the file": (mp4(moov(FIVE), box("mdat", b"!", size=0)), 0.005),
    "media that were cut": (mp4(moov(FIVE), box("mdat", b"!", size=99)), 0.005),
    "a wide box": (mp4(moov(FIVE), wide("mdat", b"!")), 0.005),
    "a fragment with the movie's default": (_fragmented(moof(FOUR_SAMPLES)), 0.08),
    "a fragment with its own default": (_fragmented(box("moof", OWN_DEFAULT)), 0.12),
    "samples with durations and sizes": (
        _fragmented(moof(box("trun", 0x305, 2, 0, 0, 10, 99, 15, 99))),
        0.025,
    ),
    "a fragment that begins later": (_fragmented(moof(box("tfdt", 0, 500), FOUR_SAMPLES)), 0.58),
    "fragments that don't say when": (_fragmented(*[moof(FOUR_SAMPLES)] * 3), 0.24),
    "fragments that say it falsely": (_fragmented(*[moof(AT_ZERO, FOUR_SAMPLES)] * 3), 0.24),
    "a fragment of no track": (_fragmented(moof(FOUR_SAMPLES), moof(FOUR_SAMPLES, id=2)), 0.08),
    "a fragment before the movie": (mp4(moof(FOUR_SAMPLES), moov(FIVE, trex(20)), MDAT), 0.005),
    "a fragment that was cut": (mp4(moov(FIVE), MDAT, box("moof", size=99)), 0.005),
    "something unknown": (
        mp4(moov(FIVE, box("mvex", box("mehd"))), moof(box("sbgp")), MDAT),
        0.005,
    ),
    "other tracks don't matter": (mp4(moov(FIVE, trak(b"meta", 99, id=2)), MDAT), 0.005),
}
NONSENSE = {
    "nothing but a header": (mp4(), "no media"),
    "no movie": (mp4(MDAT), "no media"),
    "no media": (mp4(moov(FIVE)), "no media"),
    "empty media": (mp4(moov(FIVE), box("mdat")), "no media"),
    "no samples": (mp4(moov(trak(duration=5)), MDAT), "no media"),
    "neither sound nor picture": (mp4(moov(trak(b"text", rows=((1, 5),))), MDAT), "no media"),
    "a movie that was cut": (mp4(MDAT, moov(FIVE)[:-1]), "no media"),
    "two movies": (mp4(moov(), moov(), MDAT), "a second movie"),
    "two tracks with one number": (mp4(moov(trak(), trak(b"vide")), MDAT), "one number"),
    "a box smaller than its head": (mp4(box("free", size=7), MDAT), "smaller than its head"),
    "a wide box smaller than its head": (mp4(wide("free", size=15)), "smaller than its head"),
    "a child larger than its parent": (mp4(moov(box("trak", size=9)), MDAT), "larger"),
    "a track without a clock": (_one_track(box("tkhd", 0, 0, 0, 1)), "without a clock"),
    "a clock that stands still": (_one_track(box("mdia", box("mdhd", 0, 0, 0, 0, 0))), "still"),
    "a track header too small": (_one_track(box("tkhd", 1 << 24, 0, 0, 1)), "larger"),
    "a table of samples too small": (_one_track(box("stts", 0, 2, 1, 1)), "larger"),
    "a run of samples too small": (_fragmented(moof(box("trun", 0x100, 2, 1))), "larger"),
}
LATE = {
    "the largest table": mp4(moov(trak(rows=((2**32 - 1, 2**32 - 1),))), MDAT),
    "samples without a table": _fragmented(moof(box("trun", 0, 2**32 - 1))),
    "the latest fragment": _fragmented(moof(box("tfdt", 1 << 24, b"\xff" * 8), FOUR_SAMPLES)),
}


@pytest.mark.parametrize(("data", "seconds"), LASTS.values(), ids=LASTS)
def test_the_duration_is_the_longest_claimed_or_reached(data: bytes, seconds: float) -> None:
    assert inspect(data, "sound").seconds == seconds


@pytest.mark.parametrize(("data", "why"), NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_unreadable(data: bytes, why: str) -> None:
    assert why in why_unreadable(data)


@pytest.mark.parametrize("data", LATE.values(), ids=LATE)
def test_what_ends_late_is_too_long(data: bytes) -> None:
    assert refusal(data).code == "clip_too_long"


def test_a_silent_track_is_a_track() -> None:
    seen = trak(b"vide", rows=((1, 5),))
    assert refusal(mp4(moov(seen, trak(id=2)), MDAT), "mime").code == "clip_wrong_kind"
