"""Tortoises who have an opinion."""

import numpy as np

from namyok_art.painted import Array, Scene, ellipse, mix
from namyok_art.painted.figures import EYE, PLAIN, SKIN, Eye, Frame, Mould, cast, turn, unit


def tortoise(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    yaw: float,
    look: Array,
    mood: float,
    haze: float = 0,
) -> None:
    """A shell of plates, a wrinkled neck, and an opinion: mood -1 cross .. 1 sorry."""
    mould = Mould()
    frame = mould.frame = Frame(x, y, 0, size, turn(yaw, 6, 0))
    horn, hide = "#8a6a34", "#8a9a5a"
    mould.group()
    mould.cap((0, -0.20, 0), (0.56, 0.52, 0.66), (0, 1, 0), 0.18, horn, 0, PLAIN)
    mould.ball((0, -0.04, 0), (0.62, 0.09, 0.72), mix(horn, "#e8c878", 0.35), 0.05, PLAIN)
    for s in (-1, 1):
        for z in (-0.42, 0.40):
            mould.group()
            mould.cone((s * 0.40, 0.0, z), (s * 0.50, 0.24, z + 0.05), 0.16, 0.13, hide, 0, SKIN)
    group = mould.group()
    mould.chain(
        [(0, -0.05, 0.55), (0, -0.16, 0.82), (0, -0.34, 0.98)], [0.17, 0.13, 0.13], hide, 0.06, SKIN
    )
    mould.ball((0, -0.46, 1.08), (0.175, 0.165, 0.23), hide, 0.06, SKIN)
    mould.cone((0, -0.43, 1.2), (0, -0.40, 1.28), 0.11, 0.06, mix(hide, "#d8c878", 0.3), 0.06, SKIN)
    for s in (-1, 1):
        brow = ((s * 0.04, -0.60 + 0.03 * mood, 1.24), (s * 0.17, -0.60 - 0.05 * mood, 1.12))
        mould.cone(*brow, 0.03, 0.025, mix(hide, "#3a3a1c", 0.35), 0.015, SKIN)
    mould.decals[group] = (frame, _wrinkles)
    for s in (-1, 1):
        mould.group()
        key = EYE + len(mould.eyes)
        place = (s * 0.115, -0.51, 1.19)
        mould.ball(place, 0.066, "#f4ead0", 0, key)
        centre = frame.p(*place)
        way = unit(unit(look - centre) + 0.5 * frame.way((s * 0.5, 0, 1)))
        mould.eyes[key] = Eye(centre, way, "#6a4a1c", 0.066 * size, 1.2)
    mould.decals[1] = (frame, _plates)
    mould.frame = Frame()
    scene.cast(
        ellipse(x + size * 0.1, y + size * 0.3, size * 0.8, size * 0.16),
        strength=0.6,
        soft=size * 0.06,
    )
    cast(mould, scene, reach=size * 0.5, rim=0.4, haze=haze)


def _plates(points: Array, colours: Array, materials: Array) -> Array:
    """Six-sided plates with darker seams and growth rings."""
    u = np.arctan2(points[:, 0], -points[:, 1] + 0.15) * 2.4
    v = points[:, 2] * 4.2
    row = np.floor(v)
    a, b = (u + 0.5 * (row % 2)) % 1 - 0.5, v % 1 - 0.5
    rim = np.maximum(np.abs(a), np.abs(b))
    ring = 0.9 + 0.16 * np.cos(rim * 40)
    out = colours * ring[:, None]
    out[rim > 0.42] = out[rim > 0.42] * 0.45
    return np.asarray(out)


def _wrinkles(points: Array, colours: Array, materials: Array) -> Array:
    fold = 0.92 + 0.12 * np.sin(points[:, 2] * 60 + 4 * np.sin(points[:, 0] * 14))
    return np.asarray(colours * fold[:, None])
