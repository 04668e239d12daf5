"""The catalogue under the conformance kit."""

from typing import Any

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


def check_parts(record: dict[str, Any]) -> None:
    """Every point of a game has a reason: what a round moved the scores by is its parts' sum."""
    began = len(record["result"]["scores"]) - len(record.get("late", ()))
    scores = [record["options"].get("start_points", 0)] * began
    for played in record["rounds"]:
        scores += [min(scores)] * (len(played["scores"]) - len(scores))
        gained = [sum(part["points"] for part in own) for own in played["parts"]]
        scores = [score + more for score, more in zip(scores, gained, strict=True)]
        assert scores == played["scores"]
        assert all(played["parts"]), "somebody is told nothing"
