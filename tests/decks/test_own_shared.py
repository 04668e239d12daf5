"""Own decks of several nodes whose vault fails: what is kept is kept, what is refused is not."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from pathlib import Path

import pytest

from namyok.decks.own.own_deck import MAKING
from namyok.decks.own.room import Room
from namyok.decks.own.shared import SharedDecks, Vault
from namyok.decks.own.workshop import Workshop
from namyok.decks.shelf import Shelf
from namyok.kernel import Refused
from tests.decks.test_own_workshop import QuickEasel


class Away(Exception):
    """The vault does not answer."""


class FrailVault(Vault):
    """In memory; ``fails`` at the named work until it is told otherwise."""

    def __init__(self) -> None:
        self.fails: set[str] = set()
        self.kept: dict[str, tuple[int, dict[str, bytes]]] = {}

    def _answer(self, *work: str) -> None:
        if self.fails & {*work}:
            raise Away

    async def revisions(self) -> dict[str, int]:
        self._answer("revisions")
        return {deck: revision for deck, (revision, _) in self.kept.items()}

    async def names(self, deck: str) -> tuple[int, set[str]]:
        self._answer("names")
        revision, files = self.kept.get(deck, (0, {}))
        return revision, {*files}

    async def file(self, deck: str, name: str) -> bytes | None:
        self._answer("file", f"file of {deck}")
        return self.kept[deck][1].get(name)

    async def keep(
        self, deck: str, expected: int, files: Mapping[str, bytes], names: Collection[str]
    ) -> int | None:
        self._answer("keep")
        revision, old = self.kept.get(deck, (0, {}))
        if revision != expected:
            return None
        self.kept[deck] = (revision + 1, {name: {**old, **files}[name] for name in names})
        self._answer("tell")
        return revision + 1

    async def drop(self, deck: str) -> None:
        self.kept[deck] = (0, {})


class Node:
    def __init__(self, folder: Path, vault: Vault) -> None:
        self.folder, self.vault, self.shelf = folder, vault, Shelf([])
        self.workshop = Workshop(folder, self.shelf, Room(), lambda: 1.0, QuickEasel())

    async def join(self) -> None:
        await self.workshop.share(SharedDecks(self.folder, self.vault), lambda: None)

    async def add(self, name: str) -> str | None:
        """Why not; None: there is a new card."""
        photo = self.folder.with_suffix(".photo")
        photo.write_bytes(b"photo")
        deck = self.workshop.owned("me", name)
        (why,) = [outcome.why async for outcome in self.workshop.add(deck, photo, "a.jpg")]
        return None if why is None else why.code

    def cards(self, name: str) -> list[int]:
        return [card.number for card in self.workshop.owned("me", name).making.cards]


def played(folder: Path, play: Callable[[FrailVault, Node, Node], Awaitable[None]]) -> None:
    async def whole() -> None:
        vault = FrailVault()
        nodes = [Node(folder / name, vault) for name in ("one", "two")]
        for node in nodes:
            await node.join()
        await play(vault, *nodes)

    asyncio.run(whole())


def numbers(vault: FrailVault, deck: str) -> list[int]:
    """The cards that the vault has."""
    return [card["number"] for card in json.loads(vault.kept[deck][1][MAKING])["cards"]]


def test_a_card_of_another_node_is_not_lost_when_its_files_did_not_come(tmp_path: Path) -> None:
    async def play(vault: FrailVault, one: Node, two: Node) -> None:
        name = (await one.workshop.begin("me", "Лето", "ru")).name
        await two.workshop.follow()
        assert await one.add(name) is None
        vault.fails = {"file"}
        await two.workshop.follow()
        assert await two.add(name) == "not_kept"
        vault.fails = set()
        assert numbers(vault, name) == [1]
        assert await two.add(name) is None
        assert numbers(vault, name) == [1, 2]

    played(tmp_path, play)


@pytest.mark.parametrize(
    ("fails", "kept"),
    [({"keep"}, False), ({"keep", "names"}, False), ({"tell"}, True)],
    ids=["it does not keep", "it does not answer at all", "it keeps and does not tell"],
)
def test_what_was_refused_is_as_the_vault_has_it(
    tmp_path: Path, fails: set[str], kept: bool
) -> None:
    async def play(vault: FrailVault, one: Node, two: Node) -> None:
        deck = await one.workshop.begin("me", "Лето", "ru")
        assert await one.add(deck.name) is None
        vault.fails = fails
        assert await one.add(deck.name) == "not_kept"
        with pytest.raises(Refused, match="not_kept"):
            await one.workshop.finish(deck)
        vault.fails = set()
        for node in (one, two):
            await node.workshop.follow()
            assert node.cards(deck.name) == numbers(vault, deck.name) == ([1, 2] if kept else [1])
            assert deck.is_finished == node.workshop.owned("me", deck.name).is_finished == kept

    played(tmp_path, play)


def test_a_refused_change_is_not_kept_with_the_next_one(tmp_path: Path) -> None:
    async def play(vault: FrailVault, one: Node, two: Node) -> None:
        deck = await one.workshop.begin("me", "Лето", "ru")
        vault.fails = {"keep", "names"}
        with pytest.raises(Refused, match="not_kept"):
            await one.workshop.arrange(deck, (), title="Зима")
        vault.fails = set()
        assert await one.add(deck.name) is None
        await two.workshop.follow()
        assert two.workshop.owned("me", deck.name).making.title == "Лето"

    played(tmp_path, play)


def test_a_deck_that_could_not_be_begun_is_not_there_after_a_restart(tmp_path: Path) -> None:
    async def play(vault: FrailVault, one: Node, two: Node) -> None:
        vault.fails = {"keep", "names"}
        with pytest.raises(Refused, match="not_kept"):
            await one.workshop.begin("me", "Лето", "ru")
        vault.fails = set()
        again = Node(one.folder, vault)
        await again.join()
        assert again.workshop.decks == two.workshop.decks == ()
        assert not vault.kept

    played(tmp_path, play)


def test_a_deck_that_can_t_be_read_keeps_no_other_from_a_new_node(tmp_path: Path) -> None:
    async def play(vault: FrailVault, one: Node, _two: Node) -> None:
        names = [(await one.workshop.begin("me", title, "ru")).name for title in ("Лето", "Зима")]
        vault.fails = {f"file of {names[0]}"}
        late = Node(tmp_path / "late", vault)
        await late.join()
        assert [deck.name for deck in late.workshop.decks] == names[1:]
        vault.fails = set()
        await late.workshop.follow()
        assert {deck.name for deck in late.workshop.decks} == {*names}

    played(tmp_path, play)
