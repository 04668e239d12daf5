/** Refusals have a sentence in both languages, and facts find their place in it. */

import { beforeAll, describe, expect, test } from "vitest";
import enWords from "../../content/languages/en/words.toml";
import ruWords from "../../content/languages/ru/words.toml";
import type * as Language from "../src/words/language.svelte";
import { openPage } from "./browser";

type Words = Parameters<(typeof Language)["fill"]>[2];
const words = { ru: ruWords as Words, en: enWords as Words };
const TABLES = ["game", "option", "phase", "clue_kind", "reason", "refusal"] as const;

let language: typeof Language;
beforeAll(async () => {
  openPage();
  language = await import("../src/words/language.svelte");
});

/** Facts in English words, for the command line, which speaks English only. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  deck_text: ["what"],
  option_out_of_range: ["allowed"],
};

const placeholders = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

test.each(TABLES)("both languages name every %s", (table) => {
  expect(Object.keys(words.en[table]).sort()).toEqual(Object.keys(words.ru[table]).sort());
  for (const each of Object.values(words))
    expect(Object.values(each[table]).filter((text) => !text.trim())).toEqual([]);
});

describe.each(Object.keys(words.ru.refusal))("%s", (code) => {
  const [ru, en] = [words.ru.refusal[code] ?? "", words.en.refusal[code] ?? ""];

  test("mentions the same facts in both languages, and no brace is left with them", () => {
    const shared = placeholders(en).filter((name) => !ENGLISH[code]?.includes(name));
    expect(shared).toEqual(placeholders(ru));
    const facts = Object.fromEntries(placeholders(en).map((name) => [name, 7]));
    expect(language.fill(ru, facts, words.ru)).not.toMatch(/[{}]/);
    expect(language.fill(en, facts, words.en)).not.toMatch(/[{}]/);
  });
});

test.each([
  [
    "ru",
    "player_count",
    { game: "odyssey", allowed: [3, 4, 5, 6], players: 1 },
    "«Диксит Одиссея» — на 3–6 игроков, а вас 1.",
  ],
  [
    "en",
    "player_count",
    { game: "odyssey", allowed: [3, 4, 5, 6], players: 1 },
    "Dixit Odyssey takes 3–6 players, not 1.",
  ],
  [
    "en",
    "player_count",
    { game: "team", allowed: [6, 8, 10, 12], players: 5 },
    "Odyssey: Teams takes 6, 8, 10, 12 players, not 5.",
  ],
  [
    "ru",
    "option_out_of_range",
    { option: "hand", allowed: "2–12", value: 99 },
    "Настройка «Карт в полной руке» в этой игре такой быть не может.",
  ],
  [
    "en",
    "clue_kind",
    { kind: "mime", allowed: ["text", "aloud"] },
    "This table allows other clues: written, said aloud.",
  ],
  [
    "en",
    "unknown_game",
    { game: "chess", known: ["dixit", "poetry"] },
    "There is no game called chess; there are Dixit, Poetry.",
  ],
  [
    "en",
    "clue_too_long",
    { longest: 200, length: 201 },
    "A clue has at most 200 characters; this one has 201.",
  ],
] as const)("%s %s %j", (spoken, code, facts, sentence) => {
  expect(language.fill(words[spoken].refusal[code] ?? "", facts, words[spoken])).toBe(sentence);
});

test("a fact that did not come is seen, not hidden", () => {
  expect(language.fill("{a} and {b}", { a: 1 }, words.en)).toBe("1 and {b}");
});

test("a number in a refusal stays with its word", async () => {
  await language.speech.use("ru");
  expect(language.speech.refusal({ code: "clip_too_long", facts: { most: 15 } })).toBe(
    "Запись может длиться не больше 15\u00a0секунд, эта длиннее.",
  );
});

test("facts are text: braces and dollars in them mean nothing", () => {
  const facts = { deck: "$& {known}", known: ["x"] };
  expect(language.fill("«{deck}», {known}", facts, words.en)).toBe("«$& {known}», x");
});

test("a refusal is told in the language that is spoken; an unknown one is told, too", async () => {
  const { speech } = language;
  await speech.use("en");
  expect(document.documentElement.lang).toBe("en");
  expect(document.title).toBe("Namyok");
  expect(speech.refusal({ code: "host_only", facts: {} })).toBe("Only the host can do that.");
  expect(speech.refusal({ code: "no_connection", facts: {} })).toBe(
    speech.t.errors["no_connection"],
  );
  expect(speech.refusal({ code: "quite_new", facts: {} })).toBe(speech.t.errors["unknown"]);
  await speech.use("ru");
  expect(speech.refusal({ code: "host_only", facts: {} })).toBe(words.ru.refusal["host_only"]);
});
