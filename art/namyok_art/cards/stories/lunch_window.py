"""A sun, a knight, a giraffe and others queue at a closed window with a cup of tea on it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, blur, mix
from namyok_art.paper.paths import Point
from namyok_art.paper.props.people import Person
from namyok_art.paper.props.queueing import diver, ghost, giraffe, knight, stuffed_chair

COBALT = "#1f4fd0"
VANISH = (650.0, 590.0)
NEAR, FAR = "#3d2a66", "#b8a4d8"


def draw() -> NDArray[np.uint8]:
    card = Card(32, "#fdf0a0", light=(420, -100), lamp="#fffdf0")
    _corridor(card)
    _lamps(card)
    _window(card)
    _queue(card)
    return card.finish(
        bloom=0.25, halation=0.05, shadow_tone="#5a3a8a", light_tone="#fffce6", vignette=0.1
    )


def _to(point: Point, share: float) -> Point:
    """A point drawn towards the vanishing point."""
    return (
        point[0] + (VANISH[0] - point[0]) * share,
        point[1] + (VANISH[1] - point[1]) * share,
    )


def _corridor(card: Card) -> None:
    """Yellow walls with a mint dado, salmon tiles, all running to a small far door."""
    end = 0.9
    back = [_to(p, end) for p in ((-60, -60), (1000, -60), (1000, 1330), (-60, 1330))]
    left = Pen().poly([(-60, -60), back[0], back[3], (-60, 1330)])
    card.paper(left, Gradient(("#fff6b0", "#fbe884", "#f3d45c"), 0, 720, X), shadow=0, rim=0)
    right = Pen().poly([(1000, -60), back[1], back[2], (1000, 1330)])
    card.paper(right, Gradient(("#f3d868", "#fdf0a4"), 720, 800, X), shadow=0, rim=0)
    roof = Pen().poly([(-60, -60), (1000, -60), back[1], back[0]])
    card.paper(roof, ("#ffd9c6", "#ffe9d6", "#fff6e0"), shadow=0.15, spread=5, rim=0)
    floor = Pen().poly([(-60, 1330), (1000, 1330), back[2], back[3]])
    mask = card.paper(floor, ("#ffb8a0", "#ff9c86", "#f58672"), shadow=0.15, offset=(0, -3), rim=0)
    tiles = Pen()
    for k in range(-4, 26):
        foot = (-1100 + k * 130, 1330)
        tiles.line(*foot, *_to((foot[0], foot[1]), end), 2.4)
    for k in range(24):
        depth = 1 - 1 / (1 + 0.13 * k * (1 + 0.06 * k))
        y = 1330 + (VANISH[1] - 1330) * min(depth, end)
        tiles.line(-20, y, 820, y, 2.4 * (1 - depth) + 0.8)
    card.paint(tiles.mask * mask, "#ffdccc", 0.75)
    dado = Pen().poly([(-60, 860), _to((-60, 860), end), back[3], (-60, 1330)])
    card.paper(dado, Gradient(("#8fe0c0", "#6fcfae", "#56bc9c"), 0, 720, X), shadow=0.12, spread=3)
    other = Pen().poly([(1000, 860), _to((1000, 860), end), back[2], (1000, 1330)])
    card.paper(other, Gradient(("#56bc9c", "#86dcba"), 720, 800, X), shadow=0.12, spread=3)
    skirt = Pen().poly([(-60, 852), _to((-60, 852), end), _to((-60, 872), end), (-60, 872)])
    skirt.poly([(-60, 1290), _to((-60, 1290), end), back[3], (-60, 1330)])
    card.paper(skirt, ("#fffbe6", "#f0e6c0"), spread=3)
    door = Pen().poly([back[0], back[1], back[2], back[3]])
    card.paper(door, ("#fff8cc", "#ffeeb0"), shadow=0, rim=0)


def _lamps(card: Card) -> None:
    """Round shades on rods, one behind another down the corridor."""
    for share in (0.82, 0.72, 0.57, 0.32):
        x, top = _to((470, -60), share)
        k = 1 - share
        y = top + 250 * k
        card.paper(Pen().line(x, top, x, y, 9 * k), "#8a6ab8", spread=2)
        shade = Pen().path(
            f"M{x - 120 * k} {y + 70 * k} C{x - 110 * k} {y - 30 * k} {x + 110 * k}"
            f" {y - 30 * k} {x + 120 * k} {y + 70 * k}Z"
        )
        card.glow(x, y + 80 * k, 220 * k, "#ffffff", 0.22)
        card.lightup(Pen().oval(x, y + 70 * k, 108 * k, 26 * k), "#fffdf0", 0.6)
        card.paper(shade, (mix("#8fe0c0", FAR, share * 0.3), "#4fb894"), spread=14 * k, rim=0.25)


def _on_wall(x: float, y: float) -> Point:
    """The left wall unrolled: x is how far along it, y the height at its near end."""
    return _to((-60, y), x)


def _window(card: Card) -> None:
    """Shut, with a slip of light under the shutter and the tea getting cold on the sill."""
    card.glow(170, 620, 260, "#ffffff", 0.35)
    outer = [_on_wall(0.14, 330), _on_wall(0.46, 330), _on_wall(0.46, 800), _on_wall(0.14, 800)]
    frame = Pen().poly(outer)
    card.paper(frame, ("#ffffff", "#f0ead4"), spread=9, offset=(8, 10), rim=0.2)
    inner = [_on_wall(0.17, 372), _on_wall(0.435, 372), _on_wall(0.435, 780), _on_wall(0.17, 780)]
    hole = Pen().poly(inner)
    card.hollow(hole, ("#7a5ab0", "#a88ad0"), depth=8, colour="#2a1a4a", strength=0.6)
    slats = Pen()
    for k in range(13):
        top = 372 + k * 29.0
        slats.poly(
            [
                _on_wall(0.17, top),
                _on_wall(0.435, top),
                _on_wall(0.435, top + 25),
                _on_wall(0.17, top + 25),
            ]
        )
    card.paper(slats.mask * hole.mask, ("#ffb49c", "#f78e78"), spread=3, shadow=0.35, rim=0.25)
    knob = Pen().oval(*_on_wall(0.31, 744), 5, 9)
    card.paper(knob, "#fffbe6", spread=2)
    light = Pen().poly(
        [_on_wall(0.17, 752), _on_wall(0.435, 752), _on_wall(0.435, 776), _on_wall(0.17, 776)]
    )
    card.lightup(light.mask * hole.mask, "#fff4b0", 0.5)
    a, b = _on_wall(0.12, 800), _on_wall(0.48, 800)
    sill = Pen().poly([a, b, (b[0] + 30, b[1] + 14), (a[0] + 62, a[1] + 34)])
    card.paper(sill, ("#ffffff", "#ece4cc"), spread=7, offset=(4, 10), rim=0.2)
    lip = Pen().poly(
        [
            (a[0] + 62, a[1] + 34),
            (b[0] + 30, b[1] + 14),
            (b[0] + 30, b[1] + 26),
            (a[0] + 62, a[1] + 54),
            (a[0], a[1] + 20),
            a,
        ]
    )
    card.paper(lip, ("#e6dcc0", "#cfc3a4"), spread=5, offset=(2, 8), rim=0.1)
    _tea(card, 222, 772)


def _tea(card: Card, x: float, y: float) -> None:
    card.shade(Pen().oval(x + 8, y + 3, 56, 8), "#5a4a7a", 0.45, soft=4)
    card.paper(Pen().oval(x, y, 52, 10), (mix(COBALT, "#ffffff", 0.35), COBALT), spread=4)
    handle = Pen().path(
        f"M{x + 30} {y - 50} C{x + 66} {y - 56} {x + 62} {y - 14} {x + 24} {y - 16}", width=8
    )
    card.paper(handle, COBALT, spread=3)
    bowl = Pen().path(
        f"M{x - 38} {y - 62} L{x + 38} {y - 62} C{x + 38} {y - 18} {x + 22} {y - 2}"
        f" {x + 12} {y - 2} L{x - 12} {y - 2} C{x - 22} {y - 2} {x - 38} {y - 18}"
        f" {x - 38} {y - 62}Z"
    )
    fill = Gradient(("#5f8af6", COBALT, "#14389c"), x - 38, x + 38, X)
    mask = card.paper(bowl, fill, spread=5, rim=0.3)
    card.paper(Pen().oval(x, y - 62, 38, 9), ("#fffbe6", "#e0d8e6"), spread=2)
    card.paint(Pen().oval(x, y - 60, 32, 6), "#b8642c")
    dots = Pen()
    for k in range(5):
        dots.circle(x - 26 + k * 13, y - 34 + 4 * math.sin(k * 1.57), 3.4)
    card.paint(dots.mask * mask, "#ffffff", 0.9)
    tail = Pen().stroke([(x - 20, y - 62), (x - 34, y - 46), (x - 32, y - 30)], 1.6)
    card.paint(tail, "#fff6e0")
    card.paper(Pen().rect(x - 41, y - 32, 17, 15, 2), "#ffd93c", spread=2)
    steam = Pen().smooth(
        [
            (x - 8, y - 70, 0),
            (x - 30, y - 104),
            (x - 14, y - 140),
            (x - 36, y - 186),
            (x - 6, y - 232, 0),
            (x - 12, y - 190),
            (x + 14, y - 146),
            (x - 4, y - 106),
        ]
    )
    card.paint(blur(steam.mask, 3), "#ffffff", 0.92)


def _tint(depth: float) -> tuple[str, str]:
    tone = mix(NEAR, FAR, depth)
    return mix(tone, "#a88ae0", 0.22), tone


def _foot(card: Card, x: float, y: float, w: float) -> None:
    card.shade(Pen().oval(x, y, w, w * 0.14), "#8a3a5a", 0.5, soft=w * 0.05)


def _queue(card: Card) -> None:
    """From the far end: strangers, then those we know, then the sun with its folder."""
    _last(card, 752, 822, 148, 0.78)
    _foot(card, 690, 880, 60)
    diver(card, 688, 878, 1.8, _tint(0.62))
    _foot(card, 522, 926, 130)
    giraffe(card, 522, 922, 2.5, _tint(0.42))
    _foot(card, 614, 976, 66)
    ghost(card, 612, 970, 2.1, _tint(0.4))
    _foot(card, 534, 1052, 96)
    stuffed_chair(card, 538, 1052, 1.94, _tint(0.2))
    _foot(card, 382, 1104, 88)
    knight(card, 382, 1102, 3.2, _tint(0.04))
    _sun(card, 196, 1114)


def _last(card: Card, x: float, y: float, h: float, depth: float) -> None:
    """Has brought a window just in case."""
    _foot(card, x, y, h * 0.22)
    who = Person(x, y, h, -1, "coat", arms=((0.1, 0.24), (0.06, 0.26)), hair="short")
    card.paper(who.draw(Pen()), _tint(depth), spread=3, rim=0.1)
    left, top = x - 6, y - h * 0.6
    card.paper(Pen().rect(left, top, 48, 56, 3), ("#ffffff", "#f0e6d8"), spread=4)
    glass = Pen()
    for dx in (6, 27):
        for dy in (6, 31):
            glass.rect(left + dx, top + dy, 15, 19)
    card.paint(glass, ("#ffe05c", "#ffc83c"))
    card.paper(Pen().rect(left - 3, top + 54, 54, 6, 2), "#fffbe6", spread=2)
    arm = Pen().taper([(x + 2, y - h * 0.68), (x + 20, y - h * 0.46), (x + 6, y - h * 0.36)], 13, 9)
    card.paper(arm, _tint(depth), spread=2)


def _sun(card: Card, x: float, y: float) -> None:
    """Very small, first in line, eyes shut with patience."""
    _foot(card, x, y + 2, 50)
    card.glow(x, y - 86, 150, "#fff6a0", 0.55)
    legs = (
        Pen()
        .taper([(x - 13, y - 44), (x - 14, y - 4)], 8, 7)
        .taper([(x + 13, y - 44), (x + 14, y - 4)], 8, 7)
    )
    legs.oval(x - 20, y - 4, 14, 6).oval(x + 8, y - 4, 14, 6)
    card.paper(legs, "#f08a24", spread=3)
    rays = Pen()
    for k in range(14):
        a = math.tau * k / 14 + 0.1
        with rays.at(x, y - 86, 1, math.degrees(a)):
            rays.smooth([(44, -9, 0), (62, -3), (76, 0, 0), (62, 3), (44, 9, 0)])
    card.paper(rays, ("#ffc22c", "#ff9a1c"), spread=4, rim=0.2)
    disc = Pen().circle(x, y - 86, 50)
    card.paper(disc, ("#fff08a", "#ffd02c"), spread=5, rim=0.3)
    card.paint(Pen().circle(x - 30, y - 74, 10).circle(x + 14, y - 74, 10), "#ff9a4a", 0.6, soft=3)
    face = Pen().stroke([(x - 34, y - 92), (x - 26, y - 86), (x - 18, y - 92)], 3.4)
    face.stroke([(x + 2, y - 92), (x + 10, y - 86), (x + 18, y - 92)], 3.4)
    face.stroke([(x - 16, y - 70), (x - 8, y - 66), (x, y - 70)], 3.2)
    card.paint(face, "#a8541c")
    folder = Pen()
    with folder.at(x + 34, y - 56, 1, 10):
        folder.rect(-26, -22, 50, 38, 3).rect(-26, -28, 20, 10, 3)
    card.paper(folder, ("#ff8a8a", "#e85a6a"), spread=4)
    sheet = Pen()
    with sheet.at(x + 34, y - 56, 1, 6):
        sheet.rect(-18, -27, 38, 8)
    card.paper(sheet, "#fffdf4", spread=1)
    arm = Pen().taper([(x + 40, y - 86), (x + 56, y - 66), (x + 36, y - 52)], 9, 8)
    card.paper(arm, "#ffb024", spread=3)
