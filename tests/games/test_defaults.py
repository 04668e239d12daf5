"""What holds where nobody has chosen anything."""

import random

import pytest

from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import TakeBack
from namyok.games.dixit.offers import TakeBackOffer, pick
from namyok.kernel import AnyGame, Game, Refused
from namyok.luck import Luck
from namyok.testing.play import random_moves
from tests.games.examiners import EVERY_TABLE, deck


@pytest.mark.parametrize(("key", "players"), EVERY_TABLE)
def test_who_changes_nothing_plays_by_the_book(key: str, players: int) -> None:
    game = CATALOGUE[key]
    assert game.check(players, deck(key), {}) == game.defaults(players)


def test_a_stand_in_can_take_a_card_back() -> None:
    assert pick(TakeBackOffer(), Luck(random.Random(1))) == TakeBack()


def test_a_game_that_says_nothing_of_late_seats_has_none() -> None:
    game: AnyGame = CATALOGUE["dixit"]
    state = game.replay(game.begin(4, deck("dixit"), {}, Luck(random.Random(1))))
    with pytest.raises(Refused, match="no_late_seats"):
        Game.check_late(game, state)
    with pytest.raises(Refused, match="no_late_seats"):
        Game.add_seat(game, state, Luck(random.Random(1)))


@pytest.mark.parametrize(("key", "players"), EVERY_TABLE)
def test_a_short_game_is_made_of_options_that_there_are(key: str, players: int) -> None:
    game = CATALOGUE[key]
    assert game.check(players, deck(key), game.short(players))


def test_every_picture_that_comes_into_sight_is_told_once_and_others_are_not() -> None:
    for key, players in (("dixit", 4), ("poetry", 3)):
        game: AnyGame = CATALOGUE[key]
        chosen = {"points_to_win": 5} if key == "dixit" else {"cycles": 1}
        luck = Luck(random.Random(1))
        told: list[str] = []
        for *_, events, state in random_moves(game, players, deck(key), chosen, luck, late=True):
            told += [card for event in events for card in game.shown(event)]
            if key == "dixit":
                assert set(told).isdisjoint(state.deck)
                assert {card for hand in state.hands for card in hand} <= set(told)
            else:
                assert set(state.stories) <= set(told)
        assert len(told) == len(set(told))


def test_a_game_that_says_nothing_shows_no_pictures_and_is_short_enough() -> None:
    game: AnyGame = CATALOGUE["dixit"]
    (dealt,) = game.begin(4, deck("dixit"), {}, Luck(random.Random(1)))
    assert Game.shown(game, dealt) == ()
    assert Game.short(game, 4) == {}
