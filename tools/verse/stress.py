"""Where the stress of a Russian word falls, by a dictionary of stems and endings.

The dictionary is the data file of the Python package ``ru_accent_poet``. Importing the package
would start TensorFlow, so its file is found through the package's metadata and read as data. Its
origin is not stated, hence it stays on the developer's machine.
"""

import re
from collections import defaultdict
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

VOWELS: Final = "аеёиоуыэюя"

BY_HAND: Final[dict[str, int]] = {"снеговик": 2}
"""Stressed vowel, counted from 0, of words that the dictionary lacks or has wrong."""

_ENTRY = re.compile(r"(?P<stem>[^(#]*)(?:\((?P<endings>[^()]*)\))?")
_FULL_STRESS = re.compile(r"(?P<vowel>[1-9]\d*)(?P<marks>[^`]*)")


def syllables(word: str) -> int:
    """Count the vowels, which in Russian are the syllables."""
    return sum(letter in VOWELS for letter in word.lower())


@cache
def stresses(word: str) -> frozenset[int]:
    """Give every vowel, counted from 0, that the word may be stressed on; none if unknown."""
    word = word.lower()
    if "ё" in word:
        return frozenset({[letter for letter in word if letter in VOWELS].index("ё")})
    if syllables(word) == 1:
        return frozenset({0})
    if word in BY_HAND:
        return frozenset({BY_HAND[word]})
    entries = _dictionary()
    found: set[int] = set()
    for cut in range(len(word) + 1):
        for endings, vowels in entries.get(word[:cut], ()):
            if word[cut:] in endings:
                found |= vowels
    return frozenset(found)


@cache
def _dictionary() -> dict[str, list[tuple[frozenset[str], frozenset[int]]]]:
    """Read the files into stem → endings and the vowels stressed with them."""
    entries: dict[str, list[tuple[frozenset[str], frozenset[int]]]] = defaultdict(list)
    for file in ("accent.dic", "accent1.dic"):
        source = distribution("ru_accent_poet").locate_file(f"ru_accent_poet/{file}")
        for row in Path(str(source)).read_text(encoding="cp1251").splitlines():
            match row.split():
                case [forms, marks] if entry := _ENTRY.fullmatch(forms):
                    endings = frozenset((entry["endings"] or "").split("|"))
                    if vowels := _vowels(marks):
                        entries[entry["stem"]].append((endings, vowels))
                case _:
                    continue
    return entries


def _vowels(marks: str) -> frozenset[int]:
    """Read «1`,3»: the backtick marks a secondary stress, which no metre leans on."""
    parts = (_FULL_STRESS.fullmatch(part) for part in re.split("[,;]", marks))
    return frozenset(int(part["vowel"]) - 1 for part in parts if part)
