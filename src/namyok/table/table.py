"""A table with its one writer: whatever happens to it goes through here, one thing at a time."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from namyok.games.dixit.commands import DixitCommand, GiveClue
from namyok.games.poetry.commands import PoetryCommand
from namyok.kernel import Refused, Seat
from namyok.store.ports import Conflict, Failed, PersonRow, TableRow
from namyok.table.apply import REMEMBERED, apply_row
from namyok.table.commands import Skip, TableCommand
from namyok.table.decide import away, check_skip, decide, enter, new_person, play
from namyok.table.events import Row, SeatTaken, StandInSet, TableEvent, TableOpened
from namyok.table.house import House
from namyok.table.ids import Colour, PersonId
from namyok.table.settings import Settings, seconds_for
from namyok.table.show import Show, must_knock
from namyok.table.state import TableState

log = logging.getLogger("namyok.table")
T = TypeVar("T")

_decode = msgspec.json.Decoder(Row).decode
_encode = msgspec.json.Encoder().encode
TOUCH_EVERY = 60.0
"""Seconds between two notes of a table's last activity."""
BREATHES = 200
"""Rows after which others get their turn while a long stream is read."""
AnyCommand = TableCommand | DixitCommand | PoetryCommand


class Stale(Exception):
    """The command was meant for a round that is over; the view says where the table is."""


class Table:
    """One table, in memory while somebody is there: a cache of its stream in the store."""

    def __init__(self, row: TableRow, house: House) -> None:
        self.row = row
        self.version = 0
        self.names: dict[PersonId, str] = {}
        self._house = house
        self._state: TableState | None = None
        self._lock = asyncio.Lock()
        self._present: Counter[PersonId] = Counter()
        self._views: dict[PersonId | None, msgspec.Raw] = {}
        self._shows: dict[bool, Show] = {}
        self._touched = (row.created, False)
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._asleep = False
        self._said: deque[tuple[PersonId, str]] = deque(maxlen=REMEMBERED)

    @property
    def state(self) -> TableState:
        assert self._state is not None, "the table is loaded"
        return self._state

    async def load(self) -> None:
        """Read the stream, from the start or from where this table is."""
        for row in await self._house.store.read(self.row.id, self.version):
            self._state = apply_row(self._state, _decode(row))
            self.version += 1
            if not self.version % BREATHES:
                await asyncio.sleep(0)
        self.names = await self._house.store.people(self.row.id)
        self._forget_views()
        for seated in self.state.seats:
            if not seated.bot:
                self._expect_back(seated.person)
        self._arm()

    async def open(self, settings: Settings, name: str, colour: Colour | None) -> PersonId:
        """The first row of a new table: its host sits down. Raises CodeTaken, with nothing kept."""
        host = "p1"
        opened = TableOpened(host, self.row.language, settings)  # type: ignore[arg-type]
        row = Row(self._house.now(), host, None, (opened, SeatTaken(host, colour or 0, bot=False)))
        await self._house.store.open_table(
            self.row, PersonRow(self.row.id, host, name), (_encode(row),)
        )
        self.names[host] = name
        self._state = apply_row(None, row)
        self.version = 1
        self._touched = (row.at, True)
        return host

    async def come_in(self, person: PersonId | None, name: str, colour: Colour | None) -> PersonId:
        """Somebody joins; who has been here before is the same person again."""
        return await _to_its_end(self._come_in(person, name, colour))

    async def _come_in(self, person: PersonId | None, name: str, colour: Colour | None) -> PersonId:
        async with self._lock:
            if person is not None and person in (*self.state.people, *self.state.knocking):
                return person
            events = enter(self.state, person, colour)
            person = person or new_person(self.state)
            self.names[person] = name
            await self._house.store.add_person(PersonRow(self.row.id, person, name))
            await self._commit(person, None, events)
            return person

    async def do(
        self, person: PersonId, id: str, command: AnyCommand, game: int, round: int
    ) -> int:
        """Carry out a command once; the version that it led to, on disk.

        Must not be cancelled: half a commit would leave memory behind the disk.
        """
        async with self._lock:
            state = self.state
            if f"{person}/{id}" in state.done:
                return self.version
            if isinstance(command, Skip):
                self._check_moment(game, round)
                check_skip(state, person, command)
                await self._move(command.seat, person, id)
            elif isinstance(command, TableCommand):
                events = decide(state, person, command, self._house.join_decks, self._house.luck)
                await self._commit(person, id, events)
            else:
                await self._play(person, id, command, game, round)
            return self.version

    async def _play(self, person: PersonId, id: str, command: Any, game: int, round: int) -> None:
        state = self.state
        seat = state.seat_of(person)
        self._check_moment(game, round)
        await self._check_clip(command)
        events = play(state, seat, command, self._house.luck, stood_in=False)
        if seat is not None and state.seats[seat].stand_in:
            events = (StandInSet(seat, False), *events)
        await self._commit(person, id, events)

    def _check_moment(self, game: int, round: int) -> None:
        running = self.state.running
        if running and (game, round) != (self.state.games, running.state.round):
            raise Stale

    async def _check_clip(self, command: Any) -> None:
        """A clue that is a recording needs one that this table keeps."""
        if isinstance(command, GiveClue) and command.clue.clip is not None:
            clip = await self._house.store.clip(self.row.id, command.clue.clip)
            if clip is None or clip.kind != command.clue.kind:
                raise Refused("no_such_clip")

    def view(self, person: PersonId | None) -> msgspec.Raw:
        """The table as a person may see it, a ``TableView`` as JSON, made once a version."""
        if person not in self._views:
            knock = must_knock(self.state, person)
            if knock not in self._shows:
                self._shows[knock] = Show(self, self._house.join_decks, knock)
            self._views[person] = self._shows[knock].to(person)
        return self._views[person]

    def is_present(self, person: PersonId) -> bool:
        return self._present[person] > 0

    async def connected(self, person: PersonId) -> None:
        """A person has one connection more; if a bot stood in, the seat is theirs again."""
        self._present[person] += 1
        await _to_its_end(self._returned(person))

    async def _returned(self, person: PersonId) -> None:
        async with self._lock:
            seat = self.state.seat_of(person)
            if seat is not None and self.state.seats[seat].stand_in:
                await self._commit(person, None, (StandInSet(seat, False),))
            elif self._present[person] == 1:
                self._changed()
            if not self.is_present(self.state.host):
                self._expect_back(self.state.host)

    def disconnected(self, person: PersonId) -> None:
        """A person has one connection less; after the last one a bot gets ready."""
        self._present[person] -= 1
        if self._present[person] == 0:
            self._changed()
            self._expect_back(person)

    async def say(self, person: PersonId, id: str, text: str, at: float) -> int | None:
        """Keep words in the chat; None if they came before, over a line that broke too soon."""
        if (person, id) in self._said:
            return None
        line = await self._house.store.say(self.row.id, person, text, at, id)
        self._said.append((person, id))
        return line

    def _expect_back(self, person: PersonId) -> None:
        self._later(self._house.pacing.away_grace, lambda: self._away(person))

    async def _away(self, person: PersonId) -> None:
        """Nobody came back in time: a bot stands in, and the table gets a host who is there."""
        async with self._lock:
            if self.is_present(person) or person not in self.state.people:
                return
            present = [one for one in self.state.people if self.is_present(one)]
            events = away(self.state, person, present)
            if events:
                await self._commit(None, None, events)

    async def _commit(
        self, by: PersonId | None, id: str | None, events: tuple[TableEvent, ...]
    ) -> None:
        """To disk first, then to memory and to everybody."""
        row = Row(self._house.now(), by, id, events)
        try:
            await self._house.store.append(self.row.id, self.version, (_encode(row),))
        except Conflict:
            await self.load()
            raise Stale from None
        except Failed:
            with suppress(Failed):
                await self.load()
            raise
        self._state = apply_row(self._state, row)
        self.version += 1
        self._touch(row.at)
        self._changed()
        self._arm()

    def _touch(self, at: float) -> None:
        """Tell the registry that somebody is here, but not with every move."""
        finished = self.state.stage != "playing"
        if at - self._touched[0] > TOUCH_EVERY or finished != self._touched[1]:
            self._touched = (at, finished)
            self._spawn(self._house.store.touch(self.row.id, at, finished))

    def forget(self, person: PersonId) -> None:
        """The store has forgotten somebody: show the name no more."""
        self.names[person] = ""
        self._changed()

    def _forget_views(self) -> None:
        self._views.clear()
        self._shows.clear()

    def _changed(self) -> None:
        self._forget_views()
        self._house.bus.publish(self.row.id, self.version)

    def _arm(self) -> None:
        """Set the alarm for the next thing that the table does by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        delay = self._next_tick()
        if delay is not None:
            self._alarm = self._later(delay, self._tick)

    def _next_tick(self) -> float | None:
        """Seconds until a bot moves or the time is up; None if nothing is to come."""
        state, pacing = self.state, self._house.pacing
        if state.stage != "playing" or state.paused or state.running is None:
            return None
        waiting = state.running.game.waiting(state.running.state)
        delays = []
        if any(state.seats[seat].played_by_bot for seat in waiting):
            race = state.running.state.phase == "race"
            people = any(not seated.played_by_bot for seated in state.seats)
            delays.append(pacing.race_pause if race and people else pacing.bot_pause)
        if (deadline := self.deadline) is not None:
            delays.append(max(0.0, deadline - self._house.now()))
        return min(delays, default=None)

    @property
    def deadline(self) -> float | None:
        """When a stand-in plays for those whom the table waits for."""
        state = self.state
        if state.running is None or state.stage != "playing" or state.paused:
            return None
        seconds = seconds_for(state.settings.pace, state.running.state.phase)
        return None if seconds is None else state.since + seconds

    async def _tick(self) -> None:
        async with self._lock:
            state = self.state
            if self._next_tick() is None or state.running is None:
                return
            waiting = state.running.game.waiting(state.running.state)
            bots = [seat for seat in waiting if state.seats[seat].played_by_bot]
            late = self.deadline is not None and self.deadline <= self._house.now()
            if bots or late:
                (seat,) = self._house.luck.draw(bots or waiting, 1)
                await self._move(seat, None, None)
            else:
                self._arm()

    async def _move(self, seat: Seat, by: PersonId | None, id: str | None) -> None:
        """A bot or a stand-in makes a move, knowing what its seat may know."""
        state = self.state
        assert state.running is not None, "a game is running"
        view = state.running.game.project(state.running.state, seat)
        command = self._house.brains[state.language].choose(view)
        stood_in = not state.seats[seat].bot
        events = play(state, seat, command, self._house.luck, stood_in)
        await self._commit(by, id, events)

    def sleep(self) -> None:
        """Nobody is here: stop the clock until the table is loaded again."""
        self._asleep = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        return not any(self._present.values())

    def _later(self, delay: float, work: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(delay, self._begin, work)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        if not self._asleep:  # its store may be closed by now
            self._spawn(work())

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        """What a table does by itself must never take the server down; it is tried again later."""
        try:
            await work
        except Exception:
            log.exception("table could not go on by itself", extra={"code": self.row.code})


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Go on even if whoever asked is gone: half a commit would leave memory behind the disk."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
