"""Loose feathers and torn pillows."""

from namyok_art.painted import Colour, Scene, Style, mix, spline


def feather(
    scene: Scene,
    x: float,
    y: float,
    length: float = 60,
    rot: float = 0,
    colour: Colour = "#ffffff",
) -> None:
    """One down feather, quill at (x, y), pointing right before it is turned."""
    style: Style = {"detail": 0.85, "wobble": 0.6}
    with scene.at(x, y, length / 100, rot):
        vane = spline("14 0!, 26 -18, 56 -22, 84 -14, 100 0!, 82 12, 54 18, 40 12, 34 18, 24 12")
        tones = [colour, mix(colour, scene.shadow, 0.16)]
        scene.fill(vane, tones, round=10, shade=0.6, ink=0.4, **style)
        scene.line("0 2, 40 -2, 92 0", 2.6, mix(colour, scene.shadow, 0.35))
