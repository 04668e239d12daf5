"""In the pocket of a tweed coat an evening town glows, and a thread stair hangs out of it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, fbm, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along
from namyok_art.paper.patterns import stripes, tweed
from namyok_art.paper.props.buildings import house, panes, town
from namyok_art.paper.props.land import ridge
from namyok_art.paper.space import Array

LEFT, RIGHT, TOP, BOTTOM = 386.0, 712.0, 430.0, 838.0
YELLOW = "#ffd45a"


def draw() -> NDArray[np.uint8]:
    card = Card(165, ["#6a6a4a", "#5a5a40", "#4a4a36"], light=(60, 240), lamp="#ffe8bc")
    _hall(card)
    cloth = tweed("#8a7458", "#6a563f", "#c87a48", card.rng, 11)
    _coat(card, cloth)
    _folds(card)
    _lapels(card)
    _pocket(card, cloth)
    _buttons(card)
    _rain(card, cloth)
    _stair(card)
    return card.finish(
        bloom=0.55, shadow_tone="#2a2430", light_tone="#fff0d0", vignette=0.34, contrast=1.07
    )


def _hall(card: Card) -> None:
    paper = stripes("#74744e", "#66663f", 58, 0, 0.5)
    card.paper(Pen().rect(-20, -20, 840, 1260), paper, shadow=0, rim=0)
    card.glow(40, 200, 460, "#ffe0a0", 0.35)
    rail = Pen().rect(-20, 66, 840, 62, 4)
    card.paper(rail, ("#7a5234", "#54361f"), spread=10, rim=0.3)
    hook = Pen().path("M356 96 C356 40 400 30 404 70 C406 92 380 96 370 118", width=15)
    card.paper(Pen().circle(362, 98, 30), ("#d8b060", "#8a6428"), spread=6)
    card.paper(hook, ("#f0d080", "#a87a30"), spread=7)


def _coat(card: Card, cloth: Array) -> None:
    """Shoulders, both sleeves and the body, which runs off the card."""
    for side, x in ((-1, -10), (1, 770)):
        sleeve: list[Knot] = [
            (x - side * 120, 230, 0),
            (x - side * 20, 250),
            (x + side * 50, 420),
            (x + side * 70, 900),
            (x + side * 60, 1240, 0),
            (x - side * 120, 1240, 0),
            (x - side * 90, 800),
        ]
        card.paper(Pen().smooth(sleeve), cloth * 0.82, spread=18, shadow=0.5)
    body: list[Knot] = [
        (268, 132),
        (330, 118, 0),
        (398, 118, 0),
        (470, 132),
        (600, 176),
        (720, 226),
        (752, 300),
        (738, 460),
        (752, 760),
        (786, 1240, 0),
        (-30, 1240, 0),
        (14, 760),
        (30, 460),
        (6, 300),
        (30, 226),
        (140, 176),
    ]
    card.paper(Pen().smooth(body), cloth, spread=22, lift=12, shadow=0.55, rim=0.3)


def _folds(card: Card) -> None:
    """Weight: long soft folds, light from the left, and the dark of the front edge."""
    drape = fbm(120, card.rng, octaves=2)
    wave = np.sin(X / 74 + 0.7 * drape + (Y - 200) / 900) * smoothstep(360, 1100, Y)
    card.shade(np.asarray(np.clip(wave, 0, 1), np.float32), "#3a2a20", 0.3)
    card.tint(np.asarray(np.clip(-wave, 0, 1), np.float32), "#ffe6b4", 0.08)
    card.shade(np.asarray(smoothstep(380, 900, X), np.float32), "#2a2018", 0.45)
    edge = Pen().smooth(
        [(338, 560, 0), (352, 800), (362, 1240, 0), (420, 1240, 0), (390, 800), (352, 560, 0)]
    )
    card.shade(edge, "#1c140f", 0.7, soft=12)
    seam = Pen().stroke([(340, 520), (348, 800), (356, 1230)], 3)
    card.shade(seam, "#1c140f", 0.8)
    card.paint(_stitches([(326, 560), (334, 800), (342, 1220)], 20, 9), "#c8a878", 0.8)


def _stitches(points: list[Point], step: float, long: float, width: float = 3) -> Pen:
    pen = Pen()
    curve = np.asarray(along(points, len(points) * 60))
    travelled = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])
    for s in np.arange(step, float(travelled[-1]), step):
        a = [float(np.interp(s, travelled, curve[:, k])) for k in (0, 1)]
        b = [float(np.interp(s + long, travelled, curve[:, k])) for k in (0, 1)]
        pen.line(a[0], a[1], b[0], b[1], width)
    return pen


def _lapels(card: Card) -> None:
    dark = tweed("#6f5c46", "#54432f", "#b86a40", card.rng, 9)
    lining: list[Knot] = [(290, 140), (366, 126), (446, 140), (392, 320), (342, 540, 0), (300, 330)]
    satin = stripes("#6a4a30", "#5a3c28", 9, 60)
    card.paper(Pen().smooth(lining), satin, shadow=0.2)
    card.shade(Pen().smooth(lining), "#1c1410", 0.5, soft=14)
    loop = Pen().path("M350 150 C350 132 386 132 386 150", width=6)
    card.paper(loop, "#c8a878", spread=3)
    right: list[Knot] = [
        (440, 126, 0),
        (500, 146),
        (520, 230, 0),
        (566, 250, 0),
        (520, 380),
        (344, 560, 0),
        (376, 380),
        (416, 240),
    ]
    left: list[Knot] = [
        (296, 126, 0),
        (236, 146),
        (208, 226, 0),
        (160, 246, 0),
        (206, 400),
        (338, 570, 0),
        (316, 380),
        (304, 240),
    ]
    pale = tweed("#87715a", "#6a573f", "#c87a48", card.rng, 9)
    for knots, paper in ((right, pale), (left, dark)):
        card.paper(Pen().smooth(knots), paper, spread=12, lift=9, shadow=0.5, rim=0.35)
    collar: list[Knot] = [
        (284, 132, 0),
        (300, 96),
        (366, 84),
        (434, 96),
        (452, 132, 0),
        (500, 150),
        (516, 222, 0),
        (430, 170),
        (366, 156),
        (302, 170),
        (212, 220, 0),
        (236, 150),
    ]
    card.paper(Pen().smooth(collar), dark, spread=10, lift=7, shadow=0.5, rim=0.4)
    notch = _stitches([(508, 236), (554, 256), (510, 376), (360, 538)], 17, 8, 2.4)
    card.paint(notch, "#c8a878", 0.6)


def _town() -> Card:
    """Dusk in amber and olive, five rows of roofs."""
    card = Card(
        265,
        Gradient(("#3a3f33", "#6a6438", "#c8963f", "#f0c060"), TOP - 60, 690),
        light=(560, 640),
        lamp="#ffdf9a",
    )
    rng = card.rng
    card.glow(560, 660, 260, "#ffd070", 0.5)
    hill = ridge(rng, 640, 22)
    card.paper(hill.pen(), ("#a08044", "#7a6238"), spread=8, shadow=0.2)
    for y, low, high, width, tone in (
        (670, 30, 70, (22, 36), "#b48c48"),
        (712, 40, 96, (28, 44), "#8a6236"),
        (762, 50, 110, (34, 54), "#5c412a"),
        (820, 50, 110, (42, 64), "#33251d"),
    ):
        pen = Pen()
        windows = town(pen, y, rng, LEFT - 20, RIGHT + 20, width, (low, high), 0.8)
        pen.rect(LEFT - 40, y, 420, 200)
        mask = card.paper(
            pen,
            (mix(tone, "#f0b860", 0.22), mix(tone, "#2a1c14", 0.12)),
            spread=7,
            offset=(0, -4),
            rim=0.3,
        )
        card.lightup(panes(windows).mask * mask, YELLOW, 0.65)
        card.fog(y - 6, 22, "#e8b458", 0.2)
    return card


def _pocket(card: Card, cloth: Array) -> None:
    rim = 24.0
    patch: list[Knot] = [
        (LEFT - rim, TOP, 0),
        (RIGHT + rim, TOP, 0),
        (RIGHT + rim, BOTTOM - 50),
        (RIGHT - 6, BOTTOM + 10),
        ((LEFT + RIGHT) / 2, BOTTOM + 42),
        (LEFT + 6, BOTTOM + 10),
        (LEFT - rim, BOTTOM - 50),
    ]
    # what looks out of the pocket stands behind its hem
    rng = card.rng
    card.glow(550, TOP + 10, 200, "#ffc860", 0.4)
    out = Pen()
    windows = []
    for x, w, h in ((420, 52, 62), (482, 40, 104), (532, 58, 74), (600, 44, 128), (652, 48, 66)):
        windows += house(out, x, TOP + 30, w, h, rng, 0.6, rng.normal(0, 2))
    mask = card.paper(out, ("#5a4630", "#3f2f24"), spread=9, shadow=0.45, rim=0.35)
    card.lightup(panes(windows).mask * mask, YELLOW, 0.6)
    smoke = Pen().taper(
        [(548, TOP - 74), (540, TOP - 110), (560, TOP - 136), (552, TOP - 170)], 6, 16
    )
    card.paint(smoke, "#d8cfae", 0.5, soft=4)
    shell = card.paper(Pen().smooth(patch), cloth * 0.94, spread=14, lift=12, shadow=0.55, rim=0.4)
    inner: list[Knot] = [
        (LEFT, TOP + 62, 0),
        (RIGHT, TOP + 62, 0),
        (RIGHT, BOTTOM - 54),
        (RIGHT - 20, BOTTOM - 8),
        ((LEFT + RIGHT) / 2, BOTTOM + 16),
        (LEFT + 20, BOTTOM - 8),
        (LEFT, BOTTOM - 54),
    ]
    hole = Pen().smooth(inner)
    card.inset(_town(), hole, shadow=0, rim=0)
    card.shade(1 - hole.mask, "#1c120c", 0.75, soft=13, move=(4, 6), within=hole.mask)
    hem = Pen().rect(LEFT - rim - 6, TOP - 4, RIGHT - LEFT + 2 * rim + 12, 62, 7)
    band = tweed("#937c5e", "#715c44", "#d0834e", card.rng, 10)
    card.paper(hem, band, spread=9, lift=8, shadow=0.5, rim=0.5)
    for y in (TOP + 10, TOP + 46):
        card.paint(_stitches([(LEFT - 22, y), (550, y), (RIGHT + 22, y)], 19, 10), "#f0d8a0", 0.9)
    border = [
        (LEFT - 11, TOP + 66),
        (LEFT - 12, BOTTOM - 60),
        (LEFT + 8, BOTTOM),
        (550, BOTTOM + 29),
        (RIGHT - 8, BOTTOM),
        (RIGHT + 12, BOTTOM - 60),
        (RIGHT + 11, TOP + 66),
    ]
    card.paint(
        _stitches([(float(x), float(y)) for x, y in border], 19, 10).mask * shell, "#f0d8a0", 0.9
    )


def _button(card: Card, x: float, y: float, r: float, tone: str, lit: float = 0) -> None:
    card.shade(Pen().circle(x, y, r), "#120c08", 0.6, soft=6, move=(6, 9))
    if lit:
        card.glow(x, y, r * 4, "#ffeab0", 0.5)
    card.paper(Pen().circle(x, y, r), (mix(tone, "#ffffff", 0.3), tone), spread=5, rim=0.5)
    card.shade(Pen().circle(x, y, r * 0.74, width=r * 0.1), mix(tone, "#2a1a10", 0.6), 0.7)
    if lit:
        card.lightup(Pen().circle(x, y, r * 0.68), tone, lit)
    holes = Pen()
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        holes.circle(x + dx * r * 0.22, y + dy * r * 0.22, r * 0.1)
    card.paint(holes, "#3a2818")
    thread = Pen().line(x - r * 0.22, y - r * 0.22, x + r * 0.22, y + r * 0.22, r * 0.09)
    thread.line(x + r * 0.22, y - r * 0.22, x - r * 0.22, y + r * 0.22, r * 0.09)
    card.paint(thread, "#c8a060")


def _buttons(card: Card) -> None:
    for y in (620, 860, 1100):
        _button(card, 296, y, 33, "#6a4a30")
    _button(card, 448, TOP + 126, 34, "#fff0c0", 0.4)
    loose = Pen().taper([(448, TOP + 58), (444, TOP + 76), (448, TOP + 96)], 2.6, 2.6)
    card.paint(loose, "#f0d8a0")


def _rain(card: Card, cloth: Array) -> None:
    """The lower pocket has a corner of rain in it, folded like a handkerchief."""
    x, y = 138.0, 1000.0
    card.glow(x, y - 60, 150, "#d8e8e8", 0.25)
    for knots, tone in (
        (
            [
                (x - 76, y + 30, 0),
                (x - 92, y - 40),
                (x - 52, y - 128, 0),
                (x - 6, y - 60),
                (x + 10, y + 30, 0),
            ],
            "#7f98a0",
        ),
        (
            [
                (x - 30, y + 30, 0),
                (x - 14, y - 80),
                (x + 34, y - 156, 0),
                (x + 72, y - 70),
                (x + 84, y + 30, 0),
            ],
            "#9ab2b8",
        ),
    ):
        shape = Pen().smooth(knots)
        mask = card.paper(shape, (mix(tone, "#ffffff", 0.35), tone), spread=7, shadow=0.45, rim=0.5)
        drops = Pen()
        for _ in range(130):
            dx, dy = card.rng.uniform(x - 100, x + 100), card.rng.uniform(y - 170, y + 20)
            drops.line(dx, dy, dx - 4, dy + 15, 2)
        card.paint(drops.mask * mask, "#eef8fa", 0.8)
    fallen = Pen()
    for dx, dy, r in (
        (-88, -22, 6),
        (-96, 30, 7),
        (96, -6, 7),
        (92, 62, 5),
        (-84, 96, 6),
        (70, -110, 4),
    ):
        fallen.smooth(
            [
                (x + dx, y + dy - r * 1.9, 0),
                (x + dx + r, y + dy),
                (x + dx, y + dy + r),
                (x + dx - r, y + dy),
            ]
        )
    card.paper(fallen, ("#f0fafc", "#8fb0bc"), spread=3, rim=0.6)
    flap: list[Knot] = [
        (x - 122, y, 0),
        (x + 122, y - 14, 0),
        (x + 126, y + 62),
        (x + 60, y + 84),
        (x - 60, y + 92),
        (x - 124, y + 76),
    ]
    card.paper(Pen().smooth(flap), cloth * 0.9, spread=13, lift=10, shadow=0.55, rim=0.4)
    card.paint(
        _stitches(
            [
                (x - 112, y + 14),
                (x - 112, y + 64),
                (x - 60, y + 80),
                (x + 60, y + 72),
                (x + 113, y + 54),
                (x + 112, y),
            ],
            18,
            9,
        ),
        "#d8b888",
        0.8,
    )


def _stair(card: Card) -> None:
    """A hole in the lining, and a stair of threads down which somebody has let a suitcase."""
    x, y = 634.0, BOTTOM + 26
    tear = Pen().smooth(
        [
            (x - 34, y - 16),
            (x - 10, y - 26),
            (x + 20, y - 22),
            (x + 36, y - 8),
            (x + 14, y + 4),
            (x - 16, y + 4),
        ]
    )
    card.hollow(tear, ("#1c120c", "#3a2818"), depth=5)
    fray = Pen()
    for k in range(12):
        a = math.tau * k / 12
        px, py = x + 33 * math.cos(a), y - 10 + 14 * math.sin(a)
        fray.line(px, py, px + 13 * math.cos(a + 0.6), py + 12 * math.sin(a + 0.6), 1.8)
    card.paint(fray, "#d8b888", 0.9)
    rails: list[list[Point]] = [[], []]
    for k in range(25):
        t = k / 24
        cx = x + 20 * math.sin(t * 4.4)
        half = 15 + 2 * math.sin(k * 1.3)
        rails[0].append((cx - half, y - 8 + 262 * t))
        rails[1].append((cx + half, y - 8 + 262 * t + 3 * math.sin(k)))
    ropes = Pen()
    for rail in rails:
        ropes.stroke(rail, 3)
    for k in range(1, 25, 2):
        ropes.line(*rails[0][k], *rails[1][k], 2.6)
    card.shade(ropes, "#120c08", 0.7, soft=3, move=(6, 8))
    card.paper(ropes, ("#ffe6b0", "#d8b070"), spread=2, shadow=0.2)
    bx, by = (rails[0][-1][0] + rails[1][-1][0]) / 2, rails[0][-1][1]
    tie = Pen().line(*rails[0][-1], bx - 6, by + 20, 2.4).line(*rails[1][-1], bx + 6, by + 20, 2.4)
    card.paint(tie, "#ffe6b0")
    card.shade(Pen().rect(bx - 26, by + 26, 52, 36, 5), "#120c08", 0.7, soft=5, move=(7, 9))
    card.paper(
        Pen().path(
            f"M{bx - 10} {by + 28} C{bx - 10} {by + 14} {bx + 10} {by + 14} {bx + 10} {by + 28}",
            width=4,
        ),
        "#8a4a2a",
        spread=2,
    )
    card.paper(Pen().rect(bx - 26, by + 26, 52, 36, 5), ("#d0703a", "#94432a"), spread=4, rim=0.5)
    card.paint(Pen().rect(bx - 17, by + 26, 5, 36).rect(bx + 12, by + 26, 5, 36), "#f0c880", 0.9)
