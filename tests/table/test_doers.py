"""Who made the moves of a round, as others see it."""

import pytest

from namyok.table.doers import Doer, OtherDoer, others

OWN = Doer("p1", bot=False, stood_in=False)
HELP = Doer("p1", bot=False, stood_in=True)
FORMER = Doer("p0", bot=False, stood_in=False)
FORMER_HELP = Doer("p0", bot=False, stood_in=True)
BOT = Doer("b", bot=True, stood_in=False)
NAMES = {"p0": "Аня", "p1": "Борис"}


@pytest.mark.parametrize(
    ("done", "shown"),
    [
        ((OWN,), None),
        ((HELP,), OtherDoer("Борис", "stand_in")),
        ((OWN, HELP), OtherDoer("Борис", "helped")),
        ((HELP, OWN), OtherDoer("Борис", "helped")),
        ((FORMER,), OtherDoer("Аня", "human")),
        ((FORMER, OWN), OtherDoer("Аня", "human")),
        ((FORMER_HELP, OWN), OtherDoer("Аня", "stand_in")),
        ((FORMER, HELP), OtherDoer("Борис", "stand_in")),
        ((BOT, OWN), OtherDoer("Вера", "bot")),
    ],
)
def test_who_did_what_is_told_of_who_did_it(
    done: tuple[Doer, ...], shown: OtherDoer | None
) -> None:
    assert others({0: done}, [("p1", "Вера")], NAMES).get(0) == shown
