/** The frame of a card stays 2:3 and inside of its picture, whatever a finger does. */

import { describe, expect, test } from "vitest";
import {
  framed,
  middle,
  MOST_ZOOM,
  moved,
  zoomed,
  zoomOf,
  type Size,
} from "../src/screens/decks/frame";

const LYING: Size = { width: 900, height: 600 };
const STANDING: Size = { width: 600, height: 900 };
const THIN: Size = { width: 100, height: 2000 };

describe.each([LYING, STANDING, THIN])("a picture of $width × $height", (picture) => {
  test("the middle is the largest card", () => {
    const crop = middle(picture);
    expect(Math.max(crop.width, crop.height)).toBe(1);
    expect(crop.x + crop.width / 2).toBeCloseTo(0.5);
    expect(crop.y + crop.height / 2).toBeCloseTo(0.5);
  });

  test.each([
    [1, 0, 0],
    [2, 1, 1],
    [4, 0.3, 0.9],
  ])("a frame at zoom %d around %d, %d is a card inside of it", (zoom, x, y) => {
    const crop = framed(picture, zoom, x, y);
    const shape = (crop.width * picture.width) / (crop.height * picture.height);
    expect(shape).toBeCloseTo(2 / 3);
    expect(crop.x).toBeGreaterThanOrEqual(0);
    expect(crop.y).toBeGreaterThanOrEqual(0);
    expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
    expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
    expect(zoomOf(picture, crop)).toBeCloseTo(zoom);
  });

  test("zoom has an end in both directions", () => {
    const near = zoomed(picture, middle(picture), 99);
    expect(zoomOf(picture, near)).toBeCloseTo(MOST_ZOOM);
    expect(zoomed(picture, near, 0.1)).toEqual(middle(picture));
  });
});

test("the picture follows the finger as far as it goes", () => {
  const crop = framed(LYING, 2, 0.5, 0.5);
  const right = moved(crop, 0.5, 0);
  expect(right.x - crop.x).toBeCloseTo(crop.width / 2);
  expect(moved(crop, 99, 99)).toEqual({ ...crop, x: 1 - crop.width, y: 1 - crop.height });
  expect(moved(crop, -99, -99)).toEqual({ ...crop, x: 0, y: 0 });
});
