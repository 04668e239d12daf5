"""A house front is a calendar of little paper doors, and from one of them somebody has gone out."""

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot
from namyok_art.paper.patterns import boards, bricks, checks, dots, stripes
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.sky import flock, snow
from namyok_art.paper.space import Array

SKY = "#46b0ee"
COLUMNS = (58.0, 202.0, 346.0, 490.0, 634.0)
ROWS = (236.0, 402.0, 568.0, 734.0)
WIDE, HIGH = 108.0, 128.0
Box = tuple[float, float, float, float]


def draw() -> NDArray[np.uint8]:
    card = Card(107, ["#e6e4e2", "#f4eee4"], light=(330, 60), lamp="#fff8e8")
    _front(card)
    _doors(card)
    _gate(card)
    _roof(card)
    _ground(card)
    flakes = snow(card.rng, 130, 1200, (1.2, 3.6))
    card.paint(flakes, "#ffffff", 0.9)
    return card.finish(
        bloom=0.35, halation=0.04, shadow_tone="#4a3050", light_tone="#fff4e0", vignette=0.16
    )


def _front(card: Card) -> None:
    rng = card.rng
    wall = Pen().rect(22, 120, 756, 1000)
    plaster = ("#fbf0d8", "#f3e2c2")
    card.paper(wall, plaster, spread=18, lift=0, shadow=0.3)
    brick = bricks("#c8644a", "#a84a3c", "#f0d8bc", rng, 40)
    base = Pen().rect(22, 1010, 756, 120)
    for y in range(130, 1000, 62):
        for x, side in ((22, 1), (778, -1)):
            wide = 34 if (y // 62) % 2 else 24
            base.rect(x if side > 0 else x - wide, y, wide, 30, 2)
    card.paper(base, brick, spread=5, shadow=0.25)
    belt = Pen()
    for line in (ROWS[1] - 22, ROWS[2] - 22, ROWS[3] - 22, 886.0):
        belt.rect(30, line, 740, 7, 2)
    card.paper(belt, ("#fffaf0", "#e0c8a4"), spread=4, shadow=0.25)


def _doors(card: Card) -> None:
    """Every cell is a door of its own paper; the open ones swing out and show what they keep."""
    rng = card.rng
    shut = (
        stripes("#c8523f", "#d8705a", 14, 0),
        "#3f6a4c",
        checks("#e8b85a", "#d89a3a", 26, 0),
        boards("#8a5a3c", "#6a4230", rng, 18, True),
        dots("#7a9a6a", "#e8ecc8", 22, 3.5),
        "#b84a3c",
        stripes("#3f6a4c", "#5a8862", 20, 45),
        "#d8a850",
        "#e8dcc0",
        dots("#b84a3c", "#f6dcc0", 26, 4),
        boards("#5a7a58", "#40603f", rng, 20, True),
        checks("#d8705a", "#b84a3c", 22, 0),
        "#8a6a9a",
    )
    open_doors: dict[tuple[int, int], tuple[Callable[[Card, Box, Array], None], str]] = {
        (1, 0): (_candle, "#c8523f"),
        (4, 0): (_rain, "#5a8862"),
        (3, 1): (_heaven, "#3f6a4c"),
        (0, 1): (_egg, "#d8a850"),
        (2, 2): (_knot, "#b84a3c"),
        (4, 2): (_spoon, "#8a6a9a"),
        (0, 3): (_drum, "#5a8862"),
        (3, 3): (_star, "#d89a3a"),
    }
    used = 0
    for row, y in enumerate(ROWS):
        for column, x in enumerate(COLUMNS):
            box = (x, y, WIDE, HIGH)
            if (column, row) in open_doors:
                scene, tone = open_doors[column, row]
                _opened(card, box, scene, tone, left=column in (0, 3, 2))
            else:
                _closed(card, box, shut[used % len(shut)], used)
                used += 1


def _frame(card: Card, box: Box) -> None:
    x, y, w, h = box
    card.paper(Pen().rect(x - 9, y - 9, w + 18, h + 18, 5), ("#fffaf0", "#ecd9b8"), spread=5)
    sill = Pen().rect(x - 14, y + h + 4, w + 28, 9, 2)
    card.paper(sill, ("#fff6e4", "#d8bc94"), spread=4)
    heap: list[Knot] = [(x - 14, y + h + 5, 0)]
    for k in range(6):
        heap.append((x - 10 + k * (w + 20) / 5, y + h - 3 - 3 * math.sin(k * 2.3 + x)))
    heap.append((x + w + 14, y + h + 5, 0))
    card.paper(Pen().smooth(heap), ("#ffffff", "#e2e8f0"), spread=3, shadow=0.2)


def _closed(card: Card, box: Box, cloth: str | Array, kind: int) -> None:
    x, y, w, h = box
    _frame(card, box)
    leaf = Pen().rect(x, y, w, h, 3)
    card.paper(leaf, cloth, spread=3, lift=3, shadow=0.35)
    lines = Pen()
    style = kind % 4
    if style == 0:
        lines.rect(x + 14, y + 12, w - 28, h * 0.36, 3).rect(
            x + 14, y + h * 0.54, w - 28, h * 0.36, 3
        )
        lines.rect(x + 18, y + 16, w - 36, h * 0.36 - 8, 2, cut=True)
        lines.rect(x + 18, y + h * 0.54 + 4, w - 36, h * 0.36 - 8, 2, cut=True)
    elif style == 1:
        lines.circle(x + w / 2, y + h * 0.36, 26, width=4)
        lines.path(
            f"M{x + w / 2} {y + h * 0.36 - 26} v52 M{x + w / 2 - 26} {y + h * 0.36} h52", width=3
        )
    elif style == 2:
        lines.path(
            f"M{x + w / 2} {y + 20}"
            f" C{x + w - 8} {y + 44} {x + w - 16} {y + 84} {x + w / 2} {y + 104}"
            f" C{x + 16} {y + 84} {x + 8} {y + 44} {x + w / 2} {y + 20}Z",
            width=4,
        )
    else:
        for k in range(3):
            lines.line(x + 12, y + 34 + k * 30, x + w - 12, y + 34 + k * 30, 4)
    card.shade(lines, "#3a1c1c", 0.5)
    card.paint(_moved(lines), "#ffffff", 0.16)
    if kind in (1, 7):
        _wreath(card, x + w / 2, y + h * 0.36, 27)
    knob = Pen().circle(x + w - 13, y + h * 0.56, 5.5)
    card.paper(knob, ("#fff0b0", "#c8963a"), spread=2.5)


def _moved(pen: Pen) -> Array:
    mask = pen.mask
    return np.asarray(np.roll(mask, 3, axis=0) * (1 - mask), np.float32)


def _wreath(card: Card, x: float, y: float, r: float) -> None:
    rng = card.rng
    green = Pen()
    for k in range(46):
        a = math.tau * k / 46
        out = r + rng.normal(0, 3.5)
        green.oval(x + out * math.cos(a), y + out * math.sin(a), 8, 3.2, math.degrees(a) + 60)
    card.paper(green, ("#3f7a4c", "#24523a"), spread=4)
    berry = Pen()
    for k in range(7):
        a = math.tau * k / 7 + 0.3
        berry.circle(x + r * math.cos(a), y + r * math.sin(a), 3.6)
    card.paper(berry, "#d8372e", spread=2)


def _opened(
    card: Card, box: Box, scene: Callable[[Card, Box, Array], None], tone: str, left: bool
) -> None:
    x, y, w, h = box
    _frame(card, box)
    hole = Pen().rect(x, y, w, h, 2)
    scene(card, box, hole.mask)
    card.shade(1 - hole.mask, "#4a2430", 0.45, soft=7, move=(5, 8), within=hole.mask)
    hinge, swing = (x, -1) if left else (x + w, 1)
    tip = hinge + swing * 34
    leaf = Pen().poly([(hinge, y), (tip, y - 13), (tip, y + h + 15), (hinge, y + h)])
    card.paper(leaf, (mix(tone, "#fff6e0", 0.25), tone), spread=7, lift=10, shadow=0.45)
    panel = Pen().poly(
        [
            (hinge + swing * 7, y + 12),
            (tip - swing * 7, y + 4),
            (tip - swing * 7, y + h - 4),
            (hinge + swing * 7, y + h - 12),
        ]
    )
    card.shade(panel, mix(tone, "#3a1c1c", 0.5), 0.35)


def _lit(card: Card, mask: Array, top: str, bottom: str, shine: float = 0.16) -> None:
    card.hollow(mask, (top, bottom), depth=8, colour="#6a3020", strength=0.4, shine=shine)


def _candle(card: Card, box: Box, mask: Array) -> None:
    x, y, w, h = box
    _lit(card, mask, "#8a4a2a", "#e89a4a")
    card.glow(x + w / 2, y + 44, 66, "#ffe0a0", 0.8, within=mask)
    dish = Pen().oval(x + w / 2, y + h - 14, 36, 8)
    card.paper(dish, ("#f0c870", "#a86a2a"), spread=3)
    wax = Pen().rect(x + w / 2 - 10, y + 60, 20, 54, 3).circle(x + w / 2 + 9, y + 70, 5)
    card.paper(wax, ("#fff8e4", "#f0d8b0"), spread=4)
    flame = Pen().smooth(
        [
            (x + w / 2, y + 18, 0),
            (x + w / 2 + 11, y + 44),
            (x + w / 2, y + 58),
            (x + w / 2 - 11, y + 44),
        ]
    )
    card.lightup(flame, "#fff0a8", 0.9)


def _rain(card: Card, box: Box, mask: Array) -> None:
    x, y, _, _ = box
    _lit(card, mask, "#9ab4bc", "#d6e2e0", 0)
    cloud = Pen().circle(x + 34, y + 40, 18).circle(x + 56, y + 32, 23).circle(x + 80, y + 42, 16)
    cloud.circle(x + 46, y + 50, 14).circle(x + 68, y + 50, 15)
    drops = Pen()
    for k in range(18):
        dx, dy = x + 24 + k * 4 + (k % 3) * 3, y + 70 + (k * 29) % 43
        drops.line(dx, dy, dx - 4, dy + 12, 2.6)
    card.paint(drops.mask * mask, "#4a7a90", 0.9)
    card.paper(cloud.mask * mask, ("#ffffff", "#a8b8c0"), spread=4)


def _heaven(card: Card, box: Box, mask: Array) -> None:
    """This one goes right through the house."""
    x, y, w, h = box
    card.hollow(
        mask, ("#2f9ae8", SKY, "#bfe6fa"), depth=5, colour="#1a4a80", strength=0.3, shine=0.3
    )
    jamb = Pen().poly([(x, y), (x + 13, y + 10), (x + 13, y + h - 12), (x, y + h)])
    jamb.poly([(x, y + h), (x + 13, y + h - 12), (x + w - 13, y + h - 12), (x + w, y + h)])
    jamb.poly([(x + w, y), (x + w - 13, y + 10), (x + w - 13, y + h - 12), (x + w, y + h)])
    card.paper(jamb.mask * mask, ("#e8d4b0", "#fff0d4"), spread=3, shadow=0.2)
    cloud = Pen().circle(x + 66, y + 92, 13).circle(x + 82, y + 88, 15).circle(x + 48, y + 98, 9)
    card.paint(cloud.mask * mask * (x + w - 13 > X), "#ffffff", 0.9, soft=1.5)
    birds = flock(card.rng, 9, (x + 50, y + 46), (18, 14), (6, 10))
    card.paint(birds.mask * mask, "#17305a")


def _egg(card: Card, box: Box, mask: Array) -> None:
    x, y, _, _ = box
    _lit(card, mask, "#7a4a5a", "#d89a80", 0.1)
    cup = Pen().path(
        f"M{x + 30} {y + 76} C{x + 32} {y + 102} {x + 48} {y + 104} {x + 50} {y + 112}"
        f" L{x + 36} {y + 122} L{x + 72} {y + 122} L{x + 58} {y + 112}"
        f" C{x + 60} {y + 104} {x + 76} {y + 102} {x + 78} {y + 76}Z"
    )
    egg = Pen().smooth(
        [
            (x + 54, y + 24),
            (x + 74, y + 48),
            (x + 78, y + 72),
            (x + 54, y + 94),
            (x + 30, y + 72),
            (x + 34, y + 48),
        ]
    )
    card.glow(x + 54, y + 60, 60, "#ffe8c8", 0.5, within=mask)
    card.paper(egg, ("#fffaf0", "#e8c8a8"), spread=5)
    crack = Pen().path(f"M{x + 36} {y + 56} l10 6 l7 -9 l8 10 l9 -8", width=2.4)
    card.shade(crack, "#5a3a30", 0.8)
    card.paper(cup, ("#7ab0b8", "#3f7a88"), spread=4)


def _knot(card: Card, box: Box, mask: Array) -> None:
    x, y, _, _ = box
    _lit(card, mask, "#3f5a48", "#8aa870", 0.08)
    rope: list[Knot] = [
        (x + 54, y - 6),
        (x + 56, y + 30),
        (x + 76, y + 56),
        (x + 60, y + 78),
        (x + 34, y + 66),
        (x + 36, y + 44),
        (x + 62, y + 42),
        (x + 72, y + 70),
        (x + 54, y + 92),
        (x + 52, y + 136),
    ]
    for start, stop in ((0, 6), (4, 10)):
        card.paper(Pen().stroke(rope[start:stop], 12).mask * mask, ("#f6e0b0", "#c89a5a"), spread=4)
        twist = Pen().stroke(rope[start:stop], 12).mask * mask
        stitch = np.asarray((np.mod((X + Y) / 8, 1) > 0.75).astype(np.float32))
        card.shade(twist * stitch, "#7a4a20", 0.5)


def _spoon(card: Card, box: Box, mask: Array) -> None:
    x, y, _, _ = box
    _lit(card, mask, "#c8a868", "#f2dca8", 0.1)
    bowl = Pen()
    with bowl.at(x + 54, y + 62, 1, 24):
        bowl.oval(0, -26, 17, 24)
        bowl.taper([(0, -4), (0, 22), (0, 50)], 5, 10)
    mask_spoon = card.paper(bowl.mask * mask, ("#ffffff", "#b4bcc8", "#8a94a4"), spread=5, lift=7)
    inner = Pen()
    with inner.at(x + 54, y + 62, 1, 24):
        inner.oval(1, -25, 11, 17)
    card.shade(inner.mask * mask_spoon, "#5a6478", 0.5, soft=3)


def _drum(card: Card, box: Box, mask: Array) -> None:
    x, y, _, _ = box
    _lit(card, mask, "#8a5a3a", "#e8b878", 0.12)
    side = Pen().rect(x + 20, y + 56, 68, 50).oval(x + 54, y + 106, 34, 10)
    card.paper(side, ("#d8402f", "#a02a2a"), spread=5)
    cords = Pen()
    for k in range(5):
        a, b = x + 20 + k * 17, x + 28.5 + k * 17
        cords.line(a, y + 60, b, y + 110, 3)
        cords.line(b, y + 110, a + 17, y + 60, 3)
    card.paint(cords.mask * side.mask, "#ffe9b0")
    card.paper(Pen().oval(x + 54, y + 56, 36, 11), ("#fff8e6", "#ecd8b0"), spread=4)
    sticks = Pen().taper([(x + 22, y + 26), (x + 56, y + 50)], 4, 7)
    sticks.taper([(x + 90, y + 22), (x + 62, y + 46)], 4, 7)
    card.paper(sticks, "#7a4a2a", spread=4)


def _star(card: Card, box: Box, mask: Array) -> None:
    """A star hung on a thread, so low that it can be taken."""
    x, y, _, _ = box
    _lit(card, mask, "#5a3a5a", "#c87a6a", 0.1)
    card.glow(x + 54, y + 70, 66, "#ffe8a0", 0.6, within=mask)
    card.paint(Pen().line(x + 54, y, x + 54, y + 44, 1.6), "#f6e0b0")
    card.paper(Pen().star(x + 54, y + 72, 32, 0.45, 5), ("#fff3b8", "#f0b83f"), spread=5)


def _gate(card: Card) -> None:
    """The bottom row: a real door, opened from the inside, and nobody in it."""
    x, y, w, h = 330.0, 916.0, 140.0, 196.0
    for cx in (92.0, 224.0, 560.0, 690.0):
        _cellar(card, cx, 930)
    case = Pen().rect(x - 20, y - 14, w + 40, h + 20, 6)
    card.paper(case, ("#fffaf0", "#e6cfa8"), spread=8)
    hole = Pen().rect(x, y, w, h, 2).mask
    _lit(card, hole, "#b85a2a", "#ffcf78", 0.4)
    card.glow(x + w / 2, y + 120, 150, "#fff0c0", 0.55, within=hole)
    stairs = Pen()
    for k in range(6):
        stairs.rect(x + 34 + k * 9, y + h - 18 - k * 20, 90, 150)
    card.paper(stairs.mask * hole, ("#e09048", "#b8602a"), spread=4, shadow=0.3)
    hook = Pen().line(x + 26, y + 50, x + 46, y + 50, 4).circle(x + 46, y + 54, 4)
    card.paper(hook.mask * hole, "#7a3a20", spread=2)
    leaf = Pen().poly([(x + w, y), (x + w + 62, y - 18), (x + w + 62, y + h + 34), (x + w, y + h)])
    card.paper(leaf, ("#4f8a60", "#2f5a42"), spread=12, lift=14, shadow=0.5)
    glass = Pen().poly(
        [(x + w + 14, y + 16), (x + w + 48, y + 8), (x + w + 48, y + 84), (x + w + 14, y + 82)]
    )
    card.paper(glass, ("#ffe9b8", "#f0b868"), spread=2, shadow=0.2)
    card.paper(Pen().circle(x + w + 52, y + 118, 6), "#ffd870", spread=3)


def _cellar(card: Card, x: float, y: float) -> None:
    card.paper(Pen().rect(x - 46, y - 8, 92, 84, 5), ("#fffaf0", "#e6cfa8"), spread=5)
    card.paper(Pen().rect(x - 38, y, 76, 68, 2), ("#7a5a48", "#5a3f38"), spread=2, shadow=0.3)
    slats = Pen()
    for k in range(5):
        slats.rect(x - 38, y + 4 + k * 13, 76, 8, 1)
    card.paper(slats, ("#b8644a", "#94483a"), spread=2, shadow=0.3)


def _roof(card: Card) -> None:
    rng = card.rng
    eave = Pen().poly([(-20, 150), (820, 150), (820, -20), (-20, -20)])
    tiles = card.paper(eave, ("#8a3f34", "#b8573f"), spread=16, offset=(0, 12), shadow=0.45)
    rows = Pen()
    for row in range(6):
        for k in range(24):
            rows.path(f"M{-30 + k * 38 + (row % 2) * 19} {4 + row * 26} a19 17 0 0 0 38 0", width=3)
    card.shade(rows.mask * tiles, "#4a1c20", 0.5)
    thick: list[Knot] = [(-40, -40, 0), (-40, 96, 0)]
    for k in range(15):
        thick.append((-20 + k * 60, 92 + 15 * math.sin(k * 1.9) + rng.normal(0, 6)))
    thick += [(840, 96, 0), (840, -40, 0)]
    card.paper(Pen().smooth(thick), ("#ffffff", "#e6ecf4"), spread=10, offset=(0, 8), shadow=0.3)
    ice = Pen()
    for x in np.arange(8, 800, 31):
        long = rng.uniform(10, 42)
        ice.poly([(float(x) - 5, 148), (float(x) + 5, 148), (float(x) + 1, 150 + long)])
    card.paper(ice, ("#ffffff", "#bcd8ea"), spread=3, shadow=0.25)
    gutter = Pen().rect(-20, 144, 840, 12, 4)
    card.paper(gutter, ("#6a8a70", "#3f5a48"), spread=5)


def _ground(card: Card) -> None:
    rng = card.rng
    line = ridge(rng, 1098, 7, bow=-8)
    card.paper(
        line.pen(), Gradient(("#ffffff", "#dfe4ee"), 1090, 1200), TORN, torn=3, offset=(0, -4)
    )
    card.glow(404, 1118, 120, "#ffd890", 0.5, stretch=(1.3, 0.5))
    prints = Pen()
    for k in range(9):
        t = k / 8
        side = 9 + 4 * t if k % 2 else -9 - 4 * t
        x, y = 400 + 150 * t**1.6 + side, 1112 + 84 * t
        with prints.at(x, y, 0.8 + 0.5 * t, -20 - 32 * t):
            prints.oval(0, 6, 6.5, 7).oval(0, -6, 5, 4.5)
    card.hollow(prints, ("#9aa8c8", "#b8c4dc"), depth=3, colour="#5a6890", strength=0.5)
    drift = Pen().smooth([(-40, 1240, 0), (-40, 1130, 0), (60, 1112), (180, 1146), (250, 1240, 0)])
    drift.smooth([(840, 1240, 0), (840, 1130, 0), (740, 1120), (650, 1160), (610, 1240, 0)])
    card.paper(drift, ("#ffffff", "#d6deea"), spread=9, offset=(0, -5), shadow=0.2)
    card.shade(np.asarray(smoothstep(1150, 1240, Y), np.float32), "#8a94b8", 0.2)
