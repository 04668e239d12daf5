"""What a round of a picture game says of who played it."""

from collections.abc import Iterator

from namyok.games.dixit.state import FinishedRound
from namyok.kernel import Deed, Deeds, Encounter, Number, Seat


def deeds(finished: FinishedRound) -> Deeds:
    """Who told so that some understood, who found whose card, and who was fooled by whom.

    Where there is no card to find, as in the party game, nothing can be said.
    """
    if finished.target is None:
        return Deeds()
    teller = finished.storyteller
    voters = [seat for seat, numbers in enumerate(finished.votes) if numbers]
    found = [seat for seat in voters if finished.target in finished.votes[seat]]
    done = [Deed(teller, "told")]
    if 0 < len(found) < len(voters):
        done.append(Deed(teller, "split"))
    return Deeds(tuple(done), tuple(_encounters(finished, voters)))


def _encounters(finished: FinishedRound, voters: list[Seat]) -> Iterator[Encounter]:
    decoys: dict[Seat, set[Number]] = {}
    for number, laid in enumerate(finished.table, 1):
        if number != finished.target:
            decoys.setdefault(laid.owner, set()).add(number)
    for seat in voters:
        marked = set(finished.votes[seat])
        yield Encounter(seat, finished.storyteller, "finds", finished.target in marked)
        for owner, numbers in decoys.items():
            yield Encounter(seat, owner, "fooled", bool(marked & numbers))
