"""How a table's watchers learn that it has moved on."""

from namyok.bus.local import LocalBus
from namyok.bus.ports import Bus, Ears, Tick, Unsubscribe

__all__ = ["Bus", "Ears", "LocalBus", "Tick", "Unsubscribe"]
