"""The stage: curtains, valance, footlights and an audience of animals."""

import math
from collections.abc import Callable

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import rgb
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Pen
from namyok_art.paper.space import Array, X, Y


def folds(dark: str, light: str, period: float, phase: float, sway: float) -> Array:
    """Velvet in folds: a fill for curtains."""
    u = (X + sway * np.sin(Y / 190 + phase) * (Y / 1200)) / period * math.tau + phase
    v = np.clip(0.5 + 0.5 * np.sin(u) + 0.18 * np.sin(2.3 * u + 1), 0, 1.1)[..., None]
    return np.asarray(rgb(dark) * (1 - v) + rgb(light) * v, np.float32)


def curtains(card: Card, bottom: float, dark: str, light: str, gold: str) -> None:
    """Two drawn curtains tied back with cords, and a scalloped valance above."""
    shadow_gold = "#8a5a24"
    for side in (-1, 1):
        top = [(0, -20), (190, -20), (168, 200), (150, 420), (96, 560), (110, 640), (140, 800)]
        edge = [*top, (150, bottom), (0, bottom)]
        knots: list[tuple[float, ...]] = []
        for x, y in edge:
            place = x if side < 0 else 800 - x
            knots.append((place, y, 0) if x == 0 else (place, y))
        cloth = folds(dark, light, 44, 1.0 if side < 0 else 2.2, 24)
        card.paper(
            Pen().smooth(knots), cloth, shadow=0.6, offset=(0, 10), spread=24, rim=0.4, rim_width=4
        )

        def across(x: float, mirror: int = side) -> float:
            return x if mirror < 0 else 800 - x

        cord = Pen().taper([(across(0), 530), (across(60), 570), (across(112), 566)], 17, 15)
        card.paper(cord, (gold, shadow_gold), shadow=0.5, spread=6)
        tassel = Pen().taper([(across(104), 566), (across(112), 640)], 13, 26)
        card.paper(tassel, (gold, shadow_gold), shadow=0.4, spread=6)
    valance = Pen().rect(-10, -20, 820, 100)
    for k in range(6):
        valance.oval(66 + k * 134, 60, 84, 92)
    mask = valance.mask
    card.paper(
        mask, folds(dark, light, 30, 0.4, 6), shadow=0.6, offset=(0, 14), spread=18, rim_width=4
    )
    fringe = np.clip(mask - shift(mask, 0, -9), 0, 1) * (Y > 70)
    card.paint(fringe, (gold, shadow_gold), 0.9)


def footlights(card: Card, y: float, count: int = 9) -> None:
    """A curved stage lip at y with shell lamps."""
    lip = [(-20, y + 15, 0), (200, y + 3), (400, y - 2), (600, y + 3), (820, y + 15, 0)]
    pen = Pen().smooth([*lip, (820, y + 95, 0), (400, y + 72), (-20, y + 95, 0)])
    card.paper(pen, ("#8a4c2c", "#3f2020"), shadow=0.5, offset=(0, -4), spread=12)
    for k in range(count):
        x = 60 + k * 680 / (count - 1)
        top = y + 15 - 14 * (1 - ((x - 400) / 400) ** 2)
        shell = Pen().path(f"M{x - 20} {top + 16} A20 24 0 0 1 {x + 20} {top + 16}Z")
        card.paper(shell, ("#e8b85a", "#8a5a28"), shadow=0.4, spread=5, rim=0)
        card.glow(x, top - 10, 90, "#ffcf7a", 0.25, stretch=(1, 1.3))
        card.lightup(Pen().oval(x, top - 7, 12, 3), "#fff0b8", 0.9)


def _rabbit(pen: Pen) -> None:
    pen.oval(0, 0, 0.95, 1.05).oval(-0.5, -1.75, 0.32, 1.15, -10).oval(0.55, -1.7, 0.32, 1.15, 14)


def _fox(pen: Pen) -> None:
    pen.oval(0, 0.1, 1.1, 0.95)
    pen.smooth([(-1.08, 0.2), (-1.05, -0.8), (-0.95, -1.5, 0), (-0.5, -1.0), (-0.05, -0.6)])
    pen.smooth([(1.08, 0.2), (1.05, -0.8), (0.95, -1.5, 0), (0.5, -1.0), (0.05, -0.6)])


def _bear(pen: Pen) -> None:
    pen.oval(0, 0, 1.15, 1.1).circle(-0.85, -0.85, 0.45).circle(0.85, -0.85, 0.45)


def _owl(pen: Pen) -> None:
    pen.oval(0, 0.2, 1.05, 1.2).oval(0, 1.9, 1.5, 1.8)
    pen.smooth([(-1.0, 0), (-1.0, -0.9), (-0.95, -1.45, 0), (-0.6, -1.0), (0, -0.85)])
    pen.smooth([(1.0, 0), (1.0, -0.9), (0.95, -1.45, 0), (0.6, -1.0), (0, -0.85)])


def _hat(pen: Pen) -> None:
    pen.oval(0, 0, 0.85, 1).rect(-0.85, -2.3, 1.7, 1.8).oval(0, -0.55, 1.5, 0.22)


def _mouse(pen: Pen) -> None:
    pen.oval(0, 0.2, 0.8, 0.85).circle(-0.85, -0.6, 0.66).circle(0.85, -0.6, 0.66)


def _stag(pen: Pen) -> None:
    pen.oval(0, 0, 0.75, 1.05).oval(-1.0, -0.5, 0.5, 0.22, 24).oval(1.0, -0.5, 0.5, 0.22, -24)
    for side in (-1, 1):
        pen.taper([(side * 0.3, -0.8), (side * 0.9, -1.7), (side * 1.0, -3.0)], 0.2, 0.08)
        pen.taper([(side * 0.8, -1.6), (side * 1.6, -2.1), (side * 1.7, -2.8)], 0.15, 0.06)
        pen.taper([(side * 0.98, -2.3), (side * 0.5, -2.9)], 0.12, 0.05)


SPECTATORS: dict[str, Callable[[Pen], None]] = {
    "rabbit": _rabbit,
    "fox": _fox,
    "bear": _bear,
    "owl": _owl,
    "hat": _hat,
    "mouse": _mouse,
    "stag": _stag,
}


def spectator(pen: Pen, kind: str, x: float, y: float, size: float) -> None:
    """A head with shoulders seen from behind, the head about 2 sizes high."""
    with pen.at(x, y, size):
        pen.smooth(
            [(-1.9, 3.4), (-1.6, 1.5), (-0.7, 0.95), (0, 0.85), (0.7, 0.95), (1.6, 1.5), (1.9, 3.4)]
        )
        SPECTATORS[kind](pen)
