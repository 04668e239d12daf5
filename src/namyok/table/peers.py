"""What other nodes tell of a table, and what they are told.

The log says what happened. Beside it nodes tell each other who is connected where, which screens
wait or show the table, who has looked at a result, and how far names and chat have come. One note
says all of that; it is sent after each change and again by and by, so that a lost one does no
harm. A node that has gone takes its people with it.
"""

import asyncio
import time
import zlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from namyok.bus.ports import Bus, Unsubscribe
from namyok.kernel import Seat, Value
from namyok.store.ports import ChatRow
from namyok.table.chores import Chores
from namyok.table.house import House
from namyok.table.ids import PersonId, TableId

if TYPE_CHECKING:
    from namyok.table.table import Table


class Here(Value, frozen=True, tag="here"):
    """How things are at one node."""

    moment: int
    """Grows from note to note of a node, whatever its calendar says: so a late one is known."""
    version: int
    line: int
    """The newest line of chat that the node has shown."""
    names: int
    """A digest of everybody's names; 0: no longer known."""
    people: tuple[PersonId, ...] = ()
    """Who is connected there."""
    waiting: tuple[str, ...] = ()
    """Screens that wait at the door there."""
    showing: tuple[str, ...] = ()
    """Screens that show the table there."""
    looked: dict[PersonId, tuple[int, int]] = {}
    """Who has gone on from which result."""
    awaited: dict[PersonId, int] = {}
    """For whom bots wait, and the version in which they move all the same."""


class Ask(Value, frozen=True, tag="ask"):
    """Somebody has come to the table at another node, which wants to know how things are."""


class Signed(Value, frozen=True, tag="signed"):
    """Somebody makes a quick sign."""

    person: PersonId
    sign: str


class Renamed(Value, frozen=True, tag="renamed"):
    """Somebody has another name or none; the table need not be loaded where that was said."""


class Nudged(Value, frozen=True, tag="nudged"):
    """Somebody reminds somebody that the table waits for them."""

    seat: Seat
    by: PersonId


class Drafted(Value, frozen=True, tag="drafted"):
    """Somebody has chosen a move and not sent it: it counts at whichever node the time runs out."""

    person: PersonId
    game: int
    round: int
    move: str = ""
    """As JSON; empty if the choice was taken back."""


class Answered(Value, frozen=True, tag="answered"):
    """The host has answered a screen that waits at another node."""

    screen: str
    welcome: bool


ANSWERED_WITHIN = 0.05
"""Seconds in which other nodes have surely said who is there."""

Note = Here | Ask | Signed | Renamed | Nudged | Drafted | Answered
_decode = msgspec.json.Decoder(Note).decode
_encode = msgspec.json.Encoder().encode


def digest(names: Mapping[PersonId, str]) -> int:
    """Of names in whatever order."""
    return zlib.crc32(_encode(sorted(names.items())))


def tell_renamed(bus: Bus, table: TableId) -> None:
    """Let other nodes read names anew at a table that need not be loaded here."""
    bus.send(table, _encode(Renamed()))


class Peers:
    """The other nodes of one table. Alone, all of this is nothing."""

    def __init__(self, table: "Table", house: House, chores: Chores) -> None:
        self._table = table
        self._house = house
        self._chores = chores
        self._line = 0
        self._hearing = asyncio.Lock()
        self._catching_up = False
        self._bus = house.bus
        self._nodes: dict[str, Here] = {}
        self._passed_over: set[str] = set()
        self._leave: Unsubscribe | None = None

    def begin(self) -> None:
        """Listen, and ask how things are."""
        if self._bus.is_shared and self._leave is None:
            self._leave = self._bus.listen(self._table.row.id, self)
            self._send(Ask())

    def end(self) -> None:
        """Nobody is here any more."""
        if self._leave is not None:
            self._send(Here(time.monotonic_ns(), 0, 0, 0))
            self._leave()
            self._leave = None

    def tell(self) -> None:
        """Say how things are here."""
        if self._leave is not None:
            self._send(self._here())

    def _here(self) -> Here:
        table = self._table
        people, seen = table.attendance.presence.here, table.attendance.results_seen
        awaited = table.attendance.awaited
        return Here(
            moment=time.monotonic_ns(),
            version=table.version,
            line=self._line,
            names=digest(table.ledger.names),
            people=people,
            waiting=tuple(table.screens.waiting_here),
            showing=tuple(table.screens.showing_here),
            looked={one: seen[one] for one in people if one in seen},
            awaited={one: awaited[one] for one in people if one in awaited},
        )

    async def hear_answers(self) -> None:
        """Wait until others have surely said who is there."""
        if self._bus.is_shared:
            newest = await self._house.store.chat(self._table.row.id, limit=1)
            self._line = newest[0].id if newest else 0
            if self._bus.others and not self._bus.is_away:
                await asyncio.sleep(ANSWERED_WITHIN)

    def sign(self, person: PersonId, sign: str) -> None:
        """Somebody makes a quick sign, for everybody who is there to see."""
        self._house.signed(self._table, person, sign)
        if self._leave is not None:
            self._send(Signed(person, sign))

    async def said(self, line: ChatRow) -> None:
        """Words have been kept: let everybody hear them, in the order in which they were said."""
        if not self._bus.is_shared:
            self._house.said(self._table, line)
            return
        await self._hear()
        self.tell()

    async def _hear(self) -> None:
        """Show the lines of chat that this node has not shown yet, whoever kept them."""
        async with self._hearing:
            for line in await self._house.store.chat(self._table.row.id, self._line):
                self._line = line.id
                self._house.said(self._table, line)

    def nudge(self, seat: Seat, by: PersonId) -> None:
        """Somebody here reminds somebody."""
        if self._leave is not None:
            self._send(Nudged(seat, by))

    def draft(self, person: PersonId, move: msgspec.Raw, game: int, round: int) -> None:
        """Somebody here has chosen a move and not sent it."""
        if self._leave is not None:
            self._send(Drafted(person, game, round, bytes(move).decode()))

    def answer(self, screen: str, welcome: bool) -> bool:
        """The host answers a screen; False if none of that name waits anywhere else."""
        if screen not in self.waiting():
            return False
        self._send(Answered(screen, welcome))
        return True

    @property
    def are_none(self) -> bool:
        """Whether no other node has told of itself."""
        return not self._nodes

    def waiting(self) -> Iterator[str]:
        """Screens at the door of other nodes."""
        return (screen for here in self._nodes.values() for screen in here.waiting)

    def showing(self) -> Iterator[str]:
        """Screens that show the table at other nodes."""
        return (screen for here in self._nodes.values() for screen in here.showing)

    @property
    def turn(self) -> int:
        """How many nodes come before this one in doing what the table does by itself.

        Those with people there come first, in an order of the table's own. It saves work and no
        more: if two do the same, the log takes the first.
        """
        return 0 if self.are_none else len(self._before())

    def _before(self) -> list[str]:
        busy = [
            node
            for node, here in self._nodes.items()
            if here.people and node not in self._passed_over
        ]
        if not self._table.attendance.presence.here:
            return busy
        own = self._order(self._bus.node)
        return [node for node in busy if self._order(node) < own]

    def pass_over(self) -> None:
        """Those who come before have let their time go by; until they say something, none waits.

        So a dead node that nobody misses yet holds up one move, and not every one.
        """
        self._passed_over.update(self._before())

    def _order(self, node: str) -> int:
        return zlib.crc32(f"{node} {self._table.row.id}".encode())

    def gone(self, node: str) -> None:
        """A node is not there any more, nor are its people."""
        self._passed_over.discard(node)
        if self._nodes.pop(node, None) is not None:
            self._follow(node, Here(0, 0, 0, 0))

    def ticked(self, version: int) -> None:
        """Another node has brought the table further."""
        if version > self._table.version:
            self.catch_up_soon()

    def catch_up_soon(self) -> None:
        """Another node has gone on: read what it wrote."""
        if not self._catching_up:
            self._catching_up = True
            self._chores.spawn(self._catch_up)

    async def _catch_up(self) -> None:
        self._catching_up = False  # whatever is told from now on may be missing from what is read
        await self._table.catch_up()

    async def _catch_up_beside(self) -> None:
        """Have the names and the chat as another node has them."""
        await self._table.ledger.read_names()
        self._table.show_changes()
        await self._hear()

    def noted(self, node: str, note: bytes) -> None:
        """Another node says something."""
        match _decode(note):
            case Here() as here:
                self._heard(node, here)
            case Ask():
                self.tell()
            case Renamed():
                self._chores.spawn(self._catch_up_beside)
            case Signed(person, sign):
                self._house.signed(self._table, person, sign)
            case Answered(screen, welcome):
                self._table.screens.answer(screen, welcome)
            case _ if not self._table.ledger.is_read:
                return  # it is being loaded: there is no game yet to know the rest of
            case Nudged(seat, by):
                self._table.nudged(seat, by)
            case Drafted(person, game, round, move):
                self._table.drafted(person, msgspec.Raw(move.encode()), game, round)

    def _heard(self, node: str, here: Here) -> None:
        before = self._nodes.get(node)
        if before is not None and before.moment >= here.moment:
            return
        self._nodes[node] = here
        self._passed_over.discard(node)
        self._follow(node, here, before)

    def _follow(self, node: str, here: Here, before: Here | None = None) -> None:
        table = self._table
        table.attendance.others_are(node, here.people, here.looked, here.awaited)
        if before is None or (before.waiting, before.showing) != (here.waiting, here.showing):
            table.show_changes()
        if here.version > table.version:
            self.catch_up_soon()
        elif here.version == table.version and (
            here.line > self._line or here.names not in (0, digest(table.ledger.names))
        ):
            self._chores.spawn(self._catch_up_beside)

    def _send(self, note: Note) -> None:
        self._bus.send(self._table.row.id, _encode(note))
