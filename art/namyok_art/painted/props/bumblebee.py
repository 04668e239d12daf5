"""A bumblebee near by, with something to tell."""

import numpy as np

from namyok_art.painted import Array, Colour, mix, rgb, smooth
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def bumblebee(
    mould: Mould,
    frame: Frame,
    fur: Colour,
    look: Point,
    hands: tuple[Point, Point],
    rng: np.random.Generator,
) -> None:
    """A bee 1 from breast to face (+z); `hands` = where its forefeet are, in local units."""
    dark = "#241a20"
    mould.frame = frame
    belly = mould.group()
    mould.ball((0, 0.3, -0.85), (0.5, 0.52, 0.78), fur, 0, FUR)
    mould.cone((0, 0.5, -1.4), (0, 0.62, -1.78), 0.26, 0.06, dark, 0.12, FUR)
    mould.decals[belly] = (frame, _rings(dark))
    mould.group()
    mould.ball((0, 0, 0), (0.48, 0.46, 0.48), fur, 0, FUR)
    mould.ball((0, -0.04, 0.26), (0.4, 0.4, 0.26), mix(fur, "#fff4d0", 0.4), 0.1, FUR)
    for _ in range(700):
        way = rng.standard_normal(3)
        way /= np.linalg.norm(way)
        root = way * 0.45
        tip = way * rng.uniform(0.5, 0.575) + np.array([0, 0.03, -0.04])
        tone = mix(fur, ("#fff0c0", "#8a5a18")[int(rng.integers(2))], rng.uniform(0.2, 0.7))
        mould.strand([root, (root + tip) / 2, tip], 0.08, 0.008, tone)
    for s, hand in zip((-1, 1), hands, strict=True):
        mould.group()
        root, place = np.array([s * 0.28, 0.26, 0.2]), np.asarray(hand, float)
        knee = (root + place) / 2 + np.array([s * 0.2, 0.16, 0.05])
        mould.chain([root, knee, place], [0.075, 0.06, 0.05], dark, 0.03, PLAIN)
        mould.ball(place, (0.08, 0.07, 0.07), dark, 0.03, PLAIN)
        for k in (0, 1):
            mould.group()
            hip = np.array([s * 0.3, 0.36, -0.1 - 0.3 * k])
            steps = np.array([(0, 0, 0), (s * 0.3, 0.26, 0), (s * 0.24, 0.62, 0.08)])
            leg = list(hip + steps)
            mould.chain(leg, [0.07, 0.06, 0.03], dark, 0.03, PLAIN)
    mould.group()
    mould.ball((0, -0.02, 0.62), (0.34, 0.36, 0.28), dark, 0, FUR)
    mould.ball((0, 0.14, 0.78), (0.2, 0.18, 0.16), "#3a2a2c", 0.08, FUR)
    mould.group()
    mould.ball((0, 0.22, 0.92), (0.075, 0.06, 0.04), "#c87a6a", 0, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.2, -0.1, 0.76),
            0.145,
            look,
            "#4a3420",
            droop=0.2,
            ahead=1.6,
            slant=0.1,
            white="#fff6e0",
            iris="#3a1c10",
        )
        mould.group()
        feeler = [(s * 0.12, -0.32, 0.72), (s * 0.22, -0.58, 0.84), (s * 0.36, -0.66, 1.0)]
        mould.chain(feeler, [0.035, 0.03, 0.04], dark, 0.02, PLAIN)
    mould.frame = Frame()


def _rings(dark: Colour) -> Decal:
    def decal(points: Array, colours: Array, _: Array) -> Array:
        wave = np.sin((points[:, 2] + 0.12 * points[:, 1]) * 8.4 + 0.4)
        k = smooth(-0.1, 0.2, wave)[:, None]
        return np.asarray(colours * (1 - k) + rgb(dark) * k)

    return decal
