"""The back of the deck: two profiles that are one vase of leaves; upside down it is the same."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Mask,
    Print,
    X,
    Y,
    blob,
    ellipse,
    everything,
    oval,
    place,
    poly,
    shapes,
    spot_at,
)
from namyok_art.lino.ground import rings
from namyok_art.lino.mask import F32
from namyok_art.lino.profile import OUTLINE
from namyok_art.lino.shape import points, spline, stroke

CENTRE = (400, 600)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "ochre", 471)
    p.put(everything(), k=1)
    tone: F32 = (0.30 + 0.4 * np.exp(-((np.hypot((X - 400) / 300, (Y - 600) / 460)) ** 2))).astype(
        np.float32
    )
    rings(p, *CENTRE, tone, 15, a=1, seed=4)
    for head in _heads():
        p.put(head.grow(8), k=1)
        p.put(head, k=0, a=0, b=0)
    _eyes(p)
    _border(p)
    _turn(p)
    return p.press()


def _heads() -> list[Mask]:
    """One looks left in the upper half, one right in the lower half, brow to brow with us."""
    face = points(OUTLINE)[:19]
    outline = np.vstack(
        [
            spline(face, 8),
            spline("-.1 1.16, .3 1.2, .8 1.1, 1.02 .6, 1.06 -.1, .96 -.66, .6 -1.04, .1 -1.18", 8),
        ]
    )
    return [poly(place(outline, 470, 400, 238, 0.0)), poly(place(outline, 330, 800, 238, np.pi))]


def _eyes(p: Print) -> None:
    for x, y, turn in ((470, 400, 0.0), (330, 800, np.pi)):
        for pts, widths in (
            ("-.62 -.07, -.5 -.03, -.38 -.03, -.26 -.09", (7, 13, 12, 3)),
            ("-.66 -.36, -.5 -.43, -.2 -.33", (14, 20, 3)),
            ("-.7 .6, -.56 .61, -.43 .6", (8, 7, 5)),
            ("-.66 .2, -.6 .28, -.65 .37", (2, 8, 2)),
        ):
            p.ink(shapes([stroke(place(pts, x, y, 238, turn), list(widths))]))
        lips = blob(
            place(
                "-.70 .45, -.775 .53, -.67 .6, -.75 .69, -.64 .77, -.5 .66, -.43 .6, -.56 .53",
                x,
                y,
                238,
                turn,
            ),
            8,
        )
        p.flat(lips, a=1, outline=4)
        for i in range(7):
            wave = [
                (0.05 + 0.12 * i, -1.0 + 0.05 * i),
                (0.2 + 0.1 * i, -0.4),
                (0.1 + 0.12 * i, 0.3),
                (0.2 + 0.1 * i, 1.05),
            ]
            p.ink(shapes([stroke(place(wave, x, y, 238, turn), [1, 9, 11, 2])]))
        p.flat(spot_at(place([(0.02, 0.36)], x, y, 238, turn)[0], 24, 24), b=1, outline=6)


def _border(p: Print) -> None:
    frame = poly("40 40, 760 40, 760 1160, 40 1160") - poly("58 58, 742 58, 742 1142, 58 1142")
    p.flat(frame, b=1, outline=6)
    for x in np.linspace(96, 704, 9):
        for y in (92, 1108):
            p.flat(blob(ellipse(x, y, 24, 11, 0, 18)), outline=4)
            p.ink(oval(x, y, 8, 8))
    for y in np.linspace(150, 1050, 12):
        for x in (92, 708):
            p.flat(blob(ellipse(x, y, 11, 24, 0, 18)), outline=4)
            p.ink(oval(x, y, 8, 8))


def _turn(p: Print) -> None:
    """The lower half is the upper one turned to the last cut: no back tells its way up."""
    half = p.k.shape[0] // 2
    for block in (p.k, p.a, p.b):
        block[half:] = block[:half][::-1, ::-1]
