/** What the lines of a chart look like without their colour, and where their names go. */

/** Dashes by rabbit: twelve that differ from those of the colours next to them. */
export const DASHES: readonly string[] = [
  "none",
  "9 3",
  "2 3",
  "14 4",
  "9 3 2 3",
  "5 3",
  "none",
  "14 3 3 3",
  "2 5",
  "9 3 2 3 2 3",
  "7 5",
  "4 2",
];

const circle = (r: number): string =>
  `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const polygon = (...points: readonly number[]): string =>
  `M${points.reduce((path, at, index) => path + (index === 0 ? "" : index % 2 === 0 ? "L" : " ") + at, "")}Z`;
const cross = (r: number, w: number): string =>
  polygon(-w, -r, w, -r, w, -w, r, -w, r, w, w, w, w, r, -w, r, -w, w, -r, w, -r, -w, -w, -w);
const square = polygon(-3.6, -3.6, 3.6, -3.6, 3.6, 3.6, -3.6, 3.6);
const diamond = polygon(0, -5.2, 5.2, 0, 0, 5.2, -5.2, 0);
const up = polygon(0, -5, 4.8, 3.6, -4.8, 3.6);
const down = polygon(0, 5, 4.8, -3.6, -4.8, -3.6);
const bar = polygon(-2, -5.2, 2, -5.2, 2, 5.2, -2, 5.2);
const flat = polygon(-5.2, -2, 5.2, -2, 5.2, 2, -5.2, 2);
const house = polygon(0, -5.2, 4.6, -0.6, 4.6, 4.2, -4.6, 4.2, -4.6, -0.6);
const star = polygon(0, -5.6, 1.5, -1.5, 5.6, 0, 1.5, 1.5, 0, 5.6, -1.5, 1.5, -5.6, 0, -1.5, -1.5);

/** A mark by rabbit, around 0 0. */
export const MARKS: readonly string[] = [
  circle(4),
  square,
  up,
  diamond,
  cross(4.8, 1.7),
  down,
  circle(2.6),
  bar,
  star,
  house,
  flat,
  polygon(-4.4, -4.4, 4.4, 4.4, 4.4, -4.4, -4.4, 4.4),
];

/** Whole steps up to the best, five or six of them. */
export function ticks(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 7) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Heights moved apart so that none stands on another, each as near to its own as can be. */
export function spread(
  heights: readonly number[],
  apart: number,
  low: number,
  high: number,
): readonly number[] {
  const order = heights.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const placed = order.map(({ at }) => at);
  for (let index = 1; index < placed.length; index++)
    placed[index] = Math.max(placed[index] ?? 0, (placed[index - 1] ?? 0) + apart);
  let limit = high;
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.max(low, Math.min(placed[index] ?? 0, limit));
    limit = (placed[index] ?? 0) - apart;
  }
  const result = [...heights];
  order.forEach(({ index }, place) => (result[index] = placed[place] ?? 0));
  return result;
}
