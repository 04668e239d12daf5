import { expect, test } from "vitest";
import { shownCode } from "../src/words/code";

test.each([
  ["луна27", "Луна-27"],
  ["ёжик05", "Ёжик-05"],
  ["moon27", "Moon-27"],
  ["Луна-27", "Луна-27"],
  ["луна", "Луна"],
  ["", ""],
])("%s is written %s", (code, written) => {
  expect(shownCode(code)).toBe(written);
});
