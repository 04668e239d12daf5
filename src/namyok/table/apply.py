"""Rows of a table's stream to its state. Total and silent."""

from typing import Any, assert_never

from msgspec.structs import replace

from namyok.games.catalogue import find_game
from namyok.kernel import put
from namyok.table.events import (
    GameBegan,
    GameStopped,
    HostPassed,
    Paused,
    PersonEntered,
    PersonKnocked,
    PersonRemoved,
    Played,
    Resumed,
    Row,
    SeatHandedOver,
    SeatLeft,
    SeatsArranged,
    SeatTaken,
    SettingsChanged,
    StandInSet,
    TableEvent,
    TableOpened,
)
from namyok.table.ids import PersonId
from namyok.table.state import Running, Seated, TableState


def apply_row(state: TableState | None, row: Row) -> TableState:
    """The state after one row."""
    before = state
    for event in row.events:
        state = apply(state, event, row.at)
    assert state is not None, "a stream begins with TableOpened"
    moment = state.running and state.running.moment
    if before is None or moment != (before.running and before.running.moment):
        state = replace(state, since=row.at)
    return state


def apply(state: TableState | None, event: TableEvent, at: float) -> TableState:
    """The state after one event."""
    if isinstance(event, TableOpened):
        return TableState(
            language=event.language,
            host=event.host,
            owner=event.host,
            settings=event.settings,
            people=(event.host,),
            names_used=1,
        )
    assert state is not None, "a stream begins with TableOpened"
    match event:
        case PersonKnocked(person, by_code):
            knocking = (*state.knocking, person)
            return _came(_named(replace(state, knocking=knocking)), person, by_code, at)
        case PersonEntered(person, by_code):
            if person in state.knocking:
                knocking = tuple(one for one in state.knocking if one != person)
                return replace(state, knocking=knocking, people=(*state.people, person))
            people = (*state.people, person)
            return _came(_named(replace(state, people=people)), person, by_code, at)
        case PersonRemoved():
            return _removed(state, event)
        case SeatTaken(person, colour, bot):
            return _seat_taken(state, person, colour, bot)
        case SeatLeft(person):
            return replace(state, seats=_without(state, person))
        case SeatsArranged(order):
            seats = {seated.person: seated for seated in state.seats}
            return replace(state, seats=tuple(seats[person] for person in order))
        case SettingsChanged(settings):
            return replace(state, settings=settings)
        case HostPassed(person, lent):
            return replace(state, host=person, owner=state.owner if lent else person)
        case SeatHandedOver(seat, person):
            seated = replace(state.seats[seat], person=person, bot=False, stand_in=False)
            return replace(state, seats=put(state.seats, seat, seated))
        case StandInSet(seat, on):
            seated = replace(state.seats[seat], stand_in=on)
            return replace(state, seats=put(state.seats, seat, seated))
        case GameBegan(key, events):
            running = Running(key, find_game(key).replay(events))
            games = state.games + 1
            return replace(state, stage="playing", games=games, running=running, paused=False)
        case Played(events=events) | GameStopped(events):
            return _played(state, events)
        case Paused():
            return replace(state, paused=True, paused_at=at)
        case Resumed():
            return replace(state, paused=False, since=state.since + at - state.paused_at)
        case _:
            assert_never(event)


def _played(state: TableState, events: tuple[Any, ...]) -> TableState:
    running = state.running
    assert running is not None, "a game is running"
    inner = running.state
    for event in events:
        inner = running.game.apply(inner, event)
    if running.game.waiting(inner):
        return replace(state, running=Running(running.key, inner))
    running = Running(running.key, inner, state.seats)
    return replace(state, stage="over", running=running, shown_out=())


def _seat_taken(state: TableState, person: PersonId, colour: int, bot: bool) -> TableState:
    seat = state.seat_of(person)
    seated = Seated(person, colour, bot)
    if seat is not None:
        return replace(state, seats=put(state.seats, seat, seated))
    state = replace(state, seats=(*state.seats, seated))
    return _named(state) if bot else state


def _removed(state: TableState, event: PersonRemoved) -> TableState:
    gone = (event.person,) if event.shown_out else ()
    state = replace(
        state,
        people=tuple(one for one in state.people if one != event.person),
        knocking=tuple(one for one in state.knocking if one != event.person),
        shown_out=(*state.shown_out, *gone),
    )
    seat = state.seat_of(event.person)
    if seat is None or event.bot is None:
        return replace(state, seats=_without(state, event.person))
    bot = Seated(event.bot, state.seats[seat].colour, bot=True)
    return _named(replace(state, seats=put(state.seats, seat, bot)))


def _came(state: TableState, person: PersonId, by_code: bool, at: float) -> TableState:
    others = {one: since for one, since in state.came_by_code.items() if one != person}
    return replace(state, came_by_code={**others, person: at} if by_code else others)


def _without(state: TableState, person: PersonId) -> tuple[Seated, ...]:
    return tuple(seated for seated in state.seats if seated.person != person)


def _named(state: TableState) -> TableState:
    """One more name has been given out."""
    return replace(state, names_used=state.names_used + 1)
