"""Minds at tables: legal everywhere, honest about what they can't perceive, each their own."""

import asyncio
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from statistics import mean

import pytest
from msgspec.structs import replace

from namyok.bots.character import CHARACTERS, Level, of_rabbit
from namyok.bots.ports import Late, Thinker
from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import Clue, ComeForward, GiveCards, GiveClue, Vote
from namyok.kernel import Chance, Command
from namyok.luck import Luck
from namyok.minds.character import can_say, forgets, unsure
from namyok.minds.league import Blind, interval, run_league
from namyok.minds.mind import Company
from namyok.serve import brains
from namyok.table.ids import COLOURS
from tests.minds.kit import Pictures, memory, mind, shelf, written
from tests.server.running import Alike
from tools.minds import votes


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_company_finishes_every_game(key: str) -> None:
    game = CATALOGUE[key]
    luck = Luck(random.Random(1))
    company = Company(memory(), "en", luck)
    players = game.players[0]
    cards = written(game.deck)[: 48 if key == "dixit-2008" else None]
    state = game.replay(game.begin(players, cards, {}, luck))
    while waiting := game.waiting(state):
        seat = luck.draw(waiting, 1)[0]
        command = company.choose(game, game.project(state, seat), of_rabbit(seat))
        assert game.recording(command) is None
        for event in game.decide(state, seat, command, luck):
            state = game.apply(state, event)


def table(hint: str = "кот-мост и трамвай") -> Pictures:
    """Seat 0 has told of the cat that is a bridge."""
    rest = [card for card in written("dreams") if card != "dreams/007"]
    at = Pictures("dixit", 4, ["dreams/007", *rest])
    at.do(0, ComeForward())
    at.do(0, GiveClue(Clue("text", hint), "dreams/007"))
    return at


def test_a_mind_votes_for_the_card_that_was_told_of() -> None:
    at = table()
    for seat in (1, 2, 3):
        at.do(seat, mind("vera").choose(at.game, at.view(seat)))
    voted = mind("arkady").choose(at.game, at.view(1))
    assert isinstance(voted, Vote)
    assert at.view(1).table[voted.numbers[0] - 1] == "dreams/007"


def test_a_mind_gives_what_goes_with_the_hint() -> None:
    rest = [card for card in written("dreams") if card not in ("dreams/007", "dreams/012")]
    at = Pictures("dixit", 4, [*rest[:6], "dreams/007", *rest[6:]])
    at.do(0, ComeForward())
    at.do(0, GiveClue(Clue("text", "рыжий кот выгнул спину мостом"), rest[0]))
    assert "dreams/007" in at.view(1).hand
    assert mind("vera").choose(at.game, at.view(1)) == GiveCards(("dreams/007",))


def test_what_is_not_written_is_voted_on_by_luck() -> None:
    rest = written("dreams")
    at = Pictures("dixit", 4, rest)
    at.do(0, ComeForward())
    at.do(0, GiveClue(Clue("aloud"), rest[0]))
    for seat in (1, 2, 3):
        at.do(seat, GiveCards((at.view(seat).hand[0],)))
    votes = {mind("vera", seed=seed).choose(at.game, at.view(1)).numbers for seed in range(40)}  # type: ignore[attr-defined]
    assert len(votes) == 3


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [(["aloud"], Clue("aloud")), (["sound", "mime"], Clue("sound", clip="hum"))],
)
def test_a_mind_does_not_pretend_to_sing(kinds: list[str], expected: Clue) -> None:
    at = Pictures("party", 6, written("dreams"), clue_kinds=kinds)
    at.do(0, ComeForward())
    assert mind().choose(at.game, at.view(0)) == GiveClue(expected)


def test_in_party_a_mind_never_marks_its_own_choice_red() -> None:
    at = Pictures("party", 6, written("dreams"))
    at.do(0, ComeForward())
    for seat in (0, *range(6)):
        at.do(seat, mind("inga", "en").choose(at.game, at.view(seat)))
    vote = mind("inga", "en").choose(at.game, at.view(0))
    assert isinstance(vote, Vote)
    assert vote.red not in (None, vote.numbers[0])


def test_in_party_a_mind_chooses_what_most_would() -> None:
    rest = [card for card in written("dreams") if card != "dreams/007"]
    at = Pictures("party", 6, ["dreams/007", *rest])
    at.do(0, ComeForward())
    at.do(0, GiveClue(Clue("text", "кот выгнулся мостом")))
    at.do(0, GiveCards(("dreams/007",)))
    for seat in range(1, 6):
        at.do(seat, GiveCards((at.view(seat).hand[0],)))
    minds = [mind(key, seed=seed) for seed, key in enumerate(CHARACTERS)]
    chosen = [one.choose(at.game, at.view(1)) for one in minds]
    assert {at.view(1).table[vote.numbers[0] - 1] for vote in chosen} == {"dreams/007"}  # type: ignore[attr-defined]


@pytest.mark.long
def test_in_party_minds_differ_in_what_they_think_most_will_choose() -> None:
    played = list(votes.play(memory(), "party", 6, rounds=24))
    assert sum(one.largest == votes.BOTS for one in played) <= 7  # 20 when all heard as one
    assert mean(one.largest for one in played) >= 2.5
    assert mean(one.points for one in played) > 2 * mean(one.luck for one in played)
    assert "of blind luck" in "".join(votes.report(played))


def test_in_party_what_is_not_written_is_voted_on_by_luck() -> None:
    at = Pictures("party", 6, written("dreams"))
    at.do(0, ComeForward())
    at.do(0, GiveClue(Clue("aloud")))
    for seat in range(6):
        at.do(seat, GiveCards((at.view(seat).hand[0],)))
    marked = [mind(seed=seed).choose(at.game, at.view(0)) for seed in range(40)]
    assert len({vote.numbers for vote in marked}) == 6  # type: ignore[attr-defined]


def test_in_party_not_all_minds_mark_the_same_card_red() -> None:
    at = Pictures("party", 6, written("dreams"))
    at.do(0, ComeForward())
    at.do(0, GiveClue(Clue("text", "мечты сбываются")))
    for seat in range(6):
        at.do(seat, GiveCards((at.view(seat).hand[0],)))
    minds = [mind(key, seed=seed) for seed, key in enumerate(CHARACTERS)]
    marked = [one.choose(at.game, at.view(0)) for one in minds]
    assert len({vote.red for vote in marked}) > 2  # type: ignore[attr-defined]


def test_minds_stray_less_where_a_card_is_clear_to_them() -> None:
    assert unsure([0.9, 0.1]) < unsure([0.5, 0.5]) < unsure([0.2] * 5)


@pytest.mark.parametrize(
    ("text", "she", "he"),
    [
        ("Снегурочку посадил, жду всходов", False, True),
        ("разувайтесь, я помыла", True, False),
        ("домик повис в воздухе", True, True),
        ("жду у моря погоды", True, True),
    ],
)
def test_nobody_speaks_of_themselves_as_somebody_else_would(text: str, she: bool, he: bool) -> None:
    assert can_say(CHARACTERS["marta"], text) == she
    assert can_say(CHARACTERS["lukich"], text) == he


BIRCH, DROP, SHRUBS = "dreams/061", "dreams/062", "dreams/040"


@pytest.mark.parametrize(
    "hint",
    [
        "Долгие проводы — лишние слёзы",
        "долгие проводы, лишние слёзы",
        "Уже подали поезд, на платформе туман, чемодан собран, шарф повязан, а она всё глядит и "
        "никак не решится шагнуть в вагон, и ветки у неё дрожат, будто машут кому-то вслед",
    ],
)
def test_most_minds_know_a_parting_and_add_up_the_details_of_a_long_clue(hint: str) -> None:
    others = ["dreams/019", "dreams/012", "dreams/014"]
    at = Pictures("dixit", 6, written("dreams"))
    at.do(0, ComeForward())
    at.do(0, GiveClue(Clue("text", hint), at.view(0).hand[0]))
    for seat in range(1, 6):
        at.do(seat, GiveCards((at.view(seat).hand[0],)))
    view = replace(at.view(1), table=(BIRCH, DROP, SHRUBS, *others))
    offer = replace(view.offers[0], numbers=(1, 2, 3, 4, 5, 6))
    view = replace(view, offers=(offer,))
    votes = [mind(key, seed=7).choose(at.game, view).numbers[0] for key in CHARACTERS]  # type: ignore[attr-defined]
    assert votes.count(1) >= 8


def test_the_diary_finds_a_table_again_over_several_rounds() -> None:
    at = Pictures("dixit", 4, written("dreams"))
    somebody = mind("faina", "en")
    hints: list[str] = []
    at.do(0, ComeForward())
    for _ in range(3):
        while at.view(0).phase != "telling" or at.view(0).round == len(hints):
            seat = at.game.waiting(at.state)[0]
            at.do(seat, somebody.choose(at.game, at.view(seat)))
        teller = at.view(0).storyteller
        command = somebody.choose(at.game, at.view(teller))
        assert isinstance(command, GiveClue)
        hints.append(command.clue.text)
        at.do(teller, command)
    past = somebody.common.diary.past(at.view(1))
    assert [page.hint for page in past] == hints[:2]
    assert len(set(hints)) == 3


def test_the_dreamy_often_miss_what_is_plain_to_others() -> None:
    at = table()
    for seat in (1, 2, 3):
        at.do(seat, mind("vera").choose(at.game, at.view(seat)))

    def found(level: Level) -> int:
        who, luck = replace(CHARACTERS["vera"], level=level), Luck(random.Random(3))
        company = Company(memory(), "ru", luck)
        votes = [company.choose(at.game, at.view(1), who) for _ in range(40)]
        chosen = [one.numbers[0] for one in votes if isinstance(one, Vote)]
        return sum(at.view(1).table[number - 1] == "dreams/007" for number in chosen)

    assert found("sly") == 40
    assert 5 < found("dreamy") < 28, "nearly at random among three"


def test_every_rabbit_is_somebody_else() -> None:
    assert len({of_rabbit(colour).key for colour in COLOURS}) == 12
    assert {who.level for who in CHARACTERS.values()} == {"gentle", "even", "sly"}
    knows = [
        {text for text in map(str, range(200)) if not forgets(who, text)}
        for who in CHARACTERS.values()
    ]
    assert len(set(map(frozenset, knows))) == 12


def test_a_thinker_is_made_when_it_is_first_asked() -> None:
    made = []

    def make() -> Alike:
        made.append(1)
        return Alike(Blind(Luck(random.Random(1))))

    late = Late(make)
    assert not made
    at = Pictures("dixit", 4, written("dreams"))
    vera = CHARACTERS["vera"]
    assert late.choose(at.game, at.view(0), vera) == ComeForward()
    late.remark(None, 0, vera)
    assert made == [1]


def test_the_brains_of_a_server_think_aside() -> None:
    at = table()
    brain = brains(shelf())["en"]
    command = asyncio.run(brain.choose(at.game, at.view(1), CHARACTERS["vera"]))
    at.do(1, command)
    assert 1 in at.view(1).gave


def test_who_waits_for_books_holds_up_nothing_but_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, are_read = threading.Event(), threading.Event()

    class Reading(Alike):
        def choose(self, *_: object) -> Command:
            begun.set()
            are_read.wait(30)
            return ComeForward()

    monkeypatch.setattr("namyok.minds.memory.Memory", lambda _: None)
    monkeypatch.setattr(
        "namyok.minds.mind.Company", lambda *_: Reading(Blind(Luck(random.Random(1))))
    )
    brain = brains(shelf())["en"]

    async def play() -> None:
        thoughts = [
            asyncio.create_task(brain.choose(None, None, CHARACTERS["vera"]))  # type: ignore[arg-type]
            for _ in range(100)
        ]
        while not begun.is_set():
            await asyncio.sleep(0.01)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "painted"), 10) == "painted"
        brain.close()
        are_read.set()
        thought = await asyncio.gather(*thoughts, return_exceptions=True)
        assert ComeForward() in thought
        assert any(isinstance(one, asyncio.CancelledError) for one in thought), "nobody asks"

    asyncio.run(play())


def test_a_server_starts_without_reading_what_bots_know() -> None:
    code = (
        "import sys, namyok.cli, namyok.serve; from namyok.decks.shelf import Shelf;"
        "namyok.serve.brains(Shelf([])); print('numpy' in sys.modules, 'pymorphy3' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_minds_beat_luck() -> None:
    vera, inga = mind("vera", "en"), mind("inga", "en")
    names: dict[str, Callable[[Chance], Thinker]] = {
        "vera": lambda _: vera,
        "inga": lambda _: inga,
        "one": Blind,
        "two": Blind,
    }
    whole = run_league(CATALOGUE["dixit"], 4, written("stories")[:67], names, games=8, seed=1)
    minds, luck = (whole["vera"], whole["inga"]), (whole["one"], whole["two"])
    assert sum(one.points for one in minds) > sum(one.points for one in luck)
    assert sum(one.found for one in minds) > sum(one.found for one in luck)


def test_an_interval_holds_the_share_and_narrows() -> None:
    low, high = interval(30, 100)
    assert low < 0.3 < high
    assert interval(300, 1000)[0] > low
    assert interval(0, 0) == (0.0, 1.0)
