"""Study sheets of the paper figures: python -m namyok_art studies

Look at them after every change to faces, hands or figures, at full size and at a thumb's size.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Fill, mix
from namyok_art.paper.patterns import checks, dots, stripes
from namyok_art.paper.place import glue
from namyok_art.paper.props.beasts import giraffe, moth
from namyok_art.paper.props.cast import CHILDREN, EVERYONE, GRAN, MEN, OLD, RUTH, WOMEN
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.deer import stag
from namyok_art.paper.props.face import front
from namyok_art.paper.props.figure import above, figure
from namyok_art.paper.props.hands import GRIPS, fingers_over, hand, holding
from namyok_art.paper.props.mountain_goats import ibex
from namyok_art.paper.props.nape import nape
from namyok_art.paper.props.penguins import penguin
from namyok_art.paper.props.profile import profile
from namyok_art.paper.props.skeleton import POSES

Picture = NDArray[np.uint8]
FEELINGS = ("fear", "anger", "envy", "desire", "shame", "laughter", "grief", "pride")
FRONTAL = tuple(POSES).index("facing")
"""Poses from here on are for the front or back view."""


def faces() -> Picture:
    """Eight feelings at four ages."""
    halves = []
    for half in (0, 1):
        card = Card(7 + half, ["#5a5478", "#a8788a", "#e0b090"], light=(100, -100))
        for row, people in enumerate((CHILDREN, WOMEN, MEN, OLD)):
            for column in range(4):
                who = people[(column + half * 2 + row) % len(people)]
                wear = ("shirt", "roll", "shawl")[(row + column) % 3]
                x, y = 100 + column * 200, 132 + row * 300
                front(card, x, y, 168, who, FEELINGS[half * 4 + column], wear=wear)
        halves.append(card.finish(bloom=0.1, vignette=0.08))
    return np.hstack(halves)


def profiles() -> Picture:
    """From the side, from behind, and smaller and smaller."""
    card = Card(9, ["#31475c", "#7a8a8a", "#e6c79a"], light=(900, -60))
    for i in range(12):
        x, y = 125 + (i % 3) * 262, 130 + (i // 3) * 225
        profile(card, x, y, 150, EVERYONE[(i * 5) % 17], FEELINGS[i % 8], wear=True)
    for i, who in enumerate((RUTH, *MEN[:3], GRAN, CHILDREN[3], OLD[3])):
        nape(card, 70 + i * 110, 1010, 86, who, yaw=0.3 * (i % 3 - 1))
    for i, size in enumerate((90, 72, 56, 44, 34, 26, 20)):
        front(card, 70 + i * 110, 1130, size, EVERYONE[i * 2], FEELINGS[i])
    return card.finish(bloom=0.1, vignette=0.08)


def hands() -> Picture:
    card = Card(21, ["#2f4a50", "#6f8f88", "#e0c79a"], light=(60, 20))
    skins = ("#d89a70", "#8a5636", "#f0c4a0", "#5a3626")
    for i, grip in enumerate((*GRIPS, "point", "fist")):
        x, y = 110 + (i % 4) * 195, 230 + (i // 4) * 300
        hand(card, x, y, 190, grip, skins[i % 4], -6, False, WOMEN[i % 5].cloth)
    hand(card, 690, 830, 190, "open", "#e6bb90", 6, True, "#4a6a3f", palm=True)
    place = holding(card, 200, 1130, 210, "#f0c4a0", 10, False, "#3f5a98")
    rod = place.poly([(-0.8, -0.4), (0.8, -0.4), (0.8, -0.32), (-0.8, -0.32)])
    card.paper(rod, ("#b8844a", "#7a4a2a"), glue(190))
    fingers_over(card, place, "#f0c4a0")
    for i, size in enumerate((90, 60, 40, 26)):
        hand(card, 460 + i * 95, 1120, size, "reach", skins[i])
    return card.finish(bloom=0.1, vignette=0.08)


def poses() -> Picture:
    """Every pose of `poses.toml`, in patterned clothes."""
    halves = []
    for half in (0, 1):
        card = Card(31 + half, ["#e9dfc4", "#e6c9a0", "#c98f78"], light=(100, -150), lamp="#fff0d0")
        for i, name in enumerate(tuple(POSES)[half * 15 : half * 15 + 15]):
            who = EVERYONE[(i * 3 + half) % 17]
            view = "side" if half * 15 + i < FRONTAL else "back" if name == "weight" else "front"
            prints: tuple[Fill | None, ...] = (
                None,
                dots(who.cloth, "#f6e0b0", 22, 5),
                None,
                stripes(who.cloth, "#f0e0c8", 20, 20),
                checks(who.cloth, mix(who.cloth, "#fff0d8", 0.4), 18),
            )
            dress = Dress(
                ("coat", "dress", "jacket")[i % 3],
                who.cloth,
                scarf="#c8402f" if i % 4 == 1 else "",
                pattern=prints[i % 5],
                stockings=i % 3 == 1,
            )
            x, y = 100 + (i % 4) * 195, 170 + (i // 4) * 300
            mood = FEELINGS[i % 8]
            figure(card, x, y, 52, who, name, mood, dress, flip=i % 2 == 1 and half == 0, view=view)
        if half:
            for i, who in enumerate((GRAN, MEN[3], RUTH)):
                above(card, 110 + i * 160, 1120, 60, who, turn=-40 + 40 * i)
        halves.append(card.finish(bloom=0.1, vignette=0.08))
    return np.hstack(halves)


def beasts() -> Picture:
    """Animals that look somewhere; the ibexes look at each other."""
    card = Card(41, ["#8fb4b8", "#d8dcc0", "#f0cf9a"], light=(100, 40))
    middle = (400.0, 560.0)
    stag(card, 210, 330, 300, middle)
    giraffe(card, 610, 260, 330, middle)
    ibex(card, 150, 800, 150, (650, 760), body=False)
    ibex(card, 650, 760, 150, (150, 800), flip=True, body=False, coat="#8a6a48")
    for i in range(3):
        penguin(card, 150 + i * 150, 1160, 200 + i * 40, middle, 0.9 + i * 0.2, cross=-18 + i * 18)
    moth(card, 650, 1040, 130, middle)
    return card.finish(bloom=0.1, vignette=0.08)


FOLDER = Path(__file__).parents[3] / "docs" / "art"
STUDIES: dict[str, Callable[[], Picture]] = {
    "faces": faces,
    "profiles": profiles,
    "hands": hands,
    "poses": poses,
    "beasts": beasts,
}


def write_studies() -> Iterator[Path]:
    """Draw every sheet into docs/art."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, study in STUDIES.items():
        path = FOLDER / f"paper-{name}.webp"
        Image.fromarray(study()).save(path, quality=82, method=6)
        yield path
