"""Colours are "#rrggbb" strings in scripts and float RGB triples inside the engine."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]
Colour: TypeAlias = str | Array
Stop: TypeAlias = Colour | tuple[float, Colour]
Paint: TypeAlias = Colour | Sequence[Stop]
"""One colour, a gradient, or a whole (H, W, 3) field.

A gradient is a list of stops or text: "#fff0c4, #c98a3c" or "0 #fff0c4, 0.3 #c98a3c, 1 #5a3824".
"""


def rgb(colour: Colour) -> Array:
    """A float32 triple in 0..1."""
    if isinstance(colour, str):
        digits = colour.lstrip("#")
        return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    return np.asarray(colour, np.float32)


def stops(paint: Paint) -> list[Stop]:
    """A gradient or a palette as a list, whichever way it was written."""
    if not isinstance(paint, str):
        return list(paint)
    out: list[Stop] = []
    for word in paint.split(","):
        *place, colour = word.split()
        out.append((float(place[0]), colour) if place else colour)
    return out


def plain(palette: Paint) -> list[Colour]:
    """The colours of a palette without places."""
    return [stop for stop in stops(palette) if not isinstance(stop, tuple)]


def mix(first: Colour, second: Colour, share: float) -> Array:
    """`first` with `share` of `second` in it."""
    return rgb(first) * (1 - share) + rgb(second) * share


def smooth(low: float, high: float, x: Array) -> Array:
    """Smoothstep; `low` may be greater than `high` for a falling edge."""
    span = high - low
    t = np.clip((x - low) / (span if span else 1e-9), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def blur(field: Array, sigma: float) -> Array:
    """Gaussian blur that leaves tiny sigmas alone: OpenCV would still cost a full pass."""
    return np.asarray(cv2.GaussianBlur(field, (0, 0), sigma)) if sigma > 0.25 else field


def ramp(t: Array, paint: Paint) -> Array:
    """Colours of a gradient at the positions `t`; plain colours are spread evenly."""
    places: list[float] = []
    colours: list[Array] = []
    given = stops(paint)
    for i, stop in enumerate(given):
        if isinstance(stop, tuple):
            places.append(stop[0])
            colours.append(rgb(stop[1]))
        else:
            places.append(i / max(1, len(given) - 1))
            colours.append(rgb(stop))
    table = np.array(colours)
    channels = [np.interp(t, places, table[:, k]) for k in range(3)]
    return np.stack(channels, -1).astype(np.float32)
