"""A figure as one sheet: everything glued to a stencil melts into a single outline.

Against strong light a person is a silhouette; cut as one piece it has no pasted parts.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from namyok_art.paper.card import CUT, Card, Shape, Sheet, as_mask
from namyok_art.paper.colour import Fill
from namyok_art.paper.noise import union
from namyok_art.paper.space import COLUMNS, ROWS, Array


class Stencil(Card):
    """A card that keeps outlines only: papers add to the mask, light and pigment do nothing."""

    def __init__(self) -> None:
        self.mask: Array = np.zeros((ROWS, COLUMNS), np.float32)
        self.light, self.lamp = (400.0, 200.0), "#ffffff"

    def paper(self, shape: Shape, fill: Fill, sheet: Sheet = CUT, **changes: Any) -> Array:
        mask = as_mask(shape)
        self.mask = union(self.mask, mask)
        return mask

    def paint(self, shape: Shape, fill: Fill, opacity: float = 1, soft: float = 0) -> Array:
        return as_mask(shape)

    def hollow(self, shape: Shape, *args: Any, **changes: Any) -> Array:
        return as_mask(shape)

    def shade(self, *args: Any, **changes: Any) -> None:
        pass


def silhouette(draw: Callable[[Card], object]) -> Array:
    """The outline of what `draw` glues, to be cut from one paper: `card.paper(mask, fill)`."""
    stencil = Stencil()
    draw(stencil)
    return stencil.mask
