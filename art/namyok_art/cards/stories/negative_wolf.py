"""The gap between dark pines is a wolf's head; a child goes up the path to a lit cottage."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.vessels import lantern

AMBER = "#ffc45a"
INK = "#0f1c1a"


def draw() -> NDArray[np.uint8]:
    sky = ["#8a9c94", "#a3b0a2", "#c3c6ae", "#d3ccac", "#a8a890"]
    card = Card(98, sky, light=(400, 800), lamp="#e6dcb4")
    card.glow(400, 600, 380, "#f3ecd0", 0.3)
    _face(card)
    _eyes(card)
    _muzzle(card)
    _cottage(card)
    _path(card)
    _forest(card)
    _child(card)
    _front(card)
    return card.finish(
        bloom=0.6, halation=0.06, shadow_tone="#1c3a3c", light_tone="#fff6dc", vignette=0.22
    )


# the outline of the head, right half, from the top of the brow to the chin: x from the middle, y
HALF: list[Point] = [
    (0, 250),
    (52, 238),
    (104, 200),
    (150, 96),
    (196, 34),
    (232, 120),
    (252, 230),
    (268, 330),
    (300, 420),
    (292, 500),
    (318, 560),
    (282, 620),
    (292, 680),
    (236, 724),
    (214, 790),
    (190, 850),
    (176, 920),
    (168, 990),
]


def _fringe(card: Card, points: list[Point], side: int, size: float) -> list[Knot]:
    """The outline cut into drooping boughs, as firs do it and fur too."""
    fine = along(points, 64)
    out: list[Knot] = []
    for k, (x, y) in enumerate(fine):
        reach = size * (1 if k % 2 else -0.45) * card.rng.uniform(0.6, 1.25)
        down = size * (0.7 if k % 2 else 0)
        if y < 240:
            reach *= 0.45
        if x < 40:
            out.append((400 + side * x, y + 6 * (k % 2)))
            continue
        out.append((400 + side * (x - reach * 0.9), y + down, 0))
    return out


def _gap(card: Card, size: float, grow: float) -> Pen:
    right = _fringe(card, [(x * grow, 560 + (y - 560) * grow) for x, y in HALF], 1, size)
    left = _fringe(card, [(x * grow, 560 + (y - 560) * grow) for x, y in HALF], -1, size)
    bottom = 1250.0
    return Pen().smooth([*right, (400 + 230, bottom, 0), (400 - 230, bottom, 0), *reversed(left)])


def _spruce(
    pen: Pen, x: float, y: float, height: float, width: float, rng: np.random.Generator
) -> None:
    """A spruce of drooping boughs, ragged and not a toy triangle."""
    tiers = max(8, int(height / 24))
    left: list[Knot] = []
    right: list[Knot] = []
    for k in range(tiers):
        t = (k + 1) / tiers
        top = y - height + height * t
        half = width * (0.1 + 0.9 * t) * rng.uniform(0.75, 1.15)
        drop = height / tiers
        right += [(x + half * 0.42, top - drop * 0.3, 0), (x + half, top + drop * 0.35, 0)]
        left += [(x - half * 0.42, top - drop * 0.3, 0), (x - half, top + drop * 0.35, 0)]
    pen.smooth([(x, y - height, 0), *right, (x, y, 0), *reversed(left)])


def _face(card: Card) -> None:
    """Far trees in the mist give the mask its cheeks and its brow."""
    tones = ("#b9c0ac", "#97a698")
    for row, (base, tone) in enumerate(((760, tones[0]), (800, tones[1]))):
        pen = Pen()
        for side in (-1, 1):
            for k in range(9):
                x = 400 + side * (96 + 34 * row + k * 30 + card.rng.normal(0, 6))
                high = 150 + 30 * k + 24 * row + card.rng.normal(0, 18)
                _spruce(pen, x, base + 40, high, 26, card.rng)
        pen.rect(-20, base + 30, 260, 300).rect(560, base + 30, 260, 300)
        card.paper(pen, (tone, mix(tone, "#d3d3ba", 0.6)), shadow=0.16, offset=(0, -4), rim=0.2)
        card.fog(base + 20, 60, "#d9d6bc", 0.5)


def _eyes(card: Card) -> None:
    """Two stars in the right places."""
    for side in (-1, 1):
        x, y = 400 + side * 112, 424
        dark = Pen().smooth(
            [
                (400 + side * 58, 462, 0),
                (400 + side * 92, 416),
                (400 + side * 150, 392),
                (400 + side * 196, 396, 0),
                (400 + side * 160, 436),
                (400 + side * 110, 462),
            ]
        )
        card.paint(dark, "#3c5650", 0.85, soft=6)
        card.glow(x, y, 46, "#fff6d0", 0.5)
        star = Pen().star(x, y, 25, 0.2).star(x, y, 13, 0.4, 4)
        card.lightup(star, "#fffbe6", 1.4)


def _muzzle(card: Card) -> None:
    """A dark thicket on the brow of the hill makes the nose; the hill below it is the lip."""
    hill = Pen().smooth(
        [
            (180, 1240, 0),
            (206, 900),
            (262, 800),
            (330, 752),
            (400, 742),
            (470, 752),
            (538, 800),
            (594, 900),
            (620, 1240, 0),
        ]
    )
    card.paper(hill, ("#c3c4a8", "#8f9c84", "#5f7468"), shadow=0.2, offset=(0, -5), rim=0.25)
    bush = Pen()
    for k in range(60):
        t = k / 59 * 2 - 1
        top = 648 + 18 * t * t + card.rng.normal(0, 4)
        low = 760 - 84 * abs(t) ** 1.4
        x = 400 + t * 82
        bush.oval(x, (top + low) / 2, 13, max(8.0, (low - top) / 2))
    card.paper(bush, ("#31463f", "#1c302b"), spread=8, rim=0.25)
    for x, y, h in ((362, 672, 44), (400, 664, 58), (438, 672, 46)):
        pen = Pen()
        _spruce(pen, x, y, h, 15, card.rng)
        card.paper(pen, ("#31463f", "#243a34"), spread=3, shadow=0.2)
    line = Pen().taper([(400, 752), (400, 786), (398, 808)], 7, 4)
    card.shade(line, "#24382f", 0.6, soft=1)


def _cottage(card: Card) -> None:
    """In the throat: a low house, a warm window, someone with a plate."""
    mouth = Pen().smooth(
        [
            (236, 898, 0),
            (300, 846),
            (352, 822),
            (400, 838),
            (448, 822),
            (500, 846),
            (564, 898, 0),
            (520, 960),
            (460, 1000),
            (340, 1000),
            (280, 960),
        ]
    )
    card.hollow(mouth, ("#1c302c", "#2a4038", "#3a5046"), depth=14, colour="#0a1614", strength=0.7)
    card.glow(400, 930, 170, AMBER, 0.45)
    walls = Pen().rect(326, 900, 148, 82)
    card.paper(walls, ("#6a4a34", "#4a3226"), spread=6, rim=0.2)
    logs = Pen()
    for k in range(6):
        logs.line(326, 912 + k * 13, 474, 912 + k * 13, 2)
    card.shade(logs, "#1c100c", 0.5)
    roof = Pen().poly([(308, 906), (400, 846), (492, 906)])
    card.paper(roof, ("#31463f", "#1c2f2a"), spread=6, rim=0.2)
    card.paper(Pen().rect(440, 850, 17, 34), "#4a3a34", spread=3)
    glass = Pen().rect(362, 916, 76, 52, 3)
    card.lightup(glass, AMBER, 1.3)
    card.paper(
        Pen().rect(357, 911, 86, 62, 4).rect(364, 918, 72, 48, cut=True), "#8a5c3c", spread=3
    )
    who = Person(386, 986, 66, 1, "dress", arms=((0.2, 0.1), (0.34, 0.05)), hair="bun")
    inside = who.draw(Pen()).mask * glass.mask
    table = Pen().rect(396, 950, 44, 18).rect(404, 942, 9, 9, 2).oval(426, 949, 9, 3)
    card.paint(np.maximum(inside, table.mask * glass.mask), "#7a3c1c", 0.9)
    card.paper(Pen().line(400, 916, 400, 940, 3), "#8a5c3c", spread=1)


def _path(card: Card) -> None:
    tongue = Pen().smooth(
        [
            (384, 980, 0),
            (416, 980, 0),
            (440, 1020),
            (424, 1070),
            (450, 1130),
            (520, 1240, 0),
            (240, 1240, 0),
            (320, 1130),
            (348, 1070),
            (360, 1020),
        ]
    )
    ground = Pen().smooth(
        [
            (120, 1240, 0),
            (170, 1040),
            (270, 984),
            (400, 974),
            (530, 984),
            (630, 1040),
            (680, 1240, 0),
        ]
    )
    card.paper(ground, ("#4a5f50", "#31443c", "#1c2c28"), shadow=0.35, offset=(0, -6), rim=0.15)
    card.paper(tongue, ("#e0c48c", "#a89a78", "#6a7464"), shadow=0.2, spread=4, rim=0.2)
    card.glow(400, 990, 120, AMBER, 0.35, stretch=(1, 0.5))


def _forest(card: Card) -> None:
    """Two sheets of pines cut round the same absence."""
    for size, grow, tone in ((34.0, 0.94, "#3c5650"), (42.0, 1.06, INK)):
        hole = _gap(card, size, grow)
        sheet = 1 - hole.mask
        fill = Gradient((mix(tone, "#7f948a", 0.12), tone, mix(tone, "#0a1412", 0.3)), 0, 1200)
        mask = card.paper(sheet, fill, shadow=0.5, spread=14, offset=(0, 8), rim=0.16)
        if tone == INK:
            trunks = Pen()
            for x, lean in ((40, 6), (96, -4), (168, 8), (650, -6), (716, 4), (770, -8)):
                trunks.taper([(x, 1210), (x + lean, 700), (x + lean * 2, 200)], 22, 7)
            card.paint(trunks.mask * mask, "#24352f", 0.85)
            boughs = Pen()
            for _ in range(260):
                bx, by = card.rng.uniform(0, 800), card.rng.uniform(0, 1150)
                way = 1 if bx < 400 else -1
                span = card.rng.uniform(24, 60)
                boughs.taper(
                    [(bx, by), (bx + way * span * 0.5, by + 4), (bx + way * span, by + 18)], 3, 1
                )
            card.paint(boughs.mask * mask, "#31463f", 0.4)
    card.shade(smoothstep(900, 1200, Y) * smoothstep(300, 420, np.abs(X - 400)), "#0a1412", 0.4)


def _child(card: Card) -> None:
    x, y = 398.0, 1128.0
    card.glow(x + 40, y - 50, 120, AMBER, 0.4)
    card.shade(Pen().oval(x, y + 3, 40, 6), "#0a1412", 0.6, soft=4)
    kid = Person(
        x,
        y,
        104,
        1,
        "child",
        arms=((-0.1, 0.2), (0.3, 0.06)),
        hat="beanie",
        lean=3,
        stride=0.9,
        nose=False,
    )
    kid.glue(card, Look("#c8503c", "#2a2f30", "#ecc49c", "#4a3024", "#e6d8b4"), spread=4)
    frame, glass = Pen(), Pen()
    hx, hy = kid.hand(1)
    lantern(frame, glass, hx + 1, hy, 40)
    card.paper(frame, "#1c2422", spread=2)
    card.lightup(glass, AMBER, 1.3)


def _front(card: Card) -> None:
    for side in (-1, 1):
        fern = Pen()
        for k in range(9):
            x0 = 400 + side * (250 + k * 22)
            tip = (x0 - side * card.rng.uniform(30, 70), 1130 + card.rng.uniform(-30, 30))
            fern.taper([(x0, 1220), ((x0 + tip[0]) / 2 + side * 8, 1150), tip], 9, 1.5)
        card.paper(fern, ("#1c302a", "#0f1c1a"), spread=5, rim=0.15)
