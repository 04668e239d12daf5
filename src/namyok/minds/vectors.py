"""Word vectors: how near two words are. The tables are cut by tools/minds/vectors.py."""

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
        words = self._table.pop("words").tobytes().decode("utf-8").split("\n")
        self._places = {word: place for place, word in enumerate(words)}

    def __contains__(self, word: object) -> bool:
        return word in self._places

    def __len__(self) -> int:
        return len(self._places)

    def share(self, word: str) -> float:
        """Which part of all words in print it is; of a word without a vector, a tiny one."""
        place = self._places.get(word)
        return 1e-7 if place is None else float(10.0 ** self._table["share"][place])

    def of(self, words: list[str]) -> Floats:
        """Unit vectors without what all words have in common; each word must be in the table."""
        places = [self._places[word] for word in words]
        table = self._table
        if "codes" in table:
            codes, book = table["codes"][places], table["book"]
            raw = book[np.arange(len(book)), codes].reshape(len(words), -1).astype(np.float32)
        else:
            raw = table["rounded"][places].astype(np.float32)
        unit = _unit(raw) - table["mean"]
        directions = table["directions"]
        return _unit(unit - (unit @ directions.T) @ directions)


def _unit(rows: Floats) -> Floats:
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows))[:, None]
    result: Floats = rows / np.maximum(lengths, np.float32(1e-9))
    return result
