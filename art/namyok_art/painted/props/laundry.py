"""Clothes on a line."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted import Colour, Points, Scene, Style, along, rect, spline, union


def washing_line(
    scene: Scene,
    points: Points,
    clothes: Sequence[tuple[float, str, Colour]],
    rope: Colour = "#3a3030",
    size: float = 1,
    stripes: Colour | None = None,
) -> None:
    """A rope with clothes on it: (place along the rope 0..1, kind, colour).

    kind is shirt, sheet, trousers or sock.
    """
    places = along(points, 4)
    scene.pen([(x, y) for x, y, _ in places[::6]] + [places[-1][:2]], 2, rope)
    for share, kind, colour in clothes:
        x, y, slope = places[min(len(places) - 1, int(share * len(places)))]
        with scene.at(x, y, size, slope * 0.6):
            _garment(scene, kind, colour, stripes)


def _garment(scene: Scene, kind: str, colour: Colour, stripes: Colour | None) -> None:
    shapes = {
        "shirt": union(
            spline("-22 0!, 22 0!, 23 40, 25 66!, 0 70, -25 66!, -23 40"),
            spline("-22 0!, -30 4, -46 44, -32 50!, -18 22"),
            spline("22 0!, 30 4, 46 44, 32 50!, 18 22"),
        ),
        "sheet": spline("-40 0!, 40 0!, 42 50, 38 96!, 0 90, -38 98!, -42 50"),
        "trousers": spline("-20 0!, 20 0!, 24 50, 28 96!, 8 96!, 0 40, -8 96!, -28 96!, -24 50"),
        "sock": spline("-6 0!, 6 0!, 7 24, 20 34, 18 42, -2 42, -8 30"),
    }
    style: Style = {"round": 9, "detail": 0.65, "ink": 0.45, "wobble": 1, "flow": 90}
    path = shapes[kind]
    scene.fill(path, scene.tones(colour, 0.2, 0.25), **style)
    if stripes is not None and kind == "shirt":
        with scene.clip(path):
            for y in np.arange(8, 70, 13):
                stripe = rect(-50, float(y), 100, 5.5)
                scene.fill(stripe, stripes, detail=0.7, alpha=0.9, wobble=1)
    for x in (-14, 14) if kind != "sock" else (0,):
        scene.fill(rect(x - 1.8, -6, 3.6, 11, 1), "#d9b27a", detail=0.9, ink=0.4, wobble=0)
