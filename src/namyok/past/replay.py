"""A game that is over, step by step, as somebody saw it: the views of the real projection."""

from typing import Any, Literal

import msgspec

from namyok.kernel import Refused, Seat, Value
from namyok.past.chronicle import PastGame

Looker = Seat | Literal["all"] | None
"""A seat, a watcher (None), or a watcher who is also told what every seat knew."""

_UNSEEN = object()
_PLAYERS_ONLY = ("seat", "offers")
"""What a seat's own fields say to who plays, and not to who looks at all of them."""


class ReplayStep(Value, frozen=True):
    """One move, and what it changed."""

    version: int
    """The table's version after it, as in the views of the socket."""
    seat: Seat | None
    """Whose move it was; None for a deal, and for the host who stopped the game."""
    stood_in: bool
    """Whether a stand-in made it for a person."""
    view: dict[str, Any]
    """The game's view: whole in the first step, then only the fields that have changed."""
    own: tuple[dict[str, Any], ...] | None
    """For who looks at all: what each seat that there was knew; None if nothing has changed."""


class Replay(Value, frozen=True):
    """A whole game again."""

    steps: tuple[ReplayStep, ...]
    """From the deal to the end."""


def replay(past: PastGame, looker: Looker) -> Replay:
    """The views that a looker had, or would have had; Refused for a seat that there was not."""
    if isinstance(looker, int) and not 0 <= looker < len(past.seats):
        raise Refused("no_such_seat", seat=looker, seats=len(past.seats))
    game = past.game
    state: Any = None
    seen: dict[str, Any] = {}
    known: tuple[dict[str, Any], ...] | None = None
    steps = []
    for move in past.moves:
        for event in move.events:
            state = game.apply(state, event)
        players = game.watch(state).players  # who comes late has watched until then
        seat = looker if isinstance(looker, int) and looker < players else None
        view = msgspec.to_builtins(game.project(state, seat))
        changed = {name: value for name, value in view.items() if seen.get(name, _UNSEEN) != value}
        own = None
        if looker == "all":
            own = tuple(_own(game.own(state, seat)) for seat in range(players))
        steps.append(
            ReplayStep(
                move.version, move.seat, move.stood_in, changed, None if own == known else own
            )
        )
        seen, known = view, own
    return Replay(tuple(steps))


def _own(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in _PLAYERS_ONLY}
