"""The lines and endings not in play: when a deck is out, its discards become a new one."""

from namyok.kernel import Chance, Line, Value


class Pile(Value, frozen=True):
    """A deck with its discards."""

    deck: tuple[Line, ...]
    """What is left to draw; the order means nothing."""
    discards: tuple[Line, ...]
    """What becomes the deck when it is out."""

    def draw(self, chance: Chance) -> tuple[Line, "Pile"]:
        """One card at random, and the pile without it."""
        (line,) = chance.draw(self.deck or self.discards, 1)
        return line, self.without(line)

    def without(self, line: Line) -> "Pile":
        """The pile after a card was drawn; one that was not in the deck came from a new deck."""
        if line in self.deck:
            return Pile(_minus(self.deck, line), self.discards)
        return Pile(_minus(self.discards, line), ())

    def discard(self, *lines: Line) -> "Pile":
        """The pile with more cards on its discards."""
        return Pile(self.deck, self.discards + lines)


def _minus(lines: tuple[Line, ...], line: Line) -> tuple[Line, ...]:
    place = lines.index(line)
    return lines[:place] + lines[place + 1 :]
