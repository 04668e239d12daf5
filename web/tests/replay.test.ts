import { expect, test } from "vitest";
import type { AlbumLink } from "../src/net/api";
import type { ReplayStep } from "../src/net/wire.gen";
import { Replayed, shownRound, unfold } from "../src/state/replay.svelte";
import { dixitView } from "./views";

const step = (seat: number | null, view: object, own: ReplayStep["own"] = null): ReplayStep => ({
  version: 1,
  seat,
  stood_in: false,
  view: view as ReplayStep["view"],
  own,
});
const last = (round: number): object => ({ last: { round } });
const STEPS: readonly ReplayStep[] = [
  step(null, dixitView({ round: 1, phase: "telling" }), [{ hand: ["a"] }]),
  step(0, { phase: "giving" }),
  step(1, { phase: "voting", hand: ["b"] }, [{ hand: ["b"] }]),
  step(2, { phase: "telling", round: 2, ...last(1) }),
  step(1, { phase: "giving" }),
  step(0, { phase: "over", ...last(2) }),
];

test("a moment is the whole view, made of all that has changed until then", () => {
  const moments = unfold(STEPS);
  expect(moments.map((moment) => moment.view.phase)).toEqual(
    "telling giving voting telling giving over".split(" "),
  );
  expect(moments[1]?.own).toEqual([{ hand: ["a"] }]);
  expect(moments[4]?.own).toEqual([{ hand: ["b"] }]);
  expect(moments.map((moment) => moment.ends)).toEqual([false, false, false, true, false, true]);
  expect(moments.map(shownRound)).toEqual([1, 1, 1, 1, 2, 2]);
});

async function opened(): Promise<Replayed> {
  const link = { replay: () => Promise.resolve({ steps: STEPS }) } as unknown as AlbumLink;
  const replayed = new Replayed(link);
  await replayed.look("all");
  return replayed;
}

test("leaping goes from round to round", async () => {
  const replayed = await opened();
  replayed.leap(1);
  expect(replayed.at).toBe(4);
  replayed.leap(1);
  expect(replayed.at).toBe(5);
  replayed.leap(-1);
  expect(replayed.at).toBe(4);
  replayed.leap(-1);
  expect(replayed.at).toBe(0);
});

test("the end stops it, and playing from the end begins anew", async () => {
  const replayed = await opened();
  replayed.toggle();
  replayed.go(99);
  expect([replayed.at, replayed.playing]).toEqual([5, false]);
  replayed.toggle();
  expect([replayed.at, replayed.playing]).toEqual([0, true]);
  replayed.step(-1);
  expect([replayed.at, replayed.playing]).toEqual([0, false]);
});

test("other eyes keep the place in the game", async () => {
  const replayed = await opened();
  replayed.go(3);
  await replayed.look(1);
  expect([replayed.at, replayed.looker]).toEqual([3, 1]);
});

test("what can't be fetched is said", async () => {
  const replayed = new Replayed({
    replay: () => Promise.reject(new Error("gone")),
  } as unknown as AlbumLink);
  await replayed.look("all");
  expect(replayed.failed).toBe(true);
});
