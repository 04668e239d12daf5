"""A bot with a mind, and the company that plays the bots' seats of a server."""

import threading
from collections import deque
from functools import cached_property
from typing import Any

from namyok.bots.ports import blind
from namyok.games.dixit.state import FinishedRound as PictureRound
from namyok.games.dixit.views import DixitView
from namyok.games.poetry.state import FinishedRound as PoetryRound
from namyok.games.poetry.views import PoetryView
from namyok.kernel import AnyGame, Chance, Command, Language, Seat
from namyok.minds.character import EARS, Character, at_seat
from namyok.minds.diary import Diary
from namyok.minds.listener import Listener
from namyok.minds.memory import Memory
from namyok.minds.pictures import Pictures
from namyok.minds.poet import Poet, Verses
from namyok.minds.reason import Reasons
from namyok.minds.repertoire import Repertoire
from namyok.minds.teller import LATELY, Teller


class Common:
    """What all minds of a language share beside their memory."""

    def __init__(self, memory: Memory, language: Language) -> None:
        self.memory = memory
        self.language = language
        self.diary = Diary()
        self.teller = Teller(memory, Repertoire(memory), deque(maxlen=LATELY))

    @cached_property
    def listener(self) -> Listener:
        """Hears as most people do."""
        return Listener(self.memory)

    @cached_property
    def verses(self) -> Verses:
        """How lines go with pictures."""
        return Verses(self.memory, self.language)


class Mind:
    """One character, ready to play any game at any table of a language."""

    def __init__(self, who: Character, common: Common, chance: Chance) -> None:
        self.who = who
        self.listener = Listener(common.memory, EARS[who.leaning], who.forgets)
        self._chance = chance
        self._pictures = Pictures(
            who,
            common.language,
            self.listener,
            common.listener,
            common.teller,
            common.diary,
            chance,
        )
        self.common = common

    def choose(self, game: AnyGame, view: Any) -> Command:
        """One of the view's offers, made into a command; blindly in games that it does not know."""
        match view:
            case DixitView():
                return self._pictures.choose(view)
            case PoetryView():
                return Poet(self.who, self.common.verses, self._chance).choose(view)
            case _:
                return blind(game, view, self._chance)


class Company:
    """Plays every bot's seat of a language, each as somebody else; knows nothing until asked."""

    def __init__(self, memory: Memory, language: Language, chance: Chance) -> None:
        self._common = Common(memory, language)
        self._reasons = Reasons(memory, language)
        self._chance = chance
        self._minds: dict[str, Mind] = {}
        self._thinking = threading.Lock()

    def choose(self, game: AnyGame, view: Any) -> Command:
        """The move of whoever sits there; one thinks at a time, as they share a diary."""
        with self._thinking:
            return self.mind(at_seat(view.seat)).choose(game, view)

    def reason(self, last: Any, seat: Seat) -> str | None:
        """What whoever sits there can say of a finished round; None if it has nothing to say."""
        with self._thinking:
            match last:
                case PictureRound():
                    return self._reasons.line(self.mind(at_seat(seat)).listener, last, seat)
                case PoetryRound():
                    return self._reasons.poem(self._common.verses, last, seat)
                case _:
                    return None

    def mind(self, who: Character) -> Mind:
        """A character's mind."""
        if who.key not in self._minds:
            self._minds[who.key] = Mind(who, self._common, self._chance)
        return self._minds[who.key]
