"""A head turned by a quarter: brow, cheek and chin make its far edge, the skull its near one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from namyok_art.lino.face import Face
from namyok_art.lino.mask import Mask, blob, brush, shapes
from namyok_art.lino.press import Print
from namyok_art.lino.shape import Points, Pts, points, strands, stroke

# The head looks to the right; each builds another skull, forehead, cheek, jaw.
SKULLS = {
    "oval": (
        ".08 -1.2, .42 -1.08, .62 -.78, .67 -.46, .6 -.27, .585 -.12, .655 .12, .62 .36, .53 .6,"
        ".49 .82, .4 1.03, .2 1.12, -.04 1.06, -.34 .9, -.58 .6, -.7 .26, -.82 -.05, -.92 -.4,"
        "-.86 -.8, -.52 -1.12"
    ),
    "long": (
        ".06 -1.2, .38 -1.12, .58 -.82, .64 -.46, .57 -.27, .56 -.12, .62 .12, .57 .4, .49 .68,"
        ".47 .98, .38 1.24, .18 1.34, -.04 1.26, -.32 1.0, -.54 .64, -.66 .26, -.78 -.05,"
        "-.86 -.4, -.8 -.8, -.48 -1.12"
    ),
    "square": (
        ".08 -1.16, .44 -1.06, .64 -.8, .68 -.46, .64 -.3, .59 -.12, .66 .1, .64 .36, .6 .6,"
        ".6 .86, .52 1.06, .26 1.14, -.1 1.12, -.46 .98, -.66 .64, -.74 .26, -.84 -.05, -.92 -.4,"
        "-.86 -.8, -.54 -1.08"
    ),
    "round": (
        ".06 -1.16, .44 -1.06, .68 -.76, .73 -.42, .67 -.24, .66 -.06, .77 .16, .76 .42, .62 .66,"
        ".52 .82, .42 .98, .2 1.05, -.08 1.02, -.42 .9, -.7 .62, -.8 .28, -.9 -.05, -.98 -.4,"
        "-.92 -.78, -.56 -1.08"
    ),
    "heavy": (
        ".08 -1.16, .4 -1.06, .58 -.8, .62 -.46, .6 -.28, .58 -.1, .68 .14, .72 .42, .66 .66,"
        ".56 .84, .5 1.04, .3 1.16, -.06 1.2, -.5 1.06, -.76 .66, -.78 .26, -.82 -.05, -.88 -.4,"
        "-.82 -.78, -.5 -1.06"
    ),
    "gaunt": (
        ".08 -1.2, .42 -1.1, .62 -.82, .66 -.46, .58 -.28, .53 -.12, .65 .1, .56 .3, .44 .52,"
        ".44 .8, .4 1.06, .22 1.18, .02 1.12, -.28 .9, -.5 .56, -.66 .26, -.8 -.05, -.9 -.4,"
        "-.84 -.8, -.5 -1.12"
    ),
}
# Far edge of the nose from the root to the lip, in units of the features.
BRIDGES = {
    "straight": ".1 -.26, .1 -.12, .2 .08, .4 .3, .36 .38, .2 .41, .06 .43",
    "hooked": ".1 -.28, .16 -.12, .34 .04, .44 .3, .4 .45, .24 .44, .06 .43",
    "snub": ".08 -.22, .04 -.04, .12 .1, .36 .2, .36 .31, .2 .36, .06 .38",
    "broad": ".1 -.24, .08 -.08, .18 .1, .38 .26, .4 .36, .26 .42, .06 .42",
    "long": ".1 -.28, .12 -.1, .24 .14, .46 .4, .42 .49, .24 .49, .06 .47",
    "potato": ".09 -.24, .08 -.06, .2 .1, .46 .22, .52 .38, .36 .48, .06 .45",
}
WINGS = {"broad": 0.27, "potato": 0.26, "snub": 0.17, "hooked": 0.17}
EAR = "-.6 -.18, -.5 -.28, -.36 -.24, -.32 -.04, -.4 .18, -.5 .34, -.6 .26"
HAIRS = {
    "short": (
        ".5 -.92, .38 -.74, .1 -.72, -.1 -.56, -.24 -.2, -.34 -.06, -.36 -.26, -.5 -.3, -.6 -.1,"
        "-.62 .2, -.78 .26, -1.0 -.3, -.94 -.9, -.56 -1.24, .06 -1.34, .42 -1.2"
    ),
    "receding": (
        ".02 -1.14, -.16 -.9, -.34 -.62, -.3 -.3, -.34 -.06, -.4 -.26, -.5 -.3, -.6 -.1, -.62 .2,"
        "-.8 .2, -1.0 -.3, -.92 -.86, -.56 -1.18, -.2 -1.28"
    ),
    "bob": (
        ".6 -.84, .5 -.6, .3 -.5, 0 -.5, -.2 -.4, -.3 0, -.3 .5, -.34 .96, -.6 1.08, -.98 .98,"
        "-1.06 .3, -1.04 -.4, -.94 -.92, -.56 -1.28, .1 -1.36, .46 -1.2"
    ),
    "bun": (
        ".46 -.98, .24 -.86, -.04 -.7, -.26 -.36, -.34 -.04, -.4 -.24, -.52 -.28, -.62 0,"
        "-.66 .34, -.82 .2, -.98 -.3, -.92 -.86, -.56 -1.2, .06 -1.28"
    ),
    "tousled": (
        ".62 -.86, .6 -.64, .46 -.74, .36 -.54, .18 -.7, .02 -.46, -.1 -.62, -.22 -.3, -.34 -.36,"
        "-.42 -.06, -.5 -.3, -.6 -.06, -.7 .3, -.92 .3, -.9 .06, -1.1 -.1, -1.0 -.36, -1.14 -.62,"
        "-.92 -.78, -.94 -1.12, -.62 -1.14, -.46 -1.42, -.2 -1.26, .1 -1.46, .24 -1.24, .54 -1.22"
    ),
}
COMBED = {
    "short": (".5 -1.0, 0 -1.24, -.6 -1.12, -.92 -.6, -.86 .1", ".4 -.8, 0 -.78, -.3 -.4, -.6 -.2"),
    "receding": ("0 -1.2, -.5 -1.14, -.88 -.7, -.9 -.2", "-.1 -.94, -.34 -.5, -.5 -.34, -.66 .1"),
    "bob": (".5 -1.1, 0 -1.3, -.7 -1.1, -1.0 -.3, -.96 .9", ".4 -.6, .1 -.6, -.3 -.3, -.4 .9"),
    "bun": (".4 -1.1, 0 -1.24, -.6 -1.12, -.9 -.5", ".3 -.9, -.1 -.66, -.4 -.3, -.66 -.1"),
}


@dataclass(frozen=True, slots=True)
class Quarter(Face):
    """turn says only where it looks: right above 0, left under it; about .8 is a full quarter."""

    skull: str = "oval"

    @property
    def way(self) -> int:
        return 1 if self.turn >= 0 else -1

    def facing(self, pts: Pts) -> Points:
        """Points of the head (not of its features), drawn for a head that looks right."""
        return self.at(points(pts) * (self.way, 1), False)

    def outline(self) -> Mask:
        """The skull, and what of the nose stands out before the far cheek."""
        skull = blob(self.facing(SKULLS["round" if self.child else self.skull]))
        return skull | self._nose_form(points(BRIDGES[self._kind()]))

    def _kind(self) -> str:
        return "snub" if self.child else self.nose

    def _on_nose(self, pts: Pts) -> Points:
        size, drop = (0.8, 0.1) if self.child else (1, 0)
        return self.at(points(pts) * (self.way * size, size) + (0, drop))

    def _nose_form(self, edge: Points) -> Mask:
        return blob(self._on_nose([*edge, (0, 0.3), (0, -0.1)]))

    def draw(self, p: Print, *looks: Any, **more: Any) -> Mask:
        """As a Face; what of the far brow, lid and fold would pass the edge is not cut."""
        skin = self.outline()
        edge = skin.grow(max(2.5, self.s * 0.018))
        over = edge.wider(self.s * 0.3)
        before = [block[over.box].copy() for block in (p.k, p.a, p.b)]
        Face.draw(self, p, *looks, **more)
        outside = Mask(over.left, over.top, 1 - edge.on(over.box))
        p.put(outside, *before)
        return skin

    def piece(self, pts: Pts) -> Mask:
        return blob(self.facing(pts))

    def line(self, pts: Pts, widths: Sequence[float]) -> Mask:
        return brush(self.facing(pts), [w * self.s for w in widths])

    def _put_nose(self, p: Print) -> None:
        """The far edge of the nose in one cut, a wedge of shadow on the side away from the light,
        the near wing and the nostril."""
        d, kind, at = self.way, self._kind(), self._on_nose
        size = 0.8 if self.child else 1
        edge, wing = points(BRIDGES[kind]), WINGS.get(kind, 0.19)
        tip = float(edge[4, 1])
        away = self.light[0] * d < 0
        if away:  # the light is on the near side: the far flank is dark
            p.ink(blob(at([*edge[:4], (0.46, 0.24), (0.3, 0.0), (0.2, -0.2)])))
        else:
            p.ink(
                blob(
                    at(
                        [
                            *((-0.02, -0.24), (0.02, 0.0), (0.12, 0.2), (0.2, tip - 0.06)),
                            *((0.06, tip + 0.02), (-wing * 0.7, tip), (-wing, tip - 0.1)),
                            *((-wing * 0.7, 0.16), (-0.12, 0.0), (-0.12, -0.2)),
                        ]
                    )
                )
            )
        s = self.s * size
        p.ink(brush(at(edge), [s * q for q in (0.02, 0.035, 0.035, 0.05, 0.055, 0.045, 0.02)]))
        near = [(-wing * 0.7, tip - 0.2), (-wing, tip - 0.09), (-wing * 0.8, tip), (-0.06, tip)]
        p.ink(brush(at(near), [s * q for q in (0.006, 0.035, 0.04, 0.02)]))
        p.ink(brush(at([(-0.02, tip), (0.08, tip - 0.04), (0.14, tip)]), [s * 0.02, s * 0.06, 0]))

    def _ears(
        self, p: Print, a: float, b: float, gap: float, gain: float, ambient: float, shine: float
    ) -> None:
        """The near ear lies on the head: it is cut after the skin, by `ear`."""

    def ear(self, p: Print, a: float = 0, b: float = 0, out: float = 0, shine: float = 0) -> None:
        """`out` lets it stick out."""
        form = self.piece(points(EAR) * (1 + out) + (out * 0.29, 0))
        s = self.s
        p.relief(
            form,
            self.light,
            0.1 * s,
            max(4.5, s * 0.024),
            a=a,
            b=b,
            outline=max(2.5, s * 0.02),
            soft=0.012 * s,
            ambient=0.05,
            shine=shine,
        )
        p.ink(self.line("-.5 -.06, -.43 -.14, -.4 -.02, -.46 .12", [0.01, 0.04, 0.03, 0.01]))
        p.ink(self.line("-.5 .02, -.46 .0, -.48 .1", [0.01, 0.05, 0.01]))

    def hair(
        self,
        p: Print,
        style: str,
        a: float = 0,
        b: float = 0,
        k: float = 1,
        shine: tuple[float, float] = (0, 0),
        n: int = 16,
        seed: int = 3,
    ) -> Mask:
        """Over the drawn face; the cuts comb it from the brow to the nape."""
        mass = self.piece(HAIRS[style])
        p.put(mass.grow(max(2, self.s * 0.014)), k=1)
        p.put(mass, k=k, a=a, b=b)
        ink = shine if k else (a, b)
        if style in COMBED:
            first, last = (self.facing(line) for line in COMBED[style])
            cuts = strands(first, last, n, self.s * 0.032, seed)
        else:
            cuts = self._locks(seed)
        p.put(shapes(cuts) & mass, k=1 - k, a=ink[0], b=ink[1])
        return mass

    def _locks(self, seed: int) -> list[Points]:
        """From the crown to every tuft of the edge."""
        rng = np.random.default_rng(seed)
        out: list[Points] = []
        crown = np.array((-0.3, -0.98))
        for tip in points(HAIRS["tousled"]):
            way = tip - crown
            side = np.array((-way[1], way[0])) * 0.14
            for shift in (-0.6, 0.5):
                start = crown + way * rng.uniform(0.2, 0.5) + side * shift
                bend = crown + way * 0.62 + side * (shift + 0.7)
                out.append(
                    stroke(
                        self.facing([start, bend, crown + way * 0.95]),
                        [0, self.s * rng.uniform(0.02, 0.045), 0],
                    )
                )
        return out
