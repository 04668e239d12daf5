"""Own decks on several nodes: each node has them all in its folder, the store has them for all.

A change is made in the folder first and then kept in the store, at the revision it was made from;
if another node was faster, the folder is brought to what the store has and the change is refused.
The pictures of a card never change under their name, so only new ones travel.
"""

import asyncio
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Protocol

from namyok.decks.manifest import MANIFEST
from namyok.decks.own.own_deck import MAKING

_CHANGING = {MAKING, MANIFEST}
UNKNOWN = -1
"""A revision that no deck has."""


class Vault(Protocol):
    """Where all nodes reach the files of own decks."""

    async def revisions(self) -> dict[str, int]:
        """Of every deck that was ever kept; 0 for one that is gone."""

    async def names(self, deck: str) -> tuple[int, set[str]]:
        """A deck's revision and its files."""

    async def file(self, deck: str, name: str) -> bytes | None:
        """One of them."""

    async def keep(
        self, deck: str, expected: int, files: Mapping[str, bytes], names: Collection[str]
    ) -> int | None:
        """The next revision, with some new files and all that belong to it; None if it was not at
        the one expected."""

    async def drop(self, deck: str) -> None:
        """For good: its name is never used again."""


class SharedDecks:
    """What this node knows of the vault."""

    def __init__(self, folder: Path, vault: Vault) -> None:
        self._folder = folder
        self._vault = vault
        self._known: dict[str, int] = {}

    async def outdated(self) -> list[str]:
        """Decks of which this node may have another revision than the vault, gone ones too."""
        revisions = await self._vault.revisions()
        return [name for name, revision in revisions.items() if self._known.get(name) != revision]

    async def push(self, deck: str) -> bool:
        """Keep a deck as it lies in the folder; False if another node has changed it meanwhile."""
        revision, kept = await self._vault.names(deck)
        if revision != self._known.get(deck, 0):
            return False
        folder = self._folder / deck
        names = {path.name for path in folder.iterdir()}
        new = (names - kept) | (names & _CHANGING)
        files = await asyncio.to_thread(_contents, folder, new)
        pushed = await self._vault.keep(deck, revision, files, names)
        if pushed is not None:
            self._known[deck] = pushed
        return pushed is not None

    async def pull(self, deck: str) -> bool:
        """Bring a deck's folder to what the vault has; False if the deck is gone."""
        revision, names = await self._vault.names(deck)
        if not names:
            self._known[deck] = revision
            return False
        folder = self._folder / deck
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        here = {path.name for path in folder.iterdir()}
        # The list of cards comes last: a deck that was half pulled when its node died has its old.
        for name in sorted(names - (here - _CHANGING), key=lambda one: one in _CHANGING):
            data = await self._vault.file(deck, name)
            if data is not None:
                scratch = folder / f".{name}"
                await asyncio.to_thread(scratch.write_bytes, data)
                scratch.replace(folder / name)
        for name in here - names:  # a manifest, too: the deck is not finished after all
            (folder / name).unlink(missing_ok=True)
        self._known[deck] = revision  # now that all of it is here: what is pushed replaces it
        return True

    def doubt(self, deck: str) -> None:
        """The folder may hold what the vault does not: nothing of it is kept before a pull."""
        self._known[deck] = UNKNOWN

    def is_in_doubt(self, deck: str) -> bool:
        """Whether only a pull can tell what a deck is."""
        return self._known.get(deck) == UNKNOWN

    async def drop(self, deck: str) -> None:
        """A deck is gone, for all nodes."""
        await self._vault.drop(deck)
        self._known[deck] = 0


def _contents(folder: Path, names: Collection[str]) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in names}
