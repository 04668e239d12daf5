"""The one way in which rules say no."""

from collections.abc import Mapping
from typing import Any


class Refused(Exception):
    """A command or a setting is against the rules; nothing has changed.

    ``code`` is a stable word that every language has a sentence for (words.toml); ``facts`` are
    the values that the sentence mentions.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, Any] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({facts})"
