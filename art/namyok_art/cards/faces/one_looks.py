"""Many faces look one way. One does not."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, everything, headwear
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust

STYLES = (
    "short",
    "side",
    "receding",
    "bob",
    "long",
    "bun",
    "curls",
    "fringe",
    "crop",
    "brim",
    "cap",
    "scarf",
    "knit",
)
NOSES = ("straight", "hooked", "snub", "broad", "long", "potato")


def draw() -> NDArray[np.uint8]:
    p = Print("red", "green", 21)
    p.put(everything(), k=1, b=1)
    rng = np.random.default_rng(14)
    order = [(row, i) for row in range(6) for i in range(5)]
    # she is painted after the row before her, so that nobody covers her face
    order.insert(order.index((5, 0)), order.pop(order.index((3, 2))))
    for row, i in order:
        x = (i - 0.02 + (0.5 if row % 2 else 0)) * 200 + rng.normal(0, 8)
        y, s = 70 + row * 214 + rng.normal(0, 14), (92 + row * 7) * rng.uniform(0.93, 1.06)
        luck = int(rng.integers(0, 2**16))
        if (row, i) == (3, 2):
            _she(p, Face(430, 732, 126, 0.05, 0.1, wide=0.86, light=(-0.4, -0.35, 0.8)))
        elif x < 890:
            _other(p, x, y, s, np.random.default_rng(luck))
    return p.press()


def _she(p: Print, face: Face) -> None:
    p.put(
        face.patch(
            "-1.0 .86, -.9 -.5, -.6 -1.16, 0 -1.37, .6 -1.16, .92 -.5, 1.02 .86, 0 1.1"
        ).grow(5),
        k=0,
        a=0,
        b=1,
    )
    heads.back(p, face, "bob", a=1, k=0)
    bust(p, face, a=1, ambient=0.05, wide=1.45)
    face.draw(
        p,
        eyes=(0.66, 0, 0),
        brow=(-0.02, 0.03),
        mouth=(0.2, 0.35, 0),
        ambient=0.12,
        seed=3,
        gap=5.5,
    )
    heads.front(p, face, "bob", a=1, k=0, n=7)


def _other(p: Print, x: float, y: float, s: float, rng: np.random.Generator) -> None:
    age = float(rng.choice([0, 0, 0.5, 0.9]))
    face = Face(
        x,
        y,
        s,
        rng.normal(-0.04, 0.07),
        rng.uniform(-0.75, -0.5),
        rng.uniform(-0.2, 0.25),
        rng.uniform(0.86, 1.06),
        rng.uniform(0.92, 1.1),
        age,
        nose=str(rng.choice(NOSES)),
        light=(-0.7, -0.35, 0.6),
    )
    style = str(rng.choice(STYLES))
    dark = rng.random() < 0.25
    skin = (0.0, 1.0) if dark else (0.0, 0.0)
    p.put(
        face.patch(
            "-.9 .4, -.9 -.6, -.5 -1.3, 0 -1.4, .5 -1.3, .9 -.6, .9 .4, .6 1.1, -.6 1.1"
        ).grow(4),
        k=1,
        a=0,
        b=1,
    )
    heads.back(p, face, style)
    bust(
        p,
        face,
        b=1,
        ambient=-0.32,
        wide=1.3,
        skin=skin,
        collar=str(rng.choice(["round", "shirt", "coat"])),
        low=2.6,
    )
    face.draw(
        p,
        eyes=(rng.uniform(0.3, 0.62), -0.85, rng.uniform(-0.4, 0.1)),
        brow=(rng.uniform(-0.05, 0.1), rng.uniform(-0.05, 0.06)),
        mouth=(
            rng.uniform(0.16, 0.22),
            rng.uniform(-0.6, -0.05),
            0 if rng.random() < 0.8 else 0.06,
        ),
        lips=(0, 1),
        full=0.6,
        b=skin[1],
        shine=0.7 if dark else 0,
        ambient=-0.2 if dark else 0,
        gap=5.5,
        ears=style in ("short", "side", "receding", "crop", "cap"),
        seed=int(rng.integers(9)),
    )
    if style in ("brim", "cap", "scarf", "knit"):
        headwear.hat(p, face, style, b=1, band=(0, 0))
    else:
        heads.front(p, face, style, n=6)
    extra = rng.random()
    if extra < 0.2:
        headwear.moustache(p, face)
    elif extra < 0.4:
        headwear.glasses(p, face)
    elif extra < 0.5 and style in ("short", "receding", "cap"):
        headwear.beard(p, face, "goatee")
