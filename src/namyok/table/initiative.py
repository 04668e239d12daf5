"""Who sets the pace: when a table moves by itself, and for whom (docs/decisions/0015)."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, TypeAlias

from namyok.kernel import Seat
from namyok.table.house import Pacing
from namyok.table.ids import PersonId
from namyok.table.pace import seconds_for
from namyok.table.state import Running, TableState

Looked: TypeAlias = Mapping[PersonId, tuple[int, int]]
"""The last result that each person has gone on from: which game, which round."""
Awaited: TypeAlias = Mapping[PersonId, int]
"""For whom bots wait, and the version of the table in which they move all the same."""
_NOTHING = (0, 0)


class Turn(NamedTuple):
    """What a table does next by itself."""

    delay: float
    """Seconds until then."""
    seats: tuple[Seat, ...]
    """One of these moves."""
    late: bool = False
    """Whether only because the time of the phase is up then."""


def attended(state: TableState, present: Collection[PersonId]) -> bool:
    """Whether somebody is there to play, or to look on where only bots play."""
    only_bots = True
    for seated in state.seats:
        if not seated.bot:
            if seated.person in present:
                return True
            only_bots = False
    return only_bots and any(person in present for person in state.people)


def people_playing(state: TableState, present: Collection[PersonId]) -> tuple[Seat, ...]:
    """The seats whose people are there and play themselves."""
    return tuple(
        [
            seat
            for seat, seated in enumerate(state.seats)
            if not (seated.bot or seated.stand_in) and seated.person in present
        ]
    )


def looking(state: TableState, present: Collection[PersonId], looked: Looked) -> tuple[Seat, ...]:
    """Who still looks at how the last round ended, if they were there: bots wait for them."""
    if state.running is None or state.stage != "playing":
        return ()
    now = state.running.moment.round
    if now == 1:
        return ()
    moved, last = state.running.doers.get(now, {}), (state.games, now - 1)
    return tuple(
        [
            seat
            for seat, seated in enumerate(state.seats)
            if seat not in moved  # first, since most have
            and not (seated.bot or seated.stand_in)
            and seated.person in present
            and seated.came < now
            and looked.get(seated.person, _NOTHING) < last
        ]
    )


def reading(
    state: TableState, present: Collection[PersonId], awaited: Awaited, version: int
) -> tuple[Seat, ...]:
    """Who reads what explains the game, and has not gone on to this version."""
    return tuple(
        [
            seat
            for seat in people_playing(state, present)
            if awaited.get(state.seats[seat].person, version) != version
        ]
    )


def willing_bots(state: TableState, running: Running) -> tuple[Seat, ...]:
    """The bots that owe a move and take it from no person."""
    bots = [seat for seat in running.waiting if state.seats[seat].played_by_bot]
    if not bots:
        return ()
    return tuple(
        seat
        for seat in bots
        if all(
            state.seats[rival].played_by_bot for rival in running.game.rivals(running.state, seat)
        )
    )


def next_turn(
    state: TableState,
    present: Collection[PersonId],
    looked: Looked,
    left: float | None,
    pacing: Pacing,
    reads: Collection[Seat] = (),
    gone: float = 0.0,
) -> Turn | None:
    """Whom the table moves for next if nothing happens; ``left`` is the phase's time, if any.

    ``gone`` is how many seconds of the phase are over.

    Bots wait for who ``reads``, as for who looks at a result; if others play who do not, only for
    so long.
    """
    running = state.running
    if running is None or state.stage != "playing" or state.paused:
        return None
    willing = willing_bots(state, running)
    if (left is None and not willing) or not attended(state, present):
        return None
    if willing and reads:
        pause = _patience(state, present, reads, pacing)
    else:
        pause = _pause(state, running, present, looked, left, pacing) if willing else None
        if pause is not None:
            pause = max(pause, _look(state, running, present, pacing) - gone)
    if pause is not None and (left is None or pause <= left):
        return Turn(pause, willing)
    if left is None:
        return None
    bots = tuple(seat for seat in running.waiting if state.seats[seat].played_by_bot)
    return Turn(left, bots or running.waiting, late=True)


def _patience(
    state: TableState, present: Collection[PersonId], busy: Collection[Seat], pacing: Pacing
) -> float | None:
    """How long those who have gone on wait for who has not; None if nobody has."""
    return None if {*people_playing(state, present)} <= {*busy} else pacing.patience


def _look(
    state: TableState, running: Running, present: Collection[PersonId], pacing: Pacing
) -> float:
    """Seconds of a phase after which a bot may move, where people have nothing to do but look.

    All who are still waited for move one after the other, so the first begins so much sooner.
    """
    people = people_playing(state, present)
    if running.moment.phase not in running.game.unveiling or not people:
        return 0.0
    if any(seat in people for seat in running.waiting):
        return 0.0
    return 2 * pacing.turn_pause - pacing.bot_pause * (len(running.waiting) - 1)


def _pause(
    state: TableState,
    running: Running,
    present: Collection[PersonId],
    looked: Looked,
    left: float | None,
    pacing: Pacing,
) -> float | None:
    """Seconds before a bot moves; None as long as people look."""
    moment, seconds = running.moment, running.game.seconds
    if still := looking(state, present, looked):
        shown = seconds_for(state.settings.pace, seconds, "result")
        whole = seconds_for(state.settings.pace, seconds, moment.phase)
        if shown is None or whole is None or left is None:
            return _patience(state, present, still, pacing)
        return max(pacing.bot_pause, shown - (whole - left))
    begun = moment.round == 1 or moment.round in running.doers
    if not begun and not people_playing(state, present):
        return pacing.result_pause
    return pacing.bot_pause if moment.turn is None else pacing.turn_pause
