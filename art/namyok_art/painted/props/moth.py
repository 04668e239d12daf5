"""A large moth near by: thick fur, dusty wings with eyes on them, arms that hold something."""

import numpy as np

from namyok_art.painted import Array, Colour, mix, rgb, smooth
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, basis, unit
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point

FORE = ((-30.0, 2.3), (-12.0, 2.55), (6.0, 2.45), (24.0, 2.15), (42.0, 1.8))
HIND = ((58.0, 1.55), (76.0, 1.6), (96.0, 1.4))
"""Ribs of a wing: degrees from straight out towards the tail, and length."""


def moth_wings(mould: Mould, frame: Frame, dust: Colour, lift: float) -> None:
    """Both pairs, held up by `lift` degrees; the body is 1 thick and looks along +z."""
    mould.frame = frame
    rise = np.deg2rad(lift)
    for s in (-1, 1):
        out = np.array([s * np.cos(rise), -np.sin(rise), 0.12])
        back = unit(np.array([0, 0.22, -1.0]))
        root = np.array([s * 0.28, -0.1, -0.1])
        for ribs, deep, spot in ((HIND, -0.04, (0.95, 78.0, 0.3)), (FORE, 0.0, (1.55, 2.0, 0.4))):
            wing = mould.group()
            for degrees, long in ribs:
                a = np.deg2rad(degrees)
                way = unit(out * np.cos(a) + back * np.sin(a))
                face = unit(np.cross(way, back * np.cos(a) - out * np.sin(a)))
                side = np.cross(face, way)
                middle = root + way * long * 0.5 + face * deep
                turned = np.stack([way, side, face], 1)
                size = (long * 0.54, 0.42, 0.05)
                mould.ball(middle, size, dust, 0.09, PLAIN, turned)
            mould.decals[wing] = (frame, _dusted(root, out, back, dust, spot))
    mould.frame = Frame()


def _dusted(
    root: Array, out: Array, back: Array, dust: Colour, spot: tuple[float, float, float]
) -> Decal:
    """Bands across, veins along, and one eye."""
    far, degrees, size = spot
    at = far * np.array([np.cos(np.deg2rad(degrees)), np.sin(np.deg2rad(degrees))])

    def decal(points: Array, colours: Array, _: Array) -> Array:
        a, b = (points - root) @ unit(out), (points - root) @ unit(back)
        away, angle = np.hypot(a, b), np.arctan2(b, a)
        base = colours * (0.86 + 0.2 * smooth(0.2, 1.8, away))[:, None]
        for place, half, tone, share in (
            (0.9, 0.09, "#8a5a48", 0.6), (1.06, 0.03, "#fff0d0", 0.7), (2.12, 0.1, "#7a4c44", 0.65),
            (2.3, 0.05, "#fff0d0", 0.6),
        ):  # fmt: skip
            wave = away - place - 0.05 * np.sin(angle * 13)
            band = (share * smooth(half, half * 0.5, np.abs(wave)))[:, None]
            base = base * (1 - band) + rgb(tone) * band
        vein = (0.3 * smooth(0.035, 0.012, np.abs(np.sin(angle * 8)) * away / 8))[:, None]
        base = base * (1 - vein)
        near = np.hypot(a - at[0], b - at[1]) / size
        for edge, tone in ((1.0, "#3a2028"), (0.78, "#f0a040"), (0.5, "#2c1828")):
            disc = smooth(edge, edge - 0.1, near)[:, None]
            base = base * (1 - disc) + rgb(tone) * disc
        glint = smooth(0.2, 0.1, np.hypot(a - at[0] - 0.1 * size, b - at[1] + 0.16 * size) / size)
        return np.asarray(base * (1 - glint[:, None]) + glint[:, None])

    return decal


def moth_body(mould: Mould, frame: Frame, fur: Colour, look: Point) -> None:
    """Head, ruff and tail; the combs of its feelers stand up and out."""
    mould.frame = frame
    dark = mix(fur, "#4a2c20", 0.55)
    mould.group()
    mould.ball((0, 0.05, -0.05), (0.56, 0.6, 0.56), mix(fur, "#fff4e0", 0.3), 0, FUR)
    tail = [(0, 0.4, -0.2), (0, 0.95, -0.5), (0, 1.5, -0.62), (0, 1.95, -0.6)]
    mould.chain(tail, [0.44, 0.42, 0.32, 0.12], fur, 0.14, FUR)
    mould.group()
    mould.ball((0, -0.6, 0.2), (0.44, 0.4, 0.42), fur, 0, FUR)
    mould.ball((0, -0.46, 0.54), (0.2, 0.16, 0.14), mix(fur, "#fff4e0", 0.4), 0.08, FUR)
    for s in (-1, 1):
        beast_eye(
            mould, (s * 0.25, -0.66, 0.42), 0.2, look, dark, droop=-0.02, ahead=1.5,
            white="#4a2418", iris="#e8842c",
        )  # fmt: skip
        mould.group()
        bend = np.array([(0.14, -0.92, 0.24), (0.34, -1.3, 0.36), (0.72, -1.56, 0.4),
                         (1.06, -1.6, 0.36)]) * (s, 1, 1)  # fmt: skip
        mould.chain(list(bend), [0.05, 0.045, 0.035, 0.015], dark, 0.02, PLAIN)
        for t in np.linspace(0.25, 1, 12):
            place = np.array([np.interp(t * 3, range(4), bend[:, k]) for k in range(3)])
            long = 0.3 * (1.1 - 0.7 * t)
            for up in (-1, 1):
                tip = place + np.array([s * 0.1, up * long, 0.06])
                mould.cone(place, tip, 0.02, 0.008, dark, 0, PLAIN)
    mould.frame = Frame()


def hugged(mould: Mould, frame: Frame, place: Array, wide: float, leg: Colour) -> None:
    """Four thin arms of a moth that meet before what stands at `place`, `wide` across."""
    mould.frame = frame
    for s in (-1, 1):
        for top, end in ((0.1, -0.12), (0.34, 0.26)):
            elbow = place + np.array([s * wide * 1.35, end + 0.06, -0.1 * wide])
            wrist = place + np.array([s * wide * 0.5, end, wide * 0.92])
            palm = place + np.array([s * wide * 0.1, end - 0.06, wide * 1.02])
            mould.group()
            joints = [np.array([s * 0.4, top, 0.2]), elbow, wrist, palm]
            mould.chain(joints, [0.1, 0.075, 0.06, 0.045], leg, 0.04, FUR)
            mould.ball(elbow, (0.1, 0.09, 0.1), leg, 0.04, FUR, basis((0, 1, 0)))
    mould.frame = Frame()
