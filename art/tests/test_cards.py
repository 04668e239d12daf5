"""The cards as they are committed: within the lint, and drawn by the scripts that we have."""

import io

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from namyok_art.bible import deck_names, load_deck
from namyok_art.deck import FULL_LIMIT, draw, encode, is_rendered
from namyok_art.lint import lint

SAMPLE = [
    ("dreams", "piano_furrows"),
    ("dreams", "whale_sky"),
    ("stories", "map_pin"),
    ("stories", "pocket_city"),
    ("faces", "hand_roof"),
    ("faces", "young_lens"),
]


@pytest.mark.parametrize("name", deck_names())
def test_every_card_of_the_bible_is_drawn_and_passes_the_lint(name: str) -> None:
    deck = load_deck(name)
    assert [card.name for card in deck.cards if not is_rendered(deck, card.stem)] == []
    assert [str(fault) for fault in lint(deck)] == []


@pytest.mark.parametrize(("name", "module"), SAMPLE)
def test_a_card_draws_again_to_the_committed_picture(name: str, module: str) -> None:
    """The same up to what another build of a numeric library rounds differently."""
    deck = load_deck(name)
    card = next(card for card in deck.cards if card.module == module)
    kept = np.asarray(Image.open(deck.output / f"{card.stem}.webp").convert("RGB"), np.float64)
    drawn = draw(name, module)
    difference = np.abs(kept - drawn)
    # What is left is the loss of WebP itself: another seed or a moved shape gives far more.
    loss = np.abs(kept_again(drawn) - drawn)
    assert difference.mean() <= loss.mean() * 1.2 + 0.2


def kept_again(drawn: NDArray[np.uint8]) -> NDArray[np.float64]:
    """A picture as it comes back from the file that would be written for it."""
    written = io.BytesIO(encode(Image.fromarray(drawn), FULL_LIMIT))
    return np.asarray(Image.open(written).convert("RGB"), np.float64)
