"""Hands: open, fist, pointing, gripping, pinching, reaching, clasped."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from namyok_art.lino.mask import F32, Mask, S, X, Y, blob, brush, shapes
from namyok_art.lino.press import LEFT, Light, Print, inflate
from namyok_art.lino.shape import Points, Pts, ellipse, place, points

BASES = ((-0.34, -0.42), (-0.11, -0.48), (0.12, -0.45), (0.335, -0.34))
LENGTHS = (0.98, 1.1, 1.02, 0.8)
WIDTHS = (0.225, 0.235, 0.225, 0.19)


@dataclass(frozen=True, slots=True)
class Hand:
    """s is the width of the palm; turn 0 = fingers up; flip=-1 mirrors it (thumb on the right)."""

    x: float
    y: float
    s: float
    turn: float = 0
    flip: int = 1
    light: Light = LEFT
    a: float = 0
    b: float = 0
    shine: float = 0
    nail: tuple[float, float] = (0, 0)
    ambient: float = -0.02
    seed: int = 0

    def at(self, pts: Pts) -> Points:
        return place(pts, self.x, self.y, self.s, self.turn, self.flip)

    def patch(self, pts: Pts) -> Mask:
        return blob(self.at(pts))

    def cut(self, p: Print, pts: Pts, widths: Sequence[float], within: Mask | None = None) -> None:
        line = brush(self.at(pts), [w * self.s for w in widths])
        p.ink(line & within if within else line)

    def body(self, p: Print, mask: Mask, swell: float = 0.16, height: F32 | None = None, seed: int = 0) -> None:
        p.relief(
            mask, self.light, swell * self.s, max(5, self.s * 0.042), 0.75, self.turn, self.a, self.b,
            outline=max(3, self.s * 0.026), gain=1.25, ambient=self.ambient, height=height,
            seed=self.seed + seed, length=self.s * 0.3, soft=self.s * 0.016, shine=self.shine,
        )  # fmt: skip

    def finger(self, p: Print, pts: Pts, width: float, nail: bool = False, joints: Sequence[float] = (0.5,), seed: int = 0) -> None:
        """One finger as a body of its own, with knuckle cuts at shares of its length."""
        w = [width * self.s * q for q in (1.0, 1.06, 0.96, 1.0, 0.78)]
        line = self.at(pts)
        mask = brush(line, w)
        self.body(p, mask, width * 0.55, seed=seed)
        for share in joints:
            self._knuckle(p, points(pts), share, width, mask)
        if nail:
            self._nail(p, points(pts), width)

    def _knuckle(self, p: Print, line: Points, share: float, width: float, within: Mask) -> None:
        where = share * (len(line) - 1)
        i = min(int(where), len(line) - 2)
        c = line[i] + (line[i + 1] - line[i]) * (where - i)
        d = (line[i + 1] - line[i]) / np.linalg.norm(line[i + 1] - line[i])
        n = np.array([-d[1], d[0]]) * width * 0.36
        self.cut(p, [c - n, c - d * 0.02, c + n], [0.004, 0.028, 0.004], within)
        self.cut(p, [c - n * 0.7 + d * 0.04, c + d * 0.03, c + n * 0.7 + d * 0.04], [0.003, 0.015, 0.003], within)

    def _nail(self, p: Print, line: Points, width: float) -> None:
        d = (line[-1] - line[-2]) / np.linalg.norm(line[-1] - line[-2])
        c = line[-1] - d * 0.02
        form = shapes([self.at(ellipse(c[0], c[1], width * 0.27, 0.095, math.atan2(d[1], d[0]) + np.pi / 2))])
        p.put(form.grow(self.s * 0.013), k=1)
        p.put(form, k=0, a=self.nail[0], b=self.nail[1])

    def open(
        self, p: Print, spread: Sequence[float] = (-0.16, -0.03, 0.1, 0.28), curl: Sequence[float] = (0, 0, 0, 0),
        thumb: float = -0.75, thumb_curl: float = 0.2, wrist: float = 1.7, palm: bool = True, nails: bool = False,
    ) -> Points:  # fmt: skip
        """Flat hand, one body; palm=False shows its back. Gives the tips, index to little, thumb."""
        rays: list[tuple[Points, list[float]]] = []
        for base, length, width, lean, bend in zip(BASES, LENGTHS, WIDTHS, spread, curl, strict=True):
            line, at = [np.array(base)], lean
            for part in (0.46, 0.3, 0.24):
                line.append(line[-1] + length * part * np.array([math.sin(at), -math.cos(at)]))
                at += bend
            rays.append((np.array(line), [width * q for q in (1.0, 1.04, 0.92, 1.0, 0.86, 0.9, 0.62)]))
        t0 = np.array((-0.36, 0.18))
        t1 = t0 + 0.5 * np.array([math.sin(thumb), -math.cos(thumb)])
        t2 = t1 + 0.34 * np.array([math.sin(thumb + thumb_curl), -math.cos(thumb + thumb_curl)])
        rays.append((np.array([(-0.05, 0.5), t0, t1, t2]), [0.2, 0.36, 0.33, 0.27, 0.24, 0.25, 0.17]))
        outline = (
            f"-.45 -.42, -.22 -.55, .1 -.56, .43 -.42, .47 -.1, .41 .35, .29 .68, .27 1.0, .32 {wrist},"
            f"-.32 {wrist}, -.27 1.0, -.31 .7, -.47 .35, -.5 -.05"
        )
        mask = self.patch(outline)
        for line_, widths in rays:
            mask = mask | brush(self.at(line_), [w * self.s for w in widths])
        self.body(p, mask, height=self._open_height(mask, palm))
        self._open_cuts(p, mask, rays, spread, palm, nails)
        return np.vstack([self.at(line_[-1:]) for line_, _ in rays])

    def _open_height(self, mask: Mask, palm: bool) -> F32:
        ca, sa = math.cos(self.turn), math.sin(self.turn)
        dx, dy = X[mask.box] - self.x, Y[mask.box] - self.y
        x, y = (dx * ca + dy * sa) / self.s * self.flip, (-dx * sa + dy * ca) / self.s

        def hill(cx: float, cy: float, rx: float, ry: float) -> F32:
            return np.asarray(np.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2), np.float32)

        h = inflate(mask, self.s * 0.13, self.s * 0.014)
        if palm:
            h += self.s * (0.13 * hill(-0.24, 0.28, 0.2, 0.32) + 0.09 * hill(0.3, 0.2, 0.16, 0.34) - 0.06 * hill(0.05, 0.05, 0.16, 0.2))
        else:
            h += self.s * 0.05 * hill(0, 0.1, 0.3, 0.4)
        for bx, by in BASES:
            h += self.s * (0.05 * hill(bx, by + 0.08, 0.09, 0.08) if palm else 0.07 * hill(bx, by + 0.05, 0.07, 0.1))
        return np.asarray(cv2.GaussianBlur(h.astype(np.float32), (0, 0), 0.01 * self.s * S), np.float32)

    def _open_cuts(self, p: Print, mask: Mask, rays: list[tuple[Points, list[float]]], spread: Sequence[float], palm: bool, nails: bool) -> None:
        for i in range(3):
            web = (np.array(BASES[i]) + np.array(BASES[i + 1])) / 2 + (0, -0.1)
            lean = (spread[i] + spread[i + 1]) / 2
            self.cut(p, [web + 0.12 * np.array([math.sin(lean), -math.cos(lean)]), web, web + (0, 0.1)], [0.02, 0.03, 0.004], mask)
        for i, (line, widths) in enumerate(rays):
            for joint in (1, 2) if i < 4 else (2,):
                self._knuckle(p, line, joint / 3, widths[2] * 1.05, mask)
            if palm and i < 4:
                q = line[0] + (0, -0.02)
                self.cut(p, [q + (-0.09, -0.03), q, q + (0.09, -0.03)], [0.004, 0.02, 0.004], mask)
            if nails or not palm:
                self._nail(p, line, widths[-1] * 1.35)
        if palm:
            for crease in (".43 -.13, .2 -.2, -.05 -.24, -.2 -.36", "-.44 -.1, -.15 -.06, .12 .02, .3 .14", "-.42 -.13, -.16 0, -.04 .25, -.06 .55", "-.22 .84, 0 .87, .22 .83"):
                self.cut(p, crease, [0.004, 0.028, 0.026, 0.004], mask)

    def fist(self, p: Print, wrist: float = 1.9, point: bool = False) -> None:
        """Knuckles up, fingers folded towards us, thumb across; `point` leaves the index out."""
        self.body(p, self.patch(f"-.5 -.2, -.54 .3, -.42 .74, -.32 1.0, -.33 {wrist}, .33 {wrist}, .32 1.0, .42 .72, .54 .3, .5 -.2, 0 -.34"), 0.2)
        for i, x in ((3, 0.385), (2, 0.15), (1, -0.105), (0, -0.37)):
            top = -0.24 - 0.05 * (i in (1, 2)) + 0.06 * (i == 3)
            if point and i == 0:
                self.finger(p, [(-0.36, 0.1), (-0.37, -0.4), (-0.4, -0.9), (-0.43, -1.35)], 0.25, True, (0.5, 0.76), 5)
                continue
            self.finger(p, [(x, 0.44), (x, 0.3), (x + 0.01, top)], 0.26, False, (), 11 + i)
            self.cut(p, [(x - 0.09, 0.12), (x, 0.15), (x + 0.09, 0.12)], [0.004, 0.03, 0.004])
        self.finger(p, [(-0.52, 0.5), (-0.44, 0.34), (-0.12, 0.3), (0.2, 0.36)], 0.27, True, (0.55,), 21)

    def grip(self, p: Print, thing: Callable[[], None] | None = None, wrist: float = 1.9) -> None:
        """Fingers round something upright that `thing` draws: palm behind it, fingers before."""
        self.body(p, self.patch(f"-.5 -.4, -.3 -.6, .3 -.56, .56 -.3, .56 .4, .4 .8, .34 {wrist}, -.3 {wrist}, -.36 .8, -.56 .4"), 0.2)
        if thing:
            thing()
        for i, (y, reach) in enumerate(((0.42, -0.16), (0.17, -0.26), (-0.09, -0.3), (-0.36, -0.22))):
            self.finger(p, [(0.58, y + 0.02), (0.3, y - 0.05), (0.0, y - 0.03), (reach, y + 0.06)], 0.26 - 0.03 * (i == 0), True, (0.36, 0.68), 31 + i)
        self.finger(p, [(-0.44, 0.55), (-0.56, 0.2), (-0.44, -0.18), (-0.16, -0.42)], 0.28, True, (0.66,), 41)

    def pinch(self, p: Print, wrist: float = 1.9) -> Points:
        """Thumb and index meet; gives the point between them."""
        for line in (".38 -.2, .62 -.62, .66 -1.0, .5 -1.25", ".16 -.32, .32 -.8, .3 -1.2, .1 -1.4"):
            self.finger(p, line, 0.21, False, (0.4, 0.7), 7)
        self.body(p, self.patch(f"-.5 -.3, -.2 -.52, .2 -.5, .48 -.3, .5 .2, .36 .7, .3 1.0, .34 {wrist}, -.34 {wrist}, -.3 1.0, -.42 .6, -.56 .1"), 0.2)
        self.finger(p, "-.04 -.36, -.02 -.84, -.2 -1.16, -.42 -1.34", 0.22, False, (0.36, 0.68), 9)
        self.finger(p, "-.34 -.2, -.34 -.74, -.5 -1.08, -.74 -1.2", 0.225, True, (0.36, 0.7), 10)
        self.finger(p, "-.34 .42, -.6 .0, -.84 -.44, -.9 -.92", 0.27, True, (0.66,), 13)
        return np.asarray(self.at([(-0.88, -1.12)])[0])

    def reach(self, p: Print, wrist: float = 2.2, droop: float = 0.25, curl: Sequence[float] = (0.0, 0.1, 0.22, 0.34)) -> Points:
        """From the side, fingers up (turn it): hanging, offering, letting go. Gives the tips."""
        tips = []
        for i in (3, 2, 1, 0):
            lean = droop * 0.4 + curl[i]
            line = [np.array((0.1 - 0.09 * i + 0.16, -0.5 + 0.05 * i))]
            for part in (0.5, 0.36, 0.28):
                line.append(line[-1] + part * (1 - 0.08 * i) * np.array([math.sin(lean), -math.cos(lean)]))
                lean += droop + curl[i] * 0.6
            self.finger(p, np.array(line), 0.22 - 0.014 * i, i == 0, (0.34, 0.68), 50 + i)
            tips.append(line[-1])
        self.body(p, self.patch(f"-.2 -.62, .12 -.66, .34 -.5, .36 -.1, .3 .4, .24 .9, .28 {wrist}, -.26 {wrist}, -.22 .9, -.34 .4, -.36 -.1"), 0.18, seed=61)
        self.finger(p, [(-0.08, 0.3), (-0.2, -0.12), (-0.14, -0.5), (0.02 + droop * 0.3, -0.82)], 0.25, True, (0.68,), 63)
        return np.vstack([self.at([tip]) for tip in tips[::-1]])


def clasp(p: Print, x: float, y: float, s: float, light: Light = LEFT, sleeve: tuple[float, float] = (0, 0), **ink: float) -> None:
    """Two hands with their fingers laced, forearms to the lower corners; s = width of one palm."""
    def side(flip: int) -> Hand:
        return Hand(x, y, s, 0, flip, light, ink.get("a", 0), ink.get("b", 0), ink.get("shine", 0), seed=3 + flip)

    for flip in (1, -1):
        h = side(flip)
        h.body(p, h.patch("-.06 -.5, -.4 -.56, -.7 -.36, -.86 .1, -1.1 .7, -1.6 1.5, -.9 1.9, -.56 1.0, -.3 .62, -.02 .5"), 0.24)
    for i in range(4):
        top = -0.42 + 0.24 * i
        for flip in (1, -1):
            h = side(flip)
            y0 = top + (0.12 if flip < 0 else 0)
            h.finger(p, [(-0.06, y0 - 0.12), (0.2, y0 - 0.06), (0.42, y0 + 0.06), (0.56, y0 + 0.2)], 0.215, False, (0.28,), 5 * i + flip)
    for flip in (1, -1):
        h = side(flip)
        h.finger(p, [(-0.46, -0.3), (-0.34, -0.6), (-0.06, -0.78), (0.2 if flip > 0 else 0.12, -0.7 if flip > 0 else -0.9)], 0.25, True, (0.6,), 44)


def cuff(p: Print, h: Hand, start: float, end: float, a: float = 0, b: float = 0, wide: float = 0.42, flare: float = 0.12, ambient: float = -0.05) -> None:
    """A sleeve over the wrist of a hand, with a hem."""
    body = h.patch([(-wide, start), (wide, start), (wide + flare * 0.5, (start + end) / 2), (wide + flare, end), (-wide - flare, end), (-wide - flare * 0.5, (start + end) / 2)])
    p.relief(body, h.light, h.s * 0.3, max(6, h.s * 0.055), 0.8, h.turn + 0.2, a, b, max(4, h.s * 0.03), ambient=ambient, seed=h.seed + 7, length=h.s * 0.5)
    p.ink(brush(h.at([(-wide, start + 0.16), (0, start + 0.2), (wide, start + 0.16)]), [h.s * q for q in (0.02, 0.035, 0.02)]) & body)
