"""Turns and places in three dimensions: x right, y down, z towards the viewer, card pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from namyok_art.painted.colour import Array

Point: TypeAlias = Sequence[float] | Array


def turn(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Array:
    """Yaw > 0 looks to the viewer's right, pitch > 0 looks down, roll > 0 clockwise."""
    a, b, c = np.deg2rad([yaw, pitch, roll])
    across = np.array([[np.cos(a), 0, np.sin(a)], [0, 1, 0], [-np.sin(a), 0, np.cos(a)]])
    nod = np.array([[1, 0, 0], [0, np.cos(b), np.sin(b)], [0, -np.sin(b), np.cos(b)]])
    lean = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return np.asarray(lean @ across @ nod)


def unit(vector: Point) -> Array:
    v = np.asarray(vector, float)
    return np.asarray(v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9))


def basis(down: Point, front: Point = (0, 0, 1)) -> Array:
    """Turn whose y axis is `down` and whose z axis is as near to `front` as it can be."""
    y = unit(down)
    z = np.asarray(front, float)
    z = z - y * (z @ y)
    if np.linalg.norm(z) < 1e-3:
        z = np.array([1.0, 0, 0]) - y * y[0]
    z = unit(z)
    return np.stack([np.cross(y, z), y, z], 1)


class Frame:
    """Place, size and turn of a local model."""

    def __init__(
        self,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        scale: float = 1,
        rot: Array | None = None,
    ) -> None:
        self.origin = np.array([x, y, z], float)
        self.scale = float(scale)
        self.rot = np.eye(3) if rot is None else rot

    @classmethod
    def at(cls, place: Array, scale: float = 1, rot: Array | None = None) -> Frame:
        x, y, z = place
        return cls(x, y, z, scale, rot)

    def p(self, x: float, y: float, z: float) -> Array:
        """A local point in the world."""
        return np.asarray(self.origin + self.scale * (self.rot @ np.array([x, y, z], float)))

    def way(self, vector: Point) -> Array:
        """A local direction in the world."""
        return np.asarray(self.rot @ unit(vector))

    def local(self, places: Array) -> Array:
        """World points in local units."""
        return np.asarray(((places - self.origin) @ self.rot) / self.scale)

    def inside(
        self, x: float, y: float, z: float, scale: float = 1, rot: Array | None = None
    ) -> Frame:
        turned = self.rot if rot is None else self.rot @ rot
        return Frame.at(self.p(x, y, z), self.scale * scale, turned)
