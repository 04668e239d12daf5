"""What people at a table may do besides playing, and what they may not."""

import pytest
from msgspec.structs import replace

from namyok.bots.character import LEVELS
from namyok.games.dixit.commands import ComeForward
from namyok.kernel import Refused
from namyok.table.comings import away, enter, leave
from namyok.table.commands import (
    AddBot,
    Admit,
    Arrange,
    Configure,
    HandOver,
    Leave,
    LobbyCommand,
    PassHost,
    Pause,
    Remove,
    Resume,
    SetLevel,
    SetStandIn,
    Sit,
    Skip,
    StandUp,
    Start,
    StopGame,
    TakeOver,
)
from namyok.table.events import (
    HostPassed,
    PersonEntered,
    PersonKnocked,
    PersonRemoved,
    SeatAwaited,
    SeatLeft,
    SeatTaken,
    SettingsChanged,
    StandInSet,
)
from namyok.table.ids import MOST_PEOPLE
from namyok.table.moves import check_skip, play
from namyok.table.settings import Settings
from tests.table.streams import Stream

DIXIT = Settings(game="dixit")


def lobby(people: int = 3, bots: int = 0) -> Stream:
    stream = Stream(DIXIT, people)
    stream.bots(bots)
    return stream


def playing(people: int = 3, bots: int = 0) -> Stream:
    stream = lobby(people, bots)
    stream.start()
    return stream


def watched() -> Stream:
    """Three play, and the fourth watches."""
    stream = lobby(4)
    stream.person("p4", StandUp())
    stream.start()
    return stream


REFUSED = [
    ("a stranger", lobby, "p9", Sit(5), "not_at_the_table"),
    ("a guest adds a bot", lobby, "p2", AddBot(), "host_only"),
    ("a guest tames a bot", lambda: lobby(2, 1), "p2", SetLevel("b3", "gentle"), "host_only"),
    ("tames a person", lobby, "p1", SetLevel("p2", "gentle"), "nobody_of_that_name"),
    ("tames nobody", lobby, "p1", SetLevel("b9", "gentle"), "nobody_of_that_name"),
    ("a guest starts", lobby, "p2", Start(), "host_only"),
    ("a rabbit twice", lobby, "p2", Sit(0), "colour_taken"),
    ("stands up twice", watched, "p4", StandUp(), "game_is_running"),
    ("orders others", lobby, "p1", Arrange(("p1", "p2")), "order_of_others"),
    ("starts again", playing, "p1", Start(), "game_is_running"),
    ("sits down twice in a game", playing, "p2", Sit(7), "game_is_running"),
    ("stops nothing", lobby, "p1", StopGame(), "no_game_is_running"),
    ("pauses nothing", lobby, "p1", Pause(), "no_game_is_running"),
    ("goes on without a pause", playing, "p1", Resume(), "not_paused"),
    ("another game meanwhile", playing, "p1", Configure(Settings(game="party")), "game_is_running"),
    ("an unknown game", lobby, "p1", Configure(Settings(game="chess")), "unknown_game"),
    ("no time at all", lobby, "p1", Configure(Settings(pace=1)), "pace_out_of_range"),
    ("a guest's word for another", playing, "p2", SetStandIn(0, True), "host_only"),
    ("no such seat", playing, "p1", SetStandIn(9, True), "no_such_seat"),
    ("a person's seat", watched, "p4", TakeOver(1), "seat_is_taken"),
    ("a second seat", playing, "p1", HandOver(1, "p1"), "sits_already"),
    ("an heir who is not there", playing, "p1", HandOver(1, "p9"), "nobody_of_that_name"),
    ("a host who is not there", lobby, "p1", PassHost("p9"), "nobody_of_that_name"),
    ("opens to nobody", lobby, "p1", Admit("p9", True), "nobody_knocks"),
    ("shows himself out", lobby, "p1", Remove("p1"), "host_cant_remove_self"),
    ("shows nobody out", lobby, "p1", Remove("p9"), "nobody_of_that_name"),
]


@pytest.mark.parametrize(
    ("table", "person", "command", "code"),
    [row[1:] for row in REFUSED],
    ids=[row[0] for row in REFUSED],
)
def test_what_is_refused_changes_nothing(
    table: object, person: str, command: LobbyCommand, code: str
) -> None:
    stream = table()  # type: ignore[operator]
    before = stream.state
    with pytest.raises(Refused, match=code):
        stream.person(person, command)
    assert stream.state == before


def test_a_bot_gets_a_free_rabbit_and_a_name_of_its_own() -> None:
    stream = lobby(2)
    stream.bots(2)
    seats = stream.state.seats
    assert [(one.person, one.bot) for one in seats] == [
        ("p1", False),
        ("p2", False),
        ("b3", True),
        ("b4", True),
    ]
    assert len({one.colour for one in seats}) == 4
    assert len({one.character.key for one in seats}) == 4


def test_other_tables_have_other_bots() -> None:
    first = {lobby_with_luck(seed).state.seats[1].character.key for seed in range(20)}
    assert len(first) > 5


def lobby_with_luck(seed: int) -> Stream:
    stream = Stream(Settings(), 1, seed)
    stream.bots(1)
    return stream


def test_the_host_says_how_well_a_bot_plays_at_any_time() -> None:
    stream = lobby(2, bots=1)
    bot = stream.state.seats[2]
    for level in LEVELS:
        stream.host(SetLevel("b3", level))
        assert stream.state.seats[2].character == replace(bot.character, level=level)
    stream.start()
    stream.host(SetLevel("b3", "gentle"))
    assert stream.state.seats[2].character.level == "gentle"


def test_a_person_who_takes_over_has_no_level_of_a_bots() -> None:
    stream = playing(2, bots=1)
    stream.host(SetLevel("b3", "gentle"))
    stream.add("p4", *enter(stream.state, None, None))
    stream.person("p4", TakeOver(2))
    assert stream.state.seats[2].level is None


def test_twelve_seats_and_no_more() -> None:
    stream = lobby(1, bots=11)
    with pytest.raises(Refused, match="no_free_seat"):
        stream.host(AddBot())


def test_seats_can_be_put_into_another_order() -> None:
    stream = lobby(3)
    stream.host(Arrange(("p3", "p1", "p2")))
    assert [one.person for one in stream.state.seats] == ["p3", "p1", "p2"]


def test_pace_and_knock_can_be_changed_during_a_game() -> None:
    stream = playing()
    stream.host(Configure(Settings(game="dixit", pace="calm", knock=True)))
    assert (stream.state.settings.pace, stream.state.settings.knock) == ("calm", True)
    assert stream.rows[-1].events == (SettingsChanged(stream.state.settings),)


def test_a_newcomer_sits_in_the_lobby_waits_in_a_game_and_knocks_where_one_must() -> None:
    assert enter(lobby(1).state, None, 5) == (PersonEntered("p2"), SeatTaken("p2", 5, False))
    assert enter(lobby(1).state, None, 0) == (PersonEntered("p2"), SeatTaken("p2", 1, False))
    assert enter(playing().state, None, 5) == (PersonEntered("p4"), SeatAwaited("p4", 5))
    stream = lobby(1)
    stream.host(Configure(Settings(knock=True)))
    assert enter(stream.state, None, 5) == (PersonKnocked("p2"),)


def test_a_table_holds_sixty_people() -> None:
    stream = lobby(MOST_PEOPLE)
    with pytest.raises(Refused, match="too_many_people"):
        enter(stream.state, None, None)


def test_who_knocks_is_let_in_or_sent_away() -> None:
    stream = lobby(1)
    stream.host(Configure(Settings(knock=True)))
    for welcome, people in ((False, ("p1",)), (True, ("p1", "p3"))):
        stream.add("new", *enter(stream.state, None, None))
        (guest,) = stream.state.knocking
        stream.host(Admit(guest, welcome))
        assert (stream.state.knocking, stream.state.people) == ((), people)
        assert (stream.state.seat_of(guest) is not None) == welcome, "who is let in sits"


def test_who_knocks_may_go_away_again_and_do_nothing_else() -> None:
    stream = lobby(1)
    stream.host(Configure(Settings(knock=True)))
    stream.add("new", *enter(stream.state, None, None))
    (guest,) = stream.state.knocking
    with pytest.raises(Refused, match="not_at_the_table"):
        stream.person(guest, Sit(3))
    stream.person(guest, Leave())
    assert (stream.state.knocking, stream.state.people, stream.state.host) == ((), ("p1",), "p1")
    assert guest not in stream.state.shown_out, "who went may knock again"


def test_who_looks_after_a_table_can_neither_take_nor_give_it_away() -> None:
    stream = lobby(4)
    stream.add("new", HostPassed("p2", lent=True))
    with pytest.raises(Refused, match="table_is_theirs"):
        stream.person("p2", Remove("p1"))
    stream.person("p2", PassHost("p3"))
    assert (stream.state.host, stream.state.owner) == ("p3", "p1")
    stream.person("p3", Leave())
    assert (stream.state.host, stream.state.owner) == ("p1", "p1")
    stream.person("p1", PassHost("p4"))
    assert (stream.state.host, stream.state.owner) == ("p4", "p4")


def test_who_leaves_a_game_is_played_for_and_who_leaves_the_lobby_is_gone() -> None:
    assert leave(playing().state, "p2") == (StandInSet(1, True),)
    assert leave(lobby().state, "p2") == (PersonRemoved("p2", None),)


def test_a_host_who_leaves_passes_the_table_to_who_sits() -> None:
    stream = playing()
    stream.person("p1", Leave())
    assert stream.state.host == "p2"
    alone = lobby(1)
    alone.person("p1", Leave())
    assert alone.state.people == ()
    assert HostPassed("p2") in enter(alone.state, None, None)


def test_who_is_away_too_long_is_played_for_and_a_host_who_is_there_takes_over() -> None:
    state = playing().state
    assert away(state, "p2", ["p1"]) == (StandInSet(1, True),)
    assert away(state, "p1", ["p3"]) == (StandInSet(0, True), HostPassed("p3", lent=True))
    assert away(state, "p1", []) == (StandInSet(0, True),)
    assert away(lobby().state, "p2", []) == ()


def test_who_is_shown_out_of_a_game_leaves_the_seat_to_a_bot() -> None:
    stream = playing()
    stream.host(Remove("p2"))
    assert stream.state.people == ("p1", "p3")
    assert (stream.state.seats[1].person, stream.state.seats[1].bot) == ("b4", True)


def test_a_bots_seat_can_be_taken_over_by_who_watches() -> None:
    stream = watched()
    stream.host(Remove("p3"))
    stream.person("p4", TakeOver(2))
    assert (stream.state.seats[2].person, stream.state.seats[2].bot) == ("p4", False)


def test_a_host_may_skip_only_whom_the_table_waits_for() -> None:
    state = playing().state
    check_skip(state, "p1", Skip(1, "race"))
    for person, skip, code in (
        ("p2", Skip(1, "race"), "host_only"),
        ("p1", Skip(1, "voting"), "nobody_waits_for_seat"),
        ("p1", Skip(7, "race"), "nobody_waits_for_seat"),
    ):
        with pytest.raises(Refused, match=code):
            check_skip(state, person, skip)


def test_moves_need_a_seat_a_game_and_no_pause() -> None:
    stream = watched()
    with pytest.raises(Refused, match="not_seated"):
        play(stream.state, None, ComeForward(), stream.luck, stood_in=False)
    with pytest.raises(Refused, match="no_game_is_running"):
        play(lobby().state, 0, ComeForward(), stream.luck, stood_in=False)
    stream.host(Pause())
    with pytest.raises(Refused, match="paused"):
        play(stream.state, 0, ComeForward(), stream.luck, stood_in=False)
    with pytest.raises(Refused, match="paused_already"):
        stream.host(Pause())


def test_standing_up_frees_the_seat() -> None:
    stream = lobby(3)
    stream.person("p2", StandUp())
    assert stream.rows[-1].events == (SeatLeft("p2"),)
    with pytest.raises(Refused, match="not_seated"):
        stream.person("p2", StandUp())


def test_the_language_of_clues_can_be_chosen_until_a_game_starts() -> None:
    stream = lobby()
    stream.host(Configure(replace(DIXIT, language="en")))
    assert stream.state.language == "en"
    stream.host(Configure(DIXIT))
    assert stream.state.language == "en", "who says nothing of it changes nothing"
    with pytest.raises(Refused, match="unknown_language"):
        stream.host(Configure(replace(DIXIT, language="tlh")))
    stream.start()
    with pytest.raises(Refused, match="game_is_running"):
        stream.host(Configure(replace(DIXIT, language="ru")))
