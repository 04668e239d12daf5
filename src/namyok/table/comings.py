"""Who comes to a table, goes, is gone and is back: events, or Refused."""

from collections.abc import Collection

from namyok.kernel import Refused
from namyok.table.door import Key, must_knock
from namyok.table.events import (
    Events,
    HostPassed,
    PersonEntered,
    PersonKnocked,
    PersonRemoved,
    SeatLeft,
    SeatTaken,
    StandInSet,
)
from namyok.table.ids import MOST_PEOPLE, MOST_SEATS, Colour, PersonId
from namyok.table.late import await_seat, free_colour
from namyok.table.state import TableState


def enter(
    state: TableState, person: PersonId | None, colour: Colour | None, key: Key = "link"
) -> Events:
    """Somebody comes in: a newcomer without a name yet, or one who was here before."""
    if person in state.shown_out:
        raise Refused("shown_out")
    if len(state.people) + len(state.knocking) >= MOST_PEOPLE:
        raise Refused("too_many_people", most=MOST_PEOPLE)
    person = person or new_person(state)
    by_code = key == "code"
    if must_knock(state, person, key):
        return (PersonKnocked(person, by_code),)
    # The last host left an empty table: whoever comes first looks after it.
    heir = (HostPassed(person),) if state.host not in (*state.people, person) else ()
    return PersonEntered(person, by_code), *heir, *seat_for(state, person, colour)


def seat_for(state: TableState, person: PersonId, colour: Colour | None = None) -> Events:
    """Who comes in wants to play: in the lobby at once, in a game as soon as may be."""
    if state.stage == "playing":
        return await_seat(state, person, colour)
    free = free_colour(state, colour)
    if free is None or len(state.seats) >= MOST_SEATS:
        return ()
    return (SeatTaken(person, free, bot=False),)


def new_person(state: TableState) -> PersonId:
    """The name that the next newcomer gets."""
    return f"p{state.names_used + 1}"


def leave(state: TableState, person: PersonId) -> Events:
    """Somebody goes: out of the lobby for good, out of a game until they are back."""
    seat = state.seat_of(person)
    if state.stage == "playing" and seat is not None:
        going: Events = () if state.seats[seat].stand_in else (StandInSet(seat, True),)
    else:
        going = (PersonRemoved(person, None),)
    comes_back = state.stage == "playing" and seat is not None
    return *going, *_next_host(state, person, lent=comes_back or person != state.owner)


def away(state: TableState, person: PersonId, present: Collection[PersonId]) -> Events:
    """Somebody did not come back in time: a bot stands in, and a host who is there takes over."""
    seat = state.seat_of(person)
    # Who waits for a seat and is gone must not be waited for when it comes.
    stands_in: Events = (SeatLeft(person),) if state.awaits(person) else ()
    moves = state.stage == "playing" and not state.paused  # where nothing moves nobody is missed
    if moves and seat is not None and not state.seats[seat].stand_in:
        stands_in = (StandInSet(seat, True),)
    heir = next((one for one in state.people if one in present), None)
    if person != state.host or heir is None:
        return stands_in
    return *stands_in, HostPassed(heir, lent=True)


def back(state: TableState, person: PersonId) -> Events:
    """Somebody is back: the seat is theirs again, and the table if it is theirs."""
    seat = state.seat_of(person)
    events: Events = ()
    if seat is not None and state.seats[seat].stand_in:
        events = (StandInSet(seat, False),)
    if person == state.owner != state.host:
        events = (*events, HostPassed(person))
    return events


def take_host(state: TableState, person: PersonId) -> Events:
    """Somebody looks after the table while its host is gone; who came to its lobby by code may
    not."""
    member(state, person)
    if not state.may_lead(person):
        raise Refused("link_people_only")
    return (HostPassed(person, lent=True),)


def _next_host(state: TableState, leaver: PersonId, lent: bool) -> Events:
    """The host never leaves a table without one: first who sits and is there, then who watches."""
    if leaver != state.host:
        return ()
    seated = [one.person for one in state.seats if not one.played_by_bot]
    for heir in (*seated, *state.people):
        if heir != leaver:
            return (HostPassed(heir, lent),)
    return ()


def member(state: TableState, person: PersonId) -> None:
    if person not in state.people:
        raise Refused("nobody_of_that_name")
