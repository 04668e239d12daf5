"""The last bus: strangers sleep on each other under one blanket, and the blanket is the city."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, blob, brush, headwear, oval, place, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.ground import rain, streaks
from namyok_art.lino.shape import Points, spline


class Sleeper(NamedTuple):
    """A head that has fallen on the next one."""

    head: Face
    hair: str
    mouth: tuple[float, float, float]


ROW = (
    Sleeper(
        Face(108, 402, 158, 0.3, 0.3, wide=1.06, nose="potato", age=0.65, light=LEFT),
        "cap",
        (0.2, -0.2, 0.1),
    ),
    Sleeper(Face(296, 432, 146, 0.38, 0.2, nose="snub", light=LEFT), "bob", (0.2, 0.5, 0)),
    Sleeper(
        Face(462, 442, 150, 0.36, 0.3, wide=0.9, nose="hooked", age=0.5, light=LEFT),
        "receding",
        (0.2, 0.1, 0),
    ),
    Sleeper(
        Face(584, 516, 112, 0.34, 0.2, child=True, nose="snub", light=LEFT),
        "fringe",
        (0.12, 0.2, 0.08),
    ),
)
HEM = (
    "-30 574, 60 540, 160 562, 250 584, 340 568, 440 590, 530 624, 620 620, 700 552, 770 530,"
    "830 550"
)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "moss", 341)
    streaks(p, 0.97, 0.0, 14, 190, b=1)
    _window(p)
    _awake(p)
    for i, sleeper in reversed(list(enumerate(ROW))):
        _asleep(p, sleeper, i)
    _blanket(p)
    return p.press()


def _awake(p: Print) -> None:
    face = Face(672, 322, 172, 0.04, -0.1, nose="long", wide=0.92, light=LEFT)
    neck = poly("600 440, 760 440, 770 620, 590 620")
    p.relief(neck, LEFT, 60, 8, outline=7, ambient=-0.1)
    face.draw(
        p, (1.05, -0.7, 0.6), (-0.18, 0.0), (0.15, -0.5, 0), (0, 0), ears=True, ambient=0.36,
        seed=4,
    )  # fmt: skip
    heads.front(p, face, "side", n=9)
    headwear.glasses(p, face, 0.27)


def _asleep(p: Print, sleeper: Sleeper, seed: int) -> None:
    head = sleeper.head
    if sleeper.hair == "bob":
        heads.back(p, head, "bob")
    p.ink(head.outline().grow(9))
    head.draw(
        p, (0, 0, 0), (-0.06, 0.05), sleeper.mouth, (0, 0), full=0.8, ambient=0.44, seed=seed,
        ears=sleeper.hair in ("cap", "receding"),
    )  # fmt: skip
    if sleeper.hair == "cap":
        headwear.hat(p, head, "cap", a=1)
    else:
        heads.front(p, head, sleeper.hair, n=10)


def _window(p: Print) -> None:
    """Outside there is nothing left but rain."""
    window = poly("40 40, 500 40, 500 260, 40 260")
    p.flat(window.grow(18), outline=7)
    p.put(window, k=1, a=0, b=0)
    rain(p, 210, -0.3, 90, 6, within=window, seed=7)


def _under(y: float) -> Points:
    """The line of the hem, lower down and calmer."""
    line = spline(HEM, 14)
    calm = np.clip((y - 590) / 700, 0, 0.75)
    return np.stack([line[:, 0], y + (line[:, 1] - 590) * (1 - calm)], 1)


def _blanket(p: Print) -> None:
    """Its hem is the street; under it stand houses, row before row, each row on its fold."""
    rng = np.random.default_rng(14)
    cloth = poly([*_under(590), (830, 1230), (-30, 1230)])
    p.put(cloth.grow(9), k=1)
    p.put(cloth, k=1, a=0, b=0)
    for row, y in enumerate((816, 966, 1116)):
        line = _under(y)
        x = -30.0 - 50 * (row % 2)
        while x < 820:
            wide, tall = rng.uniform(104, 150), rng.uniform(110, 160)
            base = float(np.interp(x + wide / 2, line[:, 0], line[:, 1]))
            lean = float(np.interp(x + wide, *line.T) - np.interp(x, *line.T)) / wide
            _house(p, x, base, wide - 12, tall, lean, rng)
            x += wide
        low = poly([*line, *(line[::-1] + np.array((0, 60)))])
        p.ink(low)
    _fringe(p)
    street = poly([*_under(590), *_under(654)[::-1]])
    p.put(street.grow(8), k=1, a=0, b=0)
    for y in (594, 654):
        p.put(brush(_under(y)[::6], [8] * 9, 4), k=0, a=0, b=0)
    middle = _under(624)
    for i in range(2, len(middle) - 6, 8):
        p.put(brush(middle[i : i + 4], [9, 9], 4), k=0, a=0, b=1)
    _bus(p, 352, float(np.interp(352, *middle.T)))


def _bus(p: Print, x: float, y: float) -> None:
    """The same bus, very small, on the street that covers them."""
    turn = 0.1
    body = blob(place("-1 -.5, .8 -.5, 1 -.3, 1 .42, -1 .42", x, y - 12, 44, turn), 5)
    p.flat(body, b=1, outline=6)
    for u in (-0.8, -0.3, 0.2):
        p.ink(
            poly(place([(u, -0.34), (u + 0.36, -0.34), (u + 0.36, 0), (u, 0)], x, y - 12, 44, turn))
        )
    for u in (-0.55, 0.55):
        wheel = place([(u, 0.46)], x, y - 12, 44, turn)[0]
        p.flat(oval(float(wheel[0]), float(wheel[1]), 7, 7), outline=4)
    p.put(poly(place("1.12 .08, 2.1 .0, 2.1 .6, 1.12 .24", x, y - 12, 44, turn)), k=0, a=0, b=0)


def _fringe(p: Print) -> None:
    """Where the city ends it is a blanket again."""
    p.put(poly([*_under(1106), (830, 1230), (-30, 1230)]), k=1, a=0, b=0)
    edge = spline(_under(1116)[::10], 30)
    rng = np.random.default_rng(3)
    for x, y in edge[::5]:
        end = (x + rng.uniform(-7, 7), y + rng.uniform(44, 58))
        p.put(brush([(x, y), ((x + end[0]) / 2, y + 26), end], [7, 9, 11, 3]), k=0, a=0, b=0)
    p.put(brush(_under(1112)[::6], [12] * 9, 4), k=0, a=0, b=0)


def _house(
    p: Print, x: float, base: float, wide: float, tall: float, lean: float, rng: np.random.Generator
) -> None:
    """A blue front with lit windows; it leans as the cloth does."""

    def on(u: float, v: float) -> tuple[float, float]:
        return x + u * wide - v * lean * tall, base + (u - 0.5) * lean * wide + v * tall

    roof = float(rng.choice([0.0, 0.26, 0.4]))
    top = [on(0, -1), on(0.5, -1 - roof), on(1, -1)] if roof else [on(0, -1), on(1, -1)]
    form = poly([on(0, 0.3), *top, on(1, 0.3)])
    p.ink(form.grow(7))
    p.relief(form, LEFT, 12, 9, 0.2, 1.5, a=1, outline=0, ambient=0.4, seed=int(x), length=90)
    columns = 3 if wide > 112 else 2
    for row in range(3):
        for column in range(columns):
            u, v = 0.14 + column * 0.8 / columns, -0.9 + row * 0.3
            pane = poly([on(u, v), on(u + 0.17, v), on(u + 0.17, v + 0.19), on(u, v + 0.19)])
            p.ink(pane.grow(4))
            if rng.random() < 0.5:
                p.put(pane, k=0, a=0, b=1)
