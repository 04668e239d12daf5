"""Campers warm themselves at a telephone; only a child sees the fire that fireflies have lit."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, blur, mix
from namyok_art.paper.colour import Fill
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import checks, stripes
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import GRAN, IVA, PAVEL, ZURI, Person
from namyok_art.paper.props.face import front
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.moods import MOODS

PHONE = (400, 1096)
COLD = "#9fdcff"


def draw() -> NDArray[np.uint8]:
    card = Card(53, ["#0b1626", "#14283a", "#0e1a26"], light=(400, 1060), lamp=COLD)
    _forest(card)
    _fire_of_flies(card)
    night = "#3a3f78"
    blankets: tuple[tuple[Person, str, float, float, float, Fill], ...] = (
        (PAVEL, "weary", 206, 560, 226, checks("#3a4a78", "#2a3458", 52, 20)),
        (ZURI, "desire", 604, 600, 218, stripes("#6a3a5a", "#8a4a5a", 44, 70)),
    )
    for who, mood, x, y, size, cloth in blankets:
        _camper(card, dusk(who, night), mood, (x, y), size, cloth, PHONE)
    _camper(
        card,
        dusk(GRAN, night),
        "cunning",
        (140, 892),
        196,
        checks("#7a2f3a", "#5a2434", 40, 45),
        PHONE,
    )
    _camper(
        card,
        dusk(IVA, night),
        "awe",
        (652, 912),
        186,
        stripes("#2f6a5a", "#245048", 36, 10),
        (360, 180),
    )
    _phone(card)
    _sticks(card)
    for x, y, turn, who, flip in ((270, 1130, 34, PAVEL, True), (545, 1140, -32, ZURI, False)):
        hand(
            card,
            x,
            y + 30,
            150,
            "open",
            mix(who.skin, "#8fb8e8", 0.25),
            turn,
            flip,
            mix(who.cloth, night, 0.3),
        )
    card.shine_on(*PHONE, 430, COLD, 0.5)
    return card.finish(
        bloom=0.8,
        shadow_tone="#14203c",
        light_tone="#cfe8ff",
        toning=0.09,
        vignette=0.3,
        saturation=1.12,
    )


def dusk(who: Person, night: str) -> Person:
    skin = mix(mix(who.skin, "#6a5a9a", 0.3), night, 0.12)
    return who.but(skin=skin, hair=mix(who.hair, night, 0.4), cloth=mix(who.cloth, night, 0.3))


def _forest(card: Card) -> None:
    rng = card.rng
    for layer, tone in enumerate(("#1d3a48", "#152c3a", "#0e1f2a")):
        pen = Pen()
        count = 11 - layer * 2
        for x in np.linspace(-10, 810, count) + rng.uniform(-26, 26, count):
            w = rng.uniform(14, 26) + layer * 9
            pen.taper(
                [(x, 1240), (x + rng.normal(0, 10), 600), (x + rng.normal(0, 24), -20)],
                w * 1.5,
                w * 0.7,
            )
            for _ in range(3):
                y, s = rng.uniform(20, 420), rng.choice([-1, 1])
                tip = (x + s * rng.uniform(80, 130), y - rng.uniform(70, 140))
                pen.taper([(x, y), (x + s * 50, y - 50), tip], 9, 2)
        card.paper(pen, (mix(tone, "#4a7088", 0.16), tone), shadow=0.4, spread=16, rim=0.1)
        card.fog(640 - layer * 60, 200, "#24405a", 0.3)


def _fire_of_flies(card: Card) -> None:
    """Hundreds of sparks whose outline is a leaping flame."""
    rng = card.rng
    flame = Pen().smooth(
        knots(
            "410 640, 250 600, 150 420, 200 270, 180 150!, 290 230, 330 120, 430 6!, "
            "450 150, 530 230, 590 120!, 650 290, 650 440, 560 600"
        )
    )
    mask = flame.mask
    card.glow(400, 330, 340, "#ffb84a", 0.4)
    card.lightup(blur(mask, 16), "#e07a2a", 0.5, opacity=0.4)
    sparks, hot = Pen(), Pen()
    for _ in range(1700):
        x, y = rng.uniform(140, 660), rng.uniform(6, 650)
        if mask[int(y * 1.5), int(x * 1.5)] > 0.5:
            core = math.hypot((x - 400) / 150, (y - 430) / 260) < rng.uniform(0.3, 1.1)
            (hot if core else sparks).circle(x, y, rng.uniform(1.8, 5.2))
    card.lightup(sparks, "#ff9a3a", 1.1)
    card.lightup(hot, "#ffe08a", 1.4)


def _camper(
    card: Card,
    who: Person,
    mood: str,
    at: tuple[float, float],
    size: float,
    cloth: Fill,
    look: tuple[float, float],
) -> None:
    """A head out of a blanket that reaches the ground."""
    x, y = at
    acting = MOODS[mood].but(tilt=MOODS[mood].tilt * 0.6)
    place = Place(x, y, size, 5 if x < 400 else -5)

    def blanket() -> None:
        shape: list[Knot] = knots(
            "-0.2 0.36!, -0.62 0.62, -0.84 1.2, -0.98 3!, 0.98 3!, 0.84 1.2, 0.62 0.62, 0.2 0.36!"
        )
        neck: list[Knot] = knots("-0.13 0.3, 0.13 0.3, 0.15 0.7, -0.15 0.7")
        card.paper(place.smooth(neck), mix(who.skin, "#1a1438", 0.4), glue(size))
        card.paper(place.smooth(shape), cloth, glue(size, spread=12, shadow=0.5, rim=0.6))
        for s in (-1, 1):
            lap: list[Knot] = [
                (s * 0.12, 0.4, 0),
                (s * 0.42, 0.46),
                (s * 0.56, 0.7),
                (s * 0.2, 1.2),
                (-s * 0.08, 1.5, 0),
                (s * 0.02, 0.9),
            ]
            card.paper(
                place.smooth(lap),
                lit(card, place, mix(who.cloth, "#8fb8e8", 0.18), 0.3, 1.0),
                glue(size, rim=0.7),
            )

    front(card, x, y, size, who, acting, look=look, between=blanket)


def _phone(card: Card) -> None:
    ground: list[Knot] = knots(
        "-60 1260!, -40 1120, 180 1040, 400 1034, 620 1050, 860 1120, 860 1260!"
    )
    card.paper(
        Pen().smooth(ground),
        ("#22384a", "#0c1620"),
        TORN,
        torn=5,
        core=0.2,
        offset=(0, -7),
        rim=0.3,
    )
    card.glow(PHONE[0], PHONE[1] - 20, 330, COLD, 0.5)
    place = Place(*PHONE, 120, -8)
    body = [(-0.95, -0.42), (0.75, -0.46), (0.98, 0.46), (-1.0, 0.5)]
    card.paper(place.poly(body), ("#3a4660", "#141a28"), glue(160, rim=0.8))
    glass = [(-0.86, -0.34), (0.68, -0.38), (0.87, 0.37), (-0.9, 0.4)]
    card.lightup(place.poly(glass), "#c8f0ff", 1.3)
    card.paint(place.poly([(-0.3, -0.2), (0.26, -0.21), (0.3, 0.2), (-0.32, 0.21)]), "#5fb8f0", 0.7)


def _sticks(card: Card) -> None:
    """Marshmallows that will stay white."""
    for a, b in (((20, 1010), (322, 1040)), ((800, 1010), (492, 1030))):
        card.paper(Pen().poly(ribbon([a, b], [11, 7])), ("#6a5a58", "#4a3a44"), glue(120))
        with Place(*b, 30, 18).pen() as pen:
            pen.rect(-0.7, -0.55, 1.4, 1.1, 0.4)
        card.paper(pen, ("#f4fbff", "#b8d8ee"), glue(120, rim=0.8))
