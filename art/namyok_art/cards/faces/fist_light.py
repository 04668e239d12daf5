"""A raised fist; a light breaks out between its fingers, and moths have come to it."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import RIGHT, Print, blob, brush, ellipse, noise, place, poly, shapes, strands
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.shape import Points
from namyok_art.lino.solid import dye, hew
from namyok_art.painted.mould import Mould


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "violet", 61)
    tone = np.clip(dim(440, 520, 760, 0.95, 0.0) + (noise(120, 4) - 0.5) * 0.3, 0, 1)
    rays(p, 440, 520, tone, 12, b=1)
    near = blob(ellipse(440, 520, 268, 292))
    rays(p, 440, 520, dim(440, 520, 330, 1.2, 0.35), 12, a=1, within=near, seed=6)
    m = Mould()
    fist = grasp(
        m, 410, 860, 420, "fist", 190, -8, 4, elbow=(470, 1400, 0), sleeve=dye("violet"), bare=0.5
    )
    fingers = fist[1:, :, :2]
    hew(p, m, (-0.55, -0.5, 0.6), gap=8, outline=7, line=4, ambient=-0.08, length=90, seed=4)
    _cuff(p)
    _beams(p, fingers)
    for x, y, size, turn in ((112, 372, 104, 0.9), (672, 262, 84, -0.5), (236, 96, 62, 0.25)):
        _moth(p, x, y, size, turn)
    return p.press()


def _gaps(fingers: Points) -> list[tuple[Points, Points]]:
    """Foot and head of every gap between two fingers."""
    order = fingers[np.argsort(fingers[:, 1, 0])]
    return [((a[2] + b[2]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(order)]


def _beams(p: Print, fingers: Points) -> None:
    """The light stands in every gap and flies straight on over the knuckles, wider and wider."""
    beams = []
    for (low, high), turn in zip(_gaps(fingers), (-0.3, -0.06, 0.15), strict=True):
        way = (high - low) / np.hypot(*(high - low))
        ca, sa = np.cos(turn), np.sin(turn)
        way = np.array([way[0] * ca - way[1] * sa, way[0] * sa + way[1] * ca])
        start = high - way * np.hypot(*(high - low)) * 0.8
        side = np.array([-way[1], way[0]])
        beams.append((start, way, side))
    for share, ink in ((1.0, 1), (0.46, 0)):
        for start, way, side in beams:
            wide = side * 118 * share
            beam = poly([start, start + way * 1100 - wide, start + way * 1100 + wide])
            if ink:
                p.put(beam.grow(6), k=1)
            p.put(beam, k=0, a=ink, b=0)


def _cuff(p: Print) -> None:
    """Heavy cloth that has slid down the raised arm."""
    sleeve = blob("268 1024, 400 962, 540 950, 616 972, 660 1100, 700 1260, 214 1260, 240 1130")
    folds = [
        brush(line, [12, 46, 30, 6])
        for line in (
            "300 1040, 296 1100, 276 1170, 280 1240",
            "410 1000, 440 1070, 420 1150, 450 1240",
            "480 980, 530 1060, 510 1140, 540 1240",
        )
    ]
    tone = glow(sleeve, [(fold, 1.1) for fold in folds], 12)
    chisel(p, sleeve, tone + 0.26, 10, 0.3, b=1, outline=9, seed=3, length=80)
    hem = brush("264 1032, 360 990, 480 962, 622 966", [40, 54, 54, 40])
    chisel(p, hem, glow(hem, [(hem, 0.8), (blob("240 900, 480 900, 470 1060, 240 1100"), 0.4)], 8),
           9, 1.3, b=1, outline=8, swell=24, bend=1, seed=5)  # fmt: skip


def _moth(p: Print, x: float, y: float, size: float, turn: float) -> None:
    for flip in (1, -1):
        for form in (
            "0 .1, .3 .1, .62 .34, .56 .74, .3 .82, .1 .5",
            "0 -.1, .5 -.62, 1.08 -.7, 1.0 -.3, .7 .14, .2 .16",
        ):
            wing = blob(place(form, x, y, size, turn, flip))
            p.relief(
                wing,
                RIGHT,
                size * 0.12,
                5,
                angle=turn + flip * 0.9,
                outline=5,
                ambient=0.12,
                length=40,
            )
            veins = strands(
                place("0 0, .9 -.6", x, y, size, turn, flip),
                place("0 0, .6 .3", x, y, size, turn, flip),
                5,
                4,
                3,
            )
            p.ink(shapes(veins) & wing)
        p.ink(blob(place(".62 -.5, .76 -.5, .78 -.36, .64 -.34", x, y, size, turn, flip)))
        p.ink(brush(place("0 -.3, .1 -.6, .34 -.78", x, y, size, turn, flip), [4, 4, 2]))
    p.relief(
        blob(place("0 -.4, .1 -.2, .09 .3, 0 .62, -.09 .3, -.1 -.2", x, y, size, turn)),
        RIGHT,
        size * 0.1,
        5,
        a=1,
        outline=4,
    )
