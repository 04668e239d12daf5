"""A greeting is answered, and a question by name: a bot is no partner for a chat, and says so."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

from namyok.bots.character import Character
from namyok.content import LANGUAGES, language_folder, read_toml
from namyok.kernel import Chance, Language, Value

LONGEST = 6
"""Words of a greeting; who writes more is talking to somebody else."""

_CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+")


@cache
def manner(language: Language) -> Mapping[str, Any]:
    """How bots speak a language, where they speak for themselves."""
    return read_toml(language_folder(language) / "minds/manner.toml")


def name_of(who: Character, language: Language) -> str:
    """What everybody at a table of a language calls a bot."""
    name: str = manner(language)["names"][who.key]
    return name


class Answer(Value, frozen=True):
    """What a bot says to somebody."""

    place: int
    """Which of the bots."""
    words: str
    """What it says."""
    to: Literal["greeting", "question"]
    """What it answers."""


def answer(text: str, bots: Sequence[Character], chance: Chance) -> Answer | None:
    """Which of the bots answers and what, in the language of who speaks; None to anything else.

    Who is greeted by name answers; otherwise it is anybody. A question is answered by who is asked
    by name.
    """
    said = _words(text)
    called = [place for place, who in enumerate(bots) if _names(who) & {*said}]
    for language in LANGUAGES:
        greetings = [_words(one) for one in manner(language)["greetings"]]
        if len(said) <= LONGEST and any(_has(said, one) for one in greetings):
            (place,) = chance.draw(called or range(len(bots)), 1)
            (words,) = chance.draw(manner(language)["hello"], 1)
            return Answer(place, words, "greeting")
    if called and "?" in text:
        language = "ru" if _CYRILLIC.search(text) else "en"
        (words,) = chance.draw(manner(language)["no_talk"], 1)
        return Answer(called[0], words, "question")
    return None


def _names(who: Character) -> set[str]:
    return {word for language in LANGUAGES for word in _words(name_of(who, language))}


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("ё", "е"))


def _has(said: list[str], greeting: list[str]) -> bool:
    size = len(greeting)
    return any(said[at : at + size] == greeting for at in range(len(said) - size + 1))
