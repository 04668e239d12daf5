"""How well a listener understands hints that were written from the pictures alone.

    python -m tools.minds.figures tests/minds/data/odd.jsonl

``six``: how often the card comes first among itself and five random others of its deck. ``hard``:
the same against five rivals who each lay the best of six cards by the same listener. Only cards
with phrases take part, so that no card is chosen for being the only one that is written about.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import comb
from pathlib import Path
from typing import Any

from namyok.content import LANGUAGES, content_folder
from namyok.decks.shelf import Shelf
from namyok.kernel import Language, Value
from namyok.minds.library import phrases
from namyok.minds.listener import Listener
from namyok.minds.memory import Memory, deck_of

RIVALS, HAND = 5, 6
QUOTES = 0.5
"""Likeness to one of the card's phrases from which a hint nearly quotes it."""
KINDS = ("plain", "oblique", "cultural")


class Figure(Value, frozen=True):
    """One hint."""

    language: Language
    """Its language."""
    kind: str
    """Plain, oblique or cultural."""
    text: str
    """What was said."""
    six: float
    """How often its card comes first among six."""
    hard: float
    """How often it comes first against the best of five hands."""
    quotes: bool
    """Whether it nearly quotes a phrase of its card."""


def measure(path: Path, listener: Listener, memory: Memory) -> Iterator[Figure]:
    """A figure a hint, for every hint of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        row: dict[str, Any] = json.loads(line)
        for language in LANGUAGES:
            deck = deck_of(row["card"])
            cards = [card for card in phrases(language) if deck_of(card) == deck]
            index = memory.index(deck, language)
            assert index is not None, "the deck is there"
            for kind in KINDS:
                hint = listener.understand(row[language][kind])
                scores = list(listener.scores(hint, cards))
                own = scores.pop(cards.index(row["card"]))
                better = sum(score > own for score in scores)
                bag = hint.bags.get(language, {})
                like = index.likenesses(bag)[index.places[row["card"]]].max()
                yield Figure(
                    language,
                    kind,
                    hint.text,
                    _spared(len(scores), better, RIVALS),
                    _spared(len(scores), better, RIVALS * HAND),
                    bool(like >= QUOTES),
                )


def _spared(cards: int, better: int, drawn: int) -> float:
    """How often none of the better cards is among those drawn; all of a small deck are."""
    drawn = min(drawn, cards)
    return comb(cards - better, drawn) / comb(cards, drawn)


def mean(figures: Iterable[Figure]) -> tuple[int, float, float]:
    """How many hints, and the means of both figures in per cent."""
    some = list(figures)
    count = max(len(some), 1)
    return (
        len(some),
        100 * sum(one.six for one in some) / count,
        100 * sum(one.hard for one in some) / count,
    )


def table(figures: Sequence[Figure]) -> Iterator[str]:
    """The figures by language and kind, with and without hints that nearly quote a phrase."""
    yield "| hints | six | hard | not quoting | six | hard |"
    yield "|---|---|---|---|---|---|"
    for language in LANGUAGES:
        for kind in ("all", *KINDS):
            mine = [
                one for one in figures if one.language == language and kind in ("all", one.kind)
            ]
            count, six, hard = mean(mine)
            own, six_own, hard_own = mean(one for one in mine if not one.quotes)
            yield (
                f"| {language} {kind}: {count} | {six:.1f} | {hard:.1f} "
                f"| {own} | {six_own:.1f} | {hard_own:.1f} |"
            )


def main(arguments: list[str]) -> None:
    """Print the table for some files together."""
    memory = Memory(Shelf.open([content_folder() / "decks"]))
    listener = Listener(memory)
    figures = [one for path in arguments for one in measure(Path(path), listener, memory)]
    print(*table(figures), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
