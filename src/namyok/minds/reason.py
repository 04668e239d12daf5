"""What a bot thought of, in one short line, from what really moved it."""

from collections.abc import Mapping

import numpy as np

from namyok.content import Language
from namyok.games.dixit.state import FinishedRound
from namyok.kernel import CardId, Record, Seat
from namyok.minds.index import FEATURES, CardWords, DeckIndex
from namyok.minds.lexicon import Bag
from namyok.minds.listener import Hint, Listener
from namyok.minds.manner import manner
from namyok.minds.memory import Memory, deck_of

PHRASES = frozenset({"phrase", "pool", "near"})
CULTURE = frozenset({"culture", "near_culture"})


class Reason(Record, frozen=True):
    """Why a card goes with a hint."""

    thought: str
    """What of the card it was: one of its phrases or tags."""
    allusion: str | None
    """The well-known thing through which it came to mind; None if directly."""


class Reasons:
    """Looks into a listener."""

    def __init__(self, memory: Memory, language: Language) -> None:
        self._memory = memory
        self._language = language

    def why(self, listener: Listener, hint: Hint, card: CardId) -> Reason | None:
        """The strongest reason; None if nothing spoke for the card."""
        best: tuple[float, Reason] | None = None
        for language in hint.bags:
            found = listener.features(language, hint, [card])
            index = self._memory.index(deck_of(card), language)
            if found is None or index is None or card not in found[0]:
                continue
            parts = found[1][found[0][card]] * listener.weights
            strongest = int(np.argmax(parts))
            if parts[strongest] <= 0 or (best and parts[strongest] <= best[0]):
                continue
            reason = _reason(FEATURES[strongest], hint, language, index, card)
            if reason is not None:
                best = float(parts[strongest]), reason
        return best[1] if best else None

    def line(self, listener: Listener, last: FinishedRound, seat: Seat) -> str | None:
        """What a seat can say of the round that was just laid open; None if it did not choose.

        Whoever told says what of the card the hint was for; whoever voted, why for that card.
        """
        words: Mapping[str, str] = manner(self._language)
        number = last.target if seat == last.storyteller else (last.votes[seat] or (None,))[0]
        if number is None:
            return None
        text = last.clue.text
        hint = listener.understand(text)
        reason = self.why(listener, hint, last.table[number - 1].card) if text else None
        if reason is None:
            return words["guess"] if seat != last.storyteller else None
        if reason.allusion and reason.allusion.lower() != text.lower():
            return words["allusion"].format(
                hint=text, allusion=reason.allusion, thought=reason.thought
            )
        return words["seen"].format(hint=text, thought=reason.thought)


def _reason(
    feature: str, hint: Hint, language: Language, index: DeckIndex, card: CardId
) -> Reason | None:
    about = index.cards[index.places[card]]
    bag = hint.bags[language]
    if feature in CULTURE and hint.allusions:
        thought = _nearest(index, hint.concepts[language], about.tags)
        return Reason(thought, hint.allusions[0].text) if thought else None
    if feature in PHRASES:
        said = [one.text for one in about.phrases if one.text.lower() != hint.text.lower()]
        thought = _nearest(index, bag, said)
    else:
        thought = _nearest(index, bag, about.tags)
    return Reason(thought or about.tags[0], None) if thought or about.tags else None


def _nearest(index: DeckIndex, bag: Bag, texts: tuple[str, ...] | list[str]) -> str | None:
    """The text that has most in common with a bag, by its words and then by their nearness."""
    if not texts or not bag:
        return None
    alone = DeckIndex(index.lexicon, [CardWords(text, (text,), "", ()) for text in texts])
    shared = alone.features(bag, {})
    return texts[
        int(np.argmax(shared[:, FEATURES.index("tag")] + shared[:, FEATURES.index("near_tag")]))
    ]
