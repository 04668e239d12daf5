/** Who came where. */

import type { AnyResult, TableView } from "../net/views";
import { speech } from "../words/language.svelte";
import { names, whoAt } from "./people";
import { sideSeats } from "./sides";

export interface Place {
  readonly key: number;
  readonly place: number;
  readonly seats: readonly number[];
  readonly colours: readonly number[];
  readonly name: string;
  readonly you: boolean;
  readonly score: number;
  readonly won: boolean;
  readonly note?: string;
}

/** Everybody of a side on one line, the reader first. */
export function sideName(view: TableView, seats: readonly number[]): string {
  const called = names(view, seats);
  return called.map((name) => (name === speech.t.you ? speech.t.You : name)).join(" + ");
}

/** A game that is over, as a view or an album has it. */
export interface Ended {
  readonly result: AnyResult;
  /** The side that each seat scored for. */
  readonly sides: readonly number[];
  /** Where each side came. */
  readonly places: readonly number[];
}

/** The best first; ``note`` is what a game tells of a side beside its points. */
export function standings(
  view: TableView,
  { result, sides, places }: Ended,
  note: (side: number) => string | undefined = () => undefined,
): readonly Place[] {
  const rows = result.scores.map((score, side) => {
    const seats = sideSeats(sides, side);
    const told = note(side);
    const people = seats.map((seat) => whoAt(view, seat));
    return {
      key: side,
      place: places[side] ?? 0,
      seats,
      colours: people.map((who) => who.colour),
      name: sideName(view, seats),
      you: people.some((who) => who.you),
      score,
      won: result.winners.includes(side),
      ...(told === undefined ? {} : { note: told }),
    };
  });
  return rows.sort((a, b) => a.place - b.place || a.key - b.key);
}

/** The end in one sentence. */
export function outcome(result: AnyResult, places: readonly Place[]): string {
  const t = speech.t.end;
  if (result.reason === "aborted") return t.stopped;
  const winners = places.filter((place) => place.won);
  if (!winners.some((place) => place.you)) return t.winner(winners.map((place) => place.name));
  const others = winners.filter((place) => !place.you);
  return others.length === 0 ? t.won : t.wonTogether(others.map((place) => place.name));
}
