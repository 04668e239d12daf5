"""Loose feathers and torn pillows."""

from namyok_art.painted import Colour, Scene, Style, mix, poly, spline, union


def feather(
    scene: Scene,
    x: float,
    y: float,
    length: float = 60,
    rot: float = 0,
    colour: Colour = "#ffffff",
) -> None:
    """One down feather, quill at (x, y), pointing right before it is turned."""
    style: Style = {"detail": 0.85, "wobble": 0.6}
    with scene.at(x, y, length / 100, rot):
        vane = spline("14 0!, 26 -18, 56 -22, 84 -14, 100 0!, 82 12, 54 18, 40 12, 34 18, 24 12")
        tones = [colour, mix(colour, scene.shadow, 0.16)]
        scene.fill(vane, tones, round=10, shade=0.6, ink=0.4, **style)
        scene.line("0 2, 40 -2, 92 0", 2.6, mix(colour, scene.shadow, 0.35))


def torn_pillow(
    scene: Scene, x: float, y: float, scale: float = 1, colour: Colour = "#fff6ec", rot: float = 0
) -> None:
    """A pillow about 220 wide with a gash, lying on (x, y)."""
    style: Style = {"detail": 0.65, "wobble": 1, "ink": 0.45}
    with scene.at(x, y, scale, rot):
        body = spline(
            "-110 -84!, -50 -74, 20 -78, 108 -88!, 98 -44, 112 4!, 40 -6, -40 -4, -114 6!, -98 -40"
        )
        scene.fill(body, scene.tones(colour, 0.2, 0.25), round=44, flow=0, **style)
        stuffing = union(spline("-40 -62, -10 -74, 34 -66, 52 -40, 20 -26, -24 -28, -48 -44"))
        scene.fill(stuffing, "#ffffff", round=14, shade=0.7, **style)
        gash = poly("-52 -50, -30 -62, -20 -52, 0 -64, 16 -52, 34 -60, 56 -44, 30 -66, -30 -70")
        scene.fill(gash, mix(colour, scene.shadow, 0.3), detail=0.7)
