"""What tests of minds share: our own decks, read once, and tables of their cards."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from namyok.bots.character import CHARACTERS
from namyok.content import content_folder
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE
from namyok.kernel import CardId, Command, Language, Seat
from namyok.luck import Luck
from namyok.minds.memory import Memory
from namyok.minds.mind import Common, Mind
from tests.games.tables import TopOfTheDeck


@cache
def shelf() -> Shelf:
    return Shelf.open([content_folder() / "decks"])


@cache
def memory() -> Memory:
    return Memory(shelf())


def mind(key: str = "vera", language: Language = "ru", seed: int = 1) -> Mind:
    """A character with a diary of its own."""
    return Mind(CHARACTERS[key], Common(memory(), language), Luck(random.Random(seed)))


class Pictures:
    """A game in progress with real cards, dealt in the order given."""

    def __init__(self, key: str, players: int, cards: Sequence[CardId], **options: Any) -> None:
        self.game = CATALOGUE[key]
        self.chance = TopOfTheDeck()
        self.state = self.game.replay(self.game.begin(players, cards, options, self.chance))

    def do(self, seat: Seat, command: Command) -> None:
        for event in self.game.decide(self.state, seat, command, self.chance):
            self.state = self.game.apply(self.state, event)

    def view(self, seat: Seat) -> Any:
        return self.game.project(self.state, seat)


def written(deck: str) -> list[CardId]:
    """The cards of a deck, those with phrases first."""
    index = memory().index(deck, "ru")
    assert index is not None
    return [card.id for card in sorted(index.cards, key=lambda card: not card.phrases)]
