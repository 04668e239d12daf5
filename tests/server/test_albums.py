"""Albums, replays and circles over HTTP: who may see what, and when."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from namyok.games.verify import verify
from namyok.server.limits import ALBUMS, LOOKUPS
from tests.server.players import all_play
from tests.server.running import Answer, Line, Player, Running, connect, running
from tests.server.test_lobby import on_stage

SHORT = {"game": "dixit", "options": {"points_to_win": 5}, "decks": ["dreams"]}


class Evening:
    """Three at a table, playing."""

    def __init__(self, server: Running, people: list[Player], lines: list[Line], tv: Line) -> None:
        self.server = server
        self.people = people
        self.lines = lines
        self.tv = tv

    @property
    def path(self) -> str:
        return f"/api/tables/{quote(self.people[0].code)}"

    async def inside(self, path: str, who: int = 0) -> Answer:
        headers = {"x-seat": self.people[who].secret}
        return await self.server.ask("GET", self.path + path, None, headers)

    async def by_secret(self, secret: str, path: str = "", seat: str | None = None) -> Answer:
        headers = {"x-album": secret} | ({} if seat is None else {"x-seat": seat})
        return await self.server.ask("GET", f"/api/album{path}", None, headers)

    async def secret(self, number: int = 1) -> str:
        secret: str = (await self.inside(f"/games/{number}/album")).json["secret"]
        return secret

    async def sign(self, number: int) -> str:
        """A secret that nobody was given."""
        table = await self.server.table(self.people[0].code)
        assert table is not None
        return self.server.services.signer.album(table.row.id, number)

    async def play(self, game: int = 1) -> None:
        assert (await self.lines[0].do({"do": "start"}))["type"] == "ack"
        await all_play(self.lines, [self.tv], game)


def evening(folder: Path, scene: Any, **settings: Any) -> None:
    async def play() -> None:
        async with running(folder) as server, AsyncExitStack() as stack:
            host = await server.open(settings={**SHORT, **settings})
            people = [host]
            for name in ("Борис", "Вера"):
                people.append(await server.join(host.code, name))
            lines = [await stack.enter_async_context(one.connect()) for one in people]
            hello = {"type": "hello", "table": await server.link(host.code)}
            tv = await stack.enter_async_context(connect(server, hello))
            await tv.view_now()
            await scene(Evening(server, people, lines, tv))

    asyncio.run(play())


def failed(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["code"]


def test_an_album_opens_for_whoever_has_its_secret_once_the_game_is_over(tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        secret = await at.sign(1)
        parts = ("", "/record", "/replay", "/replay?seat=0", "/replay?seat=all")
        for part in parts:
            assert failed(await at.by_secret(secret, part)) == (409, "game_not_over")
        assert (await at.lines[0].do({"do": "start"}))["type"] == "ack"
        for part in parts:
            assert failed(await at.by_secret(secret, part)) == (409, "game_not_over")
        assert failed(await at.inside("/games/1/album")) == (409, "game_not_over")
        await all_play(at.lines, [at.tv])

        assert secret == await at.secret()
        shared = await at.by_secret(secret)
        assert shared.status == 200
        assert (shared.json["code"], shared.json["your_seat"]) == (None, None)
        album = shared.json["album"]
        assert [one["name"] for one in album["players"]] == ["Аня", "Борис", "Вера"]
        assert [one["colour"] for one in album["players"]] == [0, 1, 2]
        assert album["sides"] == [0, 1, 2]
        assert album["pages"][-1]["scores"] == album["result"]["scores"]
        kept = await at.by_secret(secret, "/record")
        assert verify(kept.json) is None
        assert len(kept.json["rounds"]) == len(album["pages"])

        own = await at.by_secret(secret, seat=at.people[1].secret)
        assert (own.json["code"], own.json["your_seat"]) == (at.people[0].code, 1)

    evening(tmp_path, scene)


def test_a_secret_opens_its_own_game_only(tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        await at.play()
        secret = await at.secret()
        assert failed(await at.by_secret(await at.sign(2))) == (409, "game_not_over")
        other = await at.server.open("Гоша")
        table = await at.server.table(other.code)
        assert table is not None
        start = await at.lines[0].do({"do": "start"})
        assert start["type"] == "ack"
        assert failed(await at.by_secret(await at.sign(2), "/replay")) == (409, "game_not_over")
        assert (await at.by_secret(secret)).status == 200
        head, _, sign = secret.rpartition(".")
        wrong = [
            "",
            "x",
            secret[:-1],
            secret.replace(".g1.", ".g2."),
            f"{table.row.id}.g1.{sign}",
            f"{head}.{sign[::-1]}",
            at.people[0].secret,
        ]
        for one in wrong:
            assert failed(await at.by_secret(one)) == (404, "no_such_album"), one
        as_seat = {"x-seat": secret}
        stranger = await at.server.ask("GET", f"{at.path}/games/1/album", None, as_seat)
        assert failed(stranger) == (409, "not_at_the_table")
        assert failed(await at.inside("/games/0/album")) == (409, "game_not_over")
        assert failed(await at.inside("/games/99/album")) == (409, "game_not_over")

    evening(tmp_path, scene)


def test_wrong_secrets_and_too_many_albums_are_limited(tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        await at.play()
        secret = await at.secret()
        answers = [(await at.by_secret("guess")).status for _ in range(int(LOOKUPS.burst) + 2)]
        assert answers[-1] == 429
        assert (await at.by_secret(secret)).status == 200
        answers = [(await at.by_secret(secret)).status for _ in range(int(ALBUMS.burst) + 30)]
        assert 429 in answers

    evening(tmp_path, scene)


def test_an_album_is_gone_with_its_table_and_wakes_no_table(tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        await at.play()
        secret = await at.secret()
        services = at.server.services
        table = await at.server.table(at.people[0].code)
        assert table is not None
        services.hall.forget([table.row.id])
        for part in ("", "/record", "/replay?seat=all"):
            assert (await at.by_secret(secret, part)).status == 200
        assert services.hall.tables == ()
        later = services.house.now() + 1
        assert await services.store.close_before(later, later) == [table.row.id]
        for part in ("", "/record", "/replay"):
            assert failed(await at.by_secret(secret, part)) == (404, "no_such_album")

    evening(tmp_path, scene)


def test_who_asks_to_be_forgotten_has_no_name_anywhere(tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        await at.play()
        secret = await at.secret()

        async def forget(headers: dict[str, str]) -> Answer:
            headers = {"x-album": secret, **headers}
            return await at.server.ask("POST", "/api/album/forget", None, headers)

        assert failed(await forget({})) == (409, "not_at_the_table")
        assert failed(await forget({"x-seat": "nobody"})) == (409, "not_at_the_table")
        await at.lines[1].send({"type": "say", "id": "1", "text": "Это была моя карта"})
        await at.lines[1].until("ack")
        assert (await forget({"x-seat": at.people[1].secret})).status == 200
        await at.lines[0].view_now()
        assert [seat["name"] for seat in at.lines[0].view["seats"]] == ["Аня", "", "Вера"]
        assert [one["name"] for one in at.lines[0].view["people"]] == ["Аня", "", "Вера"]
        answers = [await at.by_secret(secret, part) for part in ("", "/record", "/replay?seat=1")]
        answers += [await at.inside(f"/games/1/{part}") for part in ("album", "record")]
        answers += [await at.inside("/circle")]
        for answer in answers:
            assert answer.status == 200
            assert "Борис" not in answer.body.decode()
        assert verify(answers[1].json) is None
        assert answers[1].json["players"][1] == {"name": "", "kind": "human"}
        async with at.people[0].connect() as line:
            assert line.view["seats"][1]["name"] == ""
            assert not any("Это была" in frame for frame in line.frames)

    evening(tmp_path, scene)


def test_who_has_left_the_table_can_still_be_forgotten(tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        await at.play()
        secret = await at.secret()
        assert (await at.lines[2].do({"do": "leave"}))["type"] == "ack"
        headers = {"x-album": secret, "x-seat": at.people[2].secret}
        mine = await at.by_secret(secret, seat=at.people[2].secret)
        assert (mine.json["code"], mine.json["your_seat"]) == (None, 2)
        at.server.services.hall.forget([table.row.id for table in at.server.services.hall.tables])
        assert (await at.server.ask("POST", "/api/album/forget", None, headers)).status == 200
        assert "Вера" not in (await at.by_secret(secret)).body.decode()

    evening(tmp_path, scene)


GAMES = [
    {"game": "dixit", "options": {"points_to_win": 8}},
    {"game": "poetry", "options": {"cycles": 1}, "decks": ["stories"]},
]


@pytest.mark.parametrize("settings", GAMES, ids=lambda one: str(one["game"]))
def test_a_replay_is_what_each_seat_saw(settings: dict[str, Any], tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        await at.play()
        secret = await at.secret()
        for seat, line in [*enumerate(at.lines), (None, at.tv)]:
            part = "/replay" if seat is None else f"/replay?seat={seat}"
            replayed = _views((await at.by_secret(secret, part)).json["steps"])
            seen = 0
            for frame in line.views:
                if frame["version"] in replayed:
                    assert frame["table"]["game"] == replayed[frame["version"]]
                    seen += 1
            assert seen > len(replayed) / 4
            assert list(replayed.values())[-1]["result"] is not None

    evening(tmp_path, scene, **settings)


def _views(steps: list[Any]) -> dict[int, Any]:
    """Whole views by version, put together from what changed."""
    view: dict[str, Any] = {}
    views = {}
    for step in steps:
        view = {**view, **step["view"]}
        views[step["version"]] = view
    return views


def test_all_is_what_a_watcher_saw_and_what_each_seat_knew(tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        await at.play()
        secret = await at.secret()
        steps = (await at.by_secret(secret, "/replay?seat=all")).json["steps"]
        watched = (await at.by_secret(secret, "/replay")).json["steps"]
        assert [step["view"] for step in steps] == [step["view"] for step in watched]
        assert all(step["own"] is None for step in watched)
        for seat in range(3):
            part = f"/replay?seat={seat}"
            views = _views((await at.by_secret(secret, part)).json["steps"])
            own: Any = None
            for step in steps:
                own = step["own"] or own
                view = views[step["version"]]
                assert own[seat] == {key: view[key] for key in own[seat]}
                assert {"hand", "given", "vote", "red"} <= own[seat].keys()
        assert failed(await at.by_secret(secret, "/replay?seat=3")) == (409, "no_such_seat")
        for nonsense in ("-1", "x", "", "٣", "100"):
            answer = await at.by_secret(secret, f"/replay?seat={quote(nonsense)}")
            assert failed(answer) == (400, "unreadable")

    evening(tmp_path, scene)


def test_a_circle_is_for_people_at_the_table(tmp_path: Path) -> None:
    async def scene(at: Evening) -> None:
        empty = await at.inside("/circle")
        assert empty.json == {"games": 0, "people": [], "between": {}}
        await at.play()
        await at.play(2)
        circle = (await at.inside("/circle", who=2)).json
        assert circle["games"] == 2
        assert [one["name"] for one in circle["people"]] == ["Аня", "Борис", "Вера"]
        assert all(one["games"] == 2 for one in circle["people"])
        assert 2 <= sum(one["won"] for one in circle["people"]) <= 6
        assert 0 < len(circle["between"]["finds"]) <= 6
        stranger = await at.server.ask("GET", f"{at.path}/circle")
        assert failed(stranger) == (409, "not_at_the_table")

    evening(tmp_path, scene)


def test_no_address_holds_an_albums_secret(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        paths = [getattr(route, "path", "") for route in server.application.routes]
        albums = [path for path in paths if path.startswith("/api/album")]
        assert len(albums) == 4
        assert not any("{" in path for path in albums)

    on_stage(tmp_path, scene)
