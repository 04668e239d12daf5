import { expect, test } from "vitest";
import { goal, leadersFirst, type Runner } from "../src/ui/track";

const runner = (now: number, key = 0): Runner => ({
  key,
  colours: [key],
  name: String(key),
  you: false,
  before: 0,
  now,
});

test.each<[readonly number[], number | null, number]>([
  [[0, 0], 30, 30],
  [[29, 12], 30, 30],
  [[33, 12], 30, 33],
  [[], 30, 30],
  [[], null, 10],
  [[0, 0], null, 10],
  [[10, 3], null, 10],
  [[11, 3], null, 15],
  [[15, 3], null, 15],
  [[16, 3], null, 20],
])("with %j and %s to win the track ends at %i", (scores, toWin, end) => {
  expect(
    goal(
      scores.map((score) => runner(score)),
      toWin,
    ),
  ).toBe(end);
});

test("nobody ever runs beyond the end, and it is never at the start", () => {
  for (let best = 0; best <= 120; best++) {
    for (const toWin of [null, 1, 30]) {
      const end = goal([runner(best), runner(0)], toWin);
      expect(end).toBeGreaterThanOrEqual(Math.max(1, best));
    }
  }
});

test("leaders stand first, equals in seat order, and the runners themselves stay as they were", () => {
  const runners = [runner(3, 0), runner(7, 1), runner(3, 2), runner(9, 3)];
  expect(leadersFirst([...runners].reverse()).map((one) => one.key)).toEqual([3, 1, 0, 2]);
  leadersFirst(runners);
  expect(runners.map((one) => one.key)).toEqual([0, 1, 2, 3]);
});
