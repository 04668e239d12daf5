"""Commands that come twice are recognised, and nobody can make a table forget another's."""

from namyok.table.memory import REMEMBERED, Memory


def test_each_person_has_a_memory_of_their_own() -> None:
    memory = Memory()
    memory.add("p1", "tap")
    for number in range(10 * REMEMBERED):
        memory.add("p2", str(number))
    assert ("p1", "tap") in memory
    assert ("p2", str(10 * REMEMBERED - 1)) in memory
    assert ("p2", "0") not in memory
    assert ("p2", "tap") not in memory


def test_what_a_table_does_by_itself_has_no_id() -> None:
    memory = Memory()
    memory.add(None, None)
    memory.add("p1", None)
    assert ("p1", "") not in memory
