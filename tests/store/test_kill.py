"""Killed at any moment, a store keeps all that it said it had kept."""

import asyncio
import hashlib
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from namyok.store import SqliteStore
from tests.store.victim import TABLES
from tests.thorough import often

KILLS = often(6)
ROOT = Path(__file__).parents[2]


def live_and_die(path: Path, told: Path, seconds: float) -> None:
    """Run a victim and kill it this long after its first word."""
    before = told.stat().st_size
    with told.open("ab") as output:
        victim = subprocess.Popen(
            [sys.executable, "-m", "tests.store.victim", str(path)], cwd=ROOT, stdout=output
        )
    try:
        deadline = time.monotonic() + 20
        while told.stat().st_size == before:
            assert victim.poll() is None, "the victim died by itself"
            assert time.monotonic() < deadline, "the victim said nothing"
            time.sleep(0.002)
        time.sleep(seconds)
    finally:
        victim.kill()
        victim.wait()


async def read_all(path: Path) -> dict[str, list[bytes]]:
    store = await SqliteStore.open(path)
    streams = {f"t{number}": await store.read(f"t{number}") for number in range(TABLES)}
    await store.close()
    return streams


def check_whole(table: str, stream: list[bytes]) -> None:
    """Every row lies at its own seq, together with those it was appended with."""
    for place, row in enumerate(stream, 1):
        name, seq, first, last, _ = row.split(b" ", 4)
        assert (name.decode(), int(seq)) == (table, place)
        assert int(first) <= place <= int(last) <= len(stream)


def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    path, told = tmp_path / "db", tmp_path / "told"
    told.touch()
    acknowledged = 0
    for _ in range(KILLS):
        live_and_die(path, told, random.uniform(0, 0.6))
        streams = asyncio.run(read_all(path))
        for table, stream in streams.items():
            check_whole(table, stream)
        lines = told.read_text().splitlines()
        assert len(lines) > acknowledged
        acknowledged = len(lines)
        for line in lines:
            table, seq, digest = line.split()
            assert hashlib.sha256(streams[table][int(seq) - 1]).hexdigest() == digest
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    gaps = db.execute("SELECT table_id FROM log GROUP BY table_id HAVING max(seq) != count(*)")
    assert gaps.fetchall() == []
    db.close()
