import { beforeAll, describe, expect, test } from "vitest";
import type { GameEntry } from "../src/games/entry";
import type { AnyResult } from "../src/net/views";
import type * as People from "../src/state/people";
import type * as Standings from "../src/state/standings";
import { openPage } from "./browser";
import { dixitView, seat, tableView } from "./views";

let standings: (typeof Standings)["standings"];
let outcome: (typeof Standings)["outcome"];
let people: typeof People;
let poetry: GameEntry;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  ({ standings, outcome } = await import("../src/state/standings"));
  people = await import("../src/state/people");
  ({ poetry } = await import("../src/games/poetry/entry"));
});

type Row = readonly [place: number, name: string, score: number];
const rows = (places: readonly Standings.Place[]): readonly Row[] =>
  places.map(({ place, name, score }) => [place, name, score]);

test.each<[string, readonly number[], readonly number[], readonly number[], readonly Row[]]>([
  [
    "each in their place",
    [12, 30, 4, 21, 8],
    [1],
    [3, 1, 5, 2, 4],
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
    [1, 3, 1, 5, 4],
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
    [2, 1, 2, 2, 5],
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
    [2, 1, 3, 4, 5],
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
    [3, 1, 1, 5, 4],
    [
      [1, "B", 5],
      [1, "C", 5],
      [3, "Вы", 3],
      [4, "E", 1],
      [5, "D", 0],
    ],
  ],
])("%s", (_, scores, winners, came, expected) => {
  const reason = winners.length > 0 ? "points" : "aborted";
  const sides = scores.map((_, seat) => seat);
  const ends = { result: { scores, winners, reason }, sides, places: came };
  const places = standings(tableView(), ends);
  expect(rows(places)).toEqual(expected);
  expect(places.filter((place) => place.won).map((place) => place.key)).toEqual(winners);
});

const result = (...scores: readonly number[]): AnyResult => ({
  scores,
  winners: [],
  reason: "points",
});

test("partners have one place, the reader named first", () => {
  const view = tableView({
    you: "d",
    your_seat: 3,
    seats: ["a", "b", "c", "d", "e", "f"].map((person) => seat(person)),
  });
  const places = standings(view, {
    result: result(7, 9, 2),
    sides: [0, 1, 2, 0, 1, 2],
    places: [2, 1, 3],
  });
  expect(rows(places)).toEqual([
    [1, "B + E", 9],
    [2, "Вы + A", 7],
    [3, "C + F", 2],
  ]);
  expect(places.map((place) => place.you)).toEqual([false, true, false]);
  expect(places[1]?.seats).toEqual([0, 3]);
  expect(places[1]?.colours).toEqual([0, 3]);
});

test("in «Поэзия» kept stories are told, and the player whom the game adds has a place", () => {
  const view = tableView({ seats: [seat("a"), seat("b")] });
  const end = {
    ...{ scores: [8, 8, 14], stories: [1, 0, 5], winners: [2] },
    ...{ draws: [], reason: "cycles" as const },
  };
  const places = standings(view, { result: end, sides: [0, 1, 2], places: [2, 2, 1] }, (side) =>
    poetry.aside(end, side),
  );
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

describe("after a game people come and go", () => {
  /** Who looks was in the third seat; the first one has left, and somebody new sits. */
  const played = ["a", "b", "c"].map((person) => seat(person));
  const after = tableView({
    you: "c",
    your_seat: 1,
    stage: "over",
    seats: ["b", "c", "f"].map((person) => seat(person)),
    company: played,
    game: dixitView({ seat: 2, players: 3 }),
  });

  test("who won is who played, and not who sits in that place now", () => {
    const end = { scores: [30, 12, 8], winners: [0], reason: "points" };
    const places = standings(after, { result: end, sides: [0, 1, 2], places: [1, 2, 3] });
    expect(rows(places)).toEqual([
      [1, "A", 30],
      [2, "B", 12],
      [3, "Вы", 8],
    ]);
    expect(places.map((place) => place.colours)).toEqual([[0], [1], [2]]);
    expect(outcome(end, places)).toBe("Победа: A");
  });

  test("the lobby shows who sits, the game who played", () => {
    expect([0, 1, 2].map((one) => people.whoSits(after, one).name)).toEqual(["B", "C", "F"]);
    expect([0, 1, 2].map((one) => people.whoAt(after, one).name)).toEqual(["A", "B", "C"]);
    expect(people.whoSits(after, 1).you).toBe(true);
    expect([0, 1, 2].map((one) => people.whoAt(after, one).you)).toEqual([false, false, true]);
    expect(people.names(after, [0, 2])).toEqual(["вы", "A"]);
  });

  test("before it is over the company is who sits", () => {
    const playing = tableView({ stage: "playing" });
    expect(people.company(playing)).toBe(playing.seats);
  });
});
