"""A knight has thrown off helmet and gauntlets to hug a cactus, and the cactus holds him too."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along, knots
from namyok_art.paper.place import Place, glue, lit
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.hands import fingers_over
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.moods import Mood
from namyok_art.paper.props.skeleton import Bones, Build, Pose
from namyok_art.paper.space import Array

KNIGHT = Person(
    "adult",
    "#eab892",
    "#8a4a26",
    "short",
    0.27,
    0.335,
    0.11,
    0.02,
    "hook",
    "moustache",
    eye="#3f6a8a",
)
TOUCHED = Mood(
    brow_in=-0.066,
    brow_out=0.016,
    brow_arch=0.01,
    squeeze=0.014,
    top=0.054,
    low=0.022,
    slant=-0.016,
    gaze=(0.35, -0.5),
    pupil=1.25,
    mouth=0.1,
    corner=-0.02,
    upper=0.006,
    lower=0.014,
    skew=0.006,
    blush=0.8,
    tears=1,
    yaw=0.42,
    tilt=10,
    folds=("forehead", "crow"),
)
STEEL = ("#fff4e4", "#c9bec6", "#8d8296", "#d2c8cc", "#9a8fa0", "#5f5670")
RED = ("#e0574a", "#a82f3f")


def draw() -> NDArray[np.uint8]:
    sky = ["#3f3566", "#7f4a80", "#d0647c", "#f59a6c", "#fccb86", "#fcd08e"]
    card = Card(116, sky, light=(40, 640), lamp="#ffe6b0")
    _desert(card)
    hug = Pose(
        14,
        8,
        14,
        (0.84, 0.0),
        (0.8, -0.3),
        1,
        1,
        (-0.02, 0.97),
        (0.02, 0.96),
        near_grip="cover",
        far_grip="none",
        near_wrist=-18,
    )
    coat = Dress("coat", "#b4303c", "#7a2434", "#6a6074", 0.7, "#f0c86a", buttons=False)
    frame = {"size": 236.0, "x": 210.0, "y": 1060.0}
    trunk = _limb(card, [(596, 1240), (604, 880), (586, 520), (600, 236)], 286)
    _flower(card, 700, 214, 112)
    fingers_over(card, Place(668, 440, 170, 94), KNIGHT.skin, thumb=False)

    def armour(place: Place, bones: Bones) -> None:
        ring = place.at(*bones.chest, turn=16)
        for k in range(2):
            y = k * 0.1
            gorget: list[Knot] = [
                (-0.36, -0.12 + y),
                (0, -0.02 + y),
                (0.34, -0.16 + y),
                (0.4, 0.04 + y),
                (0.04, 0.2 + y),
                (-0.42, 0.08 + y),
            ]
            card.paper(
                ring.smooth(gorget),
                Gradient(STEEL[:4], ring.y - 30, ring.y + 60),
                glue(220, rim=0.7),
            )

    place, bones = figure(
        card,
        frame["x"],
        frame["y"],
        frame["size"],
        KNIGHT,
        hug,
        TOUCHED,
        coat,
        Build(bulk=1.12),
        view="front",
        near_at=(520, 640),
        hold=armour,
        parts="legs body head near",
    )
    _plates(card, place, bones)
    _limb(
        card,
        [(560, 930), (440, 985), (300, 1010), (150, 990), (70, 900), (66, 810)],
        112,
        outside=trunk,
    )
    _spines_over(card, place, bones)
    _front(card)
    card.tint(smoothstep(560, 0, np.hypot(X - 40, Y - 640)), "#ffd08a", 0.16)
    return card.finish(
        bloom=0.5, shadow_tone="#4a2450", light_tone="#ffe8c0", toning=0.08, vignette=0.26
    )


def _desert(card: Card) -> None:
    card.glow(40, 700, 520, "#ffe2a0", 0.7)
    card.rays(40, 690, "#ffdf9a", 0.2, 800, 160)
    for cloud in (
        [
            (-40, 150, 0),
            (90, 112),
            (210, 128),
            (300, 92),
            (430, 128),
            (500, 150, 0),
            (330, 168),
            (150, 174),
        ],
        [(-40, 330, 0), (70, 296), (180, 306), (260, 290), (380, 330, 0), (240, 346), (60, 356)],
        [(560, 60, 0), (700, 26), (860, 50, 0), (860, 96, 0), (700, 88)],
    ):
        card.paper(Pen().smooth(cloud), ("#b85f86", "#e88a84"), TORN, shadow=0.16, opacity=0.8)
    for pts, tone in (
        ([(-20, 960), (10, 800), (20, 770), (150, 770), (160, 800), (210, 960)], "#d0707a"),
        ([(240, 960), (262, 850), (330, 846), (350, 960)], "#dc7f78"),
    ):
        card.paper(Pen().poly(pts), (tone, mix(tone, "#f6a374", 0.4)), shadow=0.2, wobble=2)
    card.fog(900, 70, "#fbc48c", 0.5)
    for y, tone, tilt in ((930, "#e58f66", -30.0), (1010, "#d4774f", 34.0)):
        line = ridge(card.rng, y, 24, 0.35, 4, tilt=tilt)
        card.paper(
            line.pen(), (mix(tone, "#ffe0a0", 0.28), tone), shadow=0.28, offset=(-4, -5), rim=0.45
        )


def _limb(card: Card, path: Sequence[Point], width: float, outside: Array | None = None) -> Array:
    """A ribbed limb of the cactus with spines in tufts along the ribs."""
    place = Place(*path[len(path) // 2], width)
    fill = lit(card, place, "#5f925c", 0.42, 0.62)
    cut = Pen().taper(path, width, width * 0.9).mask
    if outside is not None:
        cut = cut * (1 - outside)
    mask = card.paper(
        cut, fill, shadow=0.45, spread=16, lift=14, rim=0.7, rim_width=5, rim_colour="#ffd9a0"
    )
    ribs, spines = Pen(), Pen()
    curve = np.asarray(along(path, 60))
    step = np.gradient(curve, axis=0)
    step /= np.linalg.norm(step, axis=1)[:, None]
    normal = np.stack([-step[:, 1], step[:, 0]], 1)
    length = float(np.linalg.norm(np.diff(curve, axis=0), axis=1).sum())
    count = int(length / (width * 0.08 + 18))
    for rib, k in enumerate((-0.42, -0.27, -0.08, 0.12, 0.3, 0.43)):
        line = curve + normal * k * width
        ribs.stroke([(float(x), float(y)) for x, y in line[::6]], 5)
        for j in range(count):
            i = min(59, int((j + 0.5 * (rib % 2) + card.rng.uniform(0.2, 0.5)) / count * 60))
            for a in card.rng.uniform(0, math.tau, 5):
                r = card.rng.uniform(9, 16)
                spines.line(
                    line[i][0],
                    line[i][1],
                    line[i][0] + r * math.cos(a),
                    line[i][1] + r * math.sin(a),
                    1.7,
                )
    card.shade(ribs.mask * mask, "#173c3c", 0.5)
    card.paint(spines.mask * mask, "#fbf0c8", 0.85)
    return mask


def _plates(card: Card, place: Place, bones: Bones) -> None:
    shoulder = place.at(*bones.joints["near_arm"][0])
    for k in range(3):
        w, y = 0.37 - k * 0.04, 0.2 - k * 0.15
        plate: list[Knot] = [
            (-w, y - 0.06),
            (-w * 0.82, y - 0.32),
            (0, y - 0.45),
            (w * 0.82, y - 0.32),
            (w, y - 0.06),
            (w * 0.66, y + 0.05),
            (0, y + 0.1),
            (-w * 0.66, y + 0.05),
        ]
        card.paper(
            shoulder.smooth(plate),
            Gradient(STEEL, shoulder.y - 110 - k * 40, shoulder.y + 100 - k * 40),
            glue(220, rim=0.8),
        )
    with shoulder.pen() as pen:
        for i in range(4):
            pen.circle(-0.26 + i * 0.17, -0.09, 0.024)
    card.paper(pen, "#f0c86a", glue(60))
    elbow = place.at(*bones.joints["near_arm"][1], turn=-10)
    cop: list[Knot] = knots("-0.3 -0.06, -0.1 -0.29, 0.2 -0.24, 0.3 0.06, 0.08 0.34!, -0.22 0.22")
    card.paper(elbow.smooth(cop), Gradient(STEEL, elbow.y - 80, elbow.y + 80), glue(220, rim=0.8))
    card.paper(elbow.oval(0.02, 0.0, 0.05, 0.05), "#f0c86a", glue(60))


def _spines_over(card: Card, place: Place, bones: Bones) -> None:
    """Some spines stand in front of his hand: it hurts, and he stays."""
    x, y = place.to(*bones.joints["near_arm"][2])
    pen = Pen()
    for dx, dy in ((30, -40), (84, -62), (112, -8), (46, 36), (128, 40), (-20, 30)):
        for a in card.rng.uniform(0, math.tau, 4):
            pen.line(x + dx, y + dy, x + dx + 14 * math.cos(a), y + dy + 14 * math.sin(a), 1.8)
    card.paint(pen, "#fff6d8", 0.95)


def _flower(card: Card, x: float, y: float, r: float) -> None:
    """It opens on the side he cannot see."""
    card.glow(x, y - 20, 200, "#ff8ac8", 0.4)
    for scale, tone in ((1.0, "#a81f78"), (0.8, "#d83a9a"), (0.56, "#f57fc0")):
        pen = Pen()
        for k in range(9):
            a = math.pi * (1.18 + k / 8)
            q = r * scale
            pen.smooth(
                [
                    (x, y),
                    (x + q * 0.62 * math.cos(a - 0.25), y + q * 0.6 * math.sin(a - 0.25)),
                    (x + q * math.cos(a), y + q * math.sin(a), 0),
                    (x + q * 0.62 * math.cos(a + 0.25), y + q * 0.6 * math.sin(a + 0.25)),
                ]
            )
        card.paper(pen, (mix(tone, "#ffffff", 0.15), tone), spread=5)
    card.paper(Pen().oval(x, y - 6, r * 0.24, r * 0.18), "#ffe07a", spread=3)


def _front(card: Card) -> None:
    line = ridge(card.rng, 1150, 14, 0.4, 4, tilt=-30)
    card.paper(line.pen(), ("#a8523c", "#5a2830"), TORN, torn=4, core=0.22, offset=(0, -6), rim=0.3)
    place = Place(672, 1118, 118, 28)
    card.shade(Pen().oval(690, 1172, 110, 12), "#4a1f2a", 0.55, soft=7)
    plume: list[Knot] = knots(
        "-0.1 -0.46!, -0.36 -0.72, -0.8 -0.68, -1 -0.3!, -0.7 -0.42, -0.4 -0.3"
    )
    card.paper(place.smooth(plume), RED, glue(150, rim=0.5))
    shell: list[Knot] = knots(
        "-0.42 0.38!, -0.48 -0.1, -0.2 -0.48, 0.24 -0.46, 0.48 -0.12!, 0.42 0.16, 0.3 0.4!"
    )
    mask = card.paper(
        place.smooth(shell), Gradient(STEEL, place.y - 60, place.y + 60), glue(150, rim=0.8)
    )
    card.hollow(place.ribbon([(0.0, -0.08), (0.47, -0.1)], [0.1, 0.07]).mask * mask, "#2a1c30", 5)
    with place.pen() as pen:
        for k in range(3):
            pen.line(0.16 + k * 0.09, 0.06, 0.15 + k * 0.085, 0.24, 0.03)
    card.shade(pen, "#2a1c30", 0.8, within=mask)
