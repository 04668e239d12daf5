"""What is counted over the games of a table."""

from typing import Any

import pytest

from namyok.bots.courtesy import name_of
from namyok.games.dixit.commands import Clue, ComeForward, GiveCards, GiveClue, Vote
from namyok.kernel import Command, Seat
from namyok.past.circle import Circle, circle
from namyok.table.commands import StandUp, StopGame, TakeOver
from namyok.table.doers import OtherDoer
from namyok.table.settings import Settings
from tests.table.streams import Stream

NAMES = {"p1": "Аня", "p2": "Борис", "p3": "Вера", "p4": "Гоша"}


def counted(stream: Stream) -> Circle:
    return circle(stream.past.games, NAMES)


def pairs(circle: Circle, what: str) -> dict[tuple[str, str], tuple[int, int]]:
    found = circle.between.get(what, ())
    return {(pair.who, pair.whom): (pair.times, pair.chances) for pair in found}


def did(circle: Circle, what: str) -> list[int]:
    return [one.did.get(what, 0) for one in circle.people]


def one_round(
    stream: Stream,
    votes: dict[Seat, Seat],
    stood_in: tuple[Seat, ...] = (),
    phases: tuple[str, ...] = ("race", "telling", "giving", "voting"),
) -> None:
    """Everybody gives a first card and votes for the card of the seat that ``votes`` names.

    Bots have ``stood_in`` for some in these phases.
    """

    def choose(state: Any, seat: Seat) -> Command:
        if state.phase == "race":
            return ComeForward()
        if state.phase == "telling":
            return GiveClue(Clue("text", "лето"), state.hands[seat][0])
        if state.phase == "giving":
            return GiveCards(state.hands[seat][: state.options.gives])
        number = next(n for n, laid in enumerate(state.table, 1) if laid.owner == votes[seat])
        return Vote((number,))

    now = stream.round
    while stream.round == now and stream.state.stage == "playing":
        running = stream.state.running
        assert running is not None
        seat = running.game.waiting(running.state)[0]
        helped = seat in stood_in and running.state.phase in phases
        stream.move(seat, choose(running.state, seat), helped)


def test_who_finds_whom_and_who_is_fooled_by_whom() -> None:
    stream = Stream(Settings(game="dixit"), people=4)
    stream.start()
    one_round(stream, {1: 0, 2: 1, 3: 1})
    one_round(stream, {0: 1, 2: 1, 3: 1})
    stream.host(StopGame())
    told = counted(stream)
    assert pairs(told, "finds") == {
        ("p2", "p1"): (1, 1),
        ("p3", "p1"): (0, 1),
        ("p4", "p1"): (0, 1),
        ("p1", "p2"): (1, 1),
        ("p3", "p2"): (1, 1),
        ("p4", "p2"): (1, 1),
    }
    fooled = pairs(told, "fooled")
    assert fooled["p3", "p2"] == (1, 1)
    assert fooled["p4", "p2"] == (1, 1)
    assert fooled["p2", "p3"] == (0, 1)
    assert fooled["p3", "p1"] == (0, 1)
    assert ("p1", "p1") not in fooled
    assert did(told, "told") == [1, 1, 0, 0]
    assert did(told, "split") == [1, 0, 0, 0]


def test_a_stopped_game_is_no_game_but_its_rounds_count() -> None:
    stream = Stream(Settings(game="dixit"), people=3)
    stream.start()
    stream.host(StopGame())
    assert counted(stream) == Circle(games=0, people=(), between={})
    stream.start()
    one_round(stream, {1: 0, 2: 0})
    stream.host(StopGame())
    told = counted(stream)
    assert told.games == 0
    assert [one.games for one in told.people] == [0, 0, 0]


def test_bots_and_stand_ins_are_left_out() -> None:
    stream = Stream(Settings(game="dixit"), people=3)
    stream.bots(1)
    stream.start()
    one_round(stream, {1: 0, 2: 3, 3: 0}, stood_in=(1,))
    stream.host(StopGame())
    told = counted(stream)
    assert pairs(told, "finds") == {("p3", "p1"): (0, 1)}
    assert pairs(told, "fooled") == {}
    assert [one.person for one in told.people] == ["p1", "p3"]


def test_a_successor_inherits_nothing_and_a_round_that_two_played_is_nobodys() -> None:
    stream = Stream(Settings(game="dixit"), people=4)
    stream.person("p4", StandUp())
    stream.bots(1)
    stream.start()
    stream.move(3, ComeForward())
    one_round(stream, {0: 3, 1: 0, 2: 0})
    stream.person("p4", TakeOver(3))
    one_round(stream, {1: 0, 2: 0, 3: 0})
    one_round(stream, {0: 1, 2: 1, 3: 1}, stood_in=(3,))
    stream.host(StopGame())
    told = counted(stream)
    assert did(told, "told") == [1, 1, 0, 0], "the bot's clue of the first round is not p4's"
    assert ("p4", "p1") in pairs(told, "finds")
    assert ("p4", "p2") not in pairs(told, "finds"), "a bot voted for p4"
    past = stream.past.game(1)
    bot = name_of(past.seats[3].character, "ru")
    assert past.others(NAMES) == {
        1: {3: OtherDoer(bot, "bot")},
        3: {3: OtherDoer("Гоша", "stand_in")},
    }
    assert [written["stood_in"] for written in past.record(NAMES)["rounds"]] == [[], [], [3]]


@pytest.mark.parametrize(("helped", "games"), [(0, [1, 1, 1]), (1, [1, 1, 1]), (2, [1, 0, 1])])
def test_a_game_is_theirs_who_played_most_of_it(helped: int, games: list[int]) -> None:
    options = {"points_to_win": None, "cycles": 1}
    stream = Stream(Settings(game="dixit", options=options), people=3)
    stream.start()
    for round in range(3):
        one_round(stream, {0: 1, 1: 2, 2: 1}, stood_in=(1,) if round < helped else ())
    assert stream.state.stage == "over"
    told = counted(stream)
    assert [one.games for one in told.people] == games
    assert all(one.won <= one.games for one in told.people)


def test_who_gave_their_cards_but_missed_every_vote_has_played_and_may_have_won() -> None:
    stream = Stream(Settings(game="dixit", options={"points_to_win": None, "cycles": 1}), people=3)
    stream.start()
    for _ in range(3):
        one_round(stream, {0: 1, 1: 2, 2: 1}, stood_in=(1,), phases=("voting",))
    told = counted(stream)
    assert [one.games for one in told.people] == [1, 1, 1]
    assert sum(one.won for one in told.people) >= 1
    assert ("p2", "p1") not in pairs(told, "finds"), "a bot voted"


def test_a_partners_card_fools_nobody_and_teams_win_together() -> None:
    stream = Stream(Settings(game="team", options={"points_to_win": 5}), people=6)
    stream.start()
    stream.play_on()
    told = counted(stream)
    assert told.games == 1
    for who, whom in pairs(told, "fooled"):
        assert abs(int(who[1]) - int(whom[1])) != 3
    won = [one.won for one in told.people]
    assert won[:3] == won[3:]
    assert sum(won) >= 2


def test_poems_count_stories_and_fitting_lines() -> None:
    settings = Settings(game="poetry", options={"cycles": 1}, decks=("stories",))
    stream = Stream(settings, people=3)
    stream.start()
    stream.play_on()
    told = counted(stream)
    kept = stream.past.games[0]
    assert told.games == 1
    moved = sum(len(doers) for doers in kept.doers.values())
    assert sum(did(told, "guessed")) == moved - 3, (
        "a storyteller does not guess, nor who had no turn"
    )
    assert sum(one.won for one in told.people) == 1
    for fitting, laid in zip(did(told, "fitting"), did(told, "laid"), strict=True):
        assert fitting <= laid
    assert sum(did(told, "laid")) > 0
    assert told.between == {}
    assert kept.sides == (0, 1, 2)


def test_party_has_nothing_to_find() -> None:
    stream = Stream(Settings(game="party"), people=6)
    stream.start()
    stream.play_on()
    told = counted(stream)
    assert told.games == 1
    assert told.between == {}
    assert sum(one.games for one in told.people) == 6
