"""The audience from the stage: a yawn has gone through all the rows, one weeps."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, Y, blob, step
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import streaks
from namyok_art.lino.little import Little
from namyok_art.lino.solid import dye, hew
from namyok_art.painted.mould import Mould

WHITE, BLUE = (0, 0, 0), (0, 1, 0)
# each row from the back to the front: who, width and depth of the yawn
ROWS = (
    (
        (Little(92, 150, 58, -0.16, 0.2, "long", "hooked", "receding", age=0.5), 0.2, 0.5),
        (Little(250, 136, 56, 0.1, -0.2, "round", "snub", "bob"), 0.24, 0.4),
        (Little(404, 156, 60, 0.04, 0, "square", "broad", "crop", beard="full"), 0.26, 0.36),
        (
            Little(556, 134, 56, 0.2, 0.3, "heart", "long", "bun", WHITE, age=1, glasses=True),
            0.17,
            0.46,
        ),
        (Little(704, 152, 58, -0.1, -0.3, "heavy", "potato", "bald", WHITE, age=0.8), 0.3, 0.4),
    ),
    (
        (Little(164, 372, 76, 0.18, 0.2, "oval", "straight", "fringe"), 0.2, 0.46),
        (Little(640, 366, 78, -0.16, -0.2, "heavy", "broad", "curls", age=0.4), 0.32, 0.42),
    ),
)
# the near rows are cut whole: the head, its hair, width and depth of the yawn
NEAR: tuple[tuple[Face, str, tuple[float, float]], ...] = (
    (
        Face(116, 640, 108, -0.14, 0.3, 0.5, age=0.5, nose="potato", light=LEFT),
        "side",
        (0.26, 0.34),
    ),
    (Face(696, 650, 104, 0.16, -0.3, 0.4, age=0.9, nose="hooked", light=LEFT), "bob", (0.2, 0.4)),
    (Face(196, 1010, 128, 0.2, 0.2, 0.3, child=True, light=LEFT), "fringe", (0.2, 0.3)),
    (Face(640, 1000, 136, -0.16, -0.2, 0.5, nose="long", light=LEFT), "receding", (0.22, 0.4)),
)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rust", 371)
    streaks(p, 0.2 * step(1200, 0, Y), 0, 12, 150, a=1)
    for row, people in enumerate(ROWS):
        for i, (who, wide, deep) in enumerate(people):
            _seat(p, who.x, who.y, who.s)
            coat = (1, 0) if (row + i) % 2 else (0, 0)
            who.bust(p, *coat, ("coat", "round")[i % 2], 1.35, -0.35, 8, row * 5 + i)
            eyes = (0.0, 0.0, 0.0) if (row + i) % 3 else (-1.0, 0.0, 0.0)
            who.draw(p, eyes, (-0.12, 0.04), (wide, -0.2, deep), (1, 0) if i % 2 else None)
    for i, (face, hair, (wide, deep)) in enumerate(NEAR):
        if i == 2:
            _weeping(p)
        _seat(p, face.x, face.y, face.s)
        bust(p, face, float(i % 2), 0, ("coat", "round")[i % 2], 1.4, -0.3)
        shut = (0.0, 0.0, 0.0) if i % 2 else (-1.0, 0.0, 0.0)
        face.draw(
            p, shut, (-0.16, 0.06), (wide, -0.3, deep), (0, 1), ears=True, ambient=0.08, seed=i
        )
        heads.front(p, face, hair, n=9)
    return p.press()


def _seat(p: Print, x: float, y: float, s: float) -> None:
    back = [(-1.7, 3.2), (-1.62, 0.8), (-1.2, 0.3), (1.2, 0.3), (1.62, 0.8), (1.7, 3.2)]
    p.flat(blob([(x + u * s, y + v * s) for u, v in back]), a=1, outline=4)
    inner = [(-1.52, 3.2), (-1.46, 0.92), (-1.1, 0.5), (1.1, 0.5), (1.46, 0.92), (1.52, 3.2)]
    p.ink(blob([(x + u * s, y + v * s) for u, v in inner]))


def _weeping(p: Print) -> None:
    face = Face(404, 610, 150, 0.1, 0, nose="straight", light=LEFT, wide=0.94)
    heads.back(p, face, "long", 0, 1, 0)
    bust(p, face, 0, 1, wide=1.5, ambient=0.02)
    face.draw(p, (0.8, 0, -0.7), (-0.18, 0.12), (0.18, -0.8, 0.03), (0, 1), ambient=0.14, seed=9)
    heads.front(p, face, "long", 0, 1, 0, n=14)
    for side, low in ((-1, 0.74), (1, 0.56)):
        way = [(0.34 * side, 0.02), (0.42 * side, 0.3), (0.4 * side, low)]
        p.ink(face.cut(way, [0.05, 0.1, 0.17]))
        p.put(face.cut(way, [0.02, 0.06, 0.11]), k=0, a=1, b=0)
    m = Mould()
    grasp(
        m, 478, 916, 104, "rest", 8, 0, -64, left=True, age="woman", elbow=(640, 1060, -40),
        sleeve=dye("rust"), bare=0.2,
    )  # fmt: skip
    hew(p, m, LEFT, gap=5, outline=6, ambient=0.2, cloth=0.05)
