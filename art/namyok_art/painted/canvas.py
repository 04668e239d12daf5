"""The sheet under the brush: buffers, coordinate frames, masks and gradients."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import cv2
import numpy as np
import skia

from namyok_art.painted.colour import Array, Colour, Paint, Stop, blur, mix, ramp, rgb
from namyok_art.painted.noise import fractal
from namyok_art.painted.paths import Path

WIDTH, HEIGHT = 800, 1200
Box: TypeAlias = tuple[float, float, float, float]
Window: TypeAlias = tuple[slice, slice]
Flow: TypeAlias = float | str | Callable[[Array, Array], Array]
"""Stroke direction: degrees, "form" (along the outline) or an angle field in radians."""

WHOLE: Window = np.s_[:, :]


def sample_at(field: Array, x: Array, y: Array, mirror_border: bool = False) -> Array:
    """Bilinear lookup; outside the field it is zero, or the border colour if asked."""
    border = cv2.BORDER_REPLICATE if mirror_border else cv2.BORDER_CONSTANT
    xs, ys = np.asarray(x, np.float32), np.asarray(y, np.float32)
    return np.asarray(cv2.remap(field, xs, ys, cv2.INTER_LINEAR, borderMode=border))


class Canvas:
    """Buffers of one picture. Later shapes hide the colour, detail, flow and ink of earlier ones.

    rgb       underpainting, float 0..1
    detail    0 = loose brush, 1 = keep the clean drawing
    flow      (cos 2t, sin 2t, weight): where the brush goes
    ink       pencil line laid over the finished paint, with its own colour
    """

    def __init__(
        self,
        seed: int = 1,
        light: tuple[float, float, float] = (-0.55, -0.65, 0.55),
        light_colour: Colour = "#fff0cf",
        shadow: Colour = "#2b2a55",
        haze: Colour = "#cfd6e6",
    ) -> None:
        self.seed = seed
        self.rng = np.random.default_rng(seed)
        self.rgb: Array = np.ones((HEIGHT, WIDTH, 3), np.float32)
        self.detail: Array = np.zeros((HEIGHT, WIDTH), np.float32)
        self.flow: Array = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.ink: Array = np.zeros((HEIGHT, WIDTH), np.float32)
        self.ink_colour = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        direction = np.array(light, np.float32)
        self.light = direction / np.linalg.norm(direction)
        self.light_colour = rgb(light_colour)
        self.shadow = rgb(shadow)
        self.haze = rgb(haze)
        grid = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
        self.ys, self.xs = grid[0], grid[1]
        self.broad = fractal(self.rng, WIDTH, HEIGHT, 160, 4)
        self.middling = fractal(self.rng, WIDTH, HEIGHT, 40, 4, 0.6)
        self.fine = fractal(self.rng, WIDTH, HEIGHT, 9, 2)
        self.warp_x = fractal(self.rng, WIDTH, HEIGHT, 26, 3)
        self.warp_y = fractal(self.rng, WIDTH, HEIGHT, 26, 3)
        self._frames: list[Any] = [skia.Matrix()]
        self._clips: list[Array] = []

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        rot: float = 0,
        flip: bool = False,
        scale_y: float | None = None,
    ) -> Iterator[None]:
        """Draw inside a moved, turned and scaled frame."""
        frame = skia.Matrix()
        frame.preConcat(self._frames[-1])
        frame.preTranslate(float(x), float(y))
        frame.preRotate(float(rot))
        frame.preScale(
            float(-scale if flip else scale), float(scale if scale_y is None else scale_y)
        )
        self._frames.append(frame)
        try:
            yield
        finally:
            self._frames.pop()

    @contextmanager
    def clip(self, path: Path, soft: float = 0, invert: bool = False) -> Iterator[None]:
        """Draw only inside (or, inverted, outside) a shape."""
        mask = blur(self.mask(path), soft)
        if invert:
            mask = 1 - mask
        if self._clips:
            mask = mask * self._clips[-1]
        self._clips.append(mask)
        try:
            yield
        finally:
            self._clips.pop()

    def frame_scale(self) -> float:
        frame = self._frames[-1]
        return float(np.hypot(frame.getScaleX(), frame.getSkewY()))

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A point of the current frame in card pixels."""
        point = self._frames[-1].mapXY(float(x), float(y))
        return point.x(), point.y()

    def _clipped(self, mask: Array, window: Window = WHOLE) -> Array:
        return mask * self._clips[-1][window] if self._clips else mask

    def _raster(
        self, path: Path, wobble: float = 0, pad: float = 4, outline: float = 0
    ) -> tuple[Array, Window] | None:
        """Coverage of a path (or of its outline) inside its own bounding window only."""
        placed = skia.Path()
        path.transform(self._frames[-1], placed)
        bounds = placed.getBounds()
        margin = int(pad + 3 * abs(wobble) + outline + 3)
        left = max(0, int(bounds.left()) - margin)
        top = max(0, int(bounds.top()) - margin)
        right = min(WIDTH, int(bounds.right()) + margin + 1)
        bottom = min(HEIGHT, int(bounds.bottom()) + margin + 1)
        if right <= left or bottom <= top:
            return None
        pixels = np.zeros((bottom - top, right - left), np.uint8)
        info = skia.ImageInfo.MakeA8(right - left, bottom - top)
        canvas = skia.Surface.MakeRasterDirect(info, pixels, right - left).getCanvas()
        canvas.translate(-left, -top)
        paint = skia.Paint(AntiAlias=True, Color=0xFF000000)
        if outline:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(outline)
        canvas.drawPath(placed, paint)
        mask: Array = pixels.astype(np.float32) / 255
        window: Window = np.s_[top:bottom, left:right]
        if wobble:
            shake = self.warp_x[window] * wobble + self.fine[window] * wobble * 0.25
            x = self.xs[window] - left + shake
            y = self.ys[window] - top + self.warp_y[window] * wobble
            mask = sample_at(mask, x, y)
        return mask, window

    def mask(self, path: Path, wobble: float = 0) -> Array:
        """Coverage of a path over the whole card."""
        full = np.zeros((HEIGHT, WIDTH), np.float32)
        raster = self._raster(path, wobble)
        if raster is not None:
            full[raster[1]] = raster[0]
        return full

    def gradient(
        self,
        paint: Paint,
        angle: float = 90,
        box: Box | None = None,
        window: Window = WHOLE,
    ) -> Array:
        """Linear gradient across a box; 90 runs from top to bottom."""
        left, top, right, bottom = box or (0, 0, WIDTH, HEIGHT)
        turn = np.deg2rad(angle)
        dx, dy = np.cos(turn), np.sin(turn)
        half = (abs(dx) * (right - left) + abs(dy) * (bottom - top)) / 2 + 1e-6
        x = self.xs[window] - (left + right) / 2
        y = self.ys[window] - (top + bottom) / 2
        return ramp((x * dx + y * dy) / half * 0.5 + 0.5, paint)

    def tones(self, colour: Colour, lit: float = 0.2, dark: float = 0.4) -> list[Stop]:
        """The usual three-stop gradient of one object: towards the light, itself, in shadow."""
        own = rgb(colour)
        return [mix(own, self.light_colour, lit), own, mix(own, self.shadow, dark)]

    def set_flow(self, mask: Array, flow: Flow, weight: float = 1, window: Window = WHOLE) -> None:
        """Tell the brush which way to go where `mask` is on."""
        if callable(flow):
            angle = flow(self.xs, self.ys)[window]
        else:
            angle = np.deg2rad(float(flow)) + self.broad[window] * 0.35
        self._blend_flow(mask, angle, weight, window)

    def _blend_flow(self, mask: Array, angle: Array, weight: float, window: Window) -> None:
        weights = np.full(angle.shape, weight, np.float32)
        wanted = np.stack([np.cos(2 * angle), np.sin(2 * angle), weights], -1)
        cover = mask[..., None]
        self.flow[window] = self.flow[window] * (1 - cover) + wanted * cover

    def swirl(self, x: float, y: float, wander: float = 0.3) -> Callable[[Array, Array], Array]:
        """A flow that circles round a point."""
        return lambda xs, ys: np.arctan2(ys - y, xs - x) + np.pi / 2 + wander * self.broad

    def rays(self, x: float, y: float, wander: float = 0.0) -> Callable[[Array, Array], Array]:
        """A flow that runs away from a point."""
        return lambda xs, ys: np.arctan2(ys - y, xs - x) + wander * self.broad
