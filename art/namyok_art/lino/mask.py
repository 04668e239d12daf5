"""Pieces of the card as coverage, each kept in the box that it fills."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from namyok_art.lino.shape import H, Points, Pts, W, ellipse, points, spline, stroke

S = 2
"""Blocks are cut at twice the size of the card, then the print is reduced."""
NX, NY = W * S, H * S

F32 = NDArray[np.float32]
Box = tuple[slice, slice]

Y, X = (axis.astype(np.float32) / S for axis in np.mgrid[0:NY, 0:NX])


@dataclass(frozen=True, slots=True)
class Mask:
    """Coverage from 0 to 1; everything outside of the box is 0."""

    left: int
    top: int
    data: F32

    @property
    def box(self) -> Box:
        rows, columns = self.data.shape
        return slice(self.top, self.top + rows), slice(self.left, self.left + columns)

    def on(self, box: Box) -> F32:
        """The same coverage seen through another box."""
        out = np.zeros((box[0].stop - box[0].start, box[1].stop - box[1].start), np.float32)
        mine = self.box
        top, left = max(mine[0].start, box[0].start), max(mine[1].start, box[1].start)
        low, right = min(mine[0].stop, box[0].stop), min(mine[1].stop, box[1].stop)
        if top < low and left < right:
            out[
                top - box[0].start : low - box[0].start, left - box[1].start : right - box[1].start
            ] = self.data[top - self.top : low - self.top, left - self.left : right - self.left]
        return out

    def __and__(self, other: "Mask") -> "Mask":
        return Mask(self.left, self.top, self.data * other.on(self.box))

    def __sub__(self, other: "Mask") -> "Mask":
        return Mask(self.left, self.top, self.data * (1 - other.on(self.box)))

    def __or__(self, other: "Mask") -> "Mask":
        if not self.data.size or not other.data.size:
            return self if self.data.size else other
        box = _around(self.box, other.box)
        return Mask(box[1].start, box[0].start, np.maximum(self.on(box), other.on(box)))

    def wider(self, margin: float) -> "Mask":
        """The same mask in a bigger box, for what reaches over its edge."""
        k = round(margin * S) + 1
        rows, columns = self.box
        box = (
            slice(max(0, rows.start - k), min(NY, rows.stop + k)),
            slice(max(0, columns.start - k), min(NX, columns.stop + k)),
        )
        return Mask(box[1].start, box[0].start, self.on(box))

    def grow(self, radius: float) -> "Mask":
        k = max(1, round(radius * S))
        wide = self.wider(radius + 2)
        if not wide.data.size:
            return wide
        disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * k + 1, 2 * k + 1))
        fat = cv2.GaussianBlur(cv2.dilate(wide.data, disc), (0, 0), 0.7)
        return Mask(wide.left, wide.top, np.asarray(fat, np.float32))


def _around(first: Box, second: Box) -> Box:
    rows, columns = (
        slice(min(a.start, b.start), max(a.stop, b.stop))
        for a, b in zip(first, second, strict=True)
    )
    return rows, columns


def everything() -> Mask:
    return Mask(0, 0, np.ones((NY, NX), np.float32))


def shapes(outlines: Iterable[Pts]) -> Mask:
    """Closed polygons in one mask."""
    many = [points(outline) for outline in outlines]
    if not many:
        return Mask(0, 0, np.zeros((0, 0), np.float32))
    cloud = np.vstack(many) * S
    left, top = (int(v) - 2 for v in np.clip(cloud.min(0), 2, (NX, NY)))
    right, low = (int(v) + 3 for v in np.clip(cloud.max(0), 0, (NX - 3, NY - 3)))
    if right <= left or low <= top:
        return Mask(0, 0, np.zeros((0, 0), np.float32))
    info = skia.ImageInfo.Make(
        right - left, low - top, skia.kAlpha_8_ColorType, skia.kPremul_AlphaType
    )
    surface = skia.Surface.MakeRaster(info)
    canvas = surface.getCanvas()
    canvas.translate(-left, -top)
    canvas.scale(S, S)
    paint = skia.Paint(AntiAlias=True)
    for outline in many:
        path = skia.Path()
        path.addPoly([skia.Point(float(x), float(y)) for x, y in outline], True)
        canvas.drawPath(path, paint)
    raw = np.frombuffer(surface.makeImageSnapshot().tobytes(), np.uint8)
    data = raw.reshape(low - top, -1)[:, : right - left].astype(np.float32) / 255
    return Mask(left, top, np.asarray(data, np.float32))


def poly(outline: Pts) -> Mask:
    return shapes([outline])


def blob(outline: Pts, n: int = 12) -> Mask:
    """A smooth closed form through the points."""
    return shapes([spline(outline, n, closed=True)])


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0) -> Mask:
    return shapes([ellipse(x, y, rx, ry, turn)])


def spot_at(point: Points, rx: float, ry: float, turn: float = 0) -> Mask:
    """An oval round a point."""
    return oval(float(point[0]), float(point[1]), rx, ry, turn)


def brush(pts: Pts, widths: Iterable[float], n: int = 12) -> Mask:
    return shapes([stroke(pts, list(widths), n)])


def below(pts: Pts) -> Mask:
    """All of the card under a line that runs from left to right."""
    line: Points = spline(pts)
    return shapes([np.vstack([line, [(line[-1, 0], H + 20), (line[0, 0], H + 20)]])])


@lru_cache(maxsize=16)
def noise(cell: float, seed: int, stretch_x: float = 1, stretch_y: float = 1) -> F32:
    """Smooth noise from 0 to 1 over the whole card; `cell` is its grain in card units."""
    rng = np.random.default_rng(seed)
    rows, columns = int(H / (cell * stretch_y)) + 4, int(W / (cell * stretch_x)) + 4
    grid = rng.random((rows, columns)).astype(np.float32)
    smooth = cv2.resize(grid, (NX, NY), interpolation=cv2.INTER_CUBIC)
    return np.asarray(np.clip(smooth, 0, 1), np.float32)


def step(low: float, high: float, value: F32) -> F32:
    """0 before low, 1 after high, soft between; low may be the greater one."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)
