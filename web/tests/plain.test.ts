/** A game without pages is still played: its offers become forms, and forms become its commands. */

import { beforeAll, describe, expect, test } from "vitest";
import type { facts as Facts } from "../src/games/plain/facts";
import { choicesOf, isReady, moveOf, singular, toggled } from "../src/games/plain/offers";
import type { runners as Runners } from "../src/games/plain/stand";
import type { AnyOffer } from "../src/net/views";
import { openPage } from "./browser";
import { dixitView, seat, tableView } from "./views";

let facts: typeof Facts;
let runners: typeof Runners;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  ({ facts } = await import("../src/games/plain/facts"));
  ({ runners } = await import("../src/games/plain/stand"));
});

const offer = (name: string, fields: object = {}): AnyOffer => ({ do: name, ...fields });

describe("what there is to choose", () => {
  test("nothing, where an offer names nothing", () => {
    expect(choicesOf(offer("pass"))).toEqual([]);
    expect(choicesOf(offer("tell", { cards: null }))).toEqual([]);
  });

  test("one of each list, under the singular", () => {
    expect(choicesOf(offer("hint", { stories: [1, 2], lines: [7] }))).toEqual([
      { field: "story", from: [1, 2], least: 1, most: 1, several: false },
      { field: "line", from: [7], least: 1, most: 1, several: false },
    ]);
  });

  test("a list with a number beside it stays a list", () => {
    expect(choicesOf(offer("give", { cards: ["a", "b", "c"], count: 2 }))).toEqual([
      { field: "cards", from: ["a", "b", "c"], least: 2, most: 2, several: true },
    ]);
    expect(choicesOf(offer("vote", { numbers: [1, 2], most: 2, red: [1, 2] }))).toEqual([
      { field: "numbers", from: [1, 2], least: 1, most: 2, several: true },
      { field: "red", from: [1, 2], least: 1, most: 1, several: false },
    ]);
  });

  test.each([
    [{ where: { x: 1 } }],
    [{ cards: [{ id: 1 }] }],
    [{ price: 3 }],
    [{ most: 3 }],
    [{ secret: true }],
  ])("what is no list can't be chosen plainly: %j", (fields) => {
    expect(choicesOf(offer("move", fields))).toBeNull();
  });
});

test.each([
  ["stories", "story"],
  ["lines", "line"],
  ["cards", "card"],
  ["red", "red"],
  ["glass", "glass"],
])("one of %s is a %s", (many, one) => {
  expect(singular(many)).toBe(one);
});

describe("choosing", () => {
  const give = offer("give", { cards: ["a", "b", "c"], count: 2 });
  const choices = choicesOf(give) ?? [];
  const [cards] = choices;

  test("too many push out the first, a second tap takes back", () => {
    let chosen = {};
    for (const value of ["a", "b", "c"]) chosen = toggled(cards!, chosen, value);
    expect(chosen).toEqual({ cards: ["b", "c"] });
    expect(isReady(choices, chosen)).toBe(true);
    chosen = toggled(cards!, chosen, "b");
    expect(isReady(choices, chosen)).toBe(false);
  });

  test("becomes the command", () => {
    expect(moveOf(give, choices, { cards: ["a", "c"] })).toEqual({ do: "give", cards: ["a", "c"] });
    const hint = offer("hint", { stories: [1, 2], lines: [7] });
    const of = choicesOf(hint) ?? [];
    expect(isReady(of, { story: [2] })).toBe(false);
    expect(moveOf(hint, of, { story: [2], line: [7] })).toEqual({ do: "hint", story: 2, line: 7 });
    expect(moveOf(offer("pass"), [], {})).toEqual({ do: "pass" });
  });
});

describe("what is known", () => {
  test("is told field by field, without what is empty or shown elsewhere", () => {
    const record = { round: 2, asked_by: 1, word: "луна", fits: true, none: null, left: [] };
    expect(facts(record, ["round"]).map(({ label, text }) => [label, text])).toEqual([
      ["Asked by", "1"],
      ["Word", "луна"],
      ["Fits", "да"],
    ]);
  });

  test("has what lies inside it, too", () => {
    const [fact] = facts({
      laid: [
        { card: "x/1", owner: 2 },
        { card: "x/2", owner: 0 },
      ],
    });
    expect(fact?.text).toBe("Card: x/1; Owner: 2, Card: x/2; Owner: 0");
  });
});

test("points are everybody's, or a team's where the game says so", () => {
  const view = tableView({ seats: ["a", "b", "c", "d"].map((person) => seat(person)) });
  const scores = [1, 2, 3, 4];
  const alone = dixitView({ seat: 1, players: 4, sides: [0, 1, 2, 3], scores });
  expect(runners(view, alone, null).map((one) => [one.name, one.now, one.you])).toEqual([
    ["Вы", 1, false],
    ["B", 2, true],
    ["C", 3, false],
    ["D", 4, false],
  ]);
  const teams = { ...alone, sides: [0, 1, 0, 1], scores: [5, 6] };
  expect(runners(view, teams, null).map((one) => one.name)).toEqual(["Вы + C", "B + D"]);
  expect(runners(view, teams, { round: 1, scores: [2, 3] }).map((one) => one.now)).toEqual([2, 3]);
  expect(runners(view, teams, { round: 1 }).map((one) => one.now)).toEqual([5, 6]);
});
