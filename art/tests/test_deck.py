"""The manifest tells the truth about the pictures beside it."""

import io
import tomllib

import numpy as np
import pytest
from PIL import Image

from namyok_art.bible import Deck
from namyok_art.deck import (
    FULL,
    FULL_LIMIT,
    SMALL,
    SMALL_LIMIT,
    WORST_QUALITY,
    best_quality,
    encode,
    is_rendered,
    jobs_of,
    manifest,
    quoted,
)


def test_every_card_of_the_manifest_has_both_pictures(deck: Deck) -> None:
    path = deck.output / "deck.toml"
    if not path.exists():
        pytest.skip("nothing is rendered yet")
    listed = tomllib.loads(path.read_text("utf-8"))["card"]
    for card in listed:
        folder, stem = card["id"].split("/")
        assert folder == deck.name
        for tail, size, limit in ((".webp", FULL, FULL_LIMIT), (".s.webp", SMALL, SMALL_LIMIT)):
            picture = deck.output / f"{stem}{tail}"
            assert picture.stat().st_size <= limit, picture.name
            with Image.open(picture) as image:
                assert image.size == size and image.format == "WEBP", picture.name


def test_the_manifest_can_be_read_back(deck: Deck) -> None:
    read = tomllib.loads(manifest(deck))
    assert read["name"] == deck.name and set(read["title"]) == {"ru", "en"}
    shown = [card for card in deck.cards if is_rendered(deck, card.stem) and card.caption]
    assert [card["name"] for card in read.get("card", [])] == [card.name for card in shown]
    for card, sheet in zip(read.get("card", []), shown, strict=True):
        assert card["tags"] == sheet.tags and card["caption"] == sheet.caption


def test_quality_falls_until_the_picture_fits() -> None:
    noise = np.random.default_rng(2).integers(0, 256, (30, 20, 3), dtype=np.uint8)
    picture = Image.fromarray(noise).resize((200, 300), Image.Resampling.BICUBIC)
    loose = encode(picture, 10_000_000)
    limit = len(loose) * 9 // 10
    assert len(encode(picture, limit)) <= limit
    with pytest.raises(ValueError, match="does not fit"):
        encode(picture, 100)


def test_what_is_cut_too_fine_is_softened_until_it_fits() -> None:
    """Edges that even the worst quality can't hold within the limit are blurred, not refused."""
    noise = np.random.default_rng(4).integers(0, 2, (240, 160), dtype=np.uint8) * 255
    picture = Image.fromarray(noise).convert("RGB")
    worst = io.BytesIO()
    picture.save(worst, "WEBP", quality=WORST_QUALITY, method=6)
    limit = worst.tell() * 9 // 10
    assert best_quality(picture, limit) is None
    assert len(encode(picture, limit)) <= limit


def test_only_scripted_cards_are_drawn(deck: Deck) -> None:
    for module, _ in jobs_of(deck, list(deck.cards)):
        assert (deck.folder / f"{module}.py").exists()


def test_quotes_survive_toml() -> None:
    text = 'He said "ё" \\ left'
    assert tomllib.loads(f"text = {quoted(text)}")["text"] == text
