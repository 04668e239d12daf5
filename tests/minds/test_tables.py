"""What was worked out beforehand is what would be worked out now."""

import pytest

from namyok.content import LANGUAGES
from namyok.kernel import Language
from namyok.minds.library import every_text, phrases
from namyok.minds.repertoire import Repertoire
from namyok.minds.russian import Russian
from namyok.minds.tables import Tables, phrase_key
from namyok.minds.text import language_of, words
from tests.minds.kit import memory

LAG = 0.2
"""The part of what is written that may be newer than the tables."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_were_weighed_as_they_are_heard(language: Language) -> None:
    tables, repertoire = Tables(language), Repertoire(memory())
    every = [(card, one) for card, said in phrases(language).items() for one in said]
    assert len({phrase_key(card, one.text) for card, one in every}) == len(every)
    known = [(card, one) for card, one in every if tables.weighed(card, one.text)]
    assert len(known) > (1 - LAG) * len(every), "python -m tools.minds.tables --new"
    for card, one in known[:: len(known) // 12]:
        plainness, leanings = tables.weighed(card, one.text) or (None, None)
        now = repertoire.work_out(card, one, language)
        assert now.plainness == pytest.approx(plainness, abs=0.5)
        assert now.leanings == leanings


def test_what_is_not_in_a_table_is_not_guessed() -> None:
    tables = Tables("en")
    assert tables.weighed("dreams/001", "nobody has ever written this") is None
    assert tables.readings("bridge") is None


def test_written_words_have_the_readings_of_the_dictionary() -> None:
    tables, russian = Tables("ru"), Russian()
    spoken = sorted({word for text in every_text("ru") for word in words(text)})
    russian_words = [word for word in spoken if language_of(word) == "ru"]
    known = [word for word in russian_words if tables.readings(word)]
    assert len(known) > (1 - LAG) * len(russian_words), "python -m tools.minds.tables --new"
    for word in known[::40]:
        assert tables.readings(word) == pytest.approx(russian.look_up(word), abs=1e-3)
