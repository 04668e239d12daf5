"""A hooded sailor rides an upturned umbrella above a fish as large as a street of lit houses."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot
from namyok_art.paper.props.animals import fish, scales
from namyok_art.paper.props.buildings import house
from namyok_art.paper.props.land import ridge, wave
from namyok_art.paper.props.objects import umbrella
from namyok_art.paper.props.people import Person
from namyok_art.paper.props.sky import cloud, rain
from namyok_art.paper.props.vessels import lantern

BOAT = (405, 448)
FISH = (440, 850, 1.34, 5)
BODY = [
    (-318, 26),
    (-296, -16),
    (-226, -62),
    (-110, -88),
    (20, -84),
    (130, -56),
    (232, -14),
    (250, 18),
    (140, 56),
    (10, 92),
    (-120, 104),
    (-230, 86),
    (-298, 54),
]


def draw() -> NDArray[np.uint8]:
    sky = ["#22343c", "#3a555a", "#6f8a80", "#b7b893", "#d9c993"]
    card = Card(53, sky, light=(470, 250), lamp="#ffdf9c")
    card.glow(470, 420, 330, "#ffe2a0", 0.4)
    _weather(card)
    _umbrella(card)
    water = _water(card)
    _fish(card)
    _deep(card, water)
    return card.finish(
        bloom=0.75, shadow_tone="#08303c", light_tone="#ffe6b0", toning=0.08, vignette=0.34
    )


def _weather(card: Card) -> None:
    rng = card.rng
    for y, colour in ((90, "#2b4046"), (190, "#3f5a5c"), (300, "#64807a")):
        pen = Pen()
        for _ in range(4):
            x = rng.uniform(-40, 840)
            cloud(pen, x, y + rng.uniform(-20, 30), rng.uniform(240, 420), rng, 8, 0.28)
        card.paper(pen, (colour, mix(colour, "#c9bb8a", 0.3)), TORN, core=0.25, shadow=0.3)
    card.paint(rain(rng, 130, 430), "#e6e4c4", 0.35)
    far = wave(452, 13, 120, 0.4, rng, 0.8).pen()
    card.paper(far, ("#7d9a86", "#4c7a76"), shadow=0.3, offset=(0, -5))
    near = wave(486, 19, 160, 2.1, rng).pen()
    card.paper(near, ("#4f827c", "#2f6468"), shadow=0.35, offset=(0, -6))


def _umbrella(card: Card) -> None:
    x, y = BOAT
    handle = Pen()
    with handle.at(x, y, turn=-7):
        handle.line(0, 60, 0, -190, 6).path("M0 -188 C0 -222 44 -222 44 -186", width=6)
    card.paper(handle, ("#4a2c1c", "#7a4a28"), shadow=0.3, spread=5, rim=0.6)
    sailor = Person(
        x - 46, y + 58, 128, build="child", hat="point", scarf=0.12, arms=((0.3, -0.02),)
    )
    card.paper(sailor.draw(Pen()), ("#26323e", "#151d26"), shadow=0.3, spread=4, rim=0.8)
    reds = ("#7c1f24", "#a52c2a", "#c5402f", "#d9553a", "#c5402f", "#a52c2a", "#7c1f24")
    edges = np.linspace(-148, 148, 8)
    for k in (0, 6, 1, 5, 2, 4, 3):
        a, b = edges[k], edges[k + 1]
        panel = Pen()
        with panel.at(x, y, turn=-7):
            panel.path(
                f"M{a} -8 Q{(a + b) / 2} 12 {b} -8 C{b * 0.93} 50 {b * 0.55} 92 {b * 0.06} 104"
                f" L{a * 0.06} 104 C{a * 0.55} 92 {a * 0.93} 50 {a} -8Z"
            )
        fill = (mix(reds[k], "#ffb27a", 0.18), mix(reds[k], "#3a0c18", 0.35))
        card.paper(panel, fill, shadow=0.3, offset=(0, 2), spread=4)
    frame, glass = Pen(), Pen()
    lantern(frame, glass, x + 22, y - 186, 56)
    card.glow(x + 22, y - 148, 150, "#ffd890", 0.5)
    card.paint(frame, "#3a2014")
    card.lightup(glass, "#ffe1a0", 2.0)


def _water(card: Card) -> NDArray[np.floating]:
    rng = card.rng
    stops = [
        (0.0, "#3d7f7c"),
        (0.12, "#22626a"),
        (0.45, "#123f52"),
        (0.8, "#0a2338"),
        (1.0, "#071526"),
    ]
    water = card.paper(
        wave(532, 24, 205, 2.6, rng).pen(),
        Gradient(stops, 505, 1200),
        shadow=0.45,
        offset=(0, -8),
        spread=16,
        rim=0.5,
        reach=500,
    )
    card.rays(427, 300, "#8fd6c0", 0.22, 900, 110, 0.9, 34)
    lit = np.exp(-(((X - 427) / 170) ** 2)) * np.exp(-(((Y - 540) / 190) ** 2))
    card.tint(lit * water, "#ffd48a", 0.3)
    for y, colour in ((960, "#1c5464"), (1040, "#143f52")):
        pen = ridge(rng, y, 60, 0.6).pen()
        for _ in range(9):
            x = rng.choice([rng.uniform(-20, 230), rng.uniform(570, 820)])
            top = y - rng.uniform(90, 330)
            pen.poly([(x - 40, y + 60), (x - 14, (top + y) / 2), (x, top), (x + 44, y + 60)])
        card.paper(pen, (colour, "#0e2c40"), TORN, torn=3, core=0.15, offset=(0, -4), wobble=6)
        card.fog(y, 70, "#174e66", 0.4)
    return water


def _piece(knots: Sequence[Knot]) -> Pen:
    pen = Pen()
    with pen.at(*FISH):
        pen.smooth(knots)
    return pen


def _fish(card: Card) -> None:
    rng = card.rng
    tail = [(200, 5), (262, -40), (330, -150, 0), (332, -50), (322, 10), (360, 110, 0), (270, 62)]
    card.paper(_piece([*tail, (205, 28)]), ("#2f7680", "#123a52"), spread=12)
    _village(card)
    body = _piece(BODY).mask
    fill = Gradient(("#5fa79a", "#2f7680", "#1a4c62", "#0d2a42"), 720, 1000)
    card.paper(body, fill, shadow=0.5, offset=(6, 22), spread=26, rim=0.5, rim_width=3.4)
    flank = smoothstep(232, 300, X + (Y - 850) * 0.12) * smoothstep(1000, 800, Y)
    scales(card, body * flank, (60, 690, 860, 1060), 21, "#0d3348", "#a9dcc4")
    lines = Pen()
    with lines.at(*FISH):
        lines.stroke([(-180, -72), (-150, 0), (-170, 84)], 3)
        lines.stroke([(-318, 30), (-286, 42), (-250, 36)], 2.4)
        lines.taper([(-298, 50), (-312, 84), (-296, 120)], 4, 1)
        lines.taper([(-276, 58), (-282, 98), (-256, 132)], 3.4, 1)
    card.shade(lines, "#0a2a3c", 0.8)
    fin = [(-130, 44), (-70, 60), (-10, 120), (16, 176, 0), (-70, 150), (-130, 96)]
    card.paper(_piece(fin), ("#3f8a8c", "#123a52"), shadow=0.45, spread=12)
    socket, eye, lid = Pen(), Pen(), Pen()
    with socket.at(*FISH):
        socket.oval(-240, -6, 12, 11)
    with eye.at(*FISH):
        eye.circle(-240, -4, 7)
    with lid.at(*FISH):
        lid.path("M-255 -5 C-251 -22 -229 -22 -225 -5 C-234 -9 -246 -9 -255 -5Z")
    card.paper(socket, "#0b2234", shadow=0.3, spread=3)
    card.lightup(eye, "#ffcf74", 0.9)
    card.paint(lid, "#2a6a78")
    fry = Pen()
    for _ in range(26):
        spot = (640 + rng.normal(0, 70), 640 + rng.normal(0, 30))
        fish(fry, *spot, rng.uniform(14, 24), 180 + rng.uniform(-12, 12))
    card.paint(fry, "#bfe6cf", 0.6)


def _village(card: Card) -> None:
    """Houses along the fish's back; on one roof someone has opened an umbrella too."""
    rng = card.rng
    walls, lit = Pen(), Pen()
    with walls.at(*FISH), lit.at(*FISH):
        x = -196.0
        while x < 120:
            width = rng.uniform(15, 27)
            back = float(np.interp(x, [-226, -110, 20, 130], [-62, -88, -84, -56]))
            height, lean = rng.uniform(26, 62), rng.normal(0, 1.5)
            for w in house(walls, x, back + 16, width, height, rng, 0.5, lean, rows=2):
                if w.lit:
                    lit.rect(w.x, w.y, w.w, w.h, 1)
            x += width * rng.uniform(0.9, 1.35)
    person, canopy = Pen(), Pen()
    with person.at(*FISH):
        Person(140, -44, 30, build="child").draw(person)
        person.line(146, -62, 146, -84, 1.4)
    with canopy.at(*FISH):
        umbrella(canopy, 146, -78, 30, 4)
    card.paper(person, "#0f3446", shadow=0.3, spread=4)
    card.paper(canopy, "#d9553a", shadow=0.3, spread=4)
    mask = card.paper(walls, ("#3a7f84", "#1d5466"), shadow=0.35, spread=10)
    card.lightup(lit.mask * mask, "#ffd98a", 1.1)


def _deep(card: Card, water: NDArray[np.floating]) -> None:
    rng = card.rng
    bubbles = Pen()
    for _ in range(18):
        spot = (60 + rng.normal(0, 16), rng.uniform(590, 800))
        bubbles.circle(*spot, rng.uniform(2, 7), width=1.5)
    card.paint(bubbles.mask * water, "#bfe6d8", 0.6)
    floor = ridge(rng, 1105, 26)
    pen = floor.pen()
    for _ in range(46):
        x = rng.choice([rng.uniform(-10, 250), rng.uniform(560, 810)])
        y, tall, sway = floor.at(x), rng.uniform(60, 250), rng.uniform(-26, 26)
        weed = [(x, y + 20), (x + sway, y - tall * 0.35), (x - sway * 0.6, y - tall * 0.7)]
        pen.taper([*weed, (x + sway * 0.8, y - tall)], rng.uniform(5, 11), 1)
    card.paper(pen, ("#0c2c3c", "#051320"), shadow=0.45, offset=(0, -6), spread=16, rim=0.1)
