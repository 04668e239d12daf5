"""How a mind plays the picture games."""

import math
from collections.abc import Sequence
from typing import assert_never

import numpy as np

from namyok.bots.character import Character
from namyok.games.dixit.commands import (
    Clue,
    ClueKind,
    ComeForward,
    DixitCommand,
    GiveCards,
    GiveClue,
    TakeBack,
    Vote,
)
from namyok.games.dixit.offers import (
    ComeForwardOffer,
    GiveCardsOffer,
    GiveClueOffer,
    TakeBackOffer,
    VoteOffer,
)
from namyok.games.dixit.views import DixitView
from namyok.kernel import CardId, Chance, Language, Number
from namyok.minds.character import misses, stray, unsure
from namyok.minds.diary import Diary
from namyok.minds.listener import Listener, draws_of, odds_of
from namyok.minds.teller import Teller
from namyok.minds.vectors import Floats

HUM = "hum"
"""The clip of a bot at a table that wants sounds or mime only: a client hums it by itself."""
FANCY = 0.4
"""How far the choice of a decoy strays, as a part of how far a vote does: it should draw votes."""
TASTE = 1.4
"""How much further votes stray where a hint fits many pictures, on which people differ."""
MATCHING, OPINION = 0.4, 0.8
"""How far a vote strays where one should choose as everybody does, by its level and beside it, in
spreads of the cards' fits: people differ as much in what they think that others think, whether
cards fit well or badly."""
SPREAD = 0.5, 4.0
"""The least and most that such a spread counts for: who is at sea chooses by luck, and a card that
alone fits plainly is plain to all."""
SHORT = 5
"""Words from which each further one makes a hint clearer."""
FINDING = 3
"""What finding the card brings, against which a second marker is weighed."""


class Pictures:
    """One character at a table of a language."""

    def __init__(
        self,
        who: Character,
        language: Language,
        listener: Listener,
        literal: Listener,
        common: Listener,
        teller: Teller,
        diary: Diary,
        chance: Chance,
    ) -> None:
        """``common`` hears as most people do, ``listener`` as this one does, and ``literal`` as
        this one does whom the point of a hint escapes."""
        self._who = who
        self._language = language
        self._listener = listener
        self._literal = literal
        self._common = common
        self._teller = teller
        self._diary = diary
        self._chance = chance

    def choose(self, view: DixitView) -> DixitCommand:
        """A move for the first offer, which is the one that the table waits for."""
        if view.clue is not None:
            self._diary.note(view, view.clue.text)
        offer = view.offers[0]
        match offer:
            case ComeForwardOffer():
                return ComeForward()
            case GiveClueOffer(kinds, cards, _):
                return self._tell(view, kinds, cards)
            case GiveCardsOffer(cards, count):
                return GiveCards(tuple(self._ranked(view, cards)[:count]))
            case TakeBackOffer():
                return TakeBack()
            case VoteOffer(numbers, most, red):
                return self._vote(view, numbers, most, red)
            case _:
                assert_never(offer)

    def _tell(
        self, view: DixitView, kinds: tuple[ClueKind, ...], cards: tuple[CardId, ...] | None
    ) -> GiveClue:
        past = self._diary.past(view)
        if "text" not in kinds:  # it can't sing, and does not pretend to: any card will do
            clue = Clue("aloud") if "aloud" in kinds else Clue(kinds[0], clip=HUM)
            return GiveClue(clue, self._chance.draw(cards, 1)[0] if cards else None)
        if cards:
            choice = self._teller.choose(self._who, cards, self._language, past, self._chance)
            text, card = choice.text, choice.card
        else:
            hand = view.hand or ()
            text, card = self._without_a_card(view, hand), None
        self._diary.note(view, text)
        return GiveClue(Clue("text", text), card)

    def _without_a_card(self, view: DixitView, hand: Sequence[CardId]) -> str:
        """A partner or everybody will answer with a card; a team's own hand is a fair example."""
        past = self._diary.past(view)
        if hand:
            choice = self._teller.choose(self._who, hand, self._language, past, self._chance)
            return choice.text
        return self._teller.without_a_card(self._who, self._language, past, self._chance)

    def _heard(self, view: DixitView, cards: Sequence[CardId], by: Listener) -> tuple[Floats, bool]:
        """How well cards go with the clue, and whether it is one that fits many; what is not
        written it can't perceive, and is at sea."""
        hint = by.understand(view.clue.text if view.clue else "")
        return by.scores(hint, cards), bool(draws_of(hint, cards))

    def _ranked(self, view: DixitView, cards: Sequence[CardId]) -> list[CardId]:
        """Best first: a card that fits draws votes; what the others hear counts, not own fancy."""
        fits, _ = self._heard(view, cards, self._common)
        scores = [float(fit) + FANCY * stray(self._who, self._chance) for fit in fits]
        order = sorted(range(len(cards)), key=lambda place: -scores[place])
        return [cards[place] for place in order]

    def _vote(
        self, view: DixitView, numbers: tuple[Number, ...], most: int, red: Sequence[Number] | None
    ) -> Vote:
        matching = view.options.match_cap is not None
        said = view.clue.text if view.clue else ""
        cards = [view.table[number - 1] for number in numbers]
        own = self._literal if misses(self._who, said) else self._listener
        fits, wide = self._heard(view, cards, own)
        if matching:  # what most will choose each judges from where they stand themselves
            common, _ = self._heard(view, cards, self._common)
            fits = np.float32(0.5) * (fits + common)
            spread = min(max(float(fits.std()), SPREAD[0]), SPREAD[1])
            part, taste = MATCHING * spread, OPINION * spread
        else:
            part, taste = unsure(odds_of(fits)) / _fullness(view), TASTE if wide else 0.0
        odds = odds_of([float(fit) + stray(self._who, self._chance, part, taste) for fit in fits])
        order = sorted(range(len(numbers)), key=lambda place: -odds[place])
        best = [numbers[place] for place in order]
        if red is not None:  # spoils the card that most others are likely to have chosen besides
            other = next((number for number in best[1:] if number in red), None)
            return Vote((best[0],), red[0] if other is None else other)
        marks = 1
        lone = 1 if view.options.lone_marker_point else 0
        while marks < most and FINDING * odds[order[marks]] > lone * odds[order[0]]:
            marks += 1
        return Vote(tuple(best[:marks]))


def _fullness(view: DixitView) -> float:
    """How much more a long clue says than a short one: its details add up."""
    said = len(view.clue.text.split()) if view.clue else 0
    return math.sqrt(max(said, SHORT) / SHORT)
