import { beforeAll, expect, test } from "vitest";
import type * as Benches from "../src/ui/tv/benches";
import { openPage } from "./browser";
import { seat, tableView } from "./views";

let benches: typeof Benches;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  benches = await import("../src/ui/tv/benches");
});

/** Six sit; the big screen is none of them. */
const waiting = (...gone: readonly string[]): string => {
  const people = ["a", "b", "c", "d", "e", "f"];
  const seats = people.map((one) => seat(one, { present: !gone.includes(one) }));
  const game = { waiting: [0, 1, 2, 3, 4], sides: [0, 1, 2, 3, 4, 5] };
  return benches.waitingWords(tableView({ you: "tv", seats }), game);
};

test("many who are waited for are counted, and who is not connected is named", () => {
  expect(waiting()).toBe("Думают ещё пятеро");
  expect(waiting("f")).toBe("Думают ещё пятеро");
  expect(waiting("b")).toBe("Думают ещё пятеро. Нет на связи: B");
  expect(waiting("b", "c", "d")).toBe("Думают ещё пятеро. Нет на связи: B, C и D");
  expect(waiting("a", "b", "c", "d")).toBe("Думают ещё пятеро. Нет на связи: A, B, C и другие");
});
