"""States to views, by allow-list: what is not named here nobody sees."""

from functools import lru_cache
from operator import attrgetter, is_
from typing import Any

from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.offers import offers, waiting
from namyok.games.dixit.roundend import rounds_left
from namyok.games.dixit.state import State
from namyok.games.dixit.views import DixitView
from namyok.kernel import Moved, Seat, Side, places


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
        hand=None,
        given=(),
        table_size=roles.cards_on_table(state.players, state.options),
        table=tuple([one.card for one in state.table]),
        own_numbers=(),
        voters=roles.voters(state) if state.phase == "voting" else (),
        vote=(),
        red=None,
        waiting=waiting(state),
        offers=(),
        last=state.last,
        result=state.result,
        **_cards(state),
        **_votes(state),
    )


@lru_cache(maxsize=1024)
def _standing(scores: tuple[int, ...], winners: tuple[Side, ...]) -> tuple[int, ...]:
    """The same all through a round, and asked with every view."""
    return places(scores, winners)


def _cards(state: State) -> dict[str, Any]:
    """What everybody sees of cards that are given."""
    return {
        "hand_sizes": tuple(map(len, state.hands)),
        "gave": tuple(sorted(state.givers)),
        "laid": sum(map(len, state.given)),
    }


def _votes(state: State) -> dict[str, Any]:
    """What everybody sees of votes that are cast."""
    return {"voted": tuple([seat for seat, votes in enumerate(state.votes) if votes])}


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


_SETTLED = attrgetter(
    *("edition", "players", "options", "phase", "round", "storyteller", "clue", "table", "deck"),
    *("scores", "told", "last", "result", "late"),
)
"""What no card that is given and no vote changes, of all that a view is made of."""


def moved(before: State, after: State) -> Moved | None:
    """What cards that were given, or votes, may have changed; None where there was more.

    A seat's cards and markers are the same objects as long as nobody touches them.
    """
    if not all(map(is_, _SETTLED(before), _SETTLED(after))):
        return None
    if after.phase == "giving":
        return _cards_moved(before, after)
    return _votes_moved(before, after) if after.phase == "voting" else None


def _cards_moved(before: State, after: State) -> Moved:
    givers = [seat for seat, given in enumerate(after.given) if given is not before.given[seat]]
    roles = EDITIONS[after.edition].roles
    groups = [roles.giver_group(after.players, after.teller, seat) for seat in givers]
    own: dict[Seat, dict[str, Any]] = {
        seat: {"offers": offers(after, seat)} for group in groups for seat in group
    }
    for seat in givers:
        own[seat] |= {"hand": tuple(sorted(after.hands[seat])), "given": after.given[seat]}
    return Moved({**_cards(after), "waiting": waiting(after)}, own)


def _votes_moved(before: State, after: State) -> Moved:
    own: dict[Seat, dict[str, Any]] = {
        seat: {"vote": vote}
        for seat, vote in enumerate(after.votes)
        if vote is not before.votes[seat]
    }
    if after.storyteller in own:
        own[after.storyteller]["red"] = after.red
    return Moved({**_votes(after), "waiting": waiting(after)}, own)
