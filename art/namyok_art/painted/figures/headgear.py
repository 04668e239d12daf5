"""Beards, moustaches and hats."""

import numpy as np

from namyok_art.painted.colour import mix, rgb
from namyok_art.painted.figures.hair import Comb
from namyok_art.painted.figures.kinds import Person
from namyok_art.painted.mould import CLOTH, HAIR, PLAIN, Mould
from namyok_art.painted.space import turn


def beard(
    mould: Mould, skull: int, mouth_y: float, mouth: float, who: Person, open_: float
) -> None:
    """A beard of locks along the jaw and a moustache over the lip."""
    mould.group()
    if who.beard is not None:
        comb = Comb(mould, who.beard)
        drop = 0.09 * open_
        for az in np.linspace(-86, 86, 17):
            u = np.deg2rad(az)
            x, side = np.sin(u), abs(az) / 86
            root = (
                0.27 * x,
                mouth_y + 0.02 + 0.06 * (1 - side) - 0.20 * side + drop,
                0.26 * np.cos(u) + 0.03,
            )
            long = 0.20 + 0.14 * np.cos(u) + comb.rng.uniform(-0.03, 0.05)
            tip = (
                0.17 * x + comb.rng.uniform(-0.02, 0.02),
                root[1] + long,
                0.28 * np.cos(u) + 0.04,
            )
            middle = (0.27 * x, root[1] + long * 0.5, 0.30 * np.cos(u) + 0.05)
            comb.lock([root, middle, tip], [0.045, 0.055, 0.008], 0.03)
    if who.moustache is not None:
        comb = Comb(mould, who.moustache)
        places = [(0.02, mouth_y - 0.045), (0.07, mouth_y - 0.035), (mouth + 0.06, mouth_y + 0.01)]
        for s in (-1, 1):
            spots = [(s * x, y) for x, y in places]
            depths = mould.surface(spots, skull)
            points = [(x, y, d + 0.012) for (x, y), d in zip(spots, depths, strict=True)]
            comb.lock(points, [0.024, 0.030, 0.006], 0.01)


def hat(mould: Mould, who: Person) -> None:
    """Headgear on top of whatever hair there is."""
    colour, dark = rgb(who.hat_colour), mix(who.hat_colour, "#120c10", 0.4)
    mould.group()
    tilt = turn(0, -8, 0)
    mat = CLOTH
    if who.hat == "cap":
        mould.cap((0, -0.17, -0.07), (0.40, 0.36, 0.47), (0, 1, 0.12), -0.05, colour, 0, mat)
        mould.ball((0, -0.20, 0.38), (0.27, 0.028, 0.22), dark, 0.03, mat, turn(0, 14, 0))
    elif who.hat in ("brim", "bowler", "top"):
        wide = {"brim": 0.68, "bowler": 0.50, "top": 0.52}[who.hat]
        mould.ball((0, -0.27, -0.06), (wide, 0.035, wide * 1.05), colour, 0, mat, tilt)
        tall = {"brim": 0.26, "bowler": 0.30, "top": 0.50}[who.hat]
        if who.hat == "top":
            mould.cone((0, -0.30, -0.07), (0, -0.30 - tall, -0.10), 0.33, 0.36, colour, 0.02, mat)
        else:
            mould.ball((0, -0.33, -0.07), (0.37, tall, 0.42), colour, 0.04, mat, tilt)
        mould.group()
        mould.ball((0, -0.325, -0.06), (0.385, 0.045, 0.435), dark, 0, mat, tilt)
    elif who.hat == "kerchief":
        mould.cap((0, -0.12, -0.07), (0.405, 0.41, 0.475), (0, 0.55, 0.83), 0.13, colour, 0, mat)
        for s in (-1, 1):
            mould.cone(
                (s * 0.33, 0.02, 0.02), (s * 0.06, 0.47, 0.12), 0.07, 0.05, colour, 0.08, mat
            )
            mould.cone(
                (s * 0.02, 0.47, 0.17), (s * 0.10, 0.66, 0.20), 0.04, 0.055, colour, 0.02, mat
            )
    elif who.hat == "crown":
        ring = np.linspace(0, 2 * np.pi, 19)
        points = [(0.37 * np.sin(a), -0.32, -0.07 + 0.43 * np.cos(a)) for a in ring]
        mould.chain(points, [0.04] * 19, colour, 0.01, PLAIN)
        for k, (x, y, z) in enumerate(points[:-1:2]):
            mould.cone((x, y, z), (x * 1.12, y - 0.17, z * 1.1), 0.045, 0.012, colour, 0.01, PLAIN)
            jewel = "#a8303a" if k % 2 else "#3f6f7a"
            mould.ball((x * 1.06, y, z + (0.045 if z > 0 else -0.045)), 0.026, jewel, 0, PLAIN)
    elif who.hat == "hood":
        mould.cap((0, -0.10, -0.09), (0.43, 0.47, 0.48), (0, 0.22, 0.97), 0.20, colour, 0, mat)
        mould.cone((0, 0.42, -0.16), (0, 0.56, -0.14), 0.33, 0.36, colour, 0.12, mat)
    elif who.hat == "fur":
        mould.ball((0, -0.36, -0.06), (0.36, 0.22, 0.42), dark, 0, mat)
        for a in np.linspace(0, 2 * np.pi, 25):
            place = (0.37 * np.sin(a), -0.27 + 0.02 * np.sin(9 * a), -0.06 + 0.42 * np.cos(a))
            mould.ball(place, 0.085, colour, 0.03, HAIR)
