"""The project's page: it is whole, leads somewhere, and says what its sources say."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tools import site

PAGES = ("index.html", "en.html")
ADDRESS = re.compile(r"""(?:src|href)="([^"]+)"|url\("([^"]+)"\)""")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    site.build(folder)
    return folder


@pytest.mark.parametrize("name", PAGES)
def test_every_link_and_picture_leads_somewhere(name: str, built: Path) -> None:
    page = (built / name).read_text(encoding="utf-8")
    found = ["".join(one) for one in ADDRESS.findall(page)]
    assert len(found) > 30
    for one in found:
        address = urlsplit(one)
        assert not address.netloc, f"{one} is somebody else's"
        assert not address.path or (built / address.path).is_file(), one
        assert not address.fragment or f'id="{address.fragment}"' in page, one
    assert "$" not in page


@pytest.mark.parametrize("sheet", ["site.css", "styles/tokens.css", "styles/base.css"])
def test_style_sheets_find_their_textures(sheet: str, built: Path) -> None:
    path = built / sheet
    for one in re.findall(r'url\("([^"]+)"\)', path.read_text(encoding="utf-8")):
        assert (path.parent / one).is_file(), one


def test_the_pages_are_one_in_two_languages(built: Path) -> None:
    russian, english = ((built / name).read_text(encoding="utf-8") for name in PAGES)
    assert re.findall(r"<(\w+)", russian) == re.findall(r"<(\w+)", english)
    assert 'href="en.html"' in russian and 'href="index.html"' in english
    proper = re.compile("Намёк|По-русски|«Поэзия»")
    assert not re.search("[А-Яа-яё]", proper.sub("", english))


def test_a_figure_that_was_measured_anew_must_be_written_anew() -> None:
    with pytest.raises(site.Outdated, match="no longer says"):
        list(site._figures([{"value": "1", "text": "day", "quote": "a day of nothing"}]))
