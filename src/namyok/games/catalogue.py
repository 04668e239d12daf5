"""Every game that can be played here."""

from typing import Any

from namyok.games.dixit.game import GAMES
from namyok.games.poetry.game import POETRY
from namyok.kernel import AnyGame, Refused

CATALOGUE: dict[str, AnyGame] = {}
"""By key, in the order in which people are shown them."""


def register(game: AnyGame) -> None:
    """From now on the game can be played here."""
    CATALOGUE[game.key] = game


_OURS: tuple[AnyGame, ...] = (*GAMES, POETRY)
for _game in _OURS:
    register(_game)


def find_game(key: str) -> AnyGame:
    """The game of that name, or Refused."""
    if key not in CATALOGUE:
        raise Refused("unknown_game", game=key, known=list(CATALOGUE))
    return CATALOGUE[key]


def every_kind(attribute: str) -> list[Any]:
    """A type that every game has of its own, each once: sister games share theirs."""
    return list(dict.fromkeys(getattr(game, attribute) for game in CATALOGUE.values()))
