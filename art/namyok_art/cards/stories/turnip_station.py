"""Under a bright street sits a giant turnip with a metro station inside; commuters pull at it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import cloud

STREET = 486
CENTRE: Point = (372, 770)
STATION = Pen().path(
    "M152 790 C152 644 250 606 372 606 C494 606 592 644 592 790"
    " C592 850 568 896 540 912 L204 912 C176 896 152 850 152 790Z"
)


def draw() -> NDArray[np.uint8]:
    card = Card(62, ["#fff6a8", "#fbf8c4", "#e8f8d0", "#d6f4dc"], light=(640, 60), lamp="#fffbe0")
    _town(card)
    _soil(card)
    _turnip(card)
    _station(card)
    _asphalt(card)
    _leaves(card)
    _chain(card)
    return card.finish(
        bloom=0.3,
        halation=0.05,
        shadow_tone="#5a2a7a",
        light_tone="#fffbe0",
        vignette=0.12,
        saturation=1.08,
        contrast=1.06,
    )


def _town(card: Card) -> None:
    rng = card.rng
    for cloud_x, y, breadth in ((130, 120, 170), (610, 90, 200)):
        pen = Pen()
        cloud(pen, cloud_x, y, breadth, rng, 7, 0.3)
        card.paper(pen, ("#ffffff", "#f4f8e0"), shadow=0.15)
    tones = ("#ffd23f", "#b6e04f", "#ff9ab8", "#7fd8d0", "#ffb04a", "#d8a8f0", "#c8ec6a")
    x = -30.0
    i = 0
    while x < 830:
        width, top = rng.uniform(84, 130), rng.uniform(176, 290)
        tone = mix(tones[i % 7], "#fffbe0", 0.3)
        wall = Pen().rect(x, top, width, STREET - top + 10)
        if i % 3 == 0:
            wall.poly([(x - 8, top + 2), (x + width / 2, top - 52), (x + width + 8, top + 2)])
        elif i % 3 == 1:
            wall.rect(x - 5, top - 12, width + 10, 16, 3)
        else:
            wall.oval(x + width / 2, top, width / 2, 34)
        card.paper(wall, (mix(tone, "#ffffff", 0.2), tone), spread=8, shadow=0.28)
        _front(card, x, top, width, mix(tone, "#7a3a9a", 0.5))
        x += width + rng.uniform(0, 6)
        i += 1


def _front(card: Card, x: float, top: float, width: float, tone: str) -> None:
    rng = card.rng
    glass = Pen()
    columns = 3 if width > 104 else 2
    step = width / columns
    for row in range(6):
        for column in range(columns):
            wy = top + 22 + row * 46
            if wy > STREET - 74 or rng.random() < 0.12:
                continue
            glass.rect(x + step * (column + 0.5) - 9, wy, 18, 28, 2)
    card.hollow(glass, tone, 4, "#3a1a5a", 0.3)
    awning = Pen().poly(
        [
            (x + 8, STREET - 52),
            (x + width - 8, STREET - 52),
            (x + width, STREET - 32),
            (x, STREET - 32),
        ]
    )
    card.paper(awning, mix(tone, "#ffffff", 0.4), spread=4, shadow=0.25)


def _soil(card: Card) -> None:
    """Bright layers, with pipes, roots and stones."""
    rng = card.rng
    layers = (
        (STREET + 40, "#9a6ac0"),
        (640, "#8258b0"),
        (800, "#6d479e"),
        (960, "#5a3a8c"),
        (1090, "#48307a"),
    )
    for y, tone in layers:
        line = Pen()
        xs = np.arange(-20, 824, 8, dtype=np.float32)
        ys = (y + 12 * np.sin(xs / 90 + y) + rng.normal(0, 3, len(xs))).astype(np.float32)
        line.ground(xs, ys)
        card.paper(
            line, (mix(tone, "#ffb0e0", 0.16), tone), TORN, torn=5, shadow=0.26, offset=(0, -4)
        )
    stones = Pen()
    for _ in range(70):
        r = rng.uniform(3, 10)
        stones.oval(rng.uniform(0, 800), rng.uniform(560, 1190), r, r * 0.65, rng.uniform(0, 180))
    card.paper(stones, "#b894d8", shadow=0.3, spread=3)
    pipe = Pen().path("M-20 640 L26 640 L26 1220", width=16).path("M774 530 L774 1220", width=16)
    pipe.rect(14, 900, 24, 14, 4).rect(762, 700, 24, 14, 4).rect(762, 1010, 24, 14, 4)
    card.paper(pipe, ("#c8a8e8", "#8a62b8"), spread=6, rim=0.3)


def _turnip(card: Card) -> None:
    x, y = CENTRE
    root = Pen().taper([(x, 1040), (x + 10, 1100), (x - 24, 1150), (x + 6, 1198)], 60, 4)
    for side, ty in ((-1, 1060), (1, 1090), (-1, 1120)):
        root.taper([(x, ty), (x + side * 60, ty + 26), (x + side * 110, ty + 20)], 9, 1.6)
    card.paper(root, ("#fff0f4", "#f0b8d0"), spread=8)
    body = Pen().smooth(
        [
            (x - 60, 462),
            (x - 190, 510),
            (x - 292, 620),
            (x - 318, 760),
            (x - 270, 900),
            (x - 160, 1010),
            (x - 30, 1066),
            (x, 1080),
            (x + 30, 1066),
            (x + 160, 1010),
            (x + 270, 900),
            (x + 318, 760),
            (x + 292, 620),
            (x + 190, 510),
            (x + 60, 462),
        ]
    )
    skin = Gradient(("#e0207a", "#f04a98", "#f98fc0", "#fdd6e6", "#fff6f4"), 470, 1060)
    mask = card.paper(body, skin, spread=22, shadow=0.5, rim=0.35, rim_width=5)
    lines = Pen()
    for k in range(9):
        t = k / 8 * 2 - 1
        lines.stroke([(x + t * 120, 480), (x + t * 330, 690), (x + t * 290, 900)], 2.4)
    card.shade(lines.mask * mask, "#b0105a", 0.25, soft=1)
    edge = smoothstep(120, 330, np.hypot(X - x, (Y - y) * 1.02))
    card.shade(edge * mask * smoothstep(x - 60, x - 320, X), "#8a0f70", 0.4)
    shine = Pen().taper([(x + 150, 540), (x + 236, 620), (x + 262, 710)], 26, 12)
    card.tint(blur(shine.mask, 8) * mask, "#ffffff", 0.5)
    flesh = Pen().path(
        "M118 786 C118 612 232 566 372 566 C512 566 626 612 626 786"
        " C626 862 586 926 540 944 L204 944 C158 926 118 862 118 786Z"
    )
    card.paper(flesh, ("#fff6ee", "#ffe3ec"), spread=8, shadow=0.35, rim=0.3)
    rings = Pen()
    for k in range(3):
        d = 10 + k * 9
        rings.path(
            f"M{118 + d} 800 C{118 + d} {612 + d} 232 {566 + d} 372 {566 + d}"
            f" C512 {566 + d} {626 - d} {612 + d} {626 - d} 800",
            width=1.6,
        )
    card.shade(rings, "#f080b0", 0.5)


def _station(card: Card) -> None:
    """The platform in the sliced turnip: vault, lamps, a train coming in."""
    room = card.hollow(
        STATION, Gradient(("#fffbe0", "#fff3a8", "#ffe46a"), 600, 900), 12, "#a8508a", 0.5, 0.06
    )
    ribs = Pen()
    for k in range(5):
        left, right = 156 + 34 * k, 588 - 34 * k
        top = 640 + 23.8 * k
        ribs.path(f"M{left} 860 C{left} {top} {right} {top} {right} 860", width=3)
    card.shade(ribs.mask * room, "#d9a03f", 0.4)
    tunnel = Pen().path("M296 860 L296 770 C296 700 448 700 448 770 L448 860Z")
    card.hollow(tunnel, ("#5a3a9a", "#7a4ab0"), 8, "#2a1050", 0.6)
    lamps = Pen()
    for k in range(4):
        lamps.oval(230 + k * 95, 664 - 16 * math.sin(math.pi * (k + 0.5) / 4), 17, 8)
    card.lightup(lamps.mask * room, "#ffffff", 0.7)
    _train(card)
    platform = Pen().poly([(140, 846), (270, 832), (270, 905), (140, 905)])
    platform.poly([(604, 846), (474, 832), (474, 905), (604, 905)]).rect(140, 878, 464, 30)
    card.paper(platform.mask * room, ("#c6ecd8", "#7fd0b8"), spread=6, shadow=0.3)
    edge = Pen().line(140, 850, 270, 836, 5).line(604, 850, 474, 836, 5)
    card.paint(edge.mask * room, "#ff9a3f")
    for x, y, size, coat in (
        (186, 858, 66, "#e0408a"),
        (232, 850, 58, "#3f9ad0"),
        (556, 858, 66, "#f0a02f"),
        (514, 848, 56, "#7a4ab8"),
    ):
        facing = 1 if x < 372 else -1
        figure = Person(
            x, y, size, facing, "coat", arms=((0.05, 0.3),), hair="short", bag=x % 4 == 0
        )
        figure.glue(card, Look(coat, "#4a3a6a", "#f4cfb0", "#5a3a3a"))
    bench = Pen().rect(438, 866, 62, 6, 2).rect(446, 870, 5, 18).rect(486, 870, 5, 18)
    card.paper(bench.mask * room, "#a8508a", spread=3)


def _train(card: Card) -> None:
    body = Pen().smooth(
        [(310, 876, 0), (308, 770), (322, 728), (372, 716), (422, 728), (436, 770), (434, 876, 0)]
    )
    card.paper(body, ("#58c8f0", "#2f8ad0", "#2a5ab0"), spread=8, shadow=0.4, rim=0.3)
    card.hollow(Pen().rect(326, 748, 92, 46, 14), ("#d6f6ff", "#8fd0f0"), 4, "#1a3a7a", 0.4)
    bars = Pen().rect(370, 748, 4, 46)
    card.paint(bars, "#2a5ab0")
    stripe = Pen().rect(310, 812, 124, 12)
    card.paint(stripe, "#fff3a8")
    card.glow(340, 844, 50, "#fffbd0", 0.6)
    card.glow(404, 844, 50, "#fffbd0", 0.6)
    card.lightup(Pen().circle(336, 844, 9).circle(408, 844, 9), "#fffbe0", 1.1)


def _asphalt(card: Card) -> None:
    """The road bulges and has just cracked where the turnip moves."""
    road = Pen().smooth(
        [
            (-30, STREET, 0),
            (180, STREET - 2),
            (270, STREET - 22),
            (330, STREET - 34, 0),
            (346, STREET - 4, 0),
            (372, STREET + 12),
            (398, STREET - 4, 0),
            (414, STREET - 34, 0),
            (470, STREET - 20),
            (560, STREET),
            (830, STREET, 0),
            (830, STREET + 44, 0),
            (560, STREET + 46),
            (460, STREET + 30),
            (372, STREET + 38),
            (290, STREET + 30),
            (180, STREET + 46),
            (-30, STREET + 44, 0),
        ]
    )
    mask = card.paper(road, ("#7a6a9c", "#564880"), spread=9, shadow=0.4, rim=0.4)
    cracks = Pen()
    for points in (
        [(332, STREET - 30), (316, STREET - 6), (326, STREET + 10), (306, STREET + 34)],
        [(412, STREET - 30), (430, STREET - 4), (418, STREET + 12), (442, STREET + 34)],
        [(270, STREET - 20), (258, STREET + 4), (266, STREET + 20)],
        [(474, STREET - 18), (486, STREET + 6), (478, STREET + 20)],
    ):
        cracks.taper(points, 5, 1.4)
    card.paint(cracks.mask * mask, "#2a1a4a")
    dashes = Pen()
    for x in (40, 120, 560, 640, 720):
        dashes.rect(x, STREET + 18, 44, 5)
    card.paint(dashes.mask * mask, "#fff3a8", 0.9)


def _leaves(card: Card) -> None:
    x = CENTRE[0]
    crown = Pen().smooth(
        [
            (x - 40, STREET + 8),
            (x - 34, STREET - 26),
            (x, STREET - 40),
            (x + 34, STREET - 26),
            (x + 40, STREET + 8),
        ]
    )
    card.paper(crown, ("#f04a98", "#e0207a"), spread=5)
    shapes = (
        ((x - 20, 452), (x - 90, 330), (x - 190, 250), 62),
        ((x + 4, 448), (x - 20, 300), (x - 70, 170), 66),
        ((x + 10, 450), (x + 40, 300), (x + 30, 150), 60),
        ((x + 20, 452), (x + 90, 370), (x + 150, 372), 56),
        ((x + 16, 456), (x + 90, 400), (x + 164, 404), 50),
    )
    greens = ("#5fb83a", "#7fd04a", "#4aa83f", "#8fdc52", "#5fb83a")
    for (root, middle, tip, width), green in zip(shapes, greens, strict=True):
        _leaf(card, root, middle, tip, width, green)


def _leaf(card: Card, root: Point, middle: Point, tip: Point, width: float, green: str) -> None:
    leaf, vein = Pen(), Pen()
    stem = Pen().taper(
        [root, ((root[0] * 2 + middle[0]) / 3, (root[1] * 2 + middle[1]) / 3), middle], 15, 7
    )
    card.paper(stem, ("#d8f0a0", "#b6e07a"), spread=4)
    steps = 14
    left, right = [], []
    for k in range(steps + 1):
        t = 0.22 + 0.78 * k / steps
        px = (1 - t) ** 2 * root[0] + 2 * t * (1 - t) * middle[0] + t * t * tip[0]
        py = (1 - t) ** 2 * root[1] + 2 * t * (1 - t) * middle[1] + t * t * tip[1]
        dx = 2 * (1 - t) * (middle[0] - root[0]) + 2 * t * (tip[0] - middle[0])
        dy = 2 * (1 - t) * (middle[1] - root[1]) + 2 * t * (tip[1] - middle[1])
        length = math.hypot(dx, dy)
        swell = (
            width
            * math.sin(math.pi * min(1, k / steps * 0.92 + 0.08)) ** 0.7
            * (1 + 0.14 * math.cos(k * 2.4))
            / 2
        )
        left.append((px - dy / length * swell, py + dx / length * swell))
        right.append((px + dy / length * swell, py - dx / length * swell))
    leaf.smooth([*left, *reversed(right)])
    mask = card.paper(leaf, (mix(green, "#f4ffb0", 0.3), green), spread=7, rim=0.25)
    vein.taper([root, middle, tip], 6, 1.4)
    for k in range(3, steps, 2):
        vein.line(*_middle(left[k], right[k]), *left[k + 1], 1.6).line(
            *_middle(left[k], right[k]), *right[k + 1], 1.6
        )
    card.paint(vein.mask * mask, "#e6f8b0", 0.7)


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _chain(card: Card) -> None:
    """Everyone holds the one in front; the pigeon is last."""
    coats = ("#e0408a", "#2f8ad0", "#f0902f", "#3fa86a", "#7a4ab8")
    hats = (None, "beanie", None, "cap", None)
    hairs = ("bob", "short", "pony", "short", "bun")
    y = STREET + 6
    for i in range(5):
        x = 564 + i * 42
        height = 104 - i * 5
        card.shade(Pen().oval(x + 10, y, 34, 5), "#2a1a4a", 0.5, soft=4)
        reach = (0.42, -0.02) if i == 0 else (0.4, 0.06)
        person = Person(
            x,
            y,
            height,
            -1,
            ("coat", "jacket", "dress", "jacket", "stout")[i],
            arms=(reach, reach),
            lean=-16,
            stride=1.3,
            hat=hats[i],
            hair=hairs[i],
        )
        person.glue(card, Look(coats[i], "#4a3a6a", "#f4cfb0", "#5a3428", "#fff3a8"))
    pigeon = Pen()
    with pigeon.at(766, y - 2, 0.36, flip=True):
        pigeon.smooth(
            [
                (60, -84),
                (40, -108),
                (14, -100),
                (4, -74),
                (-24, -54),
                (-84, -26, 0),
                (-80, -12),
                (-30, -16),
                (14, -22),
                (40, -46),
                (46, -72),
            ]
        )
        pigeon.poly([(52, -92), (76, -84), (54, -80)]).line(-2, -20, 2, 2, 5).line(
            14, -24, 18, 2, 5
        )
    card.paper(pigeon, ("#9aa8d8", "#6a70b0"), spread=3)
