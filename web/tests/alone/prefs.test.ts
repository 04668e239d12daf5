/** Two tabs of one browser keep one set of preferences. */

import { expect, test } from "vitest";
import { openPage } from "../browser";

test("what another tab keeps is not undone by the next that this one keeps", async () => {
  openPage();
  const { prefs } = await import("../../src/state/prefs.svelte");
  const key = "namyok.prefs";
  localStorage.setItem(key, JSON.stringify({ sound: false, name: "Глеб" }));
  dispatchEvent(Object.assign(new Event("storage"), { key }));
  prefs.keep({ colour: 3 });
  expect(prefs.sound).toBe(false);
  expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ name: "Глеб", colour: 3 });
});
