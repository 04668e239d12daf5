"""Word vectors: how near two words are. The tables are cut by tools/minds/vectors.py."""

from bisect import bisect_left
from typing import Any

import numpy as np
import numpy.typing as npt

from namyok.content import language_folder
from namyok.kernel import Language

Floats = npt.NDArray[np.float32]


class Vectors:
    """The table of a language as it lies on disk; vectors are made when somebody asks."""

    def __init__(self, language: Language) -> None:
        with np.load(language_folder(language) / "minds/vectors.npz") as table:
            self._table: dict[str, Any] = dict(table)
        words = np.array(self._table.pop("words").tobytes().split(b"\n"))
        # Found by halves: a dictionary of all these words would be larger than their vectors.
        self._places = np.argsort(words).astype(np.int32)
        self._words = words[self._places]

    def _place(self, word: str) -> int | None:
        spelled = word.encode()
        found = bisect_left(self._words, spelled)
        is_there = found < len(self._words) and self._words[found] == spelled
        return int(self._places[found]) if is_there else None

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self._place(word) is not None

    def __len__(self) -> int:
        return len(self._words)

    def share(self, word: str) -> float:
        """Which part of all words in print it is; of a word without a vector, a tiny one."""
        place = self._place(word)
        return 1e-7 if place is None else float(10.0 ** self._table["share"][place])

    def of(self, words: list[str]) -> Floats:
        """Unit vectors without what all words have in common; each word must be in the table."""
        places = [self._place(word) for word in words]
        table = self._table
        if "codes" in table:
            codes, book = table["codes"][places], table["book"]
            raw = (
                book[np.arange(len(book)), codes]
                .reshape(len(words), len(table["mean"]))
                .astype(np.float32)
            )
        else:
            raw = table["rounded"][places].astype(np.float32)
        unit = _unit(raw) - table["mean"]
        directions = table["directions"]
        return _unit(unit - (unit @ directions.T) @ directions)


def _unit(rows: Floats) -> Floats:
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows))[:, None]
    result: Floats = rows / np.maximum(lengths, np.float32(1e-9))
    return result
