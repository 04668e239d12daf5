/** What happened at a table, in the reader's words. */

import { beforeAll, expect, test } from "vitest";
import type { EntryView } from "../src/net/wire.gen";
import type * as Journal from "../src/state/journal";
import { openPage } from "./browser";

let journal: typeof Journal;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  journal = await import("../src/state/journal");
});

const entry = (what: EntryView["what"], at: number, person: string, name: string): EntryView => ({
  ...{ what, at, person, name },
  ...{ by: null, by_name: "", whom: "", word: "", changed: [] },
});
const said = (log: readonly EntryView[], you: string | null): readonly string[] =>
  journal.gathered(log).map((entries) => journal.sentence(entries, you));

test("who was too late together is named together, the reader as such", () => {
  const log = [
    entry("timed_out", 10, "p1", "Боря"),
    entry("timed_out", 10.4, "p2", "Emma"),
    entry("timed_out", 11, "p3", "Зоя"),
  ];
  expect(said(log, "p2")).toEqual(["Время вышло, ходят боты. Не успели: Боря, вы и Зоя"]);
});

test("what happened later, or is something else, is told by itself", () => {
  const log = [
    entry("timed_out", 10, "p1", "Боря"),
    entry("counted", 10, "p2", "Emma"),
    entry("timed_out", 70, "p1", "Боря"),
    entry("back", 71, "p1", "Боря"),
    entry("back", 71, "p2", "Emma"),
  ];
  expect(said(log, null)).toHaveLength(5);
});

test("who has become the host is told so as themselves", () => {
  const log = [entry("host", 10, "p1", "Катя")];
  expect(said(log, "p1")).toEqual(["Хозяин стола теперь вы"]);
  expect(said(log, "p2")).toEqual(["Хозяин стола теперь Катя"]);
});

test("what the reader has done is told to them as theirs", () => {
  const log = [{ ...entry("began", 10, "p1", "Гость"), by: "p1", by_name: "Гость" }];
  expect(said(log, "p1")).toEqual(["Вы начинаете игру"]);
  expect(said(log, "p2")).toEqual(["Гость начинает игру"]);
});
