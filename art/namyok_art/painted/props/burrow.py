"""Dwellers of the underground and their furniture."""

from namyok_art.painted import (
    Colour,
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

MOLE_NOSE = (132.0, -132.0)
"""The tip of a mole's nose in its own frame."""


def mole(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    fur: Colour = "#4a4048",
    cap: Colour = "#b5483c",
    stripe: Colour = "#f0e0c0",
) -> None:
    """A sitting mole in a nightcap about 230 high, looking right, both paws held out."""
    style: Style = {"detail": 0.7, "wobble": 0.8, "ink": 0.45}
    pink = "#e0988a"
    with scene.at(x, y, scale):
        for foot in (-34, 30):
            scene.fill(ellipse(foot + 12, -4, 32, 11), scene.tones(pink, 0.2), round=9, **style)
        body = spline(
            "-80 -10, -92 -70, -72 -136, -24 -176, 30 -174, 62 -140, 76 -90, 72 -30, 48 -2, -40 2"
        )
        head = spline(
            "-16 -160, 16 -196, 58 -192, 92 -166, 126 -142, 130 -128, 112 -122, 78 -118, 36 -112"
        )
        tones = scene.tones(fur, 0.2, 0.5)
        scene.fill(union(body, head), tones, round=56, rim=0.6, flow="form", texture=0.16, **style)
        belly = ellipse(34, -66, 34, 52, 8)
        scene.fill(belly, mix(fur, "#b5a090", 0.35), alpha=0.6, soft=12, detail=0.3)
        scene.fill(ellipse(*MOLE_NOSE, 12, 10), scene.tones(pink, 0.3), round=9, **style)
        scene.line("66 -152, 74 -147, 83 -150", 3, "#1c1418")
        for reach in (-10, 0, 10):
            scene.pen(
                [(112, -130), (132, -114 + reach * 0.4), (146, -104 + reach)], 1.2, "#e8d8c8", 0.8
            )
        _nightcap(scene, cap, stripe, style)


def mole_paw(
    scene: Scene, x: float, y: float, scale: float = 1, rot: float = 0, fur: Colour = "#4a4048"
) -> None:
    """A broad digging paw at (x, y) with a furry sleeve that comes from the left."""
    style: Style = {"detail": 0.75, "wobble": 0.6, "ink": 0.45}
    with scene.at(x, y, scale, rot):
        scene.fill(
            tube("-62 -4, -30 2, -8 0", [22, 19, 15]),
            scene.tones(fur, 0.2, 0.5),
            round=18,
            rim=0.4,
            **style,
        )
        fingers = [
            tube([(0, 0), (22, -16 + k * 9), (36, -18 + k * 11)], [10, 7, 4], 16) for k in range(4)
        ]
        hand = union(ellipse(4, 0, 18, 17), *fingers)
        scene.fill(hand, scene.tones("#e0988a", 0.25), round=10, **style)


def _nightcap(scene: Scene, cap: Colour, stripe: Colour, style: Style) -> None:
    crown = spline("-20 -170!, -8 -206, 26 -226, 58 -214, 72 -184!, 26 -188")
    tail = tube("22 -212, -26 -244, -82 -228, -108 -180", [24, 24, 17, 7])
    whole = union(crown, tail)
    scene.fill(whole, scene.tones(cap, 0.2, 0.45), round=22, rim=0.5, **style)
    with scene.clip(whole):
        for x, turn in ((44, 8), (10, -6), (-26, -24), (-60, -40), (-88, -62)):
            with scene.at(x, -215, 1, turn):
                scene.fill(rect(-6, -50, 11, 110), stripe, alpha=0.85, detail=0.6)
    band = tube("-22 -168, 20 -184, 74 -184", [9, 10, 9], 24)
    scene.fill(band, scene.tones(stripe, 0.15, 0.3), round=8, **style)
    scene.fill(circle(-110, -172, 15), scene.tones(stripe, 0.2, 0.3), round=13, **style)


def telescope(
    scene: Scene,
    start: tuple[float, float],
    end: tuple[float, float],
    width: float = 20,
    brass: Colour = "#d9a43c",
) -> None:
    """A brass spyglass of three draws from its eyepiece at `start` to its glass at `end`."""
    style: Style = {"detail": 0.75, "wobble": 0.5, "ink": 0.5}
    (x1, y1), (x2, y2) = start, end

    def spot(share: float) -> tuple[float, float]:
        return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share

    tones = ["#fff3c0", brass, mix(brass, scene.shadow, 0.6)]
    for near, far, half in ((0.0, 0.3, 0.62), (0.26, 0.62, 0.8), (0.58, 1.0, 1.0)):
        draw = tube([spot(near), spot(far)], [width * half, width * half * 1.06], 8, cap=False)
        scene.fill(draw, tones, angle=-40, round=width * half, rim=0.6, **style)
    for share, half in ((0.0, 0.9), (0.29, 0.98), (0.61, 1.16), (0.97, 1.3)):
        collar = tube([spot(share - 0.016), spot(share + 0.018)], [width * half] * 2, 6, cap=False)
        scene.fill(collar, ["#ffe9a0", mix(brass, "#7a4a1c", 0.4)], angle=-40, round=8, **style)
