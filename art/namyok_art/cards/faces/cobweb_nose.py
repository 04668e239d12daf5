"""A man waits with his cheek on his fist; a cobweb runs from his nose to the table."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import RIGHT, Face, Print, X, blob, brush, oval, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand, cuff


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "moss", 131)
    stripes = 0.5 + 0.5 * np.sign(np.sin(X / 30))
    streaks(p, (0.12 + 0.55 * stripes).astype(np.float32), 1.57, 11, 200, b=1, wave=4)
    face = Face(440, 400, 270, 0.24, -0.3, nose="hooked", age=0.8, light=RIGHT)
    bust(p, face, a=1, collar="shirt", ambient=-0.1, wide=1.5)
    face.draw(
        p,
        eyes=(0.26, -0.2, 0.3),
        brow=(-0.06, 0.08),
        mouth=(0.2, -0.6, 0),
        lips=(1, 0),
        full=0.6,
        ears=True,
        seed=3,
        ambient=0.0,
    )
    heads.front(p, face, "receding")
    hand = Hand(560, 640, 150, -0.3, 1, RIGHT, seed=5)
    hand.fist(p, 1.6)
    cuff(p, hand, 1.0, 3.6, a=1, wide=0.6)
    table = poly("-10 1070, 810 1050, 810 1210, -10 1210")
    p.ink(table.grow(6))
    streaks(p, 0.75, 0, 11, 190, a=1, within=table, seed=9)
    _web(p, face)
    _dinner(p)
    return p.press()


def _web(p: Print, face: Face) -> None:
    """Rays from a middle between the nose, the wall and the table, and a spiral over them."""
    nose = face.at([(-0.02, 0.44)])[0]
    centre = np.array((196.0, 800.0))
    ends = [
        nose,
        (30, 560),
        (20, 760),
        (20, 950),
        (110, 1074),
        (250, 1072),
        (360, 1066),
        (420, 900),
    ]
    for end in ends:
        line = brush([centre, (centre + end) / 2 + (0, 5), end], [4, 3.4, 4.5])
        p.put(line.grow(2), k=1)
        p.put(line, k=0, a=0, b=0)
    for share in (0.16, 0.3, 0.44, 0.58, 0.72, 0.86):
        ring = [centre + (np.array(end) - centre) * share for end in [*ends, ends[0]]]
        for first, last in pairwise(ring):
            sag = (first + last) / 2 + (centre - (first + last) / 2) * 0.12
            line = brush([first, sag, last], [3, 2.6, 3])
            p.put(line.grow(1.6), k=1)
            p.put(line, k=0, a=0, b=0)


def _dinner(p: Print) -> None:
    for dx, dy in (
        (-60, -46),
        (-72, -10),
        (-66, 30),
        (-44, 58),
        (60, -46),
        (72, -10),
        (66, 30),
        (44, 58),
    ):
        knee = (196 + dx * 0.62, 800 + dy * 0.62 - 22)
        p.ink(brush([(196, 800), knee, (196 + dx, 800 + dy)], [9, 7, 3]))
    p.put(blob("196 750, 232 790, 224 840, 196 858, 168 840, 160 790").grow(3), k=0, a=0, b=0)
    p.ink(blob("196 750, 232 790, 224 840, 196 858, 168 840, 160 790") | oval(196, 752, 22, 20))
    p.flat(poly("178 772, 214 772, 196 806"), outline=2)
    for x in (188, 204):
        p.put(oval(x, 748, 4, 5), k=0, a=0, b=0)
    p.flat(oval(196, 1122, 84, 26), outline=5)
    p.ink(oval(196, 1122, 60, 17) - oval(196, 1122, 55, 14))
    for x, top in ((92, 1100), (300, 1100)):
        p.put(brush([(x, top), (x, 1156)], [9, 7]).grow(2), k=1)
        p.put(brush([(x, top), (x, 1156)], [9, 7]), k=0, a=0, b=0)
