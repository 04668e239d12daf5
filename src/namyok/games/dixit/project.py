"""States to views, by allow-list: what is not named here nobody sees."""

from typing import Any

from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.offers import offers, waiting
from namyok.games.dixit.state import State
from namyok.games.dixit.views import DixitView
from namyok.kernel import Seat


def watch(state: State) -> DixitView:
    """What everybody may know: the view of a watcher."""
    roles = EDITIONS[state.edition].roles
    seats = range(state.players)
    return DixitView(
        game=state.edition,
        seat=None,
        players=state.players,
        options=state.options,
        phase=state.phase,
        round=state.round,
        storyteller=state.storyteller,
        clue=state.clue,
        sides=tuple(roles.side(one, state.players) for one in seats),
        scores=state.scores,
        told=state.told,
        deck_left=len(state.deck),
        hand_sizes=tuple(map(len, state.hands)),
        hand=None,
        given=(),
        gave=tuple(one for one in seats if one in state.givers),
        table=tuple(laid.card for laid in state.table),
        own_numbers=(),
        voters=roles.voters(state) if state.phase == "voting" else (),
        voted=tuple(one for one in seats if state.votes[one]),
        vote=(),
        red=None,
        waiting=waiting(state),
        offers=(),
        last=state.last,
        result=state.result,
    )


def own(state: State, seat: Seat) -> dict[str, Any]:
    """The fields of the view that only this seat may know."""
    roles = EDITIONS[state.edition].roles
    return {
        "seat": seat,
        # Sorted: in a hand that was passed on, the newest card must not stand out by its place.
        "hand": None if roles.hand_is_covered(state, seat) else tuple(sorted(state.hands[seat])),
        "given": state.given[seat],
        "own_numbers": roles.own_numbers(state, seat),
        "vote": state.votes[seat],
        "red": state.red if seat == state.storyteller else None,
        "offers": offers(state, seat),
    }
