"""Long after everybody has gone home the last runner breaks a ribbon held by two moths."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.beasts import moth
from namyok_art.paper.props.cast import ADA
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import BUILDS, Pose

FAR = (430, 330)
"""Where the lanes meet."""


def draw() -> NDArray[np.uint8]:
    card = Card(20, ["#101a34", "#1c2c4a", "#2c4560"], light=(430, 250), lamp="#eaf4ff")
    card.glow(*FAR, 420, "#cfe8ff", 0.6)
    card.rays(430, 240, "#dff0ff", 0.3, 900, 80, count=30)
    _stands(card)
    _track(card)
    _runner(card)
    return card.finish(
        bloom=0.6,
        shadow_tone="#182448",
        light_tone="#fff0dc",
        toning=0.09,
        vignette=0.3,
        saturation=1.08,
    )


def _stands(card: Card) -> None:
    """Rows of folding seats; here and there one claps."""
    for s in (-1, 1):
        for row in reversed(range(7)):
            t = row / 6
            y0, y1 = 300 - 40 * t, 560 - 560 * t
            x0, x1 = FAR[0] + s * (60 + 30 * t), FAR[0] + s * 470
            band = Pen().poly([(x0, y0), (x1, y1), (x1, y1 + 108), (x0, y0 + 30)])
            tone = mix("#24405c", "#16263f", t)
            card.paper(band, (mix(tone, "#7fb0d0", 0.12), tone), shadow=0.35, spread=6, rim=0.2)
            for k in range(9):
                u = (k + 0.4 + 0.3 * (row % 2)) / 9
                u = u * u
                x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + 8 + 40 * u
                w = 8 + 34 * u
                clap = (k * 7 + row * 5) % 6 == 0 and u > 0.06
                back = Pen().rect(x - w / 2, y - w, w, w * 0.9, w * 0.25)
                card.paper(
                    back, ("#e06a4a", "#a83f3a") if clap else ("#3f6488", "#28445f"), glue(w * 3)
                )
                drop = w * (0.5 if clap else 0.12)
                seat = Pen().rect(x - w / 2, y - w * 0.1, w, drop, w * 0.12)
                card.paper(
                    seat, ("#f8a070", "#c85a44") if clap else ("#2c4a68", "#1c3048"), glue(w * 3)
                )
    lamps = Pen()
    for row in range(3):
        for k in range(5):
            lamps.circle(366 + k * 32, 96 + row * 30, 11)
    card.paper(Pen().rect(336, 70, 188, 112, 10), ("#2a3a54", "#141f34"), glue(160))
    card.paper(Pen().rect(422, 180, 16, 150), "#1c2a40", glue(100))
    card.lightup(lamps, "#fbfdff", 1.5)


def _track(card: Card) -> None:
    ground = Pen().poly([(FAR[0] - 70, 340), (FAR[0] + 70, 340), (1260, 1260), (-420, 1260)])
    card.paper(ground, Gradient(("#8a5a78", "#c0646c", "#a84858"), 330, 1200), glue(200))
    lines = Pen()
    for k in range(-3, 5):
        x = FAR[0] + (k - 0.5) * 20
        end = FAR[0] + (k - 0.5) * 244
        lines.poly([(x - 1, 342), (x + 1, 342), (end + 9, 1260), (end - 9, 1260)])
    card.paint(lines, "#f4e4dc", 0.8)
    rng = card.rng
    for _ in range(16):
        y = rng.uniform(430, 1150)
        near = (y - 330) / 900
        x = FAR[0] + rng.uniform(-560, 560) * near
        w = 6 + 22 * near
        turn = rng.uniform(-80, 80)
        cup = Pen()
        with cup.at(x, y, w, turn):
            cup.poly([(-0.5, -0.7), (0.5, -0.7), (0.34, 0.7), (-0.34, 0.7)])
        card.shade(Pen().oval(x + w * 0.4, y + w * 0.5, w, w * 0.3), "#3a1430", 0.4, soft=3)
        card.paper(cup, ("#fdfaf4", "#c8c8d4"), glue(w * 4))


def _runner(card: Card) -> None:
    x, y, size = 396, 800, 168
    card.shade(Pen().oval(x - 10, 1150, 190, 26), "#2a0f2c", 0.6, soft=14)
    ecstatic = MOODS["laughter"].but(
        tilt=-10,
        tears=1,
        gaze=(0.0, -0.5),
        pitch=-0.08,
        brow_in=-0.06,
        top=0.066,
        low=0.03,
        folds=("nasolabial",),
    )
    stride = Pose(
        -4,
        10,
        4,
        (-0.72, -0.66),
        (0.66, -0.74),
        1,
        -1,
        (-0.16, 0.98),
        (0.42, 0.5),
        1,
        -1,
        near_grip="open",
        far_grip="open",
        hips=-6,
        shoulders=7,
        sway=(0, -0.3),
    )
    suit = Dress("jacket", "#e8a23a", "#2f5a8a", "#f4f0e8", trim="#fff6e0", buttons=False)
    left, right = (112, 600), (704, 540)
    band = [
        (left[0] + 4, left[1] + 30),
        (220, 716),
        (384, 742),
        (560, 690),
        (right[0] - 4, right[1] + 30),
    ]
    tails = [
        [(band[0][0], band[0][1]), (60, 740), (110, 830), (40, 930)],
        [(band[-1][0], band[-1][1]), (770, 660), (730, 760), (790, 850)],
    ]
    for tail in tails:
        card.paper(Pen().poly(ribbon(tail, [30, 34, 30, 8], 60)), ("#dfe4ee", "#a8b4c8"), glue(200))
    figure(card, x, y, size, ADA, stride, ecstatic, suit, BUILDS["old"], view="front")
    card.paper(
        Pen().poly(ribbon(band, [40, 46, 50, 46, 40], 80)),
        ("#ffffff", "#d8dee8"),
        glue(300, rim=0.7),
    )
    for (mx, my), turn, size_, tone in (
        (left, 24, 150.0, "#b8a078"),
        (right, -20, 138.0, "#a89a90"),
    ):
        moth(card, mx, my, size_, (x, 520), turn, tone)
    card.tint(smoothstep(300, 0, np.hypot(X - x, (Y - 560))), "#ffe0b0", 0.1)
