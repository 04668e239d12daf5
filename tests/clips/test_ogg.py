"""Ogg that no recorder writes, one row each."""

import pytest

from namyok.clips import inspect
from tests.clips.building import opus_head, page, refusal, vorbis_head, why_unreadable

LASTS = {
    "Opus positions less those to skip": (opus_head(312) + page(48_312, b"!"), 1.0),
    "all of it to skip": (opus_head(312) + page(300, b"!"), 0.0),
    "Vorbis has its own rate": (vorbis_head(8000) + page(4000, b"!"), 0.5),
    "a page where no packet ends": (opus_head(0) + page(480, b"!") + page(-1, b"!"), 0.01),
    "an empty page tells nothing": (opus_head(0) + page(480, b"!") + page(999, b""), 0.01),
    "the latest position counts": (opus_head(0) + page(480, b"!") + page(240, b"!"), 0.01),
    "a page that was cut": (opus_head(0) + page(480, b"!") + page(960, b"!")[:-1], 0.01),
}
NONSENSE = {
    "less than a page": (b"OggS", "too early"),
    "nothing but a header": (opus_head(), "no sound"),
    "a header with a position": (page(9, b"OpusHead" + bytes(11)), "no sound"),
    "a header too small": (page(0, b"OpusHead") + page(9, b"!"), "larger than the whole"),
    "no positions": (opus_head() + page(-1, b"!"), "no sound"),
    "a negative position": (opus_head() + page(-2, b"!"), "a negative position"),
    "another codec": (page(0, b"Speex   ") + page(9, b"!"), "neither Opus nor Vorbis"),
    "pictures": (page(0, b"\x80theora") + page(9, b"!"), "neither Opus nor Vorbis"),
    "no rate": (vorbis_head(0) + page(9, b"!"), "neither Opus nor Vorbis"),
    "a second stream": (opus_head() + page(9, b"!", serial=8), "a second stream"),
    "something between pages": (opus_head() + bytes(99), "no page"),
}


@pytest.mark.parametrize(("data", "seconds"), LASTS.values(), ids=LASTS)
def test_the_duration_is_the_last_position(data: bytes, seconds: float) -> None:
    assert inspect(data, "sound").seconds == seconds


@pytest.mark.parametrize(("data", "why"), NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_unreadable(data: bytes, why: str) -> None:
    assert why in why_unreadable(data)


def test_the_largest_position_is_too_long() -> None:
    assert refusal(opus_head() + page(2**63 - 1, b"!")).code == "clip_too_long"
