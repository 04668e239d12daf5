"""Eyes drawn on things: a jug, a tree. They have lids and brows and look at something."""

import numpy as np

from namyok_art.painted import Colour, Scene, Style, circle, ellipse, mix, spline, tube


def drawn_eye(
    scene: Scene,
    x: float,
    y: float,
    r: float,
    look: tuple[float, float],
    lid: Colour,
    mood: float,
    *,
    iris: Colour = "#3a2418",
    inner: int = 1,
    dark: Colour = "#1c0c30",
) -> None:
    """An eye of radius `r`; mood -1 = anger .. 1 = sorrow; `inner` = side of the brow's inner end.

    The brow and the edge of the lid fall inward in anger and rise inward in sorrow.
    """
    style: Style = {"detail": 0.95, "ink": 0.6}
    scene.fill(ellipse(x, y + 4, r * 1.2, r * 1.14), mix(lid, dark, 0.5), soft=10, alpha=0.6)
    ball = circle(x, y, r)
    scene.fill(ball, "#fffdf4, #e8dccc", round=r, **style)
    way = np.array(look) - (x, y)
    way = way / (np.hypot(*way) + 1e-6) * r * 0.42
    px, py = x + way[0], y + way[1]
    near, middle, far = np.array([-0.4, -0.46, -0.35]) + np.array([-0.5, -0.02, 0.4]) * mood
    edge = [
        (x + inner * r * 1.2, y + near * r),
        (x, y + middle * r),
        (x - inner * r * 1.2, y + far * r),
    ]
    corners = [(x - inner * r * 1.3, y - r * 1.3, 1), (x + inner * r * 1.3, y - r * 1.3, 1)]
    with scene.clip(ball):
        scene.fill(circle(px, py, r * 0.5), iris, **style)
        scene.fill(circle(px, py, r * 0.28), "#120a10", detail=1)
        tones = [mix(lid, "#fff0d8", 0.15), mix(lid, dark, 0.25)]
        scene.fill(spline([*corners, *edge]), tones, round=14, **style)
        scene.fill(circle(px - r * 0.16, py - r * 0.18, r * 0.11), "#ffffff", detail=1)
    ends = np.array([-1.1, -1.2, -1.0]) + np.array([0.4, -0.1, -0.75]) * mood
    brow = [
        (x - inner * r * 1.3, y + ends[0] * r),
        (x, y + ends[1] * r),
        (x + inner * r * 1.15, y + ends[2] * r),
    ]
    scene.fill(tube(brow, [r * 0.2, r * 0.38, r * 0.24]), mix(lid, dark, 0.7), round=14, **style)
