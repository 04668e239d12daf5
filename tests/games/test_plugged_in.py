"""What a table asks a game beyond its rules."""

from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import Clue, ComeForward, GiveClue
from namyok.games.dixit.game import GAMES
from namyok.games.poetry.commands import JudgeLine
from namyok.games.poetry.game import POETRY
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
    assert dixit.game.is_race(dixit.state)
    dixit.do(0, ComeForward())
    assert not dixit.game.is_race(dixit.state)
    assert not poetry.game.is_race(poetry.state)


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
