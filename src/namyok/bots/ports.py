"""What a bot is: somebody who sees what a seat sees and answers with a move."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Protocol

from namyok.bots.character import Character
from namyok.kernel import AnyGame, Chance, Command, Seat, Value

TRIES = 20
"""Blind picks before a move that brings a recording is taken after all."""


class Remark(Value, frozen=True):
    """What a bot makes of a round that is over."""

    text: str | None = None
    """What it thought of, in one short line; None if it has nothing to say."""
    sign: str | None = None
    """A quick sign that goes with how the round went; None for none."""


class Brain(Protocol):
    """Plays bots' seats. It may take its time, and must not hold up the event loop."""

    async def choose(self, game: AnyGame, view: Any, who: Character) -> Command:
        """One of the view's offers, made into a command."""
        ...

    async def remark(self, last: Any, seat: Seat, who: Character) -> Remark:
        """What a seat makes of a finished round; it is given nothing but what lies open."""
        ...

    def close(self) -> None:
        """Nobody asks any more."""
        ...


class Company(Protocol):
    """The same as plain functions, for thoughts that need nothing but a processor."""

    def choose(self, game: AnyGame, view: Any, who: Character) -> Command: ...

    def remark(self, last: Any, seat: Seat, who: Character) -> Remark: ...


class Thinker(Protocol):
    """One somebody, who sits wherever they are put."""

    def choose(self, game: AnyGame, view: Any) -> Command: ...


class Late:
    """A company that is made when it is first asked, so that a server starts without its books."""

    def __init__(self, make: Callable[[], Company]) -> None:
        self._make = make
        self._company: Company | None = None
        self._making = threading.Lock()

    def choose(self, game: AnyGame, view: Any, who: Character) -> Command:
        return self._made().choose(game, view, who)

    def remark(self, last: Any, seat: Seat, who: Character) -> Remark:
        return self._made().remark(last, seat, who)

    def _made(self) -> Company:
        with self._making:
            if self._company is None:
                self._company = self._make()
            return self._company


class Aside:
    """A company that thinks in a thread, so that no table waits for its thoughts.

    Whoever reads books can hold all ``threads`` for half a minute: without any of its own it
    holds those of everything else.
    """

    def __init__(self, company: Company, threads: Executor | None = None) -> None:
        self._company = company
        self._threads = threads

    async def choose(self, game: AnyGame, view: Any, who: Character) -> Command:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._company.choose, game, view, who)

    async def remark(self, last: Any, seat: Seat, who: Character) -> Remark:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._company.remark, last, seat, who)

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)


def blind(game: AnyGame, view: Any, chance: Chance) -> Command:
    """Any legal move, for games that a bot knows nothing of and bots that have failed."""
    for _ in range(TRIES):
        (offer,) = chance.draw(view.offers, 1)
        command: Command = game.pick(offer, chance)
        if game.recording(command) is None:  # nobody has recorded anything
            return command
    return command
