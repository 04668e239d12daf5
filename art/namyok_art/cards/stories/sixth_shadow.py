"""Five people stand under a street lamp, and on the wall before them are six shadows."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, blur, mix, smoothstep, union
from namyok_art.paper.noise import fbm
from namyok_art.paper.patterns import bricks
from namyok_art.paper.props.headwear import HATS
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.space import Array

KERB = 940
PEOPLE = (
    # x, height, build, hair, headwear, arms, coat
    (108, 168, "coat", "short", "cap", ((-0.12, 0.3), (0.12, 0.3)), "#6a6a72"),
    (222, 154, "dress", "bob", None, ((-0.14, 0.26), (0.1, 0.3)), "#7a7078"),
    (336, 176, "coat", "short", None, ((-0.1, 0.3), (0.13, 0.3)), "#565c66"),
    (586, 160, "stout", "bun", None, ((-0.18, 0.26), (0.2, 0.26)), "#6f6a64"),
    (696, 172, "jacket", "short", "beanie", ((-0.12, 0.3), (0.12, 0.3)), "#5a6068"),
)
GROW = 2.15
FLOOR = 872
"""Where the shadows stand on the wall."""


def draw() -> NDArray[np.uint8]:
    card = Card(12, "#3a3a40", light=(400, 460), lamp="#fff2d0")
    _wall(card)
    _shadows(card)
    _pavement(card)
    _people(card)
    return card.finish(
        bloom=0.3,
        halation=0.06,
        shadow_tone="#20202c",
        light_tone="#fff4d8",
        vignette=0.42,
        saturation=0.95,
        contrast=1.08,
    )


def _pool() -> Array:
    """The round of lamp light on the wall."""
    d = np.hypot((X - 400) / 1.05, (Y - 500) / 1.2)
    return smoothstep(470, 170, d)


def _wall(card: Card) -> None:
    rng = card.rng
    wall = Pen().rect(-20, -20, 840, FLOOR + 40)
    card.paper(wall, bricks("#b8b2a6", "#a8a298", "#8f8a82", rng, 62), shadow=0, wash=0.12)
    plaster = smoothstep(
        -0.25,
        -0.1,
        fbm(150, rng, octaves=5) + 0.25 * smoothstep(500, 100, np.hypot(X - 400, Y - 480)),
    )
    lower = (Y - 330) / 120 + 0.9 * fbm(90, rng, octaves=5)
    plaster = np.maximum(plaster, smoothstep(0.3, 0.4, lower))
    card.paper(plaster * wall.mask, ("#d0c9ba", "#c8c0b0"), shadow=0.35, spread=4, torn=2, core=0.3)
    cracks = Pen()
    for points in (
        [(80, 120), (130, 190), (118, 260), (160, 320)],
        [(720, 80), (690, 160), (712, 230), (680, 300)],
        [(610, 40), (590, 100), (604, 140)],
    ):
        cracks.taper(points, 3, 0.8)
    card.shade(cracks, "#5a5650", 0.6)
    dark = 1 - _pool()
    card.shade(dark, "#17181f", 0.86)
    card.tint(_pool() * wall.mask, "#ffe9b8", 0.24)


def _shade_of(person: Person) -> Array:
    return blur(person.draw(Pen()).mask, 3.2)


def _enlarged(
    x: float,
    height: float,
    build: str,
    hair: str,
    hat: str | None,
    arms: tuple[tuple[float, float], ...],
) -> Person:
    spread = 400 + (x - 400) * 1.04
    return Person(
        spread,
        FLOOR + 16,
        height * GROW,
        1,
        build,
        arms=arms,
        hair=hair,
        hat=hat,
        stride=0.5,
        nose=False,
    )


def _shadows(card: Card) -> None:
    light = blur(_pool(), 2)
    masks = []
    for i, (x, height, build, hair, hat, arms, _) in enumerate(PEOPLE):
        reach = (arms[0], (0.21, 0.33)) if i == 2 else arms
        masks.append(_shade_of(_enlarged(x, height, build, hair, hat, reach)))
    child = _sixth()
    masks.append(_shade_of(child))
    card.shade(union(*masks) * (0.35 + 0.65 * light), "#23242c", 0.84)
    _crown(card, *child.head)


def _sixth() -> Person:
    """Smaller than the others, hand in hand with its neighbour."""
    arms = ((-0.1, 0.3), (0.29, 0.0))
    return Person(
        478, FLOOR + 16, 236, -1, "child", arms=arms, hair="short", stride=0.5, nose=False
    )


def _crown(card: Card, x: float, y: float) -> None:
    """The one bright thing: folded of yellow paper."""
    crown = Pen()
    with crown.at(x, y + 4, 29, -4):
        HATS["crown"](crown)
    card.glow(x, y - 36, 110, "#ffd860", 0.4)
    card.paper(crown, ("#ffe27a", "#f0b42c"), spread=6, shadow=0.35, rim=0.3)
    folds = Pen()
    with folds.at(x, y + 4, 29, -4):
        folds.line(-0.4, -1.1, -0.38, -0.58, 0.05).line(0.42, -1.1, 0.4, -0.58, 0.05)
    card.shade(folds, "#a86a10", 0.45)


def _pavement(card: Card) -> None:
    rng = card.rng
    skirting = Pen().rect(-20, FLOOR, 840, 40)
    card.paper(skirting, ("#6a665f", "#4a4844"), spread=6, offset=(0, -5))
    walk = Pen().rect(-20, FLOOR + 34, 840, 400)
    card.paper(walk, ("#8a857b", "#5f5c58", "#34343a"), spread=6, offset=(0, -4))
    joints = Pen()
    for k in range(-6, 15):
        joints.line(400 + (k - 4) * 74, FLOOR + 34, 400 + (k - 4) * 200, 1210, 2)
    for y in (FLOOR + 72, FLOOR + 136, FLOOR + 236):
        joints.line(-20, y, 820, y, 2)
    card.shade(joints, "#202024", 0.5)
    glow = smoothstep(520, 60, np.hypot((X - 400) / 1.2, (Y - 960) / 0.5))
    card.tint(glow * walk.mask, "#ffe4a8", 0.22)
    card.shade((1 - glow) * walk.mask, "#15161c", 0.6)
    for x, y, rx in ((210, 1128, 90), (600, 1150, 70)):
        puddle = Pen().oval(x, y, rx, 15)
        card.paper(
            puddle, mix("#8a857b", "#2c2e38", 0.55), shadow=0.2, spread=3, rim=0.4, opacity=0.85
        )
    leaves = Pen()
    for _ in range(14):
        leaves.oval(rng.uniform(40, 760), rng.uniform(1010, 1180), 8, 4, rng.uniform(0, 180))
    card.paper(leaves, "#a8946a", shadow=0.3, spread=2, opacity=0.8)


def _people(card: Card) -> None:
    """They are lit from our side, so the coats show; nobody looks round."""
    for x, height, build, hair, hat, arms, coat in PEOPLE:
        y = 1034.0
        away = Pen().poly(
            [
                (x - 22, y),
                (x + 22, y),
                (x + (x - 400) * 0.05 + 46, FLOOR + 30),
                (x + (x - 400) * 0.05 - 46, FLOOR + 30),
            ]
        )
        card.shade(blur(away.mask, 6), "#1a1b22", 0.5)
        card.shade(Pen().oval(x, y + 1, 34, 6), "#101014", 0.6, soft=3)
        figure = Person(
            x, y, height, 1, build, arms=arms, hair=hair, hat=hat, stride=0.5, nose=False
        )
        figure.glue(card, Look(coat, "#2c2c34", "#8f8072", "#3a3430", "#45424a"), rim=0.3)
        back = Pen().rect(x - 1, y - height * 0.7, 2, height * 0.42)
        card.shade(back, "#26262c", 0.5)
        hx, hy = figure.head
        nape = Pen().oval(hx - 1, hy - 2, height * 0.074, height * 0.078)
        card.paper(nape, mix("#3a3430", coat, 0.15), spread=3, shadow=0.3, rim=0.3)
        if hat:
            figure_hat = Pen()
            with figure_hat.at(hx, hy, height * 0.08):
                HATS[hat](figure_hat)
            card.paper(figure_hat, "#4a4850", spread=3, rim=0.3)
