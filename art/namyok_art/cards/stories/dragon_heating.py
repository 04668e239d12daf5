"""A cut-open snowy house is heated by one dragon that winds through all its flats."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, mix
from namyok_art.paper.patterns import bricks, dots, stripes
from namyok_art.paper.props.dragons import dragon_body, dragon_head
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.objects import armchair
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import snow
from namyok_art.paper.props.vessels import kettle
from namyok_art.paper.space import Array

LEFT, RIGHT = 132, 668
FLOORS = (338, 478, 618, 758, 898)
CEILING = 206
CELLAR = 1118
SKIN, BELLY = "#4f9a62", "#e6d894"


def draw() -> NDArray[np.uint8]:
    card = Card(63, ["#22345c", "#3f5f8c", "#86a4bf", "#b9c9d2"], light=(400, 560), lamp="#ffdf9a")
    _outside(card)
    _house(card)
    for i, floor in enumerate(FLOORS):
        _room(card, i, floor)
    _cellar(card)
    _behind(card)
    _dragon(card)
    _tenants(card)
    _roof(card)
    card.paint(snow(card.rng, 190, 870, (0.9, 2.9)).mask * _outdoors(), "#f4f8fc", 0.85)
    return card.finish(
        bloom=0.5, shadow_tone="#2a2f5c", light_tone="#ffe9c4", vignette=0.26, contrast=1.08
    )


def _outdoors() -> Array:
    """Everything but the inside of the house."""
    inside = Pen().rect(LEFT - 30, CEILING - 20, RIGHT - LEFT + 60, 1200)
    return np.asarray(1 - inside.mask, np.float32)


def _outside(card: Card) -> None:
    """Roofs of other houses in the snow, and the earth the cellar is dug into."""
    rng = card.rng
    for y, tone in ((700, "#7f9dbb"), (800, "#6583a6")):
        pen, caps = Pen(), Pen()
        x = -30.0
        while x < 820:
            width = rng.uniform(70, 120)
            top = y - rng.uniform(20, 150)
            pen.poly(
                [(x, 960), (x, top), (x + width / 2, top - 54), (x + width, top), (x + width, 960)]
            )
            caps.line(x - 5, top + 1, x + width / 2, top - 56, 9).line(
                x + width / 2, top - 56, x + width + 5, top + 1, 9
            )
            x += width * rng.uniform(0.9, 1.05)
        card.paper(pen, (tone, mix(tone, "#b9cbd8", 0.5)), offset=(0, -3), rim=0.1)
        card.paper(caps, "#dfe8ee", shadow=0.15, spread=3, rim=0)
        panes = Pen()
        for _ in range(30):
            panes.rect(rng.uniform(0, 790), rng.uniform(y - 40, y + 70), 12, 18, 1)
        card.paint(panes.mask * pen.mask, mix(tone, "#22345c", 0.6), 0.6)
        card.fog(y + 110, 60, "#c3d3df", 0.6)
    earth = Pen().rect(-20, 905, 840, 320)
    card.paper(earth, ("#5a4450", "#38283a", "#281c2c"), TORN, shadow=0.2)
    bank = ridge(rng, 886, 9)
    slab = bank.pen().rect(-80, 940, 960, 400, cut=True)
    card.paper(slab, ("#f4f7f9", "#b9cbdb"), TORN, torn=4, offset=(0, -4))


def _house(card: Card) -> None:
    wall = Pen().rect(LEFT - 24, CEILING - 26, RIGHT - LEFT + 48, CELLAR - CEILING + 62)
    card.paper(wall, bricks("#a8563f", "#8f4438", "#c98a6a", card.rng, 34), spread=18, rim=0.1)
    foot = Pen().rect(LEFT - 24, 904, RIGHT - LEFT + 48, CELLAR - 868)
    card.paper(foot, bricks("#7a6270", "#685264", "#8f7884", card.rng, 52), spread=6, rim=0.1)


def _room(card: Card, index: int, floor: float) -> None:
    """One flat: wallpaper, a window on the snow, a hanging lamp and its light."""
    papers = (
        dots("#e9b878", "#d99a5a", 26, 3.4),
        stripes("#c9787a", "#b9646c", 26),
        dots("#e3c08a", "#c98a5c", 34, 6),
        stripes("#b9808f", "#a86a80", 40, 0, 0.3),
        stripes("#dfa56a", "#cf9058", 18),
    )
    top = floor - 126
    room = Pen().rect(LEFT, top, RIGHT - LEFT, 126)
    card.hollow(room, papers[index], depth=8, colour="#4a2030", strength=0.55)
    boards = Pen().rect(LEFT, floor - 9, RIGHT - LEFT, 9)
    card.paper(boards, ("#9a6040", "#7a4630"), spread=4, offset=(0, -3), rim=0.1)
    x = (560, 250, 470, 232, 560)[index]
    pane = Pen().rect(x - 34, top + 22, 68, 62, 3)
    card.paper(Pen().rect(x - 40, top + 16, 80, 76, 4), ("#f6e6cc", "#dcc09c"), spread=4)
    card.hollow(pane, ("#33507f", "#7f9dbf"), depth=4, colour="#14203c", strength=0.5)
    flakes = Pen()
    for _ in range(16):
        flakes.circle(card.rng.uniform(x - 32, x + 32), card.rng.uniform(top + 24, top + 82), 1.3)
    card.paint(flakes, "#eef4f8", 0.9)
    card.paper(
        Pen().rect(x - 1.6, top + 20, 3.2, 66).rect(x - 36, top + 50, 72, 3), "#f0dfc2", spread=2
    )
    lamp = (300, 470, 250, 560, 330)[index]
    card.glow(lamp, top + 46, 190, "#ffe2a0", 0.5, within=room.mask)
    card.paper(Pen().line(lamp, top, lamp, top + 24, 1.6), "#5a3030", spread=1)
    shade = Pen().poly(
        [(lamp - 7, top + 22), (lamp + 7, top + 22), (lamp + 19, top + 40), (lamp - 19, top + 40)]
    )
    card.lightup(shade, ("#fff0b8", "#ffe0a0", "#fff4c8")[index % 3], 1.3)


def _cellar(card: Card) -> None:
    room = Pen().rect(LEFT, 924, RIGHT - LEFT, CELLAR - 924)
    card.hollow(
        room, Gradient(("#6a4a58", "#8a5f58", "#4a3040"), 924, CELLAR), depth=14, strength=0.7
    )
    card.glow(330, 1020, 230, "#ffb868", 0.5, within=room.mask)
    floor = Pen().rect(LEFT, CELLAR - 12, RIGHT - LEFT, 14)
    card.paper(floor, ("#5a3f48", "#3a2834"), offset=(0, -3), rim=0.1)
    heap = Pen().smooth(
        [(540, CELLAR - 8, 0), (574, 1050), (620, 1006), (652, 1020), (672, CELLAR - 8, 0)]
    )
    card.paper(heap, ("#6a505c", "#3a2a3a"), TORN, torn=4, rim=0.15)


def _behind(card: Card) -> None:
    """Furniture that stands behind the dragon."""
    bed = Pen().rect(500, 292, 120, 40, 6).rect(612, 262, 12, 70, 3)
    chairs = Pen()
    armchair(chairs, 596, 610, 74, flip=True)
    table = Pen().rect(420, 842, 110, 8, 2).rect(430, 846, 6, 46).rect(514, 846, 6, 46)
    card.paper(bed, ("#8a4a5a", "#6a3448"), spread=5)
    card.paper(chairs, ("#7a5a8a", "#5a3f6c"), spread=5)
    card.paper(table, ("#8a5a3a", "#6a4028"), spread=4)
    shelf = Pen().rect(420, 410, 90, 5, 1)
    card.paper(shelf, "#7a3f34", spread=3)
    books = Pen()
    for k in range(11):
        books.rect(424 + k * 7.4, 410 - 14 - (k * 7) % 11, 5.6, 14 + (k * 7) % 11)
    card.paper(books, ("#e6c894", "#6a8a9a"), spread=2)


def _dragon(card: Card) -> None:
    path = [(238.0, 70.0), (246, 130), (212, 190), (190, 268)]
    left, right = LEFT + 34, RIGHT - 34
    for i, floor in enumerate(FLOORS):
        y = floor - 30 + i * 1.0
        ends = (left + 24, right - 24) if i % 2 == 0 else (right - 24, left + 24)
        turn = right if i % 2 == 0 else left
        path += [
            (ends[0], y),
            ((ends[0] + ends[1]) / 2, y + 3),
            (ends[1], y),
            (turn + (6 if i % 2 == 0 else -6), y + 64),
        ]
    path += [(right - 40, CELLAR - 42), (520, CELLAR - 34), (440, CELLAR - 42), (392, CELLAR - 88)]
    for _, y in path[5::4]:
        card.glow(400, y - 10, 300, "#ffb45a", 0.22, stretch=(1, 0.3))
    dragon_body(card, path, 15, 50, SKIN, BELLY)
    dragon_head(card, 346, 1002, 0.8, SKIN, BELLY)


def _tenants(card: Card) -> None:
    """Everybody uses the heating in their own way."""
    socks = Pen()
    for k, sock in enumerate((330, 372, 414, 456)):
        with socks.at(sock, 300, 1, (-6, 4, -3, 7)[k]):
            socks.path("M-6 -2 L6 -2 L6 16 C8 20 16 20 16 25 C16 30 2 30 -6 27Z")
    card.paper(socks, stripes("#d8503f", "#f6ead2", 7, 90), spread=3)
    mother = Person(566, 330, 88, -1, "dress", arms=((0.3, 0.02), (0.32, -0.12)), hair="bun")
    mother.glue(card, Look("#5f6fa8", "#3a3a5c"))
    child = Person(318, 474, 70, 1, "child", arms=((0.3, 0.02), (0.32, 0.1)), hair="short", lean=14)
    child.glue(card, Look("#e0a03a", "#4a5a86", hair="#7a4a2a"))
    reader = Person(
        392, 567, 92, 1, "jacket", "floor", arms=((0.24, 0.12), (0.26, 0.1)), hair="beard"
    )
    reader.glue(card, Look("#3f6f8a", "#4a3a4c"))
    x, y = reader.hand(1)
    card.paper(
        Pen().poly([(x - 4, y - 16), (x + 14, y - 22), (x + 16, y + 3), (x - 2, y + 8)]),
        "#fff4dc",
        spread=2,
    )
    angry = Person(500, 752, 90, -1, "stout", arms=((-0.2, 0.16), (0.3, -0.26)), hair="curls")
    angry.glue(card, Look("#8a5fa0", "#4a3450", hair="#d9d0d0"))
    hx, hy = angry.hand(1)
    spoon = (
        Pen().taper([(hx + 4, hy + 6), (hx - 26, hy - 16)], 3, 3).oval(hx - 31, hy - 20, 9, 6, 36)
    )
    card.paper(spoon, "#f0e4cc", spread=2)
    pot = Pen()
    kettle(pot, 476, 842, 40)
    card.paper(pot, ("#f4efe4", "#c9bba8"), spread=3)
    drinker = Person(384, 892, 90, 1, "jacket", arms=((0.26, -0.02),), hair="short")
    drinker.glue(card, Look("#7a9a5a", "#4a4a3c"))
    x, y = drinker.hand()
    card.paper(Pen().rect(x - 4, y - 10, 12, 12, 2), "#ffffff", spread=2)
    keeper = Person(
        272, CELLAR - 9, 92, 1, "coat", arms=((-0.16, 0.2), (0.15, -0.3)), hair="beard", hat="cap"
    )
    keeper.glue(card, Look("#4a6a86", "#2f3450", hat="#3a3f5c", hair="#efe6dc"))
    broom = Pen().line(196, CELLAR - 10, 158, 990, 4)
    broom.smooth([(152, 996, 0), (166, 991, 0), (166, 952), (140, 960)])
    card.paper(broom, ("#d9b06a", "#8a5f38"), spread=3)


def _roof(card: Card) -> None:
    chimney = Pen().rect(206, 92, 64, 110)
    card.paper(chimney, bricks("#a8563f", "#8f4438", "#c98a6a", card.rng, 26), spread=6, rim=0.1)
    cap = Pen().smooth(
        [(198, 100, 0), (204, 84), (222, 80), (238, 90), (256, 80), (276, 88), (280, 102, 0)]
    )
    card.paper(cap, ("#ffffff", "#c3d3e0"), spread=3)
    roof = Pen().poly([(LEFT - 60, 192), (LEFT + 30, 132), (RIGHT - 30, 132), (RIGHT + 60, 192)])
    card.paper(roof, ("#5a3f5c", "#47304c"), spread=10, offset=(0, 8), rim=0.1)
    drift = Pen().smooth(
        [
            (LEFT - 70, 196, 0),
            (LEFT - 20, 146),
            (LEFT + 34, 112),
            (300, 104),
            (430, 112),
            (560, 102),
            (RIGHT - 20, 116),
            (RIGHT + 30, 150),
            (RIGHT + 72, 196, 0),
            (RIGHT + 30, 186),
            (560, 178),
            (470, 192),
            (380, 176),
            (250, 188),
            (LEFT, 178),
        ]
    )
    card.paper(drift, ("#ffffff", "#c9d8e6"), TORN, torn=3, spread=8, offset=(0, 6))
