"""Clause 5: votes."""

import pytest

from namyok.games.dixit.commands import GiveCards, Vote
from tests.games.dixit.rounds import give, tell
from tests.games.tables import Table


def voting(key: str, players: int) -> Table:
    table = Table(key, players)
    tell(table)
    give(table)
    return table


def test_5_vote_is_everybodys_but_the_storytellers() -> None:
    table = voting("dixit", 4)
    assert table.game.waiting(table.state) == (1, 2, 3)
    assert table.refused(0, Vote((2,))) == "not_a_voter"
    assert table.refused(1, GiveCards(("c8",))) == "wrong_phase"


def test_5_vote_is_never_for_an_own_card() -> None:
    table = voting("dixit", 4)
    assert table.refused(1, Vote((2,))) == "own_card"
    assert table.refused(1, Vote((5,))) == "no_such_number"
    assert table.refused(1, Vote((0,))) == "no_such_number"
    assert table.refused(1, Vote(())) == "marker_count"
    assert table.refused(1, Vote((1, 3))) == "marker_count"
    assert table.refused(1, Vote((1,), red=1)) == "no_red_marker"


def test_5_vote_of_three_players_is_for_neither_of_the_own_two() -> None:
    table = voting("odyssey", 3)
    assert table.view(1).offers[0].numbers == (1, 4, 5)
    for number in (2, 3):
        assert table.refused(1, Vote((number,))) == "own_card"


def test_5_vote_can_be_changed_until_the_last_one_is_in() -> None:
    table = voting("dixit", 4)
    table.do(1, Vote((1,)))
    table.do(1, Vote((3,)))
    table.do(2, Vote((1,)))
    table.do(3, Vote((1,)))
    assert table.state.last.votes == ((), (3,), (1,), (1,))
    assert table.refused(1, Vote((1,))) == "wrong_phase"


def test_5_votes_are_secret_until_all_are_in() -> None:
    table = voting("dixit", 4)
    table.do(1, Vote((3,)))
    assert table.view(1).vote == (3,)
    for other in (None, 0, 2, 3):
        assert table.view(other).vote == ()
        assert table.view(other).voted == (1,)
        assert table.view(other).waiting == (2, 3)
    table.do(2, Vote((1,)))
    table.do(3, Vote((1,)))
    assert table.view(None).last.votes == ((), (3,), (1,), (1,))


@pytest.mark.parametrize(("players", "markers"), [(3, 1), (6, 1), (7, 2), (12, 2)])
def test_5_vote_has_two_markers_from_seven_players_on(players: int, markers: int) -> None:
    table = voting("odyssey", players)
    assert table.view(1).offers[0].most == markers


def test_5_vote_with_two_markers_may_use_one_or_two_different_ones() -> None:
    table = voting("odyssey", 7)
    assert table.refused(1, Vote((1, 1))) == "same_number_twice"
    assert table.refused(1, Vote((1, 3, 4))) == "marker_count"
    assert table.refused(1, Vote((1, 2))) == "own_card"
    table.do(1, Vote((1, 3)))
    table.do(1, Vote((3,)))
    assert table.view(1).vote == (3,)


def test_5_party_everybody_votes_the_own_card_allowed() -> None:
    table = voting("party", 6)
    assert table.game.waiting(table.state) == tuple(range(6))
    table.do(1, Vote((2,)))
    assert table.view(1).own_numbers == (2,)


def test_5_party_the_storyteller_marks_a_card_red_in_secret() -> None:
    table = voting("party", 6)
    assert table.refused(0, Vote((1,))) == "red_marker_missing"
    assert table.refused(0, Vote((1,), red=7)) == "no_such_number"
    assert table.refused(1, Vote((1,), red=1)) == "no_red_marker"
    table.do(0, Vote((1,), red=1))
    assert table.view(0).red == 1
    assert [table.view(seat).red for seat in (None, 1, 2)] == [None] * 3
    table.do(0, Vote((1,), red=3))
    for seat in range(1, 6):
        table.do(seat, Vote((2,)))
    assert table.view(1).last.red == 3


def test_5_team_who_gave_does_not_vote_nor_does_the_storytellers_team() -> None:
    table = Table("team", 6)
    tell(table)
    table.do(3, GiveCards(("c13",)))
    table.do(1, GiveCards(("c5",)))
    table.do(5, GiveCards(("c21",)))
    assert table.game.waiting(table.state) == (2, 4)
    assert table.view(0).voters == (2, 4)
    for seat in (0, 1, 3, 5):
        assert table.refused(seat, Vote((1,))) == "not_a_voter"


def test_5_team_no_vote_for_the_own_teams_card() -> None:
    table = voting("team", 6)
    (voter, *_) = table.game.waiting(table.state)
    (own,) = table.view(voter).own_numbers
    assert table.refused(voter, Vote((own,))) == "own_card"
    assert table.state.table[own - 1].owner == (voter + 3) % 6
