"""Surfaces: stone breaks in planes, metal shines, mist has no edge, snow lies on what looks up."""

from dataclasses import dataclass

import cv2
import numpy as np

from namyok_art.painted.colour import Array, Colour, rgb, smooth
from namyok_art.painted.space import unit


@dataclass(frozen=True)
class Surface:
    """What a cast form is made of.

    chip     size in pixels of the planes it breaks into; tilt = how unlike they are
    gloss    strength of the mirrored light; tight = how small the spot of light is
    settle   what lies on faces that look up by more than `steep` (0 = upright, 1 = level)
    soft     pixels over which the border fades
    """

    chip: float = 0
    tilt: float = 0.3
    gloss: float = 0
    tight: float = 24
    settle: Colour | None = None
    steep: float = 0.5
    soft: float = 0

    def normals(self, normal: Array, cover: Array, sample: int, seed: int) -> Array:
        """The normals of a form, broken into planes if it is stone: coarse ones, then splinters."""
        if not self.chip:
            return normal
        broken = normal
        for size, share in ((self.chip, 0.8), (self.chip * 0.4, 0.45)):
            facets = _facets(broken, cover, size * sample, self.tilt, seed)
            broken = unit(broken * (1 - share) + facets * share)
        return broken

    def laid(self, base: Array, normal: Array, grain: Array) -> Array:
        """Local colour with what has settled on it."""
        if self.settle is None:
            return base
        level = -normal[..., 1] + 0.08 * grain
        share = smooth(self.steep - 0.07, self.steep + 0.07, level)[..., None]
        return np.asarray(base * (1 - share) + rgb(self.settle) * share)

    def shine(self, normal: Array, ray: Array, seen: Array) -> Array:
        """How much of the light is mirrored to the eye."""
        half = unit(ray + np.array([0, 0, 1.0]))
        spot = np.clip(normal @ half, 0, 1) ** self.tight
        broad = np.clip(normal @ half, 0, 1) ** (self.tight / 5)
        return np.asarray(self.gloss * (spot + 0.25 * broad) * seen)


def _facets(normal: Array, cover: Array, size: float, tilt: float, seed: int) -> Array:
    """One normal for each cell of a random mosaic: the mean of what it covers, knocked askew."""
    rng = np.random.default_rng(seed + 31)
    height, width = cover.shape
    count = max(8, int(height * width / (size * size)))
    seeds = np.ones((height, width), np.uint8)
    seeds[rng.integers(0, height, count), rng.integers(0, width, count)] = 0
    _, cell = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_CCOMP)
    flat = cell.ravel()
    total = int(flat.max()) + 1
    weight = (cover > 0).ravel().astype(float)
    mean = np.stack(
        [np.bincount(flat, normal[..., k].ravel() * weight, total) for k in range(3)], 1
    )
    askew = unit(unit(mean) + rng.standard_normal((total, 3)) * tilt)
    return np.asarray(askew[cell])


PAINT = Surface()
STONE = Surface(chip=26, tilt=0.34)
SNOWY = Surface(chip=30, tilt=0.34, settle="#f6f4f2", steep=0.42)
BRASS = Surface(gloss=0.9, tight=26)
GLAZE = Surface(gloss=0.6, tight=60)
MIST = Surface(soft=9)
