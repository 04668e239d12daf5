"""Russian: dictionary forms by pymorphy3, with the odds of each where a form has several."""

from functools import lru_cache
from typing import Any

MOST = 3
"""Readings of a form that count: «горе» is a grief and a mountain, and never anything else."""
LEAST = 0.04
"""Odds below which a reading is left out."""
NO_NAME = ("Abbr", "Surn", "Patr")
"""Marks of readings that nobody means at a table: «дали» is no painter's surname."""


class Russian:
    """Reads words through a dictionary; forms seen once are remembered."""

    def __init__(self) -> None:
        import pymorphy3  # half a second and 20 MB: not before the first bot moves

        self._morph: Any = pymorphy3.MorphAnalyzer()
        self.lemmas = lru_cache(maxsize=20_000)(self._lemmas)

    def is_word(self, word: str) -> bool:
        return bool(self._morph.word_is_known(word))

    def _lemmas(self, word: str) -> dict[str, float]:
        parses = self._morph.parse(word)
        common = [one for one in parses if not any(mark in one.tag for mark in NO_NAME)]
        odds: dict[str, float] = {}
        for one in common or parses:
            lemma = one.normal_form.replace("ё", "е")
            odds[lemma] = odds.get(lemma, 0.0) + one.score
        best = sorted(odds.items(), key=lambda item: -item[1])[:MOST]
        kept = [(lemma, score) for lemma, score in best if score >= LEAST] or best[:1]
        whole = sum(score for _, score in kept)
        return {lemma: score / whole for lemma, score in kept}
