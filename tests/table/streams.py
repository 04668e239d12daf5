"""Streams of tables, made without a server."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from namyok.kernel import Command, Seat
from namyok.luck import Luck
from namyok.past.chronicle import Chronicle
from namyok.table.apply import apply_row
from namyok.table.comings import enter, new_person
from namyok.table.commands import AddBot, LobbyCommand, Start
from namyok.table.decide import decide
from namyok.table.events import Row, SeatTaken, TableEvent, TableOpened
from namyok.table.ids import PersonId
from namyok.table.moves import play
from namyok.table.settings import Settings
from namyok.table.state import TableState
from namyok.table.stream import encode_row

Choose = Callable[[Any, Seat], Command]
"""A move for a seat, given the game's whole state."""


class Stream:
    """A table that grows by commands, as its one writer would write it."""

    def __init__(self, settings: Settings, people: int, seed: int = 1) -> None:
        self.rows: list[Row] = []
        self._state: TableState | None = None
        self.luck = Luck(random.Random(seed))
        self.add("p1", TableOpened("p1", "ru", settings), SeatTaken("p1", 0, bot=False))
        for _ in range(1, people):
            self.add(new_person(self.state), *enter(self.state, None, None))

    @property
    def state(self) -> TableState:
        assert self._state is not None
        return self._state

    @property
    def past(self) -> Chronicle:
        """What anybody can read of it, from the bytes that a store would keep."""
        return Chronicle().read([encode_row(row) for row in self.rows])

    def add(self, by: str | None, *events: TableEvent) -> None:
        row = Row(float(len(self.rows)), by, None, events)
        self.rows.append(row)
        self._state = apply_row(self._state, row)

    def person(self, person: PersonId, command: LobbyCommand) -> None:
        self.add(person, *decide(self.state, person, command, cards_of, self.luck, {}))

    def host(self, command: LobbyCommand) -> None:
        self.person(self.state.host, command)

    def bots(self, count: int) -> None:
        for _ in range(count):
            self.host(AddBot())

    def start(self) -> None:
        self.host(Start())

    def move(self, seat: Seat, command: Command, stood_in: bool = False) -> None:
        self.add(None, *play(self.state, seat, command, self.luck, stood_in))

    def play_on(
        self, choose: Choose | None = None, until: Callable[[], bool] | None = None
    ) -> None:
        """Everybody moves, the first one waited for first, until the game is over."""
        while self.state.stage == "playing" and not (until and until()):
            running = self.state.running
            assert running is not None
            seat = running.game.waiting(running.state)[0]
            command = choose(running.state, seat) if choose else self.blind(seat)
            self.move(seat, command)

    def blind(self, seat: Seat) -> Command:
        running = self.state.running
        assert running is not None
        (offer,) = self.luck.draw(running.game.offers(running.state, seat), 1)
        command: Command = running.game.pick(offer, self.luck)
        return command

    @property
    def round(self) -> int:
        assert self.state.running is not None
        number: int = self.state.running.moment.round
        return number

    @property
    def phase(self) -> str:
        assert self.state.running is not None
        name: str = self.state.running.moment.phase
        return name


def cards_of(decks: Sequence[str]) -> Sequence[str]:
    return [f"{deck}/{number:03}" for deck in decks for number in range(1, 101)]
