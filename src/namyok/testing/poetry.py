"""«Поэзия» under examination."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from namyok.games.poetry.commands import (
    AddLine,
    GuessStory,
    JudgeLine,
    LayHint,
    PlaceEnding,
    PoetryCommand,
    SwapLine,
)
from namyok.games.poetry.offers import (
    AddLineOffer,
    GuessStoryOffer,
    JudgeLineOffer,
    LayHintOffer,
    PlaceEndingOffer,
    PoetryOffer,
    SwapLineOffer,
)
from namyok.games.poetry.piles import Pile
from namyok.games.poetry.state import State
from namyok.kernel import AnyGame, Chance, Command, Line, Offer, Seat
from namyok.testing.kit import Examiner


class PoetryExaminer(Examiner):
    """Knows what is secret in «Поэзия»."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def census(self, state: State) -> Counter[Any]:
        lines = [line for hand in state.hands for line in hand]
        lines += [*state.lines.deck, *state.lines.discards]
        lines += [added.line for added in state.poem]
        lines += [] if state.hint is None else [state.hint]
        endings = [ending for counted in state.counted for ending in counted]
        endings += [*state.endings.deck, *state.endings.discards]
        endings += [] if state.choice is None else state.choice.endings
        stories = [card for kept in state.kept for card in kept]
        stories += [*state.stories, *state.story_deck, *state.story_discards]
        named = [*(("line", line) for line in lines), *(("ending", line) for line in endings)]
        return Counter([*named, *(("story", card) for card in stories)])

    def scramble(self, state: State, seat: Seat | None, chance: Chance) -> State:
        state = _swap_unseen_lines(state, seat, chance)
        state = _swap_unseen_endings(state, seat, chance)
        hidden = state.secret is not None and state.choice is None and seat != state.storyteller
        return replace(
            state,
            secret=chance.draw(state.open_stories, 1)[0]
            if hidden and state.stories
            else state.secret,
            story_deck=chance.draw(state.story_deck, len(state.story_deck)),
        )

    def attempts(self, state: State, chance: Chance) -> Iterator[Command]:
        held = [line for hand in state.hands if hand for line in chance.draw(hand, 1)]
        for line in (0, *held, *state.lines.deck[:1]):
            yield SwapLine(line)
            yield AddLine(line)
            yield LayHint(1, line)
            yield PlaceEnding(line)
        for story in range(len(state.stories) + 2):
            yield GuessStory(story)
            yield LayHint(story, held[0])
        yield JudgeLine(True)
        yield JudgeLine(False)

    def covers(self, offer: Offer, command: Command) -> bool:
        return _covers(offer, command)  # type: ignore[arg-type]


def _covers(offer: PoetryOffer, command: PoetryCommand) -> bool:
    match offer, command:
        case (SwapLineOffer(lines), SwapLine(line)) | (AddLineOffer(lines), AddLine(line)):
            return line in lines
        case LayHintOffer(stories, lines), LayHint(story, line):
            return story in stories and line in lines
        case JudgeLineOffer(), JudgeLine():
            return True
        case GuessStoryOffer(stories), GuessStory(story):
            return story in stories
        case PlaceEndingOffer(endings), PlaceEnding(ending):
            return ending in endings
        case _:
            return False


def _swap_unseen_lines(state: State, seat: Seat | None, chance: Chance) -> State:
    """Mix the deck of lines with all other hands; what is discarded lies face up."""
    unseen = [line for other, hand in enumerate(state.hands) if other != seat for line in hand]
    pool = [*unseen, *state.lines.deck]
    coming = iter(chance.draw(pool, len(pool)))

    def mixed(lines: tuple[Line, ...]) -> tuple[Line, ...]:
        return tuple(next(coming) for _ in lines)

    hands = tuple(hand if other == seat else mixed(hand) for other, hand in enumerate(state.hands))
    return replace(state, hands=hands, lines=Pile(mixed(state.lines.deck), state.lines.discards))


def _swap_unseen_endings(state: State, seat: Seat | None, chance: Chance) -> State:
    """Mix the deck of endings with those face down, and with two that somebody else looks at."""
    choice = state.choice
    looking = choice is not None and choice.seat == seat
    shown = () if choice is None or looking else choice.endings
    pool = [*shown, *state.endings.deck, *(line for each in state.counted for line in each)]
    mixed = chance.draw(pool, len(pool))
    if choice is not None and shown:
        choice = replace(choice, endings=mixed[:2])
    counted, start = [], len(shown) + len(state.endings.deck)
    for each in state.counted:
        counted.append(mixed[start : start + len(each)])
        start += len(each)
    deck = mixed[len(shown) : len(shown) + len(state.endings.deck)]
    return replace(
        state,
        choice=choice,
        endings=Pile(deck, state.endings.discards),
        counted=tuple(counted),
    )
