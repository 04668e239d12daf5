import { expect, test } from "vitest";
import { rows, twoRows } from "../src/ui/votes";

test.each<[number, number, number, readonly number[], number]>([
  [3, 123, 24, [3], 24],
  [4, 117, 24, [4], 21.25],
  [8, 123, 24, [4, 4], 19.2],
  [7, 215, 45.6, [4, 3], 36.48],
  [11, 123, 24, [6, 5], 12.5],
])("%i votes under a card of %i px", (count, width, size, expected, token) => {
  const found = rows(count, width, size);
  expect(found.counts.map(({ from, to }) => to - from)).toEqual(expected);
  expect(found.size).toBeCloseTo(token);
});

test("nobody's vote takes no row, and before the width is known there is one", () => {
  expect(rows(0, 100, 24).counts).toEqual([]);
  expect(rows(9, 0, 24)).toEqual({ size: 24, counts: [{ from: 0, to: 9 }] });
});

test("a second row has its room where cards are many and votes of one are", () => {
  expect(twoRows(12, 8)).toBe(true);
  expect(twoRows(12, 4)).toBe(false);
  expect(twoRows(5, 4)).toBe(false);
});
