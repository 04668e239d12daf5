"""Painters under siege: whoever sends the most waits the most, and nobody else does."""

import asyncio
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image

from namyok.decks.own.archive import MOST_LIST_BYTES, entries
from namyok.decks.own.queue import FairQueue
from namyok.decks.own.worker import Paint, carry_out
from namyok.decks.pictures import MOST_SCANS, opened
from namyok.kernel import Refused
from tests.decks.kit import saved


async def settled() -> None:
    """Everybody who can go on has done so."""
    for _ in range(10):
        await asyncio.sleep(0)


class Painter:
    """Jobs that take until they are told to be over."""

    def __init__(self, places: int, of_one: int) -> None:
        self.queue = FairQueue(places, of_one)
        self.begun: list[str] = []
        self.over: dict[str, asyncio.Event] = {}

    async def job(self, name: str) -> None:
        self.over[name] = asyncio.Event()
        async with self.queue.place(name[0]):
            self.begun.append(name)
            await self.over[name].wait()

    async def finish(self, name: str) -> None:
        self.over[name].set()
        await settled()


def test_one_address_never_has_all_painters_and_others_are_next() -> None:
    async def scene() -> None:
        painter = Painter(places=3, of_one=2)
        jobs = [asyncio.create_task(painter.job(f"a{number}")) for number in range(12)]
        await settled()
        assert painter.begun == ["a0", "a1"]
        jobs.append(asyncio.create_task(painter.job("b0")))
        jobs.append(asyncio.create_task(painter.job("c0")))
        await settled()
        assert painter.begun == ["a0", "a1", "b0"]
        await painter.finish("a0")
        assert painter.begun[3:] == ["c0"], "whoever has not had a turn goes first"
        await painter.finish("b0")
        assert painter.begun[4:] == ["a2"]
        for name in [f"a{number}" for number in range(1, 12)] + ["c0"]:
            await painter.finish(name)
        await asyncio.gather(*jobs)
        assert painter.begun[4:] == [f"a{number}" for number in range(2, 12)]
        assert painter.queue._free == 3
        assert not painter.queue._busy and not painter.queue._waiting

    asyncio.run(scene())


def test_who_goes_away_leaves_no_place_taken() -> None:
    async def scene() -> None:
        painter = Painter(places=1, of_one=1)
        first = asyncio.create_task(painter.job("a0"))
        gone = asyncio.create_task(painter.job("b0"))
        called = asyncio.create_task(painter.job("c0"))
        last = asyncio.create_task(painter.job("d0"))
        await settled()
        gone.cancel()
        await settled()
        painter.over["a0"].set()
        while not painter.queue._busy["c"]:
            await asyncio.sleep(0)
        called.cancel()  # it has a place, and may not have heard of it
        with suppress(asyncio.CancelledError):
            await called
        await settled()
        assert painter.begun[-1] == "d0"
        await painter.finish("d0")
        await asyncio.gather(first, last)
        assert painter.queue._free == 1
        assert not painter.queue._busy and not painter.queue._waiting

    asyncio.run(scene())


def test_a_jpeg_of_a_thousand_passes_is_refused_before_one_is_decoded() -> None:
    whole = saved(Image.new("RGB", (600, 900), "red"), "JPEG", progressive=True)
    assert whole.count(b"\xff\xda") < MOST_SCANS
    opened(whole)
    last = whole.rindex(b"\xff\xda")
    bomb = whole[:last] + whole[last:-2] * 1000 + whole[-2:]
    with pytest.raises(Refused, match="picture_too_hard"):
        opened(bomb)


def test_a_zip_whose_list_never_ends_is_refused_before_it_is_read(tmp_path: Path) -> None:
    buffer = BytesIO()
    with ZipFile(buffer, "w") as archive:
        for number in range(MOST_LIST_BYTES // 100):
            archive.writestr(f"{number:080}.txt", b"")
    (tmp_path / "bomb.zip").write_bytes(buffer.getvalue())
    with pytest.raises(Refused, match="zip_bomb"):
        entries(tmp_path / "bomb.zip")
    (tmp_path / "short.zip").write_bytes(b"PK\x05\x06")
    with pytest.raises(Refused, match="zip_broken"):
        entries(tmp_path / "short.zip")


def test_pictures_in_a_zip_are_painted_all_the_same(tmp_path: Path) -> None:
    buffer = BytesIO()
    with ZipFile(buffer, "w") as archive:
        archive.writestr("1.png", saved(Image.new("RGB", (60, 90), "red"), "PNG"))
        archive.comment = b"with a remark"
    path = tmp_path / "good.zip"
    path.write_bytes(buffer.getvalue())
    (entry,) = entries(path)
    assert carry_out(Paint(str(path), entry.place)).painted is not None
