"""On a night bus strangers sleep on each other; one is awake, his arm is round them all."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, brush, headwear, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import rain, streaks
from namyok_art.lino.hand import Hand, grip_front
from namyok_art.lino.quarter import Quarter


class Sleeper(NamedTuple):
    """A head on the next one's shoulder, and the coat under it: a, b, light."""

    head: Quarter
    hair: str
    mouth: tuple[float, float, float]
    coat: tuple[float, float, float]


ROW = (
    Sleeper(
        Quarter(132, 480, 138, 0.5, 0.8, skull="heavy", nose="potato", age=0.5),
        "cap",
        (0.2, -0.2, 0.12),
        (0, 1, -0.1),
    ),
    Sleeper(
        Quarter(292, 574, 124, 0.56, 0.8, skull="round", nose="snub"),
        "bob",
        (0.2, 0.6, 0),
        (0, 0, 0.12),
    ),
    Sleeper(
        Quarter(444, 666, 130, 0.5, 0.8, skull="long", nose="hooked", age=1),
        "receding",
        (0.2, 0, 0),
        (1, 0, -0.2),
    ),
    Sleeper(
        Quarter(582, 768, 108, 0.44, 0.8, child=True),
        "tousled",
        (0.1, 0, 0.08),
        (0, 1, 0.1),
    ),
)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "moss", 341)
    streaks(p, 0.96, 0.0, 14, 190, b=1)
    _window(p)
    _awake(p)
    for i, sleeper in reversed(list(enumerate(ROW))):
        _asleep(p, sleeper, i)
    _arm(p)
    return p.press()


def _awake(p: Print) -> None:
    face = Face(654, 420, 158, 0.06, -0.1, nose="long", wide=0.92, light=LEFT)
    bust(p, face, a=1, collar="coat", wide=1.25, ambient=-0.1, low=5.4)
    face.draw(
        p,
        eyes=(1.0, -0.6, 0.55),
        brow=(-0.18, 0.0),
        mouth=(0.15, -0.5, 0),
        lips=(0, 0),
        ears=True,
        ambient=0.12,
        seed=4,
    )
    heads.front(p, face, "side", n=9)
    headwear.glasses(p, face, 0.27)


def _asleep(p: Print, sleeper: Sleeper, seed: int) -> None:
    head, (a, b, light) = sleeper.head, sleeper.coat
    upright = Face(head.x - 0.5 * head.s, head.y + 0.3 * head.s, head.s, light=LEFT)
    collar = "coat" if seed % 2 == 0 else "round"
    bust(p, upright, a=a, b=b, collar=collar, wide=1.5, ambient=light, low=7, seed=seed)
    p.ink(head.outline().grow(8))
    head.draw(
        p,
        eyes=(0, 0, 0),
        brow=(-0.06, 0.04),
        mouth=sleeper.mouth,
        lips=(0, 0),
        full=0.8,
        ambient=0.14,
        gap=5.5,
        seed=seed,
    )
    if sleeper.hair == "cap":
        head.ear(p)
        headwear.hat(p, head, "cap", a=1)
    else:
        head.ear(p)
        head.hair(p, sleeper.hair, n=12)


def _arm(p: Print) -> None:
    """It goes across all of them like a belt, far too long, and holds the first by the sleeve."""
    way = "830 900, 660 990, 480 1030, 300 1024, 190 1000"
    sleeve = brush(way, [150, 128, 118, 112, 104])
    p.put(sleeve.grow(12), k=1)
    p.relief(sleeve, (-0.2, -0.7, 0.6), 56, 9, a=1, outline=8, ambient=0.05, angle=0.2, length=110)
    for x, y in ((640, 960), (560, 1000), (440, 1010), (330, 1010)):
        p.ink(brush([(x - 30, y - 26), (x, y - 6), (x - 14, y + 34)], [2, 10, 2]))
    p.flat(brush("196 946, 182 1056", [26, 26]), outline=7)
    hand = Hand(76, 1004, 100, 0.0, light=LEFT, ambient=0.2, seed=4)
    grip_front(p, hand, 0.2, 0.3)


def _window(p: Print) -> None:
    """A street goes by in the rain; one house has all its windows lit."""
    window = poly("40 40, 520 40, 520 330, 40 330")
    p.flat(window.grow(20), outline=7)
    p.put(window, k=1, a=0, b=0)
    streaks(p, 0.3, 1.5, 11, 150, a=1, within=window, seed=5)
    rng = np.random.default_rng(4)
    for x, wide, top in ((60, 130, 190), (214, 120, 120), (370, 150, 200)):
        house = poly(
            [(x, top), (x + wide * 0.5, top - 46), (x + wide, top), (x + wide, 400), (x, 400)]
        )
        p.put(house.grow(5) & window, k=0, a=1, b=0)
        p.put(house & window, k=1, a=0, b=0)
        for px in np.arange(x + 18.0, x + wide - 30, 38):
            for py in np.arange(top + 14.0, 310, 56):
                if x == 214 or rng.random() < 0.28:
                    pane = poly([(px, py), (px + 22, py), (px + 22, py + 34), (px, py + 34)])
                    p.put(pane & window, k=0, a=0, b=1)
    rain(p, 70, -0.4, 80, 5, within=window, seed=7)
