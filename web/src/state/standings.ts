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

/** ``sides`` says which side each seat scores for; without it every seat is one. ``note`` is what
 *  a game tells of a side beside its points. */
export function standings(
  view: TableView,
  result: AnyResult,
  sides: readonly number[] = result.scores.map((_, seat) => seat),
  note: (side: number) => string | undefined = () => undefined,
): readonly Place[] {
  const rows = result.scores.map((score, side) => {
    const seats = sideSeats(sides, side);
    const told = note(side);
    const people = seats.map((seat) => whoAt(view, seat));
    return {
      key: side,
      seats,
      colours: people.map((who) => who.colour),
      name: sideName(view, seats),
      you: people.some((who) => who.you),
      score,
      won: result.winners.includes(side),
      ...(told === undefined ? {} : { note: told }),
    };
  });
  // A tie that the rules have settled stands above equals that lost it.
  rows.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.key - b.key);
  return rows.map((row) => ({
    ...row,
    place: row.won ? 1 : 1 + rows.filter((other) => other.won || other.score > row.score).length,
  }));
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
