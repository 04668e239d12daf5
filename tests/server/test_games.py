"""Whole games of every edition over real sockets, and no secret in any frame."""

import asyncio
import gzip
import json
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from namyok.content import content_folder
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE
from namyok.games.verify import verify
from namyok.serve import catalogue_page
from namyok.table.apply import apply_row
from namyok.table.state import TableState
from namyok.table.stream import decode_row
from tests.server.players import all_play
from tests.server.running import Line, Running, connect, running

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dixit-2008", 3, {"points_to_win": 12}),
    ("dixit", 4, {"points_to_win": 12}),
    ("odyssey", 7, {"points_to_win": 8}),
    ("odyssey", 12, {"points_to_win": 5}),
    ("party", 6, {}),
    ("team", 6, {}),
    ("poetry", 2, {}),
    ("poetry", 4, {"cycles": 1}),
]


@pytest.mark.parametrize(("key", "players", "options"), GAMES)
def test_a_game_over_sockets_keeps_every_secret(
    key: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    asyncio.run(_play(key, players, options, tmp_path))


async def _play(key: str, players: int, options: dict[str, Any], folder: Path) -> None:
    async with running(folder) as server:
        await play_whole([server], key, players, options)


async def play_whole(
    nodes: Sequence[Running], key: str, players: int, options: dict[str, Any]
) -> None:
    """A game whose people come through each node in turn, and a TV at the last."""
    deck = "stories" if key == "poetry" else "dreams"
    settings = {"game": key, "options": options, "decks": [deck]}
    server = nodes[0]
    async with AsyncExitStack() as stack:
        host = await server.open(settings=settings)
        people = [host]
        for number in range(1, players):
            node = nodes[number % len(nodes)]
            people.append(await node.join(host.code, f"Player {number}"))
        lines = [await stack.enter_async_context(one.connect()) for one in people]
        hello = {"type": "hello", "table": await server.link(host.code)}
        tv = await stack.enter_async_context(connect(nodes[-1], hello))
        await tv.view_now()
        started = await lines[0].do({"do": "start"})
        assert started["type"] == "ack", started
        early = await server.ask(
            "GET", f"/api/tables/{quote(host.code)}/games/1/record", None, {"x-seat": host.secret}
        )
        assert (early.status, early.json["code"]) == (409, "game_not_over")
        await all_play(lines, [tv])
        for node in nodes:
            await _check_frames(node, host.code, lines, tv)
        path = f"/api/tables/{quote(host.code)}/games/1"
        record = await server.ask("GET", f"{path}/record", None, {"x-seat": host.secret})
        assert verify(record.json) is None
        assert record.json["players"][0] == {"name": "Аня", "kind": "human"}
        album = await server.ask("GET", f"{path}/album", None, {"x-seat": host.secret})
        assert len(album.json["album"]["pages"]) == len(record.json["rounds"])
        stranger = await server.ask("GET", f"{path}/record")
        assert stranger.json["code"] == "not_at_the_table"


async def _check_frames(server: Running, code: str, lines: list[Line], tv: Line) -> None:
    """Compare every frame with the truth at its version."""
    table = await server.table(code)
    assert table is not None
    truth: list[TableState | None] = [None]
    for row in await server.services.store.read(table.row.id):
        truth.append(apply_row(truth[-1], decode_row(row, truth[-1])))
    for seat, line in [*enumerate(lines), (None, tv)]:
        assert line.views
        for view in line.views:
            state = truth[view["version"]]
            assert state is not None
            if state.running is None:
                continue
            inner = state.running.state
            seen = state.running.game.project(inner, seat)
            assert view["table"]["game"] == msgspec.json.decode(msgspec.json.encode(seen))
            if state.running.key == "poetry":
                _check_poetry(view["table"]["game"], inner, seat)
            else:
                _check_pictures(json.dumps(view), inner, seat)
        for frame in line.frames:
            message = json.loads(frame)
            state = truth[message.get("version", 0)]
            if message["type"] in ("view", "change") and state is not None and state.running:
                _check_names(frame, state.running.state, seat)


def _check_pictures(frame: str, state: Any, seat: int | None) -> None:
    _check_names(frame, state, seat)
    view = json.loads(frame)["table"]["game"]
    assert "owner" not in json.dumps({**view, "last": None})
    for key in ("vote", "red"):
        if seat is None or not state.votes[seat]:
            assert not view[key]


def _check_names(frame: str | bytes, state: Any, seat: int | None) -> None:
    """Only pictures that lie open, or are the looker's own, are ever named, be it in a change."""
    named = set(re.findall(r"dreams/\d{3}", str(frame)))
    if not named:
        return
    allowed = {laid.card for laid in state.table}
    if state.last is not None:
        allowed |= {laid.card for laid in state.last.table}
    if seat is not None:
        covered = state.edition == "party" and state.clue is None
        hidden = covered and state.storyteller in (None, seat)
        allowed |= set(state.given[seat]) | (set() if hidden else set(state.hands[seat]))
    assert named <= allowed


def _check_poetry(view: dict[str, Any], state: Any, seat: int | None) -> None:
    told = seat == state.storyteller or state.choice is not None
    assert view["secret"] == (state.secret if told else None)
    assert view["hand"] == (None if seat is None else list(state.hands[seat]))
    choosing = state.choice is not None and state.choice.seat == seat
    offered = [offer for offer in view["offers"] if offer["do"] == "place_ending"]
    assert bool(offered) == choosing


def test_bots_play_with_one_person_and_a_rematch_follows(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            host = await server.open(settings={"game": "dixit", "options": {"points_to_win": 5}})
            async with host.connect() as line:
                for _ in range(3):
                    await line.do({"do": "add_bot"})
                await line.do({"do": "start"})
                await all_play([line])
                poetry = {"game": "poetry", "decks": ["stories"], "options": {"cycles": 1}}
                assert (await line.do({"do": "configure", "settings": poetry}))["type"] == "ack"
                assert (await line.do({"do": "start"}))["type"] == "ack"
                await all_play([line], game=2)
                assert line.view["games"] == 2
                assert line.view["game"]["kind"] == "poetry"
            path = f"/api/tables/{quote(host.code)}/games"
            for number in (1, 2):
                headers = {"x-seat": host.secret}
                record = await server.ask("GET", f"{path}/{number}/record", None, headers)
                assert verify(record.json) is None
                kinds = [player["kind"] for player in record.json["players"]]
                assert kinds == ["human", "bot", "bot", "bot"]
            missing = await server.ask("GET", f"{path}/3/record", None, headers)
            assert missing.json["code"] == "game_not_over"

    asyncio.run(play())


def test_the_catalogue_is_all_that_a_client_needs_before_there_is_a_table(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(tmp_path) as server:
            page = (await server.ask("GET", "/api/catalogue")).json
            assert [game["key"] for game in page["games"]] == list(CATALOGUE)
            odyssey = next(game for game in page["games"] if game["key"] == "odyssey")
            assert odyssey["defaults"]["7"]["markers"] == 2
            assert odyssey["paces"] == {"calm": [120, 180], "normal": [60, 90], "fast": [30, 45]}
            assert [deck["name"] for deck in page["decks"]] == ["dreams", "stories"]
            assert page["decks"][0]["licence"] is None, "nobody said on what terms"

    asyncio.run(look())


def test_captions_come_apart_and_packed_and_only_once(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(tmp_path) as server:
            path = "/api/decks/dreams/captions"
            packed = await server.ask("GET", path, None, {"accept-encoding": "gzip"})
            captions = json.loads(gzip.decompress(packed.body))["captions"]
            deck = (await server.ask("GET", "/api/decks/dreams")).json
            assert list(captions) == deck["cards"]
            assert {language for one in captions.values() for language in one} == {"ru", "en"}
            known = {"if-none-match": packed.headers["etag"]}
            assert (await server.ask("GET", path, None, known)).status == 304
            missing = await server.ask("GET", "/api/decks/own-none/captions")
            assert missing.json["code"] == "no_such_deck"

    asyncio.run(look())


def test_the_catalogue_credits_our_decks_and_tells_nothing_about_cards() -> None:
    page = json.loads(catalogue_page(Shelf.open([content_folder() / "decks"])))
    assert {(deck["author"], deck["licence"]) for deck in page["decks"]} == {
        ("Namyok", "CC BY 4.0")
    }
    for deck in page["decks"]:
        assert all(isinstance(card, str) for card in deck["cards"])
