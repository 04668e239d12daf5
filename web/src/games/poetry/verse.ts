/** The lines and endings by number, in the table's language: a view carries numbers only. */

import { untrack } from "svelte";
import type { TableView } from "../../net/views";
import type { PoemLine } from "../../net/wire.gen";
import { part } from "../../state/parts.svelte";

export type VerseLanguage = TableView["language"];

interface Printed {
  readonly number: number;
  readonly text: string;
  /** The same line when it goes on from the one before: «И» for «Я». */
  readonly joined?: string;
}
interface Book {
  readonly line: readonly Printed[];
  readonly ending: readonly Printed[];
}

/** A line of a poem as it is read out. */
export interface Verse {
  readonly text: string;
  readonly joined: string | null;
  /** Who laid it. */
  readonly seat: number;
}

export class Verses {
  readonly #lines: ReadonlyMap<number, Printed>;
  readonly #endings: ReadonlyMap<number, Printed>;

  constructor(
    readonly language: VerseLanguage,
    book: Book,
  ) {
    this.#lines = new Map(book.line.map((one) => [one.number, one]));
    this.#endings = new Map(book.ending.map((one) => [one.number, one]));
  }

  line(number: number): string {
    return this.#lines.get(number)?.text ?? "";
  }
  ending(number: number): string {
    return this.#endings.get(number)?.text ?? "";
  }

  /** The poem: the hint, the fitting lines in order, the ending if there is one. */
  poem(laid: Laid): readonly Verse[] {
    const lines = [
      ...(laid.hint === null ? [] : [{ line: laid.hint, seat: laid.storyteller }]),
      ...laid.poem.filter((one) => one.fits === true),
    ].map(({ line, seat }, index) => this.#read(this.#lines.get(line), seat, index > 0));
    if (laid.ending === undefined || laid.ending_seat == null) return lines;
    return [...lines, this.#read(this.#endings.get(laid.ending), laid.ending_seat, true)];
  }

  #read(printed: Printed | undefined, seat: number, follows: boolean): Verse {
    const joined = follows ? (printed?.joined ?? null) : null;
    return { text: printed?.text ?? "", joined, seat };
  }
}

interface Laid {
  readonly storyteller: number;
  readonly hint: number | null;
  readonly poem: readonly PoemLine[];
  readonly ending?: number;
  readonly ending_seat?: number | null;
}

const files = import.meta.glob<{ readonly default: unknown }>(
  "../../../../content/languages/*/verse.toml",
);
const loading = new Map<VerseLanguage, Promise<Verses>>();
const loaded = new Map<VerseLanguage, Verses>();

/** Those that have been loaded already. */
export const knownVerses = (language: VerseLanguage): Verses | null => loaded.get(language) ?? null;

export function loadVerses(language: VerseLanguage): Promise<Verses> {
  const known = loading.get(language);
  if (known) return known;
  const file = files[`../../../../content/languages/${language}/verse.toml`];
  if (!file) return Promise.reject(new Error(`no verse: ${language}`));
  // It is kept for the next who wants it, whatever becomes of the first.
  const verses = untrack(() => part(file)).then((data) => {
    const read = new Verses(language, data.default as Book);
    loaded.set(language, read);
    return read;
  });
  loading.set(language, verses);
  return verses;
}
