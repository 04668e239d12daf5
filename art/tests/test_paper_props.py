"""Every named part of the prop library draws something, inside the card."""

import numpy as np
import pytest

from namyok_art.paper import Card, Pen, rgb
from namyok_art.paper.palettes import PALETTES, Palette
from namyok_art.paper.patterns import bricks, checks, chessboard, dots, stripes, tweed
from namyok_art.paper.props.chess import chess_piece
from namyok_art.paper.props.headwear import HAIR, HATS
from namyok_art.paper.props.land import ridge, wave
from namyok_art.paper.props.people import Person
from namyok_art.paper.props.theatre import SPECTATORS, spectator
from namyok_art.paper.space import COLUMNS, ROWS, Array

RNG = np.random.default_rng(1)


def area(pen: Pen) -> float:
    return float(pen.mask.sum())


@pytest.mark.parametrize("hat", HATS)
def test_a_hat_adds_to_the_silhouette(hat: str) -> None:
    bare = Person(400, 600, 100).draw(Pen())
    hatted = Person(400, 600, 100, hat=hat).draw(Pen())
    assert area(hatted) > area(bare)


@pytest.mark.parametrize("hair", HAIR)
def test_hair_adds_to_the_silhouette(hair: str) -> None:
    assert area(Person(400, 600, 100, hair=hair).draw(Pen())) > area(
        Person(400, 600, 100).draw(Pen())
    )


@pytest.mark.parametrize("pose", ["stand", "sit", "floor", "kneel"])
@pytest.mark.parametrize("build", ["coat", "jacket", "dress", "robe", "child", "stout"])
def test_every_build_takes_every_pose(build: str, pose: str) -> None:
    figure = Person(400, 600, 100, build=build, pose=pose, arms=((0.3, 0.1),))
    assert area(figure.draw(Pen())) > 1000


@pytest.mark.parametrize("kind", SPECTATORS)
def test_spectators_sit(kind: str) -> None:
    pen = Pen()
    spectator(pen, kind, 400, 600, 40)
    assert area(pen) > 1000


@pytest.mark.parametrize("kind", ["pawn", "rook", "knight", "bishop", "queen", "king"])
def test_chess_pieces_stand(kind: str) -> None:
    pen = Pen()
    chess_piece(pen, kind, 400, 600, 200)
    assert area(pen) > 1000


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_palettes_are_colours_and_ink_is_darker_than_paper(palette: Palette) -> None:
    for colour in (*palette.sky, palette.far, palette.near, palette.accent):
        rgb(colour)
    assert rgb(palette.ink).mean() < rgb(palette.paper).mean()


@pytest.mark.parametrize(
    "pattern",
    [
        stripes("#000000", "#ffffff", 20),
        checks("#000000", "#ffffff", 20),
        chessboard("#000000", "#ffffff", 20),
        dots("#000000", "#ffffff", 20, 4),
        bricks("#803020", "#a05030", "#d0c0b0", RNG),
        tweed("#504030", "#605040", "#a09080", RNG),
    ],
)
def test_patterns_cover_the_card(pattern: Array) -> None:
    assert pattern.shape == (ROWS, COLUMNS, 3)
    Card(1, pattern)


def test_things_stand_on_the_skyline() -> None:
    line = ridge(RNG, 700, 20)
    mask = line.pen().mask
    below, above = int((line.at(300) + 8) * 1.5), int((line.at(300) - 8) * 1.5)
    assert mask[below, 450] == 1
    assert mask[above, 450] == 0


def test_waves_reach_both_edges() -> None:
    line = wave(600, 20, 120)
    assert line.xs.min() < 0
    assert line.xs.max() > 800
