/** What this browser's person has looked at: finished rounds, and that a bot has moved for them. */

import { getContext, setContext } from "svelte";

/** A bot's moves for its person: how many, and the moment at which that is news. */
type Help = readonly [moves: number, moment: string];

export class Seen {
  #rounds = $state.raw<readonly string[]>([]);
  #help = $state.raw<Help>([0, ""]);
  /** A page is telling how something came out, in its own time. */
  telling = $state(false);
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
    // What can't be read is shown once more.
    this.#rounds = this.#kept("seen", this.#rounds);
    this.#help = this.#kept("helped", this.#help);
  }

  has(game: number, round: number): boolean {
    return this.#rounds.includes(`${game}/${round}`);
  }

  add(game: number, round: number): void {
    this.#rounds = [...this.#rounds, `${game}/${round}`];
    this.#keep("seen", this.#rounds.slice(-50));
  }

  /** It is to be looked at once more. */
  forget(game: number, round: number): void {
    this.#rounds = this.#rounds.filter((one) => one !== `${game}/${round}`);
    this.#keep("seen", this.#rounds.slice(-50));
  }

  /** Whether it is news at this moment that a bot has moved so often. */
  isHelp(moves: number, moment: string): boolean {
    return moves > 0 && this.#help[0] === moves && this.#help[1] === moment;
  }

  /** So often a bot has moved: news for a moment, or for none once it has been put away. */
  helped(moves: number, moment: string | null): void {
    if (moment !== null && this.#help[0] === moves) return;
    this.#help = [moves, moment ?? ""];
    this.#keep("helped", this.#help);
  }

  #kept<Value extends readonly unknown[]>(what: string, otherwise: Value): Value {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key(what)) ?? "null");
      return Array.isArray(kept) ? (kept as unknown as Value) : otherwise;
    } catch {
      return otherwise;
    }
  }

  #keep(what: string, value: readonly unknown[]): void {
    try {
      sessionStorage.setItem(this.#key(what), JSON.stringify(value));
    } catch {
      // Then a reload shows it once more.
    }
  }

  #key(what: string): string {
    return `namyok.${what}.${this.#code}`;
  }
}

const KEY = Symbol("seen");
export const provideSeen = (seen: Seen): Seen => setContext(KEY, seen);
export const useSeen = (): Seen => getContext<Seen>(KEY);
