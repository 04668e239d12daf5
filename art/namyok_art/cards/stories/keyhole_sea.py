"""On an amber evening sea stands a huge keyhole onto a pale morning; two boats bring one key."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, Y, mix
from namyok_art.paper.props.land import forest, ridge, wave
from namyok_art.paper.props.objects import key
from namyok_art.paper.props.people import Person
from namyok_art.paper.props.sky import cloud, flock, stars
from namyok_art.paper.props.vessels import lantern, rowing_boat

NIGHT, PLUM, RUST = "#17141f", "#3a2433", "#8a4630"
AMBER, GOLD, IVORY, INK = "#e09a45", "#ffd98a", "#fff3cf", "#120d16"
MORNING = "#9fc4b8"


def draw() -> NDArray[np.uint8]:
    sky = [NIGHT, PLUM, RUST, AMBER, AMBER, RUST]
    card = Card(131, sky, light=(400, 400), lamp=GOLD)
    card.lightup(stars(card.rng, 160, 420), IVORY, 0.4, 0.7)
    card.glow(400, 430, 430, AMBER, 0.55)
    _clouds(card)
    _keyhole(card)
    card.rays(400, 380, GOLD, 0.16, 700, 120, 0.9, 36)
    _far_sea(card)
    _boats(card)
    _near_sea(card)
    return card.finish(
        bloom=0.6, shadow_tone=PLUM, light_tone=IVORY, toning=0.05, vignette=0.32, halation=0.08
    )


def _clouds(card: Card) -> None:
    rng = card.rng
    for i in range(4):
        t = i / 3
        pen = Pen()
        for _ in range(3):
            y = 110 + 450 * t + rng.uniform(-40, 40)
            cloud(pen, rng.uniform(-40, 840), y, rng.uniform(240, 430), rng, 8, 0.22)
        fill = (mix(PLUM, AMBER, 0.15 + 0.35 * t), mix(PLUM, GOLD, 0.3 + 0.4 * t))
        card.paper(pen, fill, TORN, core=0.3, shadow=0.25, opacity=0.9)


def _keyhole(card: Card) -> None:
    plate = Pen().circle(400, 330, 150).poly([(352, 420), (448, 420), (520, 720), (280, 720)])
    card.paper(plate, (PLUM, INK), TORN, core=0.45, shadow=0.5, spread=30, rim=0.4, rim_width=4)
    hole = Pen().circle(400, 330, 118).poly([(372, 400), (428, 400), (482, 720), (318, 720)]).mask
    day = Card(132, [MORNING, "#d8e4d0", IVORY, IVORY, IVORY, IVORY], light=(470, 260), lamp=IVORY)
    rng = day.rng
    day.glow(470, 300, 150, "#fffdf0", 0.5)
    for y, amplitude, count, high, tint in (
        (392, 40, 0, 0, mix(MORNING, IVORY, 0.5)),
        (432, 26, 44, 22, mix(MORNING, IVORY, 0.2)),
        (490, 14, 44, 40, mix(MORNING, "#3f6a66", 0.35)),
    ):
        line = ridge(rng, y, amplitude)
        pen = forest(line.pen(), line, rng, count, high * 0.5, high)
        day.paper(pen, (tint, mix(tint, IVORY, 0.5)), shadow=0.2, offset=(0, -3), spread=6)
        day.fog(y + 40, 26, IVORY, 0.5)
    river = [(388, 720), (376, 630), (412, 566), (398, 526), (402, 506), (407, 526), (426, 566)]
    day.paint(Pen().smooth([*river, (408, 630), (432, 720)]), "#ffffff", 0.85)
    day.paint(flock(rng, 12, (380, 300), (40, 30), (5, 11)), "#5f7a74", 0.9)
    card.inset(day, hole, shadow=0, rim=0, bevel=0)
    card.emission += (hole * 0.08)[..., None]
    card.shade(1 - hole, "#3a2a30", 0.5, soft=9, move=(4, 8), within=hole)
    card.glow(400, 380, 260, GOLD, 0.2)


def _glitter(card: Card, count: int, x: float, top: float, bottom: float, half: float) -> None:
    rng = card.rng
    pen = Pen()
    for _ in range(count):
        t = rng.random()
        px, py = x + rng.normal(0, half), top + (bottom - top) * t
        length = rng.uniform(8, 40) * (0.4 + t)
        pen.taper([(px - length, py), (px, py + 1), (px + length, py)], 0.6, 2.2 + 2 * t)
    card.paint(pen, IVORY, 0.42, soft=0.4)


def _far_sea(card: Card) -> None:
    line = wave(650, 7, 90, 0.3).pen()
    card.paper(line, (mix(AMBER, IVORY, 0.25), RUST), shadow=0.3, offset=(0, -5), rim=0.4)
    for i in range(3):
        t = i / 2
        line = wave(690 + 110 * t, 11 + 9 * t, 120 + 70 * t, 0.8 + 2.2 * t, card.rng).pen()
        fill = (mix(RUST, AMBER, 0.4 * (1 - t)), mix(RUST, PLUM, 0.3 + 0.6 * t))
        card.paper(line, fill, shadow=0.35, offset=(0, -6), rim=0.45)
        _glitter(card, 26, 400, 700 + 115 * t, 730 + 140 * t, 38 + 34 * t)


def _boats(card: Card) -> None:
    left = Person(308, 890, 92, build="coat", hair="bob", arms=((0.3, -0.2),), scarf=0.1)
    right = Person(580, 880, 84, -1, "stout", hat="cap", arms=((0.24, -0.26),))
    hoist = Pen()
    key(hoist, 446, 744, 262, 6, both_ends=True)
    hoist.stroke([(440, 700), left.hand()], 1.8).stroke([(458, 704), right.hand()], 1.8)
    card.paper(hoist, (PLUM, INK), shadow=0.35, offset=(0, 8), rim=0.8, rim_width=3)
    crew = Pen()
    rowing_boat(crew, 320, 872, 190, flip=True)
    rowing_boat(crew, 580, 862, 190)
    left.draw(crew)
    right.draw(crew)
    Person(650, 880, 52, -1, "child", hair="plaits", arms=((0.28, -0.1),)).draw(crew)
    card.paper(crew, (INK, NIGHT), shadow=0.35, offset=(0, 8), rim=0.7)
    frame, glass = Pen(), Pen()
    lantern(frame, glass, 232, 836, 26)
    card.paint(frame, INK)
    card.lightup(glass, GOLD, 2.0)


def _near_sea(card: Card) -> None:
    for i in range(4):
        t = i / 3
        line = wave(905 + 225 * t, 20 + 14 * t, 200 + 130 * t, 1.4 + 2.8 * t, card.rng).pen()
        fill = (mix(RUST, PLUM, 0.5 + 0.45 * t), mix(PLUM, INK, 0.3 + 0.6 * t))
        card.paper(line, fill, shadow=0.45, offset=(0, -8), spread=16, rim=0.4 - 0.25 * t)
        _glitter(card, 18 - 4 * i, 415, 925 + 215 * t, 985 + 205 * t, 75 + 50 * t)
    card.shade(np.clip((Y - 1050) / 400, 0, 1), INK, 0.4)
