"""Noses, and the lines that a life leaves."""

from typing import TYPE_CHECKING

from namyok_art.lino.press import Print

if TYPE_CHECKING:
    from namyok_art.lino.face import Face, Nose


def nose(p: Print, f: "Face", n: "Nose") -> None:
    """One black wedge on the shadow side; without a shadow side two lines and the nostrils."""
    top, tip, w = f.brow_y + 0.03, n.tip, n.wing
    if f.light[1] > 0.25 or abs(f.light[0]) < 0.2 or f.pitch > 0.4 or f.child:
        for d in (-1, 1):
            lift = -0.05 * max(f.pitch, 0)
            p.ink(
                f.cut(
                    [
                        (0.04 * d, tip + lift),
                        (w * 0.55 * d, tip - 0.02 + lift),
                        (w * 0.8 * d, tip + 0.01 + lift),
                    ],
                    [0.02, 0.055, 0.01],
                )
            )
            p.ink(
                f.cut(
                    [(w * d, tip - 0.12), (w * 1.12 * d, tip - 0.03), (w * 0.85 * d, tip + 0.03)],
                    [0.004, 0.022, 0.006],
                )
            )
            if not f.child:
                p.ink(
                    f.cut(
                        [(0.1 * d, top), (0.07 * d, f.eye_y + 0.05), (0.09 * d, tip - 0.2)],
                        [0.03, 0.016, 0.002],
                    )
                )
        p.ink(
            f.cut(
                [
                    (-0.07, tip + 0.04 + n.droop),
                    (0, tip + 0.055 + n.droop),
                    (0.07, tip + 0.04 + n.droop),
                ],
                [0.004, 0.02, 0.004],
            )
        )
        return
    d = 1 if f.light[0] < 0 else -1
    mid = (f.eye_y + tip) / 2
    p.ink(
        f.plane(
            [
                (0.10 * d, top),
                (0.06 * d, f.eye_y),
                ((0.07 + n.bump) * d, mid),
                (w * d, tip - 0.07),
                (w * 0.88 * d, tip),
            ],
            [
                (0.06 * d, tip + 0.02 + n.droop),
                (-0.06 * d, tip + 0.015 + n.droop),
                (-0.02 * d, tip - 0.03),
                ((0.03 + n.bump) * d, mid + 0.06),
                (0.03 * d, f.eye_y + 0.05),
                (0.10 * d, top),
            ],
        )
    )
    p.ink(
        f.cut(
            [
                (-0.04 * d, tip + 0.015 + n.droop * 0.6),
                (-w * 0.78 * d, tip - 0.005),
                (-w * 0.95 * d, tip - 0.08),
            ],
            [0.01, 0.03, 0.008],
        )
    )
    if n.wing > 0.2:
        p.ink(
            f.cut(
                [(-0.05 * d, tip - 0.01), (-0.11 * d, tip - 0.02), (-0.14 * d, tip + 0.005)],
                [0.01, 0.04, 0.01],
            )
        )


def folds(p: Print, f: "Face", form: tuple[float, float, float]) -> None:
    """What a life and a laugh leave on a face."""
    hw, smile, _ = form
    deep = 0.018 + 0.03 * f.age + 0.02 * max(smile, 0)
    reach = max(hw + 0.09, 0.33)
    for d in (-1, 1):
        if not f.child or smile > 0.5:
            p.ink(
                f.cut(
                    [(0.2 * d, 0.30), ((reach - 0.02) * d, 0.45), (reach * d, 0.60)],
                    [0.004, deep, 0.004],
                )
            )
        if smile > 0.4:
            p.ink(
                f.cut(
                    [
                        ((hw + 0.02) * d, f.mouth_y - 0.2),
                        ((hw + 0.07) * d, f.mouth_y - 0.1),
                        ((hw + 0.04) * d, f.mouth_y + 0.02),
                    ],
                    [0.004, 0.02, 0.004],
                )
            )
        if f.age < 0.3:
            continue
        for y in (f.eye_y + 0.17, f.eye_y + 0.23):
            p.ink(
                f.cut(
                    [(0.17 * d, y - 0.02), (0.34 * d, y + 0.03), (0.52 * d, y - 0.04)],
                    [0.004, 0.022 * f.age, 0.003],
                )
            )
        for q in (-0.05, 0.02, 0.09):
            p.ink(
                f.cut(
                    [(0.57 * d, f.eye_y + q * 0.5), (0.69 * d, f.eye_y + q * 1.8)],
                    [0.02 * f.age, 0.003],
                )
            )
        p.ink(
            f.cut(
                [(0.47 * d, 0.34), (0.55 * d, 0.56), (0.5 * d, 0.80)], [0.003, 0.026 * f.age, 0.004]
            )
        )
        p.ink(
            f.cut(
                [
                    ((hw + 0.04) * d, f.mouth_y + 0.06),
                    ((hw + 0.07) * d, f.mouth_y + 0.18),
                    ((hw + 0.03) * d, f.mouth_y + 0.28),
                ],
                [0.004, 0.022 * f.age, 0.003],
            )
        )
    if f.age >= 0.3:
        for q in (0.0, 0.11, 0.22):
            y = f.brow_y - 0.2 - q
            p.ink(
                f.cut(
                    [
                        (-0.4 + q * 0.5, y + 0.03),
                        (-0.15, y),
                        (0.1, y + 0.02),
                        (0.4 - q * 0.5, y + 0.01),
                    ],
                    [0.003, 0.022 * f.age, 0.016 * f.age, 0.003],
                )
            )
