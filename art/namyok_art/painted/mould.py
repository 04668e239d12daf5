"""Mould: a heap of smooth-blended volumes, from which people and animals are built.

Shapes of one group melt into each other, groups meet in a crisp edge. A heap is written in the
units of `mould.frame` and cast into a Scene by `modelling.cast`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from namyok_art.painted.colour import Array, Colour, rgb
from namyok_art.painted.compiled import compiled, floats, pointer
from namyok_art.painted.space import Frame, Point, basis, unit

SKIN, CLOTH, HAIR, PLAIN, LEATHER, FUR, EYE = 1, 2, 3, 4, 5, 6, 10
"""What a volume is made of; each eyeball has a material of its own from EYE upward."""

CONE, BALL, CAP, BOX, SKIRT = range(5)
Decal: TypeAlias = Callable[[Array, Array, Array], Array]
"""Paints on a group: (local points, colours, materials) -> colours."""
Radius: TypeAlias = float | Sequence[float] | Array


@dataclass(frozen=True)
class Eye:
    """An eyeball that looks along `gaze`."""

    centre: Array
    gaze: Array
    iris: Colour
    radius: float
    pupil: float
    slit: bool = False


@dataclass(frozen=True)
class Strand:
    """A single hair, drawn with a pencil over the paint where nothing hides it."""

    points: Array
    slack: float
    width: float
    colour: Colour


class Mould:
    """Volumes in progress; the current frame and group apply to what is added next."""

    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.frame = Frame()
        self.g = 0
        self.groups = 0
        self.eyes: dict[int, Eye] = {}
        self.decals: dict[int, tuple[Frame, Decal]] = {}
        self.strands: list[Strand] = []

    def group(self) -> int:
        """Start a new group."""
        self.groups += 1
        self.g = self.groups
        return self.g

    def cone(
        self,
        a: Point,
        b: Point,
        ra: float,
        rb: float,
        colour: Colour | None,
        melt: float = 0,
        mat: int = PLAIN,
        cut: bool = False,
    ) -> None:
        """A limb from `a` to `b`, round at both ends."""
        end = self.frame.p(*b)
        self._add(CONE, colour, melt, mat, a, end, None, (ra, rb, 0), (), cut)

    def ball(
        self,
        centre: Point,
        radius: Radius,
        colour: Colour | None,
        melt: float = 0,
        mat: int = PLAIN,
        rot: Array | None = None,
        cut: bool = False,
    ) -> None:
        """A ball or, with three radii, an egg."""
        self._add(BALL, colour, melt, mat, centre, (0, 0, 0), rot, _three(radius), (), cut)

    def cap(
        self,
        centre: Point,
        radius: Radius,
        normal: Point,
        distance: float,
        colour: Colour,
        melt: float = 0,
        mat: int = PLAIN,
        rot: Array | None = None,
    ) -> None:
        """An egg that keeps the side where normal . (p - centre) <= distance."""
        plane = self.frame.way(normal)
        extra = (distance * self.frame.scale,)
        self._add(CAP, colour, melt, mat, centre, plane, rot, _three(radius), extra, False)

    def box(
        self,
        centre: Point,
        radii: Point,
        corner: float,
        colour: Colour,
        melt: float = 0,
        mat: int = PLAIN,
        rot: Array | None = None,
    ) -> None:
        """A box with half-sides `radii` and rounded corners."""
        extra = (corner * self.frame.scale,)
        self._add(BOX, colour, melt, mat, centre, (0, 0, 0), rot, radii, extra, False)

    def skirt(
        self,
        a: Point,
        b: Point,
        ra: float,
        rb: float,
        colour: Colour,
        folds: float = 7,
        depth: float = 0.06,
        phase: float = 0,
        flat: float = 0.8,
        hem: float = 0.03,
        melt: float = 0,
        front: Point = (0, 0, 1),
    ) -> None:
        """Cloth hung from `a` towards `b`; `front` is the way it is thinner."""
        axis = np.asarray(b, float) - np.asarray(a, float)
        extra = (float(np.linalg.norm(axis)) * self.frame.scale, folds, depth, phase, flat, hem)
        radii = (ra, rb, max(ra, rb))
        self._add(SKIRT, colour, melt, CLOTH, a, (0, 0, 0), basis(axis, front), radii, extra, False)

    def chain(
        self,
        points: Sequence[Point],
        radii: Iterable[float],
        colour: Colour,
        melt: float = 0,
        mat: int = PLAIN,
    ) -> None:
        """Limbs end to end."""
        widths = list(radii)
        for i in range(len(points) - 1):
            self.cone(points[i], points[i + 1], widths[i], widths[i + 1], colour, melt, mat)

    def surface(self, points: Sequence[Point], group: int, above: float = 1.5) -> Array:
        """Local z of the front of a group at local (x, y) points."""
        frame = self.frame
        rows = floats(np.array([row for row in self.rows if row[2] == group]))
        starts = floats(np.array([frame.p(p[0], p[1], above) for p in points]))
        ray = floats(frame.way((0, 0, -1)))
        far = np.zeros(len(points), np.float32)
        compiled("mould").touch(
            pointer(rows), len(rows), pointer(starts), pointer(ray), len(points), pointer(far)
        )
        return np.asarray(above - far / frame.scale)

    def strand(self, points: Sequence[Point], slack: float, width: float, colour: Colour) -> None:
        """A loose hair through local points."""
        world = np.array([self.frame.p(*p) for p in points])
        scale = self.frame.scale
        self.strands.append(Strand(world, slack * scale, width * scale, colour))

    def packed(self) -> Array:
        """All volumes as C wants them: groups together."""
        rows = np.array(self.rows, np.float32)
        return np.ascontiguousarray(rows[np.argsort(rows[:, 2], kind="stable")])

    def _add(
        self,
        kind: int,
        colour: Colour | None,
        melt: float,
        mat: int,
        place: Point,
        other: Point,
        rot: Array | None,
        radii: Point,
        extra: tuple[float, ...],
        cut: bool,
    ) -> None:
        frame = self.frame
        row = np.zeros(32, np.float32)
        row[:5] = kind, cut, self.g, mat, melt * frame.scale
        row[5:8] = -1 if colour is None else rgb(colour)
        row[8:11] = frame.p(*place)
        row[11:14] = other
        row[14:23] = (frame.rot @ (np.eye(3) if rot is None else rot)).T.ravel()
        row[23:26] = np.asarray(radii, float) * frame.scale
        row[26 : 26 + len(extra)] = extra
        self.rows.append(row)


def _three(radius: Radius) -> tuple[float, float, float]:
    if isinstance(radius, (int, float)):
        return radius, radius, radius
    a, b, c = radius
    return float(a), float(b), float(c)


def look_from(centre: Point, target: Point) -> Array:
    """Direction from one place to another."""
    return unit(np.asarray(target, float) - np.asarray(centre, float))
