"""Sheep of cut wool."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen


def sheep(
    card: Card,
    x: float,
    y: float,
    height: float,
    wool: tuple[str, str],
    face: str,
    flip: bool = False,
    pose: str = "stand",
    turn: float = 0,
) -> None:
    """A sheep with its feet at (x, y), looking right; pose is stand, leap or sit."""
    k = height / 100
    legs, fleece, curls, head, ear, eye, top = (Pen() for _ in range(7))
    upright = pose == "sit"
    for pen in (legs, fleece, curls, head, ear, eye, top):
        with pen.at(x, y, k, turn, flip):
            hx, hy = (24, -86) if upright else (54, -68)
            if pen is legs:
                if pose == "leap":
                    pen.taper([(30, -30), (52, -16), (60, -20)], 9, 6).taper(
                        [(20, -28), (40, -8), (48, -10)], 9, 6
                    )
                    pen.taper([(-30, -30), (-50, -12), (-58, -10)], 9, 6).taper(
                        [(-22, -28), (-40, -4), (-48, 0)], 9, 6
                    )
                elif upright:
                    pen.taper([(6, -12), (34, -4), (52, -6)], 11, 8).taper(
                        [(0, -8), (28, 2), (46, 2)], 11, 8
                    )
                else:
                    for lx in (-32, -18, 22, 36):
                        pen.taper([(lx, -30), (lx, -1)], 9, 7)
            elif pen is fleece:
                if upright:
                    for a in range(12):
                        angle = math.tau * a / 12
                        pen.circle(-2 + 26 * math.cos(angle), -38 + 34 * math.sin(angle), 15)
                    pen.oval(-2, -38, 30, 38)
                else:
                    for a in range(14):
                        angle = math.tau * a / 14
                        pen.circle(42 * math.cos(angle), -50 + 22 * math.sin(angle), 15)
                    pen.oval(0, -50, 46, 26)
            elif pen is curls:
                spots = (
                    (-26, -56),
                    (-4, -64),
                    (20, -54),
                    (-12, -42),
                    (12, -38),
                    (34, -46),
                    (-36, -42),
                )
                for cx, cy in spots:
                    px, py = (cx * 0.6 - 4, cy + 8) if upright else (cx, cy)
                    pen.stroke(
                        [(px - 6, py), (px - 2, py - 6), (px + 4, py - 4), (px + 4, py + 2)], 2.4
                    )
            elif pen is head:
                pen.smooth(
                    [
                        (hx - 12, hy - 12),
                        (hx + 4, hy - 16),
                        (hx + 18, hy - 2),
                        (hx + 24, hy + 12),
                        (hx + 14, hy + 18),
                        (hx - 2, hy + 12),
                        (hx - 12, hy + 4),
                    ]
                )
            elif pen is ear:
                pen.oval(hx - 12, hy + 2, 11, 5, 28)
            elif pen is eye:
                pen.stroke([(hx + 5, hy - 3), (hx + 9, hy), (hx + 13, hy - 2)], 2)
            else:
                pen.circle(hx - 8, hy - 14, 9).circle(hx + 3, hy - 17, 8).circle(hx - 14, hy - 6, 7)
    soft = max(1.6, 5 * k)
    card.paper(legs, mix(face, "#000000", 0.15), spread=soft * 0.6, shadow=0.3)
    body = card.paper(fleece, wool, spread=soft, shadow=0.35, rim=0.4)
    card.shade(curls.mask * body, "#6a6a9a", 0.4)
    card.paper(head, face, spread=soft * 0.6, shadow=0.3, rim=0.3)
    card.paper(ear, face, spread=soft * 0.5, shadow=0.3)
    card.paint(eye, mix(face, "#ffffff", 0.75))
    card.paper(top, wool, spread=soft * 0.5, shadow=0.25)
