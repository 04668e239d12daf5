"""Shared pieces of the art tests."""

from dataclasses import replace

import pytest

from namyok_art.bible import Card, Deck, deck_names, load_deck


@pytest.fixture(params=deck_names())
def deck(request: pytest.FixtureRequest) -> Deck:
    return load_deck(request.param)


@pytest.fixture
def card() -> Card:
    """A faultless card to plant faults in."""
    return Card(
        number=1,
        name="grey-goose",
        paradox="A goose.",
        composition="portrait",
        medium="gouache",
        title={"ru": "Гусь", "en": "Goose"},
        caption={"ru": "Стоит гусь.", "en": "A goose stands."},
        tags={
            "ru": ["гусь" + "я" * i for i in range(15)],
            "en": ["goose" + "s" * i for i in range(15)],
        },
        balance={"people": "none", "time": "day", "heroes": ["goose"]},
        score=8,
        note="",
    )


@pytest.fixture
def small_deck(card: Card) -> Deck:
    """Twelve cards within every quota."""
    cards = [
        replace(
            card,
            number=i,
            name=f"card-{chr(96 + i)}",
            composition=f"class-{i}",
            balance={"people": "none", "time": "day", "heroes": []},
        )
        for i in range(1, 13)
    ]
    return Deck("small", {"ru": "Малая", "en": "Small"}, "Namyok", "CC BY 4.0", tuple(cards))
