"""A woman blows at a candle; its flame is a tiny man who holds his hat and does not go out."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, headwear, shapes, strands
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.little import Little
from namyok_art.lino.profile import Profile
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew
from namyok_art.painted.figures import figure
from namyok_art.painted.mould import Mould

LIGHT = (-0.8, 0.15, 0.55)
HEAD = Profile(700, 486, 340, 0.08, 1, 0.72, 0.0, light=LIGHT)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "violet", 261)
    rays(p, 190, 600, dim(190, 600, 560, 0.8, 0.0), 14, b=1)
    _woman(p)
    _candle(p)
    _man(p)
    return p.press()


def _woman(p: Print) -> None:
    p.ink(HEAD.outline().grow(9))
    p.ink(HEAD.patch("-.5 -.8, -.2 -1.3, .5 -1.3, 1.0 -.8, 1.1 0, 1.0 1.2, .4 1.3, .2 .3"))
    skin = HEAD.draw(
        p, opened=0.8, gaze=-0.5, brow=0.06, lips=(0, 0), ambient=0.8, ear=False, seed=4
    )
    shade = HEAD.patch(
        ".3 -.5, .0 -.3, -.14 -.02, -.1 .3, -.2 .56, -.12 .76, -.24 .94, -.44 1.02, -.64 1.02,"
        "-.5 1.3, .8 1.9, .8 0"
    )
    p.put(shade & skin, k=0, a=1, b=0)
    hatch = strands(
        HEAD.at("-.1 -.02, -.04 .3, -.14 .56, -.06 .8"),
        HEAD.at(".24 -.2, .3 .3, .26 .6, .2 .9"),
        8,
        11,
        6,
    )
    throat = HEAD.patch(
        "-.64 1.06, -.4 1.06, -.1 .94, .2 .7, .5 .5, .8 1.9, .0 1.9, -.04 1.4, -.2 1.16"
    )
    p.ink((throat | shapes(hatch)) & skin)
    # the lips are pushed out to blow, and the cheek behind them is round
    pout = HEAD.patch(
        "-.66 .36, -.75 .42, -.85 .47, -.82 .59, -.85 .7, -.74 .78, -.64 .84, -.36 .6"
    )
    p.ink(pout.grow(7) - skin)
    p.put(pout, k=0, a=0, b=0)
    for lip in (
        "-.66 .56, -.74 .49, -.84 .465, -.92 .52, -.88 .572, -.76 .58",
        "-.66 .61, -.77 .605, -.88 .604, -.91 .655, -.84 .71, -.73 .69",
    ):
        form = HEAD.patch(lip)
        p.put(form.grow(5), k=1)
        p.put(form, k=0, a=0, b=1)
    p.ink(HEAD.cut("-.9 .59, -.82 .592, -.64 .6", [0.045, 0.03, 0.012]))
    for line in (
        "-.58 .42, -.5 .58, -.56 .76",
        "-.62 .84, -.56 .87, -.5 .85",
        "-.58 .06, -.46 .1, -.3 .04",
    ):
        p.ink(HEAD.cut(line, [0.004, 0.026, 0.004]))
    body = blob("430 1240, 470 1120, 560 1040, 700 980, 840 980, 840 1240")
    p.relief(body, LIGHT, 110, 13, angle=0.4, b=1, outline=8, ambient=-0.1, seed=5)
    hair = HEAD.patch(
        "-.6 -.7, -.42 -1.14, .06 -1.36, .7 -1.2, 1.06 -.7, 1.12 0, .96 .7, .9 1.3,"
        ".62 1.3, .44 .7, .2 .3, .06 -.1, -.12 -.5, -.36 -.6"
    )
    p.ink(hair.grow(4))
    cuts = strands(
        HEAD.at("-.54 -.76, -.2 -1.16, .5 -1.2, .96 -.6, .96 .4, .8 1.2"),
        HEAD.at("-.36 -.64, 0 -.62, .18 -.2, .34 .3, .5 .7, .66 1.2"),
        15, 12, 4,
    )  # fmt: skip
    p.put(shapes(cuts) & hair, k=0, a=0, b=1)


def _candle(p: Print) -> None:
    stick = blob(
        "96 1240, 100 1000, 98 900, 130 880, 190 872, 250 880, 280 900, 276 1000, 282 1240"
    )
    p.relief(stick, (0.3, -0.7, 0.5), 60, 11, outline=8, ambient=0.05, angle=1.57, seed=6)
    for x, low in ((118, 1010), (186, 950), (256, 1050)):
        p.flat(brush([(x, 896), (x, low - 14), (x, low)], [14, 18, 26]), outline=5)
    p.ink(brush("190 880, 186 850, 192 826", [12, 11, 8]))
    flame = blob(
        "104 160, 190 290, 300 430, 350 580, 340 730, 270 830, 190 858, 110 830, 46 750, 26 640,"
        "50 540, 40 450, 80 360, 76 260"
    )
    p.flat(flame, a=1, outline=9)
    core = blob(
        "150 330, 230 450, 292 560, 290 700, 240 800, 190 826, 130 804, 80 730, 76 620,"
        "100 520, 96 430"
    )
    p.put(core, k=0, a=0, b=0)


def _man(p: Print) -> None:
    """He leans against the wind and has his hat by the brim."""
    who = clad("man", coat=dye("violet"), shirt=BARE, legs=BLACK, shoes=BLACK, cut="coat")
    m = Mould()
    placed = figure(
        m, 196, 812, 350, who, "standing", yaw=42, roll=-14, headless=True,
        reach={"L": (104, 470, 30)}, hands=("hold", "open"),
        l=((-0.3, 1, 0.02), (-0.2, 1, -0.06)), r=((0.34, 1, 0.10), (0.2, 1, -0.12)),
    )  # fmt: skip
    hew(p, m, (0.5, -0.4, 0.6), gap=5, outline=5, line=2.4, ambient=0.25, cloth=0.1)
    x, y, _ = placed["head"]
    man = Little(x, y, 37, -0.3, 0.6, "long", "hooked", "side", light=(0.6, -0.4, 0.5))
    man.draw(p, (1.0, 0.9, -0.1), (-0.16, 0), (0.16, -0.4, 0.1))
    headwear.hat(p, man.frame, "brim")
    for y, far in ((628, 560), (660, 640), (690, 720)):
        gust = [(368, y), (330, (y * 2 + far) / 3), (268, far)]
        p.put(brush(gust, [9, 8, 0]), k=0, a=0, b=0)
