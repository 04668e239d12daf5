"""Moon, sun, clouds."""

import numpy as np

from namyok_art.painted import Colour, Path, Scene, Style, circle, ellipse, mix, union


def moon(
    scene: Scene,
    x: float,
    y: float,
    radius: float,
    colour: Colour = "#fbf0cf",
    glow: float = 1.0,
    craters: int = 9,
    shade: float = 0.7,
    seed: int = 3,
) -> None:
    """A full moon with soft craters."""
    scene.glow(x, y, radius * 2.6, colour, 0.55 * glow)
    scene.glow(x, y, radius * 1.5, colour, 0.5 * glow)
    disc = circle(x, y, radius)
    tones = [mix(colour, "#ffffff", 0.4), colour, mix(colour, scene.shadow, 0.25)]
    scene.fill(disc, tones, angle=55, round=radius * 0.9, shade=shade, detail=0.4, flow="form")
    with scene.clip(disc):
        rng = np.random.default_rng(seed)
        for _ in range(craters):
            turn, away = rng.uniform(0, 6.3), radius * rng.uniform(0, 0.8)
            crater(
                scene,
                x + np.cos(turn) * away,
                y + np.sin(turn) * away,
                radius * rng.uniform(0.06, 0.26),
                colour,
                radius * 0.03 + 1,
            )


def crater(
    scene: Scene,
    x: float,
    y: float,
    radius: float,
    colour: Colour,
    soft: float = 2,
    strength: float = 1,
) -> None:
    """A dent: a dark spot with a light one slipped inside it."""
    style: Style = {"soft": soft, "wobble": 4, "detail": 0.3}
    dark, light = mix(colour, scene.shadow, 0.3), mix(colour, "#ffffff", 0.3)
    scene.fill(ellipse(x, y, radius, radius * 0.85), dark, alpha=0.33 * strength, **style)
    inner = ellipse(x + radius * 0.12, y + radius * 0.15, radius * 0.8, radius * 0.65)
    scene.fill(inner, light, alpha=0.25 * strength, **style)


def sun(
    scene: Scene, x: float, y: float, radius: float, colour: Colour = "#fff0c4", glow: float = 0.5
) -> None:
    """A plain pale disc with a halo."""
    scene.glow(x, y, radius * 4, colour, glow)
    scene.fill(circle(x, y, radius), colour, detail=0.3, texture=0.02)


def cloud(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    colour: Colour = "#f4ead8",
    puffs: int = 9,
    seed: int = 1,
    flat: float = 0.35,
    alpha: float = 1.0,
    round: float | None = None,
    haze: float = 0,
    soft: float = 2,
    shade: float = 0.8,
) -> Path:
    """A heap of puffs on a lumpy base; returns its outline."""
    rng = np.random.default_rng(seed)
    shapes = []
    for i in range(puffs):
        t = (i + 0.5) / puffs * 2 - 1
        size = width * 0.21 * (1 - 0.55 * t * t) * rng.uniform(0.75, 1.25)
        lift = size * 0.55 * rng.uniform(0.3, 1.1)
        shapes.append(ellipse(x + t * width * 0.45, y - lift, size * 1.15, size * flat * 2))
        if i % 2:
            shapes.append(
                ellipse(x + t * width * 0.4, y + size * 0.12, size * 0.9, size * flat * 0.8)
            )
    path = union(*shapes, ellipse(x, y, width * 0.5, width * 0.05))
    scene.fill(
        path,
        scene.tones(colour, 0.3, 0.22),
        round=round or width * 0.14,
        shade=shade,
        soft=soft,
        alpha=alpha,
        wobble=5,
        texture=0.05,
        detail=0.1,
        haze=haze,
        flow="form",
    )
    return path
