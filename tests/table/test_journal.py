"""What happened at a table besides playing, read back from its stream."""

from typing import Any

from namyok.games.dixit.commands import ComeForward
from namyok.table.apply import apply_row
from namyok.table.comings import away, back
from namyok.table.commands import (
    Adjourn,
    Configure,
    Leave,
    PassHost,
    Pause,
    Remove,
    Resume,
    SetStandIn,
    StandUp,
    StopGame,
    TakeOver,
)
from namyok.table.events import Row
from namyok.table.journal import Entry, told
from namyok.table.moves import play
from namyok.table.settings import Settings
from namyok.table.state import TableState
from tests.table.streams import Stream

DIXIT = Settings(game="dixit")


def playing(people: int = 3, bots: int = 0) -> Stream:
    stream = Stream(DIXIT, people)
    stream.bots(bots)
    stream.start()
    return stream


def journal(rows: list[Row]) -> list[Entry]:
    """The whole journal of a stream, as a table that is loaded would have it."""
    state: TableState | None = None
    entries: list[Entry] = []
    for row in rows:
        entries += told(state, row)
        state = apply_row(state, row)
    return entries


def last(stream: Stream) -> dict[str, Any]:
    """What the newest row tells, in short."""
    *_, entry = journal(stream.rows)
    return {
        name: value
        for name in ("what", "person", "by", "whom", "word", "changed")
        if (value := getattr(entry, name))
    }


def test_who_comes_and_that_a_game_begins_is_told() -> None:
    told_so_far = [entry.what for entry in journal(playing().rows)]
    assert told_so_far == ["came", "came", "began"]


def test_a_move_is_told_only_if_something_else_made_it_than_its_person() -> None:
    stream = playing()
    moved = play(stream.state, 1, ComeForward(), stream.luck, stood_in=False)
    stream.add("p2", *moved)
    assert last(stream)["what"] == "began", "their own move is a matter of the game"
    for by, stood_in, what in (
        (None, True, "timed_out"),
        (None, False, "counted"),
        ("p1", True, "skipped"),
    ):
        other = playing()
        other.add(by, *play(other.state, 1, ComeForward(), other.luck, stood_in=stood_in))
        assert last(other) == {"what": what, "person": "p2", **({"by": by} if by else {})}


def test_what_a_stand_in_or_a_bot_plays_is_no_news() -> None:
    stream = playing(2, 1)
    stream.person("p2", Leave())
    stream.add(None, *play(stream.state, 1, ComeForward(), stream.luck, stood_in=True))
    assert last(stream) == {"what": "left", "person": "p2"}


def test_stand_ins_come_and_go() -> None:
    stream = playing()
    stream.add(None, *away(stream.state, "p2", ["p1", "p3"]))
    assert last(stream) == {"what": "away", "person": "p2"}
    stream.add("p2", *back(stream.state, "p2"))
    assert last(stream) == {"what": "back", "person": "p2"}
    stream.host(SetStandIn(1, True))
    assert last(stream) == {"what": "stand_in", "person": "p2", "by": "p1"}
    stream.host(SetStandIn(1, False))
    assert last(stream) == {"what": "given_back", "person": "p2", "by": "p1"}


def test_seats_hosts_and_leavers_are_told() -> None:
    stream = Stream(DIXIT, people=4)
    stream.person("p4", StandUp())
    stream.bots(1)
    stream.start()
    stream.person("p4", TakeOver(3))
    entry = journal(stream.rows)[-1]
    assert (entry.what, entry.person, bool(entry.bot)) == ("took_over", "p4", True)
    stream.host(PassHost("p2"))
    assert last(stream) == {"what": "host", "person": "p2", "by": "p1"}
    stream.host(Remove("p3"))
    assert last(stream) == {"what": "shown_out", "person": "p3", "by": "p2"}
    stream.add(None, *away(stream.state, "p2", ["p1"]))
    assert last(stream) == {"what": "host_lent", "person": "p1"}
    stream.host(StopGame())
    assert last(stream) == {"what": "stopped", "by": "p1"}
    stream.person("p4", Leave())
    assert last(stream) == {"what": "went", "person": "p4"}


def test_another_language_is_told_while_people_gather() -> None:
    stream = Stream(DIXIT, people=2)
    stream.host(Configure(Settings(game="dixit", language="en", knock=True)))
    told = {"what": "settings", "by": "p1", "word": "en", "changed": ("language",)}
    assert last(stream) == told
    stream.host(Configure(Settings(game="dixit", language="en", knock=False)))
    assert len(journal(stream.rows)) == 2, "the same language again is no news"


def test_pauses_and_what_was_changed_are_told() -> None:
    stream = playing()
    stream.host(Configure(Settings(game="dixit", pace=45, decks=("stories",))))
    assert last(stream) == {"what": "settings", "by": "p1", "changed": ("decks", "pace")}
    stream.host(Pause())
    assert last(stream) == {"what": "paused", "by": "p1"}
    stream.host(Adjourn(" до  субботы "))
    assert last(stream) == {"what": "adjourned", "by": "p1", "word": "до субботы"}
    stream.host(Resume())
    assert last(stream) == {"what": "resumed", "by": "p1"}
