"""An old person stands by a bare winter tree; in the lake the tree blossoms over two children."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, mix, shift
from namyok_art.paper.mirror import reflect
from namyok_art.paper.props.land import forest, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import Tip, branch, leaves
from namyok_art.paper.props.sky import flock, moon, snow, stars

WATER = 606
COLD = ["#1d3049", "#34506c", "#6e8ca0", "#b9c8cc", "#b9c8cc", "#b9c8cc"]
WARM = ["#f0a070", "#f6bd80", "#fbdc9e", "#fff0c4", "#fff0c4", "#fff0c4"]


def draw() -> NDArray[np.uint8]:
    card = _shore(121, warm=False)
    _winter(card)
    memory = _shore(122, warm=True)
    _spring(memory)
    reflect(card, memory, WATER, "#c0604a")
    _ice(card)
    return card.finish(
        bloom=0.5, shadow_tone="#20304a", light_tone="#fff2dc", toning=0.05, vignette=0.28
    )


def _shore(seed: int, warm: bool) -> Card:
    """The same place twice: hills, bank and tree come from the same numbers."""
    sky = [(i * 0.18, c) for i, c in enumerate(WARM if warm else COLD)]
    card = Card(seed, list(sky), light=(560, 300), lamp="#fff0c8" if warm else "#eaf3ff")
    if warm:
        moon(card, 560, 300, 60, "#fff2cf", "#f0cf94", halo=0.3)
    else:
        card.lightup(stars(np.random.default_rng(5), 90, 300, (0.5, 1.4)), "#eef4ff", 0.3, 0.6)
        moon(card, 560, 300, 60, "#f2f3ea", "#b4c0c4", halo=0.3)
    hills = ("#e9a06c", "#d67a52", "#a8503f") if warm else ("#8fa6b2", "#6b8798", "#4a677c")
    air = "#fff0c4" if warm else "#cfd9da"
    for i, (y, colour) in enumerate(zip((478, 520, 560), hills, strict=True)):
        rng = np.random.default_rng(60 + i)
        line = ridge(rng, y, 40 - 8 * i)
        pen = forest(line.pen(), line, rng, 40, 12 * (1 + i * 0.35), 30 * (1 + i * 0.35))
        card.paper(pen, (colour, mix(colour, air, 0.4)), shadow=0.22, offset=(-4, -4))
        card.fog(y + 40, 26, air, 0.4)
    bank = [(-20, 640, 0), (-20, 545), (90, 548), (210, 566), (330, 578), (430, 590), (470, 600, 0)]
    earth = ("#6a3a30", "#4a2a2a") if warm else ("#e6edf0", "#8ea4b4")
    card.paper(Pen().smooth([*bank, (400, 640, 0)]), earth, TORN, offset=(0, -5), torn=4)
    return card


def _tree(card: Card, bark: tuple[str, str]) -> tuple[Pen, list[Tip]]:
    rng = np.random.default_rng(9)
    pen = Pen().taper([(150, 640), (146, 560), (142, 500), (160, 430), (150, 350)], 64, 30)
    tips: list[Tip] = []
    for angle in (-2.5, -2.0, -1.55, -1.05, -0.5):
        tips += branch(pen, (151, 362), angle, 112, 19, rng, 6, 0.47, 0.06, 0.42)
    card.paper(pen, bark, shadow=0.35, offset=(-8, 8), spread=8)
    return pen, tips


def _front_bank(card: Card, earth: tuple[str, str]) -> None:
    knots = [(-20, 660, 0), (-20, 576), (60, 568), (150, 566), (230, 580), (330, 594), (420, 602)]
    pen = Pen().smooth([*knots, (450, 610, 0), (400, 660, 0)])
    card.paper(pen, earth, TORN, shadow=0.2, offset=(0, -4), spread=6, torn=3)


def _winter(card: Card) -> None:
    tree, _ = _tree(card, ("#26303f", "#1d2531"))
    bark = tree.mask
    card.paint(np.clip(bark - shift(bark, 0, 2.4), 0, 1), "#ffffff", 0.85)
    _front_bank(card, ("#f3f7f8", "#9db1c0"))
    old = Person(336, 588, 112, lean=8, stride=0.2, hat="ushanka", scarf=0.08, arms=((0.24, 0.24),))
    hand = old.hand()
    card.paper(Pen().line(*hand, hand[0] + 8, 590, 3.4), "#3a2c2c", spread=3)
    old.glue(card, Look("#2c3446", "#1a1f2c", "#c9a58c", "#c8ccd2", "#4a4450", "#b8322e"))
    card.paint(snow(np.random.default_rng(3), 150, 600), "#ffffff", 0.85, soft=0.5)


def _spring(card: Card) -> None:
    rng = np.random.default_rng(19)
    _, tips = _tree(card, ("#4a2626", "#35201f"))
    _front_bank(card, ("#6a3a30", "#4a2a2a"))
    for colour, count, scatter in (
        ("#c24a5e", 260, 12),
        ("#e8808a", 300, 13),
        ("#f8bcb6", 260, 14),
        ("#fff0e6", 120, 14),
    ):
        blossom = leaves(tips, rng, count, scatter, (3.5, 8))
        card.paper(blossom, colour, shadow=0.25, offset=(-2, 4), spread=3, rim=0.2)
    girl = Person(322, 588, 100, build="child", hair="plaits", arms=((0.3, 0.24),), stride=0.8)
    boy = Person(
        386, 592, 90, -1, build="child", hair="short", arms=((0.3, 0.24),), stride=0.8, lean=-4
    )
    girl.glue(card, Look("#b8403f", "#6a4a4a", hair="#4a2a24"))
    boy.glue(card, Look("#4f7a86", "#5a4038", hair="#6a3a22"))
    petals = Pen()
    for _ in range(50):
        spot = (rng.uniform(60, 700), rng.uniform(150, 590))
        petals.oval(*spot, 4, 2.4, rng.uniform(0, 180))
    card.paint(petals, "#f3a2a2", 0.9)
    card.paint(flock(rng, 6, (550, 200), (90, 40), (7, 13)), "#8a3a38", 0.9)


def _ice(card: Card) -> None:
    floes = Pen()
    for x, y, half in ((560, 650, 38), (640, 668, 30), (690, 640, 22), (520, 690, 26)):
        floes.oval(x, y, half, half * 0.26)
    card.paper(floes, ("#e6eef0", "#9db4bd"), shadow=0.35, offset=(-4, 5), spread=5)
    card.paper(Pen().oval(566, 648, 7, 3.6, -20), "#ef8f9c", shadow=0.4, spread=2)
