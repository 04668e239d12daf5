"""Every game that can be played here."""

from collections.abc import Mapping

from namyok.games.dixit.game import GAMES
from namyok.games.poetry.game import POETRY
from namyok.kernel import AnyGame, Refused

_EVERY_GAME: tuple[AnyGame, ...] = (*GAMES, POETRY)

CATALOGUE: Mapping[str, AnyGame] = {game.key: game for game in _EVERY_GAME}


def find_game(key: str) -> AnyGame:
    """The game of that name, or Refused."""
    if key not in CATALOGUE:
        raise Refused("unknown_game", game=key, known=list(CATALOGUE))
    return CATALOGUE[key]
