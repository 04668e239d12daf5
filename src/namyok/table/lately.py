"""Cards that a table saw lately come later: luck that prefers the others (docs/decisions/0020)."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from namyok.kernel import CardId, Chance

T = TypeVar("T")


class Lately:
    """A Chance for the cards of one table; among cards seen equally long ago all are as likely."""

    def __init__(self, chance: Chance, seen: Mapping[CardId, int]) -> None:
        self._chance = chance
        self._seen = seen

    def draw(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """What is no card, or was never seen, comes first; then what was seen longest ago."""
        if self._seen.keys().isdisjoint(items):  # as nearly always, and found out in one go
            return self._chance.draw(items, count)
        ages: dict[int, list[T]] = {}
        for item in items:
            age = self._seen.get(item, 0) if isinstance(item, str) else 0
            ages.setdefault(age, []).append(item)
        if len(ages) == 1:
            return self._chance.draw(items, count)
        drawn: list[T] = []
        for age in sorted(ages):
            wanted = min(len(ages[age]), count - len(drawn))
            if wanted:
                drawn.extend(self._chance.draw(ages[age], wanted))
        # Who is dealt first must not get the newest pictures.
        return self._chance.draw(drawn, count)
