import { expect, test } from "vitest";
import { unbroken, whole } from "../src/words/unbroken";

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
