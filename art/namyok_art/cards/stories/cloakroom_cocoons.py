"""In a school cloakroom cocoons hang on the hooks; one is open, and a butterfly is at the lamp."""

import itertools

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Point

VANISH = (560, 560)
FAR = 3.1
HANGING = (
    # depth, colour of the shoe bag; the nearest has hatched
    (2.75, "#8a6a4a"),
    (2.2, "#5f7a6a"),
    (1.78, "#a85a3f"),
    (1.42, "#4f6a86"),
    (1.12, "#7a5a78"),
)
HATCHED = 1.12


def _wall(depth: float, height: float) -> Point:
    """A point of the left wall; height is measured from the eye, upwards negative."""
    return VANISH[0] - 560 / depth, VANISH[1] + height / depth


def _right(depth: float, height: float) -> Point:
    return VANISH[0] + 330 / depth, VANISH[1] + height / depth


def draw() -> NDArray[np.uint8]:
    card = Card(184, ["#c5c08c", "#a9a776"], light=(540, 470), lamp="#fff6d8")
    _room(card)
    _far_end(card)
    _rail(card)
    for depth, bag in HANGING:
        _cocoon(card, depth, bag)
    _shoes(card)
    _lamp(card)
    _butterfly(card, 322, 236, 1.18, -16)
    return card.finish(
        bloom=0.55, halation=0.08, shadow_tone="#2f3a30", light_tone="#fff6da", vignette=0.24
    )


def _room(card: Card) -> None:
    ceiling = Pen().poly([_wall(0.8, -560), _right(0.8, -560), _right(FAR, -560), _wall(FAR, -560)])
    card.paper(ceiling, ("#8f8d66", "#d3cfa4"), FLAT)
    floor = Pen().poly([_wall(0.9, 640), _right(0.9, 640), _right(FAR, 640), _wall(FAR, 640)])
    card.paper(floor, Gradient(("#d9cda0", "#8a7a54"), 760, 1200), FLAT)
    tiles = Pen()
    edges = np.linspace(1 / FAR, 1 / 0.9, 12)
    for row, (a, b) in enumerate(itertools.pairwise(edges)):
        for column in range(8):
            if (row + column) % 2:
                continue
            corners = []
            for inverse, share in ((a, column), (a, column + 1), (b, column + 1), (b, column)):
                left, right = _wall(1 / inverse, 640), _right(1 / inverse, 640)
                t = share / 8
                corners.append((left[0] + (right[0] - left[0]) * t, left[1]))
            tiles.poly(corners)
    card.shade(tiles, "#6a6444", 0.4)
    far_side = Pen().poly(
        [_right(0.8, -560), _right(FAR, -560), _right(FAR, 640), _right(0.8, 640)]
    )
    card.paper(far_side, Gradient(("#8f9068", "#7a7c58"), 300, 1200), shadow=0.2)
    near_side = Pen().poly([_wall(0.9, -560), _wall(FAR, -560), _wall(FAR, 640), _wall(0.9, 640)])
    glow = Gradient(("#6f7350", "#8f9266", "#b4b384"), -40, 380, X)
    card.paper(near_side, glow, shadow=0.2)
    dado = Pen().poly([_wall(0.9, 60), _wall(FAR, 60), _wall(FAR, 640), _wall(0.9, 640)])
    card.shade(dado, "#5f6f4a", 0.35)
    line = Pen().poly([_wall(0.9, 54), _wall(FAR, 54), _wall(FAR, 68), _wall(0.9, 68)])
    card.paint(line, "#e3dfb4", 0.7)


def _far_end(card: Card) -> None:
    left, top = _wall(FAR, -560)
    right, bottom = _right(FAR, 640)
    wall = Pen().rect(left, top, right - left, bottom - top)
    card.paper(wall, ("#d9d5a8", "#c5c08e"), FLAT)
    window = Pen().rect(left + 66, top + 66, 150, 168, 6)
    card.paper(window, "#a8a476", spread=4)
    panes = Pen()
    for column in range(2):
        for row in range(2):
            panes.rect(left + 76 + column * 68, top + 76 + row * 78, 62, 72, 3)
    card.lightup(panes, "#fbf6d2", 0.2)
    card.glow(left + 140, top + 150, 300, "#fff3c4", 0.3)
    beam = Pen().poly([(left + 80, bottom), (left + 220, bottom), (640, 1220), (170, 1220)])
    card.tint(blur(beam.mask, 18) * smoothstep(bottom - 20, bottom + 60, Y), "#fff3c0", 0.34)


def _rail(card: Card) -> None:
    board = Pen().poly([_wall(0.9, -262), _wall(FAR, -262), _wall(FAR, -206), _wall(0.9, -206)])
    card.paper(board, ("#9a7446", "#7a5832"), spread=8, offset=(4, 8))
    bench = Pen().poly([_wall(0.9, 420), _wall(FAR, 420), _wall(FAR, 452), _wall(0.9, 452)])
    card.paper(bench, ("#a87f4c", "#7a5832"), spread=12, offset=(8, 16))


def _cocoon(card: Card, depth: float, bag: str) -> None:
    """Silk wound round something that sleeps; near ones are larger and darker at the edge."""
    x, y = _wall(depth, -232)
    x += 62 / depth
    size = 560 / depth
    hook = Pen()
    with hook.at(x, y, 1 / depth):
        hook.path("M0 -8 C22 -8 22 26 0 24", width=9)
    card.paper(hook, "#4a4030", spread=3)
    _shoe_bag(card, x + size * 0.17, y + 30 / depth, size, bag)
    hatched = depth == HATCHED
    half = [
        (0.02, 0.0),
        (0.05, 0.06),
        (0.15, 0.22),
        (0.19, 0.44),
        (0.16, 0.66),
        (0.08, 0.84),
        (0, 0.92),
    ]
    shape = Pen()
    with shape.at(x, y, size):
        shape.smooth([*half, *((-a, b) for a, b in reversed(half[:-1]))])
    tone = mix("#f0e4c4", "#d9cfa4", (depth - 1) / 3)
    silk = Gradient(
        (mix(tone, "#8a7a54", 0.38), tone, mix(tone, "#fffbe8", 0.4)),
        x - size * 0.2,
        x + size * 0.2,
        X,
    )
    mask = card.paper(shape, silk, spread=size * 0.04, lift=size * 0.03, rim=0.4, rim_width=3)
    _windings(card, mask, x, y, size)
    if hatched:
        _opening(card, mask, x, y, size)


def _windings(card: Card, mask: NDArray[np.floating], x: float, y: float, size: float) -> None:
    rng = card.rng
    dark, light = Pen(), Pen()
    with dark.at(x, y, size), light.at(x, y, size):
        for k in range(26):
            t = 0.06 + 0.8 * k / 26
            tilt = rng.uniform(-0.09, 0.09)
            pen = dark if k % 2 else light
            pen.stroke([(-0.22, t + tilt), (0, t + 0.035), (0.22, t - tilt)], 0.006)
    card.shade(dark.mask * mask, "#8a7850", 0.5)
    card.paint(light.mask * mask, "#fffdf0", 0.7)
    card.paper(
        Pen().taper([(x, y + size * 0.04), (x, y)], size * 0.05, size * 0.02), "#e9dcb8", spread=2
    )


def _opening(card: Card, mask: NDArray[np.floating], x: float, y: float, size: float) -> None:
    """The seam has parted from inside; there is nobody left."""
    gap = Pen()
    with gap.at(x + size * 0.02, y, size):
        gap.smooth(
            [
                (-0.01, 0.16, 0),
                (0.055, 0.3),
                (0.085, 0.46),
                (0.06, 0.62),
                (0, 0.76, 0),
                (-0.05, 0.6),
                (-0.07, 0.44),
                (-0.05, 0.3),
            ]
        )
    card.hollow(gap.mask * mask, ("#7a5a3a", "#4a3626"), depth=9, strength=0.7)
    lips = Pen()
    with lips.at(x + size * 0.02, y, size):
        lips.smooth(
            [
                (-0.01, 0.16, 0),
                (-0.05, 0.3),
                (-0.07, 0.44),
                (-0.05, 0.6),
                (0, 0.76, 0),
                (-0.09, 0.62),
                (-0.12, 0.44),
                (-0.08, 0.28),
            ]
        )
    card.paper(lips, ("#fffbe8", "#e3d3a8"), spread=5)
    threads = Pen()
    with threads.at(x + size * 0.02, y, size):
        for t in (0.26, 0.35, 0.45, 0.56, 0.65):
            threads.stroke([(-0.05, t), (0, t + 0.02), (0.06, t - 0.01)], 0.004)
    card.paint(threads, "#fffdf0", 0.8)


def _shoe_bag(card: Card, x: float, y: float, size: float, tone: str) -> None:
    bag, cord = Pen(), Pen()
    with bag.at(x, y, size), cord.at(x, y, size):
        cord.line(-0.1, -0.02, 0, 0.2, 0.008).line(0.02, -0.02, 0.01, 0.2, 0.008)
        bag.smooth(
            [
                (-0.035, 0.2),
                (0.04, 0.2),
                (0.1, 0.34),
                (0.1, 0.5),
                (0, 0.54),
                (-0.1, 0.5),
                (-0.1, 0.34),
            ]
        )
        bag.smooth([(-0.06, 0.17, 0), (0.06, 0.17, 0), (0.035, 0.21), (-0.035, 0.21)])
    card.paint(cord, "#e9e2c0", 0.8)
    card.paper(bag, (mix(tone, "#fff3d0", 0.15), tone), spread=size * 0.025, lift=size * 0.02)


def _shoes(card: Card) -> None:
    """The gym shoes that were put on last year, side by side on the bench's shadow."""
    x, y = _wall(HATCHED, 640)
    for dx, dy in ((52, 26), (108, 42)):
        px, py = x + dx, y + dy - 30
        card.shade(Pen().oval(px + 20, py + 6, 56, 9), "#4a4028", 0.5, soft=5)
        shoe = Pen()
        with shoe.at(px, py, 1.25):
            shoe.smooth(
                [(-24, 0, 0), (-26, -30, 0), (-4, -32), (8, -22), (34, -16), (46, -4), (44, 2, 0)]
            )
        card.paper(shoe, ("#fbfaf0", "#d9d3bc"), spread=5)
        sole = Pen()
        with sole.at(px, py, 1.25):
            sole.rect(-27, -3, 74, 8, 4)
        card.paper(sole, "#c86a3f", spread=2)
        laces = Pen()
        with laces.at(px, py, 1.25):
            for k in range(3):
                laces.line(-2 + k * 9, -28 + k * 5, 6 + k * 9, -18 + k * 4, 2)
        card.paint(laces, "#c86a3f")


def _lamp(card: Card) -> None:
    x, y = 476, 206
    card.paper(Pen().line(x, -10, x, y - 40, 4), "#4a4636", spread=4)
    card.paper(
        Pen().poly([(x - 17, y - 52), (x + 17, y - 52), (x + 26, y - 34), (x - 26, y - 34)]),
        "#5f5a42",
        spread=4,
    )
    card.glow(x, y, 240, "#fff3c0", 0.45)
    card.lightup(Pen().circle(x, y, 44), "#fff8dc", 0.3)


def _butterfly(card: Card, x: float, y: float, scale: float, turn: float) -> None:
    upper = [(4, -8), (30, -60), (86, -96), (128, -84), (124, -40), (84, -2), (20, 6)]
    lower = [(6, 2), (60, 8), (92, 36), (84, 76), (52, 90), (22, 60)]
    for wing, tones in ((lower, ("#f09a2f", "#c9601c")), (upper, ("#ffae3a", "#e0701c"))):
        for flip in (False, True):
            pen = Pen()
            with pen.at(x, y, scale * (0.86 if flip else 1), turn, flip):
                pen.smooth(wing)
            mask = card.paper(pen, tones, spread=12, offset=(-10, 22), rim=0.5, rim_width=3)
            inner = Pen()
            with inner.at(x, y, scale * (0.86 if flip else 1), turn, flip):
                inner.smooth([(px * 0.84 + 6, py * 0.84) for px, py in wing])
            card.shade(np.clip(mask - inner.mask, 0, 1), "#3a1c14", 0.88)
            veins, spots = Pen(), Pen()
            with veins.at(x, y, scale * (0.86 if flip else 1), turn, flip):
                for vx, vy in wing[1:-1]:
                    veins.taper([(4, -2), (vx * 0.84, vy * 0.84)], 3, 1.4)
            with spots.at(x, y, scale * (0.86 if flip else 1), turn, flip):
                for px, py in wing[2:6]:
                    spots.circle(px * 0.92, py * 0.92, 3.4)
            card.shade(veins.mask * mask, "#5a2814", 0.7)
            card.paint(spots.mask * mask, "#fff3d0", 0.95)
    body, feelers = Pen(), Pen()
    with body.at(x, y, scale, turn):
        body.taper([(0, -26), (0, 6), (0, 48)], 11, 6).circle(0, -30, 7)
    with feelers.at(x, y, scale, turn):
        for side in (-1, 1):
            feelers.taper([(side * 2, -34), (side * 12, -54), (side * 24, -66)], 2, 1.4)
            feelers.circle(side * 24, -67, 3)
    card.paper(body, ("#4a2a1c", "#2a1812"), spread=4)
    card.paint(feelers, "#3a2016")
