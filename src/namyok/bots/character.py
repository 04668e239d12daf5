"""Who a bot is: somebody with a name, what it likes to speak of, and how well it plays."""

from collections.abc import Mapping
from typing import Literal, get_args

from namyok.kernel import Value

Leaning = Literal["films", "proverbs", "feelings", "jokes", "tales", "plain"]
LEANINGS: tuple[Leaning, ...] = get_args(Leaning)
Level = Literal["dreamy", "gentle", "even", "sly"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Character(Value, frozen=True):
    """Somebody."""

    key: str
    """A name in small Latin letters; what people call it their language says."""
    leaning: Leaning
    """What it likes to speak of and listens for."""
    level: Level
    """How well it plays."""
    is_woman: bool
    """How it speaks of itself where grammar asks."""


CHARACTERS: Mapping[str, Character] = {
    one.key: one
    for one in (
        Character("faina", "jokes", "even", is_woman=True),
        Character("lukich", "proverbs", "even", is_woman=False),
        Character("vera", "feelings", "sly", is_woman=True),
        Character("arkady", "films", "sly", is_woman=False),
        Character("solveig", "tales", "even", is_woman=True),
        Character("grisha", "plain", "gentle", is_woman=False),
        Character("marta", "feelings", "even", is_woman=True),
        Character("osip", "tales", "gentle", is_woman=False),
        Character("inga", "films", "even", is_woman=True),
        Character("zakhar", "proverbs", "sly", is_woman=False),
        Character("tim", "jokes", "gentle", is_woman=False),
        Character("nora", "plain", "even", is_woman=True),
    )
}
"""One for each of the twelve rabbits, so that no two of a table are the same."""


def of_rabbit(colour: int) -> Character:
    """Whose rabbit it is, where a bot plays."""
    return tuple(CHARACTERS.values())[colour]
