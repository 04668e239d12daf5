"""A record of a picture game turned back into events, by playing it again."""

from collections.abc import Mapping
from typing import Any

import msgspec

from namyok.games.dixit import clauses
from namyok.games.dixit.commands import Clue, ClueKind, ComeForward, GiveCards, GiveClue, Vote
from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.events import EndReason, Laid
from namyok.games.dixit.record import Scribe
from namyok.games.dixit.roundend import drawing_order
from namyok.games.dixit.state import State
from namyok.kernel import AnyGame, CardId, Number, Only, Player, Retraced, Seat, Side
from namyok.kernel.record import compare
from namyok.kernel.retrace import Retracing, play_again

_ROUND_CLAUSES = {
    "storyteller": clauses.FIRST_STORYTELLER,
    "clue": clauses.CLUE,
    "table": clauses.TABLE,
    "target": clauses.TABLE,
    "votes": clauses.VOTE,
    "red": clauses.VOTE,
    "points": clauses.POINTS,
    "scores": clauses.POINTS,
    "parts": clauses.POINTS,
    "drawn": clauses.END_OF_ROUND,
    "reshuffled": clauses.END_OF_ROUND,
    "deck_left": clauses.END_OF_ROUND,
}
_BODY_CLAUSES = {
    "options": clauses.SETUP,
    "deck_size": clauses.SETUP,
    "hands": clauses.SETUP,
    "late": clauses.SETUP,
    "result": clauses.END_OF_GAME,
}
MOST_CARDS = 20_000
"""No joined deck is larger; a record that says so is not worth the memory."""
_LOST_CLIP = "not-in-the-record"
"""Stands for the clip of a sound or mime, which is deleted with its table."""


class ClueRecord(msgspec.Struct):
    """What was told, without its clip."""

    kind: ClueKind
    text: str


class LaidRecord(msgspec.Struct):
    """A card on the table."""

    number: Number
    card: CardId
    owner: Seat


class RoundRecord(msgspec.Struct):
    """A round; docs/record.md says what its keys mean."""

    storyteller: Seat
    clue: ClueRecord
    table: list[LaidRecord]
    target: Number | None
    votes: dict[str, list[Number]]
    points: list[int]
    scores: list[int]
    drawn: list[list[CardId]]
    reshuffled: bool
    deck_left: int
    stood_in: list[Seat]
    red: Number | None = None


class LateRecord(msgspec.Struct):
    """Somebody who was dealt in before a round's clue."""

    round: int
    seat: Seat
    hand: list[CardId]


class ResultRecord(msgspec.Struct):
    """How the game ended."""

    scores: list[int]
    winners: list[Side]
    reason: EndReason


class DixitRecord(msgspec.Struct):
    """The keys of the record that belong to the picture games."""

    options: dict[str, Any]
    deck_size: int
    players: list[Player]
    hands: list[list[CardId]]
    rounds: list[RoundRecord]
    result: ResultRecord
    late: list[LateRecord] = []


def retrace(game: AnyGame, written: Mapping[str, Any]) -> Retraced:
    """Play a record again; the events, and the first fault if there is one."""
    return play_again(game, written, DixitRecord, _retrace_game, clauses.SETUP)


def _retrace_game(again: Retracing, record: DixitRecord, written: Mapping[str, Any]) -> None:
    again.demand(
        all(player.kind != "virtual" for player in record.players),
        clauses.SETUP,
        "nobody is virtual in this game",
    )
    seen = _seen(record)
    again.demand(
        len(seen) <= record.deck_size <= MOST_CARDS,
        clauses.SETUP,
        f"deck_size is {record.deck_size}, and {len(seen)} cards were seen",
    )
    scribe = Scribe()
    again.script.expect(card for hand in record.hands for card in hand)
    again.begin(len(record.hands), _deck(record), record.options, clauses.SETUP)
    for number, (played, claim) in enumerate(zip(record.rounds, written["rounds"], strict=True), 1):
        again.round = number
        again.demand(again.state.result is None, clauses.END_OF_GAME, "the game was over before")
        _deal_in_late(again, record)
        again.demand(
            all(0 <= seat < again.state.players for seat in played.stood_in),
            clauses.SETUP,
            "a stand-in played for a seat that is not there",
        )
        _retrace_round(again, played)
        for event in again.fresh():
            scribe.take(event)
        compare(claim, scribe.rounds[-1], _ROUND_CLAUSES, number)
    if again.state.result is None:
        _deal_in_late(again, record)
    again.round = None
    again.demand(
        again.state.players == len(record.players),
        clauses.SETUP,
        f"{len(record.players)} players are named, and {again.state.players} played",
    )
    again.end(record.result.reason == "aborted", clauses.END_OF_GAME)
    for event in again.fresh():
        scribe.take(event)
    computed = scribe.finish(record.players)
    ranges = again.game.ranges
    options = {
        name: value
        for name, value in computed["options"].items()
        if name in record.options or not isinstance(ranges[name], Only)
    }
    compare(written, {**computed, "options": options}, _BODY_CLAUSES, None)


def _deal_in_late(again: Retracing, record: DixitRecord) -> None:
    """Those who came before the clue of the round that comes now."""
    for late in record.late:
        if late.round == again.state.round:
            again.add_seat(late.hand, clauses.SETUP)


def _deck(record: DixitRecord) -> tuple[CardId, ...]:
    """Every card of the deck; those that nobody saw have no name in the record."""
    seen = _seen(record)
    unseen = (f"unseen/{number}" for number in range(record.deck_size))
    others = [card for card in unseen if card not in seen]
    return (*sorted(seen), *others[: record.deck_size - len(seen)])


def _seen(record: DixitRecord) -> set[CardId]:
    hands = [*record.hands, *(late.hand for late in record.late)]
    dealt = {card for hand in hands for card in hand}
    return dealt | {card for played in record.rounds for cards in played.drawn for card in cards}


def _retrace_round(again: Retracing, played: RoundRecord) -> None:
    state: State = again.state
    teller = played.storyteller
    roles = EDITIONS[state.edition].roles
    if state.phase == "race":
        again.do(teller, ComeForward(), clauses.FIRST_STORYTELLER)
    table = [Laid(laid.card, laid.owner) for laid in played.table]
    given: dict[Seat, list[CardId]] = {}
    for laid in table:
        given.setdefault(laid.owner, []).append(laid.card)
    clip = _LOST_CLIP if played.clue.kind in ("sound", "mime") else None
    clue = Clue(played.clue.kind, played.clue.text, clip)
    card = None
    if roles.tells_with_card:
        (card,) = given.pop(teller, [None])[:1]
    again.do(teller, GiveClue(clue, card), clauses.CLUE)
    again.script.expect(table)
    for seat, cards in sorted(given.items()):
        again.do(seat, GiveCards(tuple(cards)), clauses.GIVING, luck=clauses.TABLE)
    again.demand(again.state.phase == "voting", clauses.GIVING, "not everybody has given")
    again.settle(clauses.TABLE)
    again.demand(
        len(played.drawn) == state.players, clauses.END_OF_ROUND, "drawn is not one list a seat"
    )
    again.script.expect(
        card for seat in drawing_order(state.players, teller) for card in played.drawn[seat]
    )
    for seat in range(state.players):
        if str(seat) in played.votes:
            vote = Vote(tuple(played.votes[str(seat)]), played.red if seat == teller else None)
            again.do(seat, vote, clauses.VOTE, luck=clauses.END_OF_ROUND)
    last = again.state.last
    again.demand(
        last is not None and last.round == again.round, clauses.VOTE, "not everybody has voted"
    )
    again.settle(clauses.END_OF_ROUND)
