"""What stands in a street."""

from namyok_art.painted import (
    Colour,
    Points,
    Scene,
    Style,
    ellipse,
    mix,
    poly,
    rect,
    sample,
    spline,
    tube,
)
from namyok_art.painted.colour import Stop


def lamp_post(
    scene: Scene,
    points: Points,
    tilt: float,
    scale: float = 1,
    iron: Colour = "#2a2e38",
    glass: Colour = "#ffe08a",
    lit: bool = True,
    haze: float = 0,
) -> None:
    """A street lamp whose post follows `points` up to its lantern, turned by `tilt` degrees."""
    style: Style = {"detail": 0.7, "wobble": 0.5, "haze": haze}
    post = sample(points, 60)
    foot_x, foot_y = post[0]
    tones = scene.tones(iron, 0.12, 0.4)
    scene.fill(
        tube(points, [12 * scale, 8 * scale, 6 * scale]), tones, round=9 * scale, rim=0.7, **style
    )
    with scene.at(float(foot_x), float(foot_y), scale):
        scene.fill(rect(-32, -22, 64, 24, 5), tones, round=8, rim=0.4, **style)
        foot = spline("-24 -20!, -17 -60, -14 -104, 14 -104, 17 -60, 24 -20!")
        scene.fill(foot, tones, round=14, rim=0.6, **style)
        scene.fill(rect(-20, -116, 40, 14, 6), tones, round=6, rim=0.6, **style)
    x, y = post[-1]
    with scene.at(float(x), float(y), scale, tilt):
        _lantern_head(scene, tones, glass if lit else mix(iron, "#8a98a8", 0.45), lit, style)


def _lantern_head(scene: Scene, tones: list[Stop], glass: Colour, lit: bool, style: Style) -> None:
    """A four-sided street lantern about 120 high hanging from the origin."""
    pane = poly("-38 26, 38 26, 24 104, -24 104")
    paint = [mix(glass, "#ffffff", 0.7), glass] if lit else [glass, mix(glass, "#000000", 0.3)]
    scene.fill(pane, paint, ink=0.4, **style)
    for points in ("-38 26, -24 104", "38 26, 24 104", "-13 26, -8 104", "13 26, 8 104"):
        scene.line(points, 4, "#23262e", curve=False)
    scene.fill(
        spline("-50 28!, -26 4, 0 -6, 26 4, 50 28!, 0 32"), tones, round=12, rim=0.7, **style
    )
    scene.fill(rect(-28, 102, 56, 10, 4), tones, round=4, **style)
    scene.fill(spline("-8 112!, 8 112!, 0 126!"), tones, round=3, **style)
    scene.fill(ellipse(0, -8, 9, 9), tones, round=7, **style)
