"""Beasts of the land. Simple poses, few joints: sitting, standing, seen from behind."""

from namyok_art.painted import Colour, Scene, Style, ellipse, mix, spline, tube, union


def fox_from_behind(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    colour: Colour = "#d0622c",
    rim_colour: Colour = "#ffd890",
) -> None:
    """A sitting fox about 160 high with pricked ears, looking away from us."""
    style: Style = {"detail": 0.7, "wobble": 0.8}
    lit: Style = {"rim": 0.75, "rim_colour": rim_colour, **style}
    dark = mix(colour, scene.shadow, 0.5)
    with scene.at(x, y, scale):
        tail = tube("14 -8, 52 0, 80 -20, 80 -54, 66 -74", [7, 15, 18, 13, 3])
        scene.fill(tail, [colour, dark], round=14, flow="form", **lit)
        scene.fill(tube("80 -50, 72 -66, 64 -76", [11, 8, 2]), "#f3e2c4", round=7, **style)
        back = (
            "-36 -2, -40 -28, -29 -58, -19 -84, -14 -104, 14 -104, 19 -84, 29 -58, 40 -26, "
            "34 -2, 0 4"
        )
        scene.fill(spline(back), scene.tones(colour, 0.2, 0.5), round=30, flow=90, **lit)
        for side in (-1, 1):
            ear = [(side * 4, -122, 1), (side * 9, -142), (side * 19, -162, 1)]
            ear += [(side * 25, -140), (side * 25, -114, 1)]
            scene.fill(spline(ear), [dark, colour], round=6, **lit)
            tip = [(side * 13, -152, 1), (side * 19, -163, 1), (side * 23, -148, 1)]
            scene.fill(spline(tip), "#2a1c1c", **style)
        head = (
            "-22 -124, 0 -132, 22 -124, 28 -108, 34 -96!, 24 -92, 12 -84, 0 -82, -12 -84, "
            "-24 -92, -34 -96!, -28 -108"
        )
        scene.fill(spline(head), scene.tones(colour, 0.25, 0.2), round=20, flow=90, **lit)
        scene.line("0 -86, 1 -60, -2 -30", 3, dark, alpha=0.35, soft=2)


def cat_from_behind(
    scene: Scene, x: float, y: float, scale: float = 1, colour: Colour = "#5a5560"
) -> None:
    """A sitting cat about 150 high, looking away, tail curled to the right."""
    style: Style = {"detail": 0.75, "wobble": 0.7, "ink": 0.4}
    with scene.at(x, y, scale):
        tail = tube("16 -8, 56 -2, 80 -14, 78 -40, 62 -44", [9, 11, 11, 9, 6])
        scene.fill(tail, scene.tones(colour, 0.15), round=9, rim=0.4, **style)
        ears = [spline([(s * 8, -128, 1), (s * 24, -158, 1), (s * 32, -118, 1)]) for s in (-1, 1)]
        body = spline("-42 -2, -46 -34, -30 -74, -18 -96, 18 -96, 30 -74, 46 -34, 42 -2, 0 3")
        cat = union(body, ellipse(0, -112, 33, 29), *ears)
        scene.fill(cat, scene.tones(colour, 0.2, 0.4), round=34, rim=0.6, flow=90, **style)
        for s in (-1, 1):
            for i in range(3):
                stripe = [(s * 30, -52 + i * 15), (s * 20, -48 + i * 15), (s * 12, -50 + i * 15)]
                scene.line(stripe, 3, mix(colour, scene.shadow, 0.5), alpha=0.5)
