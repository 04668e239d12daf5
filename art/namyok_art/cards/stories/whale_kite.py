"""A child on a roof holds a starry whale on a slack kite string above a crowded violet town."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, X, Y, mix, smoothstep
from namyok_art.paper.props.animals import starry, whale
from namyok_art.paper.props.buildings import house, panes
from namyok_art.paper.props.people import Person
from namyok_art.paper.props.sky import cloud, flock, stars

RIM = "#ffb58c"
ROWS = (
    # base, width, height, colour, share of lit windows, their colour, power
    (905, (16, 34), (26, 90), "#b9647a", 0.2, "#ffd9a0", 0.3),
    (965, (24, 46), (40, 120), "#81456e", 0.3, "#ffcf8a", 0.5),
    (1050, (36, 70), (60, 150), "#4b2c58", 0.3, "#ffc56e", 0.8),
    (1175, (70, 130), (90, 190), "#261a40", 0.22, "#ffbf5e", 1.0),
)


def draw() -> NDArray[np.uint8]:
    sky = ["#1b1838", "#38265a", "#7a3f72", "#c9676f", "#f2a77a", "#f6c893"]
    card = Card(11, sky, light=(590, 800), lamp="#ffc9a0")
    card.lightup(stars(card.rng, 150, 520), "#ffe8d8", 0.5, 0.75)
    card.glow(560, 900, 520, "#ff9d6b", 0.55)
    _clouds(card)
    skin = ("#20204c", "#34336c", "#6a5490")
    body, fin = whale(card, 395, 330, 1.12, -9, skin, ("#c79aa6", "#f3c3a4"), RIM)
    back = smoothstep(60, -60, (Y - 330) + (X - 395) * 0.17)
    starry(card, body * back, (60, 190, 760, 470), 260)
    card.paint(flock(card.rng, 14, (600, 640), (80, 50)), "#3a2350", 0.8)
    for i, row in enumerate(ROWS):
        _street(card, i, row)
    _child(card, fin)
    return card.finish(
        bloom=0.75, shadow_tone="#3a2a70", light_tone="#ffdcb0", toning=0.1, vignette=0.36
    )


def _clouds(card: Card) -> None:
    rng = card.rng
    for y, colour in ((250, "#4a2f66"), (420, "#6d3f74"), (600, "#a25a78")):
        pen = Pen()
        for _ in range(3):
            x = rng.uniform(-50, 850)
            cloud(pen, x, y + rng.uniform(-40, 60), rng.uniform(260, 460), rng, 8, 0.2)
        fill = (colour, mix(colour, "#f0a080", 0.35))
        card.paper(pen, fill, TORN, shadow=0.22, opacity=0.9)


def _street(
    card: Card,
    depth: int,
    row: tuple[int, tuple[int, int], tuple[int, int], str, float, str, float],
) -> None:
    base, width, height, colour, lit, lamp, power = row
    rng = card.rng
    pen = Pen()
    windows = []
    x = -20.0
    while x < 820:
        w, h = rng.uniform(*width), rng.uniform(*height)
        if depth == 3:
            # the nearest street opens in the middle, where the child's roof will stand
            h = (70 + 145 * min(1.0, abs(x - 330) / 330)) * rng.uniform(0.8, 1.1)
        windows += house(pen, x, base + 40, w, h + 40, rng, lit, rng.normal(0, 2) * (1 + depth))
        x += w * rng.uniform(0.82, 1.08)
        if depth == 1 and rng.random() < 0.12:
            pen.rect(x, base - 150, 16, 200)
            pen.poly([(x - 4, base - 150), (x + 8, base - 215), (x + 20, base - 150)])
    pen.rect(-10, base + 20, 820, 400)
    card.fog(base - 30, 60, "#f0b48c", 0.35 - 0.06 * depth)
    fill = (colour, mix(colour, "#2a1838", 0.3))
    mask = card.paper(
        pen, fill, shadow=0.35, offset=(-4, -6), spread=14, rim=0.4, rim_colour=RIM, wobble=1.2
    )
    dark = panes(windows, lit=False, cross=depth > 1).mask * mask
    card.paint(dark, mix(colour, "#d98a88", 0.22), 0.5)
    card.lightup(panes(windows, cross=depth > 1).mask * mask, lamp, power, 0.55 + 0.15 * depth)


def _child(card: Card, fin: NDArray[np.floating]) -> None:
    roof = Pen().poly([(215, 1200), (250, 1085), (345, 1015), (440, 1085), (470, 1200)])
    roof.poly([(236, 1092), (345, 1004), (454, 1092), (462, 1108), (345, 1022), (228, 1108)])
    roof.rect(398, 1005, 24, 60)
    card.paper(roof, ("#2a1a40", "#150f28"), rim=0.5, rim_colour=RIM)
    window = Pen().circle(345, 1112, 20)
    window.line(345, 1085, 345, 1140, 2.5, cut=True).line(320, 1112, 370, 1112, 2.5, cut=True)
    card.lightup(window, "#ffc764", 1.0)
    child = Person(345, 1010, 84, build="child", hat="point", scarf=0.14, arms=((0.28, -0.18),))
    hand = child.hand()
    string = Pen().stroke([hand, (424, 800), (400, 640), (424, 540), (396, 452)], 1.7)
    card.paint(string.mask * (1 - fin), "#fff0dc", 0.9)
    loop = Pen().oval(352, 560, 34, 9, 24, width=1.7)
    loop.stroke([(382, 574), (392, 610), (376, 640), (388, 672)], 1.5)
    card.paint(loop, "#fff0dc", 0.9)
    card.paper(child.draw(Pen()), ("#191030", "#100b20"), spread=4, rim=0.8, rim_colour=RIM)
