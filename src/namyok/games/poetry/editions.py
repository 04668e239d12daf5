"""«Поэзия» as data: who can play, the book's numbers, and how far they can be bent."""

from collections.abc import Mapping, Sequence
from typing import Any

from namyok.games.poetry.options import PoetryOptions
from namyok.games.poetry.state import ENDINGS
from namyok.kernel import CardId, OptionRange, Refused, Seat, Whole, resolve

KEY = "poetry"
PLAYERS = (2, 3, 4, 5, 6)
MOST_EXTRA_STORIES = 6

RANGES: Mapping[str, OptionRange] = {
    "hand": Whole(2, 10),
    "tokens": Whole(1, 6),
    "extra_stories": Whole(0, MOST_EXTRA_STORIES),
    "start_points": Whole(0, 50),
    "cycles": Whole(1, 20),
}


def defaults(players: int) -> PoetryOptions:
    """The book's values for a number of players."""
    few = players <= 4
    return PoetryOptions(
        hand=5, tokens=3 if few else 2, extra_stories=2, start_points=5, cycles=3 if few else 2
    )


def virtual_seat(players: int) -> Seat | None:
    """Where Александр Сергеевич sits: he is the third at a table for two."""
    return 2 if players == 2 else None


def stories_on_table(players: int, options: PoetryOptions) -> int:
    """How many stories a round opens."""
    seats = players if virtual_seat(players) is None else players + 1
    return seats + options.extra_stories


def check(players: int, cards: Sequence[CardId], chosen: Mapping[str, Any]) -> PoetryOptions:
    """The options of a table, or Refused with the reason why it can't be played."""
    if players not in PLAYERS:
        raise Refused("player_count", game=KEY, players=players, allowed=list(PLAYERS))
    options = resolve(defaults(players), RANGES, chosen)
    if len(set(cards)) != len(cards):
        raise Refused("same_card_twice")
    rounds = players * options.cycles
    needed = rounds * stories_on_table(players, options)
    if needed > len(cards):
        raise Refused("too_few_stories", rounds=rounds, needed=needed, cards=len(cards))
    needed = rounds + players
    if needed > len(ENDINGS):
        raise Refused("too_few_endings", rounds=rounds, needed=needed, endings=len(ENDINGS))
    return options
