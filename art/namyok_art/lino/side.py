"""A head from the side, cut by planes of light: a brow, parted lips, a jaw, an ear that grows."""

from collections.abc import Sequence
from dataclasses import dataclass

from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.mask import Mask, blob, brush, poly, shapes
from namyok_art.lino.press import Print
from namyok_art.lino.shape import Points, Pts, ellipse, place, points, spline, strands

# From the crown over the face to the chin; the head looks left.
FRONTS = {
    "woman": (
        ".12 -1.2, -.25 -1.13, -.5 -.93, -.625 -.66, -.64 -.44, -.585 -.26, -.645 -.08, -.735 .09,"
        "-.82 .2, -.81 .265, -.735 .3, -.665 .325, -.675 .4, -.735 .47, -.725 .51, -.66 .54,"
        "-.7 .585, -.69 .64, -.615 .71, -.65 .84, -.62 .95, -.5 1.02"
    ),
    "man": (
        ".12 -1.2, -.25 -1.13, -.5 -.95, -.6 -.68, -.68 -.43, -.6 -.25, -.7 -.06, -.8 .1,"
        "-.89 .24, -.87 .31, -.77 .35, -.68 .37, -.69 .44, -.745 .505, -.735 .55, -.66 .58,"
        "-.71 .635, -.69 .7, -.62 .765, -.68 .87, -.66 1.01, -.54 1.1"
    ),
    "old": (
        ".12 -1.2, -.25 -1.13, -.52 -.95, -.62 -.68, -.71 -.43, -.61 -.25, -.74 -.06, -.85 .12,"
        "-.91 .3, -.88 .38, -.78 .39, -.64 .39, -.63 .46, -.655 .52, -.64 .56, -.57 .58,"
        "-.62 .63, -.6 .7, -.56 .76, -.69 .87, -.7 1.0, -.56 1.08"
    ),
    "child": (
        ".12 -1.2, -.3 -1.14, -.58 -.92, -.69 -.62, -.68 -.34, -.6 -.14, -.66 .02, -.77 .14,"
        "-.83 .2, -.82 .27, -.74 .31, -.66 .34, -.68 .4, -.735 .46, -.73 .51, -.65 .545,"
        "-.69 .6, -.67 .66, -.6 .72, -.61 .82, -.57 .92, -.45 .98"
    ),
}
JAW = "-.28 1.0, -.04 .9, .1 .7, .2 .44"
BACK = ".5 .5, .68 .3, .82 -.05, .83 -.45, .62 -.9"
HAIRS = {
    "short": (
        "-.57 -.74, -.54 -1.04, -.2 -1.32, .4 -1.28, .86 -.86, .93 -.3, .78 .26, .5 .5, .42 .3,"
        ".42 -.16, .26 -.34, .1 -.22, .06 .04, .0 .02, -.04 -.34, -.12 -.62, -.36 -.78"
    ),
    "bald": (
        ".42 .3, .42 -.16, .28 -.36, .12 -.26, .06 .0, .0 .0, -.02 -.3, .14 -.56, .4 -.6, .84 -.6,"
        ".92 -.3, .78 .26, .5 .48"
    ),
    "bob": (
        "-.57 -.74, -.54 -1.06, -.2 -1.36, .4 -1.32, .9 -.9, 1.0 -.3, 1.0 .4, .9 .96, .4 1.0,"
        ".06 .86, .08 .4, .02 .0, -.06 -.36, -.16 -.6, -.36 -.76"
    ),
    "bun": (
        "-.56 -.76, -.52 -1.02, -.2 -1.3, .34 -1.28, .5 -1.52, .86 -1.52, .98 -1.2, .84 -.9,"
        ".9 -.4, .76 .2, .5 .46, .42 .2, .42 -.16, .26 -.34, .1 -.2, -.04 -.34, -.16 -.62,"
        "-.36 -.78"
    ),
}
COMBED = {
    "short": ("-.5 -.86, 0 -1.22, .6 -1.0, .86 -.2", "-.3 -.74, .1 -.5, .4 -.3, .6 .3"),
    "bald": (".1 -.5, .5 -.56, .82 -.3", ".1 -.3, .4 -.2, .56 .3"),
    "bob": ("-.5 -.9, 0 -1.26, .7 -.9, .94 .0, .86 .9", "-.3 -.74, .06 -.4, .16 .2, .2 .84"),
    "bun": ("-.48 -.9, 0 -1.2, .6 -1.0, .84 -.7", "-.2 -.64, .2 -.4, .5 -.2, .8 -.3"),
}


@dataclass(frozen=True, slots=True)
class Side:
    """Looks left (flip=-1: right), in units of a Face; `part` opens the lips."""

    x: float
    y: float
    s: float
    tilt: float = 0
    flip: int = 1
    kind: str = "woman"
    part: float = 0
    smile: float = 0

    def at(self, pts: Pts) -> Points:
        return place(pts, self.x, self.y, self.s, self.tilt * self.flip, self.flip)

    def cut(self, pts: Pts, widths: Sequence[float]) -> Mask:
        return brush(self.at(pts), [w * self.s for w in widths])

    def patch(self, pts: Pts) -> Mask:
        return blob(self.at(pts))

    def _front(self) -> Points:
        line = points(FRONTS[self.kind]).copy()
        drop = 0.14 * self.part
        line[16:] += (0.05 * self.part, drop)
        line[15] += (0.08 * self.part, drop * 0.5)
        return line

    def outline(self) -> Mask:
        """The head without its neck."""
        front = self._front()
        drop = points(JAW) + points("0 .1, 0 .08, 0 .03, 0 0") * self.part
        ring = [*front, *drop, *points(BACK)]
        return poly(spline(self.at(ring), 8, closed=True))

    def lights(self) -> list[tuple[Mask, float]]:
        """Lit from before: what turns to the light, less the hollows."""
        face = self.patch(
            "-.2 -1.3, -1.0 -1.3, -1.1 1.3, .0 1.3, -.02 .8, .0 .66, -.1 .5, -.1 .36, .02 .2,"
            "-.02 -.02, -.2 -.2, -.16 -.5, -.06 -.8"
        )
        hollows = (
            ("-.62 -.3, -.5 -.36, -.3 -.34, -.26 -.22, -.42 -.26, -.58 -.2", -0.5),
            ("-.62 .2, -.56 .16, -.52 .28, -.58 .36", -0.3),
            ("-.6 .72, -.5 .68, -.44 .74, -.56 .8", -0.55),
            ("-.42 .5, -.34 .44, -.32 .6, -.4 .66", -0.4),
        )
        return [(face, 1.0), *((self.patch(form), light) for form, light in hollows)]

    def draw(
        self,
        p: Print,
        opened: float = 0.7,
        gaze: tuple[float, float] = (0, 0),
        brow: tuple[float, float] = (0, 0),
        lips: tuple[float, float] | None = None,
        a: float = 0,
        b: float = 0,
        lit: Sequence[tuple[Mask, float]] | None = None,
        soft: float = 0.05,
        ambient: float = 0.0,
        bare: float = 0,
        seed: int = 0,
    ) -> Mask:
        """gaze: forward and down; brow: (inner, outer), down is more; lips: their ink."""
        s, skin = self.s, self.outline()
        tone = glow(skin, self.lights() if lit is None else lit, soft * s) + ambient
        chisel(
            p, skin, tone, max(4.5, s * 0.028), self.tilt * self.flip, a, b,
            max(3, s * 0.02), s * 0.6, 0.3, s * 0.3, seed, bare,
        )  # fmt: skip
        self._nose(p)
        self._mouth(p, skin, lips)
        self._eye(p, opened, gaze)
        inner, outer = brow
        y = -0.04 if self.kind == "child" else -0.42
        p.ink(
            self.cut(
                [(-0.62, y + inner), (-0.46, y - 0.06 + inner * 0.6), (-0.18, y + 0.06 + outer)],
                (0.045, 0.075, 0.01),
            )
            & skin
        )
        if self.kind == "old":
            self._age(p)
        return skin

    def _nose(self, p: Print) -> None:
        tip = 0.02 if self.kind != "old" else 0.1
        if self.kind == "man":
            tip = 0.05
        p.ink(self.cut([(-0.8, 0.28 + tip), (-0.745, 0.255 + tip)], [0.02, 0.05]))
        wing = [(-0.7, 0.13), (-0.635, 0.19), (-0.64, 0.28), (-0.7, 0.29)]
        p.ink(self.cut([(x, y + tip) for x, y in wing], [0.004, 0.03, 0.03, 0.006]))

    def _mouth(self, p: Print, skin: Mask, lips: tuple[float, float] | None) -> None:
        f = self._front()
        drop = 0.14 * self.part
        corner = (-0.5, float(f[15, 1]) + 0.01 - 0.07 * self.smile)
        upper = [f[12] + (0.01, 0.02), f[13], f[14], f[15], corner, (-0.58, 0.485 - 0.02)]
        lower = [f[15] + (0, drop * 0.3), f[16], f[17], f[18] + (0.0, -0.02), (-0.55, 0.66 + drop),
                 corner]  # fmt: skip
        if self.kind in ("man", "old"):
            upper[-1] = (-0.58, 0.53)
            lower[-2] = (-0.54, 0.69 + drop)
        if lips is not None:
            for form in (upper, lower):
                lip = shapes([self.at(spline(form, 8, closed=True))]) & skin
                p.put(lip.grow(0.008 * self.s) & skin, k=1)
                p.put(lip, k=0, a=lips[0], b=lips[1])
        if self.part > 0.2:
            gap = [f[14] + (0.0, 0.01), f[15] - (0.1, 0), f[16] + (0.0, -0.01), corner]
            p.ink(poly(self.at(gap)) & skin)
        p.ink(self.cut([f[15], (-0.58, float(f[15, 1]) + 0.005), corner], [0.025, 0.022, 0.03]))
        p.ink(self.cut([corner, (corner[0] + 0.03, corner[1] + 0.05)], [0.03, 0.004]))

    def _eye(self, p: Print, opened: float, gaze: tuple[float, float]) -> None:
        low = 0.1 if self.kind == "child" else 0
        if opened < 0.08:
            p.ink(self.cut([(-0.57, -0.1 + low), (-0.46, -0.05 + low), (-0.28, -0.1 + low)],
                           [0.03, 0.05, 0.01]))  # fmt: skip
            return
        h = 0.14 * opened
        front = (-0.545, -0.1 + low)
        up = [front, (-0.535, -0.1 - h * 0.8 + low), (-0.44, -0.12 - h + low), (-0.27, -0.08 + low)]
        down = [(-0.27, -0.08 + low), (-0.42, -0.045 + low), (-0.52, -0.05 + low), front]
        white = poly(self.at([*spline(up, 8), *spline(down, 8)]))
        p.put(white.grow(0.014 * self.s), k=1)
        p.put(white, k=0, a=0, b=0)
        ix, iy = -0.49 - 0.035 * gaze[0], -0.125 - h * 0.25 + 0.06 * gaze[1] + low
        iris = shapes([self.at(ellipse(ix, iy, 0.055, 0.085))])
        p.ink(white & iris)
        p.put(shapes([self.at(ellipse(ix - 0.015, iy - 0.035, 0.018, 0.024))]) & white, k=0)
        lid = [(-0.6, -0.1 - h * 0.7 + low), *up[1:]]
        p.ink(self.cut(lid, [0.02, 0.055, 0.06, 0.012]))
        fold = [(-0.54, -0.17 - h + low), (-0.42, -0.2 - h + low), (-0.25, -0.12 - h * 0.4 + low)]
        p.ink(self.cut(fold, [0.004, 0.022, 0.004]))
        p.ink(self.cut([(-0.5, 0.01 + low), (-0.4, 0.03 + low), (-0.29, 0.0 + low)],
                       [0.003, 0.018, 0.003]))  # fmt: skip

    def _age(self, p: Print) -> None:
        for line, w in (
            ("-.6 .32, -.48 .44, -.44 .66", 0.03),
            ("-.25 -.12, -.12 -.2", 0.022),
            ("-.24 -.06, -.1 -.07", 0.022),
            ("-.52 .06, -.4 .1, -.28 .05", 0.022),
            ("-.58 -.64, -.42 -.62, -.24 -.68", 0.022),
            ("-.54 -.78, -.4 -.77, -.26 -.82", 0.018),
            ("-.36 .7, -.28 .88, -.34 1.0", 0.024),
        ):
            p.ink(self.cut(line, [0.004, w, 0.004]))

    def ear(
        self, p: Print, a: float = 0, b: float = 0, light: float = 0.8, at: Pts = ((0.0, 0.0),)
    ) -> None:
        """It grows out of the jaw: its lobe melts into the cheek, its rim rolls over."""
        move = points(at)[0]

        def here(pts: str) -> Points:
            moved: Points = points(pts) + move
            return moved

        rim = self.patch(here(".06 -.08, .1 -.24, .24 -.31, .36 -.22, .36 -.04, .28 .1, .21 .22,"
                              ".12 .26, .07 .18, .1 .06"))  # fmt: skip
        p.ink(rim.grow(max(2.5, 0.018 * self.s)))
        p.put(rim, k=0, a=a, b=b)
        p.ink(self.cut(here(".12 -.1, .15 -.2, .25 -.24, .31 -.16, .28 -.04, .22 .06"),
                       [0.012, 0.03, 0.03, 0.03, 0.025, 0.006]))  # fmt: skip
        bowl = self.patch(here(".13 -.04, .2 -.13, .25 -.08, .2 .04, .16 .1, .12 .08, .15 .02"))
        p.ink(bowl)
        if light < 0.5:
            p.ink(
                self.patch(here(".3 -.26, .38 -.2, .38 -.02, .28 .12, .2 .22, .24 .06, .32 -.06"))
            )

    def hair(
        self,
        p: Print,
        style: str,
        a: float = 0,
        b: float = 0,
        shine: tuple[float, float] = (0, 0),
        n: int = 8,
        seed: int = 3,
    ) -> Mask:
        """short, bald (what is left), bob or bun: black, or an ink; the comb leaves cuts in it."""
        mass = self.patch(HAIRS[style])
        p.put(mass.grow(max(2, self.s * 0.016)), k=1, a=0, b=0)
        dark = not (a or b)
        if not dark:
            p.put(mass, k=0, a=a, b=b)
        first, last = (self.at(line) for line in COMBED[style])
        cuts = shapes(strands(first, last, n, self.s * 0.05, seed)) & mass
        if dark:
            p.put(cuts, k=0, a=shine[0], b=shine[1])
        else:
            p.ink(cuts)
        return mass

    def neck(
        self,
        p: Print,
        feet: Pts,
        a: float = 0,
        b: float = 0,
        light: float = 0.3,
        seed: int = 4,
        cord: float = 0,
    ) -> Mask:
        """From throat and nape down to two points on the card: front, then back.

        cord  light on the muscle that runs from the ear down to the collar
        """
        front, back = points(feet)
        throat, chin, nape, ear = self.at("-.16 .98, -.3 .7, .74 .1, .2 -.1")
        mid = (throat + front) / 2 + (nape - throat) * 0.04
        behind = (nape + back) / 2 - (back - front) * 0.04
        form = blob([chin, throat, mid, front, back, behind, nape, ear])
        lit = brush([throat, mid, front], [self.s * 0.22, self.s * 0.2, self.s * 0.24])
        start = (ear * 2 + nape) / 3
        muscle = brush([start, (start + front) / 2, front], [self.s * q for q in (0.1, 0.2, 0.16)])
        tone = glow(form, [(lit, light * 2), (muscle, cord)], self.s * 0.06)
        chisel(p, form, tone, max(4.5, self.s * 0.03), 0.2, a, b, max(3, self.s * 0.02), seed=seed)
        return form
