"""The pages are true where a machine can tell: links lead somewhere, lists are today's."""

import re
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest

from namyok.settings import SETTINGS
from tools import settings

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
NOT_OURS = {".venv", ".venv-newest", "node_modules", ".pytest_cache"}
PAGES = sorted(
    path for path in ROOT.rglob("*.md") if not NOT_OURS & set(path.relative_to(ROOT).parts)
)
UNIT = ROOT / "deploy" / "namyok.service"


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.M)
    for found in LINK.findall(text):
        target, _, anchor = unquote("".join(found)).partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        path = page if not target else (page.parent / target).resolve()
        assert path.exists(), target
        if anchor and path.suffix == ".md":
            assert anchor in anchors(path), f"{target}#{anchor}"


OURS = "src|content|docs|tools|tests|web|art|lock|bench|examples|deploy"
PATH = re.compile(rf"`((?:{OURS})/[a-z0-9_./-]+)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_that_are_named_are_there(page: Path) -> None:
    found = PATH.findall(page.read_text(encoding="utf-8"))
    named = {one for one in found if "/." not in one}  # what is made and not kept
    roots = (ROOT, page.parent)
    assert {one for one in named if not any((root / one).exists() for root in roots)} == set()


def test_the_settings_on_the_operators_page_are_todays() -> None:
    assert settings.page() == settings.PAGE.read_text(encoding="utf-8"), "python -m tools.settings"


def test_the_readme_speaks_of_the_same_in_both_languages() -> None:
    """The same pictures, links, games and commands, in the same order."""
    english, russian = ((ROOT / name).read_text() for name in ("README.md", "README.ru.md"))
    for what in (r"\]\((?!README)([^)]+)\)", r"^\| `([a-z0-9-]+)` \| (\S+)", r"^## ", r"^!\["):
        told = [re.findall(what, text, re.MULTILINE) for text in (english, russian)]
        assert told[0] == told[1], what
    commands = [
        [
            line.split("#")[0].split('"')[0].rstrip()
            for line in re.findall(r"^(?:make|\.venv).+$", text, re.M)
        ]
        for text in (english, russian)
    ]
    assert commands[0] == commands[1]
    assert "README.ru.md" in english and "README.md" in russian


def test_the_unit_names_settings_that_there_are() -> None:
    named = set(re.findall(r"NAMYOK_\w+", UNIT.read_text(encoding="utf-8")))
    assert named <= {setting.variable for setting in SETTINGS}
    assert "NAMYOK_DATA" in named


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not here")
    unit = tmp_path / "namyok.service"
    unit.write_text(UNIT.read_text().replace("/opt/namyok/bin/namyok", shutil.which("true") or ""))
    ran = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
