"""An island shaped like a head holds a hedge labyrinth with one red thread."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    HEIGHT,
    WIDTH,
    Path,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    gather,
    gouache,
    grow,
    mix,
    move,
    plain,
    rect,
    ring,
    spline,
    stroke,
)

Cell = tuple[int, int]
"""(ring, place in the ring), counted from the centre."""

CENTRE = (488, 424)
RINGS, CORE, STEP = 7, 36, 30
HEAD = (
    "172 420, 160 500, 166 548, 150 590, 104 664, 112 690, 146 696, 136 716, 128 734, 150 752, "
    "136 770, 142 792, 160 808, 152 842, 168 884, 216 908, 310 906, 368 950, 372 1060, "
    "330 1260!, 690 1260!, 664 1060, 676 930, 730 800, 768 640, 764 450, 706 262, 590 150, "
    "440 110, 300 148, 208 260"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(4)
    scene = Scene(
        88, light=(-0.6, -0.6, 0.5), light_colour="#fdf3c8", shadow="#16323f", haze="#9cc7bd"
    )
    scene.sky("0 #1f5a70, 0.5 #2f7f88, 1 #174a63", warp=120, flow=8)
    for _ in range(170):
        x, y, length = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(14, 50)
        ripple = [(x, y), (x + length * 0.5, y - 4), (x + length, y + 1)]
        alpha = rng.uniform(0.1, 0.45)
        scene.line(ripple, rng.uniform(1.5, 3), "#8fd0c8", alpha=alpha, detail=0.4)
    head = spline(HEAD)
    _island(scene, head)
    maze = Maze(rng)
    with scene.clip(head):
        _face(scene, rng)
        _hedges(scene, maze)
    _thread(scene, maze)
    _boat(scene)
    for x, y, turn in ((120, 180, 30), (90, 240, 36), (165, 130, 24)):
        with scene.at(x, y, 0.8, turn):
            scene.cast(spline("-30 30, 0 24, 30 30, 0 36"), "#0d3348", 0.5, 4)
            scene.line("-28 6, -14 -6, 0 0, 14 -6, 28 6", 5, "#fdf6e0")
    return gouache(
        scene,
        palette=(
            "#1f5a70, #2f7f88, #8fd0c8, #e8d9a0, #c2a878, #7fa456, #4f8250, #2f5f4a, #d8322c, "
            "#c98a48, #ffd15c, #7a5a48"
        ),
        pull=0.18,
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
        self.gate: Cell = (RINGS - 1, int(self.sizes[-1] * 0.385))

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


def _island(scene: Scene, head: Path) -> None:
    scene.cast(head, "#0d3348", 0.7, 16, 18, 24)
    for factor, tone, alpha in ((1.067, "#7fd0c4", 0.35), (1.037, "#bfe6d2", 0.5)):
        shallows = grow(head, factor, 440, 560)
        scene.fill(shallows, tone, alpha=alpha, soft=6, wobble=7, detail=0.2)
    scene.fill(grow(head, 1.012, 440, 560), "#7a5a48", round=14, wobble=4, detail=0.4)
    scene.fill(
        head,
        "0 #e8d9a0, 0.6 #d9c48c, 1 #c2a878",
        round=26,
        shade=0.7,
        texture=0.12,
        wobble=3,
        detail=0.3,
        ink=0.4,
        flow=30,
    )


def _face(scene: Scene, rng: np.random.Generator) -> None:
    """Meadow, a pond for an eye, a hedge for a brow, groves and roofs seen from above."""
    meadow = spline(
        "150 540, 300 700, 480 760, 700 720, 780 900, 700 1260, 300 1260, 360 960, 180 900, 140 700"
    )
    scene.fill(meadow, "#b8ab62, #86905a", soft=14, detail=0.15, texture=0.2)
    eye = spline("186 566!, 206 548, 238 546, 262 566!, 236 580, 206 580")
    scene.fill(eye, "#2f7f88, #8fd0c8", round=8, detail=0.6, ink=0.4)
    scene.fill(circle(214, 564, 9), "#16323f", detail=0.9, soft=1)
    for i in range(8):
        bush = circle(180 + i * 11, 524 - 9 * np.sin(i * 0.5), 8.5)
        scene.fill(bush, "#4f7a4a", round=7, texture=0.2, wobble=2, detail=0.5)
    scene.line("128 746, 170 752, 214 744", 5, "#b5564a", detail=0.7)
    crowns = plain("#5f7f58, #8a9450, #a8844a, #3f6a5e")
    for _ in range(130):
        x, y = rng.uniform(180, 720), rng.uniform(690, 1190)
        if np.hypot(x - CENTRE[0], y - CENTRE[1]) < 300 or (x < 400 and y > 880):
            continue
        radius = rng.uniform(6, 17)
        crown = ellipse(x, y, radius, radius * 0.95)
        scene.cast(crown, strength=0.5, soft=3, dx=radius * 0.6, dy=radius * 0.7)
        tone = mix(crowns[int(rng.integers(4))], scene.light_colour, rng.uniform(0, 0.15))
        scene.fill(crown, tone, round=radius * 0.9, texture=0.25, wobble=3, detail=0.5)
    scene.line("400 1190, 470 1060, 430 960, 500 880, 600 850, 640 770", 7, "#d9c890", alpha=0.9)
    for x, y, turn in ((560, 820, 20), (628, 900, -30), (480, 960, 60), (540, 1010, 10)):
        with scene.at(x, y, 1, turn):
            scene.cast(rect(-12, -8, 34, 24), strength=0.5, soft=3)
            scene.fill(rect(-16, -11, 32, 11), "#c96a4a", detail=0.8, ink=0.4)
            scene.fill(rect(-16, 0, 32, 11), "#8f3f3a", detail=0.8, ink=0.4)


def _hedges(scene: Scene, maze: Maze) -> None:
    lawn = circle(*CENTRE, CORE + STEP * RINGS + 9)
    scene.fill(lawn, "#efe0a8, #d9c48c", detail=0.2, texture=0.12, flow="form")
    walls: list[Path] = []
    for i, size in enumerate(maze.sizes):
        radius = CORE + STEP * i
        for j in range(size):
            cell = (i, j)
            closed = frozenset((cell, maze.inner(cell))) not in maze.open if i else j > 0
            if closed:
                walls.append(_arc_wall(maze, cell, radius, 12))
            if frozenset((cell, (i, (j + 1) % size))) not in maze.open:
                edge = maze.angle(cell, 1)
                walls.append(stroke([point(radius, edge), point(radius + STEP, edge)], 12))
    outer = CORE + STEP * RINGS
    for j in range(maze.sizes[-1]):
        if (RINGS - 1, j) != maze.gate:
            walls.append(_arc_wall(maze, (RINGS - 1, j), outer, 15))
    hedge = gather(walls)
    cover = scene.mask(hedge, 1)
    scene.dim(blur(scene.mask(move(hedge, 9, 11), 1), 3) * (1 - cover), "#4a5a4a", 0.75)
    scene.fill(
        hedge,
        "#8a9c50, #4f7a50, #2a564a",
        angle=60,
        round=8,
        shade=1.1,
        texture=0.3,
        detail=0.55,
        wobble=2,
        flow="form",
    )
    scene.glow(*CENTRE, 90, "#ffe08a", 0.6)
    pond = circle(*CENTRE, 25)
    scene.fill(pond, "#ffe9a0, #f0b04a", round=8, detail=0.6, wobble=3, rim=0.4, ink=0.4)
    scene.line(ring(CENTRE[0] - 2, CENTRE[1], 12, 9, 24), 1.6, "#fff8dc", alpha=0.8)


def _arc_wall(maze: Maze, cell: Cell, radius: float, width: float) -> Path:
    return stroke([point(radius, maze.angle(cell, t)) for t in np.linspace(0, 1, 6)], width)


def _thread(scene: Scene, maze: Maze) -> None:
    way = maze.way_in()
    nearly = way[: int(len(way) * 0.9)]
    shore = [(52, 692), (84, 682), (108, 672), (160, 640), (230, 632)]
    thread = [*shore, *nearly]
    scene.line([(x + 3, y + 5) for x, y in thread], 5, "#3a1a22", alpha=0.25, soft=2)
    scene.line(thread, 3.8, "#d8322c", detail=1)
    x, y = thread[-1]
    scene.fill(circle(x, y, 5), "#d8322c", round=4, detail=1)


def _boat(scene: Scene) -> None:
    """Empty but for the ball of thread."""
    style: Style = {"detail": 0.85}
    with scene.at(58, 712, 1.15, -28):
        scene.cast(ellipse(5, 8, 50, 17), "#0d3348", 0.6, 5)
        hull = spline("-46 0!, -20 -17, 24 -15, 50 0!, 24 15, -20 17")
        scene.fill(hull, "#8a5038", round=6, ink=0.5, **style)
        scene.fill(spline("-38 0!, -16 -11, 22 -10, 40 0!, 22 10, -16 11"), "#4a2a24", **style)
        for x in (-10, 18):
            scene.fill(rect(x, -11, 7, 22), "#b5784a", **style)
        scene.fill(circle(5, 0, 8), "#d8322c", round=7, ink=0.4, **style)
        scene.line("-1 -3, 5 1, 11 -2", 1.2, "#8a1a1c")
