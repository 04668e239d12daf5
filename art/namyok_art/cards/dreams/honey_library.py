"""A library of honeycomb: honey runs from the books, and a beekeeper climbs with a pail."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    ellipse,
    gouache,
    mix,
    plain,
    poly,
    rect,
    smooth,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.insects import bee
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.people import figure

RADIUS = 108.0
DEPTH = 2000.0
OVERFLOWS = (
    (-2, 1, 190),
    (-1, 3, 150),
    (-3, 3, 240),
    (1, 5, 170),
    (3, 2, 260),
    (2, 4, 130),
    (-2, 6, 200),
    (4, 5, 200),
    (-1, 8, 160),
    (2, 8, 220),
    (-4, 8, 170),
)
SPINES = plain(
    "#a8402c, #7a2c24, #d9a868, #f0dcae, #6a6a34, #c2642c, #4a5a4a, #c9923c, #8a3f4a, #e6c88c"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(84)
    scene = Scene(
        84, light=(-0.15, -0.85, 0.5), light_colour="#fff0b8", shadow="#3a1c10", haze="#ffdf8a"
    )
    scene.sky("0 #fff0c0, 0.25 #e8b45c, 0.7 #a8662c, 1 #6a3a1c", warp=30, flow=90)
    _comb(scene, rng)
    _light(scene)
    _honey(scene)
    _ladder(scene)
    _librarian(scene)
    _ribbon(scene)
    _bees(scene)
    specks(scene, 90, (120, 680), (20, 900), (1, 2.8), "#fff6cc", rng, (0.3, 0.8))
    scene.vignette(400, 470, 560, 900, "#4a2410", 0.7)
    return gouache(
        scene,
        palette=(
            "#fff3cc, #f6d27a, #e8a83c, #c97a24, #8a4a1c, #4a2814, #6a3a2c, #e8d4a8, #a8643c, "
            "#2f55c8, #fffaf0"
        ),
        pull=0.16,
    )


def _place(across: float, up: float) -> tuple[float, float]:
    """A point of the endless curved wall: it narrows as it rises and closes in at the sides."""
    shrink = float(np.exp(-up / DEPTH))
    x = 400 + across * shrink
    bend = ((x - 400) / 400) ** 2 * 150 * (1.15 - shrink)
    return x, 1200 - DEPTH * (1 - shrink) - bend


def _quad(left: float, right: float, low: float, high: float, lean: float = 0) -> Path:
    corners = ((left, low), (right, low), (right + lean, high), (left + lean, high))
    return poly([_place(*corner) for corner in corners])


def _hexagon(across: float, up: float, radius: float) -> Path:
    turns = np.deg2rad(np.arange(0, 360, 60))
    points = [(across + radius * np.cos(t), up + radius * np.sin(t)) for t in turns]
    dense = []
    for i, point in enumerate(points):
        after = points[(i + 1) % 6]
        dense += [
            _place(point[0] * (1 - s) + after[0] * s, point[1] * (1 - s) + after[1] * s)
            for s in (0.0, 0.5)
        ]
    return poly(dense)


def _comb(scene: Scene, rng: np.random.Generator) -> None:
    step = RADIUS * np.sqrt(3)
    for row in range(-1, 12):
        for column in range(-7, 8):
            across = column * RADIUS * 1.5
            up = row * step + (step / 2 if column % 2 else 0)
            x, y = _place(across, up)
            if -90 < x < 890 and -60 < y < 1320:
                _cell(scene, rng, across, up, float(np.clip(1 - y / 1200, 0, 1)))


def _cell(scene: Scene, rng: np.random.Generator, across: float, up: float, high: float) -> None:
    """One waxen cell with its books; `high` 0..1 fades it into the light above."""
    haze = 0.5 * high**1.6
    wax = mix("#d99a3c", "#e8b860", rng.uniform())
    style: Style = {"haze": haze, "detail": 0.5, "wobble": 1}
    size = float(np.exp(-up / DEPTH))
    scene.fill(_hexagon(across, up, RADIUS), scene.tones(wax, 0.3, 0.45), round=16 * size, **style)
    hollow = _hexagon(across, up, RADIUS * 0.84)
    scene.fill(hollow, "#3a1c0e, #6a3a1a, #a8642c", ink=0.4, **style)
    with scene.clip(hollow):
        floor = up - RADIUS * 0.84 * 0.866
        x = across - RADIUS * 0.66
        while x < across + RADIUS * 0.62:
            width = rng.uniform(13, 27)
            height = rng.uniform(72, 122)
            lean = rng.normal() * 16 if rng.uniform() < 0.18 else 0
            tone = SPINES[int(rng.integers(len(SPINES)))]
            spine = _quad(x, x + width, floor, floor + height, lean)
            tones = scene.tones(mix(tone, "#c97a24", 0.1), 0.2, 0.4)
            scene.fill(spine, tones, angle=0, round=width * size * 0.5, ink=0.45, **style)
            for part in (0.2, 0.8):
                band = _quad(
                    x, x + width, floor + height * part, floor + height * part + 4, lean * part
                )
                scene.fill(band, "#f0c468", detail=0.8, alpha=0.75, haze=haze)
            x += width + rng.uniform(0, 3)
            if rng.uniform() < 0.07:
                x += 24
        scene.cast(_hexagon(across, up + RADIUS * 1.25, RADIUS * 0.84), "#4a2410", 0.5, 8 * size)
        _pool(scene, across, floor, rng, haze)


def _pool(scene: Scene, across: float, floor: float, rng: np.random.Generator, haze: float) -> None:
    """Honey standing on the floor of about every second cell."""
    if rng.uniform() < 0.5:
        return
    level = floor + rng.uniform(8, 20)
    pool = _quad(across - 100, across + 100, floor - 20, level)
    scene.fill(pool, "#ffd86a, #f0a024, #c9741c", alpha=0.9, haze=haze, detail=0.6)


def _light(scene: Scene) -> None:
    scene.glow(400, -40, 520, "#fff3c0", 0.75)
    scene.beam("330 -40, 420 -40, 640 1240, 250 1240", "#ffdf8a", 0.42, 36)
    scene.beam("200 -40, 260 -40, 180 1240, -60 1240", "#ffe09a", 0.16, 40)
    scene.beam("520 -40, 600 -40, 860 1100, 700 1200", "#ffe09a", 0.16, 40)
    floor = smooth(900, 1240, scene.ys)
    scene.dim(floor, "#6a3418", 0.7)


def _honey(scene: Scene) -> None:
    """Cells that run over: (column, row, length of the longest thread)."""
    for column, row, length in OVERFLOWS:
        across = column * RADIUS * 1.5
        up = (row + (0.5 if column % 2 else 0)) * RADIUS * np.sqrt(3)
        x, y = _place(across, up - RADIUS * 0.78)
        with scene.at(x, y, float(np.exp(-up / DEPTH))):
            _overflow(scene, length)


def _overflow(scene: Scene, length: float) -> None:
    """Honey that slides over the lip of a cell in three drips."""
    drips = ((-34, length * 0.3, 6.0), (0, length, 9.0), (30, length * 0.5, 7.0))
    parts = [spline("-62 -6, -30 -13, 30 -13, 62 -6, 44 9, 18 13, -16 14, -46 8")]
    for x, reach, half in drips:
        path = [(x, 0), (x + 1, reach * 0.5), (x, reach - half), (x, reach)]
        parts.append(tube(path, [half * 1.8, half * 0.6, half * 0.7, half * 1.5]))
    scene.glow(0, length * 0.5, length * 0.5, "#ffc040", 0.35)
    honey = union(*parts)
    scene.cast(honey, "#5a2c10", 0.5, 5, 6, 8)
    tones = "0 #ffe48a, 0.25 #ffc23c, 1 #e8861c"
    scene.fill(honey, tones, round=9, rim=0.8, rim_colour="#fffbe0", detail=0.8, ink=0.3)
    for x, reach, half in drips:
        shine = ellipse(x - half * 0.5, reach - half * 0.3, half * 0.4, half * 0.7)
        scene.fill(shine, "#fffbe6", detail=1, texture=0)
    scene.line("-40 -5, -10 -8, 24 -8", 3, "#fffbe0", alpha=0.85)


def _ladder(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.6}
    rails = [[(side + up * 0.03 - 20, up) for up in range(-60, 1900, 80)] for side in (60, 190)]
    points = [[_place(*spot) for spot in rail] for rail in rails]
    for up in range(0, 1800, 62):
        ends = [_place(side + up * 0.03 - 20, up) for side in (60, 190)]
        size = float(np.exp(-up / DEPTH))
        rung = tube(ends, [6 * size, 6 * size], 8)
        scene.cast(rung, strength=0.4, soft=3, dx=3, dy=10)
        scene.fill(rung, "#e8c088, #8a5a34", round=5, **style)
    for line in points:
        rail = tube(line, [10, 4.5])
        scene.cast(rail, strength=0.45, soft=4, dx=10, dy=4)
        scene.fill(rail, "#f0cc94, #a87444, #6a3f24", angle=0, round=8, **style)


def _librarian(scene: Scene) -> None:
    x, y = 492, 884
    scene.cast(ellipse(x + 20, y - 90, 46, 90), strength=0.35, soft=18)
    scene.fill(tube("574 640, 575 720, 574 806", [3.4, 2.6, 3], 20), "#ffd86a, #f0a024", detail=0.9)
    figure(
        scene,
        x,
        y,
        190,
        "#f6ead0",
        legs="#8a6a3c",
        cut="overalls",
        hat="straw",
        hat_colour="#e8c878",
        left_arm=(-26, -98),
        arm=(40, -48),
        walk=4,
        hair="#6a4a34",
    )
    with scene.at(x, y, 1.9):
        veil = spline("-22 -90!, 0 -84, 22 -90!, 20 -70, 12 -62, -12 -62, -20 -70")
        scene.fill(veil, "#fffaf0, #e8dcc0", alpha=0.5, round=10, detail=0.7, ink=0.4)
        for k in range(-4, 5):
            scene.pen([(k * 4.6, -88), (k * 3.6, -64)], 0.5, "#8a744c", 0.6, curve=False)
    _pail(scene, 574, 806)


def _pail(scene: Scene, x: float, y: float) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.5}
    with scene.at(x, y):
        scene.pen("-26 4, -14 -22, 14 -22, 26 4", 2.6, "#5a4a3a")
        body = spline("-28 0!, 28 0!, 22 52!, 0 56, -22 52!")
        scene.fill(body, "#f4f0e0, #b5aa94, #6a5f50", angle=0, round=18, **style)
        scene.fill(ellipse(0, 0, 28, 8), "#ffd86a, #e8961c", **style)
        scene.fill(rect(-24, 24, 48, 4), "#8a7f6a", alpha=0.7, detail=0.8)


def _ribbon(scene: Scene) -> None:
    """A single cobalt bookmark that hangs out of its cell."""
    points = "396 596, 398 650, 388 700, 396 742"
    ribbon = tube(points, [6, 7, 8, 9], cap=False)
    scene.cast(ribbon, "#5a2c10", 0.5, 4, 8, 6)
    scene.fill(ribbon, "#5a84f0, #2f55c8, #1c3a90", round=7, detail=0.85, ink=0.5)
    scene.fill(poly("387 743, 406 743, 404 770, 396 754, 386 768"), "#1f44a8", detail=0.9)


def _bees(scene: Scene) -> None:
    flights = (
        (190, 214, 0.34, 12, False),
        (300, 108, 0.24, -8, False),
        (640, 470, 0.42, -12, True),
        (400, 330, 0.3, -14, True),
        (130, 820, 0.6, -10, False),
        (700, 960, 0.5, -16, True),
        (250, 1060, 0.95, -10, False),
    )
    for x, y, size, turn, flip in flights:
        with scene.at(x, y, size, turn, flip):
            page = spline("-34 36!, 46 30!, 62 122!, 10 118, -26 132!")
            scene.cast(page, strength=0.35, soft=8, dx=6, dy=14)
            scene.fill(page, "#fffdf4, #f6e6c4", round=6, detail=0.8, ink=0.5)
            for leg in (-16, 4, 24):
                scene.pen([(leg, 22), (leg - 2, 40)], 3, "#3a241a", curve=False)
        bee(scene, x, y, size, flip=flip, rot=turn)
