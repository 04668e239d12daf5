"""What an own deck knows about itself beyond deck.toml: whose it is, and how its cards came about.

``making.json`` in the deck's folder is the truth; deck.toml is written from it once the deck is
finished, and anew with every change. A folder without deck.toml is no deck yet.
"""

import re
import secrets
from collections.abc import Mapping

import msgspec

from namyok.decks.build import BACK
from namyok.decks.manifest import (
    LONGEST_CAPTION,
    LONGEST_TEXT,
    MOST_CARDS,
    Card,
    Deck,
    is_text,
    small,
)
from namyok.decks.own.painting import Crop
from namyok.decks.shelf import OWN
from namyok.kernel import Language, Refused, Value
from namyok.kernel.text import clean, shortened

OWN_NAME = rf"{OWN}[a-z2-7]{{20}}"
"""Own decks are found by their name alone, so it has to be one that nobody can guess."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
LAST_NUMBER = 999
_OF_A_CAMERA = re.compile(
    r"(img|dsc[nf]?|dcim|pxl|mvimg|photo|image|picture|screenshot|scan|wp|snapchat|whatsapp|signal"
    r"|received|fb|foto|фото|снимок|изображение|картинка|скриншот)?[\s\d.:()~-]*"
    r"(wa\d+|mp|jpe?g|png|burst|cover|edited|at|копия|copy)?[\s\d.:()~-]*",
    re.IGNORECASE,
)


class OwnCard(Value, frozen=True, kw_only=True):
    """A picture of an own deck."""

    number: int
    """Its files and its id; a changed frame is a new number, so that addresses never lie."""
    file: str
    """What the file was called, for its owner."""
    digest: str
    """Of the file as it came."""
    weight: int
    """Bytes of the file as it came."""
    crop: Crop | None = None
    """The frame; None: the middle."""
    caption: str | None = None
    """What is seen, for who can't see it; None: not said."""
    tags: tuple[str, ...] = ()
    """What bots may think of, in the deck's language."""
    hints: tuple[str, ...] = ()
    """What a storyteller could say of it, in the deck's language."""


class Making(Value, frozen=True, kw_only=True):
    """The whole of making.json."""

    owner: str
    """The device that may change it."""
    title: str
    """What it is called."""
    language: Language
    """Of the title, the captions, the tags and the hints."""
    created: float
    """When it was begun, in seconds since 1970."""
    used: float
    """When it was last changed or named at a table, to within a day."""
    edition: str
    """A part of its pictures' addresses; a new one whenever a number has to come again."""
    cards: tuple[OwnCard, ...] = ()
    """Its pictures, in their order."""
    outdated: Mapping[int, float] = {}
    """Numbers whose frame was moved, and when: a running game may still show them."""
    last: int = 0
    """Counts the numbers that were given; beyond LAST_NUMBER they come again from 1 on."""


def new_name() -> str:
    """A name with a hundred bits of luck."""
    return OWN + "".join(secrets.choice(_LETTERS) for _ in range(20))


def new_edition() -> str:
    return secrets.token_hex(8)


def counted(making: Making) -> Making:
    """With ``last``, which older files do not say: removed numbers must not come again at once."""
    last = max((making.last, *making.outdated, *(card.number for card in making.cards)))
    return msgspec.structs.replace(making, last=last)


def numbered(making: Making) -> tuple[Making, int]:
    """A number for a new picture, and the making in which it is free.

    Numbers go round, so that one comes again as late as it can. Where none is free the cut that was
    replaced first makes room: its owner goes on, and hardly a game shows it after so many others.
    """
    taken = {card.number for card in making.cards} | set(making.outdated)
    for last in range(making.last + 1, making.last + 1 + LAST_NUMBER):
        number = (last - 1) % LAST_NUMBER + 1
        if number not in taken:
            edition = making.edition if last <= LAST_NUMBER else new_edition()
            return msgspec.structs.replace(making, edition=edition, last=last), number
    if not making.outdated:
        raise Refused("too_many_pictures", count=len(making.cards) + 1, most=MOST_CARDS)
    oldest = min(making.outdated, key=lambda number: making.outdated[number])
    kept = {number: at for number, at in making.outdated.items() if number != oldest}
    return numbered(msgspec.structs.replace(making, outdated=kept))


def manifest(name: str, making: Making) -> Deck:
    """The deck as tables know it."""
    return Deck(
        name,
        {making.language: making.title},
        tuple(
            Card(
                f"{name}/{card.number:03}",
                name=card.file[:LONGEST_TEXT] if is_text(card.file[:LONGEST_TEXT]) else None,
                caption={making.language: card.caption} if card.caption else {},
                tags={making.language: card.tags} if card.tags else {},
                hints={making.language: card.hints} if card.hints else {},
            )
            for card in making.cards
        ),
        back=BACK,
    )


def whole_file(number: int) -> str:
    """The picture before it was cut; never served to anybody but its owner."""
    return f"{number:03}.whole.webp"


def card_files(number: int) -> tuple[str, str]:
    """The card in both sizes."""
    large = f"{number:03}.webp"
    return large, small(large)


def caption_from(file: str) -> str | None:
    """What a file's name says about the picture; cameras say nothing."""
    stem = file.rpartition(".")[0] or file
    words = clean(stem.replace("_", " ")).strip(" .-")
    if _OF_A_CAMERA.fullmatch(words) or not re.search(r"[^\W\d_]{3}", words):
        return None
    if re.fullmatch(r"[0-9a-f-]{16,}", words, re.IGNORECASE):
        return None
    words = shortened(words, LONGEST_CAPTION)
    return words[:1].upper() + words[1:]
