"""Everything that is wrong with a deck, pictures included."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from namyok.content import LANGUAGES
from namyok.decks.manifest import MANIFEST, Card, Deck, DeckFault, Loaded, load_deck, small
from namyok.decks.pictures import FULL, SMALL, PictureSize, Progress, silent
from namyok.kernel import Language

FEWEST_TAGS, MOST_TAGS = 15, 25
"""Words of a card of our own decks, in each language."""


def check_deck(folder: Path, *, complete: bool = False, progress: Progress = silent) -> Loaded:
    """Load a deck and look into every picture.

    ``complete`` asks for what our own decks have: every language, captions, tags and credits.
    """
    loaded = load_deck(folder)
    if loaded.deck is None:
        return loaded
    faults = [*loaded.faults, *_picture_faults(folder, loaded.deck, progress)]
    if complete:
        faults.extend(DeckFault(MANIFEST, what) for what in _gaps(loaded.deck))
    return Loaded(loaded.deck, tuple(faults))


def _picture_faults(folder: Path, deck: Deck, progress: Progress) -> Iterator[DeckFault]:
    files = dict.fromkeys((*(card.file for card in deck.cards), deck.back))
    for done, file in enumerate(files, start=1):
        for name, size in ((file, FULL), (small(file), SMALL)):
            if (folder / name).is_file():
                for what in _faults(folder / name, size):
                    yield DeckFault(name, what)
        progress(done, len(files))


def _faults(path: Path, size: PictureSize) -> Iterator[str]:
    data = path.stat().st_size
    if data > size.most_bytes:
        yield f"it has {data / 1000:.1f} kB; the most is {size.most_bytes // 1000} kB"
    try:
        with Image.open(path, formats=("WEBP",)) as image:
            if image.size != (size.width, size.height):
                shape = f"{image.width}×{image.height}"
                yield f"it is {shape} pixels; it should be {size.width}×{size.height}"
                return  # a wrong size may be a very large one: nothing is decoded
            if getattr(image, "is_animated", False):
                yield "it moves; a card should be still"
            if image.info.get("exif") or image.info.get("xmp"):
                yield "it carries metadata, which may tell where a photo was taken"
            image.load()
    except UnidentifiedImageError:
        yield "it is not a WebP picture"
    except Exception:  # Pillow meets a damaged file with almost any exception
        yield "the picture is damaged"


def _gaps(deck: Deck) -> Iterator[str]:
    if missing := _missing(deck.title):
        yield f"the title should be in {missing}, too"
    if not (deck.author and deck.licence):
        yield "author and licence should be there"
    names: set[str] = set()
    for card in deck.cards:
        yield from (f"{card.id}: {what}" for what in _card_gaps(card))
        if card.name is not None and card.name in names:
            yield f"{card.id}: another card is called {card.name!r}"
        names.add(card.name or "")


def _missing(texts: Mapping[Language, str]) -> str:
    return ", ".join(language for language in LANGUAGES if language not in texts)


def _card_gaps(card: Card) -> Iterator[str]:
    if card.name is None:
        yield "it has no name"
    if missing := _missing(card.title or {}):
        yield f"the title should be in {missing}, too"
    if missing := _missing(card.caption):
        yield f"the caption should be in {missing}, too"
    for language in LANGUAGES:
        tags = card.tags.get(language, ())
        if not FEWEST_TAGS <= len(tags) <= MOST_TAGS:
            yield f"it has {len(tags)} tags in {language}; {FEWEST_TAGS}–{MOST_TAGS} are right"
        if len(set(tags)) < len(tags):
            yield f"a tag in {language} is there twice"
