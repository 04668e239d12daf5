"""What is served with tea, and wheels."""

from namyok_art.painted import (
    Colour,
    Points,
    Scene,
    Style,
    circle,
    minus,
    mix,
    poly,
    rect,
    tube,
)


def wheel(scene: Scene, x: float, y: float, radius: float, colour: Colour, spokes: int = 8) -> None:
    """A spoked wheel centred on (x, y)."""
    style: Style = {"detail": 0.85, "wobble": 0.4}
    dark = mix(colour, scene.shadow, 0.5)
    with scene.at(x, y, radius):
        scene.fill(circle(0, 0, 0.82), dark, alpha=0.85, **style)
        for k in range(spokes):
            with scene.at(0, 0, 1, k * 360 / spokes + 11):
                scene.fill(rect(-0.07, -0.85, 0.14, 0.85), colour, **style)
        tyre = minus(circle(0, 0, 1), circle(0, 0, 0.76))
        scene.fill(tyre, scene.tones(colour, 0.35, 0.4), round=0.14, ink=0.6, **style)
        scene.fill(circle(0, 0, 0.26), "#f0c860, #b5802c", round=0.2, ink=0.5, **style)


def pretzel(scene: Scene, x: float, y: float, scale: float = 1, rot: float = 0) -> None:
    """A shiny baked pretzel about 200 wide standing upright on (x, y)."""
    style: Style = {"detail": 0.7, "wobble": 1, "ink": 0.5}
    crust = "#e0a04c, #b5702c, #7a4420"
    with scene.at(x, y, scale, rot):
        ropes: tuple[Points, ...] = (
            "-62 -8, -96 -50, -92 -112, -46 -136, 0 -108, 46 -136, 92 -112, 96 -50, 62 -8",
            "62 -8, 30 -40, -2 -70, -34 -100, -60 -116",
            "-62 -8, -30 -40, 2 -70, 34 -100, 60 -116",
        )
        widths = ([13, 17, 15, 17, 13], [13, 14, 10], [13, 14, 10])
        for rope, half in zip(ropes, widths, strict=True):
            scene.fill(tube(rope, half), crust, round=14, rim=0.5, **style)
        for px, py in (
            (-84, -96),
            (-90, -60),
            (-60, -128),
            (-24, -124),
            (24, -124),
            (60, -128),
            (86, -96),
            (90, -60),
            (-14, -56),
            (16, -54),
            (0, -72),
            (40, -28),
            (-40, -28),
        ):
            scene.fill(circle(px, py, 3.4), "#fffaf0", detail=0.9, wobble=0.3)


def sugar_cube(scene: Scene, x: float, y: float, size: float, tone: Colour = "#fffdf8") -> None:
    """A cube seen from a corner, its lowest point at (x, y)."""
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.35}
    s = size
    top = poly([(x, y - s * 1.05), (x + s, y - s * 1.4), (x, y - s * 1.75), (x - s, y - s * 1.4)])
    left = poly([(x, y), (x - s, y - s * 0.35), (x - s, y - s * 1.4), (x, y - s * 1.05)])
    right = poly([(x, y), (x + s, y - s * 0.35), (x + s, y - s * 1.4), (x, y - s * 1.05)])
    scene.fill(left, mix(tone, scene.shadow, 0.08), **style)
    scene.fill(right, mix(tone, scene.shadow, 0.3), **style)
    scene.fill(top, mix(tone, "#ffffff", 0.6), **style)
