"""A node to be killed: ``python -m tests.nodes.node FOLDER PORT STORE BUS``."""

import hashlib
import sys
from functools import partial
from pathlib import Path

import uvicorn

from namyok.bus import Bus
from namyok.bus.over_nats import NatsBus
from namyok.serve import UVICORN
from namyok.server.identity import read_key
from namyok.store import Store
from namyok.store.postgres import PostgresStore
from tests.server.running import app


async def engines(folder: Path, store: str, bus: str) -> tuple[Store, Bus]:
    mark = hashlib.sha256(read_key(folder / "key")).hexdigest()
    return await PostgresStore.open(store), await NatsBus.open(bus, mark)


if __name__ == "__main__":
    folder, port, store, bus = sys.argv[1:]
    uvicorn.run(
        app(Path(folder), engines=partial(engines, Path(folder), store, bus)),
        host="127.0.0.1",
        port=int(port),
        log_level="critical",
        **UVICORN,
    )
