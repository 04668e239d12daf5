"""Storybook figures. Keep them small (40 to 120 px): beyond that they turn into pictograms.

A figure is built of parts, so that it can be one dark silhouette against light (`draw`) or a
little collage of coloured papers (`glue`).
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from namyok_art.paper.card import CUT, Card, Sheet
from namyok_art.paper.paths import Pen, Point
from namyok_art.paper.props.headwear import HAIR, HATS


@dataclass(frozen=True)
class Look:
    """The papers a figure is cut from."""

    coat: str
    trousers: str = "#2c2a35"
    skin: str = "#e9c4a0"
    hair: str = "#3a2822"
    hat: str = "#3a3038"
    scarf: str = "#c8402f"


@dataclass(frozen=True)
class _Build:
    head: float
    neck: float
    shoulder: float
    hem: float
    half_hem: float
    waist: float
    legs: bool


_BUILDS = {
    "coat": _Build(0.080, -0.80, 0.085, -0.20, 0.165, 0.105, True),
    "jacket": _Build(0.080, -0.80, 0.095, -0.42, 0.110, 0.100, True),
    "dress": _Build(0.080, -0.80, 0.070, -0.12, 0.225, 0.075, True),
    "robe": _Build(0.085, -0.79, 0.085, 0.00, 0.200, 0.110, False),
    "child": _Build(0.118, -0.71, 0.095, -0.26, 0.180, 0.110, True),
    "stout": _Build(0.085, -0.78, 0.110, -0.24, 0.210, 0.200, True),
}


@dataclass(frozen=True)
class Person:
    """One figure. x, y is where the feet stand, or the seat when sitting."""

    x: float
    y: float
    height: float
    facing: int = 1
    build: str = "coat"
    pose: str = "stand"
    """stand, sit (on a chair or edge), floor (on the ground, legs out), kneel."""
    arms: tuple[Point, ...] = ()
    """Hand positions from the shoulder, in heights; the nearer arm last. Reach is about 0.4."""
    stride: float = 0.4
    lean: float = 0
    """Degrees forward."""
    hat: str | None = None
    hair: str | None = None
    scarf: float = 0
    """Length of the flying end in heights; 0 is none."""
    bag: bool = False
    nose: bool = True
    """Off when the figure looks away from us."""

    @property
    def _measure(self) -> _Build:
        return _BUILDS[self.build]

    @property
    def _shoulder(self) -> Point:
        return (0.0, self._measure.neck + 0.07)

    @property
    def _drop(self) -> float:
        """How far the body sinks because of the pose."""
        return {"stand": 0.0, "sit": 0.40, "floor": 0.40, "kneel": 0.20}[self.pose]

    def _local(self, pen: Pen, draw: Callable[[Pen], None]) -> None:
        with (
            pen.at(self.x, self.y, self.height, self.lean * self.facing, self.facing < 0),
            pen.at(0, self._drop),
        ):
            draw(pen)

    def spot(self, point: Point) -> Point:
        """Where a point of the local frame (heights, feet at 0) is on the card."""
        x, y = point[0] * self.facing, point[1] + self._drop
        angle = math.radians(self.lean * self.facing)
        px = x * math.cos(angle) - y * math.sin(angle)
        py = x * math.sin(angle) + y * math.cos(angle)
        return self.x + px * self.height, self.y + py * self.height

    def hand(self, index: int = 0) -> Point:
        """Card coordinates of a hand, for what it holds."""
        dx, dy = self.arms[index]
        return self.spot((self._shoulder[0] + dx, self._shoulder[1] + dy))

    @property
    def head(self) -> Point:
        m = self._measure
        return self.spot((0.01, m.neck - m.head * 0.92))

    # ---- parts

    def _legs(self, pen: Pen) -> None:
        m = self._measure
        if not m.legs:
            return
        hip = -0.44 if self.build != "child" else -0.36
        if self.pose == "sit":
            for dx in (0.0, 0.05):
                pen.taper([(0, hip + 0.02), (0.2 + dx, hip), (0.22 + dx, hip + 0.02)], 0.1, 0.085)
                pen.taper([(0.22 + dx, hip), (0.23 + dx, hip + 0.2)], 0.08, 0.055)
                pen.oval(0.27 + dx, hip + 0.22, 0.06, 0.024)
        elif self.pose == "floor":
            pen.taper([(0, hip), (0.2, hip - 0.12), (0.38, hip + 0.02)], 0.1, 0.05)
            pen.oval(0.41, hip + 0.005, 0.028, 0.05)
        elif self.pose == "kneel":
            pen.taper([(0.02, hip), (0.13, hip + 0.1), (0.12, -0.22)], 0.11, 0.08)
            pen.taper([(0.12, -0.23), (-0.02, -0.22), (-0.14, -0.22)], 0.07, 0.05)
        else:
            spread = 0.11 * self.stride
            for side in (-1, 1):
                foot = side * spread + 0.01
                knee = foot * 0.5 + 0.015
                pen.taper([(side * 0.035, hip), (knee, -0.22), (foot, -0.03)], 0.085, 0.05)
                pen.oval(foot + 0.028, -0.018, 0.052, 0.022)

    def _body(self, pen: Pen) -> None:
        m = self._measure
        seated = self.pose in ("sit", "floor", "kneel")
        hem = min(m.hem, -0.40) if seated else m.hem
        half = m.half_hem * (0.85 if seated else 1)
        top = m.neck
        middle = (top + hem) / 2
        pen.smooth(
            [
                (-0.03, top - 0.01),
                (-m.shoulder, top + 0.05),
                (-m.waist, middle),
                (-half, hem, 0),
                (0, hem + 0.025),
                (half * 0.95, hem - 0.008, 0),
                (m.waist * 0.95, middle),
                (m.shoulder * 0.95, top + 0.05),
                (0.035, top - 0.01),
            ]
        )

    def _arm(self, pen: Pen, target: Point) -> None:
        start = self._shoulder
        end = (start[0] + target[0], start[1] + target[1])
        pen.taper([start, _elbow(start, end), end], 0.075, 0.045)

    def _back_arm(self, pen: Pen) -> None:
        for target in self.arms[:-1]:
            self._arm(pen, target)

    def _front_arm(self, pen: Pen) -> None:
        for target in self.arms[-1:]:
            self._arm(pen, target)

    def _hands(self, pen: Pen) -> None:
        for dx, dy in self.arms:
            pen.circle(self._shoulder[0] + dx, self._shoulder[1] + dy, 0.026)

    def _head(self, pen: Pen) -> None:
        m = self._measure
        pen.rect(-0.022, m.neck - 0.05, 0.048, 0.09, 0.01)
        with pen.at(0.01, m.neck - m.head * 0.92, m.head):
            pen.oval(0, 0, 0.94, 1.02)
            if self.nose:
                pen.smooth([(0.85, -0.25), (1.16, 0.14), (1.1, 0.26), (0.8, 0.32)])

    def _on_head(self, pen: Pen, table: dict[str, Callable[[Pen], None]], name: str | None) -> None:
        if name:
            m = self._measure
            with pen.at(0.01, m.neck - m.head * 0.92, m.head):
                table[name](pen)

    def _hair(self, pen: Pen) -> None:
        self._on_head(pen, HAIR, self.hair)

    def _hat(self, pen: Pen) -> None:
        self._on_head(pen, HATS, self.hat)

    def _scarf(self, pen: Pen) -> None:
        if not self.scarf:
            return
        top, end = self._measure.neck, -0.26 - self.scarf
        pen.path(
            f"M-.05 {top} C-.18 {top - 0.06} -.26 {top + 0.1} {end} {top - self.scarf * 0.25}"
            f" C-.26 {top + 0.17} -.16 {top + 0.08} -.03 {top + 0.06}Z"
        )
        pen.rect(-0.075, top - 0.03, 0.15, 0.075, 0.03)

    def _bag(self, pen: Pen) -> None:
        if self.bag:
            pen.rect(0.1, -0.33, 0.24, 0.17, 0.02)
            pen.path("M.17 -.33 C.17 -.39 .27 -.39 .27 -.33", width=0.02)

    # ---- results

    def draw(self, pen: Pen) -> Pen:
        """The whole figure as one silhouette."""
        parts = (
            self._back_arm,
            self._legs,
            self._body,
            self._head,
            self._hair,
            self._scarf,
            self._front_arm,
            self._hat,
            self._bag,
        )
        for part in parts:
            self._local(pen, part)
        return pen

    def glue(self, card: Card, look: Look, sheet: Sheet = CUT, **changes: Any) -> None:
        """The figure as a collage of small papers, back to front."""
        soft = max(1.5, self.height * 0.04)
        style = {"spread": soft, "lift": soft * 0.8, "shadow": 0.35, "rim": 0.2} | changes
        layers: tuple[tuple[Callable[[Pen], None], str], ...] = (
            (self._back_arm, look.coat),
            (self._legs, look.trousers),
            (self._head, look.skin),
            (self._body, look.coat),
            (self._hands, look.skin),
            (self._scarf, look.scarf),
            (self._front_arm, look.coat),
            (self._hair, look.hair),
            (self._hat, look.hat),
            (self._bag, look.hat),
        )
        for part, colour in layers:
            pen = Pen()
            self._local(pen, part)
            card.paper(pen, colour, sheet, **style)


def _elbow(start: Point, end: Point, bone: float = 0.19) -> Point:
    """Where the elbow is if both halves of an arm are equal; it falls down and back."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1e-6
    bend = math.sqrt(max(0.0, bone**2 - (length / 2) ** 2))
    middle = (start[0] + dx / 2, start[1] + dy / 2)
    normal = (-dy / length, dx / length)
    if normal[1] < 0 or (normal[1] < 0.2 and normal[0] > 0):
        normal = (-normal[0], -normal[1])
    return middle[0] + normal[0] * bend, middle[1] + normal[1] * bend
