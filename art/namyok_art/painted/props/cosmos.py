"""Travellers of outer space."""

from namyok_art.painted import (
    Colour,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.yarn import knitted


def astronaut(
    scene: Scene,
    suit: Colour = "#e6e4ee",
    wool: Colour | None = "#e03a34",
    visor: Colour = "#3a2a5a",
) -> None:
    """A drifting astronaut about 200 high, centred on the origin; below the waist he is knitted.

    With `wool` None the whole suit is cloth.
    """
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.8}
    tones = scene.tones(suit, 0.2, 0.5)
    pack = rect(-38, -50, 76, 72, 14)
    scene.fill(pack, scene.tones(mix(suit, scene.shadow, 0.3), 0.1), round=14, **style)
    legs = _legs()
    if wool is None:
        scene.fill(legs, tones, round=18, rim=0.4, **style)
    else:
        knitted(scene, legs, wool, (-60, -2, 60, 120), stitch=8, round=18)
    upper = union(
        spline("-30 -48, 30 -48, 36 -16, 32 16!, 0 20, -32 16!, -36 -16"),
        tube("-28 -34, -56 -26, -78 -52", [17, 14, 11]),
        tube("28 -34, 54 -10, 50 24", [17, 14, 11]),
    )
    scene.fill(upper, tones, round=20, rim=0.5, flow="form", **style)
    for x, y in ((-84, -60), (50, 34)):
        scene.fill(circle(x, y, 13), scene.tones("#8a84a0", 0.2), round=12, **style)
    scene.line("-83 -44, -68 -55", 4, mix(suit, scene.shadow, 0.5))
    scene.line("39 20, 61 22", 4, mix(suit, scene.shadow, 0.5))
    if wool is not None:
        _needles(scene, wool)
    scene.fill(rect(-16, -26, 32, 22, 4), scene.tones("#b8b4c8", 0.1), round=4, **style)
    for x, tone in ((-8, "#f0a040"), (0, "#6fc0b0"), (8, "#e0584a")):
        scene.fill(circle(x, -15, 3), tone, detail=1)
    scene.fill(circle(0, -80, 41), tones, round=38, rim=0.5, **style)
    glass = ellipse(-2, -78, 31, 27)
    scene.fill(glass, [mix(visor, "#8fd0d8", 0.35), visor, "#140e24"], round=16, angle=60, **style)
    with scene.clip(glass):
        scene.fill(ellipse(-14, -64, 15, 7, 20), "#ffc46a", alpha=0.85, soft=3, detail=0.6)
        scene.line("-22 -92, -10 -98, 4 -98", 4, "#f4f4ff", alpha=0.8)


def _legs() -> Path:
    left = tube("-16 8, -26 50, -46 84", [20, 17, 15])
    right = tube("16 8, 26 54, 22 96", [20, 17, 15])
    feet = [ellipse(-54, 92, 20, 13, -30), ellipse(28, 106, 21, 12, 10)]
    return union(left, right, rect(-32, -2, 64, 34, 12), *feet)


def _needles(scene: Scene, wool: Colour) -> None:
    """The row in work: loops at the waist on two needles."""
    for x in range(-30, 32, 9):
        scene.fill(ellipse(x, 15, 5, 8), wool, round=4, detail=0.8, ink=0.5)
    for points in ("-62 2, 22 18", "66 0, -20 20"):
        scene.line(points, 4, "#e8c88a", curve=False)
    for x, y in ((-63, 2), (67, 0)):
        scene.fill(circle(x, y, 5), "#6fc0b0", round=4, detail=0.9, ink=0.4)
