"""Two heads under one umbrella: it rains only inside."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, blob, brush, oval, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import rain, rays, streaks
from namyok_art.lino.solid import dye, hew
from namyok_art.painted.mould import PLAIN, Mould


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "ochre", 301)
    rays(p, 690, 110, 0.97, 16, b=1)
    p.flat(oval(690, 110, 62, 62), outline=6)
    inside = poly("84 380, 716 380, 742 1210, 58 1210")
    p.ink(inside.grow(5))
    streaks(p, 0.28, 1.57, 11, 150, a=1, within=inside, seed=6)
    rain(p, 70, 0.06, 130, 6, within=inside, seed=2)
    p.ink(brush("404 200, 402 700, 400 1210", [16, 16, 16]).grow(3))
    p.put(brush("404 200, 402 700, 400 1210", [12, 12, 12]), k=0, a=0, b=1)
    him = Face(252, 640, 160, -0.08, 0.36, nose="long", age=0.6, light=LEFT)
    her = Face(556, 664, 152, 0.1, -0.4, nose="snub", light=LEFT)
    for face, style in ((him, "receding"), (her, "bob")):
        heads.back(p, face, style)
        bust(
            p,
            face,
            a=float(face is her),
            b=float(face is him),
            collar="coat",
            wide=1.4,
            ambient=-0.05,
            low=3.8,
        )
    him.draw(
        p,
        eyes=(0.4, 0.8, 0.1),
        brow=(0.03, -0.02),
        mouth=(0.18, -0.5, 0),
        lips=(0, 0),
        full=0.5,
        ears=True,
        seed=3,
    )
    her.draw(
        p, eyes=(0.42, -0.8, 0.1), brow=(0.04, -0.02), mouth=(0.17, -0.45, 0), lips=(0, 1), seed=4
    )
    heads.front(p, him, "receding", n=7)
    heads.front(p, her, "bob", n=8)
    rain(p, 46, 0.06, 110, 5, within=inside, seed=9)
    _umbrella(p)
    _hands(p)
    return p.press()


def _hands(p: Print) -> None:
    """Both hold the handle, hers below his, and neither lets the other have it."""
    m = Mould()
    m.group()
    m.cone((403, 880, 60), (400, 1240, 60), 9, 9, dye("ochre"), 0, PLAIN)
    grasp(
        m,
        318,
        1010,
        120,
        "wrap",
        190,
        0,
        74,
        z=24,
        elbow=(60, 1130, -40),
        sleeve=dye("ochre"),
        bare=0.4,
    )
    grasp(
        m,
        486,
        1116,
        108,
        "wrap",
        170,
        0,
        -76,
        z=24,
        left=True,
        age="woman",
        elbow=(760, 1200, -40),
        sleeve=dye("blue"),
        bare=0.4,
    )
    hew(p, m, LEFT, gap=5, outline=5, line=2.6, ambient=0.1, cloth=-0.02, length=50)


def _umbrella(p: Print) -> None:
    dome = blob(
        (
            "30 392, 60 270, 150 160, 280 98, 404 84, 530 98, 660 160, 744 270, 772 392, "
            "710 356, 648 398, 560 352, 480 398, 402 352, 322 398, 240 352, 156 398, "
            "92 356"
        ),
        10,
    )
    p.relief(dome, LEFT, 150, 13, angle=0.1, a=1, outline=8, ambient=-0.12, seed=7, length=130)
    for x in (156, 322, 480, 648):
        p.ink(brush([(404, 86), ((404 + x) / 2 + (x - 404) * 0.16, 190), (x, 396)], [3, 7, 7]))
    p.ink(brush("404 84, 404 40", [12, 6]))
