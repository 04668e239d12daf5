"""What every registry must do."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from namyok.store import (
    ChatRow,
    Clip,
    CodeTaken,
    Conflict,
    NoSuchTable,
    PersonRow,
    Store,
    TableRow,
    clip_id,
)
from namyok.store.ports import WRONG_BY
from tests.store.scenario import TEXTS, Adapter, row, with_store


class RegistryContract(Adapter):
    # Tables

    @with_store
    async def test_a_table_opens_with_its_host_and_first_rows_or_not_at_all(
        self, store: Store
    ) -> None:
        await store.open_table(row("a", "Ёж", 5), PersonRow("a", "p1", "Аня"), [b"one", b"two"])
        assert await store.read("a") == [b"one", b"two"]
        assert await store.people("a") == {"p1": "Аня"}
        with pytest.raises(CodeTaken):
            await store.open_table(row("b", "еж"), PersonRow("b", "p1", "Ира"), [b"one"])
        assert await store.read("b") == []
        assert await store.people("b") == {}
        assert await store.close_before(idle=0, finished=6) == ["a"], "no game was running"

    @with_store
    async def test_a_table_without_a_stream_is_mended_away(self, store: Store) -> None:
        await store.open_table(row("half"))
        await store.add_person(PersonRow("half", "p1", "Аня"))
        await store.open_table(row("whole"), None, [b"row"])
        assert await store.mend() == ["half"]
        assert await store.mend() == []
        assert await store.people("half") == {}
        assert await store.table_by_id("whole") is not None
        await store.open_table(row("half"))

    @with_store
    async def test_the_time_of_a_store_never_goes_back(self, store: Store) -> None:
        assert await store.time() is None
        for at, kept in ((50.0, 50.0), (40.0, 50.0), (60.5, 60.5)):
            await store.keep_time(at)
            assert await store.time() == kept

    @pytest.mark.parametrize(("wall", "closes_at"), [(0, 100), (100, 100), (1e12, 100 + WRONG_BY)])
    def test_a_table_lives_by_the_time_of_its_store_whatever_the_wall_says(
        self, tmp_path: Path, wall: float, closes_at: float
    ) -> None:
        async def play(_: Any, store: Store) -> None:
            await store.keep_time(100)
            await store.open_table(row("new", created=wall))
            await store.open_table(row("used", created=0))
            await store.touch("used", wall, finished=False)
            assert await store.due_before(closes_at, closes_at) == (0, 2)
            assert await store.due_before(closes_at + 1, 0) == (2, 2)
            assert await store.close_before(closes_at + 1, 0) == ["new", "used"]

        with_store(play)(self, tmp_path)

    @with_store
    async def test_a_table_is_found_by_code_secret_and_id(self, store: Store) -> None:
        table = TableRow("t", "Ёжик", "secret", "ru", 5.5)
        await store.open_table(table)
        for spelling in ("Ёжик", "ежик", "ЁЖИК", "Е\u0308жик"):
            assert await store.table_by_code(spelling) == table
        assert await store.table_by_join("secret") == table
        assert await store.table_by_id("t") == table
        for find in (store.table_by_code, store.table_by_join, store.table_by_id):
            assert await find("other") is None

    @with_store
    async def test_a_code_is_taken_while_its_table_is_open(self, store: Store) -> None:
        await store.open_table(row("a", "Ёж", created=1))
        with pytest.raises(CodeTaken) as caught:
            await store.open_table(row("b", "еж"))
        assert caught.value.code == "еж"
        assert await store.table_by_id("b") is None
        assert await store.close_before(idle=2, finished=2) == ["a"]
        await store.open_table(row("b", "еж"))

    @with_store
    async def test_an_id_or_a_secret_twice_is_a_mistake(self, store: Store) -> None:
        first = row("a")
        await store.open_table(first)
        for again in (
            TableRow("a", "new code", "new secret", "ru", 0),
            TableRow("b", "new code", first.join, "ru", 0),
        ):
            with pytest.raises(ValueError, match="in use"):
                await store.open_table(again)

    @pytest.mark.parametrize(
        ("touches", "closed"),
        [
            ([], False),  # created at 50, between the two
            ([(40, False)], False),  # activity never goes back
            ([(40, True)], True),
            ([(60, True)], True),
            ([(60, True), (60, False)], False),
            ([(70, True)], False),
        ],
    )
    def test_tables_close_when_idle_or_finished(
        self, tmp_path: Path, touches: list[tuple[float, bool]], closed: bool
    ) -> None:
        async def play(_: Any, store: Store) -> None:
            await store.open_table(row("old", created=10))
            await store.open_table(row("t", created=50))
            for at, finished in touches:
                await store.touch("t", at, finished)
            expected = ["old", "t"] if closed else ["old"]
            assert await store.close_before(idle=50, finished=70) == expected
            assert (await store.table_by_id("t") is None) == closed

        with_store(play)(self, tmp_path)

    @with_store
    async def test_a_closed_table_takes_everything_with_it(self, store: Store) -> None:
        for table in ("gone", "here"):
            await store.open_table(row(table, created=1))
            await store.append(table, 0, [b"row"])
            await store.add_person(PersonRow(table, "p", "Аня"))
            await store.bind("d", table, "p")
            await store.say(table, "p", "hello", 1)
            await store.keep_clip(table, "portrait", "image/webp", b"data")
        await store.touch("here", 3, finished=False)
        assert await store.close_before(idle=2, finished=2) == ["gone"]
        assert await store.read("gone") == []
        assert await store.people("gone") == {}
        assert await store.person_of("d", "gone") is None
        assert await store.tables_of("d") == [(row("here", created=1), "p")]
        assert await store.chat("gone") == []
        assert await store.clip_bytes("gone") == 0
        assert await store.read("here") == [b"row"]
        assert await store.clip_bytes("here") == 4
        with pytest.raises(Conflict):  # somebody who was still playing there
            await store.append("gone", 1, [b"late"])

    @with_store
    async def test_many_tables_close_at_once(self, store: Store) -> None:
        names = [f"t{number:03}" for number in range(90)]
        await asyncio.gather(*(store.open_table(row(name)) for name in names))
        assert await store.close_before(idle=1, finished=1) == names
        assert await store.close_before(idle=1, finished=1) == []

    @with_store
    async def test_nothing_is_kept_for_a_table_that_is_not_there(self, store: Store) -> None:
        for adding in (
            store.add_person(PersonRow("t", "p", "Аня")),
            store.bind("d", "t", "p"),
            store.say("t", "p", "hello", 1),
            store.keep_clip("t", "portrait", "image/webp", b"data"),
        ):
            with pytest.raises(NoSuchTable):
                await adding
        await store.touch("t", 1, finished=False)
        await store.rename("t", "p", "Боря")
        await store.forget("t", "p")

    # People and their devices

    @with_store
    async def test_people_come_once_in_order_and_can_be_renamed(self, store: Store) -> None:
        await store.open_table(row("t"))
        for person, name in (("z", "Аня"), ("a", "Боря"), ("z", "Вера")):
            await store.add_person(PersonRow("t", person, name))
        await store.rename("t", "a", "Глеб")
        await store.rename("t", "stranger", "Дана")
        assert list((await store.people("t")).items()) == [("z", "Вера"), ("a", "Глеб")]

    @with_store
    async def test_names_and_lines_are_any_text(self, store: Store) -> None:
        await store.open_table(row("t"))
        for text in TEXTS:
            await store.add_person(PersonRow("t", text, text))
            await store.bind(text, "t", text)
            await store.say("t", text, text, 1)
            assert await store.person_of(text, "t") == text
        assert await store.people("t") == {text: text for text in TEXTS}
        assert [line.text for line in await store.chat("t")] == TEXTS

    @with_store
    async def test_a_forgotten_person_leaves_only_a_place(self, store: Store) -> None:
        for table in ("t", "other"):
            await store.open_table(row(table))
            for person in ("p", "q"):
                await store.add_person(PersonRow(table, person, person.upper()))
                await store.bind(f"d{person}", table, person)
                await store.say(table, person, f"I am {person}", 1)
        await store.forget("t", "p")
        assert await store.people("t") == {"p": "", "q": "Q"}
        assert await store.person_of("dp", "t") is None
        assert await store.person_of("dq", "t") == "q"
        assert [line.text for line in await store.chat("t")] == ["I am q"]
        assert await store.people("other") == {"p": "P", "q": "Q"}
        assert len(await store.chat("other")) == 2
        assert await store.tables_of("dp") == [(row("other"), "p")]

    @with_store
    async def test_a_device_is_one_person_a_table(self, store: Store) -> None:
        await store.open_table(row("t"))
        await store.open_table(row("other"))
        await store.bind("d", "t", "p")
        await store.bind("d", "t", "q")
        await store.bind("d", "other", "p")
        assert await store.person_of("d", "t") == "q"
        assert await store.person_of("d", "other") == "p"
        assert await store.person_of("e", "t") is None

    @with_store
    async def test_a_devices_tables_come_newest_activity_first(self, store: Store) -> None:
        for number in range(60):
            await store.open_table(row(f"t{number}", created=number))
            await store.bind("d", f"t{number}", f"p{number}")
        await store.touch("t3", 100, finished=True)
        newest = [3, *range(59, 10, -1)]
        assert await store.tables_of("d") == [
            (row(f"t{number}", created=number), f"p{number}") for number in newest
        ]
        assert await store.tables_of("e") == []

    # Chat

    @with_store
    async def test_chat_is_the_newest_lines_in_order(self, store: Store) -> None:
        await store.open_table(row("t"))
        await store.open_table(row("other"))
        lines = []
        for number in range(120):
            text, at = str(number), number + 0.5
            lines.append(ChatRow(await store.say("t", "p", text, at) or 0, "p", text, at))
            await store.say("other", "p", text, at)
        assert [line.id for line in lines] == sorted({line.id for line in lines})
        assert await store.chat("t") == lines[20:]
        assert await store.chat("t", limit=3) == lines[117:]
        assert await store.chat("t", after=lines[110].id) == lines[111:]
        assert await store.chat("t", after=lines[110].id, limit=2) == lines[118:]

    @with_store
    async def test_the_id_of_a_forgotten_line_does_not_come_back(self, store: Store) -> None:
        await store.open_table(row("t"))
        seen = await store.say("t", "p", "hello", 1)
        await store.forget("t", "p")
        said = await store.say("t", "q", "who was that?", 2)
        assert seen is not None and said is not None
        assert await store.chat("t", after=seen) == [ChatRow(said, "q", "who was that?", 2)]

    @with_store
    async def test_what_was_sent_twice_is_said_once(self, store: Store) -> None:
        for table in ("t", "other"):
            await store.open_table(row(table))
        said = await store.say("t", "p", "hello", 1, "id-1")
        assert said is not None
        assert await store.say("t", "p", "hello", 2, "id-1") is None
        assert await store.say("t", "p", "hello", 3, "id-2") is not None
        assert await store.say("t", "q", "hello", 4, "id-1") is not None
        assert await store.say("other", "p", "hello", 5, "id-1") is not None
        for _ in range(2):
            assert await store.say("t", "p", "without an id", 6) is not None
        assert len(await store.chat("t")) == 5

    # Clips

    @with_store
    async def test_a_clip_is_kept_once_as_it_first_came(self, store: Store) -> None:
        await store.open_table(row("t"))
        data = bytes(range(256)) * 4000
        name = await store.keep_clip("t", "portrait", "image/webp", data)
        assert name == clip_id("t", data)
        assert len(name) == 32
        assert await store.keep_clip("t", "other", "image/png", data) == name
        assert await store.clip("t", name) == Clip(name, "portrait", "image/webp", data)
        await store.keep_clip("t", "voice", "audio/ogg", b"1234")
        assert await store.clip_bytes("t") == len(data) + 4
        await store.open_table(row("u"))
        await store.keep_clip("u", "voice", "audio/ogg", b"12")
        assert await store.clip_bytes(None) == len(data) + 6

    @with_store
    async def test_a_clip_is_its_tables_own(self, store: Store) -> None:
        await store.open_table(row("t"))
        await store.open_table(row("other"))
        name = await store.keep_clip("t", "portrait", "image/webp", b"data")
        assert await store.clip("other", name) is None
        assert await store.clip_bytes("other") == 0
        assert await store.keep_clip("other", "portrait", "image/webp", b"data") != name
