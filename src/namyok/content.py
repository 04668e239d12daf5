"""Where the words, the verse, the rule pages, the code words and the decks lie."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

Language = Literal["ru", "en"]
LANGUAGES: tuple[Language, ...] = ("ru", "en")


def content_folder() -> Path:
    """Inside the wheel content lies in the package; in a clone, at the top of the repository."""
    here = Path(__file__).parent
    packed = here / "content"
    return packed if packed.is_dir() else here.parents[1] / "content"


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
