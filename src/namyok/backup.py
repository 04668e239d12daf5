"""What a server keeps, in one file or in another store."""

import argparse
import asyncio
import os
import sqlite3
import sys
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

from namyok.decks.own.shared import SharedDecks
from namyok.engines import FILE, KEY, require_key
from namyok.server.identity import read_key
from namyok.settings import CannotStart, resolve_settings
from namyok.store.lock import hold
from namyok.store.ports import Failed, Unusable
from namyok.store.schema import faults, open_reader
from namyok.store.sqlite import WHAT_TO_DO

KEPT = (KEY, "decks")
"""What lies beside the file of tables and can't be had anew."""


def back_up(chosen: argparse.Namespace) -> int:
    """While a server runs or not; nobody waits for it."""
    settings = resolve_settings(os.environ, vars(chosen))
    if settings.store:
        raise CannotStart("a database is backed up in its own way: pg_dump, see docs/operate.md")
    folder = settings.folder
    if not (folder / FILE).is_file():
        raise CannotStart(f"{folder}: no server has kept anything here")
    descriptor = os.open(chosen.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as out:
            _pack(folder, out, chosen.file.resolve().parent)
    except BaseException as error:
        chosen.file.unlink()
        if isinstance(error, sqlite3.Error | OSError):
            why = f"can't back up {folder} to {chosen.file}: {_why(error)}"
            raise CannotStart(why) from error
        raise
    print(f"{chosen.file}: {chosen.file.stat().st_size / 1e6:.1f} MB; unpack it into a new folder")
    return 0


def _pack(folder: Path, out: BinaryIO, beside: Path) -> None:
    with tarfile.open(fileobj=out, mode="w") as archive:
        with tempfile.TemporaryDirectory(dir=beside) as scratch:
            copy = Path(scratch, FILE)
            _copy(folder / FILE, copy)
            _check(copy)
            require_key(folder / KEY, is_needed=_has_tables(copy))
            copy.chmod(0o600)  # as the server keeps it, wherever it is unpacked
            archive.add(copy, FILE)
        for name in KEPT:
            _add(archive, folder / name, name)
    out.flush()
    os.fsync(out.fileno())


def _add(archive: tarfile.TarFile, path: Path, name: str) -> None:
    """A file or a folder with all in it, but nothing that is on its way in or has gone meanwhile:
    a server that runs renames and removes files."""
    try:
        inside = sorted(path.iterdir()) if path.is_dir() else []
        archive.add(path, name, recursive=False)
    except FileNotFoundError:
        return
    for one in inside:
        if not one.name.startswith("."):
            _add(archive, one, f"{name}/{one.name}")


def _copy(source: Path, target: Path) -> None:
    """One moment of the file, however long it takes and whoever writes meanwhile."""
    reader, copy = open_reader(source), sqlite3.connect(target)
    try:
        reader.backup(copy)
    finally:
        copy.close()
        reader.close()


def _check(copy: Path) -> None:
    """Damaged ones would, night by night, take the place of the last good ones."""
    with closing(sqlite3.connect(copy)) as db:
        found = faults(db)
    if found is not None:
        raise sqlite3.DatabaseError(found)


def _has_tables(file: Path) -> bool:
    with closing(open_reader(file)) as db:
        return bool(db.execute("SELECT EXISTS (SELECT 1 FROM tables)").fetchone()[0])


def _why(error: sqlite3.Error | OSError) -> str:
    match error:
        case OSError(strerror=str(why)):
            return why
        case sqlite3.OperationalError():  # such as a full disk: the file is not broken
            return str(error)
        case sqlite3.DatabaseError():
            return f"{error}. {WHAT_TO_DO}"
    return str(error)


def move_store(chosen: argparse.Namespace) -> int:
    """All or nothing; the folder stays as it was."""
    settings = resolve_settings(os.environ, vars(chosen))
    file = settings.folder / FILE
    if not file.is_file():
        raise CannotStart(f"{settings.folder}: no server has kept anything here")
    try:
        with hold(settings.folder):
            counts = asyncio.run(_move(settings.folder, settings.store))
    except sqlite3.Error as error:
        raise CannotStart(f"{file}: {_why(error)}") from error
    except (Unusable, Failed, OSError) as error:
        raise CannotStart(str(error)) from error
    print(", ".join(f"{count} {table}" for table, count in counts.items()))
    return 0


async def _move(folder: Path, url: str) -> dict[str, int]:
    try:
        from namyok.store.postgres import PostgresStore
        from namyok.store.postgres.move import move
    except ImportError:
        raise Unusable("for PostgreSQL install namyok[nodes]") from None
    require_key(folder / KEY, is_needed=_has_tables(folder / FILE))
    decks = sorted(path.name for path in (folder / "decks").glob("own-*"))

    async def move_decks() -> None:
        store = await PostgresStore.open(url)
        try:
            shared = SharedDecks(folder / "decks", store.vault)
            for deck in decks:
                if not await shared.push(deck):
                    print(f"own deck {deck} was there already", file=sys.stderr)
        finally:
            await store.close()

    counts = await move(folder / FILE, url, read_key(folder / KEY), move_decks)
    return {**counts, "decks": len(decks)}
