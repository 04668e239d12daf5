"""Nesting houses: turned of wood like dolls, painted with gold leaves, opening at the waist."""

import numpy as np

from namyok_art.painted import (
    Colour,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    poly,
    rect,
    spline,
    tube,
)
from namyok_art.painted.props.buildings import arch

RED = "#b02a20"
GOLD = "#e8b64a"
BLACK = "#1c1214"


def lower_path(hollow: bool = False) -> Path:
    left = [(-36.0, 0.0, 1), (-46.0, -14.0), (-49.0, -38.0), (-45.0, -60.0), (-41.0, -76.0, 1)]
    right = [(41.0, -76.0, 1), (45.0, -60.0), (49.0, -38.0), (46.0, -14.0), (36.0, 0.0, 1)]
    brim = [(-22.0, -69.0), (0.0, -67.0), (22.0, -69.0)] if hollow else []
    return spline([*left, *brim, *right, (0.0, 5.0)])


def upper_path() -> Path:
    return spline(
        "-41 -76!, -40 -92, -58 -100!, -46 -118, -26 -134, -10 -156, 0 -180!, 10 -156, 26 -134, "
        "46 -118, 58 -100!, 40 -92, 41 -76!, 0 -70"
    )


def lower_half(
    scene: Scene, x: float, y: float, scale: float = 1, door: Colour = GOLD, hollow: bool = True
) -> None:
    """The bottom of a house 100 wide, standing on (x, y); `hollow` shows the open rim."""
    style: Style = {"detail": 0.65, "ink": 0.45, "wobble": 0.5}
    with scene.at(x, y, scale):
        if hollow:
            scene.fill(ellipse(0, -76, 41, 9), "#3a1c14, #a8703c", round=2, **style)
        body = lower_path(hollow)
        scene.fill(
            body, [mix(RED, "#ff9a6a", 0.25), RED, "#5a1218"], angle=20, round=40, rim=0.4, **style
        )
        with scene.clip(body):
            ground = spline("-60 -30, -20 -36, 20 -36, 60 -30, 60 20, -60 20")
            scene.fill(ground, [BLACK, "#2c1a18"], round=30, **style)
            _leaves(scene)
        scene.fill(arch(-12, -56, 24, 40), [mix(door, "#ffffff", 0.2), door], round=5, **style)
        scene.fill(circle(7, -34, 1.8), BLACK, detail=1)
        if hollow:
            rim = [(np.cos(t) * 41, -76 + np.sin(t) * 9) for t in np.linspace(0, np.pi, 20)]
            scene.line(rim, 2.4, "#f0cc94")
        scene.fill(ellipse(-30, -46, 4, 18, 8), "#ffe6d0", alpha=0.5, soft=2, detail=0.5)


def upper_half(
    scene: Scene, x: float, y: float, scale: float = 1, rot: float = 0, lit: bool = False
) -> None:
    """The roof of the same house; turned by `rot` about the middle of its rim, now at (x, y)."""
    style: Style = {"detail": 0.65, "ink": 0.45, "wobble": 0.5}
    with scene.at(x, y, scale, rot), scene.at(0, 76):
        scene.fill(rect(18, -166, 13, 40, 1), [mix(RED, GOLD, 0.3), "#7a2a20"], round=4, **style)
        roof = upper_path()
        scene.fill(
            roof,
            ["#3a2426", BLACK, "#0e0a0c"],
            angle=20,
            round=34,
            rim=0.7,
            rim_colour=GOLD,
            **style,
        )
        with scene.clip(roof):
            band = rect(-60, -97, 120, 30)
            scene.fill(band, ["#fbeccb", "#e0b878"], round=10, **style)
            for row in range(5):
                for column in range(-4, 5):
                    shift = 6 if row % 2 else 0
                    tile = [
                        (column * 12 + shift - 5, -106 - row * 13),
                        (column * 12 + shift, -100 - row * 13),
                    ]
                    tile.append((column * 12 + shift + 5, -106 - row * 13))
                    scene.line(tile, 1.4, GOLD, alpha=0.75)
        for pane_x in (-18, 18):
            pane = arch(pane_x - 8, -96, 16, 19)
            scene.fill(
                pane, "#fff0a8, #ffc84a" if lit else "#5a3a34, #2c1a1c", detail=0.85, ink=0.4
            )
        scene.fill(circle(0, -181, 4), [mix(GOLD, "#ffffff", 0.3), GOLD], round=4, **style)
        scene.line("-58 -100, -20 -97, 20 -97, 58 -100", 2.4, GOLD)


def rim_below(scene: Scene, x: float, y: float, scale: float = 1, rot: float = 0) -> None:
    """The open underside of a roof that lies on its side; same placing as `upper_half`."""
    with scene.at(x, y, scale, rot):
        scene.fill(ellipse(0, 0, 41, 15), "#8a5a34, #3a1c14", detail=0.65, ink=0.45, wobble=0.5)
        scene.fill(ellipse(0, 2, 34, 11), "#2c1410", detail=0.6)


def _leaves(scene: Scene) -> None:
    """A painted garden: golden stems, leaves, berries."""
    for side in (-1, 1):
        stem = [(side * 15, 0), (side * 20, -16), (side * 32, -24), (side * 40, -38)]
        scene.line(stem, 1.7, GOLD)
        for px, py, turn in (
            (19, -14, -70),
            (27, -22, 10),
            (33, -27, -80),
            (38, -36, -20),
            (22, -6, 20),
        ):
            with scene.at(side * px, py, 1, flip=side < 0), scene.at(0, 0, 1, turn):
                scene.fill(spline("0 0!, 5 -3.6, 12 0!, 5 3.2"), GOLD, detail=0.8, wobble=0.3)
        for px, py in ((30, -12), (35, -14), (32, -8), (41, -44)):
            scene.fill(circle(side * px, py, 2.9), "#e8402c", round=2.4, detail=0.9, ink=0.3)
    scene.fill(poly("-60 -29, 60 -29, 60 -31, -60 -31"), GOLD, detail=0.8, alpha=0.9)
    scene.fill(tube("-60 -72, 0 -66, 60 -72", [1, 1.2, 1], 12), GOLD, detail=0.8)
