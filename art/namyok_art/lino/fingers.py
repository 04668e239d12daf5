"""What every hand is made of: a body, fingers, knuckles, nails."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from namyok_art.lino.mask import F32, Mask, blob, brush, shapes
from namyok_art.lino.press import LEFT, Light, Print
from namyok_art.lino.shape import Points, Pts, ellipse, place, points


@dataclass(frozen=True, slots=True)
class Fingers:
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

    def body(
        self, p: Print, mask: Mask, swell: float = 0.16, height: F32 | None = None, seed: int = 0
    ) -> None:
        p.relief(
            mask,
            self.light,
            swell * self.s,
            max(5, self.s * 0.042),
            0.75,
            self.turn,
            self.a,
            self.b,
            outline=max(3, self.s * 0.026),
            gain=1.25,
            ambient=self.ambient,
            height=height,
            seed=self.seed + seed,
            length=self.s * 0.3,
            soft=self.s * 0.016,
            shine=self.shine,
        )

    def finger(
        self,
        p: Print,
        pts: Pts,
        width: float,
        nail: bool = False,
        joints: Sequence[float] = (0.5,),
        seed: int = 0,
    ) -> None:
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
        self.cut(
            p,
            [c - n * 0.7 + d * 0.04, c + d * 0.03, c + n * 0.7 + d * 0.04],
            [0.003, 0.015, 0.003],
            within,
        )

    def _nail(self, p: Print, line: Points, width: float) -> None:
        d = (line[-1] - line[-2]) / np.linalg.norm(line[-1] - line[-2])
        c = line[-1] - d * 0.02
        form = shapes(
            [self.at(ellipse(c[0], c[1], width * 0.27, 0.095, math.atan2(d[1], d[0]) + np.pi / 2))]
        )
        p.put(form.grow(self.s * 0.013), k=1)
        p.put(form, k=0, a=self.nail[0], b=self.nail[1])
