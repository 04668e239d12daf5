"""What goes over plain HTTP: opening and joining tables, and what is kept of games."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from namyok.content import FIRST
from namyok.decks.manifest import (
    LONGEST_CAPTION,
    LONGEST_TEXT,
    MOST_HINTS,
    MOST_TAGS,
    Captions,
    Title,
)
from namyok.decks.own.painting import Crop
from namyok.kernel import CardId, Language, Value
from namyok.kernel import Seat as SeatNumber
from namyok.past.album import Album
from namyok.past.circle import Circle
from namyok.past.replay import Replay
from namyok.table.ids import Colour
from namyok.table.settings import Settings
from namyok.table.state import Stage

if TYPE_CHECKING:
    from namyok.decks.shelf import ShelvedDeck

__all__ = ["Circle", "Replay"]
"""Answers as the table makes them: ``GET …/circle`` and ``GET /api/album/replay``."""

Name = Annotated[str, msgspec.Meta(max_length=200)]
Tag = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


class OpenTable(Value, frozen=True, kw_only=True):
    """``POST /api/tables``: a new table with its host."""

    name: Name
    """What the host is called."""
    colour: Colour | None = None
    """The host's rabbit; any if none."""
    language: Language = FIRST
    """The table's language."""
    settings: Settings = Settings()
    """What they want to play."""


class JoinTable(Value, frozen=True, kw_only=True):
    """``POST /api/tables/{code}/people`` or ``POST /api/join``: somebody comes to a table."""

    name: Name
    """What they are called."""
    colour: Colour | None = None
    """The rabbit they would like."""
    id: Annotated[str, msgspec.Meta(min_length=16, max_length=64)] | None = None
    """The client's own name for this, which nobody can guess: asked again, it is done once."""


class Seat(Value, frozen=True, kw_only=True):
    """The answer to both: where they are, and the secret that makes them that person anywhere."""

    code: str
    """The table's code."""
    seat: str
    """The secret of the seat, for its link; it is nobody else's business."""
    knocked: bool
    """Whether they wait to be let in."""


class ClaimSeat(Value, frozen=True):
    """``POST /api/seat``: a seat's link was opened in this browser."""

    seat: Annotated[str, msgspec.Meta(max_length=200)]
    """The secret."""


class TableCard(Value, frozen=True, kw_only=True):
    """``GET /api/tables/{code}`` or ``GET /api/join``: what a visitor may know before coming in."""

    code: str
    """The table's code."""
    language: Language
    """The table's language."""
    game: str
    """What is or will be played."""
    stage: Stage
    """What the table is doing."""
    seated: int
    """How many sit."""
    free_colours: tuple[Colour, ...]
    """The rabbits that nobody has."""
    knock: bool
    """Whether one has to knock."""
    late: bool
    """Whether who comes now plays from the next round on; else from the next game on."""
    bots: bool
    """Whether a bot sits there whose place somebody may take at once."""
    yours: bool
    """Whether this browser is somebody there."""
    your_turn: bool
    """Whether the table waits for this browser's person: for a move, or to go on from a result."""
    host: str | None = None
    """What the host is called; told to who is somebody there."""
    host_is_you: bool = False
    """Whether this browser's person is the host."""
    round: int | None = None
    """The round that is being played; None between games, and for who is nobody there."""
    adjourned: str | None = None
    """The word with which the game was left for another day, maybe empty; None if it was not."""


class MyTables(Value, frozen=True):
    """``GET /api/mine``: the tables at which this browser is somebody, the latest first."""

    tables: tuple[TableCard, ...]
    """At most fifty."""


class Address(Value, frozen=True, kw_only=True):
    """``GET /api/address``: what links for other people's devices begin with."""

    url: str | None
    """The address; None: the one that the page itself came from, unless something is wrong."""
    why: Literal["only_here", "unknown"] | None
    """Why there is none: the server listens to this machine alone, or does not know its address."""


class KeptClip(Value, frozen=True):
    """``POST /api/tables/{code}/clips/{kind}``: the recording is kept."""

    clip: str
    """What a clue of kind sound or mime refers to."""
    seconds: float
    """How long it is."""


class SharedAlbum(Value, frozen=True, kw_only=True):
    """``GET /api/album`` and ``GET …/album``: the album of a game that is over."""

    album: Album
    """The album."""
    secret: str
    """The secret of its link: whoever has it may look."""
    your_seat: SeatNumber | None
    """Where the looker sat when it ended; None for somebody else."""
    code: str | None
    """The table's code, for who is at the table."""


class DeckPage(Value, frozen=True, kw_only=True):
    """``GET /api/decks/{name}``, and each deck of the catalogue."""

    name: str
    """What a table's settings call it."""
    title: Title
    """What it is called."""
    address: str
    """Where its pictures lie; ends with a slash."""
    author: str | None = None
    """Who made it; None: it does not say."""
    licence: str | None = None
    """How it may be used; None: it does not say."""
    cards: tuple[CardId, ...]
    """Its pictures: each is the deck's name and the picture's."""
    wordless: bool = False
    """Whether bots know nothing but the colours of most of its pictures."""
    private: bool = False
    """Whether only its name leads to it."""
    yours: bool = False
    """Whether this browser may change it."""

    @classmethod
    def of(cls, deck: "ShelvedDeck", *, private: bool = False, yours: bool = False) -> "DeckPage":
        return cls(
            name=deck.manifest.name,
            title=deck.manifest.title,
            address=deck.address(""),
            author=deck.manifest.author,
            licence=deck.manifest.licence,
            cards=tuple(card.id for card in deck.manifest.cards),
            wordless=deck.manifest.is_wordless,
            private=private,
            yours=yours,
        )


class DeckCaptions(Value, frozen=True):
    """``GET /api/decks/{name}/captions``: apart from the deck, which is needed sooner."""

    captions: dict[CardId, Captions]
    """What is seen on each card, for who can't see it."""

    @classmethod
    def of(cls, deck: "ShelvedDeck") -> "DeckCaptions":
        return cls({card.id: card.caption for card in deck.manifest.cards})


class BeginDeck(Value, frozen=True, kw_only=True):
    """``POST /api/decks``: a new deck of one's own pictures."""

    title: Name
    """What it is called."""
    language: Language
    """Of its title, captions and tags."""


class ArrangeDeck(Value, frozen=True, kw_only=True):
    """``POST /api/decks/{name}``: what is left out stays as it is."""

    title: Name | None = None
    """What it is called."""
    language: Language | None = None
    """Of its title, captions and tags."""
    order: tuple[int, ...] = ()
    """Numbers of cards; those that are not named stay behind the others."""


class DescribeCard(Value, frozen=True, kw_only=True):
    """``POST /api/decks/{name}/pictures/{number}``: what is left out stays as it is."""

    caption: Annotated[str, msgspec.Meta(max_length=LONGEST_CAPTION)] | None = None
    """What is seen; empty removes it."""
    tags: Annotated[tuple[Tag, ...], msgspec.Meta(max_length=MOST_TAGS)] | None = None
    """What bots may think of."""
    hints: Annotated[tuple[Tag, ...], msgspec.Meta(max_length=MOST_HINTS)] | None = None
    """What a storyteller could say of it; known to bots alone."""
    crop: Crop | None = None
    """Another frame; the card then has a new number."""


class OwnCardPage(Value, frozen=True, kw_only=True):
    """A card of an own deck, for its owner."""

    number: int
    """Its name in addresses; a moved frame is a new one."""
    file: str
    """What the file was called."""
    crop: Crop | None
    """The frame; None: the middle."""
    caption: str
    """What is seen; empty: not said."""
    tags: tuple[str, ...]
    """What bots may think of."""
    hints: tuple[str, ...]
    """What a storyteller could say."""


class OwnDeckPage(Value, frozen=True, kw_only=True):
    """``GET /api/decks/{name}/making``: an own deck, for its owner."""

    name: str
    """What leads to it."""
    title: str
    """What it is called."""
    language: Language
    """Of its title, captions and tags."""
    finished: bool
    """Whether it can be played with."""
    megabytes: float
    """What it takes on the disk."""
    edition: str
    """To be added to the addresses of its pictures."""
    cards: tuple[OwnCardPage, ...]
    """Its pictures, in their order."""


class UploadLimits(Value, frozen=True, kw_only=True):
    """What can be brought, told before it is refused."""

    cards: int
    """Of a deck."""
    deck_megabytes: int
    """Of all files of a deck, as they come; also of one zip."""
    file_megabytes: int
    """Of one picture."""
    megapixels: int
    """Of one picture."""
    formats: tuple[str, ...]
    """What is read, as people say it."""
    own_megabytes: float
    """On the server's disk, for all decks of one browser."""


class OwnDecks(Value, frozen=True, kw_only=True):
    """``GET /api/decks``: the decks of this browser, the newest first."""

    open: bool
    """Whether more can be brought."""
    limits: UploadLimits
    """How much."""
    megabytes: float
    """What these decks take on the server's disk."""
    decks: tuple[OwnDeckPage, ...]
    """Finished or not."""


class UploadRefusal(Value, frozen=True):
    """Why a file became no card."""

    code: str
    """A word that every language has a sentence for."""
    facts: dict[str, Any]
    """What the sentence mentions."""


class Uploaded(Value, frozen=True, kw_only=True):
    """``POST /api/decks/{name}/pictures``: a line of JSON for each file, as soon as it is done."""

    file: str
    """What it is called."""
    of: int
    """How many files came together."""
    card: OwnCardPage | None
    """The new card; None: it became none."""
    error: UploadRefusal | None
    """Why not; None: all is well."""
