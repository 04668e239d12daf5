"""The real program, started as an operator would start it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 60
HERE = ("--host", "127.0.0.1", "--port", "0")
COMMAND = [sys.executable, "-m", "namyok", "serve"]


def environment(more: dict[str, str]) -> dict[str, str]:
    ours = {name: one for name, one in os.environ.items() if not name.startswith("NAMYOK_")}
    return {**ours, "PYTHONUNBUFFERED": "1", **more}


def fault(code: int, *arguments: str, **more: str) -> str:
    """The one line of a server that does not start."""
    ran = subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(more),
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (code, ""), ran.stderr
    assert ran.stderr.startswith("namyok: ")
    assert ran.stderr.count("\n") == 1, ran.stderr
    assert "Traceback" not in ran.stderr
    return ran.stderr[len("namyok: ") : -1]


@contextmanager
def started(*arguments: str, **more: str) -> Iterator[tuple["subprocess.Popen[str]", list[str]]]:
    """A running server, and what its terminal said until it was there."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment(more),
    )
    assert process.stdout is not None
    try:
        said: list[str] = []
        while not said or "localhost" not in said[-1]:
            line = process.stdout.readline()
            assert line, "the server does not start"
            said.append(line)
        yield process, said
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()
