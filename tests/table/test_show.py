"""Changes put into views are the views: for every looker, after everything in whole games."""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from namyok.bots.ports import blind
from namyok.bus.local import LocalBus
from namyok.luck import Luck
from namyok.store.ports import TableRow
from namyok.table.commands import StandUp, Start
from namyok.table.door import Key
from namyok.table.house import House, Pacing
from namyok.table.settings import Settings
from namyok.table.show import Show, Shows
from namyok.table.table import Table
from tests.server.running import folded
from tests.store.memory import MemoryStore
from tests.table.streams import cards_of

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dixit-2008", 3, {}),
    ("dixit", 4, {"points_to_win": 12}),
    ("odyssey", 7, {"points_to_win": 10}),
    ("party", 6, {"cycles": 1}),
    ("team", 6, {"points_to_win": 8}),
    ("poetry", 2, {"cycles": 1}),
    ("poetry", 4, {"cycles": 1}),
]


class Looker:
    """Somebody who is shown one view, and after that changes only, if a table has its way."""

    def __init__(self, person: str | None, key: Key) -> None:
        self.person = person
        self.key: Key = key
        self.view: Any = None
        self.changes: list[bytes] = []
        self.wholes: list[bytes] = []
        self._shown: Show | None = None

    def look(self, table: Table) -> None:
        show = table.show(self.person, self.key)
        whole = bytes(show.whole(self.person))
        change = show.change(self.person, self._shown)
        if change is None:
            self.view = json.loads(whole)
            self.wholes.append(whole)
        else:
            if change:
                message = json.loads(b"{" + change)
                assert message["version"] == table.version
                self.view = folded(self.view, message)
            self.changes.append(change)
        self._shown = show
        assert self.view == json.loads(whole)
        assert self.view == json.loads(made_anew(table, self.person, self.key))


def made_anew(table: Table, person: str | None, key: Key) -> bytes:
    """The whole view of a table that has kept nothing of earlier ones."""
    kept, table._shows = table._shows, Shows(table, table.house.join_decks)
    try:
        return bytes(table.show(person, key).whole(person))
    finally:
        table._shows = kept


class Company:
    """A table with everybody who plays, somebody who watches, a TV, and somebody at the door."""

    def __init__(self, game: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.luck = Luck(random.Random(seed))
        bus = LocalBus()
        house = House(MemoryStore(), bus, cards_of, {}, Pacing(away_grace=3600.0))
        house.luck = self.luck
        self.table = Table(TableRow("t", "код10", "join", "ru", 0.0), house)
        self.settings = Settings(game=game, options=options)
        self.players = players
        self.lookers: list[Looker] = []
        bus.subscribe("t", lambda *_: self.look())
        self._ids = 0

    def look(self) -> None:
        for looker in self.lookers:
            looker.look(self.table)

    async def gather(self) -> None:
        table = self.table
        await table.open(self.settings, "Аня", None)
        for number in range(2, self.players + 2):
            await table.come_in(None, f"Гость {number}", None)
        self.lookers = [Looker(person, "link") for person in table.state.people]
        self.lookers += [Looker(None, "pass"), Looker(None, "code")]
        for person in table.state.people:
            await table.attendance.connected(person)
        self.look()
        if len(table.state.seats) > self.players:
            await self.do(table.state.people[-1], StandUp())
        await self.do("p1", Start())

    async def do(self, person: str, command: Any) -> None:
        self._ids += 1
        running = self.table.state.running
        round = running.moment.round if running else 0
        await self.table.do(person, str(self._ids), command, self.table.state.games, round)
        await asyncio.sleep(0)  # the bus tells of it

    async def play(self, person: str, command: Any) -> None:
        self._ids += 1
        table, running = self.table, self.table.state.running
        assert running is not None
        move, round = msgspec.Raw(msgspec.json.encode(command)), running.moment.round
        await table.play(person, str(self._ids), move, table.state.games, round)
        await asyncio.sleep(0)  # the bus tells of it

    async def move(self) -> None:
        """Somebody makes any legal move; now and then people come and go."""
        table, running = self.table, self.table.state.running
        assert running is not None
        (seat,) = self.luck.draw(running.waiting, 1)
        person = table.state.seats[seat].person
        view = running.game.project(running.state, seat)
        await self.play(person, blind(running.game, view, self.luck))
        (whim,) = self.luck.draw(range(12), 1)
        if whim == 0:
            await table.attendance.connected(person)
        elif whim == 1 and person in table.attendance.presence:
            table.attendance.disconnected(person)
        elif whim == 2:
            await table.rename(person, f"Имя {self._ids}")
        elif whim == 3:
            table.attendance.looked(person, table.state.games, running.moment.round - 1)
        elif whim == 4:
            table.attendance.wait(person, table.version if self._ids % 2 else 0)
        await asyncio.sleep(0)


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=lambda one: str(one))
def test_a_view_with_every_change_put_in_is_the_newest_view(
    game: str, players: int, options: dict[str, Any]
) -> None:
    async def scene() -> None:
        company = Company(game, players, options, seed=5)
        await company.gather()
        for _ in range(600):
            if company.table.state.stage != "playing":
                break
            await company.move()
        company.table.sleep()
        for looker in company.lookers:
            assert len(looker.wholes) <= 4, "a whole view comes when a game begins, not in it"
            assert len(looker.changes) > 5 * len(looker.wholes) or looker.key == "code"

    asyncio.run(scene())


def test_who_was_not_shown_the_step_before_gets_all() -> None:
    async def scene() -> None:
        company = Company("dixit", 3, {}, seed=1)
        await company.gather()
        late = Looker("p2", "link")
        late.look(company.table)
        await company.move()
        await company.move()
        late.look(company.table)
        assert len(late.wholes) == 2
        company.table.sleep()

    asyncio.run(scene())


def test_nobody_else_is_told_that_somebody_gives_another_card() -> None:
    async def scene() -> None:
        company = Company("dixit", 4, {}, seed=2)
        await company.gather()
        table = company.table
        for looker in company.lookers[:4]:
            await table.attendance.connected(looker.person or "")
        while table.state.running is None or table.state.running.moment.phase != "giving":
            await company.move()
        running = table.state.running
        seat = running.waiting[0]
        person = table.state.seats[seat].person
        told = [len(looker.changes) for looker in company.lookers]
        for _ in range(2):
            assert table.state.running is not None
            card = table.state.running.state.hands[seat][0]
            await company.play(person, {"do": "give_cards", "cards": [card]})
        for looker, before in zip(company.lookers, told, strict=True):
            first, *again = looker.changes[before:]
            assert first or looker.key == "code"
            assert [bool(change) for change in again] == [looker.person == person]
        table.sleep()

    asyncio.run(scene())
