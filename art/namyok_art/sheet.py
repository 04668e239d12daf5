"""Contact sheets, to see a deck as players will: many cards side by side."""

from pathlib import Path

from PIL import Image

from namyok_art.bible import Card, Deck
from namyok_art.deck import is_rendered

GAP = 10
GROUND = (43, 48, 56)


def contact_sheet(deck: Deck, cards: list[Card], width: int = 200, columns: int = 8) -> Image.Image:
    """Rendered cards in rows, `width` pixels each; cards without pictures are left out."""
    shown = [card for card in cards if is_rendered(deck, card.stem)]
    if not shown:
        raise ValueError(f"nothing of {deck.name} is rendered yet")
    columns = min(columns, len(shown))
    height = width * 3 // 2
    rows = -(-len(shown) // columns)
    size = (GAP + columns * (width + GAP), GAP + rows * (height + GAP))
    sheet = Image.new("RGB", size, GROUND)
    source = ".webp" if width > 320 else ".s.webp"
    for i, card in enumerate(shown):
        with Image.open(deck.output / f"{card.stem}{source}") as picture:
            tile = picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        row, column = divmod(i, columns)
        sheet.paste(tile, (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    return sheet


def save_sheet(sheet: Image.Image, path: Path) -> None:
    """PNG or WebP by the file's ending."""
    if path.suffix == ".webp":
        sheet.save(path, quality=85, method=6)
    else:
        sheet.save(path)
