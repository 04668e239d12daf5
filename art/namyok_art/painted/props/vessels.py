"""Boats."""

from namyok_art.painted import Colour, Scene, Style, mix, poly, spline


def boat(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    colour: Colour = "#7a4a35",
    sail: Colour | None = None,
    rot: float = 0,
    rim: float = 0.5,
) -> None:
    """A rowing boat 120 wide, or with `sail` a small two-sail ship."""
    style: Style = {"wobble": 0.8, "detail": 0.75}
    with scene.at(x, y, scale, rot):
        if sail is not None:
            scene.line("0 -2, 0 -92", 3, "#3a2a2a", curve=False)
            main = spline("4 -90!, 26 -60, 44 -18!, 22 -14, 4 -16!")
            scene.fill(main, [mix(sail, "#ffffff", 0.3), sail], round=14, ink=0.4, **style)
            jib = spline("-4 -84!, -18 -50, -30 -18!, -4 -16!")
            scene.fill(jib, [sail, mix(sail, scene.shadow, 0.3)], round=10, ink=0.4, **style)
        hull = spline("-58 -16!, 0 -6, 60 -18!, 44 6, 26 12, -26 12, -44 6")
        scene.fill(hull, scene.tones(colour, 0.2, 0.5), round=8, rim=rim, ink=0.5, flow=0, **style)
        scene.line("-50 -8, 0 1, 50 -9", 1.6, mix(colour, scene.shadow, 0.6))


def paper_boat(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    colour: Colour = "#fff8e6",
    rot: float = 0,
) -> None:
    """A folded paper boat 134 wide."""
    style: Style = {"detail": 0.7, "ink": 0.6, "wobble": 0.6}
    shade = mix(colour, scene.shadow, 0.3)
    with scene.at(x, y, scale, rot):
        scene.fill(poly("-2 -46, 34 -6, -36 -6"), [colour, shade], angle=0, **style)
        hull = poly("-66 -16, -28 20, 30 20, 68 -18, 24 -4, -22 -4")
        scene.fill(hull, [colour, shade], **style)
        scene.pen("-24 -3, 0 18", 1, shade, 0.8, curve=False)
        scene.pen("26 -3, 2 18", 1, shade, 0.8, curve=False)
