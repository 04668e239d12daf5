import { expect, test } from "vitest";
import { spread, type Lying } from "../src/games/poetry/tv/spread";

const SCREEN = { width: 1824, height: 710, rem: 24 };

test.each<[string, Lying, boolean]>([
  ["six stories want the whole width", { open: 6, shut: 0, lines: 0, single: 1 }, false],
  ["so they do beside a short poem", { open: 6, shut: 0, lines: 2, single: 1 }, false],
  ["three want the whole height", { open: 3, shut: 3, lines: 2, single: 1 }, true],
  ["two do, however long the poem is", { open: 2, shut: 4, lines: 9, single: 2 }, true],
  ["a long poem stands beside many stories", { open: 8, shut: 0, lines: 9, single: 1 }, true],
])("on a TV %s", (_, lying, beside) => {
  expect(spread(SCREEN, lying).beside).toBe(beside);
});

test("stories that are face down lie in one row below the others, or few above each other", () => {
  expect(spread(SCREEN, { open: 3, shut: 3, lines: 2, single: 1 }).backs).toBe(3);
  expect(spread(SCREEN, { open: 5, shut: 1, lines: 2, single: 1 })).toEqual({
    beside: false,
    backs: 1,
  });
});
