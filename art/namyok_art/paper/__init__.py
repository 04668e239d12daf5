"""The paper painter: cards built from cut and torn sheets lit by one lamp.

A card script needs little more than these names; `README.md` shows a complete example.
"""

from namyok_art.paper.card import CUT, FLAT, TORN, Card, Sheet
from namyok_art.paper.colour import Gradient, gradient, mix, ramp, rgb
from namyok_art.paper.finish import Finish
from namyok_art.paper.noise import blur, fbm, shift, smoothstep, union
from namyok_art.paper.paths import Pen, profile, spline
from namyok_art.paper.space import HEIGHT, WIDTH, X, Y

__all__ = [
    "CUT",
    "FLAT",
    "HEIGHT",
    "TORN",
    "WIDTH",
    "Card",
    "Finish",
    "Gradient",
    "Pen",
    "Sheet",
    "X",
    "Y",
    "blur",
    "fbm",
    "gradient",
    "mix",
    "profile",
    "ramp",
    "rgb",
    "shift",
    "smoothstep",
    "spline",
    "union",
]
