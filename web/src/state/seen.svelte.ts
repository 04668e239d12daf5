/** Which finished rounds this browser's person has looked at. */

import { getContext, setContext } from "svelte";

export class Seen {
  #rounds = $state.raw<readonly string[]>([]);
  readonly #key: string;

  constructor(code: string) {
    this.#key = `namyok.seen.${code}`;
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]");
      if (Array.isArray(kept)) this.#rounds = kept;
    } catch {
      // Then rounds are shown once more.
    }
  }

  has(game: number, round: number): boolean {
    return this.#rounds.includes(`${game}/${round}`);
  }

  add(game: number, round: number): void {
    this.#rounds = [...this.#rounds, `${game}/${round}`];
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#rounds.slice(-50)));
    } catch {
      // Then a reload shows the round once more.
    }
  }
}

const KEY = Symbol("seen");
export const provideSeen = (seen: Seen): Seen => setContext(KEY, seen);
export const useSeen = (): Seen => getContext<Seen>(KEY);
