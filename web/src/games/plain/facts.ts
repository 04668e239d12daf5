/** Whatever a server tells, as lines to read: for games that nobody has drawn yet. */

import { shelf } from "../../state/catalogue.svelte";
import { decent } from "../../words/decent";
import { speech } from "../../words/language.svelte";

export interface Fact {
  readonly label: string;
  /** Pictures, if that is what it is. */
  readonly cards: readonly string[];
  readonly text: string;
}

/** Every field that has a value, but those that are shown already. */
export function facts(record: object, shown: readonly string[] = []): readonly Fact[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (shown.includes(name) || isEmpty(value)) return [];
    const cards = picturesIn(value);
    return [{ label: decent(name), cards, text: cards.length > 0 ? "" : told(value) }];
  });
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

const isCard = (value: unknown): value is string =>
  typeof value === "string" && shelf.picture(value, "small") !== undefined;

function picturesIn(value: unknown): readonly string[] {
  if (isCard(value)) return [value];
  return Array.isArray(value) && value.every(isCard) ? value : [];
}

function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(", ");
  if (typeof value === "boolean") return value ? speech.t.options.on : speech.t.options.off;
  if (typeof value === "object" && value !== null)
    return facts(value)
      .map((fact) => `${fact.label}: ${fact.text || fact.cards.join(", ")}`)
      .join("; ");
  return String(value);
}
