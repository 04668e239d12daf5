"""What all tables of a server share."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from namyok.bots.character import Character
from namyok.bots.ports import Brain, Remark, blind
from namyok.bus.ports import Bus
from namyok.kernel import AnyGame, Command, Seat, Value
from namyok.luck import Entropy, Luck
from namyok.store.ports import ChatRow, PersonId, Store
from namyok.table.decide import JoinDecks

if TYPE_CHECKING:
    from namyok.table.table import Table

log = logging.getLogger("namyok.table")


class Pacing(Value, frozen=True):
    """How long the table waits of its own accord, in seconds."""

    bot_pause: float = 1.5
    """Before a bot moves, so that people can follow."""
    turn_pause: float = 4.0
    """The same where one moves after the other, so that people can read what came before."""
    result_pause: float = 8.0
    """Before bots go on from a result where nobody plays who could."""
    patience: float = 20.0
    """Before bots go on without those who still look at a result, where others have gone on."""
    away_grace: float = 90.0
    """Between losing the last connection of a person and a bot standing in."""
    host_grace: float = 40.0
    """Between losing the host's last connection and asking who looks after the table."""
    longest_thought: float = 5.0
    """After which a bot that is still thinking moves blindly."""
    longest_reading: float = 30.0
    """The same for the first move in a game and language: it has to read its books first."""
    remark_pause: float = 5.0
    """Before a bot says what it thought of: people look at what lies open first."""


def _unnoticed(_what: str) -> None:
    pass


def _unaware() -> None:
    pass


def _unheard(_table: "Table", _line: ChatRow) -> None:
    pass


def _unfelt(_table: "Table", _seat: Seat, _by: PersonId) -> None:
    pass


def _unseen(_table: "Table", _bot: PersonId, _sign: str) -> None:
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
        self.luck = Luck(Entropy())
        self.said: Callable[[Table, ChatRow], None] = _unheard
        """Called with each line that a bot has said at a table."""
        self.signed: Callable[[Table, PersonId, str], None] = _unseen
        """Called with each quick sign that a bot gives."""
        self.nudged: Callable[[Table, Seat, PersonId], None] = _unfelt
        """Called with whom somebody reminds that the table waits for them."""
        self.halted: Callable[[], None] = _unaware
        """Called when a table could not go on by itself, as nothing can be kept."""
        self._brains = brains
        self._read: set[tuple[str, str]] = set()
        """Languages and games in which a bot has moved, so that its books are open."""

    async def think(self, language: str, game: AnyGame, view: Any, who: Character) -> Command:
        """A bot's move; whatever becomes of its thoughts, a legal one."""
        books, pacing = (language, game.key), self.pacing
        limit = pacing.longest_thought if books in self._read else pacing.longest_reading
        try:
            async with asyncio.timeout(limit):
                return await self._brains[language].choose(game, view, who)
        except Exception:
            log.exception("a bot could not think", extra={"game": game.key})
            self.notice("bot_failed")
            return self.blind(game, view)
        finally:
            self._read.add(books)  # also if that failed: nobody waits so long twice

    async def remark(self, language: str, last: Any, seat: Seat, who: Character) -> Remark:
        """What a bot makes of a finished round; nothing, if its thoughts fail."""
        try:
            return await self._brains[language].remark(last, seat, who)
        except Exception:
            log.exception("a bot could not find words")
            self.notice("bot_failed")
            return Remark()

    def close(self) -> None:
        """No bot moves any more."""
        for brain in self._brains.values():
            brain.close()

    def blind(self, game: AnyGame, view: Any) -> Command:
        """Any legal move."""
        return blind(game, view, self.luck)
