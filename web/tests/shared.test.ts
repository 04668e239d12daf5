import { beforeAll, expect, test } from "vitest";
import type { Album, SharedAlbum } from "../src/net/views";
import type * as Shared from "../src/state/shared";
import type * as People from "../src/state/people";
import { openPage } from "./browser";

let shared: typeof Shared;
let people: typeof People;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  shared = await import("../src/state/shared");
  people = await import("../src/state/people");
});

const page = (scores: readonly number[]): Album["pages"][number] => ({
  kind: "table",
  storyteller: 0,
  clue: { kind: "text", text: "Лето", clip: null },
  cards: [],
  target: 1,
  red: null,
  points: [],
  scores,
});
const album = (change: Partial<Album> = {}): Album => ({
  game: "dixit",
  number: 1,
  language: "ru",
  ended: 0,
  players: [
    { name: "Аня", kind: "human", colour: 4 },
    { name: "", kind: "human", colour: 0 },
    { name: "", kind: "bot", colour: 3 },
  ],
  sides: [0, 1, 2],
  start: [0, 0, 0],
  pages: [page([3, 0, 2]), page([3, 5, 1])],
  result: { scores: [3, 5, 1], winners: [1], reason: "points", stories: null },
  ...change,
});
const opened = (change: Partial<SharedAlbum> = {}, of: Partial<Album> = {}): SharedAlbum => ({
  album: album(of),
  secret: "s",
  your_seat: null,
  code: null,
  ...change,
});

test("people of an album are named as at a table", () => {
  const view = shared.asTable(opened());
  const names = [0, 1, 2].map((seat) => people.whoAt(view, seat).name);
  expect(names).toEqual(["Аня", "кто-то", "Лютик"]);
  expect([0, 1, 2].map((seat) => people.whoAt(view, seat).colour)).toEqual([4, 0, 3]);
  expect([0, 1, 2].some((seat) => people.whoAt(view, seat).you)).toBe(false);
});

test("who played is «вы»", () => {
  const view = shared.asTable(opened({ your_seat: 1 }));
  expect(people.whoAt(view, 1).you).toBe(true);
  expect(people.whoAt(view, 0).you).toBe(false);
});

test("what a side gained is what its points grew by, losses too", () => {
  expect(shared.gains(album(), 0)).toEqual([3, 0, 2]);
  expect(shared.gains(album(), 1)).toEqual([0, 5, -1]);
  expect(shared.gains(album({ start: [1, 1, 1] }), 0)).toEqual([2, -1, 1]);
});

test("a course runs from the start over every round, the winner's first", () => {
  const courses = shared.courses(shared.asTable(opened()), album());
  expect(courses.map((one) => one.place.key)).toEqual([1, 0, 2]);
  expect(courses.map((one) => one.scores)).toEqual([
    [0, 0, 5],
    [0, 3, 3],
    [0, 2, 1],
  ]);
});

test("points that come with the end are a step of their own", () => {
  const result = { scores: [4, 5, 1], winners: [1], reason: "cycles", stories: [1, 0, 0] };
  const courses = shared.courses(shared.asTable(opened()), album({ result }));
  expect(courses.map((one) => one.scores.at(-1))).toEqual([5, 4, 1]);
  expect(courses.every((one) => one.scores.length === 4)).toBe(true);
});

test("a team runs as one", () => {
  const players = ["А", "Б", "В", "Г"].map((name, colour) => ({
    name,
    kind: "human" as const,
    colour,
  }));
  const of = { players, sides: [0, 1, 0, 1], start: [0, 0], pages: [page([2, 1])] };
  const result = { scores: [2, 1], winners: [0], reason: "points", stories: null };
  const view = shared.asTable(opened({}, { ...of, result }));
  const [first] = shared.courses(view, album({ ...of, result }));
  expect(first?.place.name).toBe("А + В");
  expect(first?.place.colours).toEqual([0, 2]);
});
