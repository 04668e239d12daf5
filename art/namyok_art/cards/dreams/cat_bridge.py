"""A great ginger cat stretches across a river as a bridge, with a tram on its spine."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.buildings import facade, house, tower
from namyok_art.painted.props.land import leafy_tree
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sky import cloud, sun
from namyok_art.painted.props.vessels import boat

SPINE = "650 430, 620 398, 560 366, 440 344, 320 372, 250 430"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(7)
    scene = Scene(
        7, light=(-0.7, -0.6, 0.5), light_colour="#fff3cf", shadow="#5a3a48", haze="#f3e6d6"
    )
    scene.sky("0 #a9d3dc, 0.25 #d6e6dc, 0.45 #fbe9cc, 0.62 #f6d6bc, 1 #e3c8b0", warp=60, flow=5)
    sun(scene, 110, 130, 54, "#fff6d8", 0.5)
    cloud(scene, 420, 130, 260, "#ffffff", seed=3, alpha=0.85, soft=4, shade=0.45)
    cloud(scene, 250, 240, 170, "#ffffff", seed=6, alpha=0.7, soft=4, shade=0.45)
    _far_bank(scene, rng)
    _river(scene, rng)
    _banks(scene)
    _cat(scene, rng)
    _tram(scene)
    _traffic_light(scene)
    _old_town(scene)
    return gouache(
        scene,
        palette=(
            "#a9d3dc, #fbe9cc, #f6d6bc, #e88a3c, #f3b878, #fff3e0, #6fb09a, #3f8476, #c9747a, "
            "#8a4a54, #ffd23c, #b9a090"
        ),
        pull=0.18,
    )


def _far_bank(scene: Scene, rng: np.random.Generator) -> None:
    for x in range(-20, 820, 46):
        height = rng.uniform(40, 110)
        tone = mix("#d9b0a8", "#c9c0b4", rng.uniform())
        roof = mix("#d08a84", "#b5807f", rng.uniform())
        house(scene, x + 20, 720, 44, height, tone, roof, lit=0, door=False, haze=0.5)
    scene.mist(716, 40, "#fbeedc", 0.6)


def _river(scene: Scene, rng: np.random.Generator) -> None:
    water = poly("-20 716, 820 716, 820 1240, -20 1240")
    scene.fill(water, "0 #cfe6d2, 0.25 #8fc8b0, 1 #3f8476", detail=0.2, flow=0)
    arch = spline("150 930, 240 850, 420 820, 600 850, 680 930, 600 960, 420 930, 240 960")
    scene.fill(arch, "#3f7f74", alpha=0.5, soft=14, detail=0.1)
    for _ in range(90):
        x, y = rng.uniform(180, 640), rng.uniform(735, 1180)
        near = (y - 716) / 480
        half = 8 + 34 * near
        wave = [(x - half, y), (x, y - 3 * near), (x + half, y + 1)]
        tone = "#f6fbe9" if rng.uniform() < 0.6 else "#2f6f66"
        scene.line(wave, 1.4 + 2.4 * near, tone, alpha=0.5, detail=0.5)
    boat(scene, 420, 906, 0.8, "#a8563c", sail="#fffaf0")


def _banks(scene: Scene) -> None:
    left = spline("-40 812!, 120 806, 250 822, 300 850!, 286 940, 240 1040, 250 1240!, -40 1240!")
    right = spline("840 800!, 720 800, 570 818, 530 846!, 556 930, 600 1040, 584 1240!, 840 1240!")
    for bank in (left, right):
        scene.cast(bank, "#2f5f58", 0.4, 14, 0, 14)
        scene.fill(bank, "#e6d3b4, #b99a7c, #7a6058", round=20, detail=0.35, ink=0.4, texture=0.12)
    for i in range(7):
        course = 850 + i * 46
        scene.line([(-20, course), (250 - i * 4, course + 8)], 2.4, "#7a5f50", alpha=0.4)
        scene.line([(580 + i * 3, course + 6), (820, course)], 2.4, "#7a5f50", alpha=0.4)
    leafy_tree(scene, 776, 812, 130, "#8fb870", seed=4)
    facade(
        scene,
        ((640, 560), (800, 540), (800, 812), (640, 806)),
        5,
        3,
        "#e6dcd0, #c9bcb4",
        "#8fb4bc",
        "#fbf6ea",
        seed=2,
        haze=0.2,
    )


def _body() -> Path:
    """One union: an arch with paws at both ends, chin on the near bank."""
    trunk = tube(
        "664 640, 650 500, 560 432, 440 414, 324 444, 258 520, 226 600",
        [84, 96, 96, 92, 90, 84, 70],
    )
    haunch = ellipse(660, 650, 92, 120, 8)
    hind = tube("664 700, 676 768, 616 806", [64, 44, 34])
    hind_far = tube("706 690, 728 780, 700 812", [46, 38, 30])
    fore = tube("236 600, 226 720, 168 800", [62, 46, 36])
    fore_far = tube("280 610, 290 730, 246 806", [48, 40, 32])
    return union(trunk, haunch, hind, hind_far, fore, fore_far)


def _cat(scene: Scene, rng: np.random.Generator) -> None:
    fur: Style = {"texture": 0.16, "detail": 0.45, "wobble": 1.4, "rim": 0.6, "ink": 0.5}
    ginger = "#f6b878, #e88a3c, #b5602c"
    tail = tube("708 600, 772 500, 762 380, 716 270, 708 190", [40, 34, 30, 26, 22])
    scene.fill(tail, ginger, round=28, flow="form", **fur)
    for x, y in sample("772 500, 762 380, 716 270, 708 190", 9):
        scene.line([(x - 30, y + 6), (x, y - 4), (x + 30, y + 6)], 8, "#b5602c", alpha=0.55, soft=2)
    body = _body()
    scene.fill(body, ginger, round=84, shade=0.95, flow=scene.swirl(440, 760), **fur)
    with scene.clip(body):
        belly = spline("600 640, 560 520, 440 500, 330 530, 280 640, 420 580, 520 590")
        scene.fill(belly, "#fff3e0", alpha=0.75, soft=22, detail=0.2)
        for x, y in sample("650 470, 560 390, 440 366, 330 396, 262 470", 12):
            turn = np.arctan2(y - 760, x - 440)
            inward = (x - np.cos(turn) * 96, y - np.sin(turn) * 96)
            middle = ((x + inward[0]) / 2 + rng.normal() * 8, (y + inward[1]) / 2)
            stripe = tube([(x, y), middle, inward], [9, 11, 2])
            scene.fill(stripe, "#b5602c", alpha=0.6, soft=3, detail=0.3)
        for x, y in ((166, 806), (246, 810), (614, 810), (698, 814)):
            scene.fill(ellipse(x, y - 8, 40, 22), "#fff3e0", alpha=0.9, soft=4, detail=0.4)
            for toe in (-13, 2, 16):
                scene.line([(x + toe, y - 14), (x + toe - 1, y + 6)], 2.4, "#b5783c", alpha=0.8)
    _head(scene, fur)


def _head(scene: Scene, fur: Style) -> None:
    with scene.at(150, 560, 1.0, -6):
        ears = [spline([(s * 30, -66, 1), (s * 74, -128, 1), (s * 92, -40, 1)]) for s in (-1, 1)]
        head = union(ellipse(0, 0, 100, 84), *ears)
        scene.cast(head, strength=0.45, soft=14, dx=16, dy=14)
        scene.fill(head, "#f9c48a, #ee9848, #c9702f", round=70, flow="form", **fur)
        for s in (-1, 1):
            inner = spline([(s * 46, -70, 1), (s * 70, -108, 1), (s * 80, -56, 1)])
            scene.fill(inner, "#f3b8a0", round=8, alpha=0.9, detail=0.5)
            scene.line([(s * 24, -16), (s * 46, -4), (s * 68, -18)], 5, "#5a2c24")
            scene.fill(ellipse(s * 28, 32, 34, 26), "#fff6e6", soft=6, alpha=0.95, detail=0.4)
            for k in (-1, 0, 1):
                whisker = [(s * 44, 34 + k * 8), (s * 90, 28 + k * 15), (s * 128, 34 + k * 24)]
                scene.pen(whisker, 1.8, "#fffaf0", 0.95)
            scene.line([(0, 28), (s * 12, 40), (s * 26, 36)], 3.4, "#7a3a34")
        for x in (-18, 0, 18):
            scene.fill(tube([(x, -78), (x * 0.8, -44)], [6, 3]), "#b5602c", alpha=0.7, soft=2)
        scene.fill(spline("-13 12!, 13 12!, 0 27!"), "#e0787a", round=6, detail=0.8)


def _tram(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.7}
    scene.pen(SPINE, 3, "#5a3a34", 0.9)
    wire = "668 336, 630 310, 560 282, 440 256, 320 286, 244 344"
    scene.pen(wire, 1.8, "#4a3a40", 0.9)
    for (x, y), (top_x, top_y) in zip(sample(SPINE, 6)[1:], sample(wire, 6)[1:], strict=False):
        scene.line([(x, y), (top_x, top_y)], 4, "#6a4a44", curve=False)
    with scene.at(432, 340, 1.05, 2):
        scene.cast(rect(-76, -8, 152, 14), strength=0.5, soft=6)
        scene.fill(rect(-78, -62, 156, 58, 12), "#ffe25c, #ffcf2c, #d99a1c", round=14, **style)
        scene.fill(rect(-80, -34, 160, 9), "#fff6dc", **style)
        scene.fill(rect(-70, -70, 140, 11, 5), "#c98a2c", round=4, **style)
        for i in range(5):
            scene.fill(rect(-66 + i * 28, -56, 20, 20, 3), "#bfe0e4, #8fb8c4", **style)
        for x in (-48, -22, 22, 48):
            scene.fill(circle(x, -2, 8), "#4a3a3c", round=6, **style)
        scene.pen("0 -70, -14 -86, 6 -100", 2.4, "#4a3a3c", curve=False)
    for x, y, tone, turn in (
        (286, 404, "#4f7fa0", -30),
        (600, 412, "#c2484a", 28),
        (556, 372, "#5f8a5a", 18),
    ):
        with scene.at(x, y, 1, turn):
            figure(scene, 0, 2, 46, coat=tone, arm=(24, -40))


def _traffic_light(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "ink": 0.5, "wobble": 0.5}
    with scene.at(706, 168, 1.0, -6):
        scene.fill(rect(-24, -96, 48, 104, 12), "#4a4a52, #2a2a30", round=9, rim=0.5, **style)
        for y, tone in ((-76, "#5a2a28"), (-44, "#6a5424"), (-12, "#8fe07a")):
            scene.fill(circle(0, y, 12), tone, round=5, **style)
        scene.glow(0, -12, 44, "#a8f08a", 0.6)


def _old_town(scene: Scene) -> None:
    tower(scene, 74, 1000, 50, 130, "#f0dcc0", "#c9747a", dome=True)
    for x, y, w, h, wall, roof in (
        (20, 1090, 110, 110, "#f3e0c8", "#c9747a"),
        (130, 1130, 120, 90, "#e9d0b8", "#b5606a"),
        (30, 1220, 130, 100, "#f6e6d0", "#d0847a"),
        (190, 1230, 110, 70, "#efdcc4", "#c06a6a"),
    ):
        house(scene, x, y, w, h, wall, roof, lean=3, lit=0.3, door=False)
    for x, y, w, h, wall, roof in (
        (650, 1130, 100, 80, "#e6dccf", "#a86a70"),
        (760, 1110, 120, 110, "#f0e2d0", "#c9747a"),
        (690, 1230, 130, 90, "#f3e6d4", "#b8646a"),
    ):
        house(scene, x, y, w, h, wall, roof, lean=-3, lit=0.3, door=False)
