"""What a round of «Поэзия» says of who played it."""

from namyok.games.poetry.state import FinishedRound
from namyok.kernel import Deed, Deeds


def deeds(finished: FinishedRound) -> Deeds:
    """Who looked for the story and found it, and whose lines fitted."""
    done = []
    for seat in range(len(finished.scores)):
        if seat != finished.storyteller:
            done.append(Deed(seat, "guessed"))
            done.append(Deed(seat, "stories", int(seat == finished.finder)))
    for added in finished.poem:
        done.append(Deed(added.seat, "laid"))
        done.append(Deed(added.seat, "fitting", int(bool(added.fits))))
    return Deeds(tuple(done))
