"""What holds where nobody has chosen anything."""

import random

import pytest

from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import TakeBack
from namyok.games.dixit.offers import TakeBackOffer, pick
from namyok.luck import Luck
from tests.games.examiners import EVERY_TABLE, deck


@pytest.mark.parametrize(("key", "players"), EVERY_TABLE)
def test_who_changes_nothing_plays_by_the_book(key: str, players: int) -> None:
    game = CATALOGUE[key]
    assert game.check(players, deck(key), {}) == game.defaults(players)


def test_a_stand_in_can_take_a_card_back() -> None:
    assert pick(TakeBackOffer(), Luck(random.Random(1))) == TakeBack()
