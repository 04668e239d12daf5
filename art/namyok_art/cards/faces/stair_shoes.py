"""Shoes of a family on the stairs, a pair a step, toes uphill; wet bare feet went up past them."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, ellipse, oval, place, poly, shapes, spot_at
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import Points, points

LIGHT = (0.3, -0.75, 0.5)
STEPS = 7
LEAN = -0.16
"""The stairs are seen askew: every edge rises to the right."""
SOLE = (
    ".3 1.0, .0 1.12, -.26 .98, -.3 .62, -.2 .2, -.36 -.3, -.34 -.74, -.06 -.94, .28 -.8, "
    ".38 -.4, .3 .2, .36 .66"
)
TOES = (
    (0.2, -1.2, 0.18),
    (-0.04, -1.26, 0.12),
    (-0.22, -1.18, 0.11),
    (-0.37, -1.04, 0.1),
    (-0.47, -0.86, 0.08),
)
# Shoes from the side: the heel at -1, the toe at 1, the ground at 0.
CUTS = {
    "boot": (
        "-1 0, -1.02 -.4, -.94 -1.2, -.98 -1.9, -.1 -1.94, -.12 -.9, .36 -.76, .9 -.56, "
        "1.04 -.2, 1.02 0"
    ),
    "pump": (
        "-1.02 0, -.84 0, -.8 -.52, -.3 -.24, .2 -.02, 1.08 0, 1.14 -.16, .7 -.34, .26 -.44, "
        "-.16 -.66, -.6 -.92, -1.02 -1.06, -1.08 -.6"
    ),
    "laced": ("-1 0, -1.06 -.5, -.98 -.96, -.3 -1.0, .1 -.78, .5 -.6, 1.0 -.46, 1.1 -.16, 1.06 0"),
    "slipper": "-1 0, -1.02 -.3, -.7 -.34, -.1 -.3, .2 -.62, .7 -.6, 1.06 -.3, 1.06 0",
    "bootee": (
        "-.9 0, -1.0 -.4, -.84 -.8, -.9 -1.4, .1 -1.44, .06 -.9, .5 -.84, .96 -.56, 1.0 -.16, .9 0"
    ),
}
PAIRS = (
    ("boot", 1.0, -0.4, (0, 0)),
    ("pump", 0.92, -0.12, (1, 0)),
    ("laced", 0.92, -0.56, (0, 0)),
    ("slipper", 0.9, -0.24, (1, 0)),
    ("boot", 0.8, -0.52, (1, 0)),
    ("bootee", 0.74, -0.3, (0, 0)),
)


def draw() -> NDArray[np.uint8]:
    p = Print("green", "ochre", 441)
    streaks(p, 0.3, 1.5, 12, 170, a=1)
    _door(p)
    for i in range(STEPS - 1, -1, -1):
        _step(p, i)
    for i in range(1, STEPS):
        _footprint(p, i)
    for i, (kind, size, u, ink) in enumerate(PAIRS):
        # one of each pair was put down with less care than the other
        _shoe(p, i, u + 0.1, 0.62, size, kind, ink, 0.02)
        _shoe(p, i, u - 0.06, 0.24, size, kind, ink, -0.1 if i % 2 else 0.06)
    return p.press()


def _scale(i: int) -> float:
    return float(0.875**i)


def _at(i: int, u: float, v: float) -> tuple[float, float]:
    """A place on a tread: u across from -1 to 1, v from its edge (0) to the next riser (1)."""
    s = _scale(i)
    rise = sum(178 * _scale(k) for k in range(i))
    x = 330 + 150 * (1 - s) + 520 * s * u * (1 - 0.07 * v)
    return x, 1120 - rise - 108 * s * v + LEAN * 520 * s * u


def _step(p: Print, i: int) -> None:
    drop = 84 * _scale(i)
    low, far = _at(i, -1, 0), _at(i, 1, 0)
    riser = poly([low, far, (far[0], far[1] + drop + 60), (low[0], low[1] + drop + 60)])
    p.ink(riser.grow(4))
    streaks(p, 0.3, 1.57, 10, 120, b=1, within=riser, seed=i)
    tread = poly([low, far, _at(i, 1, 1), _at(i, -1, 1)])
    p.ink(tread.grow(5))
    streaks(p, 0.97, LEAN, 14, 150, b=1, within=tread, seed=i + 9)
    p.put(brush([low, far], [11, 11]), k=0, a=0, b=0)


def _door(p: Print) -> None:
    """At the top, ajar; the light comes from there."""
    x, y = _at(STEPS - 1, 0.1, 1)
    for form, ink in (
        ("-104 20, -104 -226, 104 -256, 104 -12", (0, 0)),
        ("-104 20, -104 -226, -16 -204, -16 20", (1, 0)),
    ):
        p.flat(poly(points(form) + np.array([x, y])), *ink, outline=8)
    p.ink(oval(x - 34, y - 100, 7, 9))


def _lay(
    i: int, u: float, v: float, pts: str | Points, size: float, turn: float, flip: int
) -> Points:
    """Points of a thing that lies on a tread, toe uphill: foreshortened and askew with it."""
    s = _scale(i) * size
    q = points(pts) * (flip, 1)
    x = q[:, 0] * np.cos(turn) - q[:, 1] * np.sin(turn)
    y = q[:, 0] * np.sin(turn) + q[:, 1] * np.cos(turn)
    at = _at(i, u, v)
    return np.stack([at[0] + x * s, at[1] + y * s * 0.62 + LEAN * x * s], 1)


def _footprint(p: Print, i: int) -> None:
    """Left, right, left; the heel fades on the higher steps, and every foot turns its own way."""
    side = 1 if i % 2 else -1
    rng = np.random.default_rng(i)
    u, turn = 0.36 + side * 0.11, side * 0.1 + float(rng.normal(0, 0.14))
    sole = blob(_lay(i, u, 0.46, SOLE, 62, turn, side))
    toes = [_lay(i, u, 0.46, ellipse(x, y, r, r), 62, turn, side) for x, y, r in TOES]
    wet = sole | shapes(toes)
    if i > 3:
        wet = wet - blob(_lay(i, u, 0.46, "-.5 .1, .5 .2, .5 .3 , .5 .5, -.5 .44", 62, turn, side))
    p.put(wet, k=0, a=1, b=0)
    p.put(blob(_lay(i, u, 0.46, "-.16 -.6, .1 -.66, .04 -.3", 62, turn, side)), k=0, a=0, b=0)
    for x, y in rng.uniform((-0.9, -1.4), (0.9, 1.2), (3, 2)):
        p.put(shapes([_lay(i, u, 0.46, ellipse(x, y, 0.09, 0.09), 62, turn, side)]), k=0, a=1, b=0)


def _shoe(
    p: Print,
    i: int,
    u: float,
    v: float,
    size: float,
    kind: str,
    ink: tuple[float, float],
    turn: float,
) -> None:
    """From the side, toe to the right; a pale sole, laces or a rim where it has them."""
    x, y = _at(i, u, v)
    s = 92 * size * _scale(i)

    def on(pts: str) -> Points:
        return place(pts, x, y, s, LEAN + turn)

    form = blob(on(CUTS[kind]), 8)
    dark = -0.25 if ink == (0, 0) else 0.1
    p.put(form.grow(10 * _scale(i)), k=1)
    p.relief(form, LIGHT, 30 * _scale(i), 6, 0.8, 0.4, *ink, outline=6, ambient=dark, soft=3)
    if kind != "pump":
        p.flat(brush(on("-1 -.02, 0 .0, 1.04 -.02"), [s * 0.16] * 3), outline=4)
    if kind in ("boot", "bootee"):
        top = on("-.54 -1.9" if kind == "boot" else "-.4 -1.4")[0]
        p.flat(spot_at(top, s * 0.44, s * 0.15, LEAN + turn), outline=4)
        p.ink(spot_at(top, s * 0.36, s * 0.09, LEAN + turn))
    if kind == "laced":
        for q in ("-.2 -.94, .04 -.7", "0 -.86, .22 -.6", ".18 -.78, .4 -.54"):
            p.put(brush(on(q), [5, 5]), k=0, a=0, b=0)
        p.ink(blob(on("-.94 -.96, -.6 -1.08, -.3 -1.0, -.6 -.9")))
    if kind == "slipper":
        p.flat(spot_at(on(".46 -.56")[0], s * 0.16, s * 0.16), outline=4)
