"""A trembling strongman lifts a barbell of two soap bubbles, a home in one, a ship in the other."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, X, Y, blur, gradient, mix, smoothstep
from namyok_art.paper.noise import fbm
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.land import ridge, wave
from namyok_art.paper.props.plants import daisy
from namyok_art.paper.props.sky import cloud
from namyok_art.paper.space import Array

BAR = 742
LEFT, RIGHT, RADIUS = (168, BAR), (632, BAR), 146


def draw() -> NDArray[np.uint8]:
    card = Card(114, ["#5a1f2e", "#7a2c38", "#4a1826"], light=(400, 60), lamp="#fff0cc")
    _tent(card)
    _spotlight(card)
    _ring(card)
    _bubble(card, LEFT, _home())
    _bubble(card, RIGHT, _harbour())
    _strongman(card)
    _hedgehog(card)
    return card.finish(
        bloom=0.5, shadow_tone="#3a1030", light_tone="#fff0d0", toning=0.08, vignette=0.3
    )


def _tent(card: Card) -> None:
    """Striped canvas gathered at the top, with a scalloped band where it meets the wall."""
    stripes = 18
    for k in range(stripes):
        a, b = -0.1 + 1.2 * k / stripes, -0.1 + 1.2 * (k + 1) / stripes
        panel = Pen().poly(
            [
                (400 + (a - 0.5) * 60, -30),
                (400 + (b - 0.5) * 60, -30),
                (b * 800, 470),
                (a * 800, 470),
            ]
        )
        fill = ("#8a2a38", "#a83c42") if k % 2 else ("#e3c08a", "#f6e2b8")
        card.paper(panel, fill, shadow=0.3, spread=6, offset=(0, 3), rim=0.1)
    card.shade(smoothstep(470, 0, Y), "#4a1628", 0.6)
    band = Pen().rect(-20, 430, 840, 36)
    for k in range(15):
        band.circle(-4 + k * 58, 462, 29)
    card.paper(band, ("#9a3040", "#6f2032"), offset=(0, 10), spread=14)
    trim = Pen()
    for k in range(15):
        trim.circle(-4 + k * 58, 462, 22, width=2.4)
    card.paint(trim.mask * (Y > 464), "#f0cc8a", 0.8)
    wall = Pen().rect(-20, 466, 840, 520)
    card.shade(wall, "#7a3040", 0.25)


def _spotlight(card: Card) -> None:
    cone = Pen().poly([(384, -20), (416, -20), (720, 1060), (80, 1060)]).mask
    fade = smoothstep(1150, 200, Y)
    card.tint(blur(cone, 26) * fade, "#ffe9b4", 0.42)
    dust = Pen()
    for _ in range(70):
        t = card.rng.random()
        half = 20 + 280 * t
        spot = (400 + card.rng.uniform(-half, half), 60 + 900 * t)
        dust.circle(*spot, card.rng.uniform(0.6, 1.8))
    card.lightup(dust, "#fff2cc", 0.4, 0.6)


def _ring(card: Card) -> None:
    seats = Pen()
    for row, y in enumerate((880, 905)):
        for k in range(22):
            x = -10 + k * 39 + row * 19
            if abs(x - 400) > 120:
                seats.circle(x, y, 15).smooth(
                    [(x - 24, y + 50), (x - 14, y + 14), (x + 14, y + 14), (x + 24, y + 50)]
                )
    card.paper(seats, ("#4a1a2a", "#34121f"), shadow=0.3, spread=8, rim=0.2)
    floor = Pen().oval(400, 1120, 560, 190)
    card.paper(floor, ("#e3bd84", "#b98a54"), offset=(0, -8), spread=18, rim=0.3)
    card.glow(400, 1080, 250, "#fff0c4", 0.5, stretch=(1.4, 0.5))
    saw = Pen()
    for _ in range(240):
        angle, d = card.rng.uniform(0, math.tau), math.sqrt(card.rng.random())
        spot = (400 + 520 * d * math.cos(angle), 1120 + 165 * d * math.sin(angle))
        saw.oval(*spot, card.rng.uniform(2, 5), 1.2, card.rng.uniform(-30, 30))
    card.shade(saw, "#9a6a3a", 0.3)


def _home() -> Card:
    sky = gradient(["#bfe6ea", "#e3f2e6", "#fdf3d8"], Y, 560, 780)
    world = Card(214, sky, light=(150, 560), lamp="#fff6dc")
    rng = world.rng
    pen = Pen()
    cloud(pen, 240, 650, 90, rng, 6)
    world.paper(pen, "#ffffff", spread=4)
    for y, tone in ((770, "#b5d19a"), (796, "#86b06c")):
        world.paper(
            ridge(rng, y, 10, bow=-10).pen(), (tone, mix(tone, "#fff4d0", 0.2)), offset=(0, -4)
        )
    house = Pen().rect(150, 716, 84, 72)
    world.paper(house, ("#fff2dc", "#f0d6b0"), spread=5)
    roof = Pen().poly([(138, 720), (192, 668), (246, 720)]).rect(212, 676, 12, 30)
    world.paper(roof, ("#d9705a", "#b84f48"), spread=5)
    world.lightup(Pen().rect(162, 734, 18, 22, 2).rect(204, 734, 18, 22, 2), "#ffd98a", 0.6)
    world.paper(Pen().rect(184, 748, 16, 40, 6), "#3f8a86", spread=2)
    tree = Pen().taper([(112, 800), (114, 750), (112, 726)], 9, 6)
    world.paper(tree, "#7a5038", spread=4)
    crown = Pen().circle(112, 712, 26).circle(94, 726, 18).circle(132, 726, 18)
    world.paper(crown, ("#8fc07a", "#5f9a5c"), spread=5)
    petals, hearts = Pen(), Pen()
    for _ in range(16):
        daisy(petals, hearts, rng.uniform(90, 290), rng.uniform(806, 846), rng.uniform(5, 8), 8)
    world.paint(petals, "#fff6f0")
    world.paint(hearts, "#f0b429")
    return world


def _harbour() -> Card:
    sky = gradient(["#f6c9a8", "#fbe2bc", "#fff2d6"], Y, 560, 780)
    world = Card(215, sky, light=(650, 600), lamp="#fff0cc")
    rng = world.rng
    quay = Pen()
    windows = town(quay, 800, rng, 470, 580, (20, 30), (30, 62), 0.4)
    world.paper(quay, ("#a87a86", "#7f5a74"), spread=5)
    world.lightup(panes(windows, cross=False).mask * quay.mask, "#ffe0a0", 0.5)
    world.paper(wave(790, 6, 70, 0.5, rng).pen(), ("#7fc0c0", "#4f9aa4"), offset=(0, -4))
    hull = Pen().smooth([(590, 784, 0), (640, 792), (716, 776, 0), (698, 812), (610, 814)])
    world.paper(hull, ("#8a3f3a", "#5f2a30"), spread=5)
    sails = Pen().smooth([(648, 690, 0), (690, 740), (682, 776, 0), (648, 778, 0)])
    sails.smooth([(640, 704, 0), (608, 772, 0), (640, 778, 0)]).line(644, 684, 644, 788, 3)
    world.paper(sails, ("#fffaf0", "#f0dcc0"), spread=5)
    for y, tone in ((812, "#4f9aa4"), (836, "#357f90")):
        world.paper(wave(y, 8, 90, y, rng).pen(), (tone, mix(tone, "#1f5a70", 0.4)), offset=(0, -4))
    return world


def _bubble(card: Card, centre: tuple[float, float], world: Card) -> None:
    x, y = centre
    disc = Pen().circle(x, y, RADIUS).mask
    away = np.hypot(X - x, Y - y) / RADIUS
    card.glow(x, y, RADIUS * 1.8, "#a8f0e6", 0.22)
    card.inset(world, disc, shadow=0.2, spread=20, offset=(0, 26), rim=0, bevel=0, opacity=0.93)
    rim = disc * smoothstep(0.72, 1.0, away)
    angle = np.arctan2(Y - y, X - x) + fbm(60, card.rng, octaves=2)
    tints = (("#4fe0d0", 0.0), ("#f09ad0", 2.1), ("#ffe08a", 4.2))
    for tone, phase in tints:
        part = np.clip(np.cos(angle * 2 + phase), 0, 1)
        card.paint(np.asarray(rim * part, np.float32), tone, 0.62)
    card.paint(disc * smoothstep(0.955, 1.0, away), "#e6fffa", 0.75)
    shine = Pen().stroke(_arc(x, y, RADIUS * 0.8, 3.5, 4.5), 13)
    card.paint(shine, "#ffffff", 0.7, soft=2.5)
    card.paint(Pen().oval(x + RADIUS * 0.55, y + RADIUS * 0.6, 10, 16, 45), "#ffffff", 0.5, soft=2)


def _arc(x: float, y: float, r: float, start: float, end: float) -> list[tuple[float, float]]:
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(start, end, 7)]


def _strongman(card: Card) -> None:
    """On a painted drum; his knees tremble under two bubbles."""
    x, foot, h = 400, 966, 218
    _drum(card, x, foot)
    bar = Pen().rect(LEFT[0] + RADIUS - 12, BAR - 5, RIGHT[0] - LEFT[0] - 2 * RADIUS + 24, 10, 4)
    arms, trunks, straps = Pen(), Pen(), Pen()
    for pen in (arms, trunks, straps):
        with pen.at(x, foot, h):
            for side in (-1, 1):
                if pen is arms:
                    pen.taper(
                        [(side * 0.1, -0.7), (side * 0.22, -0.79), (side * 0.25, -1.0)], 0.1, 0.06
                    )
                    pen.circle(side * 0.25, -1.02, 0.036)
                elif pen is trunks:
                    pen.taper(
                        [(side * 0.06, -0.36), (side * 0.16, -0.2), (side * 0.11, -0.02)],
                        0.13,
                        0.06,
                    )
                    pen.oval(side * 0.14, -0.012, 0.06, 0.024)
                else:
                    pen.taper([(side * 0.08, -0.72), (side * 0.03, -0.6)], 0.05, 0.04)
    card.paper(trunks, ("#8a2a38", "#5f1c2c"), spread=6)
    body = Pen()
    with body.at(x, foot, h):
        body.smooth(
            [
                (-0.13, -0.7),
                (0, -0.74),
                (0.13, -0.7),
                (0.16, -0.55),
                (0.13, -0.33),
                (-0.13, -0.33),
                (-0.16, -0.55),
            ]
        )
    skin = ("#f0c8a0", "#dca87c")
    card.paper(body, skin, spread=6)
    card.paper(bar, ("#e8e2d8", "#8a8480"), spread=7, rim=0.5)
    card.paper(arms, skin, spread=5)
    _costume(card, body.mask, x, foot, h)
    tremble = Pen()
    for side in (-1, 1):
        for k in range(3):
            px = x + side * (50 + k * 11)
            tremble.stroke([(px, foot - 52), (px + side * 5, foot - 40), (px, foot - 28)], 2.4)
    card.paint(tremble, "#f6e2b8", 0.75)


def _drum(card: Card, x: float, top: float) -> None:
    card.shade(Pen().oval(x, top + 142, 128, 20), "#6a3a2a", 0.6, soft=8)
    side = Pen().smooth(
        [
            (x - 92, top, 0),
            (x + 92, top, 0),
            (x + 112, top + 136, 0),
            (x, top + 150),
            (x - 112, top + 136, 0),
        ]
    )
    mask = card.paper(side, ("#c8963f", "#8f5f2a"), spread=12)
    zigzag = Pen()
    for k in range(8):
        left = x - 112 + k * 28
        zigzag.poly([(left, top + 24), (left + 28, top + 24), (left + 14, top + 128)])
    card.paint(zigzag.mask * mask, "#9a2c3c", 0.9)
    hoops = Pen().stroke([(x - 95, top + 18), (x, top + 30), (x + 95, top + 18)], 7)
    hoops.stroke([(x - 110, top + 126), (x, top + 140), (x + 110, top + 126)], 8)
    card.paper(hoops, ("#f6dca0", "#c99a4a"), spread=3)
    card.paper(Pen().oval(x, top + 2, 94, 15), ("#fdf0d0", "#ecd2a0"), spread=4)


def _costume(card: Card, body: Array, x: float, foot: float, h: float) -> None:
    """Stripes of the old circus leotard, a belt, a face with a moustache."""
    cloth = body * (foot - h * 0.66 < Y)
    card.paint(cloth, "#fbf0d8")
    stripes = Pen()
    for k in range(6):
        stripes.rect(x - 60, foot - h * 0.65 + k * 13, 120, 6.5)
    card.paint(stripes.mask * cloth, "#b83a44", 0.95)
    card.paper(Pen().rect(x - 31, foot - h * 0.4, 62, 13, 4), "#5a3026", spread=3)
    card.paper(Pen().rect(x - 9, foot - h * 0.41, 18, 17, 3), "#f0c45a", spread=2)
    head_y = foot - h * 0.84
    neck = Pen().rect(x - 11, head_y + 10, 22, 22, 4)
    card.paper(neck, "#dca87c", spread=3)
    card.paper(Pen().oval(x, head_y, 21, 24), ("#f3cca6", "#e6b68c"), spread=5)
    hair = Pen()
    with hair.at(x, head_y):
        hair.path("M-21 -6 C-20 -30 20 -30 21 -6 C12 -16 0 -12 0 -17 C0 -12 -12 -16 -21 -6Z")
    card.paper(hair, "#4a2c22", spread=2)
    moustache = Pen()
    with moustache.at(x, head_y + 9, 0.62):
        moustache.path(
            "M0 0 C-12 -7 -24 -1 -30 -7 C-26 9 -8 9 0 3 C8 9 26 9 30 -7 C24 -1 12 -7 0 0Z"
        )
    card.paper(moustache, "#4a2c22", spread=2)
    lids = Pen().stroke([(x - 13, head_y - 3), (x - 8, head_y), (x - 4, head_y - 3)], 2)
    lids.stroke([(x + 4, head_y - 3), (x + 8, head_y), (x + 13, head_y - 3)], 2)
    card.paint(lids, "#4a2c22")


def _hedgehog(card: Card) -> None:
    curb = Pen().smooth(
        [
            (-20, 1130, 0),
            (200, 1158),
            (400, 1166),
            (600, 1158),
            (820, 1130, 0),
            (820, 1240, 0),
            (-20, 1240, 0),
        ]
    )
    card.paper(curb, ("#a83c42", "#6f2032"), TORN, torn=0, offset=(0, -8), spread=12, rim=0.3)
    pads = Pen()
    for k in range(9):
        x = 20 + k * 95
        pads.star(x, 1186 - 16 * (1 - ((x - 400) / 400) ** 2) - 6, 14, 0.45, 5)
    card.paper(pads, ("#f6dca0", "#d9a85a"), spread=3)
    x, y = 664, 1146
    spines = Pen()
    for k in range(26):
        angle = math.pi * (0.98 + 1.0 * k / 25)
        tip = (x + 54 * math.cos(angle), y - 14 + 54 * math.sin(angle))
        spines.taper([(x, y - 14), tip], 13, 1.5)
    spines.oval(x, y - 14, 42, 38)
    card.paper(spines, ("#8a6248", "#5a3c2e"), spread=6)
    face = Pen().smooth(
        [
            (x - 54, y - 6, 0),
            (x - 34, y - 26),
            (x - 6, y - 30),
            (x + 4, y - 4),
            (x - 10, y + 16),
            (x - 32, y + 8),
        ]
    )
    card.paper(face, ("#f0d2a8", "#d9b084"), spread=4)
    card.paint(Pen().circle(x - 54, y - 6, 4.5).circle(x - 24, y - 14, 2.8), "#2a1a18")
    tie = (
        Pen()
        .poly([(x - 20, y + 14), (x - 36, y + 6), (x - 36, y + 24)])
        .poly([(x - 20, y + 14), (x - 4, y + 6), (x - 4, y + 24)])
    )
    card.paper(tie, "#38b0aa", spread=2)
