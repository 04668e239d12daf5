"""What people are called where two call themselves the same."""

from collections.abc import Collection, Mapping

from namyok.kernel import Language
from namyok.table.ids import PersonId
from namyok.table.state import Seated, seat_name


def called(
    names: Mapping[PersonId, str], seats: tuple[Seated, ...], language: Language
) -> dict[PersonId, str]:
    """What everybody is called, equal names told apart: people keep theirs before bots do."""
    bots = {one.person: seat_name(one, {}, language) for one in seats if one.bot}
    return told_apart({**names, **bots})


def told_apart(names: Mapping[PersonId, str]) -> dict[PersonId, str]:
    """The same names in their order; whoever comes later with a name gets a number to it."""
    used: set[str] = set()
    told = {}
    for person, name in names.items():
        told[person] = name if not name else _free(name, used)
        used.add(told[person].casefold())
    return told


def kept_apart(names: Mapping[PersonId, str], person: PersonId, name: str) -> str:
    """What somebody is called who now takes a name: with a number, if another had it before."""
    others = told_apart({one: called for one, called in names.items() if one != person})
    return name and _free(name, {one.casefold() for one in others.values()})


def _free(name: str, used: Collection[str]) -> str:
    number, free = 1, name
    while free.casefold() in used:
        number += 1
        free = f"{name} {number}"
    return free
