"""One own deck on the disk. Every change is one atomic replacement; all of this blocks."""

import logging
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from namyok.decks.back import plain_back
from namyok.decks.build import BACK, MOST_MEGABYTES, write_picture
from namyok.decks.manifest import MANIFEST, MOST_CARDS
from namyok.decks.own.making import (
    Making,
    OwnCard,
    caption_from,
    card_files,
    counted,
    manifest,
    numbered,
    whole_file,
)
from namyok.decks.own.painting import Crop, Painted
from namyok.decks.own.room import MEGABYTE
from namyok.decks.pictures import CardPicture
from namyok.decks.shelf import ShelvedDeck
from namyok.decks.write import manifest_text
from namyok.kernel import Refused

log = logging.getLogger("namyok.decks")

MAKING = "making.json"
_KEPT = (MAKING, MANIFEST)


class OwnDeck:
    """A deck in its owner's hands: begun, or finished and still changeable."""

    def __init__(self, folder: Path, making: Making) -> None:
        self.folder = folder
        self.name = folder.name
        self.making = making
        self.is_finished = (folder / MANIFEST).is_file()
        self.is_gone = False
        self.bytes = 0

    @classmethod
    def begin(cls, folder: Path, making: Making) -> "OwnDeck":
        """A new deck without cards."""
        folder.mkdir(mode=0o700, parents=True)
        deck = cls(folder, making)
        write_picture(folder, BACK, plain_back(folder.name))
        for file in deck._files():
            _sync(folder / file)
        deck._save(making)
        deck.weigh()
        return deck

    @classmethod
    def load(cls, folder: Path) -> "OwnDeck":
        """A deck as the last server left it, whatever it was doing then."""
        making = msgspec.json.decode((folder / MAKING).read_bytes(), type=Making)
        deck = cls(folder, counted(making))
        deck._tidy()
        deck._leave_out_lost_cards()
        missing = [file for file in deck._files() if not (folder / file).is_file()]
        if missing or (deck.is_finished and not deck.making.cards):
            raise FileNotFoundError(f"{folder} has lost its {'back' if missing else 'cards'}")
        if deck.is_finished:
            deck._write_manifest()
        deck.weigh()
        return deck

    def become(self, other: "OwnDeck") -> None:
        """It was changed elsewhere, and lies in the folder as another has read it."""
        self.making, self.is_finished, self.bytes = other.making, other.is_finished, other.bytes

    def _leave_out_lost_cards(self) -> None:
        """A card without its pictures is none. The next change forgets it for good."""
        whole = tuple(card for card in self.making.cards if self._has_pictures(card.number))
        lost = len(self.making.cards) - len(whole)
        if lost:
            log.warning("own deck without some cards", extra={"deck": self.name, "lost": lost})
            self.making = msgspec.structs.replace(self.making, cards=whole)

    def _has_pictures(self, number: int) -> bool:
        files = (*card_files(number), whole_file(number))
        return all((self.folder / file).is_file() for file in files)

    def weigh(self) -> None:
        """Count what it takes on the disk."""
        self.bytes = sum(path.stat().st_size for path in self.folder.iterdir())

    def shelved(self) -> ShelvedDeck:
        """The deck for the shelf."""
        outdated = tuple(file for number in self.making.outdated for file in card_files(number))
        deck = manifest(self.name, self.making)
        return ShelvedDeck(deck, self.folder, self.making.edition, outdated)

    def card(self, number: int) -> OwnCard:
        """A card by its number."""
        for card in self.making.cards:
            if card.number == number:
                return card
        raise Refused("no_such_picture")

    def check_fits(self, painted: Painted | None) -> None:
        """Refuse a card that is too many, too heavy or there already; None: not known yet."""
        cards = self.making.cards
        if len(cards) >= MOST_CARDS:
            raise Refused("too_many_pictures", count=len(cards) + 1, most=MOST_CARDS)
        if painted is None:
            return
        for card in cards:
            if card.digest == painted.digest:
                raise Refused("picture_twice", first=card.file)
        megabytes = (sum(card.weight for card in cards) + painted.weight) / MEGABYTE
        if megabytes > MOST_MEGABYTES:
            raise Refused("pictures_too_heavy", megabytes=round(megabytes), most=MOST_MEGABYTES)

    def keep(self, painted: Painted, file: str, now: float) -> OwnCard:
        """Put a new card at the end."""
        making, number = numbered(self.making)
        card = OwnCard(
            number=number,
            file=file,
            digest=painted.digest,
            weight=painted.weight,
            caption=caption_from(file),
        )
        self._write_card(number, painted.card, painted.whole)
        self._change(making, now, cards=(*making.cards, card))
        return card

    def recut(self, number: int, crop: Crop, picture: CardPicture, now: float) -> OwnCard:
        """Move a card's frame. The old cut stays for games that show it, if there can be any."""
        making, new = numbered(self.making)
        old = self.card(number)
        card = msgspec.structs.replace(old, number=new, crop=crop)
        whole = (self.folder / whole_file(number)).read_bytes()
        self._write_card(new, picture, whole)
        outdated = {**making.outdated, number: now} if self.is_finished else making.outdated
        cards = tuple(card if one is old else one for one in making.cards)
        self._change(making, now, cards=cards, outdated=outdated)
        return card

    def describe(self, number: int, words: Mapping[str, Any], now: float) -> OwnCard:
        """Say what is seen on a card and what it makes one think of."""
        old = self.card(number)
        card = msgspec.structs.replace(old, **words)
        cards = tuple(card if one is old else one for one in self.making.cards)
        self._change(self.making, now, cards=cards)
        return card

    def arrange(self, order: Iterable[int], words: Mapping[str, Any], now: float) -> None:
        """Title, language and order. Cards that the order does not name stay behind the others."""
        place = {number: index for index, number in enumerate(order)}
        cards = sorted(
            self.making.cards, key=lambda card: place.get(card.number, len(place))
        )  # a stable sort
        self._change(self.making, now, cards=tuple(cards), **words)

    def remove(self, number: int, now: float) -> None:
        """Take a card out, for good and at once: its owner may have reasons."""
        gone = self.card(number)
        if self.is_finished and len(self.making.cards) == 1:
            raise Refused("last_card")
        cards = tuple(card for card in self.making.cards if card is not gone)
        self._change(self.making, now, cards=cards)

    def forget_outdated(self, before: float) -> None:
        """Drop cuts that were replaced long ago."""
        kept = {number: at for number, at in self.making.outdated.items() if at >= before}
        if len(kept) < len(self.making.outdated):
            self._change(self.making, self.making.used, outdated=kept)

    def touch(self, now: float) -> None:
        """Remember that somebody uses it."""
        self._save(msgspec.structs.replace(self.making, used=now))

    def finish(self, now: float) -> None:
        """From now on it is a deck."""
        if not self.making.cards:
            raise Refused("no_cards_yet")
        self.touch(now)
        self._write_manifest()
        self.is_finished = True

    def delete(self) -> None:
        """Everything; without its making.json the rest is rubbish that a start sweeps up."""
        self.is_gone = True
        (self.folder / MANIFEST).unlink(missing_ok=True)
        (self.folder / MAKING).unlink(missing_ok=True)
        self.sweep(self.folder)

    @staticmethod
    def sweep(folder: Path) -> None:
        """Remove the rest of a deck that was begun or removed in the moment of a crash."""
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()

    def _change(self, making: Making, now: float, **fields: Any) -> None:
        self._save(msgspec.structs.replace(making, used=now, **fields))
        if self.is_finished:
            self._write_manifest()
        self._tidy()
        self.weigh()

    def _save(self, making: Making) -> None:
        _replace(self.folder / MAKING, msgspec.json.encode(making))
        self.making = making

    def _write_manifest(self) -> None:
        text = manifest_text(manifest(self.name, self.making)).encode()
        _replace(self.folder / MANIFEST, text)

    def _write_card(self, number: int, picture: CardPicture, whole: bytes) -> None:
        """On the disk before any list names it: what its owner was told is there stays there."""
        large, small = card_files(number)
        write_picture(self.folder, large, picture)
        (self.folder / whole_file(number)).write_bytes(whole)
        for file in (large, small, whole_file(number)):
            _sync(self.folder / file)
        _sync(self.folder)

    def _files(self) -> list[str]:
        """Every file that the deck needs."""
        numbers = [card.number for card in self.making.cards]
        cards = [file for number in numbers for file in (*card_files(number), whole_file(number))]
        return [*cards, *manifest(self.name, self.making).files[-2:]]

    def _tidy(self) -> None:
        """Remove what belongs to no card: of removed ones, and of a crash in the middle."""
        outdated = [file for number in self.making.outdated for file in card_files(number)]
        known = {*_KEPT, *self._files(), *outdated}
        for path in self.folder.iterdir():
            if path.name not in known:
                path.unlink()


def _replace(path: Path, content: bytes) -> None:
    """The old content or the new one, whatever happens in between."""
    scratch = path.with_name(f".{path.name}")
    scratch.write_bytes(content)
    _sync(scratch)
    scratch.replace(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
