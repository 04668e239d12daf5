"""A look at a picture that nobody has written about: how light it is, and of which colour."""

import colorsys
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from namyok.bots.courtesy import manner
from namyok.kernel import Language

SIDE = 24
"""Pixels of the picture as it is looked at: enough to tell its colours."""
DARK, BRIGHT = 0.33, 0.68
"""Light below and above which a picture is dark or bright."""
PALE = 0.18
"""Saturation below which it has no colour to speak of."""
HUES = (
    (0.04, "red"),
    (0.11, "orange"),
    (0.18, "yellow"),
    (0.45, "green"),
    (0.7, "blue"),
    (0.9, "violet"),
    (1.0, "red"),
)
"""Where the colours end on the wheel."""


def impressions(picture: Path, language: Language) -> tuple[str, ...]:
    """What can be said of light and colour; nothing if the picture can't be read."""
    try:
        with Image.open(picture) as image:
            data = image.convert("RGB").resize((SIDE, SIDE)).tobytes()
    except (OSError, UnidentifiedImageError):
        return ()
    light, colour = _seen(data)
    said = manner(language)
    return (*said["light"][light], *said["colour"][colour])


def _seen(data: bytes) -> tuple[str, str]:
    """Light as the eye weighs colours, and the colour that most of the picture has."""
    light, saturations = 0.0, 0.0
    strength: dict[str, float] = {}
    count = len(data) // 3
    for place in range(count):
        red, green, blue = (value / 255 for value in data[3 * place : 3 * place + 3])
        hue, saturation, value = colorsys.rgb_to_hsv(red, green, blue)
        light += 0.3 * red + 0.59 * green + 0.11 * blue
        saturations += saturation
        name = next(name for end, name in HUES if hue <= end)
        strength[name] = strength.get(name, 0.0) + saturation * value
    mean = light / count
    lit = "dark" if mean < DARK else "bright" if mean > BRIGHT else "even"
    is_pale = saturations / count < PALE
    return lit, "grey" if is_pale else max(strength, key=lambda one: strength[one])
