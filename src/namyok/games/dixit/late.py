"""Somebody who comes late: whether they can be dealt in, and how.

The books are silent, so this is what friends do at a table: a hand from the deck, and the points of
whoever has the fewest. Values that depend on the number of players change with it; how often
everybody tells is counted without the late ones, so that nobody makes a game longer.
"""

from functools import lru_cache

from msgspec.structs import replace

from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.events import SeatAdded
from namyok.games.dixit.options import DixitOptions
from namyok.games.dixit.roundend import draw, until_all_have_told
from namyok.games.dixit.state import State
from namyok.kernel import Chance, Refused, carried_over


def check_late(state: State) -> DixitOptions:
    """The options with one player more, or Refused with why there can't be one."""
    edition = EDITIONS[state.edition]
    if state.result is not None or not edition.roles.takes_late:
        raise Refused("no_late_seats")
    players = state.players + 1
    if players not in edition.players:
        raise Refused(
            "player_count", game=edition.key, players=players, allowed=list(edition.players)
        )
    options = _with_one_more(state.edition, state.options, state.players)
    if _cards_left(state, options) < options.hand:
        raise Refused("no_cards_for_late")
    return options


@lru_cache(maxsize=256)
def _with_one_more(key: str, now: DixitOptions, players: int) -> DixitOptions:
    """The same at a table all through a game, and asked with every view."""
    edition = EDITIONS[key]
    books = edition.defaults(players), edition.defaults(players + 1)
    return replace(carried_over(now, *books, edition.ranges), cycles=now.cycles)


def add_seat(state: State, chance: Chance) -> tuple[SeatAdded, ...]:
    """Deal in one more, while nobody has told in this round."""
    options = check_late(state)
    if state.phase not in ("race", "telling"):
        raise Refused("round_has_begun")
    hand, reshuffled = draw(state, options.hand, state.discards, chance)
    return (SeatAdded(hand, min(state.scores), options, reshuffled),)


def _cards_left(state: State, options: DixitOptions) -> int:
    """Cards that can be dealt without taking what the rest of the game needs."""
    if options.deck_end:
        return len(state.deck) - 1
    if options.reshuffle:
        return len(state.deck) + len(state.discards)
    table = EDITIONS[state.edition].roles.cards_on_table(state.players + 1, options)
    return len(state.deck) - table * (_rounds_left(state) - 1)


def _rounds_left(state: State) -> int:
    """The rounds to come with one player more, this one among them, until all have told."""
    assert state.options.cycles is not None, "without a new deck only telling ends a game"
    return until_all_have_told(state, (*state.told, 0), state.options.cycles)
