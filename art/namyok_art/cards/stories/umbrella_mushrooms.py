"""Umbrellas grow in a wet wood; a picker has put his knife to the one where a family shelters."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import MATVEY
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.props.sky import rain
from namyok_art.paper.space import Array, X, Y

LAMP = (410.0, 690.0)
FAR: Array = np.hypot(X - LAMP[0], (Y - LAMP[1]) * 0.9)
GROUND = 1010.0


def draw() -> NDArray[np.uint8]:
    wood = Gradient(("#f8dc94", "#8fb08a", "#2f6a64", "#123a44"), 60, 760, along=FAR)
    card = Card(2, wood, light=LAMP, lamp="#ffe6a8")
    _trees(card)
    card.paint(rain(card.rng, 190, 1100, 0.16, (30, 80)), "#d8f0ea", 0.35)
    _back(card)
    card.glow(*LAMP, 330, "#ffd880", 0.55)
    _ground(card)
    _great(card)
    _family(card)
    _picker(card)
    _front(card)
    return card.finish(
        bloom=0.4, shadow_tone="#10303a", light_tone="#fff0cc", vignette=0.28, saturation=1.1
    )


def _trees(card: Card) -> None:
    """Trunks to both sides, the near ones darkest: a tunnel of wood."""
    rng = np.random.default_rng(7)
    for k, (tone, wide, inner) in enumerate(
        (("#7aa08a", 22, 150), ("#3f7468", 38, 240), ("#1c4a4c", 62, 330), ("#0a2430", 110, 404))
    ):
        pen = Pen()
        for side in (-1, 1):
            for step in range(5 - k):
                x = 400 + side * (inner + step * wide * 1.7 + rng.uniform(-10, 10))
                lean = rng.uniform(-14, 14)
                w = wide * rng.uniform(0.7, 1.2)
                line: list[Point] = [(x + lean, -40), (x, 500), (x - lean * 0.5, 1060)]
                pen.poly(ribbon(line, [w * 0.8, w, w * 1.5]))
                for y in rng.uniform(60, 420, 2):
                    bend = side * -rng.uniform(60, 120)
                    pen.poly(
                        ribbon(
                            [(x, y), (x + bend * 0.5, y - 40), (x + bend, y - 46)], [w * 0.3, 8, 2]
                        )
                    )
        card.paper(
            pen, (tone, mix(tone, "#0c2a30", 0.35)), shadow=0.4, spread=14, lift=10, rim=0.25
        )
        card.fog(980 - 60 * k, 70, "#e8e8b8", 0.22 - 0.04 * k)


def _umbrella(
    card: Card, x: float, y: float, wide: float, high: float, tones: tuple[str, str], hook: float
) -> Array:
    """An open umbrella with its top at y; the hook of its handle is in the moss."""
    p = Place(x, y, wide / 2)
    rise = high / (wide / 2)
    stem: list[Point] = [(0, -0.1), (0, hook / (wide / 2))]
    card.paper(p.ribbon(stem, [0.05, 0.06]), ("#c8a070", "#5a3a2c"), glue(wide * 0.5))
    ribs = 6
    edge: list[Knot] = [(-1, rise, 0)]
    for k in range(ribs):
        a = -1 + 2 * k / ribs
        edge += [(a + 1 / ribs, rise - 0.1), (a + 2 / ribs, rise + 0.02 * (k % 2), 0)]
    dome: list[Knot] = [
        (0.86, rise * 0.42),
        (0.5, rise * 0.1),
        (0, 0),
        (-0.5, rise * 0.1),
        (-0.86, rise * 0.42),
    ]
    mask = card.paper(p.smooth([*edge, *dome]), tones, glue(wide * 0.5, rim=0.5))
    for k in range(1, ribs):
        a = -1 + 2 * k / ribs
        line: list[Point] = [(0, 0), (a * 0.66, rise * 0.36), (a, rise)]
        card.shade(p.ribbon(line, [0.004, 0.02, 0.014]), "#2a0c18", 0.4, within=mask)
        if k % 2:
            gore = p.smooth(
                [
                    (0, 0, 0),
                    (a * 0.66, rise * 0.36),
                    (a, rise, 0),
                    (a + 1 / 3, rise, 0),
                    ((a + 1 / 3) * 0.66, rise * 0.36),
                ]
            )
            card.shade(gore, "#5a1028", 0.16, within=mask)
    card.paper(p.ribbon([(0, 0.03), (0, -0.13)], [0.03, 0.02]), "#e8d0a0", glue(60))
    return mask


def _back(card: Card) -> None:
    for x, y, w, a, b in (
        (150, 820, 120, "#8fb0a8", "#3f7478"),
        (668, 800, 140, "#e8c890", "#a87a5a"),
        (604, 870, 84, "#d88a7a", "#8a4450"),
        (226, 900, 70, "#e8dcb8", "#8a9a80"),
    ):
        _umbrella(card, x, y, w, w * 0.36, (a, b), w * 0.9)


def _ground(card: Card) -> None:
    for y, tone, count in ((950, "#6a8a50", 160), (GROUND, "#3f6a44", 260)):
        line = ridge(card.rng, y, 10, 0.5, 5, bow=-26)
        fill = Gradient(
            (mix(tone, "#ffe08a", 0.5), tone, mix(tone, "#08222a", 0.6)), 250, 620, along=FAR
        )
        card.paper(meadow(line.pen(), line, card.rng, count, 8, 26), fill, shadow=0.3, rim=0.3)


def _great(card: Card) -> None:
    """The fly agaric of them all; somebody has lit a lamp under it."""
    stem: list[Point] = [(410, 420), (408, 700), (412, 900), (410, 1010)]
    card.paper(
        Pen().poly(ribbon(stem, [26, 30, 38, 52])),
        Gradient(("#a87a5a", "#fff2d0", "#a86a4a"), 384, 436, aim=(1, 0)),
        glue(200),
    )
    inside = knots(
        "96 604!, 240 560, 410 548, 580 560, 724 604!, 640 628, 520 612, 410 636, 300 612, 180 628"
    )
    card.paper(
        Pen().smooth(inside),
        Gradient(("#ffe08a", "#d8603a", "#7a1f2c"), 60, 340, along=FAR),
        glue(200),
    )
    tones = ("#e8432f", "#a81c2c")
    mask = _umbrella(card, 410, 196, 660, 412, tones, 10)
    warm = Gradient(("#ff9a50", "#e8432f", "#8a1428"), 60, 520, along=FAR)
    card.paint(mask * np.clip((Y - 430) / 200, 0, 1), warm, 0.6)
    dots = Pen()
    for x, y, rx, ry, turn in (
        (410, 268, 40, 22, 0),
        (300, 330, 34, 24, -22),
        (520, 332, 36, 25, 24),
        (404, 400, 46, 34, 0),
        (210, 430, 26, 27, -34),
        (292, 486, 36, 33, -14),
        (612, 440, 26, 28, 34),
        (528, 488, 37, 32, 14),
        (412, 520, 40, 30, 0),
        (164, 536, 18, 24, -30),
        (664, 540, 18, 24, 30),
        (238, 570, 20, 17, 0),
        (590, 574, 20, 16, 0),
    ):
        dots.oval(x, y, rx, ry, turn)
    card.paper(dots.mask * mask, ("#fffaf0", "#ffe0b8"), glue(90, shadow=0.35, rim=0.4))
    card.paper(Pen().line(470, 592, 470, 650, 3), "#3a2020", glue(30))
    card.lightup(Pen().smooth(knots("450 652!, 490 652!, 484 706!, 456 706!")), "#ffae3a", 0.9)
    card.paper(
        Pen()
        .rect(446, 642, 48, 11, 2)
        .rect(450, 704, 40, 9, 2)
        .line(452, 650, 458, 706, 4)
        .line(488, 650, 482, 706, 4),
        "#4a2a24",
        glue(40),
    )


def _hare(card: Card, x: float, y: float, size: float, tone: str) -> None:
    """It looks at the knife, ears up."""
    p = Place(x, y, size, flip=True)
    body: list[Knot] = knots(
        "-0.5 0!, -0.62 -0.34, -0.44 -0.72, -0.1 -0.92, 0.02 -1.12, -0.16 -1.7, "
        "-0.06 -1.86, 0.1 -1.5, "
        "0.16 -1.18, 0.2 -1.78, 0.34 -1.84, 0.36 -1.4, 0.34 -1.14, 0.56 -0.96, 0.58 -0.84, "
        "0.36 -0.72, 0.3 -0.3, 0.5 -0.06, 0.44 0!"
    )
    fill = (mix(tone, "#ffe0a0", 0.3), mix(tone, "#1a0c18", 0.3))
    card.paper(p.smooth(body), fill, glue(size * 2, rim=0.9))
    card.paint(p.oval(0.36, -0.98, 0.05, 0.06), "#140a10")
    card.paper(p.oval(-0.6, -0.16, 0.12, 0.12), "#f8ecd8", glue(30))


def _family(card: Card) -> None:
    card.shade(Pen().oval(600, 1010, 120, 14), "#0c2020", 0.5, soft=8)
    _hare(card, 620, 1006, 96, "#8a5a40")
    _hare(card, 548, 1010, 52, "#a87050")
    _hare(card, 506, 1014, 42, "#b88060")


def _picker(card: Card) -> None:
    coat = Dress("coat", "#ffc42f", "#35506a", "#2a3a3a", 0.5, "#e89a20")
    pose = POSES["kneeling"].but(lean=22, bend=20, nod=12, near_grip="fist", far_grip="fist")
    card.shade(Pen().oval(250, 1016, 110, 14), "#0c2020", 0.5, soft=8)
    figure(
        card,
        236,
        1020,
        72,
        MATVEY.but(hat="beanie", cloth="#c8842f"),
        pose,
        "cunning",
        coat,
        ground=True,
        near_at=(346, 948),
        far_at=(384, 868),
    )
    blade = knots("346 938!, 444 966!, 420 980, 342 956!")
    card.paper(Pen().smooth(blade), ("#ffffff", "#b8c8d0"), glue(60, rim=0.8))


def _front(card: Card) -> None:
    """The basket is already full of buds; black ones stand near us."""
    for x, tone, turn in ((70, "#4a78b8", -16), (100, "#e8a03a", -4), (128, "#b8405a", 12)):
        with (bud := Pen()).at(x, 1080, turn=turn):
            bud.smooth(knots("-17 0!, -15 -60, 0 -128!, 15 -60, 17 0!"))
            bud.line(0, -120, 0, -144, 4)
        card.paper(bud, (mix(tone, "#fff0c0", 0.2), mix(tone, "#1a1030", 0.3)), glue(80, rim=0.5))
    basket = knots("24 1064!, 172 1064!, 156 1160, 40 1160")
    mask = card.paper(Pen().smooth(basket), ("#c89048", "#6a4024"), glue(140, rim=0.4))
    weave = Pen()
    for y in range(1074, 1160, 15):
        for x in range(20, 180, 24):
            weave.oval(x + (12 if (y // 15) % 2 else 0), y, 11, 5)
    card.shade(weave.mask * mask, "#3a1c10", 0.35)
    for x, y, w in ((748, 1006, 190), (560, 1090, 150), (336, 1120, 110)):
        _umbrella(card, x, y, w, w * 0.36, ("#2c3a50", "#0c1824"), w)
    line = ridge(card.rng, 1160, 10, 0.5, 5)
    card.paper(meadow(line.pen(), line, card.rng, 260, 20, 60), ("#12343a", "#06181f"), rim=0.15)
