"""Small and shy beasts, turned away with the head in profile."""

from namyok_art.painted import Colour, Scene, Style, circle, ellipse, mix, spline, tube, union


def wolf_from_behind(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    colour: Colour = "#6a6a78",
    rim_colour: Colour = "#ffd890",
) -> None:
    """A sitting wolf about 190 high, back to us, head in profile to the right.

    The tip of his mouth is at (57, -128) of his own frame.
    """
    style: Style = {"detail": 0.65, "wobble": 1}
    lit: Style = {"rim": 0.8, "rim_colour": rim_colour, **style}
    dark = mix(colour, scene.shadow, 0.6)
    with scene.at(x, y, scale):
        tail = tube("-12 -6, -52 2, -86 -4, -104 -18", [8, 15, 14, 3])
        scene.fill(tail, [colour, dark], round=13, flow="form", texture=0.16, **lit)
        far_ear = spline("8 -160!, 16 -196!, 28 -162!")
        scene.fill(far_ear, dark, round=4, **style)
        body = spline(
            "-40 -2, -46 -30, -36 -64, -28 -94, -26 -124, -20 -148, 0 -162, 20 -158, 30 -140, "
            "26 -110, 30 -80, 42 -44, 44 -20, 36 -2, 0 5"
        )
        head = spline(
            "-20 -150, -6 -170, 14 -172, 30 -160, 44 -148, 62 -141, 67 -135, 62 -127, 44 -124, "
            "28 -122, 10 -118, -12 -124"
        )
        ear = spline("-12 -160!, -10 -182, -4 -200!, 8 -184, 14 -162!")
        cheek = spline("-22 -150, 4 -150, 18 -132, 14 -108, 0 -96, -20 -104, -28 -126")
        wolf = union(body, head, ear, cheek)
        tones = scene.tones(colour, 0.12, 0.55)
        scene.fill(wolf, tones, round=32, flow=88, texture=0.2, ink=0.35, **lit)
        scene.line("46 -129, 56 -131, 64 -132", 2, mix(dark, "#000000", 0.4), alpha=0.9)
        scene.fill(circle(66, -137, 4), "#16121a", detail=1, wobble=0)
        scene.line("22 -151, 28 -148, 35 -149", 2.6, "#16121a")
        scene.fill(spline("-7 -164!, -4 -190!, 7 -166!"), dark, alpha=0.7, detail=0.6)
        for points in (
            "-14 -110, -8 -70, -10 -30",
            "6 -112, 4 -70, 8 -26",
            "20 -100, 24 -60, 26 -30",
        ):
            scene.line(points, 4, dark, alpha=0.3, soft=2)
        for side in (-1, 1):
            haunch = [(side * 34, -8), (side * 26, -40), (side * 10, -20), (side * 12, -4)]
            scene.line(haunch, 3, dark, alpha=0.4, soft=1.5)


def squirrel(
    scene: Scene, x: float, y: float, scale: float = 1, colour: Colour = "#d8743a"
) -> None:
    """A squirrel's upper half about 100 high, leaning out to the left over the edge (x, y)."""
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.45}
    pale = mix(colour, "#fff3dc", 0.75)
    with scene.at(x, y, scale):
        tail = tube("34 0, 44 -44, 30 -82, 6 -92", [10, 20, 20, 8])
        tones = scene.tones(mix(colour, scene.shadow, 0.25), 0.2)
        scene.fill(tail, tones, round=16, texture=0.2, flow="form", **style)
        body = spline("-26 10, -30 -20, -22 -44, 4 -54, 26 -40, 32 -10, 28 10")
        ears = [
            spline("-44 -84!, -44 -112!, -28 -92!"),
            spline("-20 -92!, -12 -116!, -4 -86!"),
        ]
        head = spline("-66 -56, -58 -80, -34 -94, -8 -86, 4 -62, -8 -42, -36 -36, -58 -42")
        beast = union(body, head, *ears)
        scene.fill(beast, scene.tones(colour, 0.2, 0.35), round=24, rim=0.4, flow="form", **style)
        scene.fill(ellipse(-46, -50, 18, 10, -8), pale, soft=3, alpha=0.9, detail=0.5)
        scene.fill(ellipse(-6, -18, 16, 22), pale, soft=4, alpha=0.9, detail=0.5)
        scene.fill(circle(-65, -58, 4), "#3a2424", detail=1)
        scene.fill(circle(-36, -68, 5), "#2a1a1c", detail=1, wobble=0)
        scene.fill(circle(-37.6, -69.6, 1.6), "#ffffff", detail=1, wobble=0)
        for paw in (-28, 10):
            limb = tube([(paw + 8, -24), (paw - 2, -6), (paw - 4, 12)], [9, 8, 8])
            scene.fill(limb, scene.tones(colour, 0.2), round=8, **style)
