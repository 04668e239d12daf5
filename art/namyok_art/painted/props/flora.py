"""Single plants: ferns, flowers, leaves."""

import numpy as np

from namyok_art.painted import (
    Colour,
    Points,
    Scene,
    circle,
    ellipse,
    gather,
    mix,
    move,
    sample,
    spline,
    tube,
)


def fern(
    scene: Scene,
    points: Points,
    width: float,
    colour: Colour,
    leaflets: int = 18,
    alpha: float = 1.0,
    haze: float = 0,
) -> None:
    """A frond along a curve from root to tip; `width` is the half-span at its widest."""
    curve = sample(points, leaflets * 4)
    heading = np.gradient(curve, axis=0)
    leaf = spline("0 0!, 0.35 -0.13, 1 0!, 0.35 0.13")
    leaves = []
    for i in range(2, leaflets * 4, 4):
        t = i / (leaflets * 4)
        size = width * (np.sin(np.pi * min(1.0, t * 0.85 + 0.12)) ** 0.8) * (1 - 0.25 * t)
        angle = np.degrees(np.arctan2(heading[i, 1], heading[i, 0]))
        for side in (-1, 1):
            leaves.append(move(leaf, curve[i, 0], curve[i, 1], size, angle + side * 62))
    tones = [mix(colour, scene.light_colour, 0.3), colour, mix(colour, scene.shadow, 0.3)]
    scene.fill(gather(leaves), tones, detail=0.65, alpha=alpha, haze=haze, wobble=0.6)
    stem = tube(points, [width * 0.05 + 1.2, 0.8], 40, cap=False)
    scene.fill(
        stem, mix(colour, scene.shadow, 0.25), detail=0.7, alpha=alpha, haze=haze, wobble=0.4
    )


def leaf(
    scene: Scene,
    x: float,
    y: float,
    length: float,
    colour: Colour,
    rot: float = 0,
    ink: float = 0.5,
) -> None:
    """One leaf with a midrib, its stalk at (x, y), pointing right before it is turned."""
    with scene.at(x, y, length / 100, rot):
        blade = spline("4 0!, 30 -26, 66 -24, 100 0!, 66 22, 30 24")
        scene.fill(blade, scene.tones(colour, 0.3, 0.3), round=18, detail=0.8, ink=ink, wobble=0.5)
        scene.line("-14 4, 20 0, 92 0", 3.4, mix(colour, scene.shadow, 0.45))
        for t in (30, 50, 70):
            for side in (-1, 1):
                vein = [(t, 0), (t + 14, side * 13)]
                scene.line(vein, 2, mix(colour, scene.light_colour, 0.4), alpha=0.7, curve=False)


def daisy(
    scene: Scene,
    x: float,
    y: float,
    radius: float,
    petal: Colour = "#fffaf0",
    heart: Colour = "#f0b83c",
    petals: int = 11,
    squash: float = 1,
) -> None:
    """A flower head facing us."""
    turns = np.linspace(0, 360, petals, endpoint=False) + x
    with scene.at(x, y, radius, scale_y=radius * squash):
        shapes = [move(ellipse(0.62, 0, 0.4, 0.17), 0, 0, 1, float(turn)) for turn in turns]
        scene.fill(gather(shapes), petal, detail=0.8, wobble=0.4, ink=0.25)
        scene.fill(circle(0, 0, 0.3), heart, round=0.3, detail=0.9, wobble=0.2)
