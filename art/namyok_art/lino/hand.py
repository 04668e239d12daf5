"""Hands that do something: fist, point, grip, pinch, reach, clasp."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from namyok_art.lino.mask import brush
from namyok_art.lino.palm import Palm
from namyok_art.lino.press import LEFT, Light, Print
from namyok_art.lino.shape import Points


@dataclass(frozen=True, slots=True)
class Hand(Palm):
    """A hand with all its poses; see Fingers for how it is placed."""

    def fist(self, p: Print, wrist: float = 1.9, point: bool = False) -> None:
        """Knuckles up, fingers folded towards us, thumb across; `point` leaves the index out."""
        self.body(
            p,
            self.patch(
                f"-.5 -.2, -.54 .3, -.42 .74, -.32 1.0, -.33 {wrist}, .33 {wrist}, "
                f".32 1.0, .42 .72, .54 .3, .5 -.2, 0 -.34"
            ),
            0.2,
        )
        for i, x in ((3, 0.385), (2, 0.15), (1, -0.105), (0, -0.37)):
            top = -0.24 - 0.05 * (i in (1, 2)) + 0.06 * (i == 3)
            if point and i == 0:
                self.finger(
                    p,
                    [(-0.36, 0.1), (-0.37, -0.4), (-0.4, -0.9), (-0.43, -1.35)],
                    0.25,
                    True,
                    (0.5, 0.76),
                    5,
                )
                continue
            self.finger(p, [(x, 0.44), (x, 0.3), (x + 0.01, top)], 0.26, False, (), 11 + i)
            self.cut(p, [(x - 0.09, 0.12), (x, 0.15), (x + 0.09, 0.12)], [0.004, 0.03, 0.004])
        self.finger(
            p, [(-0.52, 0.5), (-0.44, 0.34), (-0.12, 0.3), (0.2, 0.36)], 0.27, True, (0.55,), 21
        )

    def grip(self, p: Print, thing: Callable[[], None] | None = None, wrist: float = 1.9) -> None:
        """Fingers round something upright that `thing` draws: palm behind it, fingers before."""
        self.body(
            p,
            self.patch(
                f"-.5 -.4, -.3 -.6, .3 -.56, .56 -.3, .56 .4, .4 .8, .34 {wrist}, "
                f"-.3 {wrist}, -.36 .8, -.56 .4"
            ),
            0.2,
        )
        if thing:
            thing()
        for i, (y, reach) in enumerate(
            ((0.42, -0.16), (0.17, -0.26), (-0.09, -0.3), (-0.36, -0.22))
        ):
            self.finger(
                p,
                [(0.58, y + 0.02), (0.3, y - 0.05), (0.0, y - 0.03), (reach, y + 0.06)],
                0.26 - 0.03 * (i == 0),
                True,
                (0.36, 0.68),
                31 + i,
            )
        self.finger(
            p,
            [(-0.44, 0.55), (-0.56, 0.2), (-0.44, -0.18), (-0.16, -0.42)],
            0.28,
            True,
            (0.66,),
            41,
        )

    def pinch(self, p: Print, wrist: float = 1.9) -> Points:
        """Thumb and index meet; gives the point between them."""
        for line in (
            ".38 -.2, .62 -.62, .66 -1.0, .5 -1.25",
            ".16 -.32, .32 -.8, .3 -1.2, .1 -1.4",
        ):
            self.finger(p, line, 0.21, False, (0.4, 0.7), 7)
        self.body(
            p,
            self.patch(
                f"-.5 -.3, -.2 -.52, .2 -.5, .48 -.3, .5 .2, .36 .7, .3 1.0, "
                f".34 {wrist}, -.34 {wrist}, -.3 1.0, -.42 .6, -.56 .1"
            ),
            0.2,
        )
        self.finger(p, "-.04 -.36, -.02 -.84, -.2 -1.16, -.42 -1.34", 0.22, False, (0.36, 0.68), 9)
        self.finger(p, "-.34 -.2, -.34 -.74, -.5 -1.08, -.74 -1.2", 0.225, True, (0.36, 0.7), 10)
        self.finger(p, "-.34 .42, -.6 .0, -.84 -.44, -.9 -.92", 0.27, True, (0.66,), 13)
        return np.asarray(self.at([(-0.88, -1.12)])[0])

    def reach(
        self,
        p: Print,
        wrist: float = 2.2,
        droop: float = 0.25,
        curl: Sequence[float] = (0.0, 0.1, 0.22, 0.34),
    ) -> Points:
        """From the side, fingers up (turn it): hanging, offering, letting go. Gives the tips."""
        tips = []
        for i in (3, 2, 1, 0):
            lean = droop * 0.4 + curl[i]
            line = [np.array((0.1 - 0.09 * i + 0.16, -0.5 + 0.05 * i))]
            for part in (0.5, 0.36, 0.28):
                line.append(
                    line[-1] + part * (1 - 0.08 * i) * np.array([math.sin(lean), -math.cos(lean)])
                )
                lean += droop + curl[i] * 0.6
            self.finger(p, np.array(line), 0.22 - 0.014 * i, i == 0, (0.34, 0.68), 50 + i)
            tips.append(line[-1])
        self.body(
            p,
            self.patch(
                f"-.2 -.62, .12 -.66, .34 -.5, .36 -.1, .3 .4, .24 .9, .28 {wrist}, "
                f"-.26 {wrist}, -.22 .9, -.34 .4, -.36 -.1"
            ),
            0.18,
            seed=61,
        )
        self.finger(
            p,
            [(-0.08, 0.3), (-0.2, -0.12), (-0.14, -0.5), (0.02 + droop * 0.3, -0.82)],
            0.25,
            True,
            (0.68,),
            63,
        )
        return np.vstack([self.at([tip]) for tip in tips[::-1]])


def clasp(
    p: Print,
    x: float,
    y: float,
    s: float,
    light: Light = LEFT,
    **ink: float,
) -> None:
    """Two hands with their fingers laced, forearms to the lower corners; s = width of one palm."""

    def side(flip: int) -> Hand:
        return Hand(
            x,
            y,
            s,
            0,
            flip,
            light,
            ink.get("a", 0),
            ink.get("b", 0),
            ink.get("shine", 0),
            seed=3 + flip,
        )

    for flip in (1, -1):
        h = side(flip)
        h.body(
            p,
            h.patch(
                "-.06 -.5, -.4 -.56, -.7 -.36, -.86 .1, -1.1 .7, -1.6 1.5, -.9 1.9, "
                "-.56 1.0, -.3 .62, -.02 .5"
            ),
            0.24,
        )
    for i in range(4):
        top = -0.42 + 0.24 * i
        for flip in (1, -1):
            h = side(flip)
            y0 = top + (0.12 if flip < 0 else 0)
            h.finger(
                p,
                [(-0.06, y0 - 0.12), (0.2, y0 - 0.06), (0.42, y0 + 0.06), (0.56, y0 + 0.2)],
                0.215,
                False,
                (0.28,),
                5 * i + flip,
            )
    for flip in (1, -1):
        h = side(flip)
        h.finger(
            p,
            [
                (-0.46, -0.3),
                (-0.34, -0.6),
                (-0.06, -0.78),
                (0.2 if flip > 0 else 0.12, -0.7 if flip > 0 else -0.9),
            ],
            0.25,
            True,
            (0.6,),
            44,
        )


def cuff(
    p: Print,
    h: Hand,
    start: float,
    end: float,
    a: float = 0,
    b: float = 0,
    wide: float = 0.42,
    flare: float = 0.12,
    ambient: float = -0.05,
) -> None:
    """A sleeve over the wrist of a hand, with a hem."""
    body = h.patch(
        [
            (-wide, start),
            (wide, start),
            (wide + flare * 0.5, (start + end) / 2),
            (wide + flare, end),
            (-wide - flare, end),
            (-wide - flare * 0.5, (start + end) / 2),
        ]
    )
    p.relief(
        body,
        h.light,
        h.s * 0.3,
        max(6, h.s * 0.055),
        0.8,
        h.turn + 0.2,
        a,
        b,
        max(4, h.s * 0.03),
        ambient=ambient,
        seed=h.seed + 7,
        length=h.s * 0.5,
    )
    p.ink(
        brush(
            h.at([(-wide, start + 0.16), (0, start + 0.2), (wide, start + 0.16)]),
            [h.s * q for q in (0.02, 0.035, 0.02)],
        )
        & body
    )
