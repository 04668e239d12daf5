"""Wheels of toy trains."""

from namyok_art.painted import Colour, Scene, Style, circle, minus, mix, rect


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
