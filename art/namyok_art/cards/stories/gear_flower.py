"""A daisy has grown between the teeth of two huge cogwheels, and everything has stopped."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, mix, smoothstep
from namyok_art.paper.props.machines import gear
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import daisy

FLOWER = (392.0, 500.0)
WALK = 806
BIG = (8.0, 470.0, 398.0)
OTHER = (806.0, 676.0, 412.0)


def draw() -> NDArray[np.uint8]:
    sky = ["#c3ac8a", "#a88f72", "#856b58", "#5c463e"]
    card = Card(27, sky, light=(150, -160), lamp="#ffeec4")
    _hall(card)
    gear(card, 640, 110, 196, 17, ("#98948a", "#747068"), 8, 5)
    gear(card, 196, 1110, 250, 20, ("#8a7464", "#5f4a42"), 3, 6)
    _shaft(card, 0.5)
    gear(card, *BIG, 30, ("#8c7666", "#5a453c"), 21.4, 8)
    gear(card, *OTHER, 31, ("#7c7f7c", "#41474a"), 190.6, 8)
    _shaft(card, 0.34)
    _flower(card)
    _catwalk(card)
    _workers(card)
    return card.finish(
        bloom=0.4, shadow_tone="#3a2a4a", light_tone="#fff2d4", vignette=0.3, contrast=1.08
    )


def _hall(card: Card) -> None:
    """A tall window with panes, far behind, and belts that do not move."""
    card.glow(120, 80, 520, "#fff2cc", 0.6)
    frame = Pen().rect(60, -20, 250, 330)
    panes = Pen()
    for row in range(4):
        for column in range(3):
            panes.rect(72 + column * 78, -6 + row * 78, 70, 70, 3)
    card.paper(frame, "#7a6452", spread=10)
    card.lightup(panes, "#fff0c8", 0.22)
    pipes = Pen().rect(-20, 372, 840, 20).rect(520, -20, 22, 900).rect(-20, 930, 840, 26)
    card.paper(pipes, ("#937c68", "#6f5a4c"), spread=10)
    card.fog(700, 260, "#b9a082", 0.4)


def _shaft(card: Card, strength: float) -> None:
    """Daylight that falls through the window exactly there."""
    x, y = FLOWER
    slope = (x - 130) / (y + 40)
    across = np.abs(X - 130 - (Y + 40) * slope) / (30 + (Y + 40) * 0.2)
    fade = smoothstep(1120, 380, Y)
    card.tint(np.asarray(smoothstep(1.0, 0.35, across) * fade, np.float32), "#ffe6b0", strength)


def _flower(card: Card) -> None:
    x, y = FLOWER
    card.glow(x, y, 150, "#fff6d0", 0.55)
    a = math.radians(14.5)
    root = (BIG[0] + 352 * math.cos(a), BIG[1] + 352 * math.sin(a))
    moss = Pen()
    for _ in range(60):
        moss.circle(
            root[0] + card.rng.normal(6, 11),
            root[1] + card.rng.normal(2, 7),
            card.rng.uniform(2, 5),
        )
    card.paper(moss, ("#9ab060", "#5f7a3f"), spread=4)
    stem = Pen().taper([root, (root[0] + 26, root[1] - 4), (x - 4, y + 40), (x, y)], 6, 4)
    stem.smooth(
        [
            (root[0] + 18, root[1] - 4, 0),
            (root[0] + 34, root[1] + 16),
            (root[0] + 66, root[1] + 14, 0),
            (root[0] + 46, root[1] - 4),
        ]
    )
    stem.smooth([(x - 12, y + 52, 0), (x - 40, y + 40), (x - 52, y + 20, 0), (x - 24, y + 28)])
    card.paper(stem, ("#8fb04f", "#5f8a3c"), spread=4)
    petals, hearts = Pen(), Pen()
    daisy(petals, hearts, x, y - 4, 44, 14)
    card.paper(petals, ("#ffffff", "#f6efe0"), spread=5, lift=5, rim=0.2)
    card.paper(hearts, ("#ffdc4a", "#eab020"), spread=3)


def _catwalk(card: Card) -> None:
    deck = Pen().rect(-20, WALK, 840, 26)
    card.paper(deck, ("#6a5648", "#3f302c"), spread=14, offset=(4, 12), rim=0.3)
    rivets = Pen()
    for k in range(20):
        rivets.circle(12 + k * 42, WALK + 13, 4)
    card.paper(rivets, "#8a7464", spread=2)
    posts = Pen()
    for px in (120, 690):
        posts.rect(px, WALK + 20, 24, 420)
        posts.poly(
            [
                (px - 60, WALK + 24),
                (px + 12, WALK + 120),
                (px + 12, WALK + 96),
                (px - 36, WALK + 24),
            ]
        )
        posts.poly(
            [
                (px + 84, WALK + 24),
                (px + 12, WALK + 120),
                (px + 12, WALK + 96),
                (px + 60, WALK + 24),
            ]
        )
    card.paper(posts, ("#54423a", "#2f2422"), spread=12, rim=0.2)


def _workers(card: Card) -> None:
    """Caps in their hands; the last has brought a glass of water."""
    looks = (
        (268, 1, "#5f6f7c", "short", "#6a4a34"),
        (352, 1, "#8a6a4a", "beard", "#d9cfc0"),
        (520, -1, "#6f7f5c", "short", "#3a2a24"),
    )
    for k, (x, facing, coat, hair, tone) in enumerate(looks):
        card.shade(Pen().oval(x + 16, WALK + 4, 36, 5), "#2a1c1a", 0.6, soft=4)
        arms = ((0.14, 0.2), (0.2, 0.16)) if k < 2 else ((-0.08, 0.26), (0.33, -0.12))
        worker = Person(
            x, WALK + 2, 118, facing, "jacket", arms=arms, hair=hair, lean=-5, stride=0.35
        )
        worker.glue(card, Look(coat, "#4a3c38", "#e6bc96", tone), spread=4)
        hx, hy = worker.hand(1)
        if k < 2:
            cap = Pen()
            with cap.at(hx + 4, hy + 8, 13, 8):
                cap.path(
                    "M-1.08 -.2 C-1.2 -1.4 .95 -1.5 1.02 -.4 L1.85 -.22 C1.6 -.02 1 -.1 .6 -.2Z"
                )
            card.paper(cap, mix(coat, "#2a2020", 0.4), spread=2)
        else:
            glass = Pen().poly(
                [(hx - 12, hy - 18), (hx + 8, hy - 18), (hx + 5, hy + 8), (hx - 9, hy + 8)]
            )
            card.paper(glass, ("#f4fbff", "#a8d3e6"), spread=3, opacity=0.9)
            card.glow(hx - 2, hy - 8, 40, "#dff4ff", 0.5)
