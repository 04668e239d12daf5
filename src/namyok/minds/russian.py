"""Russian: dictionary forms by pymorphy3, with the odds of each where a form has several."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any

MOST = 3
"""Readings of a form that count: «горе» is a grief and a mountain, and never anything else."""
LEAST = 0.04
"""Odds below which a reading is left out."""
NO_NAME = ("Abbr", "Surn", "Patr")
"""Marks of readings that nobody means at a table: «дали» is no painter's surname."""


class Russian:
    """Reads words through a table of those that are written, and others through a dictionary."""

    def __init__(self, readings: Callable[[str], dict[str, float] | None] | None = None) -> None:
        self._readings = readings
        self.look_up = lru_cache(maxsize=2_000)(self._look_up)
        """The same by the dictionary alone."""

    @cached_property
    def _morph(self) -> Any:
        import pymorphy3  # 20 MB and a fifth of a second: not before somebody says a new word

        return pymorphy3.MorphAnalyzer()

    def is_word(self, word: str) -> bool:
        return bool(self._morph.word_is_known(word))

    def lemmas(self, word: str) -> dict[str, float]:
        known = {word: 1.0} if word.isdigit() else self._readings and self._readings(word)
        return known or self.look_up(word)

    def _look_up(self, word: str) -> dict[str, float]:
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
