"""Words of both languages: dictionary forms, slips, allusions."""

import pytest

from namyok.kernel import Language
from namyok.minds.spelling import other_layout
from namyok.minds.text import words
from tests.minds.kit import memory


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("ru", "сташно", "страшно"),  # a letter left out
        ("ru", "трамвйа", "трамвай"),  # two swapped
        ("ru", "мосста", "мост"),  # one doubled
        ("ru", "масту", "мост"),  # as it is spoken
        ("ru", "варежкопад", "варежка"),  # made up
        ("ru", "ёлочки", "елочка"),
        ("en", "brigde", "bridge"),
        ("en", "lanternn", "lantern"),
        ("en", "mice", "mouse"),
        ("en", "loneliness", "loneliness"),
        ("en", "the cat's", "cat"),
        ("en", "stopped", "stop"),
        ("en", "dancing", "dance"),
        ("en", "cities", "city"),
    ],
)
def test_a_word_is_known_in_any_form_and_with_a_slip(
    language: Language, typed: str, meant: str
) -> None:
    assert meant in memory().lexicon(language).heard(words(typed))


def test_a_form_with_two_readings_keeps_both_until_the_context_settles_it() -> None:
    lexicon = memory().lexicon("ru")
    assert {"гора", "горе"} <= set(lexicon.heard(["горе"]))
    assert set(lexicon.heard(["горе"], {"печаль": 1.0, "слеза": 1.0})) == {"горе"}
    assert set(lexicon.heard(["горе"], {"вершина": 1.0, "скала": 1.0})) == {"гора"}


def test_the_other_keyboard() -> None:
    assert other_layout("ghbdtn", "en") == "привет"
    assert other_layout("руддщ", "ru") == "hello"


@pytest.mark.parametrize(
    ("language", "hint", "allusion"),
    [
        ("ru", "волки в овечьих шкурах", "волк в овечьей шкуре"),
        ("ru", "горе не от большого ума", "Горе от ума"),
        ("en", "a wolf in sheep's pyjamas", "a wolf in sheep's clothing"),
        ("en", "bridge over untroubled water", "Bridge over Troubled Water"),
    ],
)
def test_a_bent_allusion_is_recognised(language: Language, hint: str, allusion: str) -> None:
    lexicon = memory().lexicon(language)
    heard = [one.text.lower() for _, one in lexicon.allusions(lexicon.heard(words(hint)))]
    assert allusion.lower() in heard


def test_little_words_allude_to_nothing() -> None:
    lexicon = memory().lexicon("ru")
    assert lexicon.allusions(lexicon.heard(words("и в на не"))) == []
