"""The 30-point game as a PettingZoo environment: ``pip install namyok[rl]``.

    from namyok.rl import Table
    table = Table(players=5, language="en")

Agents sit at the seats and move one after the other, in the engine's own order of who is waited
for; each observes what its seat's view says, as numbers. Hints are indexes into what is written of
the cards: an agent tells by choosing a card of its hand and one of that card's phrases. A reward
is what a round brought, in points. Everything else is the engine's, so nothing can be seen or done
that a person at that seat could not.
"""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from namyok.content import content_folder
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import find_game
from namyok.games.dixit.commands import Clue, ComeForward, DixitCommand, GiveCards, GiveClue, Vote
from namyok.games.dixit.offers import VoteOffer
from namyok.games.dixit.views import DixitView
from namyok.kernel import CardId, Language
from namyok.luck import Luck
from namyok.minds.library import phrases

HAND = 6
FEWEST, MOST = 4, 6
"""Players: with three everybody gives two cards, and with more there is another book."""
PHASES = ("race", "telling", "giving", "voting", "over")
NONE = 0
"""What stands for nothing; cards and phrases are counted from one."""


class Table(AECEnv):  # type: ignore[misc]
    """One game; agents are ``seat_0``, ``seat_1``, …"""

    metadata: dict[str, Any] = {"name": "namyok_dixit_v0", "render_modes": ["ansi"]}

    def __init__(
        self,
        players: int = 4,
        language: Language = "en",
        deck: str = "stories",
        points: int = 30,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if not FEWEST <= players <= MOST:
            raise ValueError(f"{FEWEST}–{MOST} can play, not {players}")
        self.render_mode = render_mode
        self._game = find_game("dixit")
        self._options = {"points_to_win": points}
        said = phrases(language)
        shelf = Shelf.open([content_folder() / "decks"])
        self._cards = [card for card in shelf.cards([deck]) if card in said]
        self._numbers = {card: number for number, card in enumerate(self._cards, start=1)}
        self._phrases = {card: [one.text for one in said[card]] for card in self._cards}
        self._most = max(map(len, self._phrases.values()))
        every = [text for card in self._cards for text in self._phrases[card]]
        self._hints = {text: number for number, text in enumerate(every, start=1)}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._tells = 1
        self._gives = self._tells + HAND * self._most
        self._votes = self._gives + HAND
        actions = self._votes + players
        highest = np.array(
            [len(PHASES), players, 1000]
            + [len(self._cards)] * (HAND + players)
            + [len(every)]
            + [1000] * players,
            np.int32,
        )
        seen = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal; the same seed deals the same cards."""
        self._luck = Luck(random.Random(seed))
        players = len(self.possible_agents)
        events = self._game.begin(players, self._cards, self._options, self._luck)
        self._state = self._game.replay(events)
        self._round = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat's view says: phase, teller, round, hand, table, hint, scores."""
        view = self._view(agent)
        places = len(self.possible_agents)
        numbers = [
            PHASES.index(view.phase),
            NONE if view.storyteller is None else view.storyteller + 1,
            view.round,
            *_padded([self._numbers[card] for card in view.hand or ()], HAND),
            *_padded([self._numbers[card] for card in view.table], places),
            NONE if view.clue is None else self._hints[view.clue.text],
            *view.scores,
        ]
        return {"observation": np.array(numbers, np.int32), "action_mask": self._mask(view)}

    def step(self, action: Any) -> None:
        """One move of who is asked; points come to everybody when a round ends."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        view = self._view(agent)
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        command = self._command(view, int(action))
        for event in self._game.decide(self._state, seat, command, self._luck):
            self._state = self._game.apply(self._state, event)
        last = self._game.watch(self._state).last
        ended = last is not None and last.round > self._round
        points = last.points if ended else (0,) * len(self.possible_agents)
        self._round = last.round if ended else self._round
        self.rewards = {one: float(points[self.possible_agents.index(one)]) for one in self.agents}
        if not self._game.waiting(self._state):
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._next()

    def phrase(self, number: int) -> str:
        """The words of a hint that was observed."""
        return list(self._hints)[number - 1]

    def render(self) -> str:
        """The scores and the hint, in a line."""
        view = self._game.watch(self._state)
        return f"round {view.round}, {view.phase}: {view.clue and view.clue.text} {view.scores}"

    def close(self) -> None:
        """Nothing is open."""

    def _next(self) -> None:
        waiting = self._game.waiting(self._state)
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]

    def _view(self, agent: str) -> DixitView:
        view = self._game.project(self._state, self.possible_agents.index(agent))
        assert isinstance(view, DixitView)
        return view

    def _mask(self, view: DixitView) -> np.ndarray[Any, np.dtype[np.int8]]:
        mask = np.zeros(self._votes + len(self.possible_agents), np.int8)
        if view.seat not in view.waiting:
            return mask
        hand = view.hand or ()
        match view.phase:
            case "race":
                mask[0] = 1
            case "telling":
                for slot, card in enumerate(hand):
                    start = self._tells + slot * self._most
                    mask[start : start + len(self._phrases[card])] = 1
            case "giving":
                mask[self._gives : self._gives + len(hand)] = 1
            case _:
                (offer,) = (one for one in view.offers if isinstance(one, VoteOffer))
                mask[[self._votes + number - 1 for number in offer.numbers]] = 1
        return mask

    def _command(self, view: DixitView, action: int) -> DixitCommand:
        """The move that a number stands for; one that the mask rules out is an error."""
        if not self._mask(view)[action]:
            raise ValueError(f"{action} is not allowed now: see the action mask")
        hand: tuple[CardId, ...] = view.hand or ()
        if action >= self._votes:
            return Vote((action - self._votes + 1,))
        if action >= self._gives:
            return GiveCards((hand[action - self._gives],))
        if action >= self._tells:
            slot, which = divmod(action - self._tells, self._most)
            return GiveClue(Clue("text", self._phrases[hand[slot]][which]), hand[slot])
        return ComeForward()


def _padded(numbers: list[int], size: int) -> list[int]:
    return [*numbers, *[NONE] * (size - len(numbers))]
