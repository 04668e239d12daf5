"""A new game is a folder: one that nothing of ours knows is played to its end at a real table."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from msgspec.structs import replace

from namyok.games.catalogue import CATALOGUE, register
from namyok.games.verify import verify
from namyok.kernel import Chance, Command, Offer, Seat
from namyok.luck import Luck
from namyok.table.house import Pacing
from namyok.testing.kit import Examiner, examine
from tests.server.running import Line, Running
from tests.server.test_lobby import on_stage
from tests.toy.game import NUMBERS, TOY, State, Vote, VoteOffer

QUICK = Pacing(bot_pause=0.0, turn_pause=0.0, away_grace=60.0)


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    register(TOY)
    yield
    del CATALOGUE[TOY.key]


async def _play(line: Line, until: str = "over") -> None:
    while line.view["stage"] != until:
        game = line.view["game"]
        if line.view["stage"] == "playing" and game["seat"] in game["waiting"]:
            answer = await line.do({"do": "vote", "number": 2})
            assert answer["type"] == "ack", answer
            await line.see(answer["version"])
        else:
            await line.receive()


def test_a_game_that_nobody_knows_is_played_kept_and_told(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "toy", "pace": "normal"})
        async with host.connect() as line:
            for command in ("add_bot", "add_bot", "start"):
                await line.see((await line.do({"do": command}))["version"])
            assert line.view["deadline"] is not None
            wrong = await line.do({"do": "vote", "numbers": [1]})
            assert wrong["code"] == "unreadable"
            refused = await line.do({"do": "vote", "number": 7})
            assert (refused["code"], refused["facts"]) == ("no_such_number", {"number": 7})
            await _play(line)
            assert line.view["game"]["kind"] == "toy"
            await _check_past(server, host.code, host.secret)

    on_stage(tmp_path, scene, QUICK)


async def _check_past(server: Running, code: str, seat: str) -> None:
    path = f"/api/tables/{quote(code)}"
    headers = {"x-seat": seat}
    record = (await server.ask("GET", f"{path}/games/1/record", None, headers)).json
    assert verify(record) is None
    assert verify({**record, "result": {**record["result"], "scores": [9, 9, 9]}}) is not None
    shared = (await server.ask("GET", f"{path}/games/1/album", None, headers)).json
    pages = shared["album"]["pages"]
    assert [page["round"] for page in pages] == [1, 2]
    assert pages[-1]["scores"] == shared["album"]["result"]["scores"]
    replay = await server.ask("GET", "/api/album/replay", None, {"x-album": shared["secret"]})
    assert len(replay.json["steps"]) == 1 + 3 * 2
    circle = (await server.ask("GET", f"{path}/circle", None, headers)).json
    assert circle["games"] == 1
    agreed = sum(page["points"][0] for page in pages)
    assert circle["people"][0]["did"].get("agreed", 0) == agreed


def test_its_clock_plays_for_who_is_late_in_a_phase_that_it_says_nothing_of(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "toy", "pace": "fast"})
        async with host.connect() as line:
            for command in ("add_bot", "start"):
                await line.do({"do": command})
            house = server.services.house
            steady = house.steady
            table = await server.table(host.code)
            assert table is not None
            hours = 0
            while line.view["stage"] != "over":
                hours += 1
                house.steady = lambda: steady() + 3600 * hours  # noqa: B023
                table.autoplay.arm()
                await line.receive()
            assert line.view["game"]["result"]["reason"] == "rounds"

    on_stage(tmp_path, scene, QUICK)


class ToyExaminer(Examiner):
    game = TOY

    def census(self, state: State) -> Counter[Any]:
        return Counter(range(state.players))

    def scramble(self, state: State, seat: Seat | None, chance: Chance) -> State:
        mixed = [
            vote if vote is None or other == seat else chance.draw(NUMBERS, 1)[0]
            for other, vote in enumerate(state.votes)
        ]
        return replace(state, votes=tuple(mixed))

    def attempts(self, state: State, chance: Chance) -> Iterator[Command]:  # noqa: ARG002
        for number in range(5):
            yield Vote(number)

    def covers(self, offer: Offer, command: Command) -> bool:
        assert isinstance(offer, VoteOffer) and isinstance(command, Vote)
        return command.number in offer.number


@pytest.mark.parametrize("players", TOY.players)
def test_it_passes_the_kit(players: int) -> None:
    for seed in range(5):
        assert verify(examine(ToyExaminer(), players, (), {}, Luck(random.Random(seed)))) is None
