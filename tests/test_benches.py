"""Benchmarks begin: nobody runs them for weeks, and settings change meanwhile."""

from pathlib import Path
from typing import Any

import pytest
import uvicorn

from bench import nodes, server


@pytest.mark.parametrize("serve", [server.serve_namyok, nodes.serve_node])
def test_the_server_of_a_bench_takes_its_settings(
    serve: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []
    monkeypatch.setattr(uvicorn, "run", lambda app, **_: begun.append(app))
    serve(str(tmp_path), 0)
    assert len(begun) == 1
