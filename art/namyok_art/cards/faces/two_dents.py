"""A bed in the morning, from above: two faces are still pressed into the pillows, two hands into
the sheet."""

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Mask,
    Print,
    X,
    Y,
    blob,
    brush,
    carve,
    everything,
    inflate,
    noise,
    oval,
    place,
    poly,
)
from namyok_art.lino.mask import F32, S
from namyok_art.lino.press import lit
from namyok_art.lino.side import Side
from namyok_art.lino.walls import boards

HIS = Side(206, 318, 156, -0.06, -1, "man")
HERS = Side(604, 342, 142, -0.12, 1, "woman")
ARM = "-.3 .7, .3 .7, .46 1.6, .5 3.4, -.5 3.4, -.44 1.6"
HAND = (
    "-.3 .9, -.36 .5, -.5 .2, -.78 -.08, -.95 -.36, -.86 -.48, -.68 -.34, -.46 -.12, -.43 -.44,"
    "-.54 -.86, -.52 -1.08, -.38 -1.1, -.3 -.88, -.2 -.5, -.16 -.95, -.12 -1.26, .02 -1.3,"
    ".08 -1.0, .08 -.52, .22 -.9, .32 -1.16, .46 -1.12, .42 -.84, .32 -.42, .5 -.66, .66 -.84,"
    ".76 -.74, .64 -.46, .48 -.1, .44 .3, .32 .9"
)
Dent = tuple[Mask, float]


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 41)
    p.put(everything(), k=0, a=0, b=0)
    boards(p, 0.2, 300, upright=False, seed=8)
    _sheet(p)
    _pillow(
        p, "44 104, 90 82, 210 92, 340 76, 388 96, 380 220, 390 400, 384 556, 330 588, 200 574,"
        "80 592, 40 560, 52 330", _head(HIS), 4,
    )  # fmt: skip
    _pillow(
        p, "412 106, 470 86, 600 96, 720 78, 764 102, 752 330, 764 564, 716 598, 600 582, 470 602,"
        "416 568, 424 400, 412 230", _head(HERS), 6,
    )  # fmt: skip
    _left(p)
    _blanket(p)
    return p.press()


def _head(who: Side) -> Mask:
    """A head with its hair and neck, as it lay."""
    hair = who.patch(
        "-.56 -.76, -.5 -1.08, -.1 -1.3, .46 -1.24, .88 -.84, .96 -.2, .8 .4, .5 .6, .1 0"
    )
    neck = who.patch("-.1 .6, -.04 1.0, -.1 1.3, -.3 1.8, 1.3 1.9, .8 1.3, .72 .7, .6 .2")
    return who.outline() | hair | neck


def _soft(mask: Mask, box: Mask, radius: float) -> F32:
    """How deep a body lay: the middle deepest, the brim rounded."""
    deep = Mask(mask.left, mask.top, inflate(mask, radius, 3))
    spread = cv2.GaussianBlur(deep.on(box.box), (0, 0), 3.0 * S)
    return np.asarray(spread, np.float32)


def _press(p: Print, cloth: Mask, height: F32, dents: list[Dent], gap: float, seed: int) -> None:
    """Cut cloth with bodies pressed into it: blue lies only where the hollow is in shade."""
    h = height.copy()
    inside = np.zeros_like(h)
    for form, radius in dents:
        brim = cv2.GaussianBlur(form.grow(14).on(cloth.box), (0, 0), 9.0 * S)
        h += min(26, radius * 0.6) * np.asarray(brim, np.float32) - _soft(form, cloth, radius)
        inside = np.maximum(inside, form.on(cloth.box))
    tone = lit(h, LEFT, 1.2, 0.34)
    wander = (noise(70, 5 + seed % 3)[cloth.box] - 0.5) * 12
    u = (Y[cloth.box] + 0.3 * X[cloth.box] + 0.5 * h + wander).astype(np.float32)
    white = carve(np.clip(tone, 0, 1).astype(np.float32), u, X[cloth.box], gap, 70, seed)
    p.put(cloth, k=1 - white, a=0, b=inside)


def _pillow(p: Print, outline: str, head: Mask, seed: int) -> None:
    form = blob(outline)
    p.put(_moved(form, 8, 22), k=1)
    p.ink(form.grow(7))
    _press(p, form, inflate(form, 70, 6) * 0.8, [(head & form, 72)], 9, seed)


def _sheet(p: Print) -> None:
    """They lay on their sides, an arm out to the other."""
    sheet = poly("34 62, 776 66, 768 400, 776 800, 770 1210, 28 1210, 36 800, 28 400")
    p.ink(sheet.grow(8))
    waves = 7 * np.sin((X * 0.5 + Y) / 46 + 5 * noise(190, 6)) * noise(120, 7)
    dents = [
        (_hand(236, 782, 152, 0.96, 1), 20.0),
        (_hand(570, 796, 140, -1.04, -1), 18.0),
    ]
    _press(p, sheet, waves[sheet.box].astype(np.float32), dents, 10, 5)


def _hand(x: float, y: float, s: float, turn: float, flip: int) -> Mask:
    """The print of a hand at rest and of its forearm; turn 0 = fingers up."""
    return blob(place(HAND, x, y, s, turn, flip)) | blob(place(ARM, x, y, s, turn, flip))


def _moved(mask: Mask, dx: float, dy: float) -> Mask:
    wide = mask.wider(max(abs(dx), abs(dy)) + 1)
    return Mask(
        wide.left,
        wide.top,
        np.asarray(np.roll(wide.data, (round(dy * S), round(dx * S)), (0, 1)), np.float32),
    )


def _left(p: Print) -> None:
    """What they left: long hairs on her pillow, a ring on the sheet."""
    for hair in (
        "620 190, 690 250, 650 340, 706 420, 660 500, 690 560",
        "650 180, 716 260, 684 350, 730 440",
    ):
        p.ink(brush(hair, [2, 6, 6, 6, 2]))
    ring = oval(402, 880, 40, 29, 0.3) - oval(401, 877, 29, 18, 0.3)
    p.put(_moved(ring, 11, 14), k=1)
    p.flat(ring, a=1, outline=5)


def _blanket(p: Print) -> None:
    """It was thrown back, over where the feet were."""
    edge = "4 1000, 110 1040, 260 990, 400 1016, 540 960, 650 930, 740 950, 796 920"
    whole = blob(edge + ", 800 1260, 0 1260")
    p.put(_moved(whole, 0, -16), k=1)
    p.relief(whole, LEFT, 90, 12, 0.9, 1.2, a=1, outline=8, ambient=0.1, length=120, seed=3)
    for fold in (
        "150 1110, 190 1150, 200 1210",
        "360 1090, 380 1140, 360 1210",
        "560 1050, 610 1110, 620 1210",
        "700 1030, 730 1090, 720 1160",
    ):
        p.ink(brush(fold, [0, 16, 4]))
    hem = brush(edge, [70, 84, 74, 88, 80, 88, 78, 84])
    p.relief(hem, LEFT, 34, 9, 0.9, 0.2, outline=8, ambient=0.3)
