"""From the lit sheets to the printed card: bloom, toning, vignette, grain, reduction."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.paper.colour import rgb
from namyok_art.paper.noise import blur, smoothstep, speckle
from namyok_art.paper.space import HEIGHT, WIDTH, Array, X, Y


@dataclass(frozen=True)
class Finish:
    """The last pass over a card. The defaults suit a mid-key lightbox."""

    bloom: float = 0.7
    """How far lamps and windows shine into the air."""
    halation: float = 0.1
    """The soft halo of bright paper itself; keep low on light cards."""
    shadow_tone: str = "#808080"
    """What the shadows are tinted towards; grey leaves them alone."""
    light_tone: str = "#808080"
    """What the highlights are tinted towards."""
    toning: float = 0.07
    saturation: float = 1.05
    contrast: float = 1.06
    vignette: float = 0.25
    grain: float = 0.018


def develop(
    image: Array, emission: Array, relief: Array, rng: np.random.Generator, style: Finish
) -> NDArray[np.uint8]:
    """The finished 800 by 1200 picture."""
    haze = (
        0.50 * blur(emission, 4)
        + 0.55 * blur(emission, 16)
        + 0.80 * blur(emission, 55)
        + 0.50 * blur(emission, 130)
    )
    out = 1 - (1 - np.clip(image, 0, 1)) * np.exp(-haze * style.bloom)
    out = out + style.halation * blur(np.clip(out - 0.72, 0, 1).astype(np.float32), 18)
    luminance = out.mean(-1, keepdims=True)
    cold = (rgb(style.shadow_tone) - 0.5) * (1 - luminance) ** 2
    warm = (rgb(style.light_tone) - 0.5) * luminance**2
    out = out + (cold + warm) * style.toning
    luminance = out.mean(-1, keepdims=True)
    out = luminance + (out - luminance) * style.saturation
    out = 0.5 + (out - 0.5) * style.contrast
    corner = np.sqrt(((X - 400) / 400) ** 2 * 0.8 + ((Y - 600) / 600) ** 2 * 0.9)
    out = out * (1 - style.vignette * smoothstep(0.55, 1.45, corner))[..., None]
    out = np.clip(out + (relief * 0.008)[..., None], 0, 1).astype(np.float32)
    small = cv2.resize(out, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
    grain = 0.6 * rng.standard_normal((HEIGHT, WIDTH)) + 0.4 * speckle(0.8, rng, (HEIGHT, WIDTH))
    middle = small.mean(-1)
    weight = 0.35 + 2.6 * middle * (1 - middle)
    small = small + (grain * style.grain * weight)[..., None]
    return np.asarray((np.clip(small, 0, 1) * 255 + 0.5).astype(np.uint8))
