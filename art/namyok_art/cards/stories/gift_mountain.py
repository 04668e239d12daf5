"""A child pulls the ribbon of a gift-wrapped mountain, and from inside an eye looks on."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.patterns import dots
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.plants import pine
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.space import Array

TEMPTED = Person(
    "child", "#e8ac84", "#8a2f1c", "mop", 0.29, 0.35, 0.1, eye="#3f7a5a", freckles=True
)
PEAK: Point = (404, 236)
GRIP: Point = (588, 920)
BLUE, DEEP, PALE = "#2f68c8", "#173a86", "#7fb2f6"


def draw() -> NDArray[np.uint8]:
    card = Card(5, ["#2c4a63", "#6f7f8c", "#e6a98a", "#f8d2a0"], light=(80, 250), lamp="#fff0cc")
    card.glow(60, 560, 520, "#ffe6b8", 0.55)
    _others(card)
    mountain = _mountain(card)
    _gap(card, mountain)
    _bands(card, mountain)
    _weather(card)
    _bow(card)
    _foreground(card)
    return card.finish(
        bloom=0.35,
        shadow_tone="#2a2450",
        light_tone="#fff0d8",
        toning=0.08,
        vignette=0.24,
        saturation=1.1,
    )


def _others(card: Card) -> None:
    """A range of parcels far away, nobody has touched them yet."""
    for x, y, half, tone in ((716, 470, 260, "#8f7f8c"), (40, 560, 230, "#a88a86")):
        pen = Pen().poly([(x, y), (x - half, 1000), (x + half, 1000)])
        card.paper(pen, (mix(tone, "#f8d2a0", 0.25), mix(tone, "#f8d2a0", 0.6)), glue(200, rim=0.1))
        for s in (-1, 1):
            loop: list[Knot] = [(x, y), (x + s * 22, y - 34), (x + s * 56, y - 26), (x + s * 40, y)]
            card.paper(Pen().smooth(loop), mix(tone, "#4a3a5a", 0.35), glue(60, rim=0.1))
    card.fog(900, 130, "#f8d8ac", 0.5)


def _mountain(card: Card) -> Array:
    """Folded round the rocks: every facet turns the print another way."""
    ridge = [(404, 236), (360, 470), (430, 700), (330, 1260)]
    left = [(404, 236), (300, 330), (262, 430), (150, 560), (96, 720), (-20, 850), (-80, 1260)]
    right = [(404, 236), (520, 350), (560, 470), (690, 590), (716, 720), (850, 860), (900, 1260)]
    spine = [(404, 236), (470, 500), (580, 760), (560, 1260)]
    facets: tuple[tuple[list[Point], str, float], ...] = (
        ([*left, ridge[3], ridge[2], ridge[1]], "#fbeed2", 38),
        ([ridge[0], ridge[1], ridge[2], ridge[3], spine[3], spine[2], spine[1]], "#d9c0ae", 62),
        ([*spine, *reversed(right)], "#a98a98", 24),
    )
    whole = Pen().poly([*left, *reversed(right)])
    mask = card.paper(whole, "#f4e2c4", glue(400, spread=18, lift=14))
    for points, tone, angle in facets:
        spot = mix("#c8402f", "#6a2a4a", 0 if tone == "#fbeed2" else 0.3)
        spot = mix(spot, tone, 0.12)
        card.paper(Pen().poly(points).mask * mask, dots(tone, spot, 74, 15, angle), glue(300))
    creases = (
        [(262, 430), (340, 560), (300, 720), (120, 800)],
        [(150, 560), (250, 640), (300, 720)],
        [(360, 470), (262, 430)],
        [(560, 470), (530, 600), (580, 760)],
        [(690, 590), (640, 720), (580, 760)],
        [(430, 700), (470, 860), (560, 1060)],
    )
    for line in creases:
        pen = Pen().poly(ribbon([(float(x), float(y)) for x, y in line], [1, 4, 1], 40))
        card.shade(pen, "#5a3048", 0.45, soft=1, within=mask)
        card.shade(pen, "#5a3048", 0.3, soft=14, move=(9, 4), within=mask)
    return mask


def _gap(card: Card, mountain: Array) -> None:
    """The paper has burst under the strain, and what is inside looks out."""
    mouth: list[Knot] = knots(
        "34 826!, 96 780!, 120 742!, 186 756!, 226 716!, 282 746!, 330 734!, 352 800!, 384 850!, "
        "338 894!, 330 940!, 262 924!, 210 956!, 158 916!, 98 932!, 84 872!"
    )
    hole = Pen().smooth(mouth)
    card.paper(hole.mask * mountain, "#fff8e6", glue(200, shadow=0.0), torn=8, core=0.8)
    inner: list[Knot] = [(212 + (k[0] - 212) * 0.95, 838 + (k[1] - 838) * 0.93, 0) for k in mouth]
    dark = card.hollow(Pen().smooth(inner), ("#150b1e", "#3a1a26"), 20, "#0a0412", 0.7)
    card.glow(212, 838, 150, "#ff8a2a", 0.6, within=dark)
    eye(card, 212, 836, 80, GRIP, "#e89a1e", "#5a2f34", 0.26, -8, "#ffe9a8")
    shards: tuple[tuple[list[Point], str], ...] = (
        ([(34, 826), (96, 780), (120, 742), (62, 738)], "#fff3da"),
        ([(186, 756), (226, 716), (282, 746), (246, 664)], "#f6e4c8"),
        ([(330, 734), (352, 800), (384, 850), (402, 764)], "#e2c8b0"),
        ([(384, 850), (338, 894), (330, 940), (404, 926)], "#d8bca8"),
        ([(98, 932), (84, 872), (34, 826), (30, 912)], "#f2dcc0"),
    )
    for points, tone in shards:
        card.paper(
            Pen().poly(points),
            (mix(tone, "#ffffff", 0.4), mix(tone, "#a8705f", 0.25)),
            glue(240, rim=0.7, shadow=0.55, lift=9),
        )


def _weather(card: Card) -> None:
    """Clouds and a wood at the foot give the parcel its height."""
    for cx, y, w in ((660, 560, 330), (40, 450, 260)):
        cloud_sheet(card, cx, y, w, 104, "#fff2e0", "#e0c4bc")
    rng = card.rng
    for k, tone in enumerate(("#5a6a64", "#2f4a48")):
        pen = Pen()
        for x in np.arange(-10, 620, 21.0):
            foot = float(np.interp(x, (0, 200, 420, 620), (966, 962, 1020, 1126))) + 8 * k
            pine(pen, x + rng.uniform(-8, 8), foot, rng.uniform(34, 62) * (1 + 0.2 * k), rng)
        card.paper(pen, tone, glue(60, rim=0.1))


def _bands(card: Card, mountain: Array) -> None:
    down: list[Point] = [(404, 236), (372, 470), (432, 700), (408, 900), (420, 1260)]
    across: list[Point] = [(90, 640), (262, 600), (380, 656), (500, 640), (640, 700), (760, 690)]
    fill = Gradient((PALE, BLUE, DEEP), 200, 760, aim=(1, 0))
    for line, widths in ((across, [46, 50, 54, 54, 50, 44]), (down, [40, 58, 66, 74, 80])):
        card.paper(Pen().poly(ribbon(line, widths, 90)).mask * mountain, fill, glue(220, rim=0.5))


def _bow(card: Card) -> None:
    """Half undone: one loop stands, the other has already slipped."""
    loops = (
        "404 232!, 330 90, 180 40, 120 130, 190 216, 300 240",
        "404 232!, 470 150, 560 120, 610 170, 570 232, 480 250",
    )
    holes = (
        "372 214!, 310 128, 214 92, 172 136, 222 188, 300 212",
        "436 218!, 486 172, 546 154, 572 182, 544 212, 486 226",
    )
    for loop, hole in zip(loops, holes, strict=True):
        card.paper(Pen().smooth(knots(loop)), (PALE, BLUE, DEEP), glue(300, rim=0.7))
        card.hollow(Pen().smooth(knots(hole)), (DEEP, "#28529e"), 9, "#0a1438", 0.6)
    tail = [(390, 240), (300, 300), (230, 290), (150, 350), (120, 330)]
    card.paper(Pen().poly(ribbon(tail, [40, 44, 40, 44, 50], 70)), (BLUE, DEEP), glue(220, rim=0.5))
    card.paper(
        Pen().smooth(knots("368 206, 404 194, 446 208, 450 256, 408 276, 364 256")),
        (PALE, BLUE),
        glue(240, rim=0.7),
    )


def _foreground(card: Card) -> None:
    hill: list[Knot] = knots(
        "-40 968!, 200 950, 420 1010, 620 1120, 840 1150!, 840 1260!, -40 1260!"
    )
    card.paper(
        Pen().smooth(hill), ("#3f5a4a", "#1c2c34"), TORN, torn=4, core=0.3, offset=(0, -6), rim=0.2
    )
    taut = [PEAK, (484, 590), GRIP]
    mask = card.paper(
        Pen().poly(ribbon(taut, [26, 34, 44], 60)), (PALE, BLUE), glue(260, lift=14, rim=0.7)
    )
    card.shade(Pen().poly(ribbon(taut, [8, 10, 14], 60)), DEEP, 0.35, soft=2, within=mask)
    _puller(card)


def _puller(card: Card) -> None:
    x, y = 672, 1158
    card.shade(Pen().oval(x - 30, y - 4, 120, 16), "#0a1420", 0.6, soft=8)
    loose = [
        (GRIP[0], GRIP[1] - 10),
        (622, 980),
        (690, 1030),
        (742, 1090),
        (700, 1150),
        (780, 1176),
        (850, 1120),
    ]
    card.paper(
        Pen().poly(ribbon(loose, [46, 44, 40, 36, 40, 44, 46], 110)),
        (BLUE, DEEP),
        glue(200, rim=0.5),
    )
    heave = POSES["pulling"].but(lean=-34, nod=22)
    effort = MOODS["desire"].but(pitch=-0.04, teeth="both", upper=-0.02, lower=0.03, mouth=0.1)
    figure(
        card,
        x,
        y,
        108,
        TEMPTED,
        heave,
        effort,
        Dress("jacket", "#d8862a", "#3a3a5a", "#5a2a24", trim="#f6e0b0", scarf="#b83a34"),
        flip=True,
        near_at=(GRIP[0] + 26, GRIP[1] + 14),
        far_at=(GRIP[0] + 20, GRIP[1] - 26),
        ground=True,
    )
