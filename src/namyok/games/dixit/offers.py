"""What a seat may do now. Offers travel in the view, so nobody re-derives a rule."""

from functools import lru_cache
from typing import TypeAlias, assert_never

from namyok.games.dixit.clue import LONGEST_TEXT
from namyok.games.dixit.commands import (
    Clue,
    ClueKind,
    ComeForward,
    DixitCommand,
    GiveCards,
    GiveClue,
    TakeBack,
    Vote,
)
from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.state import State
from namyok.kernel import CardId, Chance, Number, Offer, Seat


class ComeForwardOffer(Offer, frozen=True):
    """Be the first to have an idea."""


class GiveClueOffer(Offer, frozen=True):
    """Tell."""

    kinds: tuple[ClueKind, ...]
    """The kinds of clue that this table allows."""
    cards: tuple[CardId, ...] | None
    """The cards one of which goes with the clue; None where the storyteller tells without."""
    longest: int
    """How many characters a clue in words may have."""


class GiveCardsOffer(Offer, frozen=True):
    """Hand over cards, or others than before."""

    cards: tuple[CardId, ...]
    """The cards to choose from."""
    count: int
    """How many of them."""


class TakeBackOffer(Offer, frozen=True):
    """Leave the giving to the partner after all."""


class VoteOffer(Offer, frozen=True):
    """Lay markers, or lay them anew."""

    numbers: tuple[Number, ...]
    """The numbers to choose from."""
    most: int
    """How many different ones at most; at least one."""
    red: tuple[Number, ...] | None
    """The numbers of which one must be marked red; None for who has no red marker."""


DixitOffer: TypeAlias = (
    ComeForwardOffer | GiveClueOffer | GiveCardsOffer | TakeBackOffer | VoteOffer
)


def offers(state: State, seat: Seat) -> tuple[DixitOffer, ...]:
    """Every command that the seat could send now and see accepted."""
    match state.phase:
        case "voting":
            return _voting(state, seat)
        case "giving":
            return _giving(state, seat)
        case "telling":
            return _telling(state, seat)
        case "race":
            return (ComeForwardOffer(),)
        case "over":
            return ()
        case _:
            assert_never(state.phase)


def _telling(state: State, seat: Seat) -> tuple[DixitOffer, ...]:
    if seat != state.storyteller:
        return ()
    with_card = EDITIONS[state.edition].roles.tells_with_card
    cards = state.hands[seat] if with_card else None
    return (GiveClueOffer(state.options.clue_kinds, cards, LONGEST_TEXT),)


def _giving(state: State, seat: Seat) -> tuple[DixitOffer, ...]:
    group = EDITIONS[state.edition].roles.giver_group(state.players, state.teller, seat)
    if not group:
        return ()
    give = GiveCardsOffer(state.hands[seat] + state.given[seat], state.options.gives)
    if len(group) == 1 or state.givers.isdisjoint(group):
        return (give,)
    return (give, TakeBackOffer()) if seat in state.givers else ()


def _voting(state: State, seat: Seat) -> tuple[DixitOffer, ...]:
    roles = EDITIONS[state.edition].roles
    if seat not in roles.voters(state):
        return ()
    marks_red = roles.green_and_red and seat == state.storyteller
    barred = roles.barred(state, seat)
    return (_vote_offer(len(state.table), barred, state.options.markers, marks_red),)


@lru_cache(maxsize=1024)
def _vote_offer(cards: int, barred: tuple[Number, ...], markers: int, marks_red: bool) -> VoteOffer:
    """Asked of every voter with every vote, and there are only so many different ones."""
    everything = tuple(range(1, cards + 1))
    numbers = tuple([number for number in everything if number not in barred])
    return VoteOffer(numbers, min(markers, len(numbers)), everything if marks_red else None)


def waiting(state: State) -> tuple[Seat, ...]:
    """Whom the table waits for: those who owe a move, not those who may still change theirs."""
    roles = EDITIONS[state.edition].roles
    match state.phase:
        case "voting":
            votes = state.votes
            return tuple([seat for seat in roles.voters(state) if not votes[seat]])
        case "giving":
            return roles.yet_to_give(state.players, state.teller, state.givers)
        case "telling":
            return (state.teller,)
        case "race":
            return tuple(range(state.players))
        case "over":
            return ()
        case _:
            assert_never(state.phase)


def rivals(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who could come forward, or give for the team, in a seat's stead."""
    if state.phase not in ("race", "giving"):
        return ()
    together = waiting(state)
    if state.phase == "giving":
        roles = EDITIONS[state.edition].roles
        together = roles.giver_group(state.players, state.teller, seat)
    return tuple(one for one in together if one != seat)


def pick(offer: DixitOffer, chance: Chance) -> DixitCommand:
    """A command that the offer allows, chosen blindly, for stand-ins and random games."""
    match offer:  # the most frequent first
        case VoteOffer(numbers, most, red):
            (count,) = chance.draw(range(1, most + 1), 1)
            return Vote(chance.draw(numbers, count), chance.draw(red, 1)[0] if red else None)
        case GiveCardsOffer(cards, count):
            return GiveCards(chance.draw(cards, count))
        case GiveClueOffer(kinds, cards, _):
            (kind,) = chance.draw(kinds, 1)
            clue = Clue(
                kind,
                text="…" if kind == "text" else "",
                clip="silence" if kind in ("sound", "mime") else None,
            )
            return GiveClue(clue, chance.draw(cards, 1)[0] if cards is not None else None)
        case ComeForwardOffer():
            return ComeForward()
        case TakeBackOffer():
            return TakeBack()
        case _:
            assert_never(offer)
