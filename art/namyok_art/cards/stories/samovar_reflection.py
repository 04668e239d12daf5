"""An autumn table is empty, but the belly of the samovar still shows the summer party."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, fbm, mix, smoothstep
from namyok_art.paper.noise import remap
from namyok_art.paper.paths import Knot
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import branch, leaves

CX, CY, RX, RY = 392.0, 570.0, 214.0, 226.0
CHERRY = "#e01f34"
TABLE = 908.0


def draw() -> NDArray[np.uint8]:
    card = Card(156, ["#8f9a94", "#b4b8a8", "#c8c4ae", "#a8a690"], light=(250, 60), lamp="#f4f0dc")
    _garden(card)
    _chairs(card)
    _table(card)
    _samovar(card)
    _near(card)
    return card.finish(
        bloom=0.4, halation=0.05, shadow_tone="#3a2a40", light_tone="#fff0d0", vignette=0.3
    )


def _leaf(pen: Pen, x: float, y: float, size: float, turn: float, flat: float = 1.0) -> None:
    with pen.at(x, y, size, turn):
        pen.smooth(
            [
                (0, -1.0 * flat, 0),
                (0.34, -0.55 * flat),
                (0.46, 0.0),
                (0.26, 0.5 * flat),
                (0, 0.78 * flat),
                (-0.26, 0.5 * flat),
                (-0.46, 0.0),
                (-0.34, -0.55 * flat),
            ]
        )
        pen.line(0, 0.7 * flat, 0.06, 1.15 * flat, 0.07)


def _garden(card: Card) -> None:
    """Bare apple trees and a fence in grey air."""
    rng = card.rng
    for k, (tone, spots) in enumerate(
        (
            ("#a4aa9a", ((90, 40), (330, 34), (560, 38), (730, 44))),
            ("#7f8678", ((-6, 52), (676, 54))),
        )
    ):
        pen = Pen()
        tips = []
        for x, w in spots:
            tips += branch(
                pen,
                (x, 800),
                -math.pi / 2 + rng.normal(0, 0.06),
                170 + 40 * k,
                w * 0.6,
                rng,
                5,
                spread=0.5,
            )
        card.paper(pen, (tone, mix(tone, "#5a5a54", 0.25)), spread=8, shadow=0.2)
        last = leaves(tips, rng, 40 + 30 * k, 16, (6, 11))
        card.paper(last, ("#b86a3a", "#94502f"), spread=4, shadow=0.25)
        card.fog(690, 120, "#c3c4b2", 0.5)
    fence = Pen()
    for x in range(-20, 820, 36):
        top = 664 + 7 * math.sin(x * 0.07)
        fence.poly([(x, 830), (x, top + 12), (x + 11, top), (x + 22, top + 12), (x + 22, 830)])
    fence.rect(-20, 700, 840, 12).rect(-20, 776, 840, 12)
    card.paper(fence, ("#9a9a88", "#74766a"), spread=8, shadow=0.3)
    ground = Pen().rect(-20, 810, 840, 420)
    card.paper(ground, ("#8a8a6a", "#5a5a48"), spread=8, offset=(0, -4))


def _chair(card: Card, x: float, y: float, k: float, tone: str, turn: float = 0) -> None:
    """A garden chair from the front."""
    back, seat = Pen(), Pen()
    with back.at(x, y, k, turn):
        for side in (-1, 1):
            back.taper([(side * 62, 0), (side * 60, -150), (side * 68, -330)], 15, 12)
        back.smooth(
            [
                (-72, -318),
                (-40, -346),
                (0, -354),
                (40, -346),
                (72, -318),
                (40, -312),
                (0, -318),
                (-40, -312),
            ]
        )
        back.rect(-62, -206, 124, 10, 4)
        for dx in (-34, 0, 34):
            back.taper([(dx, -200), (dx * 1.1, -322)], 10, 9)
    with seat.at(x, y, k, turn):
        seat.poly([(-72, -150), (72, -150), (88, -108), (-88, -108)]).rect(-86, -110, 172, 12, 4)
        for side in (-1, 1):
            seat.taper([(side * 78, -104), (side * 80, 10)], 15, 12)
    card.paper(back, (mix(tone, "#ffffff", 0.12), tone), spread=8, shadow=0.35)
    card.paper(seat, (mix(tone, "#ffffff", 0.22), mix(tone, "#2a2430", 0.2)), spread=7, shadow=0.35)


def _chairs(card: Card) -> None:
    _chair(card, 96, 1010, 1.05, "#6f7a6c")
    _chair(card, 700, 1010, 1.05, "#6f7a6c")


def _table(card: Card) -> None:
    rng = card.rng
    wood = boards("#9a8468", "#6f5c4c", rng, 46)
    top = Pen().poly([(40, TABLE - 66), (760, TABLE - 66), (850, TABLE + 150), (-50, TABLE + 150)])
    mask = card.paper(top, wood, spread=16, offset=(0, -6), shadow=0.4)
    card.tint(np.asarray(mask * smoothstep(TABLE + 120, TABLE - 60, Y), np.float32), "#e8e4d0", 0.2)
    card.glow(CX, TABLE + 8, 240, "#ffc860", 0.3, stretch=(1.2, 0.3), within=mask)
    edge = Pen().poly(
        [(-60, TABLE + 146), (860, TABLE + 146), (860, TABLE + 182), (-60, TABLE + 182)]
    )
    card.paper(edge, ("#7a6450", "#4f4038"), spread=12, offset=(0, 14), shadow=0.5)
    tones = ("#b8602f", "#d08a3a", "#8a4a34", "#c87840", "#7a4a3c", "#d8a848")
    for tone in tones:
        pen = Pen()
        for _ in range(9):
            t = rng.random()
            y = TABLE - 48 + 180 * t
            x = rng.uniform(40, 760)
            if abs(x - CX) < 130 and y < TABLE + 50:
                continue
            _leaf(pen, x, y, rng.uniform(15, 21) + 7 * t, rng.uniform(0, 360), 0.8)
        card.paper(pen, (mix(tone, "#ffe0a0", 0.2), tone), spread=4, lift=5, shadow=0.45, rim=0.3)


def _summer() -> Card:
    """The other card: the same table in June, at lamp time, with everyone there."""
    card = Card(256, ["#f8e8a0", "#ffe9b0", "#fff4c8", "#ffe2a0"], light=(400, 420), lamp="#fff6d0")
    rng = card.rng
    for y, tone in ((520, "#bcd070"), (560, "#8fb84f")):
        pen = Pen()
        for x in range(120, 700, 34):
            pen.circle(x + rng.normal(0, 8), y + rng.normal(0, 12), rng.uniform(28, 46))
        pen.rect(0, y, 800, 400)
        card.paper(pen, (mix(tone, "#fff0a0", 0.3), tone), spread=8, shadow=0.2)
    crown = Pen()
    for _ in range(60):
        crown.circle(
            rng.uniform(150, 640), 350 + rng.normal(0, 26) - 20 * rng.random(), rng.uniform(16, 30)
        )
    card.paper(crown, ("#6fa03f", "#a8c850"), spread=8, shadow=0.3)
    card.rays(400, 330, "#fff4c0", 0.3, 400, 90, count=20)
    string = Pen().path("M180 420 C260 470 330 470 400 436 C470 470 540 470 620 420", width=2.4)
    card.paint(string, "#7a5a2a")
    for x, y, tone in (
        (232, 454, "#ff8a5a"),
        (300, 466, "#ffd24a"),
        (356, 456, "#8ad0c0"),
        (446, 456, "#ffb0b8"),
        (512, 466, "#ffd24a"),
        (572, 452, "#ff8a5a"),
    ):
        card.lightup(Pen().oval(x, y + 12, 12, 15), tone, 0.5)
    guests = (
        (236, "#d8506a", "bun", None),
        (296, "#f0f0e0", None, "wide"),
        (352, "#3f8ab0", "short", None),
        (452, "#f0a03f", "plaits", None),
        (510, "#7a9a4a", None, "cap"),
        (566, "#c86aa8", "bob", None),
    )
    for k, (x, coat, hair, hat) in enumerate(guests):
        facing = 1 if x < 400 else -1
        arms = ((0.26, 0.02 - 0.2 * (k % 2)),)
        guest = Person(x, 668, 176, facing, "dress", "sit", arms=arms, hair=hair, hat=hat)
        guest.glue(
            card, Look(coat=coat, hair=("#5a3420", "#8a5a2a", "#3a2420")[k % 3], hat="#f0d890")
        )
        if k % 2:
            hx, hy = guest.hand()
            card.paper(Pen().rect(hx - 7, hy - 14, 14, 15, 3), "#ffffff", spread=2)
    cloth: list[Knot] = [(150, 650, 0), (650, 650, 0), (690, 760, 0), (400, 780), (110, 760, 0)]
    card.paper(Pen().smooth(cloth), ("#fffdf4", "#f2e2c4"), spread=6, shadow=0.3)
    _feast(card)
    return card


def _feast(card: Card) -> None:
    """Jam, a pie, a bowl of cherries and a jug of flowers on the summer table."""
    card.paper(Pen().oval(300, 676, 44, 13), ("#ffffff", "#d8c8a8"), spread=3)
    card.paper(
        Pen().smooth([(262, 674), (276, 654), (300, 648), (324, 654), (338, 674), (300, 682)]),
        ("#e8a84a", "#b86a2a"),
        spread=3,
    )
    for x, tone in ((376, "#c8203f"), (404, "#e8862a")):
        card.paper(Pen().rect(x - 12, 640, 24, 36, 5), (mix(tone, "#ffffff", 0.3), tone), spread=3)
        card.paper(Pen().rect(x - 13, 632, 26, 10, 3), "#fff6dc", spread=2)
    card.paper(Pen().path("M452 660 C454 686 514 686 516 660Z"), ("#8ad0e0", "#4a9ab8"), spread=3)
    pile = Pen()
    for k in range(14):
        pile.circle(462 + (k * 13) % 48, 658 - (k % 3) * 7, 7.5)
    card.paper(pile, (mix(CHERRY, "#ffffff", 0.2), CHERRY), spread=2)
    cups = Pen()
    for x in (218, 350, 436, 560):
        cups.path(f"M{x - 13} 688 L{x + 13} 688 C{x + 12} 706 {x - 12} 706 {x - 13} 688Z")
        cups.oval(x, 708, 19, 4)
    card.paper(cups, ("#ffffff", "#c8dce8"), spread=3)


def _bulge(summer: Card) -> Card:
    """The summer as a polished ball shows it: everything bends round the middle."""
    u, v = (X - CX) / RX, (Y - CY) / RY
    r = np.sqrt(u * u + v * v)
    pull = 1 + 0.62 * r**2
    x = np.clip(400 + u * 178 * pull, 2, 797).astype(np.float32)
    y = np.clip(586 + v * 150 * pull, 2, 1197).astype(np.float32)
    summer.image = remap(summer.image, x, y)
    summer.emission = remap(summer.emission, x, y)
    return summer


BRASS = (
    (0.0, "#6a4420"),
    (0.12, "#b8862f"),
    (0.3, "#ffe08a"),
    (0.42, "#e8b84a"),
    (0.7, "#a8702a"),
    (0.88, "#6f4620"),
    (1.0, "#a8742f"),
)


def _brass(half: float) -> Gradient:
    return Gradient(BRASS, CX - half, CX + half, X)


def _samovar(card: Card) -> None:
    card.shade(Pen().oval(CX + 40, TABLE + 26, 190, 30), "#2a1c20", 0.6, soft=14)
    foot = Pen().smooth(
        [
            (CX - 120, TABLE + 24, 0),
            (CX - 124, TABLE + 6, 0),
            (CX - 92, TABLE - 14),
            (CX - 66, TABLE - 50),
            (CX - 60, TABLE - 90, 0),
            (CX + 60, TABLE - 90, 0),
            (CX + 66, TABLE - 50),
            (CX + 92, TABLE - 14),
            (CX + 124, TABLE + 6, 0),
            (CX + 120, TABLE + 24, 0),
        ]
    )
    card.paper(foot, _brass(124), spread=10, rim=0.3)
    card.paper(Pen().rect(CX - 130, TABLE + 14, 260, 18, 8), _brass(130), spread=6)
    card.paper(Pen().rect(CX - 76, TABLE - 104, 152, 22, 10), _brass(76), spread=5)
    for side in (-1, 1):
        ear = Pen().path(
            f"M{CX + side * 190} {CY - 96} C{CX + side * 292} {CY - 128}"
            f" {CX + side * 300} {CY + 6} {CX + side * 206} {CY + 6}",
            width=20,
        )
        card.paper(ear, ("#f0c860", "#a8702a", "#6f4620"), spread=8, rim=0.5)
        grip = Pen().taper([(CX + side * 268, CY - 84), (CX + side * 274, CY - 24)], 27, 27)
        card.paper(grip, ("#7a4a34", "#4a2a24"), spread=5, rim=0.3)
    body = Pen().smooth(
        [
            (CX - 166, CY - 218, 0),
            (CX - 206, CY - 120),
            (CX - 216, CY - 10),
            (CX - 184, CY + 120),
            (CX - 106, CY + 216),
            (CX - 66, CY + 240, 0),
            (CX + 66, CY + 240, 0),
            (CX + 106, CY + 216),
            (CX + 184, CY + 120),
            (CX + 216, CY - 10),
            (CX + 206, CY - 120),
            (CX + 166, CY - 218, 0),
        ]
    )
    mask = card.paper(body, _brass(218), spread=18, lift=12, shadow=0.45, rim=0.4, rim_width=4)
    inner = _bulge(_summer())
    u, v = (X - CX) / 184, (Y - CY + 2) / 200
    r = np.sqrt(u * u + v * v) + 0.006 * fbm(60, card.rng, octaves=2)
    window = np.asarray(mask * smoothstep(1.0, 0.9, np.asarray(r, np.float32)), np.float32)
    k = window[..., None]
    gold = np.array([1.0, 0.86, 0.58], np.float32)
    card.image = np.asarray(card.image * (1 - k) + inner.image * gold * k, np.float32)
    card.emission = np.asarray(
        card.emission * (1 - k) + (inner.emission * 0.7 + inner.image * 0.1) * k, np.float32
    )
    ring = np.exp(-(((r - 0.96) / 0.045) ** 2)).astype(np.float32)
    card.shade(np.asarray(ring * mask, np.float32), "#5a3414", 0.6)
    gleam = Pen().stroke([(CX - 176, CY + 40), (CX - 190, CY - 60), (CX - 160, CY - 166)], 13)
    card.paint(gleam.mask * mask, "#fff8dc", 0.75, soft=4)
    shade = Pen().stroke([(CX + 150, CY + 150), (CX + 196, CY + 20), (CX + 180, CY - 150)], 26)
    card.shade(shade.mask * mask, "#5a2f10", 0.5, soft=9)
    _crown(card)
    _tap(card)


def _crown(card: Card) -> None:
    for y, half, high in ((CY - 242, 178, 26), (CY - 262, 150, 24)):
        card.paper(Pen().rect(CX - half, y, half * 2, high, 10), _brass(half), spread=6, rim=0.3)
    beads = Pen()
    for k in range(23):
        beads.circle(CX - 165 + k * 15, CY - 229, 4.6)
    card.paper(beads, ("#fff0b0", "#b8862f"), spread=2)
    lid = Pen().smooth(
        [
            (CX - 140, CY - 260, 0),
            (CX - 110, CY - 296),
            (CX - 50, CY - 316),
            (CX + 50, CY - 316),
            (CX + 110, CY - 296),
            (CX + 140, CY - 260, 0),
        ]
    )
    card.paper(lid, _brass(140), spread=6)
    for side in (-1, 1):
        card.paper(Pen().rect(CX + side * 104 - 5, CY - 326, 10, 34, 4), _brass(140), spread=3)
        card.paper(Pen().circle(CX + side * 104, CY - 332, 13), ("#7a4a34", "#4a2a24"), spread=4)
    ring = Pen().rect(CX - 58, CY - 338, 116, 26, 8).rect(CX - 44, CY - 372, 88, 38, 6)
    card.paper(ring, _brass(60), spread=5)
    card.paper(Pen().rect(CX - 62, CY - 382, 124, 14, 7), _brass(62), spread=4)
    leaf = Pen()
    _leaf(leaf, CX - 8, CY - 388, 27, 74, 0.9)
    card.paper(leaf, ("#d8823a", "#a8502a"), spread=4)


def _tap(card: Card) -> None:
    x, y = CX, CY + 176.0
    card.paper(Pen().circle(x, y, 33), _brass(90), spread=6, rim=0.4)
    card.paper(Pen().circle(x, y, 21), ("#ffe8a0", "#a8702a"), spread=3)
    spout = Pen().path(f"M{x} {y} C{x} {y + 40} {x} {y + 54} {x} {y + 82}", width=23)
    card.paper(
        spout,
        Gradient(("#8a5a24", "#ffe08a", "#a8702a", "#6f4620"), x - 12, x + 12, X),
        spread=7,
        shadow=0.5,
    )
    card.paper(Pen().rect(x - 15, y + 76, 30, 13, 4), _brass(30), spread=4)
    key = (
        Pen()
        .line(x, y, x, y - 34, 8)
        .circle(x - 15, y - 46, 10, width=7)
        .circle(x + 15, y - 46, 10, width=7)
        .circle(x, y - 56, 10, width=7)
    )
    card.paper(key, ("#ffe8a0", "#b8802f"), spread=5, shadow=0.5)


def _near(card: Card) -> None:
    """A stool is pulled back towards us; on it lies the only fresh thing of the year."""
    x, y = 590.0, 1174.0
    legs = Pen()
    for side in (-1, 1):
        legs.poly(
            [
                (x + side * 104, y),
                (x + side * 136, y),
                (x + side * 150, 1240),
                (x + side * 122, 1240),
            ]
        )
    legs.rect(x - 130, y + 22, 260, 12)
    card.paper(legs, ("#5f5044", "#3f342f"), spread=8, shadow=0.5)
    seat: list[Knot] = [
        (x - 112, y - 116),
        (x, y - 122),
        (x + 112, y - 116),
        (x + 128, y - 104),
        (x + 160, y - 16),
        (x + 148, y),
        (x, y + 6),
        (x - 148, y),
        (x - 160, y - 16),
        (x - 128, y - 104),
    ]
    thick = [(px, py + 18) for px, py, *_ in seat]
    card.paper(Pen().smooth(thick), ("#6a5a4c", "#463a34"), spread=14, shadow=0.5)
    wood = boards("#a08c72", "#74644f", card.rng, 34, True)
    top = card.paper(Pen().smooth(seat), wood, spread=5, shadow=0.3, rim=0.5)
    card.tint(np.asarray(top * smoothstep(y, y - 122, Y), np.float32), "#f4ecd8", 0.22)
    slot = Pen().rect(x + 14, y - 40, 96, 15, 7)
    card.hollow(slot, ("#2a2220", "#3a302a"), depth=5)
    cx, cy = x - 52, y - 66
    card.shade(Pen().oval(cx + 14, cy + 17, 25, 8), "#2a1418", 0.7, soft=5)
    ball = Pen().smooth(
        [
            (cx, cy - 17),
            (cx + 15, cy - 20),
            (cx + 24, cy - 2),
            (cx + 14, cy + 18),
            (cx - 2, cy + 21),
            (cx - 18, cy + 14),
            (cx - 23, cy - 4),
            (cx - 14, cy - 20),
        ]
    )
    card.paper(ball, ("#ff5a60", CHERRY, "#a0102a"), spread=4, rim=0.5)
    card.paint(Pen().oval(cx - 9, cy - 7, 5, 7, 30), "#fff0ec", 0.9, soft=1)
    stem = Pen().taper([(cx, cy - 17), (cx + 12, cy - 42), (cx + 34, cy - 58)], 3.4, 4.6)
    card.paper(stem, "#7a9a3a", spread=3)
    green = Pen().smooth(
        [(cx + 32, cy - 58, 0), (cx + 54, cy - 74), (cx + 82, cy - 66, 0), (cx + 58, cy - 54)]
    )
    card.paper(green, ("#b0d84a", "#6a9a34"), spread=4)
