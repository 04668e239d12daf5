"""The shell of records, and playing one again with the luck that it tells of."""

import pytest

from namyok.kernel import Fault, Player, Value, put
from namyok.kernel.record import Broken, compare, digest, sealed
from namyok.kernel.retrace import Script, Unlikely


class Choices(Value, frozen=True):
    rounds: int = 2


def test_a_record_is_sealed_and_any_change_shows() -> None:
    record = sealed("toy", Choices(), [Player("Аня")], {"rounds": [1, 2]})
    assert record["digest"] == digest(record)
    assert digest({**record, "rounds": [1, 3]}) != record["digest"]
    assert record["players"] == [{"name": "Аня", "kind": "human"}]


def test_the_first_disagreement_is_told_with_its_clause() -> None:
    clauses = {"points": 6, "scores": 8}
    compare({"points": [1], "scores": [2]}, {"points": [1], "scores": [2]}, clauses, 1)
    with pytest.raises(Broken) as broken:
        compare({"points": [1], "scores": [9]}, {"points": [1], "scores": [2]}, clauses, 4)
    assert broken.value.fault == Fault(4, 8, "the record says scores [9], the rules give [2]")


def test_others_may_add_keys_but_no_seats() -> None:
    clauses = {"votes": 5}
    compare({"votes": {"0": [1], "note": "x"}}, {"votes": {"0": [1]}}, clauses, 1)
    with pytest.raises(Broken):
        compare({"votes": {"0": [1], "1": [2]}}, {"votes": {"0": [1]}}, clauses, 1)
    with pytest.raises(Broken):
        compare({"votes": [1, 2]}, {"votes": [1]}, clauses, 1)


def test_recorded_luck_must_have_been_possible_and_all_of_it_used() -> None:
    script = Script()
    script.expect(["b", "a"])
    assert script.draw(["a", "b", "c"], 2) == ("b", "a")
    script.finish()
    with pytest.raises(Unlikely, match="2 were drawn"):
        script.draw(["a", "b"], 2)
    script.expect(["z"])
    with pytest.raises(Unlikely, match="z could not be drawn"):
        script.draw(["a"], 1)
    script.expect(["a"])
    with pytest.raises(Unlikely, match="a was never drawn"):
        script.finish()


def test_luck_beyond_an_aborted_record_is_free() -> None:
    script = Script()
    script.open_ended = True
    assert script.draw(["a", "b"], 1) == ("a",)


def test_put_changes_one_entry() -> None:
    assert put((1, 2, 3), 1, 9) == (1, 9, 3)
