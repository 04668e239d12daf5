"""Samovars and what is served with tea."""

from namyok_art.painted import (
    Colour,
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    minus,
    mix,
    poly,
    rect,
    spline,
    tube,
    union,
)


def samovar(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    brass: Colour = "#d9a23c",
    flip: bool = False,
) -> None:
    """A pot-bellied samovar about 300 high with its tap to the right, standing on (x, y)."""
    style: Style = {"detail": 0.75, "wobble": 0.6, "ink": 0.55}
    bright, dark = mix(brass, "#fff6d8", 0.6), mix(brass, scene.shadow, 0.6)
    metal = [(0.0, dark), (0.18, brass), (0.34, bright), (0.5, brass), (0.8, dark), (1.0, brass)]
    with scene.at(x, y, scale, flip=flip):
        for side in (-1, 1):
            ear = [(side * 74, -196), (side * 112, -214), (side * 116, -172), (side * 82, -158)]
            scene.fill(tube(ear, [7, 8, 8, 6]), [bright, brass, dark], round=7, **style)
            scene.fill(
                tube([(side * 104, -212), (side * 119, -192), (side * 112, -172)], [9, 11, 9]),
                "#6a3a24",
                round=8,
                **style,
            )
        foot = spline("-56 0!, -58 -14, -34 -24, -26 -46!, 26 -46!, 34 -24, 58 -14, 56 0!")
        scene.fill(foot, metal, angle=0, round=10, **style)
        body = spline(
            "-26 -44!, -60 -70, -86 -120, -92 -176, -74 -216, -66 -226!, 66 -226!, 74 -216, "
            "92 -176, "
            "86 -120, 60 -70, 26 -44!"
        )
        scene.fill(body, metal, angle=0, round=40, shade=0.6, rim=0.4, flow=90, **style)
        with scene.clip(body):
            for left in range(-80, 90, 26):
                flute = tube([(left * 0.4, -50), (left * 0.95, -110), (left, -150)], [2, 5, 2])
                scene.fill(flute, bright, alpha=0.5, soft=1.5, detail=0.6)
            scene.fill(ellipse(-34, -160, 13, 44, 6), "#fffbe8", alpha=0.85, soft=3, detail=0.7)
            scene.fill(ellipse(56, -150, 8, 40, -6), "#fff0c0", alpha=0.6, soft=3, detail=0.7)
        for level, half in ((-226, 78), (-196, 88)):
            band = rect(-half, level - 7, half * 2, 13, 6)
            scene.fill(band, metal, angle=0, round=6, **style)
        lid = spline("-68 -232!, -52 -252, -30 -260, 30 -260, 52 -252, 68 -232!")
        scene.fill(lid, metal, angle=0, round=14, **style)
        scene.fill(rect(-24, -292, 48, 36, 4), metal, angle=0, round=10, **style)
        scene.fill(rect(-31, -300, 62, 11, 5), metal, angle=0, round=5, **style)
        for side in (-1, 1):
            scene.fill(circle(side * 48, -258, 7), "#6a3a24", round=6, **style)
        spout = union(
            tube("70 -92, 104 -92, 122 -88", [10, 9, 10]),
            tube("122 -92, 134 -82, 134 -64", [9, 8, 6]),
        )
        scene.fill(spout, [bright, brass, dark], round=8, **style)
        scene.fill(tube("108 -100, 108 -122", [4, 4]), brass, round=4, **style)
        key = minus(
            union(circle(99, -130, 12), circle(117, -130, 12)),
            union(circle(99, -130, 5), circle(117, -130, 5)),
        )
        scene.fill(key, [bright, brass], round=4, **style)


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
