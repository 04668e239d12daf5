"""Paper faces from the front and in three quarters, in layers, at any size.

Under `head.TINY` pixels a face is a few marks that act; above `head.SMALL` it is a portrait.
"""

from collections.abc import Callable

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Point
from namyok_art.paper.place import Place, bow, glue
from namyok_art.paper.props.bust import bust
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.eyes import brow, eye, glasses, tears
from namyok_art.paper.props.hair import hair_front
from namyok_art.paper.props.hair_back import hair_back
from namyok_art.paper.props.hats import beard, hat, moustache
from namyok_art.paper.props.head import Head, look_at
from namyok_art.paper.props.moods import Mood
from namyok_art.paper.props.moods import mood as mood_of
from namyok_art.paper.props.mouth import mouth
from namyok_art.paper.space import Array

NOSE_WIDTH = {"wedge": 0.066, "hook": 0.062, "button": 0.06, "broad": 0.09}
NOSE_HANG = {"wedge": 0.014, "hook": 0.048, "button": -0.006, "broad": 0.01}


def front(
    card: Card,
    x: float,
    y: float,
    size: float,
    who: Person,
    mood: Mood | str = "calm",
    turn: float = 0,
    look: Point | None = None,
    wear: str = "",
    between: Callable[[], None] | None = None,
) -> Place:
    """Glue a head; returns its frame.

    `look` is a point of the card to look at; `wear` adds neck and shoulders with that collar
    (shirt, roll, shawl); `between` draws a body over the hair that hangs behind it.
    """
    acting = mood_of(mood)
    place = Place(x, y, size, turn + acting.tilt)
    if look is not None:
        acting = look_at(acting, place, look)
    head = Head(card, place, who, acting)
    hair_back(head)
    if wear:
        bust(card, Place(x, y, size, turn), who, wear)
    if between is not None:
        between()
    _ears(head)
    sheet = glue(size)
    face = card.paper(place.smooth(head.outline()), head.skin(), sheet)
    _fold(head, face)
    _blush(head, face)
    if not head.tiny:
        _creases(head, face)
    beard(head)
    for side in (-1, 1):
        eye(head, side, face)
    mouth(head, face)
    _nose(head, face)
    moustache(head)
    hair_front(head)
    hat(head)
    for side in (-1, 1):
        brow(head, side)
    if who.glasses:
        glasses(head)
    tears(head)
    return place


def features(
    card: Card,
    place: Place,
    who: Person,
    mood: Mood | str,
    within: Array,
    nose: bool = True,
    look: Point | None = None,
) -> None:
    """A face on something that is not a head: a doll, a balloon, the moon, a wall."""
    acting = mood_of(mood)
    if look is not None:
        acting = look_at(acting, place, look)
    head = Head(card, place, who, acting)
    _blush(head, within)
    for side in (-1, 1):
        eye(head, side, within)
    mouth(head, within)
    if nose:
        _nose(head, within)
    for side in (-1, 1):
        brow(head, side)
    tears(head)


def _ears(head: Head) -> None:
    who, yaw = head.who, head.mood.yaw
    grow = 1.18 if who.age == "old" else 1.0
    for side in (-1, 1):
        if side * yaw > 0.3:
            continue
        x = head.turned(side * (who.cheek + 0.005), 0) - yaw * 0.03
        y = head.eye_y * 0.6 + 0.08
        ear = head.place.oval(x, y, 0.06 * grow, 0.1 * grow, side * 12)
        head.card.paper(ear, head.skin(mix(who.skin, "#b8404a", 0.14)), glue(head.place.size))
        if not head.small:
            inner = head.place.oval(x + side * 0.006, y, 0.03 * grow, 0.06 * grow, side * 12)
            head.card.shade(inner, head.ink, 0.45, soft=head.place.size * 0.008)


def _fold(head: Head, face: Array) -> None:
    """A face is a folded sheet: from brow to chin one half is turned away from the lamp."""
    yaw, s = head.mood.yaw, head.side
    drop = head.mood.drop + head.who.long
    bridge, tip = yaw * 0.09, yaw * 0.15
    edge: list[Point] = [
        (bridge * 0.4 + s * 0.1, -0.56),
        (bridge + s * 0.05, head.eye_y - 0.2),
        (bridge + s * 0.012, head.eye_y - 0.06),
        (tip, head.nose_y),
        (tip * 0.8 + s * 0.012, head.mouth_y - 0.04),
        (tip * 0.8 + s * 0.02, head.mouth_y + 0.05 + drop * 0.5),
        (tip * 0.6 + s * 0.03, 0.6 + drop),
        (s * 0.8, 0.6 + drop),
        (s * 0.8, -0.56),
    ]
    strength = 0.3 if abs(head.card.light[0] - head.place.x) > head.place.size * 0.3 else 0.18
    head.card.shade(head.place.poly(edge), head.dark, strength, soft=0.5, within=face)


def _blush(head: Head, face: Array) -> None:
    power = head.mood.blush + (0.2 if head.who.age == "child" else 0)
    if power > 0.05:
        for side in (-1, 1):
            x, y, _ = head.eye(side)
            disc = head.place.oval(x + side * 0.045, y + 0.165, 0.085, 0.06)
            soft = head.place.size * 0.02
            head.card.shade(disc, "#d8344a", min(0.75, 0.6 * power), soft=soft, within=face)
    if head.who.freckles and not head.tiny:
        rng = np.random.default_rng(5)
        with head.place.pen() as pen:
            for _ in range(34):
                fx = rng.normal(0, 0.13) + head.mood.yaw * 0.08
                pen.circle(fx, head.eye_y + 0.12 + rng.normal(0, 0.03), rng.uniform(0.006, 0.01))
        head.card.shade(pen, "#a8502f", 0.6, within=face)


def _creases(head: Head, face: Array) -> None:
    m, yaw, folds = head.mood, head.mood.yaw, set(head.mood.folds)
    if head.who.age == "child":
        folds &= {"forehead", "glabella"}
    if head.who.age == "old":
        folds |= {"nasolabial", "bag", "crow", "forehead"}
    w = 0.013 if head.who.age == "old" else 0.011
    if "nasolabial" in folds:
        for s in (-1, 1):
            x = s * (m.mouth + 0.045) + yaw * 0.08
            start = (yaw * 0.12 + s * 0.075, head.nose_y - 0.03)
            end = (x - s * 0.01, head.mouth_y + 0.06)
            line = [start, (x - s * 0.012, head.nose_y + 0.05), (x, head.mouth_y), end]
            head.crease(line, w, within=face)
    for s in (-1, 1):
        x, y, ew = head.eye(s)
        if "bag" in folds:
            line = [(x - ew * 0.9, y + 0.052), (x, y + 0.088), (x + ew * 0.9, y + 0.056)]
            head.crease(line, w, 0.36, face)
        if "crow" in folds and not head.small:
            for k in (-0.04, 0.0, 0.04):
                far = x + s * (ew * 1.3 + 0.055)
                line = [
                    (x + s * ew * 1.15, y + 0.01 + k * 0.4),
                    (far - s * 0.025, y + k),
                    (far, y + k * 1.6),
                ]
                head.crease(line, w * 0.8, 0.36, face)
        if "glabella" in folds:
            x = yaw * 0.09 + s * 0.024
            line = [
                (x, head.eye_y - 0.13),
                (x - s * 0.005, head.eye_y - 0.09),
                (x + s * 0.004, head.eye_y - 0.04),
            ]
            head.crease(line, w * 1.1, 0.6, face)
    if "forehead" in folds:
        lift = min(0.0, m.brow_in)
        for k in range(3 if head.who.age == "old" else 2):
            y, span = head.eye_y - 0.2 - k * 0.045, 0.13 - k * 0.02
            line = bow((yaw * 0.07 - span, y), (yaw * 0.07 + span, y), lift * 0.4, count=5)
            head.crease(line, w * 0.9, 0.3, face)
    if "cheek" in folds:
        s = 1 if m.skew > 0 else -1
        x = s * (m.mouth + 0.045) + yaw * 0.1
        line = [
            (x - s * 0.01, head.mouth_y - 0.06),
            (x, head.mouth_y),
            (x - s * 0.01, head.mouth_y + 0.04),
        ]
        head.crease(line, w, within=face)


def _nose(head: Head, face: Array) -> None:
    card, place, who, m = head.card, head.place, head.who, head.mood
    kind = "button" if who.age == "child" else who.nose
    bridge, tip = m.yaw * 0.09, m.yaw * 0.17
    top = head.eye_y + (0.06 if who.age == "child" else -0.03)
    end = head.nose_y
    w = NOSE_WIDTH[kind] * (1.15 if who.age == "old" else 1.0)
    hang = NOSE_HANG[kind]
    if head.tiny:
        mark = place.ribbon(
            [(bridge, top + 0.05), (tip * 1.1, end), (tip * 0.7, end + 0.02)], [0.01, 0.05, 0.02]
        )
        card.shade(mark, head.ink, 0.5, within=face)
        return
    middle = top + (end - top) * 0.45
    lean = m.yaw * 0.02
    knots = [
        (bridge, top, 0),
        (bridge + 0.022 + lean, middle),
        (tip * 0.75 + w, end - 0.032),
        (tip * 0.75 + w * 0.95, end + 0.004),
        (tip + w * 0.35, end + 0.012),
        (tip, end + 0.012 + hang),
        (tip - w * 0.35, end + 0.012),
        (tip * 0.75 - w * 0.95, end + 0.004),
        (tip * 0.75 - w, end - 0.032),
        (bridge - 0.022 + lean, middle),
    ]
    red = (0.22 if who.age != "adult" else 0.12) * (0.5 + m.blush)
    fill = head.skin(mix(who.skin, "#d8404a", red), 0.34, 0.25)
    sheet = glue(
        place.size, shadow=0.5, lift=place.size * 0.026, spread=max(1.2, place.size * 0.016)
    )
    nose = card.paper(place.smooth(knots), fill, sheet)
    s = head.side
    facet = [
        (bridge, top),
        (tip + s * 0.005, end + 0.02 + hang),
        (tip + s * 0.3, end + 0.02),
        (bridge + s * 0.2, top),
    ]
    card.shade(place.poly(facet), head.dark, 0.4, within=nose)
    for k in (-1, 1):
        nostril = place.oval(tip * 0.85 + k * w * 0.42, end + 0.006, w * 0.2, 0.01, k * -18)
        card.shade(nostril, "#4a1424", 0.75, within=face)
