"""Seen from high above, a rover's wheel tracks on a rusty planet draw a huge sleeping dog."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, blur, fbm, gradient, mix, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.space import Array

SIZE = 0.8
SPROUT = "#8ae83a"
# one line without lifting the wheels: thigh, tail, rump, back, head, and almost the whole ear
TRACK: list[Point] = [
    (650, 520),
    (598, 560),
    (566, 630),
    (564, 710),
    (590, 770),
    (574, 808),
    (510, 830),
    (440, 850),
    (410, 878),
    (444, 904),
    (524, 908),
    (614, 884),
    (684, 816),
    (724, 710),
    (730, 590),
    (696, 470),
    (622, 376),
    (512, 318),
    (396, 302),
    (284, 330),
    (198, 398),
    (154, 478),
    (160, 548),
    (204, 578),
    (262, 580),
    (316, 604),
    (358, 642),
    (400, 668),
    (462, 680),
    (508, 704),
    (520, 744),
    (496, 784),
    (436, 800),
    (360, 812),
    (296, 822),
    (258, 806),
    (252, 750),
    (244, 684),
    (218, 636),
    (178, 622),
    (138, 646),
    (112, 720),
    (104, 800),
    (122, 852),
    (156, 870),
]
CRATERS = (
    (120, 150, 88),
    (690, 120, 54),
    (640, 1070, 96),
    (70, 1010, 46),
    (420, 1120, 30),
    (300, 110, 26),
    (760, 330, 34),
    (430, 450, 40),
    (330, 420, 14),
    (60, 420, 26),
    (560, 220, 18),
    (250, 1010, 20),
    (740, 930, 22),
    (470, 150, 12),
    (650, 660, 15),
    (420, 560, 12),
    (190, 1130, 34),
    (560, 1010, 12),
)


def draw() -> NDArray[np.uint8]:
    card = Card(155, _ground(), light=(-300, 420), lamp="#ffe0b0")
    _stones(card)
    _paws(card)
    curve = along(TRACK, 520)
    _tracks(card, curve)
    _eye(card)
    _rover(card, curve)
    return card.finish(
        bloom=0.3, shadow_tone="#4a1a48", light_tone="#ffe8c0", vignette=0.3, contrast=1.08
    )


def _ground() -> Array:
    """A relief of old craters and wind ripples, lit low from the left."""
    rng = np.random.default_rng(55)
    height = 16 * fbm(260, rng, octaves=5, gain=0.5) + 2.2 * fbm(40, rng, octaves=4)
    bend = fbm(180, rng, octaves=2)
    ripple = np.sin((X * 0.35 + Y * 0.94 + 46 * bend) / 6.4)
    height = height + 0.5 * ripple * smoothstep(-0.1, 0.5, fbm(170, rng, octaves=2))
    for x, y, r in CRATERS:
        wave = 1 + 0.09 * fbm(50, rng, octaves=2)
        d = np.hypot(X - x, Y - y) / r * wave
        bowl = np.where(d < 1, (d**2 - 1) * 0.34 * r, 0)
        rim = 0.16 * r * np.exp(-(((d - 1) / 0.2) ** 2))
        height = height + blur(np.asarray(bowl + rim, np.float32), max(1.0, r * 0.03))
    gy, gx = np.gradient(np.asarray(height, np.float32))
    slope = np.clip(0.52 + gx * 1.1 + gy * 0.28, 0, 1)
    tone = np.asarray(slope + 0.1 * fbm(200, rng, octaves=3), np.float32)
    stops = (
        (0.0, "#4a1c34"),
        (0.26, "#7f3230"),
        (0.5, "#c0613a"),
        (0.7, "#e08e50"),
        (1.0, "#ffd09a"),
    )
    picture = gradient(stops, tone, 0, 1)
    sand = smoothstep(0.0, 0.9, fbm(240, rng, octaves=3))[..., None]
    return np.asarray(
        picture * (1 - 0.16 * sand) + 0.16 * sand * np.array([0.9, 0.66, 0.4]), np.float32
    )


def _stones(card: Card) -> None:
    rng = card.rng
    pen = Pen()
    for _ in range(120):
        x, y, r = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(1.2, 4.6)
        pen.oval(x, y, r, r * 0.8, rng.uniform(0, 180))
    card.shade(pen, "#3a1230", 0.7, soft=1.2, move=(5, 1.5))
    card.paper(pen, ("#d8824e", "#b45a3a"), spread=2, shadow=0, rim=0.4)


def _paws(card: Card) -> None:
    """Somebody's soft feet came from the edge, looked and went away: nobody lives here."""
    pen = Pen()
    walk = along(
        [
            (820, 1010),
            (740, 990),
            (650, 962),
            (560, 960),
            (480, 990),
            (420, 1040),
            (380, 1120),
            (372, 1230),
        ],
        30,
    )
    for k in range(1, 29):
        x, y = walk[k]
        dx, dy = walk[k + 1][0] - walk[k - 1][0], walk[k + 1][1] - walk[k - 1][1]
        turn = math.degrees(math.atan2(dy, dx)) + 90
        side = 7 if k % 2 else -7
        with pen.at(x, y, 1, turn):
            pen.oval(side, 2, 4.2, 3.6)
            for toe, up in ((-4.4, -3), (-1.6, -5.4), (1.6, -5.4), (4.4, -3)):
                pen.circle(side + toe, up, 1.5)
    card.shade(pen, "#5a1c34", 0.75)
    card.tint(np.roll(pen.mask, (2, 3), (0, 1)) * (1 - pen.mask), "#ffcf98", 0.35)


def _sides(curve: list[Point], off: float) -> list[Point]:
    points = np.asarray(curve)
    way = np.gradient(points, axis=0)
    way = way / (np.linalg.norm(way, axis=1)[:, None] + 1e-6)
    moved = points + np.stack([-way[:, 1], way[:, 0]], 1) * off
    return [(float(x), float(y)) for x, y in moved]


def _tracks(card: Card, curve: list[Point]) -> None:
    bed, ruts, cleats = Pen(), Pen(), Pen()
    bed.path(_line(curve), width=36)
    for off in (-10.0, 10.0):
        ruts.path(_line(_sides(curve, off)), width=10)
    left, right = _sides(curve, -14.5), _sides(curve, 14.5)
    inner_left, inner_right = _sides(curve, -5.5), _sides(curve, 5.5)
    for k in range(0, len(curve), 1):
        cleats.line(*left[k], *inner_left[k], 1.6).line(*right[k], *inner_right[k], 1.6)
    card.tint(blur(bed.mask, 7), "#ffdca8", 0.28)
    mask = ruts.mask
    card.shade(mask, "#5a1a36", 0.82)
    lip = np.asarray(np.roll(mask, 4, axis=1) * (1 - mask), np.float32)
    card.tint(lip, "#ffe0b0", 0.55)
    card.shade(np.asarray(np.roll(mask, -3, axis=1) * (1 - mask), np.float32), "#5a1a36", 0.3)
    card.tint(cleats.mask * mask, "#f0a068", 0.5)


def _line(points: list[Point]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _eye(card: Card) -> None:
    """The shut eye and the nose are stones that happened to lie there."""
    lid = Pen()
    for k in range(9):
        a = math.radians(20 + k * 17.5)
        lid.oval(334 + 34 * math.cos(a), 700 + 20 * math.sin(a), 6.4, 5.6, k * 40)
    lid.oval(494, 734, 20, 16, 20)
    card.shade(lid, "#2a0a28", 0.8, soft=2.5, move=(8, 2))
    card.paper(lid, ("#7a3436", "#54222e"), spread=2, shadow=0, rim=0.5)


def _rover(card: Card, curve: list[Point]) -> None:
    (x0, y0), (x, y) = curve[-8], curve[-1]
    turn = math.degrees(math.atan2(y - y0, x - x0)) + 90
    shadow, wheels, deck, panel, mast, arm = (Pen() for _ in range(6))
    for pen in (shadow, wheels, deck, panel, mast, arm):
        with pen.at(x, y, SIZE, turn):
            if pen in (shadow, wheels):
                for side in (-1, 1):
                    for wy in (-30, 0, 30):
                        pen.rect(side * 28 - 6.5, wy - 11, 13, 22, 4)
            if pen in (shadow, deck):
                pen.rect(-20, -32, 40, 66, 8)
            if pen in (shadow, mast):
                pen.line(0, -20, 0, -34, 6).rect(-10, -44, 20, 12, 4)
            if pen is panel:
                pen.rect(-27, -12, 54, 44, 4)
            if pen in (shadow, arm):
                pen.path("M14 -30 L30 -56 L20 -78", width=5)
    card.shade(shadow, "#2a0a28", 0.8, soft=5, move=(26, 7))
    card.paper(wheels, ("#5a4048", "#32222e"), spread=3, lift=3)
    card.paper(deck, ("#fff4e0", "#e0cdb4"), spread=5, lift=5)
    card.paper(arm, "#fff0d8", spread=4, lift=5)
    mask = card.paper(panel, ("#4a5a78", "#2f3a58"), spread=5, lift=5)
    cells = Pen()
    with cells.at(x, y, SIZE, turn):
        for k in (-13.5, 0, 13.5):
            cells.line(k, -12, k, 32, 1.4)
        for k in (3, 17):
            cells.line(-27, k, 27, k, 1.4)
    card.tint(cells.mask * mask, "#c8d4f0", 0.6)
    card.paper(mast, ("#fff4e0", "#d0b89c"), spread=4, lift=5)
    eyes = Pen()
    with eyes.at(x, y, SIZE, turn):
        eyes.circle(-5, -39, 2.6).circle(5, -39, 2.6)
    card.paint(eyes, "#2a1c30")
    a = math.radians(turn)
    tip = (
        x + SIZE * (20 * math.cos(a) + 84 * math.sin(a)),
        y + SIZE * (20 * math.sin(a) - 84 * math.cos(a)),
    )
    _can(card, *tip)


def _can(card: Card, x: float, y: float) -> None:
    """A tin can held as if it could spill."""
    card.glow(x, y, 46, "#d8ff9a", 0.4)
    card.shade(Pen().circle(x, y, 15), "#2a0a28", 0.8, soft=4, move=(14, 4))
    card.paper(Pen().circle(x, y, 15), ("#f0f0e8", "#b0a8a0"), spread=3, lift=3)
    card.paint(Pen().circle(x, y, 11), "#4a2a24")
    leaf = Pen()
    for turn in (20, 150, 265):
        with leaf.at(x, y, 1, turn):
            leaf.smooth([(0, 0, 0), (8, -8), (21, -3, 0), (10, 5)])
    card.paper(leaf, (mix(SPROUT, "#ffffff", 0.3), SPROUT, "#4aa82a"), spread=3, lift=4, rim=0.4)
    card.lightup(Pen().circle(x, y, 2.5), "#e8ffb0", 0.4)
