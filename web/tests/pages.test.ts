/** The page in two languages is one page. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A page without what is its language's: words, letters, and which words come along. */
const bare = (name: string): string =>
  readFileSync(new URL(`../${name}`, import.meta.url), "utf8")
    .replace(/lang="..|<title>.*|content="[^"]*[:.] .*"|\/src\/\w+\.ts|\/\w+\.webmanifest/g, "")
    .replace(/ *<link\s+rel="preload"[^>]*>\n/g, "");

test("both pages differ in words and letters only", () => {
  expect(bare("en.html")).toBe(bare("index.html"));
});
