"""Hair: a thin cap, locks that run from the crown to a broken hairline, and loose strands."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted.colour import Array, Colour, mix, rgb, smooth
from namyok_art.painted.figures.kinds import Person
from namyok_art.painted.mould import HAIR, Decal, Mould
from namyok_art.painted.space import Frame, Point, unit

MIDDLE = np.array([0, -0.13, -0.06])
RADII = np.array([0.355, 0.37, 0.43])
LINE = ([0, 22, 40, 62, 78, 100, 125, 180], [46, 40, 43, 22, -6, -6, -30, -38])
"""Where hair begins: degrees above the equator by degrees from the face."""


def on_skull(azimuth: float, lift: float, grow: float = 1.0) -> Array:
    """A place on the skull: azimuth 0 = face, 90 = right ear; lift in degrees above the equator."""
    u, v = np.deg2rad([azimuth, lift])
    way = np.array([np.sin(u) * np.cos(v), -np.sin(v), np.cos(u) * np.cos(v)])
    return np.asarray(MIDDLE + way * RADII * grow)


def hairline(azimuth: float) -> float:
    return float(np.interp(abs(azimuth), *LINE))


class Comb:
    """Locks and strands of one head."""

    def __init__(self, mould: Mould, colour: Colour) -> None:
        self.mould, self.colour = mould, colour
        self.rng = np.random.default_rng(11)
        self.light = mix(colour, "#f8d8b0", 0.17)
        self.dark = mix(colour, "#120a0c", 0.5)
        self.fine = mould.frame.scale > 70

    def lock(self, points: Sequence[Point], widths: Sequence[float], melt: float = 0.02) -> None:
        self.mould.chain(points, widths, self.colour, melt, HAIR)
        if self.fine:
            self.strands(points, widths, 4 if self.mould.frame.scale < 160 else 7)

    def strands(self, points: Sequence[Point], widths: Sequence[float], count: int) -> None:
        """Hairs along a lock; the last bit of each leaves the lock and flies."""
        core = np.array(points, float)
        half = np.array(widths)[:, None]
        width = 0.0052 if self.mould.frame.scale > 160 else 0.008
        for k in range(count):
            out = unit(self.rng.normal((0, 0, 0.5), 1))
            line = core + out * half * self.rng.uniform(0.75, 1.0)
            fly = line[-1] - line[-2]
            loose = line[-1] + fly * self.rng.uniform(0.02, 0.12) + self.rng.normal(0, 0.012, 3)
            tone = self.light if k % 3 == 0 else self.dark
            slack = float(max(widths)) * 1.2
            self.mould.strand([*line, loose], slack, width * self.rng.uniform(0.6, 1.2), tone)


def hair(mould: Mould, frame: Frame, who: Person) -> None:
    """Hair of the head in the given style."""
    if who.style == "none" or who.hat == "kerchief":
        return
    mould.frame = frame
    group = mould.group()
    comb = Comb(mould, who.hair)
    if who.style == "bald":
        _fringe_of_the_bald(comb)
    elif who.style == "curls":
        _curls(comb)
    else:
        _combed(comb, who.style)
    mould.decals[group] = (frame, _streaks(who.style))


def _cap(comb: Comb, grow: float, forward: float) -> None:
    tilt = (0, 0.66, 0.75)
    comb.mould.cap(MIDDLE, tuple(RADII * grow), tilt, forward, comb.colour, 0, HAIR)


def _fringe_of_the_bald(comb: Comb) -> None:
    for azimuth in range(80, 281, 13):
        az = (azimuth + 180) % 360 - 180
        top = 22 + comb.rng.uniform(-6, 6)
        end = hairline(az) - comb.rng.uniform(0, 8)
        low = on_skull(az + comb.rng.uniform(-6, 6), end, 1.03)
        comb.lock(
            [on_skull(az, top), on_skull(az, (top + end) / 2, 1.04), low], [0.03, 0.06, 0.012]
        )


def _curls(comb: Comb) -> None:
    _cap(comb, 1.05, 0.12)
    for _ in range(170):
        az = comb.rng.uniform(-180, 180)
        up = float(np.degrees(np.arcsin(comb.rng.uniform(-0.6, 1))))
        if up < hairline(az) - 4 - comb.rng.uniform(0, 5):
            continue
        place, radius = (
            on_skull(az, up, comb.rng.uniform(1.05, 1.17)),
            comb.rng.uniform(0.04, 0.085),
        )
        comb.mould.ball(place, radius, comb.colour, 0.012, HAIR)
        if comb.fine:
            ring = np.linspace(0, comb.rng.uniform(3, 5.5), 7) + comb.rng.uniform(0, 6)
            x, y = np.cos(ring) * radius * 0.95, np.sin(ring) * radius * 0.95
            loop = list(place + np.stack([x, y, np.full(7, 0.02)], 1))
            tone = mix(comb.colour, comb.light, 0.6) if comb.rng.uniform() < 0.4 else comb.dark
            comb.mould.strand(loop, 0.10, 0.007, tone)


PART = {"short": 26, "crop": 0, "bob": 8, "long": -14, "bun": 0, "plait": 4, "tuft": -20}
FULL = {
    "short": 1.045,
    "crop": 1.0,
    "bob": 1.05,
    "long": 1.04,
    "bun": 1.0,
    "plait": 1.01,
    "tuft": 1.035,
}


def _combed(comb: Comb, style: str) -> None:
    rng, full, part = comb.rng, FULL[style], PART[style]
    hanging = style in ("bob", "long")
    drawn_back = style in ("bun", "plait")
    forward = 0.05 if hanging or drawn_back else 0.12
    _cap(comb, 1.07 if hanging else 1.04, forward)
    for step in np.arange(-174, 180, 13.0):
        az = step + rng.uniform(-4, 4)
        end = hairline(az) + rng.uniform(-6, 3)
        swing = 0.0
        if style in ("short", "tuft") and abs(az) < 66:
            end -= (6 if style == "short" else 15) + rng.uniform(0, 10)
            swing = 22 if az < part else -15
        if (hanging or drawn_back) and abs(az) < 50:
            continue
        arc = [
            on_skull(part * 0.5 + az * 0.3, 86, full),
            on_skull(az * 0.9, 62, full * 1.02),
            on_skull(az, (62 + end) / 2, full * 1.03),
            on_skull(az + swing, end, 1.03),
        ]
        tip = 0.032 if drawn_back else 0.008
        width = 0.030 if style == "crop" else 0.052
        comb.lock(arc, [width * 0.8, width, width * 1.05, min(tip, width)], 0.035)
    if hanging or drawn_back:
        _framing(comb, style, part, full)
    if hanging:
        _hanging(comb, style, full)
    if style == "bun":
        _bun(comb)
    if style == "plait":
        _plait(comb)
    if style == "tuft":
        for x, y in ((0.11, -0.62), (0.05, -0.64), (0.15, -0.57)):
            comb.lock(
                [(0, -0.48, -0.06), (x * 0.5, -0.57, -0.05), (x, y, -0.03)], [0.04, 0.026, 0.005]
            )


def _framing(comb: Comb, style: str, part: float, full: float) -> None:
    """Front locks part as a gable of unequal slopes and frame the face."""
    low = {"bob": 0.34, "long": 0.78}.get(style, 0.0)
    for s in (-1, 1):
        for k in range(5):
            drift = comb.rng.uniform(-3, 3)
            arc: list[Array] = [
                on_skull(part + s * 3 * k, 67 - 6 * k, full),
                on_skull(s * (24 + 7 * k) + drift + part * 0.4, 49 - 2 * k, full * 1.02),
                on_skull(s * (56 + 7 * k) + drift, 17 - k, full * 1.03),
            ]
            if low:
                tip = arc[-1]
                inward = 0.86 if style == "bob" else 1.0
                end = low - 0.03 * k + comb.rng.uniform(-0.05, 0.05)
                arc += [
                    np.array([tip[0] * 1.06, 0.14, tip[2] * 0.8]),
                    np.array([tip[0] * inward, end, tip[2] * 0.8 + 0.05]),
                ]
                comb.lock(arc, [0.03, 0.045, 0.05, 0.055, 0.008], 0.02)
            else:
                arc.append(on_skull(s * (86 + 6 * k), 2, 1.05))
                comb.lock(arc, [0.03, 0.045, 0.05, 0.028], 0.02)


def _hanging(comb: Comb, style: str, full: float) -> None:
    low = {"bob": 0.36, "long": 0.82}[style]
    for az in np.arange(84, 280, 13.0):
        root = on_skull(az, 18, full * 1.03)
        out = unit((root[0], 0, root[2] * 0.7))
        middle = np.array([root[0], 0.14, root[2]]) + out * 0.04
        end = low + comb.rng.uniform(-0.07, 0.05)
        inward = 0.80 if style == "bob" else 0.95
        tip = np.array([root[0] * inward, end, root[2] * 0.85 + 0.02])
        wave = (middle + tip) / 2 + out * comb.rng.uniform(0.01, 0.05)
        comb.lock([root, middle, wave, tip], [0.06, 0.072, 0.068, 0.010], 0.025)


def _bun(comb: Comb) -> None:
    comb.mould.ball((0, -0.50, -0.26), 0.15, comb.colour, 0.03, HAIR)
    for u in np.arange(6) * 1.05:
        spiral = [
            (0.14 * np.cos(u + a), -0.5 + 0.13 * np.sin(u + a) - 0.05 * a, -0.20 + 0.03 * a)
            for a in (0, 0.5, 1.0)
        ]
        comb.lock(spiral, [0.05, 0.045, 0.03], 0.01)


def _plait(comb: Comb) -> None:
    """One plait over the shoulder."""
    root = np.array([0.26, 0.20, -0.22])
    for k in range(9):
        y = 0.09 * k
        bend = np.array([0.06 * np.sin(k * 0.5) + 0.10, y, 0.05 * k])
        for s in (-1, 1):
            start = root + bend + (s * 0.045, 0, 0)
            end = root + bend + (-s * 0.02, 0.10, 0.04)
            comb.lock([start, end], [0.062 - 0.003 * k, 0.040 - 0.002 * k], 0.008)


def _streaks(style: str) -> Decal:
    """Tone that runs with the hair, and a broken shine round the crown."""

    def paint(points: Array, colours: Array, materials: Array) -> Array:
        q = points - MIDDLE
        az = np.arctan2(q[:, 0], q[:, 2] + 0.05)
        tone = 0.09 * np.sin(az * 34 + 4 * np.sin(q[:, 1] * 7))
        tone = tone + 0.08 * np.sin(az * 71 + 18 * q[:, 1]) + 0.05 * np.sin(az * 13)
        shine = np.exp(-(((-q[:, 1] - 0.24 - 0.03 * np.sin(az * 17)) / 0.06) ** 2)) * 0.22
        if style == "curls":
            tone, shine = tone * 0.4, shine * 0.3
        side = (shine * smooth(-0.6, 0.5, -q[:, 0]))[:, None]
        return np.asarray(
            colours * (1 + tone)[:, None] + side * (0.25 * rgb("#fff0d8") + 0.5 * colours)
        )

    return paint
