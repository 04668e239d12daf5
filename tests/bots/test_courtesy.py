"""A greeting is answered in its language, by whom it names; nothing else is."""

import random

import pytest

from namyok.bots.character import CHARACTERS
from namyok.bots.courtesy import Answer, answer, manner, name_of
from namyok.content import LANGUAGES
from namyok.kernel import Language
from namyok.luck import Luck

BOTS = [CHARACTERS[key] for key in ("faina", "lukich", "vera")]


def answered(text: str, seed: int = 1) -> Answer | None:
    return answer(text, BOTS, Luck(random.Random(seed)))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Привет!", "ru"),
        ("всем добрый вечер)", "ru"),
        ("Здравствуйте, боты", "ru"),
        ("hi", "en"),
        ("Good evening, everybody", "en"),
        ("hello Лукич", "en"),
    ],
)
def test_a_greeting_is_answered_in_its_language(text: str, language: Language) -> None:
    said = answered(text)
    assert said is not None
    assert said.words in manner(language)["hello"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "…",
        "кто ходит?",
        "добрый какой кот",
        "this is his card",
        "привет от старых друзей, которые помнят нас с тобой",
    ],
)
def test_nothing_else_is_answered(text: str) -> None:
    assert answered(text) is None


@pytest.mark.parametrize(("text", "place"), [("Вера, привет", 2), ("hi lukich", 1)])
def test_who_is_called_by_name_answers(text: str, place: int) -> None:
    assert {answered(text, seed).place for seed in range(20)} == {place}  # type: ignore[union-attr]


def test_anybody_answers_who_was_not_named() -> None:
    assert {answered("привет", seed).place for seed in range(40)} == {0, 1, 2}  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own_in_every_language(language: Language) -> None:
    assert len({name_of(who, language) for who in CHARACTERS.values()}) == len(CHARACTERS) == 12


@pytest.mark.parametrize(
    ("text", "language", "place"),
    [
        ("Вера, почему ёлка?", "ru", 2),
        ("why the fir, Lukich? I would never have thought of it", "en", 1),
    ],
)
def test_who_is_asked_by_name_says_that_it_is_no_talker(
    text: str, language: Language, place: int
) -> None:
    said = answered(text)
    assert said is not None
    assert (said.place, said.to) == (place, "question")
    assert said.words in manner(language)["no_talk"]
    assert answered(text.replace("?", "")) is None
