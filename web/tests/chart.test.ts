import { expect, test } from "vitest";
import { DASHES, MARKS, spread, ticks } from "../src/screens/album/chart";

test("every rabbit has dashes and a mark, and no two have both in common", () => {
  const looks = Array.from({ length: 12 }, (_, colour) => `${DASHES[colour]} ${MARKS[colour]}`);
  expect(new Set(looks).size).toBe(12);
  expect(MARKS.length).toBe(12);
  expect(MARKS.join("")).not.toMatch(/NaN|undefined/);
});

test.each([
  [5, [0, 1, 2, 3, 4, 5]],
  [12, [0, 2, 4, 6, 8, 10, 12]],
  [31, [0, 5, 10, 15, 20, 25, 30]],
  [160, [0, 50, 100, 150]],
])("whole steps up to %d", (most, expected) => {
  expect(ticks(most)).toEqual(expected);
});

test("names that would stand on each other move apart and keep their order", () => {
  const placed = spread([100, 102, 101, 20], 10, 0, 200);
  expect(placed[3]).toBe(20);
  const [a, b, c] = placed as [number, number, number];
  expect(c - a).toBeGreaterThanOrEqual(10);
  expect(b - c).toBeGreaterThanOrEqual(10);
});

test("names at the lower edge move up instead", () => {
  const placed = spread([198, 199, 200], 10, 0, 200);
  expect(placed).toEqual([180, 190, 200]);
});
