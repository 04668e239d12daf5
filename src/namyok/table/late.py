"""Seats for those who come during a game: between rounds where its rules allow, else after it."""

from namyok.kernel import Chance, Refused
from namyok.table.apply import apply
from namyok.table.events import SeatAdded, SeatAwaited, SeatTaken, TableEvent
from namyok.table.ids import COLOURS, MOST_SEATS, Colour, PersonId
from namyok.table.lately import Lately
from namyok.table.state import TableState

Events = tuple[TableEvent, ...]


def free_colour(state: TableState, wanted: Colour | None = None) -> Colour | None:
    """The wanted rabbit, or the first that nobody has or waits for; None if there is none."""
    used = {one.colour for one in state.seats} | {one.colour for one in state.awaiting}
    choice = (*(() if wanted is None else (wanted,)), *COLOURS)
    return next((colour for colour in choice if colour not in used), None)


def await_seat(state: TableState, person: PersonId, wanted: Colour | None = None) -> Events:
    """Somebody who came during a game will get a seat; nothing where there can be none."""
    colour = free_colour(state, wanted)
    if colour is None or len(state.seats) + len(state.awaiting) >= MOST_SEATS:
        return ()
    return (SeatAwaited(person, colour),)


def check_late(state: TableState) -> None:
    """Refused with why the running game has no seat for who comes now."""
    if not state.settings.late:
        raise Refused("late_seats_off")
    if state.running is not None:
        state.running.game.check_late(state.running.state)


def seat_late(state: TableState, events: Events, at: float, chance: Chance) -> Events:
    """Who can sit down after what has just happened: in the game, or now that it is over."""
    for event in events:
        state = apply(state, event, at)
    seated: list[TableEvent] = []
    for one in state.awaiting:
        if state.stage == "playing":
            try:
                taken = _deal_in(state, one.person, chance)
            except Refused:
                break
        else:
            taken = SeatTaken(one.person, one.colour, bot=False)
        state = apply(state, taken, at)
        seated.append(taken)
    return tuple(seated)


def _deal_in(state: TableState, person: PersonId, chance: Chance) -> TableEvent:
    check_late(state)
    if state.paused or state.running is None:
        raise Refused("paused")
    luck = Lately(chance, state.seen)
    return SeatAdded(person, state.running.game.add_seat(state.running.state, luck))
