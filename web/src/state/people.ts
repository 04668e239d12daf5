/** Who sits where, in the reader's words. */

import type { TableView } from "../net/views";
import type { SeatView } from "../net/wire.gen";
import { speech } from "../words/language.svelte";

export interface Who {
  readonly seat: number;
  /** A person's or a bot's name, never «вы». */
  readonly name: string;
  readonly colour: number;
  readonly you: boolean;
  readonly bot: boolean;
  readonly standIn: boolean;
  readonly away: boolean;
  readonly host: boolean;
}

/** Who plays, or played the game that is over; who left since then still did. */
export const company = (view: TableView): readonly SeatView[] => view.company ?? view.seats;

/** A seat of the game; a player whom the game itself adds sits after the people. */
export function whoAt(view: TableView, seat: number): Who {
  const found = company(view)[seat];
  return found ? who(view, found, seat) : added(view, seat);
}

/** A seat of the lobby, where people come and go after a game. */
export function whoSits(view: TableView, seat: number): Who {
  const found = view.seats[seat];
  return found ? who(view, found, seat) : added(view, seat);
}

function added(view: TableView, seat: number): Who {
  return {
    seat,
    name: speech.t.table.added,
    colour: freeColour(company(view)),
    you: false,
    bot: true,
    standIn: false,
    away: false,
    host: false,
  };
}

function who(view: TableView, found: SeatView, seat: number): Who {
  return {
    seat,
    name: nameOf(found),
    colour: found.colour,
    you: found.person === view.you,
    bot: found.bot,
    standIn: found.stand_in,
    away: !found.present,
    host: found.person === view.host,
  };
}

export function nameOf(seat: Pick<SeatView, "name" | "bot" | "colour">): string {
  return seat.name || (seat.bot ? speech.t.bots[seat.colour] : undefined) || speech.t.chat.gone;
}

/** «вы» for the reader, the name for everybody else. */
export function called(who: Who): string {
  return who.you ? speech.t.you : who.name;
}

export function personName(view: TableView, person: string): string {
  const seat = view.seats.find((one) => one.person === person);
  if (seat) return nameOf(seat);
  return view.people.find((one) => one.person === person)?.name || speech.t.chat.gone;
}

/** Everybody of a list of seats, the reader first. */
export function names(view: TableView, seats: readonly number[]): string[] {
  const all = seats.map((seat) => whoAt(view, seat));
  return [...all.filter((who) => who.you), ...all.filter((who) => !who.you)].map(called);
}

function freeColour(seats: readonly SeatView[]): number {
  const used = new Set(seats.map((seat) => seat.colour));
  return [8, 7, 9, 10].find((colour) => !used.has(colour)) ?? 11;
}

/** Whether this browser's person may arrange things. */
export function isHost(view: TableView): boolean {
  return view.you !== null && view.you === view.host;
}
