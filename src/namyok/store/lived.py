"""The time in which this server ran: what decides how long something is kept.

A clock on the wall can be wrong by years, in either direction, and nobody would notice before the
janitor does. So what is kept for 30 days is kept for 30 days in which somebody could have come.
"""

import logging
import time
from collections.abc import Callable

from namyok.store.ports import Failed, Registry

log = logging.getLogger("namyok.store")


class Lived:
    """Goes on from where the store was last told, and never jumps."""

    def __init__(self, start: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._since = start - monotonic()

    @classmethod
    async def resume(cls, store: Registry, wall: float) -> "Lived":
        """From the store's own time; a new store begins with what the wall says.

        Where that can't be read or kept, nothing is old: a full disk must not keep people out.
        """
        try:
            kept = await store.time()
            lived = cls(wall if kept is None else kept)
            await store.keep_time(lived.now())
        except Failed:
            log.exception("the store can't keep the time")
            return cls(0.0)
        return lived

    def now(self) -> float:
        """In seconds; at the first start of all they were counted from 1970."""
        return self._since + self._monotonic()


async def mend(store: Registry) -> None:
    """Remove what a kill left behind; what can't be mended now is mended at another start."""
    try:
        for table in await store.mend():
            log.warning("a table was never opened whole, and is gone", extra={"table": table})
    except Failed:
        log.exception("the store could not be mended")
