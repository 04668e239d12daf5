"""Own decks over plain HTTP: begun, filled with pictures, arranged, finished, shown and removed."""

import asyncio
from collections.abc import AsyncIterator
from functools import lru_cache, partial
from urllib.parse import unquote

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from namyok.content import known_language
from namyok.decks.build import MOST_MEGABYTES
from namyok.decks.manifest import MOST_CARDS
from namyok.decks.own.archive import LONGEST_FILE_NAME, MOST_FILE_BYTES, is_zip
from namyok.decks.own.incoming import Arrival
from namyok.decks.own.making import OwnCard, card_files, whole_file
from namyok.decks.own.own_deck import OwnDeck
from namyok.decks.own.room import MEGABYTE
from namyok.decks.own.workshop import Outcome, Workshop
from namyok.decks.pictures import MOST_MEGAPIXELS, READABLE
from namyok.decks.shelf import ShelvedDeck
from namyok.kernel import Refused
from namyok.kernel.text import clean
from namyok.server.answers import Json, Limited, Malformed, answering, read
from namyok.server.api import limit, services_of
from namyok.server.devices import Device
from namyok.server.limits import DECKS, LOOKUPS, PICTURES
from namyok.server.services import address
from namyok.server.static import IN_ONE_BROWSER, StaticFile
from namyok.wire.http import (
    ArrangeDeck,
    BeginDeck,
    DeckCaptions,
    DeckPage,
    DescribeCard,
    OwnCardPage,
    OwnDeckPage,
    OwnDecks,
    Uploaded,
    UploadLimits,
    UploadRefusal,
)

AT_ONCE = 4
"""Files of one browser that may be sent or painted at the same time."""
PATIENCE = 60.0
"""Seconds without a byte after which a sender is given up."""
WRITTEN_AT_ONCE = 1_000_000


async def my_decks(request: Request) -> Response:
    services = services_of(request)
    workshop = services.workshop
    device = services.device(request)
    limits = UploadLimits(
        cards=MOST_CARDS,
        deck_megabytes=MOST_MEGABYTES,
        file_megabytes=MOST_FILE_BYTES // MEGABYTE,
        megapixels=MOST_MEGAPIXELS,
        formats=READABLE,
        own_megabytes=workshop.room.device_megabytes,
    )
    mine = [] if device is None else workshop.mine(device)
    return Json(
        OwnDecks(
            open=workshop.room.is_open,
            limits=limits,
            megabytes=0.0 if device is None else round(workshop.megabytes(device), 1),
            decks=tuple(_page(deck) for deck in mine),
        )
    )


async def begin_deck(request: Request) -> Response:
    services = services_of(request)
    limit(request, DECKS)
    wish = await read(request, BeginDeck)
    device = Device(services, request)
    deck = await services.workshop.begin(
        device.id, clean(wish.title), known_language(wish.language)
    )
    return device.remember(Json(_page(deck)))


async def see_deck(request: Request) -> Response:
    """Any deck by its name: who has the link may look at it and play with it."""
    services = services_of(request)
    deck = _shelved(request)
    name = deck.manifest.name
    yours = services.workshop.is_mine(services.device(request), name)
    return Json(DeckPage.of(deck, private=services.shelf.is_private(name), yours=yours))


async def see_captions(request: Request) -> Response:
    """What is on the pictures of any deck, by its name."""
    return _captions(_shelved(request)).answer(request, "private, no-cache")


@lru_cache(maxsize=64)
def _captions(deck: ShelvedDeck) -> StaticFile:
    return StaticFile.made("captions.json", msgspec.json.encode(DeckCaptions.of(deck)))


def _shelved(request: Request) -> ShelvedDeck:
    services = services_of(request)
    deck = services.shelf.find(request.path_params["name"])
    if deck is None:
        limit(request, LOOKUPS)
        raise Refused("no_such_deck")
    return deck


async def see_making(request: Request) -> Response:
    return Json(_page(_owned(request)[1]))


async def arrange_deck(request: Request) -> Response:
    workshop, deck = _owned(request)
    limit(request, PICTURES)
    wish = await read(request, ArrangeDeck)
    words: dict[str, str] = {}
    if wish.title is not None:
        words["title"] = clean(wish.title)
    if wish.language is not None:
        words["language"] = known_language(wish.language)
    await workshop.arrange(deck, wish.order, **words)
    return Json(_page(deck))


async def finish_deck(request: Request) -> Response:
    workshop, deck = _owned(request)
    limit(request, PICTURES)
    await workshop.finish(deck)
    return Json(_page(deck))


async def delete_deck(request: Request) -> Response:
    workshop, deck = _owned(request)
    limit(request, PICTURES)
    await workshop.delete(deck)
    return Json({})


async def describe_card(request: Request) -> Response:
    workshop, deck = _owned(request)
    limit(request, PICTURES)
    wish = await read(request, DescribeCard)
    number: int = request.path_params["number"]
    card = deck.card(number)
    if wish.crop is not None and wish.crop != card.crop:
        card = await workshop.recut(deck, number, wish.crop, address(request))
    words: dict[str, object] = {}
    if wish.caption is not None:
        words["caption"] = clean(wish.caption) or None
    if wish.tags is not None:
        words["tags"] = tuple(dict.fromkeys(filter(None, map(clean, wish.tags))))
    if wish.hints is not None:
        words["hints"] = tuple(dict.fromkeys(filter(None, map(clean, wish.hints))))
    if words:
        card = await workshop.describe(deck, card.number, **words)
    return Json(_card(card))


async def remove_card(request: Request) -> Response:
    workshop, deck = _owned(request)
    limit(request, PICTURES)
    await workshop.remove(deck, request.path_params["number"])
    return Json(_page(deck))


async def own_picture(request: Request) -> Response:
    """A picture for its owner, before the deck is finished and before it is cut."""
    _, deck = _owned(request)
    number: int = request.path_params["number"]
    large, small = card_files(deck.card(number).number)
    files = {"large": large, "small": small, "whole": whole_file(number)}
    file = files.get(request.path_params["size"])
    if file is None:
        raise Refused("no_such_picture")
    data = await asyncio.to_thread((deck.folder / file).read_bytes)
    return Response(data, media_type="image/webp", headers={"cache-control": IN_ONE_BROWSER})


async def add_pictures(request: Request) -> Response:
    """A picture or a zip as the body; its name in the header ``x-file``, percent-encoded."""
    workshop, deck = _owned(request)
    limit(request, PICTURES)
    workshop.check_open()
    named = clean(unquote(request.headers.get("x-file", "")))
    file = named.replace("\\", "/").rpartition("/")[2][-LONGEST_FILE_NAME:] or "…"
    owner = deck.making.owner
    if workshop.incoming.of(owner) >= AT_ONCE:
        raise Limited
    arrival = workshop.incoming.begin(owner)
    try:
        workshop.check_arrival(arrival)
        await _receive(request, workshop, arrival)
    except BaseException:
        workshop.incoming.drop(arrival)
        raise
    return _Lines(workshop, arrival, workshop.add(deck, arrival.path, file, address(request)))


class _Lines(StreamingResponse):
    """A line for each picture as soon as it is painted."""

    def __init__(
        self, workshop: Workshop, arrival: Arrival, outcomes: AsyncIterator[Outcome]
    ) -> None:
        self._drop = partial(workshop.incoming.drop, arrival)
        super().__init__(self._lines(outcomes), media_type="application/x-ndjson")

    async def _lines(self, outcomes: AsyncIterator[Outcome]) -> AsyncIterator[bytes]:
        async for outcome in outcomes:
            yield msgspec.json.encode(_uploaded(outcome)) + b"\n"
        self._drop()  # before the answer ends, as its end brings the next file

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._drop()  # whoever is gone before the first line leaves nothing behind


async def _receive(request: Request, workshop: Workshop, arrival: Arrival) -> None:
    """A body to the disk; refused as soon as it is too large, whatever it announced."""
    announced = request.headers.get("content-length", "")
    if announced.isascii() and announced.isdigit():
        _check_size(int(announced), zipped=True)
    stream = aiter(request.stream())
    zipped, waiting = False, bytearray()
    with arrival.path.open("wb") as out:
        while True:
            try:
                chunk = await asyncio.wait_for(anext(stream), PATIENCE)
            except StopAsyncIteration:
                break
            except TimeoutError:
                raise Malformed("the file did not come to its end") from None
            waiting += chunk
            if arrival.bytes < 4 <= arrival.bytes + len(chunk):
                zipped = is_zip(bytes(waiting[:4]))
            arrival.bytes += len(chunk)
            _check_size(arrival.bytes, zipped=zipped)
            if len(waiting) >= WRITTEN_AT_ONCE:
                workshop.check_arrival(arrival)
                await asyncio.to_thread(out.write, bytes(waiting))
                waiting.clear()
        out.write(waiting)


def _check_size(size: int, *, zipped: bool) -> None:
    if zipped and size > MOST_MEGABYTES * MEGABYTE:
        raise Refused("zip_too_heavy", most=MOST_MEGABYTES)
    if not zipped and size > MOST_FILE_BYTES:
        raise Refused("picture_too_heavy", most=MOST_FILE_BYTES // MEGABYTE)


def _uploaded(outcome: Outcome) -> Uploaded:
    why = outcome.why
    return Uploaded(
        file=outcome.file,
        of=outcome.of,
        card=None if outcome.card is None else _card(outcome.card),
        error=None if why is None else UploadRefusal(why.code, dict(why.facts)),
    )


def _owned(request: Request) -> tuple[Workshop, OwnDeck]:
    services = services_of(request)
    workshop = services.workshop
    return workshop, workshop.owned(services.device(request), request.path_params["name"])


def _card(card: OwnCard) -> OwnCardPage:
    return OwnCardPage(
        number=card.number,
        file=card.file,
        crop=card.crop,
        caption=card.caption or "",
        tags=card.tags,
        hints=card.hints,
    )


def _page(deck: OwnDeck) -> OwnDeckPage:
    making = deck.making
    return OwnDeckPage(
        name=deck.name,
        title=making.title,
        language=making.language,
        finished=deck.is_finished,
        megabytes=round(deck.bytes / MEGABYTE, 1),
        edition=making.edition,
        cards=tuple(_card(card) for card in making.cards),
    )


_DECK = "/api/decks/{name}"
OWN_DECK_ROUTES = [
    Route("/api/decks", answering(my_decks)),
    Route("/api/decks", answering(begin_deck), methods=["POST"]),
    Route(_DECK, answering(see_deck)),
    Route(_DECK, answering(arrange_deck), methods=["POST"]),
    Route(_DECK, answering(delete_deck), methods=["DELETE"]),
    Route(f"{_DECK}/captions", answering(see_captions)),
    Route(f"{_DECK}/making", answering(see_making)),
    Route(f"{_DECK}/finish", answering(finish_deck), methods=["POST"]),
    Route(f"{_DECK}/pictures", answering(add_pictures), methods=["POST"]),
    Route(f"{_DECK}/pictures/{{number:int}}", answering(describe_card), methods=["POST"]),
    Route(f"{_DECK}/pictures/{{number:int}}", answering(remove_card), methods=["DELETE"]),
    Route(f"{_DECK}/pictures/{{number:int}}/{{size}}", answering(own_picture)),
]
