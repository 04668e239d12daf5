"""States to views, by allow-list: what is not named here nobody sees."""

from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.offers import offers, waiting
from namyok.games.dixit.state import State
from namyok.games.dixit.views import DixitView
from namyok.kernel import Seat


def project(state: State, seat: Seat | None) -> DixitView:
    """All that a seat may know; None is a watcher, who knows what everybody may."""
    roles = EDITIONS[state.edition].roles
    seats = range(state.players)
    covered = seat is None or roles.hand_is_covered(state, seat)
    marked_red = seat is not None and seat == state.storyteller
    return DixitView(
        game=state.edition,
        seat=seat,
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
        hand=None if seat is None or covered else state.hands[seat],
        given=() if seat is None else state.given[seat],
        gave=tuple(one for one in seats if one in state.givers),
        table=tuple(laid.card for laid in state.table),
        own_numbers=() if seat is None else roles.own_numbers(state, seat),
        voters=roles.voters(state) if state.phase == "voting" else (),
        voted=tuple(one for one in seats if state.votes[one]),
        vote=() if seat is None else state.votes[seat],
        red=state.red if marked_red else None,
        waiting=waiting(state),
        offers=() if seat is None else offers(state, seat),
        last=state.last,
        result=state.result,
    )
