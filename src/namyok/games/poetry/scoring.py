"""Points of «Поэзия»: for finding a story, and at the end of the game."""

from namyok.games.poetry.events import Draw
from namyok.games.poetry.piles import Pile
from namyok.games.poetry.state import Part, State, Why
from namyok.kernel import Chance, Seat

DUO_FINDER = 3
"""What the finder gets at a table for two, whatever the tokens say."""


def finding_parts(state: State, finder: Seat | None) -> tuple[Part, ...]:
    """What the end of the search brought each seat."""
    if finder is None:
        return (Part("nobody", 0),) * state.seats
    return tuple(_finding_part(state, finder, seat) for seat in range(state.seats))


def _finding_part(state: State, finder: Seat, seat: Seat) -> Part:
    duo = state.virtual is not None
    tokens = state.tokens_of(finder if seat == state.storyteller else seat)
    if seat == finder and duo:
        return Part("found_duo", DUO_FINDER)
    if seat == finder:
        return _counted("found", len(tokens))
    if seat == state.storyteller:
        return _counted("told", len(tokens))
    if seat == state.virtual:
        return _counted("laid", len(tokens))
    return _counted("fitting", sum(1 for added in tokens if added.fits))


def found_points(state: State, seat: Seat) -> int:
    """What naming the story right now would bring a seat."""
    return _finding_part(state, seat, seat).points


def lost_points(state: State, seat: Seat) -> int:
    """What naming a wrong one would cost it: nobody falls below nothing."""
    return min(1, state.scores[seat])


def _counted(why: Why, tokens: int) -> Part:
    """A point a token."""
    return Part(why, tokens, tokens)


def round_parts(state: State, ending_seat: Seat) -> tuple[tuple[Part, ...], ...]:
    """What a whole round brought each seat: the search, the wrong guesses, the ending."""
    parts = [[part] for part in finding_parts(state, state.finder)]
    for guess in state.guesses:
        parts[guess.seat].append(Part("wrong", -guess.lost, guess.story))
    parts[ending_seat].append(Part("ending", 1))
    return tuple(map(tuple, parts))


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


def settle(tied: tuple[Seat, ...], pile: Pile, chance: Chance) -> tuple[Seat, tuple[Draw, ...]]:
    """Who wins a tie: all draw in seat order, the highest number wins; one alone draws nothing."""
    draws: list[Draw] = []
    if len(tied) > 1:
        for seat in tied:
            line, pile = pile.draw(chance)
            draws.append(Draw(seat, line))
    winner = max(draws, key=lambda one: one.line).seat if draws else tied[0]
    return winner, tuple(draws)
