/** The guided first round has a sentence for every moment, and an end. */

import { describe, expect, test } from "vitest";
import type { DixitView } from "../src/net/wire.gen";
import { momentOf } from "../src/screens/guide/moment";
import { dixitView, finished, poetryView, tableView } from "./views";

const at = (change: Partial<DixitView>, revealing = false): string | null =>
  momentOf(tableView({ game: dixitView(change) }), revealing);

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

test("watchers and other games are not guided", () => {
  expect(momentOf(tableView({ game: dixitView(), your_seat: null }), false)).toBeNull();
  expect(momentOf(tableView({ game: poetryView() }), false)).toBeNull();
  expect(momentOf(tableView(), false)).toBeNull();
});
