/** Every word of the catalogue is said somewhere; what nobody says would only have to be translated. */

import { expect, test } from "vitest";
import { catalogue } from "../src/words/ru";
import { sources } from "./sources";

const under = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}.`);

function leaves(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inside]) =>
    leaves(inside, path ? `${path}.${key}` : key),
  );
}

/** The paths that a file says: through ``speech.t`` and through names given to parts of it. */
function said(text: string): readonly string[] {
  const parts = new Map([["speech.t", ""]]);
  const named = /const (\w+) = (?:\$derived\()?speech\.t((?:\.\w+)*)\)?;/g;
  const rest = text.replace(named, (_, name: string, path: string) => {
    parts.set(name, path.slice(1));
    return "";
  });
  return [...parts].flatMap(([name, path]) => {
    const below = (key: string): string => (path ? `${path}.${key}` : key);
    // Prettier breaks long chains before a dot.
    const direct = rest.matchAll(
      new RegExp(`(?<![\\w.])${name.replace(".", "\\s*\\.\\s*")}((?:\\s*\\.\\s*\\w+)+)`, "g"),
    );
    const found = [...direct].map((match) => below(match[1]!.replaceAll(/\s/g, "").slice(1)));
    // ``t[label[kind]]``: the file names the keys in quotes.
    const byKey = new RegExp(`(?<![\\w.])${name.replace(".", "\\.")}\\[`).test(rest);
    const quoted = byKey ? [...rest.matchAll(/"(\w+)"/g)].map((match) => below(match[1]!)) : [];
    return [...found, ...quoted];
  });
}

const everything = sources(".svelte", ".ts")
  .filter(({ path }) => path !== "words/ru.ts" && path !== "words/en.ts")
  .flatMap(({ text }) => said(text.replaceAll("this.t.", "speech.t.")));

test("every word is used", () => {
  const unused = leaves(catalogue).filter(
    (leaf) => !everything.some((path) => under(leaf, path) || under(path, leaf)),
  );
  expect(unused).toEqual([]);
});
