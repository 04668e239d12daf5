"""An astronaut hangs from the stars, a diver rises from the sea; their windows touch."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, gradient, mix, rgb, smoothstep
from namyok_art.paper.paths import Knot
from namyok_art.paper.props.animals import fish
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.sky import stars
from namyok_art.paper.space import Array

LINE = 600
SILVER, COPPER = ("#eef0f6", "#8f97b4"), ("#f0a35f", "#8a4426")


def draw() -> NDArray[np.uint8]:
    night = ["#0a0f2c", "#141b48", "#27336e", "#3d4f8a"]
    deep = ["#2f7f92", "#17566e", "#0c3450", "#071c34"]
    sky = np.where(
        (LINE > Y)[..., None], gradient(night, Y, 0, LINE), gradient(deep, Y, LINE, 1200)
    )
    card = Card(151, np.asarray(sky, np.float32), light=(400, LINE), lamp="#d8f6ff")
    _heavens(card)
    _sea(card)
    card.glow(400, LINE, 300, "#bff3ff", 0.5)
    _suit(card, up=True)
    _suit(card, up=False)
    _surface(card)
    return card.finish(
        bloom=0.8, shadow_tone="#0c1c48", light_tone="#e6f6ff", toning=0.07, vignette=0.3
    )


def _heavens(card: Card) -> None:
    rng = card.rng
    card.lightup(stars(rng, 260, LINE, (0.5, 1.8)), "#f0f4ff", 0.45, 0.85)
    x, y, r = 664, 168, 66
    away = np.hypot(X - x + 20, Y - y - 24)
    ball = card.paper(
        Pen().circle(x, y, r), Gradient(("#e0b4d8", "#9a6ab0", "#4a3f86"), 0, 110, away), spread=14
    )
    bands = Pen()
    for k in range(4):
        bands.stroke([(x - r, y - 36 + k * 24), (x, y - 26 + k * 24), (x + r, y - 38 + k * 24)], 5)
    card.shade(bands.mask * ball, "#5a3f8a", 0.5)
    ring = np.clip(Pen().oval(x, y, 116, 26, -18).mask - Pen().oval(x, y, 92, 17, -18).mask, 0, 1)
    front = (Y - y) - (X - x) * math.tan(math.radians(-18)) > 0
    card.paper(ring * np.maximum(front, 1 - ball), ("#f6dcec", "#a884c0"), spread=5, shadow=0.25)
    for px, py, size in ((120, 130, 12), (250, 70, 8), (90, 420, 9), (720, 430, 11)):
        card.lightup(Pen().star(px, py, size, 0.18), "#fff6e0", 0.8)


def _sea(card: Card) -> None:
    """Jellyfish carry the lamps down here."""
    rng = card.rng
    for x, y, size, tone in (
        (120, 760, 1.0, "#f0a0d0"),
        (690, 830, 1.25, "#8fe0f0"),
        (210, 1010, 0.8, "#a8b4ff"),
        (600, 1080, 0.7, "#f0c0a0"),
        (60, 940, 0.55, "#8fe0f0"),
        (746, 1010, 0.6, "#f0a0d0"),
    ):
        _jellyfish(card, x, y, size, tone)
    shoal = Pen()
    for _ in range(22):
        fish(shoal, 560 + rng.normal(0, 90), 700 + rng.normal(0, 16), rng.uniform(12, 22), 184)
    card.paint(shoal, "#9fd8e0", 0.6)
    floor = wave(1130, 16, 260, 1.0, rng, 0.4).pen()
    for _ in range(40):
        x = rng.choice([rng.uniform(-10, 250), rng.uniform(550, 810)])
        tall, sway = rng.uniform(60, 200), rng.uniform(-24, 24)
        floor.taper(
            [(x, 1160), (x + sway, 1140 - tall * 0.5), (x - sway * 0.4, 1140 - tall)], 8, 1.4
        )
    card.paper(floor, ("#0c3a4c", "#051826"), offset=(0, -6), spread=14, rim=0.2)


def _jellyfish(card: Card, x: float, y: float, size: float, tone: str) -> None:
    card.glow(x, y, 130 * size, tone, 0.45)
    arms = Pen()
    with arms.at(x, y, size):
        for k in range(7):
            px = -36 + k * 12
            bend = 9 * math.sin(k * 2.1)
            arms.taper(
                [
                    (px, 0),
                    (px + bend, 40),
                    (px - bend, 84),
                    (px + bend * 0.6, 120 - abs(k - 3) * 12),
                ],
                5,
                1,
            )
    card.paint(arms, mix(tone, "#ffffff", 0.3), 0.7)
    bell = Pen()
    with bell.at(x, y, size):
        bell.smooth(
            [
                (-48, 4, 0),
                (-46, -24),
                (-24, -48),
                (0, -54),
                (24, -48),
                (46, -24),
                (48, 4, 0),
                (32, -4),
                (16, 6),
                (0, -4),
                (-16, 6),
                (-32, -4),
            ]
        )
    mask = card.paper(bell, (mix(tone, "#ffffff", 0.45), tone), spread=6, rim=0.4, opacity=0.9)
    card.emission += mask[..., None] * rgb(tone) * np.float32(0.16)


def _piece(knots: list[Knot], up: bool) -> Pen:
    """A part given for the diver below the line; `up` turns it over for the astronaut."""
    sign = -1 if up else 1
    return Pen().smooth([(400 + k[0], LINE + sign * k[1], *k[2:]) for k in knots])


def _both(knots: list[Knot], up: bool) -> Array:
    """The part and its mirror image left of the axis."""
    other: list[Knot] = [(-k[0], *k[1:]) for k in knots]
    return np.maximum(_piece(knots, up).mask, _piece(other, up).mask)


def _suit(card: Card, up: bool) -> None:
    """One suit of two: the same cut, hung by the feet or standing on the floor."""
    sign = -1 if up else 1
    cloth = SILVER if up else ("#b98a5f", "#5a3a34")
    fill = Gradient(cloth[::-1], 60, 480) if up else Gradient(cloth, 720, 1130)
    legs: list[Knot] = [
        (8, 330),
        (60, 322),
        (74, 400),
        (66, 470),
        (72, 500, 0),
        (14, 500, 0),
        (16, 470),
    ]
    boots: list[Knot] = [(10, 480, 0), (74, 480, 0), (84, 520), (78, 536, 0), (6, 536, 0)]
    arms: list[Knot] = [
        (70, 190),
        (104, 196),
        (150, 250),
        (166, 320),
        (140, 332),
        (118, 284),
        (78, 252),
    ]
    gloves: list[Knot] = [(138, 318), (168, 316), (178, 348), (160, 368), (138, 352)]
    trunk: list[Knot] = [
        (0, 160),
        (74, 176),
        (92, 226),
        (80, 300),
        (74, 350),
        (0, 358),
        (-74, 350),
        (-80, 300),
        (-92, 226),
        (-74, 176),
    ]
    dark = ("#6a7298", "#4a5078") if up else ("#7a4a34", "#4a2c28")
    card.paper(_both(boots, up), dark, spread=8)
    card.paper(_both(legs, up), fill, spread=9, rim=0.5)
    card.paper(_both(arms, up), fill, spread=9, rim=0.5)
    card.paper(_both(gloves, up), dark, spread=6)
    card.paper(_piece(trunk, up), fill, spread=10, rim=0.5)
    creases = Pen()
    for y in (392, 440):
        for side in (-1, 1):
            creases.stroke(
                [
                    (400 + side * 14, LINE + sign * y),
                    (400 + side * 40, LINE + sign * (y + 7)),
                    (400 + side * 70, LINE + sign * y),
                ],
                2.4,
            )
    card.shade(creases, "#20284a", 0.45)
    _chest(card, up)
    _hose(card, up)
    _helmet(card, up)


def _chest(card: Card, up: bool) -> None:
    sign = -1 if up else 1
    y = LINE + sign * 262
    if up:
        card.paper(Pen().rect(356, y - 30, 88, 60, 8), ("#cfd5e6", "#7f88a8"), spread=6)
        dots = Pen().circle(374, y - 10, 6).circle(396, y - 10, 6)
        card.paint(dots, "#38c8c0")
        card.lightup(Pen().circle(422, y - 10, 7), "#ffb04a", 0.8)
        card.paint(Pen().rect(368, y + 8, 62, 6, 3).rect(368, y + 18, 44, 5, 2), "#4a5078")
    else:
        card.paper(Pen().rect(384, y - 34, 32, 70, 6), ("#e6c08a", "#8a5a34"), spread=5)
        belt = Pen().rect(316, y + 50, 168, 20, 6)
        card.paper(belt, "#4a2c28", spread=5)
        card.paper(Pen().rect(380, y + 46, 40, 28, 5), COPPER, spread=4)


def _hose(card: Card, up: bool) -> None:
    """The two air hoses leave to opposite edges and each is tied in the same bow."""
    sign = -1 if up else 1
    bow = (176, LINE + sign * 330)
    tone = ("#dfe4f2", "#8f97b4") if up else ("#c98a5a", "#7a4a34")
    hose = Pen().taper(
        [
            (470, LINE + sign * 180),
            (520, LINE + sign * 300),
            (420, LINE + sign * 400),
            (290, LINE + sign * 380),
            bow,
        ],
        15,
        13,
    )
    hose.taper(
        [bow, (110, LINE + sign * 400), (60, LINE + sign * 520), (40, LINE + sign * 640)], 13, 13
    )
    loops = Pen()
    for side in (-1, 1):
        loops.stroke(
            [
                bow,
                (bow[0] + side * 52, bow[1] - sign * 40),
                (bow[0] + side * 66, bow[1]),
                (bow[0] + side * 34, bow[1] + sign * 10),
                bow,
            ],
            11,
        )
    card.paper(hose, tone, spread=8, rim=0.4)
    card.paper(loops, tone, spread=7, rim=0.4)
    card.paper(Pen().circle(*bow, 13), tone, spread=4)


def _helmet(card: Card, up: bool) -> None:
    """A ball with a round window pressed to the line; in it shines the other's home."""
    sign = -1 if up else 1
    y = LINE + sign * 92
    metal = SILVER if up else COPPER
    collar = Pen().rect(326, y + (58 if not up else -82), 148, 24, 10)
    card.paper(collar, (mix(metal[0], "#404060", 0.3), metal[1]), spread=6)
    away = np.hypot(X - 370, Y - y + 34 * sign * -1)
    ball = Pen().circle(400, y, 92)
    card.paper(
        ball,
        Gradient((mix(metal[0], "#ffffff", 0.3), metal[0], metal[1]), 0, 150, away),
        spread=12,
        rim=0.5,
        rim_width=4,
    )
    if not up:
        rivets = Pen()
        for k in range(10):
            angle = math.tau * k / 10 + 0.3
            rivets.circle(400 + 80 * math.cos(angle), y + 80 * math.sin(angle), 5)
        card.paper(rivets, ("#ffcf94", "#9a5630"), spread=2)
    else:
        lamp = Pen().rect(302, y - 20, 16, 40, 6).rect(482, y - 20, 16, 40, 6)
        card.paper(lamp, ("#cfd5e6", "#7f88a8"), spread=4)
    glass_y = LINE + sign * 66
    card.paper(Pen().circle(400, glass_y, 68), (mix(metal[1], "#101830", 0.2), metal[1]), spread=5)
    window = Pen().circle(400, glass_y, 56).mask
    if up:
        _home(card, window, ("#2f8fa0", "#0c3a58"))
        reef = Pen().smooth(
            [
                (344, glass_y - 30, 0),
                (366, glass_y - 42),
                (392, glass_y - 26),
                (420, glass_y - 44),
                (456, glass_y - 30, 0),
                (456, glass_y - 70, 0),
                (344, glass_y - 70, 0),
            ]
        )
        card.paint(reef.mask * window, "#0a2c40", 0.9)
        little = Pen()
        fish(little, 396, glass_y + 4, 34)
        fish(little, 420, glass_y + 22, 20)
        card.paint(little.mask * window, "#ffcf8a")
    else:
        _home(card, window, ("#3d4f9a", "#0c1236"))
        card.lightup(
            stars(card.rng, 26, glass_y + 56, (0.8, 1.8), 344, 456, glass_y - 56).mask * window,
            "#ffffff",
            0.5,
        )
        card.paper(
            Pen().circle(410, glass_y + 8, 20).mask * window, ("#e0b4d8", "#8a5fa8"), spread=3
        )
        ring = np.clip(
            Pen().oval(410, glass_y + 8, 36, 8, -18).mask
            - Pen().oval(410, glass_y + 8, 28, 5, -18).mask,
            0,
            1,
        )
        card.paint(ring * window, "#f6dcec")
    shine = Pen().stroke([(360, glass_y + 14), (358, glass_y - 10), (372, glass_y - 34)], 8)
    card.paint(shine.mask * window, "#ffffff", 0.55, soft=2)


def _home(card: Card, window: Array, tones: tuple[str, str]) -> None:
    card.hollow(window, tones, depth=8, colour="#05081c", strength=0.5, shine=0.12)


def _surface(card: Card) -> None:
    """The still line itself, with the ring that the touch has made."""
    line = Pen().rect(-20, LINE - 1.6, 840, 3.2)
    card.lightup(line, "#d8f6ff", 0.5, 0.85)
    rings = Pen()
    for rx in (120, 190, 280):
        rings.oval(400, LINE, rx, rx * 0.05, width=1.8)
    card.paint(rings, "#e6fbff", 0.6)
    card.lightup(Pen().star(400, LINE, 26, 0.14, 8), "#ffffff", 1.0)
    fade = smoothstep(60, 0, np.abs(Y - LINE))
    card.tint(fade, "#bff3ff", 0.12)
