"""Every window of a house has its own weather; a cup of snow is passed to the sunny one."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    rect,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.weather import weather

COLUMNS = (152, 400, 648)
ROWS = (176, 462, 748, 1034)
WEATHERS = (
    ("fog", "rainbow", "thunder"),
    ("snow", "sun", "autumn"),
    ("drizzle", "hail", "night"),
    ("tornado", "wind", ""),
)
PANE = (-74, -92, 148, 184)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(55)
    scene = Scene(
        55, light=(-0.5, -0.7, 0.5), light_colour="#fff8e6", shadow="#5a4a6a", haze="#f6ece4"
    )
    scene.sky("0 #f6dcd0, 0.5 #f0cfc4, 1 #e8c4bc", warp=60)
    _bricks(scene, rng)
    for row, y in enumerate(ROWS):
        for column, x in enumerate(COLUMNS):
            _window(scene, x, y, WEATHERS[row][column])
    _tenants(scene, rng)
    _cup_passing(scene)
    _ivy(scene, rng)
    return watercolour(
        scene,
        palette=(
            "#f6dcd0, #e8c4bc, #d8a8a0, #c4e4d4, #8fc4b0, #d0c4e4, #fbeec0, #f6d07a, #2f5fc8, "
            "#fffaf0, #a8c0d8, #8a7a90"
        ),
        pull=0.12,
        edge=0.7,
        bloom=0.25,
    )


def _bricks(scene: Scene, rng: np.random.Generator) -> None:
    for j, y in enumerate(range(0, 1200, 24)):
        for x in range(-50 + (26 if j % 2 else 0), 820, 52):
            tone = mix("#f3cfc0", "#e0b0a8", rng.uniform())
            if rng.uniform() < 0.1:
                tone = mix(tone, "#c88a84", 0.4)
            scene.fill(rect(x + 2, y + 2, 48, 20, 3), tone, alpha=0.8, detail=0.35, wobble=1.2)


def _pane(x: float, y: float) -> Path:
    left, top, width, height = PANE
    return rect(x + left, y + top, width, height, 4)


def _window(scene: Scene, x: float, y: float, kind: str) -> None:
    style: Style = {"detail": 0.6, "ink": 0.45, "wobble": 1}
    scene.cast(rect(x - 96, y - 114, 192, 232, 4), "#8a6a78", 0.45, 8, 8, 12)
    scene.fill(rect(x - 94, y - 112, 188, 224, 5), "#fffdf6, #ece0d4", round=8, **style)
    if kind:
        with scene.at(x, y, 1.62):
            weather(scene, kind, rect(-46, -57, 92, 114, 3))
    else:
        scene.fill(_pane(x, y), "#efe6da, #dccfc8", detail=0.3)
        scene.fill(ellipse(x, y - 30, 20, 26), "#d8ccc0, #a89c98", round=8, **style)
        curl = [(x, y - 40), (x + 10, y - 20), (x + 8, y + 2), (x - 8, y + 8), (x - 20, y - 4)]
        hook = union(tube(curl, [5, 5.5, 5.5, 5, 4]), circle(x - 20, y - 6, 8))
        scene.cast(hook, "#7a6a70", 0.5, 4, 10, 10)
        scene.fill(hook, "#b8b0b4, #6a6470", round=5, **style)
    open_window = kind in ("snow", "sun", "")
    if not open_window:
        scene.line([(x, y - 94), (x, y + 94)], 8, "#fffaf0", curve=False, **style)
        scene.line([(x - 74, y - 24), (x + 74, y - 24)], 7, "#fffaf0", curve=False, **style)
    scene.fill(rect(x - 106, y + 104, 212, 20, 4), "#fffdf6, #d8ccc8", round=7, **style)


def _tenants(scene: Scene, rng: np.random.Generator) -> None:
    """Nobody has a face: a fur hat in the blizzard, a straw hat in the heat, a cat, a pot."""
    style: Style = {"detail": 0.7, "ink": 0.45, "wobble": 0.8}
    with scene.clip(_pane(COLUMNS[0], ROWS[1])):
        with scene.at(COLUMNS[0] - 16, ROWS[1] + 96):
            coat = spline("-58 10, -54 -46, -26 -66, 26 -66, 54 -46, 58 10")
            scene.fill(coat, "#8f9cc8, #5f6a9a", round=26, **style)
            scene.fill(ellipse(0, -86, 27, 28), "#e8b8a0", round=20, **style)
            hat = spline("-38 -86, -38 -120, 0 -138, 38 -120, 38 -86, 20 -94, -20 -94")
            scene.fill(hat, "#a8785c, #7a5244", round=16, **style)
            scene.fill(
                spline("-36 -76, 0 -86, 36 -76, 34 -48, 0 -42, -34 -48"),
                "#d8606a, #a83f54",
                round=12,
                **style,
            )
        specks(
            scene,
            26,
            (COLUMNS[0] - 70, COLUMNS[0] + 70),
            (ROWS[1] - 86, ROWS[1] + 90),
            (2.5, 5),
            "#ffffff",
            rng,
            alpha=(0.9, 1),
        )
    with scene.clip(_pane(COLUMNS[1], ROWS[1])), scene.at(COLUMNS[1] + 22, ROWS[1] + 96):
        shirt = spline("-50 10, -46 -40, -20 -56, 20 -56, 46 -40, 50 10")
        scene.fill(shirt, "#fffaf0, #e8d0b0", round=24, **style)
        scene.fill(ellipse(0, -76, 24, 26), "#e0a07c", round=18, **style)
        hat = union(ellipse(0, -84, 58, 17), spline("-28 -86!, -24 -114, 0 -120, 24 -114, 28 -86!"))
        scene.fill(hat, "#fbe08a, #e0ac4a", round=14, **style)
        scene.line("-27 -92, 0 -86, 27 -92", 7, "#e0606a")
    _cat(scene, COLUMNS[2] - 10, ROWS[2] + 104)
    _pot(scene, COLUMNS[1] + 30, ROWS[0] + 104)
    _umbrella(scene, COLUMNS[0], ROWS[2] + 104)
    _lamp_in_fog(scene, COLUMNS[0] + 30, ROWS[0] + 92)


def _cat(scene: Scene, x: float, y: float) -> None:
    with scene.at(x, y, 0.62):
        ears = [spline([(s * 8, -122, 1), (s * 24, -152, 1), (s * 32, -112, 1)]) for s in (-1, 1)]
        body = spline("-42 0, -46 -34, -30 -74, -18 -96, 18 -96, 30 -74, 46 -34, 42 0")
        cat = union(
            body, ellipse(0, -108, 33, 29), *ears, tube("30 -10, 70 6, 84 40, 76 66", [9, 9, 8, 5])
        )
        scene.fill(cat, "#4a4468, #2a2848", round=30, detail=0.7, ink=0.4)


def _pot(scene: Scene, x: float, y: float) -> None:
    style: Style = {"detail": 0.75, "ink": 0.45}
    scene.fill(
        spline([(x - 26, y - 40, 1), (x + 26, y - 40, 1), (x + 18, y, 1), (x - 18, y, 1)]),
        "#e0987a, #b56a58",
        round=12,
        **style,
    )
    for lean in (-26, -9, 8, 26):
        blade = tube([(x, y - 38), (x + lean * 0.7, y - 70), (x + lean * 1.6, y - 88)], [5, 7, 1.5])
        scene.fill(blade, "#a8d890, #5fa070", round=5, **style)


def _lamp_in_fog(scene: Scene, x: float, y: float) -> None:
    with scene.clip(_pane(COLUMNS[0], ROWS[0])):
        scene.glow(x, y - 110, 60, "#fff0b8", 0.8)
        scene.line([(x, y), (x, y - 100)], 5, "#8a90a0", curve=False, alpha=0.8)
        scene.fill(circle(x, y - 112, 15), "#fff6d0, #f6dc90", round=10, detail=0.6)


def _umbrella(scene: Scene, x: float, y: float) -> None:
    style: Style = {"detail": 0.75, "ink": 0.45}
    with scene.clip(_pane(x, y - 104)):
        scene.line([(x, y - 100), (x, y)], 5, "#8a6a58", curve=False)
        dome = spline(
            [
                (x - 66, y - 70, 1),
                (x - 40, y - 116),
                (x, y - 130),
                (x + 40, y - 116),
                (x + 66, y - 70, 1),
                (x + 34, y - 80),
                (x, y - 70),
                (x - 34, y - 80),
            ]
        )
        scene.fill(dome, "#f6c0c8, #d88a9a", round=24, **style)


def _sleeve(scene: Scene, path: Path, colours: str) -> None:
    scene.cast(path, "#7a5a6a", 0.5, 6, 8, 14)
    scene.fill(path, colours, round=16, detail=0.65, ink=0.5, wobble=0.8)


def _cup_passing(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.7}
    y = ROWS[1] + 44
    wool = "#a4b0d8, #5f6a9a"
    _sleeve(scene, tube([(150, y + 36), (196, y + 46), (244, y + 18)], [22, 19, 14]), wool)
    linen = "#fffaf0, #e0c8a8"
    _sleeve(scene, tube([(424, y + 34), (386, y + 46), (348, y + 20)], [20, 17, 12]), linen)
    for x in (190, 206):
        scene.line([(x - 4, y + 30), (x + 2, y + 46), (x - 2, y + 60)], 2, "#4a5488", alpha=0.6)
    fingers = [
        tube([(340, y + 12 + k * 9), (322, y + 2 + k * 8), (306, y + 2 + k * 8)], [8, 6, 5])
        for k in range(3)
    ]
    scene.fill(rect(338, y + 2, 18, 36, 8), "#f4e6cc", round=8, **style)
    with scene.at(290, y + 10, 1.45):
        scene.cast(ellipse(0, 8, 30, 10), "#7a5a6a", 0.5, 5, 6, 12)
        heap = spline("-25 -34, -18 -52, -4 -60, 12 -56, 24 -42, 26 -34")
        scene.fill(heap, "#ffffff, #dce8f4", round=14, shade=0.6, **style)
        bowl = spline("-28 -36!, -26 -14, -16 4, 0 7, 16 4, 26 -14, 28 -36!, 0 -31")
        scene.fill(bowl, "#5f8ae8, #2f5fc8, #22458c", angle=20, round=18, **style)
        for dx, dy in ((-12, -70), (6, -76), (20, -66), (-26, -62), (-2, -90)):
            scene.fill(circle(dx, dy, 3), "#ffffff", detail=1, ink=0.4, wobble=0)
    scene.fill(union(*fingers), "#f4c4a4, #d8946f", round=7, **style)
    mitten = union(ellipse(258, y + 20, 24, 17, -28), tube([(258, y + 8), (272, y - 10)], [9, 8]))
    scene.fill(mitten, "#f08a90, #c05468", round=14, **style)
    scene.fill(tube([(232, y + 10), (246, y + 38)], [9, 9]), "#fffaf4, #d8ccd4", round=8, **style)


def _ivy(scene: Scene, rng: np.random.Generator) -> None:
    for points in (
        "276 1210, 268 1100, 282 990, 270 890",
        "524 -10, 530 100, 518 220, 528 300",
        "790 1210, 776 1000, 786 860",
    ):
        scene.line(points, 4, "#8a9a78")
        stem = [(float(a), float(b)) for a, b in (p.split() for p in points.split(", "))]
        for (x1, y1), (x2, y2) in pairwise(stem):
            for t in np.linspace(0, 1, 7):
                x, y = x1 + (x2 - x1) * t + rng.normal() * 13, y1 + (y2 - y1) * t + rng.normal() * 6
                leaf = ellipse(x, y, 13, 9, rng.uniform(-80, 80))
                tone: Colour = mix("#a8d8b8", "#6fae94", rng.uniform())
                scene.fill(leaf, tone, round=7, detail=0.6, ink=0.3)
