"""Albums and circles call people as their table does."""

from namyok.past.album import album
from namyok.past.circle import circle
from namyok.table.commands import StopGame
from namyok.table.names import called, told_apart
from namyok.table.settings import Settings
from namyok.table.state import seat_name
from tests.table.streams import Stream


def test_equal_names_of_people_and_bots_are_told_apart() -> None:
    stream = Stream(Settings(game="dixit"), people=3)
    stream.bots(1)
    bot = seat_name(stream.state.seats[3], {}, "ru")
    names = told_apart({"p1": "Аня", "p2": bot, "p3": "Аня"})
    stream.start()
    stream.host(StopGame())
    (past,) = stream.past.games
    at_table = called(names, stream.state.seats, "ru")
    shown = [one.name for one in album(past, names).players]
    assert shown == [at_table[one.person] for one in stream.state.seats]
    assert sorted(shown) == sorted({"Аня", "Аня 2", bot, f"{bot} 2"})
    assert {one.name for one in circle([past], names).people} <= {"Аня", "Аня 2", bot}
