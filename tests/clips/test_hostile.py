"""Whatever the bytes are, there is an answer, and it costs a bounded amount of work."""

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from namyok.clips import GRACE, MOST_BYTES, MOST_SECONDS, Inspected, Kind
from namyok.clips.contents import MOST_STEPS, Reader
from namyok.kernel import Refused
from tests.clips.building import (
    CLUSTER,
    INFO,
    MDAT,
    SAMPLES,
    TRACKS,
    answer,
    box,
    element,
    endless,
    moof,
    moov,
    mp4,
    opus_head,
    page,
    sample,
    tracks,
    trak,
    webm,
    why_unreadable,
)
from tests.thorough import often

CODES = {"clip_unreadable", "clip_too_long", "clip_wrong_kind"}
MEDIA_TYPES = {
    "sound": {"audio/webm", "audio/ogg", "audio/mp4"},
    "mime": {"video/webm", "video/mp4"},
}
NAMES = sorted(path.name for path in SAMPLES.iterdir() if path.suffix != ".md")
BEGINNINGS = (b"", b"\x1a\x45\xdf\xa3", b"OggS\0", b"\0\0\0\x08ftyp", webm(tracks(2)), opus_head())


def _answers(data: bytes) -> None:
    for kind in get_args(Kind):
        match answer(data, kind):
            case Inspected() as found:
                assert found.media_type in MEDIA_TYPES[kind]
                assert 0 <= found.seconds <= MOST_SECONDS + GRACE
            case Refused() as refused:
                assert refused.code in CODES


@given(st.sampled_from(BEGINNINGS), st.binary(max_size=400))
@settings(deadline=None, max_examples=often(100))
def test_any_bytes_have_an_answer(beginning: bytes, rest: bytes) -> None:
    _answers(beginning + rest)


@st.composite
def _mutations(draw: st.DrawFn) -> bytes:
    """A sample with some places overwritten, cut out or put in twice."""
    data = bytearray(sample(draw(st.sampled_from(NAMES))))
    for _ in range(draw(st.integers(1, 6))):
        # Most of what can be broken stands near the beginning.
        at = draw(st.integers(0, 700) | st.integers(0, len(data)))
        size = draw(st.integers(0, 16))
        match draw(st.sampled_from(("overwrite", "insert", "delete", "repeat"))):
            case "overwrite":
                data[at : at + size] = draw(st.binary(min_size=size, max_size=size))
            case "insert":
                data[at:at] = draw(st.binary(max_size=16))
            case "delete":
                del data[at : at + size]
            case "repeat":
                data[at:at] = data[at : at + 30 * size]
    return bytes(data)


@given(_mutations())
@settings(deadline=None, max_examples=often(150))
def test_any_broken_recording_has_an_answer(data: bytes) -> None:
    _answers(data)


def _filled(start: bytes, piece: bytes) -> bytes:
    return start + piece * ((MOST_BYTES - len(start)) // len(piece))


def _nested(types: tuple[str, ...], depth: int) -> bytes:
    sizes = range(8 * depth, 0, -8)
    return b"".join(
        size.to_bytes(4, "big") + types[level % len(types)].encode()
        for level, size in enumerate(sizes)
    )


ROOM = MOST_BYTES - 100
BOMBS = {
    "webm: tiny unknown elements": _filled(webm(), b"\xec\x80"),
    "webm: tiny blocks": _filled(webm(tracks(2), endless(CLUSTER)), b"\xa3\x85\x81\0\0\x80!"),
    "webm: tiny tracks": webm(element(TRACKS, b"\xae\x83\x83\x81\2" * (ROOM // 5))),
    "webm: endless clusters": _filled(webm(tracks(2)), endless(CLUSTER)),
    "webm: empty infos": _filled(webm(), element(INFO)),
    "ogg: empty pages": _filled(opus_head(), page(1, b"")),
    "ogg: small pages": _filled(opus_head(), page(1, b"!")),
    "mp4: empty boxes": _filled(mp4(), box("free")),
    "mp4: small fragments": _filled(mp4(moov(trak())), moof(box("trun", 0, 1)) + MDAT),
    "mp4: a track of empty boxes": mp4(moov(box("trak", box("free") * (ROOM // 8)))),
    "mp4: boxes in boxes": mp4(moov(box("trak", _nested(("mdia", "minf", "stbl"), ROOM // 8)))),
    "mp4: a long table": mp4(moov(box("trak", box("stts", 0, ROOM // 8, bytes(ROOM))))),
    "mp4: a long run": mp4(moov(trak()), moof(box("trun", 0x100, 700_000, bytes(2_800_000)))),
    "mp4: a run that claims to be long": mp4(moov(trak()), moof(box("trun", 0x100, 2**32 - 1))),
}


@pytest.mark.parametrize("data", BOMBS.values(), ids=BOMBS)
def test_a_file_of_many_pieces_is_put_down_early(
    data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    number = Reader.number

    def counting(self: Reader, *arguments: Any) -> int:
        nonlocal looks
        looks += 1
        return number(self, *arguments)

    monkeypatch.setattr(Reader, "number", counting)
    assert len(data) <= MOST_BYTES
    assert why_unreadable(data) == "made of too many pieces"
    assert looks <= 8 * MOST_STEPS
