"""Who comes during a game gets a seat: in it between rounds, or after it."""

import random

import pytest

from namyok.games.verify import verify
from namyok.kernel import Refused
from namyok.luck import Luck
from namyok.past.album import album
from namyok.past.circle import circle
from namyok.past.replay import replay
from namyok.table.apply import apply_row
from namyok.table.comings import away, enter, leave, new_person
from namyok.table.commands import Admit, Configure, Pause, Resume, Sit, StandUp, StopGame, TakeOver
from namyok.table.decide import decide
from namyok.table.events import SeatAdded, SeatAwaited, SeatLeft, SeatTaken, TableEvent
from namyok.table.ids import PersonId
from namyok.table.late import check_late, seat_late
from namyok.table.moves import play
from namyok.table.settings import Settings
from namyok.table.stream import decode_row, encode_row
from tests.table.streams import Stream, cards_of


class Evening(Stream):
    """A table that seats whoever waits, as its one writer does."""

    def add(self, by: str | None, *events: TableEvent) -> None:
        late = seat_late(self.state, events, 0.0, self.luck) if self.rows else ()
        super().add(by, *events, *late)

    def newcomer(self) -> PersonId:
        person = new_person(self.state)
        self.add(person, *enter(self.state, None, None))
        return person

    def until_told(self) -> None:
        self.play_on(until=lambda: self.state.running.moment.phase == "giving")  # type: ignore[union-attr]


def playing(game: str = "dixit", people: int = 3, bots: int = 0, **settings: object) -> Evening:
    deck = "stories" if game == "poetry" else "dreams"
    table = Evening(Settings(game=game, decks=(deck,), **settings), people)  # type: ignore[arg-type]
    table.bots(bots)
    table.start()
    return table


def test_before_a_clue_a_newcomer_is_dealt_in_at_once() -> None:
    table = playing()
    person = table.newcomer()
    assert table.state.seat_of(person) == 3
    assert [type(event) for event in table.rows[-1].events[1:]] == [SeatAwaited, SeatAdded]
    assert table.state.awaiting == ()
    assert len(table.state.running.state.hands) == 4  # type: ignore[union-attr]


def test_in_a_round_a_newcomer_waits_for_the_next() -> None:
    table = playing(bots=1)
    table.until_told()
    person = table.newcomer()
    assert table.state.seat_of(person) is None
    assert table.state.awaits(person)
    table.play_on(until=lambda: table.round == 2)
    assert table.state.seat_of(person) == 4
    assert isinstance(table.rows[-1].events[-1], SeatAdded)
    table.play_on()
    assert len(table.state.company) == 5


@pytest.mark.parametrize(
    ("game", "people", "late", "code"),
    [
        ("team", 6, True, "no_late_seats"),
        ("dixit", 6, True, "player_count"),
        ("poetry", 2, True, "late_at_a_table_for_two"),
        ("dixit", 3, False, "late_seats_off"),
    ],
)
def test_where_a_game_takes_nobody_there_is_a_place_after_it(
    game: str, people: int, late: bool, code: str
) -> None:
    table = playing(game, people, late=late)
    with pytest.raises(Refused, match=code):
        check_late(table.state)
    person = table.newcomer()
    assert table.state.awaits(person)
    table.host(StopGame())
    assert table.state.seat_of(person) == people
    assert len(table.state.company) == people
    table.host(Configure(Settings(game="odyssey")))
    table.start()
    assert table.state.running.state.players == people + 1  # type: ignore[union-attr]


def test_a_host_who_changes_their_mind_lets_in_who_waits() -> None:
    table = playing(late=False)
    person = table.newcomer()
    table.host(Configure(Settings(game="dixit", late=True)))
    assert table.state.seat_of(person) == 3


def test_nobody_sits_down_while_the_game_is_paused() -> None:
    table = playing()
    table.host(Pause())
    person = table.newcomer()
    assert table.state.awaits(person)
    table.host(Resume())
    assert table.state.seat_of(person) == 3


def test_who_only_wants_to_watch_lets_the_seat_go_and_can_have_it_after_all() -> None:
    table = playing()
    table.until_told()
    person = table.newcomer()
    table.person(person, StandUp())
    assert not table.state.awaits(person)
    table.person(person, Sit(9))
    with pytest.raises(Refused, match="game_is_running"):
        table.person(person, Sit(8))
    table.play_on(until=lambda: table.round == 2)
    assert (table.state.seats[3].person, table.state.seats[3].colour) == (person, 9)


def test_who_is_let_in_during_a_game_gets_a_seat_too() -> None:
    table = playing()
    table.host(Configure(Settings(game="dixit", knock=True)))
    person = table.newcomer()
    assert table.state.knocking == (person,)
    table.host(Admit(person, welcome=True))
    assert table.state.seat_of(person) == 3


def test_a_seat_that_nobody_waits_for_any_more_is_not_made() -> None:
    table = playing(bots=1)
    table.until_told()
    gone, left, over = table.newcomer(), table.newcomer(), table.newcomer()
    assert away(table.state, gone, ["p1"]) == (SeatLeft(gone),)
    table.add(None, *away(table.state, gone, ["p1"]))
    table.add(left, *leave(table.state, left))
    table.person(over, TakeOver(3))
    assert table.state.awaiting == ()
    table.play_on(until=lambda: table.round == 2)
    assert len(table.state.seats) == 4


def test_twelve_seats_and_no_more_for_who_comes_late() -> None:
    table = playing("odyssey", people=12)
    person = table.newcomer()
    assert not table.state.awaits(person)
    with pytest.raises(Refused, match="no_free_seat"):
        decide(table.state, person, Sit(3), cards_of, table.luck, {})


@pytest.mark.parametrize("game", ["dixit", "poetry"])
def test_the_past_knows_who_came_late(game: str) -> None:
    table = playing(game, options={"cycles": 1})
    table.play_on(until=lambda: table.round == 2)
    person = table.newcomer()
    table.until_told() if game == "dixit" else None
    table.play_on()
    (past,) = table.past.games
    names = {"p1": "Аня", "p2": "Боря", "p3": "Вера", person: "Гриша"}
    assert verify(past.record(names)) is None
    pages = album(past, names)
    assert [one.name for one in pages.players] == list(names.values())
    assert [page.round for page in pages.pages] == list(range(1, len(pages.pages) + 1))
    assert len(pages.sides) == len(pages.result.scores) == 4
    steps = replay(past, 3).steps
    assert steps[0].view["seat"] is None
    assert [step.view["seat"] for step in steps if "seat" in step.view] == [None, 3]
    everything = [step.own for step in replay(past, "all").steps if step.own]
    assert (len(everything[0]), len(everything[-1])) == (3, 4)
    assert person in [one.person for one in circle([past], names).people]


def test_a_stream_with_late_seats_survives_the_disk() -> None:
    table = playing()
    table.newcomer()
    table.until_told()
    table.newcomer()
    table.play_on(until=lambda: table.round == 3)
    state = None
    for row in table.rows:
        read = decode_row(encode_row(row), state)
        assert read == row
        state = apply_row(state, read)
    assert state == table.state


@pytest.mark.parametrize("seed", range(6))
def test_whatever_comes_and_goes_a_game_ends_with_a_record_that_holds(seed: int) -> None:
    luck = Luck(random.Random(seed))
    table = playing(("dixit", "odyssey", "party", "poetry")[seed % 4], 6 if seed % 4 == 2 else 3)
    while table.state.stage == "playing":
        (chance,) = luck.draw(range(25), 1)
        if chance == 0 and len(table.state.people) < 12:
            table.newcomer()
        elif chance == 1 and table.state.awaiting:
            table.person(table.state.awaiting[0].person, StandUp())
        else:
            (seat,) = luck.draw(table.state.running.waiting, 1)  # type: ignore[union-attr]
            table.add(None, *play(table.state, seat, table.blind(seat), table.luck, False))
    seated = [one.person for one in table.state.seats]
    assert len(set(seated)) == len(seated)
    assert table.state.awaiting == ()
    assert verify(table.past.games[0].record({})) is None
    assert not any(isinstance(event, SeatTaken) for event in table.rows[-2].events)
