"""The card on the table: sheets of paper glued one over another under one lamp.

Every call works at the depth reached so far: a glow is in front of what is already glued and
behind what comes later. Light that shines by itself is kept apart in `emission`, and each later
sheet covers it, so that the bloom at the end knows what hides a lamp and what does not.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper.colour import Fill, Gradient, Stop, gradient, pigment, rgb
from namyok_art.paper.finish import Finish, develop
from namyok_art.paper.light import beams, halo, mist
from namyok_art.paper.noise import blur, distance, fbm, shift, slope, smoothstep, union, wobble
from namyok_art.paper.paths import Pen
from namyok_art.paper.space import COLUMNS, ROWS, WHOLE, Array, Box, X, Y, box_of
from namyok_art.paper.texture import Texture

Shape = Pen | Array


@dataclass(frozen=True)
class Sheet:
    """How one sheet is cut and glued. Lengths are logical pixels, strengths about 0 to 1."""

    shadow: float = 0.42
    """Darkness of the shadow it throws on the sheets behind."""
    spread: float = 12
    """Softness of that shadow: how far the sheet stands off."""
    lift: float = 8
    """How far the shadow moves away from the lamp."""
    offset: tuple[float, float] | None = None
    """The shadow's shift given by hand; None computes it from the lamp and `lift`."""
    rim: float = 0.3
    """Light caught by the edge that faces the lamp."""
    rim_width: float = 2.2
    rim_colour: str | None = None
    """None takes the colour of the lamp."""
    reach: float = 650
    """Distance from the lamp at which the rim has faded by half."""
    bevel: float = 0.1
    """Lightening and darkening of the cut edge, all round."""
    tooth: float = 0.04
    """Strength of the paper relief."""
    wash: float = 0.07
    """Unevenness of the dye."""
    torn: float = 0
    """Raggedness of a torn edge; 0 is cut with scissors."""
    core: float = 0.35
    """How pale the torn fibre shows along the edge."""
    wobble: float = 0
    """How unsteady the scissors were."""
    opacity: float = 1


CUT = Sheet()
TORN = Sheet(torn=5, core=0.4)
FLAT = Sheet(shadow=0, rim=0, bevel=0)


class Card:
    """One card in the making. Draw from back to front, then call `finish`."""

    def __init__(
        self,
        seed: int,
        sky: Fill | Sequence[Stop],
        light: tuple[float, float] = (400, 200),
        lamp: str = "#ffe9c0",
    ) -> None:
        self.rng = np.random.default_rng(seed)
        """For the painter's own scattering; the paper has its own, so looks stay put."""
        self._fibre = np.random.default_rng([seed, 1])
        self.texture = Texture(self._fibre)
        self.image = self._background(sky)
        self.emission: Array = np.zeros((ROWS, COLUMNS, 3), np.float32)
        self._hang(light, lamp)

    def _hang(self, light: tuple[float, float], lamp: str) -> None:
        self.light = light
        self.lamp = lamp
        dx, dy = light[0] - X, light[1] - Y
        self._lamp_distance: Array = np.hypot(dx, dy) + np.float32(1e-3)
        self._to_lamp_x: Array = dx / self._lamp_distance
        self._to_lamp_y: Array = dy / self._lamp_distance

    @contextmanager
    def relight(self, x: float, y: float, lamp: str) -> Iterator[None]:
        """Another lamp for a while: a face lit by what it holds."""
        light, old = self.light, self.lamp
        self._hang((x, y), lamp)
        yield
        self._hang(light, old)

    def _background(self, sky: Fill | Sequence[Stop]) -> Array:
        if isinstance(sky, (str, Gradient, np.ndarray)):
            image = pigment(sky, WHOLE, WHOLE)
        else:
            image = gradient(sky)
        image = image * (1 + 0.05 * self.texture.drift[..., None])
        return np.asarray(image + self.texture.relief[..., None] * 0.012, np.float32)

    # ---- sheets

    def paper(self, shape: Shape, fill: Fill, sheet: Sheet = CUT, **changes: Any) -> Array:
        """Glue a sheet; keywords change single fields of `sheet`. Returns its final mask."""
        style = replace(sheet, **changes)
        mask = as_mask(shape)
        if style.wobble:
            mask = wobble(mask, style.wobble, self._fibre)
        inner = box_of(mask)
        if inner is None:
            return mask
        box = inner.grown(style.spread * 3 + style.torn * 2 + style.lift + 12)
        body = mask[box.window]
        fibre = None
        if style.torn:
            fibre, body = self._tear(body, style.torn)
        outline = body if fibre is None else union(body, fibre)
        self._throw_shadow(box, inner, outline, style)
        colour = self._sheet_colour(box, inner, body, fill, style)
        if fibre is not None:
            self._glue_fibre(box, body, fibre, colour, style)
        self._lay(box, body * style.opacity, colour)
        self.emission[box.window] *= 1 - (outline * style.opacity)[..., None]
        result = np.zeros_like(mask)
        result[box.window] = body
        return result

    def _tear(self, body: Array, amount: float) -> tuple[Array, Array]:
        """The pale fibre that is left along a tear, and the coloured surface inside it."""
        size = (body.shape[0], body.shape[1])
        edge = np.clip(distance(body), -40, 40)
        ragged = 0.55 * fbm(26, self._fibre, octaves=5, gain=0.62, size=size)
        fine = fbm(16, self._fibre, octaves=4, gain=0.65, size=size)
        fibre = smoothstep(-1, 1, edge + ragged * amount + amount * 0.2)
        inset = edge + ragged * amount - amount * 0.3 - np.abs(fine) * amount * 0.8
        return fibre, smoothstep(-0.8, 0.8, inset)

    def _throw_shadow(self, box: Box, inner: Box, outline: Array, style: Sheet) -> None:
        if not style.shadow:
            return
        dx, dy = style.offset or self._away(inner, style.lift)
        wide = blur(shift(outline, dx, dy), style.spread)
        contact = blur(shift(outline, dx * 0.35, dy * 0.35), style.spread * 0.3)
        dark = np.clip(0.65 * wide + 0.35 * contact, 0, 1) * (1 - outline * 0.999)
        self.image[box.window] *= 1 - (style.shadow * dark)[..., None]

    def _away(self, inner: Box, lift: float) -> tuple[float, float]:
        x, y = inner.centre
        dx, dy = x - self.light[0], y - self.light[1]
        length = math.hypot(dx, dy) or 1
        return dx / length * lift, dy / length * lift

    def _sheet_colour(self, box: Box, inner: Box, body: Array, fill: Fill, style: Sheet) -> Array:
        drift = self.texture.drift[box.window][..., None]
        hue = self.texture.hue[box.window][..., None] * np.array([0.6, 0, -0.6], np.float32)
        colour = pigment(fill, box, inner) * (1 + style.wash * (drift + 0.5 * hue))
        relief = self.texture.relief[box.window][..., None]
        colour = colour + relief * style.tooth * (0.35 + colour)
        if style.bevel or style.rim:
            gx, gy = slope(body, style.rim_width)
            facing = -(gx * self._to_lamp_x[box.window] + gy * self._to_lamp_y[box.window])
            colour = colour * (1 + style.bevel * np.clip(facing, -1, 1))[..., None]
            near = 1 / (1 + (self._lamp_distance[box.window] / style.reach) ** 2)
            caught = np.clip(facing, 0, 1.2) * near * style.rim
            colour = colour + caught[..., None] * rgb(style.rim_colour or self.lamp)
        return np.asarray(colour, np.float32)

    def _glue_fibre(self, box: Box, body: Array, fibre: Array, colour: Array, style: Sheet) -> None:
        pale = np.clip(colour * 0.55 + 0.42 * (0.6 + 0.4 * rgb(self.lamp)), 0, 1)
        tint = np.clip(colour, 0, 1) * (1 - style.core) + pale * style.core
        tint = tint * (1 + 0.1 * self.texture.fine[box.window][..., None])
        self._lay(box, fibre * style.opacity, tint)
        step = blur(shift(body, 0, 1.5), 1.6) * (1 - body) * fibre
        self.image[box.window] *= 1 - (0.22 * step)[..., None]

    def _lay(self, box: Box, cover: Array, colour: Array) -> None:
        k = cover[..., None]
        self.image[box.window] = self.image[box.window] * (1 - k) + colour * k

    # ---- pigment and shade

    def paint(self, shape: Shape, fill: Fill, opacity: float = 1, soft: float = 0) -> Array:
        """Flat pigment on what is there: no edge, no shadow."""
        mask = blur(as_mask(shape), soft) if soft else as_mask(shape)
        box = box_of(mask)
        if box is None:
            return mask
        cover = mask[box.window] * opacity
        drift = self.texture.drift[box.window][..., None]
        self._lay(box, cover, pigment(fill, box, box) * (1 + 0.04 * drift))
        self.emission[box.window] *= 1 - 0.9 * cover[..., None]
        return mask

    def shade(
        self,
        shape: Shape,
        colour: str = "#202030",
        strength: float = 0.5,
        soft: float = 0,
        move: tuple[float, float] = (0, 0),
        within: Array | None = None,
    ) -> None:
        """Multiply by a colour: cast shadows, stains, drawn lines."""
        mask = as_mask(shape)
        near = box_of(mask if within is None else within)
        if near is None:
            return
        box = near.grown(soft * 3 + max(abs(move[0]), abs(move[1])) + 4)
        patch = mask[box.window]
        if move != (0, 0):
            patch = shift(patch, *move)
        if soft:
            patch = blur(patch, soft)
        if within is not None:
            patch = patch * within[box.window]
        self.image[box.window] *= 1 - (patch * strength)[..., None] * (1 - rgb(colour))

    def hollow(
        self,
        shape: Shape,
        fill: Fill,
        depth: float = 10,
        colour: str = "#2a1a20",
        strength: float = 0.6,
        shine: float = 0,
    ) -> Array:
        """A hole cut in the top sheet: the fill lies deeper and the edge shades it.

        A shine above 0 makes the hollow give light of its own.
        """
        mask = as_mask(shape)
        box = box_of(mask)
        if box is None:
            return mask
        inside = mask[box.window]
        picture = pigment(fill, box, box) * (1 + 0.05 * self.texture.drift[box.window][..., None])
        self._lay(box, inside, np.asarray(picture, np.float32))
        k = inside[..., None]
        self.emission[box.window] = self.emission[box.window] * (1 - k) + picture * k * shine
        x, y = box.centre
        dx, dy = x - self.light[0], y - self.light[1]
        length = math.hypot(dx, dy) or 1
        move = (dx / length * depth, dy / length * depth)
        self.shade(1 - mask, colour, strength, soft=depth * 0.9, move=move, within=mask)
        return mask

    def inset(self, inner: "Card", shape: Shape, sheet: Sheet = CUT, **changes: Any) -> Array:
        """Another card seen through a shape: the strongest device for a double exposure."""
        mask = self.paper(shape, np.clip(inner.image, 0, 1), sheet, **changes)
        self.emission += inner.emission * mask[..., None]
        return mask

    # ---- light

    def lightup(self, shape: Shape, colour: str, power: float = 1, opacity: float = 1) -> Array:
        """A thing that shines: window, lantern, star."""
        mask = as_mask(shape)
        box = box_of(mask)
        if box is None:
            return mask
        cover = mask[box.window] * opacity
        drift = self.texture.drift[box.window][..., None]
        self._lay(box, cover, rgb(colour) * (1 + 0.04 * drift))
        k = cover[..., None]
        self.emission[box.window] = self.emission[box.window] * (1 - k) + rgb(colour) * k * power
        return mask

    def glow(
        self,
        x: float,
        y: float,
        radius: float,
        colour: str,
        strength: float = 0.5,
        falloff: float = 2,
        stretch: tuple[float, float] = (1, 1),
        within: Array | None = None,
    ) -> None:
        """A soft halo in the air at this depth."""
        spot = halo(x, y, radius, falloff, *stretch)
        spot = spot * (strength * (1 + 0.08 * self.texture.drift))
        if within is not None:
            spot = spot * within
        self._screen(spot, colour)

    def fog(
        self,
        y: float,
        height: float,
        colour: str,
        strength: float = 0.5,
        ragged: float = 0.5,
        stretch: float = 5,
        within: Array | None = None,
    ) -> None:
        """A bank of mist between sheets; it is what puts distance into a landscape."""
        bank = np.clip(mist(y, height, self._fibre, ragged, stretch) * strength, 0, 1)
        if within is not None:
            bank = bank * within
        k = bank[..., None].astype(np.float32)
        self.image = self.image * (1 - k) + rgb(colour) * k
        self.emission *= 1 - k * 0.5

    def rays(
        self,
        x: float,
        y: float,
        colour: str,
        strength: float = 0.3,
        length: float = 700,
        source: float = 120,
        uneven: float = 0.6,
        count: int = 40,
        within: Array | None = None,
    ) -> None:
        """Beams of light out of a point."""
        fan = beams(x, y, self._fibre, length, source, uneven, count) * strength
        self._screen(fan if within is None else fan * within, colour)

    def tint(self, mask: Array, colour: str, strength: float = 0.2) -> None:
        """Add light of a colour to what is there, as a lamp does to a wall."""
        self._screen(mask * strength, colour)

    def shine_on(
        self,
        x: float,
        y: float,
        radius: float,
        colour: str,
        power: float = 1.6,
        stretch: tuple[float, float] = (1, 1),
        within: Array | None = None,
    ) -> None:
        """Light that multiplies what is there: it keeps the colour of cloth, which `tint` greys."""
        far = np.hypot((X - x) / stretch[0], (Y - y) / stretch[1]) / radius
        field = np.exp(-((far * 1.3) ** 2)) * power
        if within is not None:
            field = field * within
        self.image = np.asarray(self.image * (1 + field[..., None] * rgb(colour)), np.float32)

    def _screen(self, amount: Array, colour: str) -> None:
        light = np.clip(amount[..., None] * rgb(colour), 0, 1)
        self.image = np.asarray(1 - (1 - np.clip(self.image, 0, 1)) * (1 - light), np.float32)

    def finish(self, style: Finish | None = None, **changes: Any) -> NDArray[np.uint8]:
        """Develop the card; keywords change single fields of `Finish`."""
        final = replace(style or Finish(), **changes)
        return develop(self.image, self.emission, self.texture.relief, self._fibre, final)


def as_mask(shape: Shape) -> Array:
    return shape.mask if isinstance(shape, Pen) else shape
