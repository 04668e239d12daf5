"""Points of «Поэзия»: for finding a story, and at the end of the game."""

from namyok.games.poetry.events import Draw
from namyok.games.poetry.piles import Pile
from namyok.games.poetry.state import PoemLine, State
from namyok.kernel import Chance, Seat

DUO_FINDER = 3
"""What the finder gets at a table for two, whatever the tokens say."""


def finding_points(state: State, finder: Seat) -> tuple[int, ...]:
    """Points for a story that was found, by seat."""
    rule = _company_points if state.virtual is None else _duo_points
    return tuple(rule(state, finder, seat) for seat in range(state.seats))


def _company_points(state: State, finder: Seat, seat: Seat) -> int:
    if seat in (finder, state.storyteller):
        return len(state.tokens_of(finder))
    return _fitting(state.tokens_of(seat))


def _duo_points(state: State, finder: Seat, seat: Seat) -> int:
    if seat == finder:
        return DUO_FINDER
    if seat == state.storyteller:
        return len(state.tokens_of(finder))
    tokens = state.tokens_of(seat)
    return len(tokens) if seat == state.virtual else _fitting(tokens)


def _fitting(tokens: tuple[PoemLine, ...]) -> int:
    return sum(1 for added in tokens if added.fits)


def fewest(state: State) -> tuple[Seat, ...]:
    """Who has the fewest points; a tie with the virtual player is his."""
    least = min(state.scores)
    return _his_if_tied(state, [seat for seat in range(state.seats) if state.scores[seat] == least])


def final_scores(state: State) -> tuple[int, ...]:
    """Points by seat after the last complete round, with one for each story kept."""
    return tuple(
        score + len(stories) for score, stories in zip(state.settled, state.kept, strict=True)
    )


def leaders(state: State, scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who is ahead in points, then in stories; a tie with the virtual player is his."""
    best = max(scores)
    tied = _his_if_tied(state, [seat for seat in range(state.seats) if scores[seat] == best])
    most = max(len(state.kept[seat]) for seat in tied)
    return tuple(seat for seat in tied if len(state.kept[seat]) == most)


def _his_if_tied(state: State, tied: list[Seat]) -> tuple[Seat, ...]:
    if state.virtual is not None and state.virtual in tied:
        return (state.virtual,)
    return tuple(tied)


def settle(
    tied: tuple[Seat, ...], pile: Pile, chance: Chance
) -> tuple[Seat, tuple[Draw, ...], Pile]:
    """Who wins a tie: all draw in seat order, the highest number wins; one alone draws nothing."""
    draws: list[Draw] = []
    if len(tied) > 1:
        for seat in tied:
            line, pile = pile.draw(chance)
            draws.append(Draw(seat, line))
    winner = max(draws, key=lambda one: one.line).seat if draws else tied[0]
    return winner, tuple(draws), pile
