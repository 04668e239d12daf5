"""The messages of the socket, both ways. One JSON object a frame."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from namyok.kernel import Seat, Value
from namyok.kernel.values import snake
from namyok.store.ports import ChatRow
from namyok.table.commands import TableCommand
from namyok.table.ids import PersonId
from namyok.table.views import TableView

PROTOCOL = 2
"""Grows when a client that was made for the one before would read us wrongly."""
LONGEST_CHAT = 300

Reaction: TypeAlias = Literal["👏", "😂", "😮", "❤️", "🤔", "😴", "🐇", "✨"]
MessageId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class FromClient(Value, frozen=True, tag_field="type", tag=snake):
    """Something that a client says."""


class Hello(FromClient, frozen=True):
    """The first message of a connection: which table, and who is there."""

    table: Annotated[str, msgspec.Meta(max_length=60)]
    """The table's code, or its join secret."""
    seat: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """The secret of a seat; without it the browser's cookie tells who it is, if anybody."""
    screen: bool = False
    """Whether this is a big screen, which is nobody; the host is asked to let it in."""
    ticket: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """What a screen was given when it was let in."""
    protocol: int = 1
    """The protocol that the client was made for; with another one it is told to reload. Who says
    none was made before they were counted."""


class Do(FromClient, frozen=True):
    """A command for the table."""

    id: MessageId
    """The client's name for it; the same one twice is carried out once."""
    command: TableCommand
    """What to do."""
    game: int = 0
    """Which game the client sees, as ``games`` in the view; only ``skip`` needs it."""
    round: int = 0
    """Which round the client sees; only ``skip`` needs it."""


class Play(FromClient, frozen=True):
    """A move of the game that is being played."""

    id: MessageId
    """The client's name for it; the same one twice is carried out once."""
    move: Annotated[msgspec.Raw, msgspec.Meta(extra={"game": "command_type"})]
    """One of the view's offers, made into a command of that game."""
    game: int
    """Which game the client sees, as ``games`` in the view."""
    round: int
    """Which round the client sees."""


class Say(FromClient, frozen=True):
    """A line of chat."""

    id: MessageId
    """The client's name for it."""
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    """Plain text; white space is tidied, and at most 300 characters may be left."""


class CallMe(FromClient, frozen=True):
    """Another name for who says it."""

    id: MessageId
    """The client's name for the wish."""
    name: Annotated[str, msgspec.Meta(max_length=200)]
    """What they want to be called."""


class React(FromClient, frozen=True):
    """A quick sign that is shown for a moment and not kept."""

    sign: Reaction
    """Which one."""


class Looked(FromClient, frozen=True):
    """Its person goes on from the result of a round: bots wait for everybody's."""

    game: int
    """Which game, as ``games`` in the view."""
    round: int
    """The round whose result was looked at, as in the game's ``last``."""


class Wait(FromClient, frozen=True):
    """Its person reads what explains the game: bots wait for them."""

    at: int | None = None
    """The version of the table in which bots may move all the same: none later, so that nothing
    happens unseen; 0 in none; left out once they need not wait any more."""


class Draft(FromClient, frozen=True):
    """A move that its person has chosen and not sent: it counts if the time is up meanwhile."""

    game: int
    """Which game the client sees, as ``games`` in the view."""
    round: int
    """Which round the client sees."""
    move: Annotated[msgspec.Raw, msgspec.Meta(extra={"game": "command_type"})] = msgspec.Raw()
    """As in ``play``; left out if the choice was taken back."""


class Ping(FromClient, frozen=True):
    """A sign of life."""

    seen: int
    """The version of the last view that arrived; if it is not the newest, the view comes again."""


ClientMessage: TypeAlias = Hello | Do | Play | Say | CallMe | React | Looked | Wait | Draft | Ping


class FromServer(Value, frozen=True, tag_field="type", tag=snake):
    """Something that the server says."""


class View(FromServer, frozen=True):
    """The whole table as the looker may see it; it replaces the one before."""

    step: int
    """Counts what this connection was sent; a change of the next step can be put into this view."""
    version: int
    """Grows with everything that happens at the table."""
    now: float
    """The server's clock, in seconds since 1970, to count deadlines with."""
    table: TableView
    """What there is to see."""


class Change(FromServer, frozen=True):
    """What is new since the step before: put its fields into the view, in place of what was there.

    It only ever follows a view or a change of the step before; otherwise a whole view comes. Where
    nothing has changed for a looker, nothing is sent: somebody may have given another card.
    """

    step: int
    """One more than that of the view which it changes."""
    version: int
    """Grows with everything that happens at the table."""
    now: float
    """The server's clock, in seconds since 1970."""
    table: dict[str, Any]
    """Fields of the view, all but ``game``."""
    game: dict[str, Any]
    """Fields of the view's ``game``; empty if nothing has changed there."""


class Ack(FromServer, frozen=True):
    """A command or a line of chat is carried out and on disk."""

    id: str
    """The client's name for it."""
    version: int
    """The version that it led to, or that was there when it came a second time."""


class Error(FromServer, frozen=True):
    """Something was not carried out; nothing has changed."""

    id: str | None
    """The client's name for what failed; None if it could not be read."""
    cause: Literal["malformed", "refused", "conflict", "limited"]
    """Can't be read; against the rules; for a round that is over; too much at once."""
    code: str
    """A word that every language has a sentence for."""
    facts: dict[str, Any]
    """The values that the sentence mentions."""


class ChatLine(Value, frozen=True):
    """Something that somebody said."""

    id: int
    """Grows with every line of the server."""
    person: PersonId
    """Who."""
    text: str
    """Plain text: a client must not read markup into it."""
    at: float
    """When, in seconds since 1970."""

    @classmethod
    def of(cls, row: ChatRow) -> "ChatLine":
        return cls(row.id, row.person, row.text, row.at)


class Chat(FromServer, frozen=True):
    """Lines of chat: the last ones after a hello, then each new one."""

    lines: tuple[ChatLine, ...]
    """In order."""


class Reacted(FromServer, frozen=True):
    """Somebody's quick sign."""

    person: PersonId
    """Who."""
    sign: Reaction
    """Which one."""


class Nudged(FromServer, frozen=True):
    """Somebody reminds somebody that the table waits for them."""

    seat: Seat
    """Whom."""
    by: PersonId
    """Who."""


class Ticket(FromServer, frozen=True):
    """A screen has been let in: with this it comes in again."""

    ticket: str
    """For its next hello."""


class Pong(FromServer, frozen=True):
    """The answer to a ping."""

    version: int
    """The table's version."""


class Halted(FromServer, frozen=True):
    """Nothing can be kept at the moment, so tables wait; or they no longer do."""

    on: bool
    """False: what was refused as ``not_kept`` meanwhile can be sent again, with the same id."""


class Goodbye(FromServer, frozen=True):
    """The server closes the connection."""

    reason: Literal[
        "restart", "removed", "flood", "slow", "busy", "no_such_table", "other_protocol"
    ]
    """Restart, slow, busy: come back in a moment. The others: don't."""


ServerMessage: TypeAlias = (
    View | Change | Ack | Error | Chat | Reacted | Nudged | Ticket | Pong | Halted | Goodbye
)
