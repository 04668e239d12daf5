"""Hands, always gloved: every finger is its own sheet, so the shape reads at any size."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Gradient
from namyok_art.paper.paths import Pen, Point

_FINGERS = (
    # knuckle, middle joint, tip, width at the knuckle; little finger first
    ((-44, 84), (-58, 136), (-52, 182), 33),
    ((-16, 94), (-21, 160), (-14, 212), 37),
    ((15, 94), (19, 166), (19, 222), 38),
    ((45, 84), (59, 146), (54, 202), 36),
)
_THUMB = ((48, 14), (92, 56), (92, 122), 38)


def hanging_glove(
    card: Card, x: float, y: float, scale: float, light: str, dark: str, cuff: str
) -> list[Point]:
    """A gloved hand reaching down from above, its wrist at (x, y); returns the five tips."""
    fill = Gradient((dark, light), y - 40 * scale, y + 190 * scale)
    tips = []
    for knuckle, joint, tip, width in (_THUMB, *_FINGERS):
        finger = Pen()
        with finger.at(x, y, scale):
            finger.taper([knuckle, joint, tip], width, width * 0.62)
        card.paper(finger, fill, offset=(5, 7), spread=7, rim=0.5, rim_width=3)
        tips.append((x + tip[0] * scale, y + tip[1] * scale))
    palm = Pen()
    with palm.at(x, y, scale):
        palm.smooth(
            [
                (-38, -30),
                (-46, 30),
                (-60, 78),
                (-54, 102),
                (-30, 106),
                (0, 112),
                (30, 107),
                (56, 100),
                (62, 76),
                (62, 44),
                (50, 10),
                (38, -30),
            ]
        )
    card.paper(palm, fill, offset=(5, 7), spread=9, rim=0.4, rim_width=3)
    seams = Pen()
    with seams.at(x, y, scale):
        for start, end in (((-22, 34), (-30, 88)), ((0, 30), (-1, 92)), ((22, 34), (28, 88))):
            seams.taper([start, end], 2.6, 1.2)
    card.shade(seams, dark, 0.75)
    sleeve, fold = Pen(), Pen()
    with sleeve.at(x, y, scale):
        sleeve.smooth([(-70, -220, 0), (-62, -20, 0), (0, -8), (62, -20, 0), (70, -220, 0)])
    with fold.at(x, y, scale):
        fold.smooth([(-58, -26, 0), (0, -12), (58, -26, 0), (56, 2, 0), (0, 14), (-56, 2, 0)])
    card.paper(fold, cuff, offset=(4, 6), spread=6)
    card.paper(sleeve, (dark, dark), offset=(4, 6), spread=8)
    return tips
