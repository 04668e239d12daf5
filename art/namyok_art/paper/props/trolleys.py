"""Shopping trolleys as wild animals: wire baskets with depth, bent legs and a handle for a head."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen, Point

_TOP_HEAD, _TOP_TAIL = (-98.0, -172.0), (112.0, -146.0)
_LOW_HEAD, _LOW_TAIL = (-70.0, -92.0), (90.0, -86.0)
_DEPTH = (44.0, -26.0)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _far(point: Point) -> Point:
    return point[0] + _DEPTH[0], point[1] + _DEPTH[1]


def _wall(pen: Pen, corners: tuple[Point, Point, Point, Point], bars: int, rows: int) -> None:
    """One side of the basket: corners are top left, top right, low right, low left."""
    a, b, c, d = corners
    for k in range(1, bars):
        pen.line(*_between(a, b, k / bars), *_between(d, c, k / bars), 3.2)
    for k in range(1, rows):
        pen.line(*_between(a, d, k / rows), *_between(b, c, k / rows), 3.2)
    for p, q in ((a, b), (b, c), (c, d), (d, a)):
        pen.line(*p, *q, 6.5)


def _leg(pen: Pen, wheels: Pen, hip: Point, reach: float, fold: float) -> None:
    """A tube that bends once and ends in a castor; reach is how far it is thrown along the way."""
    knee = (hip[0] + reach * 0.42 + fold * 16, hip[1] + 40)
    foot = (hip[0] + reach, -14.0 - 26 * fold)
    pen.stroke([hip, knee, foot], 8)
    wheels.circle(*foot, 14)
    wheels.circle(*foot, 5, cut=True)


def trolley(
    card: Card,
    x: float,
    y: float,
    scale: float,
    tone: str,
    glow: str,
    handle: str,
    tilt: float = 0,
    gait: float = 0,
) -> None:
    """A trolley galloping left on (x, y), about 260 units long; gait runs from 0 to tau."""
    far, far_wheels, near, wheels, grip, fork = (Pen() for _ in range(6))
    throw = math.sin(gait)
    with (
        far.at(x, y, scale, tilt),
        far_wheels.at(x, y, scale, tilt),
        near.at(x, y, scale, tilt),
        wheels.at(x, y, scale, tilt),
        grip.at(x, y, scale, tilt),
        fork.at(x, y, scale, tilt),
    ):
        _leg(far, far_wheels, _far((-58.0, -96.0)), -20 - 44 * throw, 0.5 - 0.5 * throw)
        _leg(far, far_wheels, _far((80.0, -92.0)), 26 + 40 * throw, 0.5 - 0.5 * throw)
        _wall(far, (_far(_TOP_HEAD), _far(_TOP_TAIL), _far(_LOW_TAIL), _far(_LOW_HEAD)), 11, 4)
        _wall(far, (_TOP_TAIL, _far(_TOP_TAIL), _far(_LOW_TAIL), _LOW_TAIL), 4, 4)
        _leg(near, wheels, (-60.0, -92.0), -44 * throw - 34, 0.5 + 0.4 * throw)
        _leg(near, wheels, (80.0, -86.0), 34 + 44 * throw, 0.45 + 0.4 * throw)
        _wall(near, (_TOP_HEAD, _TOP_TAIL, _LOW_TAIL, _LOW_HEAD), 12, 4)
        _wall(near, (_TOP_HEAD, _far(_TOP_HEAD), _far(_LOW_HEAD), _LOW_HEAD), 4, 4)
        stem = (-136.0, -206.0)
        fork.line(*_TOP_HEAD, *stem, 8).line(*_far(_TOP_HEAD), *_far(stem), 8)
        fork.stroke([stem, (-128, -176), (-142, -150 + 8 * throw)], 3)
        fork.circle(-142, -146 + 8 * throw, 6)
        grip.taper([(stem[0] - 8, stem[1] + 5), (stem[0] + 54, stem[1] - 31)], 19, 17)
    soft = 4 * scale + 1
    pale = mix(tone, glow, 0.36)
    card.paper(far_wheels, mix(tone, glow, 0.25), spread=soft, shadow=0.2)
    card.paper(far, (mix(pale, glow, 0.3), pale), spread=soft, shadow=0.2, rim=0.5, rim_colour=glow)
    card.paper(wheels, tone, spread=soft, shadow=0.3, rim=0.7, rim_colour=glow)
    card.paper(
        near,
        (mix(tone, glow, 0.35), tone),
        spread=soft,
        shadow=0.35,
        rim=0.9,
        rim_width=2.2,
        rim_colour=glow,
    )
    card.paper(
        fork, (mix(tone, glow, 0.3), tone), spread=soft, shadow=0.3, rim=0.7, rim_colour=glow
    )
    card.paper(grip, (mix(handle, "#ffffff", 0.3), handle), spread=soft, shadow=0.35, rim=0.5)
