"""In a cinema for birds a small blue bird flies through the beam, and its shadow is two hands."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.noise import blur, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.hands import hand
from namyok_art.paper.space import Array, X, Y
from namyok_art.paper.stencil import Stencil

SPOT = (400.0, 400.0)
BIRD = Place(588, 668, 60, -14)
LENS = (560.0, 1240.0)


def draw() -> NDArray[np.uint8]:
    hall = Gradient(("#1c5a68", "#123a4c", "#0a2033"), 300, 900, along=np.hypot(X - 400, Y - 420))
    card = Card(43, hall, light=SPOT, lamp="#ffe8b0")
    _screen(card)
    _shadow(card)
    _curtains(card)
    _beam(card)
    _bird(card)
    _audience(card)
    return card.finish(
        bloom=0.35, shadow_tone="#10203a", light_tone="#fff0d0", vignette=0.28, saturation=1.1
    )


def _screen(card: Card) -> None:
    card.glow(*SPOT, 520, "#ffd890", 0.4)
    card.paper(Pen().rect(40, 60, 720, 690, 14), ("#1c1626", "#2c2230"), glue(300))
    cloth = Gradient(
        ("#fff8e0", "#ffecb8", "#f4c878", "#a8743f"), 60, 520, along=np.hypot(X - 400, Y - 400)
    )
    card.paper(Pen().rect(64, 84, 672, 642, 6), cloth, glue(200, shadow=0.2))


def _shadow(card: Card) -> None:
    """Crossed thumbs, fingers spread: everybody knows how a bird is done."""
    pair = Stencil()
    hand(pair, 434, 500, 340, "open", turn=-50, flip=True)
    hand(pair, 366, 500, 340, "open", turn=50)
    arms = Pen().poly(ribbon([(428, 492), (386, 600), (340, 760)], [96, 112, 140], 60))
    arms.poly(ribbon([(372, 492), (414, 600), (460, 760)], [96, 112, 140], 60))
    whole = np.maximum(pair.mask, arms.mask) * Pen().rect(64, 84, 672, 642, 6).mask
    soft: Array = blur(np.asarray(whole, np.float32), 4)
    fade = smoothstep(760, 560, Y)
    card.shade(np.asarray(soft * (0.45 + 0.55 * fade), np.float32), "#2a1830", 0.88)


def _curtains(card: Card) -> None:
    for side in (-1, 1):
        for k in range(4):
            x = 400 + side * (424 - 30 * k)
            foot = 400 + side * (430 - 44 * k)
            line: list[Point] = [(x, -40), (x - side * 8, 400), (foot, 900)]
            tone = mix("#c8323f", "#5a1430", 0.25 * (k % 2) + 0.1)
            fill = Gradient(
                (mix(tone, "#ffb070", 0.25), tone, mix(tone, "#140a24", 0.6)),
                240,
                620,
                along=np.hypot(X - 400, Y - 400),
            )
            card.paper(Pen().poly(ribbon(line, [52, 60, 74])), fill, glue(160, rim=0.4))
    swags = Pen()
    for k in range(5):
        swags.smooth(
            [
                (-20 + 168 * k, -60),
                (160 + 168 * k, -60),
                (148 + 168 * k, 30),
                (70 + 168 * k, 74),
                (-8 + 168 * k, 30),
            ]
        )
    card.paper(swags, ("#8a1f38", "#d8404a"), glue(160, rim=0.4))


def _beam(card: Card) -> None:
    """From a lamp behind us; the dust in it is feathers."""
    cone = (
        Pen()
        .poly([(LENS[0] - 8, LENS[1]), (64, 84), (736, 84), (736, 726), (LENS[0] + 8, LENS[1])])
        .mask
    )
    near = np.clip((Y - 300) / 900, 0, 1)
    card.tint(blur(np.asarray(cone * near, np.float32), 14), "#ffe0a0", 0.3)
    down = Pen()
    for _ in range(22):
        y = card.rng.uniform(640, 1000)
        x = 400 + (y - 640) * 0.28 + card.rng.normal(0, 130)
        down.oval(x, y, card.rng.uniform(3, 9), 2.2, card.rng.uniform(0, 180))
    card.tint(down.mask, "#fff4d0", 0.75)


def _bird(card: Card) -> None:
    p = BIRD
    far: list[Knot] = knots(
        "-0.1 -0.3!, 0.3 -1.2, 1.0 -1.7!, 0.96 -1.2, 1.2 -1.1!, 0.9 -0.6, 0.5 -0.1!"
    )
    card.paper(p.smooth(far), ("#2f6ac8", "#1f4494"), glue(120))
    tail: list[Knot] = knots("0.8 0!, 1.7 -0.1!, 1.56 0.14!, 1.76 0.4!, 0.8 0.3!")
    card.paper(p.smooth(tail), ("#2f6ac8", "#1f4494"), glue(90))
    body: list[Knot] = knots(
        "-1.3 -0.02!, -1.06 -0.14, -0.9 -0.36, -0.56 -0.38, -0.2 -0.24, 0.5 -0.12, "
        "1.0 0.06, 0.6 0.36, 0 0.48, -0.6 0.36, -0.96 0.1"
    )
    card.paper(p.smooth(body), ("#5aa4f4", "#2f62c0"), glue(140, rim=0.8))
    belly: list[Knot] = knots("-0.9 0.12, -0.4 0.14, 0.2 0.24, 0.4 0.4, 0 0.47, -0.58 0.35")
    card.paper(p.smooth(belly), ("#fff0d0", "#e8c088"), glue(60))
    beak: list[Knot] = knots("-1.0 -0.16!, -1.34 -0.02!, -0.98 0.04!")
    card.paper(p.smooth(beak), "#ffb03a", glue(40))
    near: list[Knot] = knots(
        "-0.3 0, -0.5 -0.7, -0.3 -1.4, 0.16 -2.0!, 0.22 -1.5, 0.5 -1.66!, 0.46 -1.1, "
        "0.74 -1.1!, 0.6 -0.5, 0.36 0.1, 0 0.18"
    )
    card.paper(p.smooth(near), ("#8fc4ff", "#2f6ad0"), glue(140, rim=0.8))
    for u in (0.0, 0.22, 0.44):
        card.shade(
            p.ribbon([(u * 0.5, -0.2), (u * 0.8, -0.8), (u, -1.3)], [0.01, 0.05, 0.01]),
            "#1a3a80",
            0.5,
        )
    card.paint(p.oval(-0.82, -0.14, 0.07, 0.08), "#140f20")
    card.paint(p.oval(-0.84, -0.17, 0.024, 0.024), "#ffffff")


def _seat(card: Card, x: float, y: float, wide: float, tone: str) -> None:
    back = Pen().rect(x - wide / 2, y, wide, 300, wide * 0.2)
    card.paper(back, (mix(tone, "#ffb080", 0.15), mix(tone, "#0a0818", 0.5)), glue(140, rim=0.5))


def _audience(card: Card) -> None:
    """Owl, heron, sparrow, duck and parrot from behind, spellbound."""
    dark = ("#1a2440", "#080e1c")
    for row, (y, size, places) in enumerate(
        ((956, 0.82, (90, 250, 410, 566, 722)), (1086, 1.06, (10, 200, 396, 596, 796)))
    ):
        for k, x in enumerate(places):
            _head(card, x, y + 14, size, (k * 2 + row * 3) % 5, dark)
            _seat(card, x, y, 138 * size, "#8a2438" if row else "#6a1c34")


def _head(card: Card, x: float, y: float, size: float, kind: int, fill: tuple[str, str]) -> None:
    p = Place(x, y, 78 * size, flip=kind == 3)
    shapes = (
        "-0.5 0.4!, -0.46 -0.5, -0.44 -0.9, -0.86 -1.3!, -0.42 -1.2, -0.56 -1.8!, "
        "-0.12 -1.3, -0.06 -1.9!, "
        "0.18 -1.2, 0.46 -1.0, 0.64 -0.72, 0.5 -0.44!, 0.42 -0.66, 0.3 -0.4, 0.5 0.4!",
        "-0.2 0.4!, -0.2 -0.6, -0.3 -1.3, -0.16 -1.8, 0.1 -1.94, 0.4 -1.86, 1.1 -1.66!, 0.36 -1.6, "
        "0.1 -1.4, 0.2 -0.6, 0.34 0.4!",
        "-0.6 0.4!, -0.62 -0.3, -0.44 -0.84, 0 -1.0, 0.36 -0.86, 0.76 -0.62!, 0.46 -0.5, 0.56 0.4!",
        "-0.5 0.4!, -0.44 -0.5, -0.46 -0.96, -0.1 -1.24, 0.26 -1.14, 0.4 -0.9, 0.86 -0.76!, "
        "0.84 -0.62, 0.36 -0.6, 0.34 -0.2, 0.5 0.4!",
        "-0.56 0.4!, -0.5 -0.4, -0.36 -0.9, -0.34 -1.2, -0.2 -1.4, -0.08 -1.2, 0.04 -1.42, "
        "0.16 -1.18, "
        "0.32 -1.26, 0.36 -1.0, 0.74 -0.8!, 0.42 -0.7, 0.46 -0.46, 0.3 -0.4, 0.5 0.4!",
    )
    card.paper(p.smooth(knots(shapes[kind])), fill, glue(140, rim=0.9))
