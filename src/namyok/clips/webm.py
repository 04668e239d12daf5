"""WebM, as Chromium and Firefox record it: EBML elements in a Segment (RFC 8794, RFC 9559).

A recorder can't know sizes or durations in advance, so Segment and Clusters may have no size, and
the duration is where the last block is.
"""

import math
import struct
from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from namyok.clips.contents import Contents, Reader, Truncated, Unreadable, signed

MAGIC = b"\x1a\x45\xdf\xa3"


class _Id(IntEnum):
    FILE = 0
    """No element: what the outermost ones lie in."""
    HEADER = 0x1A45DFA3
    DOC_TYPE = 0x4282
    SEGMENT = 0x18538067
    INFO = 0x1549A966
    SCALE = 0x2AD7B1
    DURATION = 0x4489
    TRACKS = 0x1654AE6B
    TRACK = 0xAE
    TRACK_TYPE = 0x83
    CLUSTER = 0x1F43B675
    CLUSTER_TIME = 0xE7
    SIMPLE_BLOCK = 0xA3
    BLOCK_GROUP = 0xA0
    BLOCK = 0xA1
    BLOCK_DURATION = 0x9B


_PARENTS: dict[int, int] = {
    _Id.HEADER: _Id.FILE,
    _Id.DOC_TYPE: _Id.HEADER,
    _Id.SEGMENT: _Id.FILE,
    _Id.INFO: _Id.SEGMENT,
    _Id.SCALE: _Id.INFO,
    _Id.DURATION: _Id.INFO,
    _Id.TRACKS: _Id.SEGMENT,
    _Id.TRACK: _Id.TRACKS,
    _Id.TRACK_TYPE: _Id.TRACK,
    _Id.CLUSTER: _Id.SEGMENT,
    _Id.CLUSTER_TIME: _Id.CLUSTER,
    _Id.SIMPLE_BLOCK: _Id.CLUSTER,
    _Id.BLOCK_GROUP: _Id.CLUSTER,
    _Id.BLOCK: _Id.BLOCK_GROUP,
    _Id.BLOCK_DURATION: _Id.BLOCK_GROUP,
}
_ENTERED = set(_PARENTS.values())
_MAY_BE_ENDLESS = (_Id.SEGMENT, _Id.CLUSTER)
_VIDEO, _AUDIO, _BOTH = 1, 2, 3
_USUAL_SCALE = 1_000_000


class _Element(NamedTuple):
    id: int
    start: int
    """Where its content starts."""
    end: int
    endless: bool = False
    """Whether it has no size and ends when something comes that can't be in it."""


def read(data: bytes) -> Contents:
    """What the file holds."""
    reader = Reader(data)
    doc_type = b""
    segments = scale = cluster = began = latest = 0
    claimed = 0.0
    has_media = False
    types: set[int] = set()
    for element in _elements(reader):
        match element.id:
            case _Id.DOC_TYPE:
                doc_type = data[element.start : element.end].rstrip(b"\0")
            case _Id.SEGMENT:
                segments += 1
            case _Id.SCALE:
                scale = max(scale, _whole(reader, element))
            case _Id.DURATION:
                claimed = max(claimed, _float(reader, element))
            case _Id.TRACK_TYPE:
                types.add(_whole(reader, element))
            case _Id.CLUSTER:
                cluster = 0
            case _Id.CLUSTER_TIME:
                cluster = _whole(reader, element)
            case _Id.SIMPLE_BLOCK | _Id.BLOCK:
                offset, holds_something = _block(reader, element)
                began = cluster + offset
                latest = max(latest, began)
                has_media = has_media or holds_something
            case _Id.BLOCK_DURATION:
                latest = max(latest, began + _whole(reader, element))
    if doc_type != b"webm" or segments != 1:
        raise Unreadable("not one segment of webm")
    audio, video = bool(types & {_AUDIO, _BOTH}), bool(types & {_VIDEO, _BOTH})
    if not has_media or not (audio or video):
        raise Unreadable("no media in it")
    seconds = max(latest, claimed) * (scale or _USUAL_SCALE) / 1e9
    if not math.isfinite(seconds):
        raise Unreadable("no such duration")
    return Contents(audio, video, seconds)


def _elements(reader: Reader) -> Iterator[_Element]:
    """Every element that matters, outer ones first, each in its place."""
    opened = [_Element(_Id.FILE, 0, reader.end)]
    at = 0
    while at < reader.end:
        while at >= opened[-1].end:
            opened.pop()
        try:
            element = _header(reader, at, opened[-1].end)
        except Truncated:
            return  # Whole elements can be played.
        if element.id in _PARENTS:
            parent = _PARENTS[element.id]
            while opened[-1].id != parent and opened[-1].endless:
                opened.pop()
            if opened[-1].id != parent:
                raise Unreadable("an element out of its place")
            yield element
        if element.id in _ENTERED:
            opened.append(element)
            at = element.start
        else:
            at = element.end


def _header(reader: Reader, at: int, limit: int) -> _Element:
    """The element that starts here, which lies in something that ends at the limit."""
    reader.step()
    id_length, id = _varying(reader, at, limit)
    size_length, size = _varying(reader, at + id_length, limit)
    if id_length > 4:
        raise Unreadable("no element where one should be")
    start = at + id_length + size_length
    ones = (1 << 7 * size_length) - 1
    size &= ones
    if size == ones:
        if id not in _MAY_BE_ENDLESS:
            raise Unreadable("an element without a size")
        return _Element(id, start, limit, endless=True)
    end = start + size
    if end > limit == reader.end and id in _ENTERED:
        return _Element(id, start, limit)  # Cut somewhere inside.
    reader.fit(end, limit)
    return _Element(id, start, end)


def _varying(reader: Reader, at: int, limit: int) -> tuple[int, int]:
    """A number whose leading zeros tell its length; returned with its marking bit."""
    length = 9 - reader.number(at, 1, limit).bit_length()
    if length > 8:
        raise Unreadable("a number without an end")
    return length, reader.number(at, length, limit)


def _block(reader: Reader, block: _Element) -> tuple[int, bool]:
    """When it begins, counted from its cluster, and whether there is anything in it."""
    length, _ = _varying(reader, block.start, block.end)
    offset = reader.number(block.start + length, 2, block.end)
    flags = 1
    return signed(offset, 2), block.end > block.start + length + 2 + flags


def _whole(reader: Reader, element: _Element) -> int:
    if element.end - element.start > 8:
        raise Unreadable("too large a number")
    return reader.number(element.start, element.end - element.start, element.end)


def _float(reader: Reader, element: _Element) -> float:
    content = reader.data[element.start : element.end]
    if len(content) not in (4, 8):
        raise Unreadable("no such number")
    value: float
    (value,) = struct.unpack(">f" if len(content) == 4 else ">d", content)
    if not math.isfinite(value):
        raise Unreadable("no such duration")
    return value
