"""Two lost mittens stand far apart in the snow as inns; along their yarn a hare carries a light."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.knitted import mitten
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.sky import snow, stars

WOOL, FAR_WOOL = ("#e0483c", "#8a1c2c"), ("#b8404a", "#6a1c38")
YARN: list[Point] = [(204, 318), (322, 392), (460, 446), (590, 456), (708, 430)]
HARE: Point = (468, 446)


def draw() -> NDArray[np.uint8]:
    card = Card(
        54,
        ["#0c1838", "#1c2f60", "#4a4a8a", "#a86a8a", "#f0a884"],
        light=(240, 640),
        lamp="#ffd89a",
    )
    card.lightup(stars(card.rng, 130, 520), "#dfe8ff", 0.4, 0.8)
    _distance(card)
    _far_inn(card)
    _valley(card)
    _near_inn(card)
    _yarn(card)
    _hare(card)
    _front(card)
    card.paint(snow(card.rng, 130, size=(0.9, 3.2)), "#eef2ff", 0.75)
    return card.finish(
        bloom=0.6,
        shadow_tone="#1c2460",
        light_tone="#fff0d8",
        toning=0.08,
        vignette=0.26,
        saturation=1.1,
    )


def _distance(card: Card) -> None:
    for i, (y, tone) in enumerate(((640, "#7a5a8a"), (700, "#5a5490"), (770, "#46508e"))):
        line = ridge(card.rng, y, 30 - 6 * i, tilt=-20)
        fill = (mix(tone, "#ffc0a0", 0.3), tone)
        card.paper(line.pen(), fill, TORN, torn=4, shadow=0.3, offset=(-3, -5))
        card.fog(y + 60, 40, "#8a78a8", 0.3)


def _far_inn(card: Card) -> None:
    """Nobody answers there; a single window is lit."""
    x, y, s = 712.0, 760.0, 0.74
    body = mitten(card, x, y, s, FAR_WOOL, "#e8c8c8", flip=True)
    card.shade(smoothstep(x - 80, x + 120, X), "#1c1c50", 0.55, within=body)
    for wx, wy, on in ((x - 34, y - 268, False), (x + 30, y - 232, True), (x - 38, y - 190, False)):
        pane = Pen().rect(wx - 19, wy - 24, 38, 48, 16)
        if on:
            card.glow(wx, wy, 70, "#ffc070", 0.5)
            card.lightup(pane, "#ffd27a", 1.2)
            ears = Pen().circle(wx, wy + 18, 10)
            for k in range(6):
                a = math.radians(200 + k * 28)
                ears.line(wx, wy + 18, wx + 18 * math.cos(a), wy + 18 + 18 * math.sin(a), 4)
            card.paint(ears.mask * pane.mask, "#6a2f28", 0.95)
        else:
            card.hollow(pane, ("#1c1c48", "#2c2c60"), 4)


def _valley(card: Card) -> None:
    hill: list[Knot] = knots("-40 900!, 300 860, 480 800, 690 748, 840 762!, 840 1260!, -40 1260!")
    card.paper(
        Pen().smooth(hill), ("#c8c4e6", "#6a74b4"), TORN, torn=4, shadow=0.3, offset=(-2, -6)
    )
    floor: list[Knot] = knots(
        "-40 980!, 240 960, 480 1000, 640 900, 840 850!, 840 1260!, -40 1260!"
    )
    card.paper(
        Pen().smooth(floor), ("#aab4e4", "#4a58a4"), TORN, torn=4, shadow=0.3, offset=(-2, -6)
    )
    card.glow(260, 1010, 300, "#ffb870", 0.4, stretch=(1.2, 0.35))


def _near_inn(card: Card) -> None:
    x, y, s = 170.0, 1046.0, 1.68
    card.shade(Pen().oval(x + 60, y + 8, 260, 24), "#1c2464", 0.6, soft=14)
    body = mitten(card, x, y, s, WOOL, "#ffe6d0")
    card.shade(smoothstep(x + 20, x - 190, X), "#2a0c38", 0.5, within=body)
    for wx, wy, w, guest in (
        (96, 384, 84, "hare"),
        (240, 426, 78, "bear"),
        (82, 566, 78, "bird"),
        (228, 606, 84, "two"),
    ):
        _window(card, wx, wy, w, guest)
    _door(card, x, y - 2, 56)


def _window(card: Card, x: float, y: float, w: float, guest: str) -> None:
    h = w * 1.2
    card.glow(x, y, w * 1.5, "#ffc070", 0.35)
    frame = Pen().rect(x - w * 0.6, y - h * 0.6, w * 1.2, h * 1.2, w * 0.5)
    card.paper(frame, ("#f8e0c0", "#c08a64"), glue(140))
    pane = Pen().rect(x - w * 0.5, y - h * 0.5, w, h, w * 0.42)
    mask = card.hollow(pane, ("#fff0b8", "#ffbe5a"), w * 0.06, "#a8502a", 0.4, shine=0.55)
    head = Pen()
    with head.at(x, y + h * 0.3, w * 0.2):
        if guest == "hare":
            head.oval(0, 0, 1, 0.95).oval(0, 1.6, 1.3, 1)
            head.oval(-0.42, -1.6, 0.3, 1.1, -8).oval(0.5, -1.4, 0.3, 1.1, 24)
        elif guest == "bear":
            head.oval(0, 0, 1.3, 1.15).oval(-1, -0.9, 0.5, 0.5).oval(1, -0.9, 0.5, 0.5).oval(
                0, 2, 2, 1.2
            )
        elif guest == "bird":
            head.oval(0, 0, 0.9, 0.9).poly([(0.7, -0.3), (1.7, 0.1), (0.7, 0.4)]).oval(
                -0.3, 1.5, 1.2, 1.2
            )
        else:
            for dx in (-1.0, 1.0):
                head.circle(dx, 0, 0.72).oval(dx, 1.5, 0.9, 1)
                head.circle(dx - 0.6, -0.6, 0.34).circle(dx + 0.6, -0.6, 0.34)
    card.paint(head.mask * mask, "#7a3020", 0.95)
    bars = (
        Pen()
        .line(x, y - h * 0.5, x, y + h * 0.5, 4)
        .line(x - w * 0.5, y - h * 0.12, x + w * 0.5, y - h * 0.12, 4)
    )
    card.paint(bars.mask * mask, "#a8643c", 0.8)


def _door(card: Card, x: float, y: float, w: float) -> None:
    card.glow(x, y - w * 0.4, w * 3.2, "#ffc878", 0.5)
    for k, fill in ((1.0, ("#6a3a2c", "#4a2624")), (0.76, ("#fff0b8", "#ffb85a"))):
        q = w * k
        arch = Pen().path(
            f"M{x - q} {y} L{x - q} {y - w} A{q} {q} 0 0 1 {x + q} {y - w} L{x + q} {y}Z"
        )
        if k == 1.0:
            card.paper(arch, fill, glue(140))
        else:
            card.hollow(arch, fill, w * 0.12, "#a8502a", 0.5, shine=0.6)


def _yarn(card: Card) -> None:
    """What is left of the string that once went through two sleeves."""
    card.paper(
        Pen().poly(ribbon(YARN, [9, 9, 8, 6], 80)), ("#ff6a54", "#b8303a"), glue(80, rim=0.6)
    )
    twist = Pen()
    for x, y in along(YARN, 70):
        twist.line(x - 3, y + 3, x + 3, y - 3, 1.4)
    card.shade(twist, "#5a0c1c", 0.5)


def _hare(card: Card) -> None:
    """A rope-walker with tea for the other half."""
    p = Place(*HARE, 128, 6)
    white = lit(card, p, "#fffcff", 0.12, 0.9)
    for ear in (
        "-0.02 -1.3, -0.3 -1.9, -0.24 -2.3!, 0.0 -1.9, 0.14 -1.34",
        "0.12 -1.32, 0.1 -2.0, 0.3 -2.36!, 0.36 -1.9, 0.28 -1.3",
    ):
        card.paper(p.smooth(knots(ear)), white, glue(120, rim=0.6))
    legs = Pen()
    for points in (
        [(-0.1, -0.5), (-0.2, -0.2), (-0.12, 0.0)],
        [(0.1, -0.5), (0.3, -0.28), (0.28, 0.0)],
    ):
        legs.poly(ribbon([p.to(*q) for q in points], [42, 30, 20], 30))
    legs.oval(*p.to(-0.04, -0.02), 20, 9).oval(*p.to(0.36, -0.02), 20, 9)
    card.paper(legs, white, glue(110, rim=0.5))
    coat = knots("-0.12 -1.0, 0.2 -1.04, 0.34 -0.7, 0.4 -0.34!, -0.36 -0.34!, -0.28 -0.7")
    card.paper(p.smooth(coat), ("#3f9a94", "#1c5464"), glue(130, rim=0.6))
    head = knots("-0.16 -1.3, 0.1 -1.48, 0.36 -1.34, 0.52 -1.16, 0.46 -1.02, 0.2 -0.94, -0.1 -1.0")
    card.paper(p.smooth(head), white, glue(130, rim=0.6))
    card.paper(p.oval(0.52, -1.15, 0.05, 0.04), "#c8606a", glue(50))
    eye(card, *p.to(0.26, -1.2), 11, (690, 520), "#2a1a30", "#e8e4f4", 0)
    scarf = p.ribbon(
        [(0.26, -0.96), (-0.1, -0.94), (-0.5, -1.02), (-0.9, -0.9)], [0.2, 0.18, 0.16, 0.2]
    )
    card.paper(scarf, ("#ffc24a", "#d8862a"), glue(110))
    pole = p.ribbon([(-0.9, -0.66), (1.3, -0.74)], [0.05, 0.05])
    card.paper(pole, "#8a5a3a", glue(80))
    for u in (-0.06, 0.4):
        card.paper(p.oval(u, -0.7, 0.1, 0.09), white, glue(80))
    for u, v in ((-0.9, -0.66), (1.3, -0.74)):
        x, y = p.to(u, v)
        card.paint(Pen().line(x, y, x, y + 22, 2), "#d8b890")
        card.glow(x, y + 46, 110, "#ffc870", 0.6)
        card.paper(Pen().rect(x - 17, y + 20, 34, 54, 10), "#6a4430", glue(60))
        card.lightup(Pen().rect(x - 11, y + 28, 22, 38, 6), "#fff0b0", 1.7)


def _front(card: Card) -> None:
    drift: list[Knot] = knots(
        "-40 1060!, 60 1030, 150 1052, 250 1040, 360 1030, 520 1074, 700 1100, "
        "840 1060!, 840 1260!, -40 1260!"
    )
    fill = Gradient(("#dfe2f8", "#7a88cc", "#303c86"), 1030, 1220)
    card.paper(Pen().smooth(drift), fill, TORN, torn=4, shadow=0.3, offset=(-2, -6))
    card.glow(200, 1060, 200, "#ffc070", 0.5, stretch=(1.3, 0.3))
    steps = Pen()
    for k in range(8):
        t = k / 7
        steps.oval(
            230 + 330 * t, 1100 + 40 * math.sin(t * 3) + (8 if k % 2 else -8), 10 - 4 * t, 5 - 2 * t
        )
    card.shade(steps, "#2a3080", 0.5, soft=1)
