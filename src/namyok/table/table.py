"""A table: whatever somebody wants of it goes through here, one thing at a time."""

from functools import partial
from typing import Any

import msgspec

from namyok.kernel import Refused, Seat
from namyok.store.ports import NoSuchTable, PersonRow, TableRow, code_key
from namyok.table.attendance import Attendance
from namyok.table.autoplay import Autoplay, Thought
from namyok.table.chores import Chores, to_its_end
from namyok.table.comings import enter, new_person, take_host
from namyok.table.commands import (
    AdmitScreen,
    LobbyCommand,
    Nudge,
    SendScreenAway,
    Skip,
    TableCommand,
    TakeHost,
)
from namyok.table.decide import decide
from namyok.table.door import Key, sees_door_only
from namyok.table.drafts import Drafts
from namyok.table.events import SeatTaken, StandInSet, TableEvent, TableOpened
from namyok.table.house import House
from namyok.table.ids import Colour, PersonId
from namyok.table.ledger import Answered, Ledger
from namyok.table.memory import Memory
from namyok.table.moves import check_skip, play
from namyok.table.names import kept_apart
from namyok.table.nudges import Nudges
from namyok.table.peers import Peers
from namyok.table.screens import Screens
from namyok.table.settings import Settings
from namyok.table.show import Show, Shows
from namyok.table.state import Running, TableState
from namyok.table.stream import decode_move
from namyok.table.voices import Voices


class Stale(Exception):
    """The command was meant for a round that is over; the view says where the table is."""


class Table:
    """One table, in memory while somebody is there: a cache of its stream in the store."""

    def __init__(self, row: TableRow, house: House) -> None:
        self.house = house
        self._chores = Chores(row.code)
        self.ledger = Ledger(row, house, self._chores, self._wrote, self._followed)
        self.peers = Peers(self, house, self._chores)
        self.attendance = Attendance(self.ledger, house, self._chores, self._stir, self.peers.tell)
        self.screens = Screens(self.peers, self._here_changed)
        self.autoplay = Autoplay(self, house, self._chores)
        self.unsent = Drafts()
        self._shows = Shows(self, house.join_decks)
        self._nudges = Nudges()
        self._voices = Voices(self, house, self._chores)
        self._said = Memory()

    @property
    def row(self) -> TableRow:
        """How the registry knows it."""
        return self.ledger.row

    @property
    def state(self) -> TableState:
        """What all rows have led to."""
        return self.ledger.state

    @property
    def version(self) -> int:
        """How many rows there are."""
        return self.ledger.version

    async def load(self) -> None:
        """Read the stream, and hear from other nodes who is there.

        Raises NoSuchTable if it was closed since somebody has found it.
        """
        self.peers.begin()
        await self.catch_up()
        if not self.ledger.is_read:
            raise NoSuchTable(self.row.id)
        await self.peers.hear_answers()
        self.attendance.expect_all()
        self.autoplay.arm()

    async def catch_up(self) -> None:
        """Be where the log is."""
        async with self.ledger.lock:  # others may tell of more while it is read
            await self.ledger.read_on()

    def _followed(self) -> None:
        """Others have done something: show it, and see what that changes here."""
        self.screens.send_away(self.state.sent_away)
        self._stir()

    def _wrote(self, before: TableState) -> None:
        """Something has been done here, and is on disk."""
        if before.paused and not self.state.paused:
            self.attendance.expect_the_seated()  # while nothing moved nobody was missed
        self._voices.follow(before, self.state)
        self._shows.outdate()
        self.house.bus.publish(self.row.id, self.version)
        self.autoplay.arm()

    async def open(self, settings: Settings, name: str, colour: Colour | None) -> PersonId:
        """The first row of a new table: its host sits down. Raises CodeTaken, with nothing kept."""
        host = "p1"
        opened = TableOpened(host, self.row.language, settings)
        await self.ledger.begin(host, name, (opened, SeatTaken(host, colour or 0, bot=False)))
        self.peers.begin()
        return host

    async def come_in(
        self,
        person: PersonId | None,
        name: str,
        colour: Colour | None,
        key: Key = "link",
        id: str | None = None,
    ) -> PersonId:
        """Somebody joins; who has been here before is the same person again.

        So is a newcomer who asks twice with the same ``id``, not knowing what became of it.
        """
        return await to_its_end(self._come_in(person, name, colour, key, id))

    async def _come_in(
        self, person: PersonId | None, name: str, colour: Colour | None, key: Key, id: str | None
    ) -> PersonId:
        came = person
        mark = None if id is None else f"join {id}"

        async def come_in() -> None:
            nonlocal came
            known = person or (mark and self.ledger.who_did(mark))
            if known and known in (*self.state.people, *self.state.knocking):
                came = known
                return
            events = enter(self.state, known, colour, key)
            came = known or new_person(self.state)
            newcomer = PersonRow(self.row.id, came, name)
            await self.ledger.commit(came, mark, events, newcomer)

        async with self.ledger.lock:
            await self.ledger.settle(come_in, once=mark is None)
        assert came is not None
        return came

    async def do(
        self, person: PersonId, id: str, command: TableCommand, game: int, round: int
    ) -> int:
        """Carry out a command for the table once; the version that it led to, on disk.

        Must not be cancelled: half a commit would leave memory behind the disk.
        """
        if isinstance(command, Skip):
            return await self._skip(person, id, command, game, round)

        async def do() -> None:
            if self.ledger.was_done(person, id):
                return
            if isinstance(command, Nudge):
                self._nudge(person, id, command.seat)
            elif isinstance(command, TakeHost):
                await self._take_host(person, id)
            else:
                await self._arrange(person, id, command)

        async with self.ledger.lock:
            await self.ledger.settle(do)
            return self.version

    async def _arrange(self, person: PersonId, id: str, command: LobbyCommand) -> None:
        house = self.house
        events = decide(
            self.state, person, command, house.join_decks, house.luck, self.ledger.names
        )
        if isinstance(command, AdmitScreen):
            self.screens.admit(command.screen, command.welcome)
            self.ledger.is_done(person, id)
        elif isinstance(command, SendScreenAway):
            await self._send_away(person, id, command.screen, events)
        elif events:
            await self.ledger.commit(person, id, events)
        else:
            self.ledger.is_done(person, id)

    def _nudge(self, person: PersonId, id: str, seat: Seat) -> None:
        if person not in self.state.people:
            raise Refused("not_at_the_table")
        felt = self._nudges.nudge(self.state, person, seat, self.house.steady())
        self.ledger.is_done(person, id)
        self.peers.nudge(seat, person)
        if felt:
            self.house.nudged(self, seat, person)
        self._changed()

    def nudged(self, seat: Seat, by: PersonId) -> None:
        """Somebody at another node reminds somebody."""
        self._nudges.heard(self.state, by, seat)
        self.house.nudged(self, seat, by)
        self.show_changes()

    @property
    def urged(self) -> dict[Seat, int]:
        """How many players have reminded whom in this phase."""
        return self._nudges.urged(self.state)

    async def _take_host(self, person: PersonId, id: str) -> None:
        if not self.attendance.host_missed:
            raise Refused("host_is_here")
        await self.ledger.commit(person, id, take_host(self.state, person))

    def drafts(self, person: PersonId, move: msgspec.Raw, game: int, round: int) -> None:
        """Somebody has chosen a move and not sent it; it counts if the time is up meanwhile.

        An empty one takes it back. Raises what msgspec raises if it is no move of this game.
        """
        self.drafted(person, move, game, round)
        self.peers.draft(person, move, game, round)

    def drafted(self, person: PersonId, move: msgspec.Raw, game: int, round: int) -> None:
        """The same, here or at another node."""
        running = self.state.running
        if running is None or self.state.stage != "playing":
            return
        if (game, round) == (self.state.games, running.moment.round):
            command = decode_move(running.key, move) if bytes(move) else None
            self.unsent.keep(self.state, person, command)

    async def play(
        self, person: PersonId, id: str, move: msgspec.Raw, game: int, round: int
    ) -> int:
        """Carry out a move of the running game once; the version that it led to, on disk.

        Raises what msgspec raises if the move is none of this game's. Must not be cancelled.
        """

        async with self.ledger.lock:
            await self.ledger.settle(lambda: self._play_once(person, id, move, game, round))
            return self.version

    async def _play_once(
        self, person: PersonId, id: str, move: msgspec.Raw, game: int, round: int
    ) -> None:
        if not self.ledger.was_done(person, id):
            running = self.ledger.running
            self._check_moment(game, round)
            await self._play(person, id, decode_move(running.key, move), running)

    def play_now(
        self,
        person: PersonId,
        id: str,
        move: msgspec.Raw,
        game: int,
        round: int,
        answered: Answered,
    ) -> bool:
        """``play`` for who does not wait; False, with nothing done, where something has to be.

        What speaks against the move is raised; the rest is answered.
        """
        ledger = self.ledger
        if not ledger.lock.take_now():
            return False
        try:
            if not (done := ledger.was_done(person, id)):
                running = ledger.running
                self._check_moment(game, round)
                command = decode_move(running.key, move)
                if running.game.recording(command) is not None:
                    ledger.lock.give()
                    return False
                again = partial(self._play_once, person, id, move, game, round)
                ledger.commit_soon(person, id, self._moved(person, command), again, answered)
        except BaseException:
            ledger.lock.give()
            raise
        if done:
            ledger.lock.give()
            answered(self.version)
        return True

    async def _play(self, person: PersonId, id: str, command: Any, running: Running) -> None:
        recording = running.game.recording(command)
        if recording is not None:
            clip = await self.house.store.clip(self.row.id, recording.clip)
            if clip is None or clip.kind != recording.kind:
                raise Refused("no_such_clip")
        await self.ledger.commit(person, id, self._moved(person, command))

    def _moved(self, person: PersonId, command: Any) -> tuple[TableEvent, ...]:
        """What follows from somebody's own move."""
        state = self.state
        seat = state.seat_of(person)
        events = play(state, seat, command, self.house.luck, stood_in=False)
        self.unsent.keep(state, person, None)
        if seat is not None and state.seats[seat].stand_in:
            return (StandInSet(seat, False), *events)
        return events

    async def _skip(self, person: PersonId, id: str, skip: Skip, game: int, round: int) -> int:
        """A bot makes the one move; it thinks while the table goes on, so all is checked twice."""
        thought: Thought | None = None

        async def skip_them() -> bool:
            if self.ledger.was_done(person, id):
                return True
            self._check_moment(game, round)
            agreed = self._nudges.agreed(self.state, person, skip.seat, self.house.now())
            check_skip(self.state, person, skip, agreed=agreed)
            if thought:
                await self.autoplay.make_move(skip.seat, thought, person, id)
            return thought is not None

        while True:
            async with self.ledger.lock:
                if await self.ledger.settle(skip_them):
                    return self.version
            thought = await self.autoplay.think(skip.seat)

    def _check_moment(self, game: int, round: int) -> None:
        running = self.state.running
        if running and (game, round) != (self.state.games, running.moment.round):
            raise Stale

    def show(self, person: PersonId | None, key: Key = "link") -> Show:
        """What there is to see now, made once a change.

        For who is not anybody at the table it depends on what they came with.
        """
        state = self.ledger.state
        door = person not in state.people and sees_door_only(state, person, key)
        return self._shows.newest(door=door)

    @property
    def deadline(self) -> float | None:
        """When a stand-in plays for those whom the table waits for, by the calendar."""
        return self.autoplay.clock.deadline(self.house.now())

    def show_changes(self) -> None:
        """Something is new that other nodes know already."""
        if self.ledger.is_read:
            self._changed()

    async def _send_away(
        self, person: PersonId, id: str, screen: str, events: tuple[TableEvent, ...]
    ) -> None:
        if screen not in self.screens.showing:
            raise Refused("no_such_screen")
        await self.ledger.commit(person, id, events)  # its ticket is worth nothing from now on
        self.screens.send_away((screen,))

    def answers_to(self, code: str) -> bool:
        """Whether this is the table that a code means."""
        return code_key(code) == code_key(self.row.code)

    async def rename(self, person: PersonId, name: str) -> None:
        """Somebody wants to be called otherwise; who has that name already keeps it as it is."""
        name = kept_apart(self.ledger.names, person, name)
        await self.house.store.rename(self.row.id, person, name)
        self.ledger.know_names({**self.ledger.names, person: name})
        self._here_changed()

    async def say(self, person: PersonId, id: str, text: str, at: float) -> int | None:
        """Keep words in the chat; None if they came before, over a line that broke too soon."""
        if (person, id) in self._said:
            return None
        line = await self.house.store.say(self.row.id, person, text, at, id)
        self._said.add(person, id)
        self._voices.heard(person, text)
        return line

    def forget(self, person: PersonId) -> None:
        """The store has forgotten somebody: show the name no more."""
        self.ledger.know_names({**self.ledger.names, person: ""})
        self._here_changed()

    def _changed(self) -> None:
        self._shows.outdate()
        self.house.bus.wake(self.row.id, self.version)

    def _here_changed(self) -> None:
        """Something that no log tells of; other nodes hear of it."""
        self._changed()
        self.peers.tell()

    def _stir(self) -> None:
        """Show what has changed, and see what the table does by itself now."""
        self.autoplay.arm()
        self._changed()

    def sleep(self) -> None:
        """Nobody is here: stop the clock until the table is loaded again."""
        self.autoplay.clock.set(None)
        self._chores.stop()
        self.peers.end()
