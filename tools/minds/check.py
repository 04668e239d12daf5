"""Proof-reads what minds know: it must be spelled, short, new and complete."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from namyok.content import LANGUAGES, content_folder, language_folder, read_toml, verse
from namyok.kernel import Language
from namyok.minds.english import English
from namyok.minds.library import HARDNESSES, Allusion, Saying, read_bank, sayings
from namyok.minds.russian import Russian
from namyok.minds.text import Tongue, fold, words
from namyok.minds.wide import TELLABLE

LONGEST = 7
"""Words of a phrase or an allusion."""
PHRASES = 30
"""The fewest for a card and language."""
ENTRIES = 1_500
"""The fewest in a bank."""
SAYINGS = 5
"""The fewest cards that a saying makes somebody think of; one that fits fewer is a phrase."""
CONCEPTS = range(5, 11)
SEEN = range(6, 11)
SENSE = range(5, 9)
_SPACED = re.compile(r"^\s|\s$|\s\s")
_LONG_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_COUNTED = re.compile(r"[\w'’]+(?:[-‑][\w'’]+)*")
_LITTLE_RU = """
а без быть в во весь все для до за и из к как кто мой мы на не но о он она от по под с со тот ты у
что это этот я
"""
_LITTLE_EN = """
a all an and as at be for from have he her his i in it its my no not of on or our she so that the
their there they this to up we what who with you your
"""
_LITTLE: Mapping[Language, frozenset[str]] = {
    "ru": frozenset(_LITTLE_RU.split()),
    "en": frozenset(_LITTLE_EN.split()),
}
"""Words that a far phrase may share with a title: they name nothing."""


def check() -> list[str]:
    """Every fault of everything, a line each."""
    cards = _cards()
    missing = read_list(content_folder() / "missing-phrases.txt")
    faults: list[str] = []
    for language in LANGUAGES:
        folder = language_folder(language) / "minds"
        written: dict[str, Any] = {}
        for path in sorted((folder / "phrases").glob("*.toml")):
            written.update(read_toml(path))
        faults += check_phrases(written, cards, missing, language)
        entries = list(read_bank((folder / "bank.txt").read_text(encoding="utf-8")))
        faults += check_bank(entries, language)
        faults += check_sayings(sayings(language), cards, language)
        faults += check_verse(read_toml(folder / "verse.toml"), language)
    return faults


def read_list(path: Path) -> list[str]:
    """The lines of a file without remarks."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def check_phrases(
    written: Mapping[str, Mapping[str, Sequence[str]]],
    cards: Mapping[str, Mapping[Language, str]],
    missing: Collection[str],
    language: Language,
) -> Iterator[str]:
    """Phrases of one language; ``cards`` are the titles of every card there is."""
    for card in cards:
        if card not in written and card not in missing:
            yield f"{card} ({language}): no phrases"
        if card in written and card in missing:
            yield f"{card} ({language}): has phrases, so take it off missing-phrases.txt"
    for card in (*written, *missing):
        if card not in cards:
            yield f"{card} ({language}): there is no such card"
    for card, levels in written.items():
        place = f"{card} ({language})"
        if tuple(levels) != HARDNESSES:
            yield f"{place}: should have {', '.join(HARDNESSES)}, in this order"
            continue
        said = [text for texts in levels.values() for text in texts]
        if len(said) < PHRASES:
            yield f"{place}: {len(said)} phrases; the fewest is {PHRASES}"
        yield from (f"{place}: {fault}" for fault in _texts(said, language))
        title = lemmas(cards.get(card, {}).get(language, ""), language)
        for text in levels["far"]:
            if shared := title & lemmas(text, language):
                yield f"{place}: far, and yet it has {', '.join(sorted(shared))}: {text}"


def check_bank(entries: Sequence[Allusion], language: Language) -> Iterator[str]:
    """Allusions of one language."""
    place = f"bank ({language})"
    if len(entries) < ENTRIES:
        yield f"{place}: {len(entries)} allusions; the fewest is {ENTRIES}"
    yield from (f"{place}: {fault}" for fault in _texts([one.text for one in entries], language))
    for one in entries:
        if len(one.concepts) not in CONCEPTS or len(set(one.concepts)) < len(one.concepts):
            yield f"{place}: should have 5–10 different concepts: {one.text}"
        for concept in one.concepts:
            yield from (f"{place}: {one.text}: {fault}" for fault in spelling(concept, language))


def check_sayings(
    said: Sequence[Saying], cards: Collection[str], language: Language
) -> Iterator[str]:
    """What is said of many pictures; ``cards`` are all that there are."""
    place = f"sayings ({language})"
    yield from (f"{place}: {fault}" for fault in _texts([one.text for one in said], language))
    for one in said:
        if len(one.draws) < SAYINGS:
            yield f"{place}: fits fewer than {SAYINGS} cards: {one.text}"
        for card in one.draws:
            if card not in cards:
                yield f"{place}: {one.text}: there is no card {card}"
    seen = {
        card
        for one in said
        if one.marked
        for card, draws in one.draws.items()
        if draws[-1] >= TELLABLE
    }
    for card in cards:
        if card not in seen:
            yield f"{place}: none fits {card}"


def check_verse(
    lines: Mapping[str, Mapping[str, Mapping[str, Sequence[str]]]], language: Language
) -> Iterator[str]:
    """What lines and endings may mean, in one language."""
    for kind in ("line", "ending"):
        numbers = {str(one["number"]) for one in verse(language)[kind]}
        for number in sorted(numbers ^ set(lines[kind])):
            yield f"verse ({language}): {kind} {number} is there, but not in both files"
        for number, meaning in lines[kind].items():
            place = f"verse ({language}): {kind} {number}"
            for field, allowed in (("seen", SEEN), ("sense", SENSE)):
                if len(set(meaning[field])) not in allowed:
                    yield f"{place}: {field} should have {allowed[0]}–{allowed[-1]} different ones"
                for text in meaning[field]:
                    yield from (f"{place}: {fault}" for fault in spelling(text, language))


def _texts(texts: Sequence[str], language: Language) -> Iterator[str]:
    seen: set[tuple[str, ...]] = set()
    for text in texts:
        if not 1 <= len(_COUNTED.findall(text)) <= LONGEST:
            yield f"should have 1–{LONGEST} words: {text}"
        if _SPACED.search(text) or text.endswith("."):
            yield f"a space too many, or a full stop: {text}"
        key = tuple(words(text))
        if key in seen:
            yield f"twice: {text}"
        seen.add(key)
        yield from spelling(text, language)


def spelling(text: str, language: Language) -> Iterator[str]:
    """Words of small letters that no dictionary has; names begin with a capital and are free."""
    for word in _LONG_WORD.findall(text):
        if word == word.lower() and not _is_spelled(word, language):
            yield f"is “{word}” a word? {text}"


@cache
def _is_spelled(word: str, language: Language) -> bool:
    bare = re.sub(r"['’](s|re|ve|ll|d|m|t)?$", "", word)
    return bare in _allowed(language) or _known(bare, language)


@cache
def _allowed(language: Language) -> frozenset[str]:
    return frozenset(read_list(language_folder(language) / "minds/spelling.txt"))


def _known(word: str, language: Language) -> bool:
    if language == "ru" and re.search(r"[а-яё]", word):
        return tongue("ru").is_word(word)
    return bool(_english().known([word])) or (
        word.endswith("n") and bool(_english().known([word + "'t"]))
    )


@cache
def _english() -> Any:
    from spellchecker import SpellChecker

    return SpellChecker()


@cache
def tongue(language: Language) -> Tongue:
    """The grammar by which words are compared."""
    return Russian() if language == "ru" else English(_english())


def lemmas(text: str, language: Language) -> set[str]:
    """What a text names; of a word with several readings, the likeliest."""
    found = (tongue(language).lemmas(word) for word in words(text))
    return {max(odds, key=lambda one: odds[one]) for odds in found} - _LITTLE[language]


def _cards() -> dict[str, dict[Language, str]]:
    """The titles of every card of our decks."""
    titles: dict[str, dict[Language, str]] = {}
    for path in sorted((content_folder() / "decks").glob("*/deck.toml")):
        for card in read_toml(path)["card"]:
            titles[card["id"]] = {language: fold(card["title"][language]) for language in LANGUAGES}
    return titles
