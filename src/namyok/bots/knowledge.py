"""What a bot knows of the world: the words that go with pictures and lines."""

from collections.abc import Mapping

from namyok.kernel import CardId, Line, Value


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
