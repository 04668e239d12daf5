"""Large beasts near by, modelled like people: they look at something."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted import Array, Colour, mix, sample
from namyok_art.painted.figures import EYE, FUR, PLAIN, SKIN, Eye, Frame, Mould, unit
from namyok_art.painted.space import Point

LASH = np.array([(0, 0, 0), (0.045, -0.005, 0.035), (0.085, -0.035, 0.06)])
"""An eyelash of a camel, from its root outward."""


def beast_eye(
    mould: Mould,
    place: Point,
    radius: float,
    look: Point,
    lid: Colour,
    *,
    iris: Colour = "#4a2c18",
    white: Colour = "#c0a48c",
    droop: float = 0.35,
    slant: float = 0,
    ahead: float = 0.35,
) -> None:
    """An eyeball under an upper and a lower lid; droop 0 = wide open, 1 = shut.

    ahead   how far forward it is set: a hare's 0, a camel's 0.35, a dog's 3
    """
    frame = mould.frame
    centre = np.asarray(place, float)
    out = unit(np.array([centre[0], 0, ahead * abs(centre[0]) + 0.02]))
    up, low = np.deg2rad((64 - 64 * droop, 38 - 30 * droop))
    mould.group()
    tilt = np.array([slant * np.sign(centre[0]), 0, 0])
    mould.cap(
        centre,
        radius * 1.16,
        unit(np.array([0, np.cos(up), 0]) + out * np.sin(up) + tilt),
        0,
        lid,
        0,
        SKIN,
    )
    mould.cap(
        centre,
        radius * 1.12,
        unit(np.array([0, -np.cos(low), 0]) + out * np.sin(low)),
        0,
        lid,
        0,
        SKIN,
    )
    mould.group()
    key = EYE + len(mould.eyes)
    mould.ball(centre, radius, white, 0, key)
    world = frame.p(*centre)
    way = unit(unit(np.asarray(look, float) - world) + 2.2 * frame.way(out))
    mould.eyes[key] = Eye(world, way, iris, radius * frame.scale, 1.35)


def _smooth(points: Sequence[Point], count: int) -> Array:
    """A curve through joints in space."""
    given = np.array(points, float)
    across, along = sample(given[:, :2], count), sample(given[:, 1:], count)
    return np.asarray(np.c_[across, along[:, 1]])


def elephant(
    mould: Mould, frame: Frame, hide: Colour, trunk: Sequence[Point], look: Point, tusk: Colour
) -> Array:
    """Head, ears, back and forelegs; the head is 1 high. `trunk` = its joints in local units."""
    mould.frame = frame
    ear = mix(hide, "#c88a8a", 0.12)
    mould.group()
    mould.ball((0.1, 0.55, -1.5), (1.05, 1.15, 1.1), hide, 0, SKIN)
    mould.ball((0.1, -0.05, -1.2), (0.8, 0.7, 0.9), hide, 0.3, SKIN)
    for s in (-1, 1):
        mould.chain(
            [(s * 0.55, 0.8, -0.9), (s * 0.6, 1.9, -0.75), (s * 0.6, 3.2, -0.75)],
            [0.45, 0.36, 0.36],
            hide,
            0.2,
            SKIN,
        )
    for s in (-1, 1):
        mould.group()
        spread = np.array([[0.93, 0, s * 0.36], [0, 1, 0], [-s * 0.36, 0, 0.93]])
        mould.ball((s * 0.86, 0.10, -0.35), (0.56, 0.80, 0.13), ear, 0, SKIN, spread)
        mould.cone((s * 0.5, -0.52, -0.3), (s * 1.16, -0.46, -0.42), 0.10, 0.08, ear, 0.1, SKIN)
    mould.group()
    mould.ball((0, 0, -0.1), (0.50, 0.56, 0.5), hide, 0, SKIN)
    for s in (-1, 1):
        mould.ball((s * 0.20, -0.34, 0.02), 0.32, hide, 0.14, SKIN)
        mould.ball((s * 0.30, 0.30, 0.12), (0.2, 0.3, 0.24), hide, 0.15, SKIN)
        mould.ball((s * 0.34, -0.08, 0.26), (0.15, 0.09, 0.12), hide, 0.08, SKIN)
    curve = _smooth(trunk, 26)
    radii = np.interp(np.linspace(0, 1, 26), [0, 0.25, 0.6, 1], [0.31, 0.25, 0.165, 0.09])
    mould.chain(list(curve), radii, hide, 0.02, SKIN)
    for s in (-1, 1):
        mould.group()
        mould.chain(
            [(s * 0.27, 0.45, 0.32), (s * 0.36, 0.85, 0.52), (s * 0.34, 1.10, 0.80)],
            [0.085, 0.07, 0.012],
            tusk,
            0.02,
            PLAIN,
        )
        beast_eye(mould, (s * 0.35, 0.02, 0.29), 0.07, look, mix(hide, "#3a3a50", 0.2), droop=0.4)
    tip = frame.p(*trunk[-1])
    mould.frame = Frame()
    return tip


def camel_head(mould: Mould, frame: Frame, coat: Colour, look: Point) -> Array:
    """Head and neck of a camel, its skull at the origin, 1 from there to the lips (+z)."""
    mould.frame = frame
    pale, dark = mix(coat, "#fff0d0", 0.35), mix(coat, "#5a3018", 0.45)
    mould.group()
    mould.chain(
        [(0, 0.10, -0.12), (0, 0.62, -0.30), (0, 1.25, -0.22), (0, 1.8, 0.1), (0, 2.3, 0.5)],
        [0.25, 0.27, 0.32, 0.40, 0.5],
        coat,
        0.1,
        FUR,
    )
    mould.group()
    for k in range(15):  # the beard under the throat
        t = k / 14
        root = np.array([0.06 * np.sin(k * 2.4), 0.40 + 0.95 * t, -0.06 + 0.04 * t])
        fall = np.array([0.05 * np.sin(k * 1.7), 0.24 + 0.06 * np.sin(k * 3.1), 0.10])
        end = root + fall
        mould.chain(
            [root, (root + end) / 2 + (0, 0, 0.06), end], [0.12, 0.08, 0.012], dark, 0.04, FUR
        )
    mould.group()
    mould.ball((0, -0.04, 0), (0.255, 0.29, 0.36), coat, 0, FUR)
    mould.cone((0, 0.06, 0.2), (0, 0.15, 0.74), 0.225, 0.175, coat, 0.12, FUR)
    mould.cone((0, 0.26, 0.06), (0, 0.34, 0.66), 0.18, 0.11, pale, 0.1, FUR)
    mould.ball((0, 0.08, 0.82), (0.175, 0.15, 0.16), coat, 0.1, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.085, 0.22, 0.88), (0.105, 0.15, 0.12), pale, 0.05, FUR)
        mould.ball((s * 0.19, -0.16, 0.20), (0.10, 0.08, 0.16), coat, 0.08, FUR)
        mould.ball((s * 0.17, 0.10, 0.34), (0.10, 0.16, 0.24), coat, 0.1, FUR)
    for s in (-1, 1):
        nostril = np.array([[0.9, s * 0.43, 0], [-s * 0.43, 0.9, 0], [0, 0, 1.0]])
        mould.ball(
            (s * 0.105, 0.055, 0.95), (0.022, 0.07, 0.07), dark, 0.02, PLAIN, nostril, cut=True
        )
    mould.group()
    mould.ball((0, 0.41, 0.76), (0.115, 0.085, 0.16), pale, 0, FUR)
    for s in (-1, 1):
        mould.group()
        mould.chain(
            [(s * 0.2, -0.24, -0.2), (s * 0.29, -0.38, -0.24), (s * 0.31, -0.50, -0.22)],
            [0.07, 0.085, 0.03],
            coat,
            0.03,
            FUR,
        )
        beast_eye(
            mould, (s * 0.205, -0.06, 0.25), 0.092, look, mix(coat, "#4a2818", 0.3), droop=0.34
        )
    mould.group()
    for k in range(9):
        a = k / 8 * 2 - 1
        root = np.array([a * 0.17, -0.28 + 0.05 * a * a, -0.02 - 0.12 * (k % 2)])
        mould.chain(
            [
                root + curl
                for curl in np.array([(0, 0, 0), (a * 0.07, -0.12, 0.04), (a * 0.15, -0.13, 0.13)])
            ],
            [0.085, 0.06, 0.012],
            dark,
            0.03,
            FUR,
        )
    for s in (-1, 1):
        for k in range(9):
            q = -0.9 + k * 0.22
            root = np.array([s * (0.285 + 0.02 * np.cos(q)), -0.075, 0.25 + 0.09 * np.sin(q)])
            mould.strand(
                [root + lash * np.array([s, 1, q]) for lash in LASH],
                0.06,
                0.014,
                "#2a1418",
            )
    lips = frame.p(0, 0.34, 0.95)
    mould.frame = Frame()
    return lips
