"""A tall grown-up person from behind: for cards where the round little people look like toys."""

from namyok_art.painted import Colour, Scene, Style, ellipse, mix, spline, tube, union

Hand = tuple[float, float]


def slender(
    scene: Scene,
    x: float,
    y: float,
    height: float = 200,
    coat: Colour = "#3f424a",
    hair: Colour = "#2a2422",
    skin: Colour = "#d9a888",
    legs: Colour = "#23262c",
    arm: Hand = (15, -45),
    left_arm: Hand = (-15, -45),
    stride: float = 0,
    lean: float = 0,
    flip: bool = False,
    rim: float = 0.6,
    haze: float = 0,
) -> None:
    """Feet at (x, y); hands in hundredths of the height; `stride` lifts the hind foot."""
    style: Style = {"haze": haze, "detail": 0.75, "wobble": 0.5}
    dark = mix(coat, scene.shadow, 0.5)
    with scene.at(x, y, height / 100, lean, flip):
        for foot, lift in ((-5.0, stride), (5.0, 0.0)):
            leg = [
                (foot, -24),
                (foot * 1.05, -12 - lift * 0.4),
                (foot * 1.1 - lift * 0.2, -2 - lift),
            ]
            scene.fill(tube(leg, [4.4, 3.4, 2.8], 20), legs, round=3, **style)
            shoe = ellipse(foot * 1.15 - lift * 0.2, -1.4 - lift, 3.6, 2.2 + lift * 0.25)
            scene.fill(shoe, mix(legs, "#000000", 0.3), round=2, **style)
        for hand in (left_arm, arm):
            scene.fill(ellipse(hand[0], hand[1], 2.4, 2.8), skin, round=2, **style)
        body = spline(
            "-4 -84, 4 -84, 11 -79.5, 13 -68, 11.4 -50, 15 -19!, 0 -16.5, -15 -19!, -11.4 -50, "
            "-13 -68, -11 -79.5"
        )
        sleeves = []
        for side, hand in ((-1, left_arm), (1, arm)):
            elbow = ((side * 11 + hand[0]) / 2 + side * 2.4, (-76 + hand[1]) / 2 + 2)
            sleeves.append(tube([(side * 10, -76), elbow, hand], [4.4, 3.8, 2.8], 24))
        whole = union(body, *sleeves)
        scene.fill(
            whole,
            [mix(coat, scene.light_colour, 0.15), coat, dark],
            round=9,
            rim=rim,
            ink=0.5,
            **style,
        )
        scene.line("0 -50, 0.6 -34, 0 -18", 0.9, dark, alpha=0.7, haze=haze)
        scene.line("-11 -51, 0 -49.5, 11 -51", 1.1, dark, alpha=0.6, haze=haze)
        scene.fill(tube("0 -88, 0 -82", [3, 3.4], 6), mix(skin, scene.shadow, 0.3), **style)
        collar = spline("-7 -84, 0 -87, 7 -84, 5 -81, 0 -80, -5 -81")
        scene.fill(collar, dark, round=2, ink=0.4, **style)
        scene.fill(ellipse(0, -93.4, 5.6, 7), hair, round=5, rim=rim, ink=0.4, **style)
