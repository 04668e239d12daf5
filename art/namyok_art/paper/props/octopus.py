"""An octopus from the front: a tall soft head and eight arms that go where they are told."""

import math
from collections.abc import Sequence

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Gradient, mix
from namyok_art.paper.paths import Pen, Point, along
from namyok_art.paper.space import X, Y


def arm(
    card: Card,
    points: Sequence[Point],
    start: float,
    skin: tuple[str, str],
    pale: str,
    side: int = 1,
    end: float = 5,
) -> Point:
    """One arm along the points, suckers on one side; returns its tip."""
    pen = Pen().taper(points, start, end)
    fill = Gradient((skin[0], skin[1]), points[0][1] - 120, points[0][1] + 320)
    mask = card.paper(pen, fill, spread=9, lift=10, shadow=0.4, rim=0.35, rim_width=3)
    curve = np.asarray(along(points, len(points) * 8))
    direction = np.gradient(curve, axis=0)
    length = np.linalg.norm(direction, axis=1)[:, None] + 1e-6
    normal = np.stack([-direction[:, 1], direction[:, 0]], 1) / length * side
    half = np.linspace(start, end, len(curve))[:, None] / 2
    edge = curve + normal * half * 0.86
    under = Pen().path(
        "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in edge), width=max(6.0, start * 0.3)
    )
    card.paint(under.mask * mask, mix(skin[0], pale, 0.55), 0.75, soft=1.5)
    cups, pits = Pen(), Pen()
    travelled, due = 0.0, start * 0.5
    for k in range(1, len(edge) - 2):
        travelled += float(math.hypot(*(edge[k] - edge[k - 1])))
        if travelled < due:
            continue
        r = max(1.6, float(half[k, 0]) * 0.3)
        x, y = (float(v) for v in curve[k] + normal[k] * half[k] * 0.66)
        cups.oval(x, y, r, r)
        pits.oval(x, y, r * 0.45, r * 0.45)
        due = travelled + r * 2.9
    card.paper(cups.mask * mask, pale, spread=2, lift=1.5, shadow=0.3)
    card.shade(pits.mask * mask, skin[1], 0.7)
    return points[-1]


def head(
    card: Card, x: float, y: float, scale: float, skin: tuple[str, str, str], pale: str, ink: str
) -> None:
    """The head, 300 units high, its lower edge at (x, y); eyes half shut, a patient look."""
    body, spots, lids, marks, cheeks = (Pen() for _ in range(5))
    left = [(-40, 0), (-76, -26), (-84, -70), (-74, -108), (-100, -170), (-96, -238), (-52, -292)]
    with body.at(x, y, scale):
        body.smooth([*left, (0, -306), *((-px, py) for px, py in reversed(left)), (0, 10)])
    fill = Gradient(skin, y - 306 * scale, y + 10 * scale)
    mask = card.paper(body, fill, spread=18, lift=12, shadow=0.45, rim=0.5, rim_width=4)
    round_light = np.exp(-(((X - x + 34 * scale) / (60 * scale)) ** 2)) * np.exp(
        -(((Y - y + 236 * scale) / (70 * scale)) ** 2)
    )
    card.tint(np.asarray(mask * round_light, np.float32), "#fff4d8", 0.3)
    with spots.at(x, y, scale):
        for px, py, r in (
            (-58, -226, 11),
            (-34, -254, 7),
            (50, -250, 12),
            (70, -216, 7),
            (28, -276, 6),
            (-70, -196, 6),
            (8, -240, 5),
        ):
            spots.oval(px, py, r, r * 0.86)
    card.paint(spots.mask * mask, mix(skin[0], "#ffffff", 0.45), 0.6)
    with cheeks.at(x, y, scale):
        cheeks.oval(-58, -52, 17, 11).oval(58, -52, 17, 11)
    card.paint(cheeks.mask * mask, pale, 0.55, soft=4)
    eyes = Pen()
    with eyes.at(x, y, scale), lids.at(x, y, scale), marks.at(x, y, scale):
        for side in (-1, 1):
            eyes.oval(side * 40, -84, 25, 27)
            lids.path(
                f"M{side * 40 - 28} -84 C{side * 40 - 26} -124 {side * 40 + 26} -124"
                f" {side * 40 + 28} -84"
                f" C{side * 40 + 14} -76 {side * 40 - 14} -76 {side * 40 - 28} -84Z"
            )
            marks.rect(side * 40 - 10, -82, 24, 9, 4)
        marks.path("M-12 -38 C-6 -30 8 -30 14 -39", width=4)
    card.paper(eyes, ("#fffdf0", "#f6e6c8"), spread=4, lift=3)
    card.paint(marks, ink)
    card.paper(lids, (skin[0], skin[1]), spread=4, lift=4, shadow=0.3)
