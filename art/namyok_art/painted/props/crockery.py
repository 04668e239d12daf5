"""Crockery with a temper: jugs that shout and a cup that listens, of one clay with their faces."""

import numpy as np

from namyok_art.painted import Array, Colour, mix, rgb, sample, smooth
from namyok_art.painted.figures import PLAIN, SKIN, Frame, Mould, turn
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def shouting_jug(
    mould: Mould,
    frame: Frame,
    clay: Colour,
    slip: Colour,
    look: Point,
    mood: float,
    *,
    slender: float = 1.0,
    iris: Colour = "#3a2418",
    mark: Decal | None = None,
) -> Array:
    """A jug with its lip to +z and its handle up; gives the place it pours from.

    mood -1 = anger .. 1 = sorrow: brows are coils of its own clay; `slip` paints its bands.
    """
    dark = mix(clay, "#1c0c28", 0.5)
    mould.frame = frame
    handle = mould.group()
    ring = sample([(-0.6, -0.9), (-1.02, -0.86), (-1.3, -1.15), (-1.34, -1.6), (-0.9, -2.0)], 16)
    loop = [(0.0, float(y), float(z)) for y, z in ring]
    mould.chain(loop, [0.13] * 16, clay, 0.1, PLAIN)
    body = mould.group()
    mould.ball((0, 0, -1.75), (1.12 * slender, 1.12 * slender, 1.15), clay, 0, PLAIN)
    mould.cone((0, 0, -1.1), (0, 0, -0.1), 0.8 * slender, 0.5, clay, 0.3, PLAIN)
    mould.cone((0, 0, -0.1), (0, 0, 0.2), 0.5, 0.52, clay, 0.1, PLAIN)
    mould.ball(loop[0], 0.18, clay, 0.16, PLAIN)
    mould.ball((0, 0, 0.62), (0.46, 0.5, 0.62), mix(clay, "#1a0818", 0.75), 0.04, PLAIN, cut=True)
    mould.decals[body] = (frame, _thrown(slip, mark))
    mould.decals[handle] = (frame, _thrown(slip, None))
    mould.group()
    round_ = np.linspace(0, 2 * np.pi, 33)
    lip = [
        (0.56 * np.cos(a), 0.6 * np.sin(a), 0.34 + 0.2 * max(0.0, np.sin(a)) ** 3) for a in round_
    ]
    mould.chain(lip, [0.075] * 33, mix(clay, "#ffe0b8", 0.18), 0.12, PLAIN)
    for s in (-1, 1):
        coil = []
        for aside, back in ((8, -0.5 - 0.2 * mood), (30, -0.56), (58, -0.52 + 0.2 * mood)):
            far = 0.62 + 0.3 * (-0.1 - back) * slender
            a = np.deg2rad(aside)
            coil.append((s * far * np.sin(a), -far * np.cos(a), back))
        mould.group()
        mould.chain(coil, [0.075, 0.1, 0.05], dark, 0.05, SKIN)
    tilt = turn(0, -38)
    mould.frame = frame.inside(0, 0, 0, 1, tilt)
    for s in (-1, 1):
        place = tilt.T @ np.array([s * 0.33, -0.42, -0.22])
        beast_eye(
            mould, place, 0.17, look, mix(clay, dark, 0.2), droop=0.22 - 0.06 * mood,
            slant=0.5 * mood, ahead=3.0, white="#f6ecd8", iris=iris,
        )  # fmt: skip
    mould.frame = Frame()
    return frame.p(0, 0.36, 0.16)


def _thrown(slip: Colour, mark: Decal | None) -> Decal:
    """Bands that the wheel left round the belly, and a mark of its own."""

    def decal(points: Array, colours: Array, material: Array) -> Array:
        z = points[:, 2]
        groove = 0.05 * np.sin(z * 46)
        out = colours * (1 + groove)[:, None]
        band = np.maximum(
            smooth(0.05, 0.03, np.abs(z + 1.02)), smooth(0.022, 0.012, np.abs(z + 1.14))
        )
        out = out * (1 - band[:, None]) + rgb(slip) * band[:, None]
        return np.asarray(out if mark is None else mark(points, out, material))

    return decal


def poured(
    mould: Mould, points: Array, radii: Array, tones: list[Array], melt: float = 0.0
) -> None:
    """A stream through world points that changes colour on its way."""
    mould.frame = Frame()
    mould.group()
    for k in range(len(points) - 1):
        mould.cone(points[k], points[k + 1], float(radii[k]), float(radii[k + 1]), tones[k], melt)
