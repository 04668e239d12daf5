"""Eight fingers stand before a face like a fence; one eye looks out in fear, the other for fun."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Print,
    X,
    Y,
    blob,
    brush,
    everything,
    inflate,
    noise,
    oval,
    place,
    poly,
    shapes,
    spline,
    step,
    strands,
)
from namyok_art.lino.chisel import chisel
from namyok_art.lino.mask import F32
from namyok_art.lino.press import lit
from namyok_art.lino.shape import Points, ellipse, mirror, points

NAIL = "0 -1.1, .5 -.96, .66 -.4, .64 .4, .42 .86, 0 1.0, -.42 .86, -.64 .4, -.66 -.4, -.5 -.96"
LIGHT = (-0.55, -0.35, 0.6)
# from the foot to the tip, and the width, of index, middle, ring and little of the hand at the left
FINGERS = (
    ("10 1000, 0 860, -16 700, -36 470", 112),
    ("126 990, 114 840, 92 640, 66 318", 114),
    ("244 1010, 264 860, 290 680, 326 384", 110),
    ("346 1060, 356 930, 362 790, 360 640", 92),
)
# where the glove lets each finger out, from its tip; the back of the glove; seams between fingers
CUTS = (330, 420, 372, 262)
BACK = "-80 930, 30 880, 126 866, 190 896, 250 896, 310 930, 356 966, 392 1040, 394 1260, -80 1260"
SEAMS = ("40 740, 54 840, 66 930, 84 1010", "193 880, 196 940, 196 1010",
         "316 900, 308 960, 294 1030")  # fmt: skip


def draw() -> NDArray[np.uint8]:
    p = Print("red", "violet", 52)
    _face(p)
    left = [(points(line), float(width)) for line, width in FINGERS]
    right = [(_mirrored(way), width) for way, width in left]
    for way, width in left + right:
        p.ink(brush(way + np.array([22, 16]), [width * 1.1, width * 0.9]))
    for i, (way, width) in enumerate(left + right):
        _finger(p, way, width, i)
    _glove(p, left, False)
    _glove(p, right, True)
    return p.press()


def _glove(p: Print, ways: list[tuple[Points, float]], flip: bool) -> None:
    """Red wool without fingertips."""

    def at(line: str) -> Points:
        return _mirrored(points(line)) if flip else points(line)

    whole = blob(at(BACK))
    rims = []
    for (way, width), cut in zip(ways, CUTS, strict=True):
        line = _Bone(way)
        along = [line.at(back, 0) for back in np.linspace(line.long, cut + width * 0.6, 8)]
        whole = whole | brush(along, [width * 1.16, width * 1.13])
        rims.append((line, width, cut))
    p.relief(
        whole, LIGHT, 60, 11, 0.3, 1.5, a=1, outline=9, gain=1.2, ambient=0.02, seed=6, length=70,
        add=np.asarray(-0.25 * step(1000, 1260, Y[whole.box]), np.float32),
    )  # fmt: skip
    for seam in SEAMS:
        p.ink(brush(at(seam), [13, 14, 8, 2]))
    for bone, width, cut in rims:
        half = width * 0.5
        rim = brush([bone.at(cut + 4, -half), bone.at(cut - 12, 0), bone.at(cut + 4, half)],
                    [40, 40, 40])  # fmt: skip
        p.put(rim.grow(7), k=1)
        p.put(rim, k=0, a=1, b=0)
        for q in np.linspace(-0.86, 0.86, 7):
            bow = -14 * (1 - q * q)
            rib = [bone.at(cut + bow - 16, q * half), bone.at(cut + bow + 20, q * half)]
            p.ink(brush(rib, [4, 7]) & rim)


def _mirrored(line: Points) -> Points:
    """On the other hand, which is held a little lower."""
    return np.asarray(mirror(line) + np.array([0, 14]))


class _Bone:
    """The middle line of a finger, measured from its tip."""

    def __init__(self, way: Points) -> None:
        self.c = spline(way, 20)
        steps = np.linalg.norm(np.diff(self.c, axis=0), axis=1)
        self.lengths = np.concatenate([[0], np.cumsum(steps)])
        self.long = float(self.lengths[-1])

    def _on(self, d: float) -> Points:
        return np.array([np.interp(d, self.lengths, self.c[:, k]) for k in (0, 1)])

    def at(self, back: float, aside: float) -> Points:
        """A place so far from the tip, and aside of the bone."""
        d = self.long - back
        ahead = self._on(min(d + 6, self.long)) - self._on(min(d + 6, self.long) - 12)
        ahead = ahead / np.hypot(*ahead)
        return np.asarray(self._on(d) + np.array([-ahead[1], ahead[0]]) * aside)


def _face(p: Print) -> None:
    p.put(everything(), k=0, a=0, b=1)
    tone: F32 = np.asarray(
        1.0 - 0.5 * step(420, 800, X) - 0.5 * step(520, 800, Y) + 0.15 * (noise(120, 3) - 0.5)
        - 0.4 * step(330, 180, Y), np.float32,
    )  # fmt: skip
    curve = np.asarray(Y + 90 * ((X - 400) / 400) ** 2 + 14 * noise(120, 6), np.float32)
    p.ground(tone, curve, X, 12, 110, 5, b=1)
    hair = poly([*spline("-20 420, 40 300, 130 226, 250 200, 330 150, 400 120", 8),
                 *spline("400 120, 480 150, 560 200, 670 226, 760 300, 820 420", 8),
                 (820, -20), (-20, -20)])  # fmt: skip
    p.ink(hair)
    for d in (1, -1):
        first, last = points("400 -30, 360 60, 330 150"), points("300 -30, 60 120, -20 380")
        if d < 0:
            first, last = mirror(first), mirror(last)
        p.put(shapes(strands(first, last, 11, 20 if d > 0 else 13, 6 + d)) & hair, k=0, a=1, b=0)
    for line, w in (
        ("320 300, 400 290, 480 300", 12),
        ("300 262, 400 248, 500 262", 12),
        ("372 420, 364 480, 376 540", 14),
        ("428 420, 436 480, 424 540", 14),
    ):
        p.ink(brush(line, [2, w, 2]))
    # one brow is lifted by fright, the other rides on a laugh
    p.ink(brush("352 386, 290 356, 200 350, 110 396, 60 440", [30, 50, 46, 30, 4]))
    p.ink(brush("452 430, 520 376, 610 362, 700 404, 750 450", [26, 50, 46, 30, 4]))
    _wide(p)
    _merry(p)


def _wide(p: Print) -> None:
    x, y = 205, 556
    socket = blob(ellipse(x, y, 132, 116))
    p.ink(socket)
    white = blob(ellipse(x, y, 112, 92))
    p.put(white, k=0, a=0, b=0)
    p.ink(oval(x, y, 45, 45))
    p.put(oval(x - 14, y - 16, 12, 11), k=0, a=0, b=0)


def _merry(p: Print) -> None:
    """Pushed up by the cheek, and not looking at us."""
    x, y = 604, 572
    white = poly([*spline("480 586, 530 516, 604 486, 690 512, 736 586", 8),
                  *spline("736 590, 670 572, 604 562, 530 574, 480 590", 8)])  # fmt: skip
    p.put(white.grow(14), k=1)
    p.put(white, k=0, a=0, b=0)
    p.put(oval(x - 14, y - 36, 46, 46) & white, k=1)
    p.put(oval(x - 30, y - 54, 11, 10) & white, k=0, a=0, b=0)
    for q in (0, 30, 58):
        p.ink(brush([(500, 622 + q), (604, 600 + q), (710, 622 + q)], [3, 13, 3]))


def _finger(p: Print, way: Points, width: float, i: int) -> None:
    """A round bar with three knuckles' worth of folds, and a red nail at its end."""
    form = brush(way, [width * q for q in (1.1, 1.08, 1.04, 1.06, 0.98, 0.96, 0.84)])
    p.put(form.grow(8), k=1)
    tone = lit(inflate(form, width * 0.56, 5), LIGHT, 1.25, 0.06)
    fade = 0.3 * step(1000, 1260, Y[form.box])
    chisel(p, form, tone - fade, 8, 0.0, outline=0, swell=width * 0.5, bend=0.35, length=60, seed=i)
    at = _Bone(way).at
    w = width / 2
    for joint, n in ((2.1, 3), (5.0, 4)):
        for j in range(n):
            back = (joint + (j - (n - 1) / 2) * 0.24) * w * 1.15
            wide = w * (0.74 - 0.16 * abs(j - (n - 1) / 2))
            rise = 10 * (j - (n - 1) / 2)
            fold = [at(back, -wide), at(back + rise, 0), at(back, wide)]
            p.ink(brush(fold, [2, 9, 2]) & form)
    tip, low = at(0, 0), at(w * 1.1, 0)
    axis = tip - low
    axis /= np.hypot(*axis)
    turn = float(np.arctan2(axis[0], -axis[1]))
    middle = low + (tip - low) * 0.62
    where = (float(middle[0]), float(middle[1]), w * 0.86, turn)
    nail = blob(place(NAIL, *where))
    p.put(nail.grow(7), k=1)
    p.put(nail, k=0, a=1, b=0)
    p.put(brush(place("-.36 .4, -.42 0, -.34 -.5, -.18 -.74", *where), [2, 9, 3]) & nail, a=0)
    p.ink(brush(place(".36 -.7, .48 -.1, .4 .5, .1 .86", *where), [2, 9, 2]) & nail)
