"""deck.toml: what a deck says about itself. Reading it finds every fault at once, not the first."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from namyok.kernel import CardId, Language, Value

MANIFEST = "deck.toml"
MOST_CARDS = 500
DECK_NAME = r"[a-z0-9][a-z0-9-]{0,39}"
LONGEST_TEXT = 100
LONGEST_CAPTION = 300
MOST_TAGS = 40
MOST_HINTS = 12
_LARGEST_MANIFEST = 2_000_000
_ODD = r"\x00-\x1f\x7f-\x9f\ud800-\udfff"
_ONE_LINE = rf"^[^{_ODD}]*[^\s{_ODD}][^{_ODD}]*\Z"

Text = Annotated[str, Meta(max_length=LONGEST_TEXT, pattern=_ONE_LINE)]
# A deck may speak a language that this server does not; whoever reads it sees another.
In = Annotated[Language, Meta(pattern=r"^[a-z]{2,3}\Z")]
Title = Annotated[dict[In, Text], Meta(min_length=1)]
Captions = dict[In, Annotated[str, Meta(max_length=LONGEST_CAPTION, pattern=_ONE_LINE)]]
Tags = dict[In, Annotated[tuple[Text, ...], Meta(max_length=MOST_TAGS)]]
Hints = dict[In, Annotated[tuple[Text, ...], Meta(max_length=MOST_HINTS)]]


class DeckFault(Value, frozen=True):
    """One thing that is wrong with a deck."""

    file: str
    """The file of the deck's folder that has to change."""
    what: str
    """What is wrong with it, in plain words."""

    def __str__(self) -> str:
        return f"{self.file}: {self.what}"


class Card(Value, frozen=True):
    """A picture of a deck. Nothing but its id may reach a browser before the game allows it."""

    id: Annotated[CardId, Meta(pattern=rf"^{DECK_NAME}/[0-9]{{3}}\Z")]
    """The deck's name and the number in the file name: ``dreams/017``."""
    name: Text | None = None
    """What its makers call it; it tells what is seen. None: nobody named it."""
    title: Title | None = None
    """A title to show after the game; None: it has none."""
    caption: Captions = {}
    """One neutral sentence that says what is seen, for those who can't see it."""
    tags: Tags = {}
    """What it makes one think of, known to bots alone."""
    hints: Hints = {}
    """What a storyteller could say of it, known to bots alone."""

    @property
    def is_wordless(self) -> bool:
        """Whether nobody has said anything about it: bots then know nothing but its colours."""
        return not (self.title or self.caption or self.tags or self.hints)

    @property
    def file(self) -> str:
        """The picture as players look at it."""
        return f"{self.id.rpartition('/')[2]}.webp"

    @property
    def small_file(self) -> str:
        """The picture as it lies in a hand or on a phone's table."""
        return small(self.file)


class Deck(Value, frozen=True):
    """The whole of deck.toml."""

    name: Annotated[str, Meta(pattern=rf"^{DECK_NAME}\Z")]
    """Its name in addresses, card ids and options; also the folder's."""
    title: Title
    """Its name to show, in at least one language."""
    cards: tuple[Card, ...] = msgspec.field(name="card")
    """Its pictures, in the order of the file."""
    author: Text | None = None
    """Whom to credit; None: not said."""
    licence: Text | None = None
    """On what terms others may use the pictures; None: not said."""
    back: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\.webp\Z")] = "back.webp"
    """The picture on the back of every card. Never a number, so it is nobody's card."""

    @property
    def is_wordless(self) -> bool:
        """Whether bots know nothing but colours of most of its cards."""
        return 2 * sum(card.is_wordless for card in self.cards) > len(self.cards)

    @property
    def files(self) -> tuple[str, ...]:
        """Every picture file, large and small: the only files of a deck that may be served."""
        large = (*(card.file for card in self.cards), self.back)
        return tuple(name for file in large for name in (file, small(file)))


class Loaded(Value, frozen=True):
    """A deck as far as it could be read."""

    deck: Deck | None
    """The manifest; None where a fault leaves nothing to work with."""
    faults: tuple[DeckFault, ...]
    """All that is wrong; empty for a deck that can be played."""


def small(file: str) -> str:
    """The name of the small size: ``017.webp`` becomes ``017.s.webp``."""
    return f"{file.removesuffix('.webp')}.s.webp"


def is_text(text: str) -> bool:
    """Whether a deck may say this of itself: one line, not too long, not empty."""
    try:
        msgspec.convert(text, Text)
    except (msgspec.ValidationError, UnicodeEncodeError):
        return False
    return True


def load_deck(folder: Path) -> Loaded:
    """Read deck.toml and see that every picture is there; what is in them ``check`` looks at."""
    faults: list[DeckFault] = []

    def report(what: str) -> None:
        faults.append(DeckFault(MANIFEST, what))

    raw = _parsed(folder / MANIFEST, report)
    if raw is None:
        return Loaded(None, tuple(faults))
    cards = _cards(raw.get("card"), report)
    deck = _fields({**raw, "card": cards}, Deck, "", report)
    if deck is not None:
        _check_names(deck, folder, report)
        present = {path.name for path in folder.iterdir() if path.is_file()}
        for file in dict.fromkeys(deck.files):
            if file not in present:
                faults.append(DeckFault(file, "this picture is missing"))
    return Loaded(deck, tuple(faults))


Report = Callable[[str], None]
Part = TypeVar("Part", bound=Value)


def _parsed(path: Path, report: Report) -> dict[str, Any] | None:
    if not path.is_file():
        report("this file is missing")
    elif path.stat().st_size > _LARGEST_MANIFEST:
        report(f"it is larger than {_LARGEST_MANIFEST // 1_000_000} MB")
    else:
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            report("it is not text in UTF-8")
        except tomllib.TOMLDecodeError as error:
            report(f"it is not TOML: {str(error)[:LONGEST_TEXT]!r}")
        except RecursionError:
            report("it is nested too deeply")
    return None


def _cards(raw: Any, report: Report) -> tuple[Card, ...]:
    """The cards that can be read; each of the others is reported with its place."""
    if not isinstance(raw, list) or not raw:
        report("it has no cards: each one begins with [[card]]")
        return ()
    if len(raw) > MOST_CARDS:
        report(f"it has {len(raw)} cards; the most is {MOST_CARDS}")
    cards = (
        _fields(item, Card, f"card {place}: ", report) for place, item in enumerate(raw, start=1)
    )
    return tuple(card for card in cards if card is not None)


_SHAPES = {
    "name": f"one line of at most {LONGEST_TEXT} characters",
    "author": f"one line of at most {LONGEST_TEXT} characters",
    "licence": f"one line of at most {LONGEST_TEXT} characters",
    "title": 'like { ru = "…", en = "…" }, one at least,'
    f" each one line of at most {LONGEST_TEXT} characters",
    "caption": 'like { ru = "…", en = "…" },'
    f" each one line of at most {LONGEST_CAPTION} characters",
    "tags": f'like {{ ru = ["…", "…"], en = ["…"] }}, at most {MOST_TAGS} in a language',
    "hints": f'like {{ ru = ["…", "…"], en = ["…"] }}, at most {MOST_HINTS} in a language',
    "id": 'the deck\'s name and three digits, like "dreams/017"',
    "back": 'a file name of small letters, like "back.webp"',
}
_DECK_NAME_SHAPE = "1–40 small Latin letters, digits and hyphens"


def _fields(raw: Any, kind: type[Part], place: str, report: Report) -> Part | None:
    """A record field by field, so that one bad value does not hide the next."""
    if not isinstance(raw, Mapping):
        report(f"{place}it should be a table of values")
        return None
    known = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for key in raw:
        if key not in known:
            report(f"{place}there is no field {key[:LONGEST_TEXT]!r}; there are {', '.join(known)}")
    values: dict[str, Any] = {}
    complete = True
    for key, field in known.items():
        if key in raw:
            try:
                values[field.name] = msgspec.convert(raw[key], field.type)
            except msgspec.ValidationError:
                shape = _DECK_NAME_SHAPE if kind is Deck and key == "name" else _SHAPES[key]
                report(f"{place}{key} should be {shape}")
                complete = complete and not field.required
        elif field.required:
            report(f"{place}{key} is missing")
            complete = False
    return kind(**values) if complete else None


def _check_names(deck: Deck, folder: Path, report: Report) -> None:
    if folder.resolve().name != deck.name:
        report(f"name is {deck.name!r}, so the folder should have that name, too")
    seen: set[CardId] = set()
    for card in deck.cards:
        if card.id.partition("/")[0] != deck.name:
            report(f"{card.id}: this id should begin with {deck.name}/")
        if card.id in seen:
            report(f"{card.id}: this id is there twice")
        seen.add(card.id)
