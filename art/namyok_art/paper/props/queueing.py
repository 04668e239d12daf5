"""Those who stand in lines: a knight, a giraffe, a diver, a ghost, an armchair. All face left.

Each is a dark cut-out of two tones (light, dark) with a few lighter seams, feet at (x, y).
"""

from collections.abc import Callable
from typing import Any

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen
from namyok_art.paper.space import Array

Tones = tuple[str, str]


class _Cutter:
    """Glues pieces drawn in one local frame."""

    def __init__(self, card: Card, x: float, y: float, scale: float) -> None:
        self.card, self.x, self.y, self.scale = card, x, y, scale

    def pen(self, draw: Callable[[Pen], object]) -> Pen:
        pen = Pen()
        with pen.at(self.x, self.y, self.scale):
            draw(pen)
        return pen

    def glue(self, draw: Callable[[Pen], object], fill: str | Tones, **changes: Any) -> Array:
        style = {"spread": 2.2 * self.scale, "lift": 1.5 * self.scale, "rim": 0.12} | changes
        return self.card.paper(self.pen(draw), fill, **style)

    def lines(
        self, draw: Callable[[Pen], object], colour: str, within: Array, power: float
    ) -> None:
        self.card.paint(self.pen(draw).mask * within, colour, power)


def _pale(tones: Tones) -> str:
    return mix(tones[0], "#ffffff", 0.35)


def knight(card: Card, x: float, y: float, scale: float, tones: Tones) -> None:
    """A knight in plate with a plume, a shield on the arm, about 118 units high."""
    cut = _Cutter(card, x, y, scale)
    light, dark = tones

    def plume(pen: Pen) -> None:
        pen.smooth(
            [
                (2, -104, 0),
                (4, -116),
                (16, -121),
                (26, -112),
                (30, -96),
                (26, -82, 0),
                (20, -94),
                (12, -100),
            ]
        )

    def legs(pen: Pen) -> None:
        for foot, hip in ((-11, -6), (9, 7)):
            pen.taper([(hip, -46), (hip + (foot - hip) * 0.4, -24), (foot, -4)], 13, 9)
            pen.smooth([(foot + 6, -5), (foot + 6, 0, 0), (foot - 16, 0, 0), (foot - 8, -6)])

    def body(pen: Pen) -> None:
        pen.smooth(
            [
                (-4, -84),
                (-17, -78),
                (-21, -66),
                (-17, -52),
                (-20, -40, 0),
                (20, -40, 0),
                (16, -54),
                (20, -68),
                (15, -80),
                (4, -84),
            ]
        )

    def head(pen: Pen) -> None:
        pen.smooth(
            [
                (0, -108),
                (-12, -104),
                (-15, -95),
                (-19, -92, 0),
                (-13, -84, 0),
                (-10, -81),
                (8, -81),
                (13, -88),
                (13, -100),
                (8, -106),
            ]
        )

    def shield(pen: Pen) -> None:
        pen.smooth([(6, -70, 0), (20, -73), (34, -68, 0), (34, -50), (20, -32, 0), (7, -48)])

    cut.glue(plume, ("#f05a6a", "#c8324e"))
    cut.glue(legs, (mix(light, dark, 0.6), dark))
    trunk = cut.glue(body, tones)
    helm = cut.glue(head, (mix(light, "#ffffff", 0.12), dark))
    arm = cut.glue(lambda p: p.taper([(-2, -74), (-10, -60), (-22, -54)], 11, 7), (light, dark))
    cut.glue(lambda p: p.rect(-34, -68, 16, 20, 1), ("#fffdf2", "#e6dcf0"), shadow=0.3)
    pale = _pale(tones)
    cut.lines(
        lambda p: p.line(-18, -94, -4, -95, 2).line(-16, -89, -6, -89, 1.2), "#1c1030", helm, 0.9
    )
    cut.lines(lambda p: p.line(4, -108, 2, -80, 1), pale, helm, 0.6)
    cut.lines(
        lambda p: p.line(-30, -52, 30, -52, 1.2).line(-30, -46, 30, -46, 1.2), pale, trunk, 0.5
    )
    cut.lines(lambda p: p.line(-14, -66, -4, -58, 1.2), pale, arm, 0.5)
    face = cut.glue(shield, (mix(light, "#ffffff", 0.18), dark))
    cut.lines(lambda p: p.line(4, -74, 38, -42, 7), "#ffd93c", face, 0.9)


def giraffe(card: Card, x: float, y: float, scale: float, tones: Tones) -> None:
    """A giraffe standing, about 200 units high; spots are lighter, legs are long and straight."""
    cut = _Cutter(card, x, y, scale)
    light, dark = tones

    def legs(pen: Pen) -> None:
        for top, foot in ((-14, -16), (26, 29)):
            pen.taper([(top, -80), (foot, -40), (foot, -3)], 10, 4.5)
            pen.rect(foot - 4, -5, 7, 5, 1)

    def near(pen: Pen) -> None:
        for top, foot in ((-18, -22), (30, 36)):
            pen.taper([(top, -84), (foot, -42), (foot - 1, -3)], 13, 5)
            pen.rect(foot - 5, -5, 8, 5, 1)

    def body(pen: Pen) -> None:
        pen.smooth(
            [
                (-52, -186),
                (-42, -192),
                (-34, -190),
                (-28, -180),
                (-20, -150),
                (-8, -122),
                (14, -108),
                (34, -100),
                (40, -86),
                (36, -70),
                (14, -66),
                (-14, -66),
                (-27, -76),
                (-30, -100),
                (-33, -140),
                (-38, -170),
                (-50, -172),
                (-58, -176),
                (-60, -182),
            ]
        )

    def crown(pen: Pen) -> None:
        for tip in ((-40, -204), (-33, -203)):
            pen.taper([(-36, -188), tip], 4, 3).circle(*tip, 2.8)
        pen.smooth([(-32, -186, 0), (-22, -194), (-16, -190, 0), (-24, -184)])

    def mane(pen: Pen) -> None:
        pen.smooth(
            [(-34, -190, 0), (-24, -182), (-16, -150), (-3, -122, 0), (-10, -124), (-24, -152)]
        )

    cut.glue(legs, (mix(light, dark, 0.7), mix(dark, "#1c1030", 0.15)))
    cut.glue(lambda p: p.taper([(38, -90), (48, -74), (46, -50)], 4, 2).oval(46, -46, 3.4, 6), dark)
    cut.glue(crown, dark)
    cut.glue(mane, mix(dark, "#1c1030", 0.2))
    cut.glue(near, tones)
    mask = cut.glue(body, tones)

    def spots(pen: Pen) -> None:
        for sx, sy, r in (
            (-36, -160, 3.4),
            (-28, -146, 4),
            (-27, -128, 4.6),
            (-20, -138, 3.2),
            (-18, -112, 5.6),
            (-24, -96, 4.8),
            (-6, -98, 6.2),
            (-14, -80, 5.6),
            (4, -82, 6.4),
            (20, -94, 6),
            (22, -76, 5.4),
            (34, -84, 4.2),
            (-40, -178, 2.6),
            (-32, -172, 3),
        ):
            pen.smooth(
                [
                    (sx - r, sy - r * 0.6),
                    (sx + r * 0.4, sy - r),
                    (sx + r, sy + r * 0.3),
                    (sx - r * 0.2, sy + r),
                ]
            )

    cut.lines(spots, _pale(tones), mask, 0.6)
    cut.lines(
        lambda p: p.stroke([(-50, -183), (-47, -181), (-44, -183)], 1.3), "#fffdf2", mask, 0.9
    )
    cut.glue(
        lambda p: p.poly([(-64, -176), (-52, -176), (-53, -160), (-65, -160)]),
        "#fffdf2",
        shadow=0.3,
    )


def diver(card: Card, x: float, y: float, scale: float, tones: Tones) -> None:
    """A diver in a copper helmet, about 100 units high."""
    cut = _Cutter(card, x, y, scale)
    light, dark = tones
    cut.glue(
        lambda p: (
            p.taper([(-8, -42), (-10, -6)], 16, 13)
            .taper([(8, -42), (9, -6)], 16, 13)
            .rect(-21, -9, 20, 9, 3)
            .rect(-1, -9, 20, 9, 3)
        ),
        (mix(light, dark, 0.6), dark),
    )
    cut.glue(
        lambda p: p.smooth([(-12, -74), (-21, -56), (-19, -36), (19, -36), (21, -56), (12, -74)]),
        tones,
    )
    cut.glue(lambda p: p.taper([(2, -66), (-6, -52), (-16, -46)], 12, 9), (light, dark))
    helm = cut.glue(
        lambda p: p.circle(0, -84, 17).rect(-17, -74, 34, 8, 3).rect(6, -104, 4, 8),
        (mix(light, "#ffffff", 0.12), dark),
    )
    cut.lines(lambda p: p.circle(-9, -85, 8), "#5fd0c0", helm, 0.85)
    cut.lines(lambda p: p.circle(-9, -85, 8.6, width=2.4), _pale(tones), helm, 0.8)


def ghost(card: Card, x: float, y: float, scale: float, tones: Tones) -> None:
    """A sheet that nobody is under, about 112 units high."""
    cut = _Cutter(card, x, y, scale)
    mask = cut.glue(
        lambda p: p.smooth(
            [
                (0, -112),
                (-17, -106),
                (-24, -88),
                (-26, -50),
                (-32, -6, 0),
                (-22, -10),
                (-14, 0, 0),
                (-6, -9),
                (4, 1, 0),
                (13, -8),
                (22, 0, 0),
                (30, -8, 0),
                (27, -50),
                (24, -88),
                (17, -106),
            ]
        ),
        (mix(tones[0], "#ffffff", 0.45), mix(tones[1], "#ffffff", 0.12)),
    )
    cut.lines(lambda p: p.oval(-14, -88, 3.4, 6).oval(-2, -88, 3.4, 6), "#3d2a66", mask, 0.9)
    cut.lines(
        lambda p: p.stroke([(-12, -60), (-16, -30), (-20, -8)], 1.4).stroke(
            [(10, -64), (12, -34), (12, -8)], 1.4
        ),
        tones[1],
        mask,
        0.6,
    )


def stuffed_chair(card: Card, x: float, y: float, scale: float, tones: Tones) -> None:
    """An armchair on turned feet, its back to the right, about 88 units high."""
    cut = _Cutter(card, x, y, scale)
    light, dark = tones
    cut.glue(
        lambda p: p.taper([(-34, -14), (-36, 0)], 7, 4).taper([(32, -14), (35, 0)], 7, 4), dark
    )
    back = cut.glue(
        lambda p: p.smooth(
            [(6, -14, 0), (8, -60), (16, -84), (32, -90), (44, -78), (44, -40), (40, -12, 0)]
        ),
        (mix(light, "#ffffff", 0.1), dark),
    )
    cut.lines(
        lambda p: p.circle(26, -72, 2).circle(34, -56, 2).circle(22, -54, 2).circle(34, -76, 2),
        _pale(tones),
        back,
        0.8,
    )
    cut.glue(lambda p: p.rect(-36, -44, 66, 18, 8), (mix(light, "#ffffff", 0.16), light))
    cut.glue(
        lambda p: p.smooth(
            [(-40, -10, 0), (-42, -40), (-40, -54), (-26, -56), (16, -52), (20, -30), (34, -12, 0)]
        ),
        tones,
    )
    cut.glue(lambda p: p.circle(-32, -47, 10), (mix(light, "#ffffff", 0.1), dark))
    cut.glue(lambda p: p.rect(-16, -76, 18, 24, 1), ("#fffdf2", "#e6dcf0"), shadow=0.3)
