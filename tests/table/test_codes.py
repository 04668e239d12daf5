"""A code is found in another alphabet or layout, and one guess stays one guess."""

import re
from pathlib import Path

import pytest

from namyok.content import LANGUAGES, code_words
from namyok.table.codes import CodeReader, spellings

WORDS = [word for language in LANGUAGES for word in code_words(language)]
READER = CodeReader(WORDS)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("мяч42", "мяч42"),
        ("Мяч-42", "мяч42"),
        ("  МЯЧ 42 ", "мяч42"),
        ("MYACH42", "мяч42"),
        ("Mjach-42", "мяч42"),
        ("vzx42", "мяч42"),
        ("VZX-42", "мяч42"),
        (";er11", "жук11"),
        ("RKTY12", "клён12"),
        ("rk`y12", "клён12"),
        ("клен12", "клён12"),
        ("klyon 12", "клён12"),
        ("КОТ17", "кот17"),
        ("KOT17", "кот17"),
        ("САТ10", "cat10"),
        ("фсщкт33", "acorn33"),
        ("бамбу20", "bamboo20"),
        ("kit-zhuk 12", "кит-жук12"),
        ("kitzhuk12", "кит-жук12"),
        ("rbn;er12", "кит-жук12"),
    ],
)
def test_however_it_is_typed(typed: str, meant: str) -> None:
    assert READER.read(typed) == meant
    assert READER.is_code(typed)


@pytest.mark.parametrize("typed", ["", "42", "мячик42", "qqqq11", "x" * 5000, "мяч42мяч"])
def test_what_is_no_code_stays_as_it_is(typed: str) -> None:
    assert READER.read(typed) == typed
    assert not READER.is_code(typed)


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_itself_and_no_spelling_of_another(word: str) -> None:
    assert READER.read(f"{word}10") == f"{word}10"
    plain = {other.replace("ё", "е") for other in WORDS} - {word.replace("ё", "е")}
    assert not plain & set(spellings(word))


def test_every_code_is_found_by_what_links_write() -> None:
    source = (Path(__file__).parents[2] / "web/src/words/code.ts").read_text()
    found = re.search(r'LATIN = "([a-z ]+)"', source)
    assert found is not None
    letters = {chr(0x430 + index): one for index, one in enumerate(found[1].split(" "))} | {
        "ё": "e"
    }
    assert len(letters) == 33
    for word in WORDS:
        written = "".join(letters.get(letter, letter) for letter in word)
        assert written.isascii()
        assert READER.read(f"{written}-27") == f"{word}27"
        assert READER.read(f"{written}-{written}-27") == f"{word}-{word}27"
