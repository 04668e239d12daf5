"""A head in the making: the card, the frame and the numbers that age, kind and mood give."""

import math
from collections.abc import Sequence

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Gradient, mix
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.place import Place, lit
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.moods import Mood
from namyok_art.paper.space import Array

TINY, SMALL = 46, 105
"""Pixels of head height under which marks replace features, and under which finesse is left out."""


class Head:
    """One unit is the height of the head: the chin at +0.5, the crown at -0.5."""

    def __init__(self, card: Card, place: Place, who: Person, mood: Mood) -> None:
        self.card, self.place, self.who, self.mood = card, place, who, mood
        size = place.size
        self.tiny, self.small = size < TINY, size < SMALL
        # Small faces exaggerate, or nothing is left of them on a telephone.
        self.loud = 1.3 if self.tiny else 1.14 if self.small else 1.0
        self.eye_y, self.eye_x, self.eye_w, self.open = 0.01, 0.152, 0.098, 1.14
        self.nose_y, self.mouth_y = 0.19, 0.32
        if who.age == "child":
            self.eye_y, self.eye_x, self.eye_w, self.open = 0.075, 0.162, 0.108, 1.3
            self.nose_y, self.mouth_y = 0.205, 0.325
        elif who.age == "old":
            self.eye_y, self.eye_w, self.open = 0.0, 0.09, 1.0
            self.nose_y, self.mouth_y = 0.215, 0.34
        self.eye_y += mood.pitch * 0.75
        self.nose_y += mood.pitch * 1.15
        self.mouth_y += mood.pitch * 0.8
        self.side = -1 if card.light[0] > place.x + size * 0.1 else 1
        """The side of the face that is turned away from the lamp."""

    @property
    def dark(self) -> str:
        return mix(self.who.skin, "#7a2050", 0.7)

    @property
    def ink(self) -> str:
        return mix(self.who.skin, "#4a1428", 0.8)

    def eye(self, side: int) -> tuple[float, float, float]:
        """Centre and half width of an eye; the far one is narrower."""
        yaw = self.mood.yaw
        narrow = 1 - 0.34 * max(0.0, side * yaw)
        width = self.eye_w * narrow * (1 + (self.loud - 1) * 0.6)
        return side * self.eye_x * narrow + yaw * 0.085, self.eye_y, width

    def skin(self, tone: str = "", depth: float = 0.3, reach: float = 0.6) -> Gradient:
        return lit(self.card, self.place, tone or self.who.skin, depth, reach)

    def turned(self, x: float, y: float) -> float:
        """The outline turns too: the far cheek comes in, the jaw follows the nose."""
        yaw = self.mood.yaw
        if x * yaw > 0:
            x *= 1 - 0.13 * abs(yaw)
        return x + yaw * (0.05 if y > 0.2 else 0.02 if y > -0.1 else 0)

    def outline(self) -> list[Knot]:
        who, drop = self.who, self.mood.drop + self.who.long
        cheek_y = 0.17 if who.age == "child" else 0.08
        right = (
            (0.2, -0.46),
            (who.cheek * 0.95, -0.25),
            (who.cheek, -0.03),
            (who.cheek * 0.99, cheek_y),
            (who.jaw * 1.06, 0.31 + drop * 0.5),
            (who.chin + 0.035, 0.455 + drop),
        )
        knots: list[Knot] = [(0, -0.5)]
        knots += [(self.turned(x, y), y) for x, y in right]
        knots.append((self.mood.yaw * 0.05, 0.5 + drop))
        knots += [(self.turned(-x, y), y) for x, y in reversed(right)]
        return knots

    def crease(
        self,
        points: Sequence[Point],
        width: float,
        strength: float = 0.5,
        within: Array | None = None,
    ) -> None:
        """A scored fold, thin at both ends."""
        widths = [0.001, width * self.loud, width * 0.8, 0.001]
        self.card.shade(self.place.ribbon(points, widths), self.ink, strength, within=within)


def look_at(mood: Mood, place: Place, target: Point, turn: float = 0.35) -> Mood:
    """The same mood with eyes, and a share of the head, turned to a point of the card."""
    u, v = place.back(*target)
    far = math.hypot(u, v) or 1
    x, y = u / far, v / far
    near = min(1.0, far / 1.2)
    return mood.but(
        gaze=(x * near, y * 0.8 * near),
        yaw=mood.yaw * 0.25 + x * turn * near,
        pitch=mood.pitch * 0.4 + y * 0.07 * near,
    )
