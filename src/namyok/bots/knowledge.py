"""What a bot knows of the world: the words that go with pictures and lines."""

from collections.abc import Iterator, Mapping

from namyok.content import verse
from namyok.decks.shelf import Shelf
from namyok.kernel import CardId, Language, Line, Refused, Value


class Knowledge(Value, frozen=True):
    """Concepts in one language."""

    cards: Mapping[CardId, tuple[str, ...]]
    """What can be said of a picture; a picture without words is not there."""
    lines: Mapping[Line, tuple[str, ...]]
    """What a line of «Поэзия» is about."""
    endings: Mapping[Line, tuple[str, ...]]
    """What an ending is about."""

    def of_card(self, card: CardId) -> frozenset[str]:
        return frozenset(self.cards.get(card, ()))

    def of_line(self, line: Line) -> frozenset[str]:
        return frozenset(self.lines.get(line, ()))

    def of_ending(self, ending: Line) -> frozenset[str]:
        return frozenset(self.endings.get(ending, ()))


NOTHING = Knowledge({}, {}, {})


class CardWords(Mapping[CardId, tuple[str, ...]]):
    """The tags of every picture on the shelf, as it is now.

    Own decks are looked up but not counted through: a bot that is at a loss for words takes those
    of any other picture, and must not take them from somebody's private deck.
    """

    def __init__(self, shelf: Shelf, language: Language) -> None:
        self._shelf = shelf
        self._language = language

    def __getitem__(self, card: CardId) -> tuple[str, ...]:
        try:
            tags = self._shelf.card(card).tags
        except Refused:
            raise KeyError(card) from None
        return tags.get(self._language, ())

    def __iter__(self) -> Iterator[CardId]:
        decks = self._shelf.decks.values()
        return (card.id for deck in decks for card in deck.manifest.cards)

    def __len__(self) -> int:
        return sum(len(deck.manifest.cards) for deck in self._shelf.decks.values())


def knowledge(shelf: Shelf, language: Language) -> Knowledge:
    """What bots know: the tags of every picture, line and ending."""
    by_number: Mapping[str, dict[int, tuple[str, ...]]] = {
        kind: {one["number"]: tuple(one["tags"][language]) for one in verse(language)[kind]}
        for kind in ("line", "ending")
    }
    return Knowledge(CardWords(shelf, language), by_number["line"], by_number["ending"])
