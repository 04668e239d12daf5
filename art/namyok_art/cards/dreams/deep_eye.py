"""An angler dozes in a boat above an eye as large as the sea."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    blur,
    circle,
    ellipse,
    gouache,
    grow,
    move,
    ramp,
    rect,
    smooth,
    spline,
    star,
)
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sealife import fish
from namyok_art.painted.props.sky import cloud, sun
from namyok_art.painted.props.vessels import boat

EYE = (402, 880)
SURFACE = "-40 232, 80 222, 200 234, 330 224, 470 235, 620 222, 740 232, 860 226"


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        11, light=(-0.1, -0.9, 0.4), light_colour="#e8f2d0", shadow="#0a1c33", haze="#3f8f93"
    )
    scene.sky(
        "0 #f3dcb0, 0.1 #eebf93, 0.17 #c99a92, 0.19 #5aa7a0, 0.36 #2a7a85, 0.6 #134a63, "
        "0.8 #0b2a47, 1 #061629",
        warp=26,
        flow=0,
    )
    under_water = (scene.ys > 225).astype(np.float32)
    scene.set_flow(under_water, scene.swirl(400, 860, 0.4), 0.6)
    sun(scene, 575, 128, 44)
    for seed, (x, y, width) in enumerate(((140, 130, 260), (400, 66, 190), (700, 84, 220)), 2):
        cloud(scene, x, y, width, "#f2d3b4", seed=seed, alpha=0.75, soft=4, flat=0.42, shade=0.5)
    _brow(scene)
    _eye(scene)
    _water(scene)
    _angler(scene)
    return gouache(
        scene,
        palette=(
            "#f3dcb0, #eebf93, #5aa7a0, #2a7a85, #134a63, #0b2a47, #061629, #e8a03c, #b8402f, "
            "#e9dfae"
        ),
        pull=0.25,
    )


def _brow(scene: Scene) -> None:
    """Enormous skin emerging from the dark, folded round the eye."""
    head = spline("-160 1300, -120 930, 60 690, 300 585, 560 600, 800 740, 960 1000, 960 1300")
    scene.fill(
        head,
        "0 #2c6a77, 0.45 #17475d, 1 #081a2e",
        round=260,
        shade=0.8,
        texture=0.22,
        soft=10,
        wobble=6,
        detail=0.1,
        flow=scene.swirl(400, 880),
    )
    rng = scene.rng
    with scene.clip(head):
        for _ in range(150):
            turn, away = rng.uniform(0, 6.3), rng.uniform(215, 420)
            sweep = turn + np.linspace(-0.16, 0.16, 5) * rng.uniform(0.4, 1.4)
            fold = np.c_[400 + np.cos(sweep) * away * 1.1, 880 + np.sin(sweep) * away * 0.78]
            tone = "#7fb3a8" if np.sin(turn) < 0 else "#051020"
            alpha = rng.uniform(0.06, 0.3)
            scene.line(fold, rng.uniform(1.5, 5), tone, alpha=alpha, soft=1, detail=0.3)


def _eye(scene: Scene) -> None:
    lid = spline("130 905!, 220 790, 395 728, 570 780, 672 890!, 575 990, 400 1040, 225 995")
    scene.fill(grow(lid, 1.14, 400, 880), "#0c2337", soft=14, detail=0.2, alpha=0.85)
    fold = "#4a8d8c, #1d4a5c, #12324a"
    scene.fill(grow(lid, 1.1, 400, 880), fold, round=26, soft=1, detail=0.3, flow="form")
    scene.fill(grow(lid, 1.02, 400, 880), "#0a1a2c", soft=3, detail=0.4)
    scene.fill(lid, "#c8c79a, #e9dfae, #93a884", texture=0.12, detail=0.3)
    with scene.clip(lid):
        _iris(scene, 140)
        _lid_shadow(scene, lid)
        rng = scene.rng
        for side in (0, np.pi):
            for turn in side + rng.uniform(-0.5, 0.5, 14):
                vein = [
                    (402 + np.cos(turn) * away * 1.35, 880 + np.sin(turn) * away * 0.8)
                    for away in (205, 178, 150)
                ]
                scene.line(vein, rng.uniform(0.8, 1.8), "#a3583c", alpha=0.4)
    with scene.at(350, 812, 1, -10):
        scene.fill(rect(-22, -26, 44, 52, 4), "#fff3c4, #ffd98a", soft=1, detail=0.9, texture=0)
        scene.line("0 -26, 0 26", 3.2, "#8a4a24", curve=False)
        scene.line("-22 -2, 22 -2", 3.2, "#8a4a24", curve=False)
    scene.fill(circle(452, 948, 8), "#ffeec0", soft=2, detail=0.8, alpha=0.7)


def _iris(scene: Scene, radius: float) -> None:
    """Amber fibres from a radial gradient, shaken by two combs of random spokes."""
    x, y = EYE
    distance = np.hypot(scene.xs - x, scene.ys - y) / radius
    turn = np.arctan2(scene.ys - y, scene.xs - x)
    rng = np.random.default_rng(4)

    def spokes(count: int, shake: float) -> Array:
        places = np.linspace(-3.2, 3.2, count)
        return np.asarray(
            np.interp(turn + shake * scene.middling, places, rng.uniform(0, 1, count))
        )

    amber = "0 #fadb73, 0.34 #fab84d, 0.49 #f28c2e, 0.76 #c75724, 0.93 #4d2121, 1 #1a121f"
    fibres = 0.62 + 0.33 * spokes(260, 0.06) + 0.3 * spokes(90, -0.04)
    lower_light = 1 + 0.25 * np.clip((scene.ys - y) / radius, -1, 1)
    iris = ramp(distance / 1.02, amber) * (fibres * lower_light)[..., None]
    scene.fill(circle(x, y, radius), iris, detail=0.75, wobble=2, flow=scene.rays(x, y))
    scene.fill(ellipse(x, y, 40, 92), "#05070f", soft=2, detail=0.8, texture=0)
    scene.fill(ellipse(x, y + 16, 22, 60), "#12304a", soft=8, alpha=0.7, detail=0.4)


def _lid_shadow(scene: Scene, lid: Path) -> None:
    above = blur(1 - scene.mask(move(lid, 0, 55)), 26)
    scene.dim(above * smooth(960, 840, scene.ys), "#14283a", 0.9)
    scene.dim(smooth(150, 290, np.abs(scene.xs - EYE[0])), "#2a4a4a", 0.75)
    scene.dim(smooth(960, 1040, scene.ys), "#35504a", 0.6)


def _water(scene: Scene) -> None:
    for x, width, strength in (
        (120.0, 60, 0.16),
        (250, 36, 0.14),
        (420, 70, 0.2),
        (560, 40, 0.15),
        (680, 54, 0.12),
    ):
        foot = [(x + width * 2.4 - 40, 900), (x - width * 1.2 - 60, 900)]
        scene.beam([(x, 224), (x + width, 224), *foot], "#a8e0cf", strength, 22)
    rng = scene.rng
    specks(scene, 110, (20, 780), (250, 1180), (0.8, 2.6), "#d5efd8", rng, (0.1, 0.5))
    for _ in range(16):
        x, y = rng.normal(610, 80), rng.normal(450, 46)
        size, turn = rng.uniform(0.16, 0.3), rng.normal(-14, 7)
        fish(scene, x, y, size, "#9ac2b4", "#d9e5c8", rot=turn, haze=0.3)
    scene.line(SURFACE, 7, "#f4efcf", alpha=0.75, detail=0.6)
    scene.mist(246, 14, "#9fd8c8", 0.35)


def _angler(scene: Scene) -> None:
    boat(scene, 300, 222, 1.0, "#8b4d34", rot=-2)
    figure(scene, 296, 216, 62, coat="#b8402f", hair="#2d2026", hat="point", arm=(34, -70))
    scene.line("318 174, 352 138, 404 122", 2.4, "#3a2a22")
    scene.line("404 122, 404 226", 1.5, "#6a4a42", curve=False)
    scene.pen("404 226, 404 632", 1.6, "#f4efd8", 0.8, curve=False)
    scene.fill(circle(404, 644, 40), "#c2702c", alpha=0.5, soft=14, detail=0.2)
    bait = star(404, 646, 17, 7)
    scene.fill(bait, "#ffd76a", detail=1, texture=0.02, ink=0.5, ink_colour="#7a3a1c")
