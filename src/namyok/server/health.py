"""Whether a server is well: it can write, and what it has written is whole."""

import asyncio
import logging
import time

from namyok.store.ports import Failed, Store

log = logging.getLogger("namyok.server")

ASKED_EVERY = 2.0
"""Seconds for which an answer holds: each costs a write, and anybody may ask."""


class Health:
    """Tells the truth, which may change in either direction at any time."""

    def __init__(self, store: Store) -> None:
        self._store = store
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
            return "nothing can be saved"
        return None if self._is_whole else "the store is damaged"

    async def _writes(self) -> bool:
        try:
            await self._store.check()
        except Failed:
            return False
        return True

    async def look_for_damage(self) -> None:
        """Read the whole store once, beside those who play, and say what to do if it is broken."""
        damage = await self._store.damage()
        if damage is not None:
            self._is_whole = False
            log.critical("the store is damaged", extra={"fault": damage})
