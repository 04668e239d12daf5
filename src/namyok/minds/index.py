"""A deck as a mind knows it in one language, so that a hint is compared with all of it at once."""

import sys
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from msgspec.structs import replace

from namyok.kernel import CardId, Value
from namyok.minds.lexicon import Bag, Lexicon
from namyok.minds.library import Phrase
from namyok.minds.text import words
from namyok.minds.vectors import Floats

SOFTNESS = 0.08
"""How much more the nearest word of a card counts than the next ones."""
SECOND = 0.3
"""What the second best phrase adds to the best."""
SAYING = 2.5
"""Rarity below which a word shared with a phrase says nothing."""
TELLING = 3.0
"""The same for captions, which are long."""
PRINTED = 2e-3
"""Words with a larger share of all print have no vector among a card's phrases."""
PLAUSIBLE = 0.3
"""Odds from which a reading of a word stands for its card."""

FEATURES = ("phrase", "pool", "near", "tag", "near_tag", "culture", "near_culture", "caption")
"""What a hint can have in common with a card, in the order of the columns."""
PHRASE_FEATURES = ("phrase", "pool", "near")
"""Those that a card without phrases can't have."""


class CardWords(Value, frozen=True):
    """All that is written about a card in one language."""

    id: CardId
    """Which card."""
    tags: tuple[str, ...]
    """What it makes one think of, its title included."""
    caption: str
    """What is seen; empty if nobody wrote it."""
    phrases: tuple[Phrase, ...]
    """What a storyteller could say."""


class Inverted:
    """Which places have a lemma, and how strongly: two long arrays, of which each has a span."""

    def __init__(self, size: int, bags: Iterable[tuple[int, Bag]]) -> None:
        self.size = size
        found: dict[str, list[tuple[int, float]]] = {}
        for place, bag in bags:
            for lemma, strength in bag.items():
                found.setdefault(lemma, []).append((place, strength))
        flat = [pair for pairs in found.values() for pair in pairs]
        self._places = np.array([place for place, _ in flat], np.int32)
        self._strengths = np.array([strength for _, strength in flat], np.float32)
        ends = np.cumsum([len(pairs) for pairs in found.values()])
        self._starts = np.concatenate([[0], ends]).astype(np.int32)
        self._numbers = {lemma: number for number, lemma in enumerate(found)}

    def __call__(self, weights: Bag) -> Floats:
        """The sum of strengths times weights, by place; a place has a lemma once at most."""
        total = np.zeros(self.size, np.float32)
        for lemma, weight in weights.items():
            number = self._numbers.get(lemma)
            if number is not None:
                span = slice(self._starts[number], self._starts[number + 1])
                total[self._places[span]] += self._strengths[span] * np.float32(weight)
        return total


class Nearness:
    """How near the words of a hint come to those of each card, by their vectors."""

    def __init__(self, lexicon: Lexicon, bags: Sequence[Iterable[str]]) -> None:
        self._lexicon = lexicon
        own = [[lemma for lemma in bag if lemma in lexicon.vectors] for bag in bags]
        lemmas = list(dict.fromkeys(lemma for some in own for lemma in some))
        numbers = {lemma: number for number, lemma in enumerate(lemmas)}
        # A byte a number, which no likeness shows: four times smaller.
        exact = lexicon.vectors.of(lemmas)
        self._steps = np.abs(exact).max(axis=1, initial=0.0) / np.float32(127)
        self._rounded = np.rint(exact / self._steps[:, None]).astype(np.int8)
        self._have = np.array([bool(some) for some in own])
        self._flat = np.array([numbers[lemma] for some in own for lemma in some], np.int32)
        sizes = np.array([len(some) for some in own if some], np.int32)
        self._starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32)
        self._sizes = sizes

    def __call__(self, bag: Bag) -> Floats:
        """By card; 0 where either side has no vectors."""
        near = np.zeros(len(self._have), np.float32)
        asked = [lemma for lemma in bag if lemma in self._lexicon.vectors]
        if not len(self._rounded) or not asked:
            return near
        likeness = (
            self._lexicon.vectors.of(asked) @ self._rounded.T.astype(np.float32) * self._steps
        )
        grown = np.exp(likeness / SOFTNESS)[:, self._flat]
        summed = np.add.reduceat(grown, self._starts, axis=1) / self._sizes
        weights = np.array(
            [bag[lemma] * self._lexicon.weight(lemma) for lemma in asked], np.float32
        )
        whole = float(weights.sum())
        soft = SOFTNESS * (weights @ np.log(summed)) / (whole + 1e-9) * min(1.0, whole)
        near[self._have] = soft
        return near


class DeckIndex:
    """Everything about the cards of one deck."""

    def __init__(self, lexicon: Lexicon, cards: Sequence[CardWords]) -> None:
        self.lexicon = lexicon
        self.cards = cards
        self.places = {card.id: place for place, card in enumerate(cards)}
        size = len(cards)
        said = [[lexicon.bag(phrase.text) for phrase in card.phrases] for card in cards]
        tags = [[lexicon.bag(tag) for tag in card.tags] for card in cards]
        captions = [lexicon.bag(card.caption) for card in cards]
        self._saying: dict[tuple[str, ...], tuple[int, ...]] = {}
        for place, card in enumerate(cards):
            for phrase in card.phrases:
                key = tuple(map(sys.intern, words(phrase.text)))
                self._saying[key] = (*self._saying.get(key, ()), place)
        self.has_phrases = np.array([bool(bags) for bags in said])
        self._rows = max((len(bags) for bags in said), default=0) or 1
        self._phrases = Inverted(
            size * self._rows,
            (
                (place * self._rows + row, self._direction(bag))
                for place, bags in enumerate(said)
                for row, bag in enumerate(bags)
            ),
        )
        pools = [_pooled(bags) for bags in said]
        labels = [_strongest(bags) for bags in tags]
        self._pool = Inverted(size, enumerate(pools))
        self._tag = Inverted(size, enumerate(labels))
        self._caption = Inverted(size, enumerate(captions))
        spoken = [[one for one in _plausible(bags) if self._says(one)] for bags in said]
        # Phrases and tags share most of their words, and so one table of vectors.
        self._nearness = Nearness(lexicon, [*spoken, *map(_plausible, tags)])

    def _says(self, lemma: str) -> bool:
        return self.lexicon.vectors.share(lemma) < PRINTED

    def _direction(self, bag: Bag) -> Bag:
        length = self.lexicon.length(bag) or 1.0
        return {lemma: odds * self.lexicon.rarity(lemma) / length for lemma, odds in bag.items()}

    def saying(self, text: str) -> tuple[int, ...]:
        """The places of the cards that have a phrase word for word."""
        return self._saying.get(tuple(words(text)), ())

    def without(self, place: int, text: str) -> "DeckIndex":
        """One card alone, as who does not know a phrase knows it."""
        card, gone = self.cards[place], words(text)
        rest = tuple(one for one in card.phrases if words(one.text) != gone)
        return DeckIndex(self.lexicon, [replace(card, phrases=rest)])

    def likenesses(self, bag: Bag) -> Floats:
        """How like each phrase of each card is, as a table of cards and phrases."""
        return self._phrases(self._direction(bag)).reshape(len(self.cards), self._rows)

    def by_tags(self, bag: Bag) -> Floats:
        """What words have in common with the tags of every card."""
        rare = {lemma: odds * self.lexicon.rarity(lemma) for lemma, odds in bag.items()}
        return self._tag(rare) + self._near(bag)[1]

    def _near(self, bag: Bag) -> tuple[Floats, Floats]:
        """How near words come to the phrases and to the tags of every card."""
        near = self._nearness(bag)
        return near[: len(self.cards)], near[len(self.cards) :]

    def features(self, bag: Bag, concepts: Bag) -> Floats:
        """What the hint has in common with every card: a row a card, a column a feature."""
        rarity = self.lexicon.rarity
        rare = {lemma: odds * rarity(lemma) for lemma, odds in bag.items()}
        themes = {lemma: sure * rarity(lemma) for lemma, sure in concepts.items()}
        like = self.likenesses(bag)
        best = like.max(axis=1)
        second = np.partition(like, -2, axis=1)[:, -2] if self._rows > 1 else 0.0
        near, near_tag = self._near(bag)
        columns = (
            best + SECOND * second,
            self._pool({one: rare[one] for one in bag if rarity(one) > SAYING}),
            near,
            self._tag(rare),
            near_tag,
            self._tag(themes) + np.float32(0.5) * self._pool(themes),
            0.5 * sum(self._near(concepts)),
            self._caption({one: rare[one] for one in bag if rarity(one) > TELLING}),
        )
        return np.stack(columns, axis=1)


def standard(raw: Floats) -> Floats:
    """Z-scores down each column; a column without differences says nothing and is 0."""
    if not len(raw):
        return raw
    spread = raw.std(axis=0)
    result: Floats = np.where(
        spread > 1e-6, (raw - raw.mean(axis=0)) / np.maximum(spread, 1e-6), 0.0
    ).astype(np.float32)
    return result


def _pooled(bags: Sequence[Bag]) -> Bag:
    """How often a card's phrases have a lemma, with less for each time more."""
    count: dict[str, float] = {}
    for bag in bags:
        for lemma, odds in bag.items():
            count[lemma] = count.get(lemma, 0.0) + odds
    return {lemma: min(1.5, times) ** 0.5 for lemma, times in count.items()}


def _strongest(bags: Sequence[Bag]) -> Bag:
    """Each lemma as its best tag has it; a word of a long tag counts less."""
    best: dict[str, float] = {}
    for bag in bags:
        for lemma, odds in bag.items():
            best[lemma] = max(best.get(lemma, 0.0), odds / len(bag) ** 0.5)
    return best


def _plausible(bags: Sequence[Bag]) -> Mapping[str, None]:
    return dict.fromkeys(lemma for bag in bags for lemma, odds in bag.items() if odds >= PLAUSIBLE)
