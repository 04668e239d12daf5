"""Clause 9, setup: who can play, the books' numbers, own rules and what is refused."""

from typing import Any

import pytest

from namyok.games.catalogue import CATALOGUE, find_game
from namyok.kernel import Refused
from tests.games.dixit.rounds import play_round
from tests.games.tables import Table, TopOfTheDeck

PICTURE_GAMES = ("dixit-2008", "dixit", "odyssey", "party", "team")
BOOKS = [
    # game, players, hand, gives, points, cycles, deck end, cap, lone finder, markers
    ("dixit-2008", 3, 7, 2, None, None, True, None, 4, 1),
    ("dixit-2008", 4, 6, 1, None, None, True, None, 3, 1),
    ("dixit", 3, 7, 2, 30, None, False, None, 4, 1),
    ("dixit", 6, 6, 1, 30, None, False, None, 3, 1),
    ("odyssey", 3, 7, 2, 30, None, False, 3, 3, 1),
    ("odyssey", 6, 6, 1, 30, None, False, 3, 3, 1),
    ("odyssey", 7, 6, 1, 30, None, False, 3, 3, 2),
    ("odyssey", 12, 6, 1, 30, None, False, 3, 3, 2),
    ("party", 6, 5, 1, None, 1, False, None, 3, 1),
    ("team", 12, 4, 1, None, 1, False, 3, 3, 1),
]


@pytest.mark.parametrize("row", BOOKS, ids=lambda row: f"{row[0]} for {row[1]}")
def test_9_setup_has_the_books_numbers(row: tuple[Any, ...]) -> None:
    key, players, *numbers = row
    options: Any = find_game(key).defaults(players)
    assert numbers == [
        options.hand,
        options.gives,
        options.points_to_win,
        options.cycles,
        options.deck_end,
        options.bonus_cap,
        options.lone_finder_points,
        options.markers,
    ]
    assert options.lone_marker_point == (options.markers == 2)
    assert options.reshuffle != options.deck_end
    assert options.clue_kinds == ("text", "sound", "mime", "aloud")


def test_9_setup_party_has_a_cap_of_five_and_passes_hands() -> None:
    options: Any = find_game("party").defaults(6)
    assert (options.match_cap, options.pass_hands) == (5, True)


def test_9_setup_knows_who_can_play() -> None:
    assert {key: game.players for key, game in CATALOGUE.items()} == {
        "dixit-2008": (3, 4, 5, 6),
        "dixit": (3, 4, 5, 6),
        "odyssey": tuple(range(3, 13)),
        "party": tuple(range(6, 13)),
        "team": (6, 8, 10, 12),
        "poetry": (2, 3, 4, 5, 6),
    }


@pytest.mark.parametrize(("key", "players"), [("dixit", 2), ("dixit-2008", 7), ("team", 7)])
def test_9_setup_refuses_other_numbers_of_players(key: str, players: int) -> None:
    assert _why(key, players) == "player_count"


REFUSED: list[tuple[str, str, int, int, dict[str, Any]]] = [
    ("no_end", "dixit", 4, 84, {"points_to_win": None}),
    ("no_end", "party", 6, 84, {"cycles": None}),
    ("too_few_cards", "odyssey", 12, 60, {}),
    ("too_few_cards", "dixit", 4, 24, {}),
    ("too_few_cards", "dixit", 3, 21, {}),
    ("too_few_cards", "team", 6, 24, {}),
    ("too_few_cards", "odyssey", 12, 84, {"hand": 7}),
    ("deck_runs_out", "dixit", 4, 84, {"reshuffle": False}),
    ("too_few_cards_for_rounds", "party", 6, 59, {"reshuffle": False}),
    ("gives_more_than_hand", "dixit", 4, 84, {"hand": 2, "gives": 3}),
    ("unknown_option", "dixit", 4, 84, {"tokens": 3}),
    ("option_out_of_range", "dixit", 4, 84, {"hand": 1}),
    ("option_out_of_range", "dixit", 4, 84, {"gives": True}),
    ("option_out_of_range", "dixit", 4, 84, {"hand": None}),
    ("option_out_of_range", "dixit", 4, 84, {"deck_end": 1}),
    ("option_out_of_range", "dixit", 4, 84, {"match_cap": 5}),
    ("option_out_of_range", "dixit", 4, 84, {"pass_hands": True}),
    ("option_out_of_range", "dixit", 4, 84, {"clue_kinds": []}),
    ("option_out_of_range", "dixit", 4, 84, {"clue_kinds": ["sound", "sound"]}),
    ("option_out_of_range", "dixit", 4, 84, {"clue_kinds": ["smell"]}),
    ("option_out_of_range", "dixit", 4, 84, {"clue_kinds": "text"}),
    ("option_out_of_range", "dixit", 4, 84, {"clue_kinds": [["text"]]}),
    ("option_out_of_range", "team", 6, 84, {"gives": 2}),
    ("option_out_of_range", "party", 6, 84, {"markers": 2}),
]


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: f"{row[0]} {row[1]} {row[4]}")
def test_9_setup_refuses_what_cant_be_played(
    row: tuple[str, str, int, int, dict[str, Any]],
) -> None:
    code, key, players, cards, options = row
    assert _why(key, players, cards, **options) == code


def test_9_setup_says_how_many_cards_are_missing() -> None:
    with pytest.raises(Refused) as caught:
        find_game("odyssey").check(12, [f"c{n}" for n in range(60)], {})
    assert caught.value.facts == {
        "players": 12,
        "hand": 6,
        "table": 12,
        "needed": 84,
        "cards": 60,
    }


@pytest.mark.parametrize("cards", [25, 26, 84])
def test_9_setup_needs_one_card_left_after_the_deal(cards: int) -> None:
    table = Table("dixit", 4, cards=cards)
    play_round(table)
    assert all(len(table.hand(seat)) == 6 for seat in range(4))


def test_9_setup_without_a_new_deck_needs_cards_for_all_rounds() -> None:
    table = Table("party", 6, cards=60, reshuffle=False)
    while table.state.result is None:
        play_round(table)
    assert table.state.round == 6
    assert table.state.result.reason == "cycles"


def test_9_setup_deals_and_leaves_the_rest_as_deck() -> None:
    table = Table("dixit", 4)
    assert table.hand(0) == ("c1", "c2", "c3", "c4", "c5", "c6")
    assert table.hand(3) == ("c19", "c20", "c21", "c22", "c23", "c24")
    assert table.state.deck == tuple(f"c{n}" for n in range(25, 85))
    assert table.state.scores == (0, 0, 0, 0)


def test_9_setup_plays_with_joined_decks() -> None:
    cards = [f"{deck}/{n:03}" for deck in ("dreams", "mine") for n in range(1, 85)]
    (started,) = find_game("odyssey").begin(12, cards, {}, TopOfTheDeck())
    assert len(started.deck) == 168 - 72


def test_9_setup_refuses_a_card_that_two_decks_share() -> None:
    with pytest.raises(Refused, match="same_card_twice"):
        find_game("dixit").check(4, ["c1"] * 84, {})


def test_9_setup_lets_nobody_appoint_the_first_storyteller() -> None:
    with pytest.raises(Refused, match="first_comes_forward"):
        Table("dixit", 4, first=0)


def test_9_setup_keeps_clue_kinds_in_one_order() -> None:
    assert Table("dixit", 4, clue_kinds=["mime", "sound"]).state.options.clue_kinds == (
        "sound",
        "mime",
    )


def test_there_is_no_other_game() -> None:
    with pytest.raises(Refused, match="unknown_game"):
        find_game("chess")


def _why(key: str, players: int, cards: int = 84, **options: Any) -> str:
    try:
        find_game(key).check(players, [f"c{n}" for n in range(cards)], options)
    except Refused as refused:
        return refused.code
    raise AssertionError("it can be played")
