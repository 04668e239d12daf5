"""A seat played by a program of your own, over the same socket as a person's.

    python examples/seat.py http://localhost:8000 CODE [--name NAME] [--link SECRET]

It knows no rule: the view's ``offers`` say what may be done, and ``move`` chooses one of them. Put
your own thoughts there. Needs Python 3.11 and ``pip install websockets``; nothing of Намёк. The
messages are in docs/protocol.md.
"""

import argparse
import asyncio
import json
import random
from typing import Any
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import websockets

WORDS = ("a door in the wind", "дверь на ветру", "almost home", "почти дома", "…")


def move(view: dict[str, Any]) -> dict[str, Any]:
    """A move, made of one of the offers in the view, which is all that this seat may know."""
    offer = random.choice([one for one in view["offers"] if one["do"] != "take_back"])
    do = {"do": offer["do"]}
    match offer["do"]:
        case "give_clue":
            words = "text" in offer["kinds"]
            clue = {"kind": "text", "text": random.choice(WORDS)} if words else {"kind": "aloud"}
            return {**do, "clue": clue, "card": random.choice(offer["cards"] or [None])}
        case "give_cards":
            return {**do, "cards": random.sample(offer["cards"], offer["count"])}
        case "vote":
            number = random.choice(offer["numbers"])
            red = [one for one in offer["red"] or [] if one != number]
            return {**do, "numbers": [number], "red": random.choice(red) if red else None}
        case "lay_hint":
            story, line = random.choice(offer["stories"]), random.choice(offer["lines"])
            return {**do, "story": story, "line": line}
        case "add_line" | "swap_line":
            return {**do, "line": random.choice(offer["lines"])}
        case "judge_line":
            return {**do, "fits": random.random() < 0.5}
        case "guess_story":
            return {**do, "story": random.choice(offer["stories"])}
        case "place_ending":
            return {**do, "ending": random.choice(offer["endings"])}
        case _:
            return do


async def play(url: str, code: str, name: str, link: str | None = None) -> dict[str, Any]:
    """Sit down and play until the game is over; how it ended."""
    return await play_seat(url, await asyncio.to_thread(_join, url, code, name, link))


async def play_seat(url: str, seat: dict[str, Any]) -> dict[str, Any]:
    """Play a seat whose secret one has until the game is over; how it ended."""
    site = urlsplit(url)
    socket = f"{'wss' if site.scheme == 'https' else 'ws'}://{site.netloc}/ws"
    async with websockets.connect(socket, origin=f"{site.scheme}://{site.netloc}") as line:  # type: ignore[arg-type]
        hello = {"type": "hello", "table": seat["code"], "seat": seat["seat"], "protocol": 2}
        await line.send(json.dumps(hello))
        table: dict[str, Any] = {}
        version = done = sent = 0
        waiting = played = False
        async for frame in line:
            message = json.loads(frame)
            match message["type"]:
                case "view":
                    table, version = message["table"], message["version"]
                case "change":  # the fields that are not what they were
                    game = {**table["game"], **message["game"]} if message["game"] else None
                    table = {**table, **message["table"], **({"game": game} if game else {})}
                    version = message["version"]
                case "ack":  # on disk; what follows from it is in the views from this one on
                    waiting, done = False, message["version"]
                case "error":  # somebody was quicker, or it was not allowed: wait for news
                    waiting, done = False, version + 1
            if not table or waiting or version < done:
                continue
            played = played or table["stage"] == "playing"
            game = table["game"]
            if played and table["stage"] == "over":
                result: dict[str, Any] = game["result"]
                return result
            if table["your_seat"] in table["looking"]:  # bots wait until a result was seen
                looked = {"game": table["games"], "round": game["round"] - 1}
                await line.send(json.dumps({"type": "looked", **looked}))
            asks = table["stage"] == "playing" and not table["paused"]
            if asks and table["your_seat"] in game["waiting"]:
                sent, waiting = sent + 1, True
                where = {"game": table["games"], "round": game["round"]}
                play = {"type": "play", "id": f"m{sent}", "move": move(game), **where}
                await line.send(json.dumps(play))
    raise ConnectionError("the server said goodbye")


def _join(url: str, code: str, name: str, link: str | None) -> dict[str, Any]:
    """By the secret of the table's link, which opens it, or by its code, which may only knock."""
    path = "/api/join" if link else f"/api/tables/{quote(code)}/people"
    secret = {"x-join": link} if link else {}
    headers = {"content-type": "application/json", "origin": url, **secret}
    request = Request(url + path, json.dumps({"name": name}).encode(), headers)
    with urlopen(request) as answer:
        seat: dict[str, Any] = json.load(answer)
    return seat


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("url", help="where the server is")
    parser.add_argument("code", help="the table's code")
    parser.add_argument("--name", default="Robot")
    parser.add_argument("--link", metavar="SECRET", help="the part of the table's link after #")
    asked = parser.parse_args()
    print(asyncio.run(play(asked.url.rstrip("/"), asked.code, asked.name, asked.link)))
