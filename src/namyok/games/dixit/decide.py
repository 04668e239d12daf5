"""Commands to events: the only place where the picture games say no."""

from typing import TypeVar, assert_never

from namyok.games.dixit.clue import clean_clue
from namyok.games.dixit.commands import (
    ComeForward,
    DixitCommand,
    GiveCards,
    GiveClue,
    TakeBack,
    Vote,
)
from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.events import (
    CardsGiven,
    CardsTakenBack,
    ClueGiven,
    DixitEvent,
    Laid,
    StorytellerCameForward,
    TableLaid,
    VoteCast,
)
from namyok.games.dixit.offers import (
    ComeForwardOffer,
    DixitOffer,
    GiveCardsOffer,
    GiveClueOffer,
    TakeBackOffer,
    VoteOffer,
    offers,
)
from namyok.games.dixit.roundend import close_round
from namyok.games.dixit.state import State
from namyok.kernel import CardId, Chance, Offer, Refused, Seat

AnOffer = TypeVar("AnOffer", bound=DixitOffer)


def decide(
    state: State, seat: Seat, command: DixitCommand, chance: Chance
) -> tuple[DixitEvent, ...]:
    """What follows from a command, or Refused."""
    if not 0 <= seat < state.players:
        raise Refused("no_such_seat", seat=seat, seats=state.players)
    match command:  # the most frequent first
        case Vote():
            return _vote(state, seat, command, chance)
        case GiveCards(cards):
            return _give_cards(state, seat, cards, chance)
        case GiveClue():
            return _give_clue(state, seat, command)
        case ComeForward():
            _offered(state, seat, ComeForwardOffer)
            return (StorytellerCameForward(seat),)
        case TakeBack():
            _offered(state, seat, TakeBackOffer)
            return (CardsTakenBack(seat),)
        case _:
            assert_never(command)


def _offered(state: State, seat: Seat, kind: type[AnOffer]) -> AnOffer:
    """The seat's offer of a kind, or Refused with the best reason why there is none."""
    for offer in offers(state, seat):
        if isinstance(offer, kind):
            return offer
    raise _why_not(state, seat, kind)


def _why_not(state: State, seat: Seat, kind: type[Offer]) -> Refused:
    phases: dict[type[Offer], str] = {
        ComeForwardOffer: "race",
        GiveClueOffer: "telling",
        GiveCardsOffer: "giving",
        TakeBackOffer: "giving",
        VoteOffer: "voting",
    }
    if state.phase != phases[kind]:
        return Refused("wrong_phase", phase=state.phase)
    if kind is GiveClueOffer:
        return Refused("not_storyteller", storyteller=state.storyteller)
    if kind is VoteOffer:
        return Refused("not_a_voter")
    if kind is TakeBackOffer:
        return Refused("nothing_to_take_back")
    return Refused("storyteller_does_not_give" if seat == state.storyteller else "partner_gave")


def _give_clue(state: State, seat: Seat, command: GiveClue) -> tuple[DixitEvent, ...]:
    offer = _offered(state, seat, GiveClueOffer)
    clue = clean_clue(command.clue, offer.kinds)
    if offer.cards is None and command.card is not None:
        raise Refused("told_with_card")
    if offer.cards is not None and command.card is None:
        raise Refused("told_without_card")
    if offer.cards is not None and command.card not in offer.cards:
        raise Refused("not_your_card", card=command.card)
    return (ClueGiven(clue, command.card),)


def _give_cards(
    state: State, seat: Seat, cards: tuple[CardId, ...], chance: Chance
) -> tuple[DixitEvent, ...]:
    offer = _offered(state, seat, GiveCardsOffer)
    if len(cards) != offer.count:
        raise Refused("card_count", count=len(cards), needed=offer.count)
    if len(cards) > 1 and len(set(cards)) != len(cards):
        raise Refused("same_card_twice")
    for card in cards:
        if card not in offer.cards:
            raise Refused("not_your_card", card=card)
    given = CardsGiven(seat, cards)
    roles = EDITIONS[state.edition].roles
    if roles.yet_to_give(state.players, state.teller, state.givers | {seat}):
        return (given,)
    pool = [
        Laid(card, giver)
        for giver, held in enumerate(state.given)
        if giver != seat
        for card in held
    ]
    pool += [Laid(card, seat) for card in cards]
    return given, TableLaid(chance.draw(pool, len(pool)))


def _vote(state: State, seat: Seat, command: Vote, chance: Chance) -> tuple[DixitEvent, ...]:
    offer = _offered(state, seat, VoteOffer)
    numbers, red = command.numbers, command.red
    if not 1 <= len(numbers) <= offer.most:
        raise Refused("marker_count", count=len(numbers), most=offer.most)
    if len(numbers) > 1 and len(set(numbers)) != len(numbers):
        raise Refused("same_number_twice")
    for number in numbers:
        if number not in offer.numbers:
            raise _bad_number(state, number)
    if offer.red is None:
        if red is not None:
            raise Refused("no_red_marker")
    elif red is None:
        raise Refused("red_marker_missing")
    elif red not in offer.red:
        raise _bad_number(state, red)
    cast = VoteCast(seat, numbers, red)
    votes = state.votes
    for voter in EDITIONS[state.edition].roles.voters(state):
        if not votes[voter] and voter != seat:
            return (cast,)
    return cast, *close_round(state, cast, chance)


def _bad_number(state: State, number: int | None) -> Refused:
    on_table = number is not None and 1 <= number <= len(state.table)
    return Refused("own_card" if on_table else "no_such_number", number=number)
