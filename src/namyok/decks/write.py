"""deck.toml, written."""

from typing import Any

import msgspec
import tomli_w

from namyok.decks.manifest import Deck


def manifest_text(deck: Deck) -> str:
    """What ``load_deck`` reads back as the same deck. What is not said is not written."""
    return tomli_w.dumps(_said(msgspec.to_builtins(deck)))


def _said(value: Any) -> Any:
    match value:
        case dict():
            told = {key: _said(part) for key, part in value.items()}
            return {key: part for key, part in told.items() if part not in (None, "", [], {})}
        case list() | tuple():
            return [_said(part) for part in value]
        case _:
            return value
