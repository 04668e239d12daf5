"""What people install is whole: the wheel, in an empty environment, started and played."""

from pathlib import Path

import pytest

from namyok import __version__
from tools import release

pytestmark = pytest.mark.long

BEFORE = "# Changelog\n\n## Unreleased\n{waiting}\n## {version} (2026-11-16)\n\n- Something.\n"


@pytest.mark.timeout(900)
def test_a_wheel_in_an_empty_environment_plays(tmp_path: Path) -> None:
    wheel = release.build_wheel(tmp_path)
    assert "languages" in release.check_contents(wheel)
    program = release.install(wheel, tmp_path / "empty")
    assert "by the rules" in release.check_commands(program, tmp_path)
    assert "the record holds" in release.check_server(program, tmp_path)


@pytest.mark.parametrize(
    ("waiting", "version", "fault"),
    [
        ("", __version__, None),
        ("\n- Something new.\n", __version__, "unreleased lines"),
        ("", "0.0.1", "must say"),
    ],
)
def test_a_release_has_its_lines_in_the_changelog(
    waiting: str, version: str, fault: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "CHANGELOG.md").write_text(BEFORE.format(waiting=waiting, version=version))
    monkeypatch.setattr(release, "ROOT", tmp_path)
    if fault is None:
        assert __version__ in release.check_changelog()
    else:
        with pytest.raises(release.Broken, match=fault):
            release.check_changelog()
