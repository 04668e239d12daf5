"""A hooded figure lowers a porcelain mask, and behind it there is a night instead of a face."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    gouache,
    spline,
    tube,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.buildings import house
from namyok_art.painted.props.hands import gripping_glove
from namyok_art.painted.props.land import fir
from namyok_art.painted.props.sky import moon
from namyok_art.painted.props.stage import curtains

GOLD = "#c9963f"
HOOD = (
    "400 108, 560 150, 652 300, 668 520, 640 720, 574 880, 490 985, 400 1010, 310 985, 226 880, "
    "160 720, 132 520, 148 300, 240 150"
)
FACE = (
    "400 160, 536 196, 618 330, 634 520, 604 700, 530 856, 400 962, 270 856, 196 700, 166 520, "
    "182 330, 264 196"
)
MASK = (
    "0 -330, 112 -302, 182 -200, 198 -30, 172 130, 110 256, 0 330, -110 256, -172 130, -198 -30, "
    "-182 -200, -112 -302"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(9)
    scene = Scene(
        111, light=(-0.5, -0.5, 0.6), light_colour="#fff0d4", shadow="#2a1030", haze="#8a3040"
    )
    scene.sky("#3a1022, #6a1f2c, #2a0c1e", warp=40, flow=90)
    curtains(scene)
    scene.glow(400, 520, 420, "#e8a070", 0.35)
    cloak = spline("60 1260!, 110 1080, 230 985, 330 930, 470 930, 570 985, 690 1080, 745 1260!")
    cloth: Style = {"texture": 0.13, "detail": 0.3, "rim": 0.55, "ink": 0.3}
    scene.fill(cloak, "#2a2a58, #151538", round=70, flow=70, **cloth)
    hood = spline(HOOD)
    scene.cast(hood, strength=0.7, soft=26, dy=18)
    scene.fill(hood, "#39396e, #25254f, #191938", round=60, flow="form", **cloth)
    _night(scene, spline(FACE), rng)
    with scene.at(562, 590, 0.9, 15):
        _mask(scene, rng)
    stick = tube("488 872, 560 1010, 620 1230", [8, 8, 8])
    scene.fill(stick, "#c9963f, #7a4f2a", round=8, detail=0.6, ink=0.4)
    sleeve = tube("790 1270, 716 1180, 660 1110", [74, 60, 46])
    scene.fill(sleeve, "#34346a, #191938", round=48, flow="form", **cloth)
    gripping_glove(scene, 596, 1084, 1.0, rot=-18)
    scene.vignette(400, 560, 580, 780, "#200a1c", 0.8)
    return gouache(
        scene,
        palette=(
            "#a8303a, #5a1428, #2a0c1e, #fffaf0, #f3e4d2, #d9b8a8, #0c1238, #1f2c68, #39396e, "
            "#c9963f, #f3b48a, #c27a8a"
        ),
        pull=0.18,
    )


def _night(scene: Scene, face: Path, rng: np.random.Generator) -> None:
    dusk = "0 #0c1238, 0.4 #1f2c68, 0.7 #4a4a8a, 0.85 #c27a8a, 1 #f3b48a"
    scene.fill(face, dusk, box=(196, 190, 604, 930), texture=0.1, detail=0.2)
    with scene.clip(face):
        scene.set_flow(scene.mask(face), scene.swirl(300, 420, 0), 0.8)
        for _ in range(70):
            place = (rng.uniform(170, 480), 180 + rng.uniform() ** 1.2 * 560)
            star = circle(*place, 1.2 + 2.8 * rng.uniform() ** 3)
            scene.fill(star, "#fff4d4", alpha=rng.uniform(0.6, 1), detail=1, texture=0, wobble=0)
        moon(scene, 272, 372, 46, "#fdf2d0", glow=0.6)
        gliding_bird(scene, 236, 600, 0.4, "#f3b48a", 0.6, rot=-18, flip=True)
        far = spline("180 800, 260 762, 330 790, 420 740, 500 776, 620 730, 620 960, 180 960")
        scene.fill(far, "#4a3a70, #2a2450", detail=0.3)
        near = spline("180 850, 300 822, 400 846, 520 800, 620 830, 620 960, 180 960")
        scene.fill(near, "#2c2450, #151335", detail=0.3)
        house(scene, 322, 832, 50, 30, "#4a3f78", "#221a44", windows=1, door=False)
        for x in (262, 280, 296, 366, 384, 430, 446):
            fir(scene, x, 850, rng.uniform(34, 56), "#1b1740")
        scene.dim(blur(1 - scene.mask(face), 18), "#0a0a28", 0.7)
    # One bird carries away the mask's ribbon.
    scene.fill(
        tube("700 330, 600 250, 500 300, 420 420, 340 470", [5, 6, 5, 5, 3]),
        "#c2404a",
        round=5,
        detail=0.7,
        ink=0.4,
    )
    gliding_bird(scene, 308, 470, 0.62, "#f6c49a", 0.9, rot=-12, flip=True)


def _mask(scene: Scene, rng: np.random.Generator) -> None:
    mask = spline(MASK)
    scene.cast(mask, "#120a2a", 0.75, 20, -22, 26)
    scene.fill(
        mask,
        "#fffaf0, #f3e4d2, #d9b8a8",
        round=120,
        shade=0.85,
        texture=0.05,
        detail=0.4,
        rim=0.4,
        ink=0.6,
        ink_colour="#6a3a3a",
        flow="form",
    )
    with scene.clip(mask):
        for path, tone, alpha, soft in (
            (ellipse(108, 76, 60, 48), "#e8867a", 0.5, 18),
            (ellipse(-108, 76, 60, 48), "#e8867a", 0.5, 18),
            (spline("-30 -120, 0 -60, -18 40, -38 84, -8 74, -6 -40"), "#b5806a", 0.45, 8),
            (spline("4 -90, 14 -20, 14 60, 0 78, -2 -20"), "#ffffff", 0.7, 6),
            (spline("-34 84, 0 100, 32 84, 20 104, 0 110, -20 104"), "#9a5a50", 0.6, 3),
        ):
            scene.fill(path, tone, alpha=alpha, soft=soft, detail=0.2)
        for side in (-1, 1):
            _eye(scene, side, rng)
            scroll = [(side * 60, 190), (side * 110, 160), (side * 146, 96), (side * 130, 60)]
            scroll += [(side * 108, 84), (side * 124, 104)]
            scene.line(scroll, 3.2, GOLD, alpha=0.9)
            crest = [(side * 30, -250), (side * 80, -236), (side * 120, -190)]
            scene.line([*crest, (side * 96, -176), (side * 84, -200)], 3.2, GOLD, alpha=0.9)
        upper = spline("-44 172!, -18 156, 0 162, 18 156, 44 172!, 0 178")
        scene.fill(upper, "#a82c3a", round=5, detail=0.8)
        lower = spline("-44 173!, 0 178, 44 173!, 20 198, 0 204, -20 198")
        scene.fill(lower, "#c2404a", round=9, detail=0.8)
        scene.line("-46 172, 0 178, 46 172", 2.2, "#4a1420")
        scene.fill(spline("-2 -300, 34 -260, 0 -200, -34 -260"), GOLD, round=8, detail=0.7)
        scene.fill(circle(0, -252, 10), "#2f7f88", round=8, detail=0.9)
        scene.line("60 -300, 72 -240, 58 -200, 82 -150", 1.8, "#6a4a48", curve=False, alpha=0.8)
        scene.line("72 -240, 98 -226", 1.4, "#6a4a48", curve=False, alpha=0.8)
        scene.glow(-96, 20, 26, "#9fd0f0", 0.5)
        tear = spline("-96 -12!, -82 18, -96 32, -110 18")
        scene.fill(tear, "#cfe9f6", round=8, detail=1, ink=0.4)


def _eye(scene: Scene, side: int, rng: np.random.Generator) -> None:
    """A slit through which the same night shows."""
    scene.fill(ellipse(side * 84, -52, 72, 46), "#b58a88", alpha=0.5, soft=12, detail=0.2)
    outline = [(side * 28, -44, 1), (side * 58, -78), (side * 100, -82), (side * 142, -54, 1)]
    slit = spline([*outline, (side * 104, -34), (side * 62, -30)])
    contour: Style = {"ink": 0.8, "ink_colour": "#3a1a2a", "ink_width": 3}
    scene.fill(slit, "#0c1238, #26326e", detail=0.8, wobble=0.6, **contour)
    with scene.clip(slit):
        for _ in range(6):
            place = (side * rng.uniform(36, 136), rng.uniform(-80, -34))
            scene.fill(circle(*place, rng.uniform(0.8, 2.2)), "#fff4d4", detail=1, texture=0)
    brow = [(side * 24, -116), (side * 70, -148), (side * 120, -142), (side * 156, -112)]
    scene.line(brow, 6.5, GOLD, detail=0.9)
    scene.line([(side * 142, -54), (side * 164, -70)], 3, "#3a1a2a")
