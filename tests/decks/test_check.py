"""The checker finds every kind of fault, names the file and loses none to another."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from namyok.decks import check_deck, load_deck
from tests.decks.kit import moving, quarters, saved, small_deck

Plant = Callable[[Path], object]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_deck(tmp_path_factory.mktemp("whole"))


@pytest.fixture
def deck(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(whole, tmp_path / "trip"))


def edit(pattern: str, text: str) -> Plant:
    """Change the first place in deck.toml where a pattern is found."""

    def plant(folder: Path) -> None:
        path = folder / "deck.toml"
        changed, count = re.subn(pattern, text, path.read_text(encoding="utf-8"), count=1)
        assert count
        path.write_text(changed, encoding="utf-8")

    return plant


def replace(file: str, data: bytes) -> Plant:
    return lambda folder: (folder / file).write_bytes(data)


def cut(file: str, size: int) -> Plant:
    return lambda folder: replace(file, (folder / file).read_bytes()[:size])(folder)


def spoil(file: str) -> Plant:
    """Keep the header, break the picture behind it."""
    return lambda folder: replace(file, (folder / file).read_bytes()[:60] + bytes(9000))(folder)


def exif() -> bytes:
    tags = Image.Exif()
    tags[0x010F] = "camera"
    return saved(quarters(800, 1200), "WEBP", exif=tags.tobytes())


ID = r'id = "trip/002"'
NAME = r'name = "2"\n'
FAULTS = [
    ("no manifest", lambda folder: (folder / "deck.toml").unlink(), "deck.toml: this file is mi"),
    ("not text", replace("deck.toml", b"\xff\xfe"), "deck.toml: it is not text in UTF-8"),
    ("not TOML", replace("deck.toml", b"name = "), "deck.toml: it is not TOML: 'Invalid value"),
    ("deep", replace("deck.toml", b"a=" + b"[" * 9000), "deck.toml: it is nested too deeply"),
    ("large", replace("deck.toml", b"#" * 2_000_001), "deck.toml: it is larger than 2 MB"),
    ("no name", edit(r'^name = "trip"\n', ""), "deck.toml: name is missing"),
    ("bad name", edit(r'^name = "trip"', 'name = "../Trip"'), "deck.toml: name should be 1–40"),
    ("other folder", edit(r'^name = "trip"', 'name = "tour"'), "so the folder should have"),
    ("no title", edit(r"title = .*\n", ""), "deck.toml: title is missing"),
    ("empty title", edit(r"title = .*", "title = {}"), "deck.toml: title should be like"),
    ("plain title", edit(r"title = .*", 'title = "A"'), "deck.toml: title should be like"),
    ("blank title", edit(r"title = .*", 'title = {en = " "}'), "deck.toml: title should be like"),
    (
        "no language",
        edit(r"title = .*", 'title = {German = "A"}'),
        "deck.toml: title should be like",
    ),
    ("long", edit("back", f'author = "{"x" * 101}"\nback'), "deck.toml: author should be one"),
    ("two lines", edit("back", 'licence = "a\\\\nb"\nback'), "deck.toml: licence should be one"),
    ("unknown field", edit("back", "colour = 1\nback"), "deck.toml: there is no field 'colour'"),
    ("bad back", edit(r'"back\.webp"', '"../b.webp"'), "deck.toml: back should be a file name"),
    ("card as back", edit(r'"back\.webp"', '"001.webp"'), "deck.toml: back should be a file name"),
    ("no cards", edit(r"(?s)\[\[card.*", ""), "deck.toml: it has no cards"),
    ("a card", edit(r"(?s)\[\[card.*", "card = 1"), "deck.toml: it has no cards"),
    ("a list", edit(r"(?s)\[\[card.*", "card = [1]"), "deck.toml: card 1: it should be a table"),
    ("no id", edit(ID, ""), "deck.toml: card 2: id is missing"),
    ("id without number", edit(ID, 'id = "trip/cat"'), "deck.toml: card 2: id should be"),
    ("id out of it", edit(ID, 'id = "trip/../2"'), "deck.toml: card 2: id should be"),
    ("id is a number", edit(ID, "id = 2"), "deck.toml: card 2: id should be"),
    ("id of another", edit(ID, 'id = "tour/002"'), "tour/002: this id should begin with trip/"),
    ("id twice", edit(ID, 'id = "trip/001"'), "deck.toml: trip/001: this id is there twice"),
    ("unknown word", edit(NAME, "size = 2"), "deck.toml: card 2: there is no field 'size'"),
    ("bad caption", edit(NAME, 'caption = "A"'), "deck.toml: card 2: caption should be like"),
    ("bad hints", edit(NAME, 'hints = ["a"]'), "deck.toml: card 2: hints should be like"),
    ("bad tags", edit(NAME, 'tags = ["a"]'), "deck.toml: card 2: tags should be like"),
    ("no file", edit(ID, 'id = "trip/009"'), "009.webp: this picture is missing"),
    ("no picture", lambda folder: (folder / "002.webp").unlink(), "002.webp: this picture is mis"),
    ("no small", lambda folder: (folder / "002.s.webp").unlink(), "002.s.webp: this picture is m"),
    ("no back", lambda folder: (folder / "back.webp").unlink(), "back.webp: this picture is mis"),
    ("JPEG", replace("002.webp", saved(quarters(800, 1200), "JPEG")), "002.webp: it is not a WebP"),
    ("text", replace("002.webp", b"hello"), "002.webp: it is not a WebP picture"),
    ("truncated", cut("002.webp", 400), "002.webp: the picture is damaged"),
    ("spoilt", spoil("002.webp"), "002.webp: the picture is damaged"),
    ("moving", replace("002.webp", moving("WEBP")), "002.webp: it is 80×120 pixels; it should b"),
    (
        "small as large",
        replace("002.webp", saved(quarters(320, 480), "WEBP")),
        "002.webp: it is 320×480 pixels; it should be 800×1200",
    ),
    (
        "large as small",
        replace("back.s.webp", saved(quarters(800, 1200), "WEBP")),
        "back.s.webp: it is 800×1200 pixels; it should be 320×480",
    ),
    (
        "heavy",
        replace("002.webp", saved(Image.effect_noise((800, 1200), 99).convert("RGB"), "WEBP")),
        "kB; the most is 130 kB",
    ),
    ("metadata", replace("002.webp", exif()), "002.webp: it carries metadata"),
]


def test_a_whole_deck_has_no_fault(whole: Path) -> None:
    assert check_deck(whole).faults == ()


@pytest.mark.parametrize(
    ("plant", "fault"), [row[1:] for row in FAULTS], ids=[r[0] for r in FAULTS]
)
def test_a_planted_fault_is_found(plant: Plant, fault: str, deck: Path) -> None:
    plant(deck)
    assert any(fault in str(found) for found in check_deck(deck).faults)


def test_a_picture_that_moves_is_found(deck: Path) -> None:
    frames = [quarters(800, 1200), quarters(800, 1200).rotate(180)]
    data = saved(frames[0], "WEBP", save_all=True, append_images=frames[1:])
    (deck / "002.webp").write_bytes(data)
    assert [str(fault) for fault in check_deck(deck).faults] == [
        "002.webp: it moves; a card should be still"
    ]


def test_all_faults_are_told_at_once(deck: Path) -> None:
    edit("back", "colour = 1\nback")(deck)
    edit(NAME, "name = 2\n")(deck)
    edit(r'id = "trip/003"', 'id = "3"')(deck)
    (deck / "001.s.webp").unlink()
    replace("002.webp", b"hello")(deck)
    assert [str(fault).partition(":")[0] for fault in check_deck(deck).faults] == [
        "deck.toml",
        "deck.toml",
        "deck.toml",
        "001.s.webp",
        "002.webp",
    ]


def test_loading_does_not_look_into_pictures(deck: Path) -> None:
    replace("002.webp", b"hello")(deck)
    assert load_deck(deck).faults == ()


def test_a_deck_has_at_most_500_cards(deck: Path) -> None:
    path = deck / "deck.toml"
    head = path.read_text(encoding="utf-8").partition("[[card]]")[0]
    cards = "".join(f'[[card]]\nid = "trip/{number:03}"\n' for number in range(501))
    path.write_text(head + cards, encoding="utf-8")
    assert str(load_deck(deck).faults[0]) == "deck.toml: it has 501 cards; the most is 500"


WORDS = ", ".join(f'"{number}"' for number in range(15))
COMPLETE = f"""
name = "trip"
title = {{ ru = "Поездка", en = "Trip" }}
author = "A"
licence = "CC0"

[[card]]
id = "trip/001"
name = "one"
title = {{ ru = "Раз", en = "One" }}
caption = {{ ru = "Один цвет.", en = "One colour." }}
tags = {{ ru = [{WORDS}], en = [{WORDS}] }}
"""
GAPS = [
    (', en = "Trip"', "", "the title should be in en, too"),
    ('licence = "CC0"', "", "author and licence should be there"),
    ('name = "one"', "", "trip/001: it has no name"),
    (', en = "One"', "", "trip/001: the title should be in en, too"),
    ('ru = "Один цвет.", ', "", "trip/001: the caption should be in ru, too"),
    (f"ru = [{WORDS}]", 'ru = ["1"]', "trip/001: it has 1 tags in ru; 15–25 are right"),
    ('en = ["0",', 'en = ["1",', "trip/001: a tag in en is there twice"),
    (
        "[[card]]",
        '[[card]]\nid = "trip/002"\nname = "one"\n[[card]]',
        "trip/001: another card is called 'one'",
    ),
]


@pytest.mark.parametrize(("old", "new", "gap"), GAPS)
def test_our_own_decks_need_more_than_those_people_bring(
    old: str, new: str, gap: str, deck: Path
) -> None:
    assert old in COMPLETE
    (deck / "deck.toml").write_text(COMPLETE, encoding="utf-8")
    assert check_deck(deck, complete=True).faults == ()
    (deck / "deck.toml").write_text(COMPLETE.replace(old, new), encoding="utf-8")
    assert check_deck(deck).faults == ()
    assert f"deck.toml: {gap}" in map(str, check_deck(deck, complete=True).faults)
