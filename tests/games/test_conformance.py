"""The conformance kit over the whole catalogue, player counts, and options."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.game import Dixit
from namyok.games.dixit.offers import VoteOffer
from namyok.games.dixit.state import State
from namyok.games.dixit.views import DixitView
from namyok.games.verify import verify
from namyok.kernel import Moved, OptionRange, Refused, Seat, Subset, Switch, Whole
from namyok.luck import Luck
from namyok.testing.dixit import DixitExaminer
from namyok.testing.kit import examine
from tests.games.examiners import EVERY_TABLE, check_parts, deck, examiner
from tests.thorough import often

# Whole games are many times slower while coverage is measured, and what they cover, others do.
pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize(("key", "players"), EVERY_TABLE)
def test_every_game_with_the_books_numbers_keeps_all_promises(key: str, players: int) -> None:
    record = examine(examiner(key), players, deck(key), {}, Luck(random.Random(players)))
    assert record["result"]["winners"]
    check_parts(record)


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_game_to_which_people_come_late_keeps_all_promises(key: str) -> None:
    came = 0
    for players in CATALOGUE[key].players[:3]:
        luck = Luck(random.Random(players))
        record = examine(examiner(key), players, deck(key), {}, luck, late=True)
        assert verify(record) is None
        check_parts(record)
        came += len(record.get("late", ()))
    assert bool(came) == (key != "team"), "partners can't be joined by one"


def values(name: str, allowed: OptionRange) -> st.SearchStrategy[Any]:
    match allowed:
        case Whole(low, high, nullable):
            span = 1 if name == "cycles" else 6  # long games teach nothing new
            small = st.integers(low, min(high, low + span))
            return small | st.none() if nullable else small
        case Switch():
            return st.booleans()
        case Subset(members):
            return st.lists(st.sampled_from(members), min_size=1, unique=True)
        case _:
            return st.just(allowed.value)


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, int, list[str], dict[str, Any], int]:
    key, players = draw(st.sampled_from(EVERY_TABLE))
    ranges = CATALOGUE[key].ranges
    names = draw(st.lists(st.sampled_from(sorted(ranges)), unique=True))
    options = {name: draw(values(name, ranges[name])) for name in names}
    cards = draw(st.integers(60, 200))
    return key, players, deck(key, cards), options, draw(st.integers(0, 2**32))


@settings(max_examples=often(8), deadline=None, suppress_health_check=list(HealthCheck))
@given(tables())
def test_every_game_with_own_rules_keeps_all_promises_or_is_refused(
    table: tuple[str, int, list[str], dict[str, Any], int],
) -> None:
    key, players, cards, options, seed = table
    luck = Luck(random.Random(seed))
    try:
        CATALOGUE[key].check(players, cards, options)
    except Refused:
        with pytest.raises(Refused):
            CATALOGUE[key].begin(players, cards, options, luck)
        assume(False)
    check_parts(examine(examiner(key), players, cards, options, luck, late=True))


class Leaky(Dixit):
    """A game that lets the voters see a little too much."""

    def project(self, state: State, seat: Seat | None) -> DixitView:
        view = super().project(state, seat)
        if state.phase == "voting":
            return replace(view, scores=tuple(laid.owner for laid in state.table))
        return view


class Peeking(Dixit):
    """A game that tells in the view what somebody is about to give."""

    def project(self, state: State, seat: Seat | None) -> DixitView:
        view = super().project(state, seat)
        return replace(view, table=state.given[1]) if state.phase == "giving" else view


class Generous(Dixit):
    """A game that offers a vote for one's own card."""

    def offers(self, state: State, seat: Seat) -> Any:
        return tuple(
            replace(offer, numbers=tuple(range(1, len(state.table) + 1)))
            if isinstance(offer, VoteOffer)
            else offer
            for offer in super().offers(state, seat)
        )


class Chatty(Dixit):
    """A game that tells all, with a vote, what was voted for."""

    def moved(self, before: State, after: State) -> Moved | None:
        told = super().moved(before, after)
        if told is None or after.phase != "voting":
            return told
        return Moved({**told.common, "scores": [*filter(None, after.votes)][-1]}, told.own)


class Silent(Dixit):
    """A game that does not tell somebody what they have given themselves."""

    def moved(self, before: State, after: State) -> Moved | None:
        told = super().moved(before, after)
        return told and Moved(told.common, {})


@pytest.mark.parametrize("broken", [Leaky, Peeking])
def test_the_kit_finds_a_planted_leak(broken: type[Dixit]) -> None:
    game = broken(EDITIONS["odyssey"])
    with pytest.raises(AssertionError, match="sees a secret"):
        _examine_six(game)


def test_the_kit_finds_an_offer_that_is_not_kept() -> None:
    game = Generous(EDITIONS["odyssey"])
    with pytest.raises(AssertionError, match="the view offers something else"):
        _examine_six(game)


@pytest.mark.parametrize("broken", [Chatty, Silent])
def test_the_kit_finds_a_move_that_tells_too_much_or_too_little(broken: type[Dixit]) -> None:
    game = broken(EDITIONS["odyssey"])
    with pytest.raises(AssertionError, match="more, or less"):
        _examine_six(game)


def _examine_six(game: Dixit) -> None:
    examine(DixitExaminer(game), 6, deck("odyssey"), {}, Luck(random.Random(1)))
