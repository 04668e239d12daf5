"""Lips and teeth."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from namyok_art.lino.mask import Mask
from namyok_art.lino.press import Print

if TYPE_CHECKING:
    from namyok_art.lino.face import Face


def mouth(
    p: Print,
    f: "Face",
    form: tuple[float, float, float],
    lips: tuple[float, float],
    teeth: bool,
    smirk: float,
    full: float = 1,
) -> None:
    hw, smile, opened = form
    cy = f.mouth_y

    def line(x: float) -> float:
        return float(cy - (smile + smirk * x / hw) * (abs(x) / hw) ** 1.5 * 0.16)

    def outline(share: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
        half = [
            (0, 0.052 * full + opened * 0.36),
            (0.16, 0.07 * full + opened * 0.36),
            (0.5, 0.055 * full + opened * 0.32),
            (0.86, 0.02 + opened * 0.18),
            (1, 0),
        ]
        bow = [(-q, dy) for q, dy in half[:0:-1]] + half
        deep = [(1.0, 0.0), (0.88, -0.03 - opened * 0.34), (0.55, -0.08 * full - opened * 0.8)]
        low = [*deep, (0, -0.105 * full - opened), *((-q, dy) for q, dy in deep[::-1])]

        def side(part: list[tuple[float, float]]) -> list[tuple[float, float]]:
            return [
                (q * hw * (0.9 if share < 1 else 1), line(q * hw) - dy * share) for q, dy in part
            ]

        return side(bow), side(low)

    both = f.plane(*outline(1))
    p.put(both.grow(0.008 * f.s), k=1)
    p.put(both, k=0, a=lips[0], b=lips[1])
    if opened > 0.03:
        # a mouth torn wide open stretches its lips thin
        hole = f.plane(*outline(0.74 + 0.5 * min(max(opened - 0.12, 0), 0.24)))
        p.put(hole, k=1, a=0, b=0)
        if teeth:
            _teeth(p, f, hole, hw, line, opened)
    else:
        p.ink(
            f.cut(
                [
                    (q * hw, line(q * hw) + dy)
                    for q, dy in (
                        (-1.08, -0.005),
                        (-0.45, 0.004),
                        (0, 0.012),
                        (0.45, 0.004),
                        (1.08, -0.005),
                    )
                ],
                [0.03, 0.022, 0.034, 0.022, 0.03],
            )
        )
    p.ink(
        f.cut(
            [
                (-hw * 0.4, cy + 0.165 + opened),
                (0, cy + 0.185 + opened),
                (hw * 0.4, cy + 0.165 + opened),
            ],
            [0.004, 0.03, 0.004],
        )
    )


def _teeth(
    p: Print, f: "Face", hole: Mask, hw: float, line: Callable[[float], float], opened: float
) -> None:
    """The upper row, parted by thin cuts; its edge follows the corners of the mouth."""
    low = [(q * hw, line(q * hw) + 0.02 - opened * 0.1) for q in (-1, -0.5, 0, 0.5, 1)]
    high = [(q * hw, f.mouth_y - 0.5) for q in (1, -1)]
    row = hole & f.plane(low, high)
    p.put(row, k=0, a=0, b=0)
    for q in np.linspace(-0.72, 0.72, 7):
        x = float(q) * hw
        p.ink(row & f.cut([(x, f.mouth_y - 0.4), (x * 0.96, line(x) + 0.03)], [0.012, 0.016]))
