"""Great eyes weep; a crowd has put up umbrellas, and a tear strokes the one bare head."""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Print,
    X,
    Y,
    blob,
    brush,
    carve,
    mirror,
    noise,
    oval,
    place,
    points,
    poly,
    shapes,
    spline,
    strands,
)
from namyok_art.lino.ground import streaks
from namyok_art.lino.mask import step
from namyok_art.lino.shape import Points, Pts, ellipse

PAPER, BLUE, RUST, BLACK = (0, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)


@dataclass(frozen=True, slots=True)
class Umbrella:
    """From behind, the tip up."""

    x: float
    y: float
    s: float
    tilt: float = 0
    turn: float = 0
    """By how much its ribs are turned round the stick."""
    cloth: tuple[tuple[int, int, int], ...] = (RUST,)
    """The colours of its panels."""
    print: str = ""

    def at(self, pts: Pts) -> Points:
        return place(pts, self.x, self.y, self.s, self.tilt)

    def panels(self) -> list[Points]:
        n = 5
        ends = [-math.pi / 2]
        ends += [
            -math.pi / 2 + math.pi * (i + self.turn) / n for i in range(1 - int(self.turn > 0), n)
        ]
        ends = [*dict.fromkeys(e for e in ends if e < math.pi / 2 - 0.05), math.pi / 2]
        return [self._panel(a, b) for a, b in pairwise(ends)]

    def _rib(self, end: float) -> Points:
        t = np.linspace(0, math.pi / 2, 14)
        x, y = math.sin(end), 0.16 * math.cos(end)
        return np.stack([x * np.sin(t) ** 0.92, -0.86 + (y + 0.86) * (1 - np.cos(t))], 1)

    def _panel(self, a: float, b: float) -> Points:
        left, right = self._rib(a), self._rib(b)
        middle = (a + b) / 2
        rise = 0.34 * (b - a)
        hem = spline(
            [left[-1], (math.sin(middle) * 0.99, 0.16 * math.cos(middle) - rise * 0.55), right[-1]],
            8,
        )
        return self.at(np.vstack([left, hem, right[::-1]]))


ROWS: tuple[Umbrella, ...] = (
    Umbrella(90, 640, 118, -0.08, 0.3, (BLUE,)),
    Umbrella(336, 632, 108, 0.06, 0.6, (PAPER,)),
    Umbrella(562, 646, 120, -0.05, 0.2, (BLUE, PAPER)),
    Umbrella(772, 626, 112, 0.1, 0.7, (BLACK,)),
    Umbrella(10, 790, 150, 0.06, 0.5, (PAPER,), "dots"),
    Umbrella(424, 782, 146, -0.1, 0.0, (BLACK,), "rings"),
    Umbrella(690, 796, 152, 0.08, 0.4, (RUST,)),
    Umbrella(548, 964, 190, -0.08, 0.6, (PAPER,), "rings"),
    Umbrella(806, 1000, 190, 0.12, 0.2, (BLUE,)),
    Umbrella(672, 1204, 236, 0.06, 0.5, (BLACK,), "dots"),
)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rust", 371)
    streaks(p, 0.16 * step(700, 0, Y) + 0.06, 0, 13, 150, a=1)
    _eyes(p)
    _tear(p, 570)
    for i, one in enumerate(ROWS[:7]):
        _umbrella(p, one, i)
    _bareheaded(p)
    _caress(p)
    for i, one in enumerate(ROWS[7:]):
        _umbrella(p, one, 7 + i)
    return p.press()


def _umbrella(p: Print, u: Umbrella, seed: int) -> None:
    panels = u.panels()
    dome = shapes(panels)
    p.ink(dome.grow(9))
    p.ink(brush(u.at("0 -.8, 0 -1.06"), [u.s * 0.1, u.s * 0.04]).grow(4))
    p.put(brush(u.at("0 -.84, 0 -1.04"), [u.s * 0.07, u.s * 0.03]), k=0, a=0, b=0)
    for i, panel in enumerate(panels):
        k, a, b = u.cloth[i % len(u.cloth)]
        p.put(shapes([panel]), k=k, a=a, b=b)
    dark = u.cloth[0] == BLACK
    if u.print == "dots":
        rng = np.random.default_rng(seed)
        spots = []
        for row, q in enumerate((0.42, 0.62, 0.82)):
            for t in np.arange(-1.3 + 0.2 * (row % 2), 1.4, 0.42 / q):
                x = math.sin(t) * q
                y = -0.86 + (0.16 * math.cos(t) + 0.86) * (1 - math.cos(math.asin(q)))
                spots.append(
                    u.at(ellipse(x, y, 0.075 * max(0.4, math.cos(t)), 0.075, rng.uniform(0, 1)))
                )
        p.put(shapes(spots) & dome, k=0, a=0, b=1)
    elif u.print == "rings":
        for q, w in ((0.5, 0.07), (0.76, 0.1)):
            y = -0.86 + (1.0) * (1 - math.cos(math.asin(q)))
            ring = brush(
                u.at(
                    [
                        (-q, y - 0.12 * q),
                        (-q * 0.7, y),
                        (0, y + 0.1 * q),
                        (q * 0.7, y),
                        (q, y - 0.12 * q),
                    ]
                ),
                [u.s * w] * 5,
            )
            p.put(ring & dome, k=0, a=0, b=1)
    # the shade of the right side, cut along the ribs
    x, y = (X[dome.box] - u.x) / u.s, (Y[dome.box] - u.y) / u.s
    tone = (
        1.16 - 0.85 * step(0.1, 1.0, x + 0.35 * y) + 0.2 * (noise(30, 4 + seed % 3)[dome.box] - 0.5)
    )
    way = np.arctan2(x, y + 1.3) * u.s * 1.5
    white = carve(
        np.clip(tone, 0, 1).astype(np.float32),
        way.astype(np.float32),
        (y * u.s).astype(np.float32),
        max(7.0, u.s * 0.06),
        u.s * 0.5,
        seed,
    )
    if not dark:
        p.put(dome, k=np.maximum(p.k[dome.box], 1 - white))
    for panel in panels[1:]:
        rib = panel[[0, 3, 6, 10, 13]]
        if dark:
            p.put(brush(rib, [2, 5, 6, 5]) & dome, k=0, a=0, b=0)
        else:
            p.ink(brush(rib, [3, 7, 7, 6]) & dome)
    if dark:
        for panel in panels:
            p.put(brush(panel[13:22], [5, 6, 5]), k=0, a=0, b=0)
        p.put(brush(panels[0][1:14:3], [2, 6, 8, 6]), k=0, a=0, b=0)


def _eyes(p: Print) -> None:
    for d in (-1, 1):
        x, y = 400 + d * 180, 270

        def at(pts: Pts, x: float = x, y: float = y, d: int = d) -> Points:
            return place(pts, x, y, 146, 0, d)

        white = poly(at([*spline("-.96 .16, -.5 -.34, .2 -.5, .98 .1", 10),
                         *spline(".98 .1, .4 .44, -.3 .46, -.96 .16", 10)]))  # fmt: skip
        p.put(white, k=0, a=0, b=0)
        p.ink(shapes([at(ellipse(0.0, 0.02, 0.43, 0.43))]) & white)
        p.put(shapes([at(ellipse(0.0, 0.02, 0.36, 0.36))]) & white, k=0, a=1, b=0)
        p.ink(shapes([at(ellipse(0.0, 0.02, 0.18, 0.18))]) & white)
        p.put(oval(x - 20, y - 22, 17, 17), k=0, a=0, b=0)
        for line, widths in (
            ("-1.04 -.9, -.5 -1.02, .2 -.84, 1.0 -.3", [20, 30, 24, 3]),
            ("-.9 -.18, -.5 -.62, .2 -.8, 1.04 -.2", [1, 9, 10, 1]),
            ("-.8 .5, -.2 .72, .5 .62", [1, 9, 1]),
        ):
            p.put(brush(at(line), widths), k=0, a=0, b=0)


def _tear(p: Print, low: float) -> None:
    x = 580
    tear = brush([(x + 4, 344), (x + 10, 480), (x + 6, low)], [16, 34, 58])
    p.ink(tear.grow(8))
    p.put(tear, k=0, a=1, b=0)
    p.put(brush([(x - 2, 370), (x, 500), (x - 8, low - 10)], [2, 9, 13]), k=0, a=0, b=0)


def _bareheaded(p: Print) -> None:
    """From behind; the tear breaks on the crown and runs down the hair."""
    coat = blob(
        "-60 1290, -30 1224, 40 1180, 130 1150, 226 1140, 322 1150, 412 1180, 480 1224, 510 1290"
    )
    p.flat(coat, a=1, outline=9)
    for d in (-1, 1):
        ear = oval(226 + d * 112, 1000, 24, 40, d * 0.2)
        p.flat(ear, outline=8)
        p.ink(brush(points("112 978, 122 1000, 114 1022") * (d, 1) + (226, 0), [2, 7, 2]))
    neck = poly("160 1040, 292 1040, 300 1110, 318 1160, 134 1160, 152 1110")
    p.flat(neck, outline=8)
    p.ink(poly("226 1040, 292 1040, 300 1110, 318 1160, 270 1160, 262 1100"))
    collar = poly([*spline("128 1136, 170 1158, 226 1166, 282 1158, 324 1136", 6),
                   *spline("342 1176, 290 1204, 226 1212, 162 1204, 110 1176", 6)])  # fmt: skip
    p.flat(collar, a=1, outline=8)
    hair = blob(
        "226 834, 288 848, 330 900, 338 970, 326 1030, 304 1066, 284 1092, 262 1078, 246 1100,"
        "226 1084, 204 1100, 190 1078, 168 1092, 148 1066, 126 1030, 114 970, 122 900, 164 848",
        8,
    )
    p.ink(hair.grow(9))
    p.put(hair, k=0, a=0, b=1)
    for d in (-1, 1):
        first = points("218 890, 156 900, 126 970, 150 1080")
        last = points("224 892, 218 960, 222 1020, 226 1096")
        if d > 0:
            first, last = mirror(first, 226), mirror(last, 226)
        cuts = strands(first, last, 6, 8 if d < 0 else 14, 5 + d, (0, 1.2))
        p.ink(shapes(cuts) & hair)


def _caress(p: Print, low: float = 800) -> None:
    """The tear comes down on the head as a hand: a wrist, a palm, five streams for fingers."""
    x = 220
    arm = brush([(x - 4, 344), (x - 8, 480), (x - 2, low)], [16, 34, 60])
    hand = arm | blob("188 760, 252 760, 284 812, 292 860, 262 880, 196 880, 166 856, 172 806")
    for line, wide in (
        ("188 806, 156 826, 132 864, 122 908", 25),
        ("196 852, 172 892, 158 944, 152 982", 28),
        ("218 860, 208 912, 204 968, 204 1018", 29),
        ("244 860, 252 908, 256 960, 256 1000", 28),
        ("270 846, 292 884, 304 924, 308 956", 25),
    ):
        hand = hand | brush(line, [wide * 1.1, wide * 0.86, wide * 0.8, wide * 1.12])
    p.ink(hand.grow(8))
    p.put(hand, k=0, a=1, b=0)
    p.put(
        brush([(x - 14, 372), (x - 18, 500), (x - 16, low), (x - 44, 870)], [2, 9, 12, 2]), k=0, a=0
    )
    for line in (
        "126 876, 118 900",
        "152 948, 147 974",
        "200 980, 199 1008",
        "252 966, 252 990",
        "298 924, 302 946",
    ):
        p.put(brush(line, [2, 7]), k=0, a=0, b=0)
