"""Whether a server is well: it can write, and what it has written is whole."""

import asyncio
import logging
import time
from collections.abc import Callable

from namyok.store.ports import Failed, Store

log = logging.getLogger("namyok.server")

ASKED_EVERY = 2.0
"""Seconds for which an answer holds: each costs a write, and anybody may ask."""
TRY_EVERY = 0.5
"""Seconds between two attempts to write, after one has failed."""


class Health:
    """Tells the truth, which may change in either direction at any time."""

    def __init__(self, store: Store, tell: Callable[[bool], None]) -> None:
        self._store = store
        self._tell = tell
        self._recovery: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._asked = -ASKED_EVERY
        self._can_write = True
        self._is_whole = True

    async def fault(self) -> str | None:
        """What is wrong, in words for a monitor; None: all is well."""
        async with self._asking:
            if time.monotonic() - self._asked >= ASKED_EVERY:
                self._can_write = await self._writes()
                self._asked = time.monotonic()
        if not self._can_write:
            self.doubt()
            return "nothing can be saved"
        return None if self._is_whole else "the store is damaged"

    @property
    def is_halted(self) -> bool:
        """Whether everybody has been told that tables wait."""
        return self._recovery is not None

    def doubt(self) -> None:
        """Something could not be kept: tell everybody, and again when the store is well."""
        if self._recovery is None:
            self._recovery = asyncio.create_task(self._recover())
            self._tell(True)

    async def _recover(self) -> None:
        while not await self._writes():
            await asyncio.sleep(TRY_EVERY)
        self._can_write = True
        self._asked = time.monotonic()
        self._recovery = None
        self._tell(False)

    def stop(self) -> None:
        """Nobody is here to be told."""
        if self._recovery is not None:
            self._recovery.cancel()

    async def _writes(self) -> bool:
        try:
            await self._store.check()
        except Failed:
            return False
        return True

    async def look_for_damage(self) -> None:
        """Read the whole store once, beside those who play, and say what to do if it is broken."""
        try:
            damage = await self._store.damage()
        except Exception:
            log.exception("the store could not be looked through for damage")
            return
        if damage is not None:
            self._is_whole = False
            log.critical("the store is damaged", extra={"fault": damage})
