"""What each browser records is accepted as what it is; the rest is refused for the right reason."""

from typing import get_args

import pytest

from namyok.clips import GRACE, MOST_BYTES, MOST_SECONDS, Inspected, Kind, inspect
from namyok.kernel import Refused
from tests.clips.building import SAMPLES, answer, refusal, sample, why_unreadable

ACCEPTED: list[tuple[str, Kind, str, float]] = [
    ("chromium-opus.webm", "sound", "audio/webm", 1.899),
    ("chromium-opus.mp4", "sound", "audio/mp4", 1.939),
    ("chromium-vp8.webm", "mime", "video/webm", 1.899),
    ("chromium-vp9.webm", "mime", "video/webm", 0.9),
    ("chromium-h264.mp4", "mime", "video/mp4", 0.833),
    ("firefox-opus.ogg", "sound", "audio/ogg", 1.997),
    ("firefox-opus.webm", "sound", "audio/webm", 1.926),
    ("firefox-vp8.webm", "mime", "video/webm", 1.832),
    ("piped-opus.webm", "sound", "audio/webm", 1.981),
    ("opus.webm", "sound", "audio/webm", 2.008),
    ("piped-vp8.webm", "mime", "video/webm", 1.9),
    ("nearly-long-opus.webm", "sound", "audio/webm", 15.301),
    ("opus.ogg", "sound", "audio/ogg", 2.0),
    ("vorbis.ogg", "sound", "audio/ogg", 0.5),
    ("aac.mp4", "sound", "audio/mp4", 2.128),
    ("aac-faststart.mp4", "sound", "audio/mp4", 2.128),
    ("aac-fragments.mp4", "sound", "audio/mp4", 2.128),
    ("h264.mp4", "mime", "video/mp4", 2.0),
    ("h264-fragments.mp4", "mime", "video/mp4", 2.0),
]
TOO_LONG: list[tuple[str, Kind, float]] = [
    ("long-opus.webm", "sound", 16.2),
    ("long-vp8.webm", "mime", 16.0),  # The last of five frames a second begins then.
    ("long-opus.ogg", "sound", 16.2),
    ("long-aac.mp4", "sound", 16.3),
    ("long-aac-fragments.mp4", "sound", 16.3),
    ("long-h264.mp4", "mime", 16.2),
]
BOTH = ("both.webm", "both.mp4")


@pytest.mark.parametrize(("name", "kind", "media_type", "seconds"), ACCEPTED)
def test_a_recording_is_what_its_content_says(
    name: str, kind: Kind, media_type: str, seconds: float
) -> None:
    assert inspect(sample(name), kind) == Inspected(media_type, seconds)


@pytest.mark.parametrize(("name", "kind", "seconds"), TOO_LONG)
def test_a_recording_lasts_no_longer_than_allowed(name: str, kind: Kind, seconds: float) -> None:
    refused = refusal(sample(name), kind)
    assert refused.code == "clip_too_long"
    assert refused.facts == {"seconds": seconds, "most": MOST_SECONDS}
    assert seconds > MOST_SECONDS + GRACE


WRONG_KIND = [
    *((row[0], "mime" if row[1] == "sound" else "sound") for row in (*ACCEPTED, *TOO_LONG)),
    *((name, kind) for name in BOTH for kind in get_args(Kind)),
]


@pytest.mark.parametrize(("name", "kind"), WRONG_KIND)
def test_a_sound_has_no_picture_and_a_mime_has_no_sound(name: str, kind: Kind) -> None:
    refused = refusal(sample(name), kind)
    assert (refused.code, refused.facts) == ("clip_wrong_kind", {"kind": kind})


def test_a_recording_has_no_more_bytes_than_allowed() -> None:
    refused = refusal(sample("opus.ogg") + bytes(MOST_BYTES))
    assert refused.code == "clip_too_large"
    assert refused.facts == {"bytes": 1467 + MOST_BYTES, "most": MOST_BYTES}
    assert refusal(bytes(MOST_BYTES)).code == "clip_unreadable"


@pytest.mark.parametrize(
    "data", [b"", b"\0", b"RIFF\0\0\0\0WAVE", b"ID3\x04", b"<html>", b"GIF89a", bytes(1000)]
)
def test_other_files_are_no_recordings(data: bytes) -> None:
    assert why_unreadable(data) == "neither webm nor ogg nor mp4"


@pytest.mark.parametrize(("name", "kind", "media_type", "seconds"), ACCEPTED)
def test_a_cut_recording_is_shorter_or_unreadable(
    name: str, kind: Kind, media_type: str, seconds: float
) -> None:
    whole = sample(name)
    lengths: list[float] = []
    for end in range(0, len(whole), 13):
        match answer(whole[:end], kind):
            case Inspected() as found:
                assert found.media_type == media_type
                lengths.append(found.seconds)
            case Refused() as refused:
                assert refused.code == "clip_unreadable"
                assert not lengths, "what could be played can be played when more has come"
    assert lengths == sorted(lengths)
    assert all(length <= seconds for length in lengths)


def test_every_sample_is_small_and_used() -> None:
    files = {path.name: path.stat().st_size for path in SAMPLES.iterdir()}
    assert max(files.values()) <= 6_000
    assert set(files) - {"README.md"} == {row[0] for row in (*ACCEPTED, *TOO_LONG)} | set(BOTH)
