"""Who a bot is: a name, what it likes to speak of, and how well it plays."""

from collections.abc import Mapping
from typing import Literal, get_args
from zlib import crc32

from namyok.kernel import Chance, Seat, Value

Leaning = Literal["films", "proverbs", "feelings", "jokes", "tales", "plain"]
LEANINGS: tuple[Leaning, ...] = get_args(Leaning)
Level = Literal["gentle", "even", "sly"]
LEVELS: tuple[Level, ...] = get_args(Level)

NOISE: Mapping[Level, float] = {"gentle": 1.6, "even": 0.9, "sly": 0.4}
"""How far a mind's judgement of a card strays, in the listener's sums."""
FORGETS: Mapping[Level, float] = {"gentle": 0.9, "even": 0.75, "sly": 0.6}
"""The part of written phrases that a mind does not know word for word."""
EARS: Mapping[Leaning, Mapping[str, float]] = {
    "films": {"culture": 2.0, "near_culture": 2.0, "phrase": 1.2, "near_tag": 0.7},
    "proverbs": {"culture": 1.6, "pool": 1.3, "tag": 0.7},
    "feelings": {"near": 1.4, "near_tag": 1.5, "phrase": 0.8},
    "jokes": {"phrase": 1.4, "pool": 1.2, "caption": 0.5},
    "tales": {"culture": 1.6, "near": 1.2, "caption": 0.6},
    "plain": {"tag": 1.6, "caption": 2.0, "pool": 0.8},
}
"""What each of them listens for, as multiples of the common weights."""


class Character(Value, frozen=True):
    """Somebody."""

    key: str
    """A name in small Latin letters, for the command line."""
    ru: str
    """Its name in Russian."""
    en: str
    """Its name in English."""
    leaning: Leaning
    """What it likes to speak of and listens for."""
    level: Level
    """How well it plays."""

    def forgets(self, phrase: str) -> bool:
        """Whether it does not know a written phrase word for word; always the same answer."""
        return crc32(f"{self.key}/{phrase}".encode()) % 1000 < 1000 * FORGETS[self.level]

    def stray(self, chance: Chance) -> float:
        """How far a judgement strays this time: near to a bell around nought."""
        draws = [chance.draw(range(-100, 101), 1)[0] for _ in range(3)]
        return NOISE[self.level] * sum(draws) / 100.0


CHARACTERS: Mapping[str, Character] = {
    one.key: one
    for one in (
        Character("faina", "Фаина", "Faina", "jokes", "even"),
        Character("lukich", "Лукич", "Lukich", "proverbs", "even"),
        Character("vera", "Вера", "Vera", "feelings", "sly"),
        Character("arkady", "Аркадий", "Arkady", "films", "sly"),
        Character("solveig", "Сольвейг", "Solveig", "tales", "even"),
        Character("grisha", "Гриша", "Grisha", "plain", "gentle"),
        Character("marta", "Марта", "Marta", "feelings", "even"),
        Character("osip", "Осип", "Osip", "tales", "gentle"),
        Character("inga", "Инга", "Inga", "films", "even"),
        Character("zakhar", "Захар", "Zakhar", "proverbs", "sly"),
        Character("tim", "Тим", "Tim", "jokes", "gentle"),
        Character("nora", "Нора", "Nora", "plain", "even"),
    )
}
"""Those who come when nobody in particular is asked."""


def at_seat(seat: Seat) -> Character:
    """Who plays a bot's seat."""
    everybody = tuple(CHARACTERS.values())
    return everybody[seat % len(everybody)]
