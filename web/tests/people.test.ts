import { beforeAll, expect, test } from "vitest";
import type * as People from "../src/state/people";
import { openPage } from "./browser";
import { seat, tableView } from "./views";

let people: typeof People;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  people = await import("../src/state/people");
});

test("in a round its deeds are theirs who did them", () => {
  const view = tableView({
    seats: [seat("a"), seat("b"), seat("c"), seat("d", { name: "", bot: true })],
    others: {
      2: {
        0: { name: "Аня", kind: "stand_in" },
        1: { name: "", kind: "bot" },
        3: { name: "Гоша", kind: "human" },
      },
    },
  });
  const then = people.inRound(view, 2);
  const called = [0, 1, 2, 3].map((one) => people.called(people.whoAt(then, one)));
  expect(called).toEqual(["Аня (бот)", expect.stringMatching(/./), "C", "Гоша"]);
  expect(people.whoAt(then, 1).bot).toBe(true);
  expect(people.whoAt(then, 3).bot).toBe(false);
  expect(people.inRound(view, 1)).toBe(view);
  expect(people.called(people.whoAt(view, 0))).toBe("вы");
});

test("of many who are waited for two are named and the others counted", () => {
  expect(people.counted(["вы", "Ася", "Боря"])).toEqual(["вы", "Ася", "Боря"]);
  expect(people.counted(["Ася", "Боря", "Вера", "Глеб"])).toEqual(["Ася", "Боря", "ещё\u00a02"]);
  expect(people.counted(["Александра", "Боря", "Вера", "Глеб"])).toEqual([
    "Александра",
    "ещё\u00a03",
  ]);
});

test("who sits down keeps their own colour if nobody has it, else the first that is left", async () => {
  const { prefs } = await import("../src/state/prefs.svelte");
  const view = tableView({ seats: [seat("a", { colour: 0 }), seat("b", { colour: 2 })] });
  prefs.keep({ colour: 5 });
  expect(people.freeColour(view)).toBe(5);
  prefs.keep({ colour: 2 });
  expect(people.freeColour(view)).toBe(1);
  prefs.keep({ colour: null });
  expect(people.freeColour(view)).toBe(1);
});
