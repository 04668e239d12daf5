"""A man waits with his cheek on his fist; a cobweb runs from his nose to the table."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, X, blob, brush, oval, poly
from namyok_art.lino.bust import bust
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import streaks
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.shape import Points
from namyok_art.lino.solid import dye, hew
from namyok_art.painted.mould import CLOTH, Mould

LIGHT = (0.6, -0.35, 0.6)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "moss", 131)
    stripes = 0.5 + 0.5 * np.sign(np.sin(X / 30))
    streaks(p, (0.05 + 0.4 * stripes).astype(np.float32), 1.57, 11, 200, b=1, wave=4)
    face = Quarter(470, 380, 290, 0.26, -0.8, skull="gaunt", nose="long", age=0.8, light=LIGHT)
    bust(p, face, a=1, collar="shirt", ambient=-0.1, wide=1.4)
    face.draw(
        p,
        eyes=(0.3, -0.3, 0.5),
        brow=(-0.06, 0.1),
        mouth=(0.2, -0.7, 0),
        lips=(1, 0),
        full=0.7,
        seed=3,
        ambient=0.1,
    )
    face.ear(p)
    face.hair(p, "receding", n=14)
    m = Mould()
    grasp(
        m, 650, 790, 190, "fist", 156, 6, -26, elbow=(730, 1130, 40), sleeve=dye("rust"), bare=0.42
    )
    m.group()
    m.cone((730, 1130, 20), (880, 900, -60), 96, 120, dye("rust"), 0, CLOTH)
    hew(p, m, LIGHT, gap=6, outline=6, line=3, ambient=0.06, cloth=-0.04, length=60)
    table = poly("-10 1050, 810 1030, 810 1210, -10 1210")
    p.ink(table.grow(6))
    streaks(p, 0.8, 0, 12, 190, a=1, within=table, seed=9)
    _web(p, face.at([(-0.4, 0.46)])[0])
    _dinner(p)
    return p.press()


def _web(p: Print, nose: Points) -> None:
    """Spun from the tip of the nose to the wall and the table: rays, and a spiral over them."""
    centre = np.array((170.0, 800.0))
    ends = [
        nose,
        (96, 470),
        (18, 600),
        (10, 790),
        (14, 960),
        (90, 1056),
        (230, 1060),
        (352, 1050),
        (420, 880),
    ]
    lines = [
        brush([centre, (centre + np.array(end)) / 2 + (0, 5), np.array(end)], [4, 4, 6])
        for end in ends
    ]
    for share in (0.14, 0.27, 0.4, 0.53, 0.66, 0.79, 0.91):
        ring = [centre + (np.array(end) - centre) * share for end in [*ends, ends[0]]]
        for first, last in pairwise(ring):
            sag = (first + last) / 2 + (centre - (first + last) / 2) * 0.14
            lines.append(brush([first, sag, last], [4, 3, 4]))
    for line in lines:
        p.put(line, k=0, a=0, b=0)


def _dinner(p: Print) -> None:
    """The spider has a napkin on; a plate, a knife and a fork wait on the table."""
    x, y = 170, 800
    for dx, dy in ((-70, -58), (-92, -8), (-84, 44), (-56, 84)):
        for side in (-1, 1):
            knee = (x + side * dx * 0.7, y + dy * 0.5 - 34)
            leg = brush([(x, y), knee, (x + side * dx, y + dy)], [13, 9, 4])
            p.put(leg.grow(3), k=0, a=0, b=1)
            p.ink(leg)
    body = blob("170 764, 214 800, 206 868, 170 890, 134 868, 126 800") | oval(x, 752, 32, 29)
    p.put(body.grow(4), k=0, a=0, b=1)
    p.ink(body)
    p.flat(poly("146 776, 194 776, 170 832"), outline=3)
    for ex in (157, 183):
        p.put(oval(ex, 746, 7, 9), k=0, a=0, b=0)
        p.ink(oval(ex + 2, 749, 3, 4))
    p.flat(oval(236, 1122, 128, 36), outline=7)
    p.ink(oval(236, 1122, 92, 24) - oval(236, 1120, 88, 21))
    for ex in (72, 404):
        handle = brush([(ex, 1090), (ex, 1166)], [13, 10])
        p.flat(handle, outline=5)
    for dx in (-12, 0, 12):
        p.flat(brush([(72 + dx, 1094), (72 + dx, 1066)], [6, 5]), outline=3)
    p.flat(poly("396 1096, 412 1096, 414 1050, 402 1058"), outline=4)
