"""A deck from a folder of plain pictures."""

import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unicodedata import normalize

import msgspec

from namyok.decks.back import plain_back
from namyok.decks.manifest import (
    DECK_NAME,
    LONGEST_TEXT,
    MANIFEST,
    MOST_CARDS,
    Card,
    Deck,
    is_text,
    small,
)
from namyok.decks.pictures import CardPicture, Progress, card_picture, silent
from namyok.decks.write import manifest_text
from namyok.kernel import Refused, Value
from namyok.kernel.text import clean, shortened

MOST_MEGABYTES = 200
BACK = "back.webp"
_PICTURES = (
    *(".jpg", ".jpeg", ".jfif", ".png", ".webp", ".heic", ".heif"),
    *(".avif", ".bmp", ".gif", ".svg", ".tif", ".tiff"),
)
"""Names that promise a picture. Those that can't be read are refused aloud; anything else in the
folder, such as notes, is passed over."""
_WORKERS = min(4, os.cpu_count() or 1)
"""Pillow lets threads work side by side; more of them would only take more memory."""


class LeftOut(Value, frozen=True):
    """A picture that did not become a card."""

    file: str
    """Its name in the folder of pictures, made fit to be shown."""
    why: Refused
    """What is wrong with it."""


class Built(Value, frozen=True):
    """What has become of a folder of pictures."""

    folder: Path | None
    """The new deck; None where no picture could be used, and nothing was written."""
    cards: int
    """How many cards it has."""
    left_out: tuple[LeftOut, ...]
    """The other pictures."""


def build_deck(
    source: Path,
    shelf: Path,
    name: str,
    title: str,
    author: str | None = None,
    licence: str | None = None,
    progress: Progress = silent,
) -> Built:
    """Make the deck ``shelf/name`` of the pictures in ``source``; numbers follow their names.

    One bad picture never spoils the rest. The deck appears at once when it is whole, never by
    halves.
    """
    head = _head(name, title, author, licence)
    if (shelf / name).exists():
        raise Refused("deck_exists", folder=str(shelf / name))
    pictures = _pictures(source)
    shelf.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".", dir=shelf) as scratch:
        folder = Path(scratch) / name
        folder.mkdir()
        names, left_out = _write_cards(folder, pictures, progress)
        if not names:
            return Built(None, 0, left_out)
        write_picture(folder, BACK, plain_back(name))
        deck = msgspec.structs.replace(head, cards=_cards(name, names))
        (folder / MANIFEST).write_text(manifest_text(deck), encoding="utf-8")
        folder.rename(shelf / name)
    return Built(shelf / name, len(names), left_out)


def in_natural_order(names: Sequence[str]) -> list[str]:
    """As people count: 2 comes before 10, and capital letters make no difference."""

    def key(name: str) -> tuple[list[tuple[int, str]], str]:
        plain = normalize("NFKC", name).casefold()
        parts = re.split(r"([0-9]+)", plain)
        return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts], name

    return sorted(names, key=key)


def _pictures(source: Path) -> list[Path]:
    files = [
        path
        for path in source.iterdir()
        if path.suffix.lower() in _PICTURES and not path.name.startswith(".") and path.is_file()
    ]
    if not files:
        raise Refused("no_pictures", folder=str(source))
    if len(files) > MOST_CARDS:
        raise Refused("too_many_pictures", count=len(files), most=MOST_CARDS)
    megabytes = sum(path.stat().st_size for path in files) / 1_000_000
    if megabytes > MOST_MEGABYTES:
        raise Refused("pictures_too_heavy", megabytes=round(megabytes), most=MOST_MEGABYTES)
    return [source / name for name in in_natural_order([path.name for path in files])]


def _write_cards(
    folder: Path, pictures: Sequence[Path], progress: Progress
) -> tuple[list[str], tuple[LeftOut, ...]]:
    """Number and write what can be used; the answer has the old names, without their endings."""
    names: list[str] = []
    left_out: list[LeftOut] = []
    first: dict[bytes, str] = {}
    for done, (path, outcome) in enumerate(_converted(pictures), start=1):
        shown = clean(path.name) or "…"
        if isinstance(outcome, Refused):
            left_out.append(LeftOut(shown, outcome))
        elif outcome.full in first:
            twin = Refused("picture_twice", first=first[outcome.full])
            left_out.append(LeftOut(shown, twin))
        else:
            first[outcome.full] = shown
            names.append(clean(path.stem))
            write_picture(folder, f"{len(names):03}.webp", outcome)
        progress(done, len(pictures))
    return names, tuple(left_out)


def _converted(pictures: Sequence[Path]) -> Iterator[tuple[Path, CardPicture | Refused]]:
    with ThreadPoolExecutor(_WORKERS) as pool:
        yield from zip(pictures, pool.map(_outcome, pictures), strict=True)


def _outcome(path: Path) -> CardPicture | Refused:
    try:
        return card_picture(path.read_bytes())
    except OSError:
        return Refused("picture_unreadable")
    except Refused as refused:  # by its traceback this one holds on to the whole picture
        return Refused(refused.code, **refused.facts)


def write_picture(folder: Path, file: str, picture: CardPicture) -> None:
    """A card in both sizes."""
    (folder / file).write_bytes(picture.full)
    (folder / small(file)).write_bytes(picture.small)


def _head(name: str, title: str, author: str | None, licence: str | None) -> Deck:
    """The deck before it has cards, or Refused."""
    if not re.fullmatch(DECK_NAME, name):
        raise Refused("deck_name", name=name)
    for what, text in (("title", title), ("author", author), ("licence", licence)):
        if text is not None and not is_text(text):
            raise Refused("deck_text", what=what, most=LONGEST_TEXT)
    russian = re.search("[а-яё]", title, re.IGNORECASE)
    return Deck(name, {"ru" if russian else "en": title}, (), author, licence, BACK)


def _cards(deck: str, names: Sequence[str]) -> tuple[Card, ...]:
    return tuple(
        Card(f"{deck}/{number:03}", shortened(clean(name), LONGEST_TEXT) or None)
        for number, name in enumerate(names, start=1)
    )
