import { expect, test } from "vitest";
import { catalogue as english } from "../src/words/en";
import { catalogue as russian } from "../src/words/ru";
import { en, ru, ruWord } from "../src/words/plural";

test.each([
  [0, "карт"],
  [1, "карта"],
  [2, "карты"],
  [4, "карты"],
  [5, "карт"],
  [11, "карт"],
  [12, "карт"],
  [14, "карт"],
  [20, "карт"],
  [21, "карта"],
  [22, "карты"],
  [25, "карт"],
  [100, "карт"],
  [101, "карта"],
  [104, "карты"],
  [111, "карт"],
  [112, "карт"],
  [121, "карта"],
])("%i %s", (count, noun) => {
  expect(ruWord(count, "карта", "карты", "карт")).toBe(noun);
  expect(ru(count, "карта", "карты", "карт")).toBe(`${count}\u00a0${noun}`);
});

test.each([
  [0, "0\u00a0cards"],
  [1, "1\u00a0card"],
  [2, "2\u00a0cards"],
  [21, "21\u00a0cards"],
  [101, "101\u00a0cards"],
])("%i in English", (count, said) => {
  expect(en(count, "card", "cards")).toBe(said);
});

test("a day in both languages", () => {
  const day = new Date(2026, 4, 9);
  expect(russian.album.of("Диксит", 2, day)).toBe("Диксит · 2\u00a0раунда · 9\u00a0мая 2026");
  expect(english.album.of("Dixit", 1, day)).toBe("Dixit · 1\u00a0round · 9\u00a0May 2026");
});
