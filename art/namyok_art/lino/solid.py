"""Solid bodies in a linocut: a mould of bones and volumes, seen by its light and cut by the gouge.

People, hands and things that turn in space are modelled as in a painted card, but dressed in the
inks of the print: every colour of the mould prints as the nearest of paper, black and the two inks.
"""

import math
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.lino.mask import F32, NX, NY, Mask, S, noise, shapes, step
from namyok_art.lino.press import INKS, LEFT, PAPER, Light, Print, carve
from namyok_art.lino.shape import Points, stroke
from namyok_art.painted.colour import rgb
from namyok_art.painted.figures.kinds import Person
from namyok_art.painted.modelling import Relief, painted, relief
from namyok_art.painted.mould import CLOTH, EYE, HAIR, Mould

BARE = "#{:02x}{:02x}{:02x}".format(*PAPER)


def dye(name: str) -> str:
    """An ink of the press as a colour of the mould."""
    return "#{:02x}{:02x}{:02x}".format(*INKS[name])


BLACK = dye("black")


def clad(age: str = "man", **looks: Any) -> Person:
    """A person for the press: paper skin, black hair and shoes; the rest as in a painted card."""
    bare = {"skin": BARE, "iris": BLACK, "shirt": BARE, "coat": BARE}
    dark = dict.fromkeys(("hair", "lips", "legs", "shoes"), BLACK)
    return Person(age, **{**bare, **dark, **looks})


def imprint(mould: Mould, group: int, body: Mould, melt: float = 4) -> None:
    """Press a body into a group of the mould and take it away: a dent in its shape is left."""
    for row in body.rows:
        if not row[1]:
            dent = np.array(row)
            dent[1:3], dent[4], dent[5:8] = (1, group), melt, -1
            mould.rows.append(dent)


def hew(
    p: Print,
    mould: Mould,
    light: Light = LEFT,
    *,
    gap: float = 6,
    bend: float = 0.8,
    length: float = 60,
    gain: float = 1.2,
    ambient: float = 0.0,
    cloth: float = -0.12,
    outline: float = 4,
    line: float = 2.4,
    reach: float = 120,
    shadow: float = 0.85,
    shine: float = 0,
    halo: float = 0,
    along: float | None = None,
    within: Mask | None = None,
    hairs: bool = True,
    seed: int = 0,
) -> Mask:
    """Cut a mould into the blocks; gives where it stands.

    ambient, cloth  light that reaches skin and cloth anyway; shadow = depth of thrown shadows
    outline, line   black contour round it, and where one form passes before another
    shine           above that light a coloured skin is bare paper
    halo            a paper edge that keeps it free of a dark ground
    hairs           single strands; a huge head is better without
    along           angle of the gouges; by itself each form is cut across its length
    """
    seen = _seen(mould, light, reach)
    if seen is None:
        return Mask(0, 0, np.zeros((0, 0), np.float32))
    top, left = seen.window[0].start * S, seen.window[1].start * S
    rows, columns = min(seen.cover.shape[0], NY - top), min(seen.cover.shape[1], NX - left)
    solid = (seen.cover > 0).astype(np.float32)
    body = Mask(left, top, np.asarray(cv2.GaussianBlur(solid, (0, 0), 0.7), np.float32))
    body = Mask(left, top, body.data[:rows, :columns])
    show = body & within if within else body
    for width, key in ((outline + halo, 0.0), (outline, 1.0)):
        if width and (key or halo):
            edge = body.grow(width)
            p.put(edge & within if within else edge, k=key)
    ink, dark = _inks(p, mould, seen)
    tone = _tone(seen, light, gain, ambient, cloth, shadow)
    tone = np.where(dark, np.where(seen.material == HAIR, (tone - 0.45) * 1.1, 0), tone)
    tone = np.where((seen.material >= EYE) & ~dark, 1, tone)
    u, v = _grain(seen, bend, along)
    white = carve(np.clip(tone, 0, 1).astype(np.float32), u, v, gap, length, seed)
    white = np.where(_edges(seen, line) | ((seen.material >= EYE) & dark), 0, white)
    bare = step(shine, shine + 0.02, tone.astype(np.float32)) if shine else np.zeros_like(white)
    a, b = ((ink == i) * (1 - bare) for i in (2, 3))
    cut = [f[:rows, :columns].astype(np.float32) for f in (1 - white, a, b)]
    p.put(show, *cut)
    _lines(p, mould, seen, dark, show, hairs)
    return show


def _seen(mould: Mould, light: Light, reach: float) -> Relief | None:
    """What the mould shows, at the fineness of the blocks; broad forms are cast coarser."""
    seen = relief(mould, light, reach)
    if seen is None or seen.sample == S:
        return seen
    rows, columns = (side * S for side in seen.cover.shape)
    smooth = cv2.resize(seen.pixels[..., 1:5], (columns, rows), interpolation=cv2.INTER_LINEAR)
    soft = cv2.resize(seen.pixels[..., 10:], (columns, rows), interpolation=cv2.INTER_LINEAR)
    fine = np.repeat(np.repeat(seen.pixels, S, 0), S, 1)
    solid = cv2.erode(fine[..., 0], np.ones((5, 5), np.uint8))[..., None] > 0
    same = cv2.erode(fine[..., 9], np.ones((5, 5))) == cv2.dilate(fine[..., 9], np.ones((5, 5)))
    fine[..., 1:5] = np.where(solid & same[..., None], smooth, fine[..., 1:5])
    fine[..., 10:] = soft
    return Relief(seen.window, S, fine)


def _lines(
    p: Print, mould: Mould, seen: Relief, dark: NDArray[np.bool_], show: Mask, hairs: bool
) -> None:
    """The strands of the mould, broken where something stands before them.

    On a light form the darker ones are black; in black hair the lighter ones are cut white.
    """
    rows, columns = seen.cover.shape
    runs: dict[bool, list[Points]] = {True: [], False: []}
    for strand in mould.strands:
        t = np.linspace(0, len(strand.points) - 1, 6 * len(strand.points))
        known = np.arange(len(strand.points))
        way = np.stack([np.interp(t, known, strand.points[:, k]) for k in range(3)], 1)
        x = np.clip(((way[:, 0] - seen.window[1].start) * S).astype(int), 0, columns - 1)
        y = np.clip(((way[:, 1] - seen.window[0].start) * S).astype(int), 0, rows - 1)
        clear = (way[:, 2] + strand.slack > seen.depth[y, x]) & (seen.cover[y, x] > 0)
        light = float(rgb(strand.colour).mean())
        for run in np.split(np.arange(len(t)), np.nonzero(np.diff(clear))[0] + 1):
            black = bool(dark[y[run[0]], x[run[0]]])
            if black and not hairs:
                continue
            if len(run) > 3 and clear[run[0]] and (light > 0.16 if black else light < 0.62):
                w = max(1.6, strand.width)
                runs[black].append(stroke(way[run, :2], [w * 0.3, w, w, w * 0.3], 2))
    for black, lines in runs.items():
        if lines:
            p.put(shapes(lines) & show, k=0 if black else 1)


def _tone(
    seen: Relief, light: Light, gain: float, ambient: float, cloth: float, shadow: float
) -> F32:
    ray = np.asarray(light) / np.linalg.norm(light)
    facing = np.clip(seen.normal @ ray, 0, 1)
    sun = 1 - shadow + shadow * seen.pixels[..., 11]
    hollow = 1 - seen.pixels[..., 10]
    lift = np.where(seen.material == CLOTH, cloth, ambient)
    return np.asarray(facing * gain * sun + lift - 0.35 * hollow, np.float32)


def _inks(p: Print, mould: Mould, seen: Relief) -> tuple[NDArray[np.intp], NDArray[np.bool_]]:
    """For every pixel 0 paper, 1 black, 2 the first ink, 3 the second; and whether it is black."""
    colours = painted(mould, seen)
    boxes = np.array([PAPER, *(INKS[n] for n in ("black", p.ink_a, p.ink_b))]) / 255
    far = [((colours - box) ** 2).sum(-1) for box in boxes]
    # a shaded skin lies between paper and an ink: only cloth may be an ink by half
    for i in (2, 3):
        far[i] = np.where((seen.material != CLOTH) & (far[i] > 0.012), 9, far[i])
    nearest = np.argmin(np.stack(far), 0)
    return nearest, nearest == 1


def _edges(seen: Relief, width: float) -> NDArray[np.bool_]:
    """Where one form passes before another."""
    line = np.zeros(seen.cover.shape, np.uint8)
    depth = np.where(seen.cover > 0, seen.depth, -1e4)
    for axis in (0, 1):
        jump = np.abs(np.diff(depth, axis=axis)) > 4.0
        other = np.diff(seen.group, axis=axis) != 0
        crease = (np.diff(seen.normal, axis=axis) ** 2).sum(-1) > 0.35
        line[np.s_[:-1] if axis == 0 else np.s_[:, :-1]] |= (jump | other | crease).astype(np.uint8)
    k = max(1, round(width * S / 2))
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * k + 1, 2 * k + 1))
    return np.asarray((cv2.dilate(line, disc) > 0) & (seen.material < EYE))


def _grain(seen: Relief, bend: float, along: float | None) -> tuple[F32, F32]:
    """Coordinates across and along the gouges: they run round each form, bent by its height."""
    rows, columns = seen.cover.shape
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32) / S
    x, y = x + seen.window[1].start, y + seen.window[0].start
    angle = np.full(seen.cover.shape, along or 0.0, np.float32)
    if along is None:
        for group in np.unique(seen.group[seen.cover > 0]):
            spot = (seen.group == group) & (seen.cover > 0)
            angle[spot] = _across(x[spot], y[spot])
    wander = noise(70, 5)[:rows, :columns] * 10
    ca, sa = np.cos(angle), np.sin(angle)
    u = -x * sa + y * ca + bend * seen.depth + wander
    return u.astype(np.float32), (x * ca + y * sa).astype(np.float32)


def _across(x: F32, y: F32) -> float:
    """The angle square to the length of a form; level for one that has no length."""
    if len(x) < 30:
        return 0.0
    values, ways = np.linalg.eigh(np.cov(np.stack([x, y])))
    if values[1] < values[0] * 1.8:
        return 0.0
    angle = math.atan2(ways[1, 0], ways[0, 0])
    return (angle + math.pi / 2) % math.pi - math.pi / 2
