"""The card bible: one TOML sheet a card, read and checked before anything is drawn."""

import tomllib
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

CARDS = Path(__file__).with_name("cards")
CONTENT = Path(__file__).parents[2] / "content" / "decks"
LANGUAGES = ("ru", "en")

Words = dict[str, str]


class BibleError(ValueError):
    """A card sheet is missing, incomplete or contradicts another."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card sheet."""

    number: int
    """Number within the deck; the picture is content/decks/<deck>/NNN.webp."""
    name: str
    """Latin words with hyphens; the file names use underscores."""
    paradox: str
    """What is seen, for the painter."""
    composition: str
    """Composition class, see art/README.md."""
    medium: str
    title: Words
    caption: Words
    """One neutral sentence for people who listen to the card. Empty until the card is drawn."""
    tags: dict[str, list[str]]
    """15-25 concepts a language, for bots. Empty until the card is drawn."""
    balance: dict[str, Any]
    """Fields counted by the quotas: people, time, heroes and others."""
    score: int | None
    """The art director's mark out of ten; None until reviewed."""
    note: str
    """What was changed at review."""

    @property
    def module(self) -> str:
        return self.name.replace("-", "_")

    @property
    def stem(self) -> str:
        return f"{self.number:03d}"


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck sheet (cards/<name>/deck.toml) with its cards, by number."""

    name: str
    title: Words
    author: str
    licence: str
    cards: tuple[Card, ...]
    quotas: dict[str, Any] = field(default_factory=dict)
    """What this deck promises beyond the common quotas, see art/README.md."""

    @property
    def folder(self) -> Path:
        """Sheets and scene scripts."""
        return CARDS / self.name

    @property
    def output(self) -> Path:
        """Finished pictures."""
        return CONTENT / self.name


def deck_names() -> list[str]:
    return sorted(path.parent.name for path in CARDS.glob("*/deck.toml"))


def load_card(path: Path) -> Card:
    """Read one sheet; a missing field is an error that names the file."""
    sheet = tomllib.loads(path.read_text("utf-8"))
    review = sheet.get("review", {})
    try:
        card = Card(
            number=sheet["number"],
            name=sheet["name"],
            paradox=sheet["paradox"],
            composition=sheet["composition"],
            medium=sheet["medium"],
            title=sheet["title"],
            caption=sheet.get("caption", {}),
            tags=sheet.get("tags", {}),
            balance=sheet["balance"],
            score=review.get("score"),
            note=review.get("note", ""),
        )
    except KeyError as missing:
        raise BibleError(f"{path.name}: no field {missing}") from missing
    if card.module != path.stem:
        raise BibleError(f"{path.name}: the card inside is called {card.name}")
    return card


def load_deck(name: str) -> Deck:
    """Read a deck; two cards with one number are an error."""
    sheet_path = CARDS / name / "deck.toml"
    if not sheet_path.exists():
        raise BibleError(f"no deck sheet {sheet_path}")
    sheet = tomllib.loads(sheet_path.read_text("utf-8"))
    paths = sorted(path for path in sheet_path.parent.glob("*.toml") if path != sheet_path)
    cards = sorted((load_card(path) for path in paths), key=lambda card: card.number)
    for before, after in pairwise(cards):
        if before.number == after.number:
            raise BibleError(f"{before.name} and {after.name} share number {after.number}")
    return Deck(
        name,
        sheet["title"],
        sheet["author"],
        sheet["licence"],
        tuple(cards),
        sheet.get("quotas", {}),
    )


def chosen(deck: Deck, names: list[str]) -> list[Card]:
    """Cards by name (hyphens or underscores); no names means the whole deck."""
    if not names:
        return list(deck.cards)
    by_module = {card.module: card for card in deck.cards}
    wanted = [name.replace("-", "_") for name in names]
    unknown = [name for name in wanted if name not in by_module]
    if unknown:
        raise BibleError(f"no such card in {deck.name}: {', '.join(unknown)}")
    return [by_module[name] for name in wanted]
