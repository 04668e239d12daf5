"""States to views, by allow-list: what is not named here nobody sees."""

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.offers import offers, waiting
from namyok.games.dixit.roundend import rounds_left
from namyok.games.dixit.state import State
from namyok.games.dixit.views import DixitView
from namyok.kernel import Seat, Side, places


def watch(state: State) -> DixitView:
    """What everybody may know: the view of a watcher."""
    roles = EDITIONS[state.edition].roles
    return DixitView(
        game=state.edition,
        seat=None,
        players=state.players,
        options=state.options,
        finds=not roles.green_and_red,
        phase=state.phase,
        round=state.round,
        rounds_left=rounds_left(state),
        storyteller=state.storyteller,
        clue=state.clue,
        sides=roles.all_sides(state.players),
        scores=state.scores,
        places=_standing(state.scores, state.result.winners if state.result else ()),
        told=state.told,
        deck_left=len(state.deck),
        hand_sizes=tuple(map(len, state.hands)),
        hand=None,
        given=(),
        gave=tuple(sorted(state.givers)),
        laid=sum(map(len, state.given)),
        table_size=roles.cards_on_table(state.players, state.options),
        table=tuple([one.card for one in state.table]),
        own_numbers=(),
        voters=roles.voters(state) if state.phase == "voting" else (),
        voted=tuple([one for one, votes in enumerate(state.votes) if votes]),
        vote=(),
        red=None,
        waiting=waiting(state),
        offers=(),
        last=state.last,
        result=state.result,
    )


@lru_cache(maxsize=1024)
def _standing(scores: tuple[int, ...], winners: tuple[Side, ...]) -> tuple[int, ...]:
    """The same all through a round, and asked with every view."""
    return places(scores, winners)


def own(state: State, seat: Seat) -> dict[str, Any]:
    """The fields of the view that only this seat may know."""
    roles = EDITIONS[state.edition].roles
    return {
        "seat": seat,
        # Sorted: in a hand that was passed on, the newest card must not stand out by its place.
        "hand": None if roles.hand_is_covered(state, seat) else tuple(sorted(state.hands[seat])),
        "given": state.given[seat],
        "own_numbers": roles.own_numbers(state, seat),
        "vote": state.votes[seat],
        "red": state.red if seat == state.storyteller else None,
        "offers": offers(state, seat),
    }


def touched(before: State, after: State) -> Collection[Seat]:
    """The seats for which something of their own may have changed; all where the table has.

    A seat's cards and markers are the same objects as long as nobody touches them.
    """
    seats = range(after.players)
    if (
        before.phase != after.phase
        or before.storyteller != after.storyteller
        or before.table is not after.table
        or before.clue is not after.clue
        or before.options is not after.options
        or before.edition != after.edition
        or before.players != after.players
    ):
        return seats
    moved = {
        seat
        for seat in seats
        if before.votes[seat] is not after.votes[seat]
        or before.given[seat] is not after.given[seat]
        or before.hands[seat] is not after.hands[seat]
    }
    if after.phase == "giving":
        for group in EDITIONS[after.edition].roles.giver_groups(after.players, after.teller):
            if not moved.isdisjoint(group):
                moved.update(group)
    return moved
