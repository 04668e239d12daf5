"""What a seat may do now. Offers travel in the view, so nobody re-derives a rule."""

from collections.abc import Collection
from typing import TypeAlias, assert_never

from namyok.games.poetry.commands import (
    AddLine,
    GuessStory,
    JudgeLine,
    LayHint,
    PlaceEnding,
    PoetryCommand,
    SwapLine,
)
from namyok.games.poetry.state import State
from namyok.kernel import Chance, Line, Number, Offer, Seat


class SwapLineOffer(Offer, frozen=True):
    """Discard a line for another, once, before the move."""

    lines: tuple[Line, ...]
    """The lines to choose from."""


class LayHintOffer(Offer, frozen=True):
    """Choose the secret story and the hint."""

    stories: tuple[Number, ...]
    """The stories to choose from."""
    lines: tuple[Line, ...]
    """The lines to choose from."""


class AddLineOffer(Offer, frozen=True):
    """Add a line, with a token."""

    lines: tuple[Line, ...]
    """The lines to choose from."""


class JudgeLineOffer(Offer, frozen=True):
    """Mark the last line as fitting or not."""


class GuessStoryOffer(Offer, frozen=True):
    """Name the story."""

    stories: tuple[Number, ...]
    """The stories still face up."""


class PlaceEndingOffer(Offer, frozen=True):
    """Close the poem."""

    endings: tuple[Line, Line]
    """The two endings to choose from."""


PoetryOffer: TypeAlias = (
    SwapLineOffer
    | LayHintOffer
    | AddLineOffer
    | JudgeLineOffer
    | GuessStoryOffer
    | PlaceEndingOffer
)


def offers(state: State, seat: Seat) -> tuple[PoetryOffer, ...]:
    """Every command that the seat could send now and see accepted."""
    if seat not in waiting(state):
        return ()
    hand = state.hands[seat]
    match state.phase:
        case "telling":
            return *_swap(state, hand), LayHintOffer(state.open_stories, hand)
        case "guessing":
            add = (AddLineOffer(hand),) if state.free_tokens(seat) else ()
            return *_swap(state, hand), *add, GuessStoryOffer(state.open_stories)
        case "judging":
            return (JudgeLineOffer(),)
        case _:
            assert state.choice is not None, "somebody chooses an ending"
            return (PlaceEndingOffer(state.choice.endings),)


def modest(state: State, seat: Seat, people: Collection[Seat]) -> tuple[PoetryOffer, ...]:
    """What a bot may do: it names no story as long as a guesser among these had no turn."""
    every = offers(state, seat)
    moved = {added.seat for added in state.poem} | {guess.seat for guess in state.guesses}
    waits = not moved.issuperset(set(people) - {state.storyteller, seat})
    if not (waits and any(isinstance(one, AddLineOffer) for one in every)):
        return every
    return tuple(one for one in every if not isinstance(one, GuessStoryOffer))


def _swap(state: State, hand: tuple[Line, ...]) -> tuple[PoetryOffer, ...]:
    return (SwapLineOffer(hand),) if state.swapped is None else ()


def waiting(state: State) -> tuple[Seat, ...]:
    """Whom the table waits for: always one seat, until the game is over."""
    match state.phase:
        case "telling" | "judging":
            return (state.storyteller,)
        case "guessing":
            assert state.guesser is not None, "somebody's turn it is"
            return (state.guesser,)
        case "ending":
            assert state.choice is not None, "somebody chooses an ending"
            return (state.choice.seat,)
        case "over":
            return ()
        case _:
            assert_never(state.phase)


def pick(offer: PoetryOffer, chance: Chance) -> PoetryCommand:
    """A command that the offer allows, chosen blindly, for stand-ins and random games."""
    match offer:
        case SwapLineOffer(lines):
            return SwapLine(*chance.draw(lines, 1))
        case LayHintOffer(stories, lines):
            return LayHint(*chance.draw(stories, 1), *chance.draw(lines, 1))
        case AddLineOffer(lines):
            return AddLine(*chance.draw(lines, 1))
        case JudgeLineOffer():
            return JudgeLine(*chance.draw((True, False), 1))
        case GuessStoryOffer(stories):
            return GuessStory(*chance.draw(stories, 1))
        case PlaceEndingOffer(endings):
            return PlaceEnding(*chance.draw(endings, 1))
        case _:
            assert_never(offer)
