"""The one thread that writes, with group commit.

To make a commit durable costs the same for one write as for a hundred. So the thread takes what has
gathered while the last batch was on its way to the disk, runs it in one transaction, and answers
only when that is kept. The queue needs no bound: everybody in it is waiting for an answer.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Generic, NamedTuple, TypeVar

from namyok.store.ports import Answered, Failed, OnCommit

T = TypeVar("T")
BATCH = 1024
"""Jobs in a batch at most, so that the first of a flood need not wait for the last."""

log = logging.getLogger(__name__)


class Many(NamedTuple):
    """Work that can be done together with other work of its kind."""

    statement: str
    """Writes one row, or none or an error where something is in the way."""
    rows: Sequence[tuple[object, ...]]


class _InTheWay(Exception):
    """Not all rows were written."""


class _Job(Generic[T]):
    """Something to write, and whoever wants to know."""

    __slots__ = ("_error", "_result", "_then", "_work", "loop", "many")

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], T],
        then: "asyncio.Future[T] | Answered",
        many: Many | None = None,
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.many = many
        self._then = then
        self._work = work
        self._result: T
        self._error: Exception | None = None

    def run(self, db: sqlite3.Connection) -> None:
        """Do the work; what goes wrong is for the batch to undo."""
        self._result = self._work(db)

    def run_alone(self, db: sqlite3.Connection) -> None:
        """Do the work, or undo its own part of the batch and remember why."""
        db.execute("SAVEPOINT job")
        try:
            self._result = self._work(db)
        except Exception as error:
            if not db.in_transaction:  # SQLite gave up the whole batch, as it does on a full disk
                raise
            db.execute("ROLLBACK TO job")
            self.fail(error)
        db.execute("RELEASE job")

    def fail(self, error: Exception) -> None:
        if isinstance(error, sqlite3.Error):
            self._error = Failed(str(error))  # its own, since a traceback grows on every raise
            self._error.__cause__ = error
        else:
            self._error = error

    def answer(self) -> None:
        """Wake whoever waits, unless they have left; on their own loop only."""
        if not isinstance(self._then, asyncio.Future):
            self._then(self._error)
        elif self._then.done():
            return
        elif self._error is not None:
            self._then.set_exception(self._error)
        else:
            self._then.set_result(self._result)


class Writer:
    """Runs jobs on a connection of its own, one batch a transaction, in the order they came."""

    def __init__(self, db: sqlite3.Connection, on_commit: OnCommit | None = None) -> None:
        self._db = db
        self._on_commit = on_commit
        self._queue: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        # A daemon: a program that ends without closing loses only what it was never told is kept.
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` answers, once it is on disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._put(_Job(work, future)):
            raise Failed("the store is closed")
        return await future

    def post(
        self, work: Callable[[sqlite3.Connection], Any], then: Answered, many: Many | None
    ) -> None:
        """The same for who does not wait; ``many`` is the same work, ready for a crowd."""
        if not self._put(_Job(work, then, many)):
            asyncio.get_running_loop().call_soon(then, Failed("the store is closed"))

    def _put(self, job: _Job[Any]) -> bool:
        with self._gate:  # held for no longer than it takes to put; nothing may follow the last
            if not self._closed:
                self._queue.put(job)
            return not self._closed

    def close(self) -> None:
        """Write all that was asked for, then stop; blocks."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()
        self._db.close()

    def _work(self) -> None:
        more = True
        while more:
            jobs, more = self._gather()
            if not jobs:
                continue
            start = time.perf_counter()
            kept = self._commit(jobs)
            seconds = time.perf_counter() - start
            _answer(jobs)
            if kept and self._on_commit is not None:
                try:
                    self._on_commit(seconds, len(jobs))
                except Exception:
                    log.exception("the hook of commits failed")

    def _gather(self) -> tuple[list[_Job[Any]], bool]:
        """Wait for a job, then take all that are there; whether there will be more."""
        jobs: list[_Job[Any]] = []
        while (job := self._queue.get()) is not None:
            jobs.append(job)
            if self._queue.empty() or len(jobs) == BATCH:  # nobody else takes from it
                return jobs, True
        return jobs, False

    def _commit(self, jobs: list[_Job[Any]]) -> bool:
        """Run a batch; whether it is on disk. If not, every job of it has failed."""
        try:
            if len(jobs) == 1 and self._keeps_row(jobs[0]):
                return True
            if not self._run_together(jobs):
                self._db.execute("BEGIN IMMEDIATE")
                for job in jobs:
                    job.run_alone(self._db)
            self._db.execute("COMMIT")
        except Exception as error:
            log.exception("a batch of %d writes failed", len(jobs))
            self._roll_back()
            for job in jobs:
                job.fail(error)
            return False
        return True

    def _keeps_row(self, job: _Job[Any]) -> bool:
        """Write a lonely row by one statement, which SQLite commits by itself: each is a hop out of
        Python and back. False, with nothing kept, if something is in the way.
        """
        if job.many is None or len(job.many.rows) != 1:
            return False
        with suppress(sqlite3.IntegrityError):
            return self._db.execute(job.many.statement, job.many.rows[0]).rowcount == 1
        return False

    def _run_together(self, jobs: list[_Job[Any]]) -> bool:
        """Without savepoints, which cost more than the work itself; False if one job failed."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for many, some in groupby(jobs, key=lambda job: job.many and job.many.statement):
                if many is None:
                    for job in some:
                        job.run(self._db)
                else:
                    rows = [row for job in some if job.many for row in job.many.rows]
                    if self._db.executemany(many, rows).rowcount != len(rows):
                        raise _InTheWay
        except Exception:
            self._roll_back()
            return False
        return True

    def _roll_back(self) -> None:
        if self._db.in_transaction:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")


def _answer(jobs: Iterable[_Job[Any]]) -> None:
    """One knock at each loop, however many wait there: a knock is a system call."""
    waiting: dict[asyncio.AbstractEventLoop, list[_Job[Any]]] = {}
    for job in jobs:
        waiting.setdefault(job.loop, []).append(job)
    for loop, answered in waiting.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer_here, answered)


def _answer_here(jobs: Iterable[_Job[Any]]) -> None:
    for job in jobs:
        try:
            job.answer()
        except Exception:  # of whoever was told: the others still have to be
            log.exception("an answer could not be taken")
