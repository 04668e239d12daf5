"""The release checklist, run by a machine: ``make release``. It publishes nothing.

    python -m tools.release FOLDER      the wheel is in FOLDER if everything holds

Each check is a line; the first that does not hold ends it with code 1.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote
from urllib.request import Request, urlopen

import websockets

from examples.seat import play_seat
from namyok import __version__
from namyok.content import LANGUAGES, content_folder
from namyok.games.catalogue import CATALOGUE
from namyok.wire.messages import PROTOCOL

ROOT = Path(__file__).parents[1]
MOST_MEGABYTES = 100
"""What a registry takes without asking."""
GAME = {"game": "dixit", "options": {"points_to_win": 6}, "decks": ["dreams"]}
PATIENCE = 240.0
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


class Broken(Exception):
    """Something that must hold before a release does not."""


def check_tree() -> str:
    """What is released is what is committed."""
    changed = _run("git", "-C", str(ROOT), "status", "--porcelain")
    _must(not changed, f"there are changes that are not committed:\n{changed}")
    return "everything is committed"


def check_changelog() -> str:
    """The version has its paragraph, and nothing stands above it that nobody released."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    _must(headings[:1] == ["Unreleased"], "CHANGELOG.md must begin with Unreleased")
    _must(
        bool(re.fullmatch(rf"{re.escape(__version__)} \(\d{{4}}-\d\d-\d\d\)", headings[1])),
        f"CHANGELOG.md must say ## {__version__} (date) next, not ## {headings[1]}",
    )
    waiting = text.split("## Unreleased")[1].split("\n## ")[0].strip()
    _must(not waiting, "CHANGELOG.md has unreleased lines: name them after a version")
    return f"CHANGELOG.md tells of {__version__}"


def build_wheel(folder: Path) -> Path:
    """Of what lies here, with the client that `make` has built."""
    for old in folder.glob("namyok-*.whl"):
        old.unlink()
    _run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))
    (wheel,) = folder.glob("namyok-*.whl")
    return wheel


def check_contents(wheel: Path) -> str:
    """The client, all words and all pictures are inside, and nothing that is only ours."""
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    content = content_folder()
    ours = {
        f"namyok/content/{path.relative_to(content).as_posix()}"
        for path in content.rglob("*")
        if path.is_file()
    }
    _must(ours <= names, f"the wheel lacks {sorted(ours - names)[:3]}")
    client = ROOT / "web" / "dist"
    built = {
        f"namyok/client/{path.relative_to(client).as_posix()}"
        for path in client.rglob("*")
        if path.is_file()
    }
    _must(len(built) > 10 and built <= names, f"the wheel lacks {sorted(built - names)[:3]}")
    beside = {name.split("/")[0] for name in names} - {"namyok"}
    _must(all(name.endswith(".dist-info") for name in beside), f"what is {beside} doing here?")
    megabytes = wheel.stat().st_size / 1e6
    _must(megabytes < MOST_MEGABYTES, f"{megabytes:.0f} MB are too many")
    return f"{wheel.name}: {len(names)} files, {megabytes:.0f} MB, {len(LANGUAGES)} languages"


def install(wheel: Path, place: Path) -> Path:
    """Into an empty environment, as `pip install namyok` does; where the program is."""
    _run(*_empty(place), "install", "--no-compile", str(wheel))
    return place / "bin" / "namyok"


def _empty(place: Path) -> tuple[str, ...]:
    """A new environment without even pip: ours puts things into it."""
    venv.create(place)
    return (*PIP, "--python", str(place / "bin" / "python"))


def check_commands(program: Path, folder: Path) -> str:
    """It knows its version and its games, and plays each of them by the rules."""
    said = _run(str(program), "--version")
    _must(said.strip() == f"namyok {__version__}", said)
    records = []
    for key, game in CATALOGUE.items():
        records.append(folder / f"{key}.jsonl")
        _run(
            str(program),
            "simulate",
            key,
            "--players",
            str(game.players[0]),
            "--games",
            "3",
            "--out",
            str(records[-1]),
        )
    said = _run(str(program), "verify", *map(str, records))
    _must(said == f"{3 * len(records)} held, 0 did not\n", said)
    return f"installed with nothing else it plays {len(records)} games by the rules"


def check_server(program: Path, folder: Path) -> str:
    """It starts, is well, shows its first page with all that belongs to it, and bots play."""
    with serving(program, folder) as url:
        _must(_get(f"{url}/healthz") == b"well\n", "the server is not well")
        page = _get(url).decode()
        for name in re.findall(r'(?:src|href)="(/[^"]+)"', page):
            _must(len(_get(url + name)) > 100, f"{name} is empty")
        catalogue = json.loads(_get(f"{url}/api/catalogue"))
        _must(
            len(catalogue["decks"]) == len(list((content_folder() / "decks").iterdir())),
            "a deck is missing",
        )
        record = asyncio.run(asyncio.wait_for(_play(url), PATIENCE))
    path = folder / "played.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    said = _run(str(program), "verify", str(path))
    _must(said == "1 held, 0 did not\n", said)
    return f"its server plays with bots: {len(record['rounds'])} rounds, and the record holds"


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[str]:
    """The address of a server that runs from the environment alone."""
    command = [
        str(program),
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--bot-pause",
        "0",
        "--turn-pause",
        "0",
        "--data",
        str(folder / "data"),
    ]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            command, cwd=folder, env=_environment(), text=True, stdout=subprocess.PIPE, stderr=log
        )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"http://localhost:(\d+)", line):
                yield f"http://127.0.0.1:{found[1]}"
                return
        raise Broken((folder / "log").read_text())
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


async def _play(url: str) -> dict[str, Any]:
    """A game against two bots; its record."""
    wish = json.dumps({"name": "Release", "settings": GAME}).encode()
    seat = json.loads(await asyncio.to_thread(_get, f"{url}/api/tables", wish))
    playing = asyncio.create_task(play_seat(url, seat))
    async with websockets.connect(f"ws{url.removeprefix('http')}/ws", origin=url) as line:  # type: ignore[arg-type]
        hello = {"type": "hello", "protocol": PROTOCOL, "table": seat["code"], "seat": seat["seat"]}
        await line.send(json.dumps(hello))
        for number, deed in enumerate(("add_bot", "add_bot", "start")):
            order = {"type": "do", "id": f"d{number}", "command": {"do": deed}}
            await line.send(json.dumps(order))
            while (answer := json.loads(await line.recv()))["type"] not in ("ack", "error"):
                pass
            _must(answer["type"] == "ack", str(answer))
        await playing
    path = f"{url}/api/tables/{quote(seat['code'])}/games/1/record"
    record: dict[str, Any] = json.loads(
        await asyncio.to_thread(_get, path, None, {"x-seat": seat["seat"]})
    )
    return record


def check_uvx(wheel: Path, place: Path) -> str:
    """`uvx namyok` does, too."""
    _run(*_empty(place), "install", "uv")
    said = _run(str(place / "bin" / "uvx"), "--quiet", "--from", str(wheel), "namyok", "--version")
    _must(said.strip() == f"namyok {__version__}", said)
    return "uvx runs it"


def _get(url: str, data: bytes | None = None, headers: dict[str, str] | None = None) -> bytes:
    with urlopen(Request(url, data, headers or {}), timeout=30) as answer:
        content: bytes = answer.read()
    return content


def _environment() -> dict[str, str]:
    """Nothing of this clone may lend a hand."""
    strange = ("NAMYOK_", "PYTHON", "VIRTUAL_ENV")
    ours = {name: one for name, one in os.environ.items() if not name.startswith(strange)}
    return {**ours, "PYTHONUNBUFFERED": "1"}


def _run(*command: str) -> str:
    ran = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=tempfile.gettempdir(),
        env=_environment(),
        check=False,
    )
    _must(ran.returncode == 0, f"{' '.join(command)}\n{ran.stdout}{ran.stderr}")
    return ran.stdout


def _must(holds: bool, else_say: str) -> None:
    if not holds:
        raise Broken(else_say)


def main() -> int:
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        print(check_tree(), check_changelog(), sep="\n")
        wheel = build_wheel(folder)
        print(check_contents(wheel))
        with tempfile.TemporaryDirectory() as scratch:
            place = Path(scratch)
            program = install(wheel, place / "empty")
            print(check_commands(program, place), check_server(program, place), sep="\n")
            print(check_uvx(wheel, place / "uv"))
    except Broken as broken:
        print(f"not ready: {broken}", file=sys.stderr)
        return 1
    print(f"ready: {wheel}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
