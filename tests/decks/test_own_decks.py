"""Our own decks, as many cards as they have today, are whole and true to the format."""

import pytest

from namyok.content import content_folder
from namyok.decks import Shelf, check_deck

OWN = content_folder() / "decks"
NAMES = sorted(path.parent.name for path in OWN.glob("*/deck.toml"))


def test_the_decks_of_our_games_are_there() -> None:
    assert {"dreams", "stories"} <= set(NAMES)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_deck_of_ours_is_complete(name: str) -> None:
    checked = check_deck(OWN / name, complete=True)
    assert [str(fault) for fault in checked.faults] == []
    assert checked.deck is not None
    assert checked.deck.name == name


@pytest.mark.parametrize("name", NAMES)
def test_no_file_name_tells_what_a_picture_shows(name: str) -> None:
    deck = Shelf.open([OWN]).deck(name).manifest
    numbers = {file.partition(".")[0] for file in deck.files} - {"back"}
    assert numbers == {card.id.removeprefix(f"{name}/") for card in deck.cards}
    assert all(len(number) == 3 and number.isdecimal() for number in numbers)


def test_our_decks_can_be_joined() -> None:
    shelf = Shelf.open([OWN])
    assert not shelf.faults
    cards = shelf.cards(NAMES)
    assert len(set(cards)) == len(cards)
