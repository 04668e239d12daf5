"""A duck and her ducklings, walking: each is one body sheet with a wing, a beak and feet."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Pen

_DUCK: list[Knot] = [
    (50, -92),
    (40, -108),
    (22, -110),
    (10, -98),
    (10, -80),
    (16, -64),
    (4, -54),
    (-22, -50),
    (-48, -52),
    (-78, -66, 0),
    (-72, -44),
    (-54, -22),
    (-24, -10),
    (12, -12),
    (38, -28),
    (44, -48),
    (38, -66),
    (44, -78),
]
_CHICK: list[Knot] = [
    (40, -62),
    (32, -80),
    (12, -84),
    (-4, -72),
    (-6, -54),
    (-24, -50),
    (-46, -56, 0),
    (-44, -34),
    (-26, -14),
    (4, -8),
    (28, -20),
    (34, -40),
]


def duck(
    card: Card,
    x: float,
    y: float,
    height: float,
    coat: str,
    wing: str,
    beak: str,
    step: float = 0,
    chick: bool = False,
    facing: int = 1,
) -> None:
    """Feet at (x, y), walking right; `step` lifts the far foot, a chick is rounder."""
    k = height / (86 if chick else 112)
    feet, body, feathers, bill, eye = (Pen() for _ in range(5))
    for pen in (feet, body, feathers, bill, eye):
        with pen.at(x, y, k, 0, facing < 0):
            if pen is feet:
                for fx, lift in ((-12, 0.0), (12, step)):
                    pen.line(fx, -16, fx + 3, -3 - lift, 5)
                    pen.poly([(fx - 3, -6 - lift), (fx + 18, -lift), (fx - 4, 1 - lift)])
            elif pen is body:
                pen.smooth(_CHICK if chick else _DUCK)
            elif pen is feathers:
                if chick:
                    pen.smooth([(-2, -44), (-20, -42), (-34, -34), (-22, -24), (-2, -28)])
                else:
                    pen.smooth(
                        [(14, -46), (-20, -48), (-58, -46, 0), (-44, -30), (-12, -22), (12, -30)]
                    )
            elif pen is bill:
                if chick:
                    pen.smooth([(36, -66), (52, -60), (54, -54), (34, -52)])
                else:
                    pen.smooth([(45, -98), (62, -88), (76, -84), (74, -78), (46, -80)])
            elif chick:
                pen.circle(22, -66, 4)
            else:
                pen.path("M24 -94 q6 5 12 0", width=3.4)
    soft = max(2.0, 5 * k)
    card.paper(feet, beak, spread=soft * 0.5, shadow=0.3)
    card.paper(bill, (mix(beak, "#ffffff", 0.2), beak), spread=soft * 0.6, shadow=0.3)
    mask = card.paper(
        body, (mix(coat, "#ffffff", 0.35), coat, mix(coat, "#6a5a70", 0.25)), spread=soft, rim=0.4
    )
    if not chick:
        ring = Pen()
        with ring.at(x, y, k, 0, facing < 0):
            ring.path("M8 -70 C20 -62 34 -62 46 -70", width=6)
        card.paint(ring.mask * mask, "#ffffff", 0.9)
    card.paper(feathers, (mix(wing, "#ffffff", 0.25), wing), spread=soft * 0.7, shadow=0.35)
    if not chick:
        lines = Pen()
        with lines.at(x, y, k, 0, facing < 0):
            lines.path("M-2 -40 q-22 4 -44 -2 M2 -33 q-18 5 -36 1", width=2.6)
        card.shade(lines.mask * feathers.mask, "#3a2a30", 0.5)
    card.paint(eye, "#2a2430")
