"""Tables to views, as JSON: what several lookers share is made once a change.

A looker is sent the whole view once, then what changes in it. A change is made of two views that
its looker may see, never of states, so it can tell nothing that a view would not.
"""

from collections.abc import Collection, Mapping
from operator import is_
from typing import TYPE_CHECKING, Any

import msgspec

from namyok.kernel import Moved, Seat
from namyok.table.decide import JoinDecks
from namyok.table.graft import Graft, changed
from namyok.table.ids import PersonId
from namyok.table.inside import Around, around, door, inside, own, with_moves
from namyok.table.kept import Kept
from namyok.table.names import called
from namyok.table.state import Seated

if TYPE_CHECKING:
    from namyok.table.table import Table

_Own = tuple[dict[str, Any], dict[str, Any] | None]


class Shows:
    """The newest shows of a table: one for all who are inside, one for all who stand at its door.

    They are made when somebody looks, and each knows what was shown before it.
    """

    __slots__ = ("_decks", "_fresh", "_inside", "_kept", "_last", "_table")

    def __init__(self, table: "Table", decks: JoinDecks) -> None:
        self._table = table
        self._decks = decks
        self._last: dict[bool, Show] = {}
        self._fresh: dict[bool, Show] = {}
        self._kept = Kept()
        self._inside: tuple[Around, Graft] | None = None

    def outdate(self) -> None:
        """Something has changed."""
        self._fresh.clear()

    def newest(self, *, door: bool) -> "Show":
        """What there is to see now."""
        show = self._fresh.get(door)
        if show is None:
            show = self._fresh[door] = self._last[door] = self._made(door, self._last.get(door))
        return show

    def _made(self, at_the_door: bool, before: "Show | None") -> "Show":
        state, kept = self._table.state, self._kept
        names = kept.of(called, self._table.ledger.names, state.seats, state.language)
        if at_the_door:
            view = Graft(door(self._table))
        else:
            view = self._seen_inside(around(self._table, self._decks, names, kept))
        return Show(self._table, at_the_door, before, names, view, kept)

    def _seen_inside(self, now: Around) -> Graft:
        """The very same as before if nothing that it is made of is another object."""
        last = self._inside
        if last is not None and all(map(is_, last[0], now)):
            return last[1]
        looking, kept = self._table.attendance.looking, self._kept
        moves = last and with_moves(last[0], now, looking, kept)
        graft = last[1].moved(moves) if last and moves else Graft(inside(now, looking, kept))
        self._inside = (now, graft)
        return graft


class Show:
    """A table at one moment, for all who see as much of it."""

    __slots__ = (
        *("_apart", "_before", "_changes", "_company", "_game", "_is_as_before"),
        *("_own", "_places", "_running", "_same", "_sources", "_stamp", "_view"),
        *("now", "version"),
    )

    def __init__(
        self,
        table: "Table",
        door: bool,
        before: "Show | None",
        names: Mapping[PersonId, str],
        view: Graft,
        kept: Kept,
    ) -> None:
        ledger = table.ledger
        state = ledger.state
        self.version = ledger.version
        self.now = table.house.now()
        self._view = view
        self._running = None if door else state.running
        self._company = state.company
        self._places = kept.of(_places, self._company)
        self._own: dict[PersonId | None, _Own] = {}
        self._changes: dict[PersonId | None, bytes | None] = {}
        self._same: bytes | None = None
        self._stamp = b""
        self._sources = (
            *(state.people, state.knocking, state.seats, state.host),
            *(ledger.row.join, names, table.attendance.presence.people),
            kept.equal("showing", table.screens.showing),
            kept.equal("waiting", table.screens.waiting),
            *(state.came_by_code, self._company),
        )
        self._before = before
        """What this one can be told apart from, piece by piece; None if it can't."""
        self._is_as_before = False
        self._apart: Mapping[Seat, Mapping[str, Any]] | None = None
        """What may be new of a seat's own in the game; None where everything may, of everybody."""
        if before is not None:
            before._before = None  # no more than two are kept
            self._is_as_before = all(map(is_, before._sources, self._sources))
        self._game = self._seen_of_the_game(before)
        if before is not None:
            self._follow(before)

    def _seen_of_the_game(self, before: "Show | None") -> Graft | None:
        """As everybody may see it: made anew where its game does not tell what a move changed."""
        running, was = self._running, before and before._running
        if running is None:
            return None
        if before is not None and before._game is not None and was and was.game is running.game:
            moved: Moved | None = _NOTHING
            if running.state is not was.state:
                moved = running.game.moved(was.state, running.state)
            if moved is not None:
                self._apart = moved.own if self._is_as_before else None
                return before._game.moved(moved.common) if moved.common else before._game
        return Graft(running.game.watch(running.state))

    def _follow(self, before: "Show") -> None:
        """See who can have something new, and keep what the others have for themselves."""
        if self._game is None or before._game is None:
            if self._game is not before._game:
                self._before = None
            elif self._is_as_before:
                self._apart = {}
        elif not self._game.is_like(before._game):
            self._before = None
        if self._apart is not None:
            self._own, before._own = before._own, {}
            for seat in self._apart:
                person = self._company[seat].person
                if person in self._own:
                    before._own[person] = self._own.pop(person)

    def whole(self, person: PersonId | None) -> msgspec.Raw:
        """All that somebody may know of the table, a ``TableView``; None looks from outside."""
        own, in_game = self._own_of(person)
        game = None
        if self._game is not None:
            game = self._game.alone() if in_game is None else self._game.completed(in_game)
        return self._view.completed({**own, "game": game})

    def change(self, person: PersonId | None, since: "Show | None") -> bytes | None:
        """What is new for somebody who was last shown another show, as the end of a ``Change``.

        Empty if nothing is; None if only all would tell.
        """
        if since is None or since is not self._before:
            return None
        if self._apart is None or self._places.get(person) in self._apart:
            if person not in self._changes:
                self._changes[person] = self._changed_for(since, person)
            return self._changes[person]
        if self._same is None:
            self._same = self._end(since, (), b"", b"")
        return self._same

    def _changed_for(self, before: "Show", person: PersonId | None) -> bytes | None:
        own_before, in_game_before = before._own_of(person)
        if self._apart is not None and in_game_before is not None:
            moved = self._apart[self._places[person]]
            self._own[person] = (own_before, {**in_game_before, **moved})
            return self._end(before, in_game_before, b"", changed(in_game_before, moved))
        own, in_game = self._own_of(person)
        if (in_game is None) != (in_game_before is None):
            return None
        news = changed(own_before, own)
        in_game_news = changed(in_game_before or {}, in_game or {})
        return self._end(before, in_game or (), news, in_game_news)

    def _end(
        self, before: "Show", in_game: Collection[str], news: bytes, in_game_news: bytes
    ) -> bytes:
        """What everybody is told, and what somebody is."""
        table, game = self._view.since(before._view, _OWN), b""
        if self._game is not None and before._game is not None:
            game = self._game.since(before._game, in_game)
        table, game = _joined(table, news), _joined(game, in_game_news)
        if not (table or game):
            return b""
        if not self._stamp:
            self._stamp = b'"version":%d,"now":%.3f,' % (self.version, self.now)
        return b'%b"table":{%b},"game":{%b}}' % (self._stamp, table, game)

    def _own_of(self, person: PersonId | None) -> _Own:
        """What only this looker may know, of the table and of the game; None: no more than all."""
        mine = self._own.get(person)
        if mine is None:
            mine = self._own[person] = (self._own_table(person), self._own_game(person))
        return mine

    def _own_table(self, person: PersonId | None) -> dict[str, Any]:
        """The very same as before if nothing that it is made of is another object."""
        before = self._before
        if self._is_as_before and before is not None and person in before._own:
            return before._own[person][0]
        return own(person, *self._sources)

    def _own_game(self, person: PersonId | None) -> dict[str, Any] | None:
        seat = self._places.get(person)
        if self._running is None or seat is None:
            return None
        mine: dict[str, Any] = self._running.game.own(self._running.state, seat)
        return mine


_NOTHING = Moved({}, {})
_OWN = frozenset(own(None, (), (), (), "", "", {}, frozenset(), (), (), {}, ()))
"""The fields of a table's view that somebody has for themselves."""


def _places(company: tuple[Seated, ...]) -> dict[PersonId | None, Seat]:
    """Where everybody sits who plays, or played."""
    return {seated.person: seat for seat, seated in enumerate(company)}


def _joined(common: bytes, own: bytes) -> bytes:
    return b"%b,%b" % (common, own) if common and own else common or own
