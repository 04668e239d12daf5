"""Heads: one solid for front, three-quarter and profile, with eyeballs under real lids.

Local units: crown y = -0.5, chin y = +0.5, z to the front, so `size` is the height of the head.
"""

from dataclasses import dataclass

import numpy as np

from namyok_art.painted.colour import Array, Colour, mix, rgb
from namyok_art.painted.figures.cloth import woven
from namyok_art.painted.figures.complexion import complexion
from namyok_art.painted.figures.expressions import EXPRESSIONS, Expression
from namyok_art.painted.figures.hair import hair
from namyok_art.painted.figures.headgear import beard, hat
from namyok_art.painted.figures.kinds import Age, Person
from namyok_art.painted.mould import CLOTH, EYE, HAIR, PLAIN, SKIN, Eye, Mould
from namyok_art.painted.space import Frame, Point, turn, unit

EYE_DEPTH = 0.232
FARTHEST_LOOK = (31, 16, 24)
"""Degrees aside, up and down: beyond them only the white of the eye would be left."""


@dataclass(frozen=True)
class Features:
    """Where the parts of one face are; the paint follows them."""

    age: Age
    tone: Array
    mood: Expression
    eye: float
    nose_y: float
    mouth_y: float
    mouth: float
    top: Array
    low: Array
    lids: tuple[tuple[Array, Array, Array], ...]
    freckles: bool
    across: Array


def head(
    mould: Mould,
    x: float,
    y: float,
    z: float = 0,
    size: float = 200,
    person: Person | None = None,
    expression: str | Expression = "calm",
    yaw: float = 0,
    pitch: float = 0,
    roll: float = 0,
    rot: Array | None = None,
    look: Point | None = None,
    strength: float = 1.0,
    bust: bool = True,
) -> Frame:
    """Add a head whose middle (between the ears) is at (x, y, z).

    look      a place in the world the eyes go to; without it the expression says where
    strength  exaggerates the feeling; faces under 90 pixels exaggerate themselves
    bust      with neck and shoulders (which turn less than the head)
    """
    who = person or Person()
    mood = EXPRESSIONS[expression] if isinstance(expression, str) else expression
    tiny = float(np.clip((92 - size) / 60, 0, 1))
    mood = mood.stronger(strength * (1 + 0.3 * tiny))
    age = who.body
    tone = rgb(who.tone) if mood.tint is None else mix(who.tone, *mood.tint)
    base = np.eye(3) if rot is None else rot
    a, b, c = mood.turn
    frame = Frame(x, y, z, size, base @ turn(yaw + a, pitch + b, roll + c))
    mould.frame = frame
    skull = _skull(mould, age, tone, mood)
    face = _features(mould, skull, age, tone, mood, tiny, who)
    _brows(mould, skull, face, who, tiny)
    _eyeballs(mould, frame, face, who, look)
    mould.decals[skull] = (frame, complexion(face))
    if bust:
        _bust(mould, frame, who, tone, (yaw + a) * 0.4, base)
    hair(mould, frame, who)
    mould.frame = frame
    if who.beard is not None or who.moustache is not None:
        beard(mould, skull, face.mouth_y, face.mouth, who, mood.open)
    if who.hat is not None:
        hat(mould, who)
    if who.glasses is not None:
        _glasses(mould, age, who.glasses)
    mould.frame = Frame()
    return frame


def _skull(mould: Mould, age: Age, tone: Array, mood: Expression) -> int:
    """Bone and flesh as one melted group, sockets cut in."""
    group = mould.group()
    ball, cone = mould.ball, mould.cone
    ey, drop, cheek, nose = age.eye_y, 0.085 * mood.open, mood.cheek, age.nose
    ball((0, -0.13, -0.06), (0.355, 0.37, 0.43), tone, 0, SKIN)
    ball((0, 0.07, 0.10), (0.285, 0.33, 0.265), tone, 0.10, SKIN)
    ball((0, 0.23 + drop * 0.6, 0.07), (age.jaw, 0.20, 0.225), tone, 0.10, SKIN)
    ball((0, age.chin - 0.055 + drop, 0.215), (0.088, 0.07, 0.075), tone, 0.12, SKIN)
    for s in (-1, 1):
        place = (s * 0.185, ey + 0.155 - 0.025 * cheek, 0.205 + 0.012 * cheek)
        ball(place, age.cheek * (1 + 0.16 * cheek), tone, 0.09, SKIN)
    ridge = 0.055 * age.brow**0.4
    cone((-0.14, ey - 0.115, 0.275), (0.14, ey - 0.115, 0.275), ridge, ridge, tone, 0.07, SKIN)
    for s in (-1, 1):
        socket = (age.eye * 1.25, age.eye * 0.92, 0.085)
        ball((s * age.apart, ey + 0.005, 0.385), socket, None, 0.06, SKIN, cut=True)
    tip = ey + 0.175 * nose**0.7
    bridge, end = (0, ey - 0.05, 0.315), (0, tip, 0.375 + 0.055 * nose)
    cone(bridge, end, 0.030, 0.046 * nose**0.6, tone, 0.045, SKIN)
    for s in (-1, 1):
        wing = (s * 0.047 * nose**0.5, tip + 0.02, 0.355 + 0.03 * nose)
        ball(wing, 0.034 * nose**0.5, tone, 0.03, SKIN)
        swing = turn(s * 22, 0, -s * 8)
        ear = (0.035, 0.088 + 0.02 * age.lined, 0.055)
        ball((s * 0.352, ey + 0.075, -0.03), ear, tone, 0.02, SKIN, swing)
        inner = mix(tone, "#a8503c", 0.45)
        ball((s * 0.383, ey + 0.07, -0.005), (0.018, 0.048, 0.028), inner, 0.015, SKIN, swing, True)
    return group


def _features(
    mould: Mould, skull: int, age: Age, tone: Array, mood: Expression, tiny: float, who: Person
) -> Features:
    """Lids and lips, laid on the skull."""
    ey, eye = age.eye_y, age.eye * (1 + 0.28 * tiny)
    drop = 0.085 * mood.open
    tip = ey + 0.175 * age.nose**0.7
    my = tip + 0.125 + 0.02 * (1 - mood.lip)
    mould.ball((0, my + 0.01 + drop * 0.4, 0.255), (0.135, 0.105, 0.095), tone, 0.09, SKIN)
    lids = []
    fold = mix(tone, "#b05a4a", 0.16 + 0.1 * age.lined)
    for s in (-1, 1):
        centre = np.array([s * age.apart, ey, EYE_DEPTH])
        tilt = turn(0, 0, mood.slant * s)
        up, down = np.deg2rad([mood.upper, mood.lower])
        upper = tilt @ np.array([0, np.cos(up), np.sin(up)])
        lower = tilt @ np.array([0, -np.cos(down), np.sin(down)])
        mould.cap(centre, eye * 1.10, upper, 0, fold, 0.018, SKIN)
        mould.cap(centre, eye * 1.07, lower, 0, fold, 0.022, SKIN)
        if age.lined > 0.5:
            bag = (s * age.apart, ey + eye * 1.12, 0.26)
            sag = mix(tone, "#a8645a", 0.35)
            mould.ball(bag, (eye * 0.8, 0.022, 0.04), sag, 0.035, SKIN)
        lids.append((centre, upper, lower))
    width = 0.118 * mood.wide * age.mouth * (1 + 0.2 * tiny)
    t = np.linspace(-1, 1, 9)
    corner = np.where(t < 0, mood.corners[0], mood.corners[1])
    lift = corner * 0.046 * np.abs(t) ** 1.7
    parted = 1.0 if mood.open > 0.02 else 0.0
    bow = 0.010 * np.exp(-((t / 0.2) ** 2))
    top = my - lift - (0.012 + 0.034 * mood.lip) * (1 - t**2) * parted + bow
    low = my - lift + drop * 1.55 * (1 - np.abs(t) ** 2.4)
    if not parted:
        low = my - lift + 0.004 * (1 - t**2)
    young = who.age == "child"
    red = mix(tone, "#a83a3a", 0.25 if age.lined > 0.5 else 0.42)
    red = rgb(who.lips) if who.lips is not None else red
    thin = (1 - 0.6 * mood.press) * (1 - 0.35 * age.lined) * (0.85 if young else 1)
    for line, half, side in ((top, 0.0185, -0.7), (low, 0.0245, 0.8)):
        widths = half * thin * (1 - 0.72 * t**2)
        places = list(zip(t * width, line + widths * side, strict=True))
        depths = mould.surface(places, skull)
        lip = [(p[0], p[1], d - 0.006) for p, d in zip(places, depths, strict=True)]
        mould.chain(lip, widths, red, 0.012, SKIN)
        if mood.lip > 0.2 and mood.open > 0.05 and side < 0:
            row = min(0.034, (low[4] - top[4]) * (0.5 if mood.lip > 0.5 else 0.3))
            _teeth(mould, t * width, top, depths, row)
        if mood.open > 0.05 and side > 0:
            middle, gap = (top[4] + low[4]) / 2, low[4] - top[4]
            hole = (width * 0.8, max(0.012, gap * 0.46), 0.09)
            place = (0, middle, float(depths[4]) + 0.03)
            mould.ball(place, hole, "#4a1820", 0.012, PLAIN, cut=True)
    return Features(age, tone, mood, eye, tip, my, width, top, low, tuple(lids), who.freckles, t)


def _teeth(mould: Mould, x: Array, y: Array, z: Array, row: float) -> None:
    """The upper row, shorter to the sides, behind the lip."""
    skull = mould.g
    mould.group()
    count = 8
    for place in np.linspace(x[1], x[-2], count):
        side = abs(place / x[-1])
        height = row * (1 - 0.55 * side**2)
        where = (place, np.interp(place, x, y) + height * 0.9, np.interp(place, x, z) - 0.018)
        size = ((x[-2] - x[1]) / count * 0.54, height, 0.012)
        mould.box(where, size, 0.008, "#f6eedc", 0.003, PLAIN)
    mould.g = skull


def _brows(mould: Mould, skull: int, face: Features, who: Person, tiny: float) -> None:
    mood, age = face.mood, face.age
    u = np.linspace(0, 1, 6)
    x = np.linspace(0.052, 0.262, 6)
    dark = rgb(who.hair) if age.lined > 0.5 else mix(who.hair, "#1a1012", 0.25)
    if who.style == "bald" and age.lined < 0.5:
        dark = mix(face.tone, "#2a1c18", 0.7)
    widths = np.array([0.017, 0.021, 0.021, 0.018, 0.013, 0.005]) * age.brow**0.6 * (1 + 0.5 * tiny)
    arcs = []
    for s in (-1, 1):
        raised = mood.inner * (1 - u) ** 1.5 * 0.062 + mood.outer * u**1.2 * 0.055
        raised = raised + mood.skew * 0.045 * s
        arch = 0.026 * np.sin(u * np.pi * 0.85 + 0.25)
        ys = age.eye_y - face.eye - 0.062 - arch - raised
        xs = s * (x - 0.018 * mood.squeeze * (1 - u))
        arcs.append((xs, ys, mould.surface(list(zip(xs, ys, strict=True)), skull)))
    mould.group()
    rng = np.random.default_rng(3)
    for s, (xs, ys, zs) in zip((-1, 1), arcs, strict=True):
        points = [(a, b, c + 0.001) for a, b, c in zip(xs, ys, zs, strict=True)]
        mould.chain(points, widths, dark, 0, HAIR)
        if mould.frame.scale > 110:
            for _ in range(16):
                i = int(rng.integers(0, 5))
                root = np.array(points[i]) + rng.uniform(-0.01, 0.01, 3)
                rise = -0.020 + 0.008 * i + rng.uniform(-0.008, 0.008)
                end = root + np.array([s * 0.026, rise, 0.01])
                mould.strand([root, end], 0.05, 0.006, mix(dark, "#000000", 0.2))


def _eyeballs(mould: Mould, frame: Frame, face: Features, who: Person, look: Point | None) -> None:
    mood, age = face.mood, face.age
    for s in (-1, 1):
        mould.group()
        key = EYE + len(mould.eyes)
        place = (s * age.apart, age.eye_y, EYE_DEPTH)
        white = "#f4eee2" if age.lined < 0.5 else "#eee4d0"
        mould.ball(place, face.eye, white, 0, key)
        across, down = mood.gaze[0] - s * 1.5, mood.gaze[1]
        if look is not None:
            way = frame.rot.T @ unit(np.asarray(look, float) - frame.p(*place))
            across = float(np.degrees(np.arctan2(way[0], max(way[2], 0.05))))
            down = float(np.degrees(np.arcsin(way[1])))
        aside, up, low = FARTHEST_LOOK
        gaze = turn(float(np.clip(across, -aside, aside)), float(np.clip(down, -up, low)))
        way = frame.rot @ gaze @ np.array([0, 0, 1.0])
        mould.eyes[key] = Eye(frame.p(*place), way, who.iris, face.eye * frame.scale, mood.pupil)


def _bust(mould: Mould, frame: Frame, who: Person, tone: Array, yaw: float, base: Array) -> None:
    neck, cloth = who.body.neck, who.coat
    mould.group()
    shaded = mix(tone, "#8a3f30", 0.10)
    mould.cone((0, 0.22, -0.10), (0, 0.60, -0.17), neck * 1.02, neck * 1.15, shaded, 0, SKIN)
    if who.body.lined > 0.5:  # cords of an old neck
        for s in (-1, 1):
            cord = ((s * 0.10, 0.30, 0.0), (s * 0.045, 0.66, -0.03))
            mould.cone(*cord, 0.02, 0.024, shaded, 0.03, SKIN)
    root = frame.p(0, 0.60, -0.17)
    wide = who.body.shoulder / who.body.head * 0.92
    mould.frame = Frame.at(root, frame.scale, base @ turn(yaw))
    group = mould.group()
    for s in (-1, 1):
        melt = 0.0 if s < 0 else 0.1
        mould.cone((s * wide, 0.26, 0), (0, 0.06, 0), 0.15, 0.17, cloth, melt, CLOTH)
    mould.ball((0, 0.42, 0), (wide * 1.05, 0.34, 0.26), cloth, 0.12, CLOTH)
    mould.cone((0, 0.55, 0), (0, 1.7, 0), wide * 0.62, wide * 0.6, cloth, 0.15, CLOTH)
    for s in (-1, 1):
        mould.cone((s * wide, 0.26, 0), (s * wide * 1.12, 1.5, 0), 0.15, 0.13, cloth, 0.06, CLOTH)
    mould.decals[group] = (mould.frame, woven(who, 0.17))
    collar = who.scarf if who.scarf is not None else mix(cloth, "#fff6e0", 0.3)
    mould.group()
    high = 0.10 if who.scarf is not None else 0.06
    mould.ball((0, -0.02, 0.02), (neck * 1.5, high, neck * 1.45), collar, 0.03, CLOTH)
    mould.frame = frame


def _glasses(mould: Mould, age: Age, colour: Colour) -> None:
    mould.group()
    for s in (-1, 1):
        ring = np.linspace(0, 2 * np.pi, 15)
        x = s * age.apart + 0.128 * np.cos(ring)
        y = age.eye_y + 0.012 + 0.118 * np.sin(ring)
        mould.chain([(a, b, 0.375) for a, b in zip(x, y, strict=True)], [0.011] * 15, colour)
        mould.cone(
            (s * 0.285, age.eye_y - 0.01, 0.36), (s * 0.36, age.eye_y, 0), 0.01, 0.01, colour
        )
    mould.cone((-0.04, age.eye_y, 0.385), (0.04, age.eye_y, 0.385), 0.011, 0.011, colour)
