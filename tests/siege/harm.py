"""Harm from the machine itself: kills at any moment, full disks, wrong clocks."""

import asyncio
import json
import secrets
import sqlite3
import subprocess
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

from namyok.table.apply import apply_row
from namyok.table.stream import decode_row
from tests.server.own_decks import Maker, picture
from tests.server.running import Line, Player, Running
from tests.server.test_kill import _Luck, _one_move
from tests.siege.field import Field, is_cut
from tests.siege.victim import Victim

A_DAY = 86400.0
TABLES = 3


class Told:
    """What clients were told is kept."""

    def __init__(self) -> None:
        self.commands: dict[str, set[str]] = {}
        self.words: dict[str, set[str]] = {}
        self.codes: set[str] = set()
        self.cards: dict[str, int] = {}

    def note(self, player: Player, answer: Any) -> None:
        if answer["type"] == "ack":
            self.commands.setdefault(_table(player), set()).add(answer["id"])


def _table(player: Player) -> str:
    return player.secret.partition(".")[0]


async def kills(field: Field) -> None:
    """kill -9 while people play, open, join, talk and upload; then look whether all is there."""
    victim, told = Victim(field.folder), Told()
    hosts: list[Player] = []
    try:
        while field.goes_on():
            server = await victim.start()
            for host in hosts:
                host.server = server
            while len(hosts) < TABLES:
                hosts.append(await server.open(settings={"game": "dixit", "pace": "fast"}))
            seed = field.chance.randrange(10**6)
            work = [
                *(asyncio.create_task(_play(host, told, seed)) for host in hosts),
                asyncio.create_task(_talk(hosts[0], told)),
                asyncio.create_task(_open_and_join(server, told)),
                asyncio.create_task(_upload(server, told)),
            ]
            patient = field.chance.random() < 0.15  # the first painter takes a second to start
            await asyncio.sleep(field.chance.uniform(*((2.0, 5.0) if patient else (0.05, 0.8))))
            victim.kill()
            field.counts["kills"] += 1
            for outcome in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(outcome, BaseException) and not is_cut(outcome):
                    field.fault(f"before a kill: {outcome!r}")
            _compare(field, victim, told)
        await _look_at_all(field, await victim.start(), told)
    finally:
        victim.stop()
        field.read_log(victim)
    field.counts["acknowledged commands"] = sum(map(len, told.commands.values()))
    field.counts["acknowledged words"] = sum(map(len, told.words.values()))
    field.counts["acknowledged openings"] = len(told.codes)
    field.counts["acknowledged cards"] = sum(told.cards.values())


async def _play(host: Player, told: Told, seed: int) -> None:
    luck = _Luck(seed)
    async with host.connect() as line:
        while True:
            await _one_move(line, host, told, luck)  # type: ignore[arg-type]


async def _talk(host: Player, told: Told) -> None:
    """Say everything twice, as a client does that missed the answer."""
    async with host.connect() as line:
        while True:
            id = secrets.token_hex(4)
            for _ in range(2):
                await line.send({"type": "say", "id": id, "text": f"words {id}"})
                answer = await _answer_to(line, id)
                if answer["type"] == "ack":
                    told.words.setdefault(_table(host), set()).add(f"words {id}")
            await asyncio.sleep(0.3)


async def _answer_to(line: Line, id: str) -> Any:
    while True:
        answer = await line.until("ack", "error")
        if answer["id"] == id:
            return answer


async def _open_and_join(server: Running, told: Told) -> None:
    while True:
        answer = await server.ask("POST", "/api/tables", {"name": "Аня"})
        if answer.status == 200:
            told.codes.add(answer.json["code"])
            host = Player(server, answer)
            async with host.connect():  # a code leads nowhere while nobody is there
                path = f"/api/tables/{quote(host.code)}/people"
                joined = await server.ask("POST", path, {"name": "Борис"})
                assert joined.status in (200, 429), joined.body
        assert answer.status in (200, 429), answer.body
        await asyncio.sleep(0.05)


async def _upload(server: Running, told: Told) -> None:
    maker = Maker(server)
    answer = await maker.ask("POST", "", {"title": "x", "language": "ru"})
    if answer.status == 429:
        return
    deck = answer.json["name"]
    told.cards[deck] = 0
    while True:
        lines = await maker.send(deck, picture(secrets.randbelow(1500)))
        told.cards[deck] += sum(line["card"] is not None for line in lines)


def _compare(field: Field, victim: Victim, told: Told) -> None:
    """Read the store as it was left."""
    data = victim.folder / "data"
    with closing(sqlite3.connect(data / "namyok.db")) as db:
        for table, ids in told.commands.items():
            found = db.execute("SELECT row FROM log WHERE table_id = ? ORDER BY seq", (table,))
            state, done = None, set()
            for (written,) in found:
                row = decode_row(written, state)
                state = apply_row(state, row)
                done.add(row.id)
            lost = ids - done
            field.check(not lost, f"{len(lost)} acknowledged commands are gone")
        for table, words in told.words.items():
            said = Counter(
                text for (text,) in db.execute("SELECT text FROM chat WHERE table_id = ?", (table,))
            )
            field.check(words <= set(said), "acknowledged words are gone")
            field.check(max(said.values(), default=1) == 1, "words were said twice")
        half = "SELECT count(*) FROM tables WHERE id NOT IN (SELECT table_id FROM log)"
        field.check(db.execute(half).fetchone() == (0,), "a table was opened by half")
        codes = {code for (code,) in db.execute("SELECT code FROM tables")}
        field.check(told.codes <= codes, "an opened table is gone")
    for deck, cards in told.cards.items():
        making = data / "decks" / deck / "making.json"
        kept = len(json.loads(making.read_bytes())["cards"]) if making.is_file() else -1
        field.check(kept >= cards, f"a deck has {kept} of {cards} cards")


async def _look_at_all(field: Field, server: Running, told: Told) -> None:
    """After the last kill nothing is answered with a server error."""
    answer = await server.ask("GET", "/healthz")
    field.check(answer.status == 200, f"the server is {answer.body!r}")
    for code in sorted(told.codes)[:200]:
        answer = await server.ask("GET", f"/api/tables/{quote(code)}")
        # Nobody is there, so a code leads nowhere; what matters is that it is answered.
        field.check(answer.status in (404, 429), f"a table is answered {answer.status}")


async def clocks(field: Field) -> None:
    """The wall jumps by up to decades, while the server runs and while it does not."""
    victim = Victim(field.folder)
    try:
        server = await victim.start()
        hosts = [await server.open() for _ in range(4)]
        deck = await Maker(server).begin()
        while field.goes_on():
            victim.set_clock(field.chance.uniform(-9000, 9000) * A_DAY)
            if field.chance.random() < 0.5:
                victim.stop()
                server = await victim.start()
            await asyncio.sleep(1.0)  # several rounds of the janitor
            field.counts["clock jumps"] += 1
            for host in hosts:
                host.server = server
                async with host.connect() as line:
                    settings = {"game": field.chance.choice(["dixit", "party"])}
                    answer = await line.do({"do": "configure", "settings": settings})
                    field.check(answer["type"] == "ack", f"after a jump: {answer}")
            folder = field.folder / "data" / "decks" / deck
            field.check(folder.is_dir(), "a deck is gone")
    finally:
        victim.stop()
        field.read_log(victim)


async def disks(field: Field) -> None:
    """A small file system that fills up and empties; only root can make one."""
    disk = field.folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=12m", "siege", str(disk)]
    if subprocess.run(mount, check=False, stderr=subprocess.DEVNULL).returncode:
        field.counts["file systems that could not be made"] += 1
        return
    victim = Victim(field.folder)
    try:
        server = await victim.start(disk / "data")
        host = await server.open()
        async with host.connect() as line:
            while field.goes_on():
                await _fill_and_empty(field, server, line, host, disk / "filler")
    finally:
        victim.stop()
        field.read_log(victim)
        subprocess.run(["umount", disk], check=True)


async def _fill_and_empty(
    field: Field, server: Running, line: Line, host: Player, filler: Path
) -> None:
    with filler.open("ab", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    field.counts["full disks"] += 1
    maker = Maker(server)
    while (answer := await server.ask("GET", "/healthz")).status == 200:
        await line.do({"do": "configure", "settings": {"game": "dixit"}})
        await asyncio.sleep(0.3)  # what is left in the log that is there already
    field.check(answer.body == b"not well: nothing can be saved\n", f"health: {answer.body!r}")
    people = f"/api/tables/{quote(host.code)}/people"
    for answer in (
        await server.ask("POST", "/api/tables", {"name": "Ира"}),
        await server.ask("POST", people, {"name": "Ира"}),
        await maker.ask("POST", "", {"title": "x", "language": "ru"}),
    ):
        told = answer.status in (200, 429) or answer.json["code"] == "not_kept"
        field.counts[f"answers {answer.status} on a full disk"] += 1
        field.check(told, f"on a full disk: {answer.status} {answer.body!r}")
    await line.send({"type": "say", "id": secrets.token_hex(4), "text": "words"})
    answer = await line.until("ack", "error")
    field.check(answer.get("code") in (None, "not_kept", "too_much_at_once"), f"chat: {answer}")
    filler.unlink()
    await asyncio.sleep(2.1)
    health = await server.ask("GET", "/healthz")
    field.check(health.status == 200, f"with room again: {health.body!r}")
    again = await line.do({"do": "configure", "settings": {"game": "dixit"}})
    field.check(again["type"] == "ack", f"with room again: {again}")
