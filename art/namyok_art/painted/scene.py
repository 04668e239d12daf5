"""Scene: the drawing verbs of the painted deck. `fill` does nearly all the work."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import cv2
import numpy as np

from namyok_art.painted.canvas import HEIGHT, WIDTH, Box, Flow, Window
from namyok_art.painted.colour import Array, Colour, Paint, blur, rgb
from namyok_art.painted.lights import Lights
from namyok_art.painted.paths import Path, Points, circle, stroke

Style: TypeAlias = dict[str, Any]
"""Keyword arguments of `fill` shared by the parts of one prop."""


def _gradient_of(field: Array) -> tuple[Array, Array]:
    field = np.asarray(field, np.float32)
    across = cv2.Sobel(field, cv2.CV_32F, 1, 0, ksize=3)
    down = cv2.Sobel(field, cv2.CV_32F, 0, 1, ksize=3)
    return np.asarray(across), np.asarray(down)


class Scene(Lights):
    """A picture in progress: shapes are laid back to front."""

    def fill(
        self,
        path: Path,
        colour: Paint = "#888888",
        *,
        round: float = 0,
        shade: float = 1.0,
        light: tuple[float, float, float] | None = None,
        angle: float = 90,
        box: Box | None = None,
        texture: float = 0.06,
        haze: float = 0,
        alpha: float = 1.0,
        soft: float = 0,
        wobble: float = 1.5,
        edge: float = 0.0,
        flow: Flow | None = None,
        detail: float = 0.3,
        ink: float = 0.0,
        ink_colour: Colour | None = None,
        ink_width: float = 1.6,
        rim: float = 0.0,
        rim_colour: Colour | None = None,
        mode: str | None = None,
    ) -> None:
        """Paint one shape.

        round    inflation radius in local pixels: 0 flat, half the width = solid, more = stone
        shade    strength of that relief; `light` overrides the scene's direction
        colour   one colour, gradient stops (run at `angle` over `box`, by default the shape)
        soft     blur of the border; wobble = how unsteady the hand is
        flow     brush direction; detail = 0 loose .. 1 crisp; ink = pencil contour
        rim      light on the edge that faces the light; edge = darkened watercolour border
        mode     None covers, "mul" darkens, "screen" lightens
        """
        scale = self.frame_scale()
        raster = self._raster(path, wobble, pad=4 + soft * scale * 3)
        if raster is None:
            return
        mask, window = raster
        mask = self._clipped(blur(mask, soft * scale), window)
        rows, columns = np.where(mask > 0.004)
        if len(rows) == 0:
            return
        if box is None:
            left, top = window[1].start, window[0].start
            box = (
                left + columns.min(),
                top + rows.min(),
                left + columns.max(),
                top + rows.max(),
            )
        paint = self._pigment(colour, angle, box, window, mask.shape)
        if texture:
            mottle = self.middling[window] + 0.7 * self.broad[window] + 0.5 * self.fine[window]
            paint = paint * (1 + texture * mottle)[..., None]
        depth = self._depth(mask) if round or edge or rim or flow == "form" else None
        if depth is not None and round:
            paint = self._inflate(paint, depth, round * scale, shade, light, window)
        if depth is not None and edge:
            pooled = np.exp(-depth / (5 * max(scale, 0.5))) * edge
            paint = paint * (1 - pooled[..., None] * (1 - 0.55 * self.shadow - 0.1))
        if depth is not None and rim:
            paint = self._rim_light(paint, mask, depth, rim, rim_colour)
        if haze:
            paint = paint * (1 - haze) + self.haze * haze
        self._lay(np.clip(paint, 0, 1), mask * alpha, window, mode)
        if mode is None:
            self._claim(mask * alpha, window, detail, flow, depth)
        if ink:
            self._contour(path, wobble, ink, ink_width, ink_colour)

    def line(
        self, points: Points, width: float, colour: Paint, curve: bool = True, **style: Any
    ) -> None:
        """A painted stroke of constant width."""
        settings = {"detail": 0.9, "texture": 0.03, "wobble": 0.8} | style
        self.fill(stroke(points, width, curve=curve), colour, **settings)

    def pen(
        self,
        points: Points,
        width: float,
        colour: Colour,
        alpha: float = 1.0,
        curve: bool = True,
    ) -> None:
        """A line laid on after the brush pass: threads, rain and wires survive the paint."""
        raster = self._raster(stroke(points, width, curve=curve), 0.6)
        if raster is not None:
            self._scratch(self._clipped(*raster) * alpha * 1.2, raster[1], colour)

    def stamp(
        self,
        paint: Array,
        cover: Array,
        window: Window,
        angle: Array,
        detail: float,
        line: Array,
        tone: Array,
    ) -> None:
        """Lay a ready piece of painting: colour, stroke direction, pencil line and its tone."""
        cover, line = self._clipped(cover, window), self._clipped(line, window)
        self._lay(np.clip(paint, 0, 1), cover, window, None)
        self._claim(cover, window, detail, None, None)
        self._blend_flow(cover, angle, 0.5, window)
        pressure = np.clip(line * np.clip(0.75 + 0.5 * self.middling[window], 0.25, 1.1), 0, 1)
        stronger = pressure > self.ink[window]
        self.ink[window] = np.where(stronger, pressure, self.ink[window])
        self.ink_colour[window][stronger] = tone[stronger]

    def stars(
        self,
        count: int,
        bottom: float = HEIGHT,
        colour: Colour = "#fff6d8",
        smallest: float = 0.7,
        largest: float = 2.6,
        top: float = 0,
    ) -> None:
        """Stars, denser towards the top."""
        for _ in range(count):
            x = self.rng.uniform(0, WIDTH)
            y = top + (bottom - top) * self.rng.uniform() ** 1.25
            radius = smallest + (largest - smallest) * self.rng.uniform() ** 4
            strength = self.rng.uniform(0.4, 1)
            self.fill(circle(x, y, radius), colour, texture=0, wobble=0, alpha=strength, detail=1)
            if radius > largest * 0.55:
                self.glow(x, y, radius * 7, colour, 0.35)

    def _pigment(
        self, colour: Paint, angle: float, box: Box, window: Window, shape: tuple[int, ...]
    ) -> Array:
        if isinstance(colour, np.ndarray) and colour.ndim == 3:
            return np.asarray(colour[window], np.float32)
        if isinstance(colour, Sequence) and not (isinstance(colour, str) and "," not in colour):
            return self.gradient(colour, angle, box, window)
        return np.ones((*shape, 3), np.float32) * rgb(colour)

    @staticmethod
    def _depth(mask: Array) -> Array:
        """Distance to the border, counting the window's own border as outside."""
        solid = np.pad((mask > 0.5).astype(np.uint8), 1)
        return np.asarray(cv2.distanceTransform(solid, cv2.DIST_L2, 5)[1:-1, 1:-1])

    def _inflate(
        self,
        paint: Array,
        depth: Array,
        radius: float,
        shade: float,
        light: tuple[float, float, float] | None,
        window: Window,
    ) -> Array:
        """Swell the shape like a pillow and light it: warm side, cool side."""
        t = np.clip(depth / radius, 0, 1)
        height: Array = (np.sqrt(1 - (1 - t) ** 2) * radius).astype(np.float32)
        height = blur(height, max(1, radius * 0.12))
        height = height + self.middling[window] * min(radius * 0.03, 0.9)
        across, down = (g / 8 for g in _gradient_of(height))
        ray = self.light if light is None else np.array(light) / np.linalg.norm(light)
        facing = -across * ray[0] - down * ray[1] + ray[2]
        lambert = facing / np.sqrt(1 + across * across + down * down) - ray[2]
        lit = np.clip(np.clip(lambert, 0, 1) * 1.1 * shade, 0, 0.85)[..., None]
        dark = np.clip(np.clip(-lambert, 0, 1) * 1.15 * shade, 0, 0.92)[..., None]
        paint = paint + (self.light_colour * (0.35 + 0.65 * paint) - paint * 0.35) * lit
        shadowed = paint * 0.35 * (0.5 + self.shadow) + self.shadow * 0.25
        return np.asarray(paint * (1 - dark) + shadowed * dark)

    def _rim_light(
        self, paint: Array, mask: Array, depth: Array, rim: float, colour: Colour | None
    ) -> Array:
        scale = max(self.frame_scale(), 0.6)
        across, down = _gradient_of(blur(mask, 3 * scale))
        facing = np.clip(-across * self.light[0] - down * self.light[1], 0, 1)
        band = facing / (facing.max() + 1e-6) * np.exp(-depth / (4 * scale))
        target = self.light_colour if colour is None else rgb(colour)
        return np.asarray(paint + (target - paint) * np.clip(band * rim, 0, 1)[..., None])

    def _lay(self, paint: Array, cover: Array, window: Window, mode: str | None) -> None:
        base, cover = self.rgb[window], cover[..., None]
        if mode == "mul":
            self.rgb[window] = base * (1 - cover + cover * paint)
        elif mode == "screen":
            self.rgb[window] = 1 - (1 - base) * (1 - paint * cover)
        else:
            self.rgb[window] = base * (1 - cover) + paint * cover

    def _claim(
        self, cover: Array, window: Window, detail: float, flow: Flow | None, depth: Array | None
    ) -> None:
        """A covering shape owns the detail, flow and ink of the place it covers."""
        self.ink[window] *= 1 - cover
        self.detail[window] = self.detail[window] * (1 - cover) + detail * cover
        if flow == "form" and depth is not None:
            across, down = _gradient_of(blur(depth.astype(np.float32), 3))
            self._blend_flow(cover, np.arctan2(down, across) + np.pi / 2, 0.5, window)
        elif flow is not None:
            self.set_flow(cover, flow, 1, window)
        else:
            self.flow[window][..., 2] *= 1 - cover

    def _contour(
        self, path: Path, wobble: float, ink: float, width: float, colour: Colour | None
    ) -> None:
        raster = self._raster(path, wobble, 4, width)
        if raster is None:
            return
        mask, window = raster
        pressure = np.clip(0.8 + 0.45 * self.middling[window], 0.3, 1) * ink
        tone = self.shadow * 0.6 if colour is None else colour
        self._scratch(self._clipped(mask, window) * pressure, window, tone)

    def _scratch(self, mask: Array, window: Window, colour: Colour) -> None:
        stronger = mask > self.ink[window]
        self.ink[window] = np.where(stronger, mask, self.ink[window])
        self.ink_colour[window][stronger] = rgb(colour)
