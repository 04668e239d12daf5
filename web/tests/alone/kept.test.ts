/** What outlives a reload: drafts, and which rounds were looked at. */

import { beforeEach, expect, test, vi } from "vitest";
import { Draft } from "../../src/state/draft.svelte";
import { Seen } from "../../src/state/seen.svelte";
import { storage } from "../browser";

beforeEach(() => void vi.stubGlobal("sessionStorage", storage()));

test("a draft is there after a reload, each under its own key", () => {
  new Draft("луна27/1/3").text = "Понедельник";
  new Draft("луна27/chat").text = "привет";
  expect(new Draft("луна27/1/3").text).toBe("Понедельник");
  expect(new Draft("луна27/chat").text).toBe("привет");
  expect(new Draft("луна27/1/4").text).toBe("");
});

test("a draft that was sent leaves nothing behind", () => {
  const draft = new Draft("луна27/chat");
  draft.text = "привет";
  draft.text = "";
  expect(sessionStorage.length).toBe(0);
});

test("without storage a draft lives as long as its page", () => {
  vi.stubGlobal("sessionStorage", storage(true));
  const draft = new Draft("луна27/chat");
  draft.text = "привет";
  expect(draft.text).toBe("привет");
  expect(new Draft("луна27/chat").text).toBe("");
});

test("a round that was looked at stays so after a reload, in its game and at its table only", () => {
  new Seen("луна27").add(2, 5);
  const seen = new Seen("луна27");
  expect(seen.has(2, 5)).toBe(true);
  expect(seen.has(2, 6)).toBe(false);
  expect(seen.has(1, 5)).toBe(false);
  expect(new Seen("лиса12").has(2, 5)).toBe(false);
});

test("of many rounds the latest fifty are kept", () => {
  const seen = new Seen("луна27");
  for (let round = 1; round <= 60; round++) seen.add(1, round);
  expect(seen.has(1, 1)).toBe(true);
  const later = new Seen("луна27");
  expect(later.has(1, 10)).toBe(false);
  expect(later.has(1, 11)).toBe(true);
  expect(later.has(1, 60)).toBe(true);
});

test.each(["{", "null", "7"])("what can't be read (%s) counts as nothing seen", (rubbish) => {
  sessionStorage.setItem("namyok.seen.луна27", rubbish);
  const seen = new Seen("луна27");
  seen.add(1, 1);
  expect(seen.has(1, 1)).toBe(true);
  expect(seen.has(1, 2)).toBe(false);
});

test("a draft of what is kept elsewhere begins with it, and may be empty", () => {
  const key = "own-1/3/caption";
  const draft = new Draft(key, "Кит");
  expect(draft.text).toBe("Кит");
  draft.text = "";
  expect(new Draft(key, "Кит").text).toBe("");
  draft.forget();
  expect(new Draft(key, "Кит").text).toBe("Кит");
});
