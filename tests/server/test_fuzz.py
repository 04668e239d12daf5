"""Whatever a client sends, the server answers, changes nothing it should not, and stays up."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from namyok.server import limits
from namyok.server.limits import Rate
from namyok.wire.schema import Schema
from tests.server.running import Running, running
from tests.server.test_lobby import PATIENT
from tests.thorough import often

TAGS = sorted(
    {
        field.type.strip('"')
        for shape in Schema().shapes
        for field in shape.fields
        if field.name in ("do", "type")
    }
)
FIELDS = sorted({field.name for shape in Schema().shapes for field in shape.fields})

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(TAGS)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), inner, max_size=5)
    ),
    max_leaves=12,
)
commands = st.builds(
    lambda tag, more: {**more, "do": tag},
    st.sampled_from(TAGS),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=4),
)
messages = st.builds(
    lambda tag, id, command, more: {**more, "type": tag, "id": id, "command": command},
    st.sampled_from(["do", "say", "react", "ping", "hello", "view"]),
    st.text(max_size=5) | values,
    commands | values,
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=3),
)
frames = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    values.map(json.dumps),
    messages.map(json.dumps),
)


@settings(max_examples=often(12), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(frames, min_size=5, max_size=25))
def test_any_frames_are_answered_and_the_table_still_works(
    tmp_path_factory: Any, sent: list[str | bytes]
) -> None:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    asyncio.run(_throw(folder, sent))


async def _throw(folder: Path, sent: list[str | bytes]) -> None:
    async with running(folder, PATIENT) as server:
        server.services.limiter = Generous()
        host = await server.open(settings={"game": "dixit"})
        guest = await server.join(host.code, "Борис")
        async with host.connect() as witness, guest.connect() as line:
            for _ in range(2):
                await witness.do({"do": "add_bot"})
            await witness.do({"do": "start"})
            for frame in sent:
                await line.send(frame)
            await line.send({"type": "ping", "seen": -1})
            await line.until("pong", "goodbye")
            # A guest can neither stop the game nor take the host's rights: the host still has both.
            paused = await witness.do({"do": "pause"})
            assert paused["type"] == "ack", paused
            assert (await witness.see(paused["version"]))["paused"]
            table = await server.table(host.code)
            assert table is not None
            before = table.state
            await table.load()
            assert table.state == before


class Generous(limits.Limiter):
    """The fuzzer is not to be stopped by the flood limits."""

    def allows(self, rate: Rate, whose: str) -> bool:  # noqa: ARG002
        return True


@settings(max_examples=often(12), deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD"]),
    st.sampled_from(
        [
            "/api/tables",
            "/api/tables/{}",
            "/api/tables/{}/people",
            "/api/tables/{}/clips/sound",
            "/api/tables/{}/games/1/record",
            "/api/tables/{}/games/{}/album",
            "/api/tables/{}/circle",
            "/api/album",
            "/api/album/replay?seat={}",
            "/api/album/forget",
            "/api/seat",
            "/api/mine",
            "/decks/{}/{}/{}",
            "/{}",
        ]
    ),
    st.text(max_size=12),
    st.binary(max_size=80) | values.map(lambda value: json.dumps(value).encode()),
    st.dictionaries(
        st.sampled_from(
            ["cookie", "x-seat", "x-album", "if-none-match", "accept-encoding", "origin"]
        ),
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=40),
    ),
)
def test_any_request_gets_an_answer_that_is_no_server_error(
    tmp_path_factory: Any,
    method: str,
    path: str,
    part: str,
    body: bytes,
    headers: dict[str, str],
) -> None:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    asyncio.run(_ask(folder, method, path.replace("{}", quote(part, safe="")), body, headers))


async def _ask(folder: Path, method: str, path: str, body: bytes, headers: dict[str, str]) -> None:
    async with running(folder, PATIENT) as server:
        answer = await _careful(server, method, path, body, headers)
        assert answer < 500


async def _careful(
    server: Running, method: str, path: str, body: bytes, headers: dict[str, str]
) -> int:
    answer = await server.ask(method, path, body if method in ("POST", "PUT") else None, headers)
    return answer.status
