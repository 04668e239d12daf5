"""Mice."""

from namyok_art.painted import Colour, Scene, Style, circle, ellipse, mix, spline, tube, union

Hand = tuple[float, float]


def mouse(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    rot: float = 0,
    flip: bool = False,
    colour: Colour = "#a8845c",
    thimble: Colour | None = "#d3d8dc",
    hand: Hand = (26, -58),
    jacket: Colour | None = None,
) -> None:
    """A mouse about 90 high standing upright, looking right; `hand` is where its near paw is."""
    style: Style = {"detail": 0.85, "wobble": 0.4, "ink": 0.5}
    with scene.at(x, y, scale, rot, flip):
        scene.pen("-14 -6, -34 0, -48 -12, -44 -28", 2.6, mix(colour, "#d89a90", 0.6))
        for foot in (-8, 8):
            scene.fill(ellipse(foot + 4, -2, 9, 4), "#d89a90", round=3, **style)
        body = spline("-20 -6, -22 -26, -12 -46, 8 -50, 18 -32, 18 -10, 8 -1, -10 -1")
        scene.fill(body, scene.tones(colour, 0.2, 0.4), round=15, rim=0.5, **style)
        if jacket is not None:
            with scene.clip(body):
                coat = spline("-30 -18!, 30 -14!, 30 -60!, -30 -60!")
                scene.fill(coat, scene.tones(jacket, 0.2, 0.35), round=12, **style)
        for ear_x, size in ((-12, 11), (8, 12)):
            scene.fill(circle(ear_x, -76, size), scene.tones(colour, 0.2), round=9, **style)
            scene.fill(circle(ear_x + 1, -75, size * 0.6), "#e0a89c", detail=0.8)
        head = union(ellipse(2, -60, 19, 16), spline("10 -70, 30 -58, 34 -52, 26 -48, 8 -46"))
        scene.fill(head, scene.tones(colour, 0.25, 0.35), round=13, rim=0.5, **style)
        scene.fill(circle(33, -53, 3.4), "#d8706a", detail=1)
        scene.fill(circle(16, -61, 2.6), "#1c1418", detail=1, wobble=0)
        arm = tube(
            [(6, -40), ((6 + hand[0]) / 2, (-40 + hand[1]) / 2 + 4), hand], [5, 4.2, 3.4], 16
        )
        scene.fill(arm, scene.tones(jacket or colour, 0.2, 0.3), round=4, **style)
        scene.fill(circle(*hand, 4), "#e0a89c", detail=0.9)
        if thimble is not None:
            cap = spline("-17 -70!, -13 -92, 0 -98, 12 -94, 18 -72!, 0 -66")
            tones = ["#ffffff", thimble, mix(thimble, scene.shadow, 0.5)]
            scene.fill(cap, tones, angle=0, round=9, **style)
            for row in range(3):
                for column in range(4):
                    dot = circle(-10 + column * 7, -88 + row * 6, 1.2)
                    scene.fill(dot, mix(thimble, scene.shadow, 0.55), detail=1)
