"""What minds remember of a table, as a view tells of one round and a bot should know of all."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Literal

from namyok.games.dixit.state import FinishedRound
from namyok.games.dixit.views import DixitView
from namyok.kernel import Value

Outcome = Literal["all", "some", "none"]
TABLES = 2_000
"""Rounds under way that are remembered; the oldest is forgotten first."""


class Page(Value, frozen=True):
    """A round that is over."""

    hint: str
    """What was said; empty where nothing was written."""
    found: Outcome | None
    """Who found the card; None where there was none to find."""


class Diary:
    """Finds a table again by the round before: who told what, at which score.

    A view has no name of its table, so each round is noted under what the next one's ``last`` will
    say of it. A server that has just started knows of one round only, which harms nobody.
    """

    def __init__(self) -> None:
        self._pages: OrderedDict[tuple[Any, ...], tuple[Page, ...]] = OrderedDict()

    def past(self, view: DixitView) -> tuple[Page, ...]:
        """The rounds before this one, as far as they are remembered, the newest last."""
        if view.last is None:
            return ()
        before = self._pages.get(_key_of_last(view, view.last), ())
        return (*before, Page(view.last.clue.text, outcome(view.last)))

    def note(self, view: DixitView, hint: str) -> None:
        """Remember what came before a round while it lasts."""
        key = view.game, view.players, view.round, view.storyteller, hint, view.scores
        self._pages[key] = self.past(view)
        self._pages.move_to_end(key)
        while len(self._pages) > TABLES:
            self._pages.popitem(last=False)


def _key_of_last(view: DixitView, last: FinishedRound) -> tuple[Any, ...]:
    before = tuple(score - more for score, more in zip(last.scores, last.points, strict=True))
    return view.game, view.players, last.round, last.storyteller, last.clue.text, before


def outcome(last: FinishedRound) -> Outcome | None:
    """Whether all, some or none of the voters found the card."""
    if last.target is None:
        return None
    found = [last.target in numbers for numbers in last.votes if numbers]
    return "all" if all(found) else "some" if any(found) else "none"


def told(past: Sequence[Page]) -> frozenset[str]:
    """What has been said at the table."""
    return frozenset(page.hint for page in past)
