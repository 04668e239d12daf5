"""Down a winding road small people carry a huge smiling head; the last one has the hat."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, below, blob, brush, headwear, noise, step
from namyok_art.lino import hair as heads
from namyok_art.lino.ground import streaks
from namyok_art.lino.people import Person

LIGHT = (0.6, -0.5, 0.5)
HILLS = (
    ("-10 430, 150 380, 330 410, 520 360, 700 400, 810 370", 0.75, 0.0),
    ("-10 560, 200 520, 420 570, 640 520, 810 560", 0.5, 1.0),
    ("-10 800, 240 760, 520 800, 810 750", 0.34, 1.0),
)


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 381)
    streaks(p, 0.98 - 0.2 * step(0, 420, Y) + 0.06 * noise(90, 2), 0.05, 14, 180, a=1, seed=11)
    for i, (line, tone, b) in enumerate(HILLS):
        hill = below(line)
        p.ink(hill.grow(5))
        streaks(p, tone, 0.12 * (-1) ** i, 11, 140, b=b, within=hill, seed=i + 3, wave=60)
    road = blob(
        (
            "640 372, 690 376, 560 470, 440 540, 560 640, 820 760, 830 1000, 830 1240, "
            "-30 1240, -30 1000, 330 860, 470 720, 380 600, 350 530, 470 450"
        ),
        14,
    )
    p.ink(road.grow(5))
    streaks(p, 0.97, 0.1, 14, 170, within=road, seed=9)
    for x, y, h, look in ((640, 428, 50, -1), (560, 470, 62, -1), (480, 540, 80, -1)):
        Person(x, y, h, ((0.3, 0.2), (-0.3, -0.2)), dress=0.6, dark=-1, look=look, hair="hat").draw(
            p, halo=(0, 0)
        )
    _bier(p)
    Person(
        720,
        1060,
        200,
        ((-0.7, -1.5), (0.7, -1.4)),
        ((-0.25, -0.1), (0.25, 0.15)),
        -0.05,
        -1,
        0.2,
        0.5,
        (0, 0),
        (0, 0),
        -0.9,
        "bun",
        LIGHT,
    ).draw(p, halo=(0, 0))
    p.relief(
        blob("630 968, 650 946, 662 904, 712 896, 738 936, 754 956, 700 974"),
        LIGHT,
        24,
        7,
        outline=5,
        a=1,
        ambient=0.0,
    )
    return p.press()


def _bier(p: Print) -> None:
    """The head lies on poles; the bearers have them on their shoulders."""
    p.flat(brush("40 866, 350 884, 660 866", [22, 24, 22]), outline=5)
    face = Face(352, 690, 226, -1.36, 0.0, nose="potato", age=0.6, light=LIGHT)
    heads.back(p, face, "bob")
    p.relief(face.patch("-.4 .7, -.42 1.2, .42 1.2, .4 .7"), LIGHT, 70, 8, outline=6, ambient=-0.2)
    face.draw(
        p,
        eyes=(0, 0, 0),
        brow=(-0.06, 0.0),
        mouth=(0.32, 0.75, 0),
        lips=(1, 0),
        ears=True,
        seed=5,
        ambient=0.06,
    )
    heads.front(p, face, "side", n=9)
    headwear.moustache(p, face, 0.36, -0.03, 0.08)
    p.flat(brush("24 920, 350 944, 680 920", [26, 28, 26]), outline=5)
    for i, (x, y, h) in enumerate(
        ((110, 1136, 262), (266, 1158, 266), (430, 1160, 270), (586, 1140, 262))
    ):
        cloth = (0.0, 1.0) if i % 2 else (1.0, 0.0)
        Person(
            x,
            y,
            h,
            ((-1.9, 2.9), (2.0, 2.6)),
            ((-0.32, -0.1), (0.34, 0.2)),
            0.03,
            -1,
            0,
            0.25 * (i % 2),
            cloth,
            (0, 0),
            -0.05,
            ("short", "bald", "bun", "short")[i],
            LIGHT,
        ).draw(p, halo=(0, 0))
