"""Weathers small enough to be kept: in bottles, in rooms, behind glass."""

from collections.abc import Callable

import numpy as np

from namyok_art.painted import (
    Colour,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gather,
    minus,
    mix,
    poly,
    rect,
    spline,
    star,
    union,
)

CLOUD = "-34 -26, -30 -40, -14 -44, -4 -54, 16 -50, 22 -40, 36 -36, 34 -24, 0 -20"


def weather(scene: Scene, kind: str, inside: Path) -> None:
    """Fill a shape of about 100 x 120 round the origin with one weather.

    kind is drizzle, tornado, snow, rainbow, sun, thunder, night, fog, autumn, wind or hail.
    """
    paint, draw = KINDS[kind]
    scene.fill(inside, paint, detail=0.4, flow=90, texture=0.04)
    with scene.clip(inside):
        draw(scene)


def bottled_weather(scene: Scene, x: float, y: float, scale: float, kind: str) -> None:
    """A corked bottle about 100 wide and 190 high that stands on (x, y)."""
    style: Style = {"detail": 0.8, "wobble": 0.6, "ink": 0.5}
    with scene.at(x, y - 64 * scale, scale):
        body = union(rect(-46, -60, 92, 124, 26), rect(-18, -92, 36, 50, 5))
        weather(scene, kind, body)
        scene.fill(rect(-15, -108, 30, 24, 4), "#d8a868, #9a6a3c", round=7, **style)
        with scene.clip(body):
            scene.line("-34 -44, -37 0, -34 40", 7, "#ffffff", alpha=0.6, soft=1.5)
            scene.line("36 -30, 38 10, 35 44", 4, "#ffffff", alpha=0.35, soft=1.5)
        scene.line("-20 -92, 20 -92", 4, "#ffffff", alpha=0.8)
        scene.fill(body, "#ffffff", alpha=0.02, ink=0.9, ink_width=2.4, detail=0.8)


def _cloud(scene: Scene, colour: Colour) -> None:
    tones = [mix(colour, "#ffffff", 0.35), colour, mix(colour, scene.shadow, 0.35)]
    scene.fill(spline(CLOUD), tones, round=16, detail=0.6, soft=0.6)


def _drizzle(scene: Scene) -> None:
    _cloud(scene, "#8f9cb4")
    for x in range(-34, 38, 12):
        for y in range(-10, 60, 22):
            shift = (x * 7) % 13
            drop = [(x, y + shift), (x - 3, y + 12 + shift)]
            scene.line(drop, 3, "#eaf6ff", curve=False)
    scene.fill(ellipse(0, 60, 60, 14), "#5f90b8", detail=0.6)


def _tornado(scene: Scene) -> None:
    funnel = spline(
        "-42 -50, 0 -58, 42 -50, 34 -28, 22 -4, 20 18, 10 40, 12 60!, 4 60!, -4 36, -8 14, "
        "-18 -6, -34 -28"
    )
    scene.fill(funnel, "#fff6ec, #c8a8b4, #7a6480", angle=10, round=20, detail=0.7, ink=0.4)
    with scene.clip(funnel):
        for i in range(9):
            half, y = 40 - i * 3.6, -44 + i * 12
            coil = [(-half + i, y - 4), (i, y + 6), (half + i, y - 6)]
            scene.line(coil, 2.6, "#fffaf4" if i % 2 else "#7a6480", alpha=0.7)
    scene.fill(ellipse(8, 60, 40, 9), "#c49a78", detail=0.5, soft=2)
    for x, y, turn in ((-36, -4, 20), (32, 16, -30), (-26, 32, 45)):
        with scene.at(x, y, 1, turn):
            scene.fill(rect(-5, -4, 10, 8), "#a8584a", detail=0.9)


def _wind(scene: Scene) -> None:
    for x, y, size in ((-14, -34, 1.0), (4, 0, 1.25), (-10, 36, 0.9)):
        with scene.at(x, y, size):
            gust = "-60 6, -20 4, 14 6, 32 -4, 26 -18, 10 -16, 12 -6"
            scene.line(gust, 4.5, "#ffffff", detail=0.9)
            scene.line("-60 14, -20 13, 10 14", 2.6, "#ffffff", alpha=0.8)
    with scene.at(24, 28, 1, -24):
        scene.fill(poly("0 -20, 15 0, 0 24, -15 0"), "#e8606a", detail=0.85, ink=0.4)
        scene.line("0 24, -6 34, 4 42, -4 52", 2, "#8a4a5a")


def _snow(scene: Scene) -> None:
    drift = spline("-60 34!, -20 22, 16 36, 60 24!, 60 80!, -60 80!")
    scene.fill(drift, "#ffffff, #cfe0f4", round=14, detail=0.6)
    rng = np.random.default_rng(4)
    for _ in range(26):
        flake = circle(rng.uniform(-44, 44), rng.uniform(-58, 40), rng.uniform(2, 4.4))
        scene.fill(flake, "#ffffff", detail=1, texture=0, wobble=0.3)


def _rainbow(scene: Scene) -> None:
    for i, tone in enumerate(("#ef5a5a", "#f6a04a", "#f9dc5a", "#6fc07a", "#5f9ae0", "#9a70c8")):
        radius = 46 - i * 6
        arc = minus(
            ellipse(0, 42, radius, radius * 1.5), ellipse(0, 42, radius - 6, (radius - 6) * 1.5)
        )
        scene.fill(arc, tone, detail=0.8, wobble=0.5)
    for x in (-38, 36):
        puff = union(circle(x, 48, 15), circle(x + 14, 54, 12), circle(x - 12, 54, 12))
        scene.fill(puff, "#ffffff, #dce6f4", round=10, detail=0.6)


def _sun(scene: Scene) -> None:
    scene.glow(0, -14, 50, "#fff6c0", 0.8)
    scene.fill(star(0, -14, 44, 25, 12), "#ffc83c", detail=0.8)
    scene.fill(circle(0, -14, 24), "#fff0a0, #ffc23c", round=16, detail=0.8)
    scene.fill(spline("-60 44!, 0 32, 60 46!, 60 80!, -60 80!"), "#f0c46a, #d89a4c", detail=0.5)


def _thunder(scene: Scene) -> None:
    _cloud(scene, "#5a4f78")
    bolt = poly("4 -22, -16 16, 0 14, -10 52, 24 4, 6 6, 18 -22")
    scene.glow(2, 12, 44, "#fff0a0", 0.6)
    scene.fill(bolt, "#fff6b0, #ffc23c", detail=0.95, ink=0.5, wobble=0.4)


def _night(scene: Scene) -> None:
    for x, y, size in ((-26, -34, 6), (24, -44, 5), (30, 4, 6), (-30, 22, 5), (6, 36, 4)):
        scene.fill(star(x, y, size, size * 0.35, 4), "#fff6d0", detail=1, wobble=0)
    scene.glow(0, -8, 36, "#fff0c4", 0.5)
    crescent = minus(circle(-2, -8, 24), circle(9, -14, 21))
    scene.fill(crescent, "#fff3c8", round=8, detail=0.85)


def _fog(scene: Scene) -> None:
    for i, y in enumerate((-40, -18, 4, 26, 48)):
        band = [(-60, y), (-20, y - 8 + 4 * (i % 2)), (20, y + 6), (60, y - 2)]
        scene.line(band, 15, "#ffffff" if i % 2 else "#c4c8d0", alpha=0.6, soft=4, detail=0.3)


def _autumn(scene: Scene) -> None:
    rng = np.random.default_rng(9)
    leaf = spline("0 -9!, 6 -2, 0 9!, -6 -2")
    tones = ("#e8803c", "#d8502f", "#f0b84a", "#b5602c")
    for i in range(18):
        with scene.at(rng.uniform(-42, 42), rng.uniform(-54, 58), 1.1, rng.uniform(0, 360)):
            scene.fill(leaf, tones[i % 4], detail=0.9, wobble=0.4)
    for y in (-20, 22):
        scene.line([(-44, y), (0, y - 12), (40, y + 4), (30, y - 8)], 2.4, "#fff6e0", alpha=0.8)


def _hail(scene: Scene) -> None:
    _cloud(scene, "#7f90a0")
    rng = np.random.default_rng(2)
    stones = [
        circle(rng.uniform(-42, 42), rng.uniform(-12, 50), rng.uniform(4, 7)) for _ in range(15)
    ]
    scene.fill(gather(stones), "#ffffff", round=5, detail=0.9, ink=0.4, wobble=0.3)
    heap = [circle(x, 58 + (x % 3) * 2, 7) for x in range(-48, 50, 10)]
    scene.fill(gather(heap), "#f4faff", round=5, detail=0.8, ink=0.4)


KINDS: dict[str, tuple[str, Callable[[Scene], None]]] = {
    "drizzle": ("#b8c8dc, #8fa8c8", _drizzle),
    "tornado": ("#f0c8b0, #d8a090", _tornado),
    "snow": ("#8fb8e4, #c4dcf4", _snow),
    "rainbow": ("#c8ecf8, #f4fbf0", _rainbow),
    "sun": ("#8fd4ec, #fbeec0", _sun),
    "thunder": ("#8a7ab0, #c4a8c8", _thunder),
    "night": ("#1f2a5a, #4a4a8a", _night),
    "fog": ("#b4bcc8, #dce0e4", _fog),
    "autumn": ("#f6dca8, #f0c090", _autumn),
    "wind": ("#a8d8c8, #dcf0dc", _wind),
    "hail": ("#a8c0d0, #cfdce4", _hail),
}
