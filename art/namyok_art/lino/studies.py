"""Study sheets of the linocut painter: what it can do, to look at before a card is planned."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from namyok_art.deck import encode, write_atomically
from namyok_art.lino import BELOW, LEFT, RIGHT, Face, Mask, Print, everything, hair, headwear, poly
from namyok_art.lino.bust import bust
from namyok_art.lino.face import NOSES
from namyok_art.lino.ground import rain, rays, rings, streaks, swirl, water
from namyok_art.lino.hand import Hand, clasp
from namyok_art.lino.people import Person
from namyok_art.lino.profile import Profile
from namyok_art.lino.walls import boards, bricks, curtain

FOLDER = Path(__file__).parents[3] / "docs" / "art"
LIMIT = 300_000

Sheet = NDArray[np.uint8]


def cells(columns: int, rows: int) -> list[tuple[float, float]]:
    """Middles of the cells of a sheet, row by row."""
    return [
        ((i + 0.5) * 760 / columns + 20, (j + 0.5) * 1160 / rows + 20)
        for j in range(rows)
        for i in range(columns)
    ]


def blank(ink_a: str, ink_b: str) -> Print:
    p = Print(ink_a, ink_b, 7)
    p.put(everything(), k=0, b=1)
    return p


def faces() -> Sheet:
    """Noses, ages, skins, lights and views."""
    p = blank("red", "ochre")
    styles = ("bob", "receding", "braids", "curls", "side", "short", "bun", "fringe", "crop")
    moods = ((0.5, 0, 0), (0.4, 0.8, 0), (0.8, 0, 0), (-1, 0, 0), (1, 0, 0), (0.4, 0, -0.3))
    for i, (x, y) in enumerate(cells(3, 3)):
        dark = i in (3, 8)
        face = Face(
            x,
            y,
            118,
            0.05 * (i % 3 - 1),
            (0, 0, 0, 0.1, 0, 0, 0.5, -0.4, 0)[i],
            (0, 0, 0, 0, 0, 0.7, 0, 0, -0.6)[i],
            age=(0, 0.9, 0, 0, 0, 0.4, 1, 0, 0)[i],
            child=i in (2, 7),
            nose=[*NOSES, *NOSES][i],
            light=BELOW if i == 4 else RIGHT if i in (5, 7) else LEFT,
        )
        hair.back(p, face, styles[i])
        face.draw(
            p,
            moods[i % 6],
            (0.1, -0.04) if i in (1, 8) else (-0.08, 0.03),
            (0.34, 0.8, 0.14) if i == 3 else (0.2, 0.1 * (i % 4) - 0.3, 0.1 * (i == 4)),
            b=float(dark),
            shine=0.68 if dark else 0,
            ambient=-0.2 if dark else -0.04,
            ears=styles[i] in ("receding", "side", "short", "crop"),
            full=0.8,
        )
        hair.front(p, face, styles[i])
    return p.press()


def heads() -> Sheet:
    """Hats, beards, collars and profiles."""
    p = blank("red", "green")
    wear = ("brim", "cap", "scarf", "knit", "hood", "full", "goatee", "collar")
    for i, (x, y) in enumerate(cells(3, 3)[:8]):
        face = Face(
            x, y - 20, 92, nose=[*NOSES, "hooked", "snub"][i], age=0.2 * (i % 4), light=LEFT
        )
        collar = ("shirt", "round", "bare", "round")[i % 4]
        bust(p, face, a=float(i % 2), collar=collar, wide=1.25, low=2.2)
        face.draw(p, ears=i in (1, 5, 6, 7), full=0.6)
        if i < 5:
            headwear.hat(p, face, wear[i], a=1)
        else:
            headwear.beard(p, face, wear[i])
            hair.front(p, face, ("short", "receding", "side")[i - 5])
    x, y = cells(3, 3)[8]
    Profile(x - 30, y - 40, 84, age=0.9, hook=0.1, nose=1.2).draw(p)
    Profile(x + 60, y + 60, 70, flip=-1, jaw=0.7, child=True, nose=0.6, light=RIGHT).draw(p)
    return p.press()


def hands() -> Sheet:
    """Every pose of a hand, and what a whole person can do."""
    p = blank("red", "sky")
    places = cells(3, 3)
    for (x, y), pose in zip(
        places, ("open", "fist", "point", "grip", "pinch", "reach"), strict=False
    ):
        hand = Hand(x, y, 104, nail=(1, 0))
        if pose == "point":
            hand.fist(p, 1.4, point=True)
        else:
            getattr(hand, pose)(p)
    clasp(p, places[6][0], places[6][1], 96)
    x, y = places[7]
    Person(x - 50, y + 170, 300, ((-2.4, -2.8), (0.5, 1.3)), look=1, top=(1, 0)).draw(p)
    Person(
        x + 110,
        y + 170,
        280,
        ((-1.2, -1.6), (-1.0, -1.8)),
        ((-0.4, 0.2), (0.3, 0.5)),
        -0.2,
        -1,
        dress=0.7,
        top=(0, 0),
        hair="long",
    ).draw(p)
    Person(places[8][0] + 50, y + 170, 300, dress=0.5, hair="hat", dark=-0.5).draw(p)
    return p.press()


def grounds() -> Sheet:
    """Air, water and walls."""
    p = Print("rust", "sky", 7)
    paints: tuple[Callable[[Mask, float, float], None], ...] = (
        lambda m, x, y: streaks(p, 0.5, 0.4, b=1, within=m),
        lambda m, x, y: rays(p, x, y, 0.6, a=1, within=m),
        lambda m, x, y: rings(p, x, y, 0.6, b=1, within=m),
        lambda m, x, y: water(p, 0.55, m, b=1),
        lambda m, x, y: swirl(p, 0.6, within=m),
        lambda m, x, y: boards(p, 0.6, 60, a=1, within=m),
        lambda m, x, y: bricks(p, 0.5, a=1, within=m),
        lambda m, x, y: curtain(p, m, 60, a=1),
        lambda m, x, y: rain(p, 300, within=m),
    )
    for paint, (x, y) in zip(paints, cells(3, 3), strict=True):
        frame = [(x - 118, y - 184), (x + 118, y - 184), (x + 118, y + 184), (x - 118, y + 184)]
        paint(poly(frame), x, y)
    return p.press()


SHEETS: dict[str, Callable[[], Sheet]] = {
    "lino-faces": faces,
    "lino-heads": heads,
    "lino-hands": hands,
    "lino-grounds": grounds,
}


def write_studies() -> list[Path]:
    """All sheets into docs/art."""
    paths = []
    for name, draw in SHEETS.items():
        path = FOLDER / f"{name}.webp"
        write_atomically(path, encode(Image.fromarray(draw()), LIMIT))
        paths.append(path)
    return paths
