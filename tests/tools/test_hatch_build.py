"""The client of a package is built when it is missing or older than what it is made of."""

import os
from pathlib import Path
from typing import Any, cast

import pytest

from hatch_build import FILES, ClientBuildHook


def clone(root: Path, page: float | None) -> ClientBuildHook:
    """One whose files are of second 1,000, with a client of another."""
    made = [root / "web" / name for name in FILES]
    made += [root / "web/src/app.ts", root / "content/languages/en/words.toml"]
    for file in made:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (1_000, 1_000))
    if page is not None:
        index = root / "web/dist/index.html"
        index.parent.mkdir()
        index.touch()
        os.utime(index, (page, page))
    nothing = cast("Any", None)
    return ClientBuildHook(str(root), {}, nothing, nothing, str(root), "wheel")


@pytest.mark.parametrize(("page", "is_built"), [(None, True), (999, True), (1_001, False)])
def test_a_package_never_holds_the_client_of_a_version_before(
    page: float | None, is_built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []

    def run(command: list[str], **_: Any) -> Any:
        ran.append(command[0])
        return type("Ran", (), {"returncode": 0})

    monkeypatch.setattr("subprocess.run", run)
    packed: dict[str, Any] = {"force_include": {}}
    clone(tmp_path, page).initialize("standard", packed)
    assert ("npm" in ran) == is_built
    assert packed["force_include"] == {str(tmp_path / "web" / "dist"): "namyok/client"}


def test_what_bots_know_is_no_part_of_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = clone(tmp_path, 1_001)
    known = tmp_path / "content/languages/en/minds/bank.txt"
    known.parent.mkdir()
    known.touch()
    monkeypatch.setattr("subprocess.run", lambda *_, **__: pytest.fail("there is nothing to build"))
    hook.initialize("standard", {"force_include": {}})
