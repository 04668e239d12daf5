"""A host's evening: who is slow, who vanishes, what is left for another day."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from namyok.kernel import Refused
from namyok.table.commands import Adjourn, Configure, Nudge, Resume, Skip, TakeHost
from namyok.table.house import Pacing
from namyok.table.settings import Settings
from tests.table.test_bots import until
from tests.table.test_pace import Evening, played, stays

CALM = Pacing(0.0, 0.0, 0.0, away_grace=600.0, host_grace=0.01)
HASTY = Pacing(0.0, 0.0, 0.0, away_grace=0.05, host_grace=600.0)


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code


def raw(**move: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def test_a_move_that_was_chosen_counts_when_the_time_is_up() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 0, pace=60)
        await evening.move("p2", do="come_forward")
        card = table.ledger.running.state.hands[1][0]
        clue = raw(do="give_clue", clue={"kind": "text", "text": "лето"}, card=card)
        table.drafts("p2", clue, 1, 1)
        evening.hours += 1
        await table.autoplay._tick()
        running = table.ledger.running
        assert (running.moment.phase, running.state.clue.text) == ("giving", "лето")
        assert table.ledger.journal[-1].what == "counted"
        assert not any(one.stood_in for one in running.doers[1][1]), "it is their own move"

    played(scene, CALM)


def test_a_line_and_a_story_that_were_chosen_count_and_none_from_an_earlier_turn() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 0, game="poetry", decks=("stories",), pace=60)
        people = [seated.person for seated in table.state.seats]

        def verse() -> tuple[Any, str, tuple[int, ...]]:
            state = table.ledger.running.state
            (seat,) = table.ledger.running.waiting
            return state, people[seat], state.hands[seat]

        async def time_is_up() -> str:
            evening.hours += 1
            await table.autoplay._tick()
            return table.ledger.journal[-1].what

        _, person, hand = verse()
        table.drafts(person, raw(do="lay_hint", story=2, line=hand[0]), 1, 1)
        assert await time_is_up() == "counted"
        state, person, hand = verse()
        assert (state.secret, state.phase) == (2, "guessing")
        table.drafts(person, raw(do="add_line", line=hand[1]), 1, 1)
        assert await time_is_up() == "counted"
        state, teller, _ = verse()
        assert [one.line for one in state.poem] == [hand[1]]
        await evening.move(teller, do="judge_line", fits=True)
        _, second, hand = verse()
        table.drafts(second, raw(do="guess_story", story=3), 1, 1)
        assert await time_is_up() == "counted"
        state, again, hand = verse()
        assert [one.story for one in state.guesses] == [3]
        assert again == person
        table.drafts(again, raw(do="add_line", line=hand[2]), 1, 1)
        await evening.move(again, do="guess_story", story=4)
        _, second, hand = verse()
        await evening.move(second, do="add_line", line=hand[0])
        await evening.move(teller, do="judge_line", fits=True)
        assert verse()[1] == again
        assert await time_is_up() == "timed_out", "that line was meant for another turn"

    played(scene, CALM)


@pytest.mark.parametrize("game_and_round", [(1, 1), (1, 2), (2, 1)])
def test_a_choice_that_was_taken_back_or_was_for_another_round_does_not_count(
    game_and_round: tuple[int, int],
) -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 0, pace=60)
        await evening.move("p2", do="come_forward")
        card = table.ledger.running.state.hands[1][0]
        clue = raw(do="give_clue", clue={"kind": "text", "text": "лето"}, card=card)
        table.drafts("p2", clue, *game_and_round)
        if game_and_round == (1, 1):
            table.drafts("p2", msgspec.Raw(), 1, 1)
        evening.hours += 1
        await table.autoplay._tick()
        assert table.ledger.journal[-1].what == "timed_out"
        with pytest.raises(msgspec.ValidationError):
            table.drafts("p2", raw(do="dance"), 1, 1)

    played(scene, CALM)


def test_a_choice_that_the_rules_do_not_allow_gives_way_to_a_bot() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 0, pace=60)
        await evening.move("p2", do="come_forward")
        table.drafts(
            "p2", raw(do="give_clue", clue={"kind": "text", "text": "лето"}, card="x"), 1, 1
        )
        evening.hours += 1
        await table.autoplay._tick()
        assert table.ledger.running.moment.phase == "giving"
        assert table.ledger.journal[-1].what == "timed_out"

    played(scene, CALM)


def test_everybody_may_nudge_who_is_slow_but_nobody_is_pestered() -> None:
    async def scene(evening: Evening) -> None:
        felt: list[tuple[int, str]] = []
        evening.house.nudged = lambda _table, seat, by: felt.append((seat, by))
        await evening.begin(3, 1)
        await evening.move("p2", do="come_forward")
        await evening.do("p3", Nudge(1))
        assert felt == [(1, "p3")]
        await evening.do("p1", Nudge(1))
        assert felt == [(1, "p3")], "a second person joins what was felt a moment ago"
        for person, seat, code in (
            ("p1", 1, "nudged_already"),
            ("p3", 1, "nudged_already"),
            ("p2", 1, "nobody_waits_for_seat"),
            ("p1", 2, "nobody_waits_for_seat"),
            ("p9", 1, "not_at_the_table"),
        ):
            with refused(code):
                await evening.do(person, Nudge(seat))
        evening.hours += 1
        await evening.do("p1", Nudge(1))
        assert felt == [(1, "p3"), (1, "p1")]

    played(scene, CALM)


def test_a_slow_host_can_be_helped_by_two_who_nudged_or_by_one_after_long() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 1)
        await evening.move("p1", do="come_forward")
        skip = Skip(0, "telling")

        await evening.do("p2", Nudge(0))
        assert table.urged == {0: 1}
        evening.hours += 100 / 3600
        with refused("host_only"):
            await evening.do("p2", skip)
        await evening.do("p3", Nudge(0))
        assert msgspec.json.decode(table.show("p3").whole("p3"))["urged"] == {"0": 2}
        await evening.do("p2", skip)
        assert evening.phase == "giving"
        entry = table.ledger.journal[-1]
        assert (entry.what, entry.person, entry.by) == ("skipped", "p1", "p2")
        assert table.urged == {}, "it was meant for one move"
        await evening.do("p3", Nudge(1))
        watcher = await table.come_in(None, "Глеб", None)
        await evening.do(watcher, Nudge(1))
        assert table.urged == {1: 1}, "only who plays has a say"
        evening.hours += 239 / 3600
        with refused("host_only"):
            await evening.do("p3", Skip(1, "giving"))
        evening.hours += 2 / 3600
        with refused("host_only"):
            await evening.do(watcher, Skip(1, "giving"))
        await evening.do("p3", Skip(1, "giving"))
        assert 1 not in table.ledger.running.waiting

    played(scene, CALM)


def test_another_name_is_told_until_its_person_is_forgotten() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 0)
        await table.rename("p2", "Марфа")
        await table.rename("p2", "Марфа")
        told = msgspec.json.decode(table.show("p1").whole("p1"))["log"]
        assert [(one["word"], one["name"]) for one in told if one["what"] == "renamed"] == [
            ("Борис", "Марфа")
        ]
        table.forget("p2")
        assert all(one.what != "renamed" for one in table.ledger.journal)

    played(scene, CALM)


def test_when_the_host_is_gone_for_a_while_somebody_may_take_the_table_in_the_open() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 0)
        with refused("host_is_here"):
            await evening.do("p2", TakeHost())
        table.attendance.disconnected("p1")
        await until(lambda: table.attendance.host_missed)
        await evening.do("p2", TakeHost())
        assert (table.state.host, table.state.owner) == ("p2", "p1")
        assert not table.attendance.host_missed
        assert table.ledger.journal[-1].what == "host_lent"
        await table.attendance.connected("p1")
        assert table.state.host == "p1", "whose table it is gets it back"

    played(scene, CALM)


def test_who_came_by_code_may_take_the_table_only_after_a_host_has_played_with_them() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 0)
        state = replace(table.state, came_by_code={"p2": 1.0, "p9": 1.0})
        assert state.may_lead("p2"), "they play"
        assert state.may_lead("p3"), "they came by the link"
        assert not state.may_lead("p9"), "they are not here"
        assert not replace(state, running=None).may_lead("p2"), "anybody can come to a lobby"
        watching = replace(state, people=(*state.people, "p9"))
        assert not watching.may_lead("p9"), "they only look on"

    played(scene, CALM)


def test_a_game_left_for_another_day_stands_still_and_misses_nobody() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 1)
        await evening.do("p1", Adjourn("до субботы"))
        assert table.state.adjourned == "до субботы"
        with refused("paused_already"):
            await evening.do("p1", Adjourn())
        with refused("word_too_long"):
            await evening.do("p1", Resume())
            await evening.do("p1", Adjourn("ой" * 60))
        await evening.do("p1", Adjourn())
        table.attendance.disconnected("p2")
        await asyncio.sleep(0.1)
        assert not table.state.seats[1].stand_in, "nothing moves, so nobody is missed"
        await stays(table)
        await evening.do("p1", Resume())
        assert table.state.adjourned is None
        await until(lambda: table.state.seats[1].stand_in)

    played(scene, HASTY)


def test_clock_knock_pace_and_the_next_decks_change_during_a_game_and_no_rule_does() -> None:
    async def scene(evening: Evening) -> None:
        table = await evening.begin(3, 0)
        now = Settings(game="dixit", pace=45, knock=True, decks=("stories",))
        await evening.do("p1", Configure(now))
        assert table.state.settings == now
        assert table.deadline is not None
        version = table.version
        await evening.do("p1", Configure(now))
        assert table.version == version, "nothing has changed"
        with refused("game_is_running"):
            await evening.do("p1", Configure(Settings(game="dixit", options={"hand": 5})))

    played(scene, CALM)
