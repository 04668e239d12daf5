"""An angry face: its brows are two black birds, beak to beak over an egg."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, noise, oval, shapes, spot_at, step, strands
from namyok_art.lino.ground import swirl

BODY = (
    ".17 -.5, .26 -.56, .38 -.52, .58 -.46, .78 -.34, .98 -.3, .8 -.24, .56 -.24, .34 -.27, .2 -.35"
)
WING = (
    ".38 -.48, .42 -.74, .56 -.98, .78 -1.1, .76 -.94, .9 -.96, .84 -.8, .94 -.78, "
    ".82 -.62, .66 -.42"
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 121)
    swirl(p, 0.35 + 0.5 * noise(180, 3) - 0.3 * step(200, 1200, Y), b=1)
    face = Face(400, 610, 440, 0.0, 0.04, nose="broad", light=(-0.7, -0.4, 0.5), age=0.5, wide=0.94)
    face.draw(
        p,
        eyes=(0.4, 0.02, 0.1),
        brow=(0.16, -0.02),
        brow_width=0.03,
        mouth=(0.36, -0.22, 0.05),
        lips=(1, 0),
        a=1,
        shine=0.7,
        ambient=-0.1,
        seed=6,
        full=0.7,
        ears=True,
    )
    for q in np.linspace(-0.3, 0.24, 9):
        tooth = [(q, 0.655), (q + 0.055, 0.655), (q + 0.05, 0.70), (q + 0.006, 0.70)]
        p.flat(face.patch(tooth, True), outline=3)
    p.ink(face.cut("-.34 .65, -.1 .645, .1 .65, .33 .655", [0.01, 0.016, 0.016, 0.01]))
    egg = spot_at(face.at([(0.0, -0.47)])[0], 46, 58)
    for side in (-1, 1):
        _bird(p, face, side)
    p.flat(egg, outline=7)
    for x, y, r in (
        (392, 398, 4),
        (408, 379, 3),
        (402, 427, 4),
        (388, 419, 3),
        (420, 413, 4),
        (414, 441, 3),
    ):
        p.ink(oval(x, y, r, r))
    return p.press()


def _tilt(side: int, x: float, y: float) -> tuple[float, float]:
    """Inner ends go down: that is what makes the face angry."""
    return side * x * 0.94, y + 0.15 - 0.2 * x


def _bird(p: Print, face: Face, side: int) -> None:
    def on(text: str) -> list[tuple[float, float]]:
        pairs = [part.split() for part in text.split(",")]
        return [_tilt(side, float(x), float(y)) for x, y in pairs]

    body, wing, head = (
        face.patch(on(BODY)),
        face.patch(on(WING)),
        face.spot(*_tilt(side, 0.24, -0.43), 0.105, 0.1),
    )
    whole = body | wing | head
    p.put(whole.grow(7), k=0, a=0, b=0)
    p.ink(whole)
    beak = face.patch(on(".025 -.385, .1 -.47, .18 -.46, .18 -.36, .1 -.36"))
    p.flat(beak, outline=5)
    p.ink(face.cut(on(".03 -.39, .17 -.415"), [0.004, 0.014]))
    p.put(face.spot(*_tilt(side, 0.245, -0.45), 0.028, 0.028), k=0, a=0, b=0)
    p.ink(face.spot(*_tilt(side, 0.238, -0.446), 0.014, 0.014))
    feathers = strands(
        face.at(on(".42 -.5, .46 -.72, .6 -.95, .74 -1.04")),
        face.at(on(".66 -.44, .76 -.58, .84 -.7, .88 -.76")),
        6,
        9,
        4,
    )
    tail = strands(
        face.at(on(".4 -.44, .6 -.4, .92 -.3")), face.at(on(".36 -.32, .6 -.28, .9 -.28")), 4, 7, 5
    )
    p.put(shapes(feathers + tail) & whole, k=0, a=0, b=1)
