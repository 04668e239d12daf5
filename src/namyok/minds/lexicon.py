"""What a mind knows of a language: how words hang together and which of them say something."""

import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from namyok.kernel import Language
from namyok.minds.english import English
from namyok.minds.library import Allusion, Saying, bank, phrases, sayings
from namyok.minds.russian import Russian
from namyok.minds.spelling import mend
from namyok.minds.tables import Tables
from namyok.minds.text import Tongue, language_of, words
from namyok.minds.vectors import Vectors

Bag = Mapping[str, float]
"""Dictionary forms with how sure it is that they are meant, up to one."""

COMMON = 1e-3
"""The share of all printed words from which a word hardly says anything."""
RARE = 4.5
"""Rarity from which a word is worth recognising an allusion by."""
COVERED = 0.3
"""The part of an allusion that two rare words must make up; people bend what they quote."""
WHOLE = 0.75
"""The part that one rare word must make up: a character's name, a title of one word."""
LATELY = 500
"""Texts of which it is remembered what they are about."""
ALLUSIONS = 3
"""The most allusions that are heard in one hint."""


class Lexicon:
    """One language, shared by all bots of a server."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.vectors = Vectors(language)
        self.tables = Tables(language)
        self._tongue: Tongue = (
            Russian(self.tables.readings) if language == "ru" else English(self.vectors)
        )
        self.bag: Callable[[str], Bag] = lru_cache(maxsize=LATELY)(self._read)
        """What a written text is about; its words are taken as they are and known from then on."""
        self._counts: Counter[str] = Counter()
        self._texts = 0
        self._written: set[str] = set()
        for said in phrases(language).values():
            self._count(self.bag(phrase.text) for phrase in said)
        self._allusions = [(one, self.bag(one.text)) for one in bank(language)]
        self._count(bag for _, bag in self._allusions)
        self._lengths = [self.length(bag) for _, bag in self._allusions]
        self._having: dict[str, list[int]] = {}
        for number, (_, bag) in enumerate(self._allusions):
            for lemma in bag:
                self._having.setdefault(lemma, []).append(number)

        self._about: dict[str, list[int]] = {}
        for number, (allusion, _) in enumerate(self._allusions):
            for lemma in themes(allusion):
                self._about.setdefault(lemma, []).append(number)

        self._sayings = {tuple(words(one.text)): one for one in sayings(language)}

    def saying(self, spoken: Iterable[str]) -> Saying | None:
        """The saying that folded words are; None if they are none."""
        return self._sayings.get(tuple(spoken))

    def allusions_to(self, sought: Bag) -> list[Allusion]:
        """Well-known things that share at least two themes, those with the rarest ones first."""
        shared: dict[int, list[float]] = {}
        for lemma, strength in sought.items():
            for number in self._about.get(lemma, ()):
                shared.setdefault(number, []).append(strength * self.rarity(lemma))
        best = [(sum(some), number) for number, some in shared.items() if len(some) > 1]
        return [self._allusions[number][0] for _, number in sorted(best, reverse=True)]

    @property
    def well_known(self) -> tuple[Allusion, ...]:
        """All that people of this language quote."""
        return tuple(allusion for allusion, _ in self._allusions)

    def _count(self, bags: Iterable[Bag]) -> None:
        for bag in bags:
            self._texts += 1
            self._counts.update(bag.keys())

    def is_word(self, word: str) -> bool:
        """Whether it is a word of the language, or one that we have written ourselves."""
        return word in self._written or self._tongue.is_word(word)

    def _read(self, text: str) -> Bag:
        mine = [
            sys.intern(word)
            for word in words(text)
            if word.isdigit() or language_of(word) == self.language
        ]
        self._written.update(mine)
        return self._bag(mine)

    def heard(self, spoken: Iterable[str], context: Bag | None = None) -> Bag:
        """What somebody means by words of this language, slips mended.

        Where it is known what they speak of, a word has only the reading that goes with it: the
        «горе» of «Горе от ума» is no mountain.
        """
        meant = (
            word if word in self._written else mend(word, self.language, self._tongue, self.vectors)
            for word in spoken
        )
        return self._bag(meant, context)

    def _bag(self, mine: Iterable[str], context: Bag | None = None) -> Bag:
        bag: dict[str, float] = {}
        for word in mine:
            readings: Mapping[str, float] = self._tongue.lemmas(word)
            if context and len(readings) > 1:
                readings = self._settled(readings, context)
            for lemma, odds in readings.items():
                bag[lemma] = min(1.0, bag.get(lemma, 0.0) + odds)
        return bag

    def _settled(self, readings: Bag, context: Bag) -> Bag:
        near = [lemma for lemma in context if lemma in self.vectors]
        known = [lemma for lemma in readings if lemma in self.vectors]
        if not near or not known:
            return readings
        likeness = (self.vectors.of(known) @ self.vectors.of(near).T).max(axis=1)
        return {known[int(likeness.argmax())]: 1.0}

    def rarity(self, lemma: str) -> float:
        """How much it says that two texts share a word."""
        return math.log((self._texts + 1) / (self._counts.get(lemma, 0) + 0.5))

    def weight(self, lemma: str) -> float:
        """How much a word says by itself, up to one."""
        return COMMON / (COMMON + self.vectors.share(lemma))

    def length(self, bag: Bag) -> float:
        """The length of a bag as a vector of rarities."""
        return math.sqrt(sum((odds * self.rarity(lemma)) ** 2 for lemma, odds in bag.items()))

    def allusions(self, bag: Bag) -> list[tuple[float, Allusion]]:
        """The best known things that a hint may play on, with how surely, up to one."""
        length = self.length(bag)
        near = {number for lemma in bag for number in self._having.get(lemma, ())}
        heard: list[tuple[float, int]] = []
        for number in near:
            other, far = self._allusions[number][1], self._lengths[number]
            shared = [lemma for lemma in bag if lemma in other]
            rare = sum(self.rarity(lemma) > RARE for lemma in shared)
            part = sum((other[lemma] * self.rarity(lemma)) ** 2 for lemma in shared) / far**2
            if (rare > 1 and part > COVERED) or (rare and part > WHOLE):
                dot = sum(bag[lemma] * other[lemma] * self.rarity(lemma) ** 2 for lemma in shared)
                heard.append((dot / (length * far) * math.sqrt(min(part, 1.0)), number))
        heard.sort(reverse=True)
        return [(sure, self._allusions[number][0]) for sure, number in heard[:ALLUSIONS]]


def themes(allusion: Allusion) -> tuple[str, ...]:
    """What an allusion is about; concepts are dictionary forms already, so none is looked up."""
    return tuple(
        dict.fromkeys(sys.intern(word) for concept in allusion.concepts for word in words(concept))
    )
