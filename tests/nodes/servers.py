"""Real servers for tests: PostgreSQL and NATS, each on a port of its own."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

LIBRARIES = Path("/usr/lib/postgresql")


def find_postgres() -> Path | None:
    """The folder with PostgreSQL's programs; Debian keeps the server's out of the path."""
    for folder in sorted(LIBRARIES.glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


POSTGRES = find_postgres()
NATS = shutil.which("nats-server")

needs_postgres = pytest.mark.skipif(POSTGRES is None, reason="PostgreSQL is missing: postgresql")
needs_nats = pytest.mark.skipif(NATS is None, reason="NATS is missing: nats-server")


def free_port(more: int = 0) -> int:
    """A port that nobody has, and so many after it."""
    while True:
        with ExitStack() as held:
            first = held.enter_context(socket.socket())
            first.bind(("127.0.0.1", 0))
            port: int = first.getsockname()[1]
            with suppress(OSError, OverflowError):
                for place in range(1, more + 1):
                    held.enter_context(socket.socket()).bind(("127.0.0.1", port + place))
                return port


class Server:
    """A process that can be killed, stopped for a while and started again on the same port."""

    def __init__(self, command: list[str], folder: Path, ready: Callable[[], bool]) -> None:
        self._command = command
        self._folder = folder
        self._ready = ready
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        with (self._folder / "server.log").open("ab") as told:
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.DEVNULL,
                stderr=told,
                start_new_session=True,
                user=_nobody(),
            )
        deadline = time.monotonic() + 30
        while not self._ready():
            assert self._process.poll() is None, (self._folder / "server.log").read_text()[-2000:]
            assert time.monotonic() < deadline, f"{self._command[0]} does not answer"
            time.sleep(0.02)

    def signal(self, number: signal.Signals) -> None:
        """To the server and all of its children."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        assert self._process is not None
        self._process.wait()


def _nobody() -> str | None:
    """PostgreSQL does not run as root."""
    return "nobody" if os.getuid() == 0 else None


class Postgres:
    """A server with as many empty databases as tests want."""

    def __init__(self) -> None:
        assert POSTGRES is not None
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="namyok-postgres-"))
        if _nobody():
            shutil.chown(self.folder, "nobody")
        data = self.folder / "data"
        subprocess.run(
            [
                *(POSTGRES / "initdb", "-D", data, "-U", "namyok", "-A", "trust", "-E", "UTF8"),
                *("--locale=C", "--no-sync"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            user=_nobody(),
        )
        command = [str(POSTGRES / "postgres"), "-D", str(data), "-p", str(self.port)]
        for setting in ("listen_addresses=127.0.0.1", "max_connections=200", "shared_buffers=64MB"):
            command += ["-c", setting]
        command += ["-k", str(self.folder)]
        self.server = Server(command, self.folder, self._ready)
        self._count = 0

    def _ready(self) -> bool:
        assert POSTGRES is not None
        asked = [str(POSTGRES / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def ask(self, sql: str, database: str = "postgres") -> str:
        """What psql answers."""
        assert POSTGRES is not None
        command = [str(POSTGRES / "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "namyok"]
        command += ["-d", database, "-qtAX", "-v", "ON_ERROR_STOP=1", "-c", sql]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def run(self, program: str, *arguments: str) -> None:
        """One of PostgreSQL's own programs."""
        assert POSTGRES is not None
        subprocess.run([POSTGRES / program, *arguments], check=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        self._count += 1
        name = f"test{self._count}"
        self.ask(f"CREATE DATABASE {name}")
        return f"postgresql://namyok@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        self.server.signal(signal.SIGCONT)
        self.server.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats:
    """A server for notes between nodes."""

    def __init__(self) -> None:
        assert NATS is not None
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="namyok-nats-"))
        command = [NATS, "-a", "127.0.0.1", "-p", str(self.port)]
        self.server = Server(command, self.folder, self._ready)
        self.url = f"nats://127.0.0.1:{self.port}"

    def _ready(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def close(self) -> None:
        self.server.signal(signal.SIGCONT)
        self.server.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
