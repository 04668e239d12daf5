import { beforeAll, expect, test } from "vitest";
import type { Circle, CirclePair } from "../src/net/wire.gen";
import type * as Counting from "../src/screens/circle/circle";
import { openPage } from "./browser";

let counting: typeof Counting;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  counting = await import("../src/screens/circle/circle");
});

const pair = (who: string, whom: string, times: number, chances: number): CirclePair => ({
  who,
  whom,
  times,
  chances,
});
const person = (id: string, told: number, split: number): Circle["people"][number] => ({
  person: id,
  name: id === "p3" ? "" : id,
  colour: 0,
  games: 1,
  won: 0,
  did: { told, split },
});
const circle: Circle = {
  games: 2,
  people: [person("p1", 4, 2), { ...person("p2", 0, 0), did: {} }, person("p3", 3, 3)],
  between: {},
};

test("who asked to be forgotten is somebody", () => {
  expect(counting.friends(circle).map((friend) => friend.name)).toEqual(["p1", "p2", "кто-то"]);
});

test("the best share comes first, and who had no chance is left out", () => {
  const { counted } = counting;
  const shares = counting.shares(circle, counted("split"), counted("told"));
  expect(shares.map((one) => one.person)).toEqual(["p3", "p1"]);
});

test("a habit is more than a lucky hit", () => {
  const lucky = pair("p1", "p2", 1, 1);
  const habit = pair("p2", "p3", 7, 9);
  expect(counting.strongest([lucky, habit])).toBe(habit);
  expect(counting.strongest([pair("p1", "p2", 0, 9)])).toBeNull();
  expect(counting.strongest([])).toBeNull();
});

test("only who has met stands in the table of pairs", () => {
  const all = counting.friends(circle);
  const met = counting.met(all, [pair("p1", "p3", 0, 1)]);
  expect(met.map((friend) => friend.person)).toEqual(["p1", "p3"]);
});
