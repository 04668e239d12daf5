"""A dark hall from the stage: nothing is lit but the yawns, and one pair of eyes that weep."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Mask,
    Print,
    X,
    Y,
    blob,
    brush,
    noise,
    oval,
    place,
    poly,
    shapes,
    spline,
    strands,
)
from namyok_art.lino.ground import streaks
from namyok_art.lino.mask import F32, step
from namyok_art.lino.shape import Points, Pts, ellipse, points

LIPS = "0 -1, .2 -1.08, .5 -.94, .8 -.5, .94 .08, .86 .62, .52 1.0, 0 1.12"
HOLE = "0 -.8, .2 -.84, .46 -.7, .66 -.36, .76 .1, .68 .56, .4 .82, 0 .9"

THIN = "0 -.9, .2 -.95, .48 -.82, .72 -.42, .85 .1, .77 .6, .46 .92, 0 1.02"

HEAD = "0 -2.7, .6 -2.6, 1.1 -2.1, 1.34 -1.2, 1.4 -.3, 1.36 .5, 1.1 1.3, .66 1.8, 0 1.94"
CAP = "0 -2.9, .7 -2.8, 1.3 -2.2, 1.5 -1.4, 1.3 -1.7, 1.0 -2.3, .5 -2.46, 0 -2.5"
BOB = "0 -3.0, .8 -2.86, 1.46 -2.1, 1.68 -.8, 1.74 .6, 1.5 1.3, 1.1 1.2, 0 1.2"


@dataclass(frozen=True, slots=True)
class Yawn:
    x: float
    y: float
    s: float
    tilt: float = 0
    wide: float = 1
    rust: bool = True
    teeth: int = 6
    gap: int = -9
    """Number of the tooth that is missing."""
    moustache: bool = False
    tongue: float = 0.62
    nose: int = 0
    hair: int = 0
    """0 none, 1 short, 2 a bob, 3 a knot."""
    blue: bool = False
    """Far from the stage."""

    def at(self, pts: Pts) -> Points:
        return place(points(pts) * (self.wide, 1), self.x, self.y, self.s, self.tilt)

    def both(self, half: str) -> Mask:
        """A smooth form from its right half."""
        right = points(half)
        return blob(self.at(np.vstack([right, right[-2:0:-1] * (-1, 1)])))

    def cut(self, pts: Pts, widths: tuple[float, ...]) -> Mask:
        return brush(self.at(pts), [w * self.s for w in widths])


NOSES = (
    "0 -1.86, .2 -1.8, .3 -1.62, .44 -1.5, .4 -1.32, .22 -1.34, 0 -1.24",
    "0 -1.9, .14 -1.84, .2 -1.62, .32 -1.48, .3 -1.34, .16 -1.34, 0 -1.18",
    "0 -1.7, .3 -1.66, .46 -1.52, .6 -1.44, .54 -1.28, .3 -1.32, 0 -1.26",
    "0 -1.84, .3 -1.78, .42 -1.56, .4 -1.36, .26 -1.3, .2 -1.22, 0 -1.16",
)
ROWS = (
    Yawn(98, 152, 46, -0.2, 0.88, nose=1, hair=2, blue=True),
    Yawn(288, 150, 44, 0.14, 1.06, rust=False, moustache=True, nose=2, blue=True),
    Yawn(504, 152, 45, -0.1, 0.84, teeth=4, nose=3, hair=3, blue=True),
    Yawn(704, 150, 48, 0.2, 1.0, rust=False, nose=0, hair=1, blue=True),
    Yawn(122, 390, 61, 0.2, 0.98, rust=False, teeth=5, gap=2, nose=3, blue=True),
    Yawn(682, 388, 60, -0.18, 0.88, nose=0, hair=2, blue=True),
    Yawn(124, 686, 80, -0.1, 0.88, teeth=7, nose=2, hair=1),
    Yawn(682, 668, 80, 0.1, 1.0, rust=False, moustache=True, nose=1),
    Yawn(212, 1064, 116, 0.1, 1.0, rust=False, nose=0, hair=1),
    Yawn(576, 1072, 116, -0.12, 0.88, teeth=7, gap=5, nose=1, hair=2),
)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rust", 371)
    streaks(p, 0.2 * step(1200, 0, Y) + 0.1, 0, 13, 150, a=1)
    for i, one in enumerate(ROWS):
        _yawn(p, one, i)
    _weeping(p)
    return p.press()


def _yawn(p: Print, m: Yawn, seed: int) -> None:
    """A head thrown back, lit from the stage: chin and mouth near, the shut eyes far up."""
    s, line = m.s, max(4, m.s * 0.06)
    skin = m.both(HEAD)
    _shoulders(p, m)
    if m.hair == 2:
        bob = m.both(BOB)
        p.put(bob.grow(line), k=1, a=1, b=0)
        for d, wide in ((-1, 0.1), (1, 0.06)):
            first = m.at(points(".3 -2.9, 1.5 -2, 1.7 1") * (d, 1))
            last = m.at(points(".2 -2.8, 1.3 -1.6, 1.44 1") * (d, 1))
            p.put(shapes(strands(first, last, 6, s * wide, seed + 2 + d)) & bob, k=0, a=0, b=1)
    elif m.hair == 3:
        p.ink(shapes([m.at(ellipse(0, -3.1, 0.62, 0.5))]))
    p.put(skin.grow(line), k=1)
    dx, dy = _local(m)
    far = np.hypot(dx / 0.94, (dy - 0.03) / 1.1)
    tone: F32 = np.asarray(
        1.12 - 0.75 * step(0.5, 1.6, dx) - 0.3 * step(-1.0, -2.7, dy)
        - 0.25 * step(-1.0, -1.6, dx) + 0.2 * (noise(40, 3 + seed % 4) - 0.5), np.float32,
    )  # fmt: skip
    around = np.asarray(np.arctan2(dx, dy) * s * 1.4, np.float32)
    ring = np.asarray(far * s + 5 * noise(50, 2), np.float32)
    p.ground(tone, ring, around, max(6.5, s * 0.085), s * 0.8, seed, float(m.blue), 0, skin)
    if m.hair:
        cap = m.both(CAP) & skin.grow(line)
        p.ink(cap)
        comb = strands(m.at("-.1 -2.8, -.7 -2.6, -1.3 -1.9"), m.at(".1 -2.8, .7 -2.6, 1.3 -1.9"),
                       7, s * 0.09, seed + 2)  # fmt: skip
        p.put(shapes(comb) & cap, k=0, a=0, b=float(m.rust))
    _features(p, m)
    lips, hole = m.both(LIPS), m.both(HOLE if m.rust else THIN)
    if m.rust:
        p.put(lips.grow(max(2, s * 0.04)), k=1)
        p.put(lips, k=0, a=0, b=1)
    p.put(hole.grow(max(3, s * 0.05)), k=1)
    p.put(hole, k=1, a=0, b=0)
    _teeth(p, m, hole)
    if m.moustache:
        _moustache(p, m)


def _local(m: Yawn) -> tuple[F32, F32]:
    ca, sa = math.cos(m.tilt), math.sin(m.tilt)
    dx = ((X - m.x) * ca + (Y - m.y) * sa) / (m.s * m.wide)
    dy = ((Y - m.y) * ca - (X - m.x) * sa) / m.s
    return np.asarray(dx, np.float32), np.asarray(dy, np.float32)


def _shoulders(p: Print, m: Yawn) -> None:
    coat = blob(place("-1 1.2, -1.9 1.9, -2.4 3, -2.5 5, 2.5 5, 2.4 3, 1.9 1.9, 1 1.2",
                      m.x, m.y, m.s))  # fmt: skip
    p.put(coat, k=1, a=1, b=0)


def _features(p: Print, m: Yawn) -> None:
    """Nose from below, folds, lids pressed together."""
    for d in (-1, 1):
        lid = [(d * 0.34, -1.94), (d * 0.56, -1.8), (d * 0.84, -1.82), (d * 1.08, -2.02)]
        p.ink(m.cut(lid, (0.05, 0.14, 0.13, 0.03)))
        for q in (-0.24, 0.0, 0.2):
            lash = [(d * (0.7 + q), -1.74), (d * (0.74 + q * 1.4), -1.56)]
            p.ink(m.cut(lash, (0.08, 0.01)))
        p.ink(m.cut([(d * 0.26, -2.22), (d * 0.6, -2.36), (d * 1.04, -2.2)], (0.03, 0.14, 0.02)))
        fold = [(d * 0.52, -1.38), (d * 0.98, -0.9), (d * 1.2, -0.1), (d * 1.12, 0.6)]
        p.ink(m.cut(fold, (0.02, 0.13, 0.12, 0.02)))
    p.ink(m.cut([(-0.5, 1.34), (0, 1.46), (0.5, 1.34)], (0.02, 0.12, 0.02)))
    nose = m.both(NOSES[m.nose])
    p.put(nose.grow(max(2.5, m.s * 0.05)), k=1)
    p.put(nose, k=0, a=float(m.blue), b=0)
    for d in (-1, 1):
        p.ink(m.cut([(d * 0.1, -1.36), (d * 0.2, -1.44), (d * 0.32, -1.38)], (0.05, 0.16, 0.05)))


def _teeth(p: Print, m: Yawn, hole: Mask) -> None:
    tongue = shapes([m.at(ellipse(0, 0.72, 0.5, m.tongue * 0.62))]) & hole
    p.put(tongue, k=0, a=0, b=1)
    p.ink(m.cut([(0, 0.66), (0.02, 0.8), (0, 0.95)], (0.01, 0.05, 0.05)) & tongue)
    p.put(m.cut([(-0.34, 0.62), (-0.2, 0.46), (-0.04, 0.42)], (0.01, 0.06, 0.01)) & tongue, b=0)
    n = m.teeth
    for i in range(n):
        if i == m.gap:
            continue
        q = (i - (n - 1) / 2) / (n / 2)
        half = 0.7 / n * 0.95
        x = q * 0.7
        top = -0.95
        low = -0.4 - 0.3 * q * q
        tooth = spline(
            m.at([(x - half, top), (x + half, top), (x + half * 0.9, low - 0.1), (x, low),
                  (x - half * 0.9, low - 0.1)]), 5, closed=True,
        )  # fmt: skip
        p.put(poly(tooth) & hole, k=0, a=0, b=0)


def _moustache(p: Print, m: Yawn) -> None:
    for d in (-1, 1):
        side = blob(
            m.at(
                points("0 -1.24, .3 -1.3, .74 -1.08, 1.08 -.5, 1.2 -.3, .8 -.52, .5 -.8, .1 -.96")
                * (d, 1)
            )
        )
        p.ink(side.grow(max(3, m.s * 0.05)))
        p.put(side, k=0, a=0, b=0)
        for q in (0.0, 0.12, 0.24):
            line = [(d * (0.2 + q), -1.2 + q * 0.6), (d * (0.6 + q * 0.6), -1.0 + q * 0.7),
                    (d * (0.95 + q * 0.3), -0.6 + q * 0.5)]  # fmt: skip
            p.ink(m.cut(line, (0.01, 0.05, 0.01)) & side)


def _weeping(p: Print) -> None:
    quiet = blob("250 330, 400 290, 550 330, 560 470, 520 620, 400 660, 280 620, 240 470")
    p.ink(quiet.grow(20))
    for d in (-1, 1):
        x = 400 + d * 92

        def at(pts: Pts, x: float = x, d: int = d) -> Points:
            return place(pts, x, 440, 74, 0, d)

        white = poly(at([*spline("-.9 .1, -.4 -.4, .3 -.46, .95 .06", 8),
                         *spline(".95 .06, .4 .42, -.3 .44, -.9 .1", 8)]))  # fmt: skip
        p.put(white, k=0, a=0, b=0)
        p.ink(shapes([at(ellipse(0.0, -0.04, 0.43, 0.43))]) & white)
        p.put(shapes([at(ellipse(0.0, -0.04, 0.34, 0.34))]) & white, k=0, a=1, b=0)
        p.ink(shapes([at(ellipse(0.0, -0.04, 0.18, 0.18))]) & white)
        p.put(oval(x - 10, 426, 9, 9), k=0, a=0, b=0)
        p.put(brush(at("-.8 -.62, -.3 -1.0, .4 -.92, 1.0 -.5"), [3, 14, 13, 2]), k=0, a=0, b=0)
        p.put(brush(at("-.9 -.3, -.3 -.7, .4 -.72, 1.0 -.24"), [1, 5, 6, 1]), k=0, a=0, b=0)
        low = 740 if d < 0 else 690
        tear = brush([(x + 6 * d, 474), (x + 12 * d, 560), (x + 10 * d, low)], [12, 24, 46])
        p.put(tear, k=0, a=1, b=0)
        p.put(brush([(x + 4 * d, 500), (x + 6 * d, 570), (x + 2 * d, low - 10)], [2, 7, 11]), a=0)
