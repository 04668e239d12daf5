"""Codes of tables as people type them: in another alphabet, or with the keyboard in the other one.

A code is made of words that we know, so whatever somebody typed becomes one code before anything is
looked up: nobody gets two guesses for one, and a word that is itself in a list stays what it is.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product

LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
RUSSIAN_KEYS = "ёйцукенгшщзхъфывапролджэячсмитьбю"
"""The same keys in both layouts."""
LATIN_LOOKS = "abcehkmoptxy"
RUSSIAN_LOOKS = "авсенкмортху"
"""Letters that look alike as capitals."""
IN_LATIN = (
    "а=a б=b в=v г=g д=d е=e/ye/je ё=e/yo/jo/io/ye ж=zh/j/g з=z и=i й=y/j/i к=k л=l м=m н=n о=o "
    "п=p р=r с=s т=t у=u ф=f х=kh/h/x ц=ts/c/tz ч=ch ш=sh щ=shch/sch/sh ъ=/' ы=y/i ь=/'/i э=e "
    "ю=yu/ju/iu/u я=ya/ja/ia"
)
"""How people write a Russian letter with Latin ones."""
IN_CYRILLIC = (
    "a=а b=б c=к/с/ц d=д e=е/э/и f=ф g=г h=х i=и/ай j=дж/ж k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т "
    "u=у/ю/а v=в w=в/у x=кс y=и/й/ы z=з sh=ш ch=ч th=т/з/с ck=к ph=ф oo=у/оо ee=и/ее ea=и/еа"
)
"""How people write English letters with Russian ones, by sound or one by one."""
_CODE = re.compile(r"(?P<words>.*?)(?P<number>\d*)", re.DOTALL)
_GAPS = re.compile(r"[\s\-–—_]+")
MOST_WORDS = 4
"""In a code that is typed without gaps."""
LONGEST = 60
"""Letters of a code that are worth reading."""


class CodeReader:
    """Knows every spelling of the words that codes are made of."""

    def __init__(self, words: Iterable[str]) -> None:
        known = tuple(words)
        self._words = {_plain(word): word for word in known}
        self._meant = dict(self._words)
        others: dict[str, set[str]] = {}
        for word in known:
            for spelling in spellings(word):
                others.setdefault(spelling, set()).add(word)
        for spelling, meant in others.items():
            if len(meant) == 1:  # what could be two words is neither
                self._meant.setdefault(spelling, *meant)

    def read(self, typed: str) -> str:
        """The code that somebody means; what is none stays as it is."""
        plain = _plain(typed[:LONGEST])
        split = _CODE.fullmatch(plain)
        assert split is not None, "everything matches"
        pieces = [piece for piece in _GAPS.split(split["words"]) if piece]
        found = [self._cut(piece, MOST_WORDS) for piece in pieces]
        if not found or None in found:
            return typed
        return "-".join(word for words in found if words for word in words) + split["number"]

    def is_code(self, typed: str) -> bool:
        """Whether this could be the code of a table."""
        split = _CODE.fullmatch(_plain(self.read(typed)))
        assert split is not None, "everything matches"
        pieces = _GAPS.split(split["words"])
        return len(split["number"]) == 2 and all(one in self._words for one in pieces)

    def _cut(self, piece: str, most: int) -> tuple[str, ...] | None:
        """A piece as one word, or as several that were typed without a gap."""
        if piece in self._meant:
            return (self._meant[piece],)
        for cut in range(1, len(piece)) if most > 1 else ():
            first = self._meant.get(piece[:cut])
            rest = None if first is None else self._cut(piece[cut:], most - 1)
            if first is not None and rest is not None:
                return (first, *rest)
        return None


def spellings(word: str) -> Iterator[str]:
    """Other ways to type a word: on the wrong layout, by sound, and by what letters look like."""
    word = _plain(word, keep_yo=True)
    russian = any("а" <= letter <= "я" or letter == "ё" for letter in word)
    keys, looks = (
        (str.maketrans(RUSSIAN_KEYS, LATIN_KEYS), str.maketrans(RUSSIAN_LOOKS, LATIN_LOOKS))
        if russian
        else (str.maketrans(LATIN_KEYS, RUSSIAN_KEYS), str.maketrans(LATIN_LOOKS, RUSSIAN_LOOKS))
    )
    yield _plain(word.translate(keys))
    yield _plain(word.replace("ё", "е").translate(keys))
    if set(word) <= set(RUSSIAN_LOOKS if russian else LATIN_LOOKS):
        yield word.translate(looks)
    sounds = _sounds(IN_LATIN if russian else IN_CYRILLIC)
    for parts in _parts(word, sounds):
        yield from map("".join, product(*(sounds[part] for part in parts)))


@cache
def _sounds(table: str) -> Mapping[str, Sequence[str]]:
    pairs = (entry.split("=") for entry in table.split())
    return {letters: written.split("/") for letters, written in pairs}


def _parts(word: str, sounds: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """A word cut into what has sounds of its own, letters or pairs of them."""
    if not word:
        yield ()
    for size in (1, 2):
        if len(word) >= size and word[:size] in sounds:
            for rest in _parts(word[size:], sounds):
                yield (word[:size], *rest)


def _plain(text: str, *, keep_yo: bool = False) -> str:
    folded = unicodedata.normalize("NFC", text).casefold().strip()
    return folded if keep_yo else folded.replace("ё", "е")
