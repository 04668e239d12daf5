"""Clothes: woven patterns, and garments hung on a skeleton with collars, lapels and shoes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from namyok_art.painted.colour import Array, mix, rgb
from namyok_art.painted.figures.kinds import Person
from namyok_art.painted.mould import CLOTH, LEATHER, PLAIN, Decal, Mould
from namyok_art.painted.space import Frame, basis, unit

if TYPE_CHECKING:
    from namyok_art.painted.figures.skeleton import Skeleton

SKIRTED = ("dress", "robe", "coat")
TWO_PIECE = ("trousers", "vest", "overalls")


def woven(who: Person, repeat: float) -> Decal:
    """The pattern of the cloth; `repeat` is its size in local units."""
    accent = rgb(who.accent)

    def paint(points: Array, colours: Array, materials: Array) -> Array:
        out = np.array(colours)
        u, v = points[:, 0] / repeat, points[:, 1] / repeat
        if who.pattern == "stripes":
            mark = (v % 1) < 0.4
        elif who.pattern == "checks":
            mark = ((u % 1) < 0.22) | ((v % 1) < 0.22)
        elif who.pattern == "dots":
            row = np.floor(v)
            mark = np.hypot((u + 0.5 * (row % 2)) % 1 - 0.5, v % 1 - 0.5) < 0.26
        else:
            return out
        mark &= materials == CLOTH
        share = 0.55 if who.pattern == "checks" else 0.85
        out[mark] = out[mark] * (1 - share) + accent * share
        return out

    return paint


def legs(mould: Mould, bones: Skeleton, who: Person) -> None:
    """Legs with what covers them, and shoes."""
    g = bones.girth
    covered = who.cut in TWO_PIECE or who.cut == "coat"
    widths = np.array([0.064, 0.048, 0.045, 0.036] if covered else [0.058, 0.040, 0.037, 0.024]) * g
    if who.cut in TWO_PIECE and who.legs is not None:
        widths = widths * (1, 1, 1.06, 1.12)
    for side in "lr":
        hip, knee, ankle = (bones[name + side] for name in ("hip", "knee", "ankle"))
        mould.group()
        start, first = hip, widths[0]
        if who.cut in SKIRTED:  # under a skirt the hip must not push through the cloth
            start = hip * 0.3 + knee * 0.7
            first = widths[0] * 0.5 + widths[1] * 0.5
        mould.cone(start, knee, first, widths[1], who.legs, 0.02, CLOTH)
        mould.cone(knee, ankle, widths[2], widths[3], who.legs, 0.02, CLOTH)
        shin = ankle - knee
        calf = knee + shin * 0.32 - bones.front * 0.012 * (0.4 if covered else 1)
        size = (0.036 * g, 0.075, 0.038 * g)
        mould.ball(calf, size, who.legs, 0.03, CLOTH, basis(shin, bones.front))
        if covered:  # cloth breaks over the shoe
            for k, grow in ((0.86, 1.12), (0.95, 1.2)):
                ring = (widths[3] * grow, 0.010, widths[3] * grow)
                mould.ball(knee + shin * k, ring, who.legs, 0.014, CLOTH, basis(shin, bones.front))
        _shoe(mould, bones, side, who)


def _shoe(mould: Mould, bones: Skeleton, side: str, who: Person) -> None:
    """Toe cap, ankle, heel and a sole of its own."""
    ankle = bones["ankle" + side]
    down, ahead = unit(ankle - bones["knee" + side]), bones.toes[side]
    w = bones.girth**0.5
    heel = ankle + down * 0.012
    mould.group()
    back, ball, toe = heel - ahead * 0.018, heel + ahead * 0.05, heel + ahead * 0.104 + down * 0.005
    mould.cone(back, ball, 0.027 * w, 0.025 * w, who.shoes, 0.02, LEATHER)
    mould.cone(ball, toe, 0.025 * w, 0.020 * w, who.shoes, 0.02, LEATHER)
    mould.cone(ankle - down * 0.035, heel, 0.029 * w, 0.026 * w, who.shoes, 0.015, LEATHER)
    mould.group()
    sole = mix(who.shoes, "#120c10", 0.6)
    under = unit(down - ahead * (down @ ahead))
    rot = np.stack([np.cross(under, ahead), under, ahead], 1)
    middle = heel + ahead * 0.045 + under * 0.025 * w
    mould.box(middle, (0.021 * w, 0.006, 0.072), 0.005, sole, 0, PLAIN, rot)
    mould.box(
        heel - ahead * 0.012 + under * 0.029 * w,
        (0.02 * w, 0.012, 0.02),
        0.005,
        sole,
        0,
        PLAIN,
        rot,
    )


def trunk(mould: Mould, bones: Skeleton, who: Person) -> None:
    """Pelvis and ribcage as two tilted masses, shoulders, and what hangs from them."""
    g, up, chest, front = bones.girth, bones.spine, bones.chest, bones.front
    age = who.body
    pelvis, waist, rib = bones["pelvis"], bones["waist"], bones["rib"]
    two = who.cut in TWO_PIECE
    seat = (0.082 * g, 0.068, 0.066 * g)
    if two:
        mould.group()
        mould.ball(pelvis + up * 0.012, seat, who.legs, 0, CLOTH, basis(-up, front))
        seat = (0.080 * g, 0.042, 0.069 * g)
    group = mould.group()
    mould.ball(pelvis + up * (0.045 if two else 0.015), seat, who.coat, 0, CLOTH, basis(-up, front))
    mould.cone(pelvis + up * 0.045, waist, 0.060 * g, 0.058 * g, who.coat, 0.05, CLOTH)
    if who.girth > 1.12:  # a belly goes before its owner
        belly = waist - up * 0.02 + front * 0.035 * (g - 0.95)
        mould.ball(belly, (0.076 * g, 0.078 * g, 0.082 * g), who.coat, 0.05, CLOTH)
    bust = (age.shoulder * 0.80 * max(1, g**0.4), 0.098, 0.066 * g)
    mould.ball(rib, bust, who.coat, 0.05, CLOTH, basis(-chest, front))
    axis = bones.shoulders
    ends = (bones["shoulderL"] + axis * 0.02, bones["shoulderR"] - axis * 0.02)
    mould.cone(*ends, 0.036 * g, 0.036 * g, who.coat, 0.045, CLOTH)
    if who.cut in ("dress", "robe") and who.age in ("woman", "old"):
        for s in (-1, 1):
            breast = rib + axis * s * 0.035 + front * 0.048 + chest * 0.008
            mould.ball(breast, 0.036 * g, who.coat, 0.035, CLOTH)
    sleeve = sleeve_colour(who)
    for arm in "LR":
        ends = (bones["shoulder" + arm], bones["elbow" + arm])
        mould.cone(*ends, 0.039 * g, 0.034 * g, sleeve, 0.03, CLOTH)
    if who.cut in SKIRTED:
        _skirt(mould, bones, who)
    turned = basis(-up, front)
    frame = Frame.at(mould.frame.p(*waist), mould.frame.scale, turned)
    mould.decals[group] = (frame, woven(who, 0.045))
    if who.cut == "dress":
        mould.group()
        belt = mix(who.coat, "#1c1420", 0.45)
        mould.ball(waist - up * 0.035, (0.067 * g, 0.012, 0.064 * g), belt, 0, CLOTH, turned)
    _front(mould, bones, who, group)


def sleeve_colour(who: Person) -> Array:
    return rgb(who.shirt if who.cut in ("vest", "overalls") else who.coat)


def _skirt(mould: Mould, bones: Skeleton, who: Person) -> None:
    g = bones.girth
    thighs = [unit(bones["knee" + s] - bones["hip" + s]) for s in "lr"]
    down = unit(thighs[0] + thighs[1])
    long = {"dress": 0.24, "robe": 0.40, "coat": 0.20}[who.cut]
    wide = {"dress": 0.135, "robe": 0.150, "coat": 0.112}[who.cut]
    stride = float(np.linalg.norm(bones["kneel"] - bones["kneer"])) * 0.5
    hem = wide * g**0.6 + stride * (0.75 if who.cut == "robe" else 0.55)
    start = bones["waist"] * 0.6 + bones["pelvis"] * 0.4
    end = bones["pelvis"] + down * long + bones.swing
    depth = 0.05 if who.cut == "coat" else 0.085
    settings = {"folds": 9.0, "depth": depth, "phase": 1 + 5 * g, "flat": 0.82, "hem": 0.025}
    mould.skirt(start, end, 0.060 * g, hem, who.coat, melt=0.03, front=bones.front, **settings)


def _front(mould: Mould, bones: Skeleton, who: Person, group: int) -> None:
    """Collar, lapels, buttons, straps: small things that make cloth a garment."""
    g, chest, front = bones.girth, bones.chest, bones.front
    neck = bones["neck"]
    trim = mix(who.coat, "#fff6e0", 0.25) if who.cut in ("dress", "robe") else rgb(who.shirt)
    mould.group()
    mould.cone(neck - chest * 0.015, neck + chest * 0.012, 0.046 * g, 0.038 * g, trim, 0.01, CLOTH)
    body, scale = mould.frame, mould.frame.scale
    mould.frame = Frame.at(body.p(*bones["rib"]), scale, basis(-chest, front))
    dark = mix(who.coat, "#120c10", 0.35)
    depth = 0.07 * g

    def on(points: list[tuple[float, float]]) -> list[tuple[float, float, float]]:
        depths = mould.surface(points, group, 0.4)
        pairs = zip(points, depths, strict=True)
        return [(x, y, float(d) if d > -0.2 else depth) for (x, y), d in pairs]

    mould.group()
    if who.cut in ("coat", "vest", "trousers") and who.pattern is None:
        for s in (-1, 1):
            edge = on([(s * 0.036, -0.105), (s * 0.030, -0.06), (s * 0.006, -0.005)])
            mould.chain(edge, [0.016, 0.014, 0.004], dark, 0.004, CLOTH)
        seam = on([(0.003, -0.005), (0.003, 0.06), (0.003, 0.12)])
        mould.chain(seam, [0.003] * 3, dark, 0, CLOTH)
        for x, y, z in on([(-0.012, 0.02), (-0.012, 0.065), (-0.012, 0.11)]):
            mould.ball(
                (x, y, z + 0.003), (0.008, 0.008, 0.006), mix(who.accent, dark, 0.2), 0, PLAIN
            )
    if who.cut == "overalls":
        for s in (-1, 1):
            strap = on([(s * 0.060, -0.105), (s * 0.056, -0.05), (s * 0.045, 0.01)])
            mould.chain(strap, [0.013] * 3, who.legs, 0.004, CLOTH)
        x, y, z = on([(0, 0.05)])[0]
        mould.box((x, y, z - 0.012), (0.058 * g, 0.055, 0.022), 0.012, who.legs, 0.01, CLOTH)
    mould.frame = body
    if who.scarf is not None:
        _scarf(mould, bones, who)


def _scarf(mould: Mould, bones: Skeleton, who: Person) -> None:
    assert who.scarf is not None
    g, chest, front, neck = bones.girth, bones.chest, bones.front, bones["neck"]
    mould.group()
    wrap = (0.056 * g, 0.026, 0.056 * g)
    mould.ball(neck + chest * 0.008, wrap, who.scarf, 0, CLOTH, basis(-chest, front))
    wind = unit(-front * 0.8 + np.array([0, -0.12, 0]))
    tail = [neck + front * 0.03, neck + wind * 0.10, neck + wind * 0.22 + (0, 0.02, 0)]
    tail.append(neck + wind * 0.34 - (0, 0.02, 0))
    mould.chain(tail, [0.024, 0.026, 0.024, 0.008], who.scarf, 0.01, CLOTH)
