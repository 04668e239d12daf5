import { describe, expect, test } from "vitest";
import { acting, found, offer, partnerOf, voters, votersFor } from "../src/games/dixit/stage";
import { sideSeats, together } from "../src/state/sides";
import { dixitView, finished } from "./views";

const TEAMS = [0, 1, 2, 0, 1, 2];

test("an offer is found by its name, or is not there", () => {
  const vote = { do: "vote", numbers: [1, 2], most: 1, red: null } as const;
  const view = dixitView({ offers: [{ do: "take_back" }, vote] });
  expect(offer(view, "vote")).toBe(vote);
  expect(offer(view, "give_cards")).toBeUndefined();
});

describe("who acts in a phase, done or not", () => {
  test.each([
    ["race", { waiting: [3, 1] }, [3, 1]],
    ["telling", { waiting: [2] }, [2]],
    ["giving", { waiting: [4, 1], gave: [3, 2] }, [1, 2, 3, 4]],
    // Who may still change their mind is in both.
    ["giving", { waiting: [1, 2], gave: [2] }, [1, 2]],
    // One card of a team is enough, and its storyteller gives none.
    ["giving", { sides: TEAMS, storyteller: 0, waiting: [1, 4], gave: [3, 5] }, [1, 2, 3, 4, 5]],
    ["voting", { waiting: [1], voters: [4, 1, 2], voted: [2, 4] }, [1, 2, 4]],
    ["over", {}, []],
  ] as const)("%s %j", (phase, change, seats) => {
    expect(acting(dixitView({ phase, ...change }))).toEqual(seats);
  });
});

describe("a finished round", () => {
  const round = finished({ target: 3, votes: [[], [3], [1, 3], [1], []] });

  test.each([
    [1, [2, 3]],
    [2, []],
    [3, [1, 2]],
  ])("who voted for card %i", (number, seats) => {
    expect(votersFor(round, number)).toEqual(seats);
  });

  test("who found the card; nobody where there is none to find", () => {
    expect(found(round)).toEqual([1, 2]);
    expect(found({ ...round, target: null })).toEqual([]);
  });

  test("who voted at all", () => {
    expect(voters(round)).toEqual([1, 2, 3]);
  });
});

test("some seats by their sides", () => {
  expect(together([4, 1, 5], TEAMS)).toEqual([[4, 1], [5]]);
  expect(together([2, 0], [0, 1, 2])).toEqual([[2], [0]]);
});

test("who scores together", () => {
  expect(sideSeats(TEAMS, 1)).toEqual([1, 4]);
  expect(sideSeats([0, 1, 2], 1)).toEqual([1]);
  expect(sideSeats(TEAMS, 7)).toEqual([]);
});

test.each([
  [TEAMS, 0, 3],
  [TEAMS, 5, 2],
  [[0, 1, 2], 1, null],
  [TEAMS, 9, null],
  [TEAMS, null, null],
])("with sides %j the partner of seat %i is %s", (sides, seat, partner) => {
  expect(partnerOf(dixitView({ sides }), seat)).toBe(partner);
});
