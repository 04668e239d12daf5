"""Whatever people do in whatever order, the SQLite store answers as plain dicts would."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from namyok.store import PersonRow, SqliteStore, Store, TableRow
from tests.store.gates import Gate
from tests.store.memory import MemoryStore
from tests.thorough import often

Step = tuple[str, tuple[Any, ...]]
"""A method of a store, and what it is called with."""

tables = st.sampled_from(["t1", "t2", "t3"])
people = st.sampled_from(["p", "q"])
devices = st.sampled_from(["d", "e"])
words = st.text(max_size=5)
times = st.integers(0, 9).map(float)


def step(name: str, *args: st.SearchStrategy[Any]) -> st.SearchStrategy[Step]:
    return st.tuples(st.just(name), st.tuples(*args))


rows = st.builds(
    lambda table, code, created: TableRow(table, code, f"secret {table}", "ru", created),
    *(tables, st.sampled_from(["Ёж", "еж", "Лис"]) | words, times),
)
opening = step("open_table", rows) | rows.flatmap(
    lambda row: step(
        "open_table",
        st.just(row),
        st.none() | st.builds(PersonRow, st.just(row.id), people, words),
        st.lists(st.binary(max_size=9), max_size=2),
    )
)
changes = st.one_of(
    opening,
    opening,  # twice as often: the rest needs tables
    step("append", tables, st.integers(0, 5), st.lists(st.binary(max_size=9), max_size=3)),
    step("touch", tables, times, st.booleans()),
    step("close_before", times, times),
    step("add_person", st.builds(PersonRow, tables, people, words)),
    step("rename", tables, people, words),
    step("forget", tables, people),
    step("bind", devices, tables, people),
    step("say", tables, people, words, times, st.none() | words),
    step("keep_time", times),
    step("check"),
)
reading = step("due_before", times, times)
clips = step("keep_clip", tables, words, words, st.sampled_from([b"", b"one", b"two"]))


async def attempt(store: Store, step: Step) -> object:
    """What the store answers, or how it refuses."""
    name, args = step
    try:
        return await getattr(store, name)(*args)
    except Exception as refusal:
        return type(refusal), () if isinstance(refusal, ValueError) else refusal.args


async def everything(store: Store) -> list[object]:
    """All that can be read."""
    found: list[object] = [await store.table_by_code(code) for code in ("ёж", "ЛИС", "")]
    for device in ("d", "e"):
        found.append(await store.tables_of(device))
        found += [await store.person_of(device, table) for table in ("t1", "t2", "t3")]
    for table in ("t1", "t2", "t3"):
        found += [await store.read(table), await store.read(table, 2)]
        found += [await store.table_by_id(table), await store.table_by_join(f"secret {table}")]
        found += [list((await store.people(table)).items()), await store.clip_bytes(table)]
        found += [await store.chat(table), await store.chat(table, 2, 2)]
    return found


async def one_by_one(store: SqliteStore, steps: list[Step]) -> list[object]:
    return [await attempt(store, step) for step in steps]


async def all_at_once(store: SqliteStore, steps: list[Step]) -> list[object]:
    """In one batch: each step must still see what the former ones did, and no refused one."""
    gate = await Gate.shut(store)
    waiting = [asyncio.create_task(attempt(store, step)) for step in steps]
    await asyncio.sleep(0)
    gate.open()
    return await asyncio.gather(*waiting)


async def compare(play: Callable[..., Any], steps: list[Step]) -> None:
    model = MemoryStore()
    expected = [await attempt(model, step) for step in steps]
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder, "db"))
        try:
            assert await play(store, steps) == expected
            assert await everything(store) == await everything(model)
        finally:
            await store.close()
        store = await SqliteStore.open(Path(folder, "db"))
        try:
            assert await everything(store) == await everything(model)
        finally:
            await store.close()


SAID_TWICE: list[Step] = [
    ("open_table", (TableRow("t1", "Ёж", "secret t1", "ru", 0.0),)),
    *[("say", ("t1", "p", text, 0.0, "sent")) for text in ("once", "twice")],
    ("say", ("t1", "q", "next", 0.0, None)),
]
"""What is not kept must not use up an id."""


@settings(deadline=None, max_examples=often(20))
@example(SAID_TWICE)
@given(st.lists(changes | clips | reading, max_size=40))
def test_steps_one_by_one(steps: list[Step]) -> None:
    asyncio.run(compare(one_by_one, steps))


@settings(deadline=None, max_examples=often(20))
@given(st.lists(changes, max_size=40))
def test_steps_in_one_batch(steps: list[Step]) -> None:
    asyncio.run(compare(all_at_once, steps))
