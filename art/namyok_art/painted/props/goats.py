"""Goats."""

from namyok_art.painted import Colour, Path, Scene, Style, ellipse, mix, spline, tube, union


def _goat_path() -> Path:
    body = spline("-64 -96, -40 -110, 10 -108, 48 -112, 62 -92, 52 -66, 20 -58, -36 -60, -66 -72")
    neck = tube("44 -90, 64 -122, 72 -150", [24, 17, 14])
    head = spline("56 -160, 70 -176, 90 -180, 108 -188, 118 -182, 114 -170, 94 -152, 72 -144")
    legs = [
        tube(points, [12, 6.4, 6], 24)
        for points in (
            "-52 -76, -60 -38, -52 -2",
            "-36 -70, -30 -36, -34 -2",
            "30 -70, 32 -36, 28 -2",
            "46 -78, 56 -40, 50 -2",
        )
    ]
    tail = spline("-60 -98!, -84 -118, -80 -100, -64 -84")
    return union(body, neck, head, tail, *legs)


def goat(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    flip: bool = False,
    colour: Colour = "#fbf8f0",
    ribbon: Colour | None = "#7a3fc0",
    twig: Colour | None = "#6a4a34",
) -> None:
    """A goat about 210 high in profile, head raised to the right, a twig in its teeth."""
    style: Style = {"detail": 0.75, "wobble": 0.6}
    dark = mix(colour, scene.shadow, 0.5)
    with scene.at(x, y, scale, flip=flip):
        for points in ("70 -174, 52 -200, 22 -204", "78 -178, 64 -208, 36 -218"):
            scene.fill(tube(points, [6, 5, 2], 24), "#8a7a6a, #5a4c44", round=4, ink=0.4, **style)
        tones = [mix(colour, "#ffffff", 0.4), colour, mix(colour, scene.shadow, 0.3)]
        scene.fill(_goat_path(), tones, round=26, rim=0.4, ink=0.5, flow=20, **style)
        scene.fill(spline("64 -164!, 40 -164, 34 -152, 56 -152"), dark, round=4, ink=0.4, **style)
        scene.fill(
            tube("96 -154, 98 -140, 92 -124", [6, 5, 1.4], 16), tones, round=4, ink=0.4, **style
        )
        scene.line("84 -172, 90 -169, 96 -172", 2.4, "#2a2430")
        for foot in (-52, -34, 28, 50):
            scene.fill(ellipse(foot + 1, -3, 7, 5), "#4a4248", round=3, **style)
        for k in range(5):
            tuft = [(-44 + k * 22, -62), (-46 + k * 22, -50), (-40 + k * 22, -44)]
            scene.line(tuft, 2.4, dark, alpha=0.5)
        if ribbon is not None:
            collar = tube("50 -120, 66 -112, 82 -122", [7, 7, 6], 20)
            scene.fill(collar, scene.tones(ribbon, 0.25), round=5, ink=0.5, **style)
            for bend in (
                "50 -116, 24 -118, 6 -132, -18 -126",
                "50 -114, 30 -104, 14 -112, -8 -102",
            ):
                tail = tube(bend, [4, 7, 7, 3], 24)
                scene.fill(tail, scene.tones(ribbon, 0.25), round=5, ink=0.45, **style)
        if twig is not None:
            scene.fill(
                tube("92 -162, 128 -206, 158 -250", [3.4, 3, 2], 20),
                twig,
                round=3,
                ink=0.4,
                **style,
            )
            for px, py, turn in ((130, -210, -10), (142, -228, -110), (156, -250, -60)):
                with scene.at(px, py, 0.9, turn):
                    leaf = spline("0 0!, 10 -8, 26 0!, 10 7")
                    scene.fill(leaf, "#9cc46a, #5f8f44", round=5, ink=0.4, **style)
