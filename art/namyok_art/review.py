"""art/REVIEW.md: the art director's mark and remark for every drawn card."""

from pathlib import Path

from namyok_art.bible import Deck
from namyok_art.deck import is_rendered

REVIEW = Path(__file__).parents[1] / "REVIEW.md"
HEADING = """# Review of the decks

Written by `python -m namyok_art review` from the `[review]` table of each card sheet.
A card is judged at 800 px and at 150 px; nothing under 7 of 10 stays.
"""


def review_text(decks: list[Deck]) -> str:
    parts = [HEADING]
    for deck in decks:
        drawn = [card for card in deck.cards if is_rendered(deck, card.stem)]
        marks = [card.score for card in drawn if card.score is not None]
        mean = sum(marks) / len(marks) if marks else 0
        parts.append(f"## {deck.name}: {len(drawn)} of {len(deck.cards)} drawn, mean {mean:.1f}\n")
        parts.append("| card | name | mark | what was changed |\n|---|---|---|---|")
        for card in drawn:
            mark = "–" if card.score is None else str(card.score)
            note = card.note.replace("|", "/")
            parts.append(f"| {card.stem} | {card.name} | {mark} | {note} |")
        parts.append("")
    return "\n".join(parts)


def write_review(decks: list[Deck]) -> Path:
    REVIEW.write_text(review_text(decks), "utf-8")
    return REVIEW
