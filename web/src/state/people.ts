/** Who sits where, in the reader's words. */

import type { TableView } from "../net/views";
import type { SeatView } from "../net/wire.gen";
import { prefs } from "./prefs.svelte";
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

export const COLOURS: readonly number[] = Array.from({ length: 12 }, (_, colour) => colour);

/** A reader's own colour if nobody has it, else the first that is left. */
export function freeColour(view: TableView): number | undefined {
  const taken = [...view.seats, ...view.awaiting].map((one) => one.colour);
  const own = prefs.colour === null ? [] : [prefs.colour];
  return [...own, ...COLOURS].find((one) => !taken.includes(one));
}

/** Who plays, or played the game that is over; who left since then still did. */
export const company = (view: TableView): readonly SeatView[] => view.company ?? view.seats;

/** A seat of the game; a player whom the game itself adds sits after the people. */
export function whoAt(view: TableView, seat: number): Who {
  const found = company(view)[seat];
  return found ? who(view, found, seat) : added(view, seat);
}

/** The table as it was in a round: a seat's deeds are theirs who did them, and a bot's who stood in. */
export function inRound(view: TableView, round: number): TableView {
  const others = view.others[round];
  if (others === undefined) return view;
  const seats = company(view).map((seat, index): SeatView => {
    const other = others[index];
    if (other === undefined) return seat;
    if (other.kind === "helped") return { ...seat, name: speech.t.table.withBot(other.name) };
    const name = other.kind === "stand_in" ? speech.t.table.byBot(other.name) : other.name;
    return { ...seat, person: "", name, bot: other.kind === "bot" };
  });
  return { ...view, seats, company: seats };
}

/** Whether a seat was somebody else's in a round: who took it over since then did nothing in it. */
export const wasOthers = (view: TableView, round: number, seat: number): boolean =>
  ["human", "bot"].includes(view.others[round]?.[seat]?.kind ?? "");

/** A seat of the lobby, where people come and go after a game. */
export function whoSits(view: TableView, seat: number): Who {
  const found = view.seats[seat];
  return found ? who(view, found, seat) : added(view, seat);
}

function added(view: TableView, seat: number): Who {
  return {
    seat,
    name: speech.t.table.added,
    colour: colourBeside(company(view)),
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

export function nameOf(seat: Pick<SeatView, "name">): string {
  return seat.name || speech.t.chat.gone;
}

/** Whether a bot plays the seat, its own or a person's. */
export const byBot = (who: Who): boolean => who.bot || who.standIn;

/** «вы» for the reader, the name for everybody else. */
export function called(who: Who): string {
  return who.you ? speech.t.you : who.name;
}

export function personName(view: TableView, person: string): string {
  const seat = view.seats.find((one) => one.person === person);
  if (seat) return nameOf(seat);
  return view.people.find((one) => one.person === person)?.name || speech.t.chat.gone;
}

/** Whether somebody would have to come back to make their move. */
export const missing = (who: Who): boolean => who.away && !byBot(who);

/** The same of somebody whom we wait for, and whether they are not there. */
export function awaited(who: Who): string {
  return missing(who) ? speech.t.table.offline(called(who)) : called(who);
}

/** More than a line of a phone holds. */
export const MANY_NAMES = 3;

/** Two names with more letters than this take a third line of it. */
const LONG_NAMES = 13;

/** Of many names the first ones, and how many more there are: the sheet of people says who. */
export function counted(all: readonly string[]): readonly string[] {
  if (all.length <= MANY_NAMES) return all;
  const first = all.slice(0, 2).join("").length > LONG_NAMES ? 1 : 2;
  return [...all.slice(0, first), speech.t.table.more(all.length - first)];
}

/** How many people have gone on from the last result and wait for the reader. */
export const goneOn = (view: TableView): number =>
  company(view)
    .map((_, seat) => whoAt(view, seat))
    .filter((who) => !who.you && !who.away && !byBot(who) && !view.looking.includes(who.seat))
    .length;

/** Everybody of a list of seats, the reader first. */
export function names(
  view: TableView,
  seats: readonly number[],
  said: (who: Who) => string = called,
): string[] {
  const all = seats.map((seat) => whoAt(view, seat));
  return [...all.filter((who) => who.you), ...all.filter((who) => !who.you)].map(said);
}

function colourBeside(seats: readonly SeatView[]): number {
  const used = new Set(seats.map((seat) => seat.colour));
  return [8, 7, 9, 10].find((colour) => !used.has(colour)) ?? 11;
}

/** Whether anybody but bots could see or hear what this browser's person does. */
export const accompanied = (view: TableView): boolean =>
  view.people.some((one) => one.person !== view.you);

/** Whether this browser's person may arrange things. */
export function isHost(view: TableView): boolean {
  return view.you !== null && view.you === view.host;
}
