"""Creatures of the water."""

import numpy as np

from namyok_art.painted import (
    Array,
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    rgb,
    spline,
    tube,
    union,
)


def fish(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    colour: Colour = "#d9713f",
    belly: Colour = "#f3d9a8",
    rot: float = 0,
    flip: bool = False,
    haze: float = 0,
) -> None:
    """A fish about 120 long, swimming right."""
    style: Style = {"haze": haze, "detail": 0.7, "wobble": 0.8}
    fin = mix(colour, scene.shadow, 0.18)
    with scene.at(x, y, scale, rot, flip):
        tail = spline("-38 0, -58 -20, -72 -24!, -64 -4, -70 20!, -54 14")
        scene.fill(tail, fin, round=6, flow=0, **style)
        scene.fill(spline("-12 -14, -2 -34!, 20 -22, 22 -12"), fin, round=5, **style)
        body = spline("-42 0, -20 -13, 10 -19, 36 -11, 52 1, 36 12, 8 17, -20 11")
        tones = [mix(colour, scene.shadow, 0.2), colour, belly]
        scene.fill(body, tones, round=15, rim=0.3, ink=0.45, flow=0, **style)
        scene.fill(spline("8 3, -8 20!, 14 12"), fin, round=3, **style)
        for i in range(4):
            scale_line = [(22 - i * 14, -9), (17 - i * 14, 0), (22 - i * 14, 8)]
            scene.line(scale_line, 1.1, mix(colour, scene.shadow, 0.45), alpha=0.5, haze=haze)
        scene.fill(circle(38, -3, 4.6), "#f9f1d8", texture=0, detail=1, wobble=0, haze=haze)
        scene.fill(circle(39, -3, 2.6), "#1d1a22", texture=0, detail=1, wobble=0, haze=haze)


def whale(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    rot: float = 0,
    flip: bool = False,
    colour: Colour = "#3d5a75",
    belly: Colour = "#d8d6c4",
) -> None:
    """A whale about 740 long, swimming right."""
    style: Style = {"wobble": 1.2, "detail": 0.5}
    dark = mix(colour, scene.shadow, 0.5)

    def lengthwise(xs: Array, ys: Array) -> Array:
        return np.full_like(xs, np.deg2rad(rot)) + 0.2 * scene.broad

    with scene.at(x, y, scale, rot, flip):
        far_flipper = spline("120 52, 150 92, 142 132!, 110 100, 92 60")
        scene.fill(far_flipper, dark, round=12, **style)
        upper = spline("-300 -36, -340 -62, -388 -120, -440 -128!, -424 -84, -380 -46, -330 -24")
        lower = spline("-300 -34, -352 -28, -410 4, -446 44!, -392 36, -342 2")
        fluke = mix(colour, scene.shadow, 0.25)
        scene.fill(union(upper, lower), fluke, round=16, rim=0.5, ink=0.4, **style)
        body = spline(
            "-318 -44, -250 -38, -170 -62, -60 -92, 60 -100, 170 -84, 248 -46, 284 4, 276 38, "
            "238 62, 150 84, 40 88, -70 62, -170 20, -260 -14, -318 -28"
        )
        tones = scene.tones(colour, 0.12, 0.35)
        scene.fill(body, tones, round=92, rim=0.5, ink=0.4, flow=lengthwise, **style)
        throat = spline(
            "283 14, 200 24, 90 40, -20 42, -110 26, -60 64, 40 88, 150 84, 238 62, 276 38"
        )
        with scene.clip(body):
            tones = [belly, mix(belly, scene.shadow, 0.45)]
            scene.fill(throat, tones, round=40, soft=2, **style)
            for i in range(10):
                t = i / 9
                groove = [
                    (272 - 20 * t, 18 + t * 50),
                    (170 - 60 * t, 30 + t * 46),
                    (40 - 90 * t, 42 + t * 30),
                ]
                scene.line(groove, 1.8, mix(colour, scene.shadow, 0.3), alpha=0.55)
        flipper = spline("90 58, 66 104, 28 148, -8 158!, 8 112, 36 66")
        scene.fill(flipper, [colour, dark], round=16, rim=0.4, ink=0.4, **style)
        mouth = mix(colour, scene.shadow, 0.75)
        scene.line("284 8, 240 14, 210 12, 196 2", 2.6, mouth, alpha=0.8)
        scene.fill(ellipse(192, -12, 10, 7), mix(colour, scene.shadow, 0.6), soft=1, **style)
        scene.fill(circle(193, -12, 4.6), "#14121c", texture=0, detail=1, wobble=0)
        scene.fill(circle(194.6, -13.6, 1.5), "#fff6e0", texture=0, detail=1, wobble=0)


def jellyfish(
    scene: Scene, x: float, y: float, scale: float = 1, colour: Colour = "#f6b8a8"
) -> None:
    """A slow glowing bell about 130 wide with ribbons below."""
    style: Style = {"detail": 0.5, "wobble": 1}
    with scene.at(x, y, scale):
        scene.glow(0, -10, 110, colour, 0.35)
        for i in range(7):
            left = -42 + i * 14
            sway = 14 * np.sin(i * 1.7)
            ribbon = [
                (left, 10),
                (left + sway, 60),
                (left - sway * 0.6, 110),
                (left + sway * 0.5, 150 + 14 * (i % 3)),
            ]
            scene.fill(tube(ribbon, [4, 3.4, 2.4, 0.6]), colour, alpha=0.6, soft=0.6, **style)
        bell = spline(
            "-66 12!, -60 -30, -30 -62, 0 -70, 30 -62, 60 -30, 66 12!, 44 4, 22 16, 0 6, "
            "-22 16, -44 4"
        )
        tones = [mix(colour, "#ffffff", 0.6), rgb(colour), mix(colour, scene.shadow, 0.25)]
        scene.fill(bell, tones, round=40, alpha=0.88, rim=0.6, ink=0.3, **style)
        scene.fill(ellipse(-16, -40, 18, 9, -30), "#ffffff", alpha=0.5, soft=4, **style)
