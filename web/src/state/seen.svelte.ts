/** Which finished rounds this browser's person has looked at. */

import { getContext, setContext } from "svelte";

export class Seen {
  #rounds = $state.raw<ReadonlySet<string>>(new Set());
  readonly #key: string;

  constructor(code: string) {
    this.#key = `namyok.seen.${code}`;
    try {
      this.#rounds = new Set(JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as string[]);
    } catch {
      this.#rounds = new Set();
    }
  }

  has(game: number, round: number): boolean {
    return this.#rounds.has(`${game}/${round}`);
  }

  add(game: number, round: number): void {
    this.#rounds = new Set([...this.#rounds, `${game}/${round}`]);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.#rounds].slice(-50)));
    } catch {
      // Then a reload shows the round once more.
    }
  }
}

const KEY = Symbol("seen");
export const provideSeen = (seen: Seen): Seen => setContext(KEY, seen);
export const useSeen = (): Seen => getContext<Seen>(KEY);
