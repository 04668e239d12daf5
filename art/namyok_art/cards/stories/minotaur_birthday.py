"""A horned figure in a paper hat sits before a cake in the middle of a labyrinth; no guest came."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, fbm, mix
from namyok_art.paper.paths import Point
from namyok_art.paper.props.minotaur import minotaur

CELL = 66.0
COLUMNS, ROWS = 13, 17
LEFT, TOP = -29.0, 28.0
WALL = 15.0
RISE = 30.0
"""How high the walls stand towards us."""
HALL = (4, 6, 5, 4)
"""The room in the middle: column, row, width, height in cells."""
SUN, DEEP = "#f0c48c", "#8a5644"


def draw() -> NDArray[np.uint8]:
    card = Card(87, ("#b98562", "#a8745a"), light=(400, 560), lamp="#ffd48a")
    doors = _maze()
    _floor(card)
    _walls(card, doors)
    _air(card)
    return card.finish(
        bloom=0.55, halation=0.07, shadow_tone="#4a2a3c", light_tone="#fff0cc", vignette=0.3
    )


def _inside(column: int, row: int) -> bool:
    c, r, w, h = HALL
    return c <= column < c + w and r <= row < r + h


def _maze() -> set[tuple[int, int, int, int]]:
    """A perfect maze round the hall; an opened wall is (column, row, step x, step y)."""
    rng = np.random.default_rng(29)
    seen = {(c, r) for c in range(COLUMNS) for r in range(ROWS) if _inside(c, r)}
    opened: set[tuple[int, int, int, int]] = set()
    stack = [(6, ROWS - 1)]
    seen.add(stack[0])
    while stack:
        c, r = stack[-1]
        ways = []
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            spot = (c + dx, r + dy)
            if 0 <= spot[0] < COLUMNS and 0 <= spot[1] < ROWS and spot not in seen:
                ways.append((dx, dy))
        if not ways:
            stack.pop()
            continue
        dx, dy = ways[int(rng.integers(0, len(ways)))]
        opened.add((c, r, dx, dy))
        opened.add((c + dx, r + dy, -dx, -dy))
        seen.add((c + dx, r + dy))
        stack.append((c + dx, r + dy))
    opened.add((6, 10, 0, -1))
    opened.add((6, 9, 0, 1))
    return opened


def _spot(column: float, row: float) -> Point:
    return LEFT + column * CELL, TOP + row * CELL


def _floor(card: Card) -> None:
    """Trodden sand, warm round the candle and cool in the far alleys."""
    far = np.hypot(X - 400, (Y - 600) * 0.9)
    ground = Gradient(("#dca468", "#c08458", "#8f6050", "#7a5250"), 40, 620, np.asarray(far))
    card.paper(Pen().rect(-20, -20, 840, 1240), ground, shadow=0, rim=0)
    grit = fbm(9, card.rng, octaves=3)
    card.shade(np.clip(grit - 0.3, 0, 1), "#6a3c34", 0.3)
    tiles = Pen()
    x, y = _spot(HALL[0], HALL[1])
    for k in range(1, 10):
        step = HALL[2] * CELL / 10
        tiles.line(x, y + k * step * 0.8, x + HALL[2] * CELL, y + k * step * 0.8, 1.6)
        tiles.line(x + k * step, y, x + k * step, y + HALL[3] * CELL, 1.6)
    card.shade(tiles, "#8a5038", 0.45)
    card.glow(400, 560, 240, "#ffc870", 0.35)


def _closed(doors: set[tuple[int, int, int, int]], c: int, r: int, dx: int, dy: int) -> bool:
    if _inside(c, r) and _inside(c + dx, r + dy):
        return False
    return (c, r, dx, dy) not in doors


def _walls(card: Card, doors: set[tuple[int, int, int, int]]) -> None:
    """Row by row from the back, so that what stands in an alley is hidden by the wall before it."""
    ends = _dead_ends(doors)
    gifts = dict(zip(ends, range(len(ends)), strict=True))
    for r in range(ROWS + 1):
        _line(card, doors, r)
        if r == ROWS:
            break
        for c in range(COLUMNS):
            if (c, r) in gifts:
                _gift(card, c, r, gifts[(c, r)])
        if r == HALL[1] + 2:
            _feast(card)
        _uprights(card, doors, r)


def _dead_ends(doors: set[tuple[int, int, int, int]]) -> list[tuple[int, int]]:
    ends = []
    for r in range(1, ROWS - 1):
        for c in range(1, COLUMNS - 1):
            if _inside(c, r):
                continue
            ways = sum((c, r, dx, dy) in doors for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
            if ways == 1:
                ends.append((c, r))
    picked: list[tuple[int, int]] = []
    for spot in ends:
        if all(abs(spot[0] - p[0]) + abs(spot[1] - p[1]) > 3 for p in picked):
            picked.append(spot)
    return picked


def _tone(x: float, y: float) -> tuple[str, str]:
    """Top and face of a wall here: tops keep the last sun, faces only what the candle sends."""
    near = math.exp(-((math.hypot(x - 400, y - 570) / 250) ** 2))
    return mix(SUN, "#ffe2ac", near * 0.6), mix(DEEP, "#d98f54", near * 0.8)


def _slab(card: Card, x0: float, y0: float, x1: float, y1: float) -> None:
    """A wall seen from above and a little from the front."""
    top, face = _tone((x0 + x1) / 2, (y0 + y1) / 2)
    cast = Pen().rect(x0 + 6, y0 + RISE * 0.2, x1 - x0 + 16, y1 - y0 + 10)
    card.shade(cast, "#4a2438", 0.5, soft=5)
    front = Pen().rect(x0, y1 - RISE, x1 - x0, RISE)
    mask = card.paper(front, (mix(face, top, 0.25), face), spread=2, shadow=0.15, rim=0.05)
    joints = Pen()
    if x1 - x0 > WALL * 1.5:
        for k in range(1, 3):
            joints.line(x0, y1 - RISE + k * 11.4, x1, y1 - RISE + k * 11.4, 1.2)
        for k in range(int((x1 - x0) / 22) + 1):
            jx = x0 + k * 22 + card.rng.uniform(0, 6)
            row = int(card.rng.integers(0, 3))
            joints.line(jx, y1 - RISE + row * 11.4, jx, y1 - RISE + row * 11.4 + 11.4, 1.2)
        card.shade(joints.mask * mask, "#5a2c28", 0.45)
    lid = Pen().rect(x0, y0 - RISE, x1 - x0, y1 - y0)
    card.paper(lid, (mix(top, "#ffffff", 0.1), top), spread=2, shadow=0.2, rim=0.12)


def _line(card: Card, doors: set[tuple[int, int, int, int]], r: int) -> None:
    """All walls that run across the card above row r, joined where they touch."""
    c = 0
    while c < COLUMNS:
        if not _wall_above(doors, c, r):
            c += 1
            continue
        start = c
        while c < COLUMNS and _wall_above(doors, c, r):
            c += 1
        x0, y0 = _spot(start, r)
        x1, _ = _spot(c, r)
        _slab(card, x0 - WALL / 2, y0 - WALL / 2, x1 + WALL / 2, y0 + WALL / 2)


def _wall_above(doors: set[tuple[int, int, int, int]], c: int, r: int) -> bool:
    if r == ROWS:
        return c != 6
    if r == 0:
        return True
    return _closed(doors, c, r, 0, -1)


def _uprights(card: Card, doors: set[tuple[int, int, int, int]], r: int) -> None:
    for c in range(COLUMNS + 1):
        wall = c in (0, COLUMNS) or _closed(doors, c, r, -1, 0)
        if wall:
            x, y = _spot(c, r)
            _slab(card, x - WALL / 2, y - WALL / 2, x + WALL / 2, y + CELL + WALL / 2)


GIFTS = (
    ("#c8503c", "#f6e2b0"),
    ("#3f8a86", "#fbe6c0"),
    ("#e0a03c", "#a8402f"),
    ("#b9647a", "#fff0d8"),
    ("#6f8a4a", "#f3d884"),
    ("#8a5a8c", "#f6d8b0"),
)


def _gift(card: Card, c: int, r: int, number: int) -> None:
    """A present with a balloon: somebody got as far as this."""
    x, y = _spot(c + 0.5, r + 0.46)
    wrap, band = GIFTS[number % len(GIFTS)]
    w, h = 27 + 5 * (number % 3), 21 + 4 * (number % 2)
    card.shade(Pen().oval(x + 5, y, w * 0.7, 5), "#3a1c28", 0.5, soft=3)
    bx, by = x + (-1) ** number * 9, y - 82 - 7 * (number % 3)
    string = Pen().stroke([(x, y - h), (x + 3, y - h - 24), (bx, by + 17)], 1.5)
    card.paint(string, "#fff2d8", 0.9)
    box = Pen().rect(x - w / 2, y - h, w, h, 1)
    card.paper(box, (mix(wrap, "#ffe6c0", 0.2), wrap), spread=3, rim=0.25)
    ribbon = Pen().rect(x - 2.5, y - h, 5, h).rect(x - w / 2, y - h * 0.62, w, 4)
    card.paint(ribbon, band)
    bow = Pen().oval(x - 6, y - h - 3, 6, 3.6, 24).oval(x + 6, y - h - 3, 6, 3.6, -24)
    card.paper(bow, band, spread=1.5)
    tone = GIFTS[(number * 2 + 1) % len(GIFTS)][0]
    balloon = Pen().oval(bx, by, 14, 17)
    balloon.poly([(bx - 4, by + 20), (bx + 4, by + 20), (bx, by + 14)])
    card.paper(balloon, (mix(tone, "#ffe6c0", 0.35), tone), spread=5, offset=(7, 12), rim=0.3)
    card.paint(Pen().oval(bx - 5, by - 6, 3, 5, 20), "#ffffff", 0.6, soft=1)


def _feast(card: Card) -> None:
    """The host, the table laid for nine, the cake."""
    x, y = 400.0, 606.0
    minotaur(card, x, y - 58, 1.32, ("#b9503c", "#7f302c"))
    card.shade(Pen().oval(x + 6, y + 46, 140, 18), "#4a2018", 0.5, soft=6)
    cloth = Pen().smooth(
        [
            (x - 134, y - 12, 0),
            (x + 134, y - 12, 0),
            (x + 141, y + 38),
            (x + 134, y + 48, 0),
            (x + 68, y + 40),
            (x, y + 48),
            (x - 68, y + 40),
            (x - 134, y + 48, 0),
            (x - 141, y + 38),
        ]
    )
    mask = card.paper(cloth, ("#f6e4c4", "#e0bd8c"), spread=6, offset=(4, 8), rim=0.25)
    hem = Pen().line(x - 140, y + 16, x + 140, y + 16, 2)
    card.shade(hem.mask * mask, "#a87850", 0.5)
    plates, cups = Pen(), Pen()
    for k in (-112, -78, 78, 112):
        plates.oval(x + k, y + 4, 14, 6)
        cups.rect(x + k - 6, y - 22, 12, 15, 3)
    card.paper(plates, ("#fff8ea", "#d9c4a4"), spread=2)
    card.paper(cups, ("#5f9a90", "#3f726c"), spread=3)
    cake = Pen().rect(x - 40, y - 30, 80, 34, 5)
    card.paper(cake, ("#d98a64", "#a8543c"), spread=5)
    icing = Pen().rect(x - 43, y - 38, 86, 15, 7)
    for k in range(7):
        icing.oval(x - 37 + k * 12.4, y - 23, 6.4, 7 + 5 * (k % 2))
    card.paper(icing, ("#fff4e6", "#f0d4c0"), spread=3)
    stick = Pen().rect(x - 3.5, y - 62, 7, 26, 1)
    card.paper(stick, ("#e0604a", "#b8402f"), spread=2)
    card.glow(x, y - 70, 90, "#ffb84c", 0.4)
    flame = Pen().smooth([(x, y - 98, 0), (x + 8, y - 76), (x, y - 63), (x - 8, y - 76)])
    card.lightup(flame, "#ffdc6a", 1.3)


def _air(card: Card) -> None:
    """The low sun comes in from the left, over the walls only."""
    edge = np.clip(np.hypot(X - 400, (Y - 600) * 0.8) / 620, 0, 1) ** 2
    card.shade(np.asarray(edge, np.float32), "#6a4450", 0.42)
    card.glow(400, 560, 300, "#ffb860", 0.12)
