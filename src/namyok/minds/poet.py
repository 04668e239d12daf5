"""How a mind plays «Поэзия»: lines are hints, and a poem makes one picture likelier than others."""

from collections.abc import Sequence

import numpy as np

from namyok.content import verse_texts
from namyok.games.poetry.commands import (
    AddLine,
    GuessStory,
    JudgeLine,
    LayHint,
    PlaceEnding,
    PoetryCommand,
    SwapLine,
)
from namyok.games.poetry.offers import (
    AddLineOffer,
    GuessStoryOffer,
    JudgeLineOffer,
    LayHintOffer,
    PlaceEndingOffer,
    SwapLineOffer,
)
from namyok.games.poetry.views import PoetryView
from namyok.kernel import CardId, Chance, Language, Line, Number
from namyok.minds.character import Character
from namyok.minds.library import meanings
from namyok.minds.listener import Listener
from namyok.minds.memory import Memory, deck_of
from namyok.minds.vectors import Floats

TEMPERATURE = 1.5
"""By which sums of fits become odds that hold what they say."""
HINT = 1.3
"""The opening line counts more than another: it was chosen for the story."""
AGAINST = 0.7
"""A line that does not fit speaks less clearly than one that does."""
FITS = 0.2
"""How well a line must go with the story, as a z-score over the deck, to be called fitting."""
SURE = 0.62
"""Odds from which a story is named while there are tokens left."""
WISH = 0.45
"""The odds that a storyteller wants the first line to give the story: poems should grow."""
POOR = 0.0
"""A best line below this is worth swapping another for a new one."""
CERTAIN = 0.85
"""Odds from which one line of its own is enough."""
PATIENCE = 2
"""Lines of its own after which a mind names a likely story: the finder's points are its lines."""


class Verses:
    """How well lines and endings go with the cards of a deck; each worked out once."""

    def __init__(self, memory: Memory, language: Language) -> None:
        self._memory = memory
        self._language = language
        self._listener = Listener(memory)
        self._fits: dict[tuple[str, Line, str], dict[CardId, float]] = {}

    def fit(self, kind: str, line: Line, card: CardId) -> float:
        """As a z-score over the card's deck; 0 for a card that nothing is known of."""
        deck = deck_of(card)
        key = kind, line, deck
        if key not in self._fits:
            self._fits[key] = self._work_out(kind, line, deck)
        return self._fits[key].get(card, 0.0)

    def _work_out(self, kind: str, line: Line, deck: str) -> dict[CardId, float]:
        index = self._memory.index(deck, self._language)
        if index is None:
            return {}
        meaning = meanings(self._language)[kind][line]
        text = verse_texts(self._language)[kind][line]
        cards = [card.id for card in index.cards]
        whole = self._listener.understand(" ".join((*meaning.seen, *meaning.sense)))
        scores = self._listener.scores(whole, cards)
        scores += 0.3 * self._listener.scores(self._listener.understand(text), cards)
        spread = float(scores.std()) or 1.0
        mean = float(scores.mean())
        return {
            card: (float(score) - mean) / spread for card, score in zip(cards, scores, strict=True)
        }


class Poet:
    """One character at a table of a language."""

    def __init__(self, who: Character, verses: Verses, chance: Chance) -> None:
        self._who = who
        self._verses = verses
        self._chance = chance

    def choose(self, view: PoetryView) -> PoetryCommand:
        """A move."""
        offers = {type(offer): offer for offer in view.offers}
        swap = offers.get(SwapLineOffer)
        if isinstance(offer := offers.get(LayHintOffer), LayHintOffer):
            return self._hint(view, offer)
        if JudgeLineOffer in offers:
            return self._judge(view)
        if isinstance(offer := offers.get(PlaceEndingOffer), PlaceEndingOffer):
            return self._end(view, offer.endings)
        guess, add = offers.get(GuessStoryOffer), offers.get(AddLineOffer)
        assert isinstance(guess, GuessStoryOffer), "a seat that is asked to move has an offer"
        odds = self.odds(view)
        best = max(range(len(odds)), key=lambda place: odds[place])
        if not isinstance(add, AddLineOffer) or self._should_guess(view, float(odds[best])):
            return GuessStory(view.open_stories[best])
        worth = [self._use(view, line, odds) for line in add.lines]
        if max(worth) < POOR and isinstance(swap, SwapLineOffer):
            return SwapLine(add.lines[worth.index(min(worth))])
        return AddLine(add.lines[worth.index(max(worth))])

    def _fit(self, view: PoetryView, line: Line, story: Number, kind: str = "line") -> float:
        return self._verses.fit(kind, line, view.stories[story - 1])

    def _hint(self, view: PoetryView, offer: LayHintOffer) -> PoetryCommand:
        """The pair of story and line that points to the story, but not too clearly."""
        best: tuple[float, LayHint] | None = None
        for line in offer.lines:
            odds = _odds([HINT * self._fit(view, line, story) for story in offer.stories])
            for place, story in enumerate(offer.stories):
                miss = abs(float(odds[place]) - WISH) + 0.1 * abs(self._who.stray(self._chance))
                miss += 1.0 if self._fit(view, line, story) < FITS else 0.0
                if best is None or miss < best[0]:
                    best = miss, LayHint(story, line)
        assert best is not None, "a storyteller has stories and lines"
        return best[1]

    def _judge(self, view: PoetryView) -> JudgeLine:
        assert view.secret is not None, "the storyteller knows the secret"
        return JudgeLine(self._fit(view, view.poem[-1].line, view.secret) > FITS)

    def _end(self, view: PoetryView, endings: Sequence[Line]) -> PlaceEnding:
        secret = view.secret
        assert secret is not None, "the round is scored"
        return PlaceEnding(max(endings, key=lambda one: self._fit(view, one, secret, "ending")))

    def odds(self, view: PoetryView) -> Floats:
        """How likely each open story is the secret, by the whole poem and its marks."""
        sums = []
        for story in view.open_stories:
            total = HINT * self._fit(view, view.hint, story) if view.hint is not None else 0.0
            for added in view.poem:
                fit = self._fit(view, added.line, story)
                total += fit if added.fits else -AGAINST * fit if added.fits is False else 0.0
            sums.append(total + 0.4 * self._who.stray(self._chance))
        return _odds(sums)

    def _should_guess(self, view: PoetryView, sure: float) -> bool:
        """Once it is likely enough; but who finds it without lines of their own gains nothing."""
        if sure < SURE:
            return False
        mine = sum(added.seat == view.seat for added in view.poem)
        return view.virtual is not None or mine >= PATIENCE or (mine > 0 and sure > CERTAIN)

    def _use(self, view: PoetryView, line: Line, odds: Floats) -> float:
        """A line for the likeliest story brings a point if it fits, and parts it from the rest."""
        fits = np.array([self._fit(view, line, story) for story in view.open_stories])
        expected = float(odds @ fits)
        spread = float(np.sqrt(odds @ (fits - expected) ** 2))
        return expected + 0.5 * spread + 0.1 * self._who.stray(self._chance)


def _odds(sums: Sequence[float]) -> Floats:
    scaled = np.array(sums, np.float32) / TEMPERATURE
    grown = np.exp(scaled - scaled.max())
    result: Floats = grown / grown.sum()
    return result
