"""Two people live on the hands of a clock and are about to meet at noon."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    poly,
    rect,
    ring,
    spline,
    tube,
    watercolour,
)
from namyok_art.painted.props.buildings import roofscape
from namyok_art.painted.props.objects import cup
from namyok_art.painted.props.slender import slender

CENTRE = (400.0, 716.0)
RADIUS = 352.0
SLATE = "#4a6480"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(24)
    scene = Scene(
        24, light=(0.6, -0.65, 0.5), light_colour="#fffdf4", shadow="#4a5a78", haze="#eaf0f4"
    )
    scene.sky("0 #cfe0ec, 0.2 #e6eef2, 0.3 #f6f2e6, 1 #b8c4d0", warp=40, flow=0)
    roofscape(
        scene,
        196,
        rng,
        (60, 100),
        (40, 110),
        ("#c4ccd8", "#d9d4d4"),
        ("#9aa8bc", "#b0a4ac"),
        0.1,
        0.45,
    )
    _tower(scene, rng)
    _dial(scene)
    _marks(scene)
    _track(scene)
    _hands(scene)
    _her_place(scene)
    _his_place(scene)
    _pigeon(scene)
    return watercolour(
        scene,
        palette=(
            "#cfe0ec, #e6eef2, #fbfaf4, #d9dee2, #9aa8bc, #6f86a0, #4a6480, #2f405c, #c9a45c, "
            "#8a6a34, #d8383c, #6f9a5c"
        ),
        pull=0.12,
        bloom=0.22,
    )


def _tower(scene: Scene, rng: np.random.Generator) -> None:
    wall = rect(-20, 236, 840, 1000)
    scene.fill(wall, "#a8b4c4, #8f9db2, #7a8aa4", detail=0.3, ink=0.3)
    for row in range(16):
        for column in range(-1, 9):
            x = column * 104 + (52 if row % 2 else 0)
            tone = mix("#b0bccc", "#8494ac", rng.uniform())
            stone = rect(x + 3, 254 + row * 62, 98, 56, 5)
            scene.fill(stone, tone, round=7, shade=0.6, detail=0.4, texture=0.12)
    style: Style = {"detail": 0.5, "ink": 0.45}
    scene.fill(rect(-20, 214, 840, 34, 4), "#e6eaf0, #9aa8bc", round=12, **style)
    scene.fill(rect(-20, 184, 840, 26, 4), "#f4f4f2, #b4c0d0", round=10, **style)


def _dial(scene: Scene) -> None:
    x, y = CENTRE
    style: Style = {"detail": 0.5, "ink": 0.5}
    bezel = circle(x, y, RADIUS + 30)
    scene.cast(bezel, strength=0.5, soft=20, dx=-12, dy=16)
    scene.fill(bezel, "#f0d894, #c9a45c, #7a5c34", angle=120, round=26, **style)
    scene.fill(circle(x, y, RADIUS + 6), "#6a5434, #8a6a34", detail=0.5)
    face = circle(x, y, RADIUS)
    scene.fill(face, "#ffffff, #fbfaf4, #e3e8ea", angle=120, detail=0.4, texture=0.02)
    with scene.clip(face):
        rim = circle(x + 26, y - 28, RADIUS + 2)
        shade = np.clip(scene.mask(face) - scene.mask(rim), 0, 1)
        scene.dim(shade, "#9aa8bc", 0.35)
    for part in (0.985, 0.86, 0.56):
        scene.line(ring(x, y, RADIUS * part, RADIUS * part, 90), 2.4, SLATE, alpha=0.7)


def _marks(scene: Scene) -> None:
    """Sixty ticks and twelve plain bars instead of numbers."""
    x, y = CENTRE
    for minute in range(60):
        turn = minute * 6
        with scene.at(x, y, 1, turn):
            if minute % 5:
                scene.line([(0, -RADIUS * 0.97), (0, -RADIUS * 0.885)], 3, SLATE, curve=False)
            else:
                bar = poly(
                    [
                        (-9, -RADIUS * 0.835),
                        (9, -RADIUS * 0.835),
                        (6, -RADIUS * 0.68),
                        (-6, -RADIUS * 0.68),
                    ]
                )
                scene.fill(bar, "#6f86a0, #2f405c", round=5, detail=0.75, ink=0.4)


def _track(scene: Scene) -> None:
    """A bicycle has been round the dial many times."""
    x, y = CENTRE
    turns = np.linspace(0.6, 15.4, 150)
    for shift in (-3, 3):
        spiral = [
            (x + np.cos(t) * (60 + t * 10.5 + shift), y + np.sin(t) * (60 + t * 10.5 + shift))
            for t in turns
        ]
        scene.pen(spiral, 1.2, "#9aa8bc", 0.55)


def _hand(scene: Scene, angle: float, length: float, width: float) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.5}
    with scene.at(*CENTRE, 1, angle):
        hand = spline(
            [
                (-width, 70),
                (0, 92),
                (width, 70),
                (width * 0.55, 0),
                (width, -length * 0.6),
                (width * 0.4, -length, 1),
                (-width * 0.4, -length, 1),
                (-width, -length * 0.6),
                (-width * 0.55, 0),
            ]
        )
        scene.cast(hand, strength=0.35, soft=7, dx=-10, dy=12)
        scene.fill(hand, "#6f86a0, #3f5674, #2f405c", angle=0, round=10, rim=0.4, **style)
        scene.fill(circle(0, -length * 0.42, width * 0.5), "#fbfaf4", detail=0.8, ink=0.4)


def _hands(scene: Scene) -> None:
    _hand(scene, 7, 212, 17)
    _hand(scene, -16, 296, 13)
    scene.fill(circle(*CENTRE, 24), "#f0d894, #c9a45c, #7a5c34", round=18, detail=0.7, ink=0.5)
    scene.fill(circle(*CENTRE, 8), "#fff6d8", round=5, detail=0.8)


def _deck(scene: Scene, x: float, y: float, width: float) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.5}
    deck = rect(x - width / 2, y, width, 13, 4)
    scene.cast(deck, strength=0.35, soft=6, dx=-10, dy=14)
    scene.fill(deck, "#e0bc74, #a87f44, #6a4c2c", round=6, **style)
    scene.line(
        [(x - width * 0.36, y + 13), (x, y + 38), (x + width * 0.36, y + 13)],
        4,
        "#8a6a34",
        curve=False,
    )


def _her_place(scene: Scene) -> None:
    """On the hour hand: armchair, geranium, a table laid for two."""
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.6}
    x, y = 468, 498
    _deck(scene, x, y, 216)
    chair = spline(
        [
            (x + 20, y, 1),
            (x + 20, y - 62),
            (x + 34, y - 96),
            (x + 66, y - 100),
            (x + 84, y - 80),
            (x + 84, y, 1),
        ]
    )
    scene.fill(chair, "#8fa8b8, #5f7c92", round=18, **style)
    for arm_x in (x + 14, x + 80):
        scene.fill(rect(arm_x, y - 46, 16, 46, 7), "#a8bccb, #6f8ca0", round=7, **style)
    pot = poly([(x + 93, y - 28), (x + 121, y - 28), (x + 116, y), (x + 98, y)])
    scene.fill(pot, "#d98a5c, #a85f3c", round=6, **style)
    for px, py in ((-9, -44), (0, -56), (10, -46), (16, -38), (-14, -36)):
        scene.fill(circle(x + 107 + px, y + py, 9), "#9cbc7a, #5f8a50", round=7, **style)
    for px, py in ((-8, -62), (4, -72), (14, -60)):
        scene.fill(circle(x + 107 + px, y + py, 9.5), "#f0605a, #d8383c", round=7, **style)
    scene.fill(tube([(x - 66, y), (x - 66, y - 40)], [4, 3], 6), "#8a6a34", **style)
    scene.fill(ellipse(x - 66, y - 42, 34, 7), "#fbf4e4, #d9c8a8", round=4, **style)
    for shift in (-15, 16):
        cup(scene, x - 66 + shift, y - 42, 0.34, saucer=False)
    slender(scene, x - 10, y, 128, "#b56a7a", "#6a4a3c", left_arm=(-20, -64), lean=-5, rim=0.3)


def _his_place(scene: Scene) -> None:
    """On the long hand: a bicycle, a hat just taken off."""
    x, y = 256, 482
    _deck(scene, x, y, 196)
    scene.pen([(x + 62, y), (318, 432)], 3.4, "#8a6a34", curve=False)
    for wheel in (-66, 8):
        scene.line(ring(x + wheel, y - 27, 27, 27, 40), 3.6, "#2f405c")
        for turn in np.arange(0, 3.1, 0.52):
            spoke = [
                (x + wheel + np.cos(turn) * s * 25, y - 27 + np.sin(turn) * s * 25) for s in (-1, 1)
            ]
            scene.pen(spoke, 0.9, "#6f86a0", 0.9, curve=False)
    frame = (
        (-66, -27),
        (-26, -27),
        (-4, -62),
        (-46, -62),
        (-66, -27),
        (-46, -62),
        (-26, -27),
        (-4, -62),
        (8, -27),
    )
    scene.line([(x + a, y + b) for a, b in frame], 4, "#c9a45c", curve=False)
    scene.line([(x - 4, y - 62), (x - 8, y - 76), (x + 6, y - 80)], 3.4, "#2f405c", curve=False)
    scene.fill(ellipse(x - 48, y - 67, 13, 5), "#6a4c34", round=3, detail=0.8, ink=0.4)
    slender(scene, x + 56, y, 132, "#5f7488", "#3a3230", arm=(22, -98), lean=5, rim=0.3)
    with scene.at(x + 96, y - 134, 1, 18):
        style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.5}
        scene.fill(ellipse(0, 0, 21, 5), "#4a5a70", **style)
        scene.fill(
            spline("-13 0!, -12 -15, 0 -18, 12 -15, 13 0!"), "#6f86a0, #4a5a70", round=6, **style
        )


def _pigeon(scene: Scene) -> None:
    """On the top of the frame, looking the other way."""
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.6}
    with scene.at(412, 338, 0.94):
        for leg in (-6, 8):
            scene.line([(leg, -12), (leg, 0), (leg + 7, 0)], 3, "#d98a6a", curve=False)
        body = spline(
            "-62 -14!, -34 -30, -8 -44, 20 -56, 26 -78, 40 -84, 52 -74, 50 -54, 40 -26, 14 -10, "
            "-18 -10"
        )
        scene.fill(body, "#c4ccd8, #8f9cb0, #5f6c84", round=18, rim=0.4, **style)
        wing = spline("-66 -10!, -34 -32, 0 -42, 14 -30, -6 -16, -36 -12")
        scene.fill(wing, "#a8b4c4, #6f7c94", round=8, **style)
        scene.line("-40 -18, -18 -30, 2 -34", 3, "#3f4a60", alpha=0.7)
        scene.fill(
            spline("26 -62, 46 -56, 44 -40, 26 -46"),
            "#7aa08a, #8a6a94",
            alpha=0.7,
            soft=2,
            detail=0.5,
        )
        scene.fill(spline("50 -74!, 64 -68!, 50 -64!"), "#e8c08a", round=2, **style)
        scene.line("38 -74, 42 -71, 46 -73", 2.4, "#23283a")
