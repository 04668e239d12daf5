"""A frog plays a harp whose strings are the rain that falls exactly inside its frame."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.cutters import swallow
from namyok_art.paper.props.frogs import sitting_frog
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.plants import reed

NECK: list[Point] = [
    (196, 430),
    (232, 366),
    (300, 344),
    (372, 372),
    (440, 402),
    (508, 370),
    (560, 296),
    (604, 258),
]
BOARD: list[Point] = [(196, 430), (300, 604), (420, 800), (540, 990)]
PILLAR = 604.0
FLOOR = 1026.0


def draw() -> NDArray[np.uint8]:
    card = Card(193, ["#e6ecdc", "#d6e2d2", "#c8d8c8"], light=(440, 420), lamp="#f6fbf4")
    _river(card)
    _willow(card)
    _bank(card)
    _rain(card)
    _frame(card)
    _player(card)
    _boots(card)
    _front(card)
    return card.finish(
        bloom=0.42, halation=0.05, shadow_tone="#1f3a3a", light_tone="#f6fbf0", vignette=0.26
    )


def _river(card: Card) -> None:
    """Dry bright air, low hills, and a river that turns twice on its way to us."""
    rng = card.rng
    card.glow(620, 180, 420, "#fffbe8", 0.5)
    birds = Pen()
    for x, y, size, turn in ((140.0, 150.0, 46, -16), (216, 210, 34, -24), (92, 254, 28, -10)):
        swallow(birds, x, y, size, turn)
    card.paper(birds, ("#8a9c94", "#6f847c"), spread=3, shadow=0.15)
    for k, (y, tone) in enumerate(((560, "#b8ccb8"), (606, "#a0bca0"), (652, "#8aae88"))):
        line = ridge(rng, y, 20 - 4 * k)
        card.paper(
            line.pen(), (mix(tone, "#e6ecdc", 0.3), tone), spread=9, offset=(0, -4), shadow=0.16
        )
        card.fog(y + 40, 26, "#e0e8d8", 0.35)
    grass = ridge(rng, 700, 6)
    card.paper(grass.pen(), ("#9cba84", "#6f9a68"), spread=8, offset=(0, -4), shadow=0.16)
    stream: list[Knot] = [
        (700, 690, 0),
        (640, 712),
        (520, 730),
        (560, 762),
        (700, 790),
        (760, 830),
        (690, 880),
        (560, 930),
        (600, 1000),
        (840, 1040, 0),
        (840, 850, 0),
        (810, 800),
        (720, 762),
        (640, 740),
        (700, 716),
        (740, 690, 0),
    ]
    water = card.paper(
        Pen().smooth(stream), ("#f0f6f2", "#c3d8d6", "#9cbcbc"), spread=6, shadow=0.2
    )
    glints = Pen()
    for _ in range(40):
        y = rng.uniform(700, 1010)
        x = rng.uniform(500, 800)
        glints.line(x, y, x + rng.uniform(12, 40), y, 1.8)
    card.paint(glints.mask * water, "#ffffff", 0.7)


def _willow(card: Card) -> None:
    """A willow at the right edge, its hair combed by no wind."""
    rng = card.rng
    trunk = Pen().taper(
        [(782, 1000), (762, 800), (754, 620), (776, 440), (740, 300), (760, 180)], 84, 26
    )
    trunk.taper([(764, 480), (700, 380), (660, 250)], 26, 10).taper(
        [(748, 330), (800, 220)], 24, 10
    )
    card.paper(trunk, ("#8a8a6a", "#5f6a50"), spread=10, rim=0.3)
    for layer, tone in enumerate(("#7f9f6a", "#98b47a", "#b4c88c")):
        pen = Pen()
        for _ in range(26):
            x = rng.uniform(636, 830)
            top = 90 + 0.0016 * (x - 740) ** 2 * 10 + rng.uniform(-20, 60)
            long = rng.uniform(200, 460) - layer * 50
            sway = rng.normal(0, 12) - (740 - x) * 0.18
            points = [(x, top), (x + sway * 0.4, top + long * 0.5), (x + sway, top + long)]
            pen.taper(points, 4, 1.4)
            for k in range(14):
                t = k / 13
                px, py = x + sway * t * (0.6 + 0.4 * t), top + long * t
                for side in (-1, 1):
                    pen.taper([(px, py), (px + side * 9, py + 19)], 6, 1)
        card.paper(pen, (mix(tone, "#f0f4d8", 0.25), tone), spread=7, shadow=0.22, rim=0.2)


def _bank(card: Card) -> None:
    line = ridge(card.rng, 956, 9, tilt=-14)
    pen = meadow(line.pen(), line, card.rng, 240, 10, 30)
    card.paper(pen, ("#88ae68", "#54804f"), spread=9, offset=(0, -5), shadow=0.24)


def _inside() -> Pen:
    edge = [*along(NECK, 60), (PILLAR, 990.0)]
    return Pen().poly([*edge, *along(BOARD, 40)[::-1]])


def _rain(card: Card) -> None:
    """Bad weather the exact size of the harp: grey air, a small cloud and the strings."""
    rng = card.rng
    room = _inside().mask
    card.paper(room, ("#74898c", "#a4b8b8", "#dbe6e2"), shadow=0, rim=0, opacity=0.8)
    card.glow(470, 640, 300, "#f6fffa", 0.5, within=room)
    cloud = Pen()
    for x, y, r in (
        (300.0, 376.0, 30),
        (344, 398, 34),
        (392, 424, 32),
        (440, 436, 34),
        (488, 416, 38),
        (530, 372, 42),
        (572, 330, 36),
        (560, 380, 30),
        (416, 452, 20),
        (470, 452, 22),
        (264, 384, 20),
    ):
        cloud.circle(x, y, r)
    neck = np.asarray(along(NECK, 200))
    board = np.asarray(along(BOARD, 200))
    lines, beads = Pen(), Pen()
    count = 21
    for k in range(count):
        x = 232 + k * (584 - 232) / (count - 1)
        top = float(np.interp(x, neck[:, 0], neck[:, 1]))
        low = float(np.interp(x, board[:, 0], board[:, 1])) if x < 540 else 990.0
        lines.line(x, top, x, low, 2.6)
        for _ in range(int((low - top) / 60)):
            y = rng.uniform(top + 70, low)
            beads.smooth([(x, y - 11, 0), (x + 3.6, y), (x, y + 4.4), (x - 3.6, y)])
    card.shade(lines, "#3a5054", 0.35, soft=1.6, move=(2.5, 1))
    card.lightup(lines.mask * room, "#f4fffc", 0.42)
    card.paper(cloud.mask * room, ("#8a9c9e", "#5f7478"), spread=8, shadow=0.35, rim=0.3)
    card.lightup(beads.mask * room, "#ffffff", 0.45)
    puddle = Pen().oval(500, 1012, 128, 17)
    card.paper(puddle, ("#e6f2f0", "#9cbcbc"), spread=4, shadow=0.25)
    rings = Pen()
    for x, y in ((450, 1010), (520, 1016), (572, 1010)):
        rings.oval(x, y, 22, 5, width=1.8).oval(x, y, 10, 2.4, width=1.4)
    card.paint(rings, "#ffffff", 0.8)


def _frame(card: Card) -> None:
    rng = card.rng
    wood = boards("#b0764a", "#8a5634", rng)
    upright = boards("#b8804f", "#8f5a36", rng, upright=True)
    base: list[Knot] = [
        (486, 984, 0),
        (650, 984, 0),
        (666, 1010),
        (660, 1030, 0),
        (470, 1030, 0),
        (474, 1008),
    ]
    card.shade(Pen().oval(570, 1030, 120, 12), "#1f3028", 0.5, soft=7)
    post = Pen().rect(PILLAR - 15, 262, 30, 730)
    card.paper(post, upright, spread=9, lift=8, rim=0.5)
    card.shade(Pen().rect(PILLAR + 3, 262, 12, 730), "#3a2418", 0.4, soft=3)
    rings = Pen()
    for y in (300.0, 330, 620, 650, 940, 966):
        rings.rect(PILLAR - 22, y, 44, 12, 5)
    card.paper(rings, ("#e0b06a", "#a06c3a"), spread=4, rim=0.4)
    box: list[Point] = [(178, 418), (280, 606), (398, 800), (522, 1000)]
    sound = Pen().taper(box, 30, 76)
    card.paper(sound, wood, spread=11, lift=10, rim=0.5)
    face = Pen().taper([(x + 14, y - 4) for x, y in BOARD], 9, 18)
    card.paper(face, ("#e8bc80", "#c08a54"), spread=4)
    holes = Pen()
    for t in (0.3, 0.5, 0.7):
        x, y = 178 + (522 - 178) * t - 8, 418 + (1000 - 418) * t + 8
        holes.oval(x, y, 6 + 5 * t, 22 + 8 * t, -31)
    card.hollow(holes, ("#3a2016", "#5a3420"), depth=4)
    card.paper(Pen().smooth(base), wood, spread=7, rim=0.4)
    arch = Pen()
    curve = along(NECK, 50)
    for k in range(49):
        t = k / 48
        arch.taper([curve[k], curve[k + 1]], 34 + 14 * t, 34 + 14 * (t + 0.02))
    card.paper(arch, wood, spread=11, lift=9, rim=0.55, rim_width=3)
    pegs = Pen()
    for k in range(3, 46, 3):
        pegs.circle(curve[k][0], curve[k][1] + 3, 4.6)
    card.paper(pegs, ("#f0f4f0", "#8a9a9a"), spread=3)
    scroll = Pen().circle(PILLAR + 4, 236, 36).circle(PILLAR + 4, 236, 15, cut=True)
    card.paper(scroll, upright, spread=8, rim=0.5)
    crown = Pen().rect(PILLAR - 26, 262, 52, 20, 6)
    card.paper(crown, ("#e0b06a", "#a06c3a"), spread=4, rim=0.4)
    leaf = Pen().smooth(
        [(PILLAR + 6, 204, 0), (PILLAR + 18, 176), (PILLAR + 46, 160, 0), (PILLAR + 36, 190)]
    )
    leaf.line(PILLAR + 4, 214, PILLAR + 10, 198, 4)
    card.paper(leaf, ("#c3dc8a", "#86b05a"), spread=4)


def _player(card: Card) -> None:
    x, y = 196.0, 918.0
    card.shade(Pen().oval(x + 10, FLOOR + 6, 96, 12), "#1f3028", 0.5, soft=7)
    legs = Pen()
    for dx in (-50, 40):
        legs.poly(
            [
                (x + dx - 8, y),
                (x + dx + 8, y),
                (x + dx * 1.24 + 6, FLOOR + 8),
                (x + dx * 1.24 - 6, FLOOR + 8),
            ]
        )
    legs.rect(x - 54, y + 56, 100, 8)
    card.paper(legs, ("#8a5f40", "#5f402c"), spread=5)
    card.paper(Pen().rect(x - 72, y, 134, 18, 7), ("#c08a5a", "#8a5a38"), spread=6, rim=0.4)
    sitting_frog(
        card,
        x,
        y - 2,
        1.06,
        ("#a8dc3a", "#5f9a2a"),
        "#f0f6b8",
        "#2a3a2a",
        ((404.0, 636.0), (424.0, 742.0)),
        FLOOR + 2,
    )
    thrum = Pen()
    for hx, hy in ((448, 626), (470, 734)):
        for k in range(3):
            thrum.path(f"M{hx + k * 9} {hy - 12 - 3 * k} q6 {12 + 3 * k} 0 {24 + 6 * k}", width=2)
    card.paint(thrum, "#ffffff", 0.7)


def _boot(card: Card, x: float, y: float, k: float, tone: str, turn: float = 0) -> None:
    """A rubber boot, toe to the left, sole at (x, y)."""
    boot, sole, mouth, shine = (Pen() for _ in range(4))
    for pen in (boot, sole, mouth, shine):
        with pen.at(x, y, k, turn):
            if pen is boot:
                pen.smooth(
                    [
                        (-20, -118, 0),
                        (22, -118, 0),
                        (22, -60),
                        (28, -24),
                        (26, -2, 0),
                        (-52, -2, 0),
                        (-56, -18),
                        (-44, -34),
                        (-24, -40),
                        (-18, -64),
                    ]
                )
            elif pen is sole:
                pen.rect(-58, -8, 56, 11, 4).rect(2, -8, 28, 13, 4)
            elif pen is mouth:
                pen.oval(1, -118, 21, 6)
            else:
                pen.stroke([(-46, -20), (-32, -30)], 5).stroke([(-12, -104), (-11, -60)], 5)
    card.shade(Pen().oval(x - 10 * k, y + 3, 50 * k, 7 * k), "#1f3028", 0.5, soft=4)
    card.paper(
        boot, (mix(tone, "#ffffff", 0.18), tone, mix(tone, "#1f2a30", 0.25)), spread=6, rim=0.45
    )
    card.paper(sole, mix(tone, "#20282a", 0.6), spread=3)
    card.paper(mouth, mix(tone, "#1a2020", 0.7), spread=2, shadow=0.2)
    card.paint(shine, "#ffffff", 0.5, soft=1.5)


def _boots(card: Card) -> None:
    """The audience; one toe keeps time."""
    rows = (
        (412, 1098, 0.66, "#4f7f84"),
        (470, 1092, 0.66, "#4f7f84"),
        (540, 1104, 0.8, "#c8a83f"),
        (606, 1098, 0.8, "#c8a83f"),
        (668, 1106, 0.5, "#b85a48"),
        (706, 1102, 0.5, "#b85a48"),
        (760, 1114, 0.9, "#5f6a54"),
    )
    for k, (x, y, size, tone) in enumerate(rows):
        _boot(card, x, y, size, tone, 9 if k == 4 else 0)
    pulse = Pen().path("M634 1080 q-9 6 -9 16 M626 1074 q-13 9 -13 24", width=2.4)
    card.paint(pulse, "#f6fbf0", 0.85)


def _front(card: Card) -> None:
    rng = card.rng
    line = ridge(rng, 1150, 8, bow=-20)
    pen = meadow(line.pen(), line, rng, 260, 14, 46)
    card.paper(
        pen,
        Gradient(("#6a9458", "#3a5f42"), 1100, 1200),
        TORN,
        torn=2,
        spread=8,
        offset=(0, -5),
        shadow=0.3,
    )
    reeds = Pen()
    for x in (22, 48, 70, 96, 128):
        reed(reeds, x, 1210, rng.uniform(150, 280), rng)
    card.paper(reeds, ("#5f7a48", "#2f4a36"), spread=6, rim=0.2)
    drops = Pen()
    for _ in range(60):
        drops.circle(rng.uniform(150, 800), rng.uniform(1130, 1200), rng.uniform(1.2, 2.6))
    card.tint(drops.mask * smoothstep(1120, 1160, Y), "#f6fff6", 0.6)
