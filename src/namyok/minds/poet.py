"""How a mind plays «Поэзия»: lines are hints, and a poem makes one picture likelier than others."""

from collections.abc import Sequence

import numpy as np

from namyok.bots.character import Character
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
from namyok.kernel import CardId, Chance, Language, Line
from namyok.minds.character import stray
from namyok.minds.library import meanings
from namyok.minds.listener import Listener
from namyok.minds.memory import Memory, deck_of
from namyok.minds.vectors import Floats

HINT = 0.8
"""What the fit of the opening line counts: it was chosen for the story, but not too clearly."""
LEAST = 0.8
"""How well a line must go with a story, as a z-score over the deck, to be called fitting."""
CLOSE = 0.8
"""By how much another story on the table may be better for a line that is called fitting."""
CLEARNESS = 2.0
"""How sharply judges tell what fits from what does not."""
MISTAKES = 0.1
"""How often a judge marks a line otherwise than expected: people see what bots do not."""
SURE = 0.62
"""Odds from which a story is named while there are tokens left."""
CERTAIN = 0.85
"""Odds from which one line of its own is enough."""
PATIENCE = 2
"""Lines of its own after which a mind names a likely story: the finder's points are its lines."""
WISH = 0.45
"""The odds that a storyteller wants the first line to give the story: poems should grow."""
POOR = 0.5
"""How likely the best line must be to fit; below this another one is swapped first."""
ENOUGH = 0.5
"""Odds from which a story is named rather than a line laid that hardly fits any."""
NEWS = 0.5
"""What it counts for a line that its mark will part the stories."""
PLAINLY = 0.15
"""What it counts how well a line goes with the likely stories, beyond being called fitting."""


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
            return self._hint(view, offer, isinstance(swap, SwapLineOffer))
        if JudgeLineOffer in offers:
            return self._judge(view)
        if isinstance(offer := offers.get(PlaceEndingOffer), PlaceEndingOffer):
            return self._end(view, offer.endings)
        add = offers.get(AddLineOffer)
        odds = self.odds(view)
        best = max(range(len(odds)), key=lambda place: odds[place])
        guess = GuessStory(view.open_stories[best])
        may_guess = GuessStoryOffer in offers
        if not isinstance(add, AddLineOffer) or (
            may_guess and self._should_guess(view, float(odds[best]))
        ):
            return guess
        is_open = [story - 1 for story in view.open_stories]
        marks = [self._marks(view, line) for line in add.lines]
        likely = [float(odds @ mark) for mark in marks]
        if max(likely) < POOR:
            if isinstance(swap, SwapLineOffer):
                return SwapLine(add.lines[likely.index(min(likely))])
            if may_guess and odds[best] > ENOUGH and _mine(view):
                return guess
        worth = [
            self._use(odds, mark, self._fits(view, line)[is_open])
            for line, mark in zip(add.lines, marks, strict=True)
        ]
        return AddLine(add.lines[worth.index(max(worth))])

    def _fits(self, view: PoetryView, line: Line) -> Floats:
        """How well a line goes with each story of the round."""
        return np.array([self._verses.fit("line", line, card) for card in view.stories], np.float32)

    def _hint(self, view: PoetryView, offer: LayHintOffer, can_swap: bool) -> PoetryCommand:
        """The pair of story and line that points to the story, but not too clearly."""
        best: tuple[float, LayHint] | None = None
        fitting: dict[Line, float] = {}
        for line in offer.lines:
            fits = self._fits(view, line)
            margins = margin(fits)
            odds = _odds(HINT * fits)
            fitting[line] = float(margins.max())
            for story in offer.stories:
                miss = abs(float(odds[story - 1]) - WISH)
                miss += 0.1 * abs(stray(self._who, self._chance))
                miss += max(0.0, 1.0 - float(margins[story - 1])) if margins[story - 1] < 0 else 0.0
                if best is None or miss < best[0]:
                    best = miss, LayHint(story, line)
        assert best is not None, "a storyteller has stories and lines"
        if can_swap and max(fitting.values()) < 0:
            return SwapLine(min(fitting, key=lambda line: fitting[line]))
        return best[1]

    def _judge(self, view: PoetryView) -> JudgeLine:
        """By her own picture, beside the others: the answer must not lead to another one."""
        assert view.secret is not None, "the storyteller knows the secret"
        margins = margin(self._fits(view, view.poem[-1].line))
        return JudgeLine(bool(margins[view.secret - 1] >= 0))

    def _end(self, view: PoetryView, endings: Sequence[Line]) -> PlaceEnding:
        assert view.secret is not None, "the round is scored"
        card = view.stories[view.secret - 1]
        return PlaceEnding(max(endings, key=lambda one: self._verses.fit("ending", one, card)))

    def _marks(self, view: PoetryView, line: Line) -> Floats:
        """How likely a line is marked as fitting, if the secret were each of the open stories."""
        is_open = [story - 1 for story in view.open_stories]
        return likely_marks(self._fits(view, line))[is_open]

    def odds(self, view: PoetryView) -> Floats:
        """How likely each open story is the secret, by the whole poem and its marks."""
        is_open = [story - 1 for story in view.open_stories]
        sums = np.array([0.4 * stray(self._who, self._chance) for _ in is_open], np.float32)
        if view.hint is not None:
            sums += HINT * self._fits(view, view.hint)[is_open]
        for added in view.poem:
            if added.fits is not None:
                marks = self._marks(view, added.line)
                sums += np.log(marks if added.fits else 1.0 - marks)
        return _odds(sums)

    def _should_guess(self, view: PoetryView, sure: float) -> bool:
        """Once it is likely enough; but who finds it without lines of their own gains nothing."""
        if sure < SURE:
            return False
        mine = _mine(view)
        return view.virtual is not None or mine >= PATIENCE or (mine > 0 and sure > CERTAIN)

    def _use(self, odds: Floats, marks: Floats, fits: Floats) -> float:
        """A line for the likeliest story brings a point if it fits, and parts it from the rest."""
        likely = float(odds @ marks)
        news = float(_doubt(np.array([likely], np.float32))[0] - odds @ _doubt(marks))
        plainly = float(odds @ fits)
        return likely + NEWS * news + PLAINLY * plainly + 0.02 * stray(self._who, self._chance)


def margin(fits: Floats) -> Floats:
    """By how much a line is to be called fitting, if the secret were each of some stories.

    It must say something of the story, and no other one may be clearly better for it.
    """
    others = np.array(
        [max(np.delete(fits, place), default=-np.inf) for place in range(len(fits))], np.float32
    )
    result: Floats = np.minimum(fits - LEAST, fits - others + CLOSE)
    return result


def likely_marks(fits: Floats) -> Floats:
    """How likely a judge calls a line fitting, if the secret were each of some stories."""
    sure = 1.0 / (1.0 + np.exp(-CLEARNESS * margin(fits)))
    result: Floats = (MISTAKES + (1.0 - 2.0 * MISTAKES) * sure).astype(np.float32)
    return result


def _mine(view: PoetryView) -> int:
    return sum(added.seat == view.seat for added in view.poem)


def _doubt(odds: Floats) -> Floats:
    """How open a question is, in bits."""
    result: Floats = -odds * np.log2(odds) - (1.0 - odds) * np.log2(1.0 - odds)
    return result


def _odds(sums: Floats) -> Floats:
    grown = np.exp(sums - sums.max())
    result: Floats = grown / grown.sum()
    return result
