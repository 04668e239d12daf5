"""A real server in a process of its own, with a clock that can be set wrong.

``python -m tests.siege.victim CLOCK ARGUMENTS…`` runs ``namyok ARGUMENTS…``; CLOCK is a file with
the seconds by which the wall is wrong, read again at every SIGUSR1. The janitor comes often.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.server.running import Running

ROOT = Path(__file__).parents[2]
LONGEST_START = 60.0


class Victim:
    """A server over a folder, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self._clock = folder / "clock"
        self._clock.write_text("0")
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.server = Running(None, self.port)  # type: ignore[arg-type]

    async def start(self, data: Path | None = None) -> Running:
        """Start, and wait until it answers, well or not."""
        command = [sys.executable, "-m", "tests.siege.victim", str(self._clock), "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--bot-pause", "0"]
        command += [
            "--turn-pause",
            "0",
            "--metrics",
            "127.0.0.1",
            "--data",
            str(data or self.folder / "data"),
        ]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=log
            )
        began = time.monotonic()
        while time.monotonic() < began + LONGEST_START:
            with suppress(OSError):
                await self.server.ask("GET", "/healthz")
                return self.server
            assert self._process.poll() is None, "the server does not start"
            await asyncio.sleep(0.05)
        raise AssertionError("the server does not answer")

    def set_clock(self, wrong_by: float) -> None:
        """From now on, and at later starts, the wall is wrong by so many seconds."""
        self._clock.write_text(str(wrong_by))
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGUSR1)

    def kill(self) -> None:
        """kill -9"""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """A clean end, or a hard one for who does not want to."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    async def figure(self, name: str) -> int:
        """What the server itself has counted."""
        page = (await self.server.ask("GET", "/metrics")).body.decode()
        found = (line.split()[-1] for line in page.splitlines() if line.startswith(name))
        return round(sum(map(float, found)))

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def megabytes(self) -> float:
        """Memory in use."""
        assert self._process is not None
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    clock, *arguments = sys.argv[1:]
    wrong_by = [float(Path(clock).read_text())]

    def read_again(*_: object) -> None:
        wrong_by[0] = float(Path(clock).read_text())

    signal.signal(signal.SIGUSR1, read_again)
    right = time.time
    time.time = lambda: right() + wrong_by[0]

    from namyok import cli
    from namyok.server import app

    app.TIDY_EVERY = 0.2
    sys.exit(cli.main(arguments))


if __name__ == "__main__":
    main()
