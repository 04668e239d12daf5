"""Reads what is written for minds: content/minds, the decks' words and the verse."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, get_args

from namyok.content import content_folder, verse
from namyok.kernel import CardId, Language, Line, Value

Hardness = Literal["easy", "middle", "far"]
HARDNESSES: tuple[Hardness, ...] = get_args(Hardness)

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
    for path in sorted((content_folder() / "minds/phrases").glob(f"*.{language}.toml")):
        for card, levels in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found[card] = tuple(
                Phrase(text, hardness) for hardness in HARDNESSES for text in levels[hardness]
            )
    return found


@cache
def bank(language: Language) -> tuple[Allusion, ...]:
    """What people of a language quote."""
    path = content_folder() / f"minds/bank/{language}.txt"
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
            allusion.strip(), kind, tuple(concept.strip() for concept in concepts.split(","))
        )


@cache
def meanings(language: Language) -> Mapping[str, Mapping[Line, Meaning]]:
    """What lines and endings may mean, by kind and number: the verse's tags and what was added."""
    path = content_folder() / f"minds/verse/{language}.toml"
    written: Mapping[str, Any] = (
        tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    )
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
        for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            yield from card.get("tags", {}).get(language, ())
            yield card.get("caption", {}).get(language, "")
            yield card.get("title", {}).get(language, "")
    for said in phrases(language).values():
        yield from (phrase.text for phrase in said)
    for allusion in bank(language):
        yield from (allusion.text, *allusion.concepts)
    for kind, cards in meanings(language).items():
        for one in verse(language)[kind]:
            yield one["text"]
        for meaning in cards.values():
            yield from (*meaning.seen, *meaning.sense)
