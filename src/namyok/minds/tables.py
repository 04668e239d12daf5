"""What could be worked out beforehand: made by ``python -m tools.minds.tables``.

Whatever is not in a table is worked out when it is asked for, so that words which were written
later cost time and nothing else.
"""

import sys
from typing import Any
from zlib import crc32

import numpy as np

from namyok.bots.character import LEANINGS, Leaning
from namyok.content import language_folder
from namyok.kernel import CardId, Language

FILE = "minds/tables.npz"


class Tables:
    """The tables of a language, as they lie on disk."""

    def __init__(self, language: Language) -> None:
        path = language_folder(language) / FILE
        table: dict[str, Any] = {}
        if path.is_file():
            with np.load(path) as found:
                table = dict(found)
        rows = table["readings"].tobytes().decode("utf-8").splitlines() if table else []
        self._readings = {word: rest for word, _, rest in (row.partition(" ") for row in rows)}
        self._keys = table.get("keys", np.zeros(0, np.uint32))
        self._plainness = table.get("plainness", np.zeros(0, np.float16))
        self._leanings = table.get("leanings", np.zeros(0, np.uint8))

    def readings(self, word: str) -> dict[str, float] | None:
        """The dictionary forms of a written word with their odds; None if it was not written."""
        row = self._readings.get(word)
        if row is None:
            return None
        parts = row.split(" ")
        # Interned, as an index has each of them in several places.
        return {
            sys.intern(lemma): float(odds)
            for lemma, odds in zip(parts[::2], parts[1::2], strict=True)
        }

    def weighed(self, card: CardId, text: str) -> tuple[float, frozenset[Leaning]] | None:
        """How plainly a phrase speaks of its card, and whose manner it is; None if it is new."""
        key = phrase_key(card, text)
        place = int(np.searchsorted(self._keys, key))
        if place == len(self._keys) or self._keys[place] != key:
            return None
        marks = int(self._leanings[place])
        return float(self._plainness[place]), frozenset(
            one for bit, one in enumerate(LEANINGS) if marks >> bit & 1
        )


def phrase_key(card: CardId, text: str) -> int:
    """A number for a card and one of its phrases; a test sees that no two have the same."""
    return crc32(f"{card} {text}".encode())
