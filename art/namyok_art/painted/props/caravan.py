"""Beasts of burden."""

from namyok_art.painted import Colour, Scene, Style, circle, ellipse, mix, spline, tube, union


def camel(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    flip: bool = False,
    colour: Colour = "#e0a464",
    rug: Colour | None = "#2fb0a8",
) -> None:
    """A standing camel about 310 high, looking right, feet at (x, y); his lip is at (252, -262)."""
    style: Style = {"detail": 0.55, "wobble": 1, "ink": 0.45}
    dark = mix(colour, scene.shadow, 0.45)
    with scene.at(x, y, scale, flip=flip):
        for points in ("-54 -120, -50 -66, -56 -8", "56 -118, 66 -62, 60 -8"):
            scene.fill(tube(points, [24, 12, 9]), dark, round=12, **style)
            foot = points.split(", ")[-1].split()[0]
            scene.fill(ellipse(float(foot) + 5, -5, 18, 8), dark, round=6, **style)
        scene.fill(tube("-104 -160, -122 -120, -118 -84", [6, 5, 9]), dark, round=6, **style)
        body = spline(
            "-112 -150, -98 -186, -72 -200, -52 -246, -26 -262, -4 -240, 8 -206, 24 -204, 40 -248, "
            "62 -258, 80 -232, 92 -196, 122 -172, 124 -140, 96 -106, 20 -98, -66 -102, -104 -122"
        )
        neck = tube("96 -148, 142 -134, 168 -168, 176 -222, 182 -268", [40, 31, 25, 21, 20])
        head = spline(
            "162 -266, 166 -292, 184 -306, 206 -304, 232 -290, 254 -280, 262 -268, 254 -256, "
            "226 -252, 196 -246"
        )
        ear = spline("170 -296!, 162 -320, 172 -324, 184 -304!")
        legs = [
            tube("-86 -130, -96 -70, -90 -8", [31, 14, 10]),
            tube("90 -124, 92 -66, 94 -8", [28, 13, 10]),
            circle(-95, -72, 17),
            circle(92, -68, 15),
            ellipse(-84, -6, 19, 9),
            ellipse(100, -6, 19, 9),
        ]
        beast = union(body, neck, head, ear, *legs)
        scene.fill(beast, scene.tones(colour, 0.2, 0.45), round=40, rim=0.5, flow="form", **style)
        tuft = mix(colour, "#6a3a24", 0.45)
        for points in (
            "-46 -246, -26 -264, -8 -244",
            "44 -246, 62 -260, 76 -240",
            "176 -304, 190 -312, 202 -304",
        ):
            scene.fill(tube(points, [4, 11, 4]), tuft, round=8, texture=0.2, **style)
        if rug is not None:
            _rug(scene, rug, style)
        scene.line("206 -284, 214 -279, 224 -282", 3.4, "#3a2024")
        scene.line("208 -291, 216 -293, 226 -288", 3, tuft)
        scene.line("226 -258, 244 -264, 258 -263", 3, dark)
        scene.fill(ellipse(252, -274, 4, 2.4, 20), dark, detail=0.9)


def _rug(scene: Scene, colour: Colour, style: Style) -> None:
    """A fringed cloth between the humps."""
    cloth = spline("-10 -226!, 8 -206, 26 -206, 42 -228!, 56 -120!, 18 -112, -26 -120!")
    scene.fill(cloth, scene.tones(colour, 0.25, 0.35), round=16, **style)
    with scene.clip(cloth):
        for y, tone in ((-186, "#f6d04a"), (-164, "#f4f0e0"), (-142, "#d8307a")):
            scene.line([(-40, y), (14, y + 8), (66, y)], 8, tone)
    for k in range(9):
        x = -24 + k * 9.6
        scene.line([(x, -118), (x - 1, -104)], 3, "#f6d04a", curve=False)
