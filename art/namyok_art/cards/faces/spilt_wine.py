"""After a talk: the wine of a fallen glass shouts at the other one, a ring is its eye."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, X, Y, blob, brush, ellipse, noise, oval, place, shapes
from namyok_art.lino.ground import dim
from namyok_art.lino.mask import F32, Mask
from namyok_art.lino.profile import Profile

HEAD = Profile(470, 392, 262, 0.16, 1, 1.1, 0.02, 0.8)
LYING = (604, 1010, 182, -0.62)
"""The fallen glass: its rim is up and to the left, the wine leaves it as a neck."""
STANDING = (140, 930, 176, -0.05)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "moss", 431)
    _cloth(p)
    wine = _wine()
    p.put(wine.grow(11), k=1)
    p.put(wine, k=0, a=1, b=0)
    _gloss(p, wine)
    _eye(p)
    for x, y, rx, turn in (
        (268, 742, 30, 0.5),
        (232, 690, 17, 0.2),
        (208, 760, 13, 0.6),
        (296, 812, 12, 1.0),
        (196, 640, 9, 0.1),
    ):
        p.flat(oval(x, y, rx, rx * 0.62, turn), a=1, outline=5)
        p.put(oval(x - rx * 0.3, y - rx * 0.2, rx * 0.3, rx * 0.14, turn), k=0, a=0)
    _fallen(p)
    _upright(p)
    return p.press()


def _cloth(p: Print) -> None:
    """Gingham under a lamp: white, one band, and darker where two bands cross."""
    turn, cell = 0.32, 128
    fold = 22 * noise(260, 6)
    u = (X * math.cos(turn) + Y * math.sin(turn) + fold) / cell
    v = (-X * math.sin(turn) + Y * math.cos(turn) - fold) / cell
    across = (np.floor(u) % 2).astype(np.float32)
    down = (np.floor(v) % 2).astype(np.float32)
    p.put(Mask(0, 0, np.ones_like(across)), k=0, a=0, b=np.maximum(across, down))
    light = dim(330, 620, 860, 1.25, 0.55)
    tone: F32 = np.asarray(light - 0.62 * across * down, np.float32)
    p.ground(tone, np.asarray(Y + fold, np.float32), X, 9, 60, 3, b=np.maximum(across, down))


def _wine() -> Mask:
    """A head that shouts, its hair the splash, its neck the stream out of the glass."""
    splash = HEAD.patch(
        "-.3 -1.08, -.1 -1.26, .1 -1.18, .34 -1.5, .42 -1.16, .8 -1.36, .78 -1.0, 1.14 -.98,"
        ".94 -.66, 1.2 -.4, .92 -.3, 1.1 .06, .84 .08, .9 .44, .7 .44, .62 .6, .3 .4, 0 -.2"
    )
    neck = brush([*HEAD.at("0 .8, .06 1.2"), (470, 800), (500, 880)], [290, 236, 176, 150])
    drops = oval(706, 92, 20, 13, -0.6) | oval(764, 300, 12, 18, 0.3) | oval(738, 480, 14, 10)
    mouth = HEAD.patch("-1.1 .6, -.74 .58, -.44 .6, -.26 .72, -.44 .82, -.74 .86, -1.1 .9")
    return (HEAD.outline() | splash | neck | drops) - mouth


def _gloss(p: Print, wine: Mask) -> None:
    """Wine is deep: one hard light along its upper edge, a few long ones inside."""
    for line in (
        "-.06 -1.04, .2 -1.06, .5 -1.0, .66 -1.1",
        "-.1 -.86, .3 -.9, .66 -.7, .92 -.76",
        "0 -.66, .36 -.66, .62 -.4, .92 -.44",
        ".14 -.44, .4 -.34, .56 -.1, .86 -.08",
        ".3 -.1, .46 .1, .66 .3",
    ):
        p.ink(HEAD.cut(line, [0, 0.05, 0.06, 0.05, 0]) & wine)
    shade = HEAD.patch("-.1 .98, .2 .7, .44 .3, .6 .5, .56 1.1, .6 1.8, .2 1.8, .1 1.3")
    p.relief(shade & wine, LEFT, 50, 9, a=1, outline=0, ambient=0.2, angle=1.2, length=40)
    for line, w in (
        ("-.26 -1.02, -.5 -.84, -.6 -.6, -.62 -.42", 0.05),
        ("-.7 .02, -.85 .2", 0.04),
        ("-.6 .98, -.56 1.26, -.44 1.36", 0.05),
        (".34 -1.22, .5 -1.26", 0.04),
        (".9 -.66, .86 -.46", 0.04),
        ("-.16 1.5, -.12 1.7", 0.05),
    ):
        p.put(HEAD.cut(line, [0, w, 0]) & wine, k=0, a=0)
    p.ink(HEAD.cut("-.66 -.3, -.5 -.34, -.3 -.26, -.16 -.12", [0.03, 0.09, 0.07, 0.01]) & wine)
    p.ink(HEAD.cut("-.62 .18, -.54 .28, -.62 .36", [0.006, 0.05, 0.01]) & wine)
    p.ink(HEAD.cut("-.42 .3, -.26 .56, -.3 .9", [0.006, 0.05, 0.006]) & wine)


def _eye(p: Print) -> None:
    """A dry island in the puddle, and in it lies the ring."""
    island = HEAD.patch("-.62 -.06, -.54 -.19, -.38 -.22, -.2 -.08, -.34 .06, -.52 .06")
    p.flat(island, outline=7)
    x, y = HEAD.at("-.46 -.08")[0]
    r = 0.125 * HEAD.s
    p.put(oval(x + 5, y + 6, r * 1.12, r) & island, k=1)
    ring = oval(x, y, r, r * 0.88) - oval(x + 1, y + 2, r * 0.6, r * 0.5)
    p.put(ring.grow(3), k=1)
    p.put(ring, k=0, b=1)
    p.put(oval(x + 1, y + 2, r * 0.58, r * 0.48), k=1)
    p.put(
        brush([(x - r * 0.8, y + 2), (x - r * 0.5, y - r * 0.6), (x, y - r * 0.74)], [2, 6, 2]), b=0
    )
    stone = place("0 -.8, .7 -.2, .4 .6, -.4 .6, -.7 -.2", x - r * 0.5, y - r * 0.86, 17, -0.5)
    p.flat(shapes([stone]), outline=4)
    p.ink(brush([stone[4], stone[1]], [3, 3]))


def _bowl(at: tuple[float, float, float, float]) -> Mask:
    form = "-.5 -1, -.58 -.6, -.5 -.2, -.24 .06, 0 .12, .24 .06, .5 -.2, .58 -.6, .5 -1, 0 -1.16"
    return blob(place(form, *at))


def _glass(p: Print, at: tuple[float, float, float, float], wine: str) -> None:
    """Clear glass: the cloth shows, the edges are black, the lights are cut."""
    foot = shapes([place(ellipse(0, 1.1, 0.46, 0.16), *at)])
    p.put(foot.grow(6), k=1)
    p.relief(foot, LEFT, at[2] * 0.1, 6, outline=0, ambient=0.3, seed=3, length=30)
    stem = blob(place("-.06 0, .06 0, .05 .6, .14 1.06, -.14 1.06, -.05 .6", *at))
    p.flat(stem, outline=6)
    p.ink(brush(place(".03 .1, .02 .96", *at), [5, 9]))
    bowl = _bowl(at)
    p.put(bowl.grow(8), k=1)
    p.relief(bowl, LEFT, at[2] * 0.3, 7, outline=0, ambient=-0.1, gain=1.4, seed=4, length=60)
    p.flat(blob(place(wine, *at)) & bowl, a=1, outline=5)
    rim = shapes([place(ellipse(0, -1, 0.5, 0.19), *at)])
    p.put(rim.grow(6), k=1)
    p.put(rim, k=0, a=0, b=0)
    p.ink(shapes([place(ellipse(0.02, -0.97, 0.44, 0.14), *at)]))
    for line in ("-.46 -.7, -.46 -.4, -.34 -.14", ".5 -.66, .46 -.36"):
        p.put(brush(place(line, *at), [2, at[2] * 0.07, 2]), k=0, a=0, b=0)


def _fallen(p: Print) -> None:
    _glass(p, LYING, "-.2 -1.1, .56 -1, .6 -.5, .4 -.1, .1 .1, 0 -.4, -.26 -.8")
    stream = brush([*HEAD.at(".06 1.2"), (470, 800), (500, 880)], [200, 160, 128])
    p.put(stream, k=0, a=1, b=0)
    for line in ("404 740, 420 810, 462 890", "430 770, 446 830, 480 890"):
        p.put(brush(line, [0, 9, 0]), k=0, a=0)
    p.ink(brush("560 740, 552 800, 566 850", [0, 14, 0]))


def _upright(p: Print) -> None:
    _glass(p, STANDING, "-.56 -.44, 0 -.34, .56 -.44, .5 -.2, .24 .06, 0 .12, -.24 .06, -.5 -.2")
    lips = "-.3 -.86, -.12 -.93, 0 -.88, .12 -.93, .3 -.86, .14 -.68, 0 -.64, -.14 -.68"
    p.flat(blob(place(lips, *STANDING)), a=1, outline=4)
    p.ink(brush(place("-.24 -.83, 0 -.79, .24 -.83", *STANDING), [2, 6, 2]))
