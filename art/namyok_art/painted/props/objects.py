"""Small things that people carry, light or lose."""

import numpy as np

from namyok_art.painted import (
    Colour,
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    rect,
    sample,
    spline,
)


def lantern(
    scene: Scene,
    x: float,
    y: float,
    radius: float = 6,
    colour: Colour = "#ffcf70",
    glow: float = 1.0,
) -> None:
    """A hand lantern centred on (x, y)."""
    scene.glow(x, y, radius * 9, colour, 0.5 * glow)
    metal: Style = {"detail": 1, "wobble": 0}
    with scene.at(x, y, radius):
        scene.fill(circle(0, 0, 2.2), colour, alpha=0.45, soft=0.7, detail=0.5)
        glass = spline("-0.6 -1!, 0.6 -1!, 0.95 0, 0.6 1!, -0.6 1!, -0.95 0")
        scene.fill(glass, ["#fffbe0", "#ffd676"], texture=0, **metal)
        scene.fill(spline("-0.8 -0.9!, 0 -1.7!, 0.8 -0.9!"), "#4a3028", **metal)
        scene.fill(rect(-0.7, 0.9, 1.4, 0.4), "#4a3028", **metal)


def flame(scene: Scene, x: float, y: float, height: float, glow: float = 1.0) -> None:
    """A candle flame whose base is at (x, y)."""
    scene.glow(x, y - height * 0.4, height * 1.6, "#ffd98a", 0.6 * glow)
    with scene.at(x, y, height / 100):
        outer = spline("0 -100!, 17 -62, 22 -32, 11 -4, 0 0, -11 -4, -22 -32, -14 -64")
        tones = [(0.0, "#ffb040"), (0.5, "#ffd868"), (1.0, "#fff6d0")]
        scene.fill(outer, tones, detail=0.75, soft=1, flow=90, texture=0.02)
        inner = spline("0 -64!, 9 -34, 5 -10, 0 -5, -6 -10, -8 -36")
        scene.fill(inner, "#fffbe6", detail=0.8, soft=2, texture=0)


def suitcase(
    scene: Scene, x: float, y: float, scale: float = 1, colour: Colour = "#b5713f"
) -> None:
    """A case 40 wide standing on (x, y)."""
    dark = mix(colour, scene.shadow, 0.5)
    with scene.at(x, y, scale):
        scene.line("-8 -32, -7 -41, 7 -41, 8 -32", 3, dark, curve=False)
        body = rect(-20, -32, 40, 32, 4)
        scene.fill(body, scene.tones(colour, 0.1), round=5, detail=0.8, ink=0.6, wobble=0.6)
        for across in (-12, 12):
            scene.line([(across, -32), (across, 0)], 2.2, dark, curve=False, alpha=0.7)


def specks(
    scene: Scene,
    count: int,
    x: tuple[float, float],
    y: tuple[float, float],
    radius: tuple[float, float],
    colour: Colour,
    rng: np.random.Generator,
    alpha: tuple[float, float] = (0.3, 0.9),
) -> None:
    """Dust, snow, sparks or bubbles strewn evenly over a box; always crisp."""
    for _ in range(count):
        path = circle(rng.uniform(*x), rng.uniform(*y), rng.uniform(*radius))
        scene.fill(path, colour, alpha=rng.uniform(*alpha), detail=0.9, texture=0)


def cup(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    colour: Colour = "#fff8e6",
    tea: Colour = "#a85a2c",
    saucer: bool = True,
    flip: bool = False,
) -> None:
    """A teacup 60 wide on (x, y), handle to the right."""
    style: Style = {"detail": 0.7, "ink": 0.45, "wobble": 0.6}
    with scene.at(x, y, scale, flip=flip):
        if saucer:
            scene.fill(ellipse(0, -2, 44, 9), scene.tones(colour, 0.1, 0.25), round=5, **style)
        handle = spline("26 -34!, 44 -40, 48 -24, 30 -12!, 28 -17, 40 -25, 38 -33, 27 -29!")
        scene.fill(handle, colour, round=3, **style)
        bowl = spline("-30 -40!, -27 -22, -18 -6, 0 -3, 18 -6, 27 -22, 30 -40!, 0 -34")
        scene.fill(bowl, scene.tones(colour, 0.1, 0.35), angle=20, round=22, **style)
        scene.fill(ellipse(0, -40, 30, 7), mix(colour, "#ffffff", 0.3), round=2, **style)
        scene.fill(ellipse(0, -39.5, 25, 5), tea, detail=0.8, wobble=0.4)


def rope_ladder(
    scene: Scene, points: Points, rungs: int, half: float = 9, colour: Colour = "#3c2a48"
) -> None:
    """A ladder hanging along a curve; drawn by pen so that the brush does not eat it."""
    line = sample(points, 120)
    for side in (-half, half):
        scene.pen(
            [(x + side, y) for x, y in line[::10]] + [(line[-1, 0] + side, line[-1, 1])],
            2.2,
            colour,
        )
    for x, y in line[:: max(1, 120 // rungs)]:
        scene.pen([(x - half, y), (x + half, y + 1)], 2.2, colour, curve=False)
