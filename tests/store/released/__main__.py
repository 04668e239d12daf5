"""Writes a data folder as this version does: ``python -m tests.store.released FILE.tar.gz``."""

import asyncio
import json
import sys
import tarfile
import tempfile
from pathlib import Path

from tests.server.players import play_to_the_end
from tests.server.running import running

SETTINGS = {"game": "dixit", "options": {"points_to_win": 10}, "decks": ["dreams"]}


async def write(folder: Path) -> dict[str, str]:
    """A table with a finished game and a word said, one in its lobby; what their people hold."""
    async with running(folder) as server:
        host = await server.open("Аня", settings=SETTINGS)
        async with host.connect() as line:
            for deed in ("add_bot", "add_bot", "start"):
                assert (await line.do({"do": deed}))["type"] == "ack"
            await play_to_the_end(line, seed=1)
            await line.send({"type": "say", "id": "s1", "text": "Ещё раз?"})
            await line.until("chat")
        waiting = await server.open("Борис")
    return {
        "code": host.code,
        "seat": host.secret,
        "waiting": waiting.code,
        "waiting_seat": waiting.secret,
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        held = asyncio.run(write(folder))
        (folder / "held.json").write_text(json.dumps(held, ensure_ascii=False))
        with tarfile.open(sys.argv[1], "w:gz") as packed:
            for name in ("namyok.db", "key", "held.json"):
                packed.add(folder / name, name)
