/** Who reads the end of a game keeps it until they go on. */

import { expect, test } from "vitest";
import { openPage } from "../browser";
import { tableView } from "../views";

openPage();
const { Leaving } = await import("../../src/state/leaving.svelte");

const over = tableView({ stage: "over", games: 1 });
const next = tableView({ stage: "playing", games: 2 });

test("a new game leaves the end to who still reads it, until they go on", () => {
  const leaving = new Leaving();
  leaving.sees(over, true);
  expect(leaving.still(over)).toBeNull();
  leaving.sees(next, false);
  expect(leaving.still(next)).toBe(over);
  leaving.goes();
  expect(leaving.still(next)).toBeNull();
});

test("who begins the new game goes along, unless it could not begin", () => {
  const leaving = new Leaving();
  leaving.sees(over, true);
  leaving.goes();
  expect(leaving.still(next)).toBeNull();
  leaving.goes(false);
  expect(leaving.still(next)).toBe(over);
});

test("who is in the lobby goes along, and a later end is another one", () => {
  const leaving = new Leaving();
  leaving.sees(over, true);
  leaving.sees(over, false);
  expect(leaving.still(next)).toBeNull();
  const again = { ...next, stage: "over" } as const;
  leaving.goes();
  leaving.sees(again, true);
  expect(leaving.still({ ...next, games: 3 })).toBe(again);
});
