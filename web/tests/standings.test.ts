import { beforeAll, expect, test } from "vitest";
import type * as Standings from "../src/state/standings";
import { openPage } from "./browser";
import { dixitView, poetryView, seat, tableView } from "./views";

let standings: (typeof Standings)["standings"];
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  ({ standings } = await import("../src/state/standings"));
});

type Row = readonly [place: number, name: string, score: number];
const rows = (places: readonly Standings.Place[]): readonly Row[] =>
  places.map(({ place, name, score }) => [place, name, score]);

test.each<[string, readonly number[], readonly number[], readonly Row[]]>([
  [
    "each in their place",
    [12, 30, 4, 21, 8],
    [1],
    [
      [1, "B", 30],
      [2, "D", 21],
      [3, "Вы", 12],
      [4, "E", 8],
      [5, "C", 4],
    ],
  ],
  [
    "two win together, nobody is second",
    [31, 12, 31, 4, 5],
    [0, 2],
    [
      [1, "Вы", 31],
      [1, "C", 31],
      [3, "B", 12],
      [4, "E", 5],
      [5, "D", 4],
    ],
  ],
  [
    "equals below share a place",
    [9, 30, 9, 9, 2],
    [1],
    [
      [1, "B", 30],
      [2, "Вы", 9],
      [2, "C", 9],
      [2, "D", 9],
      [5, "E", 2],
    ],
  ],
  [
    "who lost a tie stands below who won it",
    [14, 14, 3, 2, 1],
    [1],
    [
      [1, "B", 14],
      [2, "Вы", 14],
      [3, "C", 3],
      [4, "D", 2],
      [5, "E", 1],
    ],
  ],
  [
    "a game that was stopped has places and no winner",
    [3, 5, 5, 0, 1],
    [],
    [
      [1, "B", 5],
      [1, "C", 5],
      [3, "Вы", 3],
      [4, "E", 1],
      [5, "D", 0],
    ],
  ],
])("%s", (_, scores, winners, expected) => {
  const reason = winners.length > 0 ? "points" : "aborted";
  const places = standings(tableView(), dixitView({ result: { scores, winners, reason } }));
  expect(rows(places)).toEqual(expected);
  expect(places.filter((place) => place.won).map((place) => place.key)).toEqual(winners);
});

test("partners have one place, the reader named first", () => {
  const view = tableView({
    you: "d",
    your_seat: 3,
    seats: ["a", "b", "c", "d", "e", "f"].map((person) => seat(person)),
  });
  const game = dixitView({ sides: [0, 1, 2, 0, 1, 2], scores: [7, 9, 2] });
  const places = standings(view, game);
  expect(rows(places)).toEqual([
    [1, "B + E", 9],
    [2, "Вы + A", 7],
    [3, "C + F", 2],
  ]);
  expect(places.map((place) => place.you)).toEqual([false, true, false]);
  expect(places[1]?.seats).toEqual([0, 3]);
  expect(places[1]?.colours).toEqual([0, 3]);
});

test("a bot goes by the name of its rabbit", () => {
  const view = tableView({ seats: [seat("a"), seat("b", { bot: true, name: "" })] });
  expect(standings(view, dixitView({ sides: [0, 1], scores: [1, 2] }))[0]?.name).toBe("Василёк");
});

test("in «Поэзия» kept stories are told, and the virtual third has a place", () => {
  const view = tableView({ seats: [seat("a"), seat("b")] });
  const game = poetryView({
    players: 2,
    virtual: 2,
    scores: [7, 8, 9],
    kept: [1, 0, 5],
    result: { scores: [8, 8, 14], stories: [1, 0, 5], winners: [2], draws: [], reason: "cycles" },
  });
  const places = standings(view, game);
  expect(rows(places)).toEqual([
    [1, "Александр Сергеевич", 14],
    [2, "Вы", 8],
    [2, "B", 8],
  ]);
  expect(places.map((place) => place.note)).toEqual([
    "и 5\u00a0историй",
    "и 1\u00a0история",
    undefined,
  ]);
});
