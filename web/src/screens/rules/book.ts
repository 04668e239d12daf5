/** The rule pages of content/languages, each loaded when it is read. */

import { part } from "../../state/parts.svelte";
import { FIRST } from "../../words/languages";

export interface Finding {
  readonly kind: "finding";
  readonly players: readonly string[];
  readonly storyteller: number;
  readonly clue: string;
  /** Whose each card is, by number. */
  readonly owners: readonly number[];
  readonly target: number;
  /** Numbers of cards by seat. */
  readonly votes: Readonly<Record<string, readonly number[]>>;
  /** By seat, or by team. */
  readonly points: readonly number[];
  readonly note: string;
}

export interface Matching {
  readonly kind: "matching";
  readonly players: readonly string[];
  readonly storyteller: number;
  readonly clue: string;
  readonly greens: readonly number[];
  readonly red: number;
  readonly points: readonly number[];
  readonly note: string;
}

export interface Poem {
  readonly kind: "poem";
  readonly players: readonly string[];
  readonly storyteller: number;
  readonly lines: readonly { readonly seat: number; readonly fits: boolean }[];
  readonly finder: number;
  readonly points: readonly number[];
  readonly note: string;
}

export type Example = Finding | Matching | Poem;

/** A line of the short answer to «Что сейчас?». */
export interface NowLine {
  readonly text: string;
  /** The fewest and the most players for whom it holds; for all, if nothing is said. */
  readonly players?: readonly [number, number];
}

export interface Clause {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  /** What a beginner wants to know of it in the middle of a game. */
  readonly now?: readonly NowLine[];
  /** What the books leave open, and how we read it. */
  readonly reading?: string;
  /** The option that a clause of the own rules is about. */
  readonly option?: string;
  readonly example?: readonly Example[];
}

/** A rule page at a glance. */
export interface RuleGist {
  readonly title: string;
  readonly players: string;
  readonly summary: string;
}

export interface RulePage extends RuleGist {
  readonly clause: readonly Clause[];
}

export const OWN_RULES = "own-rules";

/** The clause about what lies on the table before a game. It is read first, whatever its number. */
export const SETUP = 9;

const files = import.meta.glob<{ readonly default: unknown }>(
  "../../../../content/languages/*/rules/*.toml",
);

/** All pages of a language at a glance, in one file: who chooses a page has read none (vite.config.ts). */
const gists = import.meta.glob<{ readonly default: unknown }>(
  "../../../../content/languages/*/words.toml",
  { query: "?gists" },
);

/** Whether somebody has written the rules of a game. */
export const hasPage = (page: string): boolean => address(FIRST, page) in files;

const address = (language: string, page: string): string =>
  `../../../../content/languages/${language}/rules/${page}.toml`;

/** The rule pages of these games, in their order, and the own rules of a table. */
export const pagesOf = (games: readonly { readonly key: string }[]): readonly string[] => [
  ...games.map((game) => game.key).filter(hasPage),
  OWN_RULES,
];

export async function readPage(language: string, page: string): Promise<RulePage> {
  const file = files[address(language, page)];
  if (!file) throw new Error(`no rule page: ${language}/${page}`);
  return (await part(file)).default as RulePage;
}

export async function readGists(language: string): Promise<Readonly<Record<string, RuleGist>>> {
  const file = gists[`../../../../content/languages/${language}/words.toml`];
  if (!file) throw new Error(`no rule pages: ${language}`);
  return (await part(file)).default as Readonly<Record<string, RuleGist>>;
}

/** What a clause says at a table of so many, as short as somebody wrote it. */
export function inShort({ now, text }: Clause, players: number): string {
  const lines = now?.filter(({ players: [least, most] = [players, players] }) => {
    return least <= players && players <= most;
  });
  return lines?.map((line) => `- ${line.text}`).join("\n") ?? text;
}

/** Who scores together: alone, or with the partner opposite. */
export function sideOf(example: Example, seat: number): number {
  return seat % example.points.length;
}
