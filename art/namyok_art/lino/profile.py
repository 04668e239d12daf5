"""A head from the side."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from namyok_art.lino.mask import F32, Mask, S, X, Y, blob, brush, poly, shapes
from namyok_art.lino.press import LEFT, Light, Print, inflate
from namyok_art.lino.shape import Points, Pts, ellipse, place, points, spline

OUTLINE = (
    ".1 -1.18, -.28 -1.1, -.55 -.88, -.65 -.6, -.68 -.36, -.63 -.2, -.76 .04, -.93 .23, -.9 .31,"
    "-.7 .36, -.70 .44, -.775 .53, -.67 .6, -.75 .69, -.64 .79, -.69 .93, -.62 1.06, -.44 1.1,"
    "-.2 1.06, -.1 1.2, -.14 1.75, .62 1.75, .55 1.1, .66 .6, .8 .1, .8 -.45, .58 -.92"
)
LIPS, JAW = range(10, 15), range(13, 19)


@dataclass(frozen=True, slots=True)
class Profile:
    """Faces left (flip=-1: right), in units of Face; `nose` is its length, `hook` its drop."""

    x: float
    y: float
    s: float
    tilt: float = 0
    flip: int = 1
    nose: float = 1
    hook: float = 0
    jaw: float = 0
    """How far the mouth is open."""
    age: float = 0
    child: bool = False
    light: Light = LEFT

    def at(self, pts: Pts) -> Points:
        return place(pts, self.x, self.y, self.s, self.tilt * self.flip, self.flip)

    def cut(self, pts: Pts, widths: Sequence[float]) -> Mask:
        return brush(self.at(pts), [w * self.s for w in widths])

    def patch(self, pts: Pts) -> Mask:
        return blob(self.at(pts))

    def outline(self) -> Mask:
        p = points(OUTLINE).copy()
        for i in (6, 7, 8):
            p[i, 0] = -0.66 + (p[i, 0] + 0.66) * self.nose
            p[i, 1] += self.hook * (0.3 if i == 6 else 0.9)
        p[6, 0] -= self.hook * 0.5
        if self.child:
            p[:4, 0] *= 1.08
            p[14:19, 0] += 0.06
            p[5, 0] += 0.06
        for i in JAW:
            p[i] += (0.1 * self.jaw, 0.34 * self.jaw)
        if self.jaw > 0.1:
            p[12] = (-0.46, 0.62 + 0.1 * self.jaw)
        return poly(spline(self.at(p), 8, closed=True))

    def _height(self, mask: Mask) -> F32:
        dx, dy = (X[mask.box] - self.x) / self.s * self.flip, (Y[mask.box] - self.y) / self.s
        ca, sa = math.cos(self.tilt), math.sin(self.tilt)
        x, y = dx * ca + dy * sa, -dx * sa + dy * ca

        def hill(cx: float, cy: float, rx: float, ry: float) -> F32:
            return np.asarray(np.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2), np.float32)

        h = -0.14 * hill(-0.46, -0.12, 0.16, 0.14) + 0.10 * hill(-0.3, 0.18, 0.2, 0.17)
        h += 0.07 * hill(-0.5, -0.36, 0.2, 0.09) - (0.09 + 0.08 * self.age) * hill(
            -0.22, 0.55, 0.16, 0.25
        )
        h += 0.06 * hill(-0.05, 0.85, 0.25, 0.1) - 0.16 * hill(0.2, 1.25, 0.35, 0.2)
        soft = cv2.GaussianBlur(h.astype(np.float32), (0, 0), 0.02 * self.s * S)
        return np.asarray(
            soft * self.s + inflate(mask, self.s * 0.6, self.s * 0.03) * 0.8, np.float32
        )

    def draw(
        self,
        p: Print,
        a: float = 0,
        b: float = 0,
        opened: float = 0.5,
        gaze: float = 0,
        brow: float = 0,
        smile: float = 0,
        lips: tuple[float, float] = (1, 0),
        gain: float = 1.2,
        ambient: float = -0.06,
        shine: float = 0,
        ear: bool = True,
        seed: int = 0,
    ) -> Mask:
        s = self.s
        skin = self.outline()
        p.relief(
            skin,
            self.light,
            gap=max(4.5, s * 0.028),
            bend=0.5,
            angle=self.tilt * self.flip,
            a=a,
            b=b,
            outline=max(2.5, s * 0.018),
            gain=gain,
            ambient=ambient,
            seed=seed,
            length=s * 0.28,
            height=self._height(skin),
            shine=shine,
        )
        self._eye(p, opened, gaze)
        p.ink(
            self.cut(
                [(-0.66, -0.36 + brow), (-0.5, -0.43), (-0.2, -0.33 - brow * 0.5)],
                [0.06, 0.085, 0.01],
            )
        )
        tip = -0.66 - 0.2 * self.nose
        p.ink(
            self.cut(
                [(tip, 0.31 + self.hook * 0.6), (tip * 0.9 - 0.05, 0.29), (-0.71, 0.33)],
                [0.01, 0.04, 0.02],
            )
            & skin
        )
        p.ink(self.cut("-.66 .2, -.60 .28, -.65 .37", [0.004, 0.03, 0.006]))
        self._mouth(p, skin, smile, lips)
        if self.age > 0.2:
            self._folds(p)
        if ear:
            form = self.patch(".08 -.16, .2 -.22, .31 -.1, .27 .12, .17 .27, .1 .2")
            p.relief(
                form,
                self.light,
                0.1 * s,
                max(4, s * 0.03),
                a=a,
                b=b,
                outline=0.014 * s,
                soft=0.012 * s,
                shine=shine,
            )
            p.ink(self.cut(".14 -.06, .23 -.1, .22 .08, .16 .14", [0.01, 0.035, 0.03, 0.01]))
        return skin

    def _eye(self, p: Print, opened: float, gaze: float) -> None:
        if opened > 0.08:
            up = spline(
                [
                    (-0.60, -0.1),
                    (-0.56, -0.1 - 0.14 * opened),
                    (-0.40, -0.11 - 0.12 * opened),
                    (-0.27, -0.05),
                ],
                8,
            )
            white = poly(
                self.at(
                    np.vstack(
                        [
                            up,
                            spline(
                                [(-0.27, -0.05), (-0.42, -0.02), (-0.58, -0.03), (-0.60, -0.1)], 8
                            ),
                        ]
                    )
                )
            )
            p.put(white.grow(0.012 * self.s), k=1)
            p.put(white, k=0, a=0, b=0)
            p.ink(white & shapes([self.at(ellipse(-0.53 + gaze * 0.06, -0.1, 0.065, 0.09))]))
            p.ink(brush(self.at(up), [q * self.s for q in (0.02, 0.055, 0.05, 0.012)], 2))
            p.ink(self.cut("-.58 -.24, -.44 -.27, -.26 -.16", [0.004, 0.024, 0.004]))
        else:  # a fold over a closed lid would look like a second eye
            p.put(shapes([self.at(ellipse(-0.44, -0.1, 0.16, 0.075))]), k=0)
            p.ink(self.cut("-.61 -.07, -.5 -.03, -.38 -.03, -.26 -.09", [0.03, 0.05, 0.045, 0.01]))
            for q in (-0.6, -0.54, -0.47):
                p.ink(self.cut([(q, -0.04), (q - 0.06, 0.03)], [0.022, 0.004]))

    def _mouth(self, p: Print, skin: Mask, smile: float, lips: tuple[float, float]) -> None:
        drop = 0.34 * self.jaw
        corner = (-0.44 + 0.06 * self.jaw, 0.6 + drop * 0.35 - smile * 0.12)
        upper = [(-0.70, 0.45), (-0.775, 0.53), (-0.69, 0.59), corner, (-0.56, 0.53)]
        lower = [
            corner,
            (-0.66 + 0.1 * self.jaw, 0.62 + drop),
            (-0.75 + 0.1 * self.jaw, 0.69 + drop),
            (-0.66 + 0.1 * self.jaw, 0.76 + drop),
            (-0.52, 0.68 + drop * 0.7),
        ]
        if self.jaw > 0.1:
            p.ink(poly(self.at([(-0.76, 0.57), corner, (-0.72, 0.68 + drop), (-0.95, 0.7)])) & skin)
        for outline in (upper, lower):
            lip = shapes([self.at(spline(outline, 8, closed=True))]) & skin
            p.put(lip.grow(0.006 * self.s) & skin, k=1)
            p.put(lip, k=0, a=lips[0], b=lips[1])
        if self.jaw <= 0.1:
            p.ink(
                self.cut(
                    [(-0.68, 0.6), (-0.56, 0.61 - smile * 0.04), (-0.43, 0.595 - smile * 0.14)],
                    [0.03, 0.024, 0.02],
                )
            )

    def _folds(self, p: Print) -> None:
        w = 0.03 * self.age
        for line in (
            ("-.6 .3, -.48 .42, -.44 .62"),
            ("-.24 -.1, -.12 -.16"),
            ("-.25 -.05, -.12 -.04"),
            ("-.58 .03, -.44 .08, -.3 .02"),
            ("-.6 -.62, -.42 -.6, -.24 -.66"),
            ("-.6 -.75, -.42 -.74, -.28 -.8"),
            ("-.34 .7, -.24 .9, -.3 1.04"),
        ):
            p.ink(self.cut(line, [0.004, w, 0.004]))
