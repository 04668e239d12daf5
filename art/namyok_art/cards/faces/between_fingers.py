"""A face behind its own hands looks between the fingers; the wallpaper has shut eyes."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, everything, shapes, step, strands
from namyok_art.lino.bust import bust
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import stroke
from namyok_art.lino.solid import dye, hew
from namyok_art.lino.walls import scatter
from namyok_art.painted.figures import Grip
from namyok_art.painted.mould import PLAIN, Mould

LID = stroke("-1 -.1, -.4 .32, .4 .32, 1 -.1", [0.16, 0.28, 0.28, 0.16], 6)
LASHES = [stroke([(x, 0.3), (x * 1.3, 0.75)], [0.2, 0.05], 3) for x in (-0.6, 0.0, 0.6)]


PEEPING = Grip((0, 4, 2), (2, 6, 4), (2, 6, 4), (4, 8, 5), (6, 10, 6), (44, -25, -17, 19, 27), 0.1)
"""Two fingers and two, with a gap for an eye."""


def draw() -> NDArray[np.uint8]:
    p = Print("red", "violet", 52)
    p.put(everything(), k=0, b=1)
    streaks(p, 0.98 - 0.4 * step(500, 1200, Y), 1.57, 13, 190, b=1)
    for motif in (LID, *LASHES):
        scatter(p, motif, 150, 118, 46, k=1, seed=4)
    face = Face(400, 430, 340, light=(-0.35, -0.5, 0.75))
    bust(p, face, a=1, collar="shirt", wide=1.15, ambient=-0.15)
    p.ink(
        face.patch(
            "-.86 .5, -.9 -.5, -.62 -1.12, 0 -1.26, .62 -1.12, .9 -.5, .86 .5, .4 .9, -.4 .9"
        )
    )
    face.draw(
        p, eyes=(0.9, 0, 0.05), brow=(-0.12, 0.03), mouth=(0.2, -0.2, 0.02), seed=3, ambient=0.05
    )
    fringe = face.patch(
        "-.84 .1, -.8 -.7, -.5 -1.12, 0 -1.26, .5 -1.12, .8 -.7, .84 .1, .7 -.35, "
        ".45 -.74, .05 -.62, -.4 -.78, -.7 -.35"
    )
    p.put(fringe, k=1, b=0)
    left = strands(
        face.at("0 -1.24, -.1 -1.0, .0 -.7", False),
        face.at("0 -1.24, -.86 -.6, -.8 0", False),
        11,
        11,
        3,
    )
    right = strands(
        face.at(".1 -1.22, .12 -1.0, .14 -.7", False),
        face.at(".1 -1.22, .86 -.6, .8 0", False),
        11,
        8,
        5,
    )
    p.put(shapes(left + right) & fringe, k=0, a=1)
    m = Mould()
    for side in (1, -1):
        joints = grasp(
            m,
            400 - side * 140,
            872,
            268,
            PEEPING,
            8 * side,
            0,
            5 * side,
            left=side < 0,
            z=60,
            age="woman",
            elbow=(400 - side * 190, 1420, 0),
            sleeve=dye("red"),
            bare=0.7,
        )
        for finger in joints:
            m.group()
            way = (finger[3] - finger[2]) / np.linalg.norm(finger[3] - finger[2])
            m.ball(finger[3] + way * 2 + (0, 0, 19), (13, 19, 8), dye("red"), 0, PLAIN)
    hew(p, m, (-0.5, -0.5, 0.55), gap=6, outline=6, line=3, ambient=0.06, cloth=-0.04, length=60)
    return p.press()
