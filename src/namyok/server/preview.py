"""What a messenger shows of a link: a title, a sentence, and a picture drawn for the table.

It tells no more than the code does to whoever says it: what is behind the door stays there.
"""

import asyncio
import io
import random
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from html import escape
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from namyok.content import words
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import find_game
from namyok.kernel import Language, Value

SIZE = (1200, 630)
MARGIN = 72
COLUMN = 560
"""How wide the words are."""
CARD = (250, 375)
FAN = ((-122, 20, 9), (122, 20, -9), (0, 0, 0))
"""Where cards lie, from the middle of the fan, and how they are turned; the last one on top."""
PAPER, INK, PALE, ACCENT, MOUNT = "#f8f4ea", "#2b241c", "#665b4e", "#8a4b12", "#fffdf8"
MOST_KEPT = 64
"""Pictures in memory, about 100 kB each."""
MARKS = "\u00a0«»·–—‘’“”„…"
FACES = ("vollkorn-cyrillic-????????.woff2", "vollkorn-latin-????????.woff2")
"""The client's own letters, Russian and others, as its build names them."""


class Invitation(Value, frozen=True):
    """What may be told of a table to whoever has its code."""

    language: Language
    """In which language it is told."""
    code: str | None = None
    """The code, as it is written for people; None for a page that is no table's."""
    game: str | None = None
    """What is played there; None if nobody is there to tell."""
    host: str | None = None
    """Who invites; None behind a door."""

    @property
    def title(self) -> str:
        said = words(self.language)["invitation"]
        if self.code is None:
            return said["app"]
        table = said["table"].format(code=self.code)
        return table if self.game is None else f"{table} · {self.game_name}"

    @property
    def sentence(self) -> str:
        said = words(self.language)["invitation"]
        return said["about"] if self.code is None else f"{self.call} {said['about']}"

    @property
    def call(self) -> str:
        """Who invites, and to what."""
        said = words(self.language)["invitation"]
        return said["calls"].format(name=self.host) if self.host else said["come"]

    @property
    def game_name(self) -> str:
        key = self.game or ""
        return words(self.language)["game"].get(key, key)


def tags(invitation: Invitation, origin: str, path: str) -> bytes:
    """The lines in a page's head that messengers read; ``path`` leads to the picture."""
    width, height = map(str, SIZE)
    said = {
        "og:type": "website",
        "og:site_name": words(invitation.language)["invitation"]["app"],
        "og:title": invitation.title,
        "og:description": invitation.sentence,
        "og:image": origin + path,
        "og:image:width": width,
        "og:image:height": height,
        "twitter:card": "summary_large_image",
    }
    lines = (f'<meta property="{name}" content="{escape(text)}">' for name, text in said.items())
    return "".join(lines).encode()


class Previews:
    """Draws beside the event loop, one picture at a time, and keeps the last ones."""

    def __init__(self, shelf: Shelf, client: Path | None) -> None:
        self._shelf = shelf
        self._assets = None if client is None else client / "assets"
        self._kept: OrderedDict[Invitation, bytes] = OrderedDict()
        self._turn = asyncio.Lock()

    @cached_property
    def can_draw(self) -> bool:
        """Whether there is a client, whose letters the pictures are written with."""
        return self._assets is not None and all(any(self._assets.glob(one)) for one in FACES)

    def kept(self, invitation: Invitation) -> bool:
        """Whether a picture costs nothing."""
        return invitation in self._kept

    async def picture(self, invitation: Invitation) -> bytes:
        """A JPEG file."""
        async with self._turn:
            if invitation not in self._kept:
                self._kept[invitation] = await asyncio.to_thread(self._draw, invitation)
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(invitation)
            return self._kept[invitation]

    def _draw(self, invitation: Invitation) -> bytes:
        sheet = self._paper()
        for at, (card, (x, y, turn)) in enumerate(zip(self._cards(invitation), FAN, strict=False)):
            _lay(sheet, card, (SIZE[0] - 285 + x, SIZE[1] // 2 + y), turn, 1.0 if at == 2 else 0.92)
        self._write(ImageDraw.Draw(sheet), invitation)
        file = io.BytesIO()
        sheet.save(file, "JPEG", quality=86, optimize=True)
        return file.getvalue()

    def _paper(self) -> Image.Image:
        sheet = Image.new("RGB", SIZE, PAPER)
        for path in self._assets.glob("paper-*.webp") if self._assets else ():
            with Image.open(path) as grain:
                tile = grain.convert("RGBA")
            for x in range(0, SIZE[0], tile.width):
                for y in range(0, SIZE[1], tile.height):
                    sheet.paste(tile, (x, y), tile)
        return sheet

    def _cards(self, invitation: Invitation) -> Iterator[Image.Image]:
        """Three cards of the deck that the game is made for: another three for another table."""
        name = "dreams" if invitation.game is None else find_game(invitation.game).deck
        deck = self._shelf.decks.get(name)
        cards = [] if deck is None else list(deck.manifest.cards)
        luck = random.Random(invitation.code)
        for card in luck.sample(cards, min(3, len(cards))):
            path = None if deck is None else deck.folder / f"{card.id.rpartition('/')[2]}.webp"
            if path is not None and path.is_file():
                with Image.open(path) as picture:
                    yield picture.convert("RGB")

    def _write(self, pen: ImageDraw.ImageDraw, invitation: Invitation) -> None:
        said = words(invitation.language)["invitation"]
        self._line(pen, said["app"], MARGIN + 4, 40, ACCENT, 500)
        if invitation.code is None:
            lines, size = self._fitted(said["about"], (58, 50, 44), 5)
            self._block(pen, lines, 190, size, INK)
            return
        lines, size = self._fitted(invitation.call, (76, 66, 56, 46), 3)
        y = self._block(pen, lines, 150, size, INK)
        if invitation.game is not None:
            self._line(pen, invitation.game_name, y + 6, 40, PALE, 400)
        code = invitation.code.upper()
        sizes = (92, 76, 62, 50, 40)
        big = next((one for one in sizes if self._wide(code, one, 600) <= COLUMN), sizes[-1])
        top = SIZE[1] - MARGIN - 12 - big
        self._line(pen, code, top, big, INK, 600)
        self._line(pen, said["code"], top - 34, 30, PALE, 400)

    def _block(
        self, pen: ImageDraw.ImageDraw, lines: Sequence[str], y: int, size: int, ink: str
    ) -> int:
        for line in lines:
            self._line(pen, line, y, size, ink, 500)
            y += int(size * 1.16)
        return y

    def _fitted(self, text: str, sizes: Sequence[int], most: int) -> tuple[Sequence[str], int]:
        """The text in a few lines, in the largest letters that allow it; the rest is cut off."""
        lines: list[str] = []
        for size in sizes:
            lines = []
            for word in text.split(" "):
                longer = f"{lines[-1]} {word}" if lines else word
                if lines and self._wide(longer, size, 500) <= COLUMN:
                    lines[-1] = longer
                else:
                    lines.append(word)
            if len(lines) <= most and all(self._wide(one, size, 500) <= COLUMN for one in lines):
                break
        return lines[:most], sizes[-1] if len(lines) > most else size

    def _line(
        self, pen: ImageDraw.ImageDraw, text: str, y: float, size: int, ink: str, weight: int
    ) -> None:
        x = float(MARGIN)
        for run, face in self._runs(text, size, weight):
            pen.text((x, y + size), run, ink, face, anchor="ls")
            x += face.getlength(run)

    def _wide(self, text: str, size: int, weight: int) -> float:
        return sum(face.getlength(run) for run, face in self._runs(text, size, weight))

    def _runs(
        self, text: str, size: int, weight: int
    ) -> Iterator[tuple[str, ImageFont.FreeTypeFont]]:
        """Letters by the file that has them; what none has is left out."""
        for russian, letters in groupby(_drawable(text), _is_russian):
            yield "".join(letters), _face(self._files[0 if russian else 1], size, weight)

    @cached_property
    def _files(self) -> Sequence[Path]:
        assert self._assets is not None, "there are letters to draw with"
        return [next(self._assets.glob(one)) for one in FACES]


def _lay(
    sheet: Image.Image, card: Image.Image, middle: tuple[int, int], turn: float, scale: float
) -> None:
    """A card on its mount, turned, with a shadow."""
    width, height = (int(side * scale) for side in CARD)
    plate = Image.new("RGBA", (width + 20, height + 20))  # a clear rim keeps turned edges smooth
    plate.paste(MOUNT, (2, 2, width + 18, height + 18))
    plate.paste(card.resize((width, height), Image.Resampling.LANCZOS), (10, 10))
    turned = plate.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    x, y = middle[0] - turned.width // 2, middle[1] - turned.height // 2
    shadow = Image.new("L", SIZE, 0)
    shadow.paste(turned.getchannel("A").point(lambda value: value * 0.4), (x, y + 12))
    sheet.paste(INK, (0, 0), shadow.filter(ImageFilter.GaussianBlur(14)))
    sheet.paste(turned, (x, y), turned)


@cache
def _face(path: Path, size: int, weight: int) -> ImageFont.FreeTypeFont:
    face = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    face.set_variation_by_axes([weight])
    return face


def _drawable(text: str) -> Iterator[str]:
    """Letters that the files have, which tools/fonts.py cuts."""
    return (one for one in text if _is_russian(one) or " " <= one <= "~" or one in MARKS)


def _is_russian(letter: str) -> bool:
    return "А" <= letter <= "я" or letter in "Ёё№"
