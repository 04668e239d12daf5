/** Offers of a game that has no pages here, as forms. An offer names what there is to choose from; its
 *  command names what was chosen: a list with ``count`` or ``most`` beside it stays a list of its
 *  name, of any other one value is chosen, and the field is called by the singular. */

import type { AnyOffer } from "../../net/views";

export type Value = string | number;

/** Something to choose. */
export interface Choice {
  /** The command's field. */
  readonly field: string;
  readonly from: readonly Value[];
  readonly least: number;
  readonly most: number;
  /** Whether the command has a list. */
  readonly several: boolean;
}

/** What has been chosen so far, by field. */
export type Chosen = Readonly<Record<string, readonly Value[]>>;

/** What there is to choose, in order; null for an offer that asks for more than that. */
export function choicesOf(offer: AnyOffer): readonly Choice[] | null {
  const fields = Object.entries(offer).filter(([name, value]) => name !== "do" && value !== null);
  const numbers = new Map(fields.filter(([, value]) => typeof value === "number"));
  const lists = fields.filter(([, value]) => isList(value)) as [string, readonly Value[]][];
  const [count, most] = [numbers.get("count"), numbers.get("most")] as (number | undefined)[];
  const bounds = [count, most].filter((one) => one !== undefined).length;
  if (numbers.size > bounds || fields.length > numbers.size + lists.length) return null;
  if (bounds > 0 && lists.length === 0) return null;
  return lists.map(([name, from], index) =>
    index === 0 && bounds > 0
      ? { field: name, from, least: count ?? 1, most: count ?? most ?? 1, several: true }
      : { field: singular(name), from, least: 1, most: 1, several: false },
  );
}

const isList = (value: unknown): value is readonly Value[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number");

export const singular = (name: string): string =>
  name.endsWith("ies") ? `${name.slice(0, -3)}y` : name.replace(/(?<=[^s])s$/, "");

/** A value is chosen, or no more; the oldest gives way where there are too many. */
export function toggled(choice: Choice, chosen: Chosen, value: Value): Chosen {
  const now = chosen[choice.field] ?? [];
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  return { ...chosen, [choice.field]: next.slice(-choice.most) };
}

export const isReady = (choices: readonly Choice[], chosen: Chosen): boolean =>
  choices.every((choice) => (chosen[choice.field]?.length ?? 0) >= choice.least);

/** The command that an offer becomes. */
export function moveOf(
  offer: AnyOffer,
  choices: readonly Choice[],
  chosen: Chosen,
): AnyOffer & Readonly<Record<string, unknown>> {
  const fields = choices.map(({ field, several }) => {
    const values = chosen[field] ?? [];
    return [field, several ? values : values[0]] as const;
  });
  return { do: offer.do, ...Object.fromEntries(fields) };
}
