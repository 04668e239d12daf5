"""A frog that sits upright like a musician, in several sheets."""

from collections.abc import Sequence

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Gradient, mix
from namyok_art.paper.paths import Knot, Pen, Point

_BODY: Sequence[Knot] = [
    (-60, 2),
    (-76, -36),
    (-74, -88),
    (-56, -134),
    (-24, -162),
    (20, -164),
    (50, -136),
    (60, -90),
    (54, -40),
    (42, 2),
    (-8, 10),
]
_HEAD: Sequence[Knot] = [
    (-62, -186),
    (-54, -220),
    (-26, -238),
    (14, -244),
    (56, -240),
    (90, -222),
    (108, -194),
    (98, -168),
    (58, -150),
    (4, -146),
    (-42, -156),
]
_THIGH: Sequence[Knot] = [
    (-52, -12),
    (-30, -46),
    (20, -58),
    (74, -56),
    (102, -38),
    (96, -16),
    (60, -2),
    (10, 12),
    (-30, 14),
]


def _hand(pen: Pen, x: float, y: float, size: float, toes: Sequence[tuple[float, float]]) -> None:
    for dx, dy in toes:
        pen.taper([(x, y), (x + dx * size, y + dy * size)], size * 0.34, size * 0.2)
        pen.circle(x + dx * size, y + dy * size, size * 0.19)


def sitting_frog(
    card: Card,
    x: float,
    y: float,
    scale: float,
    skin: tuple[str, str],
    pale: str,
    ink: str,
    hands: tuple[Point, Point],
    floor: float,
) -> None:
    """Seat at (x, y), facing right; the far and the near hand are card points, feet on `floor`."""
    light, dark = skin

    def piece(*shapes: Sequence[Knot]) -> Pen:
        pen = Pen()
        with pen.at(x, y, scale):
            for knots in shapes:
                pen.smooth(knots)
        return pen

    def spot(px: float, py: float) -> Point:
        return x + px * scale, y + py * scale

    fingers = ((0.9, -0.5), (1.05, 0.0), (0.85, 0.5), (0.4, -0.85))
    shoulder, elbow = spot(30, -124), spot(84, -60)
    far = Pen().taper([shoulder, elbow, hands[0]], 22 * scale, 12 * scale)
    _hand(far, *hands[0], 26 * scale, fingers)
    card.paper(far, (mix(light, dark, 0.55), dark), spread=5, shadow=0.35)
    back_leg = Pen().taper(
        [spot(70, -40), spot(92, 20), (spot(66, 0)[0], floor - 8)], 26 * scale, 13 * scale
    )
    _hand(back_leg, spot(66, 0)[0], floor - 6, 40 * scale, ((1.1, 0.1), (0.9, -0.12), (0.5, 0.12)))
    card.paper(back_leg, (mix(light, dark, 0.5), dark), spread=5, shadow=0.35)
    fill = Gradient((light, mix(light, dark, 0.6), dark), y - 170 * scale, y + 10 * scale)
    body = card.paper(piece(_BODY), fill, spread=9, rim=0.45, rim_width=3)
    belly = piece(
        [(0, -146), (40, -134), (58, -90), (52, -40), (36, 2), (0, -2), (-14, -60), (-12, -110)]
    )
    card.paint(belly.mask * body, pale, 0.85, soft=3)
    spots = Pen()
    with spots.at(x, y, scale):
        for px, py, r in ((-54, -70, 9), (-46, -106, 7), (-62, -38, 6), (-36, -132, 6)):
            spots.oval(px, py, r, r * 0.9)
    card.shade(spots.mask * body, dark, 0.6)
    bumps = Pen()
    with bumps.at(x, y, scale):
        bumps.circle(-14, -236, 27).circle(54, -242, 27)
    card.paper(bumps, (mix(light, "#ffffff", 0.2), light), spread=5, rim=0.4)
    skull = Gradient(
        (mix(light, "#ffffff", 0.12), light, mix(light, dark, 0.5)),
        y - 244 * scale,
        y - 146 * scale,
    )
    head = card.paper(piece(_HEAD), skull, spread=8, rim=0.45, rim_width=3)
    jaw = piece(
        [
            (-44, -176),
            (10, -164),
            (70, -168),
            (104, -184),
            (98, -166),
            (58, -150),
            (4, -146),
            (-42, -156),
        ]
    )
    card.paint(jaw.mask * head, pale, 0.8, soft=2)
    marks, cheek = Pen(), Pen()
    with marks.at(x, y, scale), cheek.at(x, y, scale):
        marks.path("M-48 -184 C-20 -168 60 -162 103 -190", width=4)
        marks.path("M-28 -232 q13 12 27 1 M42 -238 q13 12 26 0", width=4.4)
        marks.circle(88, -208, 2.4).circle(97, -206, 2.4)
        cheek.oval(-30, -192, 13, 9).oval(72, -194, 11, 8)
    card.paint(cheek.mask * head, "#f0a070", 0.55, soft=3)
    card.paint(marks, ink)
    near_leg = Pen().taper(
        [spot(84, -34), spot(70, 26), (spot(24, 0)[0], floor - 6)], 30 * scale, 15 * scale
    )
    _hand(
        near_leg, spot(24, 0)[0], floor - 4, 46 * scale, ((1.15, 0.12), (0.95, -0.12), (0.45, 0.14))
    )
    card.paper(near_leg, (light, mix(light, dark, 0.7)), spread=6, shadow=0.4, rim=0.4)
    card.paper(
        piece(_THIGH), (mix(light, "#ffffff", 0.12), mix(light, dark, 0.6)), spread=7, rim=0.45
    )
    arm = Pen().taper([spot(-8, -120), spot(40, -56), hands[1]], 28 * scale, 14 * scale)
    _hand(arm, *hands[1], 29 * scale, fingers)
    card.paper(arm, (light, mix(light, dark, 0.55)), spread=6, lift=7, shadow=0.45, rim=0.45)
    tie = piece([(10, -146, 0), (-14, -160), (-16, -134)], [(10, -146, 0), (34, -158), (36, -134)])
    card.paper(tie, ink, spread=4)
    card.paper(Pen().circle(*spot(10, -146), 7 * scale), mix(ink, "#ffffff", 0.25), spread=2)
