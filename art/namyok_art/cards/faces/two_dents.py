"""An unmade bed from above in the first sun: two sleepers lay face to face, and only their hollows
are left, hand to hand, with a ring between them."""

from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, X, Y, blob, brush, carve, everything, noise, oval
from namyok_art.lino.grasp import grasp
from namyok_art.lino.mask import F32, NX, NY, S, below, poly, step
from namyok_art.lino.press import Light, inflate
from namyok_art.lino.shape import H, Pts, W
from namyok_art.lino.side import Side
from namyok_art.painted.figures.hands import Grip
from namyok_art.painted.modelling import relief
from namyok_art.painted.mould import Mould

SUN: Light = (-0.72, -0.5, 0.44)
HIS = Side(200, 262, 114, -0.1, -1, "man")
HERS = Side(586, 282, 104, -0.14, 1, "woman")
EASE = Grip((2, 6, 4), (4, 8, 5), (5, 9, 6), (6, 10, 6), (8, 12, 8), (44, -15, -4, 8, 21), 0.2)
HAIR = {
    "man": "-.5 -.76, -.5 -1.08, -.1 -1.3, .46 -1.24, .86 -.84, .92 -.2, .74 .4, .4 .6, .1 0",
    "woman": (
        "-.5 -.76, -.5 -1.06, -.1 -1.34, .5 -1.3, .96 -.92, 1.14 -.4, 1.2 0, 1.36 .36, 1.4 .66,"
        "1.24 .92, 1.0 1.0, .84 .8, .4 .6, .1 0"
    ),
}
LOCKS = [
    HERS.at(pts)
    for pts in (
        "-.1 -1.14, .4 -1.06, .8 -.7, .96 -.2, 1.1 .3, 1.22 .7",
        "-.2 -.98, .24 -.9, .62 -.54, .8 -.06, .92 .36, 1.06 .76",
        "-.2 -.8, .16 -.7, .44 -.36, .62 .1, .74 .46, .9 .8",
    )
]
CREASES = (
    "296 440, 322 480, 332 510, 352 546",
    "540 462, 510 482, 482 500, 462 524",
    "396 424, 408 456, 400 490, 408 530",
    "262 752, 310 748, 352 726, 420 716",
    "322 894, 380 886, 440 900, 516 872",
    "20 560, 70 590, 120 640, 190 660",
    "14 700, 70 690, 130 700, 200 690",
    "60 760, 110 740, 160 750, 230 800",
    "790 600, 740 620, 700 640, 640 630",
    "796 720, 750 704, 700 700, 630 716",
    "740 790, 700 760, 650 770, 580 820",
    "10 960, 60 930, 120 930, 190 950",
)
PULLS = (
    "140 760, 208 800, 280 800, 336 836",
    "196 900, 262 884, 316 896, 372 930",
    "630 590, 690 566, 740 570, 796 546",
    "640 780, 696 776, 744 744, 796 740",
)
SUNNY = (
    "226 396, 208 440, 198 520, 196 580, 206 612, 226 622, 250 600, 256 500, 244 410",
    "700 470, 716 520, 716 600, 708 680, 718 760, 722 830, 716 900, 760 920, 800 800, 790 520",
)
PILLOWS = (
    "40 92, 74 84, 200 100, 330 78, 384 82, 386 112, 372 240, 388 366, 384 410, 350 416, 210 398,"
    "84 424, 42 418, 36 386, 54 250",
    "424 96, 450 84, 590 104, 722 80, 762 88, 766 120, 748 256, 766 384, 760 424, 726 432, 596 412,"
    "470 436, 426 428, 416 396, 430 250",
)
BLANKET = "-20 1030, 110 1052, 240 1024, 380 1046, 520 1000, 640 944, 740 912, 820 870"


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 41)
    _headboard(p)
    _linen(p)
    _ring(p)
    _blanket(p)
    return p.press()


def _full(mask: Mask) -> F32:
    """A mask over the whole card, at the card's own fineness."""
    whole = mask.on((slice(0, NY), slice(0, NX)))
    return np.asarray(cv2.resize(whole, (W, H), interpolation=cv2.INTER_AREA), np.float32)


def _swell(mask: Mask, radius: float, soft: float = 4) -> F32:
    return _full(Mask(mask.left, mask.top, inflate(mask, radius, soft)))


def _soft(field: F32, radius: float) -> F32:
    return np.asarray(cv2.GaussianBlur(field, (0, 0), radius), np.float32)


def _lain(mould: Mould) -> tuple[F32, Mask]:
    """How far a body that lay half sunk reached into the cloth, and its outline."""
    deep = np.zeros((H, W), np.float32)
    seen = relief(mould, SUN, 4, 1)
    if seen is not None:
        deep[seen.window] = np.where(seen.cover > 0, np.maximum(seen.depth, 0.5), 0)
    return deep, Mask(0, 0, _fine((deep > 0).astype(np.float32)))


def _sleeper(who: Side) -> tuple[F32, F32, F32, F32]:
    """How deep lay the trunk with its thighs, the head, the hand; and where the forearm was."""
    man = who.kind == "man"
    m, arm = Mould(), Mould()
    m.group()
    f = -1 if man else 1

    def at(x: float, y: float) -> tuple[float, float, float]:
        return (400 + f * x, y, 0)

    if man:
        back = [(222, 400, 46), (250, 462, 70), (270, 520, 88), (272, 640, 74), (270, 740, 70)]
        back += [(270, 850, 100)]
        limbs = [(258, 864, 94), (150, 950, 74), (36, 1010, 62)]
        x, y, thick = 179.0, 672.0, 30.0
    else:
        back = [(206, 420, 38), (240, 478, 58), (262, 536, 72), (280, 630, 58), (280, 720, 58)]
        back += [(254, 850, 104)]
        limbs = [(246, 864, 98), (204, 960, 78), (176, 1070, 66)]
        x, y, thick = 184.0, 636.0, 26.0
    upper = [(back[2][0] - 20, back[2][1], thick * 1.9), (back[3][0] - 44, y + 6, thick * 1.4)]
    for chain in (back, limbs, [*upper, (x + 6, y, thick)]):
        for (x1, y1, r1), (x2, y2, r2) in pairwise(chain):
            m.cone(at(x1, y1), at(x2, y2), r1, r2, "#ffffff", 20)
    grasp(
        arm, 400 + f * x, y, 92 if man else 86, EASE, 180, 0, 76 if man else -80,
        left=man, nails=False,
    )  # fmt: skip
    head = who.outline() | who.patch(HAIR[who.kind])
    head |= who.patch("-.1 .6, -.04 1.0, 0 1.4, .9 1.6, .8 1.0, .72 .7, .6 .2")
    wide = 5 if man else 2
    way = [at(x + 66, y + 36)[:2], at(x + 28, y + 8)[:2], at(x - 10, y)[:2]]
    sleeve = brush(way, [thick * wide, thick * min(wide, 2.5), thick * 1.5])
    return (
        _soft(_lain(m)[0], 11),
        _soft(_swell(head, 62, 2), 1.5),
        _swell(_lain(arm)[1].grow(1), 20, 1.2),
        _full(sleeve),
    )


def _brink(hand: Mask) -> Mask:
    """The shadow of its brim in the hollow of a hand: one clean cut along every finger."""
    wide = hand.wider(1)
    moved = np.roll(wide.data, (6 * S, 7 * S), (0, 1))
    return wide - Mask(wide.left, wide.top, np.asarray(moved, np.float32))


def _ridges(spokes: list[tuple[Pts, float, float]]) -> F32:
    """Creases: each a tapered ridge along its points, of a width and a height."""
    out = np.zeros((H, W), np.float32)
    for pts, width, height in spokes:
        line = _full(brush(pts, [1, width, width * 0.8, 1]))
        out = np.maximum(out, _soft(line, width * 0.3) * height)
    return out


def _shadow(height: F32, reach: int = 110) -> F32:
    """Where the low sun does not come, from 0 to 1."""
    far = float(np.hypot(SUN[0], SUN[1]))
    dx, dy, rise = SUN[0] / far, SUN[1] / far, SUN[2] / far
    worst = np.full_like(height, -9)
    for t in range(3, reach, 3):
        shift = np.array([[1, 0, -dx * t], [0, 1, -dy * t]], np.float32)
        there = cv2.warpAffine(height, shift, (W, H), borderMode=cv2.BORDER_REPLICATE)
        worst = np.maximum(worst, there - height - t * rise)
    return step(-1, 4, worst)


def _light(height: F32) -> F32:
    """1 for what lies flat; more towards the sun, less away from it."""
    gy, gx = np.gradient(height)
    x, y, z = np.asarray(SUN) / np.linalg.norm(SUN)
    return np.asarray((-gx * x - gy * y + z) / np.sqrt(gx * gx + gy * gy + 1) / z, np.float32)


def _fine(field: F32) -> F32:
    return np.asarray(cv2.resize(field, (NX, NY), interpolation=cv2.INTER_CUBIC), np.float32)


def _headboard(p: Print) -> None:
    """The dark headboard; the bed fills the rest."""
    p.put(everything(), k=1, a=0, b=0)
    top = poly("-10 -10, 810 -10, 810 80, -10 80")
    grain = (0.34 - 0.3 * np.abs(Y - 44) / 26 + 0.3 * (noise(90, 4) - 0.5)).astype(np.float32)
    p.ground(grain, (Y + 5 * noise(120, 6)).astype(np.float32), X, 8, 150, 3, within=top)


def _linen(p: Print) -> None:
    sheet = poly("-10 74, 810 74, 810 1220, -10 1220")
    pillows = [blob(o) for o in PILLOWS]
    pairs = list(zip(_sleeper(HIS), _sleeper(HERS), strict=True))
    trunks, heads, hands, arms = (np.maximum(his, hers) for his, hers in pairs)
    deep = np.maximum(trunks, heads)
    inside = np.maximum(step(6, 16, trunks), np.maximum(step(1, 8, heads), step(1, 5, hands)))
    pad = np.zeros((H, W), np.float32)
    for form in pillows:
        pad = np.maximum(pad, _swell(form, 74, 5) * 0.75)
    weight = _soft(step(1, 8, deep), 6)
    pad = pad * (1 - weight) + _soft(pad, 34) * weight
    brim = _soft(step(0, 6, _soft(deep, 4)), 10) * 15 * (1 - 0.7 * _soft(arms, 12))
    brim = np.maximum(brim, _soft(step(0, 6, hands), 7) * 6)
    waves = (noise(150, 7)[::S, ::S] - 0.5) * 16
    creases = _ridges([(c, 34, 12) for c in CREASES]) * (1 - 0.6 * _soft(inside, 8))
    creases = np.maximum(creases, _ridges([(c, 38, 12) for c in PULLS]))
    # a floor that flattens: black is kept for the wall that the sun does not reach
    bowl = np.maximum(48 * (1 - np.exp(-trunks / 50)), 52 * (1 - np.exp(-heads / 40)))
    sunk = np.maximum(bowl, hands * 0.7)
    height = (pad + brim + creases + waves - sunk).astype(np.float32)
    light, shade = _light(height), _shadow(height)
    tone = 0.86 * light - 0.3 * shade + 0.9 * step(1, 5, hands)
    tone += 0.6 * arms * _soft(step(1, 5, hands), 14)
    # the far wall of a hollow lies in the sun: there the blue is cut away
    far = cv2.distanceTransform((heads > 4).astype(np.uint8), cv2.DIST_L2, 5)
    rim = 6 * step(1.15, 1.5, _soft(light, 5))
    blue = inside * (1 - _full(blob(SUNNY[0]) | blob(SUNNY[1])))
    blue = np.where(far > 0, step(0, 2, (far - rim).astype(np.float32)), blue)
    blue = np.maximum(blue, np.maximum(step(1, 5, hands), step(0.45, 0.55, _soft(arms, 7))))
    cool = np.maximum(step(0.4, 0.6, shade), blue).astype(np.float32)
    bed = sheet | pillows[0] | pillows[1]
    h, t = _fine(height), np.clip(_fine(tone.astype(np.float32)), 0, 1)
    wander = (noise(70, 5) - 0.5) * 12
    u = (Y * 0.92 + 0.4 * X + 0.8 * h + wander).astype(np.float32)
    white = carve(t, u, (X * 0.92 - Y * 0.4).astype(np.float32), 8, 70, 4)
    p.put(bed, k=1 - white[bed.box], a=0, b=step(0.45, 0.55, _fine(cool))[bed.box])
    dry = Mask(0, 0, 1 - _fine(step(1, 8, deep)))
    his, hers = (Mask(0, 0, _fine(step(1, 4, hand))) for hand in pairs[2])
    wrist = Mask(0, 0, step(0.45, 0.55, _fine(_soft(arms, 3))))
    p.ink(_brink(hers) - his - wrist)
    p.ink(((his.grow(2.4) - his) & hers) | (_brink(his) - wrist))
    for lock in LOCKS:
        p.ink(brush(lock, [0, 6, 8, 6, 0]))
    for crease in CREASES:
        p.ink(brush(crease, [0, 7, 4, 0]) & dry)
    for pull in PULLS:  # the cloth is one: it is drawn over the brim into the hollow
        p.ink(brush(pull, [0, 4, 7, 5, 0]))
    for form in pillows:
        p.put((form.grow(6) - form) & dry, k=1)


def _ring(p: Print) -> None:
    """It lies alone in the middle, and its shadow is long."""
    p.ink(oval(422, 810, 42, 25, 0.35) - oval(420, 808, 32, 16, 0.35))
    ring = oval(402, 796, 42, 32, 0.3) - oval(402, 795, 30, 20, 0.3)
    p.flat(ring, a=1, outline=4.5)
    p.put(brush("367 790, 374 774, 394 767", [1, 6, 1]), k=0, a=0)


def _blanket(p: Print) -> None:
    """It was thrown back in heavy folds, its hem turned over."""
    whole, hem = below(BLANKET), brush(BLANKET, [64, 72, 56, 74, 62, 78, 66, 72])
    folds = _ridges(
        [
            ("800 900, 620 1000, 420 1100, 240 1260", 80, 30),
            ("800 930, 690 1040, 570 1130, 480 1280", 70, 26),
            ("810 960, 750 1070, 700 1160, 680 1280", 60, 24),
            ("330 1060, 220 1110, 110 1140, -20 1190", 80, 26),
        ]
    )
    for form, relief_, ink, gap in ((whole, folds, 1.0, 9), (hem, folds * 0.3, 0.0, 8)):
        height = _soft(_swell(form, 46, 4) + relief_, 4)
        light, shade = _light(height), _shadow(height)
        tone = np.clip(_fine((0.8 * light - 0.35 * shade).astype(np.float32)), 0, 1)
        bare = _fine((light > 2.05).astype(np.float32)) > 0.5
        u = (X * 0.8 - Y * 0.5 + 0.8 * _fine(height) + noise(70, 5) * 12).astype(np.float32)
        white = carve(tone, u, (X * 0.5 + Y * 0.8).astype(np.float32), gap, 80, 6)
        p.ink(form.grow(7))
        colour = (ink * (1 - bare)).astype(np.float32)
        p.put(form, k=1 - white[form.box], a=colour[form.box], b=0)
