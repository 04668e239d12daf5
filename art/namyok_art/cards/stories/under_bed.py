"""A child in bed and a monster under it hide beneath the same checked blanket with torches."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import boards, checks
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.plants import branch, mushroom
from namyok_art.paper.space import Array

MEET: Point = (716, 590)
TORCH_UP: Point = (478, 466)
TORCH_DOWN: Point = (520, 842)


def draw() -> NDArray[np.uint8]:
    sky = Gradient(("#232a58", "#2f3a6e", "#1c2850", "#0f1f38", "#0c2230"), 0, 1200)
    card = Card(19, sky, light=MEET, lamp="#ffe6b0")
    _bedroom(card)
    _forest(card)
    _beam(card, TORCH_DOWN, 46)
    _monster(card)
    _floor(card)
    _bed(card)
    _beam(card, TORCH_UP, 36)
    _child(card)
    _mattress_edge(card)
    _moth(card)
    return card.finish(
        bloom=0.6,
        halation=0.06,
        shadow_tone="#1a2050",
        light_tone="#fff0cc",
        vignette=0.32,
        contrast=1.08,
    )


def _bedroom(card: Card) -> None:
    """Wallpaper, a shelf of toys and a paper mobile."""
    specks = Pen()
    for row in range(9):
        for column in range(11):
            x = column * 76 + (row % 2) * 38
            specks.star(x, 20 + row * 62, 7, 0.35, 5)
    card.paint(specks, "#5a68a8", 0.4)
    card.paper(Pen().rect(70, 236, 260, 14, 3), ("#6a5a80", "#463c64"), spread=8)
    toys = Pen().rect(92, 168, 30, 68, 3).rect(124, 184, 22, 52, 3).rect(148, 160, 26, 76, 3)
    card.paper(toys, ("#8a5a78", "#5a4068"), spread=5)
    ball = Pen().circle(212, 210, 26)
    card.paper(ball, ("#7a86c0", "#4a5490"), spread=5)
    card.paint(Pen().oval(212, 210, 10, 26).mask * ball.mask, "#a8aee0", 0.5)
    duck = Pen().smooth(
        [
            (256, 236),
            (252, 212),
            (272, 204),
            (276, 184),
            (296, 180),
            (304, 194),
            (300, 208),
            (318, 216),
            (312, 236),
        ]
    )
    duck.poly([(300, 190), (316, 196), (301, 201)])
    card.paper(duck, ("#c8a468", "#8f6f58"), spread=5)
    cords, shapes = Pen(), Pen()
    cords.line(560, -20, 560, 90, 2).line(470, 90, 650, 90, 3)
    for x, y in ((470, 180), (530, 236), (590, 170), (650, 222)):
        cords.line(x, 90, x, y, 1.4)
        shapes.star(x, y + 18, 24, 0.45, 5)
    card.paint(cords, "#a8aee0", 0.7)
    card.paper(shapes, ("#f0d48a", "#b08a68"), spread=6)
    card.glow(600, 560, 420, "#ffdf9a", 0.16)


def _forest(card: Card) -> None:
    """What grows under the bed: bare trunks in five depths of mist."""
    rng = card.rng
    below = Pen().rect(-20, 640, 840, 600).mask
    card.paint(below, ("#27506a", "#1f4258", "#16303f"), 1)
    card.glow(330, 900, 360, "#6fb0b0", 0.3, within=below)
    for depth in range(4):
        tone = mix("#2f5c70", "#0e2030", depth / 3)
        pen = Pen()
        for _ in range(12 - depth * 2):
            x = rng.uniform(-20, 820)
            wide = 9 + depth * 9 + rng.uniform(0, 8)
            pen.taper(
                [(x, 1180), (x + rng.normal(0, 12), 900), (x + rng.normal(0, 16), 620)],
                wide,
                wide * 0.7,
            )
            for _ in range(3):
                y = rng.uniform(690, 900)
                side = rng.choice([-1.0, 1.0])
                branch(
                    pen,
                    (x, y),
                    -math.pi / 2 + side * rng.uniform(0.5, 1.1),
                    60 + depth * 16,
                    wide * 0.35,
                    rng,
                    2,
                )
        card.paper(
            pen.mask * below, (tone, mix(tone, "#3f7a80", 0.3)), shadow=0.3, spread=8, rim=0.1
        )
        card.fog(1040, 110, "#4a8a90", 0.26, within=below)
    eyes = Pen()
    for x, y in ((92, 812), (690, 778), (236, 742)):
        eyes.oval(x, y, 4, 5).oval(x + 15, y, 4, 5)
    card.lightup(eyes, "#d8f0a0", 0.5, 0.85)


def _beam(card: Card, torch: Point, spread: float) -> None:
    """A cone of light from a torch to the meeting place."""
    dx, dy = MEET[0] - torch[0], MEET[1] - torch[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    cone = Pen().poly(
        [
            (torch[0] + nx * 9, torch[1] + ny * 9),
            (torch[0] - nx * 9, torch[1] - ny * 9),
            (MEET[0] - nx * spread, MEET[1] - ny * spread),
            (MEET[0] + nx * spread, MEET[1] + ny * spread),
        ]
    )
    reach = np.hypot(X - torch[0], Y - torch[1]) / length
    card.tint(blur(cone.mask, 4) * smoothstep(1.25, 0, reach), "#fff0c0", 0.75)


def _blanket(card: Card, mask: Array, pitch: float, turn: float, folds: list[list[Point]]) -> Array:
    """The same red check for both, lit from the right, with folds."""
    cloth = checks("#d8453a", "#7f1d2c", pitch, turn)
    body = card.paper(mask, cloth, spread=14, rim=0.45, rim_width=3.4)
    card.shade(smoothstep(620, 60, X) * body, "#2a1440", 0.62)
    lines, lights = Pen(), Pen()
    for fold in folds:
        lines.taper(fold, 10, 3)
        lights.taper([(x + 8, y + 1) for x, y in fold], 6, 2)
    card.shade(lines.mask * body, "#3a0c24", 0.5, soft=3)
    card.tint(blur(lights.mask, 2) * body, "#ffb090", 0.28)
    return body


def _torch(card: Card, at: Point, turn: float, scale: float) -> None:
    tube, head, glass = Pen(), Pen(), Pen()
    with tube.at(*at, scale, turn):
        tube.rect(-70, -11, 56, 22, 6)
    with head.at(*at, scale, turn):
        head.poly([(-20, -12), (0, -19), (0, 19), (-20, 12)])
    with glass.at(*at, scale, turn):
        glass.oval(1, 0, 6, 19)
    card.paper(tube, ("#8f9ac0", "#4a5480"), spread=5)
    card.paper(head, ("#c9cfe6", "#6a74a0"), spread=4)
    card.lightup(glass, "#fffbe0", 1.6)


def _monster(card: Card) -> None:
    card.shade(Pen().oval(320, 1096, 260, 26), "#04101c", 0.7, soft=14)
    horns = Pen()
    horns.taper([(226, 786), (190, 742), (204, 690)], 44, 6)
    horns.taper([(398, 780), (440, 738), (432, 684)], 44, 6)
    horn = card.paper(horns, ("#f6e6c8", "#b89a80"), spread=7, rim=0.4)
    rings = Pen()
    for x, y, turn in (
        (206, 762, -28),
        (196, 742, -12),
        (195, 722, 8),
        (418, 758, 34),
        (431, 738, 16),
        (435, 716, -4),
    ):
        rings.oval(x, y, 20, 3, turn)
    card.shade(rings.mask * horn, "#7a5a4a", 0.55)
    lump = Pen().smooth(
        [
            (98, 1092, 0),
            (110, 980),
            (150, 850),
            (206, 790),
            (270, 764),
            (330, 764),
            (400, 778),
            (462, 820),
            (506, 900),
            (538, 1010),
            (552, 1094, 0),
            (480, 1080),
            (410, 1096),
            (320, 1082),
            (230, 1098),
            (160, 1082),
        ]
    )
    folds: list[list[Point]] = [
        [(300, 752), (280, 860), (236, 1000), (222, 1088)],
        [(350, 756), (366, 870), (352, 980), (360, 1086)],
        [(440, 800), (430, 900), (456, 1000), (462, 1086)],
        [(200, 780), (176, 880), (160, 1000)],
    ]
    _blanket(card, lump.mask, 56, 8, folds)
    paws = Pen()
    for x in (236, 404):
        paws.smooth([(x - 62, 1112), (x - 58, 1070), (x - 6, 1056), (x + 46, 1066), (x + 64, 1112)])
    paw = card.paper(paws, ("#7f8fb0", "#4a5a84"), TORN, torn=5, core=0.3)
    toes = Pen()
    for x in (236, 404):
        for dx in (-30, 2, 34):
            toes.taper([(x + dx, 1084), (x + dx + 2, 1112)], 4, 3)
    card.shade(toes.mask * paw, "#1a2448", 0.7)
    arm = Pen().taper([(430, 890), (474, 886), (504, 862)], 54, 44)
    card.paper(arm, ("#8a9abc", "#56668f"), TORN, torn=5, core=0.3, spread=7)
    _torch(
        card,
        TORCH_DOWN,
        math.degrees(math.atan2(MEET[1] - TORCH_DOWN[1], MEET[0] - TORCH_DOWN[0])),
        1.3,
    )
    fingers = Pen()
    for k in range(3):
        fingers.oval(482 + k * 9, 868 - k * 11, 14, 9, -50)
    card.paper(fingers, ("#9aaaca", "#66769c"), spread=4)
    claws = Pen()
    for k in range(3):
        claws.oval(490 + k * 9, 876 - k * 11, 4, 3, -50)
    card.paint(claws, "#f6e6c8")


def _floor(card: Card) -> None:
    """Moss and mushrooms where other people have dust."""
    line = ridge(card.rng, 1124, 8, bow=-14)
    card.paper(
        meadow(line.pen(), line, card.rng, 220, 6, 22),
        ("#1f5048", "#0a2028"),
        TORN,
        torn=3,
        offset=(0, -6),
    )
    caps = Pen()
    for x, y, size in ((612, 1120, 30), (648, 1128, 20), (60, 1124, 26), (700, 1118, 38)):
        mushroom(caps, x, y, size)
    card.paper(caps, ("#9fe0d0", "#3f8a88"), spread=5)
    card.glow(660, 1090, 90, "#9fe8d8", 0.3)


def _bed(card: Card) -> None:
    wood = boards("#7a5a68", "#563f58", card.rng)
    upright = boards("#7a5a68", "#563f58", card.rng, upright=True)
    head = Pen().rect(30, 372, 46, 800, 8).rect(722, 470, 42, 700, 8)
    head.circle(53, 366, 28).circle(743, 464, 25)
    card.paper(head, upright, spread=14, rim=0.3)
    board = Pen().smooth([(60, 640, 0), (66, 440), (110, 416), (150, 440), (158, 640, 0)])
    card.paper(board, upright, spread=8, rim=0.25)
    mattress = Pen().rect(66, 556, 666, 64, 20)
    card.paper(mattress, ("#cfd0ea", "#8f92c0"), spread=10, rim=0.4)
    piping = Pen().line(80, 572, 722, 572, 2).line(80, 606, 722, 606, 2)
    for k in range(12):
        piping.circle(110 + k * 54, 589, 3)
    card.shade(piping, "#4a4c88", 0.5)
    pillow = Pen().smooth([(84, 560), (80, 512), (120, 490), (220, 500), (240, 540), (226, 562)])
    card.paper(pillow, ("#eef0fb", "#a8acd6"), spread=8)
    rail = Pen().rect(40, 612, 716, 40, 6)
    card.paper(rail, wood, spread=14, rim=0.35)


def _child(card: Card) -> None:
    tuft = Pen()
    for x, y, r in ((296, 362, 24), (314, 338, 27), (344, 326, 30), (374, 338, 26), (388, 362, 22)):
        tuft.circle(x, y, r)
    tuft.taper([(330, 316), (318, 292), (334, 272), (352, 280)], 18, 4)
    tuft.taper([(356, 312), (370, 290), (390, 290)], 15, 3)
    tuft.taper([(300, 346), (278, 330), (262, 336)], 15, 3)
    tuft.taper([(384, 346), (408, 332), (420, 342)], 13, 3)
    card.paper(tuft, ("#d9934a", "#8a5430"), spread=6, rim=0.4)
    locks = Pen()
    for x in (300, 322, 346, 368):
        locks.stroke([(x, 356), (x + 4, 338), (x + 16, 326)], 2.4)
    card.shade(locks, "#5a3018", 0.5)
    lump = Pen().smooth(
        [
            (176, 648, 0),
            (204, 560),
            (232, 450),
            (276, 372),
            (340, 350),
            (404, 368),
            (446, 436),
            (480, 520),
            (540, 566),
            (566, 652, 0),
            (516, 640),
            (462, 656),
            (400, 642),
            (330, 658),
            (262, 642),
        ]
    )
    folds: list[list[Point]] = [
        [(326, 362), (310, 450), (276, 560), (270, 636)],
        [(360, 364), (374, 460), (362, 560), (368, 640)],
        [(430, 430), (428, 520), (456, 600), (460, 646)],
        [(268, 400), (238, 500), (226, 600)],
    ]
    _blanket(card, lump.mask, 34, -6, folds)
    angle = math.degrees(math.atan2(MEET[1] - TORCH_UP[1], MEET[0] - TORCH_UP[0]))
    _torch(card, TORCH_UP, angle, 0.9)
    hand = Pen().oval(440, 450, 17, 14, 20)
    card.paper(hand, ("#f0cdb0", "#b98a80"), spread=4)
    sock = Pen().smooth(
        [(530, 604), (566, 596), (590, 562), (612, 566), (612, 600), (584, 620), (536, 622)]
    )
    card.paper(sock, checks("#f0e6d0", "#6fb0a8", 14, 30), spread=5)


def _mattress_edge(card: Card) -> None:
    card.glow(*MEET, 130, "#fff0c0", 0.6)


def _moth(card: Card) -> None:
    """It has come to the brightest place in the house."""
    x, y = MEET[0] - 6, MEET[1] - 4
    wings = Pen()
    for side in (-1, 1):
        wings.smooth(
            [
                (x, y, 0),
                (x + side * 12, y - 20),
                (x + side * 30, y - 20),
                (x + side * 24, y - 2),
                (x + side * 8, y + 4),
            ]
        )
        wings.smooth(
            [(x, y, 0), (x + side * 18, y + 4), (x + side * 18, y + 18), (x + side * 5, y + 12)]
        )
    card.paper(wings, ("#fff8e6", "#d9b48a"), spread=4, shadow=0.4)
    card.paper(Pen().taper([(x, y - 10), (x, y + 14)], 6, 3), "#6a4a3c", spread=2)
