"""States to views, by allow-list: what is not named here nobody sees."""

from typing import Any

from namyok.games.poetry.editions import KEY
from namyok.games.poetry.offers import offers, waiting
from namyok.games.poetry.scoring import found_points, lost_points
from namyok.games.poetry.state import State
from namyok.games.poetry.views import PoetryView
from namyok.kernel import Seat, places, rounds_to_tell


def watch(state: State) -> PoetryView:
    """What everybody may know: the view of a watcher."""
    scored = state.choice is not None
    guesser = state.guesser if state.phase == "guessing" else None
    seats = range(state.seats)
    return PoetryView(
        game=KEY,
        seat=None,
        players=state.players,
        virtual=state.virtual,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds_left=_rounds_left(state),
        storyteller=state.storyteller,
        guesser=state.guesser,
        guess_brings=None if guesser is None else found_points(state, guesser),
        guess_costs=None if guesser is None else lost_points(state, guesser),
        swapped=state.swapped,
        stories=state.stories,
        open_stories=state.open_stories,
        hint=state.hint,
        poem=state.poem,
        guesses=state.guesses,
        secret=state.secret if scored else None,
        finder=state.finder if scored else None,
        ending_seat=state.choice.seat if state.choice else None,
        draws=state.choice.draws if state.choice else (),
        hand=None,
        hand_sizes=tuple(map(len, state.hands)),
        free_tokens=tuple(map(state.free_tokens, seats)),
        sides=tuple(seats),
        scores=state.scores,
        places=places(*_standing(state)),
        kept=tuple(map(len, state.kept)),
        told=tuple(map(len, state.counted)),
        lines_left=len(state.lines.deck),
        waiting=waiting(state),
        offers=(),
        last=state.last,
        result=state.result,
    )


def _rounds_left(state: State) -> int:
    if state.result is not None:
        return 0
    told = tuple(map(len, state.counted[: state.players]))
    first = state.players - state.late
    return max(0, rounds_to_tell(told, state.storyteller, first, state.options.cycles) - 1)


def _standing(state: State) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Stories count when all is over."""
    return (state.result.scores, state.result.winners) if state.result else (state.scores, ())


def own(state: State, seat: Seat) -> dict[str, Any]:
    """The fields of the view that only this seat may know."""
    knows = state.choice is not None or seat == state.storyteller
    return {
        "seat": seat,
        "secret": state.secret if knows else None,
        "hand": state.hands[seat],
        "offers": offers(state, seat),
    }
