"""A crown too large has slid over a king's eyes; the jewel in it is an eye and sees for him."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Print,
    X,
    Y,
    below,
    blob,
    brush,
    ellipse,
    noise,
    oval,
    place,
    poly,
    shapes,
    spline,
    step,
    stroke,
)
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.ground import streaks
from namyok_art.lino.mask import F32
from namyok_art.lino.shape import Points

LIGHT = (-0.6, -0.4, 0.6)
RIM = "-10 560, 60 628, 160 684, 280 720, 400 732, 520 720, 640 684, 740 628, 810 560"
BAND = "-10 366, 60 434, 160 490, 280 526, 400 538, 520 526, 640 490, 740 434, 810 366"
POINTS = ((-6, 74), (198, 128), (400, 142), (602, 128), (806, 74))
VALLEYS = ((104, 366), (300, 410), (500, 410), (696, 366))


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "violet", 181)
    streaks(p, 0.95 - 0.18 * step(300, 1300, Y) + 0.1 * (noise(140, 2) - 0.5), 1.5, 14, 170, b=1)
    _king(p)
    _fur(p)
    _crown(p)
    _jewel(p)
    return p.press()


def _king(p: Print) -> None:
    face = Face(400, 666, 400, nose="potato", light=LIGHT, age=0.8, wide=1.02)
    sky = [block[: 2 * 480].copy() for block in (p.k, p.a, p.b)]
    face.draw(p, (0.3, 0, 0), (0, 0), (0.24, -0.8, 0), (0, 1), ambient=0.24, seed=4, full=1.1)
    for block, was in zip((p.k, p.a, p.b), sky, strict=True):
        block[: 2 * 480] = was
    rim = spline(RIM, 8)
    shade = poly([*rim, *_by(rim[::-1], 10, 26)])
    p.ink(shade & face.outline())
    _nose(p)


def _by(line: Points, x: float, y: float) -> Points:
    return np.asarray(line + np.array([x, y]))


def _nose(p: Print) -> None:
    """What the crown has come to rest on."""
    form = blob("362 710, 354 760, 322 790, 314 824, 340 844, 372 836, 400 856, 430 836, 462 844,"
                "488 824, 480 790, 448 760, 440 710")  # fmt: skip
    p.put(form.grow(6), k=1)
    light = blob("330 700, 400 700, 412 780, 424 810, 400 846, 376 824, 344 834, 300 828, 320 800")
    chisel(p, form, glow(form, [(light, 1.1)], 9) + 0.12, 9, 0.2, outline=0, swell=40, seed=3)
    for d in (-1, 1):
        p.ink(brush([(400 + d * 14, 838), (400 + d * 44, 824), (400 + d * 66, 838)], [6, 20, 5]))
    p.put(brush("452 772, 480 798, 484 822, 462 838, 436 832", [2, 9, 11, 9, 2]), k=0)
    p.put(brush("420 842, 404 850", [2, 7]), k=0)


def _fur(p: Print) -> None:
    """Ermine under the chin, a dark robe under the ermine."""
    rng = np.random.default_rng(5)
    robe = below("-20 1000, 200 1080, 400 1100, 600 1080, 820 1000")
    p.ink(robe)
    folds = [
        stroke([(400 + q * 52, 1120), (400 + q * 84, 1240)], [4, 20])
        for q in (-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6)
    ]
    p.put(shapes(folds), k=0, a=0, b=1)
    top = spline("-20 944, 90 990, 220 1032, 400 1050, 580 1032, 710 990, 820 944", 9)
    low = _by(top, 0, 92)
    fur = poly([*_tufts(top, -12, rng), *_tufts(low[::-1], 12, rng)])
    p.put(fur.grow(7), k=1)
    p.put(fur, k=0, a=0, b=0)
    for x in (46, 160, 282, 400, 518, 640, 754):
        y = float(np.interp(x, top[:, 0], top[:, 1])) + 46
        tail = "0 -.6, .26 .0, .3 .8, .08 .5, -.1 .85, -.3 .7, -.24 .0"
        p.ink(blob(place(tail, x, y, 36, (400 - x) / 1000)))


def _tufts(line: Points, high: float, rng: np.random.Generator) -> list[tuple[float, float]]:
    """A line made shaggy."""
    out = []
    for i, (x, y) in enumerate(line):
        out.append((float(x), float(y) + (high * rng.uniform(0.6, 1.4) if i % 2 else 0)))
    return out


def _crown(p: Print) -> None:
    ring = []
    for i, peak in enumerate(POINTS):
        ring.append(peak)
        if i < len(VALLEYS):
            ring.append(VALLEYS[i])
    crown = poly([*ring, *spline(RIM, 8)[::-1]])
    p.put(crown.grow(9), k=1)
    across = (X[crown.box] - 400) / 400
    tone: F32 = np.asarray(
        0.98 - 0.55 * step(0.05, 0.95, across) + 0.25 * step(0.86, 1.0, across)
        - 0.2 * step(-0.6, -1.0, across) + 0.08 * (noise(60, 4)[crown.box] - 0.5), np.float32,
    )  # fmt: skip
    chisel(p, crown, tone, 11, 1.5, a=1, outline=0, swell=40, bend=0.2, length=130, seed=4)
    for line, w in ((RIM, 40), (BAND, 30)):
        pts = _by(spline(line, 8), 0, -20 if line is RIM else 0)
        bead = brush(pts, [w] * 3, 2) & crown
        p.put(bead.grow(5) & crown, k=1)
        p.put(bead, k=0, a=1, b=0)
        p.put(brush(_by(pts[8:36], 0, -w * 0.2), [0, 7, 0], 2) & bead, a=0)
        p.ink(brush(_by(pts[40:], 0, w * 0.22), [0, 12, 8], 2) & bead)
    for x, y in POINTS:
        ball = oval(x, y - 20, 46, 46)
        p.put(ball.grow(8), k=1)
        p.put(ball, k=0, a=1, b=0)
        p.ink(ball & blob(ellipse(x + 26, y + 6, 40, 40)) - oval(x - 12, y - 32, 44, 44))
        p.put(oval(x - 16, y - 38, 11, 8, -0.6), k=0, a=0)


def _jewel(p: Print) -> None:
    for x, y, turn in ((146, 586, 0.4), (654, 586, -0.4)):
        gem = poly(place("0 -.9, .62 0, 0 .9, -.62 0", x, y, 62, turn))
        p.put(gem.grow(9), k=1)
        p.put(gem, k=0, a=0, b=1)
        p.ink(poly(place("0 -.9, .62 0, 0 .9, .16 0", x, y, 62, turn)))
        p.put(poly(place("-.1 -.5, -.4 0, -.24 .06, -.04 -.3", x, y, 62, turn)), k=0, b=0)
    socket = blob("236 612, 300 560, 400 540, 500 560, 564 612, 500 672, 400 694, 300 672")
    p.put(socket.grow(10), k=1)
    p.put(socket, k=0, a=1)
    white = poly([*spline("262 616, 320 580, 400 566, 480 580, 538 616", 8),
                  *spline("538 616, 480 656, 400 672, 320 656, 262 616", 8)])  # fmt: skip
    p.put(white.grow(7), k=1)
    p.put(white, k=0, a=0, b=0)
    p.put(oval(400, 612, 58, 58) & white, k=1)
    p.put(oval(400, 612, 49, 49) & white, k=0, b=1)
    p.ink(oval(400, 612, 25, 25))
    p.put(oval(382, 594, 13, 11), k=0, b=0)
    lid = poly([*spline("256 614, 320 574, 400 560, 480 574, 544 614", 8),
                *spline("544 614, 480 594, 400 588, 320 594, 256 614", 8)])  # fmt: skip
    p.put(lid.grow(3), k=1)
    p.put(lid, k=0, a=1, b=0)
    p.ink(brush("248 618, 320 598, 400 591, 480 598, 552 618", [6, 17, 20, 17, 6]))
    p.ink(brush("250 606, 320 566, 400 550, 480 566, 550 606", [2, 9, 10, 9, 2]))
