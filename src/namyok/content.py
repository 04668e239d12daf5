"""Where the words, the verse, the rule pages, the code words and the decks lie."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from namyok.kernel import Language, Refused

FIRST: Language = "ru"
"""The language that is written first, and spoken where nothing else is asked for."""


def content_folder() -> Path:
    """Inside the wheel content lies in the package; in a clone, at the top of the repository."""
    here = Path(__file__).parent
    packed = here / "content"
    return packed if packed.is_dir() else here.parents[1] / "content"


def _languages() -> tuple[Language, ...]:
    found = {path.stem for path in (content_folder() / "words").glob("*.toml")}
    return FIRST, *sorted(found - {FIRST})


def known_language(language: str) -> Language:
    """The language, or Refused if nobody has written in it."""
    if language not in LANGUAGES:
        raise Refused("unknown_language", language=language, known=list(LANGUAGES))
    return language


@cache
def words(language: Language) -> Mapping[str, Mapping[str, str]]:
    """Names and sentences of the rules."""
    return _toml(f"words/{language}.toml")


@cache
def code_words(language: Language) -> tuple[str, ...]:
    """Short words that a table's code begins with."""
    return tuple((content_folder() / f"codes/{language}.txt").read_text(encoding="utf-8").split())


@cache
def verse(language: Language) -> Mapping[str, Any]:
    """The lines and endings of «Поэзия», with their tags."""
    return _toml(f"verse/{language}.toml")


@cache
def verse_texts(language: Language) -> Mapping[str, Mapping[int, str]]:
    """The texts of lines and endings by their numbers."""
    return {
        kind: {card["number"]: card["text"] for card in verse(language)[kind]}
        for kind in ("line", "ending")
    }


def _toml(path: str) -> dict[str, Any]:
    with (content_folder() / path).open("rb") as file:
        return tomllib.load(file)


LANGUAGES: tuple[Language, ...] = _languages()
"""Every language that there is content in: one with words has code words, verse and rules, too."""
