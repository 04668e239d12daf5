"""Sentences for refusals, in the reader's language."""

from typing import Any

import msgspec

from namyok.content import words
from namyok.kernel import Language, Refused


def sentence(refused: Refused, language: Language) -> str:
    """What to tell a person about a refusal."""
    facts = {name: _shown(value) for name, value in refused.facts.items()}
    return words(language)["refusal"][refused.code].format_map(facts)


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_shown, value))
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
