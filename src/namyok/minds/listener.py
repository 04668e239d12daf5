"""Listening: how likely each card on the table is the one that a hint is for, and why."""

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from namyok.kernel import CardId, Language, Value
from namyok.minds.index import FEATURES, PHRASE_FEATURES, DeckIndex, standard
from namyok.minds.lexicon import Bag, themes
from namyok.minds.library import Allusion, Saying
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
BESIDE = 0.25
"""What all else counts beside a saying that is known to fit many pictures, as a part: people go by
what they see."""
TEMPERATURE = 1.7
"""By which sums become odds that hold what they say."""

QUOTED = 0.7
"""How sure an allusion must be for its words to mean what they mean there."""

_HAS_NO_PHRASES = [FEATURES.index(name) for name in PHRASE_FEATURES]


class Hint(Value, frozen=True):
    """What was said, by language."""

    text: str
    """As it was said."""
    bags: Mapping[Language, Bag]
    """What each part of it is about; a language that it has no word of is not there."""
    concepts: Mapping[Language, Bag]
    """What the allusions in it are about."""
    allusions: tuple[Allusion, ...]
    """What it plays on, the surest first."""
    saying: Saying | None = None
    """What is known to fit many pictures, if it is just that."""


class Listener:
    """Compares a hint with cards; who weighs features otherwise is another mind."""

    def __init__(
        self,
        memory: Memory,
        leanings: Mapping[str, float] | None = None,
        forgets: Callable[[str], bool] | None = None,
        reader: int = -1,
    ) -> None:
        """``reader`` says as which of them it takes sayings that fit many pictures; the last: as
        all of them do together. ``forgets`` tells which written phrases it does not know when it
        hears them word for word: bots tell what is written, and it would be no game if all of
        them knew it all."""
        self._memory = memory
        self._forgets = forgets
        self._reader = reader
        self._weights = _weights(WEIGHTS, leanings or {})

    @property
    def weights(self) -> Floats:
        """What each feature counts."""
        return self._weights

    def understand(self, text: str) -> Hint:
        """Words, slips mended, and what they allude to."""
        spoken: dict[Language, list[str]] = {}
        for word in words(text):
            language = self._spoken_in(word)
            typed = word if language_of(word) == language else other_layout(word, language_of(word))
            spoken.setdefault(language, []).append(typed)
        bags: dict[Language, Bag] = {}
        concepts: dict[Language, Bag] = {}
        allusions: list[tuple[float, Allusion]] = []
        saying: Saying | None = None
        for language, mine in spoken.items():
            lexicon = self._memory.lexicon(language)
            heard = lexicon.allusions(lexicon.heard(mine))
            concepts[language] = _themes(heard)
            is_quoted = bool(heard) and heard[0][0] > QUOTED
            bags[language] = lexicon.heard(mine, concepts[language] if is_quoted else None)
            saying = saying or lexicon.saying(mine)
            allusions += heard
        allusions.sort(key=lambda one: -one[0])
        return Hint(text, bags, concepts, tuple(one for _, one in allusions), saying)

    def _spoken_in(self, word: str) -> Language:
        """By its letters, unless they make a word only on the other keyboard."""
        language = language_of(word)
        if word.isdigit() or self._memory.lexicon(language).is_word(word) or len(word) < 4:
            return language
        other: Language = "en" if language == "ru" else "ru"
        retyped = other_layout(word, language)
        return other if self._memory.lexicon(other).is_word(retyped) else language

    def odds(self, hint: Hint, cards: Sequence[CardId]) -> tuple[float, ...]:
        """How likely each card is meant, if one of them is; equally where nothing is known."""
        return odds_of(self.scores(hint, cards))

    def scores(self, hint: Hint, cards: Sequence[CardId]) -> Floats:
        """How well each card goes with a hint, measured by the whole of their decks."""
        total = np.zeros(len(cards), np.float32)
        said = sum(sum(bag.values()) for bag in hint.bags.values())
        for language, bag in hint.bags.items():
            part = sum(bag.values()) / said if said else 0.0
            total += np.float32(part) * self._scores(language, hint, cards)
        if draws := draws_of(hint, cards):
            known = [
                math.log(draws[card][self._reader]) if card in draws else 0.0 for card in cards
            ]
            total = np.float32(BESIDE) * total + np.array(known, np.float32) * TEMPERATURE
        return total

    def _scores(self, language: Language, hint: Hint, cards: Sequence[CardId]) -> Floats:
        found = self.features(language, hint, cards)
        if found is None:
            return np.zeros(len(cards), np.float32)
        places, features = found
        sums = features @ self._weights
        return np.array(
            [sums[places[card]] if card in places else 0.0 for card in cards], np.float32
        )

    def features(
        self, language: Language, hint: Hint, cards: Sequence[CardId]
    ) -> tuple[Mapping[CardId, int], Floats] | None:
        """Every feature as a z-score over the decks of some cards, and where each card stands."""
        decks = dict.fromkeys(map(deck_of, cards))
        indexes = [one for deck in decks if (one := self._memory.index(deck, language))]
        places: dict[CardId, int] = {}
        for index in indexes:
            places.update((card.id, len(places)) for card in index.cards)
        if not places:
            return None
        bag, concepts = hint.bags[language], hint.concepts[language]
        raw = np.concatenate([self._raw(index, hint.text, bag, concepts) for index in indexes])
        return places, _standard(raw, np.concatenate([index.has_phrases for index in indexes]))

    def _raw(self, index: DeckIndex, text: str, bag: Bag, concepts: Bag) -> Floats:
        raw = index.features(bag, concepts)
        if self._forgets is not None:
            for place in index.saying(text):
                if self._forgets(text):
                    raw[place] = index.without(place, text).features(bag, concepts)[0]
        return raw


def draws_of(hint: Hint, cards: Sequence[CardId]) -> dict[CardId, tuple[float, ...]]:
    """How a hint is known to draw readers to some cards; those that came to nobody's mind are not
    there."""
    known = hint.saying.draws if hint.saying else {}
    return {card: known[card] for card in cards if card in known}


def _weights(common: Mapping[str, float], leanings: Mapping[str, float]) -> Floats:
    mine = [common.get(name, 0.0) * leanings.get(name, 1.0) for name in FEATURES]
    return np.array(mine, np.float32)


def _themes(allusions: Sequence[tuple[float, Allusion]]) -> Bag:
    """What some allusions are about, each theme as sure as the surest that has it."""
    found: dict[str, float] = {}
    for sure, allusion in allusions:
        for lemma in themes(allusion):
            found[lemma] = max(found.get(lemma, 0.0), sure)
    return found


def _standard(raw: Floats, written: npt.NDArray[np.bool_]) -> Floats:
    """Every feature as a z-score over all cards that can have it; 0 for the others."""
    result = standard(raw)
    for column in _HAS_NO_PHRASES:
        result[:, column] = 0.0
        result[written, column] = standard(raw[written, column])
    return result


def odds_of(scores: Sequence[float] | Floats) -> tuple[float, ...]:
    """Sums of z-scores as odds that add up to one."""
    if not len(scores):
        return ()
    scaled = np.array(scores, np.float64) / TEMPERATURE
    grown = np.exp(scaled - scaled.max())
    return tuple(map(float, grown / grown.sum()))
