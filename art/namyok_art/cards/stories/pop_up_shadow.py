"""A merry pop-up castle throws on the wall the shadow of a bare forest with one lit hut."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, fbm, mix, smoothstep
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.patterns import boards, bricks, dots
from namyok_art.paper.props.plants import branch
from namyok_art.paper.space import Array

LAMP = (96.0, 806.0)
EDGE = 896.0
GREEN = "#3f9a5a"


def draw() -> NDArray[np.uint8]:
    card = Card(134, ["#c87a34", "#d8924a", "#b86a30"], light=LAMP, lamp="#ffe6b0")
    _wall(card)
    _forest(card)
    _table(card)
    _book(card)
    _castle(card)
    _lamp(card)
    _things(card)
    return card.finish(
        bloom=0.55, shadow_tone="#3a1420", light_tone="#fff0cc", vignette=0.34, contrast=1.06
    )


def _wall(card: Card) -> None:
    """Old wallpaper, bright beside the lamp."""
    paper = dots("#c88444", "#be783a", 54, 9)
    card.paper(Pen().rect(-20, -20, 840, 1260), paper, shadow=0, rim=0)
    d = np.hypot(X - 330, (Y - 560) * 0.9)
    card.tint(np.asarray(np.exp(-((d / 520) ** 2)), np.float32), "#ffe0a0", 0.62)
    card.shade(np.asarray(smoothstep(420, 860, d), np.float32), "#6a3020", 0.55)


def _hut(shadow: Pen, light: Pen) -> None:
    with shadow.at(-142, -24), light.at(-142, -24):
        _logs(shadow, light)


def _logs(shadow: Pen, light: Pen) -> None:
    shadow.poly(
        [(402, 770), (402, 690), (392, 694), (452, 628), (514, 694), (502, 690), (502, 770)]
    )
    shadow.rect(476, 636, 17, 40)
    for k in range(4):
        shadow.oval(400, 698 + k * 20, 9, 9).oval(504, 698 + k * 20, 9, 9)
    light.rect(430, 700, 42, 38, 2)
    light.line(451, 700, 451, 738, 5, cut=True).line(430, 718, 472, 718, 5, cut=True)


def _walker(pen: Pen) -> None:
    """Somebody large and shaggy, with a branch for a staff, going from tree to tree."""
    body: list[Knot] = [
        (640, 782, 0),
        (626, 740),
        (612, 690),
        (602, 640),
        (600, 590),
        (612, 548),
        (634, 526),
        (662, 520),
        (690, 538),
        (708, 580),
        (716, 640),
        (712, 700),
        (722, 782, 0),
        (698, 782, 0),
        (688, 740),
        (674, 736),
        (664, 782, 0),
    ]
    pen.smooth(body)
    pen.smooth([(596, 560), (606, 530), (630, 514), (652, 524), (650, 556), (626, 574), (602, 576)])
    for side, x in ((-1, 614.0), (1, 642.0)):
        pen.taper([(x, 524), (x + side * 8, 500), (x + side * 4, 482)], 7, 3)
        pen.taper([(x + side * 7, 502), (x + side * 22, 492)], 5, 2)
    pen.taper([(616, 620), (584, 650), (570, 640)], 22, 13)
    pen.taper([(566, 540), (570, 660), (562, 782)], 6, 8)
    pen.taper([(567, 560), (546, 536)], 5, 2).taper([(567, 584), (588, 560)], 5, 2)
    for k in range(26):
        t = k / 25
        x, y = 606 + 112 * t, 560 + 190 * abs(math.sin(t * 9))
        pen.taper([(x, y), (x - 6, y + 22)], 9, 1.5)


def _forest(card: Card) -> None:
    rng = np.random.default_rng(734)
    near, far, light = Pen(), Pen(), Pen()
    for x, y, long, wide in (
        (214, 790, 110, 14),
        (392, 800, 150, 18),
        (640, 800, 140, 18),
        (470, 790, 150, 16),
    ):
        branch(
            far,
            (x, y),
            -math.pi / 2 + rng.normal(0, 0.05),
            long,
            wide,
            rng,
            5,
            spread=0.42,
            shrink=0.72,
        )
    for x, y, long, wide in ((446, 860, 230, 36), (590, 860, 250, 38), (806, 860, 240, 48)):
        branch(
            near,
            (x, y),
            -math.pi / 2 + rng.normal(0, 0.04),
            long,
            wide,
            rng,
            6,
            spread=0.46,
            shrink=0.73,
        )
    drift: list[Knot] = [
        (120, 960, 0),
        (150, 800),
        (230, 756),
        (330, 744),
        (450, 760),
        (600, 784),
        (720, 772),
        (840, 790),
        (840, 960, 0),
    ]
    ground = Pen().smooth(drift)
    hut, someone = Pen(), Pen()
    _hut(hut, light)
    with someone.at(62, -10):
        _walker(someone)
    lamp_side = smoothstep(120, 330, X)
    window = light.mask
    for pen, strength, soft in (
        (far, 0.42, 4.0),
        (someone, 0.62, 2.6),
        (ground, 0.5, 3.0),
        (hut, 0.8, 2.0),
        (near, 0.78, 2.2),
    ):
        mask = blur(pen.mask, soft) * (1 - blur(window, 1.2)) * lamp_side
        card.shade(np.asarray(mask, np.float32), "#4a1f1c", strength)
    eyes = Pen().oval(674, 534, 4, 3).oval(690, 532, 4, 3)
    card.tint(blur(eyes.mask, 1), "#ffd890", 0.9)
    card.glow(309, 696, 90, "#ffd070", 0.5)
    card.lightup(window * 1.0, "#ffe49a", 0.9)
    flakes = Pen()
    for _ in range(150):
        flakes.circle(rng.uniform(220, 800), rng.uniform(60, 800), rng.uniform(1.2, 3.2))
    card.tint(blur(flakes.mask, 0.8), "#ffe8c0", 0.5)


def _table(card: Card) -> None:
    wood = boards("#9a5a30", "#74401f", card.rng, 58)
    top = Pen().rect(-20, EDGE, 840, 340)
    mask = card.paper(top, wood, spread=12, offset=(0, -6), shadow=0.45)
    card.glow(250, 1010, 420, "#ffdc98", 0.5, stretch=(1.3, 0.5), within=mask)
    card.shade(
        np.asarray(mask * smoothstep(430, 900, np.hypot(X - 300, (Y - 960) * 1.4)), np.float32),
        "#3a1810",
        0.6,
    )


def _book(card: Card) -> None:
    """An open book lying flat; the pages are a meadow, a road and a moat."""
    cover: list[Knot] = [
        (136, 1002, 0),
        (462, 968, 0),
        (790, 1000, 0),
        (812, 1150, 0),
        (462, 1168, 0),
        (104, 1154, 0),
    ]
    card.shade(Pen().smooth(cover), "#2a100c", 0.7, soft=14, move=(24, 14))
    card.paper(Pen().smooth(cover), ("#a8402f", "#7a2a24"), spread=9)
    for lift, tone in ((0, "#e8d2a4"), (5, "#f2e0b8"), (10, "#fdf0d0")):
        left: list[Knot] = [
            (150, 1000 - lift, 0),
            (260, 984 - lift),
            (400, 974 - lift),
            (462, 986 - lift, 0),
            (462, 1154 - lift, 0),
            (390, 1136 - lift),
            (240, 1138 - lift),
            (120, 1144 - lift, 0),
        ]
        right = [(924 - q[0], *q[1:]) for q in left]
        pages = Pen().smooth(left).smooth(right)
        mask = card.paper(pages, (mix(tone, "#fffaf0", 0.2), tone), spread=4, shadow=0.3)
    meadow: list[Knot] = [
        (180, 1020),
        (330, 992),
        (460, 1006),
        (610, 990),
        (752, 1020),
        (760, 1090),
        (620, 1104),
        (462, 1122),
        (300, 1104),
        (168, 1090),
    ]
    card.paint(Pen().smooth(meadow).mask * mask, ("#b8c87a", "#8fae5c"), 0.9)
    moat = Pen().stroke(
        [(150, 1064), (290, 1040), (400, 1060), (470, 1068), (560, 1058), (660, 1040), (790, 1066)],
        24,
    )
    card.paint(moat.mask * mask, "#7fb0b4", 0.9)
    road = Pen().taper([(470, 1080), (440, 1104), (380, 1116), (300, 1140)], 34, 50)
    card.paint(road.mask * mask, "#f0dcae", 0.95)
    card.shade(Pen().line(462, 978, 462, 1150, 6), "#7a4a2a", 0.6, soft=4)
    for x, y in ((216, 1092), (700, 1096), (640, 1118), (264, 1062)):
        tree = Pen().smooth(
            [
                (x, y - 66),
                (x + 15, y - 38),
                (x + 12, y - 14),
                (x, y - 9),
                (x - 12, y - 14),
                (x - 15, y - 38),
            ]
        )
        card.paper(Pen().rect(x - 3, y - 16, 6, 18), "#8a5a34", spread=2)
        card.paper(tree, ("#a8c060", "#6f9a48"), spread=4, lift=8)
    ribbon = Pen().stroke([(462, 1150), (470, 1174), (458, 1196), (474, 1230)], 11)
    card.paper(ribbon, "#3f9a5a", spread=4)


def _tower(
    card: Card, x: float, y: float, w: float, h: float, wall: str | Array, roof: tuple[str, str]
) -> Point:
    """A tower with a battlement, a pointed roof and a flagpole; returns the pole's top."""
    top = y - h
    body = Pen().rect(x - w / 2, top, w, h)
    card.paper(body, wall, spread=7, lift=9, rim=0.4)
    card.shade(Pen().rect(x + w * 0.12, top, w * 0.4, h), "#6a3018", 0.25, soft=5)
    crown = Pen().rect(x - w * 0.6, top - 6, w * 1.2, 20, 2)
    for k in range(4):
        crown.rect(x - w * 0.6 + k * w * 0.333, top - 18, w * 0.2, 14)
    card.paper(crown, ("#fff4d8", "#e8cfa0"), spread=4, rim=0.4)
    cone = Pen().poly(
        [(x - w * 0.56, top - 12), (x, top - 12 - w * 1.35), (x + w * 0.56, top - 12)]
    )
    card.paper(cone, Gradient(roof, x - w * 0.5, x + w * 0.5, X), spread=5, lift=7, rim=0.4)
    window = Pen().rect(x - 7, top + 34, 14, 24, 7)
    card.paper(window, ("#7a3a24", "#a8562f"), spread=2, shadow=0.2)
    pole = (x, top - 12 - w * 1.35 - 34)
    card.paper(Pen().line(x, top - 8 - w * 1.35, *pole, 3), "#7a4a2a", spread=2)
    flag = Pen().smooth(
        [
            (x, pole[1], 0),
            (x + 20, pole[1] - 3),
            (x + 42, pole[1] + 6, 0),
            (x + 30, pole[1] + 11),
            (x + 42, pole[1] + 20, 0),
            (x + 18, pole[1] + 16),
            (x, pole[1] + 20, 0),
        ]
    )
    card.paper(flag, ("#5fbe78", GREEN), spread=4, rim=0.3)
    return pole


def _castle(card: Card) -> None:
    rng = card.rng
    cream = ("#fff6dc", "#f0d8a8")
    brick = bricks("#c8653f", "#b4523a", "#e8bc8a", rng, 26)
    card.shade(
        Pen().poly([(350, 1030), (690, 1030), (770, 1080), (430, 1060)]), "#3a1810", 0.4, soft=14
    )
    _tower(card, 500, 1010, 74, 330, _ramp(cream, 680, 1010), ("#e0704a", "#a83f2a"))
    _tower(card, 416, 1018, 62, 218, brick, ("#f0a84a", "#c87a2a"))
    _tower(card, 590, 1018, 62, 244, brick, ("#f0a84a", "#c87a2a"))
    bunting = Pen()
    for k in range(9):
        t = k / 8
        x, y = 434 + 138 * t, 766 - 30 * t + 46 * math.sin(math.pi * t)
        bunting.poly([(x - 7, y), (x + 7, y), (x, y + 15)])
    wire = Pen().path("M426 764 C470 812 540 806 580 736", width=1.8)
    card.paint(wire, "#7a4a2a")
    card.paper(bunting, ("#5fbe78", GREEN), spread=3)
    wall = Pen().rect(372, 900, 262, 134)
    for k in range(8):
        wall.rect(372 + k * 34.5, 884, 20, 20)
    card.paper(wall, _ramp(cream, 880, 1034), spread=9, lift=10, rim=0.5)
    slits = (
        Pen()
        .rect(398, 930, 9, 26, 4)
        .rect(430, 930, 9, 26, 4)
        .rect(566, 930, 9, 26, 4)
        .rect(598, 930, 9, 26, 4)
    )
    card.paper(slits, "#a8562f", spread=2)
    for x in (356, 650):
        _tower(card, x, 1044, 52, 150, _ramp(cream, 890, 1044), ("#e0704a", "#a83f2a"))
    tabs = (
        Pen()
        .poly([(340, 1040), (380, 1040), (388, 1056), (332, 1056)])
        .poly([(628, 1040), (672, 1040), (680, 1056), (620, 1056)])
    )
    card.paper(tabs, "#f4e2b4", spread=3)
    arch = Pen().path("M464 1040 L464 968 C464 924 540 924 540 968 L540 1040Z")
    card.paper(
        Pen().path("M452 1042 L452 966 C452 908 552 908 552 966 L552 1042Z"), brick, spread=5
    )
    card.hollow(arch, ("#4a1c18", "#8a3a20"), depth=7, colour="#1c0808", strength=0.6)
    _bridge(card)


def _ramp(tones: tuple[str, str], top: float, bottom: float) -> Array:
    share = smoothstep(top, bottom, Y)[..., None]
    a, b = (np.array([int(t[k : k + 2], 16) / 255 for k in (1, 3, 5)], np.float32) for t in tones)
    return np.asarray(a * (1 - share) + b * share, np.float32)


def _bridge(card: Card) -> None:
    """The drawbridge half way up; the threads that pull it go in, and nobody holds them."""
    plank = Pen().poly([(464, 1068), (540, 1068), (548, 984), (456, 984)])
    card.shade(plank, "#2a100c", 0.6, soft=8, move=(8, 26))
    mask = card.paper(plank, ("#d8924a", "#a8622f"), spread=6, lift=4, rim=0.5)
    lines = Pen()
    for k in range(1, 6):
        t = k / 6
        lines.line(464 + 76 * t, 1068, 456 + 92 * t, 984, 2.2)
    card.shade(lines.mask * mask, "#4a2010", 0.6)
    batten = Pen().rect(458, 1000, 88, 9, 2).rect(462, 1044, 80, 9, 2)
    card.paper(batten, ("#8a4a24", "#6a3418"), spread=2, shadow=0.3)
    threads = Pen().line(460, 986, 478, 938, 2.6).line(544, 986, 526, 938, 2.6)
    card.paper(threads, "#fff0c8", spread=3, shadow=0.3)
    jolt = Pen()
    for x, side in ((436, -1), (568, 1)):
        jolt.path(
            f"M{x} 994 q{side * 9} 9 0 22 M{x + side * 13} 990 q{side * 11} 13 0 30", width=2.6
        )
    card.paint(jolt, "#fff0c8", 0.9)


def _lamp(card: Card) -> None:
    x, y = LAMP
    foot = Pen().oval(x + 4, 1034, 78, 18)
    card.shade(foot, "#2a100c", 0.6, soft=8, move=(-10, 10))
    card.paper(foot, ("#7a8a5a", "#4a5a3a"), spread=6, rim=0.5)
    stem = Pen().stroke([(x + 4, 1030), (x - 14, 960), (x + 2, 900), (x, 850)], 15)
    card.paper(stem, ("#8a9a68", "#4a5a3a"), spread=6, rim=0.4)
    card.glow(x + 40, y + 30, 250, "#fff0c0", 0.55)
    bulb = Pen().oval(x + 16, y + 50, 36, 26)
    card.lightup(bulb, "#fff6d8", 1.3)
    hood: list[Knot] = [
        (x - 58, y - 70, 0),
        (x + 26, y - 78, 0),
        (x + 104, y + 40, 0),
        (x + 20, y + 56),
        (x - 84, y + 60, 0),
    ]
    card.paper(
        Pen().smooth(hood),
        Gradient(("#f6d89a", "#e8a85a", "#c8783a"), y - 80, y + 60),
        spread=9,
        rim=0.2,
    )
    card.glow(x + 10, y + 20, 90, "#ffe0a0", 0.3)
    card.lightup(Pen().oval(x + 14, y + 50, 90, 9, -5), "#fff0c0", 0.8, 0.85)
    pull = Pen().line(x + 66, y + 50, x + 70, y + 104, 2.4).circle(x + 70, y + 110, 7)
    card.paper(pull, "#f0d090", spread=3)


def _things(card: Card) -> None:
    """Somebody's spectacles: the reader has fallen asleep or gone to see."""
    x, y = 96.0, 1150.0
    frame = Pen().oval(x - 34, y, 31, 19, width=5).oval(x + 36, y + 2, 31, 19, width=5)
    frame.path(f"M{x - 6} {y - 3} q8 -9 14 0", width=5)
    frame.path(f"M{x - 64} {y - 5} C{x - 52} {y - 42} {x - 4} {y - 48} {x + 14} {y - 46}", width=5)
    frame.path(f"M{x + 66} {y - 2} C{x + 74} {y - 40} {x + 42} {y - 54} {x + 20} {y - 54}", width=5)
    card.shade(frame, "#2a100c", 0.6, soft=4, move=(-6, 9))
    card.paint(Pen().oval(x - 34, y, 30, 18).oval(x + 36, y + 2, 30, 18), "#ffe9c0", 0.22)
    card.paper(frame, ("#8a4a2a", "#54281c"), spread=3, rim=0.5)
    grain = fbm(40, card.rng, octaves=2)
    card.tint(
        np.asarray(
            np.clip(grain, 0, 1) * smoothstep(500, 100, np.hypot(X - 260, Y - 700)), np.float32
        ),
        "#ffe6b0",
        0.06,
    )
