"""People: small and seen from behind, so that everybody may take them for themselves."""

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    poly,
    rect,
    spline,
    tube,
    union,
)

Hand = tuple[float, float]


def figure(
    scene: Scene,
    x: float,
    y: float,
    height: float = 100,
    coat: Colour = "#a8442f",
    hair: Colour = "#3b2a26",
    skin: Colour = "#e3b493",
    legs: Colour = "#2f2b3a",
    scarf: Colour | None = None,
    hat: str | None = None,
    hat_colour: Colour | None = None,
    cut: str = "coat",
    arm: Hand | None = None,
    left_arm: Hand | None = None,
    walk: float = 0,
    flip: bool = False,
    rim: float = 0.5,
    haze: float = 0,
) -> None:
    """A person from behind, feet at (x, y).

    cut        "coat", "dress" (wide hem), "overalls" (short jacket, long trousers)
    hat        point, top, crown, cap, straw, fur, hood, bun
    arm        where the right hand is, in hundredths of the height; (28, -96) is raised
    walk       how far the legs are apart
    """
    with scene.at(x, y, height / 100, flip=flip):
        style: Style = {"haze": haze, "detail": 0.8, "wobble": 0.6}
        _legs(scene, legs, walk, style)
        dark = mix(coat, scene.shadow, 0.4)
        for side, hand in ((-1, left_arm), (1, arm)):
            if hand is None:
                scene.fill(circle(side * 20, -32, 3.2), skin, **style)
                sleeve = tube([(side * 10, -64), (side * 17, -52), (side * 20, -35)], [5, 5, 3.8])
                scene.fill(sleeve, [coat, dark], round=5, ink=0.4, **style)
        scene.fill(rect(-4, -76, 8, 10), mix(skin, scene.shadow, 0.3), **style)
        body = scene.tones(coat, 0.1)
        scene.fill(_garment(cut), body, round=13, rim=rim, ink=0.5, **style)
        scene.line("0 -66, 1 -46, 0 -27", 1.3, dark, alpha=0.6, haze=haze)
        if cut == "coat":
            scene.line("-15 -43, 0 -40, 15 -43", 2.2, dark, alpha=0.6, haze=haze)
        for side, hand in ((-1, left_arm), (1, arm)):
            if hand is not None:
                elbow = ((side * 11 + hand[0]) / 2 + side * 5, (-62 + hand[1]) / 2 + 6)
                sleeve = tube([(side * 11, -63), elbow, hand], [5.4, 4.8, 3.4])
                scene.fill(circle(hand[0], hand[1], 3.6), skin, **style)
                scene.fill(sleeve, [coat, mix(coat, scene.shadow, 0.2)], round=5, ink=0.4, **style)
        cloth = mix(coat, "#ffffff", 0.08) if hat_colour is None else hat_colour
        _head(scene, hair, hat, cloth, rim, style)
        if scarf is not None:
            wrap = spline("-10 -72, 0 -75, 10 -72, 11 -67, 0 -65, -11 -67")
            scene.fill(wrap, scarf, round=4, **style)
            tail = tube("8 -68, 20 -66, 32 -60, 42 -63", [3, 4, 3.6, 1.5])
            scene.fill(tail, scarf, round=4, **style)


def _legs(scene: Scene, colour: Colour, walk: float, style: Style) -> None:
    boots = mix(colour, "#000000", 0.3)
    left = [(-6, -32), (-7 - walk, -14), (-8 - walk * 1.6, -2)]
    right = [(6, -32), (7 + walk * 0.6, -14), (7 + walk, -2)]
    for points in (left, right):
        scene.fill(tube(points, [4.6, 3.6, 3.4]), colour, round=4, **style)
    scene.fill(ellipse(-9 - walk * 1.6, -1.5, 6, 3), boots, **style)
    scene.fill(ellipse(9 + walk, -1.5, 6, 3), boots, **style)


def _garment(cut: str) -> object:
    if cut == "dress":
        return spline("-6 -71, 6 -71, 12 -64, 11 -50, 25 -14!, 0 -10, -25 -14!, -11 -50, -12 -64")
    if cut == "overalls":
        return spline("-7 -71, 7 -71, 14 -64, 14 -46, 13 -30!, 0 -28, -13 -30!, -14 -46, -14 -64")
    return spline("-7 -71, 7 -71, 14 -64, 15 -46, 19 -25!, 0 -21, -19 -25!, -15 -46, -14 -64")


def _head(
    scene: Scene, hair: Colour, hat: str | None, colour: Colour, rim: float, style: Style
) -> None:
    scene.fill(ellipse(0, -84, 11, 12.5), hair, round=10, rim=rim, **style)
    nape = spline("-11.5 -86, -11 -76!, -4 -73, 4 -73, 11 -76!, 11.5 -86")
    scene.fill(nape, hair, **style)
    shapes = {
        "point": spline("-15 -84!, -8 -100, 8 -122!, 11 -100, 15 -84!, 0 -80"),
        "top": union(ellipse(0, -90, 17, 4), rect(-10, -114, 20, 24, 2)),
        "crown": poly("-11 -90, -13 -106, -5 -97, 0 -110, 5 -97, 13 -106, 11 -90"),
        "cap": spline("-12.5 -85!, -12 -96, 0 -101, 12 -96, 12.5 -85!, 0 -82"),
        "straw": union(ellipse(0, -88, 23, 6), ellipse(0, -94, 11.5, 8)),
        "fur": spline("-14 -84, -14 -96, -7 -103, 7 -103, 14 -96, 14 -84, 8 -80, -8 -80"),
        "hood": spline("0 -106, 12 -98, 14 -80, 8 -69!, -8 -69!, -14 -80, -12 -98"),
        "bun": ellipse(0, -98, 6.5, 5.5),
    }
    if hat is not None:
        tone = hair if hat == "bun" else colour
        scene.fill(shapes[hat], tone, round=7, rim=rim, ink=0.4, **style)
