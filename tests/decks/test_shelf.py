"""Decks on a shelf are joined, found and addressed."""

import errno
import shutil
from pathlib import Path
from typing import Any

import pytest

from namyok.decks import Shelf
from namyok.kernel import Refused
from tests.decks.kit import BLUE, plain, small_deck


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A shelf with two decks, a stray folder and a stray file."""
    scratch = tmp_path_factory.mktemp("shelf")
    small_deck(scratch, "trip", 3)
    small_deck(scratch, "cats", 2)
    (scratch / "shelf" / "notes").mkdir()
    (scratch / "shelf" / "read.me").touch()
    return scratch / "shelf"


@pytest.fixture(scope="module")
def shelf(folder: Path) -> Shelf:
    return Shelf.open([folder])


def test_decks_are_joined_in_the_order_given(shelf: Shelf) -> None:
    cats, trip = ["cats/001", "cats/002"], ["trip/001", "trip/002", "trip/003"]
    assert list(shelf.decks) == ["cats", "trip"]
    assert list(shelf.cards(["trip", "cats"])) == trip + cats
    assert list(shelf.cards(["cats"])) == cats
    assert shelf.cards([]) == ()
    assert not shelf.faults


def test_an_unknown_deck_is_refused(shelf: Shelf) -> None:
    with pytest.raises(Refused) as refused:
        shelf.cards(["cats", "dogs"])
    assert refused.value.code == "unknown_deck"
    assert refused.value.facts == {"deck": "dogs", "known": ["cats", "trip"]}


def test_a_deck_joined_with_itself_is_refused(shelf: Shelf) -> None:
    with pytest.raises(Refused) as refused:
        shelf.cards(["cats", "trip", "cats"])
    assert refused.value.code == "same_card_twice"


def test_a_card_is_found_by_its_id(shelf: Shelf) -> None:
    assert shelf.card("trip/002").name == "2"
    for id in ("trip/004", "dogs/001", "", "trip"):
        with pytest.raises(Refused) as refused:
            shelf.card(id)
        assert refused.value.code == "unknown_card"


def test_an_address_leads_to_its_picture_and_nowhere_else(shelf: Shelf, folder: Path) -> None:
    trip = shelf.deck("trip")
    assert trip.address(trip.manifest.back) == f"/decks/trip/{trip.hash}/back.webp"
    assert shelf.file("trip", trip.hash, "002.s.webp") == folder / "trip" / "002.s.webp"
    assert shelf.file("trip", trip.hash, "back.s.webp") == folder / "trip" / "back.s.webp"
    for file in ("deck.toml", "../cats/001.webp", "004.webp", ""):
        assert shelf.file("trip", trip.hash, file) is None
    assert shelf.file("trip", shelf.deck("cats").hash, "001.webp") is None
    assert shelf.file("dogs", trip.hash, "001.webp") is None


def test_the_hash_follows_the_pictures_and_not_the_words(folder: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(folder, tmp_path / "shelf")) / "trip"
    before = Shelf.open([folder]).deck("trip").hash
    manifest = copy / "deck.toml"
    manifest.write_text(manifest.read_text(encoding="utf-8") + '\ntitle = { en = "New" }\n')
    assert Shelf.open([copy.parent]).deck("trip").hash == before
    one, two = copy / "001.webp", copy / "002.webp"
    one_data, two_data = one.read_bytes(), two.read_bytes()
    one.write_bytes(two_data)
    two.write_bytes(one_data)
    assert Shelf.open([copy.parent]).deck("trip").hash != before


def test_a_faulty_deck_is_left_out_and_the_others_stay(folder: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(folder, tmp_path / "shelf"))
    (copy / "trip" / "002.webp").unlink()
    shelf = Shelf.open([copy])
    assert list(shelf.decks) == ["cats"]
    assert [str(fault) for fault in shelf.faults[copy / "trip"]] == [
        "002.webp: this picture is missing"
    ]


@pytest.mark.parametrize("shut", ["lost+found", "deck.toml", "trip", "001.webp"])
def test_what_cannot_be_read_is_left_out_and_the_others_stay(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shut: str
) -> None:
    copy = Path(shutil.copytree(folder, tmp_path / "shelf"))
    for name in ("lost+found", ".Trash-0"):
        (copy / name).mkdir()
    closed: dict[str, tuple[Any, Path]] = {
        "lost+found": (Path.is_file, copy / "lost+found" / "deck.toml"),
        "deck.toml": (Path.read_text, copy / "trip" / "deck.toml"),
        "trip": (Path.iterdir, copy / "trip"),
        "001.webp": (Path.read_bytes, copy / "trip" / "001.webp"),
    }
    method, place = closed[shut]

    def refuses(path: Path, *arguments: Any, **named: Any) -> Any:
        if path == place or path.parent.name == ".Trash-0":
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return method(path, *arguments, **named)

    monkeypatch.setattr(Path, method.__name__, refuses)
    shelf = Shelf.open([copy])
    assert list(shelf.decks) == (["cats", "trip"] if shut == "lost+found" else ["cats"])
    ((left_out, (fault,)),) = shelf.faults.items()
    assert left_out == copy / ("lost+found" if shut == "lost+found" else "trip")
    assert str(fault) == f"{place.name}: it can't be read: Permission denied"


def test_the_first_of_two_decks_with_one_name_counts(folder: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(folder, tmp_path / "shelf"))
    (copy / "trip" / "001.webp").write_bytes(plain(BLUE, "WEBP"))
    shelf = Shelf.open([folder, copy])
    assert shelf.deck("trip").folder == folder / "trip"
    assert "holds a deck of this name" in str(shelf.faults[copy / "trip"][0])


def test_a_deck_that_is_being_written_is_not_seen(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder / "trip", tmp_path / "shelf" / ".trip")
    assert not Shelf.open([tmp_path / "shelf"]).decks


def test_a_missing_shelf_is_an_error_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as error:
        Shelf.open([tmp_path / "none"])
    assert error.value.filename == str(tmp_path / "none")
