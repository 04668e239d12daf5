"""A face out of the dark, lit from below by a match in a stranger's hand."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import BELOW, Face, Print, blob, brush, oval, place, shapes, strands
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.eyes import brow, eye
from namyok_art.lino.features import nose
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.mouth import mouth
from namyok_art.lino.shape import Points, points
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.painted.mould import PLAIN, Mould

FLAME = (384, 852)
TONGUE = "0 -1.5, .26 -.8, .5 -.1, .4 .5, 0 .78, -.4 .5, -.5 -.1, -.16 -.7"


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "ochre", 111)
    face = Face(410, 330, 300, 0.06, -0.16, nose="hooked", age=0.25, light=BELOW, jaw=1.02)
    rays(p, *FLAME, dim(*FLAME, 600, 1.05, -0.12), 14, b=1)
    neck = face.patch("-.36 .4, -.38 1.3, -.5 2.4, .5 2.4, .38 1.3, .36 .4")
    p.relief(neck, BELOW, 90, 9, b=1, outline=7, ambient=-0.2, shine=0.7)
    collar = blob(
        "-20 1260, 30 1010, 190 820, 260 760, 310 830, 410 860, 500 830, 550 760, 630 810, "
        "780 1000, 820 1260"
    )
    lit = glow(collar, [(oval(*FLAME, 210, 190), 0.95)], 70)
    chisel(p, collar, lit - 0.06, 12, 0.5, a=1, outline=8, length=120, seed=5)
    _skin(p, face)
    for side in (-1, 1):  # the flame again, small, in either eye
        x, y = face.at([(side * 0.335 - 0.015, face.eye_y + 0.045)])[0]
        tongue = blob(place(TONGUE, float(x), float(y), 15))
        p.put(tongue, k=0, a=0, b=1)
    _kerchief(p, face)
    _glow(p)
    m = Mould()
    joints = grasp(
        m, 548, 1330, 214, "pinch", 92, 0, 26, elbow=(700, 1700, -40), sleeve=dye("rust"), bare=0.6
    )
    x, y, z = (joints[0, -1] + joints[1, -1]) / 2
    m.group()
    top = (FLAME[0] + 4, FLAME[1] + 30, float(z))
    low = (float(x) + (float(x) - top[0]) * 0.34, float(y) + (float(y) - top[1]) * 0.34, float(z))
    m.cone(low, top, 10, 8, BARE, 0, PLAIN)
    hew(p, m, (-0.5, -0.75, 0.42), gap=6, outline=7, line=3, ambient=0.04, length=60)
    seen = [(top[0] + (float(x) - top[0]) * q, top[1] + (float(y) - top[1]) * q) for q in (0, 0.8)]
    p.flat(brush(seen, [12, 13]), outline=4)
    _flame(p)
    return p.press()


def _skin(p: Print, f: Face) -> None:
    """From below only what hangs over is lit: jaw and cheeks, the nostrils, the hollows of the
    brows."""
    low = (
        "-.7 .4, -.58 .1, -.44 .0, -.3 .14, -.26 .28, -.2 .38, -.1 .4, .1 .4, .2 .38, .26 .28,"
        ".3 .14, .44 .0, .58 .1, .7 .4, .6 .9, .3 1.2, 0 1.24, -.3 1.2, -.6 .9"
    )
    lights = [
        (f.patch(low, True), 1.0),
        (f.patch("-.17 .34, 0 .3, .17 .34, .12 .42, -.12 .42", True), 1.1),
    ]
    for d in (-1, 1):
        under = points(".1 -.12, .16 -.3, .36 -.38, .6 -.28, .66 -.12, .5 -.16, .3 -.16") * (d, 1)
        lights.append((f.patch(under, True), 1.2))
    skin = f.outline()
    chisel(p, skin, glow(skin, lights, 11) + 0.1, 8.5, f.tilt, b=1, outline=6, length=90,
           swell=190, bend=0.4, seed=4, bare=0.72)  # fmt: skip
    nose(p, f, f._nose())
    for d in (-1, 1):
        eye(p, f, d, (1.0, -0.15, 0.8), False)
        brow(p, f, d, (-0.2, 0.0), 0.085, True)
    mouth(p, f, (0.18, -0.2, 0.13), (1, 0), False, 0)


def _kerchief(p: Print, face: Face) -> None:
    """A cloth round the head, knotted under the chin: its folds catch the light from below."""
    cloth = face.patch(
        "-.98 1.0, -1.0 .3, -.96 -.5, -.62 -1.2, 0 -1.46, .62 -1.2, .96 -.5, 1.0 .3, .98 1.0,"
        ".7 1.3, .3 1.44, 0 1.4, -.3 1.44, -.7 1.3"
    ) - face.patch(
        "-.66 .3, -.66 -.3, -.42 -.74, 0 -.9, .42 -.74, .66 -.3, .66 .3, .5 .8, .2 1.08, 0 1.14,"
        "-.2 1.08, -.5 .8"
    )
    p.relief(
        cloth, BELOW, face.s * 0.2, 11, a=1, outline=9, ambient=-0.12, angle=1.1, seed=5, length=110
    )
    folds: list[Points] = []
    for side in (-1, 1):
        outer, inner = (
            points(line) * (side, 1)
            for line in (".1 -1.36, .7 -.9, .92 0, .8 .9", ".1 -1, .5 -.74, .72 0, .6 .9")
        )
        guides = (face.at(outer, False), face.at(inner, False))
        folds += strands(*guides, 4, 13, 6 + side)
    p.ink(shapes(folds) & cloth)


def _glow(p: Print) -> None:
    """Dark air round the flame, so that it stands free of cloth and chin."""
    p.put(blob(place(TONGUE, *FLAME, 104)), k=1, a=0, b=0)


def _flame(p: Print) -> None:
    x, y = FLAME
    p.flat(blob(place(TONGUE, x, y, 82)), b=1, outline=8)
    p.put(blob(place(TONGUE, x, y + 18, 50)), k=0, a=0, b=0)
    p.ink(brush([(x + 6, y + 70), (x + 4, y + 34), (x + 1, y + 14)], [17, 17, 4]))
