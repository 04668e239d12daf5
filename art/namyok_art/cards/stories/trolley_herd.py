"""A herd of empty shopping trolleys gallops across a dusty steppe; an eagle carries a receipt."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Knot
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.trolleys import trolley

GLOW = "#ffcf88"
HANDLE = "#1fc0b4"
# x, ground, scale, tilt, gait; far ones first, three bands with dust between them
BANDS = (
    (
        (748.0, 604.0, 0.15, 4.0, 0.4),
        (706, 612, 0.16, -5, 1.9),
        (662, 606, 0.16, 5, 3.0),
        (620, 618, 0.18, -4, 4.4),
        (726, 630, 0.19, 6, 5.2),
        (676, 636, 0.2, -6, 0.9),
        (570, 632, 0.2, 6, 2.4),
    ),
    (
        (636, 676, 0.27, -6, 1.2),
        (748, 690, 0.29, 5, 3.3),
        (548, 690, 0.3, 6, 4.9),
        (466, 704, 0.31, -5, 0.3),
        (664, 728, 0.34, 4, 2.2),
    ),
    (
        (560, 780, 0.46, -7, 1.0),
        (742, 806, 0.48, 6, 3.9),
        (392, 806, 0.5, 6, 5.6),
        (640, 862, 0.56, -5, 2.0),
    ),
)


def draw() -> NDArray[np.uint8]:
    sky = ["#6f8a90", "#a8a898", "#dcb888", "#f6bc70", "#fbae5c", "#f09a4e"]
    card = Card(39, sky, light=(640, 560), lamp="#ffd08a")
    card.glow(660, 570, 480, "#ffe0a0", 0.7)
    _steppe(card)
    _shop(card)
    for band, (level, tone) in zip(
        BANDS, ((640, "#f0b878"), (742, "#e2a266"), (880, "#cf8c58")), strict=True
    ):
        _billow(card, level - 22, tone, 0.34 + (level - 640) / 270)
        for x, y, scale, tilt, gait in band:
            _beast(card, x, y, scale, tilt, gait)
        _billow(card, level + 26, mix(tone, "#b8744a", 0.2), 0.34 + (level - 640) / 360)
    _ground(card)
    _kicked(card)
    _beast(card, 300, 1040, 1.34, -7, 1.1)
    _beast(card, 612, 1084, 0.62, 8, 4.2)
    _eagle(card, 282, 250, 0.86)
    _grass(card)
    return card.finish(
        bloom=0.42,
        halation=0.08,
        shadow_tone="#4a2a4a",
        light_tone="#ffe4b8",
        vignette=0.24,
        contrast=1.08,
    )


def _steppe(card: Card) -> None:
    for y, tone, high in ((566, "#dca074", 15), (588, "#cf946c", 9), (640, "#c08c60", 7)):
        line = ridge(card.rng, y, high, 0.45)
        fill = (mix(tone, "#f9c080", 0.45), tone)
        card.paper(line.pen(), fill, TORN, torn=3, shadow=0.18, offset=(-2, -4))
        card.fog(y + 22, 26, "#ffd698", 0.45)
    card.shade(np.asarray(smoothstep(700, 1200, Y), np.float32), "#8a4a40", 0.6)


def _shop(card: Card) -> None:
    """On the horizon, no bigger than a matchbox: the shop they have left with its doors open."""
    x, y = 646.0, 560.0
    card.paper(Pen().rect(x - 40, y - 30, 80, 32, 2), ("#b8846a", "#96684f"), spread=4, shadow=0.2)
    card.paper(Pen().rect(x - 44, y - 38, 88, 10, 2), "#8ab0a4", spread=3, shadow=0.2)
    card.lightup(Pen().rect(x - 16, y - 20, 32, 22), "#fff0c0", 0.9)
    posts = Pen().line(x - 56, y + 2, x - 56, y - 44, 2).line(x + 60, y + 2, x + 60, y - 40, 2)
    card.paint(posts, "#96684f")


def _billow(card: Card, y: float, tone: str, scale: float) -> None:
    """A long bank of paper dust, low in front of the runners and high behind them."""
    rng = card.rng
    for lift, light in ((1.0, 0.18), (0.6, 0.42)):
        pen = Pen()
        x = 330.0 - 240 * scale
        while x < 880:
            t = (x - 200) / 640
            r = (20 + 62 * max(0.0, t)) * scale * rng.uniform(0.7, 1.25)
            pen.circle(x, y + 40 * scale - r * lift - 44 * max(0.0, t) * scale * lift, r)
            x += r * 0.62
        fill = (mix(tone, "#fff0c8", light + 0.3), mix(tone, "#b87a52", 0.25))
        card.paper(
            pen, fill, shadow=0.16, spread=9 * scale + 2, rim=0.55, rim_width=4, opacity=0.86
        )
        card.fog(y + 46 * scale, 26 * scale, mix(tone, "#ffe0a8", 0.4), 0.5)


def _beast(card: Card, x: float, y: float, scale: float, tilt: float, gait: float) -> None:
    """Far ones dissolve in the dust; near ones are dark with a burning rim."""
    near = min(1.0, scale / 0.85)
    tone = mix("#b8785a", "#3a2030", near)
    shadow = Pen().oval(x - 30 * scale, y + 4, 150 * scale, 12 * scale)
    card.shade(shadow, "#5a2f3a", 0.25 + 0.35 * near, soft=8 * scale + 1)
    handle = mix("#a8b89a", HANDLE, 0.25 + 0.75 * near)
    trolley(card, x, y, scale, tone, GLOW, handle, tilt, gait)


def _ground(card: Card) -> None:
    line = ridge(card.rng, 950, 10, tilt=24)
    fill = ("#b8845c", "#6f4c50")
    card.paper(line.pen(), fill, TORN, torn=4, shadow=0.3, offset=(-2, -6))
    card.glow(600, 980, 340, "#ffc070", 0.3, stretch=(1, 0.35))


def _kicked(card: Card) -> None:
    """Dust and clods under the near wheels."""
    rng = card.rng
    for x, y, size in ((410.0, 1046.0, 1.0), (190, 1050, 0.6), (690, 1092, 0.6)):
        for tone, share, soft in (("#9a6448", 0.5, 14.0), ("#ffd8a0", 0.55, 9.0)):
            pen = Pen()
            for k in range(12):
                t = k / 11
                r = (8 + 30 * t) * size * rng.uniform(0.7, 1.2)
                pen.oval(x + 210 * t * size, y - r * 0.7 - 12 * t * size, r * 1.3, r * 0.8)
            card.paint(pen, tone, share, soft=soft * size)
    clods = Pen()
    for _ in range(30):
        x, y = rng.uniform(200, 640), 1046 - abs(rng.normal(0, 34))
        clods.oval(x, y, rng.uniform(1.5, 4), rng.uniform(1.5, 3), rng.uniform(0, 90))
    card.paint(clods, "#5a3a3c", 0.8)


def _eagle(card: Card, x: float, y: float, scale: float) -> None:
    """It soars on spread fingers; the receipt is longer than the bird."""
    slip, marks = Pen(), Pen()
    ribbon: list[Knot] = [
        (-2, 30, 0),
        (20, 28, 0),
        (34, 70),
        (20, 116),
        (38, 164),
        (66, 204, 0),
        (44, 212, 0),
        (12, 170),
        (-2, 116),
        (10, 74),
    ]
    with slip.at(x, y, scale), marks.at(x, y, scale):
        slip.smooth(ribbon)
        for k in range(11):
            t = k / 10
            cx = 14 + 14 * math.sin(t * 4.4 - 0.4) + 22 * t * t
            marks.line(cx - 7, 48 + 140 * t, cx + (6 if k % 3 else 0), 47 + 140 * t, 2.2)
    paper = card.paper(slip, ("#fffaf0", "#f2dcb8"), spread=5, shadow=0.25)
    card.shade(marks.mask * paper, "#7a5a5a", 0.65)
    wings, cover, body = Pen(), Pen(), Pen()
    with wings.at(x, y, scale, -5), cover.at(x, y, scale, -5), body.at(x, y, scale, -5):
        for side in (-1, 1):
            wings.smooth(
                [
                    (side * 4, -14),
                    (side * 52, -50),
                    (side * 112, -72),
                    (side * 168, -70),
                    (side * 156, -40),
                    (side * 112, -8),
                    (side * 62, 14),
                    (side * 10, 18),
                ]
            )
            for tx, ty in ((232, -104), (240, -80), (236, -56), (224, -34), (204, -16), (182, -4)):
                root = (side * 146, -58.0)
                bend = (side * (146 + (tx - 146) * 0.55), -62 + (ty + 62) * 0.6)
                wings.taper([root, bend, (side * float(tx), float(ty))], 22, 7)
            for k in range(8):
                a = side * (140.0 - 17 * k)
                wings.taper([(a, -30.0 + 4 * k), (a + side * 8, 4 + 4.0 * k)], 19, 11)
            cover.smooth(
                [
                    (side * 4, -14),
                    (side * 52, -50),
                    (side * 112, -72),
                    (side * 160, -68),
                    (side * 128, -50),
                    (side * 84, -30),
                    (side * 40, -8),
                    (side * 6, 2),
                ]
            )
        body.smooth(
            [
                (-6, -52),
                (8, -46),
                (15, -22),
                (15, 10),
                (12, 34),
                (30, 66, 0),
                (12, 62),
                (0, 72),
                (-12, 62),
                (-30, 66, 0),
                (-12, 34),
                (-15, 8),
                (-15, -24),
                (-16, -42),
            ]
        )
    card.paper(wings, ("#5f3f40", "#94624a"), spread=8, shadow=0.2, rim=0.6, rim_colour=GLOW)
    card.paper(cover, ("#46303a", "#6a4644"), spread=4, shadow=0.3, rim=0.3)
    card.paper(body, ("#46303a", "#7a5048"), spread=5, shadow=0.3, rim=0.4)
    head, beak, claws = Pen(), Pen(), Pen()
    with head.at(x, y, scale, -5), beak.at(x, y, scale, -5), claws.at(x, y, scale, -5):
        head.smooth([(-20, -58), (-8, -66), (6, -58), (8, -42), (-4, -36), (-16, -42)])
        beak.smooth([(-17, -58, 0), (-30, -56), (-34, -44, 0), (-26, -48), (-16, -46, 0)])
        claws.taper([(-4, 22), (4, 36)], 7, 4).taper([(10, 20), (12, 34)], 7, 4)
    card.paper(claws, "#f0b44a", spread=2)
    card.paper(beak, ("#ffcf6a", "#d8903a"), spread=2)
    card.paper(head, ("#fff0d8", "#d8b08c"), spread=3, rim=0.4)
    card.paint(Pen().circle(x - 15 * scale, y - 51 * scale, 2.2), "#3a2030")


def _grass(card: Card) -> None:
    """Feather grass, blown flat the way the herd runs."""
    rng = card.rng
    for tone, low, high, count in (("#9a7458", 1186, 66, 46), ("#64444a", 1214, 96, 50)):
        stems, plumes = Pen(), Pen()
        for _ in range(count):
            x = rng.uniform(-10, 860)
            height = high * rng.uniform(0.6, 1.15)
            bend = -height * rng.uniform(0.35, 0.8)
            tip = (x + bend, low - height)
            stems.taper([(x, low), (x + bend * 0.25, low - height * 0.6), tip], 3, 1.2)
            for k in range(3):
                end = (tip[0] - 30 - 8 * k, tip[1] - 6 + 8 * k)
                plumes.taper([tip, (tip[0] - 16, tip[1] - 6 + 3 * k), end], 3.4, 0.8)
        card.paper(stems, tone, spread=4, shadow=0.25)
        card.paper(plumes, mix(tone, "#ffe0b0", 0.7), spread=3, shadow=0.2, rim=0.5)
    ground = ridge(rng, 1184, 5)
    fill = ("#5a3e48", "#3a283a")
    card.paper(ground.pen(), fill, TORN, torn=3, shadow=0.2, offset=(0, -4), rim=0.1)
