"""The sheet of paper we work on: its size, its coordinates and the part of it a shape touches.

Painters think in logical pixels, 800 wide and 1200 high; everything is computed on a grid 1.5
times finer and reduced at the very end, which is what makes thin threads and torn edges clean.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating[Any]]
"""Masks and pictures: float32 at run time, which numpy's types cannot follow through sums."""

WIDTH = 800
HEIGHT = 1200
SCALE = 1.5
COLUMNS = int(WIDTH * SCALE)
ROWS = int(HEIGHT * SCALE)

_grid = np.mgrid[0:ROWS, 0:COLUMNS].astype(np.float32) / np.float32(SCALE)
Y: Array = _grid[0]
X: Array = _grid[1]


@dataclass(frozen=True)
class Box:
    """A rectangle of the fine grid. Small props touch only their own box, so they are cheap."""

    rows: slice
    columns: slice

    @property
    def window(self) -> tuple[slice, slice]:
        return self.rows, self.columns

    @property
    def size(self) -> tuple[int, int]:
        return self.rows.stop - self.rows.start, self.columns.stop - self.columns.start

    @property
    def centre(self) -> tuple[float, float]:
        """Logical coordinates of the middle."""
        x = (self.columns.start + self.columns.stop) / 2 / SCALE
        y = (self.rows.start + self.rows.stop) / 2 / SCALE
        return x, y

    def grown(self, margin: float) -> "Box":
        """The box with a logical margin on each side, clipped to the card."""
        pad = int(margin * SCALE) + 1
        rows = slice(max(0, self.rows.start - pad), min(ROWS, self.rows.stop + pad))
        columns = slice(max(0, self.columns.start - pad), min(COLUMNS, self.columns.stop + pad))
        return Box(rows, columns)


WHOLE = Box(slice(0, ROWS), slice(0, COLUMNS))


def box_of(mask: Array) -> Box | None:
    """The box a mask touches, or None if it is empty."""
    touched = mask > 0.004
    rows = np.flatnonzero(touched.any(axis=1))
    if not rows.size:
        return None
    columns = np.flatnonzero(touched[rows[0] : rows[-1] + 1].any(axis=0))
    return Box(slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1))
