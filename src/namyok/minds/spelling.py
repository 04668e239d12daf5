"""What somebody meant to type: one slip of the finger, another keyboard layout, a made-up word."""

import math
from collections.abc import Iterator
from functools import cache

from namyok.kernel import Language
from namyok.minds.text import Tongue
from namyok.minds.vectors import Vectors

KEYS: dict[Language, tuple[str, str, str]] = {
    "ru": ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"),
    "en": ("qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,."),
}
"""The rows of the keyboards; a letter's neighbours are its likeliest slips."""
SHORTEST = 4
"""Letters of a word that is mended: shorter ones are like too many others."""
LIKELY = 5.0
"""By how much a swapped, doubled, dropped or neighbouring letter is likelier than another one."""
BY_EAR = 30.0
"""The same for letters that sound alike: many write as they speak."""
ALIKE = ("ао", "еи", "ыи", "сз", "дт", "бп", "гк", "вф", "жш", "ck", "ea", "ei", "sz")
"""Such letters."""
ROOT = 5
"""Letters that a made-up word must share with the beginning of a word to be about it."""


def mend(word: str, language: Language, tongue: Tongue, vectors: Vectors) -> str:
    """The likeliest word that was meant; the same one if it is a word or nothing is like it."""
    if len(word) < SHORTEST or not word.isalpha() or tongue.is_word(word):
        return word
    best, most = word, 0.0
    for other, odds in _slips(word, language):
        if tongue.is_word(other):
            share = max(vectors.share(lemma) for lemma in tongue.lemmas(other))
            likely = odds * math.sqrt(share)  # common words are likelier, but not by that much
            if likely > most:
                best, most = other, likely
    return best if best != word else _root(word, tongue)


def other_layout(word: str, language: Language) -> str:
    """The word as the same keys would have typed it in the other language."""
    return word.translate(_layouts(language))


@cache
def _layouts(language: Language) -> dict[int, str]:
    mine, other = KEYS[language], KEYS["en" if language == "ru" else "ru"]
    pairs = zip("".join(mine), "".join(other), strict=True)
    return {ord(one): another for one, another in pairs}


@cache
def _neighbours(language: Language) -> dict[str, str]:
    rows = KEYS[language]
    near: dict[str, str] = {}
    for number, row in enumerate(rows):
        for place, letter in enumerate(row):
            around = [row[max(place - 1, 0) : place + 2]]
            around += [
                rows[other][max(place - 1, 0) : place + 2]
                for other in (number - 1, number + 1)
                if 0 <= other < len(rows)
            ]
            near[letter] = "".join(around)
    return near


def _slips(word: str, language: Language) -> Iterator[tuple[str, float]]:
    """Every word one slip away, with how likely the slip is."""
    letters = [letter for row in KEYS[language] for letter in row if letter.isalpha()]
    near = _neighbours(language)
    for place in range(len(word) + 1):
        head, tail = word[:place], word[place:]
        early = 0.2 if place == 0 else 1.0  # people see the first letter of what they type
        if tail:
            yield head + tail[1:], early * LIKELY
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:], early * LIKELY
        for letter in letters:
            yield head + letter + tail, early * LIKELY
            if tail:
                alike = any(letter in pair and tail[0] in pair for pair in ALIKE)
                odds = BY_EAR if alike else LIKELY if letter in near.get(tail[0], "") else 1.0
                yield head + letter + tail[1:], early * odds


def _root(word: str, tongue: Tongue) -> str:
    """The longest word that a made-up one begins with, give or take its ending: «варежкопад»."""
    for size in range(len(word) - 1, max(ROOT, len(word) // 2) - 1, -1):
        for ending in ("", "а", "ь", "о", "е") if word > "а" else ("", "e", "y"):
            if tongue.is_word(word[:size] + ending):
                return word[:size] + ending
    return word
