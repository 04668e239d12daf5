"""A small man bows to the floor; his huge shadow stands upright and shakes its fist."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, below, blob, brush, noise, oval, poly, shapes
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.people import Person
from namyok_art.lino.shape import stroke
from namyok_art.lino.walls import boards


def draw() -> NDArray[np.uint8]:
    p = Print("red", "ochre", 451)
    streaks(p, dim(330, 900, 1000, 1.0, 0.5), 0.1, 14, 190, b=1)
    shadow = _shadow()
    p.put(shadow, k=1, a=0, b=0)
    streaks(p, 0.30 + 0.12 * (noise(140, 4) - 0.5), 1.3, 12, 170, a=1, within=shadow, seed=6)
    floor = below("-10 1000, 400 996, 810 1000")
    p.ink(floor.grow(6))
    boards(p, 0.8, 52, upright=False, within=floor)
    p.ink(poly("150 1010, 330 1010, 420 1030, 200 1040") & floor)
    man = Person(
        230,
        1160,
        440,
        ((-0.35, -0.6), (0.15, 0.05)),
        ((-0.1, 0.03), (0.12, 0.0)),
        1.36,
        1,
        1.25,
        0.0,
        (1, 0),
        (0, 0),
        0.0,
        "short",
        (0.3, -0.7, 0.5),
    )
    man.draw(p, halo=(0, 0))
    hat = oval(520, 1146, 52, 15) | blob("486 1138, 492 1092, 548 1092, 554 1138")
    p.put(hat.grow(4), k=0, a=0, b=0)
    p.ink(hat)
    p.put(brush("490 1126, 520 1131, 550 1126", [8, 9, 8]), k=0, a=1, b=0)
    for x in (70, 640, 740):
        p.flat(
            blob([(x - 26, 1200), (x - 22, 1172), (x, 1160), (x + 22, 1172), (x + 26, 1200)]),
            a=0,
            b=1,
            outline=5,
        )
    return p.press()


def _shadow() -> Mask:
    """Upright, chest out, one fist in the air, a chin that has had enough."""
    body = blob(
        "300 1010, 296 820, 270 660, 262 520, 310 420, 380 380, 420 360, 424 330, "
        "396 290, 392 210, 430 150, 496 136, 556 160, 574 220, 592 250, 620 282, "
        "592 296, 596 322, 584 352, 556 366, 526 366, 530 392, 600 420, 650 500, "
        "640 640, 590 700, 580 840, 600 1010, 500 1010, 460 780, 420 1010"
    )
    arm = shapes([stroke("610 470, 700 420, 716 300, 690 190", [110, 100, 84, 66])])
    fist = blob("640 180, 636 110, 660 84, 690 80, 716 80, 744 92, 752 130, 744 186, 700 204")
    knuckles = shapes([stroke([(x, 76), (x, 100)], [26, 26]) for x in (660, 686, 712, 736)])
    other = shapes([stroke("290 500, 210 620, 230 760, 300 800", [104, 92, 80, 60])])
    return body | arm | fist | knuckles | other
