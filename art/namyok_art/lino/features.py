"""Eyes, brows, noses, mouths and the lines of age."""

from typing import TYPE_CHECKING

import numpy as np

from namyok_art.lino.mask import Mask, brush
from namyok_art.lino.press import Print
from namyok_art.lino.shape import spline

if TYPE_CHECKING:
    from namyok_art.lino.face import Face, Nose


def nose(p: Print, f: "Face", n: "Nose") -> None:
    """One black wedge on the shadow side; without a shadow side two lines and the nostrils."""
    top, tip, w = f.brow_y + 0.03, n.tip, n.wing
    if f.light[1] > 0.25 or abs(f.light[0]) < 0.2 or f.pitch > 0.4 or f.child:
        for d in (-1, 1):
            lift = -0.05 * max(f.pitch, 0)
            p.ink(f.cut([(0.04 * d, tip + lift), (w * 0.55 * d, tip - 0.02 + lift), (w * 0.8 * d, tip + 0.01 + lift)], [0.02, 0.055, 0.01]))
            p.ink(f.cut([(w * d, tip - 0.12), (w * 1.12 * d, tip - 0.03), (w * 0.85 * d, tip + 0.03)], [0.004, 0.022, 0.006]))
            if not f.child:
                p.ink(f.cut([(0.1 * d, top), (0.07 * d, f.eye_y + 0.05), (0.09 * d, tip - 0.2)], [0.03, 0.016, 0.002]))
        p.ink(f.cut([(-0.07, tip + 0.04 + n.droop), (0, tip + 0.055 + n.droop), (0.07, tip + 0.04 + n.droop)], [0.004, 0.02, 0.004]))
        return
    d = 1 if f.light[0] < 0 else -1
    mid = (f.eye_y + tip) / 2
    p.ink(f.plane(
        [(0.10 * d, top), (0.06 * d, f.eye_y), ((0.07 + n.bump) * d, mid), (w * d, tip - 0.07), (w * 0.88 * d, tip)],
        [(0.06 * d, tip + 0.02 + n.droop), (-0.06 * d, tip + 0.015 + n.droop), (-0.02 * d, tip - 0.03), ((0.03 + n.bump) * d, mid + 0.06), (0.03 * d, f.eye_y + 0.05), (0.10 * d, top)],
    ))  # fmt: skip
    p.ink(f.cut([(-0.04 * d, tip + 0.015 + n.droop * 0.6), (-w * 0.78 * d, tip - 0.005), (-w * 0.95 * d, tip - 0.08)], [0.01, 0.03, 0.008]))
    if n.wing > 0.2:
        p.ink(f.cut([(-0.05 * d, tip - 0.01), (-0.11 * d, tip - 0.02), (-0.14 * d, tip + 0.005)], [0.01, 0.04, 0.01]))


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
    p.put(f.cut([(cx - w * d, cy + 0.05), (cx, cy - 0.09), (cx + w * d, cy + 0.05)], [0.03, 0.13, 0.03]), k=0)
    p.ink(f.cut([(cx - w * d, cy + 0.05), (cx - 0.05 * d, cy - 0.05), (cx + 0.08 * d, cy - 0.05), (cx + w * d, cy + 0.05)], [0.015, 0.055, 0.055, 0.015]))
    p.ink(f.cut([(cx - w * 0.6 * d, cy + 0.12), (cx + 0.03 * d, cy + 0.07), (cx + w * 0.9 * d, cy + 0.12)], [0.004, 0.024, 0.004]))
    for q in (-0.06, 0.0, 0.06):
        p.ink(f.cut([(cx + (w + 0.03) * d, cy + 0.04 + q * 0.6), (cx + (w + 0.12) * d, cy + 0.03 + q * 1.6)], [0.018, 0.003]))


def _shut(p: Print, f: "Face", d: int, cx: float, cy: float, w: float, shade: bool) -> None:
    lid = f.plane(
        [(cx - w * d, cy), (cx - 0.06 * d, cy - 0.085), (cx + 0.08 * d, cy - 0.09), (cx + w * d, cy - 0.02)],
        [(cx + w * d, cy), (cx + 0.08 * d, cy + 0.075), (cx - 0.08 * d, cy + 0.07), (cx - w * d, cy + 0.01)],
    )
    p.put(lid, k=0)
    hatch = (-0.02, 0.015, 0.05) if shade else (0.0, 0.03)
    for q in hatch:
        line = [(cx - w * 0.85 * d, cy - 0.05 + q), (cx, cy - 0.055 + q), (cx + w * 0.9 * d, cy - 0.05 + q)]
        p.ink(lid & f.cut(line, [0.003, 0.022 if shade else 0.012, 0.003]))
    if shade:
        p.put(f.cut([(cx - w * 0.8 * d, cy + 0.065), (cx - 0.06 * d, cy + 0.115), (cx + 0.08 * d, cy + 0.12), (cx + w * 0.95 * d, cy + 0.04)], [0.003, 0.018, 0.02, 0.003]), k=0)
    p.ink(f.cut([(cx - w * d, cy), (cx - 0.08 * d, cy + 0.075), (cx + 0.08 * d, cy + 0.08), (cx + w * d, cy - 0.01)], [0.012, 0.045, 0.05, 0.012]))
    for q in (-0.12, -0.05, 0.02, 0.09, 0.16):
        p.ink(f.cut([(cx + q * d, cy + 0.07), (cx + (q * 1.3 + 0.02) * d, cy + 0.135)], [0.022, 0.004]))
    p.ink(f.cut([(cx - w * 0.8 * d, cy - 0.09), (cx, cy - 0.13), (cx + w * d, cy - 0.08)], [0.004, 0.02, 0.004]))


def _open(p: Print, f: "Face", d: int, cx: float, cy: float, w: float, opened: float, gx: float, gy: float) -> None:
    up, down = 0.19 * opened, 0.10 * opened + 0.015
    upper = spline([(cx - w * d, cy + 0.035), (cx - w * 0.4 * d, cy - up * 0.85), (cx + w * 0.3 * d, cy - up), (cx + w * d, cy - 0.01)], 10)
    lower = spline([(cx + w * d, cy - 0.01), (cx + w * 0.35 * d, cy + down), (cx - w * 0.45 * d, cy + down), (cx - w * d, cy + 0.035)], 10)
    white = f.plane(upper, lower)
    p.put(white.grow(0.012 * f.s), k=1)
    p.put(white, k=0, a=0, b=0)
    r = min(0.125 if f.child else 0.105, 0.07 + 0.05 * opened)
    ix, iy = cx + gx * 0.1, cy - 0.03 * opened + gy * 0.08
    p.ink(white & f.spot(ix, iy, r / max(0.6, 1 - 0.3 * abs(f.turn)), r))
    p.put(white & f.spot(ix - 0.035, iy - 0.035, 0.03, 0.034), k=0)
    p.ink(brush(f.at(upper), [q * f.s for q in (0.012, 0.05, 0.055, 0.02)], 2))
    p.ink(f.cut([(cx - w * 0.85 * d, cy - up - 0.02), (cx, cy - up - 0.075), (cx + w * 1.02 * d, cy - up * 0.6 - 0.05)], [0.004, 0.022, 0.004]))
    p.ink(f.cut([(cx - w * 0.7 * d, cy + down + 0.05), (cx + w * 0.2 * d, cy + down + 0.075), (cx + w * 0.8 * d, cy + down + 0.03)], [0.003, 0.016, 0.003]))


def brow(p: Print, f: "Face", d: int, pull: tuple[float, float], width: float, shade: bool) -> None:
    inner, outer = pull
    y = f.brow_y
    if shade:  # a brow in the shadow is kept free by one white cut
        p.put(f.cut([(0.16 * d, y - 0.055 + inner), (0.35 * d, y - 0.145 + (inner + outer) / 2), (0.6 * d, y - 0.035 + outer)], [0.004, 0.022, 0.003]), k=0)
    p.ink(f.cut([(0.12 * d, y + inner), (0.33 * d, y - 0.08 + (inner + outer) / 2), (0.62 * d, y + 0.02 + outer)], [width * 0.7, width, width * 0.12]))
    if inner > 0.05:  # the frown: a short upright fold
        p.ink(f.cut([(0.05 * d, y - 0.14), (0.04 * d, y - 0.02)], [0.004, 0.03]))


def mouth(p: Print, f: "Face", form: tuple[float, float, float], lips: tuple[float, float], teeth: bool, smirk: float, full: float = 1) -> None:
    hw, smile, opened = form
    cy = f.mouth_y

    def line(x: float) -> float:
        return cy - (smile + smirk * x / hw) * (abs(x) / hw) ** 1.5 * 0.16

    def outline(share: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
        half = [(0, 0.052 * full + opened * 0.36), (0.16, 0.07 * full + opened * 0.36), (0.5, 0.055 * full + opened * 0.32), (0.86, 0.02 + opened * 0.18), (1, 0)]
        bow = [(-q, dy) for q, dy in half[:0:-1]] + half
        deep = [(1.0, 0.0), (0.88, -0.03 - opened * 0.34), (0.55, -0.08 * full - opened * 0.8)]
        low = [*deep, (0, -0.105 * full - opened), *((-q, dy) for q, dy in deep[::-1])]

        def side(part: list[tuple[float, float]]) -> list[tuple[float, float]]:
            return [(q * hw * (0.9 if share < 1 else 1), line(q * hw) - dy * share) for q, dy in part]

        return side(bow), side(low)

    both = f.plane(*outline(1))
    p.put(both.grow(0.008 * f.s), k=1)
    p.put(both, k=0, a=lips[0], b=lips[1])
    if opened > 0.03:
        hole = f.plane(*outline(0.74))
        p.put(hole, k=1, a=0, b=0)
        if teeth:
            _teeth(p, f, hole, hw, line, opened)
    else:
        p.ink(f.cut([(q * hw, line(q * hw) + dy) for q, dy in ((-1.08, -0.005), (-0.45, 0.004), (0, 0.012), (0.45, 0.004), (1.08, -0.005))], [0.03, 0.022, 0.034, 0.022, 0.03]))
    p.ink(f.cut([(-hw * 0.4, cy + 0.165 + opened), (0, cy + 0.185 + opened), (hw * 0.4, cy + 0.165 + opened)], [0.004, 0.03, 0.004]))


def _teeth(p: Print, f: "Face", hole: Mask, hw: float, line: "object", opened: float) -> None:
    """The upper row, parted by thin cuts; its edge follows the corners of the mouth."""
    assert callable(line)
    low = [(q * hw, float(line(q * hw)) + 0.02 - opened * 0.1) for q in (-1, -0.5, 0, 0.5, 1)]
    high = [(q * hw, f.mouth_y - 0.5) for q in (1, -1)]
    row = hole & f.plane(low, high)
    p.put(row, k=0, a=0, b=0)
    for q in np.linspace(-0.72, 0.72, 7):
        x = float(q) * hw
        p.ink(row & f.cut([(x, f.mouth_y - 0.4), (x * 0.96, float(line(x)) + 0.03)], [0.012, 0.016]))


def folds(p: Print, f: "Face", form: tuple[float, float, float]) -> None:
    """What a life and a laugh leave on a face."""
    hw, smile, opened = form
    deep = 0.018 + 0.03 * f.age + 0.02 * max(smile, 0)
    reach = max(hw + 0.09, 0.33)
    for d in (-1, 1):
        if not f.child or smile > 0.5:
            p.ink(f.cut([(0.2 * d, 0.30), ((reach - 0.02) * d, 0.45), (reach * d, 0.60)], [0.004, deep, 0.004]))
        if smile > 0.4:
            p.ink(f.cut([((hw + 0.02) * d, f.mouth_y - 0.2), ((hw + 0.07) * d, f.mouth_y - 0.1), ((hw + 0.04) * d, f.mouth_y + 0.02)], [0.004, 0.02, 0.004]))
        if f.age < 0.3:
            continue
        for q in (0, 1):
            y = f.eye_y + 0.17 + 0.06 * q
            p.ink(f.cut([(0.17 * d, y - 0.02), (0.34 * d, y + 0.03), (0.52 * d, y - 0.04)], [0.004, 0.022 * f.age, 0.003]))
        for q in (-0.05, 0.02, 0.09):
            p.ink(f.cut([(0.57 * d, f.eye_y + q * 0.5), (0.69 * d, f.eye_y + q * 1.8)], [0.02 * f.age, 0.003]))
        p.ink(f.cut([(0.47 * d, 0.34), (0.55 * d, 0.56), (0.5 * d, 0.80)], [0.003, 0.026 * f.age, 0.004]))
        p.ink(f.cut([((hw + 0.04) * d, f.mouth_y + 0.06), ((hw + 0.07) * d, f.mouth_y + 0.18), ((hw + 0.03) * d, f.mouth_y + 0.28)], [0.004, 0.022 * f.age, 0.003]))
    if f.age >= 0.3:
        for q in (0.0, 0.11, 0.22):
            y = f.brow_y - 0.2 - q
            p.ink(f.cut([(-0.4 + q * 0.5, y + 0.03), (-0.15, y), (0.1, y + 0.02), (0.4 - q * 0.5, y + 0.01)], [0.003, 0.022 * f.age, 0.016 * f.age, 0.003]))
