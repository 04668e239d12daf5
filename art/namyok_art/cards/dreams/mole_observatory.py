"""A mole points his telescope down, where the root tips shine like a galaxy."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    spline,
    tube,
)
from namyok_art.painted.props.buildings import house
from namyok_art.painted.props.burrow import mole, mole_paw, telescope
from namyok_art.painted.props.land import leafy_tree
from namyok_art.painted.props.objects import cup, lantern

SURFACE = 212.0
GALAXY = (470.0, 1000.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(2)
    scene = Scene(
        2, light=(-0.35, -0.55, 0.6), light_colour="#ffe0a0", shadow="#1a1018", haze="#5a4a3c"
    )
    scene.sky("0 #1c2444, 0.1 #2c3a5c, 0.2 #4a5a74, 1 #33241c", warp=20, flow=0)
    scene.stars(90, 170, "#fff6d8", 0.8, 2.4)
    _soil(scene, rng)
    _garden(scene)
    _galaxy(scene, rng)
    _roots(scene, rng)
    _burrow(scene)
    telescope(scene, (426, 540), (612, 822), 25)
    _stand(scene)
    mole(scene, 268, 700, 1.14)
    mole_paw(scene, 440, 616, 1.3, 14)
    scene.vignette(400, 680, 560, 760, "#0c0810", 0.7)
    return gouache(
        scene,
        palette=(
            "#1c2444, #2c3a5c, #1a1018, #33241c, #5a3c28, #8a5f38, #c9924a, #f0c878, #fff3c8, "
            "#b5483c, #4a4048, #e0988a, #3f5a44"
        ),
        pull=0.18,
    )


def _soil(scene: Scene, rng: np.random.Generator) -> None:
    line = [
        (x, SURFACE + 8 * np.sin(x * 0.013) + 4 * np.sin(x * 0.05)) for x in range(-40, 860, 50)
    ]
    soil = poly([*line, (860, 1260), (-40, 1260)])
    scene.fill(
        soil,
        "0 #6a4a30, 0.18 #5a3c28, 0.42 #3f2a20, 0.66 #1f1820, 1 #12121f",
        detail=0.25,
        flow=4,
        texture=0.14,
    )
    for _ in range(130):
        x, y = rng.uniform(0, 800), SURFACE + 30 + 620 * rng.uniform() ** 1.2
        size = rng.uniform(4, 17)
        pebble = ellipse(x, y, size, size * 0.66, rng.uniform(-40, 40))
        tone = mix("#8a6a4a", "#4a3428", rng.uniform())
        scene.fill(pebble, scene.tones(tone, 0.1, 0.5), round=size * 0.6, detail=0.5, alpha=0.85)
    turf = [(x, y - 4) for x, y in line] + [
        (x, y + 16 + 6 * np.sin(x * 0.2)) for x, y in line[::-1]
    ]
    scene.fill(poly(turf), "#5f7a4a, #33482f", detail=0.5, round=6, wobble=3)


def _garden(scene: Scene) -> None:
    leafy_tree(scene, 96, SURFACE - 2, 150, "#3f5a44", "#33281f", seed=3)
    leafy_tree(scene, 690, SURFACE + 2, 170, "#44604a", "#33281f", seed=6)
    house(scene, 560, SURFACE + 4, 92, 54, "#5f6478", "#4a3a50", lit=0, chimney=True, door=False)
    for k in range(8):
        x = 208 + k * 30
        scene.fill(rect(x, SURFACE - 26, 10, 32, 3), "#7a7f86, #4a5058", round=3, detail=0.6)
    scene.fill(rect(196, SURFACE - 16, 250, 6), "#6a7078", detail=0.6)
    for x in (470, 486, 500):
        cabbage = circle(x, SURFACE - 2, 11)
        scene.fill(cabbage, "#6f8a6a, #3f5a44", round=8, detail=0.6, ink=0.3)


def _galaxy(scene: Scene, rng: np.random.Generator) -> None:
    """Lights of the deepest root tips in two spiral arms."""
    x0, y0 = GALAXY
    scene.glow(x0, y0, 260, "#8a6ab0", 0.4, squash=0.6)
    scene.glow(x0, y0, 150, "#f0b860", 0.55, squash=0.6)
    scene.glow(x0, y0, 60, "#fff3c8", 0.8, squash=0.7)
    for k in range(620):
        reach = rng.uniform(0.02, 1) ** 0.7
        turn = reach * 5.4 + (np.pi if k % 2 else 0) + rng.normal() * (0.34 - 0.16 * reach)
        x = x0 + np.cos(turn) * reach * 400
        y = y0 + np.sin(turn) * reach * 190 + np.cos(turn) * reach * 40
        tone = mix("#fff0b8", "#9ac0f0", reach * rng.uniform(0.3, 1))
        size = rng.uniform(1, 2.6) + 3.2 * rng.uniform() ** 9
        if size > 4:
            scene.glow(x, y, size * 7, tone, 0.5)
        if y > 800:
            scene.fill(
                circle(x, y, size), tone, detail=1, texture=0, wobble=0, alpha=rng.uniform(0.5, 1)
            )


def _roots(scene: Scene, rng: np.random.Generator) -> None:
    """Roots that hang from the garden round the burrow and end in lights."""
    starts = (
        (60, 96),
        (40, 100),
        (700, 690),
        (740, 700),
        (660, 680),
        (770, 700),
        (620, 676),
        (20, 90),
        (128, 110),
    )
    for x, origin in starts:
        depth = rng.uniform(880, 1080)
        bend = [(float(origin), SURFACE + 4)]
        for part in (0.25, 0.5, 0.75, 1.0):
            drift = x + rng.normal() * 26
            bend.append((drift, SURFACE + (depth - SURFACE) * part))
        tone = mix("#a8804a", "#7a5634", rng.uniform())
        scene.fill(
            tube(bend, [9, 6, 4.4, 3, 1.4]),
            [tone, mix(tone, "#f0d090", 0.3)],
            round=5,
            detail=0.65,
            ink=0.3,
        )
        for j in range(1, 5):
            bx, by = bend[j]
            for side in (-1, 1):
                tip = (bx + side * rng.uniform(24, 70), by + rng.uniform(40, 110))
                rootlet = [(bx, by), ((bx + tip[0]) / 2 + side * 8, by + 20), tip]
                scene.fill(tube(rootlet, [3, 2, 0.9], 20), tone, detail=0.7, alpha=0.9)
                if tip[1] > 700:
                    scene.glow(tip[0], tip[1], 34, "#ffd070", 0.6)
                    scene.fill(circle(*tip, 4.2), "#fff6d0", detail=1, texture=0)


def _burrow(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.45, "wobble": 1}
    room = spline(
        "86 560, 96 420, 190 326, 330 296, 470 322, 560 410, 580 540, 556 650, 500 716, "
        "340 736, 180 726, 108 660"
    )
    scene.cast(room, strength=0.5, soft=20)
    scene.fill(room, "#7a5634, #a8743c, #6a4428", round=50, light=(0.4, 0.6, 0.5), **style)
    wall = spline(
        "108 556, 118 430, 204 346, 332 318, 460 344, 540 420, 556 540, 534 640, 486 694, "
        "340 708, 188 700, 128 648"
    )
    scene.fill(wall, "0 #c9924a, 0.5 #b57a3c, 1 #7a4c28", detail=0.3, flow=scene.swirl(330, 520))
    with scene.clip(wall):
        scene.glow(350, 410, 190, "#ffdf90", 0.85)
        for k in range(7):
            beam = [(130 + k * 66, 320), (124 + k * 70, 520), (130 + k * 66, 720)]
            scene.line(beam, 3, "#7a4c28", alpha=0.35, detail=0.4)
        floor = spline("80 690!, 200 676, 340 682, 480 674, 600 690!, 600 760!, 80 760!")
        scene.fill(floor, "#9a643a, #5a3a24", flow=0, **style)
        scene.fill(ellipse(300, 706, 150, 17), "#8a4038, #5a2a2c", **style)
    _chart(scene)
    scene.pen("368 318, 366 352", 3, "#33241c", curve=False)
    lantern(scene, 366, 384, 16, "#ffcf70", 0.8)
    scene.fill(rect(116, 560, 82, 12, 3), "#7a4c28, #4a2c1c", round=4, **style)
    cup(scene, 150, 562, 0.72, "#e6e0d0", "#8a5a34", saucer=False)
    scene.fill(rect(232, 668, 84, 40, 8), "#8a5a34, #4a2c1c", round=10, **style)


def _chart(scene: Scene) -> None:
    """A map of the lights below, pinned to the wall."""
    style: Style = {"detail": 0.7, "ink": 0.45, "wobble": 0.8}
    with scene.at(452, 432, 1, 5):
        scene.fill(poly("-56 -50, 54 -54, 58 48, -54 52"), "#fbeecb, #d9bc84", round=4, **style)
        turns = np.linspace(0.4, 9.4, 34)
        curl = [(np.cos(t) * t * 4.4, np.sin(t) * t * 3.6) for t in turns]
        scene.pen(curl, 1.8, "#7a4c28", 0.8)
        for x, y in curl[4::4]:
            scene.fill(circle(x, y, 3.2), "#b5483c", detail=1)


def _stand(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.5}
    for foot in (454, 520):
        scene.fill(tube([(488, 636), (foot, 704)], [5, 5], 8), "#c9924a, #5a3a24", round=4, **style)
    scene.fill(circle(488, 634, 13), "#ffe9a0, #b5803c", round=10, **style)
    scene.glow(618, 832, 46, "#fff0b0", 0.5)
