"""People who play whole games over real sockets, choosing blindly among their offers."""

import asyncio
import random
from typing import Any

import msgspec

from namyok.games.dixit.offers import DixitOffer
from namyok.games.dixit.offers import pick as pick_dixit
from namyok.games.poetry.offers import PoetryOffer
from namyok.games.poetry.offers import pick as pick_poetry
from namyok.kernel import Chance, Command
from namyok.luck import Luck
from tests.server.running import Line


def choose(offer: dict[str, Any], chance: Chance, poetry: bool) -> Command:
    """A command for an offer as it came over the wire; nobody here records anything."""
    if poetry:
        return pick_poetry(msgspec.convert(offer, PoetryOffer), chance)
    if offer["do"] == "give_clue":
        offer = {**offer, "kinds": [kind for kind in offer["kinds"] if kind in ("text", "aloud")]}
    return pick_dixit(msgspec.convert(offer, DixitOffer), chance)


async def play_to_the_end(line: Line, seed: int, until_game: int = 1) -> None:
    """Move whenever it is one's turn, until the game is over."""
    luck = Luck(random.Random(seed))
    while not (line.view["stage"] == "over" and line.view["games"] >= until_game):
        game = line.view["game"]
        await line.go_on()
        mine = game is not None and line.view["your_seat"] in game["waiting"]
        if not (line.view["stage"] == "playing" and mine):
            await line.receive()
            continue
        (offer,) = luck.draw(game["offers"], 1)
        answer = await line.do(choose(offer, luck, game["kind"] == "poetry"))
        if answer["type"] == "ack":
            await line.see(answer["version"])
        else:
            assert answer["code"] in ("wrong_phase", "partner_gave", "round_is_over"), answer


async def all_play(lines: list[Line], watchers: list[Line] | None = None, game: int = 1) -> None:
    """Everybody plays; watchers read along."""
    async with asyncio.TaskGroup() as group:
        for seed, line in enumerate(lines):
            group.create_task(play_to_the_end(line, seed, game))
        for line in watchers or []:
            group.create_task(_watch(line, game))


async def _watch(line: Line, game: int) -> None:
    while not (line.view["stage"] == "over" and line.view["games"] >= game):
        await line.receive()
