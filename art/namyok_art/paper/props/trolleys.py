"""Shopping trolleys, drawn as wire so that light comes through."""

import math

from namyok_art.paper.paths import Pen, Point

_FRONT_TOP, _BACK_TOP = (-118.0, -150.0), (84.0, -168.0)
_FRONT_LOW, _BACK_LOW = (-92.0, -84.0), (62.0, -78.0)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def trolley(
    wire: Pen, handle: Pen, x: float, y: float, scale: float, turn: float = 0, gait: float = 0
) -> None:
    """A trolley rolling left on (x, y), 240 units long; gait swings its castors."""
    with wire.at(x, y, scale, turn), handle.at(x, y, scale, turn):
        for a, b in (
            (_FRONT_TOP, _BACK_TOP),
            (_FRONT_LOW, _BACK_LOW),
            (_FRONT_TOP, _FRONT_LOW),
            (_BACK_TOP, _BACK_LOW),
        ):
            wire.line(*a, *b, 8)
        for k in range(1, 12):
            wire.line(
                *_between(_FRONT_TOP, _BACK_TOP, k / 12),
                *_between(_FRONT_LOW, _BACK_LOW, k / 12),
                3.6,
            )
        for k in range(1, 4):
            wire.line(
                *_between(_FRONT_TOP, _FRONT_LOW, k / 4),
                *_between(_BACK_TOP, _BACK_LOW, k / 4),
                3.6,
            )
        wire.stroke([(-80, -84), (-86, -50), (-78, -34)], 8)
        wire.stroke([(84, -168), (76, -90), (92, -34)], 8)
        wire.line(-80, -36, 92, -36, 8).line(62, -78, 80, -60, 5)
        for cx, swing in ((-78.0, gait), (90.0, -gait)):
            dx = 12 * math.sin(swing)
            wire.taper([(cx, -36), (cx + dx * 0.5, -22)], 9, 8)
            wire.circle(cx + dx, -13, 13)
            wire.circle(cx + dx, -13, 4.5, cut=True)
        wire.line(84, -168, 116, -184, 8)
        handle.taper([(98, -186), (146, -178)], 17, 17)
