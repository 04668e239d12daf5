"""A whole small hand holds one finger of a huge old one, which has a thread tied to it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, X, Y, brush, noise, spot_at
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand, cuff


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 241)
    slope = np.clip((X + Y * 0.7) / 1500, 0, 1)
    streaks(
        p, (1.0 - 0.35 * slope + 0.1 * (noise(150, 4) - 0.5)).astype(np.float32), -0.9, 14, 190, b=1
    )
    old = Hand(285, 330, 285, math.pi - 0.62, 1, LEFT, a=1, shine=0.6, ambient=-0.1, seed=4)
    child = Hand(598, 585, 168, -0.66, -1, LEFT, seed=9)
    child.grip(p, lambda: _old(p, old), 1.5)
    cuff(p, child, 1.05, 4.2, wide=0.5)
    for y in (1.4, 1.8, 2.2, 2.6, 3.0, 3.4):
        p.put(brush(child.at([(-0.55, y), (0, y + 0.06), (0.55, y)]), [16, 20, 16]), k=0, a=1, b=0)
    return p.press()


def _old(p: Print, old: Hand) -> None:
    old.fist(p, 2.0, point=True)
    for y in (0.02, -0.12, 0.3):
        old.cut(p, [(-0.5, y), (-0.36, y + 0.03), (-0.24, y)], [0.004, 0.02, 0.004])
    for start in (-0.2, 0.02, 0.24):
        old.cut(p, [(start, 0.7), (start * 0.8, 0.95), (start * 0.9, 1.3)], [0.004, 0.035, 0.004])
    cuff(p, old, 1.3, 2.6, b=1, wide=0.46, ambient=-0.3)
    for dy in (0.0, 0.055):
        ring = brush(
            old.at([(-0.52, -0.52 + dy), (-0.38, -0.5 + dy), (-0.25, -0.52 + dy)]), [11, 12, 11]
        )
        p.put(ring.grow(3), k=1)
        p.put(ring, k=0, a=0, b=0)
    for loop in ("-.24 -.5, -.06 -.68, .04 -.52, -.22 -.48", "-.24 -.48, -.1 -.3, .06 -.3"):
        thread = brush(old.at(loop), [9, 10, 9])
        p.put(thread.grow(3), k=1)
        p.put(thread, k=0, a=0, b=0)
    p.ink(spot_at(old.at([(-0.24, -0.49)])[0], 8, 8))
