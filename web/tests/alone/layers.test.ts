/** "Back" closes what lies over a page, and what closes by itself leaves no trace in the history. */

import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as Layering from "../../src/state/layers";
import { FakeHistory, openPage } from "../browser";

let layers: typeof Layering.layers;
const past = (): FakeHistory => history as unknown as FakeHistory;
async function moment(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setTimeout(done));
}

beforeAll(async () => {
  openPage("https://namyok.test/gallery/dreams");
  ({ layers } = await import("../../src/state/layers"));
});
beforeEach(async () => {
  await moment();
  vi.stubGlobal("history", new FakeHistory(new URL("https://namyok.test/gallery/dreams")));
});

test("back closes what is open, and only the uppermost", async () => {
  const closed: string[] = [];
  const sheet = layers.lay(() => closed.push("sheet"));
  layers.lay(() => closed.push("question"));
  await moment();
  expect(past().entries).toHaveLength(3);
  history.go(-1);
  await moment();
  expect(closed).toEqual(["question"]);
  history.go(-1);
  await moment();
  expect(closed).toEqual(["question", "sheet"]);
  sheet();
  await moment();
  expect([past().at, location.pathname]).toEqual([0, "/gallery/dreams"]);
});

test("what closes by itself takes its entry along", async () => {
  const close = vi.fn();
  const gone = layers.lay(close);
  await moment();
  expect(past().at).toBe(1);
  gone();
  await moment();
  expect(past().at).toBe(0);
  expect(close).not.toHaveBeenCalled();
});

test("a sheet that makes room for a question keeps one entry", async () => {
  const close = vi.fn();
  const sheet = layers.lay(close);
  await moment();
  sheet();
  const question = layers.lay(close);
  await moment();
  expect([past().at, past().entries.length]).toEqual([1, 2]);
  question();
  await moment();
  expect(close).not.toHaveBeenCalled();
  expect(past().at).toBe(0);
});

test("forward opens again what can be opened again, and nothing else", async () => {
  let open = false;
  const lay = (): void => {
    open = true;
    const gone = layers.lay(() => {
      open = false;
      gone();
    }, lay);
  };
  lay();
  await moment();
  history.go(-1);
  await moment();
  expect(open).toBe(false);
  history.go(1);
  await moment();
  expect(open).toBe(true);
  expect(past().at).toBe(1);
  history.go(-1);
  await moment();
  expect(open).toBe(false);

  layers.lay(() => undefined);
  await moment();
  history.go(-1);
  await moment();
  history.go(1);
  await moment();
  expect(past().at).toBe(0);
});

test("a reload with something open goes back to the page itself", async () => {
  past().pushState({ layer: 1 }, "");
  past().pushState({ layer: 2 }, "");
  dispatchEvent(new Event("popstate"));
  await moment();
  expect(past().at).toBe(0);
});

test("who goes elsewhere while something closes gets there", async () => {
  const gone = layers.lay(() => undefined);
  await moment();
  gone();
  await new Promise((done) => setTimeout(done)); // the step back is on its way
  layers.whenStill(() => history.pushState(null, "", "/rules"));
  await moment();
  expect([past().at, location.pathname]).toEqual([1, "/rules"]);
});
