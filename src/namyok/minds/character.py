"""How characters differ at a table: what they hear, what they know by heart, how far they stray."""

import re
from collections.abc import Mapping, Sequence
from zlib import crc32

from namyok.bots.character import LEANINGS, Character, Leaning, Level
from namyok.kernel import Chance
from namyok.minds.library import READERS

NOISE: Mapping[Level, float] = {"dreamy": 300.0, "gentle": 1.6, "even": 0.9, "sly": 0.4}
"""How far a mind's judgement of a card strays, in the listener's sums: the dreamy choose nearly at
random, so that not all find what is plain."""
CLEAR, DOUBT = 0.3, 2.2
"""How far it strays where one card is clear to it, and how much further where none is: who does
not know should not all choose the same card."""
FORGETS: Mapping[Level, float] = {"dreamy": 0.9, "gentle": 0.9, "even": 0.75, "sly": 0.6}
"""The part of written phrases that a mind does not know word for word."""
MISSES: Mapping[Level, float] = {"dreamy": 0.45, "gentle": 0.45, "even": 0.35, "sly": 0.15}
"""The part of hints whose point a mind misses: it takes them by their letter. Friends do, too; if
all bots saw every point, a good hint would be found by all, and bring nothing."""
LITERAL: Mapping[str, float] = {
    "phrase": 0.0,
    "pool": 0.0,
    "near": 0.4,
    "culture": 0.0,
    "near_culture": 0.0,
    "tag": 2.0,
    "near_tag": 2.0,
    "caption": 2.0,
}
"""What it listens for then."""
EARS: Mapping[Leaning, Mapping[str, float]] = {
    "films": {"culture": 2.6, "near_culture": 2.6, "phrase": 1.32, "near_tag": 0.52},
    "proverbs": {"culture": 1.96, "pool": 1.48, "tag": 0.52},
    "feelings": {"near": 1.64, "near_tag": 1.8, "phrase": 0.68},
    "jokes": {"phrase": 1.64, "pool": 1.32, "caption": 0.2},
    "tales": {"culture": 1.96, "near": 1.32, "caption": 0.36},
    "plain": {"tag": 1.96, "caption": 2.6, "pool": 0.68},
}
"""What each of them listens for, as multiples of the common weights."""

_OF_ONESELF = re.compile(
    r"\b(я|жду|стою|сижу|лежу|иду|лечу|плыву|ищу|хочу|люблю|смотрю|вижу|знаю|помню|держу|несу)\b",
    re.IGNORECASE,
)
_HE = re.compile(r"[аеёиоуыя]л(ся)?\b")
_SHE = re.compile(r"[аеёиоуыя]ла(сь)?\b")


def can_say(who: Character, text: str) -> bool:
    """Whether somebody may say of themselves what a Russian verb says of a man or a woman."""
    if not _OF_ONESELF.search(text):
        return True
    return not (_HE if who.is_woman else _SHE).search(text)


def forgets(who: Character, phrase: str) -> bool:
    """Whether it does not know a written phrase word for word; always the same answer."""
    return crc32(f"{who.key}/{phrase}".encode()) % 1000 < 1000 * FORGETS[who.level]


def misses(who: Character, hint: str) -> bool:
    """Whether the point of a hint escapes it; always the same answer."""
    return crc32(f"{hint} {who.key}".encode()) % 1000 < 1000 * MISSES[who.level]


def taste(who: Character) -> int:
    """As which reader of pictures it takes what fits many of them."""
    return LEANINGS.index(who.leaning) % READERS


def stray(who: Character, chance: Chance, part: float = 1.0, more: float = 0.0) -> float:
    """How far a judgement strays this time, where it is a matter of taste by more: near to a bell
    around nought."""
    draws = [chance.draw(range(-100, 101), 1)[0] for _ in range(3)]
    return (part * NOISE[who.level] + more) * sum(draws) / 100.0


def unsure(odds: Sequence[float]) -> float:
    """The part of its straying that a mind strays where it believes in cards by these odds."""
    return CLEAR + DOUBT * (1.0 - max(odds, default=0.0))
