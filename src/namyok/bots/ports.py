"""What a bot is: somebody who sees what a seat sees and answers with a move."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Protocol

from namyok.kernel import AnyGame, Chance, Command

TRIES = 20
"""Blind picks before a move that brings a recording is taken after all."""


class Brain(Protocol):
    """Chooses a move. It may take its time, and must not hold up the event loop."""

    async def choose(self, game: AnyGame, view: Any) -> Command:
        """One of the view's offers, made into a command."""
        ...


class Thinker(Protocol):
    """The same as a plain function, for thoughts that need nothing but a processor."""

    def choose(self, game: AnyGame, view: Any) -> Command: ...


class Late:
    """A thinker that is made when it is first asked, so that a server starts without its books."""

    def __init__(self, make: Callable[[], Thinker]) -> None:
        self._make = make
        self._thinker: Thinker | None = None
        self._making = threading.Lock()

    def choose(self, game: AnyGame, view: Any) -> Command:
        with self._making:
            if self._thinker is None:
                self._thinker = self._make()
        return self._thinker.choose(game, view)


class Aside:
    """A thinker that thinks in a thread, so that no table waits for its thoughts."""

    def __init__(self, thinker: Thinker, threads: Executor | None = None) -> None:
        self._thinker = thinker
        self._threads = threads

    async def choose(self, game: AnyGame, view: Any) -> Command:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._thinker.choose, game, view)


def blind(game: AnyGame, view: Any, chance: Chance) -> Command:
    """Any legal move, for games that a bot knows nothing of and bots that have failed."""
    for _ in range(TRIES):
        (offer,) = chance.draw(view.offers, 1)
        command: Command = game.pick(offer, chance)
        if game.recording(command) is None:  # nobody has recorded anything
            return command
    return command
