"""Long-legged birds of the shallows."""

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    spline,
    tube,
    union,
)

BEAK_TIP = (186.0, -372.0)
"""Where a heron's beak ends, in its own frame."""


def heron(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    flip: bool = False,
    colour: Colour = "#c4ccd8",
    crest: Colour = "#3f4a68",
    legs: Colour = "#b5906a",
) -> None:
    """A heron about 450 high, looking down to the right, feet at (x, y), eyes closed."""
    style: Style = {"detail": 0.65, "wobble": 0.8}
    dark = mix(colour, scene.shadow, 0.45)
    with scene.at(x, y, scale, flip=flip):
        for points in ("-14 -160, -4 -84, -14 -4", "22 -160, 34 -88, 24 -4"):
            scene.fill(tube(points, [7, 4.4, 4]), legs, round=4, ink=0.4, **style)
        for foot in (-14, 24):
            for toe in (-22, 4, 26):
                scene.line([(foot, -4), (foot + toe, 3)], 3.4, legs, curve=False)
        tail = spline("-150 -140!, -96 -200, -40 -220, -50 -170, -100 -150")
        scene.fill(tail, [dark, mix(dark, crest, 0.5)], round=16, ink=0.4, **style)
        body = spline("-118 -170, -76 -226, -10 -262, 50 -266, 84 -236, 76 -196, 34 -162, -40 -152")
        neck = tube(
            "46 -226, 92 -268, 90 -318, 62 -366, 76 -414, 112 -424", [38, 24, 17, 14, 14, 15]
        )
        head = ellipse(120, -420, 27, 15, 28)
        whole = union(body, neck, head)
        tones = [mix(colour, "#ffffff", 0.5), colour, dark]
        scene.fill(whole, tones, round=44, rim=0.5, ink=0.5, flow="form", **style)
        beak = spline([(136, -424, 1), (BEAK_TIP[0], BEAK_TIP[1], 1), (128, -404, 1)])
        scene.fill(beak, "#f0b85c, #c97a3c", round=4, ink=0.5, **style)
        for points in ("118 -432, 70 -448, 14 -424", "112 -430, 66 -436, 26 -404"):
            scene.fill(tube(points, [8, 6, 1]), crest, round=4, **style)
        scene.fill(tube("96 -430, 122 -434, 138 -424", [3, 6, 2]), crest, round=3, **style)
        scene.line("118 -416, 124 -412, 131 -413", 2.4, crest)
        _wing(scene, colour, crest, style)
        for k in range(5):
            plume = [(62 + k * 5, -236), (66 + k * 4, -206 + k * 2), (50 + k * 6, -170 - k * 3)]
            scene.line(plume, 2.2, mix(colour, "#ffffff", 0.7), alpha=0.85)


def _wing(scene: Scene, colour: Colour, crest: Colour, style: Style) -> None:
    dark = mix(colour, scene.shadow, 0.4)
    wing = spline("-140 -154!, -88 -206, -24 -246, 36 -246, 48 -216, 14 -186, -52 -168")
    scene.fill(wing, [colour, dark], round=18, ink=0.45, flow=150, **style)
    with scene.clip(wing):
        for k in range(6):
            tip = [(20 - k * 20, -240), (-10 - k * 24, -206 + k * 4), (-60 - k * 18, -166)]
            scene.line(tip, 2.4, mix(dark, crest, 0.4), alpha=0.6)
    shoulder = circle(30, -226, 9)
    scene.fill(shoulder, mix(crest, colour, 0.2), soft=2, **style)
