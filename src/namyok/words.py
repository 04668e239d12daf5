"""Names and sentences of the rules in the reader's language, from content/words."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from namyok.kernel import Refused

Language = Literal["ru", "en"]


@cache
def words(language: Language) -> Mapping[str, Mapping[str, str]]:
    """Every table of a language."""
    with (_folder() / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


def sentence(refused: Refused, language: Language) -> str:
    """What to tell a person about a refusal."""
    facts = {name: _shown(value) for name, value in refused.facts.items()}
    return words(language)["refusal"][refused.code].format_map(facts)


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_shown, value))
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _folder() -> Path:
    """Inside the wheel content lies in the package; in a clone, at the top of the repository."""
    here = Path(__file__).parent
    packed = here / "content" / "words"
    return packed if packed.is_dir() else here.parents[1] / "content" / "words"
