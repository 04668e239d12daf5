"""Moves that people have chosen and not sent: they count when the time of a phase is up."""

from typing import Any, NamedTuple

from namyok.table.ids import PersonId
from namyok.table.state import TableState


class Draft(NamedTuple):
    """What somebody would send if they pressed the button."""

    moment: Any
    """The game and its moment for which it was chosen."""
    command: Any
    """A move of that game."""


class Drafts:
    """The last one of each person, in memory only: nobody else sees them."""

    def __init__(self) -> None:
        self._drafts: dict[PersonId, Draft] = {}

    def keep(self, state: TableState, person: PersonId, command: Any) -> None:
        """Somebody has chosen, or chosen otherwise; None: has taken the choice back."""
        if command is None:
            self._drafts.pop(person, None)
        else:
            self._drafts[person] = Draft(_moment(state), command)

    def take(self, state: TableState, person: PersonId) -> Any:
        """What somebody had chosen for this very moment; None if nothing."""
        draft = self._drafts.pop(person, None)
        return draft.command if draft is not None and draft.moment == _moment(state) else None


def _moment(state: TableState) -> Any:
    return state.games, state.running and state.running.moment
