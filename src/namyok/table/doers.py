"""Who made the moves of a game, by round and seat: whoever sits there later did not."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from namyok.kernel import Seat, Value
from namyok.table.ids import PersonId


class Doer(Value, frozen=True):
    """Somebody who moved."""

    person: PersonId
    """Whose seat it was then."""
    bot: bool
    """Whether it was a bot's."""
    stood_in: bool
    """Whether a bot moved for a person."""
    phase: str | None = None
    """When a bot did, where its person can still make another move of it; else None."""


class OtherDoer(Value, frozen=True):
    """Who made a seat's moves in a round, where it was not, or not alone, who sits there."""

    name: str
    """What the person of the seat calls themselves, or what the bot is called."""
    kind: Literal["human", "bot", "stand_in", "helped"]
    """A person who sat there, a bot that did, a bot that stood in for this person, or one that made
    some of their moves."""


RoundDoers: TypeAlias = Mapping[Seat, tuple[Doer, ...]]
"""Everybody who moved for a seat in one round, each once, in order."""
Doers: TypeAlias = Mapping[int, RoundDoers]
"""The same by round."""


def noted(doers: Doers, round: int, seat: Seat, doer: Doer) -> Doers:
    """One more move."""
    before = doers.get(round, {})
    known = before.get(seat, ())
    if doer in known:
        return doers
    return {**doers, round: {**before, seat: (*known, doer)}}


def taken_back(doers: Doers, round: int, seat: Seat, phase: str) -> Doers:
    """What a bot did for a person who does it themselves now was not done."""
    before = doers.get(round, {})
    known = before.get(seat, ())
    left = tuple(one for one in known if one.phase != phase)
    return {**doers, round: {**before, seat: left}} if left != known else doers


def stood_in(doers: RoundDoers) -> frozenset[Seat]:
    """The seats for which a bot moved in a person's stead."""
    return frozenset(seat for seat, done in doers.items() if any(one.stood_in for one in done))


def by_themselves(doers: RoundDoers) -> dict[Seat, PersonId]:
    """Who played a round of their seat alone: no bots, nobody helped, nobody followed."""
    alone = {seat: done[0] for seat, done in doers.items() if len(done) == 1}
    return {seat: one.person for seat, one in alone.items() if not (one.bot or one.stood_in)}


def others(
    doers: RoundDoers, sitting: Sequence[tuple[PersonId, str]], names: Mapping[PersonId, str]
) -> dict[Seat, OtherDoer]:
    """Where somebody else moved than who sits there; a stand-in before anybody.

    ``sitting`` says of every seat who sits there, and what a bot there is called.
    """
    found = {}
    for seat, done in doers.items():
        sitter, bot = sitting[seat]
        if len(done) == 1 and done[0].person == sitter and not done[0].stood_in:
            continue  # as nearly always
        strange = [one for one in done if one.stood_in or one.person != sitter]
        if not strange:
            continue
        if len(strange) < len(done) and all(one.person == sitter for one in done):
            found[seat] = OtherDoer(names.get(sitter, ""), "helped")
        else:
            found[seat] = _shown(max(strange, key=lambda one: one.stood_in), names, bot)
    return found


def _shown(doer: Doer, names: Mapping[PersonId, str], bot: str) -> OtherDoer:
    if doer.bot:
        return OtherDoer(bot, "bot")
    return OtherDoer(names.get(doer.person, ""), "stand_in" if doer.stood_in else "human")
