"""Light and air: everything that changes what is already painted without adding a shape."""

import numpy as np

from namyok_art.painted.canvas import HEIGHT, WIDTH, Canvas, sample_at
from namyok_art.painted.colour import Array, Colour, Paint, blur, rgb, smooth
from namyok_art.painted.paths import Path, Points, move, poly


class Lights(Canvas):
    """Canvas that can glow, dim, fog and cast shadows."""

    def sky(
        self,
        paint: Paint,
        angle: float = 90,
        mottle: float = 0.05,
        flow: float | None = None,
        warp: float = 60,
    ) -> None:
        """Cover the whole card with a gradient whose bands wander by `warp` pixels."""
        base = self.gradient(paint, angle)
        x = self.xs + self.broad * warp
        y = self.ys + self.broad * warp * 0.8 + self.middling * warp * 0.2
        base = sample_at(base, x, y, mirror_border=True)
        uneven = 1 + mottle * (self.broad + 0.6 * self.middling)
        self.rgb = np.clip(base * uneven[..., None], 0, 1)
        if flow is not None:
            self.set_flow(np.ones((HEIGHT, WIDTH), np.float32), flow, 0.6)

    def glow(
        self,
        x: float,
        y: float,
        radius: float,
        colour: Colour,
        strength: float = 1.0,
        power: float = 2.0,
        squash: float = 1.0,
    ) -> None:
        """Round light. Lay it before the object that shines: on top it bleaches."""
        cx, cy = self.place(x, y)
        radius = radius * self.frame_scale()
        reach = radius * (2.2 if power >= 2 else 4)
        top, bottom = max(0, int(cy - reach * squash)), min(HEIGHT, int(cy + reach * squash) + 1)
        left, right = max(0, int(cx - reach)), min(WIDTH, int(cx + reach) + 1)
        if bottom <= top or right <= left:
            return
        window = np.s_[top:bottom, left:right]
        distance = np.hypot(self.xs[window] - cx, (self.ys[window] - cy) / squash) / radius
        fade = np.exp(-(distance**power) * 2.2) * strength * (1 + 0.25 * self.broad[window])
        light = self._clipped(np.clip(fade, 0, 1), window)[..., None]
        self.rgb[window] = 1 - (1 - self.rgb[window]) * (1 - rgb(colour) * light)

    def dim(self, mask: Array, colour: Colour, strength: float = 1.0) -> None:
        """Multiply by a colour where `mask` is on."""
        cover = np.clip(self._clipped(mask) * float(strength), 0, 1)[..., None]
        self.rgb = self.rgb * (1 - cover + cover * rgb(colour))

    def cast(
        self,
        path: Path,
        colour: Colour | None = None,
        strength: float = 0.6,
        soft: float = 12,
        dx: float = 0,
        dy: float = 0,
    ) -> None:
        """Soft shadow of a shape, shifted by (dx, dy)."""
        mask = blur(self.mask(move(path, dx, dy)), soft * self.frame_scale())
        self.dim(mask, self.shadow * 0.8 + 0.15 if colour is None else colour, strength)

    def fog(self, start: float, end: float, colour: Colour, strength: float = 0.6) -> None:
        """Fog that thickens from height `start` to height `end`."""
        self._veil(smooth(start, end, self.ys + self.broad * 60), colour, strength)

    def mist(self, y: float, half: float, colour: Colour, strength: float = 0.6) -> None:
        """A lying band of fog, `half` its thickness."""
        band = np.exp(-(((self.ys - y + self.broad * 40) / half) ** 2))
        self._veil(band, colour, strength)

    def _veil(self, mask: Array, colour: Colour, strength: float) -> None:
        cover = self._clipped(np.clip(mask * float(strength) * (1 + 0.35 * self.broad), 0, 1))
        self.rgb = self.rgb * (1 - cover[..., None]) + rgb(colour) * cover[..., None]
        self.ink *= 1 - cover

    def beam(self, quad: Points, colour: Colour, strength: float = 0.4, soft: float = 14) -> None:
        """A shaft of light with the given corners."""
        mask = self._clipped(blur(self.mask(poly(quad)), soft))
        light = np.clip(mask * strength * (1 + 0.5 * self.broad), 0, 1)[..., None]
        self.rgb = 1 - (1 - self.rgb) * (1 - rgb(colour) * light)

    def vignette(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        colour: Colour,
        strength: float = 0.8,
    ) -> None:
        """Darken everything away from the focal point."""
        distance = np.hypot((self.xs - x) / rx, (self.ys - y) / ry)
        self.dim(smooth(0.6, 1.25, distance), colour, strength)
