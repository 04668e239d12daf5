"""The environment for learners keeps PettingZoo's contract, and every seat's secrets."""

import random

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="namyok[rl] is not installed")

from pettingzoo.test import api_test, seed_test

from namyok.minds.library import phrases
from namyok.rl import Table

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play(table: Table, seed: int) -> dict[str, float]:
    """Any moves that are allowed, to the end; what each has gained."""
    table.reset(seed=seed)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    luck = random.Random(seed)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        gained[agent] += float(reward)
        allowed = [int(one) for one in np.flatnonzero(seen["action_mask"])]
        table.step(None if over or cut else luck.choice(allowed))
    return gained


def test_it_is_an_environment() -> None:
    api_test(Table(players=4, points=8), num_cycles=150)
    seed_test(lambda: Table(players=5, points=8), num_cycles=60)


def test_rewards_are_the_points_of_the_game() -> None:
    table = Table(players=4, points=10)
    gained = play(table, seed=2)
    assert max(gained.values()) >= 10
    assert all(value == int(value) for value in gained.values())


def test_a_hint_is_an_index_into_what_is_written() -> None:
    table = Table(players=4, points=10)
    table.reset(seed=1)
    while (
        table.observe("seat_0")["observation"][13] == 0
    ):  # after phase, teller, round, six cards and four
        seen = table.observe(table.agent_selection)
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    number = int(table.observe("seat_0")["observation"][13])
    every = {one.text for said in phrases("en").values() for one in said}
    assert table.phrase(number) in every


def test_what_the_mask_rules_out_is_an_error() -> None:
    table = Table(players=4)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="not allowed now"):
        table.step(table.action_space("seat_0").n - 1)  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="4–6"):
        Table(players=3)


def test_a_seat_sees_no_hand_but_its_own() -> None:
    table = Table(players=4)
    table.reset(seed=1)
    hands = [set(table.observe(agent)["observation"][3:9]) for agent in table.agents]
    assert len(set.union(*hands)) == 24
