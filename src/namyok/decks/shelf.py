"""The decks that a table can choose from."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from namyok.decks.manifest import MANIFEST, Card, Deck, DeckFault, load_deck
from namyok.kernel import CardId, Record, Refused


class ShelvedDeck(Record, frozen=True):
    """A deck and where it lies. It is read once; a changed deck needs a new Shelf."""

    manifest: Deck
    """What it says about itself."""
    folder: Path
    """Where its files are."""
    hash: str
    """Changes whenever a picture does: an address that holds it can be cached for ever. Words are
    not in it, so that a better caption makes nobody load the pictures again."""

    def address(self, file: str) -> str:
        """Where a browser finds one of the deck's pictures."""
        return f"/decks/{self.manifest.name}/{self.hash}/{file}"


class Shelf:
    """All decks of some folders. A deck with faults is left out and does not harm the others."""

    def __init__(
        self,
        decks: Iterable[ShelvedDeck],
        faults: Mapping[Path, Sequence[DeckFault]] = MappingProxyType({}),
    ) -> None:
        self.decks: Mapping[str, ShelvedDeck] = {deck.manifest.name: deck for deck in decks}
        """Every deck by its name, in the order of the folders."""
        self.faults = faults
        """Why a deck was left out, by its folder."""
        self._cards = {
            card.id: card for deck in self.decks.values() for card in deck.manifest.cards
        }
        self._files = {
            (deck.manifest.name, deck.hash, file): deck.folder / file
            for deck in self.decks.values()
            for file in deck.manifest.files
        }

    @classmethod
    def open(cls, folders: Iterable[Path]) -> "Shelf":
        """Load every deck; of two with the same name the first folder's counts."""
        decks: dict[str, ShelvedDeck] = {}
        faults: dict[Path, Sequence[DeckFault]] = {}
        for folder in _deck_folders(folders):
            loaded = load_deck(folder)
            if loaded.deck is None or loaded.faults:
                faults[folder] = loaded.faults
            elif loaded.deck.name in decks:
                other = decks[loaded.deck.name].folder
                faults[folder] = (DeckFault(MANIFEST, f"{other} holds a deck of this name"),)
            else:
                shelved = ShelvedDeck(loaded.deck, folder, _hash(loaded.deck, folder))
                decks[loaded.deck.name] = shelved
        return cls(decks.values(), faults)

    def deck(self, name: str) -> ShelvedDeck:
        """A deck by its name."""
        if name not in self.decks:
            raise Refused("unknown_deck", deck=name, known=list(self.decks))
        return self.decks[name]

    def cards(self, names: Sequence[str]) -> tuple[CardId, ...]:
        """Some decks joined into one, in the order given."""
        cards = tuple(card.id for name in names for card in self.deck(name).manifest.cards)
        if len(set(names)) < len(names):
            raise Refused("same_card_twice")
        return cards

    def card(self, id: CardId) -> Card:
        """A card by its id."""
        if id not in self._cards:
            raise Refused("unknown_card", card=id)
        return self._cards[id]

    def address(self, id: CardId, *, small: bool = False) -> str:
        """Where a browser finds a card's picture."""
        card = self.card(id)
        deck = self.decks[card.id.partition("/")[0]]
        return deck.address(card.small_file if small else card.file)

    def file(self, deck: str, hash: str, file: str) -> Path | None:
        """The picture at an address. Only known ones are found, so no address leads out of a deck;
        an old hash finds nothing, lest a new picture be kept for ever under it."""
        return self._files.get((deck, hash, file))


def _deck_folders(folders: Iterable[Path]) -> list[Path]:
    """A folder without deck.toml is no deck; a hidden one is a deck that is being written."""
    return [
        path
        for folder in folders
        for path in sorted(folder.iterdir())
        if (path / MANIFEST).is_file() and not path.name.startswith(".")
    ]


def _hash(deck: Deck, folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(deck.files):
        content = hashlib.sha256((folder / file).read_bytes()).hexdigest()
        digest.update(f"{file} {content}\n".encode())
    return digest.hexdigest()[:16]
