"""Words that people type: one way to clean them, one way to count them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from namyok.kernel.text import MOST_MARKS, clean, is_blank, length, shortened

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
FLAG = "🇷🇺"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  у  моря \n\t ", "у моря"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("abc\u202edef\u2066", "abcdef"),
        ("soft\u00adhyphen\ufeff", "softhyphen"),
        ("line\u2028other\u2029end", "line other end"),
        ("й", "й"),
        ("e" + "\u0301" * 40, unicodedata.normalize("NFC", "e\u0301") + "\u0301" * MOST_MARKS),
        ("\ud800x\ue000\U000e0041", "x"),
        ("\u3164\u2800 я \u115f", "я"),
        (FAMILY, FAMILY),
        ("\u200d\u200d", ""),
        (f"{FLAG} ❤️", f"{FLAG} ❤️"),
    ],
)
def test_cleaning(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize(
    ("text", "count"),
    [("", 0), ("abc", 3), ("ёж", 2), (FAMILY, 1), (FLAG, 1), ("❤️", 1), ("e\u0301a", 2)],
)
def test_counting_as_readers_do(text: str, count: int) -> None:
    assert length(text) == count


def test_what_nobody_would_see_is_blank() -> None:
    for text in ("", " ", "\u200d", "\u0301", "\ufe0f", "\u3164"):
        assert is_blank(text)
    for text in ("я", "?", "1", "❤️"):
        assert not is_blank(text)


def test_a_cut_falls_between_characters() -> None:
    assert shortened("кот", 5) == "кот"
    assert shortened(FAMILY + "аб", 2) == FAMILY + "а"
    assert shortened("а " * 10, 2) == "а"


@given(st.text())
def test_clean_text_stays_as_it_is(text: str) -> None:
    once = clean(text)
    assert clean(once) == once
    assert length(once) <= len(once)
