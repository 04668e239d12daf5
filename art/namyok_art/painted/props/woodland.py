"""Woodland listeners: mushrooms."""

from namyok_art.painted import Colour, Scene, Style, circle, ellipse, mix, spline


def mushroom(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    cap: Colour = "#c8643c",
    rot: float = 0,
    spots: bool = False,
) -> None:
    """A mushroom about 110 high standing on (x, y)."""
    style: Style = {"detail": 0.7, "wobble": 1, "ink": 0.45}
    with scene.at(x, y, scale, rot):
        stem = spline("-18 0!, -15 -36, -13 -64!, 13 -64!, 15 -36, 20 0!, 0 6")
        scene.fill(stem, "#fff6e4, #e6d0b4, #b8a08c", round=15, **style)
        hood = spline("-58 -56!, -50 -92, -20 -116, 20 -116, 50 -92, 58 -56!, 20 -48, -20 -48")
        scene.fill(hood, scene.tones(cap, 0.25, 0.4), round=34, rim=0.4, **style)
        gills = mix(cap, "#fff0d8", 0.6)
        scene.fill(ellipse(0, -55, 46, 9), gills, detail=0.7, ink=0.3)
        if spots:
            for dx, dy, radius in ((-24, -84, 8), (6, -98, 9), (30, -80, 7), (-4, -72, 5)):
                scene.fill(circle(dx, dy, radius), "#fffaf0", round=5, detail=0.8)
