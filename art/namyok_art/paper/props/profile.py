"""Heads from the side, where the silhouette itself speaks, and from behind."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.place import Place, far_side, glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.head import Head
from namyok_art.paper.props.moods import Mood
from namyok_art.paper.props.moods import mood as mood_of
from namyok_art.paper.space import Array

NOSE_OUT = {"wedge": 0.125, "hook": 0.14, "button": 0.085, "broad": 0.11}
NOSE_DROP = {"wedge": 0.0, "hook": 0.045, "button": -0.04, "broad": 0.01}
_CAPS: dict[str, list[Knot]] = {
    "short": [
        (-0.12, 0.02, 0),
        (-0.17, 0.16),
        (-0.34, 0.22, 0),
        (-0.48, -0.04),
        (-0.44, -0.36),
        (-0.18, -0.58),
        (0.14, -0.62),
        (0.36, -0.5),
        (0.3, -0.34, 0),
        (0.12, -0.34),
        (0.0, -0.24),
        (-0.02, 0.0, 0),
    ],
    "mop": [
        (-0.12, 0.04, 0),
        (-0.24, 0.2),
        (-0.4, 0.24, 0),
        (-0.52, -0.08),
        (-0.44, -0.44),
        (-0.3, -0.66, 0),
        (-0.18, -0.6),
        (-0.06, -0.74, 0),
        (0.06, -0.61),
        (0.24, -0.66, 0),
        (0.37, -0.46),
        (0.38, -0.2, 0),
        (0.28, -0.28, 0),
        (0.2, -0.15, 0),
        (0.06, -0.24),
        (-0.02, 0.02, 0),
    ],
    "bob": [
        (0.0, 0.32, 0),
        (-0.34, 0.38, 0),
        (-0.54, 0.1),
        (-0.47, -0.42),
        (-0.1, -0.62),
        (0.26, -0.53),
        (0.36, -0.2, 0),
        (0.12, -0.2),
        (0.06, 0.02),
    ],
    "long": [
        (-0.06, 0.66, 0),
        (-0.44, 0.8, 0),
        (-0.56, 0.1),
        (-0.47, -0.42),
        (-0.1, -0.62),
        (0.22, -0.53),
        (0.29, -0.42, 0),
        (0.1, -0.26),
        (0.04, 0.1),
    ],
    "bun": [
        (-0.12, 0.02, 0),
        (-0.2, 0.16),
        (-0.36, 0.18, 0),
        (-0.48, -0.1),
        (-0.42, -0.42),
        (-0.1, -0.57),
        (0.2, -0.5),
        (0.27, -0.38, 0),
        (0.08, -0.28),
        (-0.01, -0.04, 0),
    ],
    "tail": [
        (-0.12, 0.02, 0),
        (-0.22, 0.12),
        (-0.4, 0.06),
        (-0.49, -0.16),
        (-0.42, -0.44),
        (-0.1, -0.58),
        (0.2, -0.51),
        (0.28, -0.38, 0),
        (0.1, -0.26),
        (0.0, 0.02, 0),
    ],
    "braids": [
        (-0.12, 0.1, 0),
        (-0.3, 0.2),
        (-0.44, 0.12),
        (-0.5, -0.12),
        (-0.42, -0.44),
        (-0.1, -0.6),
        (0.22, -0.52),
        (0.29, -0.36, 0),
        (0.08, -0.26),
        (0.0, 0.06, 0),
    ],
    "bald": [
        (-0.1, -0.02, 0),
        (-0.16, 0.16),
        (-0.34, 0.22),
        (-0.46, 0.06),
        (-0.46, -0.1),
        (-0.3, -0.08),
        (-0.1, -0.1, 0),
    ],
}
_BEHIND: dict[str, list[Knot]] = {
    "bob": [(-0.1, -0.56), (-0.5, -0.3), (-0.57, 0.1), (-0.48, 0.42, 0), (-0.1, 0.4, 0)],
    "long": [(-0.1, -0.56), (-0.5, -0.3), (-0.6, 0.2), (-0.66, 0.9, 0), (-0.14, 0.86, 0)],
    "bun": [(-0.4, -0.58), (-0.26, -0.46), (-0.36, -0.24), (-0.58, -0.28), (-0.6, -0.5)],
    "tail": [
        (-0.3, -0.42, 0),
        (-0.62, -0.44),
        (-0.74, -0.1),
        (-0.66, 0.34),
        (-0.76, 0.6, 0),
        (-0.5, 0.3),
        (-0.5, -0.1),
    ],
    "braids": [(-0.4, 0.0), (-0.2, 0.1), (-0.3, 0.4), (-0.42, 0.86, 0), (-0.52, 0.4)],
}


def profile(
    card: Card,
    x: float,
    y: float,
    size: float,
    who: Person,
    mood: Mood | str = "calm",
    turn: float = 0,
    flip: bool = False,
    wear: bool = False,
) -> Place:
    """A head that looks right, or left if flipped."""
    m = mood_of(mood)
    nod = m.pitch * 130
    place = Place(x, y, size, turn + (-nod if flip else nod), flip)
    head = Head(card, place, who, m.but(pitch=0.0, yaw=0.0))
    sheet = glue(size)
    if wear:
        _bust(head, Place(x, y, size, turn, flip))
    _hair_behind(head)
    jaw = m.drop + max(0.0, m.lower - m.upper) * 0.5 + who.long
    opened = m.lower - m.upper > 0.012
    corner = (0.2 - m.mouth * 0.4, head.mouth_y + m.corner * 0.8 + jaw * 0.2)
    if opened:
        _throat(head, jaw, corner)
    face = card.paper(place.smooth(_outline(head, jaw, corner, opened)), head.skin(), sheet)
    far_side(card, place, face, 0.05, 0.2, head.dark)
    if m.blush > 0.05:
        disc = place.oval(0.09, head.eye_y + 0.18, 0.09, 0.065)
        card.shade(disc, "#d8344a", 0.55 * m.blush, soft=size * 0.02, within=face)
    _marks(head, face, jaw, corner, opened)
    _eye(head, face)
    _beard(head, jaw)
    _hair(head)
    _brow(head)
    if m.tears and not head.tiny:
        tx, ty = 0.2, head.eye_y + 0.17
        drop: list[Knot] = [
            (tx, ty - 0.06, 0),
            (tx + 0.024, ty + 0.01),
            (tx, ty + 0.04),
            (tx - 0.024, ty + 0.01),
        ]
        card.paper(place.smooth(drop), ("#f2fcff", "#8fc8e0"), sheet)
    return place


def _bust(head: Head, base: Place) -> None:
    card, who, size = head.card, head.who, base.size
    sheet = glue(size)
    neck: list[Knot] = [
        (-0.34, 0.0),
        (0.08, 0.2),
        (0.06, 0.44),
        (0.1, 0.62),
        (-0.36, 0.62),
        (-0.31, 0.3),
    ]
    card.paper(base.smooth(neck), mix(who.skin, "#5a1f3a", 0.3), sheet)
    coat: list[Knot] = [
        (-0.34, 0.48, 0),
        (0.06, 0.5, 0),
        (0.3, 0.68),
        (0.46, 1.3, 0),
        (-0.66, 1.3, 0),
        (-0.54, 0.7),
    ]
    card.paper(base.smooth(coat), head.skin(who.cloth, 0.3, 1.0), sheet, spread=8)
    collar: list[Knot] = [
        (-0.36, 0.42, 0),
        (0.08, 0.45, 0),
        (0.14, 0.6, 0),
        (-0.1, 0.66),
        (-0.42, 0.56, 0),
    ]
    card.paper(base.smooth(collar), mix(who.cloth, "#fff0d8", 0.22), sheet)


def _outline(head: Head, jaw: float, corner: Point, opened: bool) -> list[Knot]:
    who, m = head.who, head.mood
    child, old = who.age == "child", who.age == "old"
    out = NOSE_OUT[who.nose] * (0.72 if child else 1.15 if old else 1)
    drop = NOSE_DROP[who.nose] - 0.03 * child
    lips, fore = 0.022 * who.lips, 0.03 if child else 0.0
    n, y, e = head.nose_y, head.mouth_y, head.eye_y
    pout = 0.03 if m.corner > 0.015 and not opened else 0.0
    knots: list[Knot] = [
        (-0.02, -0.5),
        (0.18 + fore, -0.44),
        (0.285 + fore, -0.3),
        (0.31 + fore * 0.6, e - 0.13),
        (0.268, e - 0.02),
        (0.3 + out * 0.4 + max(0.0, drop) * 0.7, (e + n) / 2 + 0.02),
        (0.28 + out, n - 0.035 + drop * 0.5),
        (0.262 + out, n + drop * 0.6),
        (0.292, n + 0.024),
        (0.29, n + 0.05),
        (0.3 + lips + pout * 0.3, y - 0.02 + m.upper * 0.5),
        (0.286 + lips * 0.5, y + m.upper * 0.6, 0),
    ]
    if opened:
        knots += [
            (corner[0] + 0.05, y + m.upper * 0.5 + 0.008),
            (*corner, 0),
            (corner[0] + 0.05, y + jaw * 0.55 + m.lower * 0.35),
        ]
    low = y + jaw * 0.8 + m.lower * 0.4
    knots += [
        (0.275 - jaw * 0.2 + pout, low + 0.006, 0),
        (0.292 - jaw * 0.25 + lips + pout, low + 0.034),
        (0.262 - jaw * 0.3, y + 0.085 + jaw),
        (0.286 - jaw * 0.35 + who.chin * 0.25, 0.43 + jaw),
        (0.22 - jaw * 0.3, 0.505 + jaw),
        (0.08, 0.475 + jaw * 0.8),
        (-0.08, 0.36 + jaw * 0.3),
        (-0.17, 0.2),
        (-0.36, 0.16),
        (-0.45, -0.1),
        (-0.38, -0.36),
        (-0.2, -0.48),
    ]
    return knots


def _throat(head: Head, jaw: float, corner: Point) -> None:
    """What shows through the notch of an open mouth."""
    m, y, place = head.mood, head.mouth_y, head.place
    low = y + jaw * 0.8 + m.lower * 0.4 + 0.02
    head.card.paper(
        place.poly([(0.275, y - 0.02), corner, (0.258 - jaw * 0.2, low)]),
        "#4a1224",
        glue(place.size),
    )
    if m.teeth and not head.tiny:
        edge = y + m.upper * 0.6
        row = [
            (0.284, edge - 0.012),
            (0.28, edge + 0.03),
            (corner[0] + 0.05, edge + 0.02),
            (corner[0] + 0.06, y - 0.02),
        ]
        head.card.paint(place.poly(row), "#fbf3e0")


def _marks(head: Head, face: Array, jaw: float, corner: Point, opened: bool) -> None:
    who, m = head.who, head.mood
    n, y = head.nose_y, head.mouth_y
    nostril = head.place.oval(0.268 + NOSE_OUT[who.nose] * 0.3, n + 0.004, 0.03, 0.013, -16)
    head.card.shade(nostril, "#4a1424", 0.6, within=face)
    if not head.tiny:
        head.crease([(0.238, n - 0.055), (0.215, n - 0.012), (0.242, n + 0.018)], 0.01, within=face)
        if "nasolabial" in m.folds or who.age == "old":
            head.crease(
                [(0.21, n), (0.155, y - 0.05), (0.14 - m.mouth * 0.2, y + 0.03)], 0.012, within=face
            )
        head.crease(
            [(-0.1, 0.26), (-0.02, 0.36 + jaw * 0.3), (0.1, 0.43 + jaw * 0.7)], 0.012, 0.25, face
        )
    if not opened:
        tone = who.lip or mix(who.skin, "#b02a44", 0.5)
        line = [(0.292, y + m.upper), (0.24, y + 0.002), (0.19 - m.mouth * 0.2, y + m.corner * 1.3)]
        wide = 0.014 * head.loud
        head.card.paint(head.place.ribbon(line, [wide, wide, 0.004]), mix(tone, "#2a0818", 0.7))


def _eye(head: Head, face: Array) -> None:
    card, place, m, who = head.card, head.place, head.mood, head.who
    x, y, size = 0.175, head.eye_y, place.size
    top, low = m.top * head.open * head.loud, m.low * head.open * head.loud
    f = x + 0.06
    socket = place.oval(x + 0.02, y - 0.02, 0.1, 0.07)
    card.shade(socket, mix(who.skin, "#6a1f4a", 0.6), 0.3, soft=size * 0.018, within=face)
    upper: list[Point] = [
        (x - 0.08, y + 0.006),
        (x, y - top * 0.8),
        (f, y - top + m.slant * 0.8),
        (f + 0.012, y - top * 0.3),
    ]
    under: list[Point] = [
        (f + 0.01, y + low * 0.4),
        (f - 0.005, y + low),
        (x - 0.02, y + low * 0.7),
    ]
    white = mix("#fbf4e6", who.skin, 0.1)
    hole = card.hollow(
        place.smooth([(*upper[0], 0), *upper[1:], *under]),
        white,
        max(0.8, size * 0.014),
        "#5a2838",
        0.55,
    )
    gx, gy = x + 0.035 + abs(m.gaze[0]) * 0.012, y - (top - low) * 0.35 + m.gaze[1] * 0.034
    grow = head.loud
    card.paint(
        place.oval(gx, gy, 0.042 * grow, 0.058 * grow).mask * hole, mix(who.eye, "#1a1420", 0.25)
    )
    dark = 0.03 if head.tiny else 0.022
    card.paint(
        place.oval(gx + 0.006, gy, dark * m.pupil, dark * 1.45 * m.pupil).mask * hole, "#140d16"
    )
    if not head.tiny:
        card.paint(place.oval(gx + 0.004, gy - 0.022, 0.013, 0.013).mask * hole, "#fffaf0")
        lid: list[Knot] = [
            (*upper[0], 0),
            upper[1],
            upper[2],
            (*upper[3], 0),
            (f + 0.016, y - top - 0.03),
            (x, y - top * 0.8 - 0.045),
        ]
        card.paper(
            place.smooth(lid), head.skin(mix(who.skin, "#8a2f4a", 0.17), 0.25), glue(size * 0.5)
        )
    wide = 0.016 * head.loud
    card.paint(place.ribbon(upper, [0.006, wide * 0.9, wide, 0.006]), "#2a1420")


def _brow(head: Head) -> None:
    m, t = head.mood, head.who.brow * head.loud
    top = m.top * head.open * head.loud
    base = head.eye_y - max(0.115, top + 0.055)
    k = head.loud
    line = [
        (0.28 + m.squeeze * 0.4, base + m.brow_in * k),
        (0.175, base + (m.brow_in + m.brow_out) / 2 * k - m.brow_arch),
        (0.045, base + m.brow_out * k + 0.02),
    ]
    shape = head.place.poly(ribbon(line, [t * 0.9, t * 1.05, t * 0.2]))
    head.card.paper(shape, mix(head.who.hair, "#201018", 0.2), glue(head.place.size * 0.5))


def _beard(head: Head, jaw: float) -> None:
    card, place, y, sheet = head.card, head.place, head.mouth_y, glue(head.place.size)
    fill = head.skin(head.who.hair, 0.28)
    if head.who.beard == "full":
        shape: list[Knot] = [
            (-0.12, 0.06, 0),
            (-0.02, 0.1),
            (0.06, 0.22),
            (0.18, y - 0.01),
            (0.25, y + 0.05 + jaw * 0.5),
            (0.3, 0.42 + jaw),
            (0.28, 0.6 + jaw),
            (0.2, 0.76 + jaw, 0),
            (0.04, 0.6 + jaw),
            (-0.1, 0.38),
        ]
        card.paper(place.smooth(shape), fill, sheet)
    elif head.who.beard == "goatee":
        d = 0.02 - jaw * 0.35
        tuft: list[Knot] = [
            (0.12 + d, 0.46 + jaw),
            (0.2 + d, 0.38 + jaw),
            (0.29 + d, 0.4 + jaw),
            (0.31 + d, 0.54 + jaw),
            (0.26 + d, 0.7 + jaw, 0),
            (0.17 + d, 0.56 + jaw),
        ]
        card.paper(place.smooth(tuft), fill, sheet)
    if head.who.beard in ("full", "moustache"):
        n = head.nose_y
        wing: list[Knot] = [
            (0.31, n + 0.035, 0),
            (0.345, n + 0.07),
            (0.19, y + 0.03 + head.mood.corner, 0),
            (0.2, n + 0.06),
        ]
        card.paper(place.smooth(wing), head.skin(mix(head.who.hair, "#fff0d8", 0.1)), sheet)


def _hair_behind(head: Head) -> None:
    shape = _BEHIND.get(head.who.style)
    if shape and head.who.hat != "kerchief":
        head.card.paper(
            head.place.smooth(shape),
            head.skin(mix(head.who.hair, "#160a1a", 0.22), 0.2),
            glue(head.place.size),
        )


def _hair(head: Head) -> None:
    card, place, who = head.card, head.place, head.who
    size = place.size
    ear: list[Knot] = [
        (-0.12, -0.02),
        (-0.04, -0.04),
        (-0.03, 0.04),
        (-0.07, 0.14),
        (-0.12, 0.15),
        (-0.15, 0.06),
    ]
    lobe = head.skin(mix(who.skin, "#b8404a", 0.16))
    if who.hat == "kerchief":
        hood: list[Knot] = [
            (0.14, 0.52, 0),
            (-0.08, 0.62, 0),
            (-0.5, 0.34),
            (-0.54, -0.1),
            (-0.45, -0.47),
            (-0.1, -0.64),
            (0.25, -0.55),
            (0.3, -0.38, 0),
            (0.12, -0.3),
            (0.02, 0.0),
            (0.06, 0.34),
        ]
        mask = card.paper(place.smooth(hood), head.skin(who.cloth, 0.28), glue(size, rim=0.4))
        with place.pen() as pen:
            for u, v in (
                (0.1, -0.45),
                (-0.14, -0.5),
                (-0.34, -0.34),
                (-0.42, -0.08),
                (-0.38, 0.2),
                (-0.12, -0.2),
                (-0.18, 0.12),
            ):
                pen.circle(u, v, 0.035)
        card.paint(pen.mask * mask, mix(who.cloth, "#fff0c8", 0.75))
        return
    if who.style in ("afro", "curls"):
        with place.pen() as pen:
            for u, v, r in (
                (0.12, -0.44, 0.16),
                (-0.06, -0.52, 0.18),
                (-0.26, -0.5, 0.18),
                (-0.44, -0.36, 0.18),
                (-0.52, -0.16, 0.17),
                (-0.48, 0.06, 0.16),
                (-0.34, 0.2, 0.14),
                (-0.24, -0.2, 0.28),
                (0.0, -0.34, 0.16),
            ):
                pen.circle(u, v, r)
        card.paper(pen, head.skin(who.hair, 0.3), glue(size, rim=0.4))
        card.paper(place.smooth(ear), lobe, glue(size))
    else:
        covered = who.style in ("bob", "long")
        if not covered:
            card.paper(place.smooth(ear), lobe, glue(size))
        card.paper(place.smooth(_CAPS[who.style]), head.skin(who.hair, 0.28), glue(size, rim=0.45))
        if who.style != "bald" and not head.tiny:
            for k, tone in ((0, "#ffe6c0"), (1, "#160a1a"), (2, "#ffe6c0")):
                line = [
                    (0.16 - k * 0.14, -0.44 + k * 0.02),
                    (-0.1 - k * 0.08, -0.48 + k * 0.1),
                    (-0.38, -0.26 + k * 0.13),
                ]
                strand = place.poly(ribbon(line, [0.004, 0.05, 0.004]))
                card.paper(
                    strand, head.skin(mix(who.hair, tone, 0.16)), glue(size * 0.5, shadow=0.25)
                )
    if who.hat:
        _hat(head)


def _hat(head: Head) -> None:
    card, place, who, sheet = head.card, head.place, head.who, glue(head.place.size)
    dark = mix(who.cloth, "#2a1a28", 0.3)
    straw = who.hat == "straw"
    tone = "#d8a84a" if straw else dark
    if who.hat in ("fedora", "straw"):
        crown: list[Knot] = [
            (-0.4, -0.3, 0),
            (-0.37, -0.62),
            (-0.08, -0.74),
            (0.04, -0.69),
            (0.22, -0.7),
            (0.31, -0.3, 0),
        ]
        mask = card.paper(place.smooth(crown), head.skin(tone), sheet)
        band = place.ribbon([(-0.42, -0.35), (0, -0.31), (0.34, -0.34)], [0.1, 0.1, 0.1])
        card.paint(band.mask * mask, mix(who.cloth, "#ffd080", 0.6))
        brim: list[Knot] = [
            (-0.62, -0.22),
            (-0.36, -0.33),
            (0, -0.3),
            (0.3, -0.34),
            (0.56, -0.3),
            (0.3, -0.22),
            (0, -0.19),
            (-0.34, -0.22),
        ]
        card.paper(place.smooth(brim), head.skin(mix(tone, "#ffe6c0", 0.08)), sheet)
    elif who.hat == "cap":
        shape: list[Knot] = [
            (-0.46, -0.18),
            (-0.48, -0.44),
            (-0.14, -0.66),
            (0.24, -0.6),
            (0.36, -0.36),
            (0.56, -0.27, 0),
            (0.5, -0.2, 0),
            (0.1, -0.24),
        ]
        card.paper(place.smooth(shape), head.skin(tone), sheet)
    else:
        dome: list[Knot] = [
            (-0.49, -0.12),
            (-0.46, -0.44),
            (-0.1, -0.68),
            (0.24, -0.56),
            (0.34, -0.28),
            (-0.1, -0.2),
        ]
        card.paper(place.smooth(dome), head.skin(who.cloth), sheet)
        cuff = place.ribbon([(-0.51, -0.1), (-0.1, -0.22), (0.36, -0.3)], [0.16, 0.16, 0.16])
        card.paper(cuff, head.skin(mix(who.cloth, "#fff0d8", 0.3)), sheet)
        card.paper(place.oval(-0.12, -0.74, 0.1, 0.1), mix(who.cloth, "#fff0d8", 0.3), sheet)


def nape(
    card: Card, x: float, y: float, size: float, who: Person, turn: float = 0, yaw: float = 0
) -> Place:
    """A head from behind; `yaw` lets an ear and a cheek come round."""
    place = Place(x, y, size, turn)
    head = Head(card, place, who, mood_of("calm").but(yaw=-yaw))
    w, sheet = who.cheek, glue(size)
    for s in (-1, 1):
        if s * yaw > -0.3:
            ear = place.oval(s * (w + 0.005) + yaw * 0.04, 0.08, 0.055, 0.1, s * 12)
            card.paper(ear, head.skin(mix(who.skin, "#b8404a", 0.14)), sheet)
    skull: list[Knot] = [
        (0, -0.5),
        (w * 0.95, -0.25),
        (w, 0.05),
        (w * 0.8, 0.34),
        (0.2, 0.46),
        (-0.2, 0.46),
        (-w * 0.8, 0.34),
        (-w, 0.05),
        (-w * 0.95, -0.25),
    ]
    card.paper(place.smooth(skull), head.skin(), sheet)
    low = {
        "short": 0.3,
        "mop": 0.34,
        "bob": 0.46,
        "long": 0.92,
        "bald": 0.24,
        "bun": 0.3,
        "tail": 0.3,
        "afro": 0.3,
    }
    end = low.get(who.style, 0.34)
    if who.hat == "kerchief":
        cloth: list[Knot] = [
            (0, -0.64),
            (w + 0.1, -0.3),
            (w + 0.13, 0.2),
            (0.2, 0.62),
            (0, 0.86, 0),
            (-0.2, 0.62),
            (-w - 0.13, 0.2),
            (-w - 0.1, -0.3),
        ]
        card.paper(place.smooth(cloth), head.skin(who.cloth), sheet)
        return place
    if who.style == "bald":
        band: list[Knot] = [
            (-w - 0.05, -0.1),
            (0, -0.02),
            (w + 0.05, -0.1),
            (w * 0.8, 0.22),
            (0, 0.3),
            (-w * 0.8, 0.22),
        ]
        card.paper(place.smooth(band), head.skin(who.hair, 0.26), sheet)
        return place
    puff = 0.14 if who.style in ("afro", "curls") else 0.05
    mass: list[Knot] = [
        (0, -0.58 - puff * 0.6),
        (w + puff, -0.28),
        (w + puff, 0.06),
        (w + puff * 0.6 - 0.03, end * 0.8),
        (0.16, end),
        (-0.16, end),
        (-w - puff * 0.6 + 0.03, end * 0.8),
        (-w - puff, 0.06),
        (-w - puff, -0.28),
    ]
    card.paper(place.smooth(mass), head.skin(who.hair, 0.28), sheet)
    for k in (-0.2, 0.0, 0.2):
        strand = place.poly(
            ribbon([(k * 0.3, -0.54), (k * 1.2, -0.1), (k, end * 0.8)], [0.004, 0.04, 0.004])
        )
        card.paper(
            strand,
            head.skin(mix(who.hair, "#ffe6c0" if k < 0.1 else "#160a1a", 0.14)),
            glue(size * 0.5, shadow=0.25),
        )
    if who.style == "bun":
        card.paper(
            place.oval(0, -0.42, 0.2, 0.17), head.skin(mix(who.hair, "#ffe6c0", 0.08)), sheet
        )
    elif who.style == "tail":
        tail: list[Knot] = [
            (-0.08, -0.36),
            (0.08, -0.36),
            (0.16, 0.2),
            (0.04, 0.8, 0),
            (-0.14, 0.3),
        ]
        card.paper(place.smooth(tail), head.skin(mix(who.hair, "#ffe6c0", 0.1)), sheet)
    elif who.style == "braids":
        for s in (-1, 1):
            for k in range(5):
                card.paper(
                    place.oval(s * (0.2 + 0.01 * k), 0.4 + 0.13 * k, 0.085 - 0.006 * k, 0.085),
                    head.skin(who.hair),
                    sheet,
                )
    if who.hat:
        _hat_behind(head)
    return place


def _hat_behind(head: Head) -> None:
    card, place, who, w = head.card, head.place, head.who, head.who.cheek
    sheet = glue(place.size)
    tone = {"straw": "#d8a84a", "beanie": who.cloth}.get(who.hat, mix(who.cloth, "#2a1a28", 0.3))
    dome: list[Knot] = [
        (-w - 0.04, -0.12),
        (-w, -0.54),
        (0, -0.7),
        (w, -0.54),
        (w + 0.04, -0.12),
        (0, -0.06),
    ]
    card.paper(place.smooth(dome), head.skin(tone), sheet)
    if who.hat in ("fedora", "straw"):
        brim: list[Knot] = [(-w - 0.22, -0.2), (0, -0.28), (w + 0.22, -0.2), (0, -0.06)]
        card.paper(place.smooth(brim), head.skin(mix(tone, "#ffe6c0", 0.1)), sheet)
