"""The three blocks, the gouge and the press.

A form is a mask that is inflated to a height field, lit, and cut into tapered gouges that run along
lines bent by that height; the width of a gouge is the light that falls there.
"""

import math
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.lino.mask import F32, NX, NY, Mask, S, X, Y, everything, noise, step
from namyok_art.lino.shape import H, W

INKS = {
    "black": (30, 27, 32),
    "red": (214, 58, 38),
    "ochre": (232, 170, 62),
    "blue": (44, 104, 140),
    "rose": (232, 142, 128),
    "green": (88, 134, 104),
    "sky": (142, 186, 196),
    "violet": (112, 84, 130),
    "rust": (176, 92, 52),
    "moss": (158, 160, 84),
}
PAPER = (242, 234, 216)
MARGIN = 18
Light = tuple[float, float, float]
"""Direction to the light: x right, y down, z to the viewer."""
LEFT: Light = (-0.65, -0.45, 0.5)
RIGHT: Light = (0.65, -0.45, 0.5)
BELOW: Light = (-0.15, 0.8, 0.45)
Value = float | F32


def inflate(mask: Mask, radius: float, soft: float = 4) -> F32:
    """Height of a swollen form: round within `radius` of its edge, flat further in."""
    inside = (mask.data > 0.5).astype(np.uint8)
    if inside.all():
        return np.full(mask.data.shape, radius, np.float32)
    t = np.clip(cv2.distanceTransform(inside, cv2.DIST_L2, 5) / S / radius, 0, 1)
    round_ = (np.sqrt(1 - (1 - t) ** 2) * radius).astype(np.float32)
    return np.asarray(cv2.GaussianBlur(round_, (0, 0), soft * S), np.float32)


def lit(height: F32, light: Light, gain: float = 1, ambient: float = 0) -> F32:
    gy, gx = np.gradient(height, 1 / S)
    lx, ly, lz = np.asarray(light) / np.linalg.norm(light)
    lambert = (-gx * lx - gy * ly + lz) / np.sqrt(gx * gx + gy * gy + 1)
    return np.asarray(lambert * gain + ambient, np.float32)


def _hash(a: F32, b: F32 | float = 0.0) -> F32:
    v = np.sin(a * 12.9898 + b * 78.233) * 43758.5453
    return np.asarray(v - np.floor(v), np.float32)


def carve(tone: F32, u: F32, v: F32, gap: float = 9, length: float = 90, seed: int = 0) -> F32:
    """White of the gouges: lines of u, `gap` apart, cut along v, as wide as the tone says."""
    line = np.floor(u / gap)
    across = u / gap - line
    along = v / length + _hash(line + seed * 7.1) * 17
    cut = np.floor(along)
    way = along - cut
    luck = _hash(line + seed, cut)
    profile = step(0, 0.5, way) * (1 - step(0.9, 1.0, way))
    opened = step(0.62, 0.95, tone)
    width = tone * 1.2 - 0.1 + (luck - 0.5) * 0.28
    # In the lights a few thin ridges are left: without them a plane looks printed, not cut.
    width = np.where((tone > 0.8) & (luck > 0.88), np.minimum(width, 0.86), width + opened * 0.3)
    width = width * (profile * (1 - opened) + opened)
    gy, gx = np.gradient(u, 1 / S)
    slope = np.maximum(np.sqrt(gx * gx + gy * gy), 0.3)
    reach = (0.5 * np.clip(width, 0, 1.15) - np.abs(across - 0.5)) * gap * S / slope
    return np.asarray(np.clip(np.where(width < 0.12, -1, reach) + 0.5, 0, 1), np.float32)


@dataclass
class Print:
    """A black key block and two colour blocks, all of card size. 1 prints, 0 is cut away."""

    ink_a: str
    ink_b: str
    seed: int = 1
    k: F32 = field(default_factory=lambda: np.ones((NY, NX), np.float32))
    a: F32 = field(default_factory=lambda: np.zeros((NY, NX), np.float32))
    b: F32 = field(default_factory=lambda: np.zeros((NY, NX), np.float32))

    def put(
        self, mask: Mask, k: Value | None = None, a: Value | None = None, b: Value | None = None
    ) -> None:
        """Set blocks where the mask is; None leaves a block as it was."""
        for block, value in ((self.k, k), (self.a, a), (self.b, b)):
            if value is not None and mask.data.size:
                part = block[mask.box]
                part += (value - part) * mask.data

    def flat(self, mask: Mask, a: float = 0, b: float = 0, outline: float = 4) -> None:
        """A plane of one colour (or of paper) with a black contour."""
        if outline:
            self.put(mask.grow(outline), k=1)
        self.put(mask, k=0, a=a, b=b)

    def ink(self, mask: Mask) -> None:
        """Plain black."""
        self.put(mask, k=1)

    def relief(
        self,
        mask: Mask,
        light: Light = LEFT,
        swell: float = 40,
        gap: float = 8,
        bend: float = 0.9,
        angle: float = 0,
        a: float = 0,
        b: float = 0,
        outline: float = 5,
        gain: float = 1.15,
        ambient: float = -0.05,
        height: F32 | None = None,
        seed: int = 0,
        length: float = 80,
        soft: float = 4,
        add: F32 | float = 0,
        shine: float = 0,
        within: Mask | None = None,
    ) -> None:
        """One body: black contour, lit and carved inside, colour under it.

        A `height` or an `add` (extra tone) covers the box of the mask. `shine` above 0 cuts the
        colour away where the light is stronger than that, so that skin of a colour has lights.
        """
        if not mask.data.size:
            return
        if outline:
            contour = mask.grow(outline)
            self.put(contour & within if within else contour, k=1)
        h = inflate(mask, swell, soft) if height is None else height
        tone = np.clip(lit(h, light, gain, ambient) + add, 0, 1).astype(np.float32)
        ca, sa = math.cos(angle), math.sin(angle)
        x, y = X[mask.box], Y[mask.box]
        wander = (noise(70, 5 + seed % 3)[mask.box] - 0.5) * 10
        u = (-x * sa + y * ca + bend * h + wander).astype(np.float32)
        v = (x * ca + y * sa).astype(np.float32)
        torn = tone + (noise(22, 9 + seed % 4)[mask.box] - 0.5) * 0.08
        colour = 1 - step(shine, shine + 0.02, torn) if shine else np.ones_like(tone)
        inside = mask & within if within else mask
        self.put(inside, k=1 - carve(tone, u, v, gap, length, seed), a=a * colour, b=b * colour)

    def ground(
        self,
        tone: F32 | float,
        u: F32,
        v: F32,
        gap: float = 12,
        length: float = 120,
        seed: int = 3,
        a: float = 0,
        b: float = 0,
        within: Mask | None = None,
    ) -> None:
        """A carved plane: tone, u and v cover the whole card."""
        mask = within or everything()
        full = np.broadcast_to(np.asarray(tone, np.float32), X.shape)[mask.box]
        white = carve(np.clip(full, 0, 1), u[mask.box], v[mask.box], gap, length, seed)
        self.put(mask, k=1 - white, a=a, b=b)

    def press(self) -> NDArray[np.uint8]:
        """Paper, two colours a little off register, black over them."""
        s = self.seed
        fibre = (noise(3, s + 9, 3, 0.6) - 0.5) * 0.02 + (noise(90, s + 10) - 0.5) * 0.03
        sheet = np.asarray(PAPER, np.float32) / 255
        image = np.ones((NY, NX, 3), np.float32) * sheet * (1 + fibre)[..., None]
        rng = np.random.default_rng(s)
        for block, name, shift, salt, shake in (
            (self.b, self.ink_b, (1.6, -1.4), 0.3, 0.5),
            (self.a, self.ink_a, (-1.6, 1.5), 0.3, 0.5),
            (self.k, "black", (0.0, 0.0), 0.18, 1.0),
        ):
            cover = self._rolled(self._laid(block, shift, shake, name), name, salt, rng)
            colour = np.asarray(INKS[name], np.float32) / 255
            through = colour if name == "black" else colour / sheet
            image *= 1 - cover[..., None] * (1 - through)
        bytes_ = (np.clip(image, 0, 1) * 255).astype(np.uint8)
        return np.asarray(cv2.resize(bytes_, (W, H), interpolation=cv2.INTER_AREA), np.uint8)

    def _laid(self, block: F32, shift: tuple[float, float], shake: float, name: str) -> F32:
        """A block on the paper: its edges wobble as a hand cuts, its border is rough."""
        s = self.seed
        dx = ((noise(9, s + 2) - 0.5) * 1.2 + (noise(60, s + 3) - 0.5) * 4) * shake + shift[0]
        dy = ((noise(9, s + 4) - 0.5) * 1.2 + (noise(60, s + 5) - 0.5) * 4) * shake + shift[1]
        there = cv2.remap(
            block, (X + dx) * S, (Y + dy) * S, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        sd = s + len(name) * 13
        rough = (noise(26, sd) - 0.5) * 3 + (noise(5, sd + 1) - 0.5) * 1.6
        edge = np.minimum(np.minimum(X, W - X), np.minimum(Y, H - Y)) + rough
        return np.asarray(there * np.clip((edge - MARGIN) * 1.2 + 0.5, 0, 1), np.float32)

    def _rolled(self, cover: F32, name: str, salt: float, rng: np.random.Generator) -> F32:
        """Ink as a roller leaves it: specks that did not take, bands, patches."""
        sd = self.seed + len(name) * 13
        grain = cv2.GaussianBlur(rng.random((NY, NX), np.float32), (0, 0), 1.1)
        grain = (grain - grain.mean()) / grain.std()
        patch = noise(150, sd + 20) * 0.7 + noise(40, sd + 21) * 0.3
        edge = 1.9 - salt * patch * 1.3
        t = np.clip((grain - edge) / 0.7, 0, 1)
        missing = t * t * (3 - 2 * t) * (0.75 if name == "black" else 0.9)
        bands = 1 - 0.10 * (noise(7, sd + 22, 1, 9) - 0.3) - 0.10 * (patch - 0.5)
        return np.asarray(np.clip(cover * (1 - missing) * np.clip(bands, 0, 1), 0, 1), np.float32)
