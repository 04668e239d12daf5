"""A herd of empty shopping trolleys crosses a dusty steppe; an eagle carries a receipt."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, Y, mix, smoothstep
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.trolleys import trolley

HERD = (
    # x, ground, scale, tilt, gait; far ones first
    (742, 612, 0.2, 2, 0.4),
    (690, 622, 0.22, -3, 1.0),
    (640, 632, 0.24, 3, 0.2),
    (716, 650, 0.27, -2, 0.8),
    (584, 654, 0.28, 4, 1.1),
    (650, 682, 0.33, -4, 0.4),
    (530, 690, 0.35, 3, 0.7),
    (742, 716, 0.38, 5, 1.2),
    (590, 734, 0.43, -5, 0.5),
    (458, 748, 0.45, 4, 0.9),
    (664, 790, 0.52, 3, 0.3),
    (520, 812, 0.58, -6, 1.0),
    (372, 830, 0.6, 5, 0.6),
    (680, 884, 0.68, -4, 1.2),
)


def draw() -> NDArray[np.uint8]:
    sky = ["#7f93a0", "#b4a898", "#e0b484", "#f4b468", "#f7a254", "#e88a4a"]
    card = Card(39, sky, light=(600, 520), lamp="#ffc47a")
    card.glow(610, 560, 460, "#ffd890", 0.6)
    _steppe(card)
    for i, (x, y, scale, tilt, gait) in enumerate(HERD):
        if i % 3 == 0:
            _billow(card, x + 60 * scale, y + 8, scale)
        _dust(card, x + 120 * scale, y, scale)
        _beast(card, x, y, scale, tilt * 1.6, gait)
    _billow(card, 700, 960, 1.0)
    _ground(card)
    _dust(card, 520, 1016, 1.3)
    _beast(card, 268, 1006, 1.36, 6, 0.9)
    _dust(card, 640, 1048, 0.7)
    _beast(card, 566, 1042, 0.62, -9, 0.5)
    _eagle(card, 262, 236, 0.95)
    _grass(card)
    return card.finish(
        bloom=0.4,
        halation=0.08,
        shadow_tone="#4a2a4a",
        light_tone="#ffe0b0",
        vignette=0.24,
        contrast=1.08,
    )


def _steppe(card: Card) -> None:
    for y, tone, high in ((566, "#d99a70", 14), (590, "#c48a6c", 9), (640, "#b58a62", 7)):
        line = ridge(card.rng, y, high, 0.45)
        card.paper(
            line.pen(),
            (mix(tone, "#f7b878", 0.4), tone),
            TORN,
            torn=3,
            shadow=0.18,
            offset=(-2, -4),
        )
        card.fog(y + 22, 26, "#ffcf90", 0.4)
    card.shade(smoothstep(700, 1200, Y), "#8a4a40", 0.7)


def _ground(card: Card) -> None:
    line = ridge(card.rng, 936, 10, tilt=26)
    card.paper(line.pen(), ("#a87a58", "#6a4a50"), TORN, torn=4, shadow=0.3, offset=(-2, -6))
    card.glow(560, 960, 320, "#ffb868", 0.28, stretch=(1, 0.35))


def _dust(card: Card, x: float, y: float, scale: float) -> None:
    rng = card.rng
    for tone, share, lift in (("#b87a52", 0.34, 0), ("#ffd49a", 0.4, -16)):
        pen = Pen()
        for k in range(12):
            t = k / 11
            r = (16 + 46 * t) * scale * rng.uniform(0.7, 1.3)
            pen.oval(x + (t * 250 - 60) * scale, y - r * 0.5 + lift * scale, r * 1.3, r * 0.8)
        card.paint(pen, tone, share, soft=max(3.0, 13 * scale))


def _billow(card: Card, x: float, y: float, scale: float) -> None:
    """A cloud of dust cut from paper, rising behind the runners."""
    rng = card.rng
    for tone, rise in (("#d9985f", 1.0), ("#f2bd80", 0.7)):
        pen = Pen()
        for k in range(16):
            t = k / 15
            r = (26 + 64 * t) * scale * rng.uniform(0.8, 1.2)
            pen.circle(x + (t * 520 - 120) * scale, y - r * rise - 60 * t * scale * rise, r)
        card.paper(
            pen,
            (mix(tone, "#ffe0b0", 0.45), mix(tone, "#b87a52", 0.3)),
            shadow=0.16,
            spread=12 * scale + 2,
            rim=0.5,
            rim_width=4,
            opacity=0.62,
        )


def _beast(card: Card, x: float, y: float, scale: float, tilt: float, gait: float) -> None:
    """Far ones are mixed into the dust; near ones are dark with a burning rim."""
    near = min(1.0, scale / 0.9)
    tone = mix("#a8684f", "#2e1a30", near)
    card.shade(
        Pen().oval(x - 40 * scale, y + 2, 150 * scale, 11 * scale),
        "#5a2f3a",
        0.5 * near,
        soft=7 * scale,
    )
    inside = Pen()
    with inside.at(x, y, scale, tilt):
        inside.poly([(-118, -150), (84, -168), (62, -78), (-92, -84)])
    card.tint(inside.mask, "#ffb060", 0.2)
    wire, handle = Pen(), Pen()
    trolley(wire, handle, x, y, scale, tilt, gait)
    card.paper(
        wire,
        (mix(tone, "#ffb868", 0.34), tone),
        spread=5 * scale + 1,
        shadow=0.3,
        rim=0.95,
        rim_width=2.4,
        rim_colour="#ffca80",
    )
    card.paper(handle, mix("#8fb0a0", "#25bfb4", near), spread=2, shadow=0.2, rim=0.4)


def _eagle(card: Card, x: float, y: float, scale: float) -> None:
    slip = Pen()
    with slip.at(x, y, scale):
        slip.smooth(
            [
                (-2, 46, 0),
                (24, 50, 0),
                (30, 96),
                (14, 140),
                (34, 184, 0),
                (8, 178, 0),
                (-10, 136),
                (4, 92),
            ]
        )
    paper = card.paper(slip, ("#fffaf0", "#f0dcc0"), spread=5, shadow=0.25)
    marks = Pen()
    for k in range(8):
        marks.line(x + 4, y + 66 + k * 12, x + (20 if k % 3 else 14), y + 67 + k * 12, 2)
    card.shade(marks.mask * paper, "#8a6a6a", 0.6)
    _wings(card, x, y, scale)
    body = Pen()
    with body.at(x, y, scale, -6):
        body.smooth(
            [
                (0, -40),
                (15, -26),
                (19, 4),
                (13, 40),
                (30, 74, 0),
                (0, 66),
                (-30, 74, 0),
                (-13, 40),
                (-19, 4),
                (-15, -26),
            ]
        )
    card.paper(body, ("#4a2f3c", "#7a4f4a"), spread=5, rim=0.5)
    head = Pen()
    with head.at(x, y, scale, -6):
        head.oval(-6, -42, 12, 9, 40)
    card.paper(head, ("#f4e0c4", "#c9a08a"), spread=3)
    beak = Pen()
    with beak.at(x, y, scale, -6):
        beak.smooth([(-13, -52, 0), (-25, -52), (-29, -42, 0), (-17, -43, 0)])
    card.paper(beak, "#f0b04a", spread=2)


def _wings(card: Card, x: float, y: float, scale: float) -> None:
    feathers, coverts = Pen(), Pen()
    with feathers.at(x, y, scale, -6), coverts.at(x, y, scale, -6):
        for side in (-1, 1):
            for k in range(7):
                angle = math.radians(-22 + k * 15)
                root = (side * (146 - k * 7), -30 + k * 6)
                length = 78 - k * 6
                tip = (
                    root[0] + side * math.cos(angle) * length,
                    root[1] + math.sin(angle) * length,
                )
                feathers.taper([root, tip], 21, 9)
            for k in range(8):
                place = side * (104 - k * 12)
                feathers.taper([(place, -6), (place + side * 6, 40 - k * 0.5)], 20, 12)
            coverts.smooth(
                [
                    (0, -16),
                    (side * 48, -42),
                    (side * 108, -50),
                    (side * 158, -32),
                    (side * 150, -14),
                    (side * 110, -6),
                    (side * 60, 10),
                    (0, 24),
                ]
            )
    card.paper(feathers, ("#6a4650", "#8f5c50"), spread=9, shadow=0.22, rim=0.6)
    scallops = Pen()
    with scallops.at(x, y, scale, -6):
        for side in (-1, 1):
            for k in range(9):
                scallops.circle(side * (18 + k * 16), 12 - k * 3.4, 11)
    card.paper(scallops, ("#5a3a48", "#6f4850"), spread=4, shadow=0.3, rim=0.3)
    card.paper(coverts, ("#452c3c", "#5a3a48"), spread=5, shadow=0.3, rim=0.4)


def _grass(card: Card) -> None:
    """Feather grass, bent the way the herd runs."""
    rng = card.rng
    for tone, low, high, count in (("#8a6a58", 1160, 90, 46), ("#5a3f4c", 1210, 150, 40)):
        stems, plumes = Pen(), Pen()
        for _ in range(count):
            x = rng.uniform(-10, 840)
            height = high * rng.uniform(0.6, 1.15)
            bend = -height * rng.uniform(0.25, 0.6)
            tip = (x + bend, low - height)
            stems.taper([(x, low), (x + bend * 0.2, low - height * 0.6), tip], 3.4, 1.2)
            plumes.taper([tip, (tip[0] - 26, tip[1] - 8), (tip[0] - 54, tip[1] + 12)], 4, 1)
        card.paper(stems, tone, spread=4, shadow=0.25)
        card.paper(plumes, mix(tone, "#ffd8a0", 0.65), spread=3, shadow=0.2, rim=0.5)
    ground = ridge(rng, 1176, 6)
    card.paper(
        ground.pen(), ("#4f3546", "#38263a"), TORN, torn=3, shadow=0.2, offset=(0, -4), rim=0.1
    )
