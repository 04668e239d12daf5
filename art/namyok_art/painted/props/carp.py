"""A fish that stands on its tail, like somebody on the way to work."""

import numpy as np

from namyok_art.painted import Array, Colour, mix, rgb, smooth
from namyok_art.painted.figures import PLAIN, Frame, Mould
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def standing_carp(
    mould: Mould, frame: Frame, scale: Colour, fin: Colour, look: Point, droop: float = 0.2
) -> None:
    """A carp 2 high that faces +z: tail at y = 1, back behind, pale belly in front."""
    dark = mix(scale, "#101828", 0.55)
    mould.frame = frame
    mould.group()
    for s in (-1, 1):
        tail = [(0, 0.72, 0), (s * 0.12, 0.9, s * 0.14), (s * 0.2, 1.0, s * 0.34)]
        mould.chain(tail, [0.1, 0.09, 0.03], fin, 0.06, PLAIN)
    for k in range(6):
        root = np.array([0, -0.34 + 0.15 * k, -0.34 + 0.02 * k])
        tip = root + np.array([0, 0.02, -0.3 + 0.028 * k])
        mould.cone(root, tip, 0.07, 0.03, fin, 0.07, PLAIN)
    body = mould.group()
    spine = [
        (0.74, 0, 0.1),
        (0.5, 0.02, 0.22),
        (0.22, 0.03, 0.36),
        (-0.1, 0.04, 0.42),
        (-0.4, 0.06, 0.4),
    ]
    for y, z, r in spine:
        mould.ball((0, y, z), (r * 0.72, r * 1.1, r), scale, 0.2, PLAIN)
    mould.ball((0, -0.68, 0.16), (0.27, 0.32, 0.36), scale, 0.12, PLAIN)
    mould.cone((0, -0.66, 0.3), (0, -0.6, 0.52), 0.23, 0.14, scale, 0.1, PLAIN)
    mould.decals[body] = (frame, _scales(dark, mix(scale, "#fff4dc", 0.7)))
    mould.group()
    lips = np.linspace(0, 2 * np.pi, 15)
    ring = [
        (0.11 * np.cos(a), -0.57 + 0.05 * np.sin(a), 0.645 - 0.03 * abs(np.cos(a))) for a in lips
    ]
    mould.chain(ring, [0.036] * 15, mix(scale, "#a8402c", 0.5), 0.01, PLAIN)
    mould.group()
    mould.ball((0, -0.57, 0.62), (0.1, 0.045, 0.05), "#2a1018", 0, PLAIN)
    for s in (-1, 1):
        mould.group()
        for k in range(5):
            root = np.array([s * 0.27, -0.26, 0.14])
            tip = root + np.array([s * 0.16, 0.3 + 0.03 * k, 0.26 - 0.11 * k])
            mould.cone(root, tip, 0.06, 0.035, fin, 0.05, PLAIN)
        beast_eye(
            mould,
            (s * 0.2, -0.74, 0.36),
            0.125,
            look,
            dark,
            droop=droop,
            ahead=0.9,
            white="#fff0c0",
            iris="#c87a1c",
        )
    for s in (-1, 1):
        mould.group()
        barbel = [(s * 0.12, -0.54, 0.62), (s * 0.17, -0.42, 0.66), (s * 0.15, -0.3, 0.62)]
        mould.chain(barbel, [0.022, 0.018, 0.008], fin, 0.01, PLAIN)
    mould.frame = Frame()


def _scales(dark: Colour, pale: Colour) -> Decal:
    """Rows of scales with lit rims below the gills, and a pale belly in front."""

    def decal(points: Array, colours: Array, _: Array) -> Array:
        y, z = points[:, 1] * 8.5, points[:, 2] * 8.5
        row = np.floor(y)
        cell = z + (row % 2) * 0.5
        away = np.hypot((cell - np.round(cell)) * 1.1, (y - row) * 0.6)
        coat = smooth(-0.5, -0.36, points[:, 1])
        edge = (smooth(0.42, 0.56, away) * coat * 0.7)[:, None]
        colours = colours * (1 - edge) + rgb(dark) * edge
        shine = (smooth(0.3, 0.1, away) * coat * 0.28)[:, None]
        colours = colours * (1 - shine) + rgb(pale) * shine
        front = (smooth(0.16, 0.42, points[:, 2] - 0.1 * points[:, 1]) * 0.75)[:, None]
        return np.asarray(colours * (1 - front) + rgb(pale) * front)

    return decal
