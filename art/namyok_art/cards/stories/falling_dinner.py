"""A table and two chairs fall through the clouds; he goes on dining, she has looked down."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.patterns import stripes
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import BORIS, JUN, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.props.sky import cloud

HE = BORIS.but(hat="", cloth="#23304f", beard="moustache")
SHE = Person(
    "adult",
    "#e8b48e",
    "#b83a22",
    "bun",
    0.23,
    0.33,
    0.08,
    0.01,
    eye="#3f7a5a",
    lip="#c8202f",
    brow=0.032,
    cloth="#8a2f5a",
)


def draw() -> NDArray[np.uint8]:
    card = Card(18, ["#2f5a9a", "#6f9fcc", "#f0b8a0", "#fbdca8"], light=(420, 1280), lamp="#ffe8c0")
    _sky(card)
    frame = Place(400, 640, 100, -13)
    _waiter(card)
    _chair(card, frame.at(-2.55, 0.95), False)
    _chair(card, frame.at(2.5, 0.95), True)
    _hair(card, frame)
    _table(card, frame, "cloth")
    _diners(card, frame)
    _table(card, frame, "dishes")
    _town(card)
    return card.finish(
        bloom=0.3,
        shadow_tone="#2c3a6a",
        light_tone="#fff0d8",
        toning=0.08,
        vignette=0.2,
        saturation=1.1,
    )


def _sky(card: Card) -> None:
    rng = card.rng
    for x, y, w, tone in (
        (640, 120, 300, "#8fb4d8"),
        (60, 330, 300, "#b8b8cc"),
        (740, 520, 260, "#e8b8ac"),
        (60, 820, 320, "#f8d0b0"),
    ):
        pen = Pen()
        cloud(pen, x, y, w, rng, 9, 0.2)
        card.paper(pen, (mix(tone, "#ffffff", 0.5), tone), TORN, torn=4, shadow=0.2)
    streaks = Pen()
    for _ in range(26):
        u, v = rng.uniform(0, 800), rng.uniform(0, 1000)
        streaks.poly(ribbon([(u, v), (u + 6, v - rng.uniform(80, 200))], [3.4, 0.6]))
    card.paint(streaks, "#ffffff", 0.4)


def _chair(card: Card, place: Place, flip: bool) -> None:
    p = Place(place.x, place.y, place.size, place.turn, flip)
    wood = ("#a8683a", "#6a3c24")
    for u in (-0.75, 0.6):
        card.paper(p.ribbon([(u, 0.3), (u * 1.1, 1.9)], [0.2, 0.13]), wood, glue(160))
    back: list[Knot] = knots("-1.05 -2.2, -0.8 -2.35, -0.62 -2.2, -0.55 0.3!, -0.85 0.3!")
    card.paper(p.smooth(back), wood, glue(180))
    card.paper(
        p.poly([(-0.95, 0.2), (0.8, 0.2), (0.8, 0.46), (-0.95, 0.46)]),
        ("#c8404a", "#8a2430"),
        glue(180),
    )


def _hair(card: Card, frame: Place) -> None:
    """Her knot has come undone and stands on end; his tie does the same."""
    root = frame.at(2.16, -2.0)
    for k, bend in enumerate((-0.8, -0.45, -0.1, 0.25, 0.6)):
        lock = [
            (bend * 0.4, 0.1),
            (bend * 0.8, -1.1),
            (bend * 1.3 + 0.2 * (k % 2), -2.5 + 0.3 * (k % 3)),
        ]
        shade = mix(SHE.hair, "#ffb060", 0.08 * k)
        card.paper(root.ribbon(lock, [0.5, 0.5, 0.05]), lit(card, root, shade, 0.3, 1.6), glue(160))


def _diners(card: Card, frame: Place) -> None:
    sit = POSES["sitting"].but(lean=-2, bend=8, nod=0)
    suit = Dress("jacket", "#23304f", "#3a3a4a", "#1a1418", trim="#f4f0e8", buttons=False)
    proud = MOODS["pride"].but(pitch=-0.04, gaze=(0.3, 0.4))
    glass = frame.to(-0.7, -1.0)

    def tie(place: Place, bones: object) -> None:
        collar = frame.at(-2.0, -1.0)
        card.paper(
            collar.ribbon(
                [(0.14, 0.26), (-0.3, 0.1), (-0.7, -0.5), (-1.0, -1.4)], [0.12, 0.22, 0.3, 0.04]
            ),
            stripes("#c8303f", "#f0c86a", 14, 40),
            glue(120),
        )

    x, y = frame.to(-2.45, 0.9)
    figure(
        card,
        x,
        y,
        132,
        HE,
        sit.but(near_grip="cup"),
        proud,
        suit,
        turn=-13,
        near_at=glass,
        hold=tie,
    )
    _wine(card, Place(*frame.to(-0.46, -1.28), 100, -13))
    gown = Dress("dress", "#8a2f5a", "#5a2440", "#c8202f", 0.62, "#f0c0d0", stockings=True)
    x, y = frame.to(2.42, 0.9)
    terror = MOODS["fear"].but(gaze=(0.3, 0.9), pitch=0.02)
    grip: Point = frame.to(1.3, -0.2)
    figure(
        card,
        x,
        y,
        130,
        SHE.but(style="short"),
        sit.but(lean=6, near_grip="claw", far_grip="claw"),
        terror,
        gown,
        turn=-13,
        flip=True,
        near_at=grip,
        far_at=frame.to(1.15, -0.32),
    )


def _wine(card: Card, p: Place) -> None:
    card.paper(p.ribbon([(0, 0.7), (0, 0.2)], [0.06, 0.06]), "#e8eef4", glue(80))
    card.paper(
        p.smooth(knots("-0.28 -0.4!, 0.28 -0.4!, 0.26 0, 0 0.26, -0.26 0")),
        ("#f4f8fc", "#c8d4e0"),
        glue(110),
        opacity=0.75,
    )
    card.paper(
        p.smooth(
            knots("-0.2 -0.5, -0.08 -0.9, 0.1 -0.62, 0.2 -1.1, 0.24 -0.3, 0.2 0, 0 0.18, -0.22 0")
        ),
        ("#b8203f", "#7a1028"),
        glue(110),
    )


def _table(card: Card, frame: Place, part: str) -> None:
    if part == "cloth":
        card.paper(
            frame.ribbon([(0, 0.1), (0, 2.4)], [0.34, 0.26]), ("#a8683a", "#6a3c24"), glue(200)
        )
        card.paper(
            frame.smooth(knots("-0.9 2.5, 0 2.2, 0.9 2.5, 0 2.6")),
            ("#8a5430", "#5a3420"),
            glue(160),
        )
        drape: list[Knot] = knots(
            "-1.5 0!, 1.5 0!, 1.9 -0.5, 1.7 -1.1!, 1.3 -0.5, 1.25 0.5!, 0.8 0.3, "
            "0.3 0.56, -0.3 0.3, -0.8 0.54, -1.3 0.3!, -1.36 -0.5, -1.8 -1!, "
            "-1.9 -0.4"
        )
        card.paper(
            frame.smooth(drape),
            Gradient(("#ffffff", "#f4e4dc", "#d8b8b8"), 560, 720),
            glue(240, rim=0.5),
        )
        return
    card.paper(
        frame.smooth(knots("-1.45 0.02, 0 -0.12, 1.45 0.02, 0 0.14")),
        ("#fffaf4", "#ecd8d0"),
        glue(160),
    )
    for u, tone in ((-0.75, "#e88a3a"), (0.7, "#7aa84a")):
        plate = frame.at(u, -0.06)
        card.paper(plate.oval(0, 0, 0.46, 0.1), ("#ffffff", "#c8d0dc"), glue(120))
        soup = plate.at(0.04, -0.56, 1, 13)
        blob: list[Knot] = knots("-0.4 0.02, -0.2 -0.1, 0.1 -0.06, 0.4 0, 0.3 0.14, -0.2 0.14")
        card.paper(soup.smooth(blob), (mix(tone, "#fff0c0", 0.4), tone), glue(120, rim=0.6))
        for du, dv in ((-0.3, -0.3), (0.24, -0.26)):
            card.paper(soup.oval(du, dv, 0.06, 0.08), tone, glue(60))
    candle = frame.at(0, -0.1)
    card.paper(candle.ribbon([(0, 0), (0, -0.8)], [0.14, 0.12]), ("#fff6e0", "#e0c8a0"), glue(110))
    card.glow(*candle.to(0, -1.1), 90, "#ffd070", 0.6)
    card.lightup(candle.smooth(knots("0 -0.82, 0.1 -1, 0.02 -1.36!, -0.1 -1")), "#ffd060", 1.2)


def _waiter(card: Card) -> None:
    pose = POSES["walk"].but(
        lean=-2,
        near_hand=(0.3, -0.5),
        near_grip="cup",
        near_wrist=30,
        near_foot=(0.2, 0.9),
        far_foot=(-0.3, 0.8),
    )
    suit = Dress("jacket", "#2a2430", "#2a2430", "#1a1418", trim="#ffffff")
    place, bones = figure(
        card, 646, 236, 62, JUN, pose, MOODS["calm"].but(yaw=0.0), suit, flip=True
    )
    x, y = place.to(*bones.joints["near_arm"][2])
    card.paper(Pen().oval(x - 20, y - 44, 62, 9), ("#f4f6f8", "#98a4b4"), glue(120, rim=0.7))
    card.paper(Pen().rect(x - 56, y - 88, 72, 40, 8), ("#fff0e0", "#e8b8a0"), glue(120))
    card.paper(Pen().circle(x - 20, y - 98, 11), ("#e83a4a", "#a01f2f"), glue(80))


def _town(card: Card) -> None:
    """It is much nearer than it was."""
    rng = np.random.default_rng(6)
    ground: list[Knot] = knots("-40 1120!, 200 1060, 500 1050, 840 1110!, 840 1260!, -40 1260!")
    card.paper(Pen().smooth(ground), ("#8fae6a", "#5a8458"), glue(200, shadow=0.2))
    for _ in range(34):
        x, y = rng.uniform(-10, 810), rng.uniform(1084, 1200)
        k = 0.5 + (y - 1084) / 110
        w, h = 30 * k, 26 * k
        tone = str(rng.choice(["#f0dcc0", "#e8b890", "#d89a8a", "#f4e8d0"]))
        card.paper(Pen().rect(x - w / 2, y - h, w, h), (tone, mix(tone, "#6a4a5a", 0.3)), glue(60))
        card.paper(
            Pen().poly([(x - w * 0.62, y - h), (x, y - h * 1.8), (x + w * 0.62, y - h)]),
            ("#c8543a", "#8a3430"),
            glue(60),
        )
