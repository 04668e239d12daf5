"""What figures wear: trunk, skirt and coat that follow the bones."""

import math
from dataclasses import dataclass, replace

from namyok_art.paper.card import Card, Sheet
from namyok_art.paper.colour import Fill, mix
from namyok_art.paper.noise import union
from namyok_art.paper.paths import Knot, Pen, Point
from namyok_art.paper.place import Place, between, lit, ribbon, rot
from namyok_art.paper.props.skeleton import Bones, Build, Pose
from namyok_art.paper.space import Array

NIGHT = "#180c20"


@dataclass(frozen=True)
class Dress:
    kind: str = "coat"
    """coat, dress, jacket (with trousers)"""
    top: str = "#a83f3a"
    legs: str = "#3a3048"
    shoes: str = "#2a1c24"
    hem: float = 0.55
    """How much of the leg a coat or dress covers."""
    trim: str = "#f0d8a8"
    scarf: str = ""
    apron: str = ""
    pattern: Fill | None = None
    """A picture fill for the whole garment: see `patterns`."""
    buttons: bool = True
    stockings: bool = False
    """Thin legs instead of trousers."""

    def but(self, **changes: object) -> "Dress":
        return replace(self, **changes)  # type: ignore[arg-type]


def cloth(card: Card, place: Place, at: Point, d: Dress, reach: float, dark: float = 0) -> Fill:
    if d.pattern is not None and not dark:
        return d.pattern
    return lit(card, Place(*place.to(*at), place.size), mix(d.top, NIGHT, dark), 0.3, reach)


def trunk(place: Place, bones: Bones, p: Pose, b: Build, view: str) -> Pen:
    k = b.bulk
    middle = rot((0, -b.torso * 0.45), p.lean)
    with place.pen() as pen:
        if view == "side":
            low, top = rot((0, 0.14), p.lean), rot((0, 0.04), p.lean + p.bend)
            crown = (bones.chest[0] - top[0], bones.chest[1] - top[1])
            line = [low, between((0, 0), middle, 0.5), middle, bones.shoulder, crown]
            return pen.poly(ribbon(line, [0.84 * k, 0.74 * k, 0.82 * k, 0.86 * k, 0.36 * k]))
        top_angle = p.lean + p.bend

        def at(base: Point, x: float, y: float, angle: float) -> Point:
            o = rot((x * k, y), angle)
            return base[0] + o[0], base[1] + o[1]

        s, c = top_angle + p.shoulders, bones.chest
        knots: list[Knot] = [
            at(c, -0.16, -0.05, top_angle),
            at(bones.shoulder, -0.5, -0.1, s),
            at(bones.shoulder, -0.52, 0.2, s),
            at(middle, -0.38, 0.1, p.lean),
            at((0, 0), -0.44, 0.16, p.hips),
            at((0, 0), 0.44, 0.16, p.hips),
            at(middle, 0.38, 0.1, p.lean),
            at(bones.shoulder, 0.52, 0.2, s),
            at(bones.shoulder, 0.5, -0.1, s),
            at(c, 0.16, -0.05, top_angle),
        ]
        return pen.smooth(knots)


def body(
    card: Card, place: Place, bones: Bones, p: Pose, b: Build, d: Dress, sheet: Sheet, view: str
) -> None:
    middle = rot((0, -b.torso * 0.45), p.lean)
    fill = cloth(card, place, middle, d, 1.8)
    pen = trunk(place, bones, p, b, view)
    if d.kind == "jacket":
        low = rot((0, 0.34), p.lean * 0.6)
        with place.pen() as skirt:
            skirt.poly(
                ribbon(
                    [rot((0, -b.torso * 0.3), p.lean), (0, 0), low],
                    [0.74 * b.bulk, 0.9 * b.bulk, 0.96 * b.bulk],
                )
            )
        mask = card.paper(union(pen.mask, skirt.mask), fill, sheet)
    else:
        mask = _skirted(card, place, bones, p, b, d, sheet, pen.mask, fill)
    if d.apron:
        _apron(card, place, middle, p, b, d, mask, sheet)
    if d.buttons and d.kind != "dress" and view != "back":
        out = rot((0.26 * b.bulk if view == "side" else 0.0, 0), p.lean)
        for t in (0.1, 0.42, 0.74):
            q = (
                between((0, 0), middle, 2 * t)
                if t < 0.5
                else between(middle, bones.shoulder, 2 * t - 1)
            )
            dot = place.oval(q[0] + out[0], q[1] + out[1], 0.065, 0.065)
            card.paper(dot, d.trim, sheet)
    if d.kind == "dress" and not d.apron:
        waist = rot((0, -b.torso * 0.28), p.lean)
        side = rot((0.5 * b.bulk, 0), p.lean)
        belt = ribbon(
            [
                (waist[0] - side[0], waist[1] - side[1]),
                (waist[0], waist[1] + 0.04),
                (waist[0] + side[0], waist[1] + side[1]),
            ],
            [0.17, 0.17, 0.17],
        )
        card.paint(place.poly(belt).mask * mask, d.trim, 0.95)


def _apron(
    card: Card, place: Place, middle: Point, p: Pose, b: Build, d: Dress, mask: Array, sheet: Sheet
) -> None:
    k = b.bulk
    bib = place.at(*middle, turn=p.lean)
    shape: list[Knot] = [
        (-0.26 * k, -0.34, 0),
        (0.26 * k, -0.34, 0),
        (0.34 * k, 0.16),
        (0.46 * k, 1.5, 0),
        (-0.46 * k, 1.5, 0),
        (-0.34 * k, 0.16),
    ]
    card.paper(bib.smooth(shape).mask * mask, lit(card, bib, d.apron, 0.24, 1.4), sheet)


def _skirted(
    card: Card,
    place: Place,
    bones: Bones,
    p: Pose,
    b: Build,
    d: Dress,
    sheet: Sheet,
    upper: Array,
    fill: Fill,
) -> Array:
    """One sheet from the shoulders to the hem; the skirt is a ribbon along pelvis, knees, hem."""
    k = b.bulk
    (_, near_knee, near_foot), (_, far_knee, far_foot) = (
        bones.joints["near_leg"],
        bones.joints["far_leg"],
    )
    km, fm = between(near_knee, far_knee, 0.5), between(near_foot, far_foot, 0.5)
    apart = math.hypot(near_knee[0] - far_knee[0], near_knee[1] - far_knee[1])
    h = d.hem
    end = between((0, 0), km, min(1.0, 2 * h)) if h <= 0.5 else between(km, fm, 2 * h - 1)
    end = (end[0] + p.sway[0] * 0.7, end[1] + p.sway[1] * 0.7)
    mid = (km[0] * min(1, h * 1.4) + p.sway[0] * 0.2, km[1] * min(1, h * 1.4) + p.sway[1] * 0.2)
    flare = (1.15 if d.kind == "dress" else 0.8) * k
    waist = rot((0, -b.torso * 0.3), p.lean)
    wide = [
        0.74 * k,
        0.94 * k,
        min(2.4 * k, apart * 0.7 + 0.9 * flare),
        min(3.2 * k, apart * 0.8 + 1.35 * flare),
    ]
    sides = ribbon([waist, (0.0, 0.0), mid, end], wide)
    mask = card.paper(union(place.poly(_hem(sides)).mask, upper), fill, sheet)
    half = len(sides) // 2
    for t in (0.24, 0.48, 0.74):
        fold = []
        for i in (6, half // 3, 2 * half // 3, half - 1):
            fold.append(between(sides[i], sides[len(sides) - 1 - i], t))
        card.shade(
            place.ribbon(fold, [0.004, 0.03, 0.05, 0.06]),
            mix(d.top, "#1a0a20", 0.6),
            0.3,
            within=mask,
        )
    edge = ribbon(
        [sides[half - 1], between(sides[half - 1], sides[half], 0.5), sides[half]], [0.14] * 3
    )
    card.paint(place.poly(edge).mask * mask, mix(d.trim, d.top, 0.15), 0.9)
    return mask


def _hem(sides: list[Point]) -> list[Point]:
    """A hem that is an arc with soft folds, not a ruler line."""
    half = len(sides) // 2
    a, c, before = sides[half - 1], sides[half], sides[half - 4]
    nx, ny = a[0] - before[0], a[1] - before[1]
    length = math.hypot(nx, ny) or 1
    nx, ny = nx / length, ny / length
    arc = []
    for i in range(1, 16):
        t = i / 16
        sag = 0.14 * (1 - (2 * t - 1) ** 2) + 0.045 * math.sin(t * math.pi * 6)
        q = between(a, c, t)
        arc.append((q[0] + nx * sag, q[1] + ny * sag))
    return [*sides[:half], *arc, *sides[half:]]


def collar(
    card: Card, place: Place, bones: Bones, p: Pose, b: Build, d: Dress, sheet: Sheet, view: str
) -> None:
    ring = place.at(*bones.chest, turn=p.lean + p.bend)
    w = b.bulk**0.6 * (1 if view == "side" else 0.92)
    if not d.scarf:
        if view == "back":
            return
        shape: list[Knot] = [
            (-0.3 * w, -0.1, 0),
            (0.26 * w, -0.08, 0),
            (0.36 * w, 0.16, 0),
            (0.06, 0.1, 0),
            (-0.34 * w, 0.14, 0),
        ]
        if view == "front":
            shape = [
                (-0.24 * w, -0.08, 0),
                (0, 0.02),
                (0.24 * w, -0.08, 0),
                (0.32 * w, 0.12, 0),
                (0.06, 0.24, 0),
                (0, 0.1, 0),
                (-0.06, 0.24, 0),
                (-0.32 * w, 0.12, 0),
            ]
        card.paper(ring.smooth(shape), mix(d.top, "#fff0d8", 0.28), sheet)
        return
    sx, sy = p.sway
    tail = [(-0.3 * w, 0.02), (-0.46 + sx * 0.5, 0.2 + sy * 0.4), (-0.5 + sx * 1.1, 0.7 + sy * 0.9)]
    card.paper(
        ring.ribbon(tail, [0.2, 0.26, 0.32]),
        lit(card, ring, mix(d.scarf, "#2a1020", 0.14), 0.3),
        sheet,
    )
    wrap: list[Knot] = [
        (-0.34 * w, -0.12),
        (0, -0.06),
        (0.34 * w, -0.14),
        (0.4 * w, 0.06),
        (0.04, 0.2),
        (-0.4 * w, 0.08),
    ]
    card.paper(ring.smooth(wrap), lit(card, ring, d.scarf, 0.3), sheet)
