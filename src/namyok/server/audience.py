"""Who looks at which table through this server."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from namyok.bus.ports import Bus, Unsubscribe
from namyok.server.metrics import Metrics
from namyok.table.ids import TableId

if TYPE_CHECKING:
    from namyok.server.visitor import Visitor


class Audiences:
    """The connections of each table; one subscription of the bus serves them all."""

    def __init__(self, bus: Bus, metrics: Metrics) -> None:
        self._bus = bus
        self._metrics = metrics
        self._audiences: dict[TableId, set[Visitor]] = {}
        self._subscriptions: dict[TableId, Unsubscribe] = {}

    def __contains__(self, table: TableId) -> bool:
        return table in self._audiences

    def of(self, table: TableId) -> "Iterator[Visitor]":
        """Everybody who looks at a table; may change while they are told."""
        return iter(tuple(self._audiences.get(table, ())))

    def enter(self, table: TableId, connection: "Visitor") -> None:
        """From now on the connection is shown every change."""
        if table not in self._audiences:
            self._audiences[table] = set()
            self._subscriptions[table] = self._bus.subscribe(table, self._changed)
        self._audiences[table].add(connection)

    def leave(self, table: TableId, connection: "Visitor") -> None:
        """The connection is gone; it may never have entered."""
        audience = self._audiences.get(table, set())
        audience.discard(connection)
        if table in self._audiences and not audience:
            del self._audiences[table]
            self._subscriptions.pop(table)()

    def _changed(self, table: TableId, _version: int) -> None:
        began = time.perf_counter()
        for connection in tuple(self._audiences.get(table, ())):  # it may change meanwhile
            connection.show()
        self._metrics.delivery.observe(time.perf_counter() - began)
