"""All own decks of a server: who may do what with them, how many there can be, which have to go."""

import asyncio
import logging
import math
import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from namyok.decks.manifest import LONGEST_TEXT, is_text
from namyok.decks.own.archive import Entry, is_zip
from namyok.decks.own.easel import Easel
from namyok.decks.own.incoming import Arrival, Incoming
from namyok.decks.own.making import (
    OWN_NAME,
    Making,
    OwnCard,
    new_edition,
    new_name,
    whole_file,
)
from namyok.decks.own.own_deck import MAKING, OwnDeck
from namyok.decks.own.painting import Crop
from namyok.decks.own.room import MEGABYTE, Room
from namyok.decks.own.shared import SharedDecks
from namyok.decks.own.turns import Turns
from namyok.decks.shelf import Shelf
from namyok.kernel import CardId, Language, Refused, Value

log = logging.getLogger("namyok.decks")

AN_HOUR = 3600.0
A_DAY = 24 * AN_HOUR
KEEP_OUTDATED = 30 * A_DAY
"""Seconds for which the old cut of a picture stays, for games and albums that show it."""
MOST_TOO_HARD = 2
"""Pictures of one zip that a painter is worn out with, before the rest is left."""
MOST_DECKS = 50
"""Of one owner."""
T = TypeVar("T")


class Outcome(Value, frozen=True):
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
    """Own decks by name, and the files that become their cards."""

    def __init__(
        self, folder: Path, shelf: Shelf, room: Room, now: Callable[[], float], easel: Easel
    ) -> None:
        self.room = room
        self.incoming = Incoming(folder / ".incoming")
        self._folder = folder
        self._shelf = shelf
        self.now = now
        self._easel = easel
        self._decks: dict[str, OwnDeck] = {}
        self._turns = Turns()
        self._touched: dict[str, float] = {}
        self._shared: SharedDecks | None = None
        self._tell: Callable[[], None] = lambda: None
        self._load()

    async def share(self, shared: SharedDecks, tell: Callable[[], None]) -> None:
        """From now on all nodes have the same decks; ``tell`` them that there is something new."""
        await self._follow(shared)
        for deck in self.decks:
            with _left_out(deck.name):
                await shared.push(deck.name)
        self._shared, self._tell = shared, tell

    async def follow(self) -> None:
        """Bring in what other nodes have changed."""
        if self._shared is not None:
            await self._follow(self._shared)

    async def _follow(self, shared: SharedDecks) -> None:
        for name in await shared.outdated():
            if re.fullmatch(OWN_NAME, name):
                with _left_out(name):
                    await self._turns.take(name, partial(self._pull, shared, name))

    async def _pull(self, shared: SharedDecks, name: str) -> None:
        """Have a deck as the vault has it."""
        folder = self._folder / name
        if not await shared.pull(name):
            gone = self._decks.pop(name, None)
            self._shelf.take(name)
            if gone is not None:
                await asyncio.to_thread(gone.delete)
            return
        try:
            loaded = await asyncio.to_thread(OwnDeck.load, folder)
        except (OSError, ValueError):
            shared.doubt(name)  # an older one is in memory, if any
            raise
        deck = self._decks.setdefault(name, loaded)
        deck.become(loaded)  # the same object, since somebody may be about to change it
        if deck.is_finished:
            self._shelf.put(deck.shelved())

    async def _push(self, deck: OwnDeck) -> None:
        """Keep a change for all nodes, or take it back: as soon as the vault answers, if it does
        not."""
        shared = self._shared
        if shared is None:
            return
        try:
            if await shared.push(deck.name):
                self._tell()
                return
        except Exception:
            log.exception("an own deck could not be shared")
        shared.doubt(deck.name)
        with _left_out(deck.name):
            await self._pull(shared, deck.name)
        raise Refused("not_kept")

    async def _settle(self, deck: OwnDeck) -> None:
        """Take back what was refused while the vault did not answer."""
        if self._shared is not None and self._shared.is_in_doubt(deck.name):
            try:
                await self._pull(self._shared, deck.name)
            except Exception as error:
                raise Refused("not_kept") from error

    def _load(self) -> None:
        """What the last server left: whole decks go on the shelf, the rest of a crash goes."""
        for folder in sorted(self._folder.iterdir()):
            if not re.fullmatch(OWN_NAME, folder.name):
                continue
            try:
                if not (folder / MAKING).is_file():
                    OwnDeck.sweep(folder)
                    continue
                deck = OwnDeck.load(folder)
            except (OSError, ValueError) as error:
                _tell_left_out(folder.name, error)
                continue
            self._decks[deck.name] = deck
            if deck.is_finished:
                self._shelf.put(deck.shelved())

    def join(self, names: Sequence[str]) -> tuple[CardId, ...]:
        """The cards of some decks together, for a table that names them."""
        cards = self._shelf.cards(names)
        for name in names:
            if name in self._decks:
                self._touched[name] = self.now()
        return cards

    @property
    def decks(self) -> tuple[OwnDeck, ...]:
        """All of them, whosever they are."""
        return tuple(self._decks.values())

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
        now = self.now()
        making = Making(
            owner=owner,
            title=title,
            language=language,
            created=now,
            used=now,
            edition=new_edition(),
        )
        name = new_name()

        async def begin() -> OwnDeck:
            try:
                deck = await asyncio.to_thread(OwnDeck.begin, self._folder / name, making)
            except OSError as error:  # the rest of it is rubbish that the next start sweeps up
                log.exception("an own deck could not be begun")
                raise Refused("not_kept") from error
            try:
                await self._push(deck)
            except Refused:
                if name not in self._decks:
                    await asyncio.to_thread(deck.delete)
                raise
            self._decks[name] = deck
            return deck

        return await self._turns.take(name, begin)

    async def add(
        self, deck: OwnDeck, path: Path, file: str, whose: str = ""
    ) -> AsyncIterator[Outcome]:
        """Make cards of a picture or of a zip of them, one after the other, for an address."""
        try:
            with path.open("rb") as start:
                zipped = is_zip(start.read(4))
            entries = await self._easel.entries(path, whose) if zipped else (Entry(-1, file),)
        except Refused as refused:
            yield Outcome(file, 1, None, refused)
            return
        too_hard = 0
        for entry in entries:
            place = entry.place if zipped else None
            try:
                if too_hard >= MOST_TOO_HARD:  # whoever packed them meant it
                    raise Refused("picture_too_hard")
                card = await self._add(deck, path, place, entry.file, whose)
                yield Outcome(entry.file, len(entries), card, None)
            except Refused as refused:
                too_hard += refused.code == "picture_too_hard"
                why = Refused(refused.code, **refused.facts)  # without its traceback
                yield Outcome(entry.file, len(entries), None, why)

    async def _add(
        self, deck: OwnDeck, path: Path, place: int | None, file: str, whose: str
    ) -> OwnCard:
        deck.check_fits(None)
        self.check_room(deck.making.owner)
        painted = await self._easel.paint(path, place, whose)

        def check() -> None:
            deck.check_fits(painted)
            self.check_room(deck.making.owner)

        return await self._change(deck, lambda: deck.keep(painted, file, self.now()), check)

    def check_open(self) -> None:
        """Refuse where the operator wants no pictures from outside."""
        if not self.room.is_open:
            raise Refused("uploads_off")

    def check_room(self, owner: str, coming: Iterable[Arrival] = ()) -> None:
        """Refuse where somebody, or everybody together, has brought enough."""
        coming = tuple(coming)
        mine = sum(one.bytes for one in coming if one.owner == owner) / MEGABYTE
        if self.megabytes(owner) + mine >= self.room.device_megabytes:
            raise Refused("own_decks_full", most=round(self.room.device_megabytes))
        total = sum(deck.bytes for deck in self._decks.values())
        if (total + sum(one.bytes for one in coming)) / MEGABYTE >= self.room.total_megabytes:
            raise Refused("uploads_full")

    def check_arrival(self, arrival: Arrival) -> None:
        """Refuse a file where decks and other files leave no room. Its own bytes do not count:
        the cards that are made of it will be much smaller."""
        self.check_room(arrival.owner, self.incoming.besides(arrival))

    async def recut(self, deck: OwnDeck, number: int, crop: Crop, whose: str = "") -> OwnCard:
        """Move the frame of a card."""
        card = deck.card(number)
        picture = await self._easel.cut(deck.folder / whole_file(number), crop, whose)
        return await self._change(deck, lambda: deck.recut(card.number, crop, picture, self.now()))

    async def describe(self, deck: OwnDeck, number: int, **words: Any) -> OwnCard:
        """Change what is said of a card."""
        return await self._change(deck, lambda: deck.describe(number, words, self.now()))

    async def arrange(self, deck: OwnDeck, order: Sequence[int], **words: Any) -> None:
        """Change a deck's title, language or order."""
        if "title" in words:
            _check_title(words["title"])
        await self._change(deck, lambda: deck.arrange(order, words, self.now()))

    async def remove(self, deck: OwnDeck, number: int) -> None:
        """Take a card out."""
        await self._change(deck, lambda: deck.remove(number, self.now()))

    async def finish(self, deck: OwnDeck) -> None:
        """Stand a deck on the shelf."""
        await self._change(deck, lambda: deck.finish(self.now()))

    async def delete(self, deck: OwnDeck) -> None:
        """Remove a deck, even from under a game: its pictures are its owner's."""
        await self.delete_unused(deck, math.inf)

    async def delete_unused(self, deck: OwnDeck, since: float) -> None:
        """Remove a deck unless it was used after a certain moment."""

        async def delete() -> None:
            if not deck.is_gone and deck.making.used <= since:
                if self._shared is not None:
                    await self._shared.drop(deck.name)
                    self._tell()
                self._shelf.take(deck.name)
                self._decks.pop(deck.name, None)
                await asyncio.to_thread(deck.delete)
                self._turns.forget(deck.name)

        await self._turns.take(deck.name, delete)

    async def _change(
        self, deck: OwnDeck, change: Callable[[], T], check: Callable[[], None] = lambda: None
    ) -> T:
        """Change a deck on the disk first and then on the shelf. The check comes before, on the
        event loop: in a thread it would look at other decks while they come and go."""

        async def on_disk_and_shelf() -> T:
            await self._settle(deck)
            if deck.is_gone:
                raise Refused("no_such_deck")
            check()
            try:
                result = await asyncio.to_thread(change)
            except OSError as error:
                log.exception("an own deck could not be changed")
                raise Refused("not_kept") from error
            await self._push(deck)
            if deck.is_finished:
                self._shelf.put(deck.shelved())
            return result

        return await self._turns.take(deck.name, on_disk_and_shelf)

    def is_busy(self, deck: OwnDeck) -> bool:
        """Whether a deck is being changed or removed."""
        return deck.is_gone or self._turns.is_taken(deck.name)

    async def tend(self, deck: OwnDeck) -> None:
        """Remember what a deck was used for, and drop its cuts that were replaced long ago."""
        now = self.now()
        if self._touched.get(deck.name, 0.0) > deck.making.used + A_DAY:
            await self._change(deck, partial(deck.touch, now))
        if deck.making.outdated:
            await self._change(deck, partial(deck.forget_outdated, now - KEEP_OUTDATED))

    async def rest(self) -> None:
        """Drop files that were left lying, and let painters go that nobody needs."""
        self.incoming.sweep()
        await self._easel.rest()

    async def close(self) -> None:
        """Stop painting; what is being kept is kept."""
        await self._easel.close()
        await self._turns.close()


@contextmanager
def _left_out(deck: str) -> Iterator[None]:
    """What goes wrong with a deck shared by nodes keeps no other from them."""
    try:
        yield
    except Exception as error:
        _tell_left_out(deck, error)


def _tell_left_out(deck: str, error: Exception) -> None:
    log.warning("own deck left out", extra={"deck": deck, "fault": str(error)[:200]})


def _check_title(title: str) -> None:
    if not is_text(title):
        raise Refused("deck_text", what="title", most=LONGEST_TEXT)
