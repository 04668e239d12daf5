"""Somebody who comes late: whether they can be dealt in, and how.

The book is silent, so this is what friends do at a table: a hand of lines, one story more, and the
points of whoever has the fewest. A table for two has its third already, Александр Сергеевич. How
often everybody tells is counted without the late ones, so that nobody makes a game longer.
"""

from msgspec.structs import replace

from namyok.games.poetry import editions
from namyok.games.poetry.events import SeatAdded
from namyok.games.poetry.options import PoetryOptions
from namyok.games.poetry.state import ENDINGS, State
from namyok.kernel import Chance, Refused, carried_over, rounds_to_tell


def check_late(state: State) -> PoetryOptions:
    """The options with one player more, or Refused with why there can't be one."""
    if state.result is not None:
        raise Refused("no_late_seats")
    if state.virtual is not None:
        raise Refused("late_at_a_table_for_two")
    players = state.players + 1
    if players not in editions.PLAYERS:
        allowed = list(editions.PLAYERS)
        raise Refused("player_count", game=editions.KEY, players=players, allowed=allowed)
    books = editions.defaults(state.players), editions.defaults(players)
    options = carried_over(state.options, *books, editions.RANGES)
    options = replace(options, cycles=state.options.cycles)
    rounds = _rounds_left(state)
    stories = rounds * editions.stories_on_table(players, options) - len(state.stories)
    endings = sum(map(len, state.counted)) + rounds + players
    if stories > len(state.story_deck) or endings > len(ENDINGS):
        raise Refused("no_cards_for_late")
    return options


def add_seat(state: State, chance: Chance) -> tuple[SeatAdded, ...]:
    """Deal in one more, while the storyteller has not moved."""
    options = check_late(state)
    if state.phase != "telling" or state.swapped is not None:
        raise Refused("round_has_begun")
    lines, hand = state.lines, []
    for _ in range(options.hand):
        line, lines = lines.draw(chance)
        hand.append(line)
    stories = chance.draw(state.story_deck, 1)
    return (SeatAdded(tuple(hand), stories, min(state.scores), options),)


def _rounds_left(state: State) -> int:
    """The rounds to come with one player more, this one among them, until all have told."""
    told = (*map(len, state.counted), 0)
    first = state.players - state.late
    return rounds_to_tell(told, state.storyteller, first, state.options.cycles)
