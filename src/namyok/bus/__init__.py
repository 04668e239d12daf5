"""How a table's watchers learn that it has moved on."""

from namyok.bus.local import LocalBus
from namyok.bus.ports import Bus, Tick, Unsubscribe

__all__ = ["Bus", "LocalBus", "Tick", "Unsubscribe"]
