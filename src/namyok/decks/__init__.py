"""Decks of pictures: their format (docs/deck-format.md), the shelf they stand on, making one."""

from namyok.decks.build import Built, LeftOut, build_deck
from namyok.decks.check import check_deck
from namyok.decks.manifest import Card, Deck, DeckFault, Loaded, load_deck
from namyok.decks.pictures import CardPicture, card_picture
from namyok.decks.shelf import Shelf, ShelvedDeck

__all__ = [
    "Built",
    "Card",
    "CardPicture",
    "Deck",
    "DeckFault",
    "LeftOut",
    "Loaded",
    "Shelf",
    "ShelvedDeck",
    "build_deck",
    "card_picture",
    "check_deck",
    "load_deck",
]
