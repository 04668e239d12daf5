"""Rows of a table's stream to its state. Total and silent."""

from typing import Any, assert_never

from msgspec.structs import replace

from namyok.games.catalogue import find_game
from namyok.kernel import Seat, put
from namyok.table.doers import Doer, noted, taken_back
from namyok.table.events import (
    Adjourned,
    GameBegan,
    GameStopped,
    HostPassed,
    LevelSet,
    Paused,
    PersonEntered,
    PersonKnocked,
    PersonRemoved,
    Played,
    Resumed,
    Row,
    ScreenSentAway,
    SeatAdded,
    SeatAwaited,
    SeatHandedOver,
    SeatLeft,
    SeatsArranged,
    SeatTaken,
    SettingsChanged,
    StandInSet,
    TableEvent,
    TableOpened,
    Woke,
)
from namyok.table.ids import MOST_SENT_AWAY, PersonId
from namyok.table.settings import Settings
from namyok.table.state import Awaiting, Running, Seated, TableState


def apply_row(state: TableState | None, row: Row) -> TableState:
    """The state after one row."""
    before = state
    for event in row.events:
        state = apply(state, event, row.at)
    assert state is not None, "a stream begins with TableOpened"
    moment = state.running and state.running.moment
    if before is None or moment is not (before.running and before.running.moment):
        state = replace(state, since=row.at)
    return state


def _settings_changed(state: TableState, settings: Settings, at: float) -> TableState:
    """Another pace gives the move that is being made its whole time from now on."""
    since = state.since
    if settings.pace != state.settings.pace:
        since = state.paused_at if state.paused else at
    state = replace(state, settings=settings, since=since)
    return replace(state, language=state.next_language) if state.stage == "lobby" else state


def apply(state: TableState | None, event: TableEvent, at: float) -> TableState:
    """The state after one event."""
    if isinstance(event, Played):  # first, since nearly all are
        assert state is not None, "a stream begins with TableOpened"
        return _played(_done(state, event.seat, event.stood_in), event.events)
    if isinstance(event, TableOpened):
        return TableState(
            language=event.settings.language or event.language,
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
        case LevelSet(person, level):
            bots = state.seat_of(person)
            assert bots is not None, "a bot sits"
            seated = replace(state.seats[bots], level=level)
            return replace(state, seats=put(state.seats, bots, seated))
        case SeatLeft(person):
            return _waits_no_more(replace(state, seats=_without(state, person)), person)
        case SeatAwaited(person, colour):
            return replace(state, awaiting=(*state.awaiting, Awaiting(person, colour)))
        case SeatAdded(person, events):
            colour = next(one.colour for one in state.awaiting if one.person == person)
            state = _played(_seat_taken(state, person, colour, bot=False), events)
            return _seated_now(state, len(state.seats) - 1)
        case SeatsArranged(order):
            seats = {seated.person: seated for seated in state.seats}
            return replace(state, seats=tuple(seats[person] for person in order))
        case SettingsChanged(settings):
            return _settings_changed(state, settings, at)
        case HostPassed(person, lent):
            return replace(state, host=person, owner=state.owner if lent else person)
        case SeatHandedOver(seat, person):
            seated = Seated(person, state.seats[seat].colour, bot=False)
            state = replace(state, seats=put(state.seats, seat, seated))
            return _seated_now(_waits_no_more(state, person), seat)
        case StandInSet(seat, on):
            seated = replace(state.seats[seat], stand_in=on)
            return replace(state, seats=put(state.seats, seat, seated))
        case GameBegan(key, events):
            running = Running.begun(key, find_game(key).replay(events))
            fresh = tuple(replace(seated, helped=0, came=0) for seated in state.seats)
            begun = replace(state, stage="playing", games=state.games + 1, running=running)
            begun = replace(begun, language=state.next_language)
            return replace(_shown(begun, events), seats=fresh, paused=False, adjourned=None)
        case GameStopped(events):
            return _played(state, events)
        case ScreenSentAway(screen):
            return replace(state, sent_away=(*state.sent_away, screen)[-MOST_SENT_AWAY:])
        case Paused():
            return replace(state, paused=True, paused_at=at)
        case Adjourned(word):
            since = state.paused_at if state.paused else at
            return replace(state, paused=True, paused_at=since, adjourned=word)
        case Resumed():
            since = state.since + at - state.paused_at
            return replace(state, paused=False, adjourned=None, since=since)
        case Woke():
            return replace(state, since=at, paused_at=at)
        case _:
            assert_never(event)


def _played(state: TableState, events: tuple[Any, ...]) -> TableState:
    running = state.running
    assert running is not None, "a game is running"
    inner, apply_event = running.state, running.game.apply
    for event in events:
        inner = apply_event(inner, event)
    running = running.gone_on(inner)
    state = _shown(state, events)
    if running.waiting:
        return replace(state, running=running)
    running = replace(running, seats=state.seats)
    return replace(state, stage="over", running=running, shown_out=(), paused=False, adjourned=None)


def _shown(state: TableState, events: tuple[Any, ...]) -> TableState:
    """Which pictures somebody has got to see."""
    assert state.running is not None, "a game is running"
    shown = state.running.game.shown
    cards = [card for event in events for card in shown(event)]
    return (
        replace(state, seen={**state.seen, **dict.fromkeys(cards, state.games)}) if cards else state
    )


def _done(state: TableState, seat: Seat, stood_in: bool) -> TableState:
    """Whose move it was: a bot's for a person is not the person's."""
    running, seated = state.running, state.seats[seat]
    assert running is not None, "a game is running"
    doers, moment = running.doers, running.moment
    # Where all move at once a move can be made anew; where one follows the other it stands.
    phase = moment.phase if moment.turn is None else None
    if seat in doers.get(moment.round, {}) and phase and not stood_in:
        doers = taken_back(doers, moment.round, seat, phase)
    doer = Doer(seated.person, seated.bot, stood_in, phase if stood_in else None)
    doers = noted(doers, moment.round, seat, doer)
    if doers is not running.doers:
        state = replace(state, running=replace(running, doers=doers))
    helped = seated.helped + 1 if stood_in else 0
    if helped == seated.helped:
        return state
    return replace(state, seats=put(state.seats, seat, replace(seated, helped=helped)))


def _seat_taken(state: TableState, person: PersonId, colour: int, bot: bool) -> TableState:
    seat = state.seat_of(person)
    seated = Seated(person, colour, bot)
    if seat is not None:
        return replace(state, seats=put(state.seats, seat, seated))
    state = _waits_no_more(replace(state, seats=(*state.seats, seated)), person)
    return _named(state) if bot else state


def _seated_now(state: TableState, seat: Seat) -> TableState:
    """Somebody has got a seat of the game that is played."""
    assert state.running is not None, "a game is running"
    seated = replace(state.seats[seat], came=state.running.moment.round)
    return replace(state, seats=put(state.seats, seat, seated))


def _removed(state: TableState, event: PersonRemoved) -> TableState:
    gone = (event.person,) if event.shown_out else ()
    state = replace(
        state,
        people=tuple(one for one in state.people if one != event.person),
        knocking=tuple(one for one in state.knocking if one != event.person),
        shown_out=(*state.shown_out, *gone),
    )
    state = _waits_no_more(state, event.person)
    seat = state.seat_of(event.person)
    if seat is None or event.bot is None:
        return replace(state, seats=_without(state, event.person))
    bot = Seated(event.bot, state.seats[seat].colour, bot=True)
    return _named(replace(state, seats=put(state.seats, seat, bot)))


def _came(state: TableState, person: PersonId, by_code: bool, at: float) -> TableState:
    others = {one: since for one, since in state.came_by_code.items() if one != person}
    return replace(state, came_by_code={**others, person: at} if by_code else others)


def _waits_no_more(state: TableState, person: PersonId) -> TableState:
    """Somebody has got a seat, or wants none."""
    awaiting = tuple(one for one in state.awaiting if one.person != person)
    return replace(state, awaiting=awaiting)


def _without(state: TableState, person: PersonId) -> tuple[Seated, ...]:
    return tuple(seated for seated in state.seats if seated.person != person)


def _named(state: TableState) -> TableState:
    """One more name has been given out."""
    return replace(state, names_used=state.names_used + 1)
