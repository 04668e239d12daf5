"""Whether a recording may be a clue."""

from typing import Literal, TypeAlias

from namyok.clips import mp4, ogg, webm
from namyok.clips.contents import Contents, Unreadable
from namyok.kernel import Refused, Value

Kind: TypeAlias = Literal["sound", "mime"]

MOST_BYTES = 3_000_000
MOST_SECONDS = 15
GRACE = 0.5
"""Seconds beyond the most that are let pass: a recorder stops a little after it is told to."""


class Inspected(Value, frozen=True):
    """A recording that may be kept and shown."""

    media_type: str
    """audio/webm, video/webm, audio/ogg, audio/mp4 or video/mp4: what to serve it as."""
    seconds: float
    """How long it lasts, to a thousandth; without the last frame where the file does not say."""


def inspect(data: bytes, kind: Kind) -> Inspected:
    """What the recording is, by its content alone, or Refused."""
    if len(data) > MOST_BYTES:
        raise Refused("clip_too_large", bytes=len(data), most=MOST_BYTES)
    try:
        container, contents = _open(data)
    except Unreadable as unreadable:
        # The reason is for logs: a browser that nobody has tried may write something new.
        raise Refused("clip_unreadable", why=str(unreadable)) from unreadable
    if (contents.audio, contents.video) != (kind == "sound", kind == "mime"):
        raise Refused("clip_wrong_kind", kind=kind)
    if contents.seconds > MOST_SECONDS + GRACE:
        raise Refused("clip_too_long", seconds=round(contents.seconds, 1), most=MOST_SECONDS)
    family = "audio" if kind == "sound" else "video"
    return Inspected(f"{family}/{container}", round(contents.seconds, 3))


def _open(data: bytes) -> tuple[str, Contents]:
    """The container's name and what it holds."""
    if data.startswith(webm.MAGIC):
        return "webm", webm.read(data)
    if data.startswith(ogg.MAGIC):
        return "ogg", ogg.read(data)
    if data[4:8] == mp4.MAGIC:
        return "mp4", mp4.read(data)
    raise Unreadable("neither webm nor ogg nor mp4")
