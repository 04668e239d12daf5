"""Birds of the yard."""

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    plain,
    spline,
    tube,
    union,
)


def rooster(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    flip: bool = False,
    rot: float = 0,
    colour: Colour = "#c2582c",
    neck: Colour = "#f0b84c",
    tail: str = "#1f4f54, #2f7468, #3f3a5a, #b5402f, #1f4f54",
) -> None:
    """A proud rooster about 150 high, looking right, feet at (x, y)."""
    style: Style = {"detail": 0.75, "wobble": 0.7, "ink": 0.45}
    with scene.at(x, y, scale, rot, flip):
        for leg in (-4, 14):
            scene.line([(leg, -30), (leg, 0), (leg + 13, 1)], 4, "#e8a03c", curve=False)
            scene.line([(leg, 0), (leg - 8, 2)], 3, "#e8a03c", curve=False)
        plumes = (
            "-28 -62, -70 -110, -104 -104, -116 -66",
            "-28 -60, -66 -88, -98 -74, -104 -38",
            "-26 -66, -60 -128, -92 -134, -116 -106",
            "-24 -70, -44 -132, -70 -150, -98 -140",
            "-26 -56, -56 -66, -80 -50, -86 -22",
        )
        for points, tone in zip(plumes, plain(tail), strict=True):
            plume = tube(points, [9, 12, 10, 2])
            scene.fill(plume, scene.tones(tone, 0.2, 0.3), round=10, rim=0.4, flow="form", **style)
        body = spline(
            "-36 -64, -20 -70, 4 -74, 26 -90, 40 -84, 46 -62, 38 -40, 16 -24, -12 -26, -32 -42"
        )
        scene.fill(body, scene.tones(colour, 0.2, 0.45), round=28, rim=0.4, flow=30, **style)
        wing = spline("-34 -58!, -10 -66, 14 -60, 16 -44, -4 -36, -24 -42")
        scene.fill(wing, scene.tones(mix(colour, "#5a2a24", 0.4), 0.2), round=9, flow=20, **style)
        for k in range(3):
            feather = [
                (10 - k * 3, -52 + k * 6),
                (-10 - k * 3, -46 + k * 4),
                (-26 - k, -50 + k * 5),
            ]
            scene.line(feather, 2, mix(neck, "#ffffff", 0.2), alpha=0.7)
        ruff = union(
            spline(
                "14 -70!, 20 -100, 26 -122, 40 -130, 54 -122, 54 -104, 58 -78, 50 -60!, "
                "38 -70, 30 -58!, 24 -70"
            ),
            circle(41, -122, 15),
        )
        scene.fill(
            ruff, [neck, mix(neck, colour, 0.5), colour], round=18, rim=0.5, flow=80, **style
        )
        comb = spline(
            "26 -132!, 22 -152, 32 -146, 36 -160, 44 -148, 54 -156, 54 -142, 60 -132!, 44 -134"
        )
        scene.fill(comb, scene.tones("#d8352c", 0.15), round=7, **style)
        scene.fill(ellipse(56, -104, 6, 12), scene.tones("#d8352c", 0.1), round=5, **style)
        scene.fill(spline("53 -126!, 72 -119!, 54 -113!"), "#f6c24a", round=4, **style)
        scene.line("38 -123, 43 -126, 49 -123", 2.8, "#2a1a1c")


def sleeping_hen(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    flip: bool = False,
    colour: Colour = "#f0dcc0",
) -> None:
    """A hen about 80 high, asleep with her head sunk in the feathers, sitting on (x, y)."""
    style: Style = {"detail": 0.7, "wobble": 0.8, "ink": 0.45}
    with scene.at(x, y, scale, flip=flip):
        hen = union(
            spline(
                "-56 -54!, -40 -40, -20 -44, 4 -56, 26 -64, 42 -48, 44 -22, 28 -2, -22 0, -44 -18"
            ),
            circle(24, -58, 18),
        )
        scene.fill(hen, scene.tones(colour, 0.25, 0.35), round=30, rim=0.4, flow=20, **style)
        wing = spline("-36 -34!, -10 -40, 12 -34, 8 -14, -14 -12")
        scene.fill(wing, scene.tones(mix(colour, scene.shadow, 0.12), 0.15), round=9, **style)
        comb = spline("14 -72!, 12 -84, 20 -80, 25 -88, 30 -80, 36 -82, 36 -70!")
        scene.fill(comb, "#d8473c", round=5, **style)
        scene.fill(spline("40 -60!, 54 -54!, 40 -50!"), "#eab04a", round=3, **style)
        scene.line("25 -60, 30 -57, 35 -60", 2.4, mix(colour, "#2a1a1c", 0.8))
