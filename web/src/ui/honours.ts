/** What somebody did best in a game. */

export interface Honour {
  readonly key: string;
  readonly seats: readonly number[];
  readonly title: string;
  readonly note: string;
}

/** How often each seat did something. */
export class Tally {
  readonly #counts = new Map<number, number>();

  add(seat: number, count = 1): void {
    this.#counts.set(seat, (this.#counts.get(seat) ?? 0) + count);
  }

  /** The best, all of them if several are equal; nobody if nothing was counted. */
  honour(key: string, title: string, note: (count: number) => string): readonly Honour[] {
    const count = Math.max(0, ...this.#counts.values());
    if (count === 0) return [];
    const seats = [...this.#counts].flatMap(([seat, of]) => (of === count ? [seat] : []));
    return [{ key, title, note: note(count), seats: seats.sort((a, b) => a - b) }];
  }
}
