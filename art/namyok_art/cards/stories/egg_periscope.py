"""Light shines through a huge egg: the chick inside looks out with a brass periscope."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, mix
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import Place, glue
from namyok_art.paper.space import Array

EGG = Place(392, 742, 330, 4)
BRASS = ("#6a3f1c", "#e8b04a", "#fff0b0", "#c8862f", "#5a3218")


def draw() -> NDArray[np.uint8]:
    sky = [(0, "#0d2230"), (0.4, "#1f4a54"), (0.75, "#173440"), (1, "#0a1820")]
    card = Card(124, sky, light=(430, 690), lamp="#ffe2a0")
    card.glow(430, 700, 620, "#e8a85a", 0.3)
    _swan(card)
    _straw(card, 150, (700, 900), "#0f2630", "#2f4a4a", seed=3)
    egg = _egg(card)
    _chick(card, egg)
    _door(card, egg)
    _periscope(card)
    _straw(card, 210, (960, 1230), "#3a2a22", "#c8924a", seed=5)
    return card.finish(
        bloom=0.55, shadow_tone="#0a2038", light_tone="#fff0c8", toning=0.1, vignette=0.36
    )


def _swan(card: Card) -> None:
    """The mother bends down out of the dark, and looks into the glass."""
    body = "-60 420!, 60 330, 150 190, 260 96, 420 60, 560 92, 640 170, 650 236, 600 262, 560 238, "
    body += "520 186, 430 150, 330 186, 250 290, 190 440, 150 620, 80 760, -60 820!"
    pale = Gradient(
        ("#f4e6c8", "#a8b4ac", "#4a6a70", "#1f3a44"), 60, 640, along=np.hypot(X - 560, Y - 330)
    )
    neck = card.paper(Pen().smooth(knots(body)), pale, glue(400, rim=0.7, rim_width=5))
    feathers = Pen()
    rng = np.random.default_rng(8)
    for _ in range(150):
        x, y = rng.uniform(-20, 300), rng.uniform(240, 780)
        feathers.stroke([(x - 12, y - 8), (x, y + 6), (x + 12, y - 8)], 2.4)
    card.shade(feathers, "#1f3a44", 0.4, within=neck)
    head = Place(604, 214, 100, 32)
    mask = card.paper(
        head.smooth(
            knots("-0.8 -0.5, -0.2 -0.76, 0.4 -0.6, 0.7 -0.2, 0.6 0.3, 0.1 0.56, -0.6 0.5")
        ),
        pale,
        glue(200, rim=0.8),
    )
    bill = "0.44 -0.5!, 0.66 -0.3, 1.0 -0.06, 1.5 0.16, 1.62 0.36, 1.4 0.48, 0.9 0.44, 0.4 0.42!"
    card.paper(
        head.smooth(knots(bill)), Gradient(("#ff9a3f", "#c8521f"), 200, 340), glue(140, rim=0.7)
    )
    card.paper(
        head.smooth(knots("0.1 -0.3!, 0.44 -0.56, 0.6 -0.3, 0.56 0.1, 0.5 0.4!, 0.3 0.0")),
        "#12161f",
        glue(90, rim=0.3),
    )
    card.shade(
        head.ribbon([(0.5, 0.2), (1.0, 0.28), (1.5, 0.32)], [0.03, 0.03, 0.01]), "#5a1a10", 0.7
    )
    card.paint(head.oval(0.14, -0.2, 0.14, 0.15), "#fff4d8")
    card.paint(head.oval(0.18, -0.16, 0.095, 0.1), "#120d14")
    card.paint(head.oval(0.21, -0.2, 0.03, 0.03), "#ffffff")
    lid = head.smooth(knots("-0.06 -0.22!, 0.12 -0.4, 0.32 -0.24!, 0.14 -0.3")).mask * mask
    card.paint(lid, "#4a5a60", 0.9)


def _egg(card: Card) -> Array:
    shape: list[Knot] = []
    for a in np.radians(np.arange(0, 360, 15)):
        k = 1.22 if math.sin(a) < 0 else 0.98
        shape.append((0.84 * math.cos(a) * (1 - 0.1 * max(0.0, -math.sin(a))), k * math.sin(a)))
    far = np.hypot(X - 440, (Y - 700) * 0.86)
    shell = Gradient(
        ("#fff6c8", "#ffdc86", "#f2a85a", "#b8724f", "#4f6a70", "#234652"), 0, 400, along=far
    )
    mask = card.paper(EGG.smooth(shape), shell, glue(500, rim=0.4, spread=26))
    card.emission += (blur(mask, 3) * np.exp(-((far / 230) ** 2)))[..., None] * np.array(
        [0.34, 0.25, 0.1], np.float32
    )
    rng = np.random.default_rng(12)
    spots = Pen()
    for _ in range(150):
        a, r = rng.uniform(0, math.tau), math.sqrt(rng.uniform(0.1, 1)) * 0.98
        x, y = EGG.to(0.84 * r * math.cos(a), 1.1 * r * math.sin(a) - 0.04)
        spots.oval(x, y, rng.uniform(2, 9), rng.uniform(2, 7), rng.uniform(0, 180))
    card.shade(spots, "#6a4a3a", 0.4, soft=0.7, within=mask)
    return mask


def _chick(card: Card, egg: Array) -> None:
    """A shadow on the shell from inside: nearer parts are sharper."""
    body = (
        "330 620, 356 566, 410 548, 452 572, 470 610, 524 640!, "
        "470 652, 470 700, 520 760, 548 850, "
    )
    body += "500 950, 400 990, 290 960, 236 880, 246 770, 300 700"
    pen = Pen().smooth(knots(body))
    pen.smooth(knots("270 770, 216 800, 190 880!, 240 880, 300 900"))
    for x in (370, 440):
        pen.taper([(x, 960), (x + 6, 1020), (x + 40, 1034)], 16, 8)
    for dx, lift in ((-10, 46), (8, 54), (26, 44)):
        pen.taper([(400 + dx * 0.4, 560), (400 + dx * 1.6, 560 - lift)], 9, 3)
    mask = pen.mask
    card.shade(mask, "#7a3418", 0.5, soft=11, within=egg)
    card.shade(mask, "#6a2a14", 0.72, soft=3, within=egg)
    tube = Pen().poly([(404, 380), (444, 380), (450, 560), (410, 566)])
    tube.poly([(408, 560), (450, 556), (520, 586), (510, 618), (440, 600)])
    card.shade(tube.mask, "#6a2a14", 0.7, soft=3, within=egg)
    card.tint(blur(Pen().circle(436, 606, 13).mask, 1) * egg, "#ffe6a0", 0.8)
    card.shade(Pen().circle(440, 604, 6), "#4a1a10", 0.9, soft=1)


def _door(card: Card, egg: Array) -> None:
    """Somebody has drawn a way out, with a crack for its handle."""
    pen = Pen()
    pen.path(
        "M566 1000 C560 900 560 830 572 780 C590 730 640 740 646 800 C650 860 640 930 622 990",
        width=6,
    )
    pen.path("M584 800 C590 770 624 776 628 806 L622 860 L580 862 Z", width=3.5)
    card.shade(pen, "#4a1f10", 0.8, soft=0.8, within=egg)
    crack = Pen().path("M618 896 L634 884 L630 906 L650 896 L660 916", width=5)
    card.lightup(crack.mask * egg, "#fff0b0", 0.9)


def _periscope(card: Card) -> None:
    sheet = glue(140, rim=0.8)
    hole = EGG.to(0.06, -1.12)
    ragged = Pen().poly(
        [
            (hole[0] + r * math.cos(a), hole[1] + r * 0.34 * math.sin(a))
            for a, r in zip(
                np.linspace(0, 6.0, 15),
                [52, 42, 56, 44, 50, 40, 54, 46, 52, 40, 56, 44, 52, 42, 50],
                strict=True,
            )
        ]
    )
    card.paper(ragged, "#2a140c", spread=3)
    x = hole[0] + 4
    card.paper(
        Pen().poly([(x - 24, 300), (x + 24, 300), (x + 24, hole[1] + 6), (x - 24, hole[1] + 6)]),
        Gradient(BRASS, x - 26, x + 28, along=X),
        sheet,
    )
    for y in (322, hole[1] - 22):
        card.paper(
            Pen().rect(x - 31, y, 62, 18, 6), Gradient(BRASS, x - 32, x + 34, along=X), sheet
        )
    elbow: list[Knot] = [(x - 24, 304, 0), (x - 24, 262), (x - 6, 240), (x + 40, 238)]
    elbow += [(x + 84, 240, 0), (x + 84, 296, 0), (x + 24, 304, 0)]
    card.paper(Pen().smooth(elbow), Gradient(BRASS, 232, 306), sheet)
    card.paper(Pen().rect(x + 76, 228, 24, 78, 6), Gradient(BRASS, 224, 310), sheet)
    card.lightup(Pen().oval(x + 100, 267, 11, 33), "#bff0ff", 0.7)


def _straw(card: Card, count: int, rows: tuple[int, int], dark: str, light: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for k in range(5):
        pen = Pen()
        for _ in range(count // 5):
            y = rng.uniform(*rows) + k * 8
            x, half, tilt = rng.uniform(-60, 860), rng.uniform(70, 190), rng.normal(0, 0.34)
            bow = (x - 400) ** 2 / 2600 * (1 if rows[0] > 900 else 0.4)
            dy = half * math.sin(tilt)
            pen.taper(
                [(x - half, y - bow - dy), (x, y - bow + 14), (x + half, y - bow + dy)], 11, 4
            )
        tone = mix(dark, light, 0.15 + 0.2 * k)
        fill = Gradient(
            (mix(tone, "#ffd98a", 0.5), tone, mix(tone, "#0a1418", 0.5)),
            160,
            560,
            along=np.hypot(X - 430, Y - 800),
        )
        card.paper(pen, fill, TORN, torn=1.2, core=0.2, spread=7, lift=6, shadow=0.45, rim=0.5)
