"""What all tables of a server share."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Mapping
from typing import Any

from namyok.bots.ports import Brain, blind
from namyok.bus.ports import Bus
from namyok.kernel import AnyGame, Command, Value
from namyok.luck import Luck
from namyok.store.ports import Store
from namyok.table.decide import JoinDecks

log = logging.getLogger("namyok.table")


class Pacing(Value, frozen=True):
    """How long the table waits of its own accord, in seconds."""

    bot_pause: float = 1.5
    """Before a bot moves, so that people can follow."""
    race_pause: float = 8.0
    """Before a bot comes forward first, so that people have a chance."""
    away_grace: float = 90.0
    """Between losing the last connection of a person and a bot standing in."""
    longest_thought: float = 5.0
    """After which a bot that is still thinking moves blindly."""


def _unnoticed(_what: str) -> None:
    pass


class House:
    """The store, the bus, the decks and the bots, handed to every table."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        join_decks: JoinDecks,
        brains: Mapping[str, Brain],
        pacing: Pacing,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        notice: Callable[[str], None] = _unnoticed,
    ) -> None:
        self.store = store
        self.bus = bus
        self.join_decks = join_decks
        self.pacing = pacing
        self.now = now
        """The calendar, in seconds since 1970; somebody may set it."""
        self.steady = steady
        """Seconds that only ever go on."""
        self.notice = notice
        """Called with a word for each thing that should not have happened, to be counted."""
        self.luck = Luck(random.SystemRandom())
        self._brains = brains

    async def think(self, language: str, game: AnyGame, view: Any) -> Command:
        """A bot's move; whatever becomes of its thoughts, a legal one."""
        try:
            async with asyncio.timeout(self.pacing.longest_thought):
                return await self._brains[language].choose(game, view)
        except Exception:
            log.exception("a bot could not think", extra={"game": game.key})
            self.notice("bot_failed")
            return self.blind(game, view)

    def blind(self, game: AnyGame, view: Any) -> Command:
        """Any legal move."""
        return blind(game, view, self.luck)
