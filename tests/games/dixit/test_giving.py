"""Clauses 3 and 4: giving cards, and the table."""

import pytest

from namyok.games.dixit.commands import ComeForward, GiveCards, GiveClue, TakeBack, Vote
from namyok.games.dixit.events import Laid, TableLaid
from tests.games.dixit.rounds import WORD, give, tell
from tests.games.tables import Table


def test_3_giving_everybody_but_the_storyteller_gives_one() -> None:
    table = Table("dixit", 4)
    tell(table)
    assert table.game.waiting(table.state) == (1, 2, 3)
    assert table.refused(0, GiveCards(("c2",))) == "storyteller_does_not_give"
    assert table.refused(1, GiveCards(("c1",))) == "not_your_card"
    assert table.refused(1, GiveCards(())) == "card_count"
    assert table.refused(1, GiveCards(("c7", "c8"))) == "card_count"
    table.do(1, GiveCards(("c7",)))
    assert table.game.waiting(table.state) == (2, 3)


def test_3_giving_three_players_give_two_cards() -> None:
    table = Table("odyssey", 3)
    tell(table)
    assert table.refused(1, GiveCards(("c8",))) == "card_count"
    assert table.refused(1, GiveCards(("c8", "c8"))) == "same_card_twice"
    assert table.refused(1, GiveCards(("c8", "c1"))) == "not_your_card"
    table.do(1, GiveCards(("c8", "c9")))
    table.do(2, GiveCards(("c15", "c16")))
    assert len(table.state.table) == 5


def test_3_giving_can_be_changed_until_the_last_one_has_given() -> None:
    table = Table("dixit", 4)
    tell(table)
    table.do(1, GiveCards(("c7",)))
    table.do(1, GiveCards(("c8",)))
    assert table.hand(1) == ("c9", "c10", "c11", "c12", "c7")
    table.do(1, GiveCards(("c8",)))
    table.do(2, GiveCards(("c13",)))
    table.do(3, GiveCards(("c19",)))
    assert [laid.card for laid in table.state.table] == ["c1", "c8", "c13", "c19"]
    assert table.refused(1, GiveCards(("c7",))) == "wrong_phase"


def test_3_giving_is_unseen_by_the_others() -> None:
    table = Table("dixit", 4)
    tell(table)
    table.do(1, GiveCards(("c7",)))
    assert table.view(1).given == ("c7",)
    for other in (None, 0, 2, 3):
        assert table.view(other).given == (("c1",) if other == 0 else ())
        assert table.view(other).gave == (0, 1)
        assert "c7" not in str(table.view(other))


def test_3_giving_in_party_everybody_gives_the_storyteller_too() -> None:
    table = Table("party", 6)
    tell(table)
    assert table.game.waiting(table.state) == tuple(range(6))
    table.do(0, GiveCards(("c1",)))
    give(table)
    assert len(table.state.table) == 6


def test_3_giving_in_a_base_game_is_not_taken_back_but_replaced() -> None:
    table = Table("dixit", 4)
    tell(table)
    table.do(1, GiveCards(("c7",)))
    assert table.refused(1, TakeBack()) == "nothing_to_take_back"


def test_3_team_the_storytellers_partner_gives_the_card_to_find() -> None:
    table = Table("team", 6)
    tell(table)
    assert table.refused(0, GiveCards(("c1",))) == "storyteller_does_not_give"
    table.do(3, GiveCards(("c13",)))
    table.do(1, GiveCards(("c5",)))
    table.do(5, GiveCards(("c21",)))
    target = table.game.project(table.state, 0).own_numbers
    assert [table.state.table[number - 1] for number in target] == [Laid("c13", 3)]


def test_3_team_whoever_gives_first_is_the_giver_and_can_take_it_back() -> None:
    table = Table("team", 6)
    tell(table)
    assert table.game.waiting(table.state) == (1, 2, 3, 4, 5)
    assert table.refused(1, TakeBack()) == "nothing_to_take_back"
    table.do(1, GiveCards(("c5",)))
    assert table.game.waiting(table.state) == (2, 3, 5)
    assert table.refused(4, GiveCards(("c17",))) == "partner_gave"
    assert table.refused(4, TakeBack()) == "nothing_to_take_back"
    table.do(1, TakeBack())
    assert table.hand(1) == ("c6", "c7", "c8", "c5")
    table.do(4, GiveCards(("c17",)))
    assert table.refused(1, GiveCards(("c5",))) == "partner_gave"
    table.do(4, GiveCards(("c18",)))
    table.do(3, GiveCards(("c13",)))
    table.do(2, GiveCards(("c9",)))
    assert table.refused(4, TakeBack()) == "wrong_phase"
    assert sorted(laid.owner for laid in table.state.table) == [2, 3, 4]


def test_3_team_the_storytellers_partner_cant_leave_it_to_the_storyteller() -> None:
    table = Table("team", 6)
    tell(table)
    table.do(3, GiveCards(("c13",)))
    assert table.refused(3, TakeBack()) == "nothing_to_take_back"


@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_4_table_has_one_card_a_team(players: int) -> None:
    table = Table("team", players)
    tell(table)
    give(table)
    teams = [laid.owner % (players // 2) for laid in table.state.table]
    assert sorted(teams) == list(range(players // 2))


def test_4_table_is_shuffled_by_chance() -> None:
    class Backwards:
        def draw(self, items, count):  # type: ignore[no-untyped-def]
            return tuple(reversed(items))[:count]

    table = Table("dixit", 4)
    tell(table)
    table.do(1, GiveCards(("c7",)))
    table.do(2, GiveCards(("c13",)))
    table.chance = Backwards()  # type: ignore[assignment]
    _, laid = table.do(3, GiveCards(("c19",)))
    assert laid == TableLaid((Laid("c19", 3), Laid("c13", 2), Laid("c7", 1), Laid("c1", 0)))


def test_4_table_does_not_tell_whose_card_is_whose() -> None:
    table = Table("dixit", 4)
    tell(table)
    give(table)
    assert table.view(2).table == ("c1", "c7", "c13", "c19")
    assert [table.view(seat).own_numbers for seat in (None, 0, 1, 2, 3)] == [
        (),
        (1,),
        (2,),
        (3,),
        (4,),
    ]


def test_4_table_waits_for_votes_only() -> None:
    table = Table("dixit", 4)
    table.do(0, ComeForward())
    assert table.refused(1, Vote((1,))) == "wrong_phase"
    table.do(0, GiveClue(WORD, "c1"))
    assert table.refused(1, Vote((1,))) == "wrong_phase"
