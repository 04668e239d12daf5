"""A small proud sparrow spreads a huge tail of borrowed things; their owners wait in line."""

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, gradient, mix, smoothstep
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.animals import perch
from namyok_art.paper.props.objects import key

ROOT = (400, 985)
Thing = Callable[[Card, float, float], None]
OWNERS = ("#7a8a9a", "#c8574a", "#5a5f78", "#d9a53a", "#8a6a8a", "#4f8a86", "#b97a4a", "#6a7a4f")


def draw() -> NDArray[np.uint8]:
    away = np.hypot(X - 400, Y - 760)
    warm = gradient(["#fff6e2", "#fdeccb", "#f8d3a8", "#f0b08c"], away, 0, 800)
    card = Card(142, warm, light=(400, 1150), lamp="#fff2d8")
    _sunburst(card)
    _floor(card)
    _tail(card)
    _owners(card)
    _sparrow(card)
    return card.finish(
        bloom=0.3, halation=0.05, shadow_tone="#6a3048", light_tone="#fff2dc", vignette=0.16
    )


def _sunburst(card: Card) -> None:
    angle = np.arctan2(Y - 760, X - 400)
    beams = 0.5 + 0.5 * np.sign(np.sin(angle * 14))
    fade = smoothstep(80, 700, np.hypot(X - 400, Y - 760))
    card.paint(np.asarray(beams * fade, np.float32), "#e98f72", 0.2)


def _floor(card: Card) -> None:
    """The stage."""
    boardwalk = Pen().rect(-20, 1000, 840, 260)
    planks = boards("#dba27a", "#bf8058", card.rng, 0)
    card.paper(boardwalk, planks, offset=(0, -6), spread=14)
    card.shade(smoothstep(1000, 1200, Y), "#a0584a", 0.35)
    card.glow(400, 1060, 260, "#fff0cc", 0.45, stretch=(1.5, 0.5))


def _owners(card: Card) -> None:
    """Two patient queues with folded wings, from both wings of the stage."""
    rng = card.rng
    for k, tone in enumerate(OWNERS * 2):
        x = 12 + k * 52
        if abs(x - 400) < 105:
            continue
        size = rng.uniform(44, 66)
        y = 1066 + abs(x - 400) * 0.12
        card.shade(Pen().oval(x, y + 1, size * 0.5, 4), "#8a4638", 0.4, soft=3)
        bird = Pen()
        perch(bird, x, y, size, 1 if x < 400 else -1, rng)
        soft = mix(tone, "#f0c8a8", 0.12)
        body = card.paper(bird, (mix(soft, "#ffffff", 0.22), soft), spread=4, lift=3)
        wing = Pen()
        with wing.at(x, y, size, flip=x > 400):
            wing.smooth(
                [(0.16, -0.6), (-0.1, -0.52), (-0.6, -0.14, 0), (-0.1, -0.2), (0.14, -0.36)]
            )
        card.shade(wing.mask * body, mix(tone, "#2a2030", 0.4), 0.6)
        beak = Pen()
        with beak.at(x, y, size, flip=x > 400):
            beak.poly([(0.46, -0.84), (0.7, -0.78), (0.48, -0.72)])
        card.paint(beak, "#e0983a")


def _piece(turn: float, size: float) -> tuple[float, float, float, float]:
    """Things in the middle of the fan are longer: the tail must fill a standing card."""
    return ROOT[0], ROOT[1], (1.46 - 0.62 * abs(turn) / 70) * size, turn


def _glue(
    card: Card,
    turn: float,
    size: float,
    draw_on: Callable[[Pen], object],
    fill: tuple[str, str],
) -> None:
    pen = Pen()
    with pen.at(*_piece(turn, size)):
        draw_on(pen)
    card.paper(pen, fill, spread=7, offset=(0, -7), shadow=0.36, rim=0.2)


def _tail(card: Card) -> None:
    """Back row long, front row short; every thing keeps its own material."""
    outer = (
        _feather,
        _fork,
        _swatter,
        _feather,
        _bow,
        _brush,
        _feather,
        _spoon,
        _arrow,
        _feather,
    )
    _spread(card, outer, 72)
    middle = (_leaf, _feather, _fan, _arrow, _leaf, _brush, _fan, _feather, _leaf)
    _spread(card, middle, 62, 0.8)
    inner = (_playing_card, _key, _leaf, _fan, _playing_card, _leaf, _key, _playing_card)
    _spread(card, inner, 66, 0.74)


def _spread(card: Card, things: tuple[Thing, ...], widest: float, size: float = 1) -> None:
    """One row of the fan; the shorter rows lie in front of the longer."""
    for k, thing in enumerate(things):
        thing(card, -widest + 2 * widest * k / (len(things) - 1), size)


def _feather(card: Card, turn: float, size: float) -> None:
    def vane(pen: Pen) -> None:
        pen.smooth([(0, -250), (-34, -400), (-44, -520), (0, -600, 0), (44, -520), (34, -400)])

    _glue(
        card, turn, size, lambda pen: pen.taper([(0, 0), (0, -560)], 7, 2), ("#f3e0c0", "#d9b48a")
    )
    _glue(card, turn, size, vane, ("#1f8f8c", "#0f6a70"))

    def ring(pen: Pen, r: float) -> None:
        pen.oval(0, -520, r * 0.8, r)

    _glue(card, turn, size, lambda pen: ring(pen, 34), ("#8fc46a", "#4f9a5a"))
    _glue(card, turn, size, lambda pen: ring(pen, 23), ("#f2b04a", "#d9803a"))
    _glue(card, turn, size, lambda pen: ring(pen, 12), ("#1c3a68", "#142a50"))


def _fork(card: Card, turn: float, size: float) -> None:
    def shape(pen: Pen) -> None:
        pen.taper([(0, 0), (0, -300), (0, -430)], 20, 11)
        pen.smooth([(-30, -450), (0, -424), (30, -450), (30, -500), (-30, -500)])
        for x in (-25, -8, 9, 26):
            pen.taper([(x, -480), (x, -580)], 10, 6)

    _glue(card, turn, size, shape, ("#f0eee8", "#b0aeb0"))


def _spoon(card: Card, turn: float, size: float) -> None:
    def shape(pen: Pen) -> None:
        pen.taper([(0, 0), (0, -300), (0, -460)], 20, 12)
        pen.oval(0, -520, 38, 62)

    _glue(card, turn, size, shape, ("#d9a566", "#a8713f"))
    _glue(card, turn, size, lambda pen: pen.oval(0, -522, 25, 46), ("#b97f48", "#d9a566"))


def _swatter(card: Card, turn: float, size: float) -> None:
    def shape(pen: Pen) -> None:
        pen.line(0, 0, 0, -470, 8)
        pen.rect(-48, -600, 96, 130, 16)
        for k in range(5):
            for row in range(7):
                pen.rect(-39 + k * 16.5, -590 + row * 16.5, 12, 12, 2, cut=True)

    _glue(card, turn, size, shape, ("#e0506a", "#b0304f"))


def _bow(card: Card, turn: float, size: float) -> None:
    _glue(
        card,
        turn,
        size,
        lambda pen: pen.stroke([(14, 0), (30, -300), (12, -610)], 8),
        ("#6a3324", "#8f4a30"),
    )
    _glue(card, turn, size, lambda pen: pen.line(0, -20, 6, -600, 5), ("#fbf4e4", "#e6d8c0"))
    _glue(card, turn, size, lambda pen: pen.rect(-4, -90, 24, 34, 4), ("#2c2028", "#1c141a"))


def _brush(card: Card, turn: float, size: float) -> None:
    _glue(
        card,
        turn,
        size,
        lambda pen: pen.taper([(0, 0), (0, -300), (0, -470)], 14, 18),
        ("#d9a53a", "#b07a28"),
    )
    _glue(card, turn, size, lambda pen: pen.rect(-14, -520, 28, 56, 3), ("#e6e2da", "#a8a49c"))
    _glue(
        card,
        turn,
        size,
        lambda pen: pen.smooth(
            [(-14, -516, 0), (-18, -560), (0, -620, 0), (18, -560), (14, -516, 0)]
        ),
        ("#c8372d", "#8a2430"),
    )


def _arrow(card: Card, turn: float, size: float) -> None:
    _glue(card, turn, size, lambda pen: pen.line(0, 0, 0, -540, 7), ("#a8713f", "#c99a62"))
    _glue(
        card,
        turn,
        size,
        lambda pen: pen.smooth([(-24, -520, 0), (0, -606, 0), (24, -520, 0), (0, -538)]),
        ("#5f6a78", "#8a94a0"),
    )


def _playing_card(card: Card, turn: float, size: float) -> None:
    _glue(card, turn, size, lambda pen: pen.rect(-46, -440, 92, 136, 10), ("#fffdf6", "#f0e6d6"))

    def pips(pen: Pen) -> None:
        for x, y in ((0, -372), (-24, -414), (24, -330)):
            size = 22 if x == 0 else 10
            pen.poly([(x, y - size * 1.3), (x + size, y), (x, y + size * 1.3), (x - size, y)])

    _glue(card, turn, size, pips, ("#d0342f", "#a82830"))


def _key(card: Card, turn: float, size: float) -> None:
    _glue(card, turn, size, lambda pen: key(pen, 0, -310, 250), ("#e0b85a", "#a87a30"))


def _fan(card: Card, turn: float, size: float) -> None:
    for k in range(7):
        lean = -36 + 12 * k

        def blade(pen: Pen, lean: float = lean) -> None:
            with pen.at(0, -250, turn=lean):
                pen.poly([(-6, 20), (-15, -150), (0, -160), (15, -150), (6, 20)])

        fill = ("#f6c0a8", "#e08a78") if k % 2 else ("#b8384f", "#8e2440")
        _glue(card, turn, size, blade, fill)


def _leaf(card: Card, turn: float, size: float) -> None:
    def shape(pen: Pen) -> None:
        edge = []
        for k in range(9):
            t = k / 8
            half = 58 * math.sin(math.pi * t**0.8) * (1.0 if k % 2 else 0.72)
            edge.append((half, -230 - 210 * t))
        pen.smooth([*edge, *((-x, y) for x, y in reversed(edge[1:-1]))])
        pen.taper([(0, 0), (0, -260)], 9, 6)

    _glue(card, turn, size, shape, ("#8aa84a", "#5f8238"))
    _glue(
        card,
        turn,
        size,
        lambda pen: pen.taper([(0, -230), (0, -430)], 5, 2),
        ("#c9d88a", "#a9bf6a"),
    )


def _sparrow(card: Card) -> None:
    """Drawn round its feet in units of a bird 270 high, then made small."""
    scale, x, y = 0.72, ROOT[0], 1102.0
    card.shade(Pen().oval(x, y + 3, 74, 10), "#8a4638", 0.5, soft=7)

    def piece(draw_on: Callable[[Pen], object]) -> Pen:
        pen = Pen()
        with pen.at(x, y, scale):
            draw_on(pen)
        return pen

    def legs(pen: Pen) -> None:
        for side in (-1, 1):
            pen.line(side * 22, -40, side * 24, 0, 6)
            for toe in (-12, 0, 12):
                pen.line(side * 24, -2, side * 24 + toe, 6, 4.5)

    def wings(pen: Pen) -> None:
        for side in (-1, 1):
            tip = [(side * 104, -66), (side * 84, -42, 0), (side * 80, -110)]
            pen.smooth([(side * 78, -186), (side * 108, -130), *tip])

    def eyes(pen: Pen) -> None:
        for side in (-1, 1):
            pen.stroke([(side * 40, -224), (side * 30, -232), (side * 20, -224)], 4.5)

    right = [(0, -262), (54, -250), (72, -206), (94, -150), (100, -92), (70, -40), (0, -22)]
    body = [*right, *((-px, py) for px, py in reversed(right[1:-1]))]
    breast = [(-40, -200), (0, -190), (40, -200), (72, -110), (46, -44), (0, -30), (-46, -44)]
    crown = [(-50, -236), (-34, -262), (0, -270), (34, -262), (50, -236), (0, -244)]
    coat = Gradient(("#8a5a3c", "#a87048", "#c79064"), y - 190, y - 20)
    card.paper(piece(legs), "#b06a3a", spread=3)
    card.paper(piece(lambda pen: pen.smooth(body)), coat, offset=(0, -9), spread=14, rim=0.4)
    card.paper(
        piece(lambda pen: pen.smooth([*breast, (-72, -110)])), ("#fff6e6", "#ecd2b0"), spread=6
    )
    cheeks = piece(lambda pen: pen.oval(-40, -210, 24, 20).oval(40, -210, 24, 20))
    card.paper(cheeks, "#f6e2c8", spread=4)
    card.paper(piece(lambda pen: pen.smooth(crown)), ("#6a3f2a", "#7f4c32"), spread=4)
    bib = [(-20, -196), (20, -196), (14, -166), (0, -152), (-14, -166)]
    card.paper(piece(lambda pen: pen.smooth(bib)), "#3a2a28", spread=4)
    card.paper(piece(wings), ("#7a4a32", "#5a3426"), spread=6)
    card.paint(piece(eyes), "#2a1a18")
    beak = [(-13, -216, 0), (0, -224), (13, -216, 0), (0, -192, 0)]
    card.paper(piece(lambda pen: pen.smooth(beak)), ("#e0a04a", "#b9742f"), spread=3)
