"""The script for several nodes, started as an operator would, with nodes that can be restarted."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.nodes.servers import free_port

SCRIPT = Path(__file__).parents[2] / "deploy" / "several-nodes.sh"
PATIENCE = 60.0

needs_haproxy = pytest.mark.skipif(
    shutil.which("haproxy") is None, reason="a proxy is missing: haproxy"
)


class Deployed:
    """A proxy on ``port`` and two nodes on the ports after it."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder / "all"
        self.port = free_port(more=2)
        self.url = f"http://127.0.0.1:{self.port}"
        namyok = folder / "namyok"
        namyok.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m namyok "$@"\n')
        namyok.chmod(0o755)
        environment = {**os.environ, "NAMYOK": str(namyok), **settings}
        self._script = subprocess.Popen([SCRIPT, self.folder, str(self.port)], env=environment)
        self._environment = environment
        self._again: dict[int, subprocess.Popen[bytes]] = {}
        for port in (self.port + 1, self.port + 2, self.port):
            self._wait_for(port)

    def _wait_for(self, port: int) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._script.poll() is None:
            with suppress(URLError, OSError), urlopen(f"http://127.0.0.1:{port}/healthz"):
                return
            time.sleep(0.05)
        raise AssertionError("a node does not answer")

    def tell_to_go(self, number: int) -> list[str]:
        """End a node as an operator does; what it was started with."""
        pid = int((self.folder / f"node{number}.pid").read_text())
        if number in self._again:
            pid = self._again[number].pid
        command = Path(f"/proc/{pid}/cmdline").read_text().split("\0")[:-1]
        os.kill(pid, signal.SIGTERM)
        return command

    def restart(self, number: int) -> None:
        command = self.tell_to_go(number)
        with (self.folder / f"node{number}.log").open("ab") as log:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until and self._answers(self.port + number):
                time.sleep(0.05)
            self._again[number] = subprocess.Popen(
                command, env=self._environment, stdout=log, stderr=log
            )
        self._wait_for(self.port + number)

    def _answers(self, port: int) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz"):
                return True
        except (URLError, OSError):
            return False

    def close(self) -> None:
        for node in self._again.values():
            node.terminate()
            node.wait(30)
        self._script.terminate()
        self._script.wait(30)


@contextmanager
def deployed(**settings: str) -> Iterator[Deployed]:
    """Two nodes behind a proxy, for as long as they are needed."""
    with tempfile.TemporaryDirectory(prefix="namyok-several-") as folder:
        os.chmod(folder, 0o755)  # PostgreSQL runs as somebody else if we are root
        nodes = Deployed(Path(folder), **settings)
        try:
            yield nodes
        finally:
            nodes.close()
