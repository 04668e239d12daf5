"""Campers warm themselves at a telephone; only a child sees the fire that fireflies have lit."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, mix
from namyok_art.paper.noise import distance
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import GRAN, IVA, PAVEL, ZURI, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES, Pose
from namyok_art.paper.stencil import silhouette

PHONE = (404.0, 1092.0)
COLD = "#9fe4ff"


def draw() -> NDArray[np.uint8]:
    card = Card(53, ["#071018", "#0f2230", "#0b1822"], light=(400, 420), lamp="#ffc66a")
    _forest(card)
    _fire_of_flies(card)
    _ground(card)
    _child(card)
    card.glow(PHONE[0], PHONE[1] - 40, 330, COLD, 0.55, stretch=(1.2, 0.8))
    _camper(card, GRAN, POSES["kneeling"].but(nod=16, bend=20), 150, 1040, 96, False)
    _phone(card)
    _camper(card, PAVEL, POSES["hunched"].but(nod=16, bend=36), 60, 1340, 158, False)
    _camper(card, ZURI, POSES["slumped"].but(nod=16, bend=30), 756, 1330, 156, True)
    return card.finish(
        bloom=0.7,
        shadow_tone="#10203c",
        light_tone="#ffe8c0",
        toning=0.08,
        vignette=0.3,
        saturation=1.12,
    )


def _forest(card: Card) -> None:
    rng = card.rng
    for layer, tone in enumerate(("#1c3a44", "#132a36", "#0a1a24")):
        pen = Pen()
        count = 11 - layer * 3
        for x in np.linspace(-10, 810, count) + rng.uniform(-26, 26, count):
            w = rng.uniform(14, 26) + layer * 12
            top = (x + rng.normal(0, 24), -20)
            pen.taper([(x, 1240), (x + rng.normal(0, 10), 600), top], w * 1.5, w * 0.8)
            for _ in range(3):
                y, s = rng.uniform(20, 420), rng.choice([-1, 1])
                tip = (x + s * rng.uniform(80, 130), y - rng.uniform(70, 140))
                pen.taper([(x, y), (x + s * 50, y - 50), tip], 9, 2)
        card.paper(
            pen, (mix(tone, "#4a7088", 0.1), tone), shadow=0.4, spread=16, rim=0.55, reach=420
        )
        card.fog(660 - layer * 60, 200, "#1c3848", 0.3)


def _fire_of_flies(card: Card) -> None:
    """Three tongues of light, and along their edges the sparks crowd."""
    rng = card.rng
    flames = (
        (
            "410 800, 210 740, 120 560, 180 420, 150 250!, 262 350, 300 210, "
            "420 40!, 444 220, 540 330, 620 200!, 668 400, 690 560, 600 740",
            "#d8561e",
            0.5,
        ),
        (
            "406 790, 268 730, 214 580, 262 470, 256 380!, 336 440, 372 300, "
            "432 200!, 452 340, 520 440, 560 370!, 596 500, 590 640, 530 740",
            "#f08a2a",
            0.6,
        ),
        (
            "402 780, 330 730, 306 630, 340 550, 392 470, 420 380!, 452 500, "
            "500 590, 488 700, 456 750",
            "#ffcf5a",
            0.75,
        ),
    )
    card.glow(400, 480, 470, "#ff9a3a", 0.5)
    for data, tone, power in flames:
        mask = Pen().smooth(knots(data)).mask
        card.lightup(blur(mask, 5), tone, power, opacity=0.5)
        edge = distance(mask)
        sparks, hot = Pen(), Pen()
        for _ in range(2600):
            x, y = rng.uniform(110, 700), rng.uniform(30, 800)
            d = edge[int(y * 1.5), int(x * 1.5)]
            if d > 0 and rng.random() < math.exp(-d / 16) + 0.05:
                near = rng.random() < 0.4
                (hot if near else sparks).circle(x, y, rng.uniform(1.6, 4.6))
        card.lightup(sparks, mix(tone, "#ffd87a", 0.5), 0.8)
        card.lightup(hot, "#fff2b8", 1.1)
    stray = Pen()
    for _ in range(46):
        a, r = rng.uniform(0, math.tau), rng.uniform(250, 430)
        stray.circle(410 + r * math.cos(a) * 0.95, 480 + r * math.sin(a), rng.uniform(1.6, 3.6))
    card.lightup(stray, "#ffd87a", 1.0)


def _ground(card: Card) -> None:
    bank: list[Knot] = knots("-60 1260!, -40 900, 180 850, 420 842, 640 856, 860 910, 860 1260!")
    fill = Gradient(("#5a4a34", "#1c3440", "#0a151e"), 840, 1010)
    card.paper(Pen().smooth(bank), fill, TORN, torn=5, core=0.2, offset=(0, -7), rim=0.5)


def _child(card: Card) -> None:
    """The only one in colour, because the gold light falls on this face alone."""
    x, y = 372, 1000
    card.shade(Pen().oval(x, y, 70, 12), "#02080e", 0.7, soft=6)
    pose = POSES["reaching"].but(
        nod=-24,
        near_hand=(0.0, 0.86),
        far_hand=(0.5, -0.8),
        near_foot=(0.1, 0.97),
        near_toe=0.0,
        far_grip="open",
        far_toe=20.0,
    )
    wonder = MOODS["awe"].but(pitch=-0.1)
    coat = Dress("coat", "#d8452f", "#3a3a5a", "#4a2a2c", 0.5, "#ffe0a0")
    figure(card, x, y, 98, IVA, pose, wonder, coat, far_at=(474, 672), ground=True)
    card.lightup(Pen().circle(506, 596, 8), "#fff6c8", 1.8)


def _camper(
    card: Card, who: Person, pose: str | Pose, x: float, y: float, size: float, flip: bool
) -> None:
    """Cut from one dark sheet that pales towards the screen."""
    far = np.hypot(X - PHONE[0], (Y - PHONE[1]) * 1.05)
    fill = Gradient(
        ((0.0, "#d8f6ff"), (0.3, "#6fb4d8"), (0.55, "#2a5a80"), (0.8, "#142c48"), (1.0, "#0a1424")),
        60,
        400,
        far,
    )
    coat = Dress("coat", hem=0.8, scarf="#222222")
    mask = silhouette(
        lambda c: figure(c, x, y, size, who, pose, "calm", coat, flip=flip, look=PHONE, ground=True)
    )
    with card.relight(*PHONE, COLD):
        card.paper(mask, fill, glue(300, rim=0.9, rim_width=3, shadow=0.5))


def _phone(card: Card) -> None:
    for a, b in (((284, 1156), (530, 1130)), ((300, 1126), (540, 1160))):
        card.paper(Pen().poly(ribbon([a, b], [30, 24])), ("#4a4a54", "#1c2028"), glue(140))
    place = Place(PHONE[0], PHONE[1] - 6, 112, -7)
    body = [(-0.86, -0.34), (0.8, -0.4), (1.0, 0.42), (-0.96, 0.48)]
    card.paper(place.poly(body), ("#3a4660", "#141a28"), glue(160, rim=0.8))
    glass = [(-0.77, -0.26), (0.72, -0.32), (0.88, 0.33), (-0.86, 0.39)]
    card.lightup(place.poly(glass), "#dff8ff", 1.7)
    card.tint(blur(place.oval(0, -0.6, 0.9, 0.9).mask, 24), COLD, 0.35)
