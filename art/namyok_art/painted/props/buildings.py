"""Houses and what belongs to them."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted import (
    Colour,
    Paint,
    Path,
    Scene,
    Style,
    circle,
    mix,
    poly,
    rect,
    spline,
    union,
)


def house(
    scene: Scene,
    x: float,
    y: float,
    width: float = 90,
    height: float = 80,
    wall: Colour = "#d9c3a0",
    roof: Colour = "#9c4636",
    lean: float = 0,
    rot: float = 0,
    roof_height: float = 0.75,
    windows: int = 2,
    lit: float = 1,
    lit_colour: Colour = "#ffd272",
    glow: bool = True,
    chimney: bool = True,
    door: bool = True,
    haze: float = 0,
) -> None:
    """A storybook house standing on (x, y); `lit` is the share of windows with light."""
    style: Style = {"haze": haze, "detail": 0.6, "wobble": 1.1}
    w, h, slope = width, height, lean * 0.7
    with scene.at(x, y, 1, rot):
        if chimney:
            top = -h - roof_height * w * 0.52
            stack = poly(
                [(w * 0.18 + lean, top), (w * 0.34 + lean, top), (w * 0.33, -h), (w * 0.19, -h)]
            )
            scene.fill(stack, mix(wall, roof, 0.6), round=6, **style)
        front = poly([(-w / 2, 0), (w / 2, 0), (w / 2 + slope, -h), (-w / 2 + slope, -h)])
        tones = [wall, mix(wall, scene.shadow, 0.35)]
        scene.fill(front, tones, angle=20, ink=0.5, flow=90, texture=0.1, **style)
        dark = poly([(w * 0.16, 0), (w / 2, 0), (w / 2 + slope, -h), (w * 0.12 + slope, -h)])
        scene.fill(dark, scene.shadow, alpha=0.28, soft=4, mode="mul", haze=haze)
        peak = (lean - w * 0.05, -h - roof_height * w * 0.68, 1)
        eaves = [(-w * 0.62 + slope, -h + 5, 1), peak, (w * 0.62 + slope, -h + 5, 1)]
        scene.fill(
            spline([*eaves, (lean * 0.6, -h + 1)]),
            scene.tones(roof, 0.22, 0.5),
            angle=10,
            ink=0.6,
            rim=0.5,
            flow=60,
            texture=0.14,
            **style,
        )
        for i in range(windows):
            across = -w * 0.3 + w * 0.6 * i / (windows - 1) if windows > 1 else 0
            on = scene.rng.uniform() < lit
            pane_x, pane_y = across + lean * 0.5, -h * 0.62
            window(
                scene,
                pane_x,
                pane_y,
                w * 0.17,
                h * 0.26,
                lit_colour if on else mix(wall, scene.shadow, 0.75),
                mix(roof, scene.shadow, 0.5),
                haze * 0.4,
            )
            if on and glow:
                scene.glow(pane_x, pane_y, w * 0.5, lit_colour, 0.45)
        if door:
            leaf = arch(-w * 0.09, -h * 0.41, w * 0.18, h * 0.41)
            scene.fill(leaf, mix(roof, scene.shadow, 0.45), round=3, **style)


def window(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    height: float,
    pane: Colour,
    frame: Colour,
    haze: float = 0,
) -> None:
    """A four-pane window centred on (x, y)."""
    left, top = x - width / 2, y - height / 2
    scene.fill(rect(left - 2, top - 2, width + 4, height + 4, 2), frame, detail=0.6, haze=haze)
    scene.fill(rect(left, top, width, height, 1), pane, texture=0.1, detail=0.95, haze=haze)
    scene.line([(x, top), (x, top + height)], 1.4, frame, curve=False, haze=haze)
    scene.line([(left, y), (left + width, y)], 1.2, frame, curve=False, haze=haze)


def arch(x: float, y: float, width: float, height: float) -> Path:
    """A door shape with a round top, from its top left corner."""
    radius = width / 2
    return union(
        rect(x, y + radius, width, height - radius), circle(x + radius, y + radius, radius)
    )


def smoke(
    scene: Scene,
    x: float,
    y: float,
    rise: float = 120,
    colour: Colour = "#f6e2d4",
    drift: float = 5,
    puffs: int = 9,
    size: float = 4,
) -> None:
    """Chimney smoke that widens and thins as it climbs."""
    for i in range(puffs):
        t = i / puffs
        place = circle(x + i * drift + 3 * np.sin(i * 1.3), y - t * rise, size + i * size * 0.45)
        scene.fill(place, colour, alpha=0.45 - 0.4 * t, soft=3, detail=0.1)


def tower(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    height: float,
    wall: Colour,
    roof: Colour,
    dome: bool = False,
    lit: Colour | None = None,
    haze: float = 0,
) -> None:
    """A round tower under a pointed cap or, with `dome`, an onion dome."""
    w, h = width, height
    style: Style = {"haze": haze, "detail": 0.6, "wobble": 1}
    with scene.at(x, y):
        body = poly([(-w / 2, 0), (w / 2, 0), (w * 0.44, -h), (-w * 0.44, -h)])
        scene.fill(body, scene.tones(wall, 0.15), angle=10, round=w * 0.45, ink=0.4, **style)
        if dome:
            cap = [(-w * 0.4, -h, 1), (-w * 0.62, -h - w * 0.4), (-w * 0.2, -h - w * 0.9)]
            cap += [(0, -h - w * 1.4, 1), (w * 0.2, -h - w * 0.9), (w * 0.62, -h - w * 0.4)]
            cap += [(w * 0.4, -h, 1)]
        else:
            cap = [(-w * 0.66, -h + 3, 1), (0, -h - w * 1.5, 1), (w * 0.66, -h + 3, 1)]
        scene.fill(spline(cap), scene.tones(roof, 0.25), round=w * 0.4, ink=0.5, rim=0.4, **style)
        pane = mix(wall, scene.shadow, 0.7) if lit is None else lit
        scene.fill(arch(-w * 0.12, -h * 0.8, w * 0.24, w * 0.42), pane, detail=0.9, haze=haze * 0.5)
        if lit is not None:
            scene.glow(0, -h * 0.75, w * 0.7, lit, 0.4)


def roofscape(
    scene: Scene,
    y: float,
    rng: np.random.Generator,
    sizes: tuple[float, float],
    heights: tuple[float, float],
    walls: tuple[Colour, Colour],
    roofs: tuple[Colour, Colour],
    lit: float = 0.5,
    haze: float = 0,
) -> None:
    """A row of unlike houses across the card: gables, towers, an onion dome here and there."""
    x = -30.0
    while x < 830:
        w, h = rng.uniform(*sizes), rng.uniform(*heights)
        wall, roof = mix(*walls, rng.uniform()), mix(*roofs, rng.uniform())
        kind = rng.uniform()
        if kind < 0.72:
            house(
                scene,
                x + w / 2,
                y,
                w,
                h,
                wall,
                roof,
                lean=rng.normal() * w * 0.05,
                roof_height=rng.uniform(0.45, 1.3),
                windows=int(rng.integers(1, 4)),
                chimney=bool(rng.uniform() < 0.6),
                lit=lit,
                glow=haze < 0.2,
                door=False,
                haze=haze,
            )
        else:
            glowing = "#ffd272" if rng.uniform() < lit else None
            slim = w * 0.45
            tower(scene, x + w / 2, y, slim, h * 1.25, wall, roof, kind > 0.88, glowing, haze=haze)
        x += w * rng.uniform(0.7, 0.95)


def facade(
    scene: Scene,
    corners: Sequence[tuple[float, float]],
    rows: int,
    columns: int,
    wall: Paint,
    pane: Colour,
    frame: Colour,
    lit: float = 0,
    lit_colour: Colour = "#ffd98a",
    seed: int = 1,
    haze: float = 0,
) -> None:
    """A block of flats in perspective.

    corners  top left, top right, bottom right, bottom left
    lit      share of windows with light; the rest are `pane`
    """
    rng = np.random.default_rng(seed)
    top_left, top_right, bottom_right, bottom_left = (np.array(c, float) for c in corners)
    scene.fill(poly(corners), wall, texture=0.12, detail=0.35, ink=0.4, flow=90, haze=haze)

    def at(u: float, v: float) -> tuple[float, float]:
        upper = top_left * (1 - u) + top_right * u
        lower = bottom_left * (1 - u) + bottom_right * u
        x, y = upper * (1 - v) + lower * v
        return float(x), float(y)

    def cell(column: float, row: float, width: float, height: float) -> Path:
        left, right = (column + 0.5 - width / 2) / columns, (column + 0.5 + width / 2) / columns
        top, bottom = (row + 0.5 - height / 2) / rows, (row + 0.5 + height / 2) / rows
        return poly([at(left, top), at(right, top), at(right, bottom), at(left, bottom)])

    for row in range(rows):
        for column in range(columns):
            glowing = rng.uniform() < lit
            tone = lit_colour if glowing else mix(pane, scene.haze, rng.uniform(0, 0.25))
            scene.fill(cell(column, row, 0.56, 0.62), frame, detail=0.6, wobble=0.8, haze=haze)
            glass = cell(column, row, 0.44, 0.5)
            scene.fill(glass, tone, detail=0.8, wobble=0.6, haze=haze * 0.6)
            middle = [at((column + 0.5) / columns, (row + edge) / rows) for edge in (0.25, 0.75)]
            scene.line(middle, 1.6, frame, curve=False, haze=haze)
            sill = [at((column + side) / columns, (row + 0.83) / rows) for side in (0.2, 0.8)]
            scene.line(sill, 2.6, mix(frame, scene.light_colour, 0.3), curve=False, haze=haze)
