"""What is left of a game that is over: its record, and the album made from it."""

from collections.abc import Mapping
from typing import Any, Literal

from namyok.games.dixit.commands import Clue
from namyok.kernel import CardId, Number, Player, Record, Seat, Side
from namyok.table.chronicle import PastGame
from namyok.table.ids import Colour, PersonId

Verse = Mapping[str, Mapping[int, str]]
"""The texts of lines and endings, by their numbers."""


def record(past: PastGame, names: Mapping[PersonId, str]) -> dict[str, Any]:
    """The record of a game that is over."""
    players = [
        Player("" if seated.bot else names.get(seated.person, ""), "bot" if seated.bot else "human")
        for seated in past.seats
    ]
    return past.game.record(players, past.events, past.stood_in)


class AlbumPlayer(Record, frozen=True):
    """Somebody who played."""

    name: str
    """What they called themselves; empty for a bot, and for who asked to be forgotten."""
    kind: Literal["human", "bot", "virtual"]
    """Virtual is the third player that «Поэзия» adds to a table for two."""
    colour: Colour | None
    """Which rabbit; None for the virtual player."""


class AlbumCard(Record, frozen=True):
    """A card that lay on the table."""

    number: Number
    """Its number there."""
    card: CardId
    """The picture."""
    owner: Seat
    """Who gave it."""
    votes: tuple[Seat, ...]
    """Who voted for it."""


class TablePage(Record, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """A round of a picture game: every card with its owner and who voted for it."""

    storyteller: Seat
    """Who told."""
    clue: Clue
    """What was told; a recording stays at the table, and ``clip`` is None."""
    cards: tuple[AlbumCard, ...]
    """The cards in table order."""
    target: Number | None
    """The card to find; None in the party game."""
    red: Number | None
    """The card marked red; None outside the party game."""
    points: tuple[int, ...]
    """The points of this round by side."""
    scores: tuple[int, ...]
    """The points after this round by side."""


class AlbumStory(Record, frozen=True):
    """A story that lay open."""

    number: Number
    """Its number."""
    card: CardId
    """The picture."""


class AlbumLine(Record, frozen=True):
    """A line that a guesser added."""

    seat: Seat
    """Whose it was."""
    text: str
    """The line."""
    fits: bool
    """Whether the storyteller said that it fits."""


class AlbumGuess(Record, frozen=True):
    """A wrong guess."""

    seat: Seat
    """Who guessed."""
    number: Number
    """Which story."""


class PoemPage(Record, frozen=True, kw_only=True, tag_field="kind", tag="poem"):
    """A round of «Поэзия»: the story, and the poem as it was read out."""

    storyteller: Seat
    """Who told."""
    story: CardId
    """The story that was to be found."""
    stories: tuple[AlbumStory, ...]
    """All that lay open."""
    secret: Number
    """The number of the story."""
    poem: tuple[str, ...]
    """The hint, the fitting lines and the ending."""
    lines: tuple[AlbumLine, ...]
    """The lines that were added, fitting or not."""
    guesses: tuple[AlbumGuess, ...]
    """The wrong guesses, in order."""
    finder: Seat | None
    """Who found the story; None if nobody did."""
    ending_seat: Seat
    """Who chose the ending."""
    points: tuple[int, ...]
    """Points for the finding, by seat."""
    scores: tuple[int, ...]
    """The points after this round by seat."""


class AlbumResult(Record, frozen=True, kw_only=True):
    """How the game ended."""

    scores: tuple[int, ...]
    """Final points by side."""
    winners: tuple[Side, ...]
    """Who won; nobody if the game was stopped."""
    reason: str
    """Why it ended."""
    stories: tuple[int, ...] | None = None
    """Stories kept, by seat; None in the picture games."""


class Album(Record, frozen=True, kw_only=True):
    """A game as pages to leaf through."""

    game: str
    """Which game."""
    number: int
    """Which game of its table, counted from 1."""
    language: Literal["ru", "en"]
    """The language of the table, and so of the poems."""
    ended: float
    """When it was over, in seconds since 1970."""
    players: tuple[AlbumPlayer, ...]
    """Who played, clockwise."""
    sides: tuple[Side, ...]
    """The side that each seat scored for."""
    start: tuple[int, ...]
    """The points by side before the first round."""
    pages: tuple[TablePage | PoemPage, ...]
    """A page a round."""
    result: AlbumResult
    """How it ended."""


def album(
    past: PastGame, kept: Mapping[str, Any], language: Literal["ru", "en"], verse: Verse
) -> Album:
    """A game's record as pages."""
    colours = (*(seated.colour for seated in past.seats), *(None,) * len(kept["players"]))
    result = kept["result"]
    return Album(
        game=past.key,
        number=past.number,
        language=language,
        ended=past.ended,
        players=tuple(
            AlbumPlayer(player["name"], player["kind"], colour)
            for player, colour in zip(kept["players"], colours, strict=False)
        ),
        sides=past.sides,
        start=past.deal.scores,
        pages=tuple(_page(played, verse) for played in kept["rounds"]),
        result=AlbumResult(
            scores=tuple(result["scores"]),
            winners=tuple(result["winners"]),
            reason=result["reason"],
            stories=tuple(result["stories"]) if "stories" in result else None,
        ),
    )


def _page(played: Mapping[str, Any], verse: Verse) -> TablePage | PoemPage:
    return _poem_page(played, verse) if "hint" in played else _table_page(played)


def _table_page(played: Mapping[str, Any]) -> TablePage:
    votes: Mapping[str, list[int]] = played["votes"]
    return TablePage(
        storyteller=played["storyteller"],
        clue=Clue(played["clue"]["kind"], played["clue"]["text"], None),
        cards=tuple(
            AlbumCard(
                **laid,
                votes=tuple(int(seat) for seat, at in votes.items() if laid["number"] in at),
            )
            for laid in played["table"]
        ),
        target=played["target"],
        red=played.get("red"),
        points=tuple(played["points"]),
        scores=tuple(played["scores"]),
    )


def _poem_page(played: Mapping[str, Any], verse: Verse) -> PoemPage:
    turns = played["turns"]
    lines = tuple(
        AlbumLine(turn["seat"], verse["line"][turn["line"]], turn["fits"])
        for turn in turns
        if turn["action"] == "line"
    )
    ending = played["ending"]
    stories = tuple(AlbumStory(**story) for story in played["stories"])
    return PoemPage(
        storyteller=played["storyteller"],
        story=stories[played["secret"] - 1].card,
        stories=stories,
        secret=played["secret"],
        poem=(
            verse["line"][played["hint"]["line"]],
            *(line.text for line in lines if line.fits),
            verse["ending"][ending["placed"]],
        ),
        lines=lines,
        guesses=tuple(
            AlbumGuess(turn["seat"], turn["number"])
            for turn in turns
            if turn["action"] == "guess" and not turn["right"]
        ),
        finder=played["finder"],
        ending_seat=ending["seat"],
        points=tuple(played["points"]),
        scores=tuple(played["scores"]),
    )
