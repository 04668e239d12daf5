"""The five editions as data: who can play, the books' numbers, and how far they can be bent."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from namyok.games.dixit.commands import CLUE_KINDS
from namyok.games.dixit.options import DixitOptions
from namyok.games.dixit.roles import Finders, Matchers, Partners, Roles
from namyok.kernel import CardId, Only, OptionRange, Refused, Subset, Switch, Value, Whole, resolve

MOST_TO_TELL_ONCE = 6
"""Players who can each tell once in a short game."""
FEW_POINTS = 15
"""Points that end a short game of a crowd."""


class Edition(Value, frozen=True):
    """One picture game of the catalogue."""

    key: str
    """Its name in addresses, records and on the command line."""
    players: tuple[int, ...]
    """How many can play it."""
    roles: Roles
    """Who gives, who votes, who scores."""
    defaults: Callable[[int], DixitOptions]
    """The book's values for a number of players."""
    ranges: Mapping[str, OptionRange]
    """Every option with its range."""
    short: Callable[[int], Mapping[str, Any]]
    """Options that make a game of about a quarter of an hour, for a number of players."""


_NOTHING_PARTY: Mapping[str, OptionRange] = {"match_cap": Only(None), "pass_hands": Only(False)}

_COMMON: Mapping[str, OptionRange] = {
    "hand": Whole(2, 12),
    "points_to_win": Whole(1, 200, nullable=True),
    "cycles": Whole(1, 20, nullable=True),
    "deck_end": Switch(),
    "reshuffle": Switch(),
    "clue_kinds": Subset(CLUE_KINDS),
}

_FINDING: Mapping[str, OptionRange] = {
    **_COMMON,
    **_NOTHING_PARTY,
    "gives": Whole(1, 3),
    "bonus_cap": Whole(0, 24, nullable=True),
    "lone_finder_points": Whole(3, 4),
    "markers": Whole(1, 2),
    "lone_marker_point": Switch(),
}

_TEAM: Mapping[str, OptionRange] = {**_FINDING, "gives": Only(1)}

_PARTY: Mapping[str, OptionRange] = {
    **_COMMON,
    "gives": Only(1),
    "bonus_cap": Only(None),
    "lone_finder_points": Only(3),
    "markers": Only(1),
    "lone_marker_point": Only(False),
    "match_cap": Whole(2, 12),
    "pass_hands": Switch(),
}


_BASE = DixitOptions(
    hand=6,
    gives=1,
    points_to_win=30,
    cycles=None,
    deck_end=False,
    reshuffle=True,
    bonus_cap=None,
    lone_finder_points=3,
    markers=1,
    lone_marker_point=False,
    match_cap=None,
    pass_hands=False,
)


def _dixit(players: int) -> DixitOptions:
    return replace(_BASE, hand=7, gives=2, lone_finder_points=4) if players == 3 else _BASE


def _dixit_2008(players: int) -> DixitOptions:
    return replace(_dixit(players), points_to_win=None, deck_end=True, reshuffle=False)


def _odyssey(players: int) -> DixitOptions:
    many = players >= 7
    return replace(
        _dixit(players),
        bonus_cap=3,
        lone_finder_points=3,
        markers=2 if many else 1,
        lone_marker_point=many,
    )


def _party(players: int) -> DixitOptions:  # noqa: ARG001 - the same for any number
    return replace(_BASE, hand=5, points_to_win=None, cycles=1, match_cap=5, pass_hands=True)


def _team(players: int) -> DixitOptions:  # noqa: ARG001 - the same for any number
    return replace(_BASE, hand=4, points_to_win=None, cycles=1, bonus_cap=3)


def _short(players: int) -> Mapping[str, Any]:
    """Six rounds or so: everybody tells once, or twice at a table for three; in a crowd, points end
    it before everybody has told.
    """
    if players > MOST_TO_TELL_ONCE:
        return {"points_to_win": FEW_POINTS}
    return {"points_to_win": None, "cycles": 2 if players == 3 else 1}


EDITIONS: Mapping[str, Edition] = {
    edition.key: edition
    for edition in (
        Edition("odyssey", tuple(range(3, 13)), Finders(), _odyssey, _FINDING, _short),
        Edition("dixit", (3, 4, 5, 6), Finders(), _dixit, _FINDING, _short),
        Edition("dixit-2008", (3, 4, 5, 6), Finders(), _dixit_2008, _FINDING, _short),
        Edition("party", tuple(range(6, 13)), Matchers(), _party, _PARTY, _short),
        Edition("team", (6, 8, 10, 12), Partners(), _team, _TEAM, _short),
    )
}


def check(
    edition: Edition, players: int, cards: Sequence[CardId], chosen: Mapping[str, Any]
) -> DixitOptions:
    """The options of a table, or Refused with the reason why it can't be played."""
    if players not in edition.players:
        raise Refused(
            "player_count", game=edition.key, players=players, allowed=list(edition.players)
        )
    options = resolve(edition.defaults(players), edition.ranges, chosen)
    if options.points_to_win is None and options.cycles is None and not options.deck_end:
        raise Refused("no_end")
    if options.gives > options.hand:
        raise Refused("gives_more_than_hand", gives=options.gives, hand=options.hand)
    if len(set(cards)) != len(cards):
        raise Refused("same_card_twice")
    table = edition.roles.cards_on_table(players, options)
    _check_enough_cards(players, options, table, len(cards))
    return options


def _check_enough_cards(players: int, options: DixitOptions, table: int, cards: int) -> None:
    """The deal must leave a card, and without a new deck there must be a refill for every round."""
    if players * options.hand >= cards:
        needed = players * options.hand + table
        raise Refused(
            "too_few_cards",
            players=players,
            hand=options.hand,
            table=table,
            needed=needed,
            cards=cards,
        )
    if options.reshuffle or options.deck_end:
        return
    if options.cycles is None:
        raise Refused("deck_runs_out")
    rounds = players * options.cycles
    needed = players * options.hand + table * (rounds - 1)
    if needed > cards:
        raise Refused("too_few_cards_for_rounds", rounds=rounds, needed=needed, cards=cards)
