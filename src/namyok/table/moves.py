"""A move of the game that runs at a table: events, or Refused."""

from namyok.kernel import Chance, Command, Refused, Seat
from namyok.table.commands import Skip
from namyok.table.events import Events, Played
from namyok.table.ids import PersonId
from namyok.table.lately import Lately
from namyok.table.state import Running, TableState


def check_skip(state: TableState, person: PersonId, skip: Skip, *, agreed: bool = False) -> None:
    """The host may let a bot make the one move that the table is waiting for.

    So may a player where others have ``agreed``. Whoever could make a bot's move in its stead may
    leave it to the bot.
    """
    running = running_game(state)
    seat, seated = state.seat_of(person), dict(enumerate(state.seats)).get(skip.seat)
    leaves_it = seated is not None and seated.played_by_bot and seat is not None
    may = agreed or person == state.host
    if not may and not (leaves_it and seat in running.game.rivals(running.state, skip.seat)):
        raise Refused("host_only")
    if skip.seat not in running.waiting or skip.phase != running.moment.phase:
        raise Refused("nobody_waits_for_seat", seat=skip.seat)


def play(
    state: TableState, seat: Seat | None, command: Command, chance: Chance, stood_in: bool
) -> Events:
    """A move of the running game."""
    running = running_game(state)
    if seat is None:
        raise Refused("not_seated")
    if state.paused:
        raise Refused("paused")
    events = running.game.decide(running.state, seat, command, Lately(chance, state.seen))
    return (Played(seat, stood_in, events),)


def running_game(state: TableState) -> Running:
    if state.running is None or state.stage != "playing":
        raise Refused("no_game_is_running")
    return state.running
