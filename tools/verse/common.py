"""What holds for a line in any language: it fits its card, is set well and is like no other."""

import math
import re
from collections.abc import Callable, Iterator
from itertools import combinations

from .model import Card, Verse

LONGEST = 42
"""Characters that a line card can show on one row of a phone without shrinking the letters."""

MOST_SHARED_WORDS = 1
"""Two lines may meet in one content word; with two, the second is heard as a repetition."""

SMALLEST_EDIT_SHARE = 0.34
"""Below this share of letters changed, two lines are heard as variants of each other."""

_WORD = re.compile(r"[^\W\d_]+(?:[-’][^\W\d_]+)*")

_TYPESETTING = (
    (re.compile(r"[\"']"), "a straight quote"),
    (re.compile(r"(?:^|\s)-|-(?:\s|$)"), "a hyphen for a dash"),
    (re.compile("–"), "an en dash for an em dash"),
    (re.compile(r"\.\.\."), "three dots for an ellipsis"),
    (re.compile(r"^\s|\s$|\s\s|[^\S ]"), "a stray space"),
    (re.compile(r"\s[,.;:!?…]"), "a space before a mark"),
    (re.compile(r"[,;:.]$"), "a closing mark (the next card is not known)"),
)


def words(text: str) -> list[str]:
    """Split a line into words as written; «из-за» is one, as is “don’t”."""
    return _WORD.findall(text)


def check_setting(text: str) -> list[str]:
    """Find what a typesetter would send back, in any language."""
    faults = [f"has {name}" for pattern, name in _TYPESETTING if pattern.search(text)]
    if len(text) > LONGEST:
        faults.append(f"{len(text)} characters, a card takes {LONGEST}")
    if not text[:1].isupper() and not (text[:1] in "«“—" and text.lstrip("«“— ")[:1].isupper()):
        faults.append("begins with a small letter")
    return faults


def check_spelling(text: str, known: Callable[[str], bool]) -> list[str]:
    """Find words that the language's dictionary does not know."""
    return [f"unknown word “{word}”" for word in words(text) if not known(word)]


def check_alike(verse: Verse, content: Callable[[str], frozenset[str]]) -> list[str]:
    """Find pairs of cards that say the same; ``content`` gives a line's lemmas of weight."""
    return [
        f"{verse.name(first)} and {verse.name(second)}: {reason}"
        for first, second, reason in alike_pairs(verse.cards, content)
    ]


def alike_pairs(
    cards: list[Card], content: Callable[[str], frozenset[str]]
) -> Iterator[tuple[Card, Card, str]]:
    """Yield every two cards that are too alike, with the reason."""
    weighed = [(card, card.text.casefold(), content(card.text)) for card in cards]
    for (first, one, some), (second, other, more) in combinations(weighed, 2):
        shared = some & more
        limit = SMALLEST_EDIT_SHARE * max(len(one), len(other))
        if len(shared) > MOST_SHARED_WORDS:
            yield first, second, f"share {', '.join(sorted(shared))}"
        elif edit_distance(one, other, limit) < limit:
            yield first, second, "almost the same letters"


def edit_distance(one: str, other: str, limit: float = math.inf) -> int:
    """Count the letters to insert, delete or change to make one text of the other.

    Beyond ``limit`` the exact count is of no interest: some number not below it is given.
    """
    previous = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        current = [row]
        for column, rival in enumerate(other, start=1):
            change = previous[column - 1] + (letter != rival)
            current.append(min(change, previous[column] + 1, current[-1] + 1))
        if min(current) >= limit:
            return min(current)
        previous = current
    return previous[-1]
