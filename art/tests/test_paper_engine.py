"""The paper painter keeps the promises that card scripts rely on."""

import numpy as np
import pytest

from namyok_art.paper import TORN, Card, Pen, mix
from namyok_art.paper.noise import remap
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.space import ROWS, X, Y, box_of
from namyok_art.paper.svg import parse_path


def small_card(seed: int) -> Card:
    card = Card(seed, ["#203040", "#c09070"], light=(600, 200))
    card.paper(Pen().circle(400, 600, 120), ("#d07040", "#803020"), TORN)
    card.lightup(Pen().rect(380, 580, 20, 30), "#ffe0a0")
    return card


def test_same_seed_paints_the_same_card() -> None:
    assert np.array_equal(small_card(5).finish(), small_card(5).finish())


def test_card_is_800_by_1200_rgb() -> None:
    picture = small_card(1).finish()
    assert picture.shape == (1200, 800, 3)
    assert picture.dtype == np.uint8


def test_a_later_sheet_hides_a_lamp() -> None:
    card = small_card(2)
    assert card.emission.max() > 0
    card.paper(Pen().rect(0, 0, 800, 1200), "#404040")
    assert card.emission.max() < 0.01


def test_paper_touches_only_its_surroundings() -> None:
    card = Card(3, ["#808080", "#808080"])
    before = card.image.copy()
    card.paper(Pen().circle(100, 100, 20), "#ff0000", spread=4)
    assert np.array_equal(before[ROWS // 2 :], card.image[ROWS // 2 :])


def test_hand_follows_the_mirrored_figure() -> None:
    right = Person(100, 500, 100, arms=((0.3, 0.0),))
    left = Person(100, 500, 100, facing=-1, arms=((0.3, 0.0),))
    assert right.hand()[0] - 100 == pytest.approx(100 - left.hand()[0])


def test_glued_figure_stands_where_it_is_told() -> None:
    card = Card(4, ["#ffffff", "#ffffff"])
    Person(400, 900, 100).glue(card, Look("#203060"), shadow=0)
    box = box_of(np.abs(card.image - card.image[0, 0]).max(-1) * (card.image.max(-1) < 0.6))
    assert box is not None
    assert box.rows.stop / 1.5 == pytest.approx(902, abs=6)


def test_mix_is_clamped() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#000000", "#ffffff", 2) == "#ffffff"


def test_remap_refuses_nan_because_opencv_hangs_on_it() -> None:
    with pytest.raises(ValueError, match="finite"):
        remap(X, X * np.nan, Y)


def test_path_data_reports_where_it_broke() -> None:
    with pytest.raises(ValueError, match="bad path data"):
        parse_path("M 10")
