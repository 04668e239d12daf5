"""An old man sits alone by a stove; the steam of his kettle is his family, come to feed him."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, fbm, mix, rgb, smoothstep
from namyok_art.paper.noise import remap
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.space import Array

LAMP = (300.0, 520.0)
DARK = ("#2a3440", "#131a26")


def draw() -> NDArray[np.uint8]:
    wall = Gradient(
        ("#6f7f84", "#3f4f5a", "#1f2a38", "#111824"), 40, 760, along=np.hypot(X - 300, Y - 500)
    )
    card = Card(191, wall, light=LAMP, lamp="#e8f4ff")
    _room(card)
    _chairs(card)
    steam = _family()
    _vapour(card, steam)
    _man(card)
    _table(card)
    _spoon(card)
    return card.finish(
        bloom=0.6, shadow_tone="#101c38", light_tone="#f4f6ff", toning=0.1, vignette=0.36
    )


def _room(card: Card) -> None:
    boards = Pen()
    for k in range(14):
        boards.rect(k * 62, 0, 2.5, 1200)
    card.shade(boards, "#0d131c", 0.4)
    for x, y, w, h in ((560, 120, 118, 150), (694, 170, 80, 104)):
        card.paper(Pen().rect(x, y, w, h, 4), ("#8a6a4a", "#4a3428"), spread=8)
        card.paint(Pen().rect(x + 13, y + 13, w - 26, h - 26), "#d8cdb4")
    cameo = (
        Pen().oval(612, 190, 15, 19).smooth(knots("582 256!, 590 218, 612 208, 634 218, 640 256!"))
    )
    cameo.oval(646, 206, 10, 12).smooth(knots("632 256!, 636 226, 646 220, 656 226, 664 256!"))
    cameo.oval(734, 208, 12, 14).smooth(knots("710 260!, 716 230, 734 224, 752 230, 758 260!"))
    card.paint(cameo, "#4a4048")
    shelf = Pen().rect(-10, 232, 210, 16)
    card.paper(shelf, ("#5a4638", "#2f2420"), spread=7)
    for x, h, tone in (
        (20, 62, "#4a6a78"),
        (70, 84, "#7a6a5a"),
        (128, 54, "#6a4a44"),
        (172, 70, "#4a5a58"),
    ):
        card.paper(
            Pen().rect(x - 20, 232 - h, 40, h, 9), (mix(tone, "#ffffff", 0.16), tone), spread=5
        )


def _chairs(card: Card) -> None:
    """Two empty chairs, for those who are not here."""
    for x, w in ((150, 150), (372, 120)):
        pen = Pen()
        for s in (-1, 1):
            pen.taper([(x + s * w * 0.5, 560), (x + s * w * 0.46, 1000)], 15, 15)
        for y in (590, 660, 730):
            pen.poly(ribbon([(x - w * 0.5, y), (x, y - 10), (x + w * 0.5, y)], [22, 26, 22]))
        card.paper(pen, ("#2f3038", "#15161e"), spread=8)


def _family() -> Array:
    """A woman who bends over a child; both grow out of one stream."""
    woman = (
        "96 470, 90 400, 116 342, 168 316, 222 330, 250 378, 262 420, 284 452!, 262 468, 262 496, "
    )
    woman += (
        "240 520, 262 560, 306 600, 336 690, 300 800, 250 900, "
        "200 960, 110 920, 60 800, 60 660, 96 570"
    )
    girl = (
        "322 600, 330 556, 372 530, 416 546, 434 584, 440 612, "
        "456 634!, 438 646, 436 664, 414 676, "
    )
    girl += "440 716, 456 800, 430 900, 360 960, 300 930, 300 800, 322 700, 340 672"
    pen = Pen().smooth(knots(woman)).smooth(knots(girl))
    pen.smooth(knots("84 392, 60 372, 56 336, 84 316, 116 330, 120 366"))  # her bun
    pen.smooth(knots("336 584, 296 600, 276 660, 284 730!, 304 700, 318 660, 340 640"))  # a plait
    pen.taper([(410, 742), (456, 752), (500, 722)], 54, 26)
    pen.circle(504, 716, 18)
    pen.taper([(250, 620), (320, 660), (350, 720)], 62, 34)  # a hand on the child's shoulder
    pen.taper([(200, 880), (240, 980), (270, 1040), (246, 1080)], 240, 30)
    pen.taper([(372, 900), (340, 990), (290, 1050), (250, 1080)], 150, 26)
    return pen.mask


def _vapour(card: Card, mask: Array) -> None:
    """Sharp where the story is told, in the profiles; frayed and thin below and behind."""
    rng = np.random.default_rng(4)
    fray = smoothstep(640, 1000, Y) + smoothstep(220, 40, X) * 0.7
    dx, dy = fbm(60, rng) * 34 * fray, fbm(50, rng) * 30 * fray
    torn = remap(mask, X + dx, Y + dy)
    curls = Pen()
    for x, y, r in (
        (110, 250, 46),
        (60, 200, 60),
        (190, 180, 40),
        (120, 120, 70),
        (260, 230, 30),
        (320, 470, 26),
    ):
        curls.oval(x, y, r * 1.3, r, rng.uniform(-20, 20))
    drift = blur(remap(curls.mask, X + fbm(50, rng) * 40, Y + fbm(50, rng) * 30), 12) * 0.3
    card.image = np.asarray(
        card.image * (1 - drift[..., None]) + rgb("#dfeaf0") * drift[..., None], np.float32
    )
    card.tint(blur(torn, 40), "#cfe4f0", 0.4)
    inner = blur(torn, 22)
    edge = np.clip(torn - inner * 0.72, 0, 1)
    veil = 0.6 + 0.2 * fbm(90, rng, stretch=0.6)
    thin = 1 - 0.62 * smoothstep(640, 1000, Y)
    cover = (np.clip(torn * veil + edge * 0.6, 0, 0.97) * thin)[..., None]
    tone = rgb("#bcd2de") * (1 - edge[..., None]) + rgb("#ffffff") * edge[..., None]
    card.image = np.asarray(card.image * (1 - cover) + tone * cover, np.float32)
    card.emission += (edge * 0.16)[..., None]
    folds = Pen()
    folds.path("M196 560 C230 640 220 740 190 820", width=7).path(
        "M120 600 C110 690 130 780 160 850", width=6
    )
    folds.path("M390 720 C408 790 396 850 372 900", width=5)
    folds.path("M120 350 C150 360 170 390 168 430", width=5).path(
        "M352 556 C370 570 376 590 372 612", width=4
    )
    card.paint(blur(folds.mask, 2.5), "#ffffff", 0.55)
    gaze = Pen()
    gaze.path("M222 414 C232 420 244 420 252 414", width=4).path(
        "M410 604 C418 609 426 608 431 603", width=3.6
    )
    gaze.path("M236 484 C248 484 254 480 260 474", width=3).path(
        "M414 656 C424 658 432 654 436 648", width=3
    )
    card.shade(gaze, "#3f5a70", 0.75, soft=0.7)


def _man(card: Card) -> None:
    """Dark from behind the table; only the side turned to the steam is lit."""
    sheet = glue(300, rim=1.2, rim_width=5)
    coat = (
        "636 700, 690 690, 760 730, 830 820, 860 1240!, 560 1240!, "
        "560 1080, 566 940, 580 820, 600 740"
    )
    lit = Gradient(("#8a8078", "#5a4c4c", "#33292f", "#1c1620"), 540, 800, along=X)
    body = card.paper(Pen().smooth(knots(coat)), lit, sheet)
    checks = Pen()
    for k in range(-6, 14):
        checks.line(540, 700 + k * 44, 880, 780 + k * 44, 3)
        checks.line(560 + k * 40, 680, 520 + k * 40, 1240, 3)
    card.shade(checks, "#140f18", 0.4, within=body)
    head = (
        "586 640!, 570 626, 590 600, 576 574!, 596 540, 604 500, "
        "640 462, 700 456, 744 492, 756 556, "
    )
    head += "740 620, 716 668, 724 730, 640 730, 642 700, 612 708, 594 692, 600 668"
    skin = Gradient(("#f4cfae", "#c0876c", "#6a4448", "#33222c"), 560, 740, along=X)
    card.paper(Pen().smooth(knots(head)), skin, sheet)
    card.paper(
        Pen().smooth(knots("716 520, 752 520, 770 590, 752 660, 712 690, 700 640, 722 590")),
        ("#f4f0ea", "#8a8898"),
        glue(120, rim=0.8),
    )
    card.paper(
        Pen().smooth(knots("576 640, 612 624, 636 640, 630 668!, 604 652, 584 656!")),
        ("#ffffff", "#b8b4c0"),
        glue(80, rim=0.8),
    )
    card.paper(Pen().smooth(knots("588 556!, 612 536, 642 546!, 614 550")), "#f8f4ec", glue(40))
    card.shade(Pen().smooth(knots("600 676, 622 668, 626 690, 604 694")), "#2a0f18", 0.9)
    card.paint(Pen().oval(606, 572, 12, 8), "#fff8ec")
    card.paint(Pen().circle(601, 573, 6.5), "#20141c")
    card.shade(Pen().stroke([(590, 565), (606, 560), (624, 568)], 5), "#4a2424", 0.8)
    wrinkles = Pen().stroke([(628, 576), (646, 570)], 2.5).stroke([(628, 582), (648, 584)], 2.5)
    wrinkles.stroke([(620, 500), (650, 492), (684, 500)], 3).stroke(
        [(616, 516), (650, 508), (690, 516)], 3
    )
    card.shade(wrinkles, "#5a2c2c", 0.55)
    ear = knots("676 566, 700 560, 712 590, 694 630, 678 622")
    card.paper(
        Pen().smooth(ear), Gradient(("#d89a7c", "#7a4a48"), 670, 716, along=X), glue(60, rim=0.8)
    )
    card.lightup(Pen().smooth(knots("612 590!, 620 612, 612 624, 604 612")), "#e8f6ff", 0.6)


def _table(card: Card) -> None:
    top: list[Knot] = [(-40, 1060, 0), (400, 1046), (840, 1060, 0), (840, 1260, 0), (-40, 1260, 0)]
    wood = Gradient(
        ("#8a7668", "#54443f", "#2a2226"), 0, 520, along=np.hypot(X - 290, (Y - 1050) * 1.6)
    )
    card.paper(Pen().smooth(top), wood, offset=(0, -5), rim=0.6)
    card.shade(Pen().oval(236, 1162, 180, 18), "#0a0d14", 0.7, soft=9)
    kettle = Place(230, 1080, 168)
    spout = "0.4 0.1!, 0.62 -0.1, 0.66 -0.4!, 0.84 -0.36!, 0.8 0.02, 0.5 0.4!"
    blue = Gradient(
        ("#7fb4ff", "#2f62d8", "#16349a", "#0a1a5a"), 20, 260, along=np.hypot(X - 250, Y - 1000)
    )
    card.paper(
        kettle.ribbon(
            [(-0.46, -0.2), (-0.5, -0.86), (0, -1.1), (0.5, -0.86), (0.46, -0.2)], [0.09] * 5
        ),
        "#14203f",
        glue(120, rim=0.9),
    )
    card.paper(kettle.smooth(knots(spout)), blue, glue(160, rim=1))
    card.paper(
        kettle.smooth(
            knots(
                "-0.62 0.48!, -0.72 0.1, -0.5 -0.3, 0 -0.44, 0.5 -0.3, 0.72 0.1, 0.62 0.48!, 0 0.54"
            )
        ),
        blue,
        glue(240, rim=1),
    )
    card.paper(kettle.oval(0, -0.42, 0.32, 0.08), "#2450b8", glue(60, rim=0.8))
    card.paper(kettle.oval(0, -0.52, 0.07, 0.07), "#dfe8ff", glue(30))
    plume = kettle.to(0.74, -0.44)
    wisp = Pen().taper(
        [
            plume,
            (plume[0] + 24, plume[1] - 60),
            (plume[0] - 10, plume[1] - 130),
            (plume[0] - 60, plume[1] - 190),
        ],
        16,
        90,
    )
    card.paint(wisp, "#f4faff", 0.55, soft=7)
    sleeve = ribbon([(720, 1010), (640, 1100), (520, 1128)], [150, 120, 92])
    card.paper(
        Pen().poly(sleeve),
        Gradient(("#8a8078", "#4a3e40", "#241c24"), 470, 760, along=X),
        glue(240, rim=1),
    )
    fist = "536 1082, 500 1080, 462 1096, 440 1120, 446 1146, 490 1162, 540 1160, 556 1124"
    card.paper(
        Pen().smooth(knots(fist)),
        Gradient(("#f4cfae", "#b87f66"), 430, 560, along=X),
        glue(160, rim=0.8),
    )
    card.shade(
        Pen().stroke([(452, 1124), (486, 1118)], 3).stroke([(462, 1142), (496, 1138)], 3),
        "#6a2f2f",
        0.6,
    )


def _spoon(card: Card) -> None:
    """The one solid thing in her hand: of gold, so that it is seen between white and white."""
    handle = ribbon([(484, 734), (520, 704), (556, 688)], [9, 7, 7])
    card.paper(Pen().poly(handle), ("#ffe9a8", "#c8862f"), glue(60, rim=0.8))
    bowl = Place(566, 684, 30, -10)
    spoon = knots("-0.9 0.06, -0.3 -0.4, 0.5 -0.36, 0.9 0.0, 0.4 0.4, -0.4 0.4")
    card.glow(566, 680, 70, "#ffd070", 0.35)
    card.paper(bowl.smooth(spoon), ("#fff2b8", "#d8922f"), glue(60, rim=1))
