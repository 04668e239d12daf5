"""Complexion: what is painted on a modelled face, from blush to wrinkles and teeth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from namyok_art.painted.colour import Array, Colour, mix, rgb, smooth
from namyok_art.painted.mould import Decal

if TYPE_CHECKING:
    from namyok_art.painted.figures.heads import Features


def near(points: Array, line: Sequence[Sequence[float]] | Array) -> tuple[Array, Array]:
    """Distance in (x, y) of points to a polyline, and the place along it (0..1)."""
    best = np.full(len(points), 9.0)
    at = np.zeros(len(points))
    places = np.asarray(line, float)
    for i in range(len(places) - 1):
        a, b = places[i], places[i + 1]
        ab = b - a
        t = np.clip(((points[:, :2] - a) @ ab) / (ab @ ab + 1e-9), 0, 1)
        gap = np.hypot(*(points[:, :2] - a - t[:, None] * ab).T)
        at = np.where(gap < best, (i + t) / (len(places) - 1), at)
        best = np.minimum(best, gap)
    return best, at


class _Palette:
    """Washes over the face that is seen from the front."""

    def __init__(self, points: Array, colours: Array) -> None:
        self.p = points
        self.colours = np.array(colours)
        self.front = smooth(0.0, 0.12, points[:, 2])

    def wash(self, mask: Array, target: Colour, share: float) -> None:
        m = (np.clip(mask, 0, 1) * share * self.front)[:, None]
        self.colours = self.colours * (1 - m) + rgb(target) * m

    def spot(self, x: float, y: float, rx: float, ry: float, power: float = 2) -> Array:
        far = np.hypot((self.p[:, 0] - x) / rx, (self.p[:, 1] - y) / ry)
        return np.asarray(np.exp(-(far**power)))

    def crease(
        self, line: Sequence[Sequence[float]], width: float, target: Colour, share: float
    ) -> None:
        """A line that swells in its middle."""
        gap, at = near(self.p, line)
        swell = np.sin(np.pi * np.clip(0.1 + 0.85 * at, 0, 1))
        self.wash(np.exp(-((gap / width) ** 2)) * swell, target, share)


def complexion(face: Features) -> Decal:
    """The paint of one face."""

    def paint(points: Array, colours: Array, materials: Array) -> Array:
        palette = _Palette(points, colours)
        _flush(palette, face)
        _wrinkles(palette, face)
        _lashes(palette, face)
        _mouth(palette, face)
        return palette.colours

    return paint


def _flush(palette: _Palette, face: Features) -> None:
    age, mood, tone = face.age, face.mood, face.tone
    warm = rgb("#d8503c") if tone.mean() > 0.45 else rgb("#8f2f28")
    for s in (-1, 1):
        cheek = palette.spot(s * 0.195, age.eye_y + 0.165, 0.105, 0.085)
        palette.wash(cheek, warm, min(0.36 * mood.blush, 0.65))
        socket = palette.spot(s * age.apart, age.eye_y - 0.01, face.eye * 1.5, face.eye * 1.35, 4)
        share = 0.22 + 0.16 * age.lined + 0.1 * mood.tears
        palette.wash(socket, mix(tone, "#7a3a48", 0.6), share)
    tip = palette.spot(0, face.nose_y, 0.06, 0.05)
    palette.wash(tip, warm, 0.20 + 0.10 * mood.blush + 0.15 * mood.tears)
    jaw = smooth(0.18, 0.42, palette.p[:, 1])
    palette.wash(jaw, mix(tone, "#8a6a5f", 0.5), 0.25 * age.lined + 0.18 * (age.brow == 1.35))
    if face.freckles:
        rng = np.random.default_rng(8)
        for _ in range(46):
            x, y = rng.uniform(-0.27, 0.27), age.eye_y + rng.uniform(0.06, 0.21)
            palette.wash(palette.spot(x, y, 0.008, 0.008, 4), mix(tone, "#8a4a2a", 0.7), 0.75)


def _wrinkles(palette: _Palette, face: Features) -> None:
    age, mood = face.age, face.mood
    ey, lined, young = age.eye_y, age.lined, age.nose < 0.7
    deep = mix(face.tone, "#5f2420", 0.7)
    for s in (-1, 1):
        nostril = (s * 0.032 * age.nose**0.5, face.nose_y + 0.037 * age.nose**0.5)
        palette.wash(palette.spot(*nostril, 0.018, 0.009, 4), deep, 0.75)
        fold = [
            (s * 0.085, face.nose_y),
            (s * (0.125 + 0.02 * mood.cheek), face.mouth_y - 0.06),
            (s * (face.mouth + 0.035), face.mouth_y),
        ]
        laugh = (0.45 * mood.cheek + 0.4 * mood.lip) * (0.15 if young else 1)
        palette.crease(fold, 0.011, deep, min(0.8, 0.6 * lined + laugh))
        frown = [(s * 0.024, ey - 0.16), (s * 0.02, ey - 0.085)]
        angry = 0.75 * max(0, mood.squeeze - 0.3) * (0.5 if young else 1)
        palette.crease(frown, 0.008, deep, angry)
        for k in (-1, 0, 1):
            start = (s * (age.apart + face.eye * 1.1), ey + 0.01 + 0.012 * k)
            end = (s * (age.apart + face.eye * 1.75), ey + 0.045 * k)
            palette.crease(
                [start, end], 0.006, deep, 0.55 * lined + 0.25 * mood.cheek * (not young)
            )
    brow = max(0.0, mood.inner) * (0 if young or lined > 0.5 else 0.28) + 0.45 * lined
    for k in range(3):
        y, bend = ey - 0.235 - 0.045 * k, 0.02 * mood.inner
        line = [
            (-0.17, y + bend),
            (-0.06, y - bend * 0.6),
            (0.06, y - bend * 0.6),
            (0.17, y + bend),
        ]
        palette.crease(line, 0.007, deep, brow)


def _lashes(palette: _Palette, face: Features) -> None:
    ey = face.age.eye_y
    for (centre, upper, lower), s in zip(face.lids, (-1, 1), strict=True):
        q = palette.p - centre
        close = (np.linalg.norm(q, axis=1) < face.eye * 1.22) & (q[:, 2] > 0)
        above, below = q @ upper, q @ lower
        palette.colours[close & (above > -0.021) & (above < 0.01)] = rgb("#22120f")
        rim = close & (below > -0.008) & (below < 0.006)
        palette.colours[rim] = palette.colours[rim] * 0.6
        if face.mood.tears:
            x = centre[0]
            line = [(x + s * 0.02, ey + face.eye * 0.8), (x + s * 0.035, ey + 0.2), (x, ey + 0.34)]
            gap, at = near(palette.p, line)
            palette.wash((gap < 0.010 + 0.010 * at).astype(float), "#eaf4fa", 0.85)


def _mouth(palette: _Palette, face: Features) -> None:
    mood, width = face.mood, face.mouth
    x, y = palette.p[:, 0], palette.p[:, 1]
    if mood.open > 0.05:
        top = np.interp(x, face.across * width, face.top)
        low = np.interp(x, face.across * width, face.low)
        hole = (np.abs(x) < width) & (palette.p[:, 2] > 0.12) & (y > top) & (y < low)
        palette.colours[hole] = rgb("#571c22")
        gap = face.low[4] - face.top[4]
        if mood.open > 0.5:
            tongue = np.hypot(x / (width * 0.55), (y - face.low[4] + 0.005) / (gap * 0.42)) < 1
            palette.colours[hole & tongue] = rgb("#c2585a")
    else:
        gap, _ = near(palette.p, np.c_[face.across * width, face.top])
        palette.wash(np.exp(-((gap / 0.0075) ** 2)), "#5a1a1c", 0.9)
    deep = mix(face.tone, "#5f2420", 0.7)
    for i, s in ((0, -1), (-1, 1)):
        palette.wash(palette.spot(s * width, face.top[i], 0.02, 0.016), deep, 0.55)
