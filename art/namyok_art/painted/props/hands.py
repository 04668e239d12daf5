"""Hands. Each is one inflated union first; only then come creases. Gloves forgive most."""

from namyok_art.painted import Colour, Scene, Style, mix, spline, tube, union


def gripping_glove(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    colour: Colour = "#e8dccb",
    rot: float = 0,
    flip: bool = False,
) -> None:
    """A gloved fist round an upright stick that passes through (x, y); about 120 high."""
    style: Style = {"detail": 0.6, "wobble": 0.8}
    dark = mix(colour, scene.shadow, 0.6)
    with scene.at(x, y, scale, rot, flip):
        fingers = [(-34, -44, 16), (-40, -14, 17), (-36, 16, 16), (-26, 42, 14)]
        parts = [spline("-8 -58, 40 -52, 62 -10, 56 40, 20 62, -14 52, -20 0")]
        parts += [
            tube([(18, top + 2), (-6, top - 4), (left + 6, top + 1), (left + 8, top + 6)], [w] * 4)
            for left, top, w in fingers
        ]
        fist = union(*parts)
        tones = scene.tones(colour, 0.15, 0.3)
        scene.fill(fist, tones, round=19, ink=0.6, ink_colour=dark, flow="form", rim=0.3, **style)
        for i, (left, top, w) in enumerate(fingers[:-1]):
            crease = [(left + 2, top + w), (left + 26, top + w - 2), (left + 44, top + w + 2)]
            scene.line(crease, 2.2, dark, alpha=0.75 - 0.1 * i)
        thumb = tube("36 -34, 14 -56, -16 -60, -26 -56", [19, 17, 15, 13])
        scene.fill(thumb, tones, round=15, ink=0.6, ink_colour=dark, rim=0.3, **style)
        for seam in ("34 -20, 40 6, 36 34", "46 -16, 52 6, 48 30"):
            scene.line(seam, 1.6, dark, alpha=0.5)
