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
    found = {path.name for path in (content_folder() / "languages").glob("*/")}
    return FIRST, *sorted(found - {FIRST})


def language_folder(language: Language) -> Path:
    """All that is written in a language; what is written of a deck's cards lies with the deck."""
    return content_folder() / "languages" / language


def known_language(language: str) -> Language:
    """The language, or Refused if nobody has written in it."""
    if language not in LANGUAGES:
        raise Refused("unknown_language", language=language, known=list(LANGUAGES))
    return language


@cache
def words(language: Language) -> Mapping[str, Mapping[str, str]]:
    """Names and sentences of the rules."""
    return read_toml(language_folder(language) / "words.toml")


@cache
def code_words(language: Language) -> tuple[str, ...]:
    """Short words that a table's code begins with."""
    return tuple((language_folder(language) / "codes.txt").read_text(encoding="utf-8").split())


@cache
def verse(language: Language) -> Mapping[str, Any]:
    """The lines and endings of «Поэзия», with their tags."""
    return read_toml(language_folder(language) / "verse.toml")


@cache
def verse_texts(language: Language) -> Mapping[str, Mapping[int, str]]:
    """The texts of lines and endings by their numbers."""
    return {
        kind: {card["number"]: card["text"] for card in verse(language)[kind]}
        for kind in ("line", "ending")
    }


@cache
def rule_pages() -> tuple[str, ...]:
    """The names of the pages of rules, which every language has."""
    return tuple(sorted(path.stem for path in (language_folder(FIRST) / "rules").glob("*.toml")))


def read_toml(path: Path) -> dict[str, Any]:
    """A file of content."""
    with path.open("rb") as file:
        return tomllib.load(file)


LANGUAGES: tuple[Language, ...] = _languages()
"""Every language that there is content in."""
