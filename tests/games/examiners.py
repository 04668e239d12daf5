"""The catalogue under the conformance kit."""

from namyok.games.catalogue import CATALOGUE
from namyok.kernel import CardId
from namyok.testing.dixit import DixitExaminer
from namyok.testing.kit import Examiner
from namyok.testing.poetry import PoetryExaminer

EVERY_TABLE = [(key, players) for key, game in CATALOGUE.items() for players in game.players]


def examiner(key: str) -> Examiner:
    return (PoetryExaminer if key == "poetry" else DixitExaminer)(CATALOGUE[key])


def deck(key: str, cards: int | None = None) -> list[CardId]:
    game = CATALOGUE[key]
    return [f"{game.deck}/{number:03}" for number in range(1, (cards or game.deck_size) + 1)]
