"""What people may do at a table beside coming and playing: commands to events, or Refused."""

from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from namyok.bots.character import of_rabbit
from namyok.bots.courtesy import name_of
from namyok.content import known_language
from namyok.games.catalogue import find_game
from namyok.kernel import CardId, Chance, Refused, Seat, resolve
from namyok.kernel.text import clean, length
from namyok.table.comings import leave, member, seat_for
from namyok.table.commands import (
    AddBot,
    Adjourn,
    Admit,
    AdmitScreen,
    Arrange,
    Configure,
    HandOver,
    Leave,
    LobbyCommand,
    PassHost,
    Pause,
    Remove,
    Resume,
    SendScreenAway,
    SetLevel,
    SetStandIn,
    Sit,
    StandUp,
    Start,
    StopGame,
    TakeOver,
)
from namyok.table.events import (
    Adjourned,
    Events,
    GameBegan,
    GameStopped,
    HostPassed,
    LevelSet,
    Paused,
    PersonEntered,
    PersonRemoved,
    Resumed,
    ScreenSentAway,
    SeatHandedOver,
    SeatLeft,
    SeatsArranged,
    SeatTaken,
    SettingsChanged,
    StandInSet,
)
from namyok.table.ids import COLOURS, MOST_SEATS, Colour, PersonId
from namyok.table.late import await_seat
from namyok.table.lately import Lately
from namyok.table.moves import running_game
from namyok.table.pace import check_pace
from namyok.table.settings import Settings
from namyok.table.state import TableState

LONGEST_WORD = 80
"""Characters of the word with which a game is left for another day."""
JoinDecks = Callable[[Sequence[str]], Sequence[CardId]]
"""The pictures of some decks together, or Refused."""

_HOSTS_ONLY = (
    AddBot,
    SetLevel,
    Arrange,
    Configure,
    Start,
    StopGame,
    Pause,
    Adjourn,
    Resume,
    HandOver,
    PassHost,
    Admit,
    AdmitScreen,
    SendScreenAway,
    Remove,
)
_BETWEEN_GAMES = (AddBot, Arrange, Start)
_DURING_A_GAME = (StopGame, Pause, Adjourn, Resume, SetStandIn, HandOver, TakeOver)


def decide(
    state: TableState,
    person: PersonId,
    command: LobbyCommand,
    decks: JoinDecks,
    chance: Chance,
    names: Mapping[PersonId, str],
) -> Events:
    """What follows from a command of somebody at the table; ``names`` are what people there call
    themselves."""
    _check_permission(state, person, command)
    match command:
        case Sit(colour):
            return _sit(state, person, colour, bot=False)
        case StandUp():
            return _stand_up(state, person)
        case AddBot():
            colours = _bots_colours(state, names)
            colour = chance.draw(colours, 1)[0] if colours else 0
            return _sit(state, f"b{state.names_used + 1}", colour, bot=True)
        case SetLevel(bot, level):
            seat = state.seat_of(bot)
            if seat is None or not state.seats[seat].bot:
                raise Refused("nobody_of_that_name")
            return (LevelSet(bot, level),)
        case Arrange(order):
            if sorted(order) != sorted(seated.person for seated in state.seats):
                raise Refused("order_of_others")
            return (SeatsArranged(order),)
        case Configure(settings):
            return _configure(state, settings, decks)
        case Start():
            return _start(state, decks, chance)
        case StopGame():
            running = running_game(state)
            return (GameStopped(running.game.stop(running.state)),)
        case Pause() if state.paused:
            raise Refused("paused_already")
        case Pause():
            return (Paused(),)
        case Adjourn(word):
            return _adjourn(state, word)
        case Resume() if not state.paused:
            raise Refused("not_paused")
        case Resume():
            return (Resumed(),)
        case SetStandIn(seat, on):
            return _set_stand_in(state, person, seat, on)
        case HandOver(seat, heir):
            return _hand_over(state, seat, heir)
        case TakeOver(seat):
            if not state.seats[_known_seat(state, seat)].bot:
                raise Refused("seat_is_taken", seat=seat)
            return _hand_over(state, seat, person)
        case PassHost(heir):
            member(state, heir)
            return (HostPassed(heir, lent=person != state.owner),)
        case Admit(guest, welcome):
            if guest not in state.knocking:
                raise Refused("nobody_knocks")
            if not welcome:
                return (PersonRemoved(guest, None),)
            return PersonEntered(guest), *seat_for(state, guest)
        case AdmitScreen():
            return ()  # who looks on is nothing that a stream tells of
        case SendScreenAway(screen):
            return (ScreenSentAway(screen),)
        case Remove(other):
            return _remove(state, person, other)
        case Leave():
            return leave(state, person)
        case _:
            assert_never(command)


def _check_permission(state: TableState, person: PersonId, command: LobbyCommand) -> None:
    is_at_the_door = person in state.knocking and isinstance(command, Leave)
    if person not in state.people and not is_at_the_door:
        raise Refused("not_at_the_table")
    if isinstance(command, _HOSTS_ONLY) and person != state.host:
        raise Refused("host_only")
    if isinstance(command, _BETWEEN_GAMES) and state.stage == "playing":
        raise Refused("game_is_running")
    if isinstance(command, _DURING_A_GAME) and state.stage != "playing":
        raise Refused("no_game_is_running")


def _adjourn(state: TableState, word: str) -> Events:
    if state.adjourned is not None:
        raise Refused("paused_already")
    word = clean(word)
    if length(word) > LONGEST_WORD:
        raise Refused("word_too_long", longest=LONGEST_WORD, length=length(word))
    return (Adjourned(word),)


def _stand_up(state: TableState, person: PersonId) -> Events:
    """Out of the lobby's seats; during a game only who waits for a seat can let it go."""
    if not state.awaits(person):
        if state.stage == "playing":
            raise Refused("game_is_running")
        _seat(state, person)
    return (SeatLeft(person),)


def _bots_colours(state: TableState, names: Mapping[PersonId, str]) -> Sequence[Colour]:
    """The rabbits that a new bot may have: a bot is called after its own, and best as nobody is."""
    used = {seated.colour for seated in state.seats}
    free = [colour for colour in COLOURS if colour not in used]
    taken = {names.get(one, "").casefold() for one in (*state.people, *state.knocking)}
    language = state.next_language
    own = [one for one in free if name_of(of_rabbit(one), language).casefold() not in taken]
    return own or free


def _sit(state: TableState, person: PersonId, colour: Colour, bot: bool) -> Events:
    if state.stage == "playing":
        if state.seat_of(person) is not None or state.awaits(person):
            raise Refused("game_is_running")
        waits = await_seat(state, person, colour)
        if not waits:
            raise Refused("no_free_seat", most=MOST_SEATS)
        return waits
    others = [seated for seated in state.seats if seated.person != person]
    if len(others) >= MOST_SEATS:
        raise Refused("no_free_seat", most=MOST_SEATS)
    if any(seated.colour == colour for seated in others):
        raise Refused("colour_taken")
    return (SeatTaken(person, colour, bot),)


def check_settings(settings: Settings, decks: JoinDecks) -> None:
    """Refuse what no number of players could play with."""
    game = find_game(settings.game)
    resolve(game.defaults(game.players[0]), game.ranges, settings.options)
    check_pace(settings.pace)
    if settings.language is not None:
        known_language(settings.language)
    decks(settings.decks)


def _configure(state: TableState, settings: Settings, decks: JoinDecks) -> Events:
    check_settings(settings, decks)
    now = state.settings
    if state.stage == "playing" and _of_the_game(settings) != _of_the_game(now):
        raise Refused("game_is_running")
    return (SettingsChanged(settings),) if settings != now else ()


def _of_the_game(settings: Settings) -> tuple[object, ...]:
    """What can't change while it is played."""
    return settings.game, settings.options, settings.first, settings.language


def _start(state: TableState, decks: JoinDecks, chance: Chance) -> Events:
    settings = state.settings
    game = find_game(settings.game)
    cards = decks(settings.decks)
    luck = Lately(chance, state.seen)
    events = game.begin(len(state.seats), cards, settings.options, luck, settings.first)
    return (GameBegan(game.key, events),)


def _set_stand_in(state: TableState, person: PersonId, seat: Seat, on: bool) -> Events:
    seated = state.seats[_known_seat(state, seat)]
    if person not in (state.host, seated.person):
        raise Refused("host_only")
    if seated.bot:
        raise Refused("seat_is_a_bots")
    return (StandInSet(seat, on),)


def _hand_over(state: TableState, seat: Seat, heir: PersonId) -> Events:
    _known_seat(state, seat)
    member(state, heir)
    if state.seat_of(heir) is not None:
        raise Refused("sits_already")
    return (SeatHandedOver(seat, heir),)


def _remove(state: TableState, person: PersonId, other: PersonId) -> Events:
    if other == person:
        raise Refused("host_cant_remove_self")
    if other == state.owner:
        raise Refused("table_is_theirs")
    seat = state.seat_of(other)
    if other not in state.people and (seat is None or not state.seats[seat].bot):
        raise Refused("nobody_of_that_name")
    if seat is None or state.stage != "playing":
        return (PersonRemoved(other, None, shown_out=True),)
    if state.seats[seat].bot:
        raise Refused("game_is_running")
    return (PersonRemoved(other, f"b{state.names_used + 1}", shown_out=True),)


def _seat(state: TableState, person: PersonId) -> Seat:
    seat = state.seat_of(person)
    if seat is None:
        raise Refused("not_seated")
    return seat


def _known_seat(state: TableState, seat: Seat) -> Seat:
    if not 0 <= seat < len(state.seats):
        raise Refused("no_such_seat", seat=seat, seats=len(state.seats))
    return seat
