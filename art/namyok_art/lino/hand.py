"""Flat hands: the open one, two with fingers laced, and a sleeve. What grips is in `grasp`."""

from namyok_art.lino.mask import brush
from namyok_art.lino.palm import Palm as Hand
from namyok_art.lino.press import LEFT, Light, Print

__all__ = ["Hand", "clasp", "cuff", "grip_back", "grip_front"]


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


GRIP_BACK = "1.5 -.32, 1.0 -.44, .55 -.66, .2 -.6, -.06 -.3, -.06 .56, .3 .66, .8 .5, 1.3 .32"


def grip_back(p: Print, h: Hand, arm: float = 2.6) -> None:
    """What lies behind an upright thing that a hand from the right holds: palm and forearm.

    Draw the thing next, along x=0 of the hand, then `grip_front`. The forearm ends at x=arm.
    """
    h.body(p, h.patch(f"{arm} -.3, {GRIP_BACK}, {arm} .34"), 0.3, seed=2)


def grip_front(p: Print, h: Hand, thick: float = 0.3, reach: float = 0.36) -> None:
    """Four fingers and the thumb over the thing; `thick` is its half width, `reach` how far
    the tips pass its middle."""
    for i, (long, lean) in enumerate(((0.8, 0.1), (0.98, 0.06), (1.0, 0.03), (0.94, 0.0))):
        y, tip = 0.5 - 0.275 * i, -reach * long
        way = [
            (thick + 0.36, y - 0.02),
            (thick + 0.08, y - 0.05),
            (0.0, y - 0.02 + lean * 0.3),
            (tip, y + lean),
        ]
        h.finger(p, way, 0.235 if i == 0 else 0.265, True, (0.34, 0.7), 11 * i)
    back = f"{thick + 0.62} -.5, {thick + 0.36} -.62, {thick + 0.28} -.3, {thick + 0.26} .4,"
    back += f"{thick + 0.5} .62, {thick + 0.9} .46, {thick + 0.9} -.3"
    h.body(p, h.patch(back), 0.2, seed=5)
    way = [(thick + 0.5, -0.42), (thick + 0.16, -0.66), (0.02, -0.72), (-reach * 0.7, -0.62)]
    h.finger(p, way, 0.28, True, (0.62,), 44)


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
