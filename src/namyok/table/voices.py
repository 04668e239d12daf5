"""What bots say at a table: of a round once all of it lies open, and to who greets them."""

from typing import TYPE_CHECKING, Any, Literal

from namyok.bots.courtesy import answer
from namyok.kernel import Seat
from namyok.store.ports import ChatRow, NoSuchTable
from namyok.table.chores import Chores
from namyok.table.house import House
from namyok.table.ids import PersonId
from namyok.table.state import Seated, TableState

if TYPE_CHECKING:
    from namyok.table.table import Table

Way = Literal["words", "sign", "nothing"]
WAYS: tuple[Way, ...] = ("words", "words", "sign", "sign", "nothing", "nothing")
"""How a round may end for the bots, each as likely: who speaks after every round is a bore."""


class Voices:
    """The bots of one table; people are spoken to only while somebody is there to hear it."""

    def __init__(self, table: "Table", house: House, chores: Chores) -> None:
        self._table = table
        self._house = house
        self._chores = chores
        self._spoke = False
        self._answered: set[tuple[int, PersonId, str]] = set()

    def follow(self, before: TableState, after: TableState) -> None:
        """Something has happened; if it has ended a round, a bot may have something to say."""
        if not _ends_a_round(before, after) or not after.settings.talk:
            return
        bots = [seat for seat, seated in enumerate(after.company) if seated.bot]
        (way,) = self._house.luck.draw(WAYS, 1)
        self._spoke = way == "words" and not self._spoke
        if not bots or way == "nothing" or (way == "words" and not self._spoke):
            return
        (seat,) = self._house.luck.draw(bots, 1)
        assert after.running is not None, "a round was played"
        last = after.running.game.watch(after.running.state).last
        bot = after.company[seat]
        self._chores.later(
            self._house.pacing.remark_pause, lambda: self._remark(last, seat, bot, way)
        )

    async def _remark(self, last: Any, seat: Seat, bot: Seated, way: Way) -> None:
        state = self._table.state
        if not self._may_speak(state, bot.person):
            return
        remark = await self._house.remark(state.language, last, seat, bot.character)
        if way == "words" and remark.text:
            await self._say(bot.person, remark.text)
        elif way == "sign" and remark.sign:
            self._table.peers.sign(bot.person, remark.sign)

    def heard(self, person: PersonId, text: str) -> None:
        """Somebody has said something; a greeting and a question are answered, each once a person
        and game."""
        state = self._table.state
        bots = [seated for seated in state.seats if seated.bot]
        if not bots or not state.settings.talk:
            return
        said = answer(text, [seated.character for seated in bots], self._house.luck)
        if said is None or (state.games, person, said.to) in self._answered:
            return
        self._answered.add((state.games, person, said.to))
        bot = bots[said.place].person
        self._chores.later(self._house.pacing.bot_pause, lambda: self._answer(bot, said.words))

    async def _answer(self, bot: PersonId, words: str) -> None:
        if self._may_speak(self._table.state, bot):
            await self._say(bot, words)

    def _may_speak(self, state: TableState, bot: PersonId) -> bool:
        is_here = state.seat_of(bot) is not None
        return state.settings.talk and is_here and self._table.attendance.is_awake

    async def _say(self, bot: PersonId, words: str) -> None:
        at = self._house.now()
        try:
            line = await self._house.store.say(self._table.row.id, bot, words, at)
        except NoSuchTable:
            return
        assert line is not None, "nothing was said twice"
        await self._table.peers.said(ChatRow(line, bot, words, at))


def _ends_a_round(before: TableState, after: TableState) -> bool:
    """Whether a round was laid open: another one has begun, or the game is over."""
    if before.running is None or after.running is None or before.stage != "playing":
        return False
    was, now = before.running.moment.round, after.running.moment.round
    return before.games == after.games and (now > was or after.stage == "over")
