"""WebKitGTK in a bare window on a screen that nobody sees, driven over WebDriver.

It is a package of Debian, as Playwright's own WebKit is not, and the nearest to Safari. Its small
browser is never narrower than 447 px, so ``webkit-window`` opens a window of any size.
"""

import base64
import json
import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.browser.chromium import found

WINDOW = Path(__file__).with_name("webkit-window")
PATIENCE = 60.0
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "End": "\ue010", "ArrowRight": "\ue014"}


class WebKitTab:
    def __init__(self, session: str, heard: Path) -> None:
        self.complaints: list[str] = []
        self._session = session
        self._heard, self._known = heard, 0

    def call(self, method: str, path: str, body: Any = None) -> Any:
        data = json.dumps(body or {}).encode() if method == "POST" else None
        try:
            with urlopen(
                Request(self._session + path, data, method=method), timeout=PATIENCE
            ) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise RuntimeError(json.load(error)["value"]) from None

    def hear(self) -> None:
        lines = self._heard.read_text(errors="replace").splitlines()
        fresh, self._known = lines[self._known :], len(lines)
        self.complaints += [line for line in fresh if "CONSOLE" in line and "ERROR" in line]

    def goes(self, address: str) -> None:
        self.call("POST", "/url", {"url": address})

    def evaluate(self, script: str, *arguments: Any) -> Any:
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def press(self, x: float, y: float) -> None:
        place = {"x": round(x), "y": round(y), "origin": "viewport"}
        steps = [
            {"type": "pointerMove", "duration": 0, **place},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.call("POST", "/actions", {"actions": [mouse]})

    def key(self, name: str) -> None:
        steps = [{"type": way, "value": KEYS[name]} for way in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keyboard", "actions": steps}
        self.call("POST", "/actions", {"actions": [keyboard]})

    def write(self, text: str) -> None:
        (element,) = self.call("GET", "/element/active").values()
        self.call("POST", f"/element/{element}/value", {"text": text})

    def resize(self, width: int, height: int) -> None:
        self.call("POST", "/window/rect", {"width": width, "height": height})

    def history(self, step: int) -> None:
        self.call("POST", "/back" if step < 0 else "/forward")

    def screenshot(self, path: str) -> None:
        Path(path).write_bytes(base64.b64decode(self.call("GET", "/screenshot")))


@contextmanager
def _running(*command: str, **more: Any) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(command, text=True, **more)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _session(base: str) -> str:
    options = {"binary": str(WINDOW), "args": ["--automation"]}
    wish = {"browserName": "webkit-window", "webkitgtk:browserOptions": options}
    body = json.dumps({"capabilities": {"alwaysMatch": wish}}).encode()
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(
                Request(f"{base}/session", body, method="POST"), timeout=PATIENCE
            ) as answer:
                return f"{base}/session/{json.load(answer)['value']['sessionId']}"
        except (URLError, ConnectionError):
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


@contextmanager
def webkit() -> Iterator[WebKitTab]:
    driver, screen = found("WebKitWebDriver", "webkit2gtk-driver"), found("Xvfb", "xvfb")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    size = ("-screen", "0", "2000x1200x24", "-nolisten", "tcp", "-displayfd", "1")
    quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with _running(screen, *size, **quiet) as shown, tempfile.TemporaryDirectory() as folder:
        assert shown.stdout is not None
        with shown.stdout as told:
            number = told.readline().strip()
        surroundings = {
            **os.environ,
            "DISPLAY": f":{number}",
            "GDK_BACKEND": "x11",
            "HOME": folder,
        }
        heard = Path(folder) / "heard"
        with (
            heard.open("w") as log,
            _running(
                driver,
                f"--port={port}",
                "--host=127.0.0.1",
                env=surroundings,
                stdout=log,
                stderr=log,
            ),
        ):
            tab = WebKitTab(_session(f"http://127.0.0.1:{port}"), heard)
            try:
                yield tab
            finally:
                tab.call("DELETE", "")
