"""Birds."""

from namyok_art.painted import Colour, Scene, Style, circle, ellipse, mix, spline, tube, union


def gliding_bird(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    colour: Colour = "#2a2635",
    flap: float = 0.5,
    rot: float = 0,
    flip: bool = False,
    haze: float = 0,
    rim: float = 0.3,
) -> None:
    """A far bird about 90 long, flying right; `flap` 0 (wings level) to 1 (raised)."""
    style: Style = {"haze": haze, "detail": 0.7, "wobble": 0.6}
    f = flap
    with scene.at(x, y, scale, rot, flip):
        far = [(2, -3), (-8, -22 * f - 8), (-30, -46 * f - 6), (-62, -58 * f, 1)]
        far += [(-46, -34 * f), (-34, -14 * f), (-16, 2)]
        scene.fill(spline(far), mix(colour, scene.shadow, 0.3), round=6, **style)
        body = "-44 2!, -26 -3, 0 -6, 20 -8, 30 -6, 40 -1!, 30 2, 16 7, -6 8, -26 6, -40 8!"
        scene.fill(spline(body), colour, round=8, rim=rim, **style)
        near = [(10, -4), (2, -26 * f - 6), (-14, -52 * f - 6), (-40, -74 * f, 1)]
        near += [(-30, -46 * f), (-24, -22 * f), (-12, 2)]
        tone = mix(colour, scene.light_colour, 0.12)
        scene.fill(spline(near), tone, round=7, rim=rim, **style)


def crow(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    flip: bool = False,
    rot: float = 0,
    colour: Colour = "#23203c",
    rim_colour: Colour = "#e8d6a8",
    eye: Colour = "#ffe39a",
    light: tuple[float, float, float] | None = None,
) -> None:
    """A standing crow about 100 high, looking right, feet at (x, y)."""
    style: Style = {"detail": 0.7, "wobble": 0.8}
    lit: Style = {"rim": 0.8, "rim_colour": rim_colour, "light": light, **style}
    dark = mix(colour, "#000000", 0.45)
    with scene.at(x, y, scale, rot, flip):
        for leg in (-4, 8):
            scene.fill(tube([(leg, -20), (leg - 1, 0)], [2, 2]), dark, **style)
            scene.line([(leg - 8, 2), (leg, -1), (leg + 9, 2)], 2.4, dark)
        body = "-66 8!, -42 -20, -26 -48, -4 -76, 14 -84, 30 -66, 30 -38, 14 -18, -10 -14, -32 -6"
        scene.fill(spline(body), [colour, dark], round=22, flow=50, **lit)
        wing = spline("-60 0!, -36 -28, -12 -54, 8 -60, 10 -36, -12 -20, -36 -10")
        tone = mix(colour, scene.light_colour, 0.1)
        scene.fill(wing, tone, round=10, flow=40, ink=0.5, **style)
        for i in range(3):
            feather = [(-6 - i * 6, -46 + i * 5), (-26 - i * 5, -24 + i * 3), (-46 - i * 3, -8)]
            scene.line(feather, 1.6, dark, alpha=0.5)
        head = spline("4 -76, 6 -98, 22 -110, 40 -104, 46 -92, 36 -78, 24 -68")
        scene.fill(head, colour, round=16, **lit)
        beak = spline("42 -102!, 58 -98, 76 -86!, 56 -88, 44 -88!")
        scene.fill(beak, mix(colour, "#8a7a70", 0.4), round=4, **style)
        scene.fill(circle(33, -96, 3.4), eye, texture=0, wobble=0, detail=1)
        scene.fill(circle(33.6, -96, 1.8), "#0a0814", texture=0, wobble=0, detail=1)


def gull(
    scene: Scene, x: float, y: float, scale: float = 1, flip: bool = False, rot: float = 0
) -> None:
    """A standing gull about 60 high, looking right, feet at (x, y)."""
    style: Style = {"detail": 0.75, "wobble": 0.6}
    with scene.at(x, y, scale, rot, flip):
        for leg in (-2, 6):
            scene.line([(leg, -14), (leg, 0), (leg + 6, 0)], 1.8, "#d98a3c", curve=False)
        body = spline("-44 -22!, -22 -34, 0 -40, 18 -38, 26 -26, 18 -14, -4 -11, -26 -16")
        scene.fill(body, scene.tones("#f6f4ee", 0.2, 0.35), round=14, ink=0.4, **style)
        wing = spline("-50 -24!, -26 -36, -4 -38, 8 -30, -6 -22, -28 -20")
        scene.fill(wing, scene.tones("#a9b4bd", 0.1, 0.3), round=6, ink=0.4, **style)
        scene.fill(spline("-54 -23!, -38 -30, -32 -23"), "#3a4048", **style)
        head = spline("10 -36, 14 -54, 26 -60, 36 -54, 36 -46, 28 -38, 22 -30")
        scene.fill(head, scene.tones("#fbf9f4", 0.2, 0.25), round=10, ink=0.4, **style)
        scene.fill(spline("35 -53!, 46 -51, 50 -47!, 36 -47!"), "#e8a13c", round=2, **style)
        scene.fill(ellipse(28, -52, 1.8, 2), "#1c1c22", detail=1, wobble=0)


def goose(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    flip: bool = False,
    rot: float = 0,
    colour: Colour = "#fbf7ea",
) -> None:
    """A standing white goose about 120 high, looking right, feet at (x, y)."""
    style: Style = {"detail": 0.7, "wobble": 0.7, "ink": 0.45}
    with scene.at(x, y, scale, rot, flip):
        for leg in (-8, 10):
            scene.line([(leg, -22), (leg, 0), (leg + 11, 1)], 4, "#ef8a2c", curve=False)
        body = spline("-56 -52!, -40 -34, -20 -20, 14 -18, 38 -34, 38 -56, 10 -62, -24 -54")
        neck = tube("26 -46, 34 -78, 30 -104", [17, 9, 10])
        head = ellipse(36, -110, 14, 11)
        tones = scene.tones(colour, 0.3, 0.25)
        scene.fill(union(body, neck, head), tones, round=18, rim=0.3, **style)
        wing = spline("-44 -46!, -14 -54, 14 -48, 8 -30, -14 -28, -32 -34")
        scene.fill(wing, scene.tones(mix(colour, scene.shadow, 0.08), 0.1, 0.2), round=8, **style)
        scene.fill(spline("46 -116!, 66 -108!, 47 -103!"), "#ef8a2c", round=4, **style)
        scene.fill(circle(38, -113, 2.2), "#1c1c22", detail=1, wobble=0)
