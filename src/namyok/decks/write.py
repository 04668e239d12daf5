"""deck.toml, written."""

import json
from collections.abc import Iterator, Sequence

from namyok.decks.manifest import Card, CardCaption, CardTags, Deck, Title


def manifest_text(deck: Deck) -> str:
    """What ``load_deck`` reads back as the same deck. What is not said is not written."""
    return "\n".join((*_head(deck), *(line for card in deck.cards for line in _card(card)), ""))


def _head(deck: Deck) -> Iterator[str]:
    yield f"name = {_quoted(deck.name)}"
    yield f"title = {_both(deck.title)}"
    if deck.author:
        yield f"author = {_quoted(deck.author)}"
    if deck.licence:
        yield f"licence = {_quoted(deck.licence)}"
    yield f"back = {_quoted(deck.back)}"


def _card(card: Card) -> Iterator[str]:
    yield from ("", "[[card]]", f"id = {_quoted(card.id)}")
    if card.name:
        yield f"name = {_quoted(card.name)}"
    if card.title:
        yield f"title = {_both(card.title)}"
    if card.caption != CardCaption():
        yield f"caption = {_both(card.caption)}"
    if card.tags != CardTags():
        yield f"tags = {_both(card.tags)}"


def _both(value: Title | CardCaption | CardTags) -> str:
    """``{ ru = "…", en = "…" }``, or the one of them that is there."""
    said: list[tuple[str, str | Sequence[str] | None]] = [("ru", value.ru), ("en", value.en)]
    return f"{{ {', '.join(f'{name} = {_quoted(text)}' for name, text in said if text)} }}"


def _quoted(value: str | Sequence[str]) -> str:
    """A TOML string or list of strings. For printable text JSON writes the same."""
    return json.dumps(value, ensure_ascii=False)
