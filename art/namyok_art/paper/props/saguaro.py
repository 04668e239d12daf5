"""A cactus against the light: ribs cut in, and spines that stand out along the edge."""

import math
from collections.abc import Sequence

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Fill
from namyok_art.paper.paths import Pen, Point, along
from namyok_art.paper.space import Array


def limb(
    card: Card,
    path: Sequence[Point],
    width: float,
    fill: Fill,
    light: str = "#ffe2a0",
    dark: str = "#0d2626",
    spine: float = 18,
    outside: Array | None = None,
) -> Array:
    """One limb round a line. `outside` is where it must not be glued: the trunk it grows from."""
    curve = np.asarray(along(path, 90))
    step = np.gradient(curve, axis=0)
    step /= np.linalg.norm(step, axis=1)[:, None]
    normal = np.stack([-step[:, 1], step[:, 0]], 1)
    cut = Pen().taper(path, width, width * 0.92).mask
    hairs = _edge_spines(card, curve, normal, width, spine)
    if outside is not None:
        cut, hairs = cut * (1 - outside), hairs * (1 - outside)
    card.paint(hairs, light, 0.9)
    mask = card.paper(cut, fill, shadow=0.4, spread=12, lift=9, rim=0.75, rim_width=4)
    ribs, tufts = Pen(), Pen()
    for row, k in enumerate((-0.34, -0.17, 0.0, 0.17, 0.34)):
        line = curve + normal * k * width
        ribs.stroke([(float(x), float(y)) for x, y in line[::6]], width * 0.03)
        for i in range(2 + 3 * (row % 2), 88, 7):
            for a in card.rng.uniform(0, math.tau, 3):
                x, y = line[i]
                r = spine * card.rng.uniform(0.3, 0.55)
                tufts.line(x, y, x + r * math.cos(a), y + r * math.sin(a), 1.5)
    card.shade(ribs.mask * mask, dark, 0.6)
    card.paint(tufts.mask * mask, light, 0.5)
    return mask


def _edge_spines(card: Card, curve: Array, normal: Array, width: float, spine: float) -> Array:
    pen = Pen()
    length = float(np.linalg.norm(np.diff(curve, axis=0), axis=1).sum())
    count = int(length / 13)
    for side in (-1, 1):
        for j in range(count):
            i = min(89, int((j + card.rng.random()) / count * 90))
            x, y = curve[i] + normal[i] * side * width * 0.47
            a = math.atan2(normal[i][1] * side, normal[i][0] * side) + card.rng.normal(0, 0.35)
            r = spine * card.rng.uniform(0.7, 1.25)
            pen.taper([(x, y), (x + r * math.cos(a), y + r * math.sin(a))], 2.6, 0.8)
    end = curve[-1]
    out = curve[-1] - curve[-4]
    top = math.atan2(out[1], out[0])
    for a in np.linspace(-1.5, 1.5, max(7, int(width / 9))):
        q = top + a + card.rng.normal(0, 0.08)
        r = width * 0.45
        x, y = end[0] + r * math.cos(q), end[1] + r * math.sin(q)
        s = spine * card.rng.uniform(0.7, 1.25)
        pen.taper([(x, y), (x + s * math.cos(q), y + s * math.sin(q))], 2.6, 0.8)
    return pen.mask
