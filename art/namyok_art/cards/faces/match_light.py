"""A face out of the dark, lit from below by a match in a stranger's hand."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import BELOW, Face, Print, blob, brush, place, shapes, strands
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.shape import Points, points
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.painted.mould import PLAIN, Mould


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "ochre", 111)
    face = Face(420, 372, 322, 0.07, -0.2, nose="hooked", age=0.25, light=BELOW, jaw=1.02)
    rays(p, 356, 920, dim(356, 920, 640, 0.95, -0.1), 13, b=1)
    neck = face.patch("-.36 .4, -.38 1.3, -.5 2.4, .5 2.4, .38 1.3, .36 .4")
    p.relief(neck, BELOW, 90, 9, b=1, outline=7, ambient=-0.2, shine=0.7)
    collar = blob(
        "-20 1240, 60 980, 230 830, 286 800, 330 860, 430 890, 520 860, 560 800, 620 840, "
        "760 980, 820 1240"
    )
    p.relief(collar, BELOW, 120, 11, a=1, outline=8, ambient=-0.42, angle=0.5, length=120)
    face.draw(
        p,
        eyes=(0.95, -0.5, 0.7),
        brow=(-0.16, 0.02),
        mouth=(0.17, -0.15, 0.09),
        lips=(1, 0),
        b=1,
        shine=0.6,
        ambient=-0.1,
        gain=1.4,
        seed=4,
        teeth=False,
    )
    _kerchief(p, face)
    m = Mould()
    joints = grasp(
        m, 446, 1196, 200, "pinch", 92, 0, 24, elbow=(560, 1560, -40), sleeve=dye("rust"), bare=0.6
    )
    x, y, z = (joints[0, -1] + joints[1, -1]) / 2
    m.group()
    m.cone((x + 16, y + 44, z), (x - 18, y - 96, z), 8, 7, BARE, 0, PLAIN)
    hew(p, m, (-0.62, -0.62, 0.42), gap=6, outline=7, line=3, ambient=0.0, length=60)
    _flame(p, float(x) - 20, float(y) - 128)
    return p.press()


def _kerchief(p: Print, face: Face) -> None:
    """A cloth round the head, knotted under the chin: its folds catch the light from below."""
    cloth = face.patch(
        "-.98 1.0, -1.0 .3, -.96 -.5, -.62 -1.2, 0 -1.46, .62 -1.2, .96 -.5, 1.0 .3, .98 1.0,"
        ".7 1.3, .3 1.44, 0 1.4, -.3 1.44, -.7 1.3"
    ) - face.patch(
        "-.66 .3, -.66 -.3, -.42 -.74, 0 -.9, .42 -.74, .66 -.3, .66 .3, .5 .8, .2 1.08, 0 1.14,"
        "-.2 1.08, -.5 .8"
    )
    p.relief(
        cloth, BELOW, face.s * 0.2, 11, a=1, outline=9, ambient=-0.12, angle=1.1, seed=5, length=110
    )
    folds: list[Points] = []
    for side in (-1, 1):
        outer, inner = (
            points(line) * (side, 1)
            for line in (".1 -1.36, .7 -.9, .92 0, .8 .9", ".1 -1, .5 -.74, .72 0, .6 .9")
        )
        guides = (face.at(outer, False), face.at(inner, False))
        folds += strands(*guides, 4, 13, 6 + side)
    p.ink(shapes(folds) & cloth)


def _flame(p: Print, x: float, y: float) -> None:
    tongue = "0 -1.7, .26 -.8, .5 -.1, .4 .5, 0 .78, -.4 .5, -.5 -.1, -.14 -.8"
    p.ink(blob(place(tongue, x, y, 92)))
    p.flat(blob(place(tongue, x, y, 66)), b=1, outline=6)
    p.put(blob(place(tongue, x, y + 14, 40)), k=0, a=0, b=0)
    p.ink(brush([(x + 2, y + 46), (x, y + 16)], [9, 3]))
