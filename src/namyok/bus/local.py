"""The bus of a single process."""

import asyncio
import logging

from namyok.bus.ports import Bus, Ears, Tick, Unsubscribe

log = logging.getLogger(__name__)


class LocalBus(Bus):
    """Subscribers of one event loop, called by it in the order in which they came."""

    def __init__(self) -> None:
        self._subscribers: dict[str, dict[object, Tick]] = {}

    def publish(self, table: str, version: int) -> None:
        self.wake(table, version)

    def send(self, table: str, note: bytes) -> None:
        """There is nobody else."""

    def listen(self, table: str, ears: Ears) -> Unsubscribe:  # noqa: ARG002
        return lambda: None

    def wake(self, table: str, version: int) -> None:
        # Soon, not now: whoever publishes is in the middle of something of its own.
        if table in self._subscribers:
            asyncio.get_running_loop().call_soon(self._deliver, table, version)

    def subscribe(self, table: str, callback: Tick) -> Unsubscribe:
        ticket = object()
        self._subscribers.setdefault(table, {})[ticket] = callback

        def unsubscribe() -> None:
            callbacks = self._subscribers.get(table, {})
            if callbacks.pop(ticket, None) is not None and not callbacks:
                del self._subscribers[table]

        return unsubscribe

    def _deliver(self, table: str, version: int) -> None:
        # A copy, since a callback may subscribe or unsubscribe anybody.
        for ticket in list(self._subscribers.get(table, {})):
            callback = self._subscribers.get(table, {}).get(ticket)
            if callback is None:
                continue
            try:
                callback(table, version)
            except Exception:
                log.exception("a subscriber of table %s failed at version %d", table, version)
