"""Those who carry their house with them."""

from namyok_art.painted import Colour, Scene, Style, circle, ellipse, mix, poly, spline, tube, union


def tortoise(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    shell: Colour = "#b8843c",
    skin: Colour = "#9aae5a",
    flip: bool = False,
    haze: float = 0,
) -> None:
    """A tortoise about 220 wide and 130 high from the front quarter, feet on (x, y), head left."""
    style: Style = {"detail": 0.65, "wobble": 0.8, "ink": 0.45, "haze": haze}
    dark = mix(skin, scene.shadow, 0.35)
    with scene.at(x, y, scale, flip=flip):
        for leg in (54, 92):
            scene.fill(tube([(leg, -34), (leg + 4, -6)], [17, 16]), dark, round=12, **style)
        scene.fill(tube("98 -34, 120 -22, 128 -14", [8, 6, 2]), dark, round=6, **style)
        neck = tube("-60 -46, -96 -62, -112 -92", [26, 21, 18])
        head = spline("-92 -102, -98 -124, -122 -132, -144 -120, -150 -102, -138 -88, -114 -84")
        scene.fill(union(neck, head), scene.tones(skin, 0.2, 0.35), round=20, **style)
        dome = spline("-96 -30!, -92 -74, -54 -116, 6 -128, 64 -108, 100 -68, 106 -28!, 0 -16")
        scene.fill(dome, scene.tones(shell, 0.25, 0.5), round=56, rim=0.4, **style)
        _plates(scene, dome, shell, style)
        lip = tube("-100 -30, -50 -16, 10 -12, 70 -16, 110 -28", [7, 11, 12, 11, 7])
        scene.fill(lip, scene.tones(mix(shell, "#fff0c0", 0.3), 0.2), round=9, **style)
        for leg in (-66, 8):
            limb = union(tube([(leg, -26), (leg - 6, -4)], [19, 18]), ellipse(leg - 9, -3, 22, 10))
            scene.fill(limb, scene.tones(skin, 0.2, 0.35), round=16, **style)
        scene.line("-136 -112, -130 -107, -123 -110", 3.4, "#2a2030", haze=haze)
        scene.line("-148 -98, -136 -95, -126 -98", 2.6, mix(dark, "#2a2030", 0.5), haze=haze)


def _plates(scene: Scene, dome: object, shell: Colour, style: Style) -> None:
    pale, dark = mix(shell, "#fff0c0", 0.35), mix(shell, scene.shadow, 0.55)
    plates = (
        "-24 -112, 24 -116, 42 -84, 6 -62, -36 -80",
        "-84 -74, -34 -108, -44 -80, -64 -50, -90 -50",
        "34 -112, 70 -98, 88 -66, 56 -56, 50 -84",
        "-56 -46, -36 -70, 4 -54, -2 -28, -50 -30",
        "14 -54, 48 -74, 62 -46, 50 -28, 8 -26",
        "72 -52, 92 -60, 100 -34, 66 -30",
    )
    with scene.clip(dome):
        for points in plates:
            scene.fill(poly(points), pale, alpha=0.55, round=10, **style | {"ink": 0.0})
            first = points.split(", ")[0]
            scene.line(f"{points}, {first}", 3, dark, curve=False, haze=style["haze"])
        for spot in ((2, -90), (-24, -50), (34, -48)):
            scene.fill(circle(*spot, 6), dark, alpha=0.5, detail=0.7, haze=style["haze"])
