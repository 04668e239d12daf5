"""A small game of the tests' own: everybody says a number, and who says what most say scores.

Its command and its phase are named like those of a picture game, on purpose. Nothing of ours knows
it: ``register(TOY)`` is all that a server needs to play it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, assert_never

from msgspec.structs import replace

from namyok.kernel import (
    CardId,
    Chance,
    Command,
    Deed,
    Deeds,
    Event,
    Game,
    GameView,
    Moment,
    Offer,
    OptionRange,
    Player,
    Refused,
    Retraced,
    Seat,
    Side,
    Value,
    Whole,
    places,
    put,
    resolve,
)
from namyok.kernel.record import compare, plain, sealed
from namyok.kernel.retrace import Retracing, play_again

Phase = Literal["voting", "over"]
NUMBERS = (1, 2, 3)


class Vote(Command, frozen=True):
    """Say a number, or another one."""

    number: int


class GameStarted(Event, frozen=True):
    players: int
    rounds: int


class VoteCast(Event, frozen=True):
    seat: Seat
    number: int


class RoundScored(Event, frozen=True):
    points: tuple[int, ...]


class GameEnded(Event, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[Side, ...]
    reason: Literal["rounds", "aborted"]


ToyEvent = GameStarted | VoteCast | RoundScored | GameEnded


class VoteOffer(Offer, frozen=True):
    number: tuple[int, ...]


class ToyOptions(Value, frozen=True):
    rounds: int = 2


class ToyRound(Value, frozen=True):
    round: int
    votes: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class ToyResult(Value, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[Side, ...]
    reason: Literal["rounds", "aborted"]


class State(Value, frozen=True):
    players: int
    rounds: int
    round: int
    votes: tuple[int | None, ...]
    scores: tuple[int, ...]
    last: ToyRound | None = None
    result: ToyResult | None = None


class ToyView(GameView, frozen=True, kw_only=True, tag="toy"):
    """Who has voted; what they said is open when all have."""

    voted: tuple[Seat, ...]
    vote: int | None


class ToyGame(Value, frozen=True, forbid_unknown_fields=False):
    """A record as it is read back."""

    options: ToyOptions
    players: tuple[Player, ...]
    rounds: tuple[dict[str, Any], ...]
    result: dict[str, Any]


class Toy(Game[State, Vote, ToyEvent, ToyView, VoteOffer]):
    key = "toy"
    players = (2, 3, 4)
    deck = "dreams"
    deck_size = 1
    ranges: Mapping[str, OptionRange] = {"rounds": Whole(1, 9)}
    seconds: Mapping[str, int] = {}
    command_type = Vote
    event_type = ToyEvent
    view_type = ToyView
    round_type = ToyRound
    result_type = ToyResult
    clauses = {1: "voting", 9: "setup"}

    def defaults(self, players: int) -> ToyOptions:  # noqa: ARG002
        return ToyOptions()

    def check(self, players: int, cards: Sequence[CardId], chosen: Mapping[str, Any]) -> ToyOptions:  # noqa: ARG002
        if players not in self.players:
            raise Refused("player_count", game=self.key, players=players, allowed=[*self.players])
        return resolve(ToyOptions(), self.ranges, chosen)

    def begin(
        self,
        players: int,
        cards: Sequence[CardId],
        chosen: Mapping[str, Any],
        chance: Chance,  # noqa: ARG002
        first: Seat | None = None,  # noqa: ARG002
    ) -> tuple[ToyEvent, ...]:
        return (GameStarted(players, self.check(players, cards, chosen).rounds),)

    def decide(
        self,
        state: State,
        seat: Seat,
        command: Vote,
        chance: Chance,  # noqa: ARG002
    ) -> tuple[ToyEvent, ...]:
        if state.result is not None:
            raise Refused("wrong_phase", phase="over")
        if command.number not in NUMBERS:
            raise Refused("no_such_number", number=command.number)
        cast = VoteCast(seat, command.number)
        votes = put(state.votes, seat, command.number)
        if None in votes:
            return (cast,)
        counted = Counter(votes)
        points = tuple(int(counted[vote] == max(counted.values())) for vote in votes)
        scored = RoundScored(points)
        if state.round < state.rounds:
            return cast, scored
        scores = tuple(map(sum, zip(state.scores, points, strict=True)))
        winners = tuple(side for side, score in enumerate(scores) if score == max(scores))
        return cast, scored, GameEnded(scores, winners, "rounds")

    def stop(self, state: State) -> tuple[ToyEvent, ...]:
        return (GameEnded(state.scores, (), "aborted"),)

    def apply(self, state: State | None, event: ToyEvent) -> State:
        if isinstance(event, GameStarted):
            nobody = (None,) * event.players
            return State(event.players, event.rounds, 1, nobody, (0,) * event.players)
        assert state is not None
        match event:
            case VoteCast(seat, number):
                return replace(state, votes=put(state.votes, seat, number))
            case RoundScored(points):
                scores = tuple(map(sum, zip(state.scores, points, strict=True)))
                votes = tuple(vote or 0 for vote in state.votes)
                last = ToyRound(state.round, votes, points, scores)
                nobody = (None,) * state.players
                return replace(state, round=state.round + 1, votes=nobody, scores=scores, last=last)
            case GameEnded(scores, winners, reason):
                return replace(state, result=ToyResult(scores, winners, reason))
            case _:
                assert_never(event)

    def watch(self, state: State) -> ToyView:
        return ToyView(
            game=self.key,
            seat=None,
            players=state.players,
            phase=self.moment(state).phase,
            round=state.round,
            rounds_left=max(0, state.rounds - state.round),
            sides=tuple(range(state.players)),
            scores=state.scores,
            places=places(state.scores, state.result.winners if state.result else ()),
            waiting=self.waiting(state),
            offers=(),
            last=state.last,
            result=state.result,
            voted=tuple(seat for seat, vote in enumerate(state.votes) if vote is not None),
            vote=None,
        )

    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        return {"seat": seat, "vote": state.votes[seat], "offers": self.offers(state, seat)}

    def offers(self, state: State, seat: Seat) -> tuple[VoteOffer, ...]:  # noqa: ARG002
        return () if state.result else (VoteOffer(NUMBERS),)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        if state.result is not None:
            return ()
        return tuple(seat for seat, vote in enumerate(state.votes) if vote is None)

    def moment(self, state: State) -> Moment:
        return Moment(state.round, "over" if state.result else "voting")

    def deeds(self, finished: ToyRound) -> Deeds:
        agreed = enumerate(finished.points)
        return Deeds(tuple(Deed(seat, "agreed", points) for seat, points in agreed))

    def pick(self, offer: VoteOffer, chance: Chance) -> Vote:
        return Vote(*chance.draw(offer.number, 1))

    def record(
        self,
        players: Sequence[Player],
        events: Iterable[ToyEvent],
        stood_in: Mapping[int, Iterable[Seat]],
    ) -> dict[str, Any]:
        state: State | None = None
        rounds: list[dict[str, Any]] = []
        for event in events:
            state = self.apply(state, event)
            if isinstance(event, RoundScored):
                number = len(rounds) + 1
                rounds.append({**plain(state.last), "stood_in": sorted(stood_in.get(number, ()))})
        assert state is not None
        body = {"rounds": rounds, "result": plain(state.result)}
        return sealed(self.key, ToyOptions(state.rounds), players, body)

    def retrace(self, record: Mapping[str, Any]) -> Retraced:
        return play_again(self, record, ToyGame, self._again, setup=9)

    def _again(self, again: Retracing, read: ToyGame, written: Mapping[str, Any]) -> None:
        again.begin(len(read.players), (), plain(read.options), clause=9)
        for number, told in enumerate(read.rounds, 1):
            again.round = number
            for seat, vote in enumerate(told["votes"]):
                again.do(seat, Vote(vote), clause=1)
            compare(told, plain(again.state.last), dict.fromkeys(("points", "scores"), 1), number)
        again.round = None
        again.end(read.result.get("reason") == "aborted", clause=1)
        keys = dict.fromkeys(("scores", "winners", "reason"), 1)
        compare(written["result"], plain(again.state.result), keys, None)


TOY = Toy()
