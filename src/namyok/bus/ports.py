"""What every bus must offer: telling whoever listens that a table has moved on."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

Tick: TypeAlias = Callable[[str, int], None]
"""Called with a table's id and its version; it must be quick, and may come twice or not at all."""

Unsubscribe: TypeAlias = Callable[[], None]
"""Ends one subscription, at once and for good; calling it twice is calling it once."""


class Bus(ABC):
    """Carries only "table T is at version V": what happened is read from the log.

    So a lost or repeated tick does no harm, and no secret can travel by a wrong road.
    """

    @abstractmethod
    def publish(self, table: str, version: int) -> None:
        """Tell every subscriber of this table, soon; never waits, never fails."""

    @abstractmethod
    def subscribe(self, table: str, callback: Tick) -> Unsubscribe:
        """Call ``callback`` on the event loop after each publish, until unsubscribed."""
