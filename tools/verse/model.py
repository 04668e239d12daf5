"""The verse files: what a card carries, and the shape that a whole file must have."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

LINE_COUNT = 150
ENDING_COUNT = 50
TAG_LANGUAGES = ("ru", "en")
FEWEST_TAGS = 5
MOST_TAGS = 8

CONTENT = Path(__file__).resolve().parents[2] / "content" / "languages"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of verse as it is printed on a card."""

    number: int
    """Counted from 1 within its deck; the highest number drawn settles ties, so none may lack."""
    text: str
    """The reading when the line opens a poem or stands alone."""
    tags: dict[str, list[str]]
    """Concepts by language, for the bots: what a picture may show if the line is to fit it."""
    joined: str | None = None
    """The reading when the line goes on from another; None if it is the same as ``text``."""


class Verse(msgspec.Struct, frozen=True):
    """All the cards of one language."""

    language: str
    lines: list[Card]
    endings: list[Card]

    @property
    def cards(self) -> list[Card]:
        """Lines, then endings: what a rule about the whole set must look at."""
        return [*self.lines, *self.endings]

    def name(self, card: Card) -> str:
        """Say which card it is, as the two decks are numbered alike."""
        kind = "line" if any(card is line for line in self.lines) else "ending"
        return f"{self.language} {kind} {card.number} «{card.text}»"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a verse file, named in the singular as TOML heads each card by itself."""

    line: list[Card]
    ending: list[Card]


def parse(language: str, source: str | bytes) -> Verse:
    """Read verse from TOML; a field that is missing or unknown raises with its path."""
    tables = msgspec.toml.decode(source, type=_File)
    return Verse(language=language, lines=tables.line, endings=tables.ending)


def load(language: str, folder: Path = CONTENT) -> Verse:
    """Read the verse file of one language."""
    return parse(language, (folder / language / "verse.toml").read_bytes())


def check_shape(
    verse: Verse, line_count: int = LINE_COUNT, ending_count: int = ENDING_COUNT
) -> list[str]:
    """Find what no poem shows: numbers that lack or repeat, poor tags, needless readings."""
    faults = _check_numbers(f"{verse.language} lines", verse.lines, line_count)
    faults += _check_numbers(f"{verse.language} endings", verse.endings, ending_count)
    for card in verse.cards:
        faults += [f"{verse.name(card)}: {fault}" for fault in check_card(card)]
    return faults


def check_card(card: Card) -> list[str]:
    """Find faults of one card's fields; the verse itself is judged elsewhere."""
    faults = []
    if card.joined is not None and card.joined == card.text:
        faults.append("the joined reading is the same as the text")
    if unknown := sorted(set(card.tags) - set(TAG_LANGUAGES)):
        faults.append(f"tags in unknown languages: {', '.join(unknown)}")
    for language in TAG_LANGUAGES:
        tags = card.tags.get(language, [])
        if not FEWEST_TAGS <= len(tags) <= MOST_TAGS:
            faults.append(f"{len(tags)} tags in {language}, want {FEWEST_TAGS}–{MOST_TAGS}")
        if len(set(tags)) < len(tags):
            faults.append(f"a tag comes twice in {language}")
        if any(tag != tag.strip().lower() or not tag for tag in tags):
            faults.append(f"a tag in {language} is empty, capitalised or padded with spaces")
    return faults


def _check_numbers(deck: str, cards: Sequence[Card], count: int) -> list[str]:
    numbers = [card.number for card in cards]
    if numbers == list(range(1, count + 1)):
        return []
    lacking = sorted(set(range(1, count + 1)) - set(numbers))
    return [f"{deck}: numbers are not 1–{count} in order; lacking {lacking or 'none'}"]
