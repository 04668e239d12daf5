"""Modelling: a mould is cast into light and shade and laid on a scene as painted form."""

from dataclasses import dataclass

import cv2
import numpy as np

from namyok_art.painted.canvas import HEIGHT, WIDTH, Window, sample_at
from namyok_art.painted.colour import Array, Colour, blur, rgb, smooth
from namyok_art.painted.compiled import compiled, floats, pointer, real
from namyok_art.painted.mould import CLOTH, CONE, FUR, HAIR, SKIN, SKIRT, Eye, Mould
from namyok_art.painted.noise import fractal
from namyok_art.painted.scene import Scene
from namyok_art.painted.space import Point, unit
from namyok_art.painted.surface import PAINT, Surface


@dataclass(frozen=True)
class Relief:
    """What one looks at: a window of the card, `sample` times finer than its pixels."""

    window: Window
    sample: int
    pixels: Array

    @property
    def cover(self) -> Array:
        return self.pixels[..., 0]

    @property
    def depth(self) -> Array:
        return self.pixels[..., 1]

    @property
    def normal(self) -> Array:
        return self.pixels[..., 2:5]

    @property
    def material(self) -> Array:
        return self.pixels[..., 8]

    @property
    def group(self) -> Array:
        return self.pixels[..., 9]

    def places(self, spot: Array) -> Array:
        """World points of the chosen pixels."""
        rows, columns = np.nonzero(spot)
        x = columns / self.sample + self.window[1].start
        y = rows / self.sample + self.window[0].start
        return np.stack([x, y, self.depth[spot]], -1)

    def small(self, field: Array) -> Array:
        """A field at the resolution of the card."""
        down, across = self.window
        size = (across.stop - across.start, down.stop - down.start)
        thin = field.astype(np.float32)
        return np.asarray(cv2.resize(thin, size, interpolation=cv2.INTER_AREA))


LARGE = 200_000
"""Pixels above which a form is broad enough to be cast at the resolution of the card."""


def relief(mould: Mould, light: Point, reach: float = 90, sample: int = 0) -> Relief | None:
    """Cast a mould; None if nothing of it is on the card. `reach` = longest shadow in pixels."""
    rows = mould.packed()
    size = np.linalg.norm(rows[:, 23:26], axis=1) + rows[:, 26] * (rows[:, 0] == SKIRT)
    ends = np.where(rows[:, :1] == CONE, rows[:, 11:14], rows[:, 8:11])
    low = (np.minimum(rows[:, 8:10], ends[:, :2]) - size[:, None]).min(0) - 4
    high = (np.maximum(rows[:, 8:10], ends[:, :2]) + size[:, None]).max(0) + 5
    left, top = max(0, int(low[0])), max(0, int(low[1]))
    right, bottom = min(WIDTH, int(high[0])), min(HEIGHT, int(high[1]))
    if right <= left or bottom <= top:
        return None
    sample = sample or (1 if (right - left) * (bottom - top) > LARGE else 2)
    pixels = np.zeros(((bottom - top) * sample, (right - left) * sample, 12), np.float32)
    ray = floats(unit(light))
    arguments = (pixels.shape[1], pixels.shape[0], *(real(v) for v in (left, top, 1 / sample)))
    compiled("mould").cast(
        pointer(rows), len(rows), *arguments, pointer(ray), real(reach), pointer(pixels)
    )
    return Relief(np.s_[top:bottom, left:right], sample, pixels)


def silhouette(mould: Mould) -> Array:
    """Coverage on the whole card, for shadows that tell another truth."""
    full = np.zeros((HEIGHT, WIDTH), np.float32)
    seen = relief(mould, (0, 0, 1), 1)
    if seen is not None:
        full[seen.window] = seen.small(seen.cover)
    return full


def cast(
    mould: Mould,
    scene: Scene,
    *,
    detail: float = 0.8,
    ink: float = 0.55,
    ink_width: float = 1.0,
    light: Point | None = None,
    reach: float = 90,
    shadow: float = 0.75,
    ambient: float = 0.0,
    shade: float = 1.0,
    rim: float = 0.0,
    rim_colour: Colour | None = None,
    bounce: Colour | None = None,
    haze: float = 0.0,
    brush: float = 1.0,
    alpha: float = 1.0,
    surface: Surface = PAINT,
) -> None:
    """Lay a mould on the scene.

    detail    0 loose brush .. 1 crisp; ink = pencil on every edge
    light     direction to the light if not the scene's; shadow = depth of thrown shadows
    ambient   lifts the dark side; shade = strength of all modelling
    rim       light on the edges that face the light; bounce = colour thrown back from below
    haze      distance; brush = how much the bristles show on the form; alpha = a ghost
    surface   what it is made of: PAINT, STONE, SNOWY, BRASS, GLAZE, MIST
    """
    ray = unit(scene.light if light is None else light)
    seen = relief(mould, ray, reach)
    if seen is None:
        return
    mat = seen.material
    n = surface.normals(seen.normal, seen.cover, seen.sample, scene.seed)
    streak, fold = _bristle(seen, scene.seed)
    base = surface.laid(painted(mould, seen), n, streak)
    mark = brush * np.where(mat == SKIN, 0.034, 0.075) * streak
    base = base * (1 + mark[..., None])
    facing = n @ ray
    crumple = np.where(mat == CLOTH, 0.17, np.where((mat == HAIR) | (mat == FUR), 0.10, 0.03))
    key = np.clip(facing + crumple * fold * brush, 0, 1)
    key = key * (1 - shadow + shadow * seen.pixels[..., 11])
    value = smooth(-0.05, 0.75, key) * 0.7 + key * 0.3
    value = _planes(value + 0.7 * mark)
    value = np.clip(ambient + (1 - ambient) * value, 0, 1)[..., None]
    value = 1 - (1 - value) * shade
    paint = _lit(scene, base, n, mat, value, seen.pixels[..., 10])
    if bounce is not None:
        back = np.clip(-facing, 0, 1) ** 1.5 * (1 - np.clip(n[..., 2], 0, 1)) * 0.8
        paint = paint + (rgb(bounce) - paint) * np.clip(back, 0, 0.5)[..., None]
    if rim:
        edge = (1 - np.clip(n[..., 2], 0, 1)) ** 2.2 * np.clip(facing + 0.25, 0, 1) * rim
        target = scene.light_colour if rim_colour is None else rgb(rim_colour)
        paint = paint + (target - paint) * np.clip(edge * (1 + 0.4 * streak), 0, 1)[..., None]
    if surface.gloss:
        mirrored = surface.shine(n, ray, seen.pixels[..., 11])[..., None]
        paint = paint + (scene.light_colour - paint) * np.clip(mirrored, 0, 1)
    for key_, eye in mould.eyes.items():
        _spark(seen, paint, key_, eye, ray)
    if haze:
        paint = paint * (1 - haze) + scene.haze * haze
    if seen.sample == 1:  # broad forms have no half-covered pixels: soften their border
        solid = seen.cover[..., None] > 0
        spread = blur(np.where(solid, paint, 0).astype(np.float32), 1.0)
        spread = spread / np.maximum(blur(np.array(seen.cover), 1.0), 1e-3)[..., None]
        flat, cover = np.where(solid, paint, spread), blur(np.array(seen.cover), 0.7)
        flat = flat * cover[..., None]
    else:
        cover = seen.small(seen.cover)
        flat = seen.small(np.where(seen.cover[..., None] > 0, paint, 0))
    flat = flat / np.maximum(cover, 1e-3)[..., None]
    if surface.soft:  # colour flows over the border so that the fading edge keeps it
        spread = blur(flat * cover[..., None], surface.soft)
        spread = spread / np.maximum(blur(cover, surface.soft), 1e-2)[..., None]
        flat = flat * cover[..., None] + spread * (1 - cover[..., None])
        cover = smooth(0.45, 1, blur(cover, surface.soft))
    angle = seen.small(np.arctan2(n[..., 1], n[..., 0])) + np.pi / 2
    line = seen.small(_edges(seen, ink_width)) * ink * alpha
    tone = np.clip(blur(flat, 1.5) * 0.38 * (0.6 + 0.6 * scene.shadow), 0, 1)
    scene.stamp(flat, cover * alpha, seen.window, angle, detail, line, tone)
    _comb(mould, scene, seen, haze, alpha)


def _bristle(seen: Relief, seed: int) -> tuple[Array, Array]:
    """Noise combed along the form: fine bristle marks, and broad ones for folds of cloth."""
    rng = np.random.default_rng(seed + 7)
    height, width = seen.cover.shape
    angle = np.arctan2(seen.normal[..., 1], seen.normal[..., 0]) + np.pi / 2
    double = np.stack([np.cos(2 * angle), np.sin(2 * angle)], -1) * seen.cover[..., None]
    double = blur(double.astype(np.float32), 3 * seen.sample)
    angle = 0.5 * np.arctan2(double[..., 1], double[..., 0])
    dx, dy = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    combed = []
    for scale, reach in ((1.6, 9.0), (9.0, 16.0)):
        noise = fractal(rng, width, height, scale * seen.sample, 2)
        total = np.zeros_like(noise)
        steps = np.linspace(-reach, reach, 9) * seen.sample
        for step in steps:
            total += sample_at(noise, xs + dx * step, ys + dy * step, mirror_border=True)
        combed.append(np.clip(total / (total.std() + 1e-6), -2, 2))
    return combed[0], combed[1]


def _planes(value: Array) -> Array:
    """Gouache is laid in planes: light, half-light, half-shadow, shadow, with short passages."""
    steps = np.clip(value, 0, 1) * 4
    whole = np.floor(steps)
    stepped = (whole + smooth(0.25, 0.75, steps - whole)) / 4
    return np.asarray(0.45 * np.clip(value, 0, 1) + 0.55 * stepped)


def painted(mould: Mould, seen: Relief) -> Array:
    """Local colour: paint of the volumes, decals, irises."""
    base = np.array(seen.pixels[..., 5:8])
    for group, (frame, decal) in mould.decals.items():
        spot = (seen.group == group) & (seen.cover > 0)
        if spot.any():
            base[spot] = decal(frame.local(seen.places(spot)), base[spot], seen.material[spot])
    for key, eye in mould.eyes.items():
        spot = (seen.material == key) & (seen.cover > 0)
        if spot.any():
            base[spot] = _iris(unit(seen.places(spot) - eye.centre), base[spot], eye)
    return base


def _iris(ways: Array, white: Array, eye: Eye) -> Array:
    away = np.degrees(np.arccos(np.clip(ways @ unit(eye.gaze), -1, 1)))
    tint = rgb(eye.iris) * (1.18 - 0.5 * smooth(12, 30, away)[:, None])
    share = smooth(33.5, 29.5, away)[:, None]
    white = white * (1 - share) + tint * share
    ring = 0.65 * smooth(27, 31, away) * smooth(36, 31, away)
    if eye.slit:
        aside = unit(np.cross(unit(eye.gaze), (0, 1, 0)))
        pupil = smooth(6.5 * eye.pupil, 4.0 * eye.pupil, np.degrees(np.abs(ways @ aside)))
        pupil = pupil * smooth(29, 26, away)
    else:
        pupil = smooth(16.5 * eye.pupil, 13.5 * eye.pupil, away)
    return np.asarray(white * (1 - np.clip(pupil + ring, 0, 1)[:, None] * 0.93))


def _spark(seen: Relief, paint: Array, key: int, eye: Eye, ray: Array) -> None:
    spot = (seen.material == key) & (seen.cover > 0)
    if not spot.any():
        return
    way = unit(unit(ray * (1, 1, 0.5)) * 0.36 + unit(eye.gaze) * 0.9)
    away = np.degrees(np.arccos(np.clip(unit(seen.places(spot) - eye.centre) @ way, -1, 1)))
    wide = 7.5 + 20 / max(eye.radius, 4)
    share = smooth(wide, wide - 3, away)[:, None] * 0.92
    paint[spot] = paint[spot] * (1 - share) + np.array([1, 0.99, 0.95]) * share


def _lit(scene: Scene, base: Array, n: Array, mat: Array, value: Array, open_: Array) -> Array:
    """From the dark side to the light side: cool reflected light, a warm passage on skin."""
    above = 0.5 + 0.5 * np.clip(-n[..., 1:2] * 0.6 + n[..., 2:3] * 0.5, -1, 1)
    dark = base * (0.30 + 0.25 * above) * (0.55 + 0.75 * scene.shadow) + scene.shadow * 0.10
    skin = (mat == SKIN)[..., None]
    dark = np.where(skin, dark * np.array([1.18, 0.98, 0.94], np.float32), dark)
    lit = base * (0.62 + 0.42 * scene.light_colour) + 0.05 * scene.light_colour
    paint = dark * (1 - value) + lit * value
    passage = np.exp(-(((value - 0.42) / 0.2) ** 2)) * 0.10
    warm = np.array([1.2, -0.1, -0.5], np.float32)
    paint = np.where(skin, paint * (1 + passage * warm), paint)
    hollow = 1 - open_[..., None]
    return np.asarray(paint * (1 - 0.58 * hollow + hollow * scene.shadow * 0.25))


def _edges(seen: Relief, width: float) -> Array:
    """Where a draughtsman would put a line: depth jumps, groups meet, the form breaks."""
    line = np.zeros(seen.cover.shape, np.float32)
    depth = np.where(seen.cover > 0, seen.depth, -1e4)
    for axis in (0, 1):
        step = np.abs(np.diff(depth, axis=axis))
        other = np.diff(seen.group, axis=axis) != 0
        crease = (np.diff(seen.normal, axis=axis) ** 2).sum(-1) > 0.30
        edge = ((step > 5.0) | (other & (step > 0.15)) | crease).astype(np.float32)
        here = np.s_[:-1] if axis == 0 else np.s_[:, :-1]
        there = np.s_[1:] if axis == 0 else np.s_[:, 1:]
        line[here] = np.maximum(line[here], edge)
        line[there] = np.maximum(line[there], edge * 0.6)
    return blur(line, 0.5 * seen.sample * width) * 1.5 * width


def _comb(mould: Mould, scene: Scene, seen: Relief, haze: float, alpha: float) -> None:
    """Pencil in the loose hairs, hidden where something stands before them."""
    down, across = seen.window
    height, width = seen.cover.shape
    depth = np.where(seen.cover > 0, seen.depth, -1e4)
    for strand in mould.strands:
        t = np.linspace(0, len(strand.points) - 1, 5 * len(strand.points))
        known = np.arange(len(strand.points))
        places = np.stack([np.interp(t, known, strand.points[:, k]) for k in range(3)], 1)
        x = np.clip(((places[:, 0] - across.start) * seen.sample).astype(int), 0, width - 1)
        y = np.clip(((places[:, 1] - down.start) * seen.sample).astype(int), 0, height - 1)
        clear = places[:, 2] + strand.slack > depth[y, x]
        tone = rgb(strand.colour) * (1 - haze) + scene.haze * haze
        for run in np.split(np.arange(len(t)), np.nonzero(np.diff(clear))[0] + 1):
            if len(run) > 2 and clear[run[0]]:
                points = [(float(p[0]), float(p[1])) for p in places[run][::2]]
                if len(points) > 1:
                    scene.pen(points, max(0.7, strand.width), tone, 0.75 * alpha)
