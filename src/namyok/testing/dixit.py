"""The picture games under examination."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from namyok.games.dixit.commands import (
    CLUE_KINDS,
    Clue,
    ComeForward,
    DixitCommand,
    GiveCards,
    GiveClue,
    TakeBack,
    Vote,
)
from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.events import Laid
from namyok.games.dixit.offers import (
    ComeForwardOffer,
    DixitOffer,
    GiveCardsOffer,
    GiveClueOffer,
    TakeBackOffer,
    VoteOffer,
)
from namyok.games.dixit.state import State
from namyok.kernel import AnyGame, CardId, Chance, Command, Offer, Seat
from namyok.testing.kit import Examiner


class DixitExaminer(Examiner):
    """Knows what is secret in a picture game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def census(self, state: State) -> Counter[CardId]:
        held = [card for cards in (*state.hands, *state.given) for card in cards]
        table = [laid.card for laid in state.table]
        return Counter([*held, *table, *state.deck, *state.discards])

    def scramble(self, state: State, seat: Seat | None, chance: Chance) -> State:
        state = _swap_unseen_cards(state, seat, chance)
        own = _own_side(state, seat)
        foreign = [laid.owner for laid in state.table if laid.owner not in own]
        owners = iter(chance.draw(foreign, len(foreign)))
        numbers = range(1, len(state.table) + 1)
        return replace(
            state,
            table=tuple(
                laid if laid.owner in own else Laid(laid.card, next(owners)) for laid in state.table
            ),
            votes=tuple(
                vote if voter == seat else chance.draw(numbers, len(vote))
                for voter, vote in enumerate(state.votes)
            ),
            red=state.red
            if state.red is None or not state.table or seat == state.storyteller
            else chance.draw(numbers, 1)[0],
            deck=chance.draw(state.deck, len(state.deck)),
        )

    def attempts(self, state: State, chance: Chance) -> Iterator[Command]:
        somebody = [card for hand in state.hands if hand for card in chance.draw(hand, 1)]
        cards = [*somebody, *state.deck[:1], "no/such"]
        yield ComeForward()
        yield TakeBack()
        (kind,) = chance.draw(CLUE_KINDS, 1)
        clip = "clip" if kind in ("sound", "mime") else None
        for card in (None, *chance.draw(cards, 2)):
            yield GiveClue(Clue(kind, "a word", clip), card)
        yield GiveClue(Clue("text", "   "), None)
        for count in (0, 1, 2, 3):
            yield GiveCards(chance.draw(cards, min(count, len(cards))))
        yield GiveCards((cards[0], cards[0]))
        numbers = range(len(state.table) + 2)
        for count in (0, 1, 2, 3):
            red = chance.draw((None, *numbers), 1)[0]
            yield Vote(chance.draw((*numbers, *numbers), min(count, len(numbers))), red)
        for number in numbers:
            yield Vote((number,))

    def covers(self, offer: Offer, command: Command) -> bool:
        return _covers(offer, command)  # type: ignore[arg-type]


def _covers(offer: DixitOffer, command: DixitCommand) -> bool:
    match offer, command:
        case (ComeForwardOffer(), ComeForward()) | (TakeBackOffer(), TakeBack()):
            return True
        case GiveClueOffer(kinds, cards, _), GiveClue(clue, card):
            fits = card is None if cards is None else card in cards
            return fits and clue.kind in kinds and (clue.kind != "text" or bool(clue.text.strip()))
        case GiveCardsOffer(cards, count), GiveCards(given):
            return len(set(given)) == len(given) == count and set(given) <= set(cards or ())
        case VoteOffer(numbers, most, reds), Vote(marked, red):
            fits = red is None if reds is None else red in reds
            distinct = len(set(marked)) == len(marked)
            return fits and distinct and 1 <= len(marked) <= most and set(marked) <= set(numbers)
        case _:
            return False


def _own_side(state: State, seat: Seat | None) -> set[Seat]:
    """The seats whose card on the table a looker knows."""
    if seat is None:
        return set()
    side = EDITIONS[state.edition].roles.side
    own = side(seat, state.players)
    return {other for other in range(state.players) if side(other, state.players) == own}


def _swap_unseen_cards(state: State, seat: Seat | None, chance: Chance) -> State:
    """Mix the deck with all cards in hands, given or held, that a looker has no right to see."""
    covered = seat is None or EDITIONS[state.edition].roles.hand_is_covered(state, seat)
    unseen = [
        card
        for other in range(state.players)
        for card in (
            *(() if other == seat and not covered else state.hands[other]),
            *(() if other == seat else state.given[other]),
        )
    ]
    pool = [*unseen, *state.deck]
    coming = iter(chance.draw(pool, len(pool)))

    def mixed(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(next(coming) for _ in cards)

    return replace(
        state,
        hands=tuple(
            hand if other == seat and not covered else mixed(hand)
            for other, hand in enumerate(state.hands)
        ),
        given=tuple(
            cards if other == seat else mixed(cards) for other, cards in enumerate(state.given)
        ),
        deck=mixed(state.deck),
    )
