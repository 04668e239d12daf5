"""Gentle reminders for who is slow: everybody may, but nobody is pestered.

Who keeps a table waiting for long, be it the host, gives the others a say: when two who play have
reminded them, or one has and nothing came of it, any player may let a bot make that one move.
"""

from collections.abc import Mapping

from namyok.kernel import Refused, Seat
from namyok.table.ids import PersonId
from namyok.table.state import TableState

EVERY = 20.0
"""Seconds between two nudges that one person feels, whoever nudges."""
TOGETHER = 75.0
"""Seconds of a phase after which two who have nudged are enough."""
ALONE = 240.0
"""Seconds of a phase after which one is."""


class Nudges:
    """Who was nudged when, and by whom in the present phase."""

    def __init__(self) -> None:
        self._felt: dict[PersonId, float] = {}
        self._phase: tuple[int, float] = (0, 0.0)
        self._by: dict[Seat, frozenset[PersonId]] = {}

    def nudge(self, state: TableState, by: PersonId, seat: Seat, now: float) -> bool:
        """Whether it is felt; a second person's joins one that was felt a moment ago.

        Refused unless the table waits for a person on that seat, and for who has just done it.
        """
        running = state.running
        if running is None or state.stage != "playing" or state.paused:
            raise Refused("no_game_is_running")
        if seat not in running.waiting or state.seats[seat].played_by_bot:
            raise Refused("nobody_waits_for_seat", seat=seat)
        slow = state.seats[seat].person
        if slow == by:
            raise Refused("nobody_waits_for_seat", seat=seat)
        lately = now - self._felt.get(slow, -EVERY) < EVERY
        if lately and by in self._nudgers(state).get(seat, ()):
            raise Refused("nudged_already")
        self.heard(state, by, seat)
        if not lately:
            self._felt[slow] = now
        return not lately

    def heard(self, state: TableState, by: PersonId, seat: Seat) -> None:
        """Somebody has nudged, here or at another node."""
        self._by = {
            **self._nudgers(state),
            seat: self._nudgers(state).get(seat, frozenset()) | {by},
        }
        self._phase = _phase(state)

    def urged(self, state: TableState) -> dict[Seat, int]:
        """How many of those who play have nudged whom in this phase."""
        nudgers = self._nudgers(state)
        if not nudgers:  # as nearly always
            return {}
        players = {seated.person for seated in state.seats if not seated.played_by_bot}
        counted = {seat: len(by & players) for seat, by in nudgers.items()}
        return {seat: count for seat, count in counted.items() if count}

    def agreed(self, state: TableState, person: PersonId, seat: Seat, now: float) -> bool:
        """Whether somebody who plays may let a bot make the move of a seat."""
        count, waited = self.urged(state).get(seat, 0), now - state.since
        enough = (count > 1 and waited >= TOGETHER) or (count == 1 and waited >= ALONE)
        return enough and state.seat_of(person) is not None

    def _nudgers(self, state: TableState) -> Mapping[Seat, frozenset[PersonId]]:
        return self._by if self._by and self._phase == _phase(state) else {}


def _phase(state: TableState) -> tuple[int, float]:
    return state.games, state.since
