"""The store as plain dicts: what the others are compared with. It passes the contract itself."""

from collections.abc import Collection, Sequence
from operator import itemgetter

import msgspec

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
    code_key,
)
from namyok.store.ports import WRONG_BY


class Kept(msgspec.Struct):
    """A table, and everything that it takes with it."""

    row: TableRow
    active: float
    finished: bool = False
    people: dict[str, str] = msgspec.field(default_factory=dict)
    devices: dict[str, str] = msgspec.field(default_factory=dict)
    chat: list[ChatRow] = msgspec.field(default_factory=list)
    sent: dict[tuple[str, str], int] = msgspec.field(default_factory=dict)
    clips: dict[str, Clip] = msgspec.field(default_factory=dict)


class MemoryStore(Store):
    def __init__(self) -> None:
        self.log: dict[str, list[bytes]] = {}
        self.tables: dict[str, Kept] = {}
        self.lines = 0
        self.now: float | None = None

    def at(self, table: str) -> Kept:
        if table not in self.tables:
            raise NoSuchTable(table)
        return self.tables[table]

    async def close(self) -> None:
        pass

    async def append(
        self,
        table: str,
        expected: int,
        rows: Sequence[bytes],
        newcomer: PersonRow | None = None,
    ) -> int:
        stream = self.log.get(table, [])
        if len(stream) != expected:
            raise Conflict(table, expected, len(stream))
        if newcomer is not None:
            await self.add_person(newcomer)
        self.log[table] = [*stream, *rows]
        return expected + len(rows)

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        return {table: len(self.log.get(table, [])) for table in tables}

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self.log.get(table, [])[after:]

    async def mentions(self, words: Collection[str]) -> set[str]:
        rows = [row for stream in self.log.values() for row in stream]
        return {word for word in words if any(word.encode() in row for row in rows)}

    async def open_table(
        self, row: TableRow, host: PersonRow | None = None, rows: Sequence[bytes] = ()
    ) -> None:
        if await self.table_by_code(row.code):
            raise CodeTaken(row.code)
        if row.id in self.tables or await self.table_by_join(row.join):
            raise ValueError("in use")
        if rows and self.log.get(row.id):
            raise Conflict(row.id, 0, len(self.log[row.id]))
        self.tables[row.id] = Kept(row, self.believed(row.created), finished=bool(rows))
        if host is not None:
            await self.add_person(host)
        if rows:
            self.log[row.id] = [*rows]

    def believed(self, at: float) -> float:
        return at if self.now is None else min(max(at, self.now), self.now + WRONG_BY)

    async def mend(self) -> list[str]:
        empty = [table for table in self.tables if not self.log.get(table)]
        for table in empty:
            del self.tables[table]
        return empty

    async def time(self) -> float | None:
        return self.now

    async def keep_time(self, at: float) -> None:
        self.now = at if self.now is None else max(at, self.now)

    async def check(self) -> None:
        pass

    async def damage(self) -> str | None:
        return None

    async def table_by_code(self, code: str) -> TableRow | None:
        rows = (kept.row for kept in self.tables.values())
        return next((row for row in rows if code_key(row.code) == code_key(code)), None)

    async def table_by_join(self, join: str) -> TableRow | None:
        rows = (kept.row for kept in self.tables.values())
        return next((row for row in rows if row.join == join), None)

    async def table_by_id(self, table: str) -> TableRow | None:
        return self.tables[table].row if table in self.tables else None

    async def touch(self, table: str, at: float, finished: bool) -> None:
        if kept := self.tables.get(table):
            kept.active = max(kept.active, self.believed(at))
            kept.finished = finished

    def due(self, idle: float, finished: float) -> list[tuple[float, str]]:
        return sorted(
            (kept.active, table)
            for table, kept in self.tables.items()
            if kept.active < idle or (kept.finished and kept.active < finished)
        )

    async def due_before(self, idle: float, finished: float) -> tuple[int, int]:
        return len(self.due(idle, finished)), len(self.tables)

    async def close_before(self, idle: float, finished: float) -> list[str]:
        closed = self.due(idle, finished)
        for _, table in closed:
            del self.tables[table]
            self.log.pop(table, None)
        return [table for _, table in closed]

    async def add_person(self, row: PersonRow) -> None:
        self.at(row.table).people[row.person] = row.name

    async def rename(self, table: str, person: str, name: str) -> None:
        if (kept := self.tables.get(table)) and person in kept.people:
            kept.people[person] = name

    async def forget(self, table: str, person: str) -> None:
        await self.rename(table, person, "")
        if kept := self.tables.get(table):
            kept.devices = {d: who for d, who in kept.devices.items() if who != person}
            kept.chat = [line for line in kept.chat if line.person != person]
            kept.sent = {said: line for said, line in kept.sent.items() if said[0] != person}

    async def people(self, table: str) -> dict[str, str]:
        return dict(self.tables[table].people) if table in self.tables else {}

    async def bind(self, device: str, table: str, person: str) -> None:
        self.at(table).devices[device] = person

    async def person_of(self, device: str, table: str) -> str | None:
        return self.tables[table].devices.get(device) if table in self.tables else None

    async def tables_of(self, device: str) -> list[tuple[TableRow, str]]:
        found = [
            (-kept.active, -kept.row.created, table, kept)
            for table, kept in self.tables.items()
            if device in kept.devices
        ]
        found.sort(key=itemgetter(0, 1, 2))
        return [(kept.row, kept.devices[device]) for *_, kept in found][:50]

    async def say(
        self, table: str, person: str, text: str, at: float, sent: str | None = None
    ) -> int | None:
        kept = self.at(table)
        if sent is not None and (person, sent) in kept.sent:
            return None
        self.lines += 1
        if sent is not None:
            kept.sent[person, sent] = self.lines
        kept.chat.append(ChatRow(self.lines, person, text, at))
        return self.lines

    async def chat(self, table: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        lines = self.tables[table].chat if table in self.tables else []
        return [line for line in lines if line.id > after][-limit:]

    async def keep_clip(self, table: str, kind: str, media_type: str, data: bytes) -> str:
        name = clip_id(table, data)
        self.at(table).clips.setdefault(name, Clip(name, kind, media_type, data))
        return name

    async def clip(self, table: str, id: str) -> Clip | None:
        return self.tables[table].clips.get(id) if table in self.tables else None

    async def clip_bytes(self, table: str | None) -> int:
        kept = [one for id, one in self.tables.items() if table in (None, id)]
        return sum(len(clip.data) for one in kept for clip in one.clips.values())
