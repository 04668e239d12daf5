"""An escalator runs down into clear sea water, and on the other one fish stand in a row."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sealife import fish

VANISH = (400, 250)
WATER = 872
SURFACE = "-40 872, 120 864, 300 880, 480 866, 660 878, 840 868"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(39)
    scene = Scene(
        39, light=(0.0, -0.7, 0.6), light_colour="#fff3d2", shadow="#163a42", haze="#f3e6cc"
    )
    scene.sky("0 #cdbfa4, 0.3 #f3e6cc, 0.7 #d9ccb0, 1 #4f8f90", warp=20, flow=0)
    _vault(scene)
    _escalator(scene, 30, 330)
    _escalator(scene, 470, 770)
    _divide(scene)
    _passengers(scene)
    _glove(scene)
    _sea(scene, rng)
    scene.vignette(400, 560, 620, 800, "#1f3f44", 0.45)
    return gouache(
        scene,
        palette=(
            "#f3e6cc, #cdbfa4, #a8947a, #c9963f, #f0cf86, #9fd6d0, #4fa8a8, #1f6f78, #12454e, "
            "#e6f4ee, #7a4aa8, #5f5a54"
        ),
        pull=0.18,
    )


def _towards(x: float, y: float, share: float) -> tuple[float, float]:
    """A point on the way from (x, y) to the vanishing point."""
    return x + (VANISH[0] - x) * share, y + (VANISH[1] - y) * share


def _vault(scene: Scene) -> None:
    """Marble ribs, one behind another, down to a bright far end."""
    scene.glow(*VANISH, 200, "#fffaf0", 0.7)
    for i in range(11):
        share = 0.86 * (i / 10) ** 0.62
        x, y = _towards(400, 470, share)
        rx, ry = 520 * (1 - share), 600 * (1 - share)
        tone = mix("#b9a98c", "#fff6e2", share)
        scene.fill(ellipse(x, y, rx, ry), [mix(tone, "#ffffff", 0.25), tone], detail=0.3, ink=0.35)
        inner = ellipse(x, y, rx * 0.93, ry * 0.93)
        scene.fill(inner, mix(tone, "#8a7658", 0.25), detail=0.3, flow=scene.swirl(400, 300, 0.1))
    scene.fill(ellipse(VANISH[0], VANISH[1] + 10, 56, 70), "#fffdf4", soft=6, detail=0.3)


def _escalator(scene: Scene, left: float, right: float) -> None:
    """Steps that shrink towards the far end; the near ones are under water."""
    near = 1180.0
    bed = poly(
        [(left, near), (right, near), _towards(right, near, 0.93), _towards(left, near, 0.93)]
    )
    scene.fill(bed, "#6f6a62, #8f877a", detail=0.3)
    count = 24
    for i in range(count):
        low = 1 - (1 - 0.93) ** (i / count) if i else 0.0
        high = 1 - (1 - 0.93) ** ((i + 0.55) / count)
        top = 1 - (1 - 0.93) ** ((i + 1) / count)
        riser = poly(
            [
                _towards(left + 16, near, low),
                _towards(right - 16, near, low),
                _towards(right - 16, near, high),
                _towards(left + 16, near, high),
            ]
        )
        tread = poly(
            [
                _towards(left + 16, near, high),
                _towards(right - 16, near, high),
                _towards(right - 16, near, top),
                _towards(left + 16, near, top),
            ]
        )
        fade = i / count
        scene.fill(riser, mix("#4f4a44", "#b5a88f", fade), detail=0.5, wobble=0.6)
        scene.fill(tread, mix("#a89c88", "#efe4cc", fade), detail=0.5, ink=0.4, wobble=0.6)
        edge = [_towards(left + 16, near, high), _towards(right - 16, near, high)]
        scene.line(edge, 4 * (1 - high) + 0.8, "#f0cf86", curve=False)
    for x, out in ((left, -46), (right, 46)):
        rail = poly(
            [
                (x, near),
                (x + out, near - 20),
                _towards(x + out, near - 150, 0.93),
                _towards(x, near - 130, 0.93),
            ]
        )
        scene.fill(rail, "#c9a25c, #8a6434", detail=0.5, ink=0.5)
        belt = [(x + out * 0.5, near - 150), _towards(x + out * 0.5, near - 150, 0.93)]
        scene.fill(tube(belt, [17, 1.5], 20), "#3a3634, #5f5a54", round=10, detail=0.6, ink=0.4)


def _divide(scene: Scene) -> None:
    """The brass balustrade between, with round lamps on stems."""
    slope = poly([(340, 1180), (460, 1180), _towards(460, 1180, 0.93), _towards(340, 1180, 0.93)])
    scene.fill(slope, "#b58a4a, #e3bc74", detail=0.4, flow=90, ink=0.4)
    for share in (0.8, 0.7, 0.58, 0.42, 0.2):
        x, y = _towards(400, 1120, share)
        size = 1 - share
        scene.fill(
            tube([(x, y), (x, y - 250 * size)], [9 * size, 7 * size], 12),
            "#f0cf86, #8a6434",
            angle=0,
            round=7 * size,
            detail=0.7,
            ink=0.4,
        )
        top = y - 290 * size
        scene.glow(x, top, 150 * size, "#fff0c0", 0.7)
        globe = circle(x, top, 48 * size)
        scene.fill(
            globe, "#fffdf4, #fff0c8, #e6cf9c", round=30 * size, shade=0.5, detail=0.6, ink=0.4
        )
        collar = ellipse(x, y - 246 * size, 20 * size, 8 * size)
        scene.fill(collar, "#c9963f", round=5, detail=0.7)


def _passengers(scene: Scene) -> None:
    """Keeping to the right, one behind another, upright and a little bored."""
    for share in (0.83, 0.77, 0.7, 0.62, 0.52, 0.4):
        x, y = _towards(690, 1180, share)
        size = 1 - share
        scene.cast(ellipse(x, y, 46 * size, 12 * size), strength=0.5, soft=6 * size)
        _standing(scene, x, y - 150 * size, 2.3 * size, mix("#a9c4cc", "#f3ead6", share * 0.5))


def _standing(scene: Scene, x: float, y: float, size: float, colour: Colour) -> None:
    with scene.at(x, y, size, -90):
        fish(scene, 0, 0, 1, colour, "#f6fbf6")


def _glove(scene: Scene) -> None:
    x, y = _towards(196, 1180, 0.36)
    with scene.at(x, y, 0.92, -10):
        scene.cast(ellipse(0, 2, 46, 8), strength=0.5, soft=5)
        fingers = [
            tube(
                [(-22 + k * 14, -46), (-26 + k * 17, -78), (-28 + k * 19, -96 - 8 * (k in (1, 2)))],
                [9, 8, 7],
            )
            for k in range(4)
        ]
        thumb = tube("-24 -24, -44 -42, -48 -58", [9, 8, 7])
        palm = spline("-28 -54, 26 -56, 30 -20, 22 0!, -22 0!, -30 -22")
        scene.fill(
            union(palm, thumb, *fingers),
            "#b58ad8, #7a4aa8, #4a2a78",
            round=13,
            detail=0.75,
            ink=0.5,
            rim=0.5,
        )
        scene.line("-23 -10, 0 -6, 23 -10", 5, "#d9bcec")


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    water = spline(f"{SURFACE}, 840 1300, -40 1300")
    scene.fill(
        water, "0 #bfe6dc, 0.15 #7fc8c4, 0.5 #2f8f94, 1 #0f4a54", alpha=0.84, detail=0.3, flow=0
    )
    style: Style = {"detail": 0.5}
    for _ in range(46):
        x, y = rng.uniform(10, 790), WATER + 14 + 300 * rng.uniform() ** 1.3
        near = (y - WATER) / 320
        net = ring(x, y, 22 + 46 * near, 5 + 12 * near, 18, rng.uniform(0, 360))
        scene.line(net, 1.6 + 1.2 * near, "#e9fbf2", alpha=0.4, **style)
    scene.line(
        SURFACE,
        6,
        "#fbfff6",
        alpha=0.9,
        **style,
    )
    for x, y, size, flip in (
        (170, 1010, 0.72, False),
        (250, 1074, 0.56, False),
        (520, 1120, 0.9, False),
    ):
        fish(scene, x, y, size, "#b9d4d8", "#f6fbf6", flip=flip, rot=-8)
    fish(scene, 650, 1010, 1.0, "#b9d4d8", "#f6fbf6", rot=-38)
    specks(scene, 50, (40, 760), (WATER + 20, 1170), (2, 6), "#effff8", rng, (0.25, 0.7))
    for x in (90, 330, 560):
        scene.beam(
            [(x, WATER), (x + 70, WATER), (x + 120, 1200), (x - 40, 1200)], "#dff6ea", 0.22, 18
        )
