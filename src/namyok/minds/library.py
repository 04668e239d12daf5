"""Reads what is written for minds: the folder ``minds`` of a language, decks' words, the verse."""

import math
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args

from namyok.content import content_folder, language_folder, read_toml, verse
from namyok.kernel import CardId, Language, Line, Value

Hardness = Literal["easy", "middle", "far"]
HARDNESSES: tuple[Hardness, ...] = get_args(Hardness)

READERS = 3
"""Who of different temperaments put the cards that a saying calls up into an order of their own."""
LISTED = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5)
"""How much a place in such an order says."""
ORDERED, NAMED = 3.2, 0.78
"""How much readers' orders, and being named by two others, say about where yet another one points:
the logarithm of a card's draw, fitted on each reader by what the others said (docs/minds.md)."""
GROUPS = 3
"""What those two named: both at once, one at once, or after a while."""
MARKERS = 2
"""Who were shown card after card and marked every saying that hits it or fits it."""
HIT, FITS = 3.0, 2.0
"""What a mark counts."""
MARKS, LISTS, UNLISTED = 0.6, 0.5, 0.15
"""How much the marks, and beside them the lists, say about where people point: the logarithm of a
card's draw. A card that no list names, as it may have been painted since, has a share of its marks
instead, so that it is not overlooked once more."""

_SECTION = re.compile(r"\[(\w+)\]")


class Phrase(Value, frozen=True):
    """Something that a storyteller could say of a card."""

    text: str
    """1–7 words, as people say them."""
    hardness: Hardness
    """How far from what is seen, by its writer."""


class Allusion(Value, frozen=True):
    """A proverb, a title, a character, a line that everybody knows."""

    text: str
    """As it is said."""
    kind: str
    """What it is: proverb, film, tale, …"""
    concepts: tuple[str, ...]
    """What it is about, and what a picture of it could show."""


class Saying(Value, frozen=True):
    """What people say of many pictures."""

    text: str
    """Short, without a thing that only one picture could show."""
    draws: Mapping[CardId, tuple[float, ...]]
    """How strongly listeners are drawn to a card, against 1 for all cards that are not there: such
    as each reader, and at last all of them together. Votes fall as draws do."""
    marked: bool
    """Whether it was held against every single card, so that none was overlooked."""


class Meaning(Value, frozen=True):
    """What a line of «Поэзия» may be about."""

    seen: tuple[str, ...]
    """Things, scenes and moods that a picture may show for which it fits."""
    sense: tuple[str, ...]
    """Its themes."""


@cache
def phrases(language: Language) -> Mapping[CardId, tuple[Phrase, ...]]:
    """What can be said of each card; cards that nobody has written for are not there."""
    found: dict[CardId, tuple[Phrase, ...]] = {}
    for path in sorted((language_folder(language) / "minds/phrases").glob("*.toml")):
        for card, levels in read_toml(path).items():
            found[card] = tuple(
                Phrase(text, hardness) for hardness in HARDNESSES for text in levels[hardness]
            )
    return found


@cache
def bank(language: Language) -> tuple[Allusion, ...]:
    """What people of a language quote."""
    path = language_folder(language) / "minds/bank.txt"
    return tuple(read_bank(path.read_text(encoding="utf-8")))


def read_bank(text: str) -> Iterator[Allusion]:
    """Lines ``allusion = concept, concept`` under headings ``[kind]``; # begins a remark."""
    kind = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if heading := _SECTION.fullmatch(line.strip()):
            kind = heading[1]
            continue
        allusion, equals, concepts = line.partition(" = ")
        if not equals or not kind:
            raise ValueError(f"line {number} is neither a heading nor an allusion: {line!r}")
        yield Allusion(
            allusion.strip(), kind, tuple(sys.intern(one.strip()) for one in concepts.split(","))
        )


@cache
def sayings(language: Language) -> tuple[Saying, ...]:
    """What is said of many pictures."""
    path = language_folder(language) / "minds/sayings.txt"
    return tuple(read_sayings(path.read_text(encoding="utf-8")))


def read_sayings(text: str) -> Iterator[Saying]:
    """Lines ``saying = order | order | order | both | one | somebody``, and for those that were
    held against every card ``| hit | fits | hit | fits``; # begins a remark."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        said, equals, cards = line.partition(" = ")
        groups = [tuple(map(sys.intern, group.split())) for group in cards.split("|")]
        listed, marks = groups[: READERS + GROUPS], groups[READERS + GROUPS :]
        if not equals or len(listed) < READERS + GROUPS or len(marks) not in (0, 2 * MARKERS):
            raise ValueError(f"line {number} is no saying with its groups of cards: {line!r}")
        lists = _lists(listed[:READERS], listed[READERS:])
        draws = _marked(lists, marks) if marks else lists
        yield Saying(
            said,
            {card: _raised(tastes) for card, tastes in draws.items()},
            marked=bool(marks),
        )


@cache
def _raised(logarithms: tuple[float, ...]) -> tuple[float, ...]:
    """Draws by their logarithms; few are different, so that tens of thousands share them."""
    return tuple(map(math.exp, logarithms))


def _lists(
    orders: Sequence[Sequence[CardId]], named: Sequence[Sequence[CardId]]
) -> dict[CardId, tuple[float, ...]]:
    """The logarithm of what each card draws by the lists of those who saw all of them at once."""
    others = {card: GROUPS - place for place, group in enumerate(named) for card in group}
    own = [dict(zip(order, LISTED, strict=False)) for order in orders]
    found = {}
    for card in dict.fromkeys(card for group in (*orders, *named) for card in group):
        said = [one.get(card, 0.0) for one in own]
        mean, known = sum(said) / READERS, NAMED * others.get(card, 0)
        # Whoever hears as one reader does hears as people do, too.
        tastes = (*((one + mean) / 2 for one in said), mean)
        found[card] = tuple(ORDERED * taste + known for taste in tastes)
    return found


def _marked(
    lists: Mapping[CardId, tuple[float, ...]], groups: Sequence[Sequence[CardId]]
) -> dict[CardId, tuple[float, ...]]:
    """The same with the marks of those who saw each card by itself."""
    marks = [
        dict.fromkeys(fits, FITS) | dict.fromkeys(hit, HIT)
        for hit, fits in zip(groups[::2], groups[1::2], strict=True)
    ]
    found = {}
    for card in dict.fromkeys((*lists, *marks[0], *marks[1])):
        first, second = (one.get(card, 0.0) for one in marks)
        by_taste = (1.5 * first + 0.5 * second, 0.5 * first + 1.5 * second)
        fit = (*by_taste, first + second, first + second)
        listed = lists.get(card, (0.0,) * len(fit))
        found[card] = tuple(
            MARKS * mark + max(LISTS * one, UNLISTED * mark)
            for mark, one in zip(fit, listed, strict=True)
        )
    return found


@cache
def meanings(language: Language) -> Mapping[str, Mapping[Line, Meaning]]:
    """What lines and endings may mean, by kind and number: the verse's tags and what was added."""
    path = language_folder(language) / "minds/verse.toml"
    written: Mapping[str, Any] = read_toml(path) if path.is_file() else {}
    return {
        kind: {
            one["number"]: _meaning(one, language, written.get(kind, {}).get(str(one["number"])))
            for one in verse(language)[kind]
        }
        for kind in ("line", "ending")
    }


def _meaning(one: Mapping[str, Any], language: Language, more: Any) -> Meaning:
    extra = more or {"seen": (), "sense": ()}
    sense = dict.fromkeys((*one["tags"][language], *extra["sense"]))
    return Meaning(tuple(extra["seen"]), tuple(sense))


def every_text(language: Language) -> Iterator[str]:
    """All that is said of cards, allusions and lines, for whoever cuts tables of words."""
    for path in sorted((content_folder() / "decks").glob("*/deck.toml")):
        for card in read_toml(path)["card"]:
            yield from card.get("tags", {}).get(language, ())
            yield card.get("caption", {}).get(language, "")
            yield card.get("title", {}).get(language, "")
    for said in phrases(language).values():
        yield from (phrase.text for phrase in said)
    for allusion in bank(language):
        yield from (allusion.text, *allusion.concepts)
    yield from (saying.text for saying in sayings(language))
    for kind, cards in meanings(language).items():
        for one in verse(language)[kind]:
            yield one["text"]
        for meaning in cards.values():
            yield from (*meaning.seen, *meaning.sense)
