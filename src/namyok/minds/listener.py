"""Listening: how likely each card on the table is the one that a hint is for, and why."""

from collections.abc import Mapping, Sequence

import numpy as np

from namyok.content import LANGUAGES, Language
from namyok.kernel import CardId, Record
from namyok.minds.index import FEATURES, PHRASE_FEATURES, DeckIndex
from namyok.minds.lexicon import Bag, Lexicon
from namyok.minds.library import Allusion
from namyok.minds.memory import Memory, deck_of
from namyok.minds.spelling import other_layout
from namyok.minds.text import language_of, words
from namyok.minds.vectors import Floats

WEIGHTS: Mapping[str, float] = {
    "phrase": 0.8,
    "pool": 0.8,
    "near": 1.0,
    "tag": 0.4,
    "near_tag": 0.5,
    "culture": 0.3,
    "near_culture": 0.3,
    "caption": 0.3,
}
"""What each feature counts; chosen on hints for odd cards, measured on those for even ones."""
TEMPERATURE = 1.7
"""By which sums become odds that hold what they say."""

_HAS_NO_PHRASES = [FEATURES.index(name) for name in PHRASE_FEATURES]


class Hint(Record, frozen=True):
    """What was said, by language."""

    text: str
    """As it was said."""
    bags: Mapping[Language, Bag]
    """What each part of it is about; a language that it has no word of is not there."""
    concepts: Mapping[Language, Bag]
    """What the allusions in it are about."""
    allusions: tuple[Allusion, ...]
    """What it plays on, the surest first."""


class Heard(Record, frozen=True):
    """What a listener makes of a hint for some cards."""

    scores: tuple[float, ...]
    """How well each card goes with it, as sums of z-scores over the whole deck."""
    odds: tuple[float, ...]
    """How likely each one is meant, if one of them is."""


class Listener:
    """Compares a hint with cards; who weighs features otherwise is another mind."""

    def __init__(self, memory: Memory, leanings: Mapping[str, float] | None = None) -> None:
        self._memory = memory
        mine = leanings or {}
        self._weights = np.array(
            [WEIGHTS[name] * mine.get(name, 1.0) for name in FEATURES], np.float32
        )

    def understand(self, text: str) -> Hint:
        """Words, slips mended, and what they allude to."""
        spoken: dict[Language, list[str]] = {}
        for word in words(text):
            language = self._spoken_in(word)
            typed = word if language_of(word) == language else other_layout(word, language_of(word))
            spoken.setdefault(language, []).append(typed)
        bags = {
            language: self._memory.lexicon(language).heard(spoken[language]) for language in spoken
        }
        heard = {
            language: self._memory.lexicon(language).allusions(bags[language]) for language in bags
        }
        return Hint(
            text,
            bags,
            {
                language: _themes(self._memory.lexicon(language), heard[language])
                for language in bags
            },
            tuple(one for language in LANGUAGES for _, one in heard.get(language, ())),
        )

    def _spoken_in(self, word: str) -> Language:
        """By its letters, unless they make a word only on the other keyboard."""
        language = language_of(word)
        if word.isdigit() or self._memory.lexicon(language).is_word(word) or len(word) < 4:
            return language
        other: Language = "en" if language == "ru" else "ru"
        retyped = other_layout(word, language)
        return other if self._memory.lexicon(other).is_word(retyped) else language

    def hear(self, hint: Hint, cards: Sequence[CardId]) -> Heard:
        """Odds over some cards; equal ones where nothing is known."""
        scores = self.scores(hint, cards)
        grown = np.exp((scores - scores.max()) / TEMPERATURE) if len(scores) else scores
        odds = grown / grown.sum() if len(scores) else grown
        return Heard(tuple(map(float, scores)), tuple(map(float, odds)))

    def scores(self, hint: Hint, cards: Sequence[CardId]) -> Floats:
        """How well each card goes with a hint, measured by the whole of their decks."""
        total = np.zeros(len(cards), np.float32)
        said = sum(sum(bag.values()) for bag in hint.bags.values())
        for language, bag in hint.bags.items():
            part = sum(bag.values()) / said if said else 0.0
            total += np.float32(part) * self._scores(language, bag, hint.concepts[language], cards)
        return total

    def _scores(
        self, language: Language, bag: Bag, concepts: Bag, cards: Sequence[CardId]
    ) -> Floats:
        decks = dict.fromkeys(map(deck_of, cards))
        indexes = [one for deck in decks if (one := self._memory.index(deck, language))]
        places: dict[CardId, int] = {}
        for index in indexes:
            places.update((card.id, len(places)) for card in index.cards)
        if not places:
            return np.zeros(len(cards), np.float32)
        sums = _standard(indexes, bag, concepts) @ self._weights
        return np.array(
            [sums[places[card]] if card in places else 0.0 for card in cards], np.float32
        )


def _themes(lexicon: Lexicon, allusions: Sequence[tuple[float, Allusion]]) -> Bag:
    """What some allusions are about, each theme as sure as the surest that has it."""
    themes: dict[str, float] = {}
    for sure, allusion in allusions:
        for lemma, odds in lexicon.bag(" ".join(allusion.concepts)).items():
            themes[lemma] = max(themes.get(lemma, 0.0), sure * odds)
    return themes


def _standard(indexes: Sequence[DeckIndex], bag: Bag, concepts: Bag) -> Floats:
    """Every feature as a z-score over all cards that can have it; 0 for the others."""
    raw = np.concatenate([index.features(bag, concepts) for index in indexes])
    written = np.concatenate([index.has_phrases for index in indexes])
    result = _z(raw)
    for column in _HAS_NO_PHRASES:
        result[:, column] = 0.0
        result[written, column] = _z(raw[written, column])
    return result


def _z(raw: Floats) -> Floats:
    if not len(raw):
        return raw
    spread = raw.std(axis=0)
    result: Floats = np.where(
        spread > 1e-6, (raw - raw.mean(axis=0)) / np.maximum(spread, 1e-6), 0.0
    ).astype(np.float32)
    return result
