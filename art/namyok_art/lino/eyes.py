"""Eyes and brows."""

from typing import TYPE_CHECKING

from namyok_art.lino.mask import brush
from namyok_art.lino.press import Print
from namyok_art.lino.shape import spline

if TYPE_CHECKING:
    from namyok_art.lino.face import Face


def eye(p: Print, f: "Face", side: int, look: tuple[float, float, float], shade: bool) -> None:
    opened, gx, gy = look
    cx, cy = (0.37 if f.child else 0.335) * side, f.eye_y
    w = 0.235 if f.child else 0.215
    if opened < 0:
        _laughing(p, f, side, cx, cy, w)
    elif opened < 0.08:
        _shut(p, f, side, cx, cy, w, shade)
    else:
        _open(p, f, side, cx, cy, w, opened, gx, gy)


def _laughing(p: Print, f: "Face", d: int, cx: float, cy: float, w: float) -> None:
    """Cheeks push the eye shut: one heavy arch, crow's feet."""
    p.put(
        f.cut(
            [(cx - w * d, cy + 0.05), (cx, cy - 0.09), (cx + w * d, cy + 0.05)], [0.03, 0.13, 0.03]
        ),
        k=0,
    )
    p.ink(
        f.cut(
            [
                (cx - w * d, cy + 0.05),
                (cx - 0.05 * d, cy - 0.05),
                (cx + 0.08 * d, cy - 0.05),
                (cx + w * d, cy + 0.05),
            ],
            [0.015, 0.055, 0.055, 0.015],
        )
    )
    p.ink(
        f.cut(
            [
                (cx - w * 0.6 * d, cy + 0.12),
                (cx + 0.03 * d, cy + 0.07),
                (cx + w * 0.9 * d, cy + 0.12),
            ],
            [0.004, 0.024, 0.004],
        )
    )
    for q in (-0.06, 0.0, 0.06):
        p.ink(
            f.cut(
                [
                    (cx + (w + 0.03) * d, cy + 0.04 + q * 0.6),
                    (cx + (w + 0.12) * d, cy + 0.03 + q * 1.6),
                ],
                [0.018, 0.003],
            )
        )


def _shut(p: Print, f: "Face", d: int, cx: float, cy: float, w: float, shade: bool) -> None:
    lid = f.plane(
        [
            (cx - w * d, cy),
            (cx - 0.06 * d, cy - 0.085),
            (cx + 0.08 * d, cy - 0.09),
            (cx + w * d, cy - 0.02),
        ],
        [
            (cx + w * d, cy),
            (cx + 0.08 * d, cy + 0.075),
            (cx - 0.08 * d, cy + 0.07),
            (cx - w * d, cy + 0.01),
        ],
    )
    p.put(lid, k=0)
    hatch = (-0.02, 0.015, 0.05) if shade else (0.0, 0.03)
    for q in hatch:
        line = [
            (cx - w * 0.85 * d, cy - 0.05 + q),
            (cx, cy - 0.055 + q),
            (cx + w * 0.9 * d, cy - 0.05 + q),
        ]
        p.ink(lid & f.cut(line, [0.003, 0.022 if shade else 0.012, 0.003]))
    if shade:
        p.put(
            f.cut(
                [
                    (cx - w * 0.8 * d, cy + 0.065),
                    (cx - 0.06 * d, cy + 0.115),
                    (cx + 0.08 * d, cy + 0.12),
                    (cx + w * 0.95 * d, cy + 0.04),
                ],
                [0.003, 0.018, 0.02, 0.003],
            ),
            k=0,
        )
    p.ink(
        f.cut(
            [
                (cx - w * d, cy),
                (cx - 0.08 * d, cy + 0.075),
                (cx + 0.08 * d, cy + 0.08),
                (cx + w * d, cy - 0.01),
            ],
            [0.012, 0.045, 0.05, 0.012],
        )
    )
    for q in (-0.12, -0.05, 0.02, 0.09, 0.16):
        p.ink(
            f.cut(
                [(cx + q * d, cy + 0.07), (cx + (q * 1.3 + 0.02) * d, cy + 0.135)], [0.022, 0.004]
            )
        )
    p.ink(
        f.cut(
            [(cx - w * 0.8 * d, cy - 0.09), (cx, cy - 0.13), (cx + w * d, cy - 0.08)],
            [0.004, 0.02, 0.004],
        )
    )


def _open(
    p: Print, f: "Face", d: int, cx: float, cy: float, w: float, opened: float, gx: float, gy: float
) -> None:
    up, down = 0.19 * opened, 0.10 * opened + 0.015
    upper = spline(
        [
            (cx - w * d, cy + 0.035),
            (cx - w * 0.4 * d, cy - up * 0.85),
            (cx + w * 0.3 * d, cy - up),
            (cx + w * d, cy - 0.01),
        ],
        10,
    )
    lower = spline(
        [
            (cx + w * d, cy - 0.01),
            (cx + w * 0.35 * d, cy + down),
            (cx - w * 0.45 * d, cy + down),
            (cx - w * d, cy + 0.035),
        ],
        10,
    )
    white = f.plane(upper, lower)
    p.put(white.grow(0.012 * f.s), k=1)
    p.put(white, k=0, a=0, b=0)
    r = min(0.125 if f.child else 0.105, 0.07 + 0.05 * opened)
    ix, iy = cx + gx * 0.1, cy - 0.03 * opened + gy * 0.08
    p.ink(white & f.spot(ix, iy, r / max(0.6, 1 - 0.3 * abs(f.turn)), r))
    p.put(white & f.spot(ix - 0.035, iy - 0.035, 0.03, 0.034), k=0)
    p.ink(brush(f.at(upper), [q * f.s for q in (0.012, 0.05, 0.055, 0.02)], 2))
    p.ink(
        f.cut(
            [
                (cx - w * 0.85 * d, cy - up - 0.02),
                (cx, cy - up - 0.075),
                (cx + w * 1.02 * d, cy - up * 0.6 - 0.05),
            ],
            [0.004, 0.022, 0.004],
        )
    )
    p.ink(
        f.cut(
            [
                (cx - w * 0.7 * d, cy + down + 0.05),
                (cx + w * 0.2 * d, cy + down + 0.075),
                (cx + w * 0.8 * d, cy + down + 0.03),
            ],
            [0.003, 0.016, 0.003],
        )
    )


def brow(p: Print, f: "Face", d: int, pull: tuple[float, float], width: float, shade: bool) -> None:
    inner, outer = pull
    y = f.brow_y
    if shade:  # a brow in the shadow is kept free by one white cut
        p.put(
            f.cut(
                [
                    (0.16 * d, y - 0.055 + inner),
                    (0.35 * d, y - 0.145 + (inner + outer) / 2),
                    (0.6 * d, y - 0.035 + outer),
                ],
                [0.004, 0.022, 0.003],
            ),
            k=0,
        )
    p.ink(
        f.cut(
            [
                (0.12 * d, y + inner),
                (0.33 * d, y - 0.08 + (inner + outer) / 2),
                (0.62 * d, y + 0.02 + outer),
            ],
            [width * 0.7, width, width * 0.12],
        )
    )
    if inner > 0.05:  # the frown: a short upright fold
        p.ink(f.cut([(0.05 * d, y - 0.14), (0.04 * d, y - 0.02)], [0.004, 0.03]))
