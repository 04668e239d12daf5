"""Samples, and containers built by hand for what no recorder writes."""

from pathlib import Path

from namyok.clips import Inspected, Kind, inspect
from namyok.kernel import Refused

SAMPLES = Path(__file__).parent / "samples"


def sample(name: str) -> bytes:
    return (SAMPLES / name).read_bytes()


def answer(data: bytes, kind: Kind = "sound") -> Inspected | Refused:
    try:
        return inspect(data, kind)
    except Refused as refused:
        return refused


def refusal(data: bytes, kind: Kind = "sound") -> Refused:
    given = answer(data, kind)
    assert isinstance(given, Refused), given
    return given


def why_unreadable(data: bytes) -> str:
    given = refusal(data)
    assert given.code == "clip_unreadable"
    return str(given.facts["why"])


# --- WebM: elements by their ids as they are written, in hexadecimal

HEADER, DOC_TYPE, SEGMENT, VOID = "1A45DFA3", "4282", "18538067", "EC"
INFO, SCALE, DURATION = "1549A966", "2AD7B1", "4489"
TRACKS, TRACK, TRACK_TYPE = "1654AE6B", "AE", "83"
CLUSTER, CLUSTER_TIME, SIMPLE_BLOCK = "1F43B675", "E7", "A3"
BLOCK_GROUP, BLOCK, BLOCK_DURATION = "A0", "A1", "9B"


def element(id: str, *content: bytes, size: int | None = None) -> bytes:
    """An element; a size can be claimed that it hasn't."""
    inside = b"".join(content)
    claimed = len(inside) if size is None else size
    return bytes.fromhex(id) + (claimed | 1 << 56).to_bytes(8, "big") + inside


def endless(id: str, *content: bytes) -> bytes:
    return bytes.fromhex(id) + b"\xff" + b"".join(content)


def tracks(*types: int) -> bytes:
    return element(TRACKS, *(element(TRACK, element(TRACK_TYPE, bytes([type]))) for type in types))


def block(offset: int = 0, media: bytes = b"!", id: str = SIMPLE_BLOCK) -> bytes:
    return element(id, b"\x81" + offset.to_bytes(2, "big", signed=True) + b"\x80" + media)


def cluster(time: int, *content: bytes) -> bytes:
    return element(CLUSTER, element(CLUSTER_TIME, time.to_bytes(8, "big")), *content)


def webm(*segment: bytes, doc_type: bytes = b"webm") -> bytes:
    return element(HEADER, element(DOC_TYPE, doc_type)) + endless(SEGMENT, *segment)


# --- Ogg


def page(position: int, content: bytes, serial: int = 7) -> bytes:
    whole, rest = divmod(len(content), 255)
    lacing = b"\xff" * whole + bytes([rest])
    head = b"OggS\0\0" + position.to_bytes(8, "little", signed=True)
    head += serial.to_bytes(4, "little") + bytes(8) + bytes([len(lacing)])
    return head + lacing + content


def opus_head(skipped: int = 312) -> bytes:
    return page(0, b"OpusHead\x01\x01" + skipped.to_bytes(2, "little") + bytes(7))


def vorbis_head(rate: int) -> bytes:
    return page(0, b"\x01vorbis" + bytes(4) + b"\x01" + rate.to_bytes(4, "little") + bytes(14))


# --- MP4


def box(type: str, *content: bytes | int, size: int | None = None) -> bytes:
    """A box; whole numbers take four bytes, and a size can be claimed that it hasn't."""
    inside = b"".join(
        part if isinstance(part, bytes) else part.to_bytes(4, "big") for part in content
    )
    claimed = 8 + len(inside) if size is None else size
    return claimed.to_bytes(4, "big") + type.encode() + inside


def wide(type: str, *content: bytes, size: int | None = None) -> bytes:
    """A box with a size of eight bytes."""
    inside = b"".join(content)
    claimed = 16 + len(inside) if size is None else size
    return b"\0\0\0\1" + type.encode() + claimed.to_bytes(8, "big") + inside


def trak(
    handler: bytes = b"soun", duration: int = 0, rows: tuple[tuple[int, int], ...] = (), id: int = 1
) -> bytes:
    """A track with 1000 ticks a second; the rows say how many samples last how long."""
    stts = box("stts", 0, len(rows), *(number for row in rows for number in row))
    return box(
        "trak",
        box("tkhd", 0, 0, 0, id),
        box(
            "mdia",
            box("mdhd", 0, 0, 0, 1000, duration),
            box("hdlr", 0, 0, handler),
            box("minf", box("stbl", stts)),
        ),
    )


def moov(*content: bytes, duration: int = 0) -> bytes:
    return box("moov", box("mvhd", 0, 0, 0, 1000, duration), *content)


def trex(duration: int, id: int = 1) -> bytes:
    return box("mvex", box("trex", 0, id, 1, duration, 0, 0))


def moof(*content: bytes, id: int = 1) -> bytes:
    return box("moof", box("mfhd", 0, 1), box("traf", box("tfhd", 0, id), *content))


def mp4(*boxes: bytes) -> bytes:
    return box("ftyp", b"isom", 0) + b"".join(boxes)


MDAT = box("mdat", b"!")
