"""Points of a round and their reasons; tests/games/dixit/test_scoring.py reads like the books."""

from collections import Counter
from collections.abc import Mapping

from namyok.games.dixit.options import DixitOptions
from namyok.games.dixit.state import Part, Why
from namyok.kernel import Number, Side, Value

FINDING = 3
"""What the storyteller and each finder get when some, but not all, found the card."""
CONSOLATION = 2
"""What everybody but the storyteller gets when all found the card, or nobody did."""

_MISSED = Part("missed", 0)

Parts = tuple[tuple[Part, ...], ...]
"""What the points of each side are made of."""


class Tally(Value, frozen=True):
    """A round as the points see it: sides, not seats."""

    sides: int
    """How many scores there are."""
    storyteller: Side
    """The storyteller's side."""
    owners: tuple[Side, ...]
    """Whose card each number is."""
    target: Number
    """The card to find."""
    votes: Mapping[Side, tuple[Number, ...]]
    """The markers of each side that voted."""


def totals(parts: Parts) -> tuple[int, ...]:
    """The points by side."""
    return tuple([sum([part.points for part in own]) for own in parts])


def finding_parts(tally: Tally, options: DixitOptions) -> Parts:
    """The base game's points: finding, being found, and votes on own cards."""
    finders = {side for side, numbers in tally.votes.items() if tally.target in numbers}
    parts = [[part] for part in _base_parts(tally, options, finders)]
    for side, votes in enumerate(_votes_on_own_cards(tally)):
        if votes and side != tally.storyteller:
            parts[side].append(Part("chosen", _capped(votes, options.bonus_cap), votes))
    if options.lone_marker_point:
        for side in finders:
            if len(tally.votes[side]) == 1:
                parts[side].append(Part("lone_marker", 1))
    return tuple(map(tuple, parts))


def _base_parts(tally: Tally, options: DixitOptions, finders: set[Side]) -> list[Part]:
    """What finding or not finding the card brings each side."""
    if 0 < len(finders) < len(tally.votes):
        reward = options.lone_finder_points if len(tally.votes) == 2 else FINDING
        found, told = Part("found", reward), Part("told", reward, len(finders))
        parts = [found if side in finders else _MISSED for side in range(tally.sides)]
    else:
        why: Why = "all_found" if finders else "none_found"
        told = Part(why, 0, len(tally.votes))
        parts = [Part(why, CONSOLATION, len(tally.votes))] * tally.sides
    parts[tally.storyteller] = told
    return parts


def _votes_on_own_cards(tally: Tally) -> list[int]:
    """How many markers lie on the cards of each side."""
    votes = [0] * tally.sides
    for numbers in tally.votes.values():
        for number in numbers:
            votes[tally.owners[number - 1]] += 1
    return votes


def matching_parts(greens: tuple[Number, ...], red: Number | None, cap: int | None) -> Parts:
    """The party game's points: as many as have their green on the same card, if it is not red."""
    together = Counter(greens)

    def part(green: Number) -> Part:
        count = together[green]
        if green == red:
            return Part("red", 0, count)
        return Part("alone", 0, 1) if count == 1 else Part("matched", _capped(count, cap), count)

    return tuple((part(green),) for green in greens)


def _capped(count: int, cap: int | None) -> int:
    return count if cap is None else min(count, cap)
