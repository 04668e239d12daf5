"""The workshop without a server: changes in turn, on the disk when they are told, swept apart."""

import asyncio
import os
import secrets
import threading
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from namyok.decks.own.easel import Easel
from namyok.decks.own.janitor import KEEP_UNFINISHED, Janitor
from namyok.decks.own.making import LAST_NUMBER, OwnCard
from namyok.decks.own.own_deck import OwnDeck
from namyok.decks.own.painting import Crop, Painted
from namyok.decks.own.room import Room
from namyok.decks.own.workshop import A_DAY, Workshop
from namyok.decks.pictures import CardPicture
from namyok.decks.shelf import Shelf

MIDDLE = Crop(0, 0, 1, 1)


class QuickEasel(Easel):
    """Paints without looking."""

    async def paint(self, *_: Any, **__: Any) -> Painted:
        return Painted(CardPicture(b"full", b"small"), b"whole", secrets.token_hex(8), 1)

    async def cut(self, *_: Any, **__: Any) -> CardPicture:
        return CardPicture(b"full", b"small")


class Scene:
    """A workshop, its shelf and a janitor whose tables name nothing unless told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shelf = Shelf([])
        room = Room(keep_seconds=100 * A_DAY)
        self.workshop = Workshop(folder / "decks", self.shelf, room, time.time, QuickEasel())
        self.asked: list[set[str]] = []
        self.named: set[str] = set()
        self.janitor = Janitor(self.workshop, self.shelf, self._mentioned)

    async def _mentioned(self, names: Collection[str]) -> set[str]:
        self.asked.append(set(names))
        return self.named & set(names)

    async def deck(self, cards: int = 1, *, finished: bool = True) -> OwnDeck:
        deck = await self.workshop.begin("owner", "Лето", "ru")
        for _ in range(cards):
            await self.add(deck)
        if finished:
            await self.workshop.finish(deck)
        return deck

    async def add(self, deck: OwnDeck) -> OwnCard:
        file = self.folder / "1.png"
        file.write_bytes(b"any")
        (outcome,) = [one async for one in self.workshop.add(deck, file, "1.png")]
        assert outcome.card is not None
        return outcome.card

    async def later(self, seconds: float) -> None:
        self.workshop.now = lambda: time.time() + seconds
        await asyncio.wait_for(self.janitor.sweep(), 5)


def played(folder: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        scene = Scene(folder)
        await play(scene)
        await scene.workshop.close()

    asyncio.run(whole())


def test_a_frame_can_be_moved_any_number_of_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)

    async def play(scene: Scene) -> None:
        deck = await scene.deck(2)
        old = {number: float(number) for number in range(3, LAST_NUMBER)}
        deck.making = msgspec.structs.replace(deck.making, outdated=old, last=998)
        number = 1
        for expected in (999, 3, 4):
            moved = scene.workshop.recut(deck, number, MIDDLE)
            number = (await asyncio.wait_for(moved, 5)).number
            assert number == expected

    played(tmp_path, play)


def test_a_removed_picture_leaves_its_number_unused_even_over_a_restart(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        deck = await scene.deck(2)
        await scene.workshop.remove(deck, 2)
        again = OwnDeck.load(deck.folder)
        assert again.making.last == 2
        assert (await scene.add(deck)).number == 3

    played(tmp_path, play)


def test_a_change_ends_in_its_turn_however_often_its_sender_is_cancelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(scene: Scene) -> None:
        deck = await scene.deck(3)
        writing, go_on = threading.Event(), threading.Event()
        keep = OwnDeck.keep

        def slow(self: OwnDeck, *given: Any) -> OwnCard:
            writing.set()
            go_on.wait(5)
            return keep(self, *given)

        monkeypatch.setattr(OwnDeck, "keep", slow)
        sending = asyncio.create_task(scene.add(deck))
        await asyncio.to_thread(writing.wait, 5)
        for _ in range(5):  # as a server does when the connection is lost
            sending.cancel()
            await asyncio.sleep(0.01)
        assert sending.done()
        removing = asyncio.create_task(scene.workshop.remove(deck, 2))
        await asyncio.sleep(0.05)
        assert not removing.done()
        go_on.set()
        await removing
        assert [card.number for card in deck.making.cards] == [1, 3, 4]
        shelved = scene.shelf.deck(deck.name).manifest
        assert [card.id[-3:] for card in shelved.cards] == ["001", "003", "004"]
        assert len(OwnDeck.load(deck.folder).making.cards) == 3

    played(tmp_path, play)


def test_a_change_whose_sender_is_gone_reaches_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(scene: Scene) -> None:
        deck = await scene.deck()
        describe = OwnDeck.describe
        writing = threading.Event()

        def slow(self: OwnDeck, *given: Any) -> OwnCard:
            writing.set()
            time.sleep(0.1)
            return describe(self, *given)

        monkeypatch.setattr(OwnDeck, "describe", slow)
        asking = asyncio.create_task(scene.workshop.describe(deck, 1, caption="Кот"))
        await asyncio.to_thread(writing.wait, 5)
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        await scene.workshop.close()
        assert scene.shelf.card(f"{deck.name}/001").caption == {"ru": "Кот"}

    played(tmp_path, play)


@pytest.mark.parametrize("finished", [True, False])
def test_pictures_are_on_the_disk_before_a_list_names_them(
    finished: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(scene: Scene) -> None:
        deck = await scene.deck(finished=finished)
        synced: list[str] = []
        sync = os.fsync

        def noted(descriptor: int) -> None:
            synced.append(Path(os.readlink(f"/proc/self/fd/{descriptor}")).name)
            sync(descriptor)

        monkeypatch.setattr(os, "fsync", noted)
        await scene.add(deck)
        pictures = ["002.webp", "002.s.webp", "002.whole.webp", deck.name]
        assert synced[:6] == [*pictures, ".making.json", deck.name]
        synced.clear()
        await scene.workshop.recut(deck, 2, MIDDLE)
        assert synced[:4] == ["003.webp", "003.s.webp", "003.whole.webp", deck.name]

    played(tmp_path, play)


def test_room_is_looked_for_on_the_event_loop_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread would go through the decks while others come and go."""

    async def play(scene: Scene) -> None:
        deck = await scene.deck(0, finished=False)
        asked = []
        mine = scene.workshop.mine

        def noted(owner: str | None) -> list[OwnDeck]:
            asked.append(threading.current_thread())
            return mine(owner)

        monkeypatch.setattr(scene.workshop, "mine", noted)
        await scene.add(deck)
        assert set(asked) == {threading.main_thread()}

    played(tmp_path, play)


def test_a_busy_or_broken_deck_does_not_keep_the_janitor_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(scene: Scene) -> None:
        busy, broken, old = [await scene.deck(finished=False) for _ in range(3)]
        tend = scene.workshop.tend

        async def tended(deck: OwnDeck) -> None:
            if deck is broken:
                raise RuntimeError("broken")
            await tend(deck)

        monkeypatch.setattr(scene.workshop, "tend", tended)
        over = asyncio.Event()
        changing = asyncio.create_task(scene.workshop._turns.take(busy.name, over.wait))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await scene.later(KEEP_UNFINISHED + 10)
        assert old.is_gone
        assert not old.folder.exists()
        assert scene.workshop.decks == (busy, broken)
        over.set()
        await changing

    played(tmp_path, play)


def test_tables_are_asked_once_a_day_for_all_old_decks_together_and_never_for_unfinished_ones(
    tmp_path: Path,
) -> None:
    async def play(scene: Scene) -> None:
        named, old, unfinished = (
            await scene.deck(),
            await scene.deck(),
            await scene.deck(finished=False),
        )
        scene.named = {named.name}
        await scene.later(KEEP_UNFINISHED + 10)
        assert unfinished.is_gone
        assert not scene.asked
        await scene.later(101 * A_DAY)
        await scene.later(101 * A_DAY + 600)
        assert scene.asked == [{named.name, old.name}, {old.name}]
        assert scene.workshop.decks == (named,)
        scene.named = set()
        await scene.later(103 * A_DAY)
        assert named.is_gone

    played(tmp_path, play)


def test_a_deck_is_back_on_the_shelf_if_the_tables_cant_be_asked(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        deck = await scene.deck()
        answers = iter([set[str]()])

        async def broken(_: Collection[str]) -> set[str]:
            return next(answers)

        with suppress(RuntimeError):
            scene.janitor = Janitor(scene.workshop, scene.shelf, broken)
            await scene.later(101 * A_DAY)
        assert scene.shelf.find(deck.name) is not None

    played(tmp_path, play)
