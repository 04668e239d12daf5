"""A diver comes up out of the sand with mask and snorkel; far off a lifeguard looks elsewhere."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.space import Array

SUN = (560.0, 340.0)
TOWER = Place(548, 560, 100)


def draw() -> NDArray[np.uint8]:
    sky = [(0, "#173f5f"), (0.14, "#3f7f8f"), (0.3, "#f4b46a"), (0.42, "#ffdf9a"), (1, "#ffd08a")]
    card = Card(128, sky, light=SUN, lamp="#fff0c0")
    card.glow(*SUN, 460, "#ffe09a", 0.55)
    card.lightup(Pen().circle(*SUN, 150), "#fff2c0", 0.25)
    _far_dunes(card)
    _chair(card)
    _near_dunes(card)
    _wake(card)
    _diver(card)
    _front(card)
    return card.finish(
        bloom=0.45, shadow_tone="#3a1a44", light_tone="#fff0cc", toning=0.09, vignette=0.28
    )


def _dune(card: Card, crest: str, light: str, dark: str) -> Array:
    """A wave of sand: lit on its back, dark under the crest."""
    line = knots(crest)
    shape: list[Knot] = [*line, (860, 1260, 0), (-60, 1260, 0)]
    top = min(k[1] for k in line)
    fill = Gradient((light, mix(light, dark, 0.5), dark), top, top + 330)
    return card.paper(Pen().smooth(shape), fill, offset=(0, -7), rim=0.8, rim_width=4, spread=12)


def _far_dunes(card: Card) -> None:
    _dune(card, "-60 520!, 120 486, 300 520, 470 500, 640 470, 860 508!", "#f8c884", "#e09a62")
    card.fog(540, 40, "#ffe0a4", 0.5)
    _dune(
        card, "-60 600!, 90 566, 250 584, 430 566, 560 548, 700 566, 860 610!", "#f2b46c", "#c87448"
    )


def _chair(card: Card) -> None:
    """Black against the sun: ladder legs, a seat, a man with field glasses, a flag."""
    ink = Gradient(("#5a2434", "#2f1430"), 230, 580)
    pen = Pen()
    x, y = TOWER.x, TOWER.y
    for s in (-1, 1):
        pen.taper([(x + s * 62, y + 26), (x + s * 34, y - 210)], 12, 9)
        pen.taper([(x + s * 30, y + 20), (x + s * 22, y - 200)], 8, 7)
    for k in range(5):
        pen.line(x - 58 + k * 6, y - 6 - k * 42, x + 58 - k * 6, y - 6 - k * 42, 7)
    pen.rect(x - 48, y - 222, 96, 14, 4).taper([(x + 40, y - 214), (x + 46, y - 300)], 10, 9)
    pen.taper([(x + 46, y - 210), (x + 52, y - 396)], 6, 4)
    man = Place(x + 10, y - 222, 30)
    with pen.at(man.x, man.y, man.size):
        pen.smooth(knots("-0.9 0.1, -0.8 -1.4, -0.3 -2.0, 0.5 -1.7, 0.7 -0.8, 0.7 0.1"))
        pen.oval(0.0, -2.5, 0.62, 0.68).taper([(0.3, -0.2), (-1.4, -0.1), (-1.5, 1.5)], 0.8, 0.5)
        pen.smooth(knots("-1.0 -2.6!, 0 -3.4, 0.9 -2.7!, 0 -2.9"))
        pen.taper([(-0.2, -1.5), (-0.8, -1.9), (-0.9, -2.5)], 0.6, 0.4)
        pen.poly([(-0.4, -2.7), (-1.7, -2.2), (-1.5, -1.8), (-0.3, -2.3)])
    card.paper(pen, ink, glue(220, rim=0.9))
    flag: list[Knot] = [(x + 54, y - 396, 0), (x + 96, y - 410), (x + 150, y - 384, 0)]
    flag += [(x + 138, y - 350, 0), (x + 96, y - 368), (x + 54, y - 350, 0)]
    card.paper(Pen().smooth(flag), ("#ff5a3a", "#b8243a"), glue(80, rim=0.6))
    ring = Pen().circle(x + 62, y - 150, 22, width=13)
    card.paper(ring, "#f04a34", glue(60, rim=0.7))


def _near_dunes(card: Card) -> None:
    _dune(card, "-60 640!, 150 660, 330 628, 520 610, 680 640, 860 690!", "#eda45c", "#a8543e")
    _dune(card, "-60 790!, 120 740, 330 716, 520 740, 700 800, 860 800!", "#e89850", "#8f3f3c")
    _dune(card, "-60 860!, 160 880, 380 844, 600 856, 860 930!", "#e08a48", "#6a2a3a")


def _wake(card: Card) -> None:
    """The sand parts behind the diver like water, up over the dunes to the horizon."""
    path = [(330.0, 990.0), (250.0, 880.0), (214.0, 780.0), (262.0, 690.0), (232.0, 610.0)]
    card.shade(Pen().poly(ribbon(path, [120, 84, 50, 30, 12])), "#7a2f34", 0.5, soft=4)
    for side in (-1, 1):
        edge = [(x + side * w, y) for (x, y), w in zip(path, (70, 50, 30, 18, 7), strict=True)]
        bank = Pen().poly(ribbon(edge, [34, 24, 14, 8, 3]))
        card.paper(bank, ("#f8bf78", "#c8703f"), TORN, torn=3, core=0.3, spread=6, shadow=0.35)


def _diver(card: Card) -> None:
    sheet = glue(320, rim=0.9, rim_width=5)
    cap = "176 1240!, 168 1110, 206 1000, 300 930, 420 916, 540 948, 622 1030, 650 1140, 640 1240!"
    hair = Gradient(("#3a4a6a", "#222c50", "#141634"), 900, 1180)
    card.paper(Pen().smooth(knots(cap)), hair, sheet)
    pipe = [(664.0, 1230.0), (690.0, 1060.0), (690.0, 860.0), (664.0, 706.0), (600.0, 652.0)]
    tube = Gradient(("#a81f2f", "#ff6a4a", "#ffb088", "#e03a34", "#8a142c"), 630, 726, along=X)
    card.paper(Pen().poly(ribbon(pipe, [50, 50, 48, 48, 50])), tube, sheet)
    mouth = Place(596, 650, 26, -38)
    card.paper(mouth.oval(0, 0, 0.42, 1.0), "#2a0a1c", glue(60, rim=0.8))
    for y in (800, 834):
        card.paper(Pen().rect(660, y, 62, 15, 7), ("#fff2d8", "#d8b8a0"), glue(60))
    card.paper(
        Pen().poly(ribbon([(150, 1100), (400, 1050), (690, 1104)], [46, 50, 46])),
        ("#1a1c34", "#0d0e20"),
        sheet,
    )
    frame = (
        "196 1060, 260 1010, 400 996, 560 1010, 620 1066, 612 1160, 540 1204, "
        "460 1196, 406 1150, 352 1196, 270 1206, 204 1160"
    )
    card.paper(Pen().smooth(knots(frame)), ("#ffcf4a", "#e0862a"), sheet)
    glass = (
        "226 1068, 278 1036, 400 1024, 540 1036, 592 1076, 584 1148, 530 1176, "
        "468 1166, 406 1116, 344 1166, 282 1178, 234 1148"
    )
    far = np.hypot(X - 430, Y - 1010)
    water = Gradient(("#bff0e8", "#4fa8b0", "#1f5a78"), 0, 260, along=far)
    pane = card.hollow(Pen().smooth(knots(glass)), water, 9)
    for x in (316, 500):
        card.paint(Pen().oval(x, 1100, 46, 40).mask * pane, "#fff8ec")
        card.paint(Pen().circle(x + 10, 1088, 25).mask * pane, "#3f6a3a")
        card.paint(Pen().circle(x + 12, 1086, 14).mask * pane, "#120d18")
        card.paint(Pen().circle(x + 18, 1079, 5).mask * pane, "#ffffff")
        card.paint(
            Pen().stroke([(x - 46, 1086), (x, 1056), (x + 48, 1080)], 9).mask * pane, "#7a3f34"
        )
    shine = Pen().poly([(250, 1180), (300, 1020), (340, 1020), (290, 1180)])
    shine.poly([(360, 1180), (398, 1020), (410, 1020), (372, 1180)])
    card.tint(shine.mask * pane, "#ffffff", 0.3)
    sun = Pen().circle(548, 1064, 13).mask * pane
    card.lightup(sun, "#fff2c0", 0.5)


def _front(card: Card) -> None:
    """Sand runs off the rubber and closes round the chin."""
    crest = (
        "-60 1160!, 100 1130, 220 1180, 330 1196, 400 1170, 480 1192, 600 1186, 720 1130, 860 1150!"
    )
    shape: list[Knot] = [*knots(crest), (860, 1260, 0), (-60, 1260, 0)]
    card.paper(
        Pen().smooth(shape), ("#d87f44", "#7a3038"), TORN, torn=5, core=0.3, offset=(0, -6), rim=0.7
    )
    grains = Pen()
    for _ in range(170):
        x = card.rng.uniform(140, 700)
        y = 1150 - abs(card.rng.normal(0, 60)) - 0.0006 * (x - 420) ** 2
        grains.circle(x, y, card.rng.uniform(1, 3.2))
    card.paint(grains.mask * smoothstep(1110, 1150, Y), "#ffcf8a", 0.85)
