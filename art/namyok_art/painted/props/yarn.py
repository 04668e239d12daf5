"""Wool: balls, knitting."""

import numpy as np

from namyok_art.painted import Colour, Path, Scene, circle, mix, ring


def yarn_ball(
    scene: Scene, x: float, y: float, radius: float, colour: Colour, seed: int = 1
) -> None:
    """A ball of wool: windings in three directions."""
    rng = np.random.default_rng(seed)
    ball = circle(x, y, radius)
    scene.fill(ball, scene.tones(colour, 0.2, 0.5), round=radius, detail=0.7, ink=0.5, wobble=0.8)
    dark, light = mix(colour, scene.shadow, 0.45), mix(colour, scene.light_colour, 0.4)
    with scene.clip(ball):
        for turn in (-35, 30, 85):
            angle = np.deg2rad(turn + rng.normal() * 8)
            for k in range(5):
                squash = 0.15 + 0.19 * k
                loop = ring(0, 0, radius * 1.02, radius * squash, 30)[: 12 + 3]
                cosine, sine = np.cos(angle), np.sin(angle)
                curve = [(x + a * cosine - b * sine, y + a * sine + b * cosine) for a, b in loop]
                tone = dark if (k + turn) % 2 else light
                scene.line(curve, max(1.4, radius * 0.06), tone, alpha=0.55)


def knitted(
    scene: Scene,
    shape: Path,
    colour: Colour,
    box: tuple[float, float, float, float],
    stitch: float = 8,
    round: float = 14,
) -> None:
    """A shape of stocking stitch: rows of little V over a woollen ground; `box` covers it."""
    scene.fill(shape, scene.tones(colour, 0.2, 0.45), round=round, detail=0.7, ink=0.4)
    left, top, right, bottom = box
    light, dark = mix(colour, scene.light_colour, 0.4), mix(colour, scene.shadow, 0.5)
    with scene.clip(shape):
        for j, y in enumerate(np.arange(top, bottom, stitch * 0.8)):
            for x in np.arange(left, right, stitch):
                tone = light if j % 2 else mix(colour, scene.light_colour, 0.2)
                vee = [(x, y), (x + stitch / 2, y + stitch * 0.7), (x + stitch, y)]
                scene.line(vee, stitch * 0.26, tone, alpha=0.8, curve=False)
            across = [(left, y + stitch * 0.75), (right, y + stitch * 0.75)]
            scene.line(across, stitch * 0.12, dark, alpha=0.25, curve=False)
