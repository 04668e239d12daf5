"""A drop about to fall holds a room whose tenant is packing; a seedling waits below."""

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    grow,
    mix,
    plain,
    poly,
    rect,
    smooth,
    spline,
    tube,
)
from namyok_art.painted.props.people import figure

HORIZON = 812.0
FLOOR = 560.0
BOOKS = plain("#2f6fc8, #4fa8d8, #e8d8b8, #c9644a, #1f4a8a, #8fd0d8")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(62)
    scene = Scene(
        62, light=(-0.6, -0.65, 0.5), light_colour="#f6fcff", shadow="#1c3f6a", haze="#f3e0cc"
    )
    scene.sky("0 #a8d8e4, 0.3 #cfe8e6, 0.55 #f3eed8, 0.68 #fbe0c0, 1 #f6cfa8", warp=40, flow=0)
    _mesas(scene)
    _cracked_ground(scene, rng)
    _light_on_ground(scene)
    _seedling(scene)
    drop = _drop()
    scene.fill(drop, "0 #e6f8fa, 0.4 #8fd4e4, 0.8 #3f94cc, 1 #1f5aa8", detail=0.4, flow="form")
    with scene.clip(grow(drop, 0.94, 400, 420), soft=5):
        _room(scene, rng)
    _glass(scene, drop)
    return gouache(
        scene,
        palette=(
            "#a8d8e4, #cfe8e6, #f3eed8, #fbe0c0, #e08a5c, #b5583a, #7a3428, #3f94cc, #1f5aa8, "
            "#163a70, #f4fcff, #6fc04a, #e8c87a"
        ),
        pull=0.15,
    )


def _drop() -> Path:
    """Hanging from the top edge, already thin in the neck."""
    return spline(
        "250 -60!, 300 -20, 344 40, 330 110, 268 190, 190 290, 140 400, 140 510, 190 620, "
        "280 696, 400 722, 520 696, 610 620, 660 510, 660 400, 610 290, 532 190, 470 110, "
        "456 40, 500 -20, 550 -60!"
    )


def _mesas(scene: Scene) -> None:
    far = spline(
        "-40 790!, 40 786, 60 740!, 170 736!, 190 784, 300 790, 330 768!, 400 764!, 420 790, "
        "560 792, 590 730!, 720 726!, 744 782, 840 790!, 840 830!, -40 830!"
    )
    scene.fill(far, "#e8a88a, #d98a6a", haze=0.35, detail=0.3, flow=0)


def _ground_point(u: float, v: float) -> tuple[float, float]:
    """The plain: u across, v 0 (at our feet) .. 2.4 (horizon)."""
    depth = max(0.0, 1 - v / 2.4) ** 2
    return 400 + u * (130 + 640 * depth), HORIZON + 400 * depth


def _cracked_ground(scene: Scene, rng: np.random.Generator) -> None:
    base = poly([(-20, HORIZON), (820, HORIZON), (820, 1240), (-20, 1240)])
    scene.fill(base, "#a8583c, #6a2c22", detail=0.3, flow=0)
    for cell in _plates(rng):
        middle = cell.mean(0)
        shrunk = middle + (cell - middle) * 0.9
        places = [_ground_point(u, v) for u, v in shrunk]
        depth = float(np.clip((places[0][1] - HORIZON) / 400, 0, 1))
        tone = mix("#d98458", "#c0623c", rng.uniform())
        plate = poly(places)
        scene.fill(
            plate,
            scene.tones(tone, 0.2, 0.25),
            round=4 + 18 * depth,
            shade=0.7,
            detail=0.4,
            haze=0.45 * (1 - depth) ** 2,
            wobble=1.5 + 2 * depth,
            texture=0.12,
        )


def _plates(rng: np.random.Generator) -> list[Array]:
    """Voronoi cells of the dry ground in plane coordinates."""
    plane = cv2.Subdiv2D((-5, -2, 10, 6))
    for _ in range(1100):
        plane.insert((float(rng.uniform(-3.4, 3.4)), float(rng.uniform(-0.5, 2.38))))
    facets, _ = plane.getVoronoiFacetList([])
    cells = [np.asarray(facet, float) for facet in facets]
    seen = [cell for cell in cells if _on_card(cell)]
    return sorted(seen, key=lambda cell: -float(cell[:, 1].mean()))


def _on_card(cell: Array) -> bool:
    u, v = cell.mean(0)
    x, y = _ground_point(u, v)
    return -90 < x < 890 and y < 1260 and cell[:, 1].max() < 2.4 and np.ptp(cell, 0).max() < 0.6


def _light_on_ground(scene: Scene) -> None:
    """The drop works as a lens: a bright net of light round the seedling."""
    shade = ellipse(462, 1052, 270, 58)
    scene.cast(shade, "#7a3f4a", 0.5, 22)
    scene.glow(444, 1058, 150, "#ffe9b0", 0.55, squash=0.3)
    scene.glow(444, 1062, 80, "#fffbe0", 0.7, squash=0.3)


def _seedling(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.5}
    scene.cast(ellipse(452, 1062, 34, 8), strength=0.5, soft=5, dx=14)
    scene.fill(tube("440 1064, 436 1020, 440 980", [6, 5, 6]), "#8fd45a, #3f8a34", round=5, **style)
    upper = spline("440 984!, 408 966, 384 930, 388 900!, 420 914, 440 950")
    lower = spline("440 984!, 446 950, 464 916, 496 900!, 500 934, 474 968")
    scene.fill(upper, "#c8f07a, #6fc04a, #3f8a34", round=14, rim=0.5, **style)
    scene.fill(lower, "#d8f68a, #7fcc4a, #4a9a3a", round=14, rim=0.5, **style)
    scene.line("436 976, 412 944, 394 912", 2.2, "#3f8a34", alpha=0.7)
    scene.line("444 976, 466 944, 490 910", 2.2, "#3f8a34", alpha=0.7)


def _room(scene: Scene, rng: np.random.Generator) -> None:
    wall = rect(100, -40, 600, FLOOR + 80)
    scene.fill(wall, "0 #f4fcfc, 0.35 #c4e8ee, 1 #7fc0dc", detail=0.35, flow=90)
    for x in range(120, 700, 44):
        lean = (x - 400) * 0.28
        stripe = [(x - lean, 60), (x, FLOOR)]
        scene.line(stripe, 9, "#a8dcea", alpha=0.7, curve=False, detail=0.5)
    floor = spline("80 560!, 240 548, 400 544, 560 548, 720 560!, 720 760!, 80 760!")
    scene.fill(floor, "#d9c49a, #8fa0a4, #2f5f94", detail=0.4, flow=0, ink=0.4)
    for k in range(-6, 7):
        scene.line(
            [(400 + k * 56, 546), (400 + k * 96, 740)], 2.4, "#5a7a94", alpha=0.6, curve=False
        )
    _window_and_lamp(scene)
    _bookshelf(scene, rng)
    _bed(scene)
    scene.fill(ellipse(400, 628, 150, 26), "#c9644a, #8a3a3a", detail=0.5, ink=0.4)
    scene.fill(ellipse(400, 628, 116, 19), "#e8a878, #b56a50", detail=0.5, ink=0.3)
    _packing(scene)


def _window_and_lamp(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "ink": 0.45, "wobble": 0.6}
    scene.pen("400 -20, 402 180", 3, "#39506a", curve=False)
    scene.glow(402, 236, 130, "#fff0b0", 0.7)
    shade = spline("402 176!, 436 200, 448 232!, 402 240, 356 232!, 368 200")
    scene.fill(shade, "#ffe9a8, #e8b04a", round=16, **style)
    scene.fill(rect(330, 290, 128, 120, 4), "#fffaf0, #c4d8e0", round=6, **style)
    scene.fill(rect(342, 302, 104, 96), "#fbe0c0, #f0b088, #d98458", **style)
    scene.line("394 302, 394 398", 6, "#f4f8f8", curve=False)
    scene.line("342 350, 446 350", 6, "#f4f8f8", curve=False)


def _bookshelf(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.6}
    with scene.at(560, FLOOR + 6, 1, 5):
        scene.fill(rect(-60, -250, 124, 250, 4), "#b58a64, #7a5a5a", round=6, **style)
        for shelf in range(4):
            top = -240 + shelf * 60
            scene.fill(rect(-50, top, 104, 50), "#39506a, #5a6a7a", detail=0.5)
            x = -48.0
            stop = 52 if shelf != 1 else 8
            while x < stop - 12:
                width, height = rng.uniform(9, 18), rng.uniform(32, 46)
                tone = BOOKS[int(rng.integers(len(BOOKS)))]
                scene.fill(
                    rect(x, top + 50 - height, width, height, 2),
                    scene.tones(tone, 0.2),
                    round=4,
                    **style,
                )
                x += width + 1
        scene.fill(circle(36, -254, 14), "#c9644a, #8a3a3a", round=10, **style)


def _bed(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "ink": 0.5, "wobble": 0.8}
    with scene.at(250, FLOOR + 30, 1, -4):
        scene.fill(rect(-98, -128, 20, 132, 8), "#b58a64, #7a5a5a", round=8, **style)
        scene.fill(rect(78, -78, 16, 84, 7), "#b58a64, #7a5a5a", round=8, **style)
        mattress = spline("-86 -52!, 84 -52!, 86 -14!, -86 -14!")
        scene.fill(mattress, "#fff8ec, #c4d4dc", round=10, **style)
        scene.fill(
            spline("-84 -56, -70 -80, -36 -80, -26 -54!, -84 -50"),
            "#ffffff, #c4dce6",
            round=12,
            **style,
        )
        quilt = spline("-34 -62!, 20 -70, 86 -60!, 92 -8, 60 10, 10 -2, -30 6, -44 -20")
        scene.fill(quilt, "#5a94e0, #2f5fc0, #1c3f8a", round=18, flow=20, **style)
        for k in range(3):
            scene.line(
                [(-20 + k * 34, -60), (-24 + k * 36, -24), (-18 + k * 36, 0)],
                3,
                "#9cc4f0",
                alpha=0.7,
            )


def _packing(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.6}
    lid = poly("430 560, 512 554, 520 606, 434 612")
    scene.fill(lid, "#c98a54, #8a5434", round=6, **style)
    case = poly("424 612, 522 604, 530 640, 430 648")
    scene.fill(case, "#d99a60, #8a5434", round=8, **style)
    for x, tone in ((446, "#f4f4ec"), (476, "#e8c04a"), (504, "#6fc4d8")):
        cloth = spline([(x - 18, 612, 1), (x - 8, 594), (x + 12, 596), (x + 16, 610, 1)])
        scene.fill(cloth, tone, round=7, **style)
    with scene.at(372, 656, 1, 11):
        figure(
            scene, 0, 0, 132, "#e0523c", hair="#4a2c20", arm=(46, -46), left_arm=(32, -34), walk=6
        )
    for x, y, turn in ((470, 470, 20), (300, 430, -24), (520, 440, -10)):
        with scene.at(x, y, 1, turn):
            scene.fill(poly("-16 -10, 16 -12, 14 12, -14 10"), "#fffdf6, #dce8ea", **style)


def _glass(scene: Scene, drop: Path) -> None:
    """Thick water at the rim, a bright window of light, a hot spot low down."""
    body = scene.mask(drop)
    core = scene.mask(grow(drop, 0.9, 400, 420))
    edge = np.clip(body - cv2.GaussianBlur(core, (0, 0), 22), 0, 1) * body
    scene.dim(edge, "#3f94d4", 0.8)
    low = smooth(560, 730, scene.ys) * body
    scene.dim(low, "#5fa8d8", 0.55)
    for points, widths, strength in (
        ("196 420, 186 500, 214 590", [2, 13, 2], 0.9),
        ("236 270, 208 322, 196 366", [2, 11, 3], 0.9),
        ("372 30, 366 80, 330 132", [2, 8, 2], 0.85),
    ):
        scene.fill(tube(points, widths), "#ffffff", alpha=strength, soft=2, detail=0.6, texture=0)
    crescent = spline("300 690, 400 708, 520 680, 600 610, 560 676, 480 716, 400 728")
    scene.fill(crescent, "#e6faff", alpha=0.6, soft=5, detail=0.4)
