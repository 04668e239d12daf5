"""The print of a raised finger is a whirlpool, and a boat rows in it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Mask,
    Print,
    X,
    Y,
    blob,
    brush,
    inflate,
    noise,
    oval,
    place,
    shapes,
    step,
)
from namyok_art.lino.ground import streaks
from namyok_art.lino.mask import F32
from namyok_art.lino.press import lit
from namyok_art.lino.shape import Points, Pts, ellipse, points

FINGER = (
    "60 1500, 96 1240, 100 1130, 104 1040, 96 930, 84 760, 84 560, 112 384, 180 228, 280 130,"
    "400 96, 520 130, 620 228, 688 384, 716 560, 716 760, 704 930, 696 1040, 700 1130, 704 1240,"
    "740 1500"
)
CX, CY, GAP = 396, 500, 20
BOAT = -0.86
"""The angle at which the boat rides; the turns of the whirl are counted from there."""


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "ochre", 201)
    streaks(p, 0.97 + 0.1 * (noise(150, 3) - 0.5), 0.1, 15, 190, b=1, seed=8)
    finger = blob(FINGER)
    p.flat(blob("196 250, 214 166, 290 86, 400 54, 510 86, 586 166, 604 250, 400 300"), outline=9)
    _print(p, finger)
    _crease(p, finger)
    _boat(p)
    return p.press()


def _ridges() -> tuple[F32, F32, F32]:
    """Rings wind into the middle, arches lie under them, and between the two are the deltas.

    Gives the field whose steps are the ridges, how far a place is from the middle of the whirl,
    and by how much it belongs to the rings and not to the arches."""
    dx, dy = X - CX, (Y - CY) * 0.86
    bend = 30 * (noise(150, 6) - 0.5) + 7 * (noise(40, 3) - 0.5)
    r = np.hypot(dx, dy)
    turn = np.mod(np.arctan2(dy, dx) - BOAT, math.tau) / math.tau
    wound = r + bend + GAP * 3 * turn
    arch = 1064 - (Y - 80 * ((X - 400) / 260) ** 2) + bend
    t = 34
    low = np.minimum(wound, arch)
    u = low - t * np.log(np.exp((low - wound) / t) + np.exp((low - arch) / t))
    u32, wound32, mine = (np.asarray(q, np.float32) for q in (u, wound, arch - wound))
    return u32, wound32, mine


def _print(p: Print, finger: Mask) -> None:
    """Ridges are black; the light decides how broad. Near the middle the furrows are water."""
    p.put(finger.grow(9), k=1)
    u, wound, mine = (field[finger.box] for field in _ridges())
    light = lit(inflate(finger, 270, 10), (-0.5, -0.35, 0.75), 1.0, 0.0)
    core = 1 - step(30, 150, wound)
    tone = np.clip(light * 1.05 - 0.34, 0.3, 0.7) - 0.3 * core
    tone += 0.34 * (noise(26, 7, 1.4, 1.4)[finger.box] - 0.5)
    line = np.floor(u / GAP)
    across = np.abs(u / GAP - line - 0.5)
    gy, gx = np.gradient(u, 0.5)
    slope = np.clip(np.hypot(gx, gy), 0.35, 1.6)
    furrow = np.clip((0.5 * tone - across) * GAP * 2 / slope + 0.5, 0, 1)
    furrow *= step(0.1, 0.16, np.asarray(tone, np.float32))
    edge = 234 + 34 * (line % 2) + 80 * (noise(80, 8)[finger.box] - 0.5)
    sea = ((wound < edge) & (mine > 30)).astype(np.float32)
    p.put(finger, k=np.asarray(1 - furrow, np.float32), a=sea, b=0)
    p.ink(oval(CX, CY, 30, 36))


def _crease(p: Print, finger: Mask) -> None:
    for line, w in (
        ("92 1012, 240 1046, 400 1054, 560 1046, 708 1012", 24),
        ("112 1084, 300 1104, 500 1106, 688 1080", 15),
    ):
        p.ink(brush(line, [3, w, w, w, 3]) & finger)


def _boat(p: Print) -> None:
    """From above: a hull, two oars, a head between two shoulders."""
    r = 186
    x, y = CX + r * math.cos(BOAT), CY + r * math.sin(BOAT) / 0.86

    def at(pts: Pts) -> Points:
        return place(pts, x, y, 122, BOAT + math.pi / 2 + 0.1)

    def both(pts: str) -> list[Points]:
        return [at(points(pts) * (1, side)) for side in (1, -1)]

    hull = blob(
        at("-1 0, -.9 -.3, -.3 -.46, .3 -.42, .8 -.2, 1.15 0, .8 .2, .3 .42, -.3 .46, -.9 .3")
    )
    p.put(hull.grow(9), k=1)
    p.put(hull, k=0, a=0, b=1)
    inner = blob(
        at("-.84 0, -.74 -.18, -.3 -.3, .3 -.26, .74 -.08, .74 .08, .3 .26, -.3 .3, -.74 .18")
    )
    p.ink(inner)
    for q in (-0.52, 0.46):
        bench = at([(q - 0.09, -0.4), (q + 0.09, -0.4), (q + 0.09, 0.4), (q - 0.09, 0.4)])
        p.put(shapes([bench]) & inner, k=0, a=0, b=1)
    for oar, blade in zip(
        both(".16 .06, .16 .5, .12 .86"), both(".04 .76, .22 .78, .2 1.1, .0 1.08"), strict=True
    ):
        wood = brush(oar, [9, 10, 10]) | blob(blade)
        p.put(wood.grow(6), k=1)
        p.put(wood, k=0, a=0, b=0)
    p.put(shapes([at(ellipse(-0.2, 0, 0.15, 0.28))]), k=0, a=0, b=0)
    for arm in both("-.2 .2, -.02 .27, .14 .16"):
        p.put(brush(arm, [20, 15, 12]), k=0, a=0, b=0)
    p.ink(shapes([at(ellipse(-0.17, 0, 0.19, 0.18))]))
    p.put(shapes([at(ellipse(-0.17, 0, 0.14, 0.135))]), k=0, a=0, b=1)
    p.ink(shapes([at(ellipse(-0.17, 0, 0.035, 0.03))]))
