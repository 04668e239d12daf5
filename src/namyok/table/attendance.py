"""Who is at a table: they come and go, look at results, are missed, and wake it."""

from collections.abc import Callable, Collection, Mapping

from namyok.kernel import Seat
from namyok.table.chores import Chores, to_its_end
from namyok.table.clock import phase_seconds
from namyok.table.comings import away, back
from namyok.table.events import TableEvent, Woke
from namyok.table.house import House
from namyok.table.ids import PersonId
from namyok.table.initiative import attended, looking, reading
from namyok.table.ledger import Ledger
from namyok.table.presence import Presence


class Attendance:
    """The people of one table, here and at other nodes."""

    def __init__(
        self,
        ledger: Ledger,
        house: House,
        chores: Chores,
        changed: Callable[[], None],
        tell: Callable[[], None],
    ) -> None:
        """``changed`` shows it here, ``tell`` lets other nodes know."""
        self.presence = Presence(chores, house.pacing.away_grace, self._away)
        self.results_seen: Mapping[PersonId, tuple[int, int]] = {}
        """The last result that each person has gone on from: which game, which round; replaced,
        not edited, so that views know it by its identity."""
        self.awaited: Mapping[PersonId, int] = {}
        """For whom bots wait, and the version in which they move all the same."""
        self._ledger = ledger
        self._house = house
        self._chores = chores
        self._changed = changed
        self._tell = tell
        self._missed_host: PersonId | None = None
        self._slept = False

    @property
    def asleep(self) -> bool:
        """Whether nobody is there who plays: then nothing moves."""
        state = self._ledger.state
        return state.stage == "playing" and not attended(state, self.presence.people)

    @property
    def is_awake(self) -> bool:
        """Whether somebody who belongs here is here."""
        return any(person in self.presence for person in self._ledger.state.people)

    @property
    def looking(self) -> tuple[Seat, ...]:
        """Who still looks at how the last round ended, or reads what is on their page."""
        still = looking(self._ledger.state, self.presence.people, self.results_seen)
        return tuple(sorted({*still, *self.reading})) if self.awaited else still

    @property
    def reading(self) -> tuple[Seat, ...]:
        """Who has asked bots to wait, and has not gone on."""
        if not self.awaited:  # as nearly always
            return ()
        state, present = self._ledger.state, self.presence.people
        return reading(state, present, self.awaited, self._ledger.version)

    @property
    def host_missed(self) -> bool:
        """Whether the host is gone for so long that somebody else may take the table."""
        host = self._ledger.state.host
        return self._missed_host == host and host not in self.presence

    def expect_all(self) -> None:
        """The table has been loaded: whoever has a place at it may come back."""
        state = self._ledger.state
        seated = [one.person for one in state.seats if not one.bot]
        for person in (*seated, *(one.person for one in state.awaiting)):
            self.presence.expect(person)

    def expect_the_seated(self) -> None:
        """From now on who does not sit on their seat is missed after a while."""
        for seated in self._ledger.state.seats:
            if not seated.bot and seated.person not in self.presence:
                self.presence.expect(seated.person)

    async def connected(self, person: PersonId) -> None:
        """A person has one connection more; if a bot stood in, the seat is theirs again."""
        asleep = self.asleep
        # Who comes from a node that has died is there already, until it is missed.
        comes_here = person not in self.presence.here
        first = self.presence.came(person)
        if comes_here:
            self._awaits({person: None})  # a page that has come anew says so itself
        wakes = asleep and not self.asleep
        await to_its_end(self._returned(person, first, comes_here, wakes))

    async def _returned(self, person: PersonId, first: bool, comes_here: bool, wakes: bool) -> None:
        ledger = self._ledger
        slept, self._slept = self._slept and wakes, self._slept and not wakes

        async def come_back() -> None:
            woken = self._woken(slept) if wakes else ()
            events = (*back(ledger.state, person), *woken)
            if events:
                await ledger.commit(person, None, events)
            elif comes_here:
                self._changed()

        async with ledger.lock:
            if first:
                self._forgo_old_result(person)
            if comes_here:
                self._tell()
            await ledger.settle(come_back)
            if wakes:
                self.expect_the_seated()
            if ledger.state.host not in self.presence:
                self.presence.expect(ledger.state.host)
                self._expect_host()

    def _woken(self, slept: bool) -> tuple[TableEvent, ...]:
        """Whoever wakes a table has the time of the phase before them, after a restart the rest."""
        state = self._ledger.state
        seconds = phase_seconds(state)
        if seconds is None or not (slept or self._house.now() >= state.since + seconds):
            return ()
        return (Woke(),)

    def _forgo_old_result(self, person: PersonId) -> None:
        """Who comes when the round has begun has missed how the last one ended, if anything."""
        running = self._ledger.state.running
        if running is not None and running.moment.round in running.doers:
            self._saw({person: (self._ledger.state.games, running.moment.round - 1)})

    def disconnected(self, person: PersonId) -> None:
        """A person has one connection less."""
        awake = not self.asleep
        if self.presence.went(person):
            if person == self._ledger.state.host:
                self._expect_host()
            self._slept = self._slept or (awake and self.asleep)
            self._changed()
        self._tell()

    def looked(self, person: PersonId, game: int, round: int) -> None:
        """Somebody goes on from a result; what they can't have seen yet is not believed."""
        state = self._ledger.state
        running = state.running
        if running is None or (game, round) >= (state.games, running.moment.round):
            return
        if self.results_seen.get(person, (0, 0)) < (game, round):
            self._saw({person: (game, round)})
            self._changed()
            self._tell()

    def wait(self, person: PersonId, at: int | None) -> None:
        """Bots wait for somebody who reads, and move only at this version; None: no longer."""
        if self.awaited.get(person) != at:
            self._awaits({person: at})
            self._changed()
            self._tell()

    def _awaits(self, people: Mapping[PersonId, int | None]) -> None:
        now = {**self.awaited, **people}
        self.awaited = {person: at for person, at in now.items() if at is not None}

    def _saw(self, results: Mapping[PersonId, tuple[int, int]]) -> None:
        self.results_seen = {**self.results_seen, **results}

    def others_are(
        self,
        node: str,
        people: Collection[PersonId],
        seen: dict[PersonId, tuple[int, int]],
        awaited: dict[PersonId, int],
    ) -> None:
        """Who is at another node, which results they have seen, and for whom bots wait."""
        waited = self.awaited
        self._awaits({person: awaited.get(person) for person in people})
        if not self._ledger.is_read:
            self.presence.elsewhere(node, people)
            self._saw(seen)
            return
        host = self._ledger.state.host
        awake, host_was_here = not self.asleep, host in self.presence
        changed = self.presence.elsewhere(node, people) or waited != self.awaited
        if host_was_here and host not in self.presence:
            self._expect_host()
        for person, result in seen.items():
            if self.results_seen.get(person, (0, 0)) < result:
                self._saw({person: result})
                changed = True
        self._slept = self.asleep and (self._slept or awake)
        if changed:
            self._changed()

    def _expect_host(self) -> None:
        """After a while without their host people are asked who looks after the table."""
        self._chores.later(self._house.pacing.host_grace, self._miss_host)

    async def _miss_host(self) -> None:
        host = self._ledger.state.host
        if host not in self.presence and self.is_awake:
            self._missed_host = host
            self._changed()

    async def _away(self, person: PersonId) -> None:
        """Nobody came back in time: a bot stands in, and the table gets a host who is there.

        At a table that sleeps nobody is missed; whoever wakes it begins to.
        """
        ledger = self._ledger

        async def stand_in() -> None:
            state = ledger.state
            if person in self.presence or person not in state.people or self.asleep:
                return
            heirs = [one for one in state.people if state.may_lead(one)]
            events = away(state, person, [one for one in heirs if one in self.presence])
            if events:
                await ledger.commit(None, None, events)

        async with ledger.lock:
            await ledger.settle(stand_in)
