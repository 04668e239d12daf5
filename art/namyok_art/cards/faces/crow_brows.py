"""An angry face: its brows are two black birds, beak to beak over an egg."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Mask,
    Print,
    X,
    Y,
    blob,
    brush,
    noise,
    oval,
    place,
    poly,
    shapes,
    spline,
    step,
    strands,
)
from namyok_art.lino.features import nose
from namyok_art.lino.ground import swirl
from namyok_art.lino.shape import Points, Pts

LIGHT = (-0.6, -0.4, 0.65)
BODY = (
    "-.7 .02, -.52 .22, -.3 .36, .0 .42, .26 .36, .34 .4, .38 .28, .48 .28, .5 .18, .62 .12,"
    ".64 -.02, .6 -.17, .46 -.28, .26 -.28, .04 -.24, -.3 -.22, -.6 -.12"
)
UPPER = ".54 -.17, .72 -.18, .9 -.1, 1.06 .12, .84 .05, .58 .03"
LOWER = ".54 .03, .74 .07, .9 .17, .7 .17, .54 .12"
# the wing and the tail end in single feathers, as a brow ends in hairs
FEATHERS = (
    ".2 -.24, -.5 -.34, -1.02 -.3, -.5 -.1",
    ".2 -.2, -.6 -.22, -1.16 -.12, -.5 .0",
    ".1 -.1, -.6 -.08, -1.2 .06, -.5 .1",
    ".1 .0, -.6 .06, -1.12 .22, -.5 .2",
    ".0 .1, -.5 .14, -.94 .34, -.4 .28",
)
SIZE = 205


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 121)
    swirl(p, 0.35 + 0.5 * noise(180, 3) - 0.3 * step(200, 1200, Y), b=1)
    face = Face(400, 690, 500, wide=1.05, nose="broad", light=LIGHT, age=0.7)
    birds = [_bird(side) for side in (-1, 1)]
    _skin(p, face, birds)
    nose(p, face, face._nose())
    for side in (-1, 1):
        _eye(p, face, side)
    _frown(p, face)
    _mouth(p, face)
    for side, form in zip((-1, 1), birds, strict=True):
        _perch(p, side, form)
    _egg(p)
    return p.press()


def _skin(p: Print, face: Face, birds: list[Mask]) -> None:
    """One side is pale with rage, the other red; nothing is carved close to the birds."""
    skin = face.outline()
    calm = np.zeros_like(skin.data)
    for bird in birds:
        calm = np.maximum(calm, bird.grow(56).on(skin.box))
    x, y = X[skin.box], Y[skin.box]
    side = 0.42 * step(390, 480, x) * (1 - step(600, 790, x))
    add = side + calm * 0.9 + 0.3 * (1 - step(300, 420, y)) + 0.16
    p.relief(
        skin, LIGHT, gap=13, bend=0.5, outline=9, gain=1.15, ambient=0.06, seed=6, length=140,
        height=face.height(skin), add=add.astype(np.float32),
    )  # fmt: skip
    red = poly(
        [
            *spline("470 0, 430 140, 452 300, 410 440, 400 600, 410 740, 424 850, 392 900"),
            *spline("392 900, 404 960, 400 1010, 396 1090, 410 1220"),
            (900, 1220),
            (900, 0),
        ]
    )
    p.put(red & skin, a=1)


def _eye(p: Print, f: Face, d: int) -> None:
    """The lid is pressed straight by the weight of the bird."""
    upper = spline([(d * 0.13, 0.02), (d * 0.27, -0.1), (d * 0.45, -0.17), (d * 0.58, -0.12)], 10)
    lower = spline([(d * 0.58, -0.12), (d * 0.46, 0.02), (d * 0.28, 0.05), (d * 0.13, 0.02)], 10)
    white = f.plane(upper, lower)
    p.put(white.grow(9), k=1)
    p.put(white, k=0, a=0, b=0)
    p.put(white & f.spot(d * 0.32 - 0.0, -0.06, 0.105, 0.105), k=0, b=1)
    p.ink(white & (f.spot(d * 0.32, -0.06, 0.11, 0.11) - f.spot(d * 0.32, -0.06, 0.088, 0.088)))
    p.ink(f.spot(d * 0.32, -0.06, 0.055, 0.06) & white)
    p.put(f.spot(d * 0.32 - 0.035, -0.085, 0.02, 0.022) & white, k=0, b=0)
    lid = [(d * 0.12, 0.04), (d * 0.25, -0.08), (d * 0.44, -0.17), (d * 0.6, -0.13)]
    p.ink(f.cut(lid, [0.03, 0.06, 0.06, 0.01]))
    for q, w in ((0.0, 0.03), (0.07, 0.024)):
        bag = [(d * 0.16, 0.1 + q), (d * 0.34, 0.14 + q * 1.3), (d * 0.56, 0.02 + q * 1.6)]
        p.ink(f.cut(bag, [0.004, w, 0.004]))
    for q in (-0.06, 0.02, 0.1):
        p.ink(f.cut([(d * 0.62, -0.08 + q * 0.5), (d * 0.72, -0.08 + q * 1.6)], [0.022, 0.003]))


def _frown(p: Print, f: Face) -> None:
    for d in (-1, 1):
        p.ink(f.cut([(d * 0.11, -0.02), (d * 0.085, 0.08), (d * 0.1, 0.16)], [0.04, 0.03, 0.003]))
        fold = [(d * 0.24, 0.26), (d * 0.4, 0.42), (d * 0.46, 0.62), (d * 0.42, 0.78)]
        p.ink(f.cut(fold, [0.01, 0.05, 0.045, 0.004]))
        fold = [(d * 0.52, 0.4), (d * 0.58, 0.56), (d * 0.54, 0.74)]
        p.ink(f.cut(fold, [0.004, 0.03, 0.004]))
        p.ink(f.cut([(d * 0.05, -0.62), (d * 0.035, -0.5), (d * 0.05, -0.4)], [0.003, 0.03, 0.01]))
        p.ink(f.cut([(d * 0.08, -0.66), (d * 0.26, -0.78), (d * 0.5, -0.78)], [0.022, 0.022, 0]))


def _mouth(p: Print, f: Face) -> None:
    """Lips pressed to a bow that hangs at both ends."""
    line = [(-0.36, 0.82), (-0.2, 0.69), (0, 0.66), (0.2, 0.69), (0.36, 0.82)]
    top = [(-0.36, 0.82), (-0.2, 0.63), (-0.06, 0.585), (0, 0.6), (0.06, 0.585), (0.2, 0.63),
           (0.36, 0.82)]  # fmt: skip
    low = [(0.36, 0.82), (0.2, 0.785), (0, 0.77), (-0.2, 0.785), (-0.36, 0.82)]
    lips = f.plane(top, low)
    p.put(lips.grow(6), k=1)
    p.put(lips, k=0, a=1, b=0)
    p.ink(f.cut(line, [0.05, 0.04, 0.05, 0.04, 0.05]))
    p.put(f.cut([(-0.16, 0.73), (-0.05, 0.715)], [0.004, 0.02]), a=0)
    for d in (-1, 1):
        p.ink(f.cut([(d * 0.34, 0.8), (d * 0.4, 0.88), (d * 0.38, 0.98)], [0.05, 0.04, 0]))
        p.ink(f.cut([(d * 0.05, 0.47), (d * 0.06, 0.57)], [0.004, 0.022]))
    p.ink(f.cut([(-0.2, 0.87), (0, 0.84), (0.2, 0.87)], [0.004, 0.045, 0.004]))


def _on(side: int, pts: Pts) -> Points:
    """A crow looks to the middle and stands head down: that is what makes the face angry."""
    return place(pts, 400 + side * 190, 446, SIZE, -side * 0.4, -side)


def _bird(side: int) -> Mask:
    parts = [blob(_on(side, pts)) for pts in (BODY, UPPER, LOWER)]
    plumes = shapes([spline(_on(side, pts), closed=True) for pts in FEATHERS])
    return parts[0] | parts[1] | parts[2] | plumes


def _perch(p: Print, side: int, form: Mask) -> None:
    toes = []
    for foot in (0.12, -0.2):
        for dx, dy in ((-0.1, 0.62), (0.03, 0.66), (0.16, 0.62)):
            toes.append([(foot, 0.36), (foot + dx * 0.9, 0.46), (foot + dx * 1.1, dy - 0.06)])
    claws = [brush(_on(side, toe), [24, 17, 3]) for toe in toes]
    for claw in claws:
        p.ink(claw)
    p.ink(form)
    body = blob(_on(side, BODY))
    combs = (
        ("-.02 -.18, -.4 -.22, -.9 -.25", ".06 -.02, -.4 .0, -.94 .02", 5, 11),
        (".06 .02, -.4 .06, -1.0 .1", ".1 .16, -.3 .22, -.76 .26", 4, 9),
    )
    for first, last, n, width in combs:
        cuts = strands(_on(side, first), _on(side, last), n, width, 4 + n)
        p.put(shapes(cuts) & form, k=0, a=0, b=1)
    shine = strands(_on(side, ".1 .2, .2 .3, .3 .3"), _on(side, ".4 -.02, .44 .1, .5 .14"), 4, 7, 2)
    p.put(shapes(shine) & body, k=0, a=0, b=1)
    p.put(brush(_on(side, ".62 -.12, .8 -.1, .97 .02"), [0, 7, 0]), k=0, a=0, b=1)
    p.put(brush(_on(side, ".58 .04, .76 .06, .96 .1"), [3, 5, 2]), k=0, a=1, b=0)
    x, y = _on(side, ".47 -.1")[0]
    p.put(oval(x, y, 17, 14, -side * 0.4), k=0, a=0, b=0)
    p.ink(oval(x - side * 3, y + 3, 8, 8))
    p.ink(brush(_on(side, ".36 -.19, .48 -.18, .6 -.1"), [6, 13, 3]))


def _egg(p: Print) -> None:
    egg = blob("400 556, 434 580, 452 628, 444 672, 400 694, 356 672, 348 628, 366 584")
    p.put(egg.grow(9), k=1)
    p.put(egg, k=0, a=0, b=1)
    p.put(blob("370 614, 380 592, 396 584, 388 602, 380 628, 372 640"), b=0)
    for q in range(6):
        line = [(400 - 5 * q, 690 - q), (428 - 3 * q, 676 - 7 * q), (446 - q, 630 - 6 * q)]
        p.ink(brush(line, [0, 5, 0]) & egg)
    for x, y, r in ((408, 596, 6), (384, 652, 8), (412, 634, 6), (398, 672, 5), (428, 612, 5)):
        p.ink(oval(x, y, r, r * 0.8))
