"""A bed from straight above: two pillows with the dents of two heads, one hairpin."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Mask,
    Print,
    X,
    Y,
    blob,
    brush,
    inflate,
    place,
    poly,
    shapes,
    strands,
)
from namyok_art.lino.ground import streaks
from namyok_art.lino.walls import boards


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 401)
    boards(p, 0.35, 100, a=0, b=0)
    frame = poly("62 40, 738 40, 738 1180, 62 1180")
    p.flat(frame, outline=8)
    _sheet(p)
    _pillow(
        p, "96 120, 230 96, 370 110, 388 220, 380 360, 240 384, 110 372, 92 250", 250, 246, 0.35
    )
    _pillow(
        p, "420 110, 560 94, 700 114, 712 240, 700 366, 560 388, 430 368, 412 250", 556, 250, -0.4
    )
    _blanket(p)
    pin = brush("352 610, 346 530, 356 490, 374 490, 384 530, 378 560, 388 590, 380 640", [8] * 8)
    p.put(pin.grow(4), k=0)
    p.ink(pin)
    hair = brush("300 300, 262 360, 290 420, 250 470, 262 540", [2, 4, 4, 4, 2])
    p.ink(hair)
    return p.press()


def _sheet(p: Print) -> None:
    sheet = poly("76 56, 724 56, 724 1166, 76 1166")
    streaks(p, 0.96, 0.1, 14, 170, b=1, within=sheet, seed=5, wave=50)
    hollow = blob(
        "196 470, 250 440, 310 470, 330 600, 318 760, 340 940, 320 1080, 270 1100, "
        "250 960, 216 1090, 170 1080, 160 900, 184 740, 170 600"
    )
    _dent(p, hollow, 46, b=1)


def _dent(p: Print, mask: Mask, swell: float, b: float = 0) -> None:
    """A hollow: lit from the wrong side, without a contour."""
    p.relief(
        mask,
        (0.6, 0.5, 0.62),
        swell,
        8,
        0.6,
        b=b,
        outline=0,
        gain=1.2,
        ambient=0.12,
        length=70,
        soft=9,
    )


def _pillow(p: Print, outline: str, x: float, y: float, lean: float) -> None:
    pillow = blob(outline)
    p.relief(pillow, LEFT, 60, 9, outline=7, gain=1.15, ambient=0.16, length=90, seed=int(x))
    head = blob(
        place(
            (
                "-.2 -1, .4 -.86, .66 -.3, .56 .3, .3 .7, .2 1.1, -.3 1.1, -.34 .86, "
                "-.56 .8, -.6 .5, -.8 .3, -.62 0, -.66 -.5"
            ),
            x,
            y,
            92,
            lean,
            1 if lean > 0 else -1,
        )
    )
    _dent(p, head, 40)


def _blanket(p: Print) -> None:
    """All drawn to one side, like somebody who turned to the wall."""
    mass = blob(
        "420 560, 520 480, 640 470, 740 500, 752 700, 750 1000, 744 1190, 500 1190, "
        "380 1186, 330 1080, 400 960, 380 820, 430 700"
    )
    h = inflate(mass, 60, 6)
    x, y = X[mass.box], Y[mass.box]
    h = h + 20 * np.sin((x - y * 0.55) / 34) * np.exp(-(((x - 560) / 220) ** 2))
    p.relief(
        mass,
        LEFT,
        gap=11,
        bend=0.7,
        angle=0.9,
        a=1,
        outline=8,
        gain=1.1,
        ambient=0.02,
        height=h.astype(np.float32),
        length=110,
        seed=8,
    )
    p.ink(
        shapes(strands("440 600, 420 760, 400 960", "560 520, 620 760, 560 1100", 5, 14, 4)) & mass
    )
    edge = brush("424 560, 436 700, 388 826, 408 962, 338 1082, 386 1186", [20, 26, 24, 26, 22, 20])
    p.relief(edge, LEFT, 14, 7, outline=5, ambient=0.2, b=1, soft=3)
