"""Night herself bends over a cradle; the toys on her threads are planets."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import IVA, Person
from namyok_art.paper.props.face import front
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.moods import MOODS

CHILD: Point = (330, 930)
NIGHT = Person(
    "adult",
    "#6e6cc0",
    "#2c2a78",
    "long",
    0.225,
    0.33,
    0.08,
    0.03,
    eye="#c8b878",
    lip="#8a4a9a",
    brow=0.03,
    lips=1.3,
    cloth="#23225a",
)


def draw() -> NDArray[np.uint8]:
    card = Card(83, ["#15143c", "#2f2a66", "#6a4f92", "#c07f96"], light=CHILD, lamp="#ffe0a8")
    rng = card.rng
    card.glow(*CHILD, 460, "#ffc890", 0.5)
    stars = Pen()
    for _ in range(130):
        stars.circle(rng.uniform(0, 800), rng.uniform(0, 900), rng.uniform(0.8, 2.4))
    card.lightup(stars, "#fff4dc", 0.8)
    _mother(card)
    tips = _mobile_hand(card)
    _planets(card, tips)
    _cradle(card)
    return card.finish(
        bloom=0.6,
        shadow_tone="#241c4c",
        light_tone="#ffe8cc",
        toning=0.09,
        vignette=0.26,
        saturation=1.08,
    )


def _mother(card: Card) -> None:
    x, y, size = 300, 330, 400
    place = Place(x, y, size)
    mantle: list[Knot] = knots(
        "-0.2 0.56, -0.7 0.74, -1 1.3, -1 2.3!, 1.4 2.3!, 1.3 1.3, 0.9 0.8, 0.2 0.56, 0.02 0.86"
    )

    def cloak() -> None:
        neck: list[Knot] = knots("-0.13 0.2, 0.13 0.2, 0.15 0.6, 0.4 0.9, -0.4 0.9, -0.15 0.6")
        card.paper(
            place.smooth(neck),
            lit(card, place.at(0, 0.6), mix(NIGHT.skin, "#2a1a5a", 0.3), 0.4),
            glue(400),
        )
        mask = card.paper(
            place.smooth(mantle),
            Gradient(("#1a1848", "#2c2a6a", "#5a4a86"), 400, 1200),
            glue(400, spread=14, rim=0.5),
        )
        rng = np.random.default_rng(3)
        with place.pen() as pen:
            for _ in range(90):
                pen.circle(rng.uniform(-1, 1.4), rng.uniform(0.4, 2.2), rng.uniform(0.003, 0.008))
        card.lightup(pen.mask * mask, "#fff0d0", 0.7)

    tender = MOODS["joy"].but(
        lower=0.006,
        upper=0.006,
        teeth="",
        corner=-0.026,
        top=0.036,
        tilt=10,
        brow_in=-0.04,
        brow_out=0.02,
        pitch=0.06,
        blush=0.5,
        folds=(),
    )
    front(card, x, y, size, NIGHT, tender, look=(CHILD[0] + 30, CHILD[1]), between=cloak)
    card.shine_on(x + 40, y + 190, 300, "#ffb890", 0.75)
    rng = np.random.default_rng(8)
    freckles = Pen()
    for _ in range(46):
        u, v = rng.normal(0.0, 0.15), rng.normal(0.1, 0.05)
        px, py = place.at(0, 0, 1, 10).to(u, v)
        freckles.circle(px, py, rng.uniform(1.2, 2.6))
    card.lightup(freckles, "#fff2c8", 0.6)
    moon: list[Knot] = knots("0 -0.16!, -0.15 0.02, 0 0.18!, -0.06 0.02")
    clasp = Place(250, 168, 150, 20)
    card.lightup(clasp.smooth(moon), "#ffeebc", 1.0)


def _mobile_hand(card: Card) -> list[Point]:
    """Her hand hangs in from the right; a thread runs from every finger."""
    sleeve: list[Knot] = knots("840 -20!, 640 -40!, 566 120, 640 220, 840 250!")
    card.paper(Pen().smooth(sleeve), Gradient(("#1a1848", "#3a3478"), 0, 260), glue(300, rim=0.5))
    place = hand(card, 650, 130, 260, "letting_go", NIGHT.skin, 196)
    return [place.to(u, v) for u, v in ((-0.36, -0.82), (-0.1, -0.96), (0.16, -0.9), (0.42, -0.68))]


def _planets(card: Card, tips: list[Point]) -> None:
    ends = ((760, 560, 44), (640, 640, 58), (556, 520, 30), (470, 700, 40))
    tones = ("#e0a05a", "#d87a5a", "#b8c8d8", "#4f9ac8")
    for (tx, ty), (x, y, r), tone in zip(tips, ends, tones, strict=True):
        card.paint(
            Pen().poly(
                ribbon([(tx, ty), ((tx + x) / 2 + 6, (ty + y) / 2), (x, y - r)], [2.4, 2.0, 2.4])
            ),
            "#f6e6c8",
            0.9,
        )
        disc = card.paper(
            Pen().circle(x, y, r), lit(card, Place(x, y, r), tone, 0.5, 1.0), glue(r * 3, rim=0.7)
        )
        bands = Pen()
        for k in (-0.45, 0.05, 0.5):
            bands.oval(x, y + k * r, r * 1.1, r * 0.13, -14)
        card.shade(bands, mix(tone, "#3a1a4a", 0.6), 0.4, within=disc)
        if r == 58:
            ring = Pen().oval(x, y, r * 1.75, r * 0.42, -14, width=12)
            behind = Pen().poly(
                [(x - 120, y - 90), (x + 120, y - 150), (x + 120, y - 26), (x - 120, y + 34)]
            )
            card.paper(ring.mask * (1 - behind.mask * disc), ("#f6dca0", "#c8925a"), glue(120))
        if tone == "#4f9ac8":
            land = (
                Pen()
                .smooth([(x - 20, y - 18), (x + 8, y - 26), (x + 14, y - 4), (x - 6, y + 8)])
                .smooth([(x + 4, y + 14), (x + 24, y + 8), (x + 18, y + 28)])
            )
            card.paint(land.mask * disc, "#6aa86a")


def _cradle(card: Card) -> None:
    x, y = CHILD
    card.glow(x, y - 10, 260, "#ffd898", 0.55)
    place = Place(x, y + 90, 260, -5)
    back: list[Knot] = knots("-0.86 -0.2, -0.7 -0.5, 0.5 -0.36, 0.86 -0.16, 0.8 0.1, -0.8 0.1")
    card.paper(place.smooth(back), ("#8a5a3a", "#5a3428"), glue(260))
    pillow: list[Knot] = knots("-0.6 -0.36, -0.1 -0.44, 0.3 -0.32, 0.3 0.1, -0.6 0.12")
    card.paper(place.smooth(pillow), ("#fff6e6", "#e8c8a8"), glue(200))
    front(
        card,
        x - 20,
        y + 6,
        168,
        IVA.but(freckles=False, hair="#8a4a26"),
        MOODS["awe"].but(tilt=-10, blush=0.7),
        look=(600, 560),
    )
    hand(card, x + 96, y + 44, 78, "open", IVA.skin, 34, False)
    quilt: list[Knot] = knots("-0.74 0, -0.3 -0.02, 0.1 0.02, 0.5 -0.12, 0.9 0, 0.8 0.5, -0.7 0.5")
    card.paper(place.smooth(quilt), lit(card, place, "#c8607a", 0.34, 0.7), glue(240, rim=0.5))
    shell: list[Knot] = knots(
        "-0.96 0.06!, -0.5 0.16, 0.4 0.16, 1 0.02!, 0.84 0.5, 0.5 0.8, -0.46 0.82, -0.82 0.54"
    )
    mask = card.paper(
        place.smooth(shell),
        Gradient(("#d89a5a", "#a8683c", "#6a3c2c"), y + 90, y + 310),
        glue(300, rim=0.6),
    )
    with place.pen() as pen:
        for row in range(9):
            for k in range(-9, 10):
                pen.oval((k + 0.5 * (row % 2)) * 0.115, 0.2 + row * 0.078, 0.054, 0.031)
    card.shade(1 - pen.mask, "#3a1c20", 0.5, soft=0.8, within=mask)
    rail = place.ribbon(
        [(-0.98, 0.06), (-0.5, 0.17), (0.4, 0.17), (1.02, 0.02)], [0.09, 0.09, 0.09, 0.09]
    )
    card.paper(rail, ("#f0c07a", "#b8783f"), glue(160, rim=0.6))
    rocker = place.ribbon(
        [(-0.9, 0.78), (-0.4, 0.96), (0.4, 0.94), (0.96, 0.72)], [0.05, 0.09, 0.09, 0.05]
    )
    card.paper(rocker, ("#a8683c", "#5a3428"), glue(160, rim=0.5))
    hand(card, 96, 1230, 250, "point", NIGHT.skin, 34, False)
    card.shine_on(x, y, 300, "#ffc880", 0.4)
    card.tint(smoothstep(260, 0, np.hypot(X - x, Y - y)), "#ffe0a8", 0.1)
