"""What a table does by itself: bots move, and stand-ins when the time is up."""

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from namyok.kernel import Refused, Seat
from namyok.store.ports import Conflict, Failed
from namyok.table.chores import Chores
from namyok.table.clock import Clock
from namyok.table.house import House
from namyok.table.ids import PersonId
from namyok.table.initiative import Turn, next_turn, people_playing
from namyok.table.moves import play

if TYPE_CHECKING:
    from namyok.table.table import Table

log = logging.getLogger("namyok.table")

BREATH = 1.0
"""Seconds before a table tries again what it could not do by itself."""
PRECEDENCE = 1.5
"""Seconds by which a node does later by itself what another should do first."""


class Thought(NamedTuple):
    """What a bot wants to do."""

    version: int
    """The table's version when it began to think."""
    command: Any
    """A move of the running game."""


class Autoplay:
    """Of one table. Whichever node acts, the log takes it once."""

    def __init__(self, table: "Table", house: House, chores: Chores) -> None:
        self._table = table
        self._ledger = table.ledger
        self._attendance = table.attendance
        self._house = house
        self._thinking = False
        self.clock = Clock(chores, lambda: house.steady(), self._tick)

    def arm(self, breath: float = 0.0) -> None:
        """Set the alarm for the next thing that the table does by itself."""
        self.clock.follow(self._ledger.state, self._house.now(), self._attendance.asleep)
        turn = self._next_turn()
        wait = PRECEDENCE * self._table.peers.turn
        self.clock.set(None if turn is None else max(turn.delay, breath) + wait)

    def _next_turn(self) -> Turn | None:
        """What the table does next by itself; None if it waits for somebody."""
        state, present = self._ledger.state, self._attendance.presence.people
        seen, pacing = self._attendance.results_seen, self._house.pacing
        reads, left = self._attendance.reading, self.clock.left
        gone = max(0.0, self._house.now() - state.since)
        return next_turn(state, present, seen, left, pacing, reads, gone)

    async def _tick(self) -> None:
        """The alarm rings: somebody whom the table waits for has to move, if still so."""
        if self._thinking:
            return  # whoever thinks sets the alarm when they are done
        self._thinking = True
        breath = 0.0
        try:
            turn = self._next_turn()
            if turn is not None and not (turn.late and self.clock.left):
                self._table.peers.pass_over()
                (seat,) = self._house.luck.draw(turn.seats, 1)
                await self._move_by_itself(seat, turn.late)
        except Exception as error:
            breath = BREATH
            if isinstance(error, Failed):
                self._house.halted()
            raise
        finally:
            self._thinking = False
            self.arm(breath)

    async def _move_by_itself(self, seat: Seat, late: bool) -> None:
        moment = self._ledger.running.moment
        chosen = self._chosen(seat) if late else None
        thought = chosen or await self.think(seat)
        async with self._ledger.lock:
            running = self._ledger.state.running
            if running is None or running.moment != moment:
                return
            # While it thought, everybody may have left, or somebody begun to read.
            if seat in running.waiting and self._next_turn() is not None:
                try:
                    await self.make_move(seat, thought, None, None, chosen is not None)
                except (Conflict, Failed) as error:
                    # Whoever was faster may have done the same: look again.
                    if not await self._ledger.read_what_happened():
                        raise Failed("the table could not go on") from error

    def _chosen(self, seat: Seat) -> Thought | None:
        """What the person of a seat had chosen when the time was up, if the rules allow it."""
        table, running = self._table, self._ledger.running
        command = table.unsent.take(table.state, table.state.seats[seat].person)
        if command is None or running.game.recording(command) is not None:
            return None
        try:
            play(table.state, seat, command, self._house.luck, stood_in=False)
        except Refused:
            return None
        return Thought(table.version, command)

    async def think(self, seat: Seat) -> Thought:
        """A bot's thought, knowing what its seat may know."""
        running, version = self._ledger.running, self._ledger.version
        who = self._ledger.state.seats[seat].character
        view = self._bots_view(seat)
        command = await self._house.think(self._ledger.state.language, running.game, view, who)
        return Thought(version, command)

    def _bots_view(self, seat: Seat) -> Any:
        """What a seat may know, with what a bot should do there while people are at the table."""
        running = self._ledger.running
        people = people_playing(self._ledger.state, self._attendance.presence.people)
        view = running.game.project(running.state, seat)
        return replace(view, offers=running.game.modest(running.state, seat, people))

    async def make_move(
        self,
        seat: Seat,
        thought: Thought,
        by: PersonId | None,
        id: str | None,
        chosen: bool = False,
    ) -> None:
        """A bot or a stand-in moves; a thought that is not allowed gives way to luck.

        What its person had ``chosen`` is their own move.
        """
        state, luck = self._ledger.state, self._house.luck
        bot = state.seats[seat].bot
        try:
            events = play(state, seat, thought.command, luck, not (bot or chosen))
        except Refused:
            if state.paused:
                raise
            if (
                thought.version == self._ledger.version
            ):  # else the table has gone on while it thought
                log.exception(
                    "a bot chose what is not allowed", extra={"table": self._ledger.row.code}
                )
                self._house.notice("bot_refused")
            blind = self._house.blind(self._ledger.running.game, self._bots_view(seat))
            events = play(state, seat, blind, luck, not bot)
        await self._ledger.commit(by, id, events)
