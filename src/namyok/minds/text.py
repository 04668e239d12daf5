"""Words out of what people type."""

import re
from typing import Protocol

from namyok.kernel import Language

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_CYRILLIC = re.compile(r"[а-я]")


class Tongue(Protocol):
    """What a mind knows of the grammar of a language."""

    def is_word(self, word: str) -> bool:
        """Whether a folded word is one, in any of its forms."""
        ...

    def lemmas(self, word: str) -> dict[str, float]:
        """The dictionary forms of a folded word with their odds, which sum to one."""
        ...


def fold(text: str) -> str:
    """Small letters, е for ё: people type both."""
    return text.lower().replace("ё", "е").replace("’", "'")


def words(text: str) -> list[str]:
    """The folded words of a text; a hyphen parts two of them."""
    return [word.replace("’", "'") for word in _WORD.findall(fold(text))]


def language_of(word: str) -> Language:
    """By its letters: a hint may mix both."""
    return "ru" if _CYRILLIC.search(word) else "en"
