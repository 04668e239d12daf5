"""Playing a record again: the same rules, with the recorded luck."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from namyok.kernel.game import AnyGame, Retraced
from namyok.kernel.ids import CardId, Seat
from namyok.kernel.record import Broken, Fault
from namyok.kernel.refused import Refused
from namyok.kernel.values import Command, Event

T = TypeVar("T")


class Unlikely(Exception):
    """The recorded luck can't have happened."""


class Script:
    """A Chance that answers with what was recorded, and only if it was possible."""

    def __init__(self) -> None:
        self._coming: deque[Any] = deque()
        self.open_ended = False
        """Whether luck beyond the record is free: an aborted game's last round is not in it."""

    def expect(self, items: Iterable[Any]) -> None:
        """What chance will give next."""
        self._coming.extend(items)

    def draw(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        if not self._coming and self.open_ended:
            return tuple(items[:count])
        if len(self._coming) < count:
            raise Unlikely(f"{count} were drawn, the record has {len(self._coming)}")
        drawn = tuple(self._coming.popleft() for _ in range(count))
        left = list(items)
        for item in drawn:
            if item not in left:
                raise Unlikely(f"{_plain(item)} could not be drawn")
            left.remove(item)
        return drawn

    def finish(self) -> None:
        """All that was recorded must have been asked for."""
        if self._coming:
            raise Unlikely(f"{_plain(self._coming[0])} was never drawn")


class Retracing:
    """A game that is being played again from its record."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.script = Script()
        self.events: list[Any] = []
        self.state: Any = None
        self._asked = 0
        self.round: int | None = None
        """The round that is being retraced, counted from 1."""

    def begin(
        self,
        players: int,
        cards: Sequence[CardId],
        chosen: Mapping[str, Any],
        clause: int,
        first: Seat | None = None,
    ) -> None:
        """Deal as recorded."""
        try:
            self._take(self.game.begin(players, cards, chosen, self.script, first))
            self.script.finish()
        except (Refused, Unlikely) as error:
            raise self.broken(clause, str(error)) from error

    def do(self, seat: Seat, command: Command, clause: int, luck: int | None = None) -> None:
        """Play one recorded move: it must be allowed, and its luck possible."""
        try:
            self._take(self.game.decide(self.state, seat, command, self.script))
        except Refused as refused:
            raise self.broken(clause, f"seat {seat}: {refused}") from refused
        except Unlikely as error:
            raise self.broken(clause if luck is None else luck, str(error)) from error

    def add_seat(self, luck: Iterable[Any], clause: int) -> None:
        """Somebody has come late: deal in as recorded."""
        self.script.expect(luck)
        try:
            self._take(self.game.add_seat(self.state, self.script))
            self.script.finish()
        except (Refused, Unlikely) as error:
            raise self.broken(clause, str(error)) from error

    def settle(self, clause: int) -> None:
        """No recorded luck may be left over."""
        try:
            self.script.finish()
        except Unlikely as error:
            raise self.broken(clause, str(error)) from error

    def demand(self, holds: bool, clause: int, what: str) -> None:
        """Raise Broken unless something holds."""
        if not holds:
            raise self.broken(clause, what)

    def end(self, aborted: bool, clause: int) -> None:
        """The record has no more rounds: the game is over, or was aborted here."""
        if aborted and self.state.result is None:
            self._take(self.game.stop(self.state))
        self.demand(self.state.result is not None, clause, "the game is not over")

    def fresh(self) -> list[Any]:
        """The events since this was last asked."""
        fresh = self.events[self._asked :]
        self._asked = len(self.events)
        return fresh

    def broken(self, clause: int, what: str) -> Broken:
        return Broken(Fault(self.round, clause, what))

    def done(self, fault: Fault | None) -> Retraced:
        return Retraced(tuple(self.events), fault)

    def _take(self, events: Sequence[Event]) -> None:
        for event in events:
            self.state = self.game.apply(self.state, event)
            self.events.append(event)


def play_again(
    game: AnyGame,
    written: Mapping[str, Any],
    kind: type[T],
    play: Callable[[Retracing, T, Mapping[str, Any]], None],
    setup: int,
) -> Retraced:
    """Read a record, play it, and say where it breaks: in clause ``setup`` if it can't be read."""
    again = Retracing(game)
    try:
        play(again, msgspec.convert(written, kind), written)
    except msgspec.ValidationError as error:
        return again.done(Fault(None, setup, str(error)))
    except Broken as broken:
        return again.done(broken.fault)
    return again.done(None)


def _plain(item: Any) -> str:
    return getattr(item, "card", None) or str(item)
