/** What somebody did best in a game. */

import type { TableView } from "../net/views";
import { speech } from "../words/language.svelte";

/** Once is luck. */
const LEAST = 2;

export interface Honour {
  readonly key: string;
  readonly seats: readonly number[];
  readonly title: string;
  readonly note: string;
}

/** Who made a seat's moves in a round, where it was not who plays it: as in the view. */
export type Others = TableView["others"];

/** How often each seat did something; what others did for it is nobody's. */
export class Tally {
  readonly #counts = new Map<number, number>();
  readonly #others: Others;
  readonly #players: number;

  constructor(others: Others, players: number) {
    this.#others = others;
    this.#players = players;
  }

  add(round: number, seat: number, count = 1): void {
    if (this.#others[round]?.[seat] !== undefined) return;
    this.#counts.set(seat, (this.#counts.get(seat) ?? 0) + count);
  }

  /** The best, all of them if several are equal; nobody for what happened but once, nor where most were equally
   *  good: that would tell nothing of anybody. */
  honour(key: string, title: string, note: (count: number) => string): readonly Honour[] {
    const count = Math.max(0, ...this.#counts.values());
    if (count < LEAST) return [];
    const seats = [...this.#counts].flatMap(([seat, of]) => (of === count ? [seat] : []));
    if (seats.length * 2 > this.#players) return [];
    const said = seats.length > 1 ? speech.t.end.tie(note(count)) : note(count);
    return [{ key, title, note: said, seats: seats.sort((a, b) => a - b) }];
  }
}
