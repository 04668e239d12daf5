"""A head from the front, turned, tilted, from above or below, of any age."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from namyok_art.lino import eyes as eyes_of
from namyok_art.lino import features
from namyok_art.lino import mouth as mouth_of
from namyok_art.lino.mask import F32, Mask, S, X, Y, blob, brush, poly, shapes, step
from namyok_art.lino.press import LEFT, Light, Print, inflate
from namyok_art.lino.shape import Points, Pts, ellipse, points, spline

GROWN = "0 -1.2, .38 -1.12, .65 -.82, .74 -.38, .72 .05, .66 .42, .5 .78, .27 1.03, 0 1.1"
ROUND = "0 -1.2, .42 -1.12, .74 -.8, .85 -.3, .84 .15, .77 .5, .55 .82, .27 .99, 0 1.03"
HEAVY = "0 -1.2, .38 -1.12, .65 -.82, .73 -.38, .72 .05, .74 .45, .68 .8, .36 1.05, 0 1.1"


@dataclass(frozen=True, slots=True)
class Nose:
    """Half width at the wings, height of the tip, droop of the tip, bump of the bridge."""

    wing: float = 0.17
    tip: float = 0.37
    droop: float = 0.03
    bump: float = 0.0


NOSES = {
    "straight": Nose(),
    "hooked": Nose(0.16, 0.40, 0.10, 0.05),
    "snub": Nose(0.16, 0.30, -0.02, -0.03),
    "broad": Nose(0.24, 0.36, 0.02, 0.0),
    "long": Nose(0.14, 0.46, 0.05, 0.02),
    "potato": Nose(0.21, 0.42, 0.07, -0.02),
}


@dataclass(frozen=True, slots=True)
class Face:
    """Local axes: x right, y down, brow about -.3, chin 1.1; s is about half the height."""

    x: float
    y: float
    s: float
    tilt: float = 0
    turn: float = 0
    """From -1 (looks to the left edge) to 1."""
    pitch: float = 0
    """Above 0 the chin is raised: seen from below."""
    wide: float = 1
    jaw: float = 1
    age: float = 0
    child: bool = False
    nose: str = "straight"
    light: Light = LEFT

    # Where the features sit: a child's are low, large and close to the chin.
    @property
    def eye_y(self) -> float:
        return 0.1 if self.child else -0.1

    @property
    def brow_y(self) -> float:
        return -0.2 if self.child else -0.33

    @property
    def mouth_y(self) -> float:
        return 0.68 if self.child else 0.64

    def _nose(self) -> Nose:
        form = NOSES[self.nose]
        return Nose(0.13, 0.40, -0.02, -0.04) if self.child else form

    def at(self, pts: Pts, features: bool = True) -> Points:
        """Local points on the card; features follow the turn of the head, its outline does not."""
        p = points(pts)
        x, y = p[:, 0], p[:, 1]
        if features:
            near = np.where(
                np.sign(x) == np.sign(self.turn),
                1 - 0.38 * abs(self.turn),
                1 + 0.05 * abs(self.turn),
            )
            y = y - self.pitch * 0.3 * (1 - 0.55 * x * x)
            x = x * near + self.turn * 0.26
        x = x * self.wide
        y = np.where(y > 0, y * self.jaw, y)
        ca, sa = math.cos(self.tilt), math.sin(self.tilt)
        return np.stack(
            [self.x + self.s * (x * ca - y * sa), self.y + self.s * (x * sa + y * ca)], 1
        )

    def local(self, mask: Mask) -> tuple[F32, F32]:
        """For every pixel of a mask the feature point that lies there."""
        ca, sa = math.cos(self.tilt), math.sin(self.tilt)
        dx, dy = (X[mask.box] - self.x) / self.s, (Y[mask.box] - self.y) / self.s
        x, y = (dx * ca + dy * sa) / self.wide, -dx * sa + dy * ca
        y = np.where(y > 0, y / self.jaw, y)
        x = x - self.turn * 0.26
        near = np.where(
            np.sign(x) == np.sign(self.turn), 1 - 0.38 * abs(self.turn), 1 + 0.05 * abs(self.turn)
        )
        x = x / near
        return x.astype(np.float32), (y + self.pitch * 0.3 * (1 - 0.55 * x * x)).astype(np.float32)

    def outline(self) -> Mask:
        right = points(ROUND if self.child else HEAVY if self.age > 0.6 else GROWN)
        left = right[-2:0:-1] * (-1, 1)
        return blob(self.at(np.vstack([right, left]), False))

    def cut(self, pts: Pts, widths: Sequence[float]) -> Mask:
        """A stroke in face units."""
        return brush(self.at(pts), [w * self.s for w in widths])

    def patch(self, pts: Pts, features: bool = False) -> Mask:
        """A smooth form in face units."""
        return blob(self.at(pts, features))

    def height(self, mask: Mask) -> F32:
        x, y = self.local(mask)
        ax = np.abs(x)
        n = self._nose()

        def hill(across: F32, cx: float, cy: float, rx: float, ry: float) -> F32:
            return np.asarray(
                np.exp(-(((across - cx) / rx) ** 2) - ((y - cy) / ry) ** 2), np.float32
            )

        top = self.brow_y - 0.05
        t = np.clip((y - top) / (n.tip - top), 0, 1)
        ridge = 0.07 + (n.wing - 0.09) * t
        h = 0.30 * t * np.exp(-((x / ridge) ** 2)) * (1 - step(n.tip - 0.03, n.tip + 0.07, y))
        h += -0.17 * hill(ax, 0.33, self.eye_y, 0.22, 0.15) + 0.09 * hill(
            ax, 0.3, self.brow_y - 0.03, 0.3, 0.1
        )
        h += (0.15 if self.child else 0.11) * hill(ax, 0.46, self.eye_y + 0.26, 0.18, 0.16)
        h += 0.12 * hill(x, 0, self.mouth_y - 0.02, 0.26, 0.22) - 0.05 * hill(
            x, 0, self.mouth_y + 0.16, 0.2, 0.04
        )
        h += 0.10 * hill(x, 0, 0.95, 0.2, 0.13)
        if not self.child:
            hollow = 0.10 + 0.10 * self.age
            h += -hollow * hill(ax, 0.42, 0.55, 0.12, 0.25) - 0.05 * hill(
                ax, 0.62, -0.6, 0.12, 0.25
            )
            h += self.age * (
                0.10 * hill(ax, 0.56, 0.72, 0.12, 0.16) - 0.07 * hill(ax, 0.3, 0.5, 0.06, 0.2)
            )
        soft = cv2.GaussianBlur(h.astype(np.float32), (0, 0), 0.02 * self.s * S)
        return np.asarray(
            soft * self.s + inflate(mask, self.s * 0.62, self.s * 0.03) * 0.8, np.float32
        )

    def draw(
        self,
        p: Print,
        eyes: tuple[float, float, float] = (0.5, 0, 0),
        brow: tuple[float, float] = (0, 0),
        mouth: tuple[float, float, float] = (0.24, 0, 0),
        lips: tuple[float, float] = (1, 0),
        a: float = 0,
        b: float = 0,
        shine: float = 0,
        gain: float = 1.2,
        ambient: float = -0.06,
        brow_width: float = 0.085,
        ears: bool = False,
        teeth: bool = True,
        smirk: float = 0,
        full: float = 1,
        gap: float = 0,
        bend: float = 0.55,
        seed: int = 0,
    ) -> Mask:
        """eyes: (open, gaze x, gaze y), under 0 laughs shut; brow: (inner, outer), down is more;
        mouth: (half width, smile, open); full: thickness of the lips."""
        skin = self.outline()
        gap = gap or max(4.5, self.s * 0.026)
        if ears:
            self._ears(p, a, b, gap, gain, ambient, shine)
        p.relief(
            skin,
            self.light,
            gap=gap,
            bend=bend,
            angle=self.tilt,
            a=a,
            b=b,
            shine=shine,
            outline=max(2.5, self.s * 0.018),
            gain=gain,
            ambient=ambient,
            seed=seed,
            length=self.s * 0.28,
            height=self.height(skin),
        )
        self._put_nose(p)
        dark = 1 if self.light[0] < 0 else -1
        for side in (-1, 1):
            eyes_of.eye(p, self, side, eyes, side == dark)
            eyes_of.brow(p, self, side, brow, brow_width, side == dark)
        mouth_of.mouth(p, self, mouth, lips, teeth, smirk, full)
        features.folds(p, self, mouth)
        return skin

    def _put_nose(self, p: Print) -> None:
        features.nose(p, self, self._nose())

    def _ears(
        self, p: Print, a: float, b: float, gap: float, gain: float, ambient: float, shine: float
    ) -> None:
        for side in (-1, 1):
            if side * self.turn > 0.35:
                continue
            shift = -0.16 * self.turn
            form = self.patch(
                [
                    (side * u + shift, v)
                    for u, v in points(".64 -.2, .78 -.28, .9 -.16, .88 .08, .8 .3, .7 .34, .62 .2")
                ]
            )
            p.relief(
                form,
                self.light,
                0.1 * self.s,
                gap,
                a=a,
                b=b,
                outline=max(2.5, self.s * 0.016),
                soft=0.012 * self.s,
                gain=gain,
                ambient=ambient - 0.1,
                shine=shine,
            )
            p.ink(
                brush(
                    self.at(
                        [
                            (side * u + shift, v)
                            for u, v in points(".76 -.1, .83 -.12, .8 .08, .74 .16")
                        ],
                        False,
                    ),
                    [w * self.s for w in (0.01, 0.035, 0.03, 0.008)],
                )
            )

    def ring(self, x: float, y: float, rx: float, ry: float, width: float) -> Mask:
        """An oval line in face units: glasses, a monocle, a bruise."""
        outer = shapes([self.at(ellipse(x, y, rx, ry))])
        return outer - shapes([self.at(ellipse(x, y, rx - width, ry - width))])

    def spot(self, x: float, y: float, rx: float, ry: float) -> Mask:
        return shapes([self.at(ellipse(x, y, rx, ry))])

    def plane(self, first: Pts, second: Pts) -> Mask:
        """The plane between two curves that share their ends."""
        return poly(self.at(np.vstack([spline(first, 9), spline(second, 9)])))
