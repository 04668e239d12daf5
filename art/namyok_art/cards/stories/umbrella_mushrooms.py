"""In a wet pale wood umbrellas grow like mushrooms, and a picker with a basket cuts one."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, X, Y, mix, smoothstep
from namyok_art.paper.colour import Fill
from namyok_art.paper.patterns import dots, stripes
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import branch, leaves
from namyok_art.paper.props.umbrellas import bud, grown_umbrella
from namyok_art.paper.space import Array

AIR = "#f4f6ea"
SPOTTED = dots("#e0453c", "#fff4e6", 26, 6.5)


def draw() -> NDArray[np.uint8]:
    sky = ["#cfe0d2", "#e4ecdc", "#fbfaf0", "#eef2e2", "#d6e4d0"]
    card = Card(2, sky, light=(408, 470), lamp="#fffdf0")
    card.glow(408, 430, 380, "#ffffff", 0.35)
    for depth in range(5):
        _grove(card, depth)
        if depth == 1:
            _home(card)
        if depth in (2, 3):
            _crop(card, depth)
    card.rays(408, 300, "#fffef0", 0.16, 700, 130)
    _ring(card)
    _picker(card)
    _front(card)
    _drops(card)
    return card.finish(
        bloom=0.25,
        halation=0.05,
        shadow_tone="#4a6a6a",
        light_tone="#fffaf0",
        vignette=0.14,
        contrast=1.06,
    )


def _grove(card: Card, depth: int) -> None:
    """One arch of the tunnel: trunks at both sides, a canopy above, moss below."""
    rng = card.rng
    near = depth / 4
    tone = mix(mix("#8fb0a0", AIR, 0.62), "#5f9080", near)
    gap = 110 + 66 * depth
    pen = Pen()
    tips = []
    for side in (-1, 1):
        for k in range(4 - depth // 2):
            x = 408 + side * (gap + k * (46 + 22 * depth) + rng.uniform(0, 20))
            wide = (13 + 15 * depth) * rng.uniform(0.8, 1.2)
            base = 720 + depth * 80
            lean = -side * (18 + 12 * depth)
            pen.taper(
                [(x, base + 60), (x + lean * 0.3, base - 300), (x + lean, -40)],
                wide * 1.15,
                wide * 0.7,
            )
            pen.taper([(x - wide, base + 70), (x - wide * 0.1, base - 20)], 5, wide * 0.8)
            pen.taper([(x + wide, base + 70), (x + wide * 0.1, base - 20)], 5, wide * 0.8)
            if k == 0:
                for _ in range(2):
                    y = rng.uniform(90, 300 - 30 * depth)
                    turn = -math.pi / 2 - side * rng.uniform(0.5, 1.0)
                    tips += branch(
                        pen, (x + lean * 0.7, y), turn, 80 + 24 * depth, wide * 0.34, rng, 3
                    )
    card.paper(pen, (mix(tone, AIR, 0.2), tone), shadow=0.26, spread=9, rim=0.35, rim_width=3)
    crown = leaves(tips, rng, 90, 26 + 6 * depth, (5 + depth * 1.6, 9 + depth * 2.4))
    card.paper(crown, mix(mix("#a9cf9a", AIR, 0.5), "#7fb08a", near), shadow=0.2, spread=5)
    canopy = Pen().ground(*_arch(rng, depth))
    card.paper(
        1 - canopy.mask,
        (mix(tone, "#cfe4c0", 0.3), mix(tone, "#cfe4c0", 0.5)),
        TORN,
        torn=6,
        shadow=0.22,
        offset=(0, 6),
    )
    ground = ridge(rng, 742 + depth * 88, 10, bow=-14)
    moss = mix(mix("#a9cc98", AIR, 0.4), "#6f9f78", near)
    card.paper(
        meadow(ground.pen(), ground, rng, 120, 6, 12 + depth * 4),
        (mix(moss, AIR, 0.12), mix(moss, "#4f8a72", 0.25)),
        TORN,
        torn=3,
        shadow=0.24,
        offset=(0, -5),
    )
    card.fog(730 + depth * 80, 46, AIR, 0.4 - 0.07 * depth)


def _arch(rng: np.random.Generator, depth: int) -> tuple[Array, Array]:
    """The lower edge of the foliage: low at the sides, high in the middle."""
    xs = np.arange(-20, 824, 4, dtype=np.float32)
    off = np.abs(xs - 408) / 430
    ys = 60 - 36 * depth + 260 * off**2.4 + 14 * np.sin(xs / 23 + depth * 2)
    ys = ys + np.interp(xs, np.arange(-20, 860, 44), rng.normal(0, 12, 20))
    return xs, ys.astype(np.float32)


def _home(card: Card) -> None:
    """The oldest one; someone has hung a lamp and put the kettle on."""
    x, y = 404, 850
    card.shade(Pen().oval(x, y + 4, 130, 12), "#5a7a6a", 0.4, soft=6)
    hut = Pen().rect(x - 92, y - 190, 184, 190, 10)
    card.paper(hut, ("#e6cdb4", "#fff3dc", "#f0dcc0"), spread=6, shadow=0.3)
    card.hollow(Pen().rect(x - 66, y - 84, 46, 84, 20), ("#c98a6a", "#9a5c46"), 4)
    card.paint(Pen().circle(x - 30, y - 40, 2.8), "#ffe8b0")
    card.glow(x + 42, y - 66, 90, "#ffdf9a", 0.6)
    pane = Pen().circle(x + 42, y - 66, 26)
    card.lightup(pane, "#ffe49a", 0.4)
    bars = Pen().line(x + 42, y - 94, x + 42, y - 38, 3).line(x + 14, y - 66, x + 70, y - 66, 3)
    card.paint(bars.mask * pane.mask, "#a8704f")
    card.paint(Pen().circle(x + 42, y - 66, 26, width=4), "#a8704f")
    fill = stripes("#e9b4a8", "#fbeee2", 66, 0)
    grown_umbrella(card, x, y - 120, 360, 236, fill, "#c9a89a", "#a88f86", rooted=False)
    _tuft(card, x - 96, y + 6, 14)
    _tuft(card, x + 90, y + 6, 14)
    line = Pen().stroke([(x - 150, y - 128), (x - 190, y - 112), (x - 236, y - 124)], 1.4)
    card.paint(line, "#a88f86")
    wash = Pen().rect(x - 182, y - 116, 18, 28, 2).rect(x - 212, y - 114, 20, 22, 2)
    card.paper(wash, "#ffffff", spread=3)


def _tuft(card: Card, x: float, y: float, size: float, tone: str = "#8fb48a") -> None:
    """Grass that hides where a stem enters the ground."""
    pen = Pen()
    for k in range(9):
        lean = (k - 4) * size * 0.16 + card.rng.normal(0, 1.5)
        pen.taper(
            [
                (x + (k - 4) * size * 0.2, y + 4),
                (x + lean * 1.4, y - size * 0.5),
                (x + lean * 2, y - size),
            ],
            4,
            1,
        )
    card.paper(pen, (mix(tone, AIR, 0.2), tone), shadow=0.2, spread=2)


def _crop(card: Card, depth: int) -> None:
    spots = {
        2: (
            (196, 948, 110, 150, "#cfc6d8"),
            (606, 940, 128, 180, "#bcd8d0"),
            (676, 962, 70, 84, "#f0cfc4"),
        ),
        3: ((92, 1020, 132, 170, "#e9c4bc"), (702, 1034, 150, 210, "#c9d8c0")),
    }[depth]
    for x, y, width, height, tone in spots:
        fill: Fill = stripes(tone, mix(tone, "#ffffff", 0.55), 34, 0) if width > 100 else tone
        grown_umbrella(card, x, y, width, height, fill, mix(tone, "#7a6a6a", 0.4), "#9a8a80")
        _tuft(card, x, y + 4, 16)
    for x, y, size, tone in (
        (262, 958, 52, "#d8a8a4"),
        (548, 960, 44, "#9fb8b0"),
        (284, 966, 34, "#d8a8a4"),
    ):
        if depth == 2:
            bud(card, x, y, size, tone, "#9a8a80")


def _ring(card: Card) -> None:
    """A fairy ring of small black ones."""
    for k in range(7):
        angle = math.tau * k / 7 + 0.2
        x, y = 596 + 86 * math.cos(angle), 1076 + 24 * math.sin(angle)
        if math.sin(angle) < 0.2:
            grown_umbrella(card, x, y, 52, 58, ("#6a7478", "#4a5458"), "#3a4246", "#5a5450")
    for k in range(7):
        angle = math.tau * k / 7 + 0.2
        x, y = 596 + 86 * math.cos(angle), 1076 + 24 * math.sin(angle)
        if math.sin(angle) >= 0.2:
            grown_umbrella(card, x, y, 58, 62, ("#757f83", "#4f595d"), "#3a4246", "#5a5450")


def _picker(card: Card) -> None:
    x, y = 284, 1090
    card.shade(Pen().oval(x + 10, y + 4, 70, 9), "#4a6a5a", 0.4, soft=6)
    card.shade(Pen().oval(372, 1098, 70, 9), "#4a6a5a", 0.4, soft=6)
    grown_umbrella(card, 376, 1096, 184, 196, SPOTTED, "#a83030", "#c9b08a")
    man = Person(x, y, 132, 1, "coat", "kneel", arms=((0.1, 0.28), (0.4, 0.2)), hat="hood", lean=10)
    man.glue(card, Look("#e8c45a", "#5a6a70", "#f0d0b4", "#6a4a3a", "#dcb248"))
    hx, hy = man.hand(1)
    knife = Pen().poly([(hx - 3, hy - 4), (hx + 26, hy - 1), (hx + 30, hy + 4), (hx - 3, hy + 5)])
    card.paper(knife, ("#f0f4f4", "#a8b4b8"), spread=3)
    _tuft(card, 376, 1104, 18, "#7fa87c")
    _basket(card, 160, 1118)


def _basket(card: Card, x: float, y: float) -> None:
    for dx, turn, tone in (
        (-26, -24, "#e9a89a"),
        (2, 4, "#8fb8b0"),
        (28, 28, "#d8c06a"),
        (-8, -12, "#a89ac0"),
    ):
        bud(card, x + dx, y - 34, 62, tone, "#9a8a80", turn)
    body = Pen().smooth(
        [(x - 58, y - 46, 0), (x + 58, y - 46, 0), (x + 46, y, 0), (x, y + 6), (x - 46, y, 0)]
    )
    mask = card.paper(body, ("#d9b078", "#a87c4c"), spread=6)
    weave = Pen()
    for row in range(4):
        for k in range(9):
            weave.rect(x - 62 + k * 15 + (row % 2) * 7, y - 42 + row * 12, 10, 4, 2)
    card.shade(weave.mask * mask, "#7a5230", 0.5)
    handle = Pen().path(
        f"M{x - 54} {y - 46} C{x - 44} {y - 132} {x + 44} {y - 132} {x + 54} {y - 46}", width=6
    )
    card.paper(handle, ("#d9b078", "#a87c4c"), spread=4)


def _front(card: Card) -> None:
    rng = card.rng
    line = ridge(rng, 1160, 8, bow=-40)
    card.paper(
        meadow(line.pen(), line, rng, 240, 10, 30),
        ("#8fb48a", "#5a8a6c"),
        TORN,
        torn=4,
        shadow=0.3,
        offset=(0, -6),
    )
    trunk = Pen()
    trunk.taper([(-6, 1240), (10, 800), (-20, 300), (30, -40)], 110, 66)
    trunk.taper([(812, 1240), (792, 800), (816, 300), (770, -40)], 110, 66)
    card.paper(trunk, ("#7fa596", "#5f8a7c"), spread=16, shadow=0.35, rim=0.3)
    bark = Pen()
    for _ in range(60):
        x = rng.choice([rng.uniform(-10, 44), rng.uniform(760, 812)])
        y = rng.uniform(0, 1150)
        bark.taper([(x, y), (x + rng.normal(0, 2), y + rng.uniform(20, 60))], 2.4, 1)
    card.shade(bark.mask * trunk.mask, "#3f6a60", 0.4)
    grown_umbrella(
        card, 66, 1178, 120, 96, stripes("#9fc4c0", "#e6f2ea", 26, 0), "#6f9490", "#9a8a80"
    )
    bud(card, 744, 1184, 70, "#e9a89a", "#9a8a80")


def _drops(card: Card) -> None:
    """The rain has stopped, but the trees have not heard."""
    rng = card.rng
    pen = Pen()
    for _ in range(40):
        x, y = rng.uniform(60, 740), rng.uniform(120, 1040)
        pen.smooth([(x, y - 7, 0), (x + 3, y), (x, y + 4), (x - 3, y)])
    card.paint(pen, "#ffffff", 0.8)
    card.shade(smoothstep(900, 1200, Y) * smoothstep(200, 500, np.abs(X - 400)), "#6f9a90", 0.12)
