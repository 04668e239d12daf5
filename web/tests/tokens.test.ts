/** What a style asks for by name is set somewhere: a misspelled token would leave its place empty, and nobody is told. */

import { expect, test } from "vitest";
import { sources } from "./sources";

const files = sources(".svelte", ".css", ".ts");
const names = (pattern: RegExp): ReadonlySet<string> =>
  new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1]!)));

test("every token that a style uses is set", () => {
  const set = names(/(--[\w-]+)(?=[:"'`=])/g);
  const asked = names(/var\((--[\w-]+)\)/g);
  expect([...asked].filter((name) => !set.has(name))).toEqual([]);
});
