"""Rows to states: what a stream says is what a table is, however it is read."""

from namyok.table.apply import apply_row
from namyok.table.commands import HandOver, Pause, Resume, StandUp, StopGame
from namyok.table.events import Paused, Resumed, Row, SettingsChanged, StandInSet
from namyok.table.settings import Settings
from namyok.table.state import Seated, TableState
from namyok.table.stream import decode_row, encode_row
from tests.table.streams import Stream


def persons(stream: Stream) -> list[str]:
    """Who plays, or played."""
    company: tuple[Seated, ...] = stream.state.company
    return [one.person for one in company]


def test_a_stream_survives_the_disk() -> None:
    for game, decks in (("dixit", ("dreams",)), ("poetry", ("stories",))):
        stream = Stream(Settings(game=game, decks=decks), people=3)
        stream.start()
        stream.play_on(until=lambda: stream.round == 3)  # noqa: B023
        stream.host(StopGame())
        state: TableState | None = None
        for row in stream.rows:
            read = decode_row(encode_row(row), state)
            assert read == row
            state = apply_row(state, read)
        assert state == stream.state


def test_the_time_of_a_phase_begins_with_it_and_not_with_every_move() -> None:
    stream = Stream(Settings(game="dixit"), people=3)
    stream.start()
    began = stream.state.since
    assert began == stream.rows[-1].at
    stream.host(Pause())
    stream.host(Resume())
    assert stream.state.since == began + stream.rows[-1].at - stream.rows[-2].at
    stream.move(0, stream.blind(0))
    assert stream.state.since == stream.rows[-1].at


def test_a_pause_takes_nothing_from_the_time_that_is_left() -> None:
    stream = Stream(Settings(game="dixit"), people=3)
    stream.start()
    state = stream.state
    paused = apply_row(state, Row(state.since + 10, "p1", None, (Paused(),)))
    resumed = apply_row(paused, Row(state.since + 500, "p1", None, (Resumed(),)))
    assert resumed.since == state.since + 490


def test_another_pace_gives_a_move_its_whole_time_and_takes_none_at_once() -> None:
    stream = Stream(Settings(game="dixit"), people=3)
    stream.start()
    state = stream.state
    faster = SettingsChanged(Settings(game="dixit", pace=30))
    later = apply_row(state, Row(state.since + 100, "p1", None, (faster,)))
    assert later.since == state.since + 100
    door = SettingsChanged(Settings(game="dixit", pace=30, knock=True))
    assert apply_row(later, Row(later.since + 9, "p1", None, (door,))).since == later.since
    paused = apply_row(state, Row(state.since + 10, "p1", None, (Paused(),)))
    changed = apply_row(paused, Row(state.since + 50, "p1", None, (faster,)))
    resumed = apply_row(changed, Row(state.since + 90, "p1", None, (Resumed(),)))
    assert resumed.since == state.since + 90


def test_an_ended_game_keeps_its_company() -> None:
    stream = Stream(Settings(game="dixit"), people=4)
    stream.person("p4", StandUp())
    assert stream.state.company == ()
    stream.start()
    stream.host(HandOver(1, "p4"))
    stream.add(None, StandInSet(2, True))
    assert stream.state.company == stream.state.seats
    stream.host(StopGame())
    played = persons(stream)
    assert played == ["p1", "p4", "p3"]
    stream.person("p1", StandUp())
    assert persons(stream) == played
    assert (stream.state.seat_of("p4"), stream.state.player("p4")) == (0, 1)
    assert (stream.state.seat_of("p1"), stream.state.player("p1")) == (None, 0)
