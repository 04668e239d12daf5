"""A whole server with its decks and its client: ``python -m tests.browser.serving FOLDER PORT …``.

It runs in a process of its own, so that neither the browser's driver nor the measuring of coverage
slows it down. Bots are quick, and there are no limits: everybody comes from one address.
"""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from namyok.games.catalogue import register
from namyok.serve import UVICORN, build
from namyok.server.limits import Limiter, Rate
from namyok.settings import resolve_settings
from tests.toy.game import TOY

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0


class NoLimits(Limiter):
    def allows(self, rate: Rate, whose: str) -> bool:  # noqa: ARG002
        return True


@contextmanager
def serving(folder: Path, *games: str, **settings: str) -> Iterator[str]:
    """The address of a server, for as long as it is needed; it plays our games and ``games``."""
    more = [*games, *(f"{name}={value}" for name, value in settings.items())]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.browser.serving", str(folder), str(port), *more]
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
    url = f"http://127.0.0.1:{port}"
    try:
        _wait_for(url, process)
        yield url
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            with urlopen(url + "/healthz", timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.05)
    raise RuntimeError("the server did not start")


if __name__ == "__main__":
    folder, port, *more = sys.argv[1:]
    if "toy" in more:
        register(TOY)
    settings = resolve_settings(
        {},
        {
            "data": folder,
            "public_url": f"http://127.0.0.1:{port}",
            "bot_pause": 0.05,
            "turn_pause": 0.05,
            "away_grace": 600.0,
            "host_grace": 1.0,
            **dict(one.split("=", 1) for one in more if "=" in one),
        },
    )
    uvicorn.run(
        build(settings, NoLimits()),
        host="127.0.0.1",
        port=int(port),
        log_level="warning",
        **{**UVICORN, "timeout_graceful_shutdown": 1},
    )
