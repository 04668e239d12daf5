"""Frost has grown on a night window into the profile of a man; she kisses it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, blob, noise, oval, poly, shapes, strands
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import Points, spline, stroke
from namyok_art.lino.side import Side

Pair = tuple[float, float]
HIM = Side(178, 420, 300, -0.1, -1, "man", part=0.2)
HER = Side(634, 572, 262, 0.26, 1, "woman", part=0.35, smile=0.3)
# feathers of ice: root, tip, bulge and the length of the barbs
FERNS = (
    *(((-70, 820), tip, 0.13, 58) for tip in (
        (70, -140), (180, -70), (280, 0), (346, 84), (370, 214), (386, 312), (372, 372),
        (404, 452), (432, 520), (378, 590), (362, 652), (330, 742),
    )),
    ((-60, 1230), (196, 800), 0.1, 50), ((10, 1250), (240, 850), 0.1, 52),
    ((110, 1250), (276, 930), 0.08, 50), ((220, 1250), (308, 1020), 0.06, 44),
    ((300, 1260), (326, 1120), 0.04, 30), ((-70, 1040), (170, 770), 0.1, 46),
)  # fmt: skip
# on the other panes it has only begun
SPRIGS = (
    ((604, 116), (724, 30), 0.15, 34),
    ((604, 116), (680, 96), -0.1, 22),
    ((606, 112), (622, 34), 0.1, 22),
    ((556, 166), (470, 252), 0.15, 34),
    ((556, 166), (548, 270), 0.1, 24),
    ((556, 166), (450, 186), 0.1, 24),
    ((556, 116), (500, 44), -0.1, 26),
    ((556, 116), (450, 92), 0.1, 20),
    ((360, 1220), (470, 1010), 0.12, 44),
    ((380, 1220), (520, 1120), 0.1, 30),
    ((350, 1220), (390, 1060), 0.1, 34),
)
LAMP = (-0.25, -0.6, 0.75)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rose", 281)
    streaks(p, 0.86 + 0.2 * (noise(170, 3) - 0.5), 1.4, 12, 150, a=1)
    _night(p)
    _frost(p)
    _bars(p)
    _her(p)
    return p.press()


def _night(p: Print) -> None:
    rng = np.random.default_rng(9)
    for x, y in rng.uniform((360, 30), (790, 1190), (46, 2)):
        r = float(rng.uniform(4, 10))
        p.put(oval(float(x), float(y), r, r * 0.9), k=0, a=0, b=0)


def _bars(p: Print) -> None:
    """The cross of the sash."""
    for bar in ("-10 128, 810 120, 810 152, -10 160", "562 -10, 596 -10, 600 1210, 566 1210"):
        p.flat(poly(bar), b=1, outline=7)
    p.put(poly("570 120, 590 120, 590 160, 570 160"), k=0, b=1)


def _ice() -> Mask:
    """His head, his neck and a shoulder, as far as the frost has come."""
    neck = blob(
        [
            *HIM.at("-.3 .7, -.2 1.0"),
            (300, 900),
            (330, 1060),
            (300, 1240),
            (-60, 1240),
            (-60, 600),
            *HIM.at("1.0 .2, .2 -.1"),
        ]
    )
    hair = HIM.patch(
        "-.5 -.8, -.5 -1.1, -.1 -1.36, .5 -1.36, 1.1 -1.0, 1.2 -.2, 1.1 .5, .6 .6, .3 .0"
    )
    return HIM.outline() | neck | hair


def _fern(root: Pair, tip: Pair, bulge: float, barb: float) -> list[Points]:
    """A feather of ice: a bent rib, and curved barbs on both sides of it."""
    a, b = np.array(root, float), np.array(tip, float)
    span = b - a
    middle = (a + b) / 2 + bulge * np.array((span[1], -span[0]))
    steps = max(6, round(float(np.hypot(*span)) / 17))
    t = np.linspace(0, 1, steps + 1)[:, None]
    line = a * (1 - t) ** 2 + 2 * middle * t * (1 - t) + b * t**2
    out = [stroke(line, [barb * 0.26, barb * 0.2, barb * 0.14, 2], 3)]
    for i in range(1, steps):
        ahead = line[i + 1] - line[i]
        way = math.atan2(ahead[1], ahead[0])
        size = barb * min(1, 0.4 + i / steps, 3.4 * (1 - i / steps)) ** 0.8
        for side in (-1, 1):
            first = way + side * 0.95
            mid = line[i] + size * 0.5 * np.array((math.cos(first), math.sin(first)))
            first -= side * 0.5
            end = mid + size * 0.6 * np.array((math.cos(first), math.sin(first)))
            out.append(stroke([line[i], mid, end], [barb * 0.13, barb * 0.1, 1], 4))
    return out


def _frost(p: Print) -> None:
    """It has grown from the frame of the window inwards."""
    p.put(shapes([form for sprig in SPRIGS for form in _fern(*sprig)]), k=0, a=0, b=0)
    ice = _ice()
    rng = np.random.default_rng(6)
    front = spline([*HIM.at(HIM._front()), (270, 850), (318, 960), (332, 1080), (310, 1230)], 9)
    needles = []
    for here, ahead in zip(front[:-1:2], front[1::2], strict=False):
        way = ahead - here
        out = np.array((way[1], -way[0])) / (np.hypot(*way) + 1e-6)
        lean = way / (np.hypot(*way) + 1e-6) * rng.uniform(-8, 8)
        needles.append(stroke([here, here + out * rng.uniform(9, 20) + lean], [9, 1], 3))
    p.put(shapes(needles), k=0, a=0, b=0)
    p.put(ice.grow(7), k=0, a=0, b=0)
    p.put(ice, k=1, a=0, b=0)
    ferns = [form for fern in FERNS for form in _fern(*fern)]
    p.put(shapes(ferns) & ice, k=0, a=0, b=0)
    clear = HIM.patch("-.6 -.22, -.5 -.3, -.28 -.25, -.2 -.1, -.32 .0, -.54 .0")
    p.put(clear, k=1)
    HIM._eye(p, 0.8, (0.4, 0.7))
    for pts, widths in (
        ("-.6 -.34, -.46 -.42, -.18 -.32", (0.02, 0.05, 0.006)),
        ("-.54 -.2, -.42 -.25, -.24 -.17", (0.004, 0.014, 0.004)),
        ("-.71 .16, -.645 .22, -.65 .31, -.71 .32", (0.004, 0.024, 0.024, 0.006)),
        ("-.72 .64, -.6 .645, -.5 .64, -.47 .69", (0.02, 0.02, 0.02, 0.004)),
        ("-.3 1.0, .0 .93, .26 .7, .38 .3", (0.03, 0.03, 0.026, 0.004)),
    ):
        p.put(HIM.cut(pts, widths), k=0, a=0, b=0)


def _her(p: Print) -> None:
    HER.neck(p, [(600, 1110), (810, 1060)], light=0.75, seed=6)
    dress = blob("850 1240, 850 1050, 790 1080, 720 1110, 650 1100, 580 1120, 540 1180, 530 1260")
    p.relief(dress, LAMP, 100, 12, angle=-0.4, b=1, outline=8, ambient=-0.1)
    HER.draw(p, 0.6, (0.4, -0.5), (-0.06, 0.02), (0, 1), b=1, bare=0.6, ambient=0.14, seed=5)
    form = (
        "-.56 -.72, -.4 -1.12, .1 -1.36, .68 -1.22, 1.02 -.7, 1.1 0, 1.16 .8, 1.5 1.6, 1.3 2.6,"
        ".7 2.6, .5 1.7, .5 1.0, .3 .5, .14 .2, .06 -.2, -.1 -.5, -.34 -.72"
    )
    mass = HER.patch(form)
    p.put(mass.grow(6), k=1, a=0, b=0)
    p.put(mass, k=0, a=0, b=1)
    cuts = strands(
        HER.at("-.5 -.76, -.1 -1.16, .56 -1.1, .94 -.5, 1.0 .6, 1.3 2.0"),
        HER.at("-.3 -.66, .1 -.5, .34 -.1, .5 .5, .56 1.2, .7 2.2"), 15, 12, 6,
    )  # fmt: skip
    p.ink(shapes(cuts) & mass)
