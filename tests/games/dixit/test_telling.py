"""Clauses 1 and 2: the first storyteller, and the clue."""

import pytest

from namyok.games.dixit.commands import Clue, ComeForward, GiveCards, GiveClue, TakeBack, Vote
from namyok.games.dixit.events import ClueGiven
from tests.games.dixit.rounds import WORD, play_round, tell
from tests.games.tables import Table

EVERY_GAME = [("dixit-2008", 4), ("dixit", 3), ("odyssey", 12), ("party", 6), ("team", 8)]


@pytest.mark.parametrize(("key", "players"), EVERY_GAME)
def test_1_first_storyteller_is_who_comes_forward_first(key: str, players: int) -> None:
    table = Table(key, players)
    assert table.game.waiting(table.state) == tuple(range(players))
    table.do(2, ComeForward())
    assert table.state.storyteller == 2
    assert table.refused(1, ComeForward()) == "wrong_phase"
    assert table.refused(2, ComeForward()) == "wrong_phase"


@pytest.mark.parametrize(("key", "players"), EVERY_GAME)
def test_1_later_rounds_belong_to_the_player_on_the_left(key: str, players: int) -> None:
    table = Table(key, players)
    table.do(players - 1, ComeForward())
    play_round(table)
    assert table.state.storyteller == 0
    play_round(table)
    assert table.state.storyteller == 1


def test_1_nothing_else_can_be_done_before_somebody_comes_forward() -> None:
    table = Table("dixit", 4)
    for command in (GiveClue(WORD, "c1"), GiveCards(("c1",)), Vote((1,)), TakeBack()):
        assert table.refused(0, command) == "wrong_phase"
    assert table.refused(4, ComeForward()) == "no_such_seat"
    assert table.refused(-1, ComeForward()) == "no_such_seat"


CLUES = [
    (Clue("text", "море"), None),
    (Clue("text", "x" * 200), None),
    (Clue("text", f"  {'x' * 200}  "), None),
    (Clue("text", "猫が空を見る"), None),
    (Clue("text", "👩‍👧 🌊"), None),
    (Clue("text", "é̂"), None),
    (Clue("aloud"), None),
    (Clue("aloud", "la-la"), None),
    (Clue("sound", clip="a1B2_-"), None),
    (Clue("mime", clip="x"), None),
    (Clue("text", ""), "clue_empty"),
    (Clue("text", " \n\t "), "clue_empty"),
    (Clue("text", "\u200b\u2060"), "clue_empty"),
    (Clue("text", "x" * 201), "clue_too_long"),
    (Clue("aloud", "x" * 201), "clue_too_long"),
    (Clue("text", "\u202e\u2066\u3164"), "clue_empty"),
    (Clue("text", "word", clip="x"), "clip_unexpected"),
    (Clue("aloud", clip="x"), "clip_unexpected"),
    (Clue("sound"), "clip_missing"),
    (Clue("mime", clip=""), "clip_missing"),
    (Clue("sound", clip="../secret"), "clip_missing"),
    (Clue("sound", clip="x" * 65), "clip_missing"),
]


@pytest.mark.parametrize(("clue", "code"), CLUES)
def test_2_clue_is_a_text_a_sound_a_mime_or_said_aloud(clue: Clue, code: str | None) -> None:
    table = Table("dixit", 4)
    table.do(0, ComeForward())
    if code:
        assert table.refused(0, GiveClue(clue, "c1")) == code
    else:
        table.do(0, GiveClue(clue, "c1"))
        assert table.view(1).clue.kind == clue.kind


def test_2_clue_is_trimmed() -> None:
    table = Table("dixit", 4)
    table.do(0, ComeForward())
    (told,) = table.do(0, GiveClue(Clue("text", "  far \n away "), "c1"))
    assert told == ClueGiven(Clue("text", "far away"), "c1")


def test_2_clue_of_the_mime_and_song_variant_is_never_written() -> None:
    table = Table("dixit", 4, clue_kinds=["sound", "mime"])
    table.do(0, ComeForward())
    assert table.refused(0, GiveClue(WORD, "c1")) == "clue_kind"
    table.do(0, GiveClue(Clue("mime", clip="wave"), "c1"))


def test_2_clue_comes_from_the_storyteller_alone_with_a_card_of_the_hand() -> None:
    table = Table("dixit", 4)
    table.do(0, ComeForward())
    assert table.refused(1, GiveClue(WORD, "c7")) == "not_storyteller"
    assert table.refused(0, GiveClue(WORD, "c7")) == "not_your_card"
    assert table.refused(0, GiveClue(WORD)) == "told_without_card"
    table.do(0, GiveClue(WORD, "c6"))
    assert table.hand(0) == ("c1", "c2", "c3", "c4", "c5")
    assert table.refused(0, GiveClue(WORD, "c1")) == "wrong_phase"


@pytest.mark.parametrize("key", ["party", "team"])
def test_2_clue_has_no_card_where_the_storyteller_tells_without_one(key: str) -> None:
    table = Table(key, 6)
    table.do(0, ComeForward())
    assert table.refused(0, GiveClue(WORD, "c1")) == "told_with_card"
    table.do(0, GiveClue(WORD))


def test_2_party_hands_are_covered_until_the_storyteller_has_spoken() -> None:
    table = Table("party", 6)
    assert [table.view(seat).hand for seat in range(6)] == [None] * 6
    table.do(1, ComeForward())
    assert table.view(1).hand is None
    assert table.view(0).hand == tuple(sorted(table.hand(0)))
    assert table.view(1).hand_sizes == (5,) * 6
    table.do(1, GiveClue(WORD))
    assert table.view(1).hand == tuple(sorted(table.hand(1)))


def test_2_party_hand_of_the_next_storyteller_is_covered_in_its_turn() -> None:
    table = Table("party", 6)
    play_round(table)
    assert table.state.storyteller == 1
    assert table.view(1).hand is None
    assert table.view(0).hand == tuple(sorted(table.hand(0)))
    tell(table)
    assert table.view(1).hand == tuple(sorted(table.hand(1)))
