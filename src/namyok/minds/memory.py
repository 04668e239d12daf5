"""What all minds of a server share: languages and decks, each read when it is first needed."""

import threading
from collections import OrderedDict
from pathlib import Path

from namyok.decks.manifest import Card
from namyok.decks.shelf import Shelf, ShelvedDeck
from namyok.kernel import CardId, Language
from namyok.minds.index import CardWords, DeckIndex
from namyok.minds.lexicon import Lexicon
from namyok.minds.library import Phrase, phrases

DECKS = 12
"""Decks by language that are kept in mind; the one not needed for longest is forgotten."""


class Memory:
    """Looks things up for any thread."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._lexicons: dict[Language, Lexicon] = {}
        self._indexes: OrderedDict[tuple[str, Language], tuple[ShelvedDeck, DeckIndex]]
        self._indexes = OrderedDict()
        self._lock = threading.RLock()

    def lexicon(self, language: Language) -> Lexicon:
        """What is known of a language."""
        with self._lock:
            if language not in self._lexicons:
                self._lexicons[language] = Lexicon(language)
            return self._lexicons[language]

    def index(self, deck: str, language: Language) -> DeckIndex | None:
        """A deck as it is now; None if it is gone."""
        shelved = self._shelf.find(deck)
        if shelved is None:
            return None
        with self._lock:
            kept = self._indexes.get((deck, language))
            if kept is None or kept[0] is not shelved:
                said = phrases(language)
                cards = [
                    _words(card, language, said.get(card.id, ())) for card in shelved.manifest.cards
                ]
                kept = shelved, DeckIndex(self.lexicon(language), cards)
                self._indexes[deck, language] = kept
                if len(self._indexes) > DECKS:
                    self._indexes.popitem(last=False)
            self._indexes.move_to_end((deck, language))
            return kept[1]

    def picture(self, card: CardId) -> Path | None:
        """Where a card's small picture lies; None if it is gone."""
        shelved = self._shelf.find(deck_of(card))
        if shelved is None:
            return None
        mine = (one for one in shelved.manifest.cards if one.id == card)
        return next((shelved.folder / one.small_file for one in mine), None)

    def about(self, card: CardId, language: Language) -> CardWords | None:
        """What is written about one card; None if it is gone."""
        index = self.index(deck_of(card), language)
        place = index.places.get(card) if index else None
        return None if index is None or place is None else index.cards[place]


def deck_of(card: CardId) -> str:
    """The name of the deck that a card is of."""
    return card.rpartition("/")[0]


def _words(card: Card, language: Language, said: tuple[Phrase, ...]) -> CardWords:
    title = (card.title or {}).get(language)
    tags = (*card.tags.get(language, ()), *([title] if title else []))
    own = tuple(Phrase(text, "middle") for text in card.hints.get(language, ()))
    return CardWords(card.id, tags, card.caption.get(language, ""), said + own)
