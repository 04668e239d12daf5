"""Heads from the side, where the silhouette itself speaks."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, far_side, glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.head import Head
from namyok_art.paper.props.moods import Mood
from namyok_art.paper.props.moods import mood as mood_of
from namyok_art.paper.props.side_hair import hair_behind, side_hair
from namyok_art.paper.space import Array

NOSE_OUT = {"wedge": 0.125, "hook": 0.14, "button": 0.085, "broad": 0.11}
NOSE_DROP = {"wedge": 0.0, "hook": 0.045, "button": -0.04, "broad": 0.01}


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
    hair_behind(head)
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
    side_hair(head)
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
    neck: list[Knot] = knots("-0.34 0, 0.08 0.2, 0.06 0.44, 0.1 0.62, -0.36 0.62, -0.31 0.3")
    card.paper(base.smooth(neck), mix(who.skin, "#5a1f3a", 0.3), sheet)
    coat: list[Knot] = knots("-0.34 0.48!, 0.06 0.5!, 0.3 0.68, 0.46 1.3!, -0.66 1.3!, -0.54 0.7")
    card.paper(base.smooth(coat), head.skin(who.cloth, 0.3, 1.0), sheet, spread=8)
    collar: list[Knot] = knots("-0.36 0.42!, 0.08 0.45!, 0.14 0.6!, -0.1 0.66, -0.42 0.56!")
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
