"""A table's stream read back as games."""

import pytest
from msgspec.structs import replace

from namyok.games.verify import verify
from namyok.kernel import Refused
from namyok.past.replay import replay
from namyok.table.commands import Configure, HandOver, StandUp, StopGame
from namyok.table.doers import OtherDoer, by_themselves
from namyok.table.settings import Settings
from namyok.table.state import Running
from tests.table.streams import Stream

SHORT = Settings(game="dixit", options={"points_to_win": 6})


def test_games_are_there_once_they_are_over_and_keep_their_numbers() -> None:
    stream = Stream(SHORT, people=3)
    assert stream.past.games == ()
    stream.start()
    stream.play_on()
    stream.start()
    told = stream.past
    assert [past.number for past in told.games] == [1]
    with pytest.raises(Refused, match="game_not_over"):
        told.game(2)
    stream.host(StopGame())
    told = stream.past
    assert [past.number for past in told.games] == [1, 2]
    for past in told.games:
        assert verify(past.record({"p1": "Аня"})) is None
    assert told.game(2).record({})["result"]["reason"] == "aborted"


def test_a_game_keeps_the_language_it_was_played_in() -> None:
    stream = Stream(SHORT, people=3)
    stream.start()
    stream.play_on()
    stream.host(Configure(replace(SHORT, language="en")))
    assert (stream.state.language, stream.state.next_language) == ("ru", "en")
    stream.start()
    assert stream.state.language == "en"
    stream.host(StopGame())
    assert [past.language for past in stream.past.games] == ["ru", "en"]


def test_a_seat_that_is_handed_over_is_its_next_persons_from_that_round_on() -> None:
    stream = Stream(SHORT, people=4)
    stream.person("p4", StandUp())
    stream.start()
    stream.play_on(until=lambda: stream.round == 2)
    stream.host(HandOver(1, "p4"))
    stream.play_on()
    past = stream.past.game(1)
    assert by_themselves(past.doers[1]) == {0: "p1", 1: "p2", 2: "p3"}
    assert by_themselves(past.doers[2]) == {0: "p1", 1: "p4", 2: "p3"}
    assert [seated.person for seated in past.seats] == ["p1", "p4", "p3"]
    assert past.others({"p2": "Борис"}) == {1: {1: OtherDoer("Борис", "human")}}


def _running(stream: Stream) -> Running:
    assert stream.state.running is not None
    return stream.state.running


def test_what_a_bot_did_for_somebody_is_theirs_once_they_have_done_it_anew() -> None:
    stream = Stream(SHORT, people=3)
    stream.start()
    stream.play_on(until=lambda: _running(stream).moment.phase == "giving")
    seat = _running(stream).waiting[0]
    stream.move(seat, stream.blind(seat), stood_in=True)
    stream.move(seat, stream.blind(seat))
    stream.play_on(until=lambda: stream.round == 2)
    stream.play_on(until=lambda: _running(stream).moment.phase == "voting")
    seat = _running(stream).waiting[0]
    stream.move(seat, stream.blind(seat), stood_in=True)
    stream.play_on()
    past = stream.past.game(1)
    assert len(by_themselves(past.doers[1])) == 3
    assert past.others({}).keys() == {2}, "a vote that stands is the bot's"


def test_a_covered_hand_stays_covered_when_all_are_looked_at() -> None:
    stream = Stream(Settings(game="party"), people=6)
    stream.start()
    stream.play_on()
    past = stream.past.game(1)
    deal = replay(past, "all").steps[0]
    assert deal.own is not None
    assert all(own["hand"] is None for own in deal.own)
    assert deal.view["hand"] is None


def test_a_poems_secret_is_the_storytellers_until_the_round_is_scored() -> None:
    stream = Stream(Settings(game="poetry", options={"cycles": 1}, decks=("stories",)), people=3)
    stream.start()
    stream.play_on(until=lambda: stream.round == 2)
    stream.host(StopGame())
    steps = replay(stream.past.game(1), "all").steps
    hinted = next(step for step in steps if step.view.get("hint"))
    assert "secret" not in hinted.view
    assert hinted.own is not None
    told = [own["secret"] for own in hinted.own]
    assert sum(secret is not None for secret in told) == 1
