"""A backup can be restored, and a file can become a database, with nothing lost on the way."""

import asyncio
import shutil
import sqlite3
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from namyok.cli import main
from namyok.decks.own.easel import Easel
from namyok.decks.own.room import Room
from namyok.decks.own.shared import SharedDecks
from namyok.decks.own.workshop import Workshop
from namyok.decks.shelf import Shelf
from namyok.kernel import Refused
from namyok.server.identity import read_key
from namyok.store import ChatRow, Failed, PersonRow, SqliteStore, Store
from namyok.store.postgres import PostgresStore
from namyok.store.sqlite import WHAT_TO_DO
from tests.decks.test_own_workshop import QuickEasel
from tests.nodes.servers import Postgres, needs_postgres
from tests.store.scenario import TEXTS, row


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


async def fill(store: Store) -> None:
    await store.keep_time(1000.0)
    for table in ("t", "u"):
        await store.open_table(row(table, created=1000), PersonRow(table, "z", "Аня"), [b"one"])
        for number, text in enumerate(TEXTS):
            await store.append(table, number + 1, [bytes([number])])
            await store.add_person(PersonRow(table, f"p{number}", text))
            await store.say(table, "z", text, 5.0, f"sent {number}")
        await store.bind("device", table, "z")
        await store.keep_clip(table, "sound", "audio/ogg", b"\0\xff" * 1000)
    await store.touch("t", 1001.0, finished=False)


async def everything(store: Store) -> list[Any]:
    found: list[Any] = [await store.time(), await store.tables_of("device")]
    for table in ("t", "u"):
        found += [await store.read(table), [*(await store.people(table)).items()]]
        found += [await store.chat(table), await store.table_by_id(table)]
        found += [await store.clip_bytes(table), await store.person_of("device", table)]
    return found


def kept(folder: Path) -> list[Any]:
    async def look() -> list[Any]:
        store = await SqliteStore.open(folder / "namyok.db")
        found = await everything(store)
        await store.close()
        return found

    return asyncio.run(look())


def test_a_backup_of_a_running_server_is_a_folder_that_serves(tmp_path: Path) -> None:
    server, restored = tmp_path / "server", tmp_path / "restored"
    key = read_key(server / "key")
    (server / "decks" / ".incoming").mkdir(parents=True)
    (server / "decks" / "own-x").mkdir()
    (server / "decks" / "own-x" / "001.webp").write_bytes(b"picture")
    (server / "decks" / ".incoming" / "half").write_bytes(b"half a picture")

    async def write_meanwhile() -> None:
        store = await SqliteStore.open(server / "namyok.db")
        await fill(store)
        arguments = ["backup", str(tmp_path / "all.tar"), "--data", str(server)]
        backing_up = asyncio.create_task(asyncio.to_thread(main, arguments))
        seq = 0
        while not backing_up.done():
            seq = await store.append("busy", seq, [b"x" * 1000])
        assert await backing_up == 0
        await store.close()

    asyncio.run(write_meanwhile())
    with tarfile.open(tmp_path / "all.tar") as archive:
        archive.extractall(restored, filter="data")
    assert kept(restored) == kept(server)
    assert read_key(restored / "key") == key
    assert (restored / "decks" / "own-x" / "001.webp").read_bytes() == b"picture"
    assert not (restored / "decks" / ".incoming").exists()
    db = sqlite3.connect(restored / "namyok.db")
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    assert (tmp_path / "all.tar").stat().st_mode & 0o077 == 0, "it holds the key"
    assert (restored / "namyok.db").stat().st_mode & 0o077 == 0


def test_a_backup_overwrites_nothing_and_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there.tar").write_bytes(b"mine")
    SqliteStore(tmp_path / "namyok.db")._close()
    assert main(["backup", str(tmp_path / "there.tar"), "--data", str(tmp_path)]) == 2
    assert (tmp_path / "there.tar").read_bytes() == b"mine"
    assert main(["backup", str(tmp_path / "new.tar"), "--data", str(tmp_path / "none")]) == 3
    shared = ["--store", "postgresql://here/db"]
    assert main(["backup", str(tmp_path / "new.tar"), *shared]) == 3
    assert "pg_dump" in capsys.readouterr().err
    (tmp_path / "namyok.db").write_bytes(b"no database at all" * 500)
    assert main(["backup", str(tmp_path / "new.tar"), "--data", str(tmp_path)]) == 3
    said = capsys.readouterr().err
    assert said.startswith(f"namyok: can't back up {tmp_path} to {tmp_path}/new.tar: file is not")
    assert said.endswith(f". {WHAT_TO_DO}\n")
    assert [path.name for path in tmp_path.glob("*.tar")] == ["there.tar"]


def test_no_backup_is_made_of_a_damaged_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each night's would push out one of the last good ones."""
    file = tmp_path / "namyok.db"

    async def fill_it() -> None:
        store = await SqliteStore.open(file)
        await fill(store)
        await store.append("t", len(TEXTS) + 1, [b"x" * 900] * 200)
        await store.close()

    asyncio.run(fill_it())
    read_key(tmp_path / "key")
    data = bytearray(file.read_bytes())
    page = data.rindex(b"x" * 900) // 4096 * 4096
    data[page : page + 4096] = b"\xee" * 4096
    file.write_bytes(data)
    assert main(["backup", str(tmp_path / "new.tar"), "--data", str(tmp_path)]) == 3
    said = capsys.readouterr().err
    assert said.startswith(f"namyok: can't back up {tmp_path} to {tmp_path}/new.tar: ")
    assert said.endswith(f". {WHAT_TO_DO}\n")
    assert said.count("\n") == 1
    assert not (tmp_path / "new.tar").exists()


@pytest.mark.parametrize("command", ["backup", "move"])
def test_what_a_lost_key_has_signed_is_not_carried_on_without_it(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill_it() -> None:
        store = await SqliteStore.open(tmp_path / "namyok.db")
        await fill(store)
        await store.close()

    asyncio.run(fill_it())
    backup = str(tmp_path / "new.tar")
    where = [backup] if command == "backup" else ["--store", "postgresql://127.0.0.1:1/db"]
    assert main([command, *where, "--data", str(tmp_path)]) == 3
    said = capsys.readouterr().err
    assert said.startswith(f"namyok: {tmp_path}/key is missing, and without it nobody has")
    assert said.count("\n") == 1
    assert not (tmp_path / "key").exists()
    assert not (tmp_path / "new.tar").exists()


@pytest.mark.parametrize("gone", ["001.webp", "own-x"])
def test_a_backup_leaves_out_what_goes_while_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gone: str
) -> None:
    """A card is removed, or a deck, between the list of files and the reading of them."""
    deck = tmp_path / "server" / "decks" / "own-x"
    deck.mkdir(parents=True)
    SqliteStore(tmp_path / "server" / "namyok.db")._close()
    for name in ("001.webp", "back.webp", ".making.json"):
        (deck / name).write_bytes(b"x")
    listed = Path.iterdir

    def goes(path: Path) -> Iterator[Path]:
        found = [*listed(path)]
        if path in (deck, deck.parent):
            (deck / ".making.json").unlink(missing_ok=True)
            if path.name == "own-x":
                (deck / "001.webp").unlink(missing_ok=True)
            elif gone == "own-x":
                shutil.rmtree(deck)
        return iter(found)

    monkeypatch.setattr(Path, "iterdir", goes)
    backup = tmp_path / "all.tar"
    assert main(["backup", str(backup), "--data", str(tmp_path / "server")]) == 0
    monkeypatch.undo()
    with tarfile.open(backup) as archive:
        names = [name for name in archive.getnames() if "own-x" in name]
    assert names == ([] if gone == "own-x" else ["decks/own-x", "decks/own-x/back.webp"])


def test_a_move_names_the_server_that_does_not_answer_and_no_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    SqliteStore(tmp_path / "namyok.db")._close()
    url = "postgresql://namyok:secret@127.0.0.1:1/db"
    assert main(["move", "--data", str(tmp_path), "--store", url]) == 3
    said = capsys.readouterr().err
    assert said.startswith("namyok: postgresql://127.0.0.1:1/db: ")
    assert "secret" not in said


@needs_postgres
def test_a_move_that_failed_can_be_made_again(
    tmp_path: Path,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = postgres.new_database()
    for name in ("own-a", "own-b"):
        (tmp_path / "decks" / name).mkdir(parents=True)
        (tmp_path / "decks" / name / "making.json").write_text(name)

    async def before() -> list[Any]:
        store = await SqliteStore.open(tmp_path / "namyok.db")
        await fill(store)
        found = await everything(store)
        await store.close()
        return found

    async def after() -> tuple[list[Any], dict[str, int]]:
        store = await PostgresStore.open(url)
        found = await everything(store), await store.vault.revisions()
        await store.close()
        return found

    push = SharedDecks.push

    async def breaks(shared: SharedDecks, deck: str) -> bool:
        if deck == "own-b":
            raise Failed("the database is gone")
        return await push(shared, deck)

    moved = asyncio.run(before())
    read_key(tmp_path / "key")
    arguments = ["move", "--data", str(tmp_path), "--store", url]
    monkeypatch.setattr(SharedDecks, "push", breaks)
    assert main(arguments) == 3
    assert capsys.readouterr().err == "namyok: the database is gone\n"
    monkeypatch.undo()
    assert main(arguments) == 0
    assert capsys.readouterr().err == "own deck own-a was there already\n"
    assert asyncio.run(after()) == (moved, {"own-a": 1, "own-b": 1})


@needs_postgres
def test_a_file_becomes_a_database_with_everything_in_it(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url, key = postgres.new_database(), read_key(tmp_path / "key")

    async def before() -> list[Any]:
        store = await SqliteStore.open(tmp_path / "namyok.db")
        await fill(store)
        shelf = Shelf([])
        workshop = Workshop(tmp_path / "decks", shelf, Room(), lambda: 1.0, QuickEasel())
        deck = await workshop.begin("owner", "Лето", "ru")
        (tmp_path / "photo").write_bytes(b"photo")
        async for outcome in workshop.add(deck, tmp_path / "photo", "a.jpg"):
            assert outcome.card is not None
        found = await everything(store)
        await workshop.close()
        await store.close()
        return found

    async def after() -> list[Any]:
        store = await PostgresStore.open(url)
        assert await store.key(b"another") == key
        line = await store.say("t", "z", "more", 6.0)
        assert await store.chat("t", (line or 0) - 1) == [ChatRow(line or 0, "z", "more", 6.0)]
        assert (await store.chat("t"))[-1].text == "more", "numbers go on from the last"
        await store.add_person(PersonRow("t", "last", "Я"))
        assert [*(await store.people("t"))][-1] == "last"
        async with store._line() as db:
            await db.execute("DELETE FROM chat WHERE text = 'more'")
            await db.execute("DELETE FROM people WHERE person = 'last'")
        found = await everything(store)
        (deck,) = await store.vault.revisions()
        _, names = await store.vault.names(deck)
        assert {"making.json", "001.webp"} <= names
        await store.close()
        return found

    moved = asyncio.run(before())
    arguments = ["move", "--data", str(tmp_path), "--store", url]
    assert main(arguments) == 0
    assert asyncio.run(after()) == moved
    assert main(arguments) == 3
    assert "needs an empty one" in capsys.readouterr().err
    (tmp_path / "namyok.db").write_bytes(b"no database at all" * 500)
    assert main([*arguments[:-1], postgres.new_database()]) == 3
    assert f"{tmp_path}/namyok.db: file is not a database" in capsys.readouterr().err


@needs_postgres
def test_a_dump_of_a_database_in_use_can_be_restored(tmp_path: Path, postgres: Postgres) -> None:
    url, restored = postgres.new_database(), postgres.new_database()
    dump = str(tmp_path / "namyok.dump")

    async def write_meanwhile() -> list[Any]:
        store = await PostgresStore.open(url)
        key = await store.key(b"k" * 32)
        await fill(store)
        await store.vault.keep("own-x", 0, {"001.webp": b"picture"}, ["001.webp"])
        dumping = asyncio.create_task(
            asyncio.to_thread(postgres.run, "pg_dump", "--format=custom", f"--file={dump}", url)
        )
        seq = 0
        while not dumping.done():
            seq = await store.append("busy", seq, [b"x" * 1000])
        await dumping
        found = [key, *await everything(store), await store.vault.revisions()]
        await store.close()
        return found

    async def look() -> list[Any]:
        store = await PostgresStore.open(restored)
        found = [await store.key(b"new" * 11), *await everything(store)]
        found.append(await store.vault.revisions())
        assert await store.vault.file("own-x", "001.webp") == b"picture"
        stream = await store.read("busy")
        assert await store.append("busy", len(stream), [b"more"]) == len(stream) + 1
        assert await store.say("t", "z", "more", 6.0), "numbers go on from the last"
        await store.close()
        return found

    kept = asyncio.run(write_meanwhile())
    postgres.run("pg_restore", "--exit-on-error", "--dbname", restored, dump)
    assert asyncio.run(look()) == kept


@needs_postgres
def test_own_decks_are_the_same_on_all_nodes(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    (tmp_path / "photo").write_bytes(b"photo")

    class Node:
        def __init__(self, name: str) -> None:
            self.folder = tmp_path / name
            self.shelf = Shelf([])
            easel: Easel = QuickEasel()
            self.workshop = Workshop(self.folder, self.shelf, Room(), lambda: 1.0, easel)
            self.told = 0

        async def join(self, store: PostgresStore) -> None:
            await self.workshop.share(SharedDecks(self.folder, store.vault), self._tell)

        def _tell(self) -> None:
            self.told += 1

        async def add(self, name: str) -> None:
            deck = self.workshop.owned("me", name)
            async for outcome in self.workshop.add(deck, tmp_path / "photo", "a.jpg"):
                assert outcome.why is None, outcome.why

        def cards(self, name: str) -> list[int]:
            return [card.number for card in self.workshop.owned("me", name).making.cards]

    async def play() -> None:
        store = await PostgresStore.open(url)
        one, two = Node("one"), Node("two")
        old = await one.workshop.begin("me", "Раньше", "ru")  # from before there were nodes
        await one.join(store)
        await two.join(store)
        assert two.cards(old.name) == []
        deck = await one.workshop.begin("me", "Лето", "ru")
        name = deck.name
        await one.add(name)
        await one.workshop.finish(deck)
        assert one.told == 3
        await two.workshop.follow()
        assert two.cards(name) == [1]
        (card,) = two.shelf.cards([name])
        file = two.shelf.find(name)
        assert file is not None and card.startswith(name)
        assert (two.folder / name / "001.webp").read_bytes() == b"full"
        # Both change it at once: the first is kept, the second is refused and sees the first.
        theirs = two.workshop.owned("me", name)
        await one.add(name)
        with pytest.raises(Refused, match="not_kept"):
            await two.workshop.describe(theirs, 1, caption="Море")
        assert two.cards(name) == one.cards(name) == [1, 2]
        await two.workshop.describe(theirs, 1, caption="Море")
        await one.workshop.follow()
        assert one.workshop.owned("me", name).card(1).caption == "Море"
        # One goes, and comes back on no node, not even on one that slept.
        await one.workshop.delete(deck)
        await two.workshop.follow()
        assert two.workshop.mine("me") == [two.workshop.owned("me", old.name)]
        late = Node("two")
        await late.join(store)
        assert [one.name for one in late.workshop.decks] == [old.name]
        await store.close()

    asyncio.run(play())
