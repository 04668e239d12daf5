"""What every game is made of: records, luck, refusals, options. Pure: nothing here does I/O."""

from namyok.kernel.chance import Chance
from namyok.kernel.deeds import Deed, Deeds, Encounter
from namyok.kernel.game import AnyGame, Game, GameView, Moment, Recording, Retraced
from namyok.kernel.ids import CardId, Line, Number, Seat, Side
from namyok.kernel.options import Only, OptionRange, Subset, Switch, Whole, resolve
from namyok.kernel.record import Fault, Player
from namyok.kernel.records import Command, Event, Offer, Record
from namyok.kernel.refused import Refused
from namyok.kernel.tuples import put

__all__ = [
    "AnyGame",
    "CardId",
    "Chance",
    "Command",
    "Deed",
    "Deeds",
    "Encounter",
    "Event",
    "Fault",
    "Game",
    "GameView",
    "Line",
    "Moment",
    "Number",
    "Offer",
    "Only",
    "OptionRange",
    "Player",
    "Record",
    "Recording",
    "Refused",
    "Retraced",
    "Seat",
    "Side",
    "Subset",
    "Switch",
    "Whole",
    "put",
    "resolve",
]
