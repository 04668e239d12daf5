"""In lilac space planets hang as a mobile above a wicker cradle rocked by a comet's tail."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, fbm, mix, smoothstep
from namyok_art.paper.props.sky import stars
from namyok_art.paper.space import Array

CRADLE = (400, 930)
GOLD = "#ffcf7a"


def draw() -> NDArray[np.uint8]:
    sky = ["#4f4b86", "#7a6ca8", "#a88fc0", "#d3adc0", "#eec4b4"]
    card = Card(183, sky, light=(400, 880), lamp="#ffe0a8")
    _space(card)
    _mobile(card)
    _cradle(card)
    _comet(card)
    return card.finish(
        bloom=0.8, halation=0.06, shadow_tone="#3a3470", light_tone="#fff0dc", vignette=0.22
    )


def _space(card: Card) -> None:
    """Torn banks of pale dust, thin stars, and the warm breath that comes from below."""
    rng = card.rng
    card.lightup(stars(rng, 220, 1100, (0.5, 1.7)), "#fff6ff", 0.35, 0.75)
    for y, tone, tilt in ((330, "#8a7ab4", 70), (600, "#b096c0", -80), (1000, "#d9b0bc", 60)):
        xs = np.arange(-20, 830, 8, dtype=np.float32)
        t = (xs - 400) / 400
        top = y + tilt * t + 26 * np.sin(xs / 90 + y) + rng.normal(0, 3, len(xs))
        band = Pen().ground(xs, top.astype(np.float32)).mask
        lower = Pen().ground(xs, (top + 130 + 40 * np.sin(xs / 120)).astype(np.float32)).mask
        strip = np.clip(band - lower, 0, 1)
        card.paper(strip, (mix(tone, "#ffffff", 0.1), tone), TORN, shadow=0.14, opacity=0.5)
    card.glow(*CRADLE, 460, "#ffd9a0", 0.55)


def _mobile(card: Card) -> None:
    """Two crossed rods on a thread; every toy has the weight of a world."""
    rods = Pen().line(400, -20, 400, 96, 2).line(172, 132, 640, 84, 7).circle(400, 108, 11)
    rods.line(238, 70, 560, 150, 7)
    threads = Pen()
    for x, top, y in (
        (172, 132, 400),
        (640, 84, 340),
        (238, 70, 206),
        (560, 150, 512),
        (400, 108, 580),
    ):
        threads.line(x, top, x, y, 1.6)
    card.paint(threads, "#fff0dc", 0.75)
    card.paper(rods, ("#e6c08a", "#b98a5f"), spread=8, rim=0.4)
    _planet(card, 238, 236, 34, ("#f3d9a8", "#c99a6f"), bands=4)
    _ringed(card, 172, 462, 70)
    _blue(card, 640, 408, 76)
    _cooling(card, 400, 622, 44)
    _planet(card, 560, 540, 30, ("#cfc6e6", "#8f86b8"), bands=0)


def _ball(card: Card, x: float, y: float, r: float, tones: tuple[str, str]) -> Array:
    """A disc shaded from the cradle's side, so that it reads as a ball."""
    pen = Pen().circle(x, y, r)
    away = np.hypot(X - x - r * 0.1, Y - y - r * 0.4)
    fill = Gradient((mix(tones[0], "#fff3dc", 0.3), tones[0], tones[1]), 0, r * 1.5, away)
    return card.paper(pen, fill, shadow=0.3, spread=14, rim=0.3, tooth=0.05)


def _planet(card: Card, x: float, y: float, r: float, tones: tuple[str, str], bands: int) -> Array:
    mask = _ball(card, x, y, r, tones)
    lines = Pen()
    for k in range(bands):
        py = y - r + 2 * r * (k + 0.7) / (bands + 0.4)
        lines.stroke([(x - r, py), (x, py + r * 0.14), (x + r, py - r * 0.04)], r * 0.13)
    card.shade(lines.mask * mask, tones[1], 0.5, soft=1)
    if not bands:
        pits = (
            Pen()
            .circle(x - r * 0.3, y - r * 0.2, r * 0.2)
            .circle(x + r * 0.3, y + r * 0.3, r * 0.26)
        )
        pits.circle(x + r * 0.2, y - r * 0.45, r * 0.12)
        card.shade(pits.mask * mask, tones[1], 0.6)
    return mask


def _ringed(card: Card, x: float, y: float, r: float) -> None:
    ring, hole = (
        Pen().oval(x, y, r * 1.75, r * 0.42, -14),
        Pen().oval(x, y, r * 1.28, r * 0.26, -14),
    )
    band = np.clip(ring.mask - hole.mask, 0, 1)
    side = (Y - y) - (X - x) * math.tan(math.radians(-14))
    card.paper(band * (side < 0), ("#f6e0c0", "#cfa9a0"), spread=6, shadow=0.2)
    _planet(card, x, y, r, ("#e9b896", "#a8708a"), bands=5)
    card.paper(band * (side >= 0), ("#fff0d4", "#dcb8a4"), spread=8, offset=(0, 8))


def _blue(card: Card, x: float, y: float, r: float) -> None:
    mask = _ball(card, x, y, r, ("#7fb4d8", "#3f5f9a"))
    land = smoothstep(0.08, 0.2, fbm(46, card.rng, octaves=4))
    card.paper(land * mask, ("#a8c890", "#6f9a78"), shadow=0.25, spread=3, rim=0.2)
    clouds = smoothstep(0.32, 0.5, fbm(40, card.rng, stretch=3, octaves=4))
    card.paint(clouds * mask, "#ffffff", 0.8)
    dark = smoothstep(0, r * 1.5, Y * -1 + y + r * 0.5)
    card.shade(dark * mask, "#3a3a78", 0.55)


def _cooling(card: Card, x: float, y: float, r: float) -> None:
    card.glow(x, y, r * 3, "#ff9a5a", 0.35)
    mask = _ball(card, x, y, r, ("#7a4456", "#3f2844"))
    crack = np.abs(fbm(26, card.rng, octaves=3))
    card.lightup(mask * smoothstep(0.09, 0.02, crack), "#ff9a4a", 0.9)


def _cradle(card: Card) -> None:
    x, y = CRADLE
    cords = Pen()
    for dx in (-206, 206):
        cords.stroke([(400, 640), (x + dx * 0.6, 720), (x + dx, y - 60)], 3)
    hood = Pen().smooth(
        [
            (x - 232, y - 40),
            (x - 238, y - 150),
            (x - 180, y - 222),
            (x - 96, y - 214),
            (x - 50, y - 150),
            (x - 60, y - 40),
        ]
    )
    inner = Pen().oval(x + 10, y - 46, 214, 40)
    bowl = Pen().smooth(
        [
            (x - 236, y - 60, 0),
            (x - 224, y + 40),
            (x - 150, y + 118),
            (x, y + 138),
            (x + 150, y + 118),
            (x + 226, y + 36),
            (x + 240, y - 60, 0),
            (x, y - 22),
        ]
    )
    wicker = _wicker()
    card.paper(hood, wicker, spread=16, rim=0.5, rim_width=4)
    card.hollow(inner, ("#fff0c0", "#ffcf7a"), depth=10, colour="#b0683a", strength=0.3, shine=0.8)
    card.lightup(blur(Pen().oval(x + 30, y - 54, 96, 24).mask, 9), "#fff8dc", 0.9)
    quilt = Pen().smooth(
        [(x - 60, y - 48), (x + 40, y - 92), (x + 170, y - 70), (x + 226, y - 40), (x + 60, y - 8)]
    )
    card.paper(quilt, ("#f6e6ee", "#cfb0d0"), spread=8, rim=0.5)
    seams = Pen()
    for k in range(6):
        seams.line(x - 30 + k * 44, y - 100, x + 20 + k * 40, y + 4, 1.6)
    card.shade(seams.mask * quilt.mask, "#a884b0", 0.45)
    card.paper(bowl, wicker, spread=18, lift=12, rim=0.5, rim_width=4)
    rim = Pen().stroke(
        [
            (x - 238, y - 62),
            (x - 110, y - 34),
            (x + 10, y - 24),
            (x + 120, y - 34),
            (x + 240, y - 62),
        ],
        17,
    )
    card.paper(rim, _rope(), spread=7)
    rockers = Pen().stroke(
        [
            (x - 210, y + 142),
            (x - 100, y + 172),
            (x, y + 180),
            (x + 100, y + 172),
            (x + 210, y + 142),
        ],
        14,
    )
    for side in (-1, 1):
        rockers.taper([(x + side * 130, y + 118), (x + side * 150, y + 160)], 16, 13)
    card.paper(rockers, ("#c08a5a", "#8a5a44"), spread=10)


def _wicker() -> Array:
    """Over and under: rows of short arcs, shifted every second row."""
    row = np.floor(Y / 15)
    phase = X / 30 + 0.5 * np.mod(row, 2)
    arch = np.abs(np.sin(np.pi * phase)) * (0.55 + 0.45 * np.sin(np.pi * np.mod(Y / 15, 1)))
    dark, light = np.array([0.48, 0.3, 0.24]), np.array([0.93, 0.74, 0.52])
    k = arch[..., None]
    return np.asarray(dark * (1 - k) + light * k, np.float32)


def _rope() -> Array:
    twist = 0.5 + 0.5 * np.sin((X + Y) / 5)
    dark, light = np.array([0.6, 0.4, 0.3]), np.array([0.98, 0.84, 0.62])
    k = twist[..., None]
    return np.asarray(dark * (1 - k) + light * k, np.float32)


def _comet(card: Card) -> None:
    """Its tail is a ribbon tied to the cradle in a bow; the pull comes from the right."""
    x, y = CRADLE
    knot = (x + 238, y - 52)
    head = (676, 700)
    for width, tone, strength in ((34, "#ffe9c4", 0.5), (20, "#fff6e0", 0.8), (8, "#ffffff", 0.9)):
        tail = Pen().taper([knot, (700, 850), (736, 780), head], width * 0.4, width)
        card.paint(tail, tone, strength, soft=2)
    card.glow(*head, 130, "#fff6e0", 0.6)
    card.lightup(Pen().star(*head, 34, 0.4, 8), "#fff8e4", 1.0)
    bow = Pen().smooth(
        [
            knot,
            (knot[0] - 46, knot[1] - 34),
            (knot[0] - 58, knot[1] - 4),
            (knot[0] - 34, knot[1] + 12),
        ]
    )
    bow.smooth(
        [
            knot,
            (knot[0] + 40, knot[1] - 40),
            (knot[0] + 58, knot[1] - 10),
            (knot[0] + 36, knot[1] + 10),
        ]
    )
    bow.taper([knot, (knot[0] - 18, knot[1] + 36), (knot[0] - 8, knot[1] + 66)], 12, 6)
    bow.taper([knot, (knot[0] + 20, knot[1] + 34), (knot[0] + 34, knot[1] + 58)], 12, 6)
    card.paper(bow, ("#fff3d4", GOLD), spread=7)
    card.paper(Pen().circle(*knot, 10), "#fff6e0", spread=3)
