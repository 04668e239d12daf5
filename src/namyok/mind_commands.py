"""``namyok mind``: ask a mind what it hears in hints and what it would say of cards."""

import argparse
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from namyok.arguments import FAULTY, WELL
from namyok.bots.character import CHARACTERS
from namyok.content import LANGUAGES, content_folder
from namyok.decks.shelf import Shelf
from namyok.kernel import CardId, Language, Value
from namyok.luck import Luck

if TYPE_CHECKING:
    from namyok.minds.memory import Memory


class HintQuestion(Value, frozen=True):
    """A line of ``namyok mind listen``."""

    hint: str
    """What was said."""
    cards: tuple[CardId, ...]
    """The cards on the table."""


class CardQuestion(Value, frozen=True):
    """A line of ``namyok mind tell``."""

    card: CardId | None = None
    """What to speak of; None: any card of the hand."""
    hand: tuple[CardId, ...] = ()
    """The cards to choose from, where no card is named."""
    language: Language = "ru"
    """In which language."""
    count: int = 5
    """How many phrases."""
    history: tuple[str, ...] = ()
    """What has been said at the table and must not be said again."""


def add_mind_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Register the commands with the others."""
    mind = commands.add_parser("mind", help="ask a mind about hints and cards, in JSON lines")
    verbs = mind.add_subparsers(required=True, metavar="VERB")
    listen = verbs.add_parser("listen", help='{"hint", "cards"} becomes {"odds", "why"}')
    listen.set_defaults(run=run_listen)
    tell = verbs.add_parser(
        "tell", help='{"card" or "hand", "language", "count", "history"} becomes {"phrases"}'
    )
    tell.set_defaults(run=run_tell)
    for verb in (listen, tell):
        verb.add_argument("--mind", choices=CHARACTERS, metavar="NAME", help=", ".join(CHARACTERS))
        verb.add_argument("--seed", type=int, default=1, metavar="S")


def _answers(kind: type[Any], answer: Callable[[Any], dict[str, Any]]) -> int:
    """Answer each line of standard input; a line that can't be answered says why."""
    faulty = False
    for line in _lines(sys.stdin.buffer):
        try:
            said = answer(msgspec.json.decode(line, type=kind))
        except (msgspec.DecodeError, ValueError) as error:
            faulty, said = True, {"error": str(error)}
        print(msgspec.json.encode(said).decode(), flush=True)
    return FAULTY if faulty else WELL


def _lines(source: Iterable[bytes]) -> Iterator[bytes]:
    return (line for line in source if line.strip())


def run_listen(chosen: argparse.Namespace) -> int:
    """``namyok mind listen``"""
    from namyok.minds.listener import Listener
    from namyok.minds.mind import listener_of
    from namyok.minds.reason import Reasons

    memory, who = _memory(), CHARACTERS.get(chosen.mind)
    listener = listener_of(memory, who) if who else Listener(memory)

    def answer(asked: HintQuestion) -> dict[str, Any]:
        _check(memory, asked.cards)
        reasons = Reasons(memory, LANGUAGES[0])
        hint = listener.understand(asked.hint)
        why = reasons.why(listener, hint, asked.cards)
        odds = listener.odds(hint, asked.cards)
        return {
            "odds": [round(one, 4) for one in odds],
            "why": [None if one is None else one.allusion or one.thought for one in why],
        }

    return _answers(HintQuestion, answer)


def run_tell(chosen: argparse.Namespace) -> int:
    """``namyok mind tell``"""
    from namyok.minds.diary import Page
    from namyok.minds.repertoire import Repertoire
    from namyok.minds.teller import Teller

    memory = _memory()
    who = CHARACTERS[chosen.mind or "faina"]
    teller = Teller(memory, Repertoire(memory))
    luck = Luck(random.Random(chosen.seed))

    def answer(asked: CardQuestion) -> dict[str, Any]:
        hand = (asked.card,) if asked.card else asked.hand
        if asked.language not in LANGUAGES:
            raise ValueError(f"there is no language {asked.language}: {', '.join(LANGUAGES)}")
        if not hand or asked.count < 1:
            raise ValueError("name a card or a hand, and a count from 1 on")
        _check(memory, hand)
        past = [Page(hint, None) for hint in asked.history]
        phrases = []
        for _ in range(asked.count):
            choice = teller.choose(who, hand, asked.language, past, luck)
            past.append(Page(choice.text, None))
            phrases.append(
                {
                    "card": choice.card,
                    "phrase": choice.text,
                    "chance": round(choice.chance, 2),
                }
            )
        return {"phrases": phrases}

    return _answers(CardQuestion, answer)


def _memory() -> "Memory":
    from namyok.minds.memory import Memory

    return Memory(Shelf.open([content_folder() / "decks"]))


def _check(memory: "Memory", cards: Sequence[CardId]) -> None:
    for card in cards:
        if memory.picture(card) is None:
            raise ValueError(f"there is no card {card}")
