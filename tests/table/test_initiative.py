"""Who sets the pace: when a table moves by itself, and for whom."""

from collections.abc import Collection
from functools import partial

from namyok.games.dixit.commands import Clue, ComeForward, GiveClue
from namyok.table.commands import SetStandIn, StandUp
from namyok.table.house import Pacing
from namyok.table.initiative import Looked, Turn, attended, looking, next_turn, reading
from namyok.table.settings import Settings
from tests.table.streams import Stream

PACING = Pacing(bot_pause=1.0, turn_pause=3.0, result_pause=9.0)
TWO = ("p1", "p2")


def dixit(people: int, bots: int, **settings: object) -> Stream:
    stream = Stream(Settings(game="dixit", **settings), people)  # type: ignore[arg-type]
    stream.bots(bots)
    stream.start()
    return stream


def turn(
    stream: Stream,
    present: Collection[str],
    left: float | None = None,
    looked: Looked | None = None,
    gone: float = 0.0,
) -> Turn | None:
    return next_turn(stream.state, present, looked or {}, left, PACING, gone=gone)


def told(stream: Stream, teller: int) -> None:
    """A storyteller has come forward and told; now cards are given."""
    stream.move(teller, ComeForward())
    assert stream.state.running is not None
    card = stream.state.running.state.hands[teller][0]
    stream.move(teller, GiveClue(Clue("text", "лето"), card))


def second_round(stream: Stream) -> None:
    stream.play_on(until=lambda: stream.round == 2)


def test_without_a_person_nothing_moves_and_no_clock_runs() -> None:
    stream = dixit(1, 3, pace="fast")
    told(stream, 1)
    assert turn(stream, (), left=0.0) is None
    assert turn(stream, ("p1",)) == Turn(1.0, (2, 3))


def test_who_has_nothing_to_do_sees_what_lies_open_before_bots_have_voted() -> None:
    stream = dixit(1, 3)
    told(stream, 0)
    assert turn(stream, ("p1",)) == Turn(1.0, (1, 2, 3)), "cards are given unseen"
    stream.play_on(until=lambda: stream.phase == "voting")
    assert turn(stream, ("p1",)) == Turn(4.0, (1, 2, 3)), "six seconds for all three"
    assert turn(stream, ("p1",), gone=2.5) == Turn(1.5, (1, 2, 3))
    assert turn(stream, ("p1",), gone=60.0) == Turn(1.0, (1, 2, 3))
    assert turn(stream, ("p1",), left=2.0) == Turn(2.0, (1, 2, 3), late=True)


def test_bots_vote_at_once_while_a_person_does() -> None:
    stream = dixit(1, 3)
    told(stream, 1)
    stream.play_on(until=lambda: stream.phase == "voting")
    assert turn(stream, ("p1",)) == Turn(1.0, (2, 3))


def test_a_spectator_keeps_no_table_awake_unless_only_bots_play_at_it() -> None:
    stream = Stream(Settings(game="dixit"), people=4)
    stream.person("p4", StandUp())
    stream.start()
    assert not attended(stream.state, ("p4",))
    bots = Stream(Settings(game="dixit"), people=1)
    bots.host(StandUp())
    bots.bots(3)
    bots.start()
    assert attended(bots.state, ("p1",))
    assert turn(bots, ("p1",)) == Turn(1.0, (0, 1, 2))
    assert not attended(bots.state, ())


def test_bots_leave_a_race_to_people_until_the_time_is_up() -> None:
    stream = dixit(2, 2)
    assert turn(stream, TWO) is None
    assert turn(stream, TWO, left=5.0) == Turn(5.0, (2, 3), late=True)
    stream.host(SetStandIn(0, True))
    assert turn(stream, TWO) is None
    stream.host(SetStandIn(1, True))
    assert turn(stream, TWO) == Turn(1.0, (0, 1, 2, 3))


def test_in_a_team_with_a_bot_the_person_chooses_who_gives() -> None:
    stream = Stream(Settings(game="team"), people=2)
    stream.bots(4)
    stream.start()
    stream.move(2, ComeForward())
    stream.move(2, GiveClue(Clue("text", "лето")))
    assert turn(stream, TWO) == Turn(1.0, (5,)), "the storyteller's partner, whom nobody replaces"
    stream.move(5, stream.blind(5))
    assert turn(stream, TWO) is None
    stream.move(0, stream.blind(0))
    stream.move(1, stream.blind(1))
    assert turn(stream, TWO) == Turn(5.0, (3, 4)), "the partners vote when people have looked"


def test_who_is_late_is_played_for_when_the_time_is_up_and_not_before() -> None:
    stream = dixit(3, 0)
    told(stream, 0)
    assert turn(stream, ("p1", "p2", "p3")) is None
    assert turn(stream, ("p1",), left=20.0) == Turn(20.0, (1, 2), late=True)


def test_where_one_moves_after_the_other_bots_leave_time_to_read() -> None:
    settings = Settings(game="poetry", decks=("stories",), first=0)
    stream = Stream(settings, people=1)
    stream.bots(2)
    stream.start()
    while stream.state.running and stream.state.running.moment.turn is None:
        stream.move(0, stream.blind(0))
    assert turn(stream, ("p1",)) == Turn(3.0, (1,))


def test_bots_wait_until_everybody_present_has_gone_on_from_a_result() -> None:
    stream = dixit(2, 2)
    stream.move(1, ComeForward())
    second_round(stream)
    assert looking(stream.state, TWO, {}) == (0, 1)
    assert turn(stream, TWO) is None, "seat 2, a bot, is to tell"
    waits = Turn(PACING.patience, (2,))
    assert turn(stream, TWO, looked={"p1": (1, 1)}) == waits, (
        "for who still looks, but not for ever"
    )
    both = {"p1": (1, 1), "p2": (1, 1)}
    assert looking(stream.state, TWO, both) == ()
    assert turn(stream, TWO, looked=both) == Turn(1.0, (2,))
    assert turn(stream, ("p1",), looked={"p1": (1, 1)}) == Turn(1.0, (2,)), "who is gone can't look"
    assert looking(stream.state, TWO, {"p1": (1, 1), "p2": (0, 9)}) == (1,), "an earlier game's"


def test_bots_wait_for_who_reads_and_move_at_the_version_that_is_read() -> None:
    stream = dixit(1, 3)
    told(stream, 0)
    assert turn(stream, ("p1",)) == Turn(1.0, (1, 2, 3))
    assert reading(stream.state, ("p1",), {"p1": 0}, 7) == (0,)
    assert reading(stream.state, ("p1",), {"p1": 6}, 7) == (0,), "gone on from an earlier one"
    assert reading(stream.state, ("p1",), {"p1": 7}, 7) == ()
    assert reading(stream.state, ("p1",), {}, 7) == ()
    assert reading(stream.state, ("p2",), {"p1": 0}, 7) == (), "who is gone can't read"
    waits = partial(next_turn, stream.state, ("p1",), {}, pacing=PACING, reads=(0,))
    assert waits(left=None) is None
    assert waits(left=9.0) == Turn(9.0, (1, 2, 3), late=True)


def test_who_reads_holds_up_those_who_do_not_for_a_while_only() -> None:
    stream = dixit(2, 2)
    told(stream, 0)
    waits = partial(next_turn, stream.state, TWO, {}, None, PACING)
    assert waits(reads=(0,)) == Turn(PACING.patience, (2, 3))
    assert waits(reads=(0, 1)) is None


def test_a_clock_limits_how_long_a_result_is_looked_at() -> None:
    stream = dixit(2, 2, pace="normal")
    stream.move(1, ComeForward())
    second_round(stream)
    assert turn(stream, TWO, left=90.0) == Turn(30.0, (2,))
    assert turn(stream, TWO, left=70.0) == Turn(10.0, (2,))
    assert turn(stream, TWO, left=40.0) == Turn(1.0, (2,))


def test_who_moves_or_is_stood_in_for_looks_no_more() -> None:
    stream = dixit(3, 1)
    stream.move(0, ComeForward())
    second_round(stream)
    assert looking(stream.state, ("p1", "p2", "p3"), {}) == (0, 1, 2)
    stream.move(1, stream.blind(1))
    assert looking(stream.state, ("p1", "p2", "p3"), {}) == (0, 2)
    stream.host(SetStandIn(2, True))
    assert looking(stream.state, ("p1", "p2", "p3"), {}) == (0,)


def test_a_table_of_bots_shows_its_spectators_each_result() -> None:
    stream = Stream(Settings(game="dixit"), people=1)
    stream.host(StandUp())
    stream.bots(3)
    stream.start()
    stream.move(0, ComeForward())
    second_round(stream)
    assert turn(stream, ("p1",)) == Turn(9.0, (1,))
    stream.move(1, stream.blind(1))
    assert turn(stream, ("p1",)) == Turn(1.0, (0, 2))
