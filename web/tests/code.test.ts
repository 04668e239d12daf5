import { expect, test } from "vitest";
import { linkCode, otherwise, shownCode } from "../src/words/code";

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

test.each([
  ["чашка35", "chashka-35"],
  ["ёлка-щенок05", "elka-shchenok-05"],
  ["moon27", "moon-27"],
  ["конь40", "kon-40"],
])("%s is sent as %s", (code, sent) => {
  expect(linkCode(code)).toBe(sent);
});

test.each([
  ["арбуз35", "en", "arbuz-35"],
  ["арбуз35", "ru", null],
  ["moon27", "en", null],
  ["moon27", "ru", null],
])("%s is for who reads %s also %s", (code, language, latin) => {
  expect(otherwise(code, language)).toBe(latin);
});
