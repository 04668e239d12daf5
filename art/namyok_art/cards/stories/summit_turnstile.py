"""On the tip of a mountain an ibex offers a flower to a turnstile that bars the way to the sky."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Knot, Point, along, knots
from namyok_art.paper.place import Place, between, glue, lit, ribbon
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.limbs import crease
from namyok_art.paper.props.pelts import tufted
from namyok_art.paper.space import Array

SUN: Point = (652, 214)
HUB: Point = (560, 792)
COAT, PALE, HORN = "#a8703f", "#f0d8b0", "#6a5044"


def draw() -> NDArray[np.uint8]:
    card = Card(69, ["#143a5c", "#2f7a94", "#a8d0c4", "#ffdca0"], light=SUN, lamp="#fff2c8")
    card.glow(*SUN, 460, "#fff0b8", 0.6)
    card.lightup(Pen().circle(*SUN, 96), "#fff8dc", 0.5)
    _range(card)
    _steps(card)
    _rock(card)
    _cabinet(card)
    _ibex(card, Place(330, 440, 292, 7))
    _bars(card)
    return card.finish(
        bloom=0.4,
        shadow_tone="#1c2a50",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.24,
        saturation=1.1,
    )


def _range(card: Card) -> None:
    for y, tone, peaks in (
        (840, "#8fb8b8", ((80, 690), (250, 770), (470, 720), (700, 640), (860, 760))),
        (960, "#5a8a98", ((-20, 830), (180, 900), (420, 850), (640, 910), (820, 800))),
    ):
        line = [(-40.0, 1240.0), *[(float(a), float(b)) for a, b in peaks], (860.0, 1240.0)]
        card.paper(Pen().poly(line), (mix(tone, "#fff0d0", 0.4), tone), glue(200, rim=0.4))
        card.fog(y + 60, 70, "#dcebe0", 0.6)
    cloud_sheet(card, 110, 1010, 420, 130, "#fdf6e6", "#a8c8c8")
    cloud_sheet(card, 740, 1060, 380, 150, "#fdf6e6", "#a8c8c8")


def _steps(card: Card) -> None:
    """Somebody has been let through: prints go up in the air towards the light."""
    path = along([(668, 640), (744, 560), (742, 470), (660, 410), (640, 350), (652, 300)], 9)
    for k, (x, y) in enumerate(path):
        ahead = path[min(k + 1, len(path) - 1)]
        back = path[max(k - 1, 0)]
        aim = math.degrees(math.atan2(ahead[1] - back[1], ahead[0] - back[0])) + 90
        s = -1 if k % 2 else 1
        size = 46 - 3.9 * k
        p = Place(x, y, size, aim).at(s * 0.34, 0)
        card.glow(x, y, size * 1.6, "#fff6d0", 0.3)
        for side in (-1, 1):
            toe: list[Knot] = [
                (side * 0.07, -0.56, 0),
                (side * 0.27, -0.2),
                (side * 0.36, 0.2),
                (side * 0.22, 0.52),
                (side * 0.06, 0.4),
            ]
            card.lightup(p.smooth(toe), "#fffbe6", 0.6)


def _rock(card: Card) -> None:
    whole: list[Point] = [
        (-40, 1240),
        (-40, 1120),
        (150, 1090),
        (330, 1060),
        (440, 1004),
        (640, 1000),
        (772, 1004),
        (800, 1060),
        (776, 1120),
        (850, 1240),
    ]
    card.paper(Pen().poly(whole), ("#4a4a78", "#1c1c40"), glue(400, spread=16))
    facets: tuple[tuple[list[Point], str], ...] = (
        ([(440, 1004), (640, 1000), (772, 1004), (800, 1060), (690, 1086), (500, 1066)], "#d8ccd4"),
        ([(440, 1004), (500, 1066), (430, 1240), (290, 1180), (330, 1060)], "#5a5690"),
        ([(690, 1086), (800, 1060), (776, 1120), (850, 1240), (650, 1240)], "#6a6098"),
        ([(500, 1066), (690, 1086), (650, 1240), (430, 1240)], "#34346a"),
    )
    for points, tone in facets:
        fill = (mix(tone, "#ffdca0", 0.12), tone)
        card.paper(Pen().poly(points), fill, glue(200, shadow=0.15, rim=0.2))


def _rounded(points: list[Point], soft: float = 7) -> Array:
    """Sheet metal has no sharp corners."""
    return smoothstep(0.44, 0.56, blur(Pen().poly(points).mask, soft))


def _cabinet(card: Card) -> None:
    """The box beside the passage: a reader on top, and its lamp says no."""
    card.shade(Pen().oval(670, 1044, 150, 22), "#14102c", 0.6, soft=9)
    side = _rounded([(524, 632), (612, 722), (612, 1046), (524, 1000)])
    card.paper(side, Gradient(("#aab8c4", "#55657a"), 640, 1040), glue(260, rim=0.5))
    face = _rounded([(612, 722), (752, 722), (752, 1046), (612, 1046)])
    steel = Gradient(("#f2f6f8", "#a8b8c4", "#52637a"), 604, 760, X)
    front = card.paper(face, steel, glue(260, rim=0.6))
    panel = _rounded([(634, 800), (730, 800), (730, 1000), (634, 1000)])
    card.shade(panel, "#2a3a58", 0.24, within=front)
    card.tint(np.clip(panel - shift(panel, -3, -3), 0, 1), "#ffffff", 0.4)
    card.glow(682, 880, 90, "#ff5a40", 0.4)
    card.lightup(Pen().circle(682, 880, 36), "#e8301f", 0.7)
    card.lightup(Pen().rect(658, 872, 48, 16, 3), "#fff6ea", 0.5)
    card.hollow(Pen().rect(652, 948, 60, 12, 5), "#101828", 4)
    rivets = Pen()
    for x, y in ((634, 744), (732, 744), (634, 1026), (732, 1026)):
        rivets.circle(x, y, 6)
    card.paper(rivets, ("#fbfdff", "#62738a"), glue(40))
    top = _rounded([(524, 632), (664, 632), (752, 722), (612, 722)])
    lid = Gradient(("#fbfdfd", "#c2ced6", "#8a9aac"), 524, 740, X)
    card.paper(top, lid, glue(240, rim=0.8))
    card.paper(Pen().oval(640, 680, 66, 29), ("#3a4656", "#141c2a"), glue(120))
    ring = Pen().oval(640, 678, 50, 20).oval(640, 678, 36, 12, cut=True)
    card.glow(640, 676, 130, "#ff5a40", 0.5)
    card.lightup(ring, "#ff4632", 1.5)


def _bars(card: Card) -> None:
    """Three bars on one hub: two hang, the third is in the way."""
    chrome = ("#f4f8fa", "#9aaab8", "#46566a")
    for end in ((596.0, 976.0), (482.0, 990.0)):
        rod = Pen().poly(ribbon([HUB, end], [32, 34])).circle(*end, 17)
        slant = X - (Y - HUB[1]) * np.float32((end[0] - HUB[0]) / (end[1] - HUB[1]))
        fill = Gradient(chrome, HUB[0] - 18, HUB[0] + 18, slant)
        card.paper(rod, fill, glue(200, rim=0.5, shadow=0.5))
    end = (214.0, 838.0)
    rod = Pen().poly(ribbon([HUB, end], [38, 42])).circle(*end, 21)
    lean = Y + (X - HUB[0]) * np.float32((end[1] - HUB[1]) / (HUB[0] - end[0]))
    fill = Gradient(("#ffffff", "#d4dee4", "#8292a2", "#4f5f72"), HUB[1] - 22, HUB[1] + 24, lean)
    mask = card.paper(rod, fill, glue(260, rim=0.8, lift=12))
    bands = Pen()
    for t in (0.2, 0.5, 0.8):
        bands.poly(ribbon([between(HUB, end, t), between(HUB, end, t + 0.15)], [46, 46]))
    card.shade(bands.mask, "#e02a22", 0.92, within=mask)
    card.paper(Pen().oval(*HUB, 44, 60), ("#eef4f6", "#5a6a7c"), glue(180, rim=0.7))
    card.paper(Pen().oval(HUB[0] - 4, HUB[1], 24, 34), ("#8a9aac", "#2a3444"), glue(100))
    card.paper(Pen().oval(HUB[0] - 7, HUB[1] - 2, 11, 16), ("#eef4f6", "#7a8a9c"), glue(60))


def _horn(card: Card, p: Place, line: list[Point], widths: list[float], dark: float) -> None:
    tone = mix(HORN, "#1c1430", dark)
    mask = card.paper(p.ribbon(line, widths), lit(card, p, tone, 0.4, 1.2), glue(300, rim=0.6))
    spine = np.asarray(along(line, 60))
    aim = np.gradient(spine, axis=0)
    for k in range(4, 56, 5):
        n = np.array([-aim[k, 1], aim[k, 0]]) / (np.linalg.norm(aim[k]) + 1e-9)
        half = float(np.interp(k / 59 * (len(widths) - 1), range(len(widths)), widths)) * 0.6
        a, b = spine[k] - n * half, spine[k] + n * half
        ridge = p.ribbon([(float(a[0]), float(a[1])), (float(b[0]), float(b[1]))], [0.03, 0.012])
        card.shade(ridge, "#140c20", 0.5, soft=1.5, within=mask)
        card.tint(
            np.asarray(
                p.ribbon(
                    [(float(a[0]) + 0.016, float(a[1])), (float(b[0]) + 0.016, float(b[1]))],
                    [0.014, 0.006],
                ).mask
                * mask,
                np.float32,
            ),
            "#ffe0b0",
            0.22,
        )


def _fur(p: Place, data: str, step: float, long: float, seed: int) -> Pen:
    return tufted([p.to(k[0], k[1]) for k in knots(data)], step, long, seed)


def _ibex(card: Card, p: Place) -> None:
    far = [(0.02, -0.22), (0.1, -0.66), (-0.1, -1.12), (-0.5, -1.36), (-0.95, -1.34)]
    _horn(card, p, far, [0.2, 0.22, 0.19, 0.13, 0.03], 0.5)
    neck = _fur(
        p,
        "-0.28 -0.2, 0.14 0.2, 0.16 0.5, 0.1 0.86, 0.06 1.2, 0.14 1.6, 0.22 2.8, -1.9 2.8, "
        "-1.7 1.5, -1.1 0.8, -0.6 0.3",
        26,
        20,
        2,
    )
    deep = mix(COAT, "#4a2a2c", 0.2)
    body = card.paper(neck, lit(card, p, deep, 0.4, 1.5), glue(400, spread=14, rim=0.6))
    for data, tone, seed in (
        ("0.14 0.5, 0.02 1.1, 0.1 1.7, 0.16 2.8, -0.5 2.8, -0.52 1.5, -0.34 0.8", 0.55, 4),
        ("0.12 0.6, 0.02 1.1, 0.08 1.7, 0.1 2.8, -0.24 2.8, -0.26 1.5, -0.14 0.9", 0.2, 6),
    ):
        fill = lit(card, p, mix(PALE, COAT, tone), 0.3, 1.3)
        card.paper(_fur(p, data, 24, 26, seed).mask * body, fill, glue(200, shadow=0.2))
    ear = p.smooth(knots("-0.18 -0.1, -0.42 -0.22, -0.74 -0.1, -0.54 0.04, -0.24 0.06"))
    card.paper(ear, lit(card, p, mix(COAT, "#4a2a2c", 0.3), 0.3), glue(200))
    inner = p.smooth(knots("-0.26 -0.06, -0.46 -0.13, -0.64 -0.08, -0.48 0.0"))
    card.paper(inner, "#d8968a", glue(120))
    _beard(card, p)
    head: list[Knot] = knots(
        "-0.2 -0.2, 0.0 -0.31, 0.16 -0.24, 0.3 -0.07, 0.46 0.09, 0.62 0.235, 0.745 0.35, "
        "0.796 0.43, 0.776 0.51, 0.736 0.566, 0.688 0.59!, 0.706 0.632, 0.66 0.69, 0.57 0.69, "
        "0.45 0.61, 0.28 0.555, 0.12 0.56, -0.08 0.48, -0.26 0.2"
    )
    coat = lit(card, p, COAT, 0.4, 0.8)
    skull = card.paper(p.smooth(head), coat, glue(360, rim=0.7, rim_width=3))
    pale = p.smooth(knots("0.62 0.3, 0.9 0.36, 0.84 0.8, 0.5 0.76, 0.42 0.58, 0.54 0.46"))
    card.paint(blur(pale.mask, 9) * skull, PALE, 0.85)
    blaze = p.smooth(knots("0.16 -0.26, 0.5 0.06, 0.74 0.3, 0.7 0.36, 0.44 0.16, 0.2 -0.06"))
    card.shade(blaze, "#6a3a24", 0.5, soft=9, within=skull)
    jaw = p.smooth(knots("-0.24 0.2, 0.0 0.3, 0.24 0.5, 0.46 0.6, 0.3 0.7, -0.2 0.6"))
    card.shade(jaw, "#5a2a24", 0.5, soft=16, within=skull)
    rosy = mix(PALE, "#c8786a", 0.6)
    nose = p.smooth(knots("0.69 0.31, 0.85 0.38, 0.82 0.52, 0.755 0.51, 0.7 0.42"))
    card.paint(blur(nose.mask, 5) * skull, rosy, 0.8)
    nostril = p.smooth(knots("0.765 0.42!, 0.735 0.4, 0.69 0.42, 0.688 0.455, 0.72 0.45"))
    card.shade(nostril, "#3a101c", 0.9, soft=0.8, within=skull)
    ink = "#4a1820"
    for line, wide in (
        ([(0.7, 0.592), (0.62, 0.584), (0.53, 0.558), (0.474, 0.508)], 6.0),
        ([(0.775, 0.49), (0.75, 0.52), (0.735, 0.548), (0.726, 0.57)], 4.0),
    ):
        crease(card, skull, [p.to(*q) for q in line], wide, ink, 0.8, 0.6)
    near = [(-0.06, -0.2), (0.0, -0.66), (-0.24, -1.1), (-0.68, -1.28), (-1.12, -1.14)]
    _horn(card, p, near, [0.25, 0.27, 0.23, 0.15, 0.03], 0.0)
    tuft = _fur(p, "-0.2 -0.2, 0.0 -0.34, 0.14 -0.24, 0.08 -0.08, -0.1 -0.06", 18, 14, 9)
    card.paper(tuft, lit(card, p, mix(COAT, "#4a2a2c", 0.15), 0.3), glue(120, shadow=0.2))
    _look(card, p)
    _flower(card, Place(*p.to(1.03, 0.47), 66, 24), p.to(0.6, 0.59))
    lip = p.smooth(knots("0.6 0.53, 0.7 0.53, 0.735 0.566, 0.688 0.592, 0.6 0.585"))
    card.paint(blur(lip.mask, 1) * skull, PALE, 0.95)


def _look(card: Card, p: Place) -> None:
    """A beast's eye: amber, with a pupil that lies down; it asks, and keeps its pride."""
    hollow = p.smooth(knots("0.0 0.02, 0.1 -0.06, 0.22 -0.02, 0.28 0.1, 0.16 0.14, 0.04 0.1"))
    card.shade(hollow, "#4a1c1c", 0.5, soft=8)
    hole = card.hollow(
        p.smooth(knots("0.035 0.06!, 0.1 -0.02, 0.19 -0.005, 0.245 0.085!, 0.15 0.105")),
        "#f4e4c4",
        4,
    )
    card.paint(p.oval(0.162, 0.04, 0.062, 0.062).mask * hole, "#d8922a")
    card.paint(p.oval(0.168, 0.046, 0.042, 0.018, 14).mask * hole, "#180c10")
    card.paint(p.oval(0.15, 0.012, 0.016, 0.014).mask * hole, "#fffaf0")
    lid = p.smooth(
        knots("0.02 0.06!, 0.09 -0.03, 0.2 -0.015, 0.26 0.09!, 0.25 0.0, 0.17 -0.075, 0.07 -0.06")
    )
    card.paper(lid, lit(card, p, mix(COAT, "#3a1c1c", 0.4), 0.3), glue(110))
    brow = p.smooth(knots("-0.02 -0.04, 0.1 -0.14, 0.24 -0.08, 0.31 0.06!, 0.2 -0.04, 0.08 -0.07"))
    card.paper(brow, mix(COAT, "#2a1418", 0.55), glue(120))


def _beard(card: Card, p: Place) -> None:
    for k, (u, v, w, long, share) in enumerate(
        (
            (0.5, 0.6, 0.12, 0.5, 0.62),
            (0.62, 0.66, 0.1, 0.4, 0.5),
            (0.54, 0.64, 0.12, 0.6, 0.42),
            (0.6, 0.66, 0.1, 0.52, 0.3),
        )
    ):
        sway = (-0.1, 0.02, -0.06, -0.02)[k]
        lock = p.ribbon(
            [
                (u, v),
                (u + 0.01, v + long * 0.4),
                (u + sway, v + long * 0.75),
                (u + sway * 1.6, v + long),
            ],
            [w, w * 1.05, w * 0.7, 0.01],
        )
        mask = card.paper(lock, lit(card, p, mix(COAT, "#2a1418", share), 0.35), glue(150))
        line = [p.to(u, v + 0.1), p.to(u + 0.005, v + long * 0.4), p.to(u + sway, v + long * 0.8)]
        crease(card, mask, line, 5, "#1c0c10", 0.4)


def _flower(card: Card, f: Place, lip: Point) -> None:
    """All it has: an edelweiss."""
    card.paper(Pen().poly(ribbon([lip, f.to(-0.2, 0.2)], [7, 6])), "#5f8a5a", glue(70))
    for turn, r in ((0.0, 1.0), (0.45, 0.72)):
        petals = Pen()
        for k in range(7):
            a = turn + k * math.tau / 7
            q = Place(*f.to(0, 0), f.size * r, math.degrees(a))
            with petals.at(q.x, q.y, q.size, q.turn):
                petals.smooth(knots("0 -0.16, 0.6 -0.24, 1.04 0!, 0.6 0.24, 0 0.16"))
        card.paper(petals, ("#fffdf4", "#dfe0d0"), glue(90, rim=0.5))
    for k in range(6):
        a = k * math.tau / 6
        card.paper(
            f.oval(0.18 * math.cos(a), 0.18 * math.sin(a), 0.13, 0.13),
            ("#ffe08a", "#d8a23a"),
            glue(50),
        )
