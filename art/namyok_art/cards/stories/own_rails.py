"""A train stands on three lengths of rail; its crew carries the one from behind to the front."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, mix
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import stripes
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import ANYA, FINN, OMAR, PAVEL, ZURI
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.face import front
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

RAIL = ((-60.0, 694.0), (860.0, 534.0))


def rail_at(x: float) -> float:
    (ax, ay), (bx, by) = RAIL
    return ay + (by - ay) * (x - ax) / (bx - ax)


def draw() -> NDArray[np.uint8]:
    card = Card(59, ["#e8a85a", "#f4cf8a", "#f8e4b4"], light=(640, 60), lamp="#fff4d0")
    card.glow(640, 90, 420, "#fffae0", 0.7)
    for y, tone in ((560, "#d8b070"), (640, "#c89a58")):
        line = ridge(card.rng, y, 14, 0.4, 4, tilt=-20)
        card.paper(line.pen(), (mix(tone, "#fff0c0", 0.3), tone), glue(200, shadow=0.2))
    _engine(card)
    ground = ridge(card.rng, 960, 12, 0.4, 4, tilt=-90)
    card.paper(
        meadow(ground.pen(), ground, card.rng, 240, 16, 40),
        ("#c8944a", "#7a5430"),
        TORN,
        torn=3,
        offset=(0, -4),
    )
    _crew(card)
    low = ridge(card.rng, 1170, 10, 0.4, 4)
    card.paper(meadow(low.pen(), low, card.rng, 150, 24, 60), ("#8a5f34", "#4a3020"), glue(200))
    return card.finish(
        bloom=0.25,
        shadow_tone="#4a2f44",
        light_tone="#fff2d0",
        toning=0.08,
        vignette=0.24,
        saturation=1.08,
    )


def _engine(card: Card) -> None:
    """It comes at us, impatient; the driver leans out and points where nothing is."""
    p = Place(300, 500, 200)
    for x, y, r in ((250, 96, 96), (330, 120, 74), (390, 160, 52), (404, 214, 34)):
        card.paper(Pen().circle(x, y, r), ("#fdf6ea", "#d8c4b0"), TORN, torn=4)
    cab: list[Knot] = knots("-1.3 -1.1!, -0.2 -1.1!, -0.2 1.2!, -1.3 1.2!")
    card.paper(p.smooth(cab), Gradient(("#3f8a5a", "#1f5a40"), 330, 800), glue(300))
    card.hollow(
        p.poly([(-1.14, -0.9), (-0.4, -0.9), (-0.4, -0.1), (-1.14, -0.1)]),
        ("#5a3a34", "#3a2428"),
        10,
    )
    front(
        card,
        132,
        404,
        150,
        PAVEL.but(hat="cap", cloth="#23405a"),
        MOODS["anger"].but(tilt=6),
        look=(700, 600),
        wear="shirt",
    )
    boiler = p.oval(0.5, 0.1, 0.86, 0.86)
    card.paper(boiler, lit(card, p, "#2f7a50", 0.4, 1.0), glue(360, rim=0.6))
    card.paper(p.oval(0.5, 0.1, 0.7, 0.7), lit(card, p, "#23603f", 0.4, 0.8), glue(260, rim=0.5))
    card.paper(p.oval(0.5, 0.1, 0.16, 0.16), ("#f6d890", "#b8862f"), glue(140, rim=0.7))
    with p.pen() as pen:
        for k in range(12):
            pen.circle(0.5 + 0.78 * np.cos(k * 0.5236), 0.1 + 0.78 * np.sin(k * 0.5236), 0.035)
    card.paper(pen, "#e8c060", glue(60))
    card.paper(
        p.poly([(0.24, -1.5), (0.76, -1.5), (0.68, -0.7), (0.32, -0.7)]),
        Gradient(("#3a3038", "#6a5a60", "#2a2028"), 350, 460, X),
        glue(240, rim=0.5),
    )
    card.glow(*p.to(0.5, -0.66), 70, "#fff0b0", 0.5)
    card.lightup(p.oval(0.5, -0.66, 0.14, 0.14), "#fff4c8", 1.1)
    hand(card, 230, 540, 120, "point", PAVEL.skin, 82, False, "#23405a")
    bumper: list[Knot] = knots("-0.5 1!, 1.5 1!, 1.6 1.24!, -0.6 1.24!")
    card.paper(p.smooth(bumper), stripes("#c8303a", "#f4e8d0", 44, 60), glue(240))


def _crew(card: Card) -> None:
    """Three who carry, and one too small who carries with them."""
    (ax, ay), (bx, by) = RAIL
    crew = (
        (150, 1010, 122, OMAR, "stubborn", Dress("jacket", "#c85a3a", "#3a3a4a")),
        (
            410,
            1000,
            122,
            ZURI,
            "laughter",
            Dress("coat", "#3f6a7a", "#3a2a3a", hem=0.45, scarf="#e8b83a"),
        ),
        (668, 950, 122, FINN, "weary", Dress("jacket", "#6a4a7a", "#4a3a34")),
    )
    stride = POSES["walk"].but(
        near_elbow=-1, lean=12, bend=4, nod=-6, near_grip="none", far_grip="cup"
    )

    def carry(parts: str) -> None:
        for x, y, size, who, mood, dress in crew:
            acting = MOODS[mood].but(top=max(0.05, MOODS[mood].top))
            figure(
                card,
                x,
                y,
                size,
                who,
                stride.but(near_grip="fist" if parts == "near" else "none"),
                acting,
                dress,
                near_at=(x - 16, rail_at(x - 16) + 24),
                far_at=(x + 176, rail_at(x + 176) + 10),
                parts=parts,
            )

    carry("far legs body head")
    steel = Gradient(("#c8c4c4", "#8a8890", "#5a5864"), 520, 740)
    bar = [(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 26), (bx, by)]
    card.paper(Pen().poly(ribbon(bar, [44, 44, 44], 60)), steel, glue(320, rim=0.7, lift=9))
    card.paper(
        Pen().poly(ribbon([(x, y - 26) for x, y in bar], [16, 16, 16], 60)),
        ("#fffaf0", "#b8b4b8"),
        glue(200, rim=0.7),
    )
    carry("near")
    reach = POSES["reaching"].but(sway=(0.0, 0.0), near_foot=(0.0, 0.99), far_foot=(-0.2, 0.96))
    figure(
        card,
        560,
        1176,
        92,
        ANYA,
        reach,
        MOODS["joy"].but(pitch=-0.06),
        Dress("dress", "#d8a23a", hem=0.5, stockings=True),
        ground=True,
    )
