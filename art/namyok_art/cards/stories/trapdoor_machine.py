"""Under a small bright stage a great dark machine is turned by mice in aprons."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.machinery import belt, gear, mouse
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.theatre import folds

FLOOR = 470
BRASS, VERDIGRIS, IRON = "#c9993f", "#5f9a84", "#4f6258"


def draw() -> NDArray[np.uint8]:
    card = Card(44, ["#16281f", "#13251f", "#0f1d1a"], light=(400, 330), lamp="#ffe6b0")
    _pit(card)
    _wheels(card)
    _crew(card)
    _stage(card)
    _actors(card)
    _house(card)
    return card.finish(
        bloom=0.55,
        halation=0.06,
        shadow_tone="#10281f",
        light_tone="#fff0cc",
        vignette=0.3,
        contrast=1.08,
    )


def _pit(card: Card) -> None:
    wall = Pen().rect(-20, FLOOR, 840, 760)
    card.paper(wall, boards("#24433a", "#1a332d", card.rng, 46, upright=True), shadow=0)
    card.shade(smoothstep(FLOOR + 60, 1200, Y), "#0c1816", 0.55)
    beams = Pen().rect(40, FLOOR, 30, 760).rect(730, FLOOR, 30, 760)
    beams.poly([(70, 640), (70, 610), (170, 500), (200, 500)])
    beams.poly([(730, 640), (730, 610), (630, 500), (600, 500)])
    card.paper(beams, boards("#5a4630", "#3a2e24", card.rng, upright=True), spread=14, rim=0.2)
    for x, y in ((156, 616), (640, 590)):
        card.glow(x, y + 10, 190, "#ffc870", 0.5)
        cord = Pen().line(x, FLOOR, x, y - 24, 2)
        card.paint(cord, "#0c1412")
        shade = Pen().poly([(x - 26, y), (x + 26, y), (x + 10, y - 24), (x - 10, y - 24)])
        card.paper(shade, (VERDIGRIS, "#33584c"), spread=4)
        card.lightup(Pen().oval(x, y + 3, 16, 7), "#fff0b8", 0.9)


def _wheels(card: Card) -> None:
    gear(card, 636, 800, 150, 26, mix(IRON, "#16281f", 0.35), 6, 0.1)
    gear(card, 120, 900, 110, 20, mix(IRON, "#16281f", 0.4), 5, 0.3)
    belt(card, (300, 760), 118, (560, 640), 40, "#2c2018")
    gear(card, 560, 640, 74, 16, VERDIGRIS, 5, 0.2)
    shaft = Pen().rect(551, 250, 18, 390, 4)
    card.paper(shaft, ("#8a8f80", "#4a544c"), spread=6, rim=0.4)
    gear(card, 300, 760, 168, 30, BRASS, 6, 0.0)
    gear(card, 466, 846, 72, 14, "#a87a35", 5, 0.15)
    gear(card, 400, 950, 48, 12, VERDIGRIS, 4, 0.0)


def _crew(card: Card) -> None:
    boards_fill = boards("#6a5236", "#45352a", card.rng)
    planks = Pen().rect(60, 1080, 680, 26, 3)
    card.paper(planks, boards_fill, spread=10, offset=(0, 10), rim=0.3)
    _cyclist(card)
    _bellows(card)
    _weeper(card)
    mouse(card, 424, 1080, 84, "#9a8f88", "#d8d0b8", flip=True, arm=(30, -30))
    card.paper(
        Pen().poly([(372, 1048), (404, 1040), (412, 1054), (380, 1064)]), "#fff6dc", spread=3
    )


def _cyclist(card: Card) -> None:
    """One pedals the sun."""
    x, y = 300, 934
    seat = Pen().taper([(x - 10, y + 4), (x - 34, y + 60), (x - 60, 1080)], 7, 7)
    seat.taper([(x - 4, y + 60), (x + 8, 1080)], 7, 7).rect(x - 32, y - 4, 44, 10, 5)
    card.paper(seat, ("#8a8f80", "#4a544c"), spread=5)
    crank = Pen().circle(x + 46, y + 66, 40, width=9).line(x + 46, y + 66, x + 46, y - 10, 6)
    crank.line(x + 20, y + 86, x + 72, y + 46, 7).rect(x + 62, y + 36, 26, 8, 3).rect(
        x + 8, y + 84, 26, 8, 3
    )
    card.paper(crank, (BRASS, "#8a6428"), spread=5, rim=0.4)
    legs = Pen().taper([(x - 4, y - 12), (x + 34, y + 14), (x + 24, y + 80)], 20, 10)
    legs.taper([(x, y - 12), (x + 50, y - 2), (x + 74, y + 36)], 20, 10)
    card.paper(legs, ("#a89a90", "#877a74"), spread=4, rim=0.3)
    mouse(card, x - 8, y - 2, 116, "#a89a90", "#e6dcc0", lean=8, arm=(54, -24))


def _bellows(card: Card) -> None:
    """One blows the wind."""
    x, y = 620, 1080
    pipe = Pen().path("M556 1046 L520 1046 L520 1000 L700 1000 L700 420", width=18)
    card.paper(pipe, ("#6f8a7c", "#3f5a50"), spread=8, rim=0.35)
    card.paper(
        Pen().poly([(672, 440), (728, 440), (712, 470), (688, 470)]), (BRASS, "#8a6428"), spread=5
    )
    bag = Pen().smooth([(560, 1048, 0), (596, 1014), (660, 1000, 0), (660, 1074, 0), (600, 1066)])
    mask = card.paper(bag, ("#8a4438", "#5a2a2c"), spread=7, rim=0.3)
    pleats = Pen()
    for k in range(4):
        pleats.line(602 + k * 16, 1012 - k * 3, 602 + k * 16, 1068 + k, 3)
    card.shade(pleats.mask * mask, "#2a1014", 0.6)
    card.paper(Pen().line(654, 998, 690, 990, 7), BRASS, spread=3)
    mouse(card, x + 92, y, 100, "#8f8078", "#e6dcc0", flip=True, arm=(42, -78))


def _weeper(card: Card) -> None:
    """And one simply weeps for the rain."""
    x, y = 130, 1080
    pipe = Pen().path("M212 1066 L240 1066 L240 1000 L92 1000 L92 430", width=16)
    card.paper(pipe, ("#6f8a7c", "#3f5a50"), spread=8, rim=0.35)
    funnel = Pen().poly(
        [(166, 1030), (226, 1030), (206, 1064), (206, 1080), (190, 1080), (190, 1064)]
    )
    mouse(card, x, y, 104, "#b0a49c", "#e6dcc0", lean=6, arm=(34, -64))
    card.paper(funnel, (BRASS, "#8a6428"), spread=5, rim=0.3)
    tears = Pen()
    for tx, ty in ((182, 1004), (192, 1018), (176, 990)):
        tears.smooth([(tx, ty - 9, 0), (tx + 4.5, ty), (tx, ty + 5), (tx - 4.5, ty)])
    card.lightup(tears, "#a8e0f0", 0.5)
    hankie = Pen().smooth([(98, 1040), (112, 1034), (116, 1058), (104, 1070, 0), (96, 1056)])
    card.paper(hankie, "#ffffff", spread=3)


def _stage(card: Card) -> None:
    """The bright box: a painted garden, a sun on a rod, a cloud with a rose of rain."""
    inner = Card(441, ["#bfe6ea", "#e6f6e0", "#fff6cf"], light=(560, 200), lamp="#fff6d0")
    inner.glow(560, 200, 300, "#fff6c8", 0.6)
    for y, tone in ((350, "#b6dca0"), (392, "#8fc888"), (432, "#6fae78")):
        line = ridge(inner.rng, y, 14)
        inner.paper(
            line.pen(), (mix(tone, "#fffbe0", 0.3), tone), shadow=0.3, offset=(-2, -4), spread=6
        )
    trees = Pen()
    for x, y, r in ((206, 330, 42), (250, 370, 30), (640, 350, 36), (600, 382, 26)):
        trees.circle(x, y, r)
    trunks = (
        Pen()
        .rect(201, 350, 10, 90)
        .rect(246, 380, 8, 60)
        .rect(636, 370, 9, 70)
        .rect(597, 396, 7, 44)
    )
    inner.paper(trunks, "#9a6a4a", spread=4)
    inner.paper(trees, ("#8fd08a", "#4f9a6a"), spread=6, shadow=0.35)
    roses = Pen()
    for _ in range(26):
        roses.circle(
            inner.rng.uniform(150, 650), inner.rng.uniform(404, 452), inner.rng.uniform(4, 7)
        )
    inner.paper(roses, ("#f08aa8", "#d8587f"), spread=3)
    inner.paper(Pen().rect(551, 210, 16, 300), ("#d9c48a", "#a8905a"), spread=4)
    rays = Pen().star(559, 196, 78, 0.66, 14)
    inner.paper(rays, ("#ffe07a", "#f4b040"), spread=8)
    inner.lightup(Pen().circle(559, 196, 44), "#fff0b0", 0.3)
    cloud = (
        Pen()
        .circle(236, 190, 34)
        .circle(276, 172, 42)
        .circle(320, 188, 34)
        .rect(204, 186, 148, 38, 19)
    )
    wires = Pen().line(240, 60, 240, 180, 1.6).line(316, 60, 316, 180, 1.6)
    inner.paint(wires, "#7a8a8a")
    inner.paper(cloud, ("#f4fbff", "#bcd4e0"), spread=8)
    drops = Pen()
    for k in range(16):
        drops.line(212 + k * 9, 232 + (k * 37) % 50, 209 + k * 9, 246 + (k * 37) % 50, 2.4)
    inner.paint(drops, "#6fa8d0", 0.8)
    opening = Pen().rect(118, 70, 564, FLOOR - 70)
    card.inset(inner, opening, shadow=0)
    card.shade(smoothstep(190, 118, X) * opening.mask, "#6a8a6a", 0.4)
    card.shade(smoothstep(610, 682, X) * opening.mask, "#6a8a6a", 0.4)
    floor = Pen().poly([(70, FLOOR + 40), (150, FLOOR - 30), (650, FLOOR - 30), (730, FLOOR + 40)])
    card.paper(floor, boards("#d9a868", "#b07c48", card.rng), shadow=0.3, spread=6)


def _actors(card: Card) -> None:
    for x, facing, build, coat, hair, pose in (
        (330, 1, "jacket", "#3f7a9a", "short", "kneel"),
        (424, -1, "dress", "#e0708a", "long", "stand"),
    ):
        y = FLOOR + 6
        rod = Pen().line(x, y - 10, x, y + 30, 4)
        card.paint(rod, "#5a4630")
        card.shade(Pen().oval(x - 18, y + 2, 42, 6), "#6a4420", 0.5, soft=4)
        figure = Person(
            x, y, 150, facing, build, pose, arms=((0.1, 0.25), (0.34, -0.06)), hair=hair
        )
        figure.glue(card, Look(coat, "#5a4a5a", "#f6d8bc", "#6a3f2c"))
    card.paper(
        Pen().circle(382, 372, 9).taper([(380, 380), (376, 398)], 3, 2),
        ("#f08aa8", "#4f9a6a"),
        spread=2,
    )


def _house(card: Card) -> None:
    """Curtains, the lip of the stage with its open trap, and the empty prompter's box."""
    cloth = folds("#8a2f4a", "#e0708f", 34, 0.6, 14)
    for side in (-1, 1):
        knots: list[tuple[float, ...]] = []
        for x, y in (
            (-10, -20),
            (210, -20),
            (178, 130),
            (120, 250),
            (96, 290),
            (112, 360),
            (128, FLOOR + 34),
            (-10, FLOOR + 34),
        ):
            place = x if side < 0 else 800 - x
            knots.append((place, y, 0) if y in (-20, FLOOR + 34) else (place, y))
        card.paper(Pen().smooth(knots), cloth, spread=18, shadow=0.5, rim=0.4, rim_width=3)
        tie = Pen().taper(
            [((0 if side < 0 else 800), 270), ((104 if side < 0 else 696), 292)], 14, 12
        )
        card.paper(tie, (BRASS, "#8a6428"), spread=4)
    valance = Pen().rect(-10, -20, 820, 84)
    for k in range(8):
        valance.oval(50 + k * 100, 58, 58, 44)
    card.paper(
        valance, folds("#8a2f4a", "#d8647f", 26, 0.2, 4), spread=14, shadow=0.5, offset=(0, 10)
    )
    lip = Pen().smooth(
        [
            (-20, FLOOR + 30, 0),
            (400, FLOOR + 20),
            (820, FLOOR + 30, 0),
            (820, FLOOR + 76, 0),
            (400, FLOOR + 64),
            (-20, FLOOR + 76, 0),
        ]
    )
    wood = Gradient(("#a87a48", "#5a3f2a"), FLOOR + 18, FLOOR + 78)
    card.paper(lip, wood, spread=14, offset=(0, 12), shadow=0.6, rim=0.35)
    slots = (
        Pen()
        .rect(540, FLOOR + 22, 40, 9, 4)
        .rect(318, FLOOR + 22, 26, 7, 3)
        .rect(412, FLOOR + 22, 26, 7, 3)
    )
    card.shade(slots, "#1a100c", 0.85)
    hood = Pen().path(
        f"M220 {FLOOR + 64} L220 {FLOOR + 32} A34 34 0 0 1 288 {FLOOR + 32} L288 {FLOOR + 64}Z"
    )
    card.paper(hood, ("#c9993f", "#7a5424"), spread=6, rim=0.3)
    hole = Pen().path(
        f"M230 {FLOOR + 64} L230 {FLOOR + 34} A24 24 0 0 1 278 {FLOOR + 34} L278 {FLOOR + 64}Z"
    )
    card.hollow(hole, ("#fff0b8", "#ffc870"), 4, "#7a3a1a", 0.4, shine=0.5)
    chair = (
        Pen().rect(246, FLOOR + 44, 5, 20).rect(246, FLOOR + 52, 20, 4).rect(262, FLOOR + 52, 4, 12)
    )
    card.paint(chair.mask * hole.mask, "#5a2f1a")
    gaps = Pen()
    for k in range(9):
        x = 90 + k * 78
        gaps.line(x, FLOOR + 34, x, FLOOR + 70, 1.6)
    card.shade(gaps.mask * lip.mask, "#2a1a10", 0.5)
