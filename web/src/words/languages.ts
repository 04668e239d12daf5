/** Every language: a file of words here and a folder in content/languages, each loaded when it is read. */

import { part } from "../state/parts.svelte";
import type { Catalogue } from "./ru";

/** Words that the server's rules share with the client. */
export interface RuleWords {
  readonly invitation: Readonly<Record<"app" | "about", string>>;
  readonly game: Readonly<Record<string, string>>;
  readonly option: Readonly<Record<string, string>>;
  readonly phase: Readonly<Record<string, string>>;
  readonly clue_kind: Readonly<Record<string, string>>;
  readonly reason: Readonly<Record<string, string>>;
  readonly refusal: Readonly<Record<string, string>>;
}

export interface Words {
  readonly t: Catalogue;
  readonly rules: RuleWords;
}

/** The language of whoever reads none of ours. */
export const FIRST = "ru";

const own = import.meta.glob<{ readonly catalogue: Catalogue }>("./[a-z][a-z].ts");
const rules = import.meta.glob<{ readonly default: unknown }>(
  "../../../content/languages/*/words.toml",
);
/** Who does not read a language yet sees its name, and has none of its words. */
const names = import.meta.glob<string>("../../../content/languages/*/words.toml", {
  query: "?name",
  import: "default",
  eager: true,
});
const address = (language: string): string => `../../../content/languages/${language}/words.toml`;

export const LANGUAGES: readonly string[] = [
  FIRST,
  ...Object.keys(own)
    .map((path) => path.slice(2, 4))
    .filter((language) => language !== FIRST),
];

/** Words that came along with a page. */
const here = new Map<string, Words>();
export const bring = (language: string, t: Catalogue, theirs: unknown): void =>
  void here.set(language, { t, rules: theirs as RuleWords });

export async function loadWords(language: string): Promise<Words> {
  const known = here.get(language);
  if (known) return known;
  const words = own[`./${language}.ts`];
  const shared = rules[address(language)];
  if (!words || !shared) throw new Error(`no words in ${language}`);
  const [ours, theirs] = await Promise.all([part(words), part(shared)]);
  return { t: ours.catalogue, rules: theirs.default as RuleWords };
}

/** What a language calls itself. */
export const nameOf = (language: string): string => names[address(language)] ?? language;
