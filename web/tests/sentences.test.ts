import { expect, test } from "vitest";
import { sentences } from "../src/words/sentences";

test.each([
  [["Раунд 1", "Кто начнёт?", "Ваш ход"], "Раунд 1. Кто начнёт? Ваш ход."],
  [["Карта 2: кот на крыше.", "Голоса: никто"], "Карта 2: кот на крыше. Голоса: никто."],
  [["«Кто там?»", "«тихо»", "…"], "«Кто там?» «тихо». …"],
])("%j is heard with one stop each", (parts, heard) => {
  expect(sentences(parts)).toBe(heard);
});
