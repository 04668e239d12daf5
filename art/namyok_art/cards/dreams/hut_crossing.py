"""A hut on hen's legs holds its chick back at the red light."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, Style, circle, ellipse, gouache, mix, poly, rect, tube
from namyok_art.painted.props.buildings import facade, smoke
from namyok_art.painted.props.fairy import hen_leg, hut

KERB = 968


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(60)
    scene = Scene(
        60, light=(-0.6, -0.55, 0.55), light_colour="#ffdcb0", shadow="#1f2450", haze="#c88a90"
    )
    scene.sky("0 #24386a, 0.25 #5a5f94, 0.5 #d88a84, 0.68 #f6b878, 1 #8a5a78", warp=50, flow=3)
    towers(scene)
    road(scene, rng)
    lights(scene)
    smoke(scene, 372, 130, 120, "#f2d8d0", drift=-8, puffs=10, size=10)
    scene.glow(300, 480, 300, "#ffb45a", 0.35)
    down(scene, 210, 640, 1)
    down(scene, 372, 640, 1)
    scene.cast(ellipse(250, 1046, 200, 26), strength=0.6, soft=12)
    hen_leg(scene, "206 640, 150 830, 214 1020", 19)
    hen_leg(scene, "368 640, 470 800, 470 1010", 19, ((-70, 26), (-20, 44), (46, 38), (70, 0)))
    hut(
        scene,
        286,
        660,
        1.5,
        rot=-4,
        log="#a8684a",
        roof="#6a3a44",
        shutter="#2f8a94",
        pane="#ffd67a",
    )
    scene.cast(ellipse(640, 1046, 80, 14), strength=0.6, soft=8)
    down(scene, 610, 900, 0.42)
    down(scene, 660, 900, 0.42)
    hen_leg(scene, "606 896, 590 960, 614 1030", 8, ((-32, 8), (-8, 18), (20, 14)))
    hen_leg(scene, "666 896, 716 950, 690 985", 8, ((-20, 18), (6, 24), (30, 12)))
    hut(
        scene,
        638,
        906,
        0.62,
        rot=9,
        log="#c8905c",
        roof="#8a4a44",
        shutter="#e2703c",
        pane="#ffe08a",
    )
    return gouache(
        scene,
        palette="#24386a, #5a5f94, #d88a84, #f6b878, #1f2450, #a8684a, #ffd67a, #e23c34"
        ", #f6ece0, #2f8a94",
        pull=0.12,
    )


def towers(scene: Scene) -> None:
    for seed, (x, y, width, rows, columns, tone, haze) in enumerate(
        (
            (330, 300, 170, 9, 4, "#6a5a84", 0.35),
            (500, 180, 170, 11, 4, "#54507c", 0.2),
            (-30, 240, 170, 10, 4, "#443f70", 0.1),
            (650, 90, 200, 12, 4, "#38376a", 0.02),
        )
    ):
        corners = [(x, y), (x + width, y + 12), (x + width, 880), (x, 880)]
        facade(
            scene,
            corners,
            rows,
            columns,
            f"{tone}, #2a2a5a",
            "#3a4070",
            "#54507c",
            lit=0.4,
            lit_colour="#ffcf7a",
            seed=seed + 3,
            haze=haze,
        )


def road(scene: Scene, rng: np.random.Generator) -> None:
    """Wet asphalt with the sky in it, a zebra that comes towards us, the kerb they stand on."""
    scene.fill(rect(-20, 850, 840, 130), "#4a3f68, #2f2c54", detail=0.3, flow=0)
    scene.fill(rect(-20, KERB, 840, 300), "#5a4a70, #2a2850", detail=0.25, flow=0)
    for k in range(-3, 6):
        top, low = 130 + k * 128, -40 + k * 205
        stripe = poly([(top, KERB + 70), (top + 62, KERB + 70), (low + 118, 1240), (low, 1240)])
        scene.fill(stripe, "#f6ece0, #c8b8c8", detail=0.4, wobble=2.5)
    scene.fill(
        poly(f"-20 {KERB - 20}, 820 {KERB - 30}, 820 {KERB + 62}, -20 {KERB + 74}"),
        "#c89a94, #7a6080",
        detail=0.4,
        flow=0,
    )
    scene.fill(
        poly(f"-20 {KERB + 74}, 820 {KERB + 62}, 820 {KERB + 84}, -20 {KERB + 98}"),
        "#5a4868, #2f2a50",
        detail=0.5,
        ink=0.4,
    )
    scene.glow(724, 1130, 150, "#ff4a3c", 0.55, squash=1.6)
    scene.glow(300, 1130, 190, "#ffb45a", 0.3, squash=0.7)


def lights(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.5}
    scene.fill(rect(716, 560, 20, 470), "#3a3860, #1c1c40", angle=0, round=9, **style)
    scene.glow(726, 470, 170, "#ff5040", 0.8)
    scene.fill(rect(678, 400, 96, 216, 20), "#2f2f58, #16163a", round=16, **style)
    scene.fill(circle(726, 458, 38), "#ffb09a, #f2453a, #b81f2c", round=22, **style)
    scene.fill(circle(726, 556, 38), "#28463f, #172c2c", round=22, **style)


def down(scene: Scene, x: float, y: float, size: float) -> None:
    """A ruffle of down where a leg begins."""
    for k, reach in enumerate((-46, -28, -10, 10, 28, 46)):
        feather = tube(
            [
                (x + reach * 0.4 * size, y - 20 * size),
                (x + reach * size, y + 24 * size),
                (x + reach * 1.15 * size, y + 76 * size),
            ],
            [16 * size, 18 * size, 3 * size],
        )
        tone = mix("#fff0d8", "#c98a5c", 0.15 * (k % 3))
        scene.fill(feather, scene.tones(tone, 0.1, 0.35), round=12 * size, detail=0.65, ink=0.45)
