"""Ogg, as Firefox records sound: one stream of Opus, or Vorbis.

RFC 3533 (pages), RFC 7845 (Opus). A page tells the position of the last sample that ends in it.
Packets are not counted: a player trusts the same positions.
"""

from namyok.clips.contents import Contents, Reader, Truncated, Unreadable, signed

MAGIC = b"OggS"
_OPUS = b"OpusHead"
_VORBIS = b"\x01vorbis"
_NO_PACKET_ENDS = -1


def read(data: bytes) -> Contents:
    """What the file holds; there is never a picture, since no browser records one into Ogg."""
    reader = Reader(data)
    serial = reader.number(14, 4, reader.end, "little")
    rate = skipped = last = at = 0
    try:
        while at < reader.end:
            body, end = _page(reader, at)
            if reader.number(at + 14, 4, end, "little") != serial:
                raise Unreadable("a second stream")
            position = signed(reader.number(at + 6, 8, end, "little"), 8)
            if position < _NO_PACKET_ENDS:
                raise Unreadable("a negative position")
            if at == 0:
                rate, skipped = _head(reader, body, end)
            elif end > body:
                last = max(last, position)
            at = end
    except Truncated:
        pass  # Whole pages can be played.
    if not last:
        raise Unreadable("no sound in it")
    return Contents(audio=True, video=False, seconds=max(0, last - skipped) / rate)


def _page(reader: Reader, at: int) -> tuple[int, int]:
    """Where the page's body starts and ends."""
    reader.step()
    reader.fit(at + 27, reader.end)
    if not reader.data.startswith(MAGIC, at):
        raise Unreadable("no page where one should be")
    body = at + 27 + reader.data[at + 26]
    reader.fit(body, reader.end)
    end = body + sum(reader.data[at + 27 : body])
    reader.fit(end, reader.end)
    return body, end


def _head(reader: Reader, body: int, end: int) -> tuple[int, int]:
    """Positions a second, and how many come before the sound."""
    if reader.data.startswith(_OPUS, body):
        return 48_000, reader.number(body + 10, 2, end, "little")
    if reader.data.startswith(_VORBIS, body):
        rate = reader.number(body + 12, 4, end, "little")
        if rate:
            return rate, 0
    raise Unreadable("neither Opus nor Vorbis")
