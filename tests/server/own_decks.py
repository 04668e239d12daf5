"""Somebody who makes decks over real HTTP."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import quote
from zipfile import ZIP_DEFLATED, ZipFile

from PIL import Image, ImageDraw

from namyok.decks.own.room import Room
from tests.decks.kit import saved
from tests.server.running import Answer, Running, running


class Maker:
    """A browser with its cookie."""

    def __init__(self, server: Running, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            named["Cookie"] = self.cookie
        answer = await self.server.ask(method, f"/api/decks{path}", body, named)
        self.cookie = answer.cookie or self.cookie
        return answer

    async def begin(self, title: str = "Наше лето", language: str = "ru") -> str:
        answer = await self.ask("POST", "", {"title": title, "language": language})
        assert answer.status == 200, answer.body
        name: str = answer.json["name"]
        return name

    async def send(self, deck: str, data: bytes, file: str = "1.png") -> list[Any]:
        """Upload a file; a line for each picture in it."""
        answer = await self.ask("POST", f"/{deck}/pictures", data, x_file=quote(file))
        if answer.status != 200:
            return [{"file": file, "card": None, "error": answer.json}]
        return [json.loads(line) for line in answer.body.splitlines()]

    async def send_one(self, deck: str, data: bytes, file: str = "1.png") -> Any:
        (line,) = await self.send(deck, data, file)
        return line

    async def making(self, deck: str) -> Any:
        return (await self.ask("GET", f"/{deck}/making")).json

    async def finished(self, pictures: int = 3, title: str = "Наше лето") -> str:
        """A deck that can be played with."""
        deck = await self.begin(title)
        lines = await self.send(deck, zipped({f"{n}.png": picture(n) for n in range(pictures)}))
        assert all(line["error"] is None for line in lines), lines
        assert (await self.ask("POST", f"/{deck}/finish")).status == 200
        return deck


def with_maker(
    folder: Path, scene: Callable[[Maker], Awaitable[None]], room: Room | None = None
) -> None:
    """Play a scene on a server of its own."""

    async def play() -> None:
        async with running(folder, room=room or Room()) as server:
            await scene(Maker(server))

    asyncio.run(play())


def picture(number: int, format: str = "PNG") -> bytes:
    """A small picture unlike all others."""
    image = Image.new("RGB", (60, 90), (number % 256, number // 256 * 40, 90))
    ImageDraw.Draw(image).text((5, 5), str(number))
    return saved(image, format)


def zipped(files: dict[str, bytes]) -> bytes:
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return buffer.getvalue()
