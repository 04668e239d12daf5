"""A table with its one writer: whatever happens to it goes through here, one thing at a time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import msgspec

from namyok.kernel import Refused, Seat
from namyok.store.ports import Conflict, Failed, PersonRow, TableRow, code_key
from namyok.table.apply import apply_row
from namyok.table.chores import Chores
from namyok.table.clock import Clock
from namyok.table.commands import AdmitScreen, Skip, TableCommand
from namyok.table.decide import away, back, check_skip, decide, enter, new_person, play
from namyok.table.door import Key, sees_door_only
from namyok.table.events import Row, SeatTaken, StandInSet, TableEvent, TableOpened
from namyok.table.house import House
from namyok.table.ids import MOST_SCREENS, Colour, PersonId
from namyok.table.memory import Memory
from namyok.table.presence import Presence
from namyok.table.settings import Settings
from namyok.table.show import Show
from namyok.table.state import Running, TableState
from namyok.table.stream import decode_move, decode_row, encode_row

log = logging.getLogger("namyok.table")
T = TypeVar("T")

TOUCH_EVERY = 60.0
"""Seconds between two notes of a table's last activity."""
BREATH = 1.0
"""Seconds before a table tries again what it could not do by itself."""
BREATHES = 200
"""Rows after which others get their turn while a long stream is read."""


class Stale(Exception):
    """The command was meant for a round that is over; the view says where the table is."""


class Thought(NamedTuple):
    """What a bot wants to do."""

    version: int
    """The table's version when it began to think."""
    command: Any
    """A move of the running game."""


class Table:
    """One table, in memory while somebody is there: a cache of its stream in the store."""

    def __init__(self, row: TableRow, house: House) -> None:
        self.row = row
        self.version = 0
        self.names: dict[PersonId, str] = {}
        self._house = house
        self._state: TableState | None = None
        self._lock = asyncio.Lock()
        self._chores = Chores(row.code)
        self.clock = Clock(self._chores, lambda: house.steady(), self._tick)
        self.presence = Presence(self._chores, house.pacing.away_grace, self._away)
        self._views: dict[tuple[PersonId | None, bool], msgspec.Raw] = {}
        self._shows: dict[bool, Show] = {}
        self.screens: dict[str, Callable[[bool], None]] = {}
        self._touched = (row.created, False)
        self._thinking = False
        self._done = Memory()
        self._said = Memory()

    @property
    def state(self) -> TableState:
        assert self._state is not None, "the table is loaded"
        return self._state

    async def load(self) -> None:
        """Read the stream, from the start or from where this table is."""
        for data in await self._house.store.read(self.row.id, self.version):
            self._take(decode_row(data, self._state))
            if not self.version % BREATHES:
                await asyncio.sleep(0)
        self.names = await self._house.store.people(self.row.id)
        self._forget_views()
        for seated in self.state.seats:
            if not seated.bot:
                self.presence.expect(seated.person)
        self._arm()

    async def open(self, settings: Settings, name: str, colour: Colour | None) -> PersonId:
        """The first row of a new table: its host sits down. Raises CodeTaken, with nothing kept."""
        host = "p1"
        opened = TableOpened(host, self.row.language, settings)
        row = Row(self._house.now(), host, None, (opened, SeatTaken(host, colour or 0, bot=False)))
        await self._house.store.open_table(
            self.row, PersonRow(self.row.id, host, name), (encode_row(row),)
        )
        self.names[host] = name
        self._state = apply_row(None, row)
        self.version = 1
        self._touched = (row.at, True)
        return host

    async def come_in(
        self, person: PersonId | None, name: str, colour: Colour | None, key: Key = "link"
    ) -> PersonId:
        """Somebody joins; who has been here before is the same person again."""
        return await _to_its_end(self._come_in(person, name, colour, key))

    async def _come_in(
        self, person: PersonId | None, name: str, colour: Colour | None, key: Key
    ) -> PersonId:
        async with self._lock:
            if person is not None and person in (*self.state.people, *self.state.knocking):
                return person
            events = enter(self.state, person, colour, key)
            person = person or new_person(self.state)
            self.names[person] = name
            await self._house.store.add_person(PersonRow(self.row.id, person, name))
            await self._commit(person, None, events)
            return person

    async def do(
        self, person: PersonId, id: str, command: TableCommand, game: int, round: int
    ) -> int:
        """Carry out a command for the table once; the version that it led to, on disk.

        Must not be cancelled: half a commit would leave memory behind the disk.
        """
        if isinstance(command, Skip):
            return await self._skip(person, id, command, game, round)
        async with self._lock:
            if not self._was_done(person, id):
                house = self._house
                events = decide(self.state, person, command, house.join_decks, house.luck)
                if isinstance(command, AdmitScreen):
                    self._admit(command)
                    self._done.add(person, id)
                else:
                    await self._commit(person, id, events)
            return self.version

    async def play(
        self, person: PersonId, id: str, move: msgspec.Raw, game: int, round: int
    ) -> int:
        """Carry out a move of the running game once; the version that it led to, on disk.

        Raises what msgspec raises if the move is none of this game's. Must not be cancelled.
        """
        async with self._lock:
            if not self._was_done(person, id):
                running = self._running()
                self._check_moment(game, round)
                await self._play(person, id, decode_move(running.key, move), running)
            return self.version

    async def _play(self, person: PersonId, id: str, command: Any, running: Running) -> None:
        state = self.state
        seat = state.seat_of(person)
        recording = running.game.recording(command)
        if recording is not None:
            clip = await self._house.store.clip(self.row.id, recording.clip)
            if clip is None or clip.kind != recording.kind:
                raise Refused("no_such_clip")
        events = play(state, seat, command, self._house.luck, stood_in=False)
        if seat is not None and state.seats[seat].stand_in:
            events = (StandInSet(seat, False), *events)
        await self._commit(person, id, events)

    async def _skip(self, person: PersonId, id: str, skip: Skip, game: int, round: int) -> int:
        """A bot makes the one move; it thinks while the table goes on, so all is checked twice."""
        thought: Thought | None = None
        for _ in range(2):
            async with self._lock:
                if self._was_done(person, id):
                    return self.version
                self._check_moment(game, round)
                check_skip(self.state, person, skip)
                if thought:
                    await self._make_move(skip.seat, thought, person, id)
                    return self.version
            thought = await self._think(skip.seat)
        raise AssertionError("the second time somebody moves")

    def _was_done(self, person: PersonId, id: str) -> bool:
        return (person, id) in self._done

    def _running(self) -> Running:
        if self.state.running is None or self.state.stage != "playing":
            raise Refused("no_game_is_running")
        return self.state.running

    def _check_moment(self, game: int, round: int) -> None:
        running = self.state.running
        if running and (game, round) != (self.state.games, running.moment.round):
            raise Stale

    def view(self, person: PersonId | None, key: Key = "link") -> msgspec.Raw:
        """The table as a person may see it, a ``TableView`` as JSON, made once a version.

        For who is not anybody at the table it depends on what they came with.
        """
        door = sees_door_only(self.state, person, key)
        if (person, door) not in self._views:
            if door not in self._shows:
                self._shows[door] = Show(self, self._house.join_decks, door)
            self._views[person, door] = self._shows[door].to(person)
        return self._views[person, door]

    @property
    def deadline(self) -> float | None:
        """When a stand-in plays for those whom the table waits for, by the calendar."""
        return self.clock.deadline(self._house.now())

    async def connected(self, person: PersonId) -> None:
        """A person has one connection more; if a bot stood in, the seat is theirs again."""
        first = self.presence.came(person)
        await _to_its_end(self._returned(person, first))

    async def _returned(self, person: PersonId, first: bool) -> None:
        async with self._lock:
            events = back(self.state, person)
            if events:
                await self._commit(person, None, events)
            elif first:
                self._changed()
            if self.state.host not in self.presence:
                self.presence.expect(self.state.host)

    def screen_came(self, screen: str, answered: Callable[[bool], None]) -> None:
        """A screen waits at the door; it is told what the host answers, who sees only a few."""
        if len(self.screens) < MOST_SCREENS:
            self.screens[screen] = answered
            self._changed()

    def screen_went(self, screen: str) -> None:
        """A screen waits no more."""
        if self.screens.pop(screen, None) is not None:
            self._changed()

    def _admit(self, command: AdmitScreen) -> None:
        answered = self.screens.pop(command.screen, None)
        if answered is None:
            raise Refused("nobody_knocks")
        answered(command.welcome)
        self._changed()

    def answers_to(self, code: str) -> bool:
        """Whether this is the table that a code means."""
        return code_key(code) == code_key(self.row.code)

    @property
    def is_awake(self) -> bool:
        """Whether somebody who belongs here is here."""
        return any(person in self.presence for person in self.state.people)

    async def rename(self, person: PersonId, name: str) -> None:
        """Somebody wants to be called otherwise."""
        await self._house.store.rename(self.row.id, person, name)
        self.names[person] = name
        self._changed()

    def disconnected(self, person: PersonId) -> None:
        """A person has one connection less."""
        if self.presence.went(person):
            self._changed()

    async def say(self, person: PersonId, id: str, text: str, at: float) -> int | None:
        """Keep words in the chat; None if they came before, over a line that broke too soon."""
        if (person, id) in self._said:
            return None
        line = await self._house.store.say(self.row.id, person, text, at, id)
        self._said.add(person, id)
        return line

    async def _away(self, person: PersonId) -> None:
        """Nobody came back in time: a bot stands in, and the table gets a host who is there."""
        async with self._lock:
            if person in self.presence or person not in self.state.people:
                return
            known = [one for one in self.state.people if one not in self.state.came_by_code]
            events = away(self.state, person, [one for one in known if one in self.presence])
            if events:
                await self._commit(None, None, events)

    async def _commit(
        self, by: PersonId | None, id: str | None, events: tuple[TableEvent, ...]
    ) -> None:
        """To disk first, then to memory and to everybody."""
        row = Row(self._house.now(), by, id, events)
        try:
            await self._house.store.append(self.row.id, self.version, (encode_row(row),))
        except Conflict:
            await self.load()
            raise Stale from None
        except Failed:
            with suppress(Failed):
                await self.load()
            raise
        self._take(row)
        self._touch(row.at)
        self._changed()
        self._arm()

    def _take(self, row: Row) -> None:
        self._state = apply_row(self._state, row)
        self._done.add(row.by, row.id)
        self.version += 1

    def _touch(self, at: float) -> None:
        """Tell the registry that somebody is here, but not with every move."""
        finished = self.state.stage != "playing"
        if at - self._touched[0] > TOUCH_EVERY or finished != self._touched[1]:
            self._touched = (at, finished)
            store = self._house.store
            self._chores.spawn(lambda: store.touch(self.row.id, at, finished))

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

    def _arm(self, breath: float = 0.0) -> None:
        """Set the alarm for the next thing that the table does by itself."""
        self.clock.follow(self.state, self._house.now())
        delay = self._next_tick()
        self.clock.set(None if delay is None else max(delay, breath))

    def _next_tick(self) -> float | None:
        """Seconds until a bot moves or the time is up; None if nothing is to come."""
        state, pacing = self.state, self._house.pacing
        if state.stage != "playing" or state.paused or state.running is None:
            return None
        running, left = state.running, self.clock.left
        delays = [] if left is None else [left]
        if any(state.seats[seat].played_by_bot for seat in running.waiting):
            race = running.game.is_race(running.state)
            people = any(not seated.played_by_bot for seated in state.seats)
            delays.append(pacing.race_pause if race and people else pacing.bot_pause)
        return min(delays, default=None)

    async def _tick(self) -> None:
        """The alarm rings: somebody whom the table waits for has to move, if still so."""
        if self._thinking:
            return  # whoever thinks sets the alarm when they are done
        self._thinking = True
        breath = 0.0
        try:
            seat = self._next_to_move()
            if seat is not None:
                await self._move_by_itself(seat)
        except Exception:
            breath = BREATH
            raise
        finally:
            self._thinking = False
            self._arm(breath)

    def _next_to_move(self) -> Seat | None:
        """A bot whom the table waits for, else whoever has used up the time."""
        state = self.state
        if self._next_tick() is None or state.running is None:
            return None
        waiting = state.running.waiting
        bots = [seat for seat in waiting if state.seats[seat].played_by_bot]
        late = waiting if self.clock.left == 0.0 else ()
        return self._house.luck.draw(bots or late, 1)[0] if bots or late else None

    async def _move_by_itself(self, seat: Seat) -> None:
        moment = self._running().moment
        thought = await self._think(seat)
        async with self._lock:
            state = self.state
            running = state.running
            if state.paused or running is None or running.moment != moment:
                return
            if seat in running.waiting:
                await self._make_move(seat, thought, None, None)

    async def _think(self, seat: Seat) -> Thought:
        """A bot's thought, knowing what its seat may know."""
        running, version = self._running(), self.version
        view = running.game.project(running.state, seat)
        command = await self._house.think(self.state.language, running.game, view)
        return Thought(version, command)

    async def _make_move(
        self, seat: Seat, thought: Thought, by: PersonId | None, id: str | None
    ) -> None:
        """A bot or a stand-in moves; a thought that is not allowed gives way to luck."""
        state, luck = self.state, self._house.luck
        stood_in = not state.seats[seat].bot
        try:
            events = play(state, seat, thought.command, luck, stood_in)
        except Refused:
            if state.paused:
                raise
            if thought.version == self.version:  # else the table has gone on while it thought
                log.exception("a bot chose what is not allowed", extra={"table": self.row.code})
                self._house.notice("bot_refused")
            running = self._running()
            view = running.game.project(running.state, seat)
            events = play(state, seat, self._house.blind(running.game, view), luck, stood_in)
        await self._commit(by, id, events)

    def sleep(self) -> None:
        """Nobody is here: stop the clock until the table is loaded again."""
        self.clock.set(None)
        self._chores.stop()


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Go on even if whoever asked is gone: half a commit would leave memory behind the disk."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
