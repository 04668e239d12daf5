"""A man roars with laughter; over his tongue somebody small looks out, holds on to the teeth and
does not laugh."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Mask, Print, blob, brush, oval, points, spline
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.face import HEAVY
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import Points

MOUTH = (
    "96 590, 180 626, 290 652, 400 656, 520 650, 630 634, 726 610, 716 720, 672 850, 590 970,"
    "490 1040, 400 1056, 306 1036, 214 960, 140 840, 104 710"
)
HOLE = (
    "132 634, 210 664, 300 686, 400 690, 510 684, 610 668, 690 650, 676 730, 634 840, 560 944,"
    "474 1002, 400 1014, 322 998, 244 932, 180 830, 142 720"
)
UPPER = "132 634, 210 664, 300 686, 400 690, 510 684, 610 668, 690 650"
LOWER = "212 884, 262 946, 330 998, 400 1012, 474 1000, 546 950, 600 884"


class Laughing(Face):
    """The jaw has dropped, the rest of the face has stayed where it was."""

    @property
    def mouth_y(self) -> float:
        return 0.95

    def outline(self) -> Mask:
        right = points(HEAVY).copy()
        right[:, 1] = np.where(right[:, 1] > 0, right[:, 1] * 1.42, right[:, 1])
        return blob(self.at(np.vstack([right, right[-2:0:-1] * (-1, 1)]), False))


def _fit(pts: str) -> Points:
    """The mouth, a little smaller than it was drawn."""
    return (points(pts) - (404, 820)) * 0.9 + (404, 822)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "ochre", 161)
    streaks(p, 1.0, 0.6, 15, 180, b=1)
    face = Laughing(
        404, 320, 460, 0.03, 0.0, jaw=1.16, nose="potato", age=0.62, light=LEFT, wide=1.06
    )
    bust(p, face, a=1, collar="shirt", ambient=-0.25, wide=1.2)
    face.draw(
        p, eyes=(-1, 0, 0), brow=(-0.16, 0.0), mouth=(0.3, 1.0, 0.1), lips=(1, 0), ears=True,
        seed=4, ambient=0.1,
    )  # fmt: skip
    heads.front(p, face, "receding", n=10)
    _mouth(p)
    return p.press()


def _mouth(p: Print) -> None:
    for fold in (
        "260 520, 170 540, 104 600, 84 700",
        "560 520, 650 544, 714 606, 728 700",
        "108 720, 120 820, 168 920",
        "704 730, 690 830, 640 930",
    ):
        p.ink(brush(fold, [3, 15, 3]))
    lips = blob(_fit(MOUTH))
    p.relief(lips, LEFT, 24, 9, a=1, outline=9, ambient=0.25, soft=3)
    hole = blob(_fit(HOLE))
    p.put(hole.grow(5), k=1, a=0, b=0)
    _somebody(p)
    _teeth(p, LOWER, hole, -1, 7, 62)
    _fingers(p)
    _teeth(p, UPPER, hole, 1, 8, 104)


def _teeth(p: Print, gum: str, hole: Mask, way: int, n: int, long: float) -> None:
    """A row along the gum; way 1 hangs down, -1 stands up. The middle ones are the longest."""
    line = spline(_fit(gum), 12)
    walk = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])

    def at(share: float) -> tuple[float, float]:
        d = share * walk[-1]
        return float(np.interp(d, walk, line[:, 0])), float(np.interp(d, walk, line[:, 1]))

    for i in range(n):
        (x0, y0), (x1, y1) = at((i + 0.04) / n), at((i + 0.96) / n)
        reach = long * (0.66 + 0.34 * math.sin((i + 0.5) / n * math.pi))
        nx, ny = -(y1 - y0), x1 - x0
        size = math.hypot(nx, ny)
        dx, dy = way * nx / size * reach, way * ny / size * reach
        bx, by = way * nx / size * 20, way * ny / size * 20
        tooth = blob(
            [
                (x0 - bx, y0 - by), (x1 - bx, y1 - by), (x1 + dx * 0.8, y1 + dy * 0.8),
                ((x0 + 4 * x1) / 5 + dx, (y0 + 4 * y1) / 5 + dy),
                ((4 * x0 + x1) / 5 + dx, (4 * y0 + y1) / 5 + dy), (x0 + dx * 0.8, y0 + dy * 0.8),
            ]
        )  # fmt: skip
        p.relief(tooth, LEFT, 22, 7, outline=5, ambient=0.5, soft=2, within=hole, seed=i)


def _somebody(p: Print) -> None:
    """Two eyes that look at us out of the dark, brows raised in fear."""
    for side in (-1, 1):
        x, y = 404 + 66 * side, 852
        white = blob(
            [(x - 46, y + 4), (x - 20, y - 32), (x + 20, y - 32), (x + 46, y + 4), (x, y + 26)]
        )
        p.put(white, k=0, a=0, b=0)
        p.ink(oval(x - 4 * side, y - 2, 19, 20) & white)
        p.put(oval(x - 4 * side - 7, y - 9, 6, 6), k=0)
        brow = brush(
            [(x - side * 34, y - 66), (x + side * 6, y - 58), (x + side * 46, y - 34)], [14, 13, 4]
        )
        p.put(brow, k=0, a=0, b=1)


def _fingers(p: Print) -> None:
    """Eight finger tips over the lower teeth."""
    for side in (-1, 1):
        for i, (dx, dy) in enumerate(((24, 0), (56, -1), (88, -5), (119, -12))):
            x, y = 402 + side * dx, 948 + dy
            tip = brush(
                points([(x - side * 4, y - 44), (x, y - 20), (x + side * 3, y + 12)]), [26, 28, 24]
            )
            p.relief(tip, LEFT, 14, 6, b=1, outline=5, ambient=0.2, soft=2, seed=i)
            p.flat(oval(x + side * 2, y + 4, 8, 10), outline=2)
