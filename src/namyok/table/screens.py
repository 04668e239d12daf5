"""Screens that wait at the door of a table or show it, at this node and at others."""

from collections.abc import Callable, Collection

from namyok.kernel import Refused
from namyok.table.ids import MOST_SCREENS
from namyok.table.peers import Peers

Answered = Callable[[bool], None]
"""Told what the host has answered."""
Away = Callable[[], None]
"""Told that the host wants no more of it."""


class Screens:
    """Those of one table."""

    def __init__(self, peers: Peers, changed: Callable[[], None]) -> None:
        self._peers = peers
        self._changed = changed
        self.waiting_here: dict[str, Answered] = {}
        self.showing_here: dict[str, list[Away]] = {}

    @property
    def waiting(self) -> tuple[str, ...]:
        """Those that wait at the door, at any node."""
        if not self.waiting_here and self._peers.are_none:
            return ()
        return (*self.waiting_here, *self._peers.waiting())

    @property
    def showing(self) -> tuple[str, ...]:
        """Those that show the table, at any node."""
        if not self.showing_here and self._peers.are_none:
            return ()
        return tuple(dict.fromkeys((*self.showing_here, *self._peers.showing())))

    def came(self, screen: str, answered: Answered) -> None:
        """A screen waits at the door; it is told what the host answers, who sees only a few."""
        if len(self.waiting_here) < MOST_SCREENS:
            self.waiting_here[screen] = answered
            self._changed()

    def shows(self, screen: str, away: Away) -> None:
        """A screen shows the table; it is told when the host wants no more of it."""
        self.showing_here.setdefault(screen, []).append(away)
        self._changed()

    def went(self, screen: str, away: Away) -> None:
        """A screen waits no more, or shows the table no more."""
        waited = self.waiting_here.pop(screen, None) is not None
        shown = self.showing_here.get(screen, [])
        if away in shown:
            shown.remove(away)
            if not shown:
                del self.showing_here[screen]
        elif not waited:
            return
        self._changed()

    def admit(self, screen: str, welcome: bool) -> None:
        """The host answers a screen, wherever it waits."""
        if screen in self.waiting_here:
            self.answer(screen, welcome)
        elif not self._peers.answer(screen, welcome):
            raise Refused("nobody_knocks")

    def answer(self, screen: str, welcome: bool) -> None:
        """The host has answered a screen, which may wait here."""
        answered = self.waiting_here.pop(screen, None)
        if answered is not None:
            answered(welcome)
            self._changed()

    def send_away(self, screens: Collection[str]) -> None:
        """The host wants no more of these, which may show the table here."""
        for screen in screens:
            for leave in tuple(self.showing_here.get(screen, ())):
                leave()
