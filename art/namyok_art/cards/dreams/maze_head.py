"""A hedge clipped to a head: a maze for a brain, a red thread, and a bird for a pupil."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    gather,
    gouache,
    mix,
    move,
    ring,
    smooth,
    spline,
    stroke,
)
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.sky import sun

Cell = tuple[int, int]
"""(ring, place in the ring), counted from the centre."""

CENTRE = (488, 372)
RINGS, CORE, STEP = 6, 34, 33
HEAD = (
    "430 104, 300 148, 214 246, 178 356, 170 432, 186 478, 168 534, 118 612, 100 640, 118 664, "
    "158 668, 150 690, 126 712, 136 734, 160 742!, 138 752, 132 776, 154 798, 150 822, 132 856, "
    "146 906, 196 936, 270 936, 330 944, 362 1000, 350 1090, 300 1150, 160 1260!, 840 1260!, "
    "730 1150, 690 1060, 688 960, 736 800, 772 640, 772 450, 716 264, 600 142"
)
LEAVES = ("#143a2c", "#1f5238", "#2f6a40", "#4f8a48", "#86ac54", "#c8cc78")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(4)
    scene = Scene(
        88, light=(-0.75, -0.5, 0.45), light_colour="#ffe2ac", shadow="#10302c", haze="#f0b890"
    )
    scene.sky("0 #3a6f8a, 0.3 #8fb0a4, 0.55 #f6d094, 0.72 #f2a878, 1 #8a6a5a", warp=50, flow=3)
    sun(scene, 66, 800, 54, "#fff2c8", 0.6)
    hill(scene, "-20 980, 200 950, 420 985, 820 940", "#8a8a58, #4a5a44", haze=0.25, detail=0.2)
    head = spline(HEAD)
    _leafy(scene, head, rng, 150)
    maze = Maze(rng)
    _hedges(scene, maze, rng)
    _ear(scene, rng)
    _eye(scene)
    _mouth(scene)
    _thread(scene, maze)
    return gouache(
        scene,
        palette="#3a6f8a, #f6d094, #f2a878, #143a2c, #2f6a40, #86ac54, #d8322c, #ffe9a8, #6a4a38",
        pull=0.12,
    )


class Maze:
    """A round labyrinth carved from the centre, so that one way leads out."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.sizes = [8]
        for i in range(1, RINGS):
            arc = 2 * np.pi * (CORE + STEP * i) / self.sizes[-1]
            self.sizes.append(self.sizes[-1] * (2 if arc > 62 else 1))
        self.towards_centre: dict[Cell, Cell] = {}
        self.open: set[frozenset[Cell]] = set()
        seen: set[Cell] = {(0, 0)}
        trail: list[Cell] = [(0, 0)]
        while trail:
            fresh = [cell for cell in self.neighbours(trail[-1]) if cell not in seen]
            if not fresh:
                trail.pop()
                continue
            cell = fresh[int(rng.integers(len(fresh)))]
            seen.add(cell)
            self.towards_centre[cell] = trail[-1]
            self.open.add(frozenset((cell, trail[-1])))
            trail.append(cell)
        self.gate: Cell = (RINGS - 1, int(self.sizes[-1] * 0.31))

    def neighbours(self, cell: Cell) -> list[Cell]:
        i, j = cell
        around = [(i, (j + 1) % self.sizes[i]), (i, (j - 1) % self.sizes[i])]
        if i + 1 < RINGS:
            split = self.sizes[i + 1] // self.sizes[i]
            around += [(i + 1, j * split + k) for k in range(split)]
        if i:
            around.append(self.inner(cell))
        return around

    def inner(self, cell: Cell) -> Cell:
        i, j = cell
        return i - 1, j * self.sizes[i - 1] // self.sizes[i]

    def angle(self, cell: Cell, share: float = 0.5) -> float:
        return float((cell[1] + share) * 2 * np.pi / self.sizes[cell[0]])

    def way_in(self) -> list[tuple[float, float]]:
        """The thread in polar steps: along arcs and radii only, so it never cuts a hedge."""
        cell = self.gate
        radius = CORE + STEP * (cell[0] + 0.5)
        polar = [(CORE + STEP * RINGS + 34, self.angle(cell)), (radius, self.angle(cell))]
        while cell in self.towards_centre:
            after = self.towards_centre[cell]
            inward = after[0] < cell[0]
            pivot = self.angle(cell) if inward else self.angle(after)
            start, end = polar[-1][1], self.angle(after)
            radius = CORE + STEP * (after[0] + 0.5)
            if after[0] != cell[0]:
                polar += self._arc(polar[-1][0], start, pivot)
                polar.append((radius, pivot))
            polar += self._arc(radius, pivot if after[0] != cell[0] else start, end)
            cell = after
        return [point(*step) for step in polar]

    @staticmethod
    def _arc(radius: float, start: float, end: float) -> list[tuple[float, float]]:
        turn = (end - start + np.pi) % (2 * np.pi) - np.pi
        return [(radius, start + turn * t) for t in np.linspace(0.1, 1, 8)]


def point(radius: float, angle: float) -> tuple[float, float]:
    return CENTRE[0] + float(np.cos(angle)) * radius, CENTRE[1] + float(np.sin(angle)) * radius


def _leafy(scene: Scene, shape: Path, rng: np.random.Generator, swell: float) -> None:
    """Clipped box: a dark body, then leaves whose tone follows the swelling of the form."""
    scene.fill(shape, "#1c4a34", round=swell, detail=0.3, wobble=5)
    cover = scene.mask(shape)
    height = np.sqrt(np.clip(blur(cover, swell * 0.45) - 0.42, 0, 1)) * swell * 2.2
    down, across = np.gradient(blur(height.astype(np.float32), 5))
    lit = (-across * scene.light[0] - down * scene.light[1]) / 1.3 + 0.42
    _dabs(scene, cover, lit, rng, int(cover.sum() / 95))


def _dabs(scene: Scene, cover: Array, lit: Array, rng: np.random.Generator, count: int) -> None:
    heaps: list[list[Path]] = [[] for _ in LEAVES]
    ys, xs = np.nonzero(cover > 0.6)
    for k in rng.integers(0, len(xs), count):
        x, y = float(xs[k]), float(ys[k])
        level = float(np.clip(lit[ys[k], xs[k]] + rng.normal(0, 0.13), 0, 0.999))
        size = rng.uniform(5, 9)
        heaps[int(level * len(LEAVES))].append(ellipse(x, y, size, size * 0.5, rng.uniform(0, 180)))
    for tone, heap in zip(LEAVES, heaps, strict=True):
        if heap:
            scene.fill(gather(heap), tone, detail=0.6, wobble=1, texture=0.1)


def _hedges(scene: Scene, maze: Maze, rng: np.random.Generator) -> None:
    lawn = circle(*CENTRE, CORE + STEP * RINGS + 6)
    scene.fill(lawn, "#1a3a2a, #2a4a30", detail=0.5, soft=3)
    scene.fill(
        circle(*CENTRE, CORE + STEP * RINGS - 2), "#d8a860, #b07f48", detail=0.2, flow="form"
    )
    scene.glow(*CENTRE, 190, "#ffdc8a", 0.75)
    walls: list[Path] = []
    for i, size in enumerate(maze.sizes):
        radius = CORE + STEP * i
        for j in range(size):
            cell = (i, j)
            closed = frozenset((cell, maze.inner(cell))) not in maze.open if i else j > 0
            if closed:
                walls.append(_arc_wall(maze, cell, radius, 14))
            if frozenset((cell, (i, (j + 1) % size))) not in maze.open:
                edge = maze.angle(cell, 1)
                walls.append(stroke([point(radius, edge), point(radius + STEP, edge)], 14))
    outer = CORE + STEP * RINGS
    for j in range(maze.sizes[-1]):
        if (RINGS - 1, j) != maze.gate:
            walls.append(_arc_wall(maze, (RINGS - 1, j), outer, 18))
    hedge = gather(walls)
    cover = scene.mask(hedge, 1)
    scene.dim(blur(scene.mask(move(hedge, 8, 9), 1), 2) * (1 - cover), "#5a3a30", 0.8)
    scene.fill(hedge, "#2f6a40", round=9, texture=0.2, detail=0.5, wobble=2)
    away = np.hypot(scene.xs - CENTRE[0], scene.ys - CENTRE[1])
    _dabs(scene, cover, 0.72 - 0.35 * smooth(60, 260, away), rng, int(cover.sum() / 60))
    scene.glow(*CENTRE, 46, "#fff2c0", 0.9)
    scene.fill(circle(*CENTRE, 15), "#fffbe0, #ffd87a", round=8, detail=0.9)


def _arc_wall(maze: Maze, cell: Cell, radius: float, width: float) -> Path:
    return stroke([point(radius, maze.angle(cell, t)) for t in np.linspace(0, 1, 6)], width)


def _ear(scene: Scene, rng: np.random.Generator) -> None:
    scene.cast(ellipse(520, 728, 60, 84, 12), strength=0.6, soft=10, dx=12, dy=8)
    for path in (ellipse(512, 716, 56, 80, 14), ellipse(506, 770, 34, 40, 10)):
        _leafy(scene, path, rng, 40)
    scene.fill(
        spline("500 660, 534 676, 540 720, 520 752, 506 730, 514 704, 500 690"),
        "#0f2c22",
        soft=4,
        detail=0.5,
    )


def _eye(scene: Scene) -> None:
    """A window cut through the leaves; the bird that sits in it is the pupil."""
    style: Style = {"detail": 0.9, "wobble": 0.6}
    hole = spline("196 520!, 232 486, 286 482, 330 516!, 288 538, 234 542")
    scene.fill(hole, "#fff0c8, #f6c088", ink=0.6, detail=0.7)
    scene.line("188 526, 230 482, 288 474, 338 512", 10, "#0f2c22", detail=0.8)
    scene.line("196 524, 236 546, 288 542, 330 518", 5, "#143a2c", detail=0.8)
    bird = spline(
        "232 508, 240 496, 256 492, 272 500, 290 520, 304 536!, 280 532, 258 536, 242 526, 236 514"
    )
    scene.fill(bird, "#2a2230, #4a3440", round=12, ink=0.5, **style)
    scene.fill(spline("244 516, 256 514, 262 524, 252 532, 244 526"), "#d8562c", round=5, **style)
    scene.fill(spline("234 504!, 222 508!, 234 511!"), "#e8a83c", **style)
    scene.fill(circle(244, 504, 3), "#fff6e0", **style)


def _mouth(scene: Scene) -> None:
    """The lips are a gate: the thread goes in between them."""
    scene.line("140 744, 190 748, 236 736", 11, "#0f2c22", detail=0.8)
    scene.fill(spline("128 664, 150 656, 168 664, 158 674, 136 674"), "#0f2c22", soft=3, detail=0.4)


def _thread(scene: Scene, maze: Maze) -> None:
    way = maze.way_in()
    nearly = way[: int(len(way) * 0.9)]
    inside = [(236, 736), (330, 700), (384, 640)]
    thread = [
        (96, 1108),
        (150, 1050),
        (84, 960),
        (60, 850),
        (104, 770),
        (150, 748),
        *inside,
        *nearly,
    ]
    scene.line([(x + 3, y + 5) for x, y in thread], 7, "#10201c", alpha=0.4, soft=2)
    scene.line(thread, 6, "#e2362c", detail=1)
    x, y = thread[-1]
    scene.fill(circle(x, y, 8), "#e2362c", round=5, detail=1)
    scene.cast(ellipse(108, 1162, 84, 20), strength=0.6, soft=8)
    scene.fill(circle(104, 1096, 66), "#f2604a, #c8281f, #7a1420", round=60, detail=0.85, ink=0.5)
    for k in range(7):
        for turn in (24, 96):
            with scene.at(104, 1096, 1, turn):
                scene.line(
                    ring(0, 0, 62 - abs(k - 3) * 4, 10 + k * 8)[:24],
                    2.4,
                    mix("#ff9a80", "#7a1420", k / 7),
                )
