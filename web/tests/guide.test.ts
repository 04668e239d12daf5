/** A lesson has a sentence for every moment, and an end. */

import { beforeAll, describe, expect, test } from "vitest";
import type { DixitView, PoetryView } from "../src/net/wire.gen";
import { openPage } from "./browser";
import { dixitView, finished, poem, poetryView } from "./views";

openPage();
const { guide, marksOf } = await import("../src/games/dixit/guide");
const poetry = await import("../src/games/poetry/guide");
const { speech } = await import("../src/words/language.svelte");

beforeAll(() => speech.use("ru"));

const at = (change: Partial<DixitView>, revealing = false): string =>
  marksOf(dixitView(change), revealing).join(" ");

describe("the moments of a round", () => {
  test.each<[Partial<DixitView>, string]>([
    [{ phase: "telling", storyteller: 0 }, "hello tell"],
    [{ phase: "telling", storyteller: 3 }, "tellOthers"],
    [{ phase: "giving", storyteller: 3 }, "give"],
    [{ phase: "giving", storyteller: 3, gave: [0] }, "gave"],
    [{ phase: "giving", storyteller: 0, gave: [0] }, "giveTeller"],
    [{ phase: "voting", storyteller: 3 }, "vote"],
    [{ phase: "voting", storyteller: 3, voted: [0] }, "voted"],
    [{ phase: "voting", storyteller: 0 }, "voteTeller"],
  ])("%o is %s", (change, moment) => {
    expect(at(change)).toBe(moment);
  });

  test("a result is explained although the next round has begun", () => {
    const next = { phase: "telling", round: 2 } as const;
    expect(at({ ...next, last: finished({ storyteller: 3 }) }, true)).toBe("reveal");
    expect(at({ ...next, last: finished({ storyteller: 0 }) }, true)).toBe("revealTeller");
  });

  test("the newcomer tells without a race", () => {
    const race = dixitView({ phase: "race", storyteller: null, offers: [{ do: "come_forward" }] });
    expect(marksOf(race, false)).toEqual([]);
    expect(guide.begin(race)).toEqual({ do: "come_forward" });
    expect(guide.begin(dixitView({ phase: "telling" }))).toBeNull();
  });
});

test("later rounds are the player's own", () => {
  expect(at({ phase: "giving", round: 2, storyteller: 3 })).toBe("give");
  expect(at({ phase: "giving", round: 3 })).toBe("");
  expect(at({ phase: "giving", round: 4, last: finished({ round: 3 }) }, true)).toBe("");
  expect(at({ phase: "over" })).toBe("");
});

test("watchers are not guided", () => {
  expect(marksOf(dixitView({ seat: null }), false)).toEqual([]);
  expect(guide.marks(dixitView({ seat: null }), false)).toEqual([]);
});

test("the lesson is over when the table votes again, whether its result was read or not", () => {
  expect(guide.over(dixitView({ phase: "voting", round: 2 }))).toBe(false);
  expect(guide.over(dixitView({ phase: "giving", round: 3 }))).toBe(false);
  expect(guide.over(dixitView({ phase: "voting", round: 3 }))).toBe(true);
});

describe("the moments of a poem", () => {
  const swap: PoetryView["offers"] = [{ do: "guess_story", stories: [1, 2] }];
  const line: PoetryView["offers"] = [...swap, { do: "add_line", lines: [7] }];
  const ending: PoetryView["offers"] = [{ do: "place_ending", endings: [1, 2] }];
  test.each<[Partial<PoetryView>, string]>([
    [{ phase: "telling", storyteller: 0 }, "hello tell"],
    [{ phase: "telling", storyteller: 1 }, "tellOthers numbers"],
    [{ phase: "guessing", storyteller: 0 }, "tellerWaits tokens"],
    [{ phase: "guessing", storyteller: 1, offers: [] }, "listen"],
    [{ phase: "guessing", storyteller: 1, offers: line }, "move"],
    [{ phase: "guessing", storyteller: 1, offers: swap }, "guess"],
    [{ phase: "judging", storyteller: 0 }, "judge"],
    [{ phase: "judging", storyteller: 1 }, "listen"],
    [{ phase: "ending", offers: ending }, "ending"],
    [{ phase: "ending", offers: [] }, "endingOthers"],
    [{ phase: "over" }, ""],
    [{ phase: "telling", round: 3 }, ""],
    [{ phase: "telling", seat: null }, ""],
  ])("%o is %s", (change, moment) => {
    const marks = poetry.marksOf(poetryView({ seat: 0, round: 1, ...change }), false);
    expect(marks.join(" ")).toBe(moment);
  });

  test("both results are explained, and no later one", () => {
    const after = (round: number): readonly string[] =>
      poetry.marksOf(poetryView({ seat: 0, round: round + 1, last: poem({ round }) }), true);
    expect([1, 2, 3].map(after)).toEqual([["reveal"], ["reveal"], []]);
  });

  test.each<[PoetryView["offers"], number, RegExp]>([
    [line, 0, /Отгадка пока не даст очков\.$/],
    [line, 2, /Уверены\u00a0— отгадывайте: сейчас это 2\u00a0очка\.$/],
    [swap, 3, /Отгадка сейчас принесёт 3\u00a0очка\.$/],
  ])("a tip says what a guess is worth now: %#", (offers, guess_brings, words) => {
    const game = poetryView({ phase: "guessing", storyteller: 1, offers, guess_brings });
    expect(poetry.guide.marks(game, false)[0]?.text).toMatch(words);
  });
});
