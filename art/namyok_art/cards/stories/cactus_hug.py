"""In a sunset desert a small knight hugs a big cactus; its one flower opens where he cannot see."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.plants import blade
from namyok_art.paper.props.sky import cloud

FOOT = (430, 1036)
RIM = "#ffd9a0"


def draw() -> NDArray[np.uint8]:
    sky = ["#64487e", "#a55c84", "#e07a7c", "#f6a374", "#fcd08e", "#fcd08e"]
    card = Card(116, sky, light=(590, 700), lamp="#ffe6b0")
    card.glow(590, 720, 420, "#ffe2a0", 0.65)
    _desert(card)
    _cactus(card)
    _arms_down(card)
    _knight(card)
    _front(card)
    return card.finish(
        bloom=0.5, shadow_tone="#4a2450", light_tone="#ffe8c0", toning=0.08, vignette=0.24
    )


def _desert(card: Card) -> None:
    rng = card.rng
    for x, y, width in ((180, 200, 330), (620, 300, 380), (260, 420, 300)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 9, 0.13)
        card.paper(pen, ("#c8688a", "#f0988a"), TORN, shadow=0.14, opacity=0.85)
    mesas = Pen()
    for left, right, top in ((40, 190, 690), (230, 280, 730), (640, 830, 672)):
        mesas.poly(
            [
                (left - 26, 900),
                (left, top + 30),
                (left + 6, top),
                (right - 6, top),
                (right, top + 26),
                (right + 30, 900),
            ]
        )
    card.paper(mesas, ("#c86a72", "#e08f78"), shadow=0.2, wobble=2)
    card.fog(820, 60, "#fbc48c", 0.5)
    for y, tone, tilt in ((820, "#e58f66", -30.0), (890, "#d4774f", 34.0), (970, "#bf623f", -22.0)):
        line = ridge(rng, y, 24, 0.35, 4, tilt=tilt)
        fill = (mix(tone, "#ffe0a0", 0.28), tone)
        card.paper(line.pen(), fill, shadow=0.28, offset=(-4, -5), rim=0.45)
    ripples = Pen()
    for _ in range(70):
        px, py = rng.uniform(0, 800), rng.uniform(900, 1180)
        length = rng.uniform(30, 90)
        ripples.stroke([(px, py), (px + length / 2, py - 5), (px + length, py)], 1.8)
    card.shade(ripples, "#8a3f34", 0.3)


def _limb(path: Sequence[Point], width: float) -> Pen:
    return Pen().taper(path, width, width * 0.92)


def _cactus(card: Card) -> None:
    x, y = FOOT
    shadow = Pen().poly([(x - 60, y), (x + 60, y), (x - 330, y + 130), (x - 480, y + 96)])
    card.shade(shadow, "#6a2f4a", 0.45, soft=10)
    limbs = (
        ([(x + 20, y - 300), (x + 150, y - 292), (x + 172, y - 350), (x + 170, y - 470)], 70),
        ([(x - 10, y - 380), (x - 128, y - 378), (x - 146, y - 430), (x - 144, y - 520)], 64),
        ([(x, y - 44), (x + 4, y - 260), (x, y - 500), (x + 2, y - 640)], 124),
    )
    for path, width in limbs:
        pen = _limb(path, width)
        fill = Gradient(("#7fa86a", "#4f8258", "#2f5f50"), y - 640, y)
        mask = card.paper(pen, fill, shadow=0.4, spread=14, rim=0.7, rim_width=5, rim_colour=RIM)
        _ribs(card, mask, path, width)
    mound = Pen().smooth(
        [
            (x - 330, y + 160, 0),
            (x - 90, y + 12),
            (x, y - 12),
            (x + 96, y + 10),
            (x + 350, y + 160, 0),
        ]
    )
    card.paper(mound, ("#d98a5c", "#bb5f3d"), shadow=0.25, spread=8, rim=0.3)
    _flower(card, x + 170, y - 506)


def _ribs(card: Card, mask: NDArray[np.floating], path: Sequence[Point], width: float) -> None:
    """Long grooves with a light edge, and spines along them."""
    grooves, spines = Pen(), Pen()
    for k in (-0.36, -0.16, 0.06, 0.28):
        line = [_beside(path, i, k * width) for i in range(len(path))]
        grooves.stroke(line, 3)
        dense = np.linspace(0, len(line) - 1, int(width * 0.24) + 8)
        for t in dense:
            i = min(int(t), len(line) - 2)
            f = t - i
            px = line[i][0] * (1 - f) + line[i + 1][0] * f
            py = line[i][1] * (1 - f) + line[i + 1][1] * f
            for angle in (-2.5, -1.57, -0.6):
                spines.line(px, py, px + 8 * math.cos(angle), py + 8 * math.sin(angle), 1.1)
    card.shade(grooves.mask * mask, "#1c4440", 0.5)
    card.paint(spines.mask * mask, "#f6ecc0", 0.75)


def _beside(path: Sequence[Point], i: int, offset: float) -> Point:
    a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    return path[i][0] + nx * offset, path[i][1] + ny * offset


def _flower(card: Card, x: float, y: float) -> None:
    card.glow(x, y, 120, "#ff8ac8", 0.35)
    for r, tone, turn in ((50, "#a81f78", 0.0), (40, "#d83a9a", 0.3), (27, "#f57fc0", 0.1)):
        petals = Pen()
        for k in range(9):
            angle = math.pi + math.pi * k / 8 + turn * 0.2
            tip = (x + r * math.cos(angle), y + r * 0.95 * math.sin(angle))
            side = (x + r * 0.62 * math.cos(angle - 0.25), y + r * 0.6 * math.sin(angle - 0.25))
            other = (x + r * 0.62 * math.cos(angle + 0.25), y + r * 0.6 * math.sin(angle + 0.25))
            petals.smooth([(x, y), side, (*tip, 0), other])
        card.paper(petals, (mix(tone, "#ffffff", 0.15), tone), spread=4)
    card.paper(Pen().oval(x, y - 6, 12, 8), "#ffe07a", spread=3)
    card.paper(Pen().oval(x, y + 6, 22, 11), "#5f9a62", spread=3)


def _arms_down(card: Card) -> None:
    """Sword and shield, laid in the sand behind him."""
    card.shade(Pen().oval(150, 1100, 110, 12), "#6a2f3a", 0.5, soft=6)
    sword = Pen()
    with sword.at(116, 1096, turn=-72):
        sword.poly([(-5, 0), (5, 0), (3, -150), (0, -162), (-3, -150)]).rect(-24, 0, 48, 8, 3)
        sword.rect(-4, 8, 8, 30, 3).circle(0, 42, 7)
    card.paper(sword, ("#f0e2d8", "#a88a94"), spread=5, rim=0.6)
    shield = Pen()
    with shield.at(214, 1082, 0.78, 24):
        shield.path("M-44 -50 C-20 -42 20 -42 44 -50 C46 10 26 46 0 66 C-26 46 -46 10 -44 -50Z")
    mask = card.paper(shield, ("#c86a5a", "#8a3a4a"), spread=7, rim=0.5)
    cross = Pen()
    with cross.at(214, 1082, 0.78, 24):
        cross.rect(-7, -60, 14, 130).rect(-60, -14, 120, 14)
    card.paint(cross.mask * mask, "#fbe2b4", 0.9)


def _knight(card: Card) -> None:
    """Profile in armour; both arms and the cheek are pressed to the spines."""
    x, y, h = 338, 1046, 172
    card.shade(Pen().oval(x - 30, y + 4, 74, 10), "#6a2f3a", 0.5, soft=6)
    steel = ("#dcd2d8", "#8f8396")
    dark = ("#a89aa8", "#6a5f74")

    def piece(*limbs: tuple[list[Point], float, float]) -> Pen:
        pen = Pen()
        with pen.at(x, y, h):
            for path, start, end in limbs:
                pen.taper(path, start, end)
        return pen

    card.paper(piece(([(-0.02, -0.42), (-0.1, -0.22), (-0.16, -0.03)], 0.12, 0.07)), dark, spread=4)
    feet = piece(([(0.02, -0.42), (0.06, -0.22), (0.04, -0.03)], 0.13, 0.08))
    with feet.at(x, y, h):
        feet.oval(0.08, -0.02, 0.08, 0.03).oval(-0.12, -0.02, 0.08, 0.03)
        feet.circle(0.06, -0.23, 0.055)
    card.paper(feet, steel, spread=4, rim=0.7)
    far = piece(([(0.0, -0.7), (0.18, -0.56), (0.42, -0.54)], 0.08, 0.06))
    card.paper(far, dark, spread=4)
    body = Pen()
    with body.at(x, y, h):
        body.smooth(
            [
                (-0.08, -0.78),
                (0.06, -0.78),
                (0.14, -0.66),
                (0.12, -0.46),
                (0.16, -0.36, 0),
                (-0.16, -0.36, 0),
                (-0.12, -0.5),
                (-0.14, -0.66),
            ]
        )
    mask = card.paper(body, steel, spread=5, rim=0.8)
    plates = Pen()
    with plates.at(x, y, h):
        for k in (-0.42, -0.48, -0.55):
            plates.stroke([(-0.16, k), (0, k + 0.015), (0.16, k)], 0.012)
    card.shade(plates.mask * mask, "#4a4058", 0.6)
    helmet = Pen()
    with helmet.at(x, y, h):
        helmet.smooth(
            [
                (-0.09, -0.8),
                (-0.11, -0.92),
                (-0.06, -1.02),
                (0.04, -1.04),
                (0.13, -0.98),
                (0.15, -0.9, 0),
                (0.12, -0.84),
                (0.09, -0.78, 0),
            ]
        )
    shell = card.paper(helmet, steel, spread=4, rim=0.9)
    visor = Pen()
    with visor.at(x, y, h):
        visor.taper([(0.03, -0.93), (0.15, -0.92)], 0.02, 0.016)
        for k in range(3):
            visor.line(0.07 + k * 0.025, -0.88, 0.07 + k * 0.025, -0.84, 0.01)
    card.paint(visor.mask * shell, "#3a2c40")
    plume = Pen()
    with plume.at(x, y, h):
        plume.smooth(
            [
                (0.0, -1.02, 0),
                (-0.06, -1.16),
                (-0.2, -1.18),
                (-0.3, -1.06, 0),
                (-0.2, -1.08),
                (-0.12, -1.0),
            ]
        )
    card.paper(plume, ("#e0574a", "#a82f3f"), spread=4, rim=0.6)
    arm = piece(([(0.0, -0.7), (0.16, -0.6), (0.42, -0.68)], 0.11, 0.08))
    with arm.at(x, y, h):
        arm.circle(0.0, -0.7, 0.075).circle(0.45, -0.685, 0.05)
    card.paper(arm, steel, spread=5, rim=0.8, rim_width=3)


def _front(card: Card) -> None:
    rng = card.rng
    line = ridge(rng, 1128, 16, 0.4, 4, tilt=20)
    card.paper(line.pen(), ("#a8523c", "#6a2f34"), TORN, torn=4, core=0.25, offset=(0, -6), rim=0.3)
    tufts = Pen()
    for x in (70, 640, 700):
        for _ in range(14):
            blade(tufts, x + rng.normal(0, 12), line.at(x) + 8, rng.uniform(18, 46), rng)
    card.paper(tufts, ("#8a6a4a", "#5a3a3a"), spread=4)
    warm = smoothstep(260, 0, np.hypot(X - 590, (Y - 820) * 1.6))
    card.tint(warm, "#ffd08a", 0.12)
