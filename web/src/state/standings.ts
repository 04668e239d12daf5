/** Who came where. */

import type { TableView } from "../net/wire.gen";
import { speech } from "../words/language.svelte";
import { names, whoAt } from "./people";

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

/** What a game's view, or an album, says of the points. */
export interface Counted {
  readonly scores: readonly number[];
  readonly result: {
    readonly scores: readonly number[];
    readonly winners: readonly number[];
  } | null;
  /** The side that each seat scores for; without it everybody is one. */
  readonly sides?: readonly number[];
  /** Stories kept, by seat, in «Поэзия». */
  readonly kept?: readonly number[];
}

export function standings(view: TableView, game: Counted): readonly Place[] {
  const scores = game.result?.scores ?? game.scores;
  const sides = game.sides ?? scores.map((_, seat) => seat);
  const winners = game.result?.winners ?? [];
  const rows = scores.map((score, side) => {
    const seats = sides.flatMap((one, seat) => (one === side ? [seat] : []));
    const called = names(view, seats);
    const kept = game.kept?.[side] ?? 0;
    return {
      key: side,
      seats,
      colours: seats.map((seat) => whoAt(view, seat).colour),
      name: called.map((name) => (name === speech.t.you ? speech.t.You : name)).join(" + "),
      you: view.your_seat !== null && seats.includes(view.your_seat),
      score,
      won: winners.includes(side),
      ...(kept > 0 ? { note: speech.t.end.kept(kept) } : {}),
    };
  });
  // A tie that the rules have settled stands above equals that lost it.
  rows.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.key - b.key);
  return rows.map((row) => ({
    ...row,
    place: row.won ? 1 : 1 + rows.filter((other) => other.won || other.score > row.score).length,
  }));
}
