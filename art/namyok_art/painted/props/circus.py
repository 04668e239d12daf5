"""Circus folk and their gear."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted import (
    Array,
    Colour,
    Points,
    Scene,
    Style,
    circle,
    mix,
    sample,
    spline,
    tube,
    union,
)


def acrobat(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    rot: float = 0,
    flip: bool = False,
    suit: Colour = "#2f5f8a",
    hair: Colour = "#3a2620",
    skin: Colour = "#e3b493",
) -> None:
    """An acrobat about 90 long hanging by the hands from (x, y), legs swung to the right."""
    style: Style = {"detail": 0.85, "wobble": 0.4}
    with scene.at(x, y, scale, rot, flip):
        arms = union(tube("-7 0, -8 14, -5 28", [3, 3.4, 4]), tube("8 0, 9 14, 6 28", [3, 3.4, 4]))
        scene.fill(arms, skin, round=3, ink=0.4, **style)
        body = union(
            spline("-9 26, 9 26, 9 40, 7 54, -5 54, -9 40"),
            tube("-1 52, 12 66, 32 74", [6.5, 5, 3]),
            tube("4 52, 20 60, 42 62", [6.5, 5, 3]),
        )
        scene.fill(body, scene.tones(suit, 0.2, 0.4), round=7, ink=0.5, **style)
        scene.fill(circle(0, 20, 7.5), hair, round=6, ink=0.4, **style)


def net_strip(
    scene: Scene,
    first: Points,
    second: Points,
    cells: tuple[int, int],
    colour: Colour,
    width: float = 2.4,
    dropped: Sequence[tuple[int, int]] = (),
) -> Array:
    """A net stretched between two curves, drawn by pen; `cells` counts (along, across).

    `dropped` names cells whose threads are missing. Returns the knots as (along, across, 2).
    """
    length, breadth = cells
    edges = sample(first, length + 1), sample(second, length + 1)
    share = np.linspace(0, 1, breadth + 1)[None, :, None]
    knots = edges[0][:, None] * (1 - share) + edges[1][:, None] * share
    shade = mix(colour, scene.shadow, 0.35)
    for i in range(length):
        for j in range(breadth):
            if (i, j) in dropped:
                continue
            tone = colour if (i + j) % 3 else shade
            scene.pen([knots[i, j], knots[i + 1, j + 1]], width, tone, curve=False)
            scene.pen([knots[i, j + 1], knots[i + 1, j]], width, tone, curve=False)
    for edge in edges:
        scene.pen(list(edge), width * 1.7, colour)
    return knots
