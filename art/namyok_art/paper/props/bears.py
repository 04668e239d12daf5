"""Bears, big and soft, each cut in a few sheets."""

from collections.abc import Sequence

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Pen, Point


def sitting_bear(
    card: Card,
    x: float,
    y: float,
    height: float,
    coat: tuple[str, str],
    ink: str,
    flip: bool = False,
) -> Point:
    """A bear that sits in profile facing left and holds a paw out; returns that paw."""
    k = height / 260
    light, dark = coat

    def piece(*shapes: Sequence[Knot]) -> Pen:
        pen = Pen()
        with pen.at(x, y, k, flip=flip):
            for knots in shapes:
                pen.smooth(knots)
        return pen

    soft = max(2.0, 9 * k)
    far_leg = [(-20, -40), (-70, -40), (-96, -30), (-112, -4), (-84, 2), (-30, 0), (10, -6)]
    card.paper(piece(far_leg), (mix(light, dark, 0.6), dark), spread=soft)
    far_arm = [
        (-8, -150),
        (-44, -128),
        (-78, -126),
        (-92, -114),
        (-84, -100),
        (-40, -98),
        (6, -110),
    ]
    card.paper(piece(far_arm), (mix(light, dark, 0.5), dark), spread=soft)
    body = [
        (96, 0, 0),
        (124, -26),
        (132, -70),
        (118, -120),
        (86, -164),
        (44, -194),
        (4, -206),
        (-26, -190),
        (-38, -150),
        (-42, -104),
        (-40, -60),
        (-24, -20),
        (-10, 0, 0),
    ]
    card.paper(
        piece(body), (light, mix(light, dark, 0.55)), spread=soft * 1.4, rim=0.35, rim_width=4
    )
    tail = [(122, -18), (140, -24), (146, -10), (128, -2)]
    card.paper(piece(tail), mix(light, dark, 0.4), spread=soft * 0.5)
    thigh = [
        (96, -2),
        (98, -50),
        (66, -82),
        (20, -80),
        (-12, -54),
        (-40, -34),
        (-84, -30),
        (-104, -18),
    ]
    thigh += [(-106, -4), (-84, 2), (0, 3), (60, 2)]
    card.paper(piece(thigh), (light, mix(light, dark, 0.4)), spread=soft)
    ears = [(16, -238), (20, -258), (36, -262), (44, -246), (34, -230)]
    card.paper(piece(ears), (mix(light, dark, 0.3), mix(light, dark, 0.6)), spread=soft * 0.6)
    head = [
        (46, -200),
        (44, -232),
        (22, -248),
        (-8, -248),
        (-32, -236),
        (-58, -222),
        (-82, -212),
        (-90, -200),
        (-84, -188),
        (-60, -180),
        (-30, -170),
        (6, -164),
        (32, -176),
    ]
    card.paper(piece(head), (light, mix(light, dark, 0.35)), spread=soft, rim=0.4, rim_width=3)
    near_arm = [
        (52, -158),
        (20, -168),
        (-8, -146),
        (-36, -112),
        (-76, -106),
        (-98, -98),
        (-100, -82),
    ]
    near_arm += [(-84, -72), (-40, -72), (10, -84), (46, -112)]
    card.paper(piece(near_arm), (light, mix(light, dark, 0.5)), spread=soft, rim=0.3)
    marks = Pen()
    with marks.at(x, y, k, flip=flip):
        marks.smooth([(-92, -204), (-84, -212), (-74, -210), (-76, -202), (-86, -196)])
        marks.stroke([(-40, -218), (-32, -212), (-24, -216)], 4)
        marks.stroke([(-80, -192), (-62, -188), (-48, -192)], 2.6)
        for dy in (-98, -90, -82):
            marks.line(-98, dy, -90, dy, 2.4)
    card.paint(marks, ink)
    way = -1 if flip else 1
    return x - 92 * k * way, y - 92 * k
