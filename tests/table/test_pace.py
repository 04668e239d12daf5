"""A table with its people, its bots and its clock: it moves while somebody is there to see it."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from namyok.bots.courtesy import name_of
from namyok.bots.ports import blind
from namyok.bus.local import LocalBus
from namyok.kernel import AnyGame, Command, Refused
from namyok.store.ports import TableRow
from namyok.table.commands import AddBot, Configure, Skip, Start, TakeOver
from namyok.table.doers import OtherDoer
from namyok.table.house import House, Pacing
from namyok.table.settings import Settings
from namyok.table.table import Table
from tests.store.memory import MemoryStore
from tests.table.streams import cards_of
from tests.table.test_bots import LUCK, Odd, until

QUICK = Pacing(bot_pause=0.0, turn_pause=0.0, result_pause=0.0, away_grace=0.02)


class Evening:
    """A table of some people and bots, with hands on both clocks."""

    def __init__(self, pacing: Pacing = QUICK, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.hours = 0.0
        self.noticed = Counter[str]()
        self.house = House(
            self.store,
            LocalBus(),
            cards_of,
            {"ru": Odd(any_move)},
            pacing,
            now=lambda: 1000.0 + 3600 * self.hours,
            steady=lambda: 3600 * self.hours,
            notice=lambda what: self.noticed.update([what]),
        )
        self.row = TableRow("t", "код10", "join", "ru", 0.0)
        self.table = Table(self.row, self.house)
        self._ids = 0

    async def begin(self, people: int, bots: int, **settings: Any) -> Table:
        table = self.table
        await table.open(Settings(**{"game": "dixit", **settings}), "Аня", None)
        for name in ("Борис", "Вера")[: people - 1]:
            await table.come_in(None, name, None)
        for person in table.state.people:
            await table.attendance.connected(person)
        for _ in range(bots):
            await self.do("p1", AddBot())
        await self.do("p1", Start())
        return table

    async def do(self, person: str, command: Any) -> None:
        self._ids += 1
        running = self.table.state.running
        round = running.moment.round if running else 0
        await self.table.do(person, str(self._ids), command, self.table.state.games, round)

    async def move(self, person: str, **choice: Any) -> None:
        """Any legal move of theirs, or the one given."""
        table, running = self.table, self.table.ledger.running
        view = running.game.project(running.state, table.state.seat_of(person))
        command = choice or msgspec.to_builtins(blind(running.game, view, LUCK))
        self._ids += 1
        raw = msgspec.Raw(msgspec.json.encode(command))
        await table.play(person, str(self._ids), raw, table.state.games, view.round)

    async def play_until(self, holds: Callable[[], bool], *people: str) -> None:
        """These people move whenever the table waits for them."""
        async with asyncio.timeout(20):
            while not holds():
                for person in people:
                    running = self.table.ledger.running
                    if not holds() and self.table.state.seat_of(person) in running.waiting:
                        await self.move(person)
                await asyncio.sleep(0.001)

    @property
    def round(self) -> int:
        return self.table.ledger.running.moment.round

    @property
    def phase(self) -> str:
        return self.table.ledger.running.moment.phase


async def any_move(game: AnyGame, view: Any) -> Command:
    return blind(game, view, LUCK)


def played(scene: Callable[[Evening], Awaitable[None]], pacing: Pacing = QUICK) -> None:
    async def whole() -> None:
        evening = Evening(pacing)
        try:
            await scene(evening)
        finally:
            evening.table.sleep()

    asyncio.run(whole())


async def stays(table: Table) -> None:
    """Nothing happens, though bots need no time and nobody is waited for long."""
    version = table.version
    await asyncio.sleep(0.15)
    assert table.version == version


def test_bots_stop_when_the_last_person_goes_and_go_on_with_the_first() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(1, 3)
        await evening.do("p1", Skip(1, "race"))
        await until(lambda: evening.phase == "giving")
        await until(lambda: table.ledger.running.waiting == (0,))
        await evening.move("p1")
        table.attendance.disconnected("p1")
        await stays(table)
        assert table.attendance.asleep
        assert not table.state.seats[0].stand_in, "the one person is never stood in for"
        await table.attendance.connected("p1")
        await until(lambda: table.ledger.running.waiting == (0,))

    played(scene)


def test_a_table_that_was_loaded_by_a_screen_sleeps_on() -> None:
    async def scene(evening: Evening) -> None:
        first = await evening.begin(1, 3)
        await evening.do("p1", Skip(1, "race"))
        first.sleep()
        evening.table = table = Table(evening.row, evening.house)
        await table.load()
        table.show(None, "pass").whole(None)
        await stays(table)
        await table.attendance.connected("p1")
        await until(lambda: table.ledger.running.waiting == (0,))

    played(scene)


def test_whoever_wakes_a_table_has_the_whole_time_of_the_phase() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(1, 3, pace="calm")
        assert table.autoplay.clock.left == 120.0
        evening.hours += 1 / 60
        assert table.deadline == 1120.0
        table.attendance.disconnected("p1")
        assert table.deadline is None
        evening.hours += 9
        await stays(table)
        await table.attendance.connected("p1")
        assert table.autoplay.clock.left == 120.0
        assert evening.phase == "race"

    played(scene)


def test_after_a_restart_the_rest_of_the_time_is_left_unless_it_ran_out_unseen() -> None:
    async def scene(evening: Evening) -> None:
        first = await evening.begin(1, 3, pace="calm")
        for minutes, left in ((1, 60.0), (300, 120.0)):
            first.sleep()
            evening.hours += minutes / 60
            evening.table = table = Table(evening.row, evening.house)
            await table.load()
            await table.attendance.connected("p1")
            assert (
                table.autoplay.clock.left is not None
                and abs(table.autoplay.clock.left - left) < 0.01
            )
            first = table

    played(scene)


def test_who_is_gone_is_stood_in_for_only_while_others_are_there() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(2, 2)
        table.attendance.disconnected("p1")
        table.attendance.disconnected("p2")
        await stays(table)
        assert not any(seated.stand_in for seated in table.state.seats)
        await table.attendance.connected("p2")
        await until(lambda: table.state.seats[0].stand_in)
        assert not table.state.seats[1].stand_in
        assert table.state.host == "p2"

    played(scene)


def test_who_comes_back_is_told_how_often_a_bot_played_for_them() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(2, 2)
        await evening.move("p2", do="come_forward")
        table.attendance.disconnected("p1")
        await evening.play_until(lambda: evening.round == 2, "p2")
        await table.attendance.connected("p1")
        seats = msgspec.json.decode(table.show("p1").whole("p1"))["seats"]
        assert (seats[0]["stand_in"], seats[0]["helped"]) == (False, 2)
        view = msgspec.json.decode(table.show("p2").whole("p2"))
        assert view["others"] == {"1": {"0": {"name": "Аня", "kind": "stand_in"}}}
        table.attendance.looked("p1", 1, 1)
        table.attendance.looked("p2", 1, 1)
        await evening.play_until(lambda: table.state.seats[0].helped == 0, "p1", "p2")

    played(scene)


def test_bots_go_on_from_a_result_when_everybody_there_has() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(2, 2)
        await evening.move("p2", do="come_forward")
        await evening.play_until(lambda: evening.round == 2, "p1", "p2")
        assert table.ledger.running.waiting == (2,)
        assert [*table.attendance.looking] == [0, 1]
        await stays(table)
        table.attendance.looked("p1", 1, 1)
        table.attendance.looked("p2", 1, 2)
        table.attendance.looked("p2", 2, 1)
        assert [*table.attendance.looking] == [1], "nobody has seen what has not ended yet"
        await stays(table)
        table.attendance.looked("p2", 1, 1)
        await until(lambda: evening.phase == "giving")

    played(scene)


@pytest.mark.parametrize("comes_anew", [False, True])
def test_bots_move_at_the_version_that_a_learner_has_read_and_at_no_other(
    comes_anew: bool,
) -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(1, 3)
        await evening.move("p1", do="come_forward")
        table.attendance.wait("p1", 0)
        await evening.move("p1")
        assert evening.phase == "giving"
        await stays(table)
        read = table.version
        table.attendance.wait("p1", read)
        await until(lambda: table.version > read)
        await stays(table)
        assert table.version == read + 1, "one move, and it is to be read again"
        if comes_anew:
            table.attendance.disconnected("p1")
            await table.attendance.connected("p1")
        else:
            table.attendance.wait("p1", None)
        await until(lambda: evening.round == 2)

    played(scene, Pacing(0.0, 0.0, 0.0, away_grace=600.0))


def test_whoever_opens_the_page_when_the_round_has_begun_has_nothing_to_look_at() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(2, 2)
        await evening.move("p1", do="come_forward")
        await evening.play_until(lambda: evening.round == 2, "p1", "p2")
        table.attendance.disconnected("p1")
        await table.attendance.connected("p1")
        assert [*table.attendance.looking] == [0, 1], "nobody has moved yet: it is still the newest"
        table.attendance.disconnected("p1")
        await evening.move("p2")
        await table.attendance.connected("p1")
        assert [*table.attendance.looking] == []

    played(scene, Pacing(0.0, 0.0, 0.0, away_grace=600.0))


def test_anybody_may_leave_the_race_to_a_bot_and_nobody_anothers_move() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(2, 2)
        await stays(table)
        for person, seat in (("p2", 0), ("p2", 9)):
            with pytest.raises(Refused, match="host_only"):
                await evening.do(person, Skip(seat, "race"))
        await evening.do("p2", Skip(3, "race"))
        assert table.ledger.running.state.storyteller == 3

    played(scene)


def test_a_successor_is_not_credited_with_what_a_bot_did() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(2, 2)
        await evening.do("p1", Skip(2, "race"))
        await evening.play_until(lambda: evening.round == 2, "p1", "p2")
        await evening.do("p1", Configure(replace(table.state.settings, late=False)))
        late = await table.come_in(None, "Вера", None)
        bot = name_of(table.state.seats[2].character, "ru")
        await table.attendance.connected(late)
        await table.do(late, "over", TakeOver(2), 1, 2)
        assert 2 not in table.attendance.looking, "it was no result of theirs"
        assert msgspec.json.decode(table.show(late).whole(late))["others"] == {
            "1": {"2": msgspec.to_builtins(OtherDoer(bot, "bot"))}
        }

    played(scene)
