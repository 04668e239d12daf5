"""On the tip of a mountain an ibex offers a flower to a turnstile that bars the way to the sky."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, mix
from namyok_art.paper.paths import Knot, Point, along, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.pelts import tufted

GATE: Point = (600, 668)
COAT, PALE, HORN = "#a8703f", "#f0d8b0", "#6a5044"


def draw() -> NDArray[np.uint8]:
    card = Card(69, ["#143a5c", "#2f7a94", "#a8d0c4", "#ffdca0"], light=(640, 330), lamp="#fff2c8")
    card.glow(640, 330, 460, "#fff0b8", 0.6)
    card.lightup(Pen().circle(640, 330, 92), "#fff8dc", 0.5)
    _range(card)
    _steps(card)
    _rock(card)
    _turnstile(card)
    _ibex(card, Place(252, 566, 310, 6))
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
    path = along([(690, 600), (750, 540), (752, 460), (700, 400)], 9)
    for k, (x, y) in enumerate(path):
        p = Place(x, y, 27 - 1.7 * k, 50 - k * 14)
        s = -1 if k % 2 else 1
        for side in (-1, 1):
            toe: list[Knot] = [
                (s * 0.5 + side * 0.26, -0.8, 0),
                (s * 0.5 + side * 0.5, 0),
                (s * 0.5 + side * 0.3, 0.7),
                (s * 0.5 + side * 0.06, 0.1),
            ]
            card.lightup(p.smooth(toe), "#fffbe6", 0.7)


def _rock(card: Card) -> None:
    whole: list[Point] = [
        (-40, 1240),
        (-40, 1080),
        (90, 1100),
        (200, 1010),
        (330, 1030),
        (470, 950),
        (770, 930),
        (800, 1020),
        (770, 1090),
        (850, 1240),
    ]
    card.paper(Pen().poly(whole), ("#4a4a78", "#1c1c40"), glue(400, spread=16))
    facets: tuple[tuple[list[Point], str], ...] = (
        ([(470, 950), (770, 930), (680, 1010), (520, 1010)], "#b8a4b4"),
        ([(200, 1010), (330, 1030), (290, 1130), (150, 1120)], "#6a6494"),
        ([(470, 950), (520, 1010), (420, 1240), (290, 1130), (330, 1030)], "#4f4c80"),
        ([(770, 930), (800, 1020), (720, 1110), (680, 1010)], "#8a7a9c"),
        ([(680, 1010), (720, 1110), (640, 1240), (420, 1240), (520, 1010)], "#34346a"),
    )
    for points, tone in facets:
        card.paper(
            Pen().poly(points), (mix(tone, "#ffdca0", 0.12), tone), glue(200, shadow=0.15, rim=0.2)
        )


def _turnstile(card: Card) -> None:
    x, y = GATE
    steel = Gradient(("#5a6a7c", "#e8f0f4", "#8a9cac", "#3a4658"), x - 20, x + 130, X)
    card.shade(Pen().oval(x + 60, 956, 110, 18), "#14102c", 0.6, soft=8)
    post = Pen().rect(x + 6, y - 6, 116, 296, 16)
    card.paper(post, steel, glue(260, rim=0.5))
    cap = Pen().rect(x - 12, y - 44, 152, 66, 24)
    card.paper(cap, Gradient(("#4a5a6c", "#d8e4ea", "#3a4658"), y - 44, y + 24), glue(220, rim=0.6))
    card.lightup(Pen().circle(x + 100, y - 10, 17), "#ff4a3a", 1.3)
    card.hollow(Pen().rect(x + 22, y - 18, 46, 13, 5), "#101828", 4)
    hub = (x + 6.0, y + 88.0)
    for end in ((x + 120.0, y + 216.0), (x + 60.0, y - 66.0)):
        card.paper(
            Pen().poly(ribbon([hub, end], [30, 26])).circle(*end, 13),
            ("#c8d4dc", "#5a6a7c"),
            glue(160, rim=0.7),
        )
    bar = (x - 176.0, y + 122.0)
    arm = Pen().poly(ribbon([hub, bar], [36, 32])).circle(*bar, 16)
    card.paper(
        arm,
        Gradient(("#fdfdfb", "#b8c8d2", "#4f5f72"), y + 80, y + 150),
        glue(200, rim=0.9, lift=9),
    )
    bands = Pen()
    for t in (0.3, 0.58, 0.86):
        a = (hub[0] + (bar[0] - hub[0]) * t, hub[1] + (bar[1] - hub[1]) * t)
        b = (hub[0] + (bar[0] - hub[0]) * (t + 0.13), hub[1] + (bar[1] - hub[1]) * (t + 0.13))
        bands.poly(ribbon([a, b], [36, 35]))
    card.paint(bands, "#d8382f", 0.92)
    card.paper(Pen().circle(*hub, 40), ("#dfe8ec", "#4a5a6c"), glue(180, rim=0.7))
    card.paper(Pen().circle(*hub, 15), ("#6a7a8c", "#2a3444"), glue(90))


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


def _ibex(card: Card, p: Place) -> None:
    _horn(
        card,
        p,
        [(0.02, -0.22), (0.1, -0.66), (-0.1, -1.12), (-0.5, -1.36), (-0.95, -1.34)],
        [0.2, 0.22, 0.19, 0.13, 0.03],
        0.5,
    )
    neck: list[Knot] = [
        p.to(k[0], k[1])
        for k in knots(
            "-0.3 -0.2, 0.1 0.2, 0.04 0.5, -0.1 0.9, -0.02 1.3, 0.0 2.2, -1.5 2.2, "
            "-1.5 1.1, -0.9 0.5"
        )
    ]
    body = card.paper(
        tufted(neck, 26, 20, 2),
        lit(card, p, mix(COAT, "#4a2a2c", 0.2), 0.4, 1.4),
        glue(400, spread=14, rim=0.6),
    )
    mane: list[Knot] = [
        p.to(k[0], k[1])
        for k in knots("-0.02 0.42, -0.16 0.9, -0.1 1.4, -0.1 2.2, -0.5 2.2, -0.46 1.2, -0.3 0.6")
    ]
    card.paper(
        tufted(mane, 24, 26, 4).mask * body,
        lit(card, p, mix(PALE, COAT, 0.35), 0.3, 1.2),
        glue(200, shadow=0.2),
    )
    ear = p.smooth(knots("-0.2 -0.1, -0.42 -0.2, -0.72 -0.06, -0.5 0.06, -0.24 0.06"))
    card.paper(ear, lit(card, p, mix(COAT, "#4a2a2c", 0.3), 0.3), glue(200))
    card.paper(
        p.smooth(knots("-0.28 -0.06, -0.46 -0.1, -0.62 -0.04, -0.46 0.02")), "#d8968a", glue(120)
    )
    head: list[Knot] = knots(
        "-0.18 -0.24, 0.06 -0.3, 0.2 -0.16, 0.42 0.12, 0.64 0.36, 0.72 0.46, "
        "0.7 0.55, 0.62 0.6, 0.56 0.68, 0.4 0.62, 0.14 0.5, -0.1 0.44, "
        "-0.28 0.16"
    )
    skull = card.paper(
        p.smooth(head), lit(card, p, COAT, 0.4, 0.8), glue(360, rim=0.7, rim_width=3)
    )
    muzzle: list[Knot] = knots("0.5 0.2, 0.8 0.4, 0.8 0.7, 0.5 0.76, 0.36 0.6, 0.4 0.4")
    card.paper(p.smooth(muzzle).mask * skull, lit(card, p, PALE, 0.3, 0.8), glue(160, shadow=0.15))
    cheek: list[Knot] = knots("-0.24 0.2, 0.0 0.26, 0.2 0.46, 0.1 0.56, -0.2 0.5")
    card.shade(p.smooth(cheek), "#5a2a24", 0.35, soft=18, within=skull)
    card.shade(
        p.ribbon([(0.68, 0.53), (0.54, 0.55), (0.46, 0.5)], [0.012, 0.022, 0.006]),
        "#3a141c",
        0.85,
        within=skull,
    )
    card.paint(p.oval(0.64, 0.42, 0.034, 0.022, 40).mask * skull, "#3a1a20")
    beard: list[Knot] = [
        p.to(k[0], k[1]) for k in knots("0.52 0.64, 0.34 0.6, 0.3 0.8, 0.36 1.12!, 0.46 0.9")
    ]
    card.paper(Pen().smooth(beard), lit(card, p, mix(COAT, "#3a1c1c", 0.4), 0.3), glue(180))
    _horn(
        card,
        p,
        [(-0.06, -0.2), (0.0, -0.66), (-0.24, -1.1), (-0.68, -1.28), (-1.12, -1.14)],
        [0.25, 0.27, 0.23, 0.15, 0.03],
        0.0,
    )
    tuft: list[Knot] = [
        p.to(k[0], k[1]) for k in knots("-0.2 -0.2, 0.0 -0.34, 0.14 -0.24, 0.08 -0.08, -0.1 -0.06")
    ]
    card.paper(
        tufted(tuft, 18, 14, 9),
        lit(card, p, mix(COAT, "#4a2a2c", 0.15), 0.3),
        glue(120, shadow=0.2),
    )
    eye(card, *p.to(0.12, 0.06), 25, (690, 690), "#d8902a", COAT, 0.34, 14)
    brow = p.ribbon([(0.02, -0.06), (0.12, -0.08), (0.24, 0.02)], [0.01, 0.05, 0.01])
    card.paper(brow, mix(COAT, "#3a1c1c", 0.5), glue(120))
    _flower(card, Place(*p.to(0.78, 0.5), 44, 24), p.to(0.62, 0.56))


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
