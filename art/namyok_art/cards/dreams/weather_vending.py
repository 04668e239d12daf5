"""A camel presses a coin to a machine that sells weathers in the desert."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, Style, circle, ellipse, gouache, poly, rect, spline
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import camel_head
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.weather import bottled_weather

SHELVES = (("drizzle", "snow"), ("rainbow", "thunder"), ("tornado", "night"))


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        18, light=(-0.75, -0.35, 0.56), light_colour="#eafff0", shadow="#3a1430", haze="#d8724a"
    )
    scene.sky("0 #4a1f3c, 0.2 #8a2f3c, 0.38 #d8643c, 0.5 #f2a04a, 1 #7a2f34", warp=50, flow=2)
    dune: Style = {"round": 90, "shade": 0.6, "detail": 0.2}
    hill(scene, "0 610, 220 590, 420 630, 620 560, 800 600", "#b8482f, #7a2430", flow=6, **dune)
    hill(scene, "0 800, 240 760, 480 800, 680 730, 800 760", "#c85a34, #6a1f30", flow=-6, **dune)
    hill(scene, "0 1010, 300 990, 560 1030, 800 980", "#a8442f, #4a1628", flow=3, **dune)
    scene.glow(230, 560, 520, "#5fe0c8", 0.45)
    machine(scene)
    mould = Mould()
    lips = camel_head(mould, Frame(690, 440, 160, 400, turn(-64, 4, -6)), "#d89a54", (250, 560, 60))
    cast(mould, scene, reach=220, rim=0.5, rim_colour="#c8fff0", bounce="#ff8a4a", detail=0.85)
    coin(scene, lips[0] - 4, lips[1] + 2)
    puddle(scene)
    return gouache(
        scene,
        palette="#4a1f3c, #8a2f3c, #d8643c, #f2a04a, #1a5a60, #8fe8d4, #e8fff2, #d89a54"
        ", #6a1f30, #ffd84a",
        pull=0.12,
    )


def machine(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "ink": 0.5}
    scene.fill(poly("452 92, 500 130, 500 1080, 452 1130"), "#14484f, #0a2a34", detail=0.5, ink=0.4)
    scene.fill(
        rect(-40, 90, 494, 1040, 22), "#2a868a, #1c666c, #124850", round=20, flow=90, **style
    )
    scene.fill(rect(0, 118, 420, 64, 12), "#ffe8a0, #f2b84a", round=10, **style)
    for k in range(7):
        scene.glow(36 + k * 58, 150, 26, "#fff6d0", 0.5)
        scene.fill(
            circle(36 + k * 58, 150, 12), "#fffbe8" if k % 2 else "#e2503c", round=8, **style
        )
    glass = rect(-20, 206, 372, 706, 10)
    scene.fill(glass, "#effff6, #bff2e2, #74cdc0", detail=0.3)
    scene.glow(160, 520, 330, "#f2fff8", 0.6)
    for row, kinds in enumerate(SHELVES):
        shelf = 438 + row * 228
        scene.fill(rect(-20, shelf, 372, 18), "#2f8a8c, #14525a", detail=0.7, ink=0.4)
        for column, kind in enumerate(kinds):
            bottled_weather(scene, 92 + column * 164, shelf, 1.32, kind)
    scene.beam("190 206, 260 206, 60 912, -20 912, -20 880", "#ffffff", 0.2, 8)
    scene.fill(glass, "#ffffff", alpha=0.02, ink=0.9, ink_width=5)
    scene.fill(rect(372, 500, 64, 130, 10), "#d8e8d8, #8ab0a4", round=8, **style)
    scene.fill(rect(398, 520, 11, 92, 5), "#0a2030", detail=0.9)
    for k in range(3):
        scene.fill(
            circle(404, 330 + k * 46, 15), ("#f2b84a", "#e2503c", "#8fe8d4")[k], round=9, **style
        )
    scene.fill(rect(-20, 942, 372, 110, 14), "#0a2a34, #061a24", detail=0.6, ink=0.5)


def coin(scene: Scene, x: float, y: float) -> None:
    scene.glow(x, y, 90, "#ffe27a", 0.7)
    scene.fill(ellipse(x, y, 30, 34), "#fff3a0, #ffc83c, #b8742c", round=9, detail=0.95, ink=0.6)
    scene.fill(ellipse(x, y, 19, 22), "#ffe27a, #e8a83c", detail=0.95, ink=0.4)


def puddle(scene: Scene) -> None:
    """The first purchase: it rained out of the slot, and somebody already lives in it."""
    fall = spline("60 1000!, 270 1000!, 280 1060, 300 1120, 30 1120, 50 1060")
    scene.fill(fall, "#eafff6, #8fdcd4, #3f9aa8", round=14, detail=0.5, flow=90, ink=0.3)
    water = ellipse(210, 1180, 330, 78)
    scene.cast(water, strength=0.5, soft=8, dy=6)
    scene.fill(
        water, "#c8f6ea, #4fb0b4, #1f6a80", round=10, shade=0.5, detail=0.45, flow=0, ink=0.3
    )
    for x, y, half in ((150, 1128, 70), (400, 1150, 60), (300, 1178, 70)):
        scene.line([(x - half, y), (x, y + 6), (x + half, y)], 3, "#f4fffb", alpha=0.7)
    for x, y, size, flip in (
        (300, 1160, 1.3, False),
        (170, 1168, 0.85, False),
        (442, 1172, 0.8, True),
    ):
        duck(scene, x, y, size, flip)


def duck(scene: Scene, x: float, y: float, size: float, flip: bool) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.7}
    with scene.at(x, y, size, flip=flip):
        body = spline(
            "-46 -24!, -30 -18, -8 -30, 10 -26, 13 -52, 28 -66, 45 -54, 42 -36, 40 -8"
            ", 26 4, -22 4, -40 -8"
        )
        scene.fill(body, "#fff3a0, #ffd23c, #d88a2c", round=20, rim=0.4, **style)
        scene.fill(spline("-26 -16!, -6 -24, 12 -16, 2 -4, -14 -4"), "#f6b83a", round=7, **style)
        scene.fill(spline("42 -54!, 60 -47, 42 -42!"), "#f2703a", round=4, **style)
        scene.fill(circle(33, -53, 3), "#2a1a30", detail=1, wobble=0)
