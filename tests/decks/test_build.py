"""A folder of plain pictures becomes a deck; one bad file never spoils the rest."""

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from namyok.decks import Built, Shelf, build_deck, check_deck
from namyok.decks.build import in_natural_order
from namyok.kernel import Refused
from tests.decks.kit import BLUE, GREEN, RED, SVG, hollow_png, moving, plain, quarters, saved


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "pictures"
    folder.mkdir()
    return folder


def build(source: Path, **changes: Any) -> Built:
    arguments: dict[str, Any] = {"name": "trip", "title": "A trip", **changes}
    return build_deck(source, source.parent / "shelf", **arguments)


def names(source: Path) -> list[str | None]:
    deck = Shelf.open([source.parent / "shelf"]).deck("trip").manifest
    return [card.name for card in deck.cards]


def test_good_and_bad_pictures_give_a_clean_deck_of_the_good(source: Path) -> None:
    photo = saved(quarters(3000, 2000), "JPEG")
    exif = Image.Exif()
    exif[0x0112] = 6
    alpha = Image.new("RGBA", (500, 500), (0, 0, 0, 0))
    files = {
        "portrait.jpg": saved(quarters(1000, 1500), "JPEG"),
        "landscape.JPG": photo,
        "turned.jpeg": saved(quarters(900, 600), "JPEG", exif=exif),
        "cmyk.jpg": saved(quarters(300, 500).convert("CMYK"), "JPEG"),
        "alpha.png": saved(alpha, "PNG"),
        "tiny.webp": saved(quarters(5, 5), "WEBP"),
        "Ёлка в снегу ❄ 👨‍👩‍👧.png": plain(GREEN),
        'quote " and \\ slash.png': plain(BLUE),
        "bomb.png": hollow_png(60_000, 60_000),
        "moving.gif": moving("GIF"),
        "moving.webp": moving("WEBP"),
        "scheme.svg": SVG,
        "text.png": b"a text",
        "cut.jpg": photo[: len(photo) // 2],
        "zz copy.jpg": photo,
        "notes.txt": b"passed over",
        ".hidden.png": plain(RED),
    }
    for name, data in files.items():
        (source / name).write_bytes(data)
    (source / "folder.png").mkdir()

    built = build(source, author="Мы", licence="CC0")

    assert built.cards == 8
    assert built.folder == source.parent / "shelf" / "trip"
    assert {left_out.file: left_out.why.code for left_out in built.left_out} == {
        "bomb.png": "picture_too_large",
        "cut.jpg": "picture_broken",
        "moving.gif": "picture_format",
        "moving.webp": "picture_animated",
        "scheme.svg": "picture_format",
        "text.png": "picture_format",
        "zz copy.jpg": "picture_twice",
    }
    assert built.left_out[-1].why.facts == {"first": "landscape.JPG"}
    checked = check_deck(built.folder)
    assert checked.faults == ()
    assert checked.deck is not None
    assert [card.id for card in checked.deck.cards] == [f"trip/00{n}" for n in range(1, 9)]
    assert (checked.deck.author, checked.deck.licence) == ("Мы", "CC0")
    assert {card.name for card in checked.deck.cards} == {
        Path(name).stem for name in list(files)[:8]
    }
    assert sorted(path.name for path in built.folder.iterdir()) == sorted(
        ["deck.toml", *checked.deck.files]
    )


def test_numbers_follow_the_names_as_people_count(source: Path) -> None:
    for number in (10, 2, 1, 100):
        (source / f"IMG {number}.png").write_bytes(plain((number, 0, 0)))
    build(source)
    assert names(source) == ["IMG 1", "IMG 2", "IMG 10", "IMG 100"]


def test_natural_order_takes_any_name() -> None:
    given = ["b", "A", "a10", "a9", "9", "10", "", "a09b", "а2", "ё", "Ж", "٣", "²", "1.2", "1.10"]
    ordered = in_natural_order(given)
    assert sorted(ordered) == sorted(given)
    for earlier, later in (("9", "10"), ("A", "b"), ("a9", "a10"), ("1.2", "1.10"), ("Ж", "ё")):
        assert ordered.index(earlier) < ordered.index(later)


@pytest.mark.parametrize(
    ("title", "expected"),
    [("A trip", {"en": "A trip"}), ("Ёлки", {"ru": "Ёлки"}), ('"\\"', {"en": '"\\"'})],
)
def test_the_language_of_the_title_is_seen_by_its_letters(
    title: str, expected: dict[str, str], source: Path
) -> None:
    (source / "1.png").write_bytes(plain(RED))
    folder = build(source, title=title).folder
    assert folder is not None
    assert tomllib.loads((folder / "deck.toml").read_text("utf-8"))["title"] == expected


def test_names_that_are_not_text_are_no_trouble(source: Path) -> None:
    strange = [b"\xff\xfe.png", b"new\nline.png", b"a\x7f\x1b[31m.png", b" " * 110 + b".png"]
    strange += ["я".encode() * 120 + b".png"]
    for number, name in enumerate(strange):
        Path(os.fsdecode(os.fsencode(source) + b"/" + name)).write_bytes(plain((9, 0, number * 20)))
    built = build(source)
    assert built.cards == len(strange)
    assert built.folder is not None
    assert check_deck(built.folder).faults == ()
    assert set(names(source)) == {None, "new line", "a[31m", "я" * 100}


def test_a_file_that_cannot_be_opened_is_left_out(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (source / "1.png").write_bytes(plain(RED))
    (source / "2.png").write_bytes(plain(BLUE))
    read = Path.read_bytes

    def locked(path: Path) -> bytes:
        if path.name == "1.png":
            raise PermissionError(13, "Permission denied", str(path))
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", locked)
    built = build(source)
    assert built.cards == 1
    assert [left_out.why.code for left_out in built.left_out] == ["picture_unreadable"]


def test_progress_is_told_after_each_picture(source: Path) -> None:
    for number in range(3):
        (source / f"{number}.png").write_bytes(plain((number, 0, 0)))
    told: list[tuple[int, int]] = []
    build(source, progress=lambda done, count: told.append((done, count)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_nothing_is_written_where_no_picture_can_be_used(source: Path) -> None:
    (source / "1.png").write_bytes(b"text")
    built = build(source)
    assert (built.folder, built.cards, len(built.left_out)) == (None, 0, 1)
    assert list((source.parent / "shelf").iterdir()) == []


REFUSED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("deck_name", {"name": "My Trip"}, {"name": "My Trip"}),
    ("deck_name", {"name": "../trip"}, {"name": "../trip"}),
    ("deck_name", {"name": "t" * 41}, {"name": "t" * 41}),
    ("deck_name", {"name": "trip\n"}, {"name": "trip\n"}),
    ("deck_text", {"title": ""}, {"what": "title", "most": 100}),
    ("deck_text", {"title": "a\nb"}, {"what": "title", "most": 100}),
    ("deck_text", {"title": "\udcff"}, {"what": "title", "most": 100}),
    ("deck_text", {"author": "x" * 101}, {"what": "author", "most": 100}),
    ("deck_text", {"licence": " "}, {"what": "licence", "most": 100}),
]


@pytest.mark.parametrize(("code", "changes", "facts"), REFUSED)
def test_a_deck_that_could_not_be_checked_is_not_begun(
    code: str, changes: dict[str, Any], facts: dict[str, Any], source: Path
) -> None:
    (source / "1.png").write_bytes(plain(RED))
    with pytest.raises(Refused) as refused:
        build(source, **changes)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert not (source.parent / "shelf").exists()


def test_a_deck_that_is_there_is_not_written_over(source: Path) -> None:
    (source / "1.png").write_bytes(plain(RED))
    build(source)
    with pytest.raises(Refused) as refused:
        build(source)
    assert refused.value.code == "deck_exists"


def test_a_folder_without_pictures_is_refused(source: Path) -> None:
    (source / "notes.txt").touch()
    with pytest.raises(Refused) as refused:
        build(source)
    assert refused.value.code == "no_pictures"


def test_more_than_500_pictures_are_refused(source: Path) -> None:
    for number in range(501):
        (source / f"{number}.png").touch()
    with pytest.raises(Refused) as refused:
        build(source)
    assert refused.value.facts == {"count": 501, "most": 500}


def test_more_than_200_megabytes_are_refused(source: Path) -> None:
    for name in ("1.png", "2.png"):
        with (source / name).open("wb") as file:
            file.truncate(101_000_000)
    with pytest.raises(Refused) as refused:
        build(source)
    assert refused.value.code == "pictures_too_heavy"
    assert refused.value.facts == {"megabytes": 202, "most": 200}


def test_a_build_that_is_broken_off_leaves_nothing(source: Path) -> None:
    (source / "1.png").write_bytes(plain(RED))

    def stop(_done: int, _count: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(source, progress=stop)
    assert list((source.parent / "shelf").iterdir()) == []
