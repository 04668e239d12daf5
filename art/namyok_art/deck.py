"""From `draw()` to files: pictures, thumbnails, the deck manifest."""

import importlib
import io
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from namyok_art.bible import LANGUAGES, Card, Deck

FULL = (800, 1200)
SMALL = (320, 480)
FULL_LIMIT = 130_000
SMALL_LIMIT = 25_000
BEST_QUALITY = 82
WORST_QUALITY = 40
SOFTENING = (0.0, 0.4, 0.6, 0.8)
"""Blurs in pixels, tried in turn: hard edges of a print cost more bytes than brushwork."""
BACK = "back"


def draw(deck: str, module: str) -> NDArray[np.uint8]:
    """Run one scene script and check what it returned."""
    script = importlib.import_module(f"namyok_art.cards.{deck}.{module}")
    image = script.draw()
    if image.dtype != np.uint8 or image.shape != (FULL[1], FULL[0], 3):
        raise ValueError(f"{deck}/{module}: draw() gave {image.dtype} {image.shape}")
    return np.asarray(image, np.uint8)


def encode(image: Image.Image, limit: int) -> bytes:
    """WebP of the best quality that fits the limit; what is cut too fine for it is softened."""
    for blur in SOFTENING:
        softened = image.filter(ImageFilter.GaussianBlur(blur)) if blur else image
        fitting = best_quality(softened, limit)
        if fitting is not None:
            return fitting
    raise ValueError(f"does not fit {limit} bytes even at quality {WORST_QUALITY}")


def best_quality(image: Image.Image, limit: int) -> bytes | None:
    """The greatest file within the limit, found by halving; None if even the worst is over it."""
    qualities = range(BEST_QUALITY, WORST_QUALITY - 1, -3)
    best, first, last = None, 0, len(qualities)
    while first < last:
        middle = (first + last) // 2
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=qualities[middle], method=6)
        if buffer.tell() <= limit:
            best, last = buffer.getvalue(), middle
        else:
            first = middle + 1
    return best


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file at once: others may be reading the deck."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_bytes(data)
    os.replace(fresh, path)


def render_one(deck: str, module: str, stem: str, output: Path) -> str:
    """Draw one card and write both sizes."""
    picture = Image.fromarray(draw(deck, module))
    small = picture.resize(SMALL, Image.Resampling.LANCZOS)
    write_atomically(output / f"{stem}.webp", encode(picture, FULL_LIMIT))
    write_atomically(output / f"{stem}.s.webp", encode(small, SMALL_LIMIT))
    return module


def is_scripted(deck: Deck, module: str) -> bool:
    return (deck.folder / f"{module}.py").exists()


def is_rendered(deck: Deck, stem: str) -> bool:
    return all((deck.output / f"{stem}{tail}").exists() for tail in (".webp", ".s.webp"))


def jobs_of(deck: Deck, cards: list[Card], missing_only: bool = False) -> list[tuple[str, str]]:
    """(module, file stem) of the cards that have a script, with the card back in a full run."""
    jobs = [(card.module, card.stem) for card in cards if is_scripted(deck, card.module)]
    if len(cards) == len(deck.cards) and is_scripted(deck, BACK):
        jobs.append((BACK, BACK))
    return [job for job in jobs if not (missing_only and is_rendered(deck, job[1]))]


def render(deck: Deck, jobs: list[tuple[str, str]], workers: int) -> Iterator[str]:
    """Draw in parallel; yields the names as they are done, then the manifest is rewritten."""
    with ProcessPoolExecutor(workers) as pool:
        futures = [
            pool.submit(render_one, deck.name, module, stem, deck.output) for module, stem in jobs
        ]
        for future in as_completed(futures):
            yield future.result()
    write_atomically(deck.output / "deck.toml", manifest(deck).encode("utf-8"))


def rendered_cards(deck: Deck) -> list[Card]:
    """Cards that may be published: drawn, captioned, tagged."""
    return [card for card in deck.cards if is_rendered(deck, card.stem) and card.caption]


def manifest(deck: Deck) -> str:
    """Text of deck.toml: what the server and the bots know about the pictures."""
    lines = [
        f"name = {quoted(deck.name)}",
        f"title = {table(deck.title)}",
        f"author = {quoted(deck.author)}",
        f"licence = {quoted(deck.licence)}",
        f"back = {quoted(BACK + '.webp')}",
    ]
    for card in rendered_cards(deck):
        lines += ["", "[[card]]", f"id = {quoted(f'{deck.name}/{card.stem}')}"]
        lines += [f"name = {quoted(card.name)}"]
        lines += [f"title = {table(card.title)}", f"caption = {table(card.caption)}", "[card.tags]"]
        for language in LANGUAGES:
            words = ", ".join(quoted(tag) for tag in card.tags.get(language, []))
            lines.append(f"{language} = [{words}]")
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A TOML basic string."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def table(words: dict[str, str]) -> str:
    """An inline TOML table of strings by language."""
    inside = ", ".join(f"{language} = {quoted(words[language])}" for language in LANGUAGES)
    return f"{{ {inside} }}"
