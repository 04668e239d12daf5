"""Small winged things."""

from namyok_art.painted import Scene, Style, circle, ellipse, rect, spline


def bee(
    scene: Scene, x: float, y: float, scale: float = 1, flip: bool = False, rot: float = 0
) -> None:
    """A round bee about 100 long, flying right."""
    style: Style = {"detail": 0.85, "ink": 0.5, "wobble": 0.5}
    with scene.at(x, y, scale, rot, flip):
        for turn, size in ((-28, 1.0), (12, 0.8)):
            with scene.at(-4, -24, size, turn):
                wing = spline("0 0!, -18 -40, 4 -70, 22 -40")
                scene.fill(wing, "#ffffff, #cfe2ea", round=8, alpha=0.85, **style)
        body = ellipse(0, 0, 46, 30)
        scene.fill(body, "#ffd84a, #f0a81c, #a8641c", round=26, rim=0.4, **style)
        with scene.clip(body):
            for band in (-22, 2, 26):
                scene.fill(rect(band - 7, -40, 12, 80), "#3a241a", detail=0.8, alpha=0.9)
        scene.fill(circle(42, -6, 19), "#4a3020, #2a1a14", round=14, **style)
        scene.fill(circle(50, -11, 4), "#fff6e0", detail=1, wobble=0)
        scene.pen("48 -22, 60 -38, 70 -38", 2.4, "#2a1a14")
        scene.pen("40 -24, 46 -42, 54 -46", 2.4, "#2a1a14")
        scene.fill(spline("-44 -6!, -62 2!, -44 8!"), "#3a241a", detail=0.9)
