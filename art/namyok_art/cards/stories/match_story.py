"""A burnt match sits by the matchbox bed of the new ones, and its shadow still has a flame."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, mix, shift
from namyok_art.paper.paths import Knot, Point, along
from namyok_art.paper.patterns import boards, checks

HEAD_RED = "#d8382c"
CANDLE = (690.0, 700.0)
"""The tip of the wick."""


def draw() -> NDArray[np.uint8]:
    wall = Gradient(("#e0a05a", "#a8683a", "#5c3524", "#2f1b18"), 60, 980, _far(CANDLE))
    card = Card(75, wall, light=CANDLE, lamp="#ffcf80")
    _paper_wall(card)
    _shadow(card)
    _table(card)
    _box(card)
    _sleepers(card)
    _front(card)
    _candle(card)
    _burnt(card)
    return card.finish(
        bloom=0.7, halation=0.08, shadow_tone="#3a1c24", light_tone="#ffe4b0", vignette=0.3
    )


def _far(spot: Point) -> NDArray[np.float32]:
    return np.asarray(np.hypot(X - spot[0], Y - spot[1]), np.float32)


def _paper_wall(card: Card) -> None:
    """Wallpaper of small sprigs, nearly lost in the dark."""
    sprigs = Pen()
    for row in range(10):
        for k in range(9):
            x, y = 20 + k * 98 + (row % 2) * 49, 24 + row * 86
            sprigs.taper([(x, y + 20), (x + 2, y), (x, y - 16)], 3, 1.5)
            for side in (-1, 1):
                sprigs.oval(x + side * 9, y - 2, 9, 4, -36 * side)
                sprigs.oval(x + side * 8, y + 12, 8, 3.6, -36 * side)
    card.shade(sprigs, "#7a4428", 0.28)


def _bent(base: Point, size: float, lean: float = 0) -> list[Point]:
    """The crooked spine of a burnt match from seat to head."""
    x, y = base
    shape = ((0, 0), (3, -60), (-8, -120), (4, -176), (-16, -226), (-52, -256))
    return [(x + (px + lean * py / 100) * size, y + py * size) for px, py in shape]


def _shadow(card: Card) -> None:
    """Larger than life and still burning."""
    spine = _bent((300, 900), 2.1, -6)
    pen = Pen().taper(spine, 34, 27)
    hx, hy = spine[-1]
    pen.oval(hx - 6, hy + 2, 36, 42, -56)
    pen.taper([(296, 720), (370, 690), (430, 706), (520, 676)], 14, 9)
    pen.taper([(286, 700), (210, 672), (160, 612)], 14, 9)
    card.shade(blur(pen.mask, 5), "#1c0e12", 0.72)
    fx, fy = hx - 16, hy - 28
    card.glow(fx, fy - 60, 240, "#ff9a3c", 0.6)
    card.glow(fx, fy - 50, 110, "#ffc860", 0.6)
    flame = _flame(fx, fy + 22, 176)
    card.lightup(flame, "#ff9c38", 0.5)
    card.lightup(_flame(fx, fy + 14, 116), "#ffc65c", 0.6)
    card.lightup(_flame(fx, fy + 6, 62), "#fff0b8", 0.8)


def _flame(x: float, y: float, h: float) -> Pen:
    return Pen().smooth(
        [
            (x + h * 0.05, y - h, 0),
            (x + h * 0.14, y - h * 0.68),
            (x + h * 0.25, y - h * 0.38),
            (x + h * 0.2, y - h * 0.1),
            (x, y),
            (x - h * 0.2, y - h * 0.1),
            (x - h * 0.24, y - h * 0.36),
            (x - h * 0.1, y - h * 0.62),
        ]
    )


def _table(card: Card) -> None:
    wood = boards("#8a5230", "#6a3a22", card.rng, 58)
    top = Pen().poly([(-20, 852), (820, 852), (820, 1230), (-20, 1230)])
    mask = card.paper(top, wood, shadow=0.5, offset=(0, -6), rim=0.2)
    dark = np.clip((_far(CANDLE) - 240) / 620, 0, 1).astype(np.float32)
    card.shade(dark * mask, "#2a1414", 0.75)
    card.glow(CANDLE[0], 900, 300, "#ffb860", 0.4, stretch=(1.3, 0.5), within=mask)


BOX = ((92.0, 868.0), (560.0, 868.0), (620.0, 1098.0), (34.0, 1098.0))
"""The tray, seen from the foot of the bed: the far edge is the pillow's."""


def _box(card: Card) -> None:
    cast = Pen().poly([(20, 900), (600, 870), (610, 1150), (-60, 1170)])
    card.shade(blur(cast.mask, 16), "#1c0c0c", 0.6)
    sleeve = Pen().poly([(60, 812), (592, 812), (600, 880), (52, 880)])
    card.paper(sleeve, ("#4f7a74", "#2f5450"), spread=10, rim=0.35)
    label = Pen().poly([(240, 822), (410, 822), (412, 866), (238, 866)])
    card.paper(label, ("#f0d8a4", "#cfa868"), spread=3, rim=0.2)
    star = Pen().star(325, 844, 17, 0.45, 8)
    card.paint(star, "#b8432c")
    inside = Pen().poly(list(BOX))
    card.paper(inside, ("#d9b078", "#b98a54"), spread=6, rim=0.2)
    pillow = Pen().smooth(
        [
            (104, 884),
            (190, 868),
            (326, 872),
            (460, 868),
            (550, 884),
            (562, 936),
            (470, 954),
            (326, 950),
            (180, 956),
            (90, 938),
        ]
    )
    mask = card.paper(pillow, ("#fff4dc", "#e3cda4"), spread=8, rim=0.35)
    dents = Pen()
    for k in range(7):
        dents.oval(144 + k * 62, 918, 26, 18)
    card.shade(blur(dents.mask, 5) * mask, "#a87f50", 0.5)


def _sleepers(card: Card) -> None:
    """Seven in a row, none of them asleep."""
    for k in range(7):
        x = 144.0 + k * 62
        tip = 908 + (5 if k % 2 else -3)
        turn = (-5, 4, -2, 0, 6, -4, 8)[k]
        stick, head = Pen(), Pen()
        with stick.at(x, tip, 1, turn), head.at(x, tip, 1, turn):
            stick.rect(-10, 12, 20, 190, 2)
            head.smooth(
                [(0, -30), (19, -18), (23, 4), (15, 25), (0, 30), (-15, 25), (-23, 4), (-19, -18)]
            )
        card.paper(stick, ("#f3d9a4", "#dcb878"), spread=4, rim=0.3)
        red = HEAD_RED if k != 3 else mix(HEAD_RED, "#ff8a4a", 0.2)
        mask = card.paper(head, (mix(red, "#ff9060", 0.3), red, mix(red, "#5a0f14", 0.4)), spread=5)
        card.shade(mask * (1 - shift(mask, 8, 2)), "#5a0a12", 0.5, soft=5, within=mask)
        eyes, pupils = Pen(), Pen()
        for side in (-1, 1):
            eyes.oval(x + side * 8 + 2, tip + 1, 5.6, 6.6)
            pupils.circle(x + side * 8 + 4, tip, 2.7)
        card.paint(eyes, "#fff6e0")
        card.paint(pupils, "#2a1414")
    quilt = Pen().smooth(
        [
            (78, 966, 0),
            (140, 956),
            (200, 966),
            (262, 956),
            (326, 966),
            (390, 956),
            (450, 966),
            (512, 956),
            (576, 966, 0),
            (606, 1092, 0),
            (330, 1100),
            (46, 1092, 0),
        ]
    )
    mask = card.paper(
        quilt, checks("#e6c08a", "#a8582f", 40, 2), spread=8, offset=(-4, -5), rim=0.3
    )
    bumps = Pen()
    for k in range(7):
        bumps.taper([(150 + k * 60, 980), (140 + k * 64, 1090)], 26, 30)
    card.shade(mask * (1 - blur(bumps.mask, 7)), "#5a2418", 0.5, within=mask)
    fold = Pen().smooth(
        [
            (76, 966, 0),
            (140, 956),
            (200, 966),
            (262, 956),
            (326, 966),
            (390, 956),
            (450, 966),
            (512, 956),
            (577, 966, 0),
            (582, 990, 0),
            (512, 984),
            (450, 992),
            (390, 984),
            (326, 992),
            (262, 984),
            (200, 992),
            (140, 984),
            (70, 992, 0),
        ]
    )
    card.paper(fold, ("#fff2d6", "#e3c89c"), spread=5, rim=0.25)
    card.shade((_far(CANDLE) > 420).astype(np.float32) * mask, "#2a1212", 0.25, soft=60)


def _front(card: Card) -> None:
    """The foot of the tray with its striking strip."""
    board = Pen().poly([(30, 1086), (624, 1086), (616, 1176), (38, 1176)])
    card.paper(board, ("#c89a5c", "#8a5c34"), spread=8, offset=(-4, -4), rim=0.35)
    strip = Pen().poly([(56, 1108), (600, 1108), (595, 1158), (61, 1158)])
    mask = card.paper(strip, ("#6a3a2c", "#4a2620"), spread=2, rim=0.1)
    grit = Pen()
    for _ in range(420):
        gx, gy = card.rng.uniform(58, 598), card.rng.uniform(1110, 1156)
        grit.circle(gx, gy, card.rng.uniform(0.8, 1.7))
    card.paint(grit.mask * mask, "#b07a5c", 0.6)
    scratch = Pen().line(420, 1150, 540, 1116, 5).line(430, 1154, 560, 1122, 2)
    card.paint(scratch.mask * mask, "#d9a880", 0.7)
    right = Pen().poly([(556, 866), (580, 862), (640, 1080), (622, 1096)])
    card.paper(right, ("#e6bf80", "#c0925a"), spread=6, rim=0.5)


def _candle(card: Card) -> None:
    x, y = CANDLE
    card.glow(x, y - 30, 420, "#ffb04c", 0.5)
    card.glow(x, y - 30, 150, "#ffd88a", 0.6)
    saucer = Pen().oval(x + 4, 962, 78, 20)
    card.paper(saucer, ("#f0dcb4", "#b98a54"), spread=10, offset=(8, 10), rim=0.4)
    card.shade(Pen().oval(x + 4, 958, 58, 12), "#7a4a28", 0.45, soft=3)
    stub = Pen().smooth(
        [
            (x - 34, 956, 0),
            (x - 32, 800),
            (x - 30, 722, 0),
            (x - 8, 716),
            (x + 14, 724),
            (x + 32, 718, 0),
            (x + 34, 760),
            (x + 34, 956, 0),
            (x, 966),
        ]
    )
    fill = Gradient(("#fff0c4", "#f6d99a", "#c8935a"), 716, 960)
    mask = card.paper(stub, fill, spread=8, rim=0.3)
    drips = Pen().taper([(x - 22, 724), (x - 24, 780), (x - 22, 826)], 13, 15)
    drips.taper([(x + 22, 722), (x + 24, 760), (x + 23, 786)], 12, 14)
    card.paper(drips, ("#fff6d8", "#f0cf94"), spread=3, rim=0.2)
    card.shade(mask * (1 - shift(mask, -14, 0)), "#8a4a2a", 0.4, soft=8, within=mask)
    wick = Pen().taper([(x, 720), (x + 2, 704), (x - 1, 690)], 5, 4)
    card.paper(wick, "#2a1614", spread=1)
    card.lightup(_flame(x, y + 6, 104), "#ffb040", 1.0)
    card.lightup(_flame(x, y + 2, 66), "#ffdf86", 1.0)
    card.lightup(_flame(x, y, 32), "#fffbe0", 1.0)


def _burnt(card: Card) -> None:
    """Bent, black and at ease, on the edge of the bed; the candle is kept at arm's length."""
    seat = (560.0, 968.0)
    legs = Pen().taper([seat, (598, 972), (612, 1000), (606, 1052)], 15, 9)
    legs.taper([(556, 972), (584, 988), (590, 1020), (580, 1066)], 14, 9)
    card.paper(legs, ("#7a4e30", "#4a2c20"), spread=5, rim=0.6, rim_colour="#ffa85a")
    spine = _bent(seat, 0.94)
    spots = along(spine, 40)
    shape: list[Knot] = []
    rough = card.rng.normal(0, 1.2, 80)
    for k, (px, py) in enumerate(spots):
        shape.append((px - 15 + 3 * k / 40 + rough[k], py))
    for k, (px, py) in enumerate(reversed(spots)):
        shape.append((px + 15 - 3 * (39 - k) / 40 + rough[40 + k], py + 2))
    back = Pen().taper([(556, 830), (504, 850), (470, 828)], 10, 7)
    card.paper(back, ("#2c2220", "#1c1413"), spread=4, rim=0.4, rim_colour="#ff9a4a")
    fill = Gradient(("#3a2c28", "#221917", "#1e1513", "#2a1c18", "#4a2e20", "#8a5c38"), 720, 972)
    body = card.paper(
        Pen().smooth(shape), fill, spread=7, rim=0.9, rim_width=3.4, rim_colour="#ffa85a"
    )
    hx, hy = spine[-1]
    head = Pen()
    with head.at(hx + 4, hy + 2, 1, -58):
        head.smooth(
            [(0, -28), (19, -16), (23, 6), (14, 26), (0, 31), (-16, 24), (-22, 4), (-17, -18)]
        )
    mask = card.paper(head, ("#3a2e2a", "#1a1211"), spread=6, rim=0.9, rim_colour="#ffa85a")
    cracks = Pen()
    for _ in range(26):
        k = int(card.rng.integers(14, 37))
        cx, cy = spots[k]
        cx += card.rng.normal(0, 4)
        cracks.taper([(cx - 6, cy), (cx, cy + 3), (cx + 7, cy - 2)], 1.8, 1)
    card.paint(cracks.mask * body, "#8a7468", 0.7)
    embers = Pen().circle(hx + 12, hy - 12, 1.8).circle(hx + 18, hy - 4, 1.4)
    embers.circle(hx + 6, hy - 18, 1.3).circle(hx + 22, hy + 6, 1.5)
    card.lightup(embers.mask * mask, "#ff8a3c", 1.2)
    lids = Pen().stroke([(hx - 22, hy + 4), (hx - 15, hy + 10), (hx - 8, hy + 7)], 2.6)
    lids.stroke([(hx + 2, hy + 10), (hx + 8, hy + 15), (hx + 15, hy + 11)], 2.6)
    card.paint(lids.mask * mask, "#f0cfa0", 0.9)
    arm = Pen().taper([(562, 822), (604, 862), (660, 838)], 11, 8)
    card.paper(arm, ("#2c2220", "#1c1413"), spread=4, rim=0.7, rim_colour="#ffa85a")
    smoke = [(hx - 12, hy - 26), (hx - 34, hy - 70), (hx - 6, hy - 116), (hx - 26, hy - 160)]
    card.paint(
        Pen().taper([(float(a), float(b)) for a, b in smoke], 3, 12), "#e0c3a0", 0.32, soft=4
    )
