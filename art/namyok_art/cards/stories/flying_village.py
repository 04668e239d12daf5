"""A flock of log houses flies south behind one wild goose and leaves a doghouse on the plain."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, mix
from namyok_art.paper.paths import Point
from namyok_art.paper.props.animals import sitting_dog
from namyok_art.paper.props.buildings import picket_fence
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.village import doghouse, flying_goose, izba, well

TURQUOISE = "#2fa8a4"
AIR = "#f3e0c4"
LOGS = ("#b9794a", "#a86a44", "#c48a58")
FLOCK = (
    # x, y, width, degrees, share of air; the far ones first
    (214, 132, 36, -8, 0.62),
    (318, 168, 42, -12, 0.56),
    (420, 200, 49, -9, 0.5),
    (522, 232, 57, -13, 0.44),
    (612, 400, 84, -9, 0.2),
    (462, 502, 104, -13, 0.12),
    (292, 624, 134, -8, 0.05),
)


def draw() -> NDArray[np.uint8]:
    sky = ["#9cc4d8", "#c3dcdc", "#f3e8d0", "#fbdcae", "#f6c890"]
    card = Card(73, sky, light=(-160, 620), lamp="#ffe2ac")
    card.glow(-60, 700, 560, "#ffe6b0", 0.7)
    for x, y, w, h in ((640, 90, 240, 76), (90, 330, 200, 60), (720, 560, 210, 56)):
        cloud_sheet(card, x, y, w, h, "#fdf3e2", "#d9b4a0", 0.1)
    _plain(card)
    _prints(card)
    _left_behind(card)
    _flock(card)
    return card.finish(
        bloom=0.35, halation=0.05, shadow_tone="#6a4a6a", light_tone="#fff0d4", vignette=0.14
    )


def _plain(card: Card) -> None:
    """Low blue woods, then stubble in rows to the horizon, and a road that goes on being used."""
    far = ridge(card.rng, 784, 12, 0.6)
    card.paper(far.pen(), ("#b4bcb0", "#d3c8a8"), shadow=0.15, offset=(0, -3))
    card.fog(800, 26, "#f9e3be", 0.7)
    field = ridge(card.rng, 816, 4)
    ground = card.paper(field.pen(), ("#f0d498", "#e3b86e", "#c9924e"), shadow=0.2, offset=(0, -3))
    rows = Pen()
    for k in range(-26, 27):
        rows.taper([(520 + k * 9, 818), (520 + k * 74, 1230)], 0.6, 4.5)
    card.shade(rows.mask * ground, "#a8703a", 0.26)
    card.paint(rows.mask * ground, "#fbe6b4", 0.12)
    road = Pen().smooth(
        [
            (556, 818, 0),
            (600, 846),
            (520, 890),
            (380, 950),
            (330, 1030),
            (470, 1240, 0),
            (240, 1240, 0),
            (214, 1040),
            (310, 936),
            (470, 880),
            (562, 846),
            (540, 818, 0),
        ]
    )
    card.paper(road, ("#f9e6c0", "#e9c894"), shadow=0.18, spread=4, rim=0.1)


def _prints(card: Card) -> None:
    """Where the houses stood the grass is pale and square, with a doorstep each."""
    spots = (
        (420, 846, 50, 8),
        (660, 858, 56, 9),
        (240, 880, 84, 15),
        (640, 918, 92, 17),
        (120, 966, 128, 26),
        (636, 994, 142, 28),
        (60, 1110, 170, 40),
    )
    for x, y, w, h in spots:
        pen = Pen().poly(
            [
                (x - w / 2, y),
                (x + w * 0.42, y - h * 0.3),
                (x + w / 2, y + h),
                (x - w * 0.44, y + h * 1.3),
            ]
        )
        card.hollow(pen, ("#fbf0d0", "#efdcae"), depth=4, colour="#8a6a34", strength=0.6)
        tufts = Pen()
        for _ in range(18):
            px = card.rng.uniform(x - w * 0.52, x + w * 0.54)
            tufts.taper(
                [(px, y + h * 1.3), (px + card.rng.normal(0, 3), y + h * 0.9 - h * 0.3)], 2, 0.6
            )
        card.paper(tufts, "#b98f48", spread=2, shadow=0.2, rim=0)
        step = Pen().rect(x - w * 0.06, y + h * 1.34, w * 0.2, h * 0.2, 2)
        card.paper(step, "#c9b494", spread=2)
    cast = Pen()
    for x, y, w, *_ in FLOCK[4:]:
        cast.oval(x + 90, 870 + (y - 390) * 0.5, w * 0.7, w * 0.09)
    card.shade(cast, "#8a5a4a", 0.3, soft=6)


def _left_behind(card: Card) -> None:
    card.shade(Pen().oval(630, 1128, 150, 12, -2), "#7a4a3a", 0.45, soft=7, move=(24, 4))
    doghouse(card, 560, 1120, 124, "#b9794a", TURQUOISE)
    dog = Pen()
    sitting_dog(dog, 706, 1130, 84, -1)
    card.paper(dog, ("#8a6248", "#5f4038"), spread=5, rim=0.35)
    chain = Pen().stroke([(696, 1082), (676, 1124), (636, 1130), (600, 1112)], 2)
    card.paper(chain, "#8a8078", spread=1)
    bowl = Pen()
    with bowl.at(480, 1134, 0.9):
        bowl.path("M-22 -12 L22 -12 L28 4 L-28 4Z")
    card.paper(bowl, ("#8fb4b4", "#5f8a8c"), spread=4)
    front = ridge(card.rng, 1172, 8, bow=-18)
    grass = meadow(front.pen(), front, card.rng, 260, 10, 34)
    card.paper(grass, ("#c08a48", "#8a5c34"), offset=(0, -4), rim=0.1)


def _smoke(card: Card, top: Point, width: float, air: float) -> None:
    """Puffs that grow and thin out behind the chimney."""
    x, y = top
    for k in range(9):
        t = k / 8
        px = x - width * 1.75 * t**1.2
        py = y - width * (0.1 + 0.42 * t**0.6 + 0.06 * (k % 2))
        r = width * (0.055 + 0.1 * t)
        pen = Pen().circle(px, py, r).circle(px - r * 0.9, py + r * 0.3, r * 0.8)
        card.paper(
            pen,
            mix("#fffaf0", AIR, air),
            shadow=0.1,
            spread=width * 0.05,
            opacity=0.95 - 0.65 * t,
            rim=0,
        )


def _flock(card: Card) -> None:
    for i, (x, y, width, turn, air) in enumerate(FLOCK):
        top = izba(card, x, y, width, turn, LOGS[i % 3], TURQUOISE, (AIR, air))
        _smoke(card, top, width, air)
    flying_goose(card, 664, 290, 0.76, -10)
    well(card, 128, 742, 64, -14, LOGS[1])
    fence = Pen()
    with fence.at(24, 772, 1, -14):
        picket_fence(fence, -46, 60, 0, 44)
    card.paper(fence, ("#d9a870", "#b07a48"), spread=4)
