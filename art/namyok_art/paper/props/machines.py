"""Iron: cogwheels with spokes, beams with rivets."""

import math

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Fill, mix
from namyok_art.paper.noise import fbm, smoothstep
from namyok_art.paper.paths import Pen
from namyok_art.paper.space import Array, X, Y


def gear_outline(pen: Pen, x: float, y: float, r: float, teeth: int, phase: float = 0) -> None:
    """A toothed disc; r is the tip, the phase in degrees turns the middle of the first tooth."""
    points = []
    root = r - min(r * 0.16, math.pi * r / teeth * 0.95)
    pitch = math.tau / teeth
    for k in range(teeth):
        middle = math.radians(phase) + k * pitch
        for radius, share in ((root, -0.29), (r, -0.17), (r, 0.17), (root, 0.29)):
            a = middle + share * pitch
            points.append((x + radius * math.cos(a), y + radius * math.sin(a)))
    pen.poly(points)


def gear(
    card: Card,
    x: float,
    y: float,
    r: float,
    teeth: int,
    iron: tuple[str, str],
    phase: float = 0,
    spokes: int = 6,
    rust: str = "#9a5a38",
) -> Array:
    """A cast wheel: toothed rim, spokes with round windows between them, hub and rivets."""
    light, dark = iron
    shape = Pen()
    gear_outline(shape, x, y, r, teeth, phase)
    inner, hub = r * 0.66, r * 0.24
    for k in range(spokes):
        a = math.radians(phase) + math.tau * (k + 0.5) / spokes
        wide = math.pi / spokes * 0.72
        outer = [(a - wide + wide * 2 * t / 8, inner) for t in range(9)]
        back = [(a + wide * 0.42 - wide * 0.84 * t / 4, hub * 1.45) for t in range(5)]
        shape.smooth(
            [(x + q * math.cos(p), y + q * math.sin(p)) for p, q in (*outer, *back)], cut=True
        )
    fill: Fill = (mix(light, "#fff0d0", 0.12), mix(light, dark, 0.5), dark)
    body = card.paper(
        shape, fill, spread=18, lift=14, shadow=0.55, rim=0.28, rim_width=4, tooth=0.06
    )
    stain = smoothstep(0.15, 0.7, fbm(60, card.rng, octaves=4))
    card.shade(body * stain, rust, 0.55)
    d = np.hypot(X - x, Y - y)
    groove = np.exp(-(((d - r * 0.76) / 3.5) ** 2)) + np.exp(-(((d - inner - 6) / 2.5) ** 2))
    card.shade(np.asarray(body * np.clip(groove, 0, 1), np.float32), "#2a1c1a", 0.5)
    bolts = Pen()
    for k in range(spokes * 2):
        a = math.radians(phase) + math.tau * k / (spokes * 2)
        bolts.circle(x + r * 0.71 * math.cos(a), y + r * 0.71 * math.sin(a), max(3.0, r * 0.018))
    card.paper(bolts, mix(light, "#fff0d0", 0.2), spread=3, lift=3)
    boss = Pen().circle(x, y, hub)
    card.paper(boss, (light, dark), spread=8, rim=0.3)
    card.paper(Pen().circle(x, y, hub * 0.5), (dark, mix(dark, light, 0.4)), spread=4)
    return body
