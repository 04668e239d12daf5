"""The decks that a table can choose from."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from namyok.decks.manifest import MANIFEST, Card, Deck, DeckFault, load_deck
from namyok.kernel import CardId, Refused, Value

OWN = "own-"
"""How the names of private decks begin; the rest of them is luck."""


class ShelvedDeck(Value, frozen=True, eq=False):
    """A deck and where it lies. A changed deck takes the place of the old one on the shelf."""

    manifest: Deck
    """What it says about itself."""
    folder: Path
    """Where its files are."""
    hash: str
    """Changes whenever another picture would come under an old address, so that addresses can be
    cached for ever. Words are not in it: a better caption makes nobody load the pictures again."""
    outdated: tuple[str, ...] = ()
    """Pictures that are no cards any more but may still lie on a table."""

    @property
    def paths(self) -> dict[tuple[str, str, str], Path]:
        """Every file that may be served, by the parts of its address."""
        files = (*self.manifest.files, *self.outdated)
        return {(self.manifest.name, self.hash, file): self.folder / file for file in files}

    def address(self, file: str) -> str:
        """Where a browser finds one of the deck's pictures."""
        return f"/decks/{self.manifest.name}/{self.hash}/{file}"


class Shelf:
    """All decks of some folders, and beside them private ones, which only their name leads to.

    A deck with faults is left out and does not harm the others.
    """

    def __init__(
        self,
        decks: Iterable[ShelvedDeck],
        faults: Mapping[Path, Sequence[DeckFault]] = MappingProxyType({}),
    ) -> None:
        self.decks: Mapping[str, ShelvedDeck] = {deck.manifest.name: deck for deck in decks}
        """Every deck that anybody may see, by its name, in the order of the folders."""
        self.faults = faults
        """Why a deck was left out, by its folder."""
        self._private: dict[str, ShelvedDeck] = {}
        self._cards: dict[CardId, Card] = {}
        self._files: dict[tuple[str, str, str], Path] = {}
        for deck in self.decks.values():
            self._know(deck)

    @classmethod
    def open(cls, folders: Iterable[Path]) -> "Shelf":
        """Load every deck; of two with the same name the first folder's counts."""
        decks: dict[str, ShelvedDeck] = {}
        faults: dict[Path, Sequence[DeckFault]] = {}
        for folder in _seen(folders):
            try:
                found = _read(folder, decks) if (folder / MANIFEST).is_file() else ()
            except OSError as error:  # such as lost+found, which is for root alone
                name = Path(error.filename or MANIFEST).name
                found = (DeckFault(name, f"it can't be read: {error.strerror or error}"),)
            if isinstance(found, ShelvedDeck):
                decks[found.manifest.name] = found
            elif found:
                faults[folder] = found
        return cls(decks.values(), faults)

    def put(self, deck: ShelvedDeck) -> None:
        """Stand a private deck on the shelf, in the place of its former self if there is one."""
        self.take(deck.manifest.name)
        self._private[deck.manifest.name] = deck
        self._know(deck)

    def take(self, name: str) -> None:
        """Take a private deck off the shelf."""
        deck = self._private.pop(name, None)
        if deck is not None:
            for card in deck.manifest.cards:
                del self._cards[card.id]
            for place in deck.paths:
                del self._files[place]

    def _know(self, deck: ShelvedDeck) -> None:
        self._cards.update((card.id, card) for card in deck.manifest.cards)
        self._files.update(deck.paths)

    def find(self, name: str) -> ShelvedDeck | None:
        """A deck by its name, private ones included."""
        return self.decks.get(name) or self._private.get(name)

    def deck(self, name: str) -> ShelvedDeck:
        """A deck by its name; the refusal tells of no private one."""
        deck = self.find(name)
        if deck is None and name.startswith(OWN):
            raise Refused("deck_gone")
        if deck is None:
            raise Refused("unknown_deck", deck=name, known=list(self.decks))
        return deck

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

    def is_private(self, name: str) -> bool:
        """Whether a deck is known only to those who have its name."""
        return name in self._private

    def file(self, deck: str, hash: str, file: str) -> Path | None:
        """The picture at an address. Only known ones are found, so no address leads out of a deck;
        an old hash finds nothing, lest a new picture be kept for ever under it."""
        return self._files.get((deck, hash, file))


def _seen(folders: Iterable[Path]) -> list[Path]:
    """What may be a deck, if it has a deck.toml; a hidden one is being written."""
    entries = (path for folder in folders for path in sorted(folder.iterdir()))
    return [path for path in entries if not path.name.startswith(".")]


def _read(folder: Path, others: Mapping[str, ShelvedDeck]) -> ShelvedDeck | tuple[DeckFault, ...]:
    """A deck, or what is wrong with it."""
    loaded = load_deck(folder)
    if loaded.deck is None or loaded.faults:
        return loaded.faults
    if loaded.deck.name in others:
        other = others[loaded.deck.name].folder
        return (DeckFault(MANIFEST, f"{other} holds a deck of this name"),)
    return ShelvedDeck(loaded.deck, folder, _hash(loaded.deck, folder))


def _hash(deck: Deck, folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(deck.files):
        content = hashlib.sha256((folder / file).read_bytes()).hexdigest()
        digest.update(f"{file} {content}\n".encode())
    return digest.hexdigest()[:16]
