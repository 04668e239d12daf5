"""A kettle is one of the houses, and a quarrel boils in it; a neighbour holds out an empty cup."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, mix
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.cast import BORIS, GRAN, KIRA, MEI
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.props.sky import stars
from namyok_art.paper.space import Array, X, Y
from namyok_art.paper.stencil import Stencil, silhouette

HOT = ("#fff0a0", "#ffb040", "#f0602a")
SHOUT = POSES["accusing"].but(lean=14, near_hand=(0.8, -0.3))
SPOUT = (708.0, 566.0)


def draw() -> NDArray[np.uint8]:
    night = [(0, "#141c44"), (0.4, "#2c3468"), (0.75, "#5a4a78"), (1, "#3a3058")]
    card = Card(89, night, light=(340, 470), lamp="#ffc070")
    card.paint(stars(card.rng, 60, 300), "#dfe6ff", 0.6)
    _street(card)
    _neighbour(card)
    _steam(card)
    _cup(card)
    _kettle(card)
    _quarrel(card)
    _ground(card)
    return card.finish(
        bloom=0.5, shadow_tone="#1a1a4a", light_tone="#ffe8c8", vignette=0.28, saturation=1.1
    )


def _street(card: Card) -> None:
    """Quiet houses with their shutters closed."""
    for left, right, top, tone in ((-20, 170, 420, "#2a2c5c"), (560, 830, 240, "#30305f")):
        wall = Pen().poly(
            [
                (left, 1100),
                (left, top),
                ((left + right) / 2, top - 110),
                (right, top),
                (right, 1100),
            ]
        )
        card.paper(
            wall, (mix(tone, "#8a5a80", 0.25), mix(tone, "#101438", 0.4)), glue(300, shadow=0.5)
        )
        shutters = Pen()
        for y in range(top + 60, 1000, 170):
            for x in range(left + 46, right - 60, 104):
                shutters.rect(x, y, 26, 84, 3).rect(x + 30, y, 26, 84, 3)
        mask = card.paper(shutters, ("#4a4a86", "#35356a"), glue(70, rim=0.15))
        slats = Pen()
        for y in range(top, 1100, 9):
            slats.line(left, y, right, y, 2)
        card.shade(slats.mask * mask, "#10143a", 0.4)


def _neighbour(card: Card) -> None:
    """The only open window."""
    card.glow(770, 380, 190, "#ffd890", 0.4)
    card.paper(Pen().rect(722, 286, 126, 176, 4), "#1c1c48", glue(90))
    card.lightup(Pen().rect(730, 294, 110, 160, 2), "#ffdf9a", 0.35)
    pose = POSES["reaching"].but(lean=-4, bend=20, nod=-14, near_grip="cup")
    who = silhouette(
        lambda s: figure(
            s,
            800,
            480,
            68,
            GRAN,
            pose,
            "calm",
            Dress("dress"),
            flip=True,
            near_at=(694, 416),
            parts="body head near",
        )
    )
    card.paper(who * (Y < 456), ("#5a2c58", "#241c48"), glue(120, rim=0.5))
    card.paper(Pen().rect(712, 450, 146, 18, 3), ("#5a5a98", "#35356a"), glue(80))


def _steam(card: Card) -> None:
    """A whistle that can be seen: it turns over the roofs."""
    rng = np.random.default_rng(4)
    jet: list[Point] = [SPOUT, (694, 480), (650, 370), (640, 260), (590, 150), (520, 90)]
    for wide, tone in ((1.0, "#b8a0c8"), (0.6, "#ffeef0")):
        shape = ribbon(jet, [20 * wide, 54 * wide, 88 * wide, 110 * wide, 130 * wide, 130 * wide])
        fill = (mix(tone, "#ffffff", 0.3), mix(tone, "#ffb080", 0.3))
        card.paper(Pen().poly(shape), fill, TORN, torn=3, shadow=0.3)
    for x, y, w in ((60, 330, 130), (130, 190, 230), (290, 110, 300), (520, 90, 360)):
        for k, grow in enumerate((1.0, 0.8, 0.55)):
            pen = Pen()
            puff(pen, x, y - 14 * k, w * grow, w * 0.62 * grow, rng)
            tone = mix("#6a5a98", "#f0dce8", 0.3 + 0.3 * k)
            fill = (mix(tone, "#ffffff", 0.2), mix(tone, "#f08a5a", 0.35))
            card.paper(pen, fill, TORN, torn=0 if k else 3, shadow=0.3)


def _cup(card: Card) -> None:
    cup = knots("628 366!, 698 366!, 692 410, 678 426!, 648 426!, 634 410")
    card.paper(Pen().oval(700, 392, 13, 14, width=7), "#f4f0e8", glue(50))
    card.paper(Pen().smooth(cup), ("#ffffff", "#d8b8b8"), glue(90, rim=0.6))


def _enamel() -> Gradient:
    away: Array = np.hypot(X - 250, Y - 640)
    return Gradient(("#6aa4f0", "#2f62c8", "#1a3a94", "#101f5c"), 40, 520, along=away)


def _kettle(card: Card) -> None:
    handle: list[Point] = [
        (168, 640),
        (112, 420),
        (206, 268),
        (340, 240),
        (474, 268),
        (568, 420),
        (512, 640),
    ]
    card.paper(
        Pen().poly(ribbon(handle, [24, 26, 28, 28, 28, 26, 24])),
        ("#8a90b8", "#3a3f70"),
        glue(200, rim=0.5),
    )
    grip: list[Point] = [(214, 268), (340, 240), (466, 268)]
    card.paper(Pen().poly(ribbon(grip, [40, 48, 40])), ("#d88a4a", "#7a3c28"), glue(120, rim=0.5))
    card.glow(340, 520, 300, "#ff9a40", 0.6)
    spout: list[Knot] = knots(
        "560 930!, 640 900, 668 780, 664 660, 672 590!, 656 566!, 752 566!, 738 600!, 744 720, "
        "738 860, 690 980, 570 1020!"
    )
    card.paper(Pen().smooth(spout), _enamel(), glue(240, rim=0.5))
    card.paper(Pen().rect(648, 552, 112, 22, 10), ("#f4f4ff", "#9aa4d0"), glue(80))
    card.lightup(Pen().smooth(knots("190 574, 340 500, 492 574, 340 606")), "#ffc050", 0.8)
    body: list[Knot] = knots(
        "172 566!, 340 590, 508 566!, 590 700, 632 860, 620 1000, 560 1076!, "
        "120 1076!, 62 1000, 48 860, 92 700"
    )
    mask = card.paper(Pen().smooth(body), _enamel(), glue(400, rim=0.7))
    card.shade(mask * np.clip((X - 430) / 240, 0, 1), "#0c1440", 0.5)
    shine = Pen().poly(ribbon([(96, 980), (78, 880), (86, 780)], [4, 20, 4]))
    card.tint(blur(shine.mask, 3), "#cfe4ff", 0.5)
    specks = Pen()
    for _ in range(90):
        specks.circle(
            card.rng.uniform(50, 640), card.rng.uniform(600, 1070), card.rng.uniform(0.8, 2.2)
        )
    card.tint(specks.mask * mask, "#ffffff", 0.45)
    card.paper(
        Pen().poly(ribbon([(168, 566), (340, 592), (512, 566)], [18, 20, 18])),
        ("#f4f4ff", "#9aa4d0"),
        glue(100),
    )
    with (lid := Pen()).at(330, 486, turn=-12):
        lid.smooth(knots("-176 20!, -130 -50, 0 -84, 130 -50, 176 20!, 0 44"))
    card.paper(lid, _enamel(), glue(240, rim=0.9))
    with (rim := Pen()).at(330, 486, turn=-12):
        rim.poly(ribbon([(-178, 20), (0, 44), (178, 20)], [14, 16, 14]))
    card.paper(rim, ("#ffe8c0", "#e8a070"), glue(90))
    card.paper(Pen().circle(308, 392, 24), ("#d88a4a", "#7a3c28"), glue(80, rim=0.6))


def _round_window(card: Card, x: float, y: float, r: float) -> Array:
    card.paper(Pen().circle(x, y, r + 13), ("#f4f4ff", "#9aa4d0"), glue(110))
    pane = Pen().circle(x, y, r).mask
    near = np.hypot(X - x, Y - y - r * 0.3)
    card.hollow(pane, Gradient(HOT, 0, r * 1.5, along=near), 8, shine=0.5)
    return pane


def _quarrel(card: Card) -> None:
    """Three shadows on the panes: she, he, and the one who listens."""
    dark = "#5a1420"
    for x, who, pose, dress, flip in (
        (196, KIRA, SHOUT, Dress("dress"), False),
        (446, BORIS.but(hat=""), SHOUT, Dress("jacket"), True),
    ):
        pane = _round_window(card, x, 762, 92)
        shape = Stencil()
        figure(shape, x + (40 if flip else -40), 900, 72, who, pose, "anger", dress, flip=flip)
        card.paint(shape.mask * pane, dark, 0.9, soft=1)
        card.shade(Pen().line(x, 660, x, 864, 7).mask * pane, "#3a1020", 0.5)
    door = Pen().rect(262, 900, 124, 176, 8).circle(324, 902, 62).mask
    card.paper(door, ("#f4f4ff", "#9aa4d0"), glue(120))
    leaf = Pen().rect(274, 906, 100, 172, 6).circle(324, 906, 50).mask
    card.paper(leaf, ("#c83a34", "#7a1a2c"), glue(90))
    pane = Pen().circle(324, 916, 30).mask
    card.lightup(pane, "#ffb84a", 0.5)
    child = Stencil()
    figure(child, 324, 986, 40, MEI, POSES["facing"], "fear", Dress("dress"), view="front")
    card.paint(child.mask * pane, dark, 0.9)
    card.paper(Pen().circle(360, 1000, 6), "#ffe0a0", glue(40))


def _ground(card: Card) -> None:
    stones = Pen()
    rng = np.random.default_rng(11)
    for row, y in enumerate(range(1070, 1220, 34)):
        for x in range(-40, 860, 74):
            stones.oval(x + 37 * (row % 2) + rng.normal(0, 3), y + 17, 35, 15)
    card.paper(Pen().rect(-20, 1062, 840, 160), ("#2a2450", "#141030"), glue(200, offset=(0, -6)))
    card.paper(stones.mask * (Y > 1066), ("#4a3f70", "#2a2450"), glue(50, rim=0.2))
    light = np.exp(-(((X - 324) / 190) ** 2) - ((Y - 1090) / 60) ** 2) * (Y > 1064)
    card.tint(np.asarray(light, np.float32), "#ff9a4a", 0.5)
