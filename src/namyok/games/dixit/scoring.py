"""Points of a round; the rows of tests/games/dixit/test_scoring.py read like the books."""

from collections import Counter
from collections.abc import Mapping

from namyok.games.dixit.options import DixitOptions
from namyok.kernel import Number, Side, Value

FINDING = 3
"""What the storyteller and each finder get when some, but not all, found the card."""
CONSOLATION = 2
"""What everybody but the storyteller gets when all found the card, or nobody did."""


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


def finding_points(tally: Tally, options: DixitOptions) -> tuple[int, ...]:
    """The base game's points: finding, being found, and votes on own cards."""
    points = [0] * tally.sides
    finders = [side for side, numbers in tally.votes.items() if tally.target in numbers]
    if 0 < len(finders) < len(tally.votes):
        reward = options.lone_finder_points if len(tally.votes) == 2 else FINDING
        for side in (tally.storyteller, *finders):
            points[side] += reward
    else:
        for side in range(tally.sides):
            if side != tally.storyteller:
                points[side] += CONSOLATION
    for side, votes in _votes_on_own_cards(tally).items():
        cap = options.bonus_cap
        points[side] += votes if cap is None else min(votes, cap)
    if options.lone_marker_point:
        for side in finders:
            if len(tally.votes[side]) == 1:
                points[side] += 1
    return tuple(points)


def _votes_on_own_cards(tally: Tally) -> Counter[Side]:
    """How many markers lie on the cards of each side but the storyteller's."""
    owners = [tally.owners[number - 1] for numbers in tally.votes.values() for number in numbers]
    return Counter(side for side in owners if side != tally.storyteller)


def matching_points(
    greens: tuple[Number, ...], red: Number | None, cap: int | None
) -> tuple[int, ...]:
    """The party game's points: as many as have their green on the same card, if it is not red."""
    together = Counter(greens)

    def points(green: Number) -> int:
        count = together[green]
        if green == red or count == 1:
            return 0
        return count if cap is None else min(count, cap)

    return tuple(points(green) for green in greens)
