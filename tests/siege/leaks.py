"""Whole games over sockets, every frame compared with what its reader may know."""

from tests.server import test_games
from tests.siege.field import Field


async def leaks(field: Field) -> None:
    """Games of every edition, one after the other."""
    number = field.chance.randrange(len(test_games.GAMES))
    while field.goes_on():
        key, players, options = test_games.GAMES[number % len(test_games.GAMES)]
        number += 1
        try:
            await test_games._play(key, players, options, field.folder / str(number))
        except AssertionError as error:
            field.fault(f"{key} for {players}: {error!r}")
        field.counts["games"] += 1
        field.counts["seats"] += players
