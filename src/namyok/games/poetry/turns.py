"""Whose turn it is among the guessers."""

from namyok.games.poetry.state import State
from namyok.kernel import Seat


def guesser_order(state: State) -> tuple[Seat, ...]:
    """The guessers, clockwise from the storyteller's left; the virtual player is always last."""
    people = state.players
    order = tuple((state.storyteller + step) % people for step in range(1, people))
    return order if state.virtual is None else (*order, state.virtual)


def guesser_after(state: State, seat: Seat) -> Seat:
    """The guesser who follows."""
    order = guesser_order(state)
    return order[(order.index(seat) + 1) % len(order)]
