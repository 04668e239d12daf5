"""A server to be killed: ``python -m tests.server.victim FOLDER PORT``."""

import sys
from pathlib import Path

import uvicorn

from namyok.serve import UVICORN
from tests.server.running import app

if __name__ == "__main__":
    folder, port = sys.argv[1:]
    uvicorn.run(
        app(Path(folder)),
        host="127.0.0.1",
        port=int(port),
        log_level="critical",
        **UVICORN,
    )
