"""Sayings that fit many pictures at once: how many of several listeners find a card by one."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

import numpy as np

from namyok.kernel import CardId, Language
from namyok.minds.library import Saying, sayings
from namyok.minds.memory import Memory
from namyok.minds.vectors import Floats

RIVALS, HAND = 5, 6
"""Who else lays a card, and out of how many."""
TABLES = 48
"""How many tables a mind imagines before it says something."""
TOGETHER = 2.0
"""People who look at the same few cards agree more than their tastes do: a card that draws twice as
much as another gets four times its votes, so listeners part where several cards draw alike."""
UNFORESEEN = 1.0
"""How far what all of them see in a card on the table strays from what is known of it."""
TELLABLE = 40.0
"""How strongly people must be drawn to a card to say "of course" when they know which it was."""


class Prospect(NamedTuple):
    """What comes of a saying for a card."""

    text: str
    """The saying."""
    chance: float
    """How likely a listener finds the card by it."""
    parts: float
    """How likely some of five listeners find it and some do not."""


class Wide:
    """Knows the sayings for every card, and against what they stand in the decks in play."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._told: dict[Language, dict[CardId, list[tuple[int, Saying]]]] = {}
        self._against = lru_cache(maxsize=20_000)(self._work_out)

    def of(self, card: CardId, decks: Sequence[str], language: Language) -> Iterator[Prospect]:
        """What can be said of it and of others."""
        for place, saying in self._of_cards(language).get(card, ()):
            own, rivals = saying.draws[card][-1], self._against(language, place, tuple(decks))
            found = own**TOGETHER / (own**TOGETHER + rivals.sum(axis=1))
            parts = 1.0 - found**RIVALS - (1.0 - found) ** RIVALS
            yield Prospect(saying.text, float(found.mean()), float(parts.mean()))

    def _of_cards(self, language: Language) -> dict[CardId, list[tuple[int, Saying]]]:
        if language not in self._told:
            told: dict[CardId, list[tuple[int, Saying]]] = {}
            for place, saying in enumerate(sayings(language)):
                for card, draws in saying.draws.items():
                    if saying.marked and draws[-1] >= TELLABLE:
                        told.setdefault(card, []).append((place, saying))
            self._told[language] = told
        return self._told[language]

    def _work_out(self, language: Language, place: int, decks: tuple[str, ...]) -> Floats:
        """What each rival's card draws those who sit together at some tables, always the same ones.

        Of its hand a rival lays the card that draws most: the one of many that comes first if
        nothing before it is in the same hand.
        """
        saying = sayings(language)[place]
        indexes = [self._memory.index(deck, language) for deck in decks]
        cards = [one.id for index in indexes if index for one in index.cards]
        draws = sorted((saying.draws.get(card, (1.0,))[-1] for card in cards), reverse=True)
        luck = np.random.default_rng(crc32(saying.text.encode()))
        hands = luck.integers(len(draws), size=(TABLES, RIVALS, HAND)).min(axis=2)
        laid: Floats = np.array(draws, np.float32)[hands] ** TOGETHER
        return laid * np.exp(luck.normal(0.0, UNFORESEEN, laid.shape)).astype(np.float32)
