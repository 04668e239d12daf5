"""All own decks of a server: who may do what with them, how many there can be, which have to go."""

import asyncio
import logging
import re
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from namyok.decks.build import MOST_MEGABYTES
from namyok.decks.manifest import LONGEST_TEXT, MOST_CARDS, is_text
from namyok.decks.own.archive import Entry, is_zip
from namyok.decks.own.easel import Easel
from namyok.decks.own.making import (
    OWN_NAME,
    Language,
    Making,
    OwnCard,
    new_edition,
    new_name,
    whole_file,
)
from namyok.decks.own.own_deck import MAKING, OwnDeck
from namyok.decks.own.painting import Crop, Painted
from namyok.decks.shelf import Shelf
from namyok.kernel import CardId, Record, Refused

log = logging.getLogger("namyok.decks")

AN_HOUR = 3600.0
A_DAY = 24 * AN_HOUR
KEEP_UNFINISHED = 7 * A_DAY
"""Seconds after which a deck goes that nobody finished or went on with."""
KEEP_OUTDATED = 30 * A_DAY
"""Seconds for which the old cut of a picture stays, for games and albums that show it."""
MOST_DECKS = 50
"""Of one owner."""
MEGABYTE = 1_000_000
T = TypeVar("T")
Mentioned = Callable[[str], Awaitable[bool]]
"""Whether any table's stream says these words."""


class Room(Record, frozen=True):
    """How much an operator lets people bring, and for how long."""

    is_open: bool = True
    """Whether anybody may make a deck or add pictures; those that are there stay."""
    device_megabytes: float = 500
    """For all decks of one browser."""
    total_megabytes: float = 20_000
    """For all own decks together."""
    keep_seconds: float = 0
    """After the last change or use; 0 is for ever."""


class Outcome(Record, frozen=True):
    """What has become of one file."""

    file: str
    """What it was called."""
    of: int
    """How many files came with it."""
    card: OwnCard | None
    """The new card; None: it became none."""
    why: Refused | None
    """Why not; None: all is well."""


class Workshop:
    """Own decks by name. Files that are still coming in lie in ``incoming``."""

    def __init__(
        self, folder: Path, shelf: Shelf, room: Room, now: Callable[[], float], easel: Easel
    ) -> None:
        self.room = room
        self.incoming = folder / ".incoming"
        self._folder = folder
        self._shelf = shelf
        self._now = now
        self._easel = easel
        self._decks: dict[str, OwnDeck] = {}
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._touched: dict[str, float] = {}
        self._load()

    def _load(self) -> None:
        """What the last server left: whole decks go on the shelf, the rest of a crash goes."""
        self.incoming.mkdir(mode=0o700, parents=True, exist_ok=True)
        for path in self.incoming.iterdir():
            path.unlink()
        for folder in sorted(self._folder.iterdir()):
            if not re.fullmatch(OWN_NAME, folder.name):
                continue
            try:
                if not (folder / MAKING).is_file():
                    OwnDeck.sweep(folder)
                    continue
                deck = OwnDeck.load(folder)
            except (OSError, ValueError) as error:
                log.warning("own deck left out", extra={"fault": str(error)[:200]})
                continue
            self._decks[deck.name] = deck
            if deck.is_finished:
                self._shelf.put(deck.shelved())

    def join(self, names: Sequence[str]) -> tuple[CardId, ...]:
        """The cards of some decks together, for a table that names them."""
        cards = self._shelf.cards(names)
        for name in names:
            if name in self._decks:
                self._touched[name] = self._now()
        return cards

    def mine(self, owner: str | None) -> list[OwnDeck]:
        """Somebody's decks, the newest first."""
        mine = [deck for deck in self._decks.values() if deck.making.owner == owner]
        return sorted(mine, key=lambda deck: -deck.making.created)

    def megabytes(self, owner: str | None) -> float:
        """What somebody's decks take on the disk."""
        return sum(deck.bytes for deck in self.mine(owner)) / MEGABYTE

    def owned(self, owner: str | None, name: str) -> OwnDeck:
        """A deck for its owner. Whether there is an unfinished one is nobody else's business."""
        deck = self._decks.get(name)
        if deck is not None and deck.making.owner == owner:
            return deck
        if deck is not None and deck.is_finished:
            raise Refused("not_your_deck")
        raise Refused("no_such_deck")

    def is_mine(self, owner: str | None, name: str) -> bool:
        """Whether somebody may change a deck."""
        deck = self._decks.get(name)
        return deck is not None and deck.making.owner == owner

    async def begin(self, owner: str, title: str, language: Language) -> OwnDeck:
        """A new deck, which nobody else can see until it is finished."""
        self.check_open()
        _check_title(title)
        if len(self.mine(owner)) >= MOST_DECKS:
            raise Refused("too_many_decks", most=MOST_DECKS)
        self.check_room(owner)
        now = self._now()
        making = Making(
            owner=owner,
            title=title,
            language=language,
            created=now,
            used=now,
            edition=new_edition(),
        )
        deck = await asyncio.to_thread(OwnDeck.begin, self._folder / new_name(), making)
        self._decks[deck.name] = deck
        return deck

    async def add(self, deck: OwnDeck, path: Path, file: str) -> AsyncIterator[Outcome]:
        """Make cards of a picture or of a zip of them, one after the other."""
        try:
            with path.open("rb") as start:
                zipped = is_zip(start.read(4))
            entries = await self._easel.entries(path) if zipped else (Entry(-1, file),)
        except Refused as refused:
            yield Outcome(file, 1, None, refused)
            return
        for entry in entries:
            place = entry.place if zipped else None
            try:
                card = await self._add(deck, path, place, entry.file)
                yield Outcome(entry.file, len(entries), card, None)
            except Refused as refused:
                why = Refused(refused.code, **refused.facts)  # without its traceback
                yield Outcome(entry.file, len(entries), None, why)

    async def _add(self, deck: OwnDeck, path: Path, place: int | None, file: str) -> OwnCard:
        self._check_fits(deck, None)
        painted = await self._easel.paint(path, place)

        def keep() -> OwnCard:
            self._check_fits(deck, painted)
            return deck.keep(painted, file, self._now())

        return await self._change(deck, keep)

    def _check_fits(self, deck: OwnDeck, painted: Painted | None) -> None:
        cards = deck.making.cards
        if len(cards) >= MOST_CARDS:
            raise Refused("too_many_pictures", count=len(cards) + 1, most=MOST_CARDS)
        if painted is not None:
            for card in cards:
                if card.digest == painted.digest:
                    raise Refused("picture_twice", first=card.file)
            megabytes = (sum(card.weight for card in cards) + painted.weight) / MEGABYTE
            if megabytes > MOST_MEGABYTES:
                most = MOST_MEGABYTES
                raise Refused("pictures_too_heavy", megabytes=round(megabytes), most=most)
        self.check_room(deck.making.owner)

    def check_open(self) -> None:
        """Refuse where the operator wants no pictures from outside."""
        if not self.room.is_open:
            raise Refused("uploads_off")

    def check_room(self, owner: str) -> None:
        """Refuse where somebody, or everybody together, has brought enough."""
        if self.megabytes(owner) >= self.room.device_megabytes:
            raise Refused("own_decks_full", most=round(self.room.device_megabytes))
        total = sum(deck.bytes for deck in self._decks.values()) / MEGABYTE
        if total >= self.room.total_megabytes:
            raise Refused("uploads_full")

    async def recut(self, deck: OwnDeck, number: int, crop: Crop) -> OwnCard:
        """Move the frame of a card."""
        card = deck.card(number)
        picture = await self._easel.cut(deck.folder / whole_file(number), crop)
        return await self._change(deck, lambda: deck.recut(card.number, crop, picture, self._now()))

    async def describe(self, deck: OwnDeck, number: int, **words: Any) -> OwnCard:
        """Change a card's caption or tags."""
        return await self._change(deck, lambda: deck.describe(number, words, self._now()))

    async def arrange(self, deck: OwnDeck, order: Sequence[int], **words: Any) -> None:
        """Change a deck's title, language or order."""
        if "title" in words:
            _check_title(words["title"])
        await self._change(deck, lambda: deck.arrange(order, words, self._now()))

    async def remove(self, deck: OwnDeck, number: int) -> None:
        """Take a card out."""
        await self._change(deck, lambda: deck.remove(number, self._now()))

    async def finish(self, deck: OwnDeck) -> None:
        """Stand a deck on the shelf."""
        await self._change(deck, deck.finish)

    async def delete(self, deck: OwnDeck) -> None:
        """Remove a deck, even from under a game: its pictures are its owner's."""
        async with self._locks[deck.name]:
            self._shelf.take(deck.name)
            self._decks.pop(deck.name, None)
            await asyncio.to_thread(deck.delete)
        self._locks.pop(deck.name, None)

    async def _change(self, deck: OwnDeck, change: Callable[[], T]) -> T:
        """One change at a time of each deck, on the disk first and then on the shelf."""
        async with self._locks[deck.name]:
            if deck.is_gone:
                raise Refused("no_such_deck")
            try:
                result = await _to_its_end(asyncio.to_thread(change))
            except OSError as error:
                log.exception("an own deck could not be changed")
                raise Refused("not_kept") from error
            if deck.is_finished:
                self._shelf.put(deck.shelved())
            return result

    def scratch(self) -> Path:
        """A place for a file that is coming in."""
        return self.incoming / secrets.token_hex(8)

    async def sweep(self, mentioned: Mentioned) -> None:
        """Let go of what nobody wants any more, never of a deck that some table has named."""
        now = self._now()
        for deck in list(self._decks.values()):
            if self._touched.get(deck.name, 0.0) > deck.making.used + A_DAY:
                await self._change(deck, partial(deck.touch, now))
            keep = self.room.keep_seconds if deck.is_finished else KEEP_UNFINISHED
            if keep and deck.making.used < now - keep:
                await self._let_go(deck, mentioned)
            elif deck.making.outdated:
                await self._change(deck, partial(deck.forget_outdated, now - KEEP_OUTDATED))
        for path in self.incoming.iterdir():
            if path.stat().st_mtime < now - AN_HOUR:
                path.unlink(missing_ok=True)
        await self._easel.rest()

    async def _let_go(self, deck: OwnDeck, mentioned: Mentioned) -> None:
        used = deck.making.used
        if await mentioned(deck.name):
            return
        self._shelf.take(deck.name)  # from here on no table can name it
        await asyncio.sleep(0.5)  # what was decided before is on the disk by then
        if not await mentioned(deck.name) and deck.making.used == used:
            await self.delete(deck)
        elif deck.is_finished:
            self._shelf.put(deck.shelved())

    async def close(self) -> None:
        """Stop painting."""
        await self._easel.close()


def _check_title(title: str) -> None:
    if not is_text(title):
        raise Refused("deck_text", what="title", most=LONGEST_TEXT)


async def _to_its_end(work: Awaitable[T]) -> T:
    """Finish a change even if whoever asked is gone: the next one must find it whole."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
