"""Small heads of a few decided cuts, each unlike the next: for crowds, families and passers-by.

A small head has no room for carved skin: it is a clean contour, one shadow on the cheek, a brow, an
eye, a nose and a mouth of one cut each, and hair as a solid form.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from namyok_art.lino import hair, headwear
from namyok_art.lino.bust import bust as shoulders
from namyok_art.lino.face import GROWN, ROUND, Face
from namyok_art.lino.mask import Mask, blob, brush, poly, shapes
from namyok_art.lino.press import LEFT, Light, Print
from namyok_art.lino.shape import Points, ellipse, points, strands

JAWS = {
    "oval": GROWN,
    "round": ROUND,
    "square": "0 -1.2, .4 -1.12, .68 -.8, .74 -.3, .74 .1, .74 .5, .64 .86, .36 1.06, 0 1.1",
    "long": "0 -1.2, .36 -1.12, .6 -.82, .66 -.38, .64 .1, .58 .5, .44 .92, .24 1.22, 0 1.3",
    "heart": "0 -1.2, .44 -1.12, .74 -.8, .8 -.35, .74 .05, .6 .45, .36 .82, .15 1.06, 0 1.1",
    "heavy": "0 -1.2, .36 -1.12, .6 -.84, .68 -.4, .74 .05, .88 .5, .78 .9, .4 1.12, 0 1.16",
}
NOSES = {
    "straight": (".1 -.3, .08 .05, .19 .3, .1 .4, -.08 .38", (0.03, 0.045, 0.08, 0.07, 0.01)),
    "hooked": (".08 -.3, .17 -.02, .2 .32, .08 .47, -.1 .38", (0.03, 0.06, 0.08, 0.08, 0.01)),
    "snub": (".08 -.16, .05 .06, .16 .22, .08 .31, -.12 .28", (0.015, 0.03, 0.07, 0.07, 0.01)),
    "long": (".09 -.32, .07 .15, .18 .42, .06 .52, -.1 .46", (0.03, 0.05, 0.08, 0.08, 0.01)),
    "potato": (
        ".07 -.2, .07 .06, .25 .2, .24 .42, .02 .48, -.2 .42, -.22 .26",
        (0.02, 0.04, 0.06, 0.09, 0.07, 0.05, 0.01),
    ),
    "drop": (
        ".09 -.3, .06 .08, .2 .3, .22 .5, .02 .6, -.16 .5, -.14 .38",
        (0.03, 0.04, 0.06, 0.09, 0.08, 0.05, 0.01),
    ),
    "broad": (
        ".1 -.24, .09 .1, .28 .27, .2 .39, 0 .37, -.2 .39, -.25 .28",
        (0.02, 0.04, 0.08, 0.07, 0.05, 0.06, 0.02),
    ),
}
EARED = ("short", "side", "receding", "bun", "crop", "bald")


@dataclass(frozen=True, slots=True)
class Little:
    """A small head; x, y, s, tilt, turn as in a Face. Who it is, apart from what it feels."""

    x: float
    y: float
    s: float
    tilt: float = 0
    turn: float = 0
    jaw: str = "oval"
    nose: str = "straight"
    hair: str = "short"
    """A style of `hair`, bald or none."""
    locks: tuple[float, float, float] = (1, 0, 0)
    """Black, a and b of the hair; (0, 0, 0) is white."""
    skin: tuple[float, float] = (0, 0)
    age: float = 0
    child: bool = False
    beard: str = ""
    """A beard of `headwear`, or moustache."""
    glasses: bool = False
    light: Light = LEFT

    @property
    def frame(self) -> Face:
        return Face(
            self.x,
            self.y,
            self.s,
            self.tilt,
            self.turn,
            child=self.child,
            age=self.age,
            light=self.light,
        )

    @property
    def dark(self) -> int:
        """The side away from the light."""
        return 1 if self.light[0] < 0 else -1

    def outline(self, shift: float = 0, drop: float = 0) -> Mask:
        right = points(ROUND if self.child else JAWS[self.jaw])
        ring = np.vstack([right, right[-2:0:-1] * (-1, 1)])
        return blob(self.frame.at(ring + np.array([shift, drop]), False))

    def draw(
        self,
        p: Print,
        eyes: tuple[float, float, float] = (0.6, 0, 0),
        brow: tuple[float, float] = (0, 0),
        mouth: tuple[float, float, float] = (0.24, 0, 0),
        lips: tuple[float, float] | None = None,
        brow_width: float = 0.11,
    ) -> Mask:
        """eyes, brow and mouth as of a Face: eyes 0 = asleep, under 0 = laughed shut."""
        f, line = self.frame, max(3.0, self.s * 0.035)
        if self.hair == "bald":
            self._fringe(p, line)
        if self.hair in EARED:
            self._ears(p, line)
        face = self.outline()
        p.flat(face, *self.skin, outline=line)
        self._shade(p, face)
        self._nose(p)
        for side in (-1, 1):
            self._eye(p, side, eyes)
            self._brow(p, side, brow, brow_width)
        if self.beard and self.beard != "moustache":
            headwear.beard(p, f, self.beard, *self.locks[1:], k=self.locks[0])
        self._mouth(p, mouth, lips)
        if self.beard:
            self._moustache(p, mouth)
        if self.age > 0.3:
            self._wrinkles(p, mouth)
        self._hair(p, line)
        if self.glasses:
            self._glasses(p)
        return face

    def behind(self, p: Print) -> None:
        """Hair that falls behind the neck: before the bust."""
        f, line, (k, a, b) = self.frame, max(3.0, self.s * 0.035), self.locks
        if self.hair in hair.BACKS:
            p.ink(f.patch(hair.BACKS[self.hair]).grow(line))
        hair.back(p, f, self.hair, a, b, k)
        if self.hair == "long":
            for d in (-1, 1):
                outer, inner = points(".92 .2, .96 1.0, 1.04 1.9"), points(".5 .9, .5 1.3, .5 1.9")
                guides = (f.at(outer * (d, 1), False), f.at(inner * (d, 1), False))
                p.put(shapes(strands(*guides, 5, self.s * 0.05, 2)), k=1 - k)
        if self.hair == "braids":
            for d in (-1, 1):
                for i in range(5):
                    knot = f.at(ellipse(d * (0.86 + 0.03 * i), 0.7 + 0.26 * i, 0.19, 0.17), False)
                    p.ink(shapes([knot]).grow(line))
                    p.put(shapes([knot]), k=k, a=a, b=b)
                    lash = [
                        (d * (0.72 + 0.03 * i), 0.64 + 0.26 * i),
                        (d * (0.96 + 0.03 * i), 0.76 + 0.26 * i),
                    ]
                    p.put(brush(f.at(lash, False), [self.s * 0.05, 0]), k=1 - k)

    def bust(
        self,
        p: Print,
        a: float = 0,
        b: float = 0,
        collar: str = "round",
        wide: float = 1.4,
        ambient: float = -0.1,
        low: float = 4.6,
        seed: int = 5,
    ) -> None:
        """Hair behind, neck and upright shoulders; call it before the head."""
        self.behind(p)
        shoulders(
            p, replace(self.frame, tilt=0), a, b, collar, wide, ambient, self.skin, 0, low, seed
        )

    def _fringe(self, p: Print, line: float) -> None:
        """What is left to a bald man, behind his ears."""
        f, (k, a, b) = self.frame, self.locks
        for d in (-1, 1):
            side = points(".5 -.6, .74 -.56, .86 -.3, .84 .1, .6 .2") * (d, 1)
            tuft = f.patch(side - (0.1 * self.turn, 0))
            p.ink(tuft.grow(line))
            p.put(tuft, k=k, a=a, b=b)

    def _ink(self, p: Print, pts: str | Sequence[tuple[float, float]], *widths: float) -> None:
        p.ink(self.frame.cut(pts, widths))

    def _ears(self, p: Print, line: float) -> None:
        f = self.frame
        for side in (-1, 1):
            shape = points(".6 -.18, .8 -.26, .92 -.1, .86 .16, .74 .3, .6 .24") * (side, 1)
            p.flat(f.patch(shape - np.array([0.1 * self.turn, 0])), *self.skin, outline=line)
            p.ink(f.patch(shape * 0.5 + np.array([side * 0.39 - 0.1 * self.turn, 0.02])))

    def _shade(self, p: Print, face: Mask) -> None:
        """One shadow down the cheek that ends in a comb of wedges, and one under the brow bone."""
        d = self.dark
        depth = 0.17 + 0.12 * max(0.0, -d * self.turn)
        p.ink(face - self.outline(-d * depth, -0.05))
        if self.s < 40:
            return
        for y, reach in ((0.34, 0.26), (0.52, 0.34), (0.7, 0.24)):
            comb = [(d * 0.8, y - 0.13), (d * (0.72 - reach), y + 0.04), (d * 0.8, y + 0.12)]
            p.ink(poly(self.frame.at(comb, False)) & face)

    def _nose(self, p: Print) -> None:
        f = self.frame
        d = (1 if self.turn > 0 else -1) if abs(self.turn) > 0.15 else self.dark
        pts, widths = NOSES["snub" if self.child else self.nose]
        way = points(pts) * (d, 1)
        way[:, 0] += self.turn * 0.16 * np.clip((way[:, 1] + 0.2) / 0.5, 0, 1)
        if self.child:
            way[:, 1] += 0.14
        p.ink(f.cut(way, [w * 1.1 for w in widths]))

    def _eye(self, p: Print, side: int, look: tuple[float, float, float]) -> None:
        opened, gx, gy = look
        f, cx, cy = self.frame, side * (0.37 if self.child else 0.345), self.frame.eye_y
        w = 0.24 if self.child else 0.215

        def arc(bow: float, lift: float = 0) -> list[tuple[float, float]]:
            return [(cx - w, cy + lift), (cx, cy + lift - bow), (cx + w, cy + lift)]

        if opened < 0:
            self._ink(p, arc(0.13, 0.06), 0.03, 0.1, 0.03)
            return
        if opened < 0.08:
            self._ink(p, arc(-0.12, -0.02), 0.03, 0.1, 0.03)
            return
        up, down = 0.1 + 0.14 * opened, 0.02 + 0.12 * opened
        white = f.plane(
            [(cx - w, cy), (cx - w * 0.4, cy - up), (cx + w * 0.4, cy - up), (cx + w, cy)],
            [(cx + w, cy), (cx + w * 0.4, cy + down), (cx - w * 0.4, cy + down), (cx - w, cy)],
        )
        p.ink(white.grow(max(1.4, 0.022 * self.s)))
        p.put(white, k=0, a=0, b=0)
        r = 0.13 if opened < 0.9 else 0.11
        ix, iy = cx + gx * 0.1, cy - up * 0.3 + gy * 0.09
        p.ink(white & f.spot(ix, iy, r, r * 1.15))
        if self.s > 44:
            p.put(f.spot(ix - 0.04 * self.dark, iy - 0.05, 0.036, 0.04), k=0)
        self._ink(
            p,
            [
                (cx - w * 1.05, cy),
                (cx - w * 0.4, cy - up),
                (cx + w * 0.4, cy - up),
                (cx + w * 1.05, cy),
            ],
            0.03,
            0.075,
            0.075,
            0.03,
        )

    def _brow(self, p: Print, d: int, pull: tuple[float, float], width: float) -> None:
        inner, outer = pull
        y = self.frame.brow_y - 0.04
        self._ink(
            p,
            [
                (0.11 * d, y + inner),
                (0.34 * d, y - 0.07 + (inner + outer) / 2),
                (0.62 * d, y + outer),
            ],
            width,
            width,
            0.015,
        )

    def _mouth(
        self,
        p: Print,
        mouth: tuple[float, float, float],
        lips: tuple[float, float] | None,
    ) -> None:
        w, smile, opened = mouth
        f, y = self.frame, self.frame.mouth_y + 0.02
        ends, middle = y - 0.13 * smile, y + 0.07 * smile
        top = [
            (-w, ends),
            (-w * 0.45, middle - 0.05),
            (0, middle),
            (w * 0.45, middle - 0.05),
            (w, ends),
        ]
        if opened < 0.05:
            if self.beard and not lips:
                lips = self.skin
            if lips:
                low = [(w * 0.8, ends), (0, middle + 0.17), (-w * 0.8, ends)]
                lip = f.plane([(-w, ends), (0, middle - 0.1), (w, ends)], low)
                p.put(lip, k=0, a=lips[0], b=lips[1])
            self._ink(p, [(-w, ends), (0, middle), (w, ends)], 0.045, 0.075, 0.045)
            if not self.beard or self.beard == "moustache":
                self._ink(p, [(-0.12, middle + 0.17), (0.12, middle + 0.17)], 0.02, 0.05)
            return
        hole = f.plane(
            top,
            [
                (w, ends),
                (w * 0.75, y + opened * 0.7),
                (0, y + opened),
                (-w * 0.75, y + opened * 0.7),
                (-w, ends),
            ],
        )
        if lips:
            p.put(hole.grow(0.05 * self.s), k=0, a=lips[0], b=lips[1])
            p.ink((hole.grow(0.07 * self.s)) - hole.grow(0.05 * self.s))
        p.ink(hole.grow(max(1.5, 0.025 * self.s)))
        if smile > 0.1:
            teeth = f.plane(top, [(w, ends), (0, middle + 0.13), (-w, ends)])
            p.put(teeth & hole, k=0, a=0, b=0)
        elif opened > 0.25:
            tongue = f.spot(0, y + opened * 0.85, w * 0.62, opened * 0.34)
            p.put(tongue & hole, k=0, a=lips[0] if lips else 0, b=lips[1] if lips else 0)

    def _moustache(self, p: Print, mouth: tuple[float, float, float]) -> None:
        y, w = self.frame.mouth_y - 0.13, max(0.3, mouth[0] + 0.08)
        form = self.frame.patch(
            [
                (0, y - 0.06),
                (w * 0.5, y - 0.05),
                (w, y + 0.14),
                (w * 0.4, y + 0.1),
                (0, y + 0.05),
                (-w * 0.4, y + 0.1),
                (-w, y + 0.14),
                (-w * 0.5, y - 0.05),
            ],
            True,
        )
        k, a, b = self.locks
        p.ink(form.grow(max(1.5, 0.025 * self.s)))
        p.put(form, k=k, a=a, b=b)

    def _wrinkles(self, p: Print, mouth: tuple[float, float, float]) -> None:
        """The fold from the nose to the mouth; later a bag and one line on the forehead."""
        out = mouth[0] + 0.1
        for d in (-1, 1):
            self._ink(
                p, [(0.22 * d, 0.36), (out * d, 0.56), ((out + 0.02) * d, 0.76)], 0.015, 0.05, 0.01
            )
            if self.age > 0.7 and not self.glasses:
                self._ink(p, [(0.2 * d, 0.1), (0.36 * d, 0.15), (0.52 * d, 0.09)], 0.01, 0.04, 0.01)
        if self.age > 0.7 and self.hair in ("bald", "receding", "bun"):
            self._ink(p, "-.36 -.62, 0 -.66, .36 -.62", 0.01, 0.045, 0.01)

    def _glasses(self, p: Print) -> None:
        f, y = self.frame, self.frame.eye_y
        for d in (-1, 1):
            p.ink(f.ring(0.345 * d, y, 0.29, 0.25, 0.05))
        self._ink(p, [(-0.07, y - 0.04), (0, y - 0.08), (0.07, y - 0.04)], 0.05, 0.05, 0.05)

    def _hair(self, p: Print, line: float) -> None:
        f = self.frame
        k, a, b = self.locks
        if self.hair in ("none", "bald"):
            return
        if self.hair == "crop":
            mass = f.patch(hair.FRONTS["bun"])
            p.ink(mass.grow(line * 0.5))
            p.put(mass, k=k, a=a, b=b)
            lines: list[Points] = []
            for x in (-0.5, -0.2, 0.1, 0.4):
                lines += strands(
                    f.at([(x, -0.95), (x + 0.04, -1.2)], False),
                    f.at([(x + 0.1, -0.95), (x + 0.14, -1.2)], False),
                    1,
                    self.s * 0.05,
                )
            p.put(shapes(lines) & mass, k=1 - k)
            return
        if self.hair == "curls":
            self._curls(p, line)
        else:
            hair.front(p, f, self.hair, a, b, k, n=4)

    def _curls(self, p: Print, line: float) -> None:
        """A cloud of scallops with one crescent in each."""
        f, (k, a, b) = self.frame, self.locks
        around = np.linspace(-0.45, np.pi + 0.45, 10)
        rings = [(0.74 * np.cos(t), -0.5 - 0.66 * np.sin(t)) for t in around]
        inner = [(0.5 * np.cos(t), -0.72 - 0.34 * np.sin(t)) for t in np.linspace(0, np.pi, 5)]
        mass = shapes([f.at(ellipse(x, y, 0.25, 0.25), False) for x, y in rings + inner])
        p.ink(mass.grow(line))
        p.put(mass, k=k, a=a, b=b)
        for x, y in rings + inner:
            crescent = [(x - 0.13, y + 0.06), (x - 0.06, y - 0.12), (x + 0.13, y - 0.1)]
            p.put(brush(f.at(crescent, False), [0, self.s * 0.05, 0]), k=1 - k)
