/** What a screen reader hears when the table changes: what is new, and nothing twice. */

export interface Told {
  /** From what lasts long to what changes soon: where one of them is new, so are those after it. */
  readonly facts: readonly string[];
  /** Whose turn it is, where that is worth hearing. */
  readonly turn: string;
}

export const SILENCE: Told = { facts: [], turn: "" };

/** The sentences to say now; null if nothing has changed. */
export function news(now: Told, before: Told): readonly string[] | null {
  const from = now.facts.findIndex((fact, index) => fact !== before.facts[index]);
  const fewer = now.facts.length < before.facts.length;
  if (from < 0 && !fewer && now.turn === before.turn) return null;
  const fresh = from < 0 ? [] : now.facts.slice(from);
  return [...fresh, now.turn].filter((part) => part !== "");
}
