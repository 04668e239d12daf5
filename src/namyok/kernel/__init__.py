"""What every game is made of: records, luck, refusals, options. Pure: nothing here does I/O."""

from namyok.kernel.chance import Chance
from namyok.kernel.deeds import Deed, Deeds, Encounter
from namyok.kernel.game import (
    AnyGame,
    Game,
    GameView,
    Moment,
    Moved,
    Recording,
    Retraced,
    places,
    rounds_to_tell,
)
from namyok.kernel.ids import CardId, Language, Line, Number, Seat, Side
from namyok.kernel.options import Only, OptionRange, Subset, Switch, Whole, carried_over, resolve
from namyok.kernel.record import Fault, Player
from namyok.kernel.refused import Refused
from namyok.kernel.tuples import put
from namyok.kernel.values import Command, Event, Offer, Value

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
    "Language",
    "Line",
    "Moment",
    "Moved",
    "Number",
    "Offer",
    "Only",
    "OptionRange",
    "Player",
    "Recording",
    "Refused",
    "Retraced",
    "Seat",
    "Side",
    "Subset",
    "Switch",
    "Value",
    "Whole",
    "carried_over",
    "places",
    "put",
    "resolve",
    "rounds_to_tell",
]
