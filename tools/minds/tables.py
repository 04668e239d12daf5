"""Works out what minds would otherwise work out at their first moves.

    python -m tools.minds.tables [--new]

Run it after a change of phrases, tags, the bank or the vectors; it needs nothing but the content.
With ``--new`` phrases that were weighed before keep their weights: quicker, and nearly as good.
"""

import io
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from namyok.bots.character import LEANINGS
from namyok.content import LANGUAGES, content_folder, language_folder
from namyok.decks.shelf import Shelf
from namyok.kernel import Language
from namyok.minds.library import every_text, phrases
from namyok.minds.memory import Memory
from namyok.minds.repertoire import Repertoire, Weighed
from namyok.minds.russian import Russian
from namyok.minds.tables import FILE, Tables, phrase_key
from namyok.minds.text import language_of, words

_LONG_AGO = (1980, 1, 1, 0, 0, 0)


def readings(language: Language) -> Iterator[str]:
    """Every written word with its dictionary forms, where finding them takes a dictionary."""
    if language != "ru":
        return
    russian = Russian()
    spoken = {word for text in every_text(language) for word in words(text)}
    for word in sorted(spoken):
        if language_of(word) == language:
            found = russian.look_up(word)
            yield " ".join([word, *(f"{lemma} {odds:.4g}" for lemma, odds in found.items())])


def weights(language: Language, kept: bool) -> dict[str, np.ndarray]:
    """How plain every phrase is and whose, by its key; those that are known may be kept."""
    repertoire = Repertoire(Memory(Shelf.open([content_folder() / "decks"])))
    before = Tables(language) if kept else None
    found: dict[int, tuple[float, int]] = {}
    for card, said in phrases(language).items():
        for one in said:
            known = before.weighed(card, one.text) if before else None
            weighed = Weighed(*known) if known else repertoire.work_out(card, one, language)
            marks = sum(1 << bit for bit, name in enumerate(LEANINGS) if name in weighed.leanings)
            found[phrase_key(card, one.text)] = weighed.plainness, marks
    keys = sorted(found)
    return {
        "keys": np.array(keys, np.uint32),
        "plainness": np.array([found[key][0] for key in keys], np.float16),
        "leanings": np.array([found[key][1] for key in keys], np.uint8),
    }


def write(path: Path, arrays: dict[str, np.ndarray]) -> None:
    """The same bytes for the same arrays, packed."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, array in arrays.items():
            data = io.BytesIO()
            np.lib.format.write_array(data, array)
            file.writestr(zipfile.ZipInfo(f"{name}.npy", _LONG_AGO), data.getvalue(), 8)


def main(kept: bool) -> None:
    """Write the tables of all languages."""
    for language in LANGUAGES:
        rows = "\n".join(readings(language)).encode("utf-8")
        arrays = {"readings": np.frombuffer(rows, np.uint8), **weights(language, kept)}
        path = language_folder(language) / FILE
        write(path, arrays)
        words_, phrases_ = rows.count(10), len(arrays["keys"])
        print(f"{language}: {words_} words, {phrases_} phrases, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main("--new" in sys.argv)
