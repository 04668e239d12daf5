"""A second game of an evening shows new pictures, as far as decks allow, and luck stays fair."""

import random
from collections import Counter

import pytest

from namyok.games.catalogue import CATALOGUE
from namyok.games.verify import verify
from namyok.kernel import Player
from namyok.luck import Luck
from namyok.table.lately import Lately
from namyok.table.settings import Settings
from tests.table.streams import Stream

CARDS = ("a", "b", "c", "d", "e", "f")


def lately(seen: dict[str, int], seed: int = 1) -> Lately:
    return Lately(Luck(random.Random(seed)), seen)


def test_what_was_never_seen_comes_first_and_then_what_was_seen_longest_ago() -> None:
    seen = {"a": 2, "b": 2, "c": 1, "d": 1}
    assert set(lately(seen).draw(CARDS, 2)) == {"e", "f"}
    assert set(lately(seen).draw(CARDS, 4)) == {"e", "f", "c", "d"}
    assert {"e", "f", "c", "d"} < set(lately(seen).draw(CARDS, 5))


def test_all_of_them_is_a_shuffle_and_nobody_is_dealt_the_new_ones() -> None:
    first = Counter(lately({"a": 1}, seed).draw(CARDS, 6)[0] for seed in range(600))
    assert set(first) == set(CARDS)
    assert min(first.values()) > 60, "each of six is first about a hundred times"


def test_seats_and_lines_of_verse_are_no_cards() -> None:
    assert sorted(lately({"a": 1}).draw(range(5), 5)) == [0, 1, 2, 3, 4]


def first_game(stream: Stream) -> set[str]:
    stream.start()
    stream.play_on()
    return set(stream.state.seen)


@pytest.mark.parametrize(
    ("game", "options"), [("dixit", {"points_to_win": 5}), ("poetry", {"cycles": 1})]
)
def test_a_second_game_shows_new_pictures_and_its_record_holds(
    game: str, options: dict[str, int]
) -> None:
    stream = Stream(Settings(game=game, options=options, decks=("dreams",)), people=3)
    seen = first_game(stream)
    assert 0 < len(seen) < 50
    stream.start()
    running = stream.state.running
    assert running is not None
    new = {card for card, number in stream.state.seen.items() if number == 2}
    assert new and not new & seen
    stream.play_on()
    past = stream.past.game(2)
    record = past.game.record(
        [Player(name) for name in "абв"],
        [event for move in past.moves for event in move.events],
        {},
    )
    assert verify(record) is None


def test_where_all_were_seen_the_oldest_come_first() -> None:
    stream = Stream(Settings(game="dixit", options={"cycles": 1}), people=6)
    for _ in range(2):
        first_game(stream)
    assert len(stream.state.seen) == 100, "the whole deck"
    before = dict(stream.state.seen)
    stream.start()
    assert stream.state.running is not None
    dealt = {card for hand in stream.state.running.state.hands for card in hand}
    oldest = {card for card, number in before.items() if number == 1}
    assert 0 < len(oldest) < len(dealt)
    assert oldest < dealt


def test_a_game_that_tells_of_no_pictures_prefers_none() -> None:
    for game in CATALOGUE.values():
        assert set(game.short(game.players[0])) <= set(game.ranges)
