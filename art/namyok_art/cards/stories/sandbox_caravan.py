"""A playground sandbox holds a desert; a caravan has stopped to pray to a plastic spade."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, fbm, mix, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.plants import blade
from namyok_art.paper.space import Array

BOX = (64, 92, 672, 1016)
"""Inner edge of the boards: x, y, width, height."""
SPADE: Point = (300, 420)
CUP: Point = (566, 900)
CYAN = "#19c4d8"
ROUTE: list[Point] = [(110, 1040), (230, 980), (350, 920), (420, 830), (400, 730), (350, 650)]


def draw() -> NDArray[np.uint8]:
    card = Card(67, ["#9fb06f", "#8fa564"], light=(900, 300), lamp="#fff2d0")
    _lawn(card)
    _sand(card)
    _town(card)
    _cup(card)
    _caravan(card)
    _spade(card)
    _frame(card)
    _toys(card)
    return card.finish(
        bloom=0.15,
        halation=0.04,
        shadow_tone="#6a4a5a",
        light_tone="#fff4d8",
        vignette=0.14,
        contrast=1.07,
    )


def _lawn(card: Card) -> None:
    rng = card.rng
    for tone in ("#7f9a55", "#a9bb78", "#8fa864"):
        pen = Pen()
        for _ in range(420):
            blade(pen, rng.uniform(-5, 805), rng.uniform(0, 1215), rng.uniform(10, 24), rng)
        card.paint(pen, tone, 0.8)


def _inside() -> Array:
    return Pen().rect(*BOX).mask


def _sand(card: Card) -> None:
    """Dunes combed by the wind, lit very low from the right."""
    rng = card.rng
    box = _inside()
    card.paint(box, Gradient(("#f2d9a0", "#ecca8c", "#e4ba7c"), 90, 1110))
    swell = fbm(230, rng, octaves=3, stretch=1.2)
    crest = 1 - np.abs(fbm(210, rng, octaves=2, stretch=0.6))
    height = blur(0.6 * swell + 1.1 * crest**4, 5)
    warp = fbm(170, rng, octaves=2)
    ripple = 0.5 + 0.5 * np.sin((X * 0.9 + Y * 0.3 + 30 * warp) / 3.4)
    slope = np.gradient(height, axis=1) * 56
    slope[:, :8] = 0
    card.shade(np.clip(-slope, 0, 1) * box, "#a8683f", 0.5)
    card.tint(np.clip(slope, 0, 1) * box, "#fff0c4", 0.5)
    card.shade(smoothstep(0.6, 1.0, ripple) * box, "#b9854f", 0.13)
    edge = blur(1 - box, 12) * box
    card.shade(edge, "#8a5a38", 0.5)


def _long_shadow(card: Card, shape: Pen, length: float, strength: float = 0.55) -> None:
    """Smear a shape to the left and a little down, as the late sun does."""
    mask = shape.mask
    total = mask.copy()
    steps = max(2, int(length / 3))
    for k in range(1, steps + 1):
        shiftx = int(-k * 3 * 1.5)
        shifty = int(k * 3 * 0.42 * 1.5)
        total = np.maximum(total, np.roll(np.roll(mask, shiftx, 1), shifty, 0))
    outside = 1 - mask
    card.shade(blur(total, 1.4) * outside * _inside(), "#7a4a44", strength)


def _block(card: Card, x: float, y: float, w: float, h: float, tall: float) -> None:
    """A sand-built house from above: roof, a little lit wall on the right."""
    roof = Pen().rect(x - w / 2, y - h / 2, w, h, 2)
    _long_shadow(card, roof, tall)
    card.paper(Pen().rect(x - w / 2, y - h / 2, w + 4, h + 3, 2), "#fff0c8", shadow=0)
    card.paper(roof, ("#efd49a", "#dfba7c"), shadow=0.2, spread=2, rim=0.4)
    hole = Pen().rect(x - w * 0.2, y - h * 0.2, w * 0.4, h * 0.4, 1)
    card.shade(hole, "#8a5a3c", 0.55)


def _town(card: Card) -> None:
    rng = card.rng
    cx, cy = 562, 270
    gate = Pen().rect(cx - 150, cy + 20, 60, 44)
    ring = Pen().oval(cx, cy, 126, 112, 10, width=15)
    ring.rect(cx - 150, cy + 20, 56, 40, cut=True)
    _long_shadow(card, ring, 34)
    card.paper(ring, ("#f6dfa8", "#e0ba7e"), spread=4, shadow=0.3, rim=0.5)
    teeth = Pen()
    for k in range(34):
        angle = math.tau * k / 34
        teeth.circle(cx + 126 * math.cos(angle), cy + 112 * math.sin(angle), 4)
    card.shade(teeth.mask * ring.mask * (1 - gate.mask), "#8a5a3c", 0.5)
    for _ in range(26):
        angle, r = rng.uniform(0, math.tau), 96 * math.sqrt(rng.random())
        size = rng.uniform(16, 30)
        _block(
            card,
            cx + r * math.cos(angle),
            cy + r * 0.86 * math.sin(angle),
            size,
            size * rng.uniform(0.7, 1),
            rng.uniform(18, 34),
        )
    dome = Pen().circle(cx + 8, cy - 6, 30)
    _long_shadow(card, dome, 66)
    card.paper(dome, ("#fff0c8", "#e6c084"), spread=4, rim=0.5)
    card.paint(Pen().circle(cx + 8, cy - 6, 4), CYAN)
    for tx, ty in ((cx - 118, cy - 40), (cx + 104, cy + 66), (cx - 30, cy + 108)):
        tower = Pen().circle(tx, ty, 17)
        _long_shadow(card, tower, 74)
        card.paper(tower, ("#f6dfa8", "#dfb87a"), spread=3, rim=0.5)
        card.paint(Pen().circle(tx, ty, 8), "#a8744a", 0.6)


def _cup(card: Card) -> None:
    """The oasis: a tin cup sunk in the sand, palms of grass round it."""
    x, y = CUP
    green = Pen().circle(x, y, 100)
    card.paint(green, "#a8a860", 0.5, soft=20)
    body = Pen().circle(x, y, 66)
    handle = Pen().oval(x + 72, y + 30, 26, 17, 24, width=9)
    _long_shadow(card, body, 56)
    card.paper(handle, ("#e6ecec", "#8f9a9c"), spread=5, rim=0.4)
    card.paper(body, ("#f4f8f8", "#a4b0b4"), spread=6, rim=0.4)
    card.hollow(Pen().circle(x, y, 57), ("#6fb8c0", "#3f90a4"), 13, "#1c3c48", 0.65)
    shine = Pen().taper([(x + 8, y - 34), (x + 34, y - 14), (x + 36, y + 16)], 7, 3)
    card.paint(shine, "#e6fafa", 0.6, soft=1.5)
    rng = card.rng
    for k in range(9):
        angle = math.tau * k / 9 + 0.4
        px, py = x + 92 * math.cos(angle), y + 90 * math.sin(angle)
        if px > x + 60 and abs(py - y - 30) < 30:
            continue
        crown = Pen()
        for j in range(7):
            a = math.tau * j / 7 + rng.uniform(0, 0.5)
            crown.taper(
                [
                    (px, py),
                    (px + 9 * math.cos(a), py + 9 * math.sin(a)),
                    (px + 17 * math.cos(a), py + 17 * math.sin(a)),
                ],
                6,
                1.4,
            )
        _long_shadow(card, Pen().circle(px, py, 4), 50, 0.4)
        card.paper(crown, ("#8a9a4a", "#66783a"), spread=3, rim=0.3)


def _camel_shadow(pen: Pen, x: float, y: float, s: float, bowed: bool) -> None:
    """The shadow tells what the speck is: a camel, standing or kneeling."""
    with pen.at(x, y, s, -23):
        if bowed:
            pen.smooth(
                [
                    (4, -4),
                    (-18, -22),
                    (-32, -12),
                    (-48, -30),
                    (-62, -14),
                    (-82, -12),
                    (-96, -2, 0),
                    (-84, 6),
                    (-54, 8),
                    (-20, 8),
                ]
            )
        else:
            pen.smooth(
                [
                    (-40, -14),
                    (-54, -34),
                    (-66, -18),
                    (-80, -36),
                    (-92, -16),
                    (-112, -24),
                    (-122, -46),
                    (-138, -44),
                    (-136, -36),
                    (-126, -30),
                    (-112, -2),
                    (-90, 2),
                    (-44, 2),
                ]
            )
            for lx in (-48, -56, -84, -94):
                pen.taper([(lx, -2), (lx + 38, 4)], 5, 3)


def _caravan(card: Card) -> None:
    """Those on the road stand; those round the spade have knelt."""
    spots: list[tuple[float, float, bool]] = []
    for px, py in along(ROUTE, 7):
        spots.append((px, py, False))
    for k in range(7):
        angle = -0.25 + k * 0.56
        spots.append(
            (SPADE[0] + 184 * math.cos(angle), SPADE[1] + 40 + 112 * math.sin(angle), True)
        )
    tracks = Pen()
    for px, py in along([(60, 1090), *ROUTE], 70):
        tracks.oval(px, py + (3 if int(px) % 2 else -3), 2.4, 1.6)
    card.shade(tracks, "#8a5a3c", 0.5)
    shadows = Pen()
    for x, y, bowed in spots:
        _camel_shadow(shadows, x, y, 0.6 if bowed else 0.66, bowed)
    card.shade(shadows, "#6a3c40", 0.7, soft=0.8, within=_inside())
    cloths = ("#c8503f", "#e9e0cc", "#7a5a9a", "#d99a3f")
    for k, (x, y, _) in enumerate(spots):
        body = Pen().oval(x, y, 16, 9, -14)
        card.paper(body, ("#c9925c", "#94643f"), spread=2, shadow=0.3, rim=0.5)
        card.paper(Pen().rect(x - 6, y - 6, 12, 11, 2), cloths[k % 4], spread=1.5)
        card.paper(Pen().oval(x - 19, y + 3, 6, 4, -14), "#a8744a", spread=1.5)


def _spade(card: Card) -> None:
    """It stands like a monument, its shadow across half the desert."""
    x, y = SPADE
    outline = Pen()
    with outline.at(x, y, 1, -68):
        outline.smooth(
            [(-52, 0, 0), (-58, -70), (-44, -120, 0), (44, -120, 0), (58, -70), (52, 0, 0)]
        )
        outline.rect(-13, -330, 26, 220, 6).oval(0, -352, 44, 30, width=20)
    card.shade(blur(outline.mask, 2.2) * _inside(), "#6a3c40", 0.62)
    mound = Pen().smooth(
        [
            (x - 92, y + 40),
            (x - 60, y + 6),
            (x, y - 6),
            (x + 66, y + 8),
            (x + 90, y + 44),
            (x + 30, y + 66),
            (x - 50, y + 64),
        ]
    )
    card.paper(mound, ("#fbe6b4", "#d9ac70"), spread=7, shadow=0.3, torn=3, core=0.2, rim=0.4)
    handle, blade_, grip = Pen(), Pen(), Pen()
    with blade_.at(x, y + 26):
        blade_.smooth(
            [(-50, 0, 0), (-56, -66), (-42, -112, 0), (42, -112, 0), (56, -66), (50, 0, 0)]
        )
    with handle.at(x, y + 26):
        handle.rect(-12, -262, 24, 160, 6)
    with grip.at(x, y + 26):
        grip.oval(0, -286, 44, 30, width=20)
    fill = Gradient((mix(CYAN, "#ffffff", 0.45), CYAN, mix(CYAN, "#0a5a78", 0.3)), y - 290, y + 30)
    for pen in (grip, handle):
        card.paper(pen, fill, spread=7, rim=0.5)
    mask = card.paper(blade_, fill, spread=9, rim=0.5, rim_width=3)
    ribs = Pen()
    with ribs.at(x, y + 26):
        ribs.rect(-4, -100, 8, 92, 4).line(-28, -90, -34, -20, 5).line(28, -90, 34, -20, 5)
    card.shade(ribs.mask * mask, "#0a6a84", 0.45)
    card.tint(
        blur(Pen().taper([(x + 34, y - 66), (x + 42, y - 30), (x + 40, y + 10)], 10, 6).mask, 2)
        * mask,
        "#ffffff",
        0.6,
    )
    foot = Pen().smooth(
        [
            (x - 74, y + 34),
            (x - 44, y + 18),
            (x, y + 22),
            (x + 50, y + 16),
            (x + 78, y + 36),
            (x + 20, y + 58),
            (x - 44, y + 54),
        ]
    )
    card.paper(foot, ("#f6dca4", "#dcb078"), spread=4, shadow=0.2, torn=3, core=0.2)


def _frame(card: Card) -> None:
    x, y, w, h = BOX
    thick = 46
    across = boards("#d9cbb0", "#b8a486", card.rng)
    along_ = boards("#d9cbb0", "#b8a486", card.rng, upright=True)
    inner = Pen().rect(x + w - 26, y, 26, h)
    card.shade(blur(inner.mask, 8) * _inside(), "#7a4a44", 0.55)
    sides = Pen().rect(x - thick, y - 20, thick, h + 40, 5).rect(x + w, y - 20, thick, h + 40, 5)
    card.paper(sides, along_, spread=12, shadow=0.45, rim=0.35)
    ends = Pen().rect(x - thick - 8, y - thick, w + 2 * thick + 16, thick, 5)
    ends.rect(x - thick - 8, y + h, w + 2 * thick + 16, thick, 5)
    card.paper(ends, across, spread=12, shadow=0.45, rim=0.35)
    screws = Pen()
    for sx in (x - 26, x + w + 26):
        for sy in (y - 24, y + h + 24):
            screws.circle(sx, sy - 6, 4).circle(sx, sy + 8, 4)
    card.shade(screws, "#5a4a3c", 0.7)
    spill = Pen()
    rng = card.rng
    for _ in range(90):
        spill.circle(
            rng.uniform(0, 800),
            rng.choice([rng.uniform(50, 90), rng.uniform(1110, 1150)]),
            rng.uniform(1, 2.6),
        )
    card.paint(spill, "#f2d9a0", 0.9)


def _toys(card: Card) -> None:
    """A child's sandal on the boards: the gods have gone home for supper."""
    x, y = 180, 1136
    sole = Pen()
    with sole.at(x, y, 1, 78):
        sole.smooth(
            [
                (-18, 46),
                (-22, 10),
                (-28, -24),
                (-16, -54),
                (14, -56),
                (26, -26),
                (18, 10),
                (16, 46),
                (0, 56),
            ]
        )
    card.shade(sole, "#5a4a3c", 0.5, soft=5, move=(-10, 6))
    card.paper(sole, ("#e0836a", "#b85a48"), spread=4, rim=0.35)
    straps = Pen()
    with straps.at(x, y, 1, 78):
        straps.taper([(-27, -20), (0, -32), (26, -20)], 10, 10).taper(
            [(-20, 26), (0, 16), (18, 26)], 9, 9
        )
    card.paper(straps, ("#f6b09a", "#d8785f"), spread=4)
