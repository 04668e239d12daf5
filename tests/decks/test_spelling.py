"""Titles, captions and tags of our decks are made of words that the dictionaries know."""

import re
from collections.abc import Iterable

import pymorphy3
import pytest
from spellchecker import SpellChecker

from namyok.content import content_folder
from namyok.decks.manifest import Card, load_deck

RUSSIAN = {
    *("журавлики", "закулисье", "ланч", "мобиль", "робинзон", "твид", "топиарий", "фасолину"),
    *("тёмно", "чёрно"),
}
"""Right, but unknown to the dictionary; the last two are first halves of compounds."""
ENGLISH = {
    *(
        "barcode",
        "centre",
        "cosiness",
        "defence",
        "draught",
        "favourite",
        "greyness",
        "honour",
        "hoofprint",
    ),
    *(
        "hoofprints",
        "labour",
        "moustached",
        "neighbour",
        "neighbouring",
        "neighbours",
        "offcut",
        "ploughman",
    ),
    *("pyjamas", "rumour", "soulmate", "wasn"),
}
"""British spelling and rare words; the dictionary is American."""


def cards(deck: str) -> tuple[Card, ...]:
    loaded = load_deck(content_folder() / "decks" / deck)
    assert loaded.deck is not None
    return loaded.deck.cards


def words(texts: Iterable[str], letters: str) -> set[str]:
    return {word for text in texts for word in re.findall(letters, text.lower())}


@pytest.mark.parametrize("deck", ["dreams", "faces", "stories"])
def test_russian_words_are_words(deck: str) -> None:
    known = pymorphy3.MorphAnalyzer().word_is_known
    texts = (text for card in cards(deck) for text in (*card.tags["ru"], card.caption["ru"]))
    assert {word for word in words(texts, "[а-яё]+") if not known(word)} <= RUSSIAN


@pytest.mark.parametrize("deck", ["dreams", "faces", "stories"])
def test_english_words_are_words(deck: str) -> None:
    texts = (text for card in cards(deck) for text in (*card.tags["en"], card.caption["en"]))
    found = words((re.sub("['’]s\\b", "", text) for text in texts), "[a-z]+")
    assert SpellChecker().unknown(found) <= ENGLISH
