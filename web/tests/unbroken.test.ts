import { expect, test } from "vitest";
import { together, unbroken, whole } from "../src/words/unbroken";

test("a short word stays whole at its hyphen, a long one may break there", () => {
  expect(whole("Не спится: кто-то смотрит")).toBe("Не спится: кто-\u2060то смотрит");
  expect(whole("во-первых и по-че-му-то")).toBe("во-\u2060первых и по-\u2060че-\u2060му-\u2060то");
  expect(whole("плащ-невидимка")).toBe("плащ-невидимка");
  expect(whole("раз - два -- три-")).toBe("раз - два -- три-");
});

test("a dash never begins a line, and a number stays with its word", () => {
  expect(unbroken("Да — 3 очка")).toBe("Да\u00a0— 3\u00a0очка");
  expect(unbroken("Найдут все — 2. Итого по 3.")).toBe(
    "Найдут все\u00a0—\u00a02. Итого по\u00a03.",
  );
});

test("a short name stays on one line, a long one may not", () => {
  expect(together("CC BY 4.0")).toBe("CC\u00a0BY\u00a04.0");
  expect(together("Creative Commons 4.0")).toBe("Creative Commons 4.0");
});
