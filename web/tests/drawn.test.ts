/** What comes later comes one a frame, in the order of the page. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenDrawn } from "../src/state/drawn";

let asked: FrameRequestCallback[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (act: FrameRequestCallback) => asked.push(act));
});
afterEach(() => {
  frames(9);
  expect(asked).toEqual([]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function frames(count: number): void {
  for (let frame = 0; frame < count; frame += 1) {
    const acts = asked;
    asked = [];
    for (const act of acts) act(0);
    vi.runOnlyPendingTimers();
  }
}

test("one comes a frame, in the order in which they asked", () => {
  const drawn: string[] = [];
  for (const name of ["podium", "chart", "leaves"]) whenDrawn(() => drawn.push(name));
  expect(drawn).toEqual([]);
  frames(1);
  expect(drawn).toEqual(["podium"]);
  frames(2);
  expect(drawn).toEqual(["podium", "chart", "leaves"]);
});

test("what one brings with it comes before what waited after it", () => {
  const drawn: string[] = [];
  whenDrawn(() => {
    drawn.push("clause");
    for (const name of ["first example", "second example"]) whenDrawn(() => drawn.push(name));
  });
  whenDrawn(() => drawn.push("next clause"));
  frames(4);
  expect(drawn).toEqual(["clause", "first example", "second example", "next clause"]);
});

test("who left meanwhile is not drawn, and keeps nobody waiting", () => {
  const drawn: string[] = [];
  const leave = whenDrawn(() => drawn.push("left"));
  whenDrawn(() => drawn.push("stayed"));
  leave();
  leave();
  whenDrawn(() => drawn.push("came"));
  frames(1);
  expect(drawn).toEqual(["stayed"]);
  frames(4);
  expect(drawn).toEqual(["stayed", "came"]);
});

test("a fault in one keeps none of the others away", () => {
  const drawn: string[] = [];
  whenDrawn(() => {
    throw new Error("broken");
  });
  whenDrawn(() => drawn.push("whole"));
  expect(() => frames(1)).toThrow("broken");
  frames(4);
  expect(drawn).toEqual(["whole"]);
});
