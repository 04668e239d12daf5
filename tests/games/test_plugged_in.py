"""What a table asks a game beyond its rules."""

from msgspec.structs import replace

from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import Clue, ComeForward, GiveClue
from namyok.games.dixit.game import GAMES
from namyok.games.poetry.commands import AddLine, JudgeLine, LayHint
from namyok.games.poetry.game import POETRY
from namyok.games.poetry.offers import AddLineOffer, GuessStoryOffer, SwapLineOffer
from namyok.games.poetry.state import PoemLine
from namyok.games.verify import verify
from namyok.kernel import Moment, Player, Recording
from tests.games.dixit.rounds import play_round
from tests.games.tables import Table


def test_a_recorded_clue_brings_its_clip_and_nothing_else_does() -> None:
    dixit = GAMES[0]
    assert dixit.recording(GiveClue(Clue("sound", clip="abc"))) == Recording("sound", "abc")
    assert dixit.recording(GiveClue(Clue("text", "сон"))) is None
    assert dixit.recording(ComeForward()) is None
    assert POETRY.recording(JudgeLine(True)) is None


def test_only_the_first_storyteller_is_raced_for() -> None:
    dixit, poetry = Table("dixit", 3), Table("poetry", 3)
    assert dixit.game.rivals(dixit.state, 1) == (0, 2)
    dixit.do(0, ComeForward())
    assert dixit.game.rivals(dixit.state, 0) == ()
    assert poetry.game.rivals(poetry.state, 0) == ()


def test_partners_could_give_in_each_others_stead_and_nobody_else() -> None:
    for key, expected in (("team", [(), (4,), (5,), (), (1,), (2,)]), ("party", [()] * 6)):
        table = Table(key, 6)
        table.do(0, ComeForward())
        table.do(0, GiveClue(Clue("text", "сон")))
        assert [table.game.rivals(table.state, seat) for seat in range(6)] == expected
        assert table.game.modest(table.state, 1, (0,)) == table.game.offers(table.state, 1)


def test_a_bot_names_no_story_before_these_others_had_a_turn() -> None:
    table = Table("poetry", 4, first=0)
    table.do(0, LayHint(1, table.state.hands[0][0]))
    assert _kinds(table, 1, ()) == _kinds(table, 1, (0, 1)) == ["swap", "add", "guess"]
    assert _kinds(table, 1, (0, 3)) == ["swap", "add"]
    table.do(1, AddLine(table.state.hands[1][0]))
    table.do(0, JudgeLine(True))
    assert _kinds(table, 2, (0, 1)) == ["swap", "add", "guess"]
    assert _kinds(table, 2, (1, 3)) == ["swap", "add"]


def test_a_bot_that_can_do_nothing_else_names_a_story() -> None:
    table = Table("poetry", 4, first=0)
    table.do(0, LayHint(1, table.state.hands[0][0]))
    lines = tuple(PoemLine(1, line, True) for line in range(table.state.options.tokens))
    told = replace(table.state, poem=lines)
    assert table.game.modest(told, 1, (3,)) == table.game.offers(told, 1)


def _kinds(table: Table, seat: int, people: tuple[int, ...]) -> list[str]:
    words = {SwapLineOffer: "swap", AddLineOffer: "add", GuessStoryOffer: "guess"}
    return [words[type(offer)] for offer in table.game.modest(table.state, seat, people)]


def test_recordings_stay_at_the_table_and_poems_are_kept_as_they_are() -> None:
    table = Table("dixit", 3)
    play_round(table)
    kept = table.game.keepsake(table.state.last)
    assert kept.clue.clip is None
    assert kept.table == table.state.last.table
    assert POETRY.keepsake(kept) is kept


def test_every_phase_has_its_seconds() -> None:
    for game in CATALOGUE.values():
        assert all(seconds > 0 for seconds in game.seconds.values())
    table = Table("poetry", 3)
    assert table.game.moment(table.state) == Moment(1, "telling", None)


def test_a_change_that_breaks_no_rule_is_seen_by_the_fingerprint() -> None:
    table = Table("dixit", 3)
    play_round(table)
    events = [*table.events, *table.game.stop(table.state)]
    record = table.game.record([Player(str(seat)) for seat in range(3)], events, {})
    assert verify(record) is None
    renamed = {**record, "players": [{"name": "x", "kind": "human"}, *record["players"][1:]]}
    fault = verify(renamed)
    assert fault is not None and "after the record was written" in fault.what
