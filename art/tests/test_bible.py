"""The card sheets are complete and agree with each other."""

from pathlib import Path

import pytest

from namyok_art.bible import BibleError, Deck, chosen, load_card, load_deck


def test_every_sheet_has_a_title_in_both_languages(deck: Deck) -> None:
    assert deck.cards
    for card in deck.cards:
        assert card.title["ru"] and card.title["en"], card.name


def test_numbers_run_from_one_without_gaps(deck: Deck) -> None:
    assert [card.number for card in deck.cards] == list(range(1, len(deck.cards) + 1))


def test_every_script_has_a_sheet_and_a_draw_function(deck: Deck) -> None:
    modules = {card.module for card in deck.cards} | {"__init__", "back"}
    for script in deck.folder.glob("*.py"):
        assert script.stem in modules, f"{script.name} draws no card of the bible"
        if script.stem != "__init__":
            assert "\ndef draw() -> NDArray[np.uint8]:" in script.read_text("utf-8")


def test_a_missing_field_names_the_file(tmp_path: Path) -> None:
    sheet = tmp_path / "goose.toml"
    sheet.write_text('number = 1\nname = "goose"\n')
    with pytest.raises(BibleError, match=r"goose\.toml: no field 'paradox'"):
        load_card(sheet)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(BibleError, match="no such card"):
        chosen(load_deck("dreams"), ["no-such-card"])


def test_names_may_be_written_with_hyphens_or_underscores() -> None:
    deck = load_deck("dreams")
    assert chosen(deck, ["deep-eye"]) == chosen(deck, ["deep_eye"])
