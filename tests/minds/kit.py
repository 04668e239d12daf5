"""What tests of minds share: our own decks, read once."""

from functools import cache

from namyok.content import content_folder
from namyok.decks.shelf import Shelf
from namyok.minds.memory import Memory


@cache
def shelf() -> Shelf:
    return Shelf.open([content_folder() / "decks"])


@cache
def memory() -> Memory:
    return Memory(shelf())
