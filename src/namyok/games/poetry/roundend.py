"""The end of a round: points, the end of the poem, and what comes next."""

from collections.abc import Iterator

from namyok.games.poetry.apply import apply
from namyok.games.poetry.editions import stories_on_table
from namyok.games.poetry.events import (
    EndingPlaced,
    EndingsDrawn,
    GameEnded,
    PoetryEvent,
    RoundBegan,
    RoundScored,
)
from namyok.games.poetry.scoring import fewest, final_scores, finding_parts, leaders, settle
from namyok.games.poetry.state import State
from namyok.kernel import Chance, Seat


def score_round(state: State, finder: Seat | None, chance: Chance) -> Iterator[PoetryEvent]:
    """The secret is shown; whoever has the fewest points draws two endings."""
    points = tuple(part.points for part in finding_parts(state, finder))
    scored = RoundScored(finder, points)
    yield scored
    state = apply(state, scored)
    seat, draws = settle(fewest(state), state.lines, chance)
    first, endings = state.endings.draw(chance)
    second, _ = endings.draw(chance)
    if seat == state.virtual:
        placed = EndingPlaced(seat, first, second)
        yield placed
        yield from next_round(apply(state, placed), chance)
    else:
        yield EndingsDrawn(seat, draws, (first, second))


def next_round(state: State, chance: Chance) -> Iterator[PoetryEvent]:
    """The storyteller to the left, or the end of the game if all have told often enough."""
    if state.rounds_told < state.options.cycles:
        storyteller = (state.storyteller + 1) % state.players
        count = stories_on_table(state.players, state.options)
        yield RoundBegan(storyteller, chance.draw(state.story_deck, count))
    else:
        scores = final_scores(state)
        winner, draws = settle(leaders(state, scores), state.endings, chance)
        yield GameEnded(scores, tuple(map(len, state.kept)), (winner,), draws, "cycles")
