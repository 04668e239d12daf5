"""Houses open like nesting dolls; the last, no bigger than a bean, has its lamp on."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.nesting import lower_half, rim_below, upper_half

BEAN = (486.0, 1094.0)


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        34, light=(0.1, -0.55, 0.6), light_colour="#ffe0a8", shadow="#160a10", haze="#7a3a34"
    )
    scene.sky("0 #5a1a1c, 0.2 #7a2622, 0.42 #4a1618, 1 #1a0c10", warp=30, flow=0)
    _wall(scene)
    _table(scene)
    _big_house(scene)
    _shadow(scene, 664, 624, 2.2)
    upper_half(scene, 664, 620, 2.4)
    _open(scene, (566, 788), 2.4)
    _open(scene, (296, 936), 1.72, (196, 990), -97)
    _open(scene, (566, 992), 1.14, (652, 1034), 97)
    _open(scene, (392, 1058), 0.74, (318, 1084), -97)
    _bean(scene)
    scene.vignette(420, 720, 540, 800, "#0c0406", 0.6)
    return gouache(
        scene,
        palette=(
            "#1a0c10, #2c1418, #5a1218, #7a2622, #b02a20, #e0583c, #e8b64a, #fbeccb, #fff6d0, "
            "#8a5a34, #6fb04a"
        ),
        pull=0.18,
    )


def _wall(scene: Scene) -> None:
    """Lacquer dusk, a little lighter behind the houses."""
    scene.glow(400, 160, 380, "#d9743c", 0.3)


def _table(scene: Scene) -> None:
    top = spline("-60 520!, 200 508, 600 508, 860 520!, 860 1260!, -60 1260!")
    scene.fill(top, "0 #8a3428, 0.14 #5a2220, 0.6 #3a161a, 1 #2c1014", detail=0.3, flow=0)
    for y, alpha in ((560, 0.3), (640, 0.22), (760, 0.16)):
        scene.line(
            [(20, y), (400, y - 8), (780, y)], 10, "#c9603c", alpha=alpha, soft=6, detail=0.1
        )
    scene.glow(*BEAN, 330, "#f0a040", 0.6, squash=0.5)
    scene.glow(*BEAN, 150, "#ffd070", 0.6, squash=0.45)


def _shadow(scene: Scene, x: float, y: float, size: float) -> None:
    """Shadows run away from the smallest lamp."""
    dx, dy = x - BEAN[0], y - BEAN[1]
    reach = np.hypot(dx, dy) + 1
    scene.cast(
        ellipse(x, y - 4 * size, 48 * size, 13 * size),
        "#0c0406",
        0.8,
        7 * size,
        dx / reach * 26 * size,
        dy / reach * 14 * size,
    )


def _big_house(scene: Scene) -> None:
    """The first one has shut itself again: a bolt and a keyhole with no light behind it."""
    _shadow(scene, 236, 770, 3.9)
    lower_half(scene, 236, 770, 3.9, door="#e0a83c", hollow=False)
    upper_half(scene, 236, 770 - 76 * 3.9, 3.9)
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.5}
    for y in (592, 640):
        scene.fill(rect(196, y, 84, 11, 4), "#5a4a3c, #2c2220", round=4, **style)
    plate = rect(222, 660, 28, 42, 8)
    scene.fill(plate, "#fbeccb, #8a6a34", round=6, **style)
    hole = union(circle(236, 674, 6), poly("233 676, 239 676, 242 692, 230 692"))
    scene.fill(hole, "#0c0608", detail=0.95)


def _open(
    scene: Scene,
    base: tuple[float, float],
    size: float,
    lid: tuple[float, float] | None = None,
    turn: float = 0,
) -> None:
    """An opened house; its roof, if given, lies on its side at `lid`."""
    _shadow(scene, *base, size)
    lower_half(scene, *base, size)
    if lid is not None:
        _shadow(scene, lid[0] + np.sign(turn) * 50 * size, lid[1] + 44 * size, size * 0.9)
        upper_half(scene, *lid, size, turn)
        rim_below(scene, *lid, size, turn)


def _bean(scene: Scene) -> None:
    x, y = BEAN
    scene.glow(x, y - 20, 90, "#ffe08a", 0.85)
    lower_half(scene, x, y, 0.46, door="#6fb04a", hollow=False)
    upper_half(scene, x, y - 76 * 0.46, 0.46, lit=True)
    scene.glow(x, y - 40, 26, "#fff3c0", 0.6)
    rise = [(x + 11 + 10 * np.sin(k * 0.7), y - 78 - k * 15) for k in range(14)]
    scene.fill(tube(rise, [2.5, 5, 8, 10, 6]), "#fbe6c8", alpha=0.7, soft=2, detail=0.4)
