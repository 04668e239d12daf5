"""A sleeper in pyjamas flies from bed towards the starry arms of one who hangs from a cloud."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.patterns import stripes
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.profile import profile
from namyok_art.paper.stencil import silhouette

BAR: Point = (196, 250)
SLEEPER = Person(
    "adult", "#e8b088", "#c8642a", "short", 0.27, 0.34, 0.12, 0, "wedge", eye="#3a6a8a"
)

COTTON = stripes("#f6ead2", "#4f8ab8", 34, 42)


def draw() -> NDArray[np.uint8]:
    card = Card(
        86,
        ["#2a2258", "#6a3470", "#d85a5e", "#ffa85e", "#ffd08a"],
        light=(470, 420),
        lamp="#ffe4a0",
    )
    card.glow(470, 430, 520, "#ffb070", 0.5)
    disc = Pen().circle(470, 440, 284)
    card.lightup(disc, "#ffe29a", 0.12)
    card.paper(disc, ("#fff2c0", "#ffd27a"), glue(300, shadow=0.1, rim=0))
    _town(card)
    _trapeze(card)
    _catcher(card)
    _flyer(card)
    return card.finish(
        bloom=0.4,
        shadow_tone="#2a1c50",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.26,
        saturation=1.1,
    )


def _town(card: Card) -> None:
    rng = card.rng
    for layer, (y, tone) in enumerate(((960, "#a8485e"), (1020, "#6a2f5a"))):
        pen = Pen()
        x = -30.0
        while x < 820:
            w, h = rng.uniform(60, 110), rng.uniform(0, 70)
            pen.poly(
                [(x, y - h), (x + w / 2, y - h - w * 0.6), (x + w, y - h), (x + w, 1240), (x, 1240)]
            )
            pen.rect(x + w * 0.68, y - h - w * 0.55, 13, 40)
            x += w * rng.uniform(0.86, 1.0)
        card.paper(pen, (mix(tone, "#ffb070", 0.25), tone), glue(200, rim=0.4))
        card.fog(1040 + 50 * layer, 60, "#d86a64", 0.25)
    _attic(card)


def _attic(card: Card) -> None:
    """The bed is empty and still warm; the shutters stand wide."""
    roof = Pen().poly([(50, 1010), (280, 880), (530, 1020), (530, 1260), (50, 1260)])
    card.paper(roof, ("#3a2048", "#1c1030"), glue(300, rim=0.4))
    window = Pen().poly([(150, 1050), (410, 1050), (410, 1214), (150, 1214)])
    card.glow(280, 1130, 200, "#ffc870", 0.4)
    room = card.lightup(window, "#ffcf7a", 0.55)
    bed = Pen().rect(170, 1120, 14, 100).rect(170, 1168, 230, 60, 6).rect(382, 1140, 14, 90)
    card.paper(bed.mask * room, ("#8a4a34", "#5a2c2a"), glue(120))
    pillow: list[Knot] = knots("186 1150, 230 1136, 256 1150, 252 1174, 210 1180, 184 1172")
    card.paper(Pen().smooth(pillow), ("#fffaf0", "#e8ccb0"), glue(100))
    quilt: list[Knot] = knots(
        "230 1186, 270 1176, 310 1150, 360 1140, 404 1170, 404 1214!, 230 1214!"
    )
    card.paper(Pen().smooth(quilt).mask * room, ("#d8484a", "#8a2440"), glue(130))
    for x, s in ((150, -1), (410, 1)):
        leaf = Pen().poly([(x, 1046), (x + s * 58, 1026), (x + s * 58, 1230), (x, 1216)])
        card.paper(leaf, ("#4f7a84", "#244050"), glue(160, rim=0.5))
        for y in (1076, 1120, 1164):
            card.shade(Pen().line(x + s * 10, y, x + s * 48, y - 6, 5), "#0c1c30", 0.4)


def _trapeze(card: Card) -> None:
    cloud_sheet(card, 150, 46, 420, 190, "#b86a92", "#5a3278")
    cloud_sheet(card, 700, 120, 300, 120, "#8a4a84", "#4a2c6a")
    for dx, top in ((-74, 84), (74, 226)):
        rope = Pen().poly(ribbon([(top, 96), (BAR[0] + dx, BAR[1])], [7, 7]))
        card.paper(rope, ("#f6dca8", "#c8945a"), glue(80))
    bar = Pen().poly(ribbon([(BAR[0] - 92, BAR[1] - 2), (BAR[0] + 92, BAR[1] + 2)], [17, 17]))
    card.paper(bar, ("#ffe6b0", "#b8783a"), glue(120))


def _catcher(card: Card) -> None:
    """Cut from the night itself, hanging by the knees."""

    def body(c: Card) -> None:
        pen = Pen()
        for dx, dy in ((0, 0), (46, 6)):
            knee = (BAR[0] - 4 + dx, BAR[1] - 14 + dy)
            pen.poly(ribbon([knee, (knee[0] + 26, 310), (254, 392)], [42, 54, 66], 40))
            pen.circle(*knee, 23)
            x = knee[0]
            shin = [knee, (x - 34, 300), (x - 52, 346), (x - 58, 380 + dy), (x - 48, 414 + dy)]
            pen.poly(ribbon(shin, [44, 40, 25, 27, 7], 60))
        pen.poly(ribbon([(254, 370), (262, 430), (288, 500), (300, 520)], [74, 62, 84, 58], 60))
        pen.poly(ribbon([(292, 500), (318, 560)], [34, 30], 20))
        pen.smooth(
            knots("300 548, 330 540, 356 560, 366 590, 358 596, 360 612, 340 628, 306 624, 290 590")
        )
        pen.poly(ribbon([(306, 622), (286, 660), (306, 706), (280, 752)], [36, 30, 22, 4], 50))
        for elbow, wrist in (((352, 488), (398, 540)), ((342, 470), (410, 500))):
            pen.poly(ribbon([(282, 486), elbow, wrist], [44, 34, 20], 40))
        c.paper(pen, "#000000")
        hand(c, 394, 534, 66, "reach", turn=124)
        hand(c, 406, 498, 64, "reach", turn=112)

    fill = Gradient(("#3f3fa8", "#1f1f64", "#161248"), 200, 720)
    mask = card.paper(silhouette(body), fill, glue(300, rim=0.5))
    stars = Pen()
    rng = np.random.default_rng(9)
    for _ in range(170):
        x, y = rng.uniform(100, 460), rng.uniform(200, 740)
        if rng.random() < 0.2:
            stars.star(x, y, rng.uniform(6, 11), 0.24)
        else:
            stars.circle(x, y, rng.uniform(1, 2.6))
    card.lightup(stars.mask * mask, "#fff0c0", 0.7)


def _sleeve(card: Card, line: list[Point], widths: list[float], dark: float) -> None:
    pen = Pen().poly(ribbon(line, widths, 60)).circle(*line[0], widths[0] / 2)
    mask = card.paper(pen, COTTON, glue(220, rim=0.4))
    if dark:
        card.shade(mask, "#3a2a6a", dark)


def _flyer(card: Card) -> None:
    """Straight out of bed, cropped by the edge: there is no way back."""
    skin = SLEEPER.skin
    hand(card, 516, 588, 96, "reach", mix(skin, "#6a3a6a", 0.18), -68, True)
    _sleeve(card, [(690, 700), (600, 634), (512, 588)], [84, 68, 52], 0.34)
    body = [(650.0, 726.0), (720.0, 790.0), (860.0, 900.0)]
    mask = card.paper(Pen().poly(ribbon(body, [150, 196, 220], 60)), COTTON, glue(300, rim=0.5))
    under = Pen().poly(ribbon([(x - 40, y + 74) for x, y in body], [40, 90, 110], 40))
    card.shade(under, "#3a2a6a", 0.5, soft=26, within=mask)
    joy = MOODS["awe"].but(pitch=0.0, gaze=(0.8, -0.5))
    neck: list[Knot] = knots("600 690, 660 640, 714 720, 650 774")
    card.paper(Pen().smooth(neck), mix(skin, "#6a2a4a", 0.3), glue(160))
    collar: list[Knot] = knots("652 690!, 706 676!, 740 740, 706 806!, 664 790!, 690 740")
    card.paper(Pen().smooth(collar), ("#fff8ea", "#c8d8e6"), glue(160))
    profile(card, 604, 634, 186, SLEEPER, joy, 22, True)
    _cap(card, 604, 634)
    _sleeve(card, [(752, 800), (640, 782), (516, 694)], [104, 84, 58], 0)
    hand(card, 518, 694, 106, "open", skin, -58, True)
    cuff = Pen().poly(ribbon([(502, 716), (540, 676)], [20, 20], 20))
    card.paper(cuff, ("#fff8ea", "#c8d8e6"), glue(140))
    slip = Place(560, 946, 52, 40)
    sole = knots("-0.9 0.1, -0.8 -0.24, 0 -0.2, 0.6 -0.46, 1 -0.1, 0.8 0.26, -0.5 0.3")
    card.paper(slip.smooth(sole), ("#e0504a", "#8a2440"), glue(100, rim=0.6))
    card.paper(slip.oval(0.5, -0.3, 0.2, 0.2), "#fff8ea", glue(60))


def _cap(card: Card, x: float, y: float) -> None:
    tail: list[Point] = [(x + 36, y - 66), (x + 84, y - 128), (x + 150, y - 126), (x + 196, y - 56)]
    shape = Pen().poly(ribbon(tail, [166, 112, 54, 14], 60))
    card.paper(shape, stripes("#2f6a78", "#4f98a0", 40, 66), glue(200, rim=0.5))
    brim: list[Point] = [(x - 40, y - 88), (x + 34, y - 78), (x + 104, y + 4)]
    card.paper(Pen().poly(ribbon(brim, [30, 34, 30], 40)), ("#3f8a94", "#1f5a68"), glue(140))
    card.paper(Pen().circle(x + 196, y - 46, 22), ("#ffe9a8", "#d8a24a"), glue(100), torn=4)
