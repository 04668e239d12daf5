import { beforeAll, expect, test } from "vitest";
import type { Album, SharedAlbum } from "../src/net/views";
import type * as Shared from "../src/state/shared";
import type * as Standings from "../src/state/standings";
import type * as People from "../src/state/people";
import { openPage } from "./browser";
import { finished } from "./views";

let shared: typeof Shared;
let people: typeof People;
let standings: (typeof Standings)["standings"];
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  shared = await import("../src/state/shared");
  people = await import("../src/state/people");
  ({ standings } = await import("../src/state/standings"));
});

const page = (scores: readonly number[]): Album["pages"][number] => finished({ scores });
const album = (change: Partial<Album> = {}): Album => ({
  game: "dixit",
  number: 1,
  language: "ru",
  ended: 0,
  players: [
    { name: "Аня", kind: "human", colour: 4 },
    { name: "", kind: "human", colour: 0 },
    { name: "Аркадий", kind: "bot", colour: 3 },
  ],
  sides: [0, 1, 2],
  places: [2, 1, 3],
  start: [0, 0, 0],
  pages: [page([3, 0, 2]), page([3, 5, 1])],
  others: {},
  result: { scores: [3, 5, 1], winners: [1], reason: "points" },
  ...change,
});
const opened = (change: Partial<SharedAlbum> = {}, of: Partial<Album> = {}): SharedAlbum => ({
  album: album(of),
  secret: "s",
  your_seat: null,
  code: null,
  ...change,
});

const run = (of: Album): readonly Shared.Course[] => {
  const view = shared.asTable({ ...opened(), album: of });
  return shared.courses(of, standings(view, of));
};

test("people of an album are named as at a table", () => {
  const view = shared.asTable(opened());
  const names = [0, 1, 2].map((seat) => people.whoAt(view, seat).name);
  expect(names).toEqual(["Аня", "кто-то", "Аркадий"]);
  expect([0, 1, 2].map((seat) => people.whoAt(view, seat).colour)).toEqual([4, 0, 3]);
  expect([0, 1, 2].some((seat) => people.whoAt(view, seat).you)).toBe(false);
});

test("who played is «вы»", () => {
  const view = shared.asTable(opened({ your_seat: 1 }));
  expect(people.whoAt(view, 1).you).toBe(true);
  expect(people.whoAt(view, 0).you).toBe(false);
});

test("a course runs from the start over every round, the winner's first", () => {
  const courses = run(album());
  expect(courses.map((one) => one.place.key)).toEqual([1, 0, 2]);
  expect(courses.map((one) => one.scores)).toEqual([
    [0, 0, 5],
    [0, 3, 3],
    [0, 2, 1],
  ]);
});

test("points that come with the end are a step of their own", () => {
  const result = { scores: [4, 5, 1], winners: [1], reason: "cycles" };
  const courses = run(album({ result }));
  expect(courses.map((one) => one.scores.at(-1))).toEqual([5, 4, 1]);
  expect(courses.every((one) => one.scores.length === 4)).toBe(true);
});

test("who came late is drawn from where they came in", () => {
  const late = album({ start: [0, 0], pages: [page([3, 0]), page([3, 5, 1])] });
  const [, , last] = run(late);
  expect([last?.from, last?.scores]).toEqual([2, [1]]);
  const atTheEnd = album({ start: [0, 0], pages: [page([3, 5])] });
  expect(run(atTheEnd).map((one) => [one.from, one.scores])).toEqual([
    [0, [0, 5, 5]],
    [0, [0, 3, 3]],
    [2, [1]],
  ]);
});

test("a team runs as one", () => {
  const players = ["А", "Б", "В", "Г"].map((name, colour) => ({
    name,
    kind: "human" as const,
    colour,
  }));
  const of = { players, sides: [0, 1, 0, 1], places: [1, 2], start: [0, 0], pages: [page([2, 1])] };
  const result = { scores: [2, 1], winners: [0], reason: "points" };
  const [first] = run(album({ ...of, result }));
  expect(first?.place.name).toBe("А + В");
  expect(first?.place.colours).toEqual([0, 2]);
});

test("a game that does not tell its points round by round is drawn from its start and its end", () => {
  const of = album({ pages: [{ round: 1 }, { round: 2 }] });
  expect(run(of).map((one) => one.scores)).toEqual([
    [0, 5],
    [0, 3],
    [0, 1],
  ]);
});
