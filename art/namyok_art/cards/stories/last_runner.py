"""The stadium is empty; an old woman breaks the ribbon that two moths have kept for her."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.beasts import moth
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES, Bones

LAMP: Point = (150, 120)
RUNNER = Person(
    "old", "#7a4a34", "#f0ece6", "bun", 0.27, 0.35, 0.11, 0, "broad", "", "", True, eye="#3a2418"
)
CHEST: Point = (470, 700)


def draw() -> NDArray[np.uint8]:
    card = Card(20, ["#0c1428", "#14243c", "#24304c"], light=LAMP, lamp="#fff2c8")
    _stands(card)
    _beam(card)
    _track(card)
    _sweeper(card)
    _runner(card)
    return card.finish(
        bloom=0.5,
        shadow_tone="#141c40",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.3,
        saturation=1.12,
    )


def _stands(card: Card) -> None:
    """Row over row of folded seats; somebody has left a balloon."""
    rng = card.rng
    for row in range(9):
        y = 300 + row * 52 + row * row * 1.6
        wide = 30 + row * 3.4
        step = Pen().poly([(-20, y + 26), (820, y - 34 + 26), (820, 1000), (-20, 1000)])
        tone = mix("#1a2a48", "#2c3c62", row / 8)
        card.paper(step, tone, glue(120, offset=(0, -4), rim=0.1))
        seats = Pen()
        for k in range(40):
            x = -30 + k * wide * 1.3 + rng.uniform(-2, 2)
            low = y + 22 - x * 60 / 840
            seats.rect(x, low - wide * 0.8, wide, wide * 0.9, wide * 0.3)
        card.paper(seats, mix("#24406a", "#3f5a8a", row / 8), glue(70, rim=0.12))


def _beam(card: Card) -> None:
    pole = Pen().poly(ribbon([(40, 900), (96, 150)], [26, 16]))
    card.paper(pole, ("#3a4a68", "#1c2840"), glue(120))
    cone = Pen().poly([(120, 90), (190, 120), (900, 760), (900, 1240), (330, 1240)]).mask
    card.tint(blur(cone, 20) * smoothstep(1500, 100, np.hypot(X - 150, Y - 120)), "#ffeab0", 0.62)
    frame = Place(*LAMP, 92, 28)
    card.paper(
        frame.poly([(-0.9, -0.6), (0.9, -0.6), (0.9, 0.6), (-0.9, 0.6)]),
        ("#4a5a78", "#1c2840"),
        glue(160),
    )
    for u in (-0.54, 0.0, 0.54):
        for v in (-0.27, 0.27):
            x, y = frame.to(u, v)
            dead = (u, v) in ((-0.54, 0.27), (0.54, -0.27))
            if dead:
                card.paper(Pen().circle(x, y, 19), ("#5a6a80", "#2a3850"), glue(60))
            else:
                card.lightup(Pen().circle(x, y, 20), "#fff8dc", 1.3)


def _track(card: Card) -> None:
    base: list[Knot] = knots("-40 960!, 300 930, 840 870!, 840 1260!, -40 1260!")
    mask = card.paper(
        Pen().smooth(base),
        Gradient(("#8a3c48", "#c85a4f", "#7a2c40"), 880, 1240),
        glue(300, offset=(0, -6)),
    )
    for k in range(4):
        y = 990 + k * 62 + k * k * 8
        line = [(-30.0, y + 20), (380.0, y - 14), (840.0, y - 70)]
        card.paint(Pen().poly(ribbon(line, [4 + k * 2, 5 + k * 2])).mask * mask, "#ffe6cc", 0.75)
    card.shine_on(520, 1080, 360, "#ffe0a0", 0.5, (1.5, 0.5), within=mask)
    cups = ((86, 1060, 30, -70), (150, 1160, 40, 24), (742, 1130, 38, 80))
    for x, y, size, turn in cups:
        p = Place(x, y, size, turn)
        card.shade(p.oval(0.3, 0.6, 0.9, 0.3), "#2a0c20", 0.5, soft=5)
        card.paper(
            p.poly([(-0.5, -0.7), (0.5, -0.7), (0.36, 0.7), (-0.36, 0.7)]),
            ("#f6f0e6", "#b8b0b8"),
            glue(90),
        )
        card.paper(p.oval(0, -0.7, 0.5, 0.16), ("#d8d0d0", "#8a8494"), glue(60))


def _sweeper(card: Card) -> None:
    """One man is still here, and he has his back to her."""
    x, y = 726, 888
    pose = POSES["walk"].but(lean=16, nod=16, near_hand=(0.5, 0.6), far_hand=(0.6, 0.3))
    who = Person("adult", "#4a3a4a", "#2a2030", "short", hat="cap")
    figure(
        card,
        x,
        y,
        34,
        who,
        pose,
        "weary",
        Dress("jacket", "#3a4a6a", "#2a3450", "#1a2030"),
        ground=True,
    )
    card.paper(Pen().poly(ribbon([(738, 790), (774, 884)], [5, 5])), "#8a7a5a", glue(50))
    card.paper(Pen().poly([(764, 872), (786, 866), (800, 888), (768, 892)]), "#a88a4a", glue(50))


def _runner(card: Card) -> None:
    x, y = 400.0, 862.0
    pools = ([(360, 1100), (470, 1112), (620, 1136)], [(580, 1126), (700, 1110), (820, 1080)])
    for k, points in enumerate(pools):
        shape = ribbon([(float(a), float(b)) for a, b in points], [50, 104 - 60 * k, 50], 40)
        card.shade(Pen().poly(shape), "#1c0818", 0.55, soft=12)
    run = POSES["running"].but(
        lean=-2,
        bend=-12,
        nod=-18,
        near_hand=(-0.92, 0.16),
        far_hand=(0.6, -0.8),
        near_foot=(0.66, 0.6),
        far_foot=(-0.6, 0.72),
        near_grip="open",
        far_grip="open",
        near_elbow=-1,
    )
    win = MOODS["laughter"].but(pitch=-0.06, tears=1)
    dress = Dress("jacket", "#f0b42e", "#3f2c7a", "#f6f0e6", trim="#fff8ea", buttons=False)

    def band(place: Place, bones: Bones) -> None:
        bib = Place(*place.to(0.04, -0.56), 84, -6)
        card.paper(
            bib.poly([(-0.5, -0.42), (0.5, -0.42), (0.5, 0.42), (-0.5, 0.42)]),
            ("#fffdf6", "#e0dcd8"),
            glue(90),
        )
        heart = knots(
            "0 0.26!, -0.3 -0.02, -0.24 -0.22, -0.1 -0.24, 0 -0.12!, 0.1 -0.24, "
            "0.24 -0.22, 0.3 -0.02"
        )
        card.paint(bib.smooth(heart), "#d8382f", 0.9)
        _tape(
            card,
            [(310, 668), (390, 706), (470, 716), (560, 668), (620, 706), (690, 640), (712, 560)],
            40,
        )

    _tape(card, [(346, 690), (270, 640), (250, 560), (170, 520), (176, 430), (134, 380)], 36)
    moth(card, 122, 346, 148, CHEST, -24, "#c8a070")
    figure(card, x, y, 136, RUNNER, run, win, dress, hold=band)
    moth(card, 706, 516, 104, CHEST, 38, "#a8b89a")


def _tape(card: Card, line: list[Point], wide: float) -> None:
    """Silk that turns over in the wind: it narrows where we see its edge."""
    widths = [wide, wide * 0.95, wide * 0.45, wide * 0.95, wide * 0.4, wide * 0.8, wide * 0.3]
    card.paper(Pen().poly(ribbon(line, widths, 110)), ("#ffffff", "#d0d6e4"), glue(200, rim=0.5))
