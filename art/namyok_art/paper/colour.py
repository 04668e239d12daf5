"""Colours are '#rrggbb' strings until the moment they touch the sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from namyok_art.paper.space import COLUMNS, HEIGHT, ROWS, SCALE, Array, Box, X, Y

Stop = str | tuple[float, str]


@lru_cache(maxsize=4096)
def _parsed(colour: str) -> tuple[float, float, float]:
    digits = colour.lstrip("#")
    if len(digits) != 6:
        raise ValueError(f"not a colour: {colour!r}")
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue


def rgb(colour: str) -> Array:
    return np.array(_parsed(colour), np.float32)


def mix(a: str, b: str, share: float) -> str:
    """The colour `share` of the way from a to b."""
    channels = [
        p + (q - p) * min(1.0, max(0.0, share)) for p, q in zip(_parsed(a), _parsed(b), strict=True)
    ]
    return "#" + "".join(f"{round(c * 255):02x}" for c in channels)


def ramp(a: str, b: str, count: int) -> list[str]:
    """`count` colours from a to b: the sheets of a receding landscape."""
    return [mix(a, b, i / max(1, count - 1)) for i in range(count)]


def gradient(
    stops: Sequence[Stop], along: Array | None = None, start: float = 0, end: float = HEIGHT
) -> Array:
    """A picture coloured by stops along a coordinate (top to bottom unless given)."""
    pairs = [
        (i / max(1, len(stops) - 1), stop) if isinstance(stop, str) else stop
        for i, stop in enumerate(stops)
    ]
    places = [place for place, _ in pairs]
    colours = np.array([_parsed(colour) for _, colour in pairs])
    t = ((Y if along is None else along) - start) / max(1e-3, end - start)
    return np.stack([np.interp(t, places, colours[:, k]) for k in range(3)], -1).astype(np.float32)


@dataclass(frozen=True)
class Gradient:
    """A gradient with fixed ends, for a sheet whose shading must not follow its own height."""

    stops: Sequence[Stop]
    start: float = 0
    end: float = HEIGHT
    along: Array | None = None
    """Any coordinate over the whole card, for instance the distance from a lamp; None is y."""
    aim: tuple[float, float] | None = None
    """A direction to run along instead; the ends then count from the card's corner along it."""


Fill = str | Sequence[str] | Gradient | Array


def pigment(fill: Fill, box: Box, inner: Box) -> Array:
    """The fill over `box`. A plain list of colours runs from top to bottom of `inner`."""
    rows, columns = box.size
    if isinstance(fill, str):
        return np.broadcast_to(rgb(fill), (rows, columns, 3)).astype(np.float32)
    if isinstance(fill, Gradient):
        if fill.aim is not None:
            dx, dy = fill.aim
            run = X[box.window] * np.float32(dx) + Y[box.window] * np.float32(dy)
        else:
            run = (Y if fill.along is None else fill.along)[box.window]
        return gradient(fill.stops, run, fill.start, fill.end)
    if isinstance(fill, np.ndarray):
        if fill.shape != (ROWS, COLUMNS, 3):
            raise ValueError(f"a picture fill must cover the card, got {fill.shape}")
        return np.asarray(fill[box.window], np.float32)
    top, bottom = inner.rows.start / SCALE, inner.rows.stop / SCALE
    return gradient(list(fill), Y[box.window], top, max(bottom, top + 1))
