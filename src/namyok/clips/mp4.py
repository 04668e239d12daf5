"""MP4, as Safari and newer Chromium record it: boxes in boxes (ISO/IEC 14496-12).

A finished file tells its durations in ``moov``; a fragmented one, written while recording, has a
``moof`` before each piece of media. Chromium writes milliseconds into ``mdhd`` whatever its time
scale, so no duration is believed unless it is the longest.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from namyok.clips.contents import Contents, Reader, Truncated, Unreadable

MAGIC = b"ftyp"
_MEDIA = b"mdat"
_BASE_OFFSET, _DESCRIPTION, _DEFAULT_DURATION = 0x1, 0x2, 0x8
"""Flags of ``tfhd``: which fields it has, in this order."""
_DATA_OFFSET, _FIRST_FLAGS, _DURATION = 0x1, 0x4, 0x100
"""Flags of ``trun``: the two fields before its table, and the first column of the table."""
_COLUMNS = (_DURATION, 0x200, 0x400, 0x800)


class _Box(NamedTuple):
    type: bytes
    start: int
    """Where its content starts."""
    end: int


@dataclass
class _Track:
    """A track, and how far the fragments have brought it; times are in ticks of its own."""

    id: int = 0
    handler: bytes = b""
    ticks_a_second: int = 0
    longest: int = 0
    """The longest of what it claims, what its table of samples holds, and its fragments."""
    samples: int = 0
    default_duration: int = 0
    in_fragments: int = 0
    """The sum of all fragments, for those that don't say when they begin or say it falsely."""


def read(data: bytes) -> Contents:
    """What the file holds."""
    reader = Reader(data)
    has_media = False
    movie: tuple[float, dict[int, _Track]] | None = None
    try:
        for box in _boxes(reader, 0, reader.end):
            match box.type:
                case b"moov" if movie:
                    raise Unreadable("a second movie")
                case b"moov":
                    movie = _movie(reader, box)
                case b"moof" if movie:
                    _fragment(reader, box, movie[1])
                case b"mdat":
                    has_media = has_media or box.end > box.start
    except Truncated:
        pass  # Whole fragments can be played.
    seconds, tracks = movie or (0.0, {})
    heard = [track for track in tracks.values() if track.handler == b"soun"]
    seen = [track for track in tracks.values() if track.handler == b"vide"]
    if not has_media or not any(track.samples for track in heard + seen):
        raise Unreadable("no media in it")
    lasts = (track.longest / track.ticks_a_second for track in heard + seen)
    return Contents(bool(heard), bool(seen), max(seconds, *lasts))


def _boxes(reader: Reader, start: int, end: int) -> Iterator[_Box]:
    """The boxes that lie side by side between two places."""
    at = start
    while at < end:
        reader.step()
        size, content = reader.number(at, 4, end), at + 8
        reader.fit(content, end)
        type = reader.data[at + 4 : at + 8]
        if size == 1:
            size, content = reader.number(content, 8, end), content + 8
        next = at + size if size else end
        if next < content:
            raise Unreadable("a box smaller than its head")
        if type == _MEDIA:
            next = min(next, end)  # Media that were cut can be played as far as they go.
        reader.fit(next, end)
        yield _Box(type, content, next)
        at = next


def _movie(reader: Reader, moov: _Box) -> tuple[float, dict[int, _Track]]:
    """What the movie claims to last, and its tracks by their ids."""
    seconds = 0.0
    tracks: dict[int, _Track] = {}
    defaults: dict[int, int] = {}
    for box in _boxes(reader, moov.start, moov.end):
        match box.type:
            case b"mvhd":
                ticks_a_second, duration = _clock(reader, box)
                seconds = max(seconds, duration / ticks_a_second)
            case b"trak":
                track = _track(reader, box)
                if track.id in tracks:
                    raise Unreadable("two tracks with one number")
                tracks[track.id] = track
            case b"mvex":
                for trex in _boxes(reader, box.start, box.end):
                    if trex.type == b"trex":
                        id = reader.number(trex.start + 4, 4, trex.end)
                        defaults[id] = reader.number(trex.start + 12, 4, trex.end)
    for track in tracks.values():
        track.default_duration = defaults.get(track.id, 0)
    return seconds, tracks


def _track(reader: Reader, trak: _Box) -> _Track:
    track = _Track()
    inside = list(_boxes(reader, trak.start, trak.end))
    for box in inside:
        match box.type:
            case b"mdia" | b"minf" | b"stbl":
                # The list grows as it is walked; each box lies in one before it, so it ends.
                inside += _boxes(reader, box.start, box.end)
            case b"tkhd":
                long = reader.number(box.start, 1, box.end)
                track.id = reader.number(box.start + (20 if long else 12), 4, box.end)
            case b"mdhd":
                track.ticks_a_second, duration = _clock(reader, box)
                track.longest = max(track.longest, duration)
            case b"hdlr":
                reader.fit(box.start + 12, box.end)
                track.handler = reader.data[box.start + 8 : box.start + 12]
            case b"stts":
                count = reader.number(box.start + 4, 4, box.end)
                samples, duration = _run(reader, box.start + 8, box.end, count)
                track.samples += samples
                track.longest = max(track.longest, duration)
    if not track.ticks_a_second:
        raise Unreadable("a track without a clock")
    return track


def _clock(reader: Reader, box: _Box) -> tuple[int, int]:
    """Ticks a second and the duration in ticks, of ``mvhd`` or ``mdhd``."""
    at, size = (20, 8) if reader.number(box.start, 1, box.end) else (12, 4)
    ticks_a_second = reader.number(box.start + at, 4, box.end)
    duration = reader.number(box.start + at + 4, size, box.end)
    if not ticks_a_second:
        raise Unreadable("a clock that stands still")
    unknown = (1 << 8 * size) - 1
    return ticks_a_second, 0 if duration == unknown else duration


def _run(reader: Reader, at: int, end: int, count: int) -> tuple[int, int]:
    """Samples and ticks of a table whose rows say how many samples last how long."""
    reader.step(count)
    reader.fit(at + 8 * count, end)
    rows = [
        (reader.number(row, 4, end), reader.number(row + 4, 4, end))
        for row in range(at, at + 8 * count, 8)
    ]
    return sum(samples for samples, _ in rows), sum(samples * each for samples, each in rows)


def _fragment(reader: Reader, moof: _Box, tracks: dict[int, _Track]) -> None:
    """Bring the tracks further by one ``moof``."""
    for traf in _boxes(reader, moof.start, moof.end):
        if traf.type != b"traf":
            continue
        track = _Track()
        default = ticks = 0
        begins: int | None = None
        for box in _boxes(reader, traf.start, traf.end):
            match box.type:
                case b"tfhd":
                    flags = reader.number(box.start, 4, box.end)
                    track = tracks.get(reader.number(box.start + 4, 4, box.end), track)
                    default = track.default_duration
                    if flags & _DEFAULT_DURATION:
                        at = box.start + 8 + 8 * bool(flags & _BASE_OFFSET)
                        at += 4 * bool(flags & _DESCRIPTION)
                        default = reader.number(at, 4, box.end)
                case b"tfdt":
                    size = 8 if reader.number(box.start, 1, box.end) else 4
                    begins = reader.number(box.start + 4, size, box.end)
                case b"trun":
                    samples, lasts = _samples(reader, box, default)
                    track.samples += samples
                    ticks += lasts
        track.in_fragments += ticks
        track.longest = max(track.longest, (begins or 0) + ticks, track.in_fragments)


def _samples(reader: Reader, trun: _Box, default: int) -> tuple[int, int]:
    """How many samples a ``trun`` has, and their ticks together."""
    flags = reader.number(trun.start, 4, trun.end)
    count = reader.number(trun.start + 4, 4, trun.end)
    if not flags & _DURATION:
        return count, count * default
    width = 4 * sum(bool(flags & column) for column in _COLUMNS)
    at = trun.start + 8 + 4 * bool(flags & _DATA_OFFSET) + 4 * bool(flags & _FIRST_FLAGS)
    reader.step(count)
    reader.fit(at + count * width, trun.end)
    rows = range(at, at + count * width, width)
    return count, sum(reader.number(row, 4, trun.end) for row in rows)
