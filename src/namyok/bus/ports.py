"""What every bus must offer: telling whoever listens that a table has moved on."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol, TypeAlias

Tick: TypeAlias = Callable[[str, int], None]
"""Called with a table's id and its version; it must be quick, and may come twice or not at all."""

Unsubscribe: TypeAlias = Callable[[], None]
"""Ends one subscription, at once and for good; calling it twice is calling it once."""


class Ears(Protocol):
    """Whoever wants to know what other nodes say of a table; both must be quick."""

    def ticked(self, version: int) -> None:
        """Another node has brought the table to this version."""

    def noted(self, node: str, note: bytes) -> None:
        """Another node says something; it may come twice, late, or not at all."""


class Bus(ABC):
    """Carries "table T is at version V", and short notes between the nodes that serve T.

    What happened and what was said is read from the store. So a lost or repeated tick does no
    harm, and no secret can travel by a wrong road.
    """

    node: str = ""
    """What this node is called among the others, anew at each start."""
    is_shared: bool = False
    """Whether there can be other nodes at all."""
    is_away: bool = False
    """Whether other nodes can't be heard at the moment."""
    others: int = 0
    """How many other nodes there seem to be."""
    gone: Callable[[str], None] = staticmethod(lambda _node: None)
    """Called with a node that has not been heard of for a while."""
    back: Callable[[], None] = staticmethod(lambda: None)
    """Called when others can be heard again; much may have been missed."""

    @abstractmethod
    def publish(self, table: str, version: int) -> None:
        """Tell every subscriber of this table on every node, soon; never waits, never fails."""

    @abstractmethod
    def wake(self, table: str, version: int) -> None:
        """Tell every subscriber of this table on this node, soon."""

    @abstractmethod
    def subscribe(self, table: str, callback: Tick) -> Unsubscribe:
        """Call ``callback`` on the event loop after each tick of this node, until unsubscribed."""

    @abstractmethod
    def send(self, table: str, note: bytes) -> None:
        """Tell something to the other nodes that listen to this table; never waits or fails."""

    @abstractmethod
    def listen(self, table: str, ears: Ears) -> Unsubscribe:
        """Hear what other nodes publish and send; it may not be one's own words."""

    async def close(self) -> None:
        """Say no more, and hear no more."""
        return
