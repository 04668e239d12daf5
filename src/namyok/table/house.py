"""What all tables of a server share."""

import random
import time
from collections.abc import Callable, Mapping

from namyok.bots.brain import Brain
from namyok.bots.knowledge import Knowledge
from namyok.bus.ports import Bus
from namyok.kernel import Record
from namyok.luck import Luck
from namyok.store.ports import Store
from namyok.table.decide import JoinDecks


class Pacing(Record, frozen=True):
    """How long the table waits of its own accord, in seconds."""

    bot_pause: float = 1.5
    """Before a bot moves, so that people can follow."""
    race_pause: float = 8.0
    """Before a bot comes forward first, so that people have a chance."""
    away_grace: float = 90.0
    """Between losing the last connection of a person and a bot standing in."""


class House:
    """The store, the bus, the decks and the bots, handed to every table."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        join_decks: JoinDecks,
        knowledge: Mapping[str, Knowledge],
        pacing: Pacing,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.bus = bus
        self.join_decks = join_decks
        self.pacing = pacing
        self.now = now
        self.luck = Luck(random.SystemRandom())
        self.brains = {language: Brain(known, self.luck) for language, known in knowledge.items()}
