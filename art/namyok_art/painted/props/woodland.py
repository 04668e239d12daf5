"""Woodland listeners: a woodpecker, mushrooms."""

from namyok_art.painted import Colour, Scene, Style, circle, ellipse, mix, spline, tube, union


def woodpecker(
    scene: Scene, x: float, y: float, scale: float = 1, flip: bool = False, rot: float = 0
) -> None:
    """A spotted woodpecker about 200 high bent to the left; the tip of the beak is at (x, y)."""
    style: Style = {"detail": 0.75, "wobble": 0.7, "ink": 0.45}
    with scene.at(x, y, scale, rot, flip), scene.at(-22, 58):
        tail = spline("150 -78!, 196 -40, 206 -4!, 180 -16, 140 -44")
        scene.fill(tail, "#4a4450, #1f1a26", round=8, **style)
        for leg in (96, 122):
            scene.line([(leg, -34), (leg - 8, -8), (leg - 22, 0)], 5, "#6a5a58")
            scene.line([(leg - 8, -8), (leg + 4, 2)], 4, "#6a5a58")
        body = union(
            spline(
                "62 -120, 84 -142, 120 -140, 154 -108, 162 -72, 142 -40, 104 -26, 74 -44, 58 -84"
            ),
            ellipse(68, -112, 38, 34, -20),
        )
        scene.fill(body, "#fffaf0, #ead8c0, #b8a08c", round=40, rim=0.3, flow="form", **style)
        wing = spline("90 -134!, 132 -134, 166 -96, 176 -54!, 140 -62, 108 -84")
        scene.fill(wing, "#5a5460, #26202c", round=14, **style)
        for dx, dy in ((116, -112), (134, -104), (130, -88), (148, -84), (154, -70)):
            scene.fill(ellipse(dx, dy, 7, 4, 40), "#fffaf0", detail=0.9)
        scene.fill(spline("118 -44, 140 -46, 146 -34, 122 -26"), "#e0463a", round=6, **style)
        cap = spline("36 -120, 48 -148, 80 -152, 104 -132, 96 -118, 66 -126")
        scene.fill(cap, "#ff6a50, #d8302c, #8f1f24", round=14, rim=0.4, **style)
        scene.line("40 -98, 66 -90, 92 -98", 8, "#26202c")
        beak = spline("40 -118!, 32 -86, 22 -58!, 44 -80, 54 -94!")
        scene.fill(beak, "#8a7c74, #4a4244", round=6, **style)
        scene.line("46 -112, 53 -107, 61 -111", 3.4, "#1a141c")


def mushroom(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    cap: Colour = "#c8643c",
    rot: float = 0,
    spots: bool = False,
) -> None:
    """A mushroom about 110 high standing on (x, y)."""
    style: Style = {"detail": 0.7, "wobble": 1, "ink": 0.45}
    with scene.at(x, y, scale, rot):
        stem = spline("-18 0!, -15 -36, -13 -64!, 13 -64!, 15 -36, 20 0!, 0 6")
        scene.fill(stem, "#fff6e4, #e6d0b4, #b8a08c", round=15, **style)
        hood = spline("-58 -56!, -50 -92, -20 -116, 20 -116, 50 -92, 58 -56!, 20 -48, -20 -48")
        scene.fill(hood, scene.tones(cap, 0.25, 0.4), round=34, rim=0.4, **style)
        gills = mix(cap, "#fff0d8", 0.6)
        scene.fill(ellipse(0, -55, 46, 9), gills, detail=0.7, ink=0.3)
        if spots:
            for dx, dy, radius in ((-24, -84, 8), (6, -98, 9), (30, -80, 7), (-4, -72, 5)):
                scene.fill(circle(dx, dy, radius), "#fffaf0", round=5, detail=0.8)


def shelf_fungus(
    scene: Scene, x: float, y: float, scale: float = 1, colour: Colour = "#c8904c"
) -> None:
    """Three brackets one above another, growing to the right of (x, y)."""
    with scene.at(x, y, scale):
        for dy, reach in ((-34, 26), (0, 36), (32, 24)):
            bracket = tube([(0, dy), (reach * 0.6, dy - 4), (reach, dy + 2)], [11, 13, 8])
            scene.fill(bracket, scene.tones(colour, 0.25), round=11, detail=0.7, ink=0.4)
