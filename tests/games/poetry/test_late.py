"""Clause 9: somebody who comes late is dealt in before a hint, or told why not."""

import pytest

from namyok.games.poetry.commands import SwapLine
from namyok.kernel import Refused
from tests.games.poetry.rounds import found_at_once, hint, poetry
from tests.games.tables import Table


def sit_down(table: Table) -> None:
    table._take(table.game.add_seat(table.state, table.chance))


def refused(table: Table) -> str:
    with pytest.raises(Refused) as refused:
        table.game.add_seat(table.state, table.chance)
    return refused.value.code


def test_a_late_player_gets_lines_a_story_more_and_the_fewest_points() -> None:
    table = poetry(4)
    found_at_once(table)
    scores = table.state.scores
    sit_down(table)
    assert (table.state.players, len(table.state.hands[4])) == (5, 5)
    assert table.state.scores == (*scores, min(scores))
    assert len(table.state.stories) == 7
    last = table.view(None).last
    assert (last.points[4], last.gained[4], last.scores[4]) == (0, 0, min(scores))


def test_the_numbers_of_the_larger_table_hold_and_the_game_stays_as_long() -> None:
    table = poetry(4, start_points=7)
    sit_down(table)
    options = table.state.options
    assert (options.tokens, options.cycles, options.start_points) == (2, 3, 7)


def test_nobody_makes_a_game_longer_by_coming_late() -> None:
    table = poetry(3, cycles=1)
    found_at_once(table)
    sit_down(table)
    found_at_once(table)
    assert table.view(None).phase == "telling"
    found_at_once(table)
    assert table.state.result.reason == "cycles"
    assert len(table.state.result.scores) == 4


def test_a_round_that_has_begun_ends_first() -> None:
    table = poetry(4)
    hint(table)
    table.game.check_late(table.state)
    assert refused(table) == "round_has_begun"
    table = poetry(4)
    table.do(0, SwapLine(table.state.hands[0][0]))
    assert refused(table) == "round_has_begun"


NO_ROOM = [
    (2, 100, 3, "late_at_a_table_for_two"),
    (6, 100, 2, "player_count"),
    (4, 72, 3, "no_cards_for_late"),
    (3, 400, 15, "no_cards_for_late"),
]


@pytest.mark.parametrize(("players", "cards", "cycles", "code"), NO_ROOM)
def test_why_nobody_more_can_be_dealt_in(players: int, cards: int, cycles: int, code: str) -> None:
    table = poetry(players, cards=cards, cycles=cycles)
    with pytest.raises(Refused, match=code):
        table.game.check_late(table.state)
    assert refused(table) == code


def test_a_game_that_is_over_takes_nobody() -> None:
    table = poetry(4)
    table._take(table.game.stop(table.state))
    assert refused(table) == "no_late_seats"
