"""Own decks that have to go: nobody went on with them, or they were not used for very long."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager

from namyok.decks.own.own_deck import OwnDeck
from namyok.decks.own.workshop import A_DAY, Workshop
from namyok.decks.shelf import Shelf

log = logging.getLogger("namyok.decks")

KEEP_UNFINISHED = 7 * A_DAY
"""Seconds after which a deck goes that nobody finished or went on with."""
Mentioned = Callable[[Collection[str]], Awaitable[set[str]]]
"""Which of these words any table's stream says."""


class Janitor:
    """Comes by now and then. A deck that is busy or broken does not keep it from the others."""

    def __init__(self, workshop: Workshop, shelf: Shelf, mentioned: Mentioned) -> None:
        self._workshop = workshop
        self._shelf = shelf
        self._mentioned = mentioned
        self._asked = 0.0

    async def sweep(self) -> None:
        """Let go of what nobody wants any more, never of a deck that some table has named."""
        workshop, now = self._workshop, self._workshop.now()
        await workshop.rest()
        for deck in self._at_rest(workshop.decks):
            with _on_its_own():
                await workshop.tend(deck)
                if not deck.is_finished:  # no table can have named it
                    await workshop.delete_unused(deck, now - KEEP_UNFINISHED)
        keep = workshop.room.keep_seconds
        old = [deck for deck in workshop.decks if keep and deck.making.used < now - keep]
        old = self._at_rest([deck for deck in old if deck.is_finished])
        if old and self._asked < now - A_DAY:  # the way through all streams is long
            self._asked = now
            await self._let_go(old)

    def _at_rest(self, decks: Collection[OwnDeck]) -> list[OwnDeck]:
        """Those that are not being changed; the others have time until the next round."""
        return [deck for deck in decks if not self._workshop.is_busy(deck)]

    async def _let_go(self, decks: list[OwnDeck]) -> None:
        used = {deck.name: deck.making.used for deck in decks}
        named = await self._mentioned(used)
        leaving = self._at_rest([deck for deck in decks if deck.name not in named])
        if not leaving:
            return
        for deck in leaving:
            self._shelf.take(deck.name)  # from here on no table can name it
        try:
            await asyncio.sleep(0.5)  # what was decided before is on the disk by then
            named = await self._mentioned([deck.name for deck in leaving])
            for deck in self._at_rest([deck for deck in leaving if deck.name not in named]):
                with _on_its_own():
                    await self._workshop.delete_unused(deck, used[deck.name])
        finally:
            for deck in leaving:
                if not deck.is_gone:
                    self._shelf.put(deck.shelved())


@contextmanager
def _on_its_own() -> Iterator[None]:
    try:
        yield
    except Exception:
        log.exception("an own deck could not be swept")
