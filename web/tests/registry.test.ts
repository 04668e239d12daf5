/** Every game is found by the registry, whole; and whatever it does not know is drawn plainly. */

import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type * as Registry from "../src/games/registry";
import type { AnyGame } from "../src/net/views";
import { openPage } from "./browser";
import { dixitView, finished, poem, poetryView } from "./views";

let registry: typeof Registry;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  registry = await import("../src/games/registry");
});

const riddles: AnyGame = { ...dixitView(), kind: "riddles", game: "riddles", phase: "asking" };
const kindOf = (game: AnyGame): string => registry.entryOf(game).kind;

test("every folder of games is in the registry", () => {
  const folders = readdirSync(new URL("../src/games", import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const kinds = registry.ENTRIES.map((entry) => entry.kind);
  expect([...kinds, "plain"].sort()).toEqual(folders.sort());
});

test("no game belongs to two kinds, and each has its words, its rules and a card", async () => {
  const { speech } = await import("../src/words/language.svelte");
  const { hasPage } = await import("../src/screens/rules/book");
  const { sampleOf } = await import("../src/games/editions");
  const games = registry.ENTRIES.flatMap((entry) => Object.keys(entry.games));
  expect(new Set(games).size).toBe(games.length);
  for (const game of games) {
    expect(speech.t.game.name[game], game).toBeTruthy();
    expect(speech.t.game.short[game], game).toBeTruthy();
    expect(hasPage(game), game).toBe(true);
    expect(sampleOf(game), game).toMatch(/^\w+\/\d+$/);
  }
});

describe("who draws a view", () => {
  test("its kind", () => {
    expect(kindOf(dixitView())).toBe("dixit");
    expect(kindOf(dixitView({ game: "a new edition" }))).toBe("dixit");
    expect(kindOf(poetryView())).toBe("poetry");
    expect(registry.entryFor("team").kind).toBe("dixit");
  });

  test("a kind or a phase that nobody knows is drawn plainly", () => {
    const plain = registry.entryOf(riddles);
    expect(registry.ENTRIES).not.toContain(plain);
    expect(registry.entryFor("riddles")).toBe(plain);
    expect(registry.entryOf({ ...dixitView(), phase: "haggling" })).toBe(plain);
    expect(registry.entryOf({ ...poetryView(), phase: "haggling" })).toBe(plain);
  });

  test("whoever it is answers everything that is asked", async () => {
    const rounds = [finished(), poem(), { round: 1 }];
    for (const [index, game] of [dixitView(), poetryView(), riddles].entries()) {
      const entry = registry.entryOf(game);
      const round = rounds[index]!;
      for (const revealing of [true, false])
        expect([null, expect.any(Number)]).toContainEqual(entry.clause(game, revealing));
      expect(Array.isArray(entry.cards(game))).toBe(true);
      expect(Array.isArray(entry.said(game))).toBe(true);
      expect(entry.begun(game)).toBe(game === riddles);
      expect(entry.shown.shortest).toBeLessThan(entry.shown.longest);
      expect(Array.isArray(entry.honours([round], {}))).toBe(true);
      expect([...entry.shares(), ...entry.meetings()].every((one) => one.title)).toBe(true);
    }
  });
});

test("what a round brought is what the server says it did", () => {
  const [dixit, poetry] = [registry.entryFor("dixit"), registry.entryFor("poetry")];
  expect(dixit.gained(finished({ points: [3, 0, 2, 0, 0] }))).toEqual([3, 0, 2, 0, 0]);
  const round = poem({ points: [0, 2, 0], gained: [1, 1, -1], scores: [6, 6, 4] });
  expect(poetry.gained(round)).toEqual([1, 1, -1]);
  expect(registry.entryOf(riddles).gained({ round: 1 })).toBeNull();
});

test("newcomers learn games that there are, and each lesson has a name", async () => {
  const { speech } = await import("../src/words/language.svelte");
  const names = Object.keys(speech.t.guide.start);
  expect(registry.guides.map((guide) => guide.game)).toEqual(names);
  const editions = registry.ENTRIES.flatMap((entry) => Object.entries(entry.games));
  expect(editions.filter(([, edition]) => edition.taught).map(([game]) => game)).toEqual(names);
  expect((await import("../src/games/editions")).TAUGHT).toBe(names[0]);
  for (const guide of registry.guides) {
    expect(registry.entryFor(guide.game).guide).toBe(guide);
    expect(guide.done()).toMatch(/\S/);
  }
});

test("partners sit opposite each other in one game only", () => {
  const games = registry.ENTRIES.flatMap((entry) => Object.keys(entry.games));
  expect(games.filter((game) => registry.sitsOpposite(game))).toEqual(["team"]);
  expect(registry.sitsOpposite("riddles")).toBe(false);
});

test("a game without words goes by its key, and so do its phases", async () => {
  const { gameName, phaseName } = await import("../src/state/games");
  expect([gameName("poetry"), gameName("night-riddles")]).toEqual(["Поэзия", "Night riddles"]);
  expect([phaseName("voting"), phaseName("asking_again")]).toEqual([
    "Идёт голосование",
    "Asking again",
  ]);
});

test.each<[string, number, readonly (readonly number[])[]]>([
  [
    "team",
    6,
    [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  ],
  ["team", 4, [[0], [1], [2], [3]]],
  ["odyssey", 6, [[0], [1], [2], [3], [4], [5]]],
])("in the lobby of %s %i sit by their sides", (game, seats, benches) => {
  expect(registry.benchesOf(game, seats, [6, 8, 10, 12])).toEqual(benches);
});

test.each<[string, number, readonly number[], number]>([
  ["what is needed", 1, [3, 4, 5, 6], 2],
  ["one more", 4, [3, 4, 5, 6], 1],
  ["nobody to a full table", 6, [3, 4, 5, 6], 0],
  ["no seventh where six or eight play", 6, [6, 8, 10, 12], 0],
  ["the eighth to a seventh", 7, [6, 8, 10, 12], 1],
  ["nobody where too many sit", 7, [3, 4, 5, 6], 0],
  ["one where nothing is known", 5, [], 1],
])("a lobby invites %s", async (_, seated, players, free) => {
  const { freeSeats } = await import("../src/state/games");
  expect(freeSeats(seated, players)).toBe(free);
});
