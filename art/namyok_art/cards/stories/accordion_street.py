"""Between the ends of a red accordion the bellows are a street that a musician squeezes."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, mix
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import flock

GROUND = 1020
FRONTS = ("#e9b44c", "#c8574a", "#f0dcb0", "#8a5a7a", "#d98a5a", "#5f7f86", "#e6c27a", "#b0485a")
WIDTHS = (92, 86, 78, 66, 56, 44, 34, 26, 20, 16, 13, 11)


def draw() -> NDArray[np.uint8]:
    sky = ["#54406e", "#8a5c86", "#cf8590", "#f2b593", "#f9d9a8", "#f9d9a8"]
    card = Card(123, sky, light=(400, 120), lamp="#ffe8c4")
    card.glow(400, 760, 520, "#ffd9a0", 0.5)
    _lanterns(card)
    card.paint(flock(card.rng, 9, (430, 110), (120, 30), (6, 11)), "#4a3058", 0.8)
    _street(card)
    _ends(card)
    _road(card)
    _musician(card)
    return card.finish(
        bloom=0.6, shadow_tone="#3a2050", light_tone="#fff0d4", toning=0.07, vignette=0.22
    )


def _lanterns(card: Card) -> None:
    """Paper lanterns strung over the street: there is going to be dancing."""
    for start, dip, end in (((-20, 60), 214, (430, 96)), ((370, 110), 236, (820, 40))):
        middle = ((start[0] + end[0]) / 2, dip)
        cord = Pen().stroke([start, middle, end], 2.2)
        card.paper(cord, "#3a2448", shadow=0.2, spread=3)
        for k, (x, y) in enumerate(along([start, middle, end], 9)[1:-1]):
            tone = ("#f6b84a", "#f08a6a", "#fbe0a0")[k % 3]
            card.glow(x, y + 24, 70, tone, 0.3)
            body = Pen().oval(x, y + 26, 17, 21)
            mask = card.paper(body, (mix(tone, "#fff6dc", 0.4), tone), spread=5)
            card.emission += (mask * 0.2)[..., None]
            caps = Pen().rect(x - 8, y + 3, 16, 5, 2).rect(x - 8, y + 45, 16, 5, 2)
            card.paper(caps, "#4a2c48", spread=2)


def _street(card: Card) -> None:
    """Panels lean one way and the other like folded paper; on the right they are pressed shut."""
    rng = card.rng
    x = 132.0
    for i, width in enumerate(WIDTHS):
        rise = 26 if i % 2 else -26
        squeeze = width / WIDTHS[0]
        height = rng.uniform(520, 640)
        _front(card, i, x, width, rise * (0.35 + 0.65 * squeeze), height)
        x += width


def _front(card: Card, i: int, x: float, width: float, rise: float, height: float) -> None:
    """One house front: a folded panel, its gable, windows, door and a flower box."""
    rng = card.rng

    def at(u: float, v: float) -> Point:
        """Panel coordinates: u across, v up in pixels."""
        return x + u * width, GROUND - v + rise * (u - 0.5) + abs(rise) * 0.5

    tone = FRONTS[i % len(FRONTS)]
    light = 0.12 if i % 2 == 0 else 0.0
    wall = (mix(tone, "#fff4dc", light + 0.06), mix(tone, "#4a2040", 0.12 if i % 2 else 0.02))
    roof = mix(tone, "#3a1830", 0.6)
    gable = Pen().poly(
        [at(-0.06, height - 6), at(0.5, height + 40 + width * 0.5), at(1.06, height - 6)]
    )
    card.paper(gable, (mix(roof, "#ffb48a", 0.2), roof), spread=8, offset=(4, 4))
    panel = Pen().poly([at(0, -40), at(0, height), at(1, height), at(1, -40)])
    card.paper(panel, wall, spread=8, offset=(5, 2), rim=0.2)
    if width < 18:
        return
    lit, dark, boxes = Pen(), Pen(), Pen()
    columns = 2 if width > 60 else 1
    for row in range(5):
        v = 96 + row * (height - 130) / 4.6
        for column in range(columns):
            u = (column + 0.5) / columns
            half = 0.16 if columns == 2 else 0.24
            corners = [at(u - half, v), at(u - half, v + 40), at(u + half, v + 40), at(u + half, v)]
            (lit if rng.random() < 0.62 else dark).poly(corners)
            if rng.random() < 0.4 and width > 40:
                boxes.poly(
                    [
                        at(u - half * 1.2, v - 9),
                        at(u - half * 1.2, v),
                        at(u + half * 1.2, v),
                        at(u + half * 1.2, v - 9),
                    ]
                )
    card.shade(dark, "#4a3058", 0.65)
    card.lightup(lit, "#ffd987", 0.55)
    frames = Pen()
    for row in range(5):
        v = 96 + row * (height - 130) / 4.6
        for column in range(columns):
            u = (column + 0.5) / columns
            frames.line(*at(u, v), *at(u, v + 40), 1.8)
            frames.line(*at(u - 0.2, v + 22), *at(u + 0.2, v + 22), 1.6)
    card.paint(frames.mask * np.maximum(lit.mask, dark.mask), roof, 0.85)
    card.paper(boxes, "#7a3a3a", spread=3)
    _flowers(card, boxes.mask)
    door = Pen().poly([at(0.32, -40), at(0.32, 62), at(0.68, 62), at(0.68, -40)])
    card.paper(door, (mix(roof, "#2f8a86", 0.5), roof), spread=3)


def _flowers(card: Card, boxes: NDArray[np.floating]) -> None:
    """Blossom wherever there is a flower box."""
    rng = card.rng
    rows, columns = np.nonzero(boxes > 0.5)
    if not len(rows):
        return
    for tone, count in (("#6f9a58", 26), ("#f3a0a8", 16), ("#fff0dc", 8)):
        pen = Pen()
        for k in rng.integers(0, len(rows), count):
            pen.circle(columns[k] / 1.5, rows[k] / 1.5 - 6 + rng.normal(0, 2), rng.uniform(2, 3.6))
        card.paper(pen, tone, shadow=0.2, spread=2)


def _ends(card: Card) -> None:
    """Two lacquered ends with pearl buttons and cut-out scrolls, leaning outwards."""
    for x, side in ((78, -1), (722, 1)):
        block, scroll, pearls, bands = Pen(), Pen(), Pen(), Pen()
        for pen in (block, scroll, pearls, bands):
            with pen.at(x, 1070, 1, side * 3.5):
                if pen is block:
                    top = [(-62, -640, 0), (-40, -690), (0, -706), (40, -690), (62, -640, 0)]
                    pen.smooth([*top, (62, 0, 0), (-62, 0, 0)])
                elif pen is scroll:
                    _fretwork(pen)
                elif pen is pearls:
                    for row in range(8):
                        for column in range(3):
                            pen.circle(-33 + column * 30 + (row % 2) * 6, -356 + row * 42, 10)
                else:
                    pen.rect(-66, -648, 132, 13, 4).rect(-66, -404, 132, 10, 4)
        lacquer = Gradient(("#d2383c", "#a8222f", "#701428"), 370, 1070)
        mask = card.paper(block, lacquer, shadow=0.55, spread=16, rim=0.4, rim_width=3)
        card.paper(scroll.mask * mask, ("#f3d48a", "#c9923f"), spread=3)
        card.paper(pearls, ("#fffaf0", "#e3d3cc"), spread=4, rim=0.4)
        card.paper(bands, ("#f3d48a", "#b9803a"), spread=4)


def _fretwork(pen: Pen) -> None:
    """Paired scrolls with beads, as on the grille of an old accordion."""
    for y in (-580, -520, -460):
        for side in (-1, 1):
            pen.path(
                f"M{side * 4} {y + 22} C{side * 44} {y + 22}"
                f" {side * 48} {y - 20} {side * 22} {y - 18}"
                f" C{side * 8} {y - 16} {side * 12} {y + 4} {side * 26} {y + 2}",
                width=4.5,
            )
        pen.circle(0, y - 6, 5)


def _road(card: Card) -> None:
    rng = card.rng
    edge = [(-20, 1060, 0), (200, 1046), (400, 1042), (600, 1046), (820, 1060, 0)]
    pavement = Pen().smooth([*edge, (820, 1240, 0), (-20, 1240, 0)])
    card.paper(pavement, ("#b98494", "#74496c"), TORN, torn=3, offset=(0, -7), spread=14)
    stones = Pen()
    for row in range(6):
        y = 1072 + row * row * 3.4 + row * 10
        for k in range(17):
            stones.oval(-30 + k * 52 + (row % 2) * 26 + rng.normal(0, 2), y, 19, 3 + row, 0)
    card.paint(stones, "#e9b9a4", 0.28)


def _musician(card: Card) -> None:
    """Both hands are on the straps: the whole street opens and shuts with his arms."""
    card.shade(Pen().oval(400, 1168, 70, 11), "#2a1430", 0.55, soft=6)
    player = Person(
        400,
        1166,
        138,
        build="jacket",
        arms=((-0.36, 0.04), (0.36, 0.04)),
        hat="beret",
        hair="short",
        stride=0.9,
    )
    for hand, end in ((player.hand(0), (92, 1030)), (player.hand(1), (708, 1030))):
        middle = ((hand[0] + end[0]) / 2, max(hand[1], end[1]) + 44)
        strap = Pen().taper([end, middle, hand], 17, 10)
        card.paper(strap, ("#6a343c", "#43202c"), spread=6, lift=5)
    player.glue(card, Look("#2f6a70", "#33263a", hat="#c8323a"))
