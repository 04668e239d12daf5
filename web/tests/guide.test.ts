/** The guided first round has a sentence for every moment, and an end. */

import { describe, expect, test } from "vitest";
import type { DixitView } from "../src/net/wire.gen";
import { openPage } from "./browser";
import { dixitView, finished } from "./views";

openPage();
const { guide, markOf } = await import("../src/games/dixit/guide");

const at = (change: Partial<DixitView>, revealing = false): string | null =>
  markOf(dixitView(change), revealing);

describe("the moments of a round", () => {
  test.each<[Partial<DixitView>, string]>([
    [{ phase: "race", storyteller: null }, "race"],
    [{ phase: "telling", storyteller: 0 }, "tell"],
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

  test("the first result is explained although the second round has begun", () => {
    expect(at({ phase: "telling", round: 2, last: finished() }, true)).toBe("reveal");
  });
});

test("later rounds are the player's own", () => {
  expect(at({ phase: "giving", round: 2 })).toBeNull();
  expect(at({ phase: "giving", round: 3, last: finished({ round: 2 }) }, true)).toBeNull();
  expect(at({ phase: "over" })).toBeNull();
});

test("watchers are not guided", () => {
  expect(markOf(dixitView({ seat: null }), false)).toBeNull();
  expect(guide.mark(dixitView({ seat: null }), false)).toBeNull();
});

test("the lesson is over when the table votes again, whether its result was read or not", () => {
  expect(guide.over(dixitView({ phase: "giving", round: 2 }))).toBe(false);
  expect(guide.over(dixitView({ phase: "voting", round: 2 }))).toBe(true);
});
