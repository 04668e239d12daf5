"""The locks are whole: what they name can be had on every machine that `make run` is meant for."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = re.compile(r"^([a-z0-9-]+)==([^ ]+)", re.MULTILINE)


def locked(name: str) -> dict[str, str]:
    return dict(PACKAGE.findall((ROOT / "lock" / name).read_text()))


def test_the_clients_lock_names_the_builds_of_every_platform() -> None:
    """A lock that is written where a registry lacks some would fail on other machines only."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    wanted = {
        one for package in packages.values() for one in package.get("optionalDependencies", ())
    }
    assert wanted
    assert {one for one in wanted if f"node_modules/{one}" not in packages} == set()


def test_what_runs_is_what_is_tested() -> None:
    run, dev = locked("run.txt"), locked("dev.txt")
    only_to_install = {"editables"}
    assert {name: dev.get(name) for name in run if name not in only_to_install} == {
        name: version for name, version in run.items() if name not in only_to_install
    }


@pytest.mark.parametrize(
    ("project", "lock"),
    [
        ("pyproject.toml", "run.txt"),
        ("pyproject.toml", "dev.txt"),
        ("art/pyproject.toml", "dev.txt"),
    ],
)
def test_a_new_dependency_is_locked(project: str, lock: str) -> None:
    listed = tomllib.loads((ROOT / project).read_text())["project"]["dependencies"]
    assert {re.split("[<>=]", one)[0] for one in listed} <= locked(lock).keys()


@pytest.mark.parametrize(
    "path", ["lock/run.txt", "lock/node.txt", "lock/dev.txt", "web/package-lock.json"]
)
def test_a_lock_names_no_address(path: str) -> None:
    """Whoever has another registry, or none but a folder, installs from there."""
    text = (ROOT / path).read_text()
    assert "resolved" not in text
    assert not re.search(r"^--|file:", text, re.MULTILINE)
