"""On a dark block of flats the lit windows happen to make a fir tree; one of them is dark."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.sky import snow, stars

LEFT, TOP, RIGHT, BOTTOM = 66, 232, 734, 1096
PITCH_X, PITCH_Y = 60, 60
COLUMNS = 11
TIERS = (1, 3, 3, 5, 3, 5, 7, 5, 7, 9, 7, 9, 11, 1)
"""How many windows are lit on each floor, from the top."""
DARK = (12, 1)
"""Floor and column of the window that spoils the tree."""
AMBER, GREEN, RED = "#ffd98a", "#8fd07a", "#f0705a"


def draw() -> NDArray[np.uint8]:
    sky = ["#151433", "#251c46", "#3a2650", "#563654", "#7a4a58"]
    card = Card(171, sky, light=(400, 150), lamp="#ffe6c0")
    card.lightup(stars(card.rng, 90, 420), "#cfd6ff", 0.4, 0.7)
    _far_blocks(card)
    card.glow(400, 150, 330, "#b99ad0", 0.35)
    _roof(card)
    _wall(card)
    for floor, lit in enumerate(TIERS):
        for column in range(COLUMNS):
            inside = abs(column - 5) <= lit // 2
            if (floor, column) == DARK:
                _snowflake_window(card, *_corner(floor, column))
            elif floor == len(TIERS) - 1 and inside:
                _door(card, *_corner(floor, column))
            elif inside:
                _lit_window(card, floor, column)
            else:
                _dark_window(card, *_corner(floor, column))
    _yard(card)
    card.paint(snow(card.rng, 260, size=(0.7, 2.4)), "#f4ecff", 0.75)
    return card.finish(
        bloom=0.55,
        halation=0.06,
        shadow_tone="#2a1a4a",
        light_tone="#fff0d0",
        vignette=0.28,
        contrast=1.08,
    )


def _corner(floor: int, column: int) -> Point:
    return 82 + column * PITCH_X, TOP + 28 + floor * PITCH_Y


def _far_blocks(card: Card) -> None:
    rng = card.rng
    for depth in range(2):
        tone = mix("#4d3458", "#33254c", depth)
        pen, lamps = Pen(), Pen()
        x = -30.0
        while x < 830:
            width, top = rng.uniform(70, 150), rng.uniform(420, 640) + depth * 110
            pen.rect(x, top, width, 900).rect(x + width * 0.3, top - 14, 16, 20)
            for _ in range(9):
                wx, wy = x + rng.uniform(8, width - 14), top + rng.uniform(14, 400)
                lamps.rect(wx, wy, 6, 7)
            x += width + rng.uniform(4, 40)
        card.paper(pen, (tone, mix(tone, "#7a4a58", 0.6)), shadow=0.2, offset=(-3, -3))
        card.lightup(lamps, mix("#e0a070", "#ffce8a", depth), 0.35, 0.6)
        card.fog(900, 160, "#7a4f66", 0.45)


def _wall(card: Card) -> None:
    """Panels with seams, each a little different, as such houses are."""
    rng = card.rng
    slab = Pen().rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP + 60)
    card.paper(slab, ("#4a3358", "#3c2a50", "#35264a"), spread=26, shadow=0.5, rim=0.2)
    light, dark = Pen(), Pen()
    for floor in range(len(TIERS)):
        for column in range(COLUMNS):
            x, y = _corner(floor, column)
            pen = (light, dark)[int(rng.integers(0, 2))]
            pen.rect(x - 11, y - 14, PITCH_X, PITCH_Y)
    card.paint(light, "#6a4a72", 0.16)
    card.shade(dark, "#1c1236", 0.14)
    seams = Pen()
    for floor in range(len(TIERS) + 1):
        y = TOP + 14 + floor * PITCH_Y
        seams.line(LEFT, y, RIGHT, y, 2)
    for column in range(COLUMNS + 1):
        x = 71 + column * PITCH_X
        seams.line(x, TOP, x, BOTTOM, 2)
    card.shade(seams, "#150e2c", 0.5)
    cornice = Pen().rect(LEFT - 10, TOP - 16, RIGHT - LEFT + 20, 26, 3)
    card.paper(cornice, ("#5a4068", "#43305a"), spread=7)
    cap = Pen().smooth(
        [
            (LEFT - 14, TOP - 12, 0),
            (LEFT + 40, TOP - 27),
            (230, TOP - 24),
            (420, TOP - 29),
            (600, TOP - 23),
            (RIGHT - 20, TOP - 28),
            (RIGHT + 14, TOP - 12, 0),
        ]
    )
    card.paper(cap, ("#efe6fa", "#b9a8d6"), spread=5, rim=0.4)


def _roof(card: Card) -> None:
    """Aerials, a vent, and in the middle the dish that has caught the star."""
    gear = Pen()
    for x, height in ((140, 84), (204, 54), (640, 70)):
        gear.line(x, TOP, x, TOP - height, 3)
        for k in range(3):
            half = 22 - k * 5
            gear.line(x - half, TOP - height + k * 11, x + half, TOP - height + k * 11, 2.4)
    gear.rect(560, TOP - 56, 44, 60, 2).rect(554, TOP - 62, 56, 10, 2)
    gear.line(604, TOP - 50, 640, TOP - 64, 1.2).line(140, TOP - 80, 204, TOP - 50, 1.2)
    card.paper(gear, ("#3c2b50", "#2a2040"), spread=5, shadow=0.3)
    leg = Pen().taper([(400, TOP), (400, TOP - 46)], 9, 7)
    leg.line(384, TOP, 400, TOP - 26, 4).line(416, TOP, 400, TOP - 26, 4)
    card.paper(leg, "#53406a", spread=4)
    with (bowl := Pen()).at(400, TOP - 60, 1, -8):
        bowl.path("M-58 -18 C-50 30 50 30 58 -18 C30 -2 -30 -2 -58 -18Z")
        bowl.oval(0, -18, 58, 12)
    card.paper(bowl, ("#d6c8ea", "#7f6a9c"), spread=6, rim=0.5)
    with (inside := Pen()).at(400, TOP - 60, 1, -8):
        inside.oval(0, -18, 51, 9)
    card.paint(inside, ("#8a74a8", "#f6ecff"))
    card.glow(398, 124, 150, "#fff4d8", 0.75)
    arm = Pen().line(372, TOP - 74, 392, TOP - 100, 2.4).line(428, TOP - 80, 402, TOP - 100, 2.4)
    card.paint(arm, "#e9dcf6")
    card.lightup(Pen().star(398, 122, 50, 0.2, 8).star(398, 122, 64, 0.13, 4), "#fffbe8", 0.8)


def _frame(card: Card, x: float, y: float, tone: str) -> None:
    card.paper(Pen().rect(x - 3, y - 3, 44, 42, 2), tone, spread=3, shadow=0.3, rim=0.1)


def _sill(card: Card, x: float, y: float) -> None:
    bank = Pen().smooth(
        [
            (x - 5, y + 41, 0),
            (x + 4, y + 35),
            (x + 20, y + 37),
            (x + 36, y + 34),
            (x + 43, y + 41, 0),
        ]
    )
    card.paper(bank, ("#f2eafc", "#c3b2de"), shadow=0.25, spread=2, rim=0.1)


def _dark_window(card: Card, x: float, y: float) -> None:
    rng = card.rng
    _frame(card, x, y, "#2c2142")
    glass = Pen().rect(x, y, 38, 36)
    card.hollow(glass, ("#2a2450", "#1a1636"), 4, "#0a0820", 0.5)
    glint = Pen().poly([(x + 4, y + 30), (x + 22, y + 4), (x + 30, y + 4), (x + 12, y + 30)])
    card.paint(glint, "#7a72b0", rng.uniform(0.05, 0.2))
    bars = Pen().rect(x + rng.choice([12.0, 18.0, 24.0]), y, 2.6, 36)
    card.paint(bars, "#3a2c54")
    if rng.random() < 0.5:
        _sill(card, x, y)


def _lit_window(card: Card, floor: int, column: int) -> None:
    rng = card.rng
    x, y = _corner(floor, column)
    edge = abs(column - 5) == TIERS[floor] // 2
    tone = str(rng.choice([AMBER, GREEN, RED], p=[0.34, 0.52, 0.14]))
    if edge:
        tone = str(rng.choice([GREEN, AMBER, RED], p=[0.86, 0.08, 0.06]))
    _frame(card, x, y, mix(tone, "#4a3358", 0.45))
    glass = Pen().rect(x, y, 38, 36)
    card.hollow(glass, (mix(tone, "#fffbe0", 0.55), tone), 3, "#7a3a30", 0.3, shine=0.42)
    _room(card, x, y, tone)
    bars = Pen().rect(x + 18, y, 2.6, 36).rect(x, y + 10, 38, 2)
    card.paint(bars, mix(tone, "#5a2a38", 0.55))
    if rng.random() < 0.75:
        _sill(card, x, y)


def _door(card: Card, x: float, y: float) -> None:
    """The entrance is the trunk of the tree."""
    card.paper(Pen().rect(x - 12, y - 8, 62, 12, 3), ("#8a6a90", "#5a4068"), spread=5)
    card.paper(Pen().rect(x - 5, y, 48, 80), "#7a4434", spread=4)
    card.hollow(Pen().rect(x, y + 5, 38, 80), ("#ffe0a0", "#f09a50"), 4, "#7a3a20", 0.4, shine=0.5)
    bars = Pen().rect(x + 17, y + 5, 4, 80).rect(x, y + 24, 38, 3)
    card.paint(bars, "#8a4a30")
    cap = Pen().smooth([(x - 14, y - 7, 0), (x + 4, y - 15), (x + 30, y - 14), (x + 52, y - 7, 0)])
    card.paper(cap, ("#f2eafc", "#c3b2de"), shadow=0.25, spread=2)


def _room(card: Card, x: float, y: float, tone: str) -> None:
    """What can be seen from the yard: curtains, a lamp, a cat, a plant."""
    rng = card.rng
    inside = Pen().rect(x, y, 38, 36).mask
    ink = mix(tone, "#4a1c30", 0.62)
    kind = int(rng.integers(0, 6))
    things = Pen()
    if kind in (0, 1):
        for side in (-1, 1):
            things.smooth(
                [
                    (x + 19 + side * 20, y - 2, 0),
                    (x + 19 + side * 6, y - 2, 0),
                    (x + 19 + side * 12, y + 18),
                    (x + 19 + side * 11, y + 38, 0),
                    (x + 19 + side * 20, y + 38, 0),
                ]
            )
        card.paint(things.mask * inside, mix(tone, "#8a2a38", 0.4), 0.8)
        return
    if kind == 2:
        things.poly([(x + 10, y + 14), (x + 22, y + 14), (x + 27, y + 23), (x + 5, y + 23)])
        things.line(x + 16, y - 2, x + 16, y + 14, 1.4)
    elif kind == 3:
        cx = x + rng.uniform(9, 26)
        things.oval(cx, y + 30, 7, 8).circle(cx + 3, y + 20, 5)
        things.poly([(cx - 1, y + 18), (cx, y + 11), (cx + 4, y + 16)])
        things.poly([(cx + 3, y + 16), (cx + 7, y + 11), (cx + 7.5, y + 18)])
        things.stroke([(cx - 6, y + 33), (cx - 12, y + 30), (cx - 11, y + 22)], 2.4)
    elif kind == 4:
        cx = x + rng.uniform(11, 26)
        things.poly([(cx - 6, y + 27), (cx + 6, y + 27), (cx + 4, y + 37), (cx - 4, y + 37)])
        for k in range(5):
            angle = -math.pi / 2 + (k - 2) * 0.5
            tip = (cx + 15 * math.cos(angle), y + 26 + 15 * math.sin(angle))
            things.taper([(cx, y + 27), tip], 3.4, 1)
    else:
        for k in range(4):
            things.circle(x + 5 + k * 9.5, y + 6 + 3 * math.sin(k * 2.1), 2.2)
        things.stroke([(x, y + 3), (x + 12, y + 7), (x + 25, y + 4), (x + 38, y + 8)], 1)
    card.paint(things.mask * inside, ink, 0.85)


def _snowflake_window(card: Card, x: float, y: float) -> None:
    """Nobody is at home, or somebody sits in the dark; a paper snowflake is on the pane."""
    _frame(card, x, y, "#5a4a78")
    card.hollow(Pen().rect(x, y, 38, 36), ("#1e2a5a", "#131a40"), 4, "#05051a", 0.5)
    flake = Pen()
    for k in range(6):
        angle = math.tau * k / 6 + 0.2
        dx, dy = math.cos(angle), math.sin(angle)
        flake.line(x + 19, y + 18, x + 19 + dx * 14, y + 18 + dy * 14, 2.4)
        for turn in (-0.9, 0.9):
            bx, by = x + 19 + dx * 8, y + 18 + dy * 8
            end = (bx + 5 * math.cos(angle + turn), by + 5 * math.sin(angle + turn))
            flake.line(bx, by, *end, 1.8)
    card.lightup(flake, "#f4f8ff", 0.25)
    _sill(card, x, y)


def _yard(card: Card) -> None:
    """Snow up to the first floor, a path that nobody has trodden yet, a buried car."""
    rng = card.rng
    card.shade(smoothstep(880, 1120, Y), "#2a1a40", 0.35)
    bank = ridge(rng, 1098, 8, bow=-14)
    card.paper(bank.pen(), ("#a893cc", "#6a5a9a"), TORN, torn=3, offset=(0, -7), spread=14)
    card.glow(400, 1116, 260, "#ffcf8a", 0.35, stretch=(1, 0.25))
    car = Pen().smooth(
        [
            (540, 1150, 0),
            (548, 1116),
            (588, 1108),
            (614, 1080),
            (690, 1078),
            (718, 1108),
            (744, 1118),
            (750, 1150, 0),
        ]
    )
    card.paper(car, ("#efe4fb", "#9a86c4"), spread=9, rim=0.2)
    glass = Pen().smooth([(622, 1106), (632, 1090), (652, 1089), (652, 1106)])
    glass.smooth([(662, 1106), (662, 1089), (682, 1090), (698, 1106)])
    card.paint(glass, "#3a3068", 0.75)
    near = ridge(rng, 1150, 12, bow=10)
    card.paper(near.pen(), ("#8a78b8", "#443a78"), TORN, torn=4, offset=(0, -6), spread=12)
    steps = Pen()
    for k in range(12):
        t = k / 11
        x, y = 120 + 250 * t, 1190 - 82 * t
        size = 7 - 3.4 * t
        steps.oval(x + (5 if k % 2 else -5) * (1 - t * 0.5), y, size, size * 0.55, -30)
    card.shade(steps, "#2a2058", 0.6, soft=0.8)
