"""An open refrigerator is a doorway to the Arctic, where a bear shares a midnight sausage."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, fbm, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import stripes
from namyok_art.paper.props.bears import sitting_bear
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import snow, stars

OPENING = (206, 176, 392, 770)
FLOOR = 1000
PINK = "#f0808c"


def draw() -> NDArray[np.uint8]:
    card = Card(13, ["#0e1a34", "#14233f", "#101b33"], light=(400, 560), lamp="#dff6f4")
    _kitchen(card)
    _fridge(card)
    _light_on_floor(card)
    paw = _bear(card)
    _sleeper(card, paw)
    drift = snow(card.rng, 80, 1130, (0.9, 2.8)).mask * smoothstep(420, 80, np.abs(X - 400))
    card.paint(drift, "#f4feff", 0.85)
    return card.finish(
        bloom=0.55, shadow_tone="#101a4a", light_tone="#eafcf8", vignette=0.34, contrast=1.08
    )


def _kitchen(card: Card) -> None:
    """Tiles, a shelf with sleeping pots, a floor of squares that run to the light."""
    tiles = Pen()
    for row in range(14):
        for column in range(12):
            tiles.rect(-24 + column * 72, 8 + row * 72, 68, 68, 5)
    card.paper(tiles, ("#1c2f52", "#1a2a49"), shadow=0.3, spread=3, rim=0.12)
    card.glow(400, 560, 560, "#8fd8e0", 0.3)
    shelf = Pen().rect(-20, 330, 176, 12, 3)
    card.paper(shelf, ("#2c3f5f", "#1c2a44"), spread=10)
    pots = Pen().rect(20, 286, 62, 44, 8).rect(14, 280, 74, 9, 4).circle(51, 276, 6)
    pots.rect(100, 268, 36, 62, 9).rect(96, 262, 44, 8, 4)
    for x, r in ((38, 30), (108, 23)):
        pots.line(x, 342, x, 392, 6).circle(x, 414, r)
    card.paper(pots, ("#263a5a", "#182742"), spread=8, rim=0.3)
    floor = Pen().rect(-20, FLOOR, 840, 240)
    card.paper(floor, ("#1e3050", "#0e1830"), offset=(0, -4), rim=0.1)
    squares = Pen()
    for row in range(4):
        y0, y1 = (FLOOR + d for d in ((0, 34), (34, 84), (84, 150), (150, 240))[row])
        for k in range(-9, 10):
            if (k + row) % 2:
                continue
            a, b = (400 + (k + d) * 70 * (1 + (y0 - FLOOR) / 260) for d in (0, 1))
            c, d = (400 + (k + d) * 70 * (1 + (y1 - FLOOR) / 260) for d in (1, 0))
            squares.poly([(a, y0), (b, y0), (c, y1), (d, y1)])
    card.paint(squares, "#2f4a70", 0.7)


def _arctic() -> Card:
    card = Card(
        113,
        ["#123a5c", "#1f6a80", "#63b3ac", "#d3f3e4", "#eefbf4"],
        light=(400, 620),
        lamp="#f4fffa",
    )
    fold = fbm(120, card.rng, octaves=3)
    for k, (centre, tone) in enumerate(((330, "#8ff0c0"), (420, "#b4f6d8"), (500, "#7fd8e0"))):
        line = centre + 46 * np.sin(X / 90 + k * 2.1) + 40 * fold
        band = smoothstep(-6, 10, Y - line) * np.exp(-np.clip(Y - line, 0, 900) / 90)
        card.tint(np.asarray(band * smoothstep(150, 380, Y + 40 * k), np.float32), tone, 0.5)
    card.lightup(stars(card.rng, 70, 460, (0.6, 1.5), 200, 600, 180), "#f4fffa", 0.5, 0.8)
    for y, tone, peaks in (
        (672, "#cfeaea", ((190, 60), (270, 110), (330, 48), (430, 84), (520, 130), (600, 70))),
        (694, "#b4dce4", ((180, 90), (240, 40), (380, 56), (470, 30), (560, 62), (620, 110))),
    ):
        pen = Pen()
        for x, high in peaks:
            pen.poly(
                [
                    (x - 62, y),
                    (x - 26, y - high * 0.7),
                    (x - 6, y - high),
                    (x + 24, y - high * 0.55),
                    (x + 66, y),
                ]
            )
        pen.rect(100, y - 4, 600, 40)
        card.paper(
            pen, (mix(tone, "#ffffff", 0.3), mix(tone, "#6fb4c0", 0.45)), spread=5, shadow=0.2
        )
    sea = Pen().rect(0, 696, 800, 400)
    card.paper(sea, ("#6fb8c4", "#2f7f9c", "#1a5478"), offset=(0, -2), spread=4, shadow=0.2)
    for y, half, spots in (
        (716, 42, (220, 330, 452, 570)),
        (742, 62, (260, 408, 540)),
        (780, 84, (206, 360, 600)),
    ):
        side, top = Pen(), Pen()
        for x in spots:
            side.poly(
                [
                    (x - half, y),
                    (x + half, y),
                    (x + half - 7, y + half * 0.16),
                    (x - half + 9, y + half * 0.18),
                ]
            )
            top.smooth(
                [
                    (x - half, y, 0),
                    (x - half * 0.4, y - half * 0.16),
                    (x + half * 0.5, y - half * 0.13),
                    (x + half, y, 0),
                    (x, y + half * 0.07),
                ]
            )
        card.paper(side, "#8fcbd8", spread=4, shadow=0.3)
        card.paper(top, ("#ffffff", "#dff3f4"), shadow=0, rim=0.2)
    return card


def _fridge(card: Card) -> None:
    x, y, w, h = OPENING
    body = Pen().rect(x - 34, y - 40, w + 68, h + 84, 46)
    card.paper(body, ("#e6f1f2", "#b4ccd3", "#8fb0bd"), spread=22, lift=0, rim=0.5, rim_width=3)
    feet = Pen().rect(x, y + h + 40, 40, 16, 4).rect(x + w - 40, y + h + 40, 40, 16, 4)
    card.paper(feet, "#4a6478", spread=4)
    lining = Pen().rect(x - 12, y - 14, w + 24, h + 28, 30)
    card.paper(lining, ("#f6fdfd", "#d3e8ec"), spread=4, shadow=0.3)
    hole = Pen().rect(x, y, w, h, 20)
    card.inset(_arctic(), hole, shadow=0, rim=0)
    card.shade(1 - hole.mask, "#0f3a54", 0.5, soft=12, within=hole.mask)
    _shelf(card)
    door = Pen().poly(
        [(x + w + 34, y - 24), (792, y - 96), (792, y + h + 120), (x + w + 34, y + h + 30)]
    )
    card.paper(door, Gradient(("#eaf7f8", "#9fc3cf"), 620, 800, X), spread=14, rim=0.3)
    inner = Pen().poly([(x + w + 52, y), (776, y - 56), (776, y + h + 78), (x + w + 52, y + h)])
    card.paper(inner, Gradient(("#ffffff", "#c3dfe6"), 640, 790, X), spread=4, shadow=0.25)
    for level in (0.22, 0.48, 0.76):
        t0, t1 = y + h * level, y - 56 + (h + 134) * level
        bottles = Pen()
        for k, (bx, high) in enumerate(((672, 60), (706, 84), (744, 66))):
            base = t0 + (t1 - t0) * (bx - 650) / 126
            bottles.rect(bx - 13, base - high, 26, high + 14, 7).rect(
                bx - 6, base - high - 18 * (k % 2), 12, 22, 3
            )
        tone = {0.22: "#f0d48a", 0.48: "#b9dfe6", 0.76: "#9fcf9a"}[level]
        card.paper(bottles, (mix(tone, "#ffffff", 0.3), tone), spread=4)
        rail = Pen().poly([(652, t0), (776, t1), (776, t1 + 44), (652, t0 + 30)])
        card.paper(rail, Gradient(("#f6fdfd", "#aacdd8"), 640, 790, X), spread=5)


def _shelf(card: Card) -> None:
    """One wire shelf of an ordinary fridge, with ordinary food under the northern lights."""
    x, _, w, _ = OPENING
    wires = Pen().rect(x, 306, w, 5).rect(x, 320, w, 3)
    for k in range(28):
        wires.rect(x + 6 + k * 14, 306, 2, 16)
    cheese = Pen().poly([(x + 34, 306), (x + 118, 306), (x + 118, 262), (x + 34, 286)])
    holes = Pen().circle(x + 72, 292, 7).circle(x + 100, 280, 5).circle(x + 102, 298, 4)
    card.paper(cheese, ("#f9e08a", "#e6b84a"), spread=4)
    card.shade(holes, "#b07a2a", 0.5)
    jar = Pen().rect(x + 170, 248, 52, 58, 9).rect(x + 166, 238, 60, 14, 4)
    card.paper(jar, ("#e6f4f0", "#8fb86a", "#6a9a4f"), spread=4)
    milk = (
        Pen().rect(x + 288, 236, 46, 70, 3).poly([(x + 288, 238), (x + 311, 210), (x + 334, 238)])
    )
    card.paper(milk, ("#ffffff", "#cfe3ea"), spread=4)
    card.paper(wires, ("#f4fbfc", "#a9c6d0"), spread=3)


def _light_on_floor(card: Card) -> None:
    x, _, w, _ = OPENING
    pool = Pen().poly(
        [(x + 10, FLOOR - 6), (x + w - 10, FLOOR - 6), (x + w + 130, 1210), (x - 130, 1210)]
    )
    card.tint(np.asarray(pool.mask * smoothstep(1260, 960, Y), np.float32), "#bff0ea", 0.55)
    floe = Pen().smooth(
        [
            (238, 872, 0),
            (270, 838),
            (380, 826),
            (500, 828),
            (580, 850),
            (598, 880, 0),
            (598, 946, 0),
            (206, 946, 0),
            (206, 890, 0),
        ]
    )
    edge = Pen().poly([(206, 900), (598, 890), (598, 946), (206, 946)])
    card.paper(floe, ("#ffffff", "#e0f3f4"), TORN, torn=3, shadow=0.25, spread=6)
    card.paper(edge.mask, ("#c9e8ee", "#9fd0dc"), TORN, torn=4, shadow=0.15, spread=4)
    spill = Pen().smooth(
        [
            (186, 1020, 0),
            (200, 946),
            (280, 934),
            (400, 942),
            (520, 932),
            (600, 944),
            (626, 1016, 0),
            (540, 1034),
            (430, 1022),
            (330, 1040),
            (250, 1026),
        ]
    )
    card.paper(spill, ("#f4fbfc", "#c3e3ea", "#93c6d3"), TORN, torn=5, spread=8)
    steps = Pen()
    for px, py in ((470, 968), (506, 980), (540, 966), (576, 984)):
        steps.oval(px, py, 12, 6).circle(px - 9, py - 8, 3).circle(px, py - 10, 3).circle(
            px + 9, py - 8, 3
        )
    card.shade(steps, "#4f94a8", 0.6, soft=1)


def _bear(card: Card) -> Point:
    card.shade(Pen().oval(460, 884, 120, 10), "#3f8aa4", 0.45, soft=7)
    return sitting_bear(card, 456, 884, 268, ("#fffdf4", "#a9cbd3"), "#1f3a4c")


def _sleeper(card: Card, paw: Point) -> None:
    """Bare-headed, in stripes and slippers, holding the other half."""
    shadow = Pen().poly([(236, 1062), (268, 1062), (214, 1200), (120, 1200)])
    card.shade(shadow, "#081226", 0.6, soft=8)
    figure = Person(
        252, 1066, 204, 1, "jacket", arms=((-0.1, 0.26), (0.34, 0.02)), hair="curls", stride=0.3
    )
    figure.glue(card, Look("#e9edf2", "#e9edf2", "#e9c4a8", "#6a4434"), spread=6)
    below = figure.draw(Pen()).mask * smoothstep(912, 914, Y)
    keep = 1 - Pen().circle(*figure.hand(1), 9).mask
    lines = stripes("#ffffff", "#5f86b0", 11, 0, 0.45)
    stripe = np.asarray(
        (lines[..., 0] < 0.7) * below * keep * smoothstep(1058, 1056, Y), np.float32
    )
    card.paint(stripe, "#5f86b0", 0.75)
    slippers = Pen().oval(246, 1062, 22, 9).oval(274, 1062, 22, 9)
    card.paper(slippers, ("#c98a5a", "#9a5f3c"), spread=3)
    hand = figure.hand(1)
    for (x, y), way in ((hand, 1), (paw, -1)):
        half = Pen().taper(
            [(x - way * 16, y - 2), (x + way * 8, y - 5), (x + way * 30, y - 1)], 21, 19
        )
        card.paper(half, (mix(PINK, "#ffffff", 0.3), PINK), spread=4, rim=0.4)
        cut = Pen().oval(x + way * 36, y - 1, 5, 9)
        card.paper(cut, "#fbd0c8", spread=1, shadow=0.2)
    x, y = hand
    card.paper(Pen().circle(x, y + 3, 8), "#e9c4a8", spread=2)
