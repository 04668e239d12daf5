"""An owl near by, that turns its whole face to what it looks at."""

import numpy as np

from namyok_art.painted import Array, Colour, mix, rgb, smooth
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def owl(
    mould: Mould, frame: Frame, coat: Colour, look: Point, nod: Array, droop: float = 0.12
) -> None:
    """Head, breast and folded wings; the head is 1 wide each way, `nod` turns it."""
    pale, dark = mix(coat, "#fff4de", 0.6), mix(coat, "#1c1420", 0.55)
    mould.frame = frame
    breast = mould.group()
    mould.ball((0, 1.5, -0.35), (0.95, 1.35, 0.8), pale, 0, FUR)
    mould.cone((0, 0.5, -0.2), (0, 1.3, -0.2), 0.7, 0.85, pale, 0.2, FUR)
    mould.decals[breast] = (frame, _bars(dark))
    for s in (-1, 1):
        wing = mould.group()
        mould.ball((s * 0.86, 1.5, -0.3), (0.34, 1.25, 0.6), coat, 0, FUR)
        mould.decals[wing] = (frame, _plumes(pale, dark))
    mould.frame = frame.inside(0, 0, 0, 1, nod)
    skull = mould.group()
    mould.ball((0, 0, -0.1), (0.86, 0.72, 0.66), coat, 0, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.36, 0.04, 0.3), (0.46, 0.5, 0.24), pale, 0.1, FUR)
        mould.chain(
            [(s * 0.1, -0.22, 0.6), (s * 0.42, -0.46, 0.42), (s * 0.8, -0.86, 0.05)],
            [0.13, 0.15, 0.02],
            coat,
            0.08,
            FUR,
        )
    mould.decals[skull] = (mould.frame, _discs(pale, dark))
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.34, 0.0, 0.5),
            0.23,
            look,
            dark,
            droop=droop,
            ahead=5,
            slant=0.15,
            white="#f2b03a",
            iris="#e08a1c",
        )
    mould.group()
    beak = [(0, 0.1, 0.66), (0, 0.26, 0.82), (0, 0.42, 0.74)]
    mould.chain(beak, [0.1, 0.1, 0.02], "#3a3038", 0.03, PLAIN)
    mould.frame = Frame()


def _blend(colours: Array, tone: Colour, share: Array) -> Array:
    k = np.clip(share, 0, 1)[:, None]
    return np.asarray(colours * (1 - k) + rgb(tone) * k)


def _bars(dark: Colour) -> Decal:
    """Short dark dashes across the breast, row under row."""

    def decal(points: Array, colours: Array, _: Array) -> Array:
        x, y = points[:, 0], points[:, 1]
        row = np.floor(y * 5.5)
        across = x * 5 + (row % 2) * 0.5
        spot = np.hypot((across - np.round(across)) * 1.1, (y * 5.5 - row - 0.5) * 1.5)
        return _blend(colours, dark, smooth(0.42, 0.2, spot) * 0.75)

    return decal


def _plumes(pale: Colour, dark: Colour) -> Decal:
    """Scalloped feathers with pale edges."""

    def decal(points: Array, colours: Array, _: Array) -> Array:
        u, y = points[:, 2] * 4 + points[:, 0], points[:, 1] * 3.4
        row = np.floor(y)
        cell = u + (row % 2) * 0.5
        away = np.hypot(cell - np.round(cell), (y - row) * 0.62)
        colours = _blend(colours, pale, smooth(0.5, 0.58, away) * 0.55)
        return _blend(colours, dark, smooth(0.3, 0.1, away) * 0.5)

    return decal


def _discs(pale: Colour, dark: Colour) -> Decal:
    """Two facial discs of fine rays with a dark rim."""

    def decal(points: Array, colours: Array, _: Array) -> Array:
        x, y = np.abs(points[:, 0]) - 0.36, points[:, 1] - 0.04
        far, angle = np.hypot(x / 0.46, y / 0.5), np.arctan2(y, x)
        front = smooth(0.0, 0.2, points[:, 2])
        rays = 0.5 + 0.5 * np.sin(angle * 26)
        colours = _blend(colours, pale, smooth(1.04, 0.96, far) * front)
        colours = _blend(colours, dark, smooth(1.0, 0.5, far) * rays * 0.28 * front)
        rim = smooth(0.9, 0.99, far) * smooth(1.14, 1.05, far)
        return _blend(colours, dark, rim * front * 0.8)

    return decal
