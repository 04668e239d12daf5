"""A bot with a mind, and the company that plays the bots' seats of a server."""

import threading
from collections import deque
from functools import cached_property, partial
from typing import Any

from namyok.bots.character import Character, Level
from namyok.bots.ports import Remark, blind
from namyok.games.dixit.state import FinishedRound as PictureRound
from namyok.games.dixit.views import DixitView
from namyok.games.poetry.state import FinishedRound as PoetryRound
from namyok.games.poetry.views import PoetryView
from namyok.kernel import AnyGame, Chance, Command, Language, Seat
from namyok.minds.character import EARS, LITERAL, forgets, taste
from namyok.minds.diary import Diary
from namyok.minds.listener import Listener
from namyok.minds.memory import Memory
from namyok.minds.pictures import Pictures
from namyok.minds.poet import Poet, Verses
from namyok.minds.reason import Reasons, sign
from namyok.minds.repertoire import Repertoire
from namyok.minds.teller import LATELY, Teller


def listener_of(memory: Memory, who: Character) -> Listener:
    """Hears as this one does."""
    return Listener(memory, EARS[who.leaning], partial(forgets, who), taste(who))


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
        self.listener = listener_of(common.memory, who)
        self._chance = chance
        self._pictures = Pictures(
            who,
            common.language,
            self.listener,
            Listener(common.memory, LITERAL, partial(forgets, who), taste(who)),
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
        self._minds: dict[tuple[str, Level], Mind] = {}
        self._thinking = threading.Lock()

    def choose(self, game: AnyGame, view: Any, who: Character) -> Command:
        """The move of who sits there; one thinks at a time, as they share a diary."""
        with self._thinking:
            return self.mind(who).choose(game, view)

    def remark(self, last: Any, seat: Seat, who: Character) -> Remark:
        """What who sits there makes of a finished round, of which everything is open."""
        with self._thinking:
            match last:
                case PictureRound():
                    text = self._reasons.line(self.mind(who).listener, last, seat)
                    return Remark(text, sign(last, who))
                case PoetryRound():
                    text = self._reasons.poem(self._common.verses, last, seat)
                    return Remark(text, "👏" if last.finder is not None else "🤔")
                case _:
                    return Remark()

    def mind(self, who: Character) -> Mind:
        """A character's mind."""
        key = who.key, who.level
        if key not in self._minds:
            self._minds[key] = Mind(who, self._common, self._chance)
        return self._minds[key]
