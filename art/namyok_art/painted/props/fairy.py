"""Heroes of Russian fairy tales."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted import (
    Colour,
    Path,
    Points,
    Scene,
    Style,
    circle,
    mix,
    poly,
    rect,
    ring,
    sample,
    spline,
    tube,
    union,
)


def hut(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1,
    rot: float = 0,
    log: Colour = "#a8714a",
    roof: Colour = "#7a5544",
    shutter: Colour = "#3f9ab0",
    pane: Colour = "#ffe6a0",
) -> None:
    """A log hut about 300 wide and 330 high, gable to us, its floor at (x, y)."""
    style: Style = {"detail": 0.65, "ink": 0.5, "wobble": 1}
    with scene.at(x, y, scale, rot):
        scene.fill(rect(62, -330, 44, 90), scene.tones("#c98a78", 0.15), round=8, **style)
        scene.fill(rect(56, -338, 56, 16, 3), scene.tones("#a8685c", 0.15), round=5, **style)
        gable = poly("-128 -180, 0 -316, 128 -180")
        scene.fill(gable, scene.tones(mix(log, "#fff0d0", 0.15), 0.1), flow=90, **style)
        for across in range(-100, 110, 25):
            top = -312 + abs(across) * 1.06
            scene.line(
                [(across, top + 8), (across, -180)], 2, mix(log, scene.shadow, 0.5), alpha=0.6
            )
        scene.fill(circle(0, -226, 22), mix(shutter, "#ffffff", 0.25), round=6, **style)
        scene.fill(circle(0, -226, 14), pane, detail=0.8, ink=0.4)
        _log_wall(scene, log, style)
        for side in (-1, 1):
            board = [(0, -340), (side * 176, -160), (side * 166, -140), (0, -310)]
            scene.fill(poly(board), scene.tones(roof, 0.25), round=6, **style)
            for k in range(7):
                t = 0.1 + k * 0.13
                place = (side * 170 * t, -318 + 178 * t)
                scene.fill(
                    circle(*place, 7), mix(roof, "#fff0d0", 0.55), round=4, detail=0.8, ink=0.35
                )
        _carved_window(scene, shutter, pane, style)


def _log_wall(scene: Scene, log: Colour, style: Style) -> None:
    rng = np.random.default_rng(3)
    for k in range(6):
        level = -30 - k * 30
        tone = mix(log, scene.light_colour, rng.uniform(0, 0.14))
        beam = rect(-138, level, 276, 30, 13)
        scene.fill(beam, scene.tones(tone, 0.25, 0.5), round=14, flow=0, **style)
        for side in (-1, 1):
            end = circle(side * 140, level + 15, 15)
            scene.fill(end, scene.tones(mix(tone, "#f6dca8", 0.5), 0.2), round=6, **style)
            for size in (9, 4):
                growth = ring(side * 140, level + 15, size, size, 16)
                scene.line(growth, 1.4, mix(log, scene.shadow, 0.3), alpha=0.7)


def _carved_window(scene: Scene, shutter: Colour, pane: Colour, style: Style) -> None:
    for side in (-1, 1):
        leaf = rect(side * 63 - 23, -146, 46, 88, 3)
        scene.fill(leaf, scene.tones(shutter, 0.2), round=5, **style)
        heart = union(
            circle(side * 63 - 6, -112, 8),
            circle(side * 63 + 6, -112, 8),
            poly([(side * 63 - 13, -108), (side * 63 + 13, -108), (side * 63, -90)]),
        )
        scene.fill(heart, mix(shutter, "#ffffff", 0.6), detail=0.8)
    scene.fill(rect(-46, -156, 92, 106, 4), "#fff6e6, #d9c4a8", round=6, **style)
    crown = spline("-54 -152!, -40 -172, -18 -164, 0 -184, 18 -164, 40 -172, 54 -152!")
    scene.fill(crown, "#fff6e6, #d9c4a8", round=6, **style)
    scene.fill(rect(-34, -144, 68, 84), [mix(pane, "#ffffff", 0.3), pane], **style)
    scene.line("0 -144, 0 -60", 5, "#e6d4b8", curve=False)
    scene.line("-34 -108, 34 -108", 5, "#e6d4b8", curve=False)


Toe = tuple[float, float]


def hen_leg(
    scene: Scene,
    points: Points,
    width: float,
    toes: Sequence[Toe] = ((-78, 18), (-22, 38), (44, 34), (62, -4)),
    colour: Colour = "#eab24a",
) -> None:
    """A scaly hen's leg along `points`; `toes` are where its toes end, seen from the ankle."""
    style: Style = {"detail": 0.75, "wobble": 0.6}
    leg = sample(points, 60)
    ankle = leg[-1]
    dark = mix(colour, scene.shadow, 0.55)
    hock = leg[len(leg) // 2]
    parts: list[Path] = [tube(points, [width * 1.3, width, width * 0.8])]
    parts.append(circle(hock[0], hock[1], width * 1.3))
    for dx, dy in toes:
        knuckle = ankle + np.array([dx * 0.5, dy * 0.5 - 7])
        tip = ankle + np.array([dx, dy])
        parts.append(tube([ankle, knuckle, tip], [width * 0.9, width * 0.62, width * 0.5], 24))
        parts.append(circle(knuckle[0], knuckle[1], width * 0.74))
    tones = scene.tones(colour, 0.25, 0.45)
    scene.fill(union(*parts), tones, round=width * 0.9, ink=0.6, rim=0.4, **style)
    heading = np.gradient(leg, axis=0)
    for k in range(8, 58, 4):
        along, across = heading[k] / np.linalg.norm(heading[k]), width * 0.75
        side = np.array([-along[1], along[0]]) * across
        scale = [leg[k] + side, leg[k] + along * width * 0.35, leg[k] - side]
        scene.line(scale, 2, dark, alpha=0.6)
    for dx, dy in toes:
        x, y = ankle[0] + dx, ankle[1] + dy
        reach = width * 0.8 / np.hypot(dx, dy)
        point = (x + dx * reach, y + dy * reach + 5, 1)
        claw = spline([(x, y - width * 0.4, 1), point, (x, y + width * 0.5, 1)])
        scene.fill(claw, "#5a4434", round=3, ink=0.4, **style)
        for part in (0.62, 0.8):
            x, y = ankle[0] + dx * part, ankle[1] + dy * part
            scene.line([(x - 3, y - 6), (x + 2, y + 6)], 1.8, dark, alpha=0.6, curve=False)
