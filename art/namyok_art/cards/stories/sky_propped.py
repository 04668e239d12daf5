"""The giant who holds up the sky has gone to lunch and left a broom under it; it bends."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.buildings import house
from namyok_art.paper.props.cast import ANYA, BORIS, FINN, VERA
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.space import Array, X, Y
from namyok_art.paper.stencil import Stencil, silhouette

TOP = (270.0, 424.0)
"""Where the broom holds the sheet."""
MOON = (600.0, 640.0)
"""It has rolled into the lowest place."""
FROM_TOP: Array = np.hypot(X - TOP[0], Y - TOP[1])


def draw() -> NDArray[np.uint8]:
    dusk = [(0.3, "#f8b060"), (0.62, "#ffd684"), (0.76, "#fff0b8"), (1, "#f0b050")]
    card = Card(68, dusk, light=(420, 900), lamp="#ffe2a0")
    card.glow(430, 880, 420, "#fff6cc", 0.7)
    _giant(card)
    for y, tone in ((930, "#d8a45c"), (975, "#b8843f")):
        card.paper(ridge(card.rng, y, 14, 0.4, 4).pen(), (tone, mix(tone, "#7a5a30", 0.4)))
    _sky(card)
    _field(card)
    _prop(card)
    _village(card)
    return card.finish(
        bloom=0.35, shadow_tone="#2a2a5a", light_tone="#fff0c8", vignette=0.22, saturation=1.1
    )


def _giant(card: Card) -> None:
    """Already behind the village, with his lunch in a bundle on a tree trunk."""
    walk = POSES["walk"].but(lean=2, bend=6, near_hand=(0.3, 0.1), near_grip="fist")
    mask = silhouette(
        lambda s: figure(
            s,
            486,
            866,
            45,
            BORIS.but(beard="full"),
            walk,
            "joy",
            Dress("jacket"),
            near_at=(532, 806),
        )
    )
    pole = Pen().poly(ribbon([(562, 806), (486, 800), (384, 776)], [9, 9, 6])).mask
    bundle = knots("388 774!, 424 812, 412 858, 380 868, 350 850, 348 808")
    tones = Gradient(("#a8603f", "#e8ac68"), 700, 960)
    for shape in (pole, Pen().smooth(bundle).mask, mask):
        card.paper(shape, tones, glue(160, shadow=0.15, rim=0.4))
    homes = Pen()
    for x in (310, 336, 366, 440, 470, 548, 580, 606, 640):
        house(homes, x, 940, 20, 13, card.rng, chimney=False)
    card.paper(homes, ("#c88a4a", "#d8a060"), glue(40))


def _sky(card: Card) -> None:
    """One heavy cloth: it hangs from the broom in folds and sags where nobody holds it."""
    hem: list[Knot] = knots(
        "-60 -60!, 860 -60!, 860 700!, 800 668, 720 716, 600 730, 470 650, 360 500, 300 432, "
        "270 420, 236 436, 170 560, 90 640, 10 630, -60 560!"
    )
    under = [(x - 6, y + 44, *rest) for x, y, *rest in hem]
    card.paper(Pen().smooth(under), ("#141a48", "#3a3a78"), shadow=0.5, spread=26, lift=20)
    fill = Gradient(("#4a7ad0", "#2c4fa8", "#1a2f7c", "#101c54"), 30, 760, along=FROM_TOP)
    cloth = card.paper(Pen().smooth(hem), fill, shadow=0.5, spread=18, lift=12, rim=0.5)
    rng = np.random.default_rng(8)
    for angle in np.linspace(-172, -8, 12):
        turn = math.radians(angle + rng.normal(0, 3))
        far = rng.uniform(420, 900)
        bow = rng.normal(0, 26)
        c, s = math.cos(turn), math.sin(turn)
        line: list[Point] = [
            TOP,
            (TOP[0] + c * far * 0.4 - s * bow, TOP[1] + s * far * 0.4 + c * bow),
            (TOP[0] + c * far, TOP[1] + s * far),
        ]
        wide = [3, far * 0.075, far * 0.02]
        card.shade(Pen().poly(ribbon(line, wide)), "#0a1040", 0.42, soft=5, within=cloth)
        crest = [(x + 14 * s, y - 14 * c) for x, y in line]
        ridge_light = blur(Pen().poly(ribbon(crest, [1, far * 0.034, 1])).mask, 4)
        card.tint(ridge_light * cloth, "#7aa8ff", 0.3)
    stars = Pen()
    for _ in range(46):
        x, y = rng.uniform(0, 800), rng.uniform(0, 560)
        stars.star(x, y, rng.uniform(4, 13), 0.24, int(rng.integers(4, 6)))
    card.lightup(stars.mask * cloth, "#ffeaa8", 0.25)
    for r, strength in ((150, 0.3), (78, 0.55)):
        card.glow(*MOON, r, "#ffe8a8", strength, within=cloth)
    card.paper(Pen().circle(*MOON, 56).mask * cloth, ("#fff2c4", "#e8c078"), glue(120, shadow=0.5))
    card.shade(Pen().circle(584, 626, 12).circle(622, 654, 8).circle(606, 612, 6), "#a87a40", 0.35)
    sling = ribbon([(430, 560), (540, 706), (650, 712), (740, 640)], [3, 22, 22, 3])
    card.shade(Pen().poly(sling), "#0a1040", 0.5, soft=5, within=cloth)


def _field(card: Card) -> None:
    for y, count, tone in ((1050, 260, "#c88a2f"), (1120, 300, "#7a4a24")):
        line = ridge(card.rng, y, 10, 0.4, 4)
        wheat = meadow(line.pen(), line, card.rng, count, 14, 40)
        card.paper(wheat, (tone, mix(tone, "#3a1c28", 0.5)), shadow=0.3, rim=0.35)


def _prop(card: Card) -> None:
    """A broom on three books: it has cracked in the middle, and bends."""
    for k, (x, w, tone) in enumerate(
        ((196, 190, "#b8382f"), (212, 160, "#2f6a5a"), (204, 172, "#d8a03a"))
    ):
        y = 1062 - 30 * k
        card.paper(Pen().rect(x, y, w, 30, 3), (tone, mix(tone, "#2a1020", 0.45)), glue(120))
        card.paper(Pen().rect(x + w - 14, y + 5, 16, 20), ("#fff2d0", "#d8b078"), glue(50))
    stick: list[Point] = [(290, 1004), (322, 860), (336, 740), (314, 620), (274, 500)]
    fill = Gradient(("#8a4a24", "#d89048", "#7a3c20"), 270, 350, along=X)
    card.paper(Pen().poly(ribbon(stick, [26, 25, 24, 24, 22])), fill, glue(220, rim=0.5))
    split = [(352, 712), (338, 732), (348, 738), (322, 750), (344, 756), (334, 766), (350, 780)]
    card.paper(Pen().poly([*split, (356, 744)]), ("#ffe8b0", "#f0b860"), glue(60, rim=0.6))
    edge: list[Point] = [(x, y) for x, y in split]
    card.shade(Pen().poly(ribbon(edge, [1, 3, 3, 1])), "#2a0c10", 0.85)
    for dx, dy, turn in ((26, -44, 30), (34, -4, 60), (30, 30, 100)):
        with (chip := Pen()).at(344 + dx, 740 + dy, turn=turn):
            chip.poly([(-9, -3), (10, 0), (-7, 4)])
        card.paper(chip, "#ffd890", glue(40))
    bristles = Pen()
    for k in range(15):
        t = k / 7 - 1
        bristles.poly(
            ribbon(
                [(274 + t * 12, 508), (270 + t * 34, 466), (266 + t * 62, 412 + 14 * t * t)],
                [6, 9, 5],
            )
        )
    card.paper(bristles, ("#ffd070", "#c8842f"), glue(140, rim=0.5))
    card.paper(
        Pen().poly(ribbon([(252, 494), (276, 504), (298, 498)], [17, 18, 17])), "#b8382f", glue(60)
    )


def _village(card: Card) -> None:
    """The smallest does what she can."""
    dark = ("#5a2a34", "#241024")
    people = (
        (338, 1004, 27, ANYA, POSES["embracing"].but(lean=8), Dress("dress"), True),
        (104, 1122, 28, VERA, POSES["arms_up"], Dress("dress"), False),
        (540, 1122, 30, FINN, POSES["accusing"].but(near_hand=(0.8, -0.5)), Dress("jacket"), False),
        (640, 1126, 27, BORIS, POSES["running"], Dress("coat"), False),
    )
    for x, y, size, who, pose, dress, flip in people:
        view = "front" if pose is POSES["arms_up"] else "side"
        stencil = Stencil()
        figure(stencil, x, y, size, who, pose, "fear", dress, flip=flip, view=view, ground=True)
        card.paper(stencil.mask, dark, glue(110, rim=0.6))
