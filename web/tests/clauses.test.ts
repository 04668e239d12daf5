/** What the client says about rules is there, in both languages, and is drawn as it is written. */

import { describe, expect, test } from "vitest";
import { CLAUSES as DIXIT } from "../src/games/dixit/clauses";
import { CLAUSES as POETRY, FOR_TWO } from "../src/games/poetry/clauses";
import { hasPage, OWN_RULES, pagesOf, readPage, SETUP, sideOf } from "../src/screens/rules/book";
import { blocks, spans } from "../src/screens/rules/prose";
import { unbroken } from "../src/words/unbroken";
import { openPage } from "./browser";
import { dixitView, poetryView } from "./views";

openPage();
const { ENTRIES, entryOf } = await import("../src/games/registry");

const LANGUAGES = ["ru", "en"] as const;
const GAMES = ENTRIES.flatMap((entry) => Object.keys(entry.games));
const pages = LANGUAGES.flatMap((language) =>
  [...GAMES, OWN_RULES].map((page) => [language, page] as const),
);

test("pages stand in the order of the catalogue, the own rules last; a game without one has none", () => {
  const games = ["poetry", "riddles", "party"].map((key) => ({ key }));
  expect(pagesOf(games)).toEqual(["poetry", "party", OWN_RULES]);
  expect(hasPage("riddles")).toBe(false);
});

describe("«Что сейчас?»", () => {
  test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game] as const)))(
    "every clause it needs is on the page %s/%s",
    async (language, game) => {
      const numbers = (await readPage(language, game)).clause.map((clause) => clause.number);
      const used = game === "poetry" ? [...Object.values(POETRY), FOR_TWO] : Object.values(DIXIT);
      expect(used.flat().filter((number) => !numbers.includes(number))).toEqual([]);
      expect(numbers).toContain(SETUP);
    },
  );

  test("no phase is left without an answer", () => {
    expect(Object.values({ ...DIXIT, ...POETRY }).filter((all) => all.length === 0)).toEqual([]);
  });

  test("a finished round that is looked at is explained, not the one that has begun", () => {
    const game = dixitView({ phase: "giving" });
    expect(entryOf(game).clauses(game, true)).toEqual(DIXIT.reveal);
    expect(entryOf(game).clauses(game, false)).toEqual(DIXIT.giving);
  });

  test("at a table for two there is more to know", () => {
    const [two, more] = [poetryView({ virtual: 2 }), poetryView()];
    expect(entryOf(two).clauses(two, false)).toEqual([...POETRY.telling, ...FOR_TWO]);
    expect(entryOf(more).clauses(more, false)).toEqual(POETRY.telling);
  });
});

describe("a rule page", () => {
  test.each(pages)("%s/%s is made of paragraphs and lists only", async (language, page) => {
    const { clause } = await readPage(language, page);
    for (const { text } of clause) {
      const shown = blocks(text)
        .flatMap((block) => (block.kind === "list" ? block.items : [block.line]))
        .flat()
        .map((span) => span.text)
        .join("");
      expect(shown).not.toMatch(/\*|^- |\n/m);
      expect(shown.replace(/\s/g, "")).toBe(text.replace(/\*\*|^- |\s/gm, ""));
    }
  });

  test.each(pages)("%s/%s has figures whose points are everybody's", async (language, page) => {
    const { clause } = await readPage(language, page);
    for (const example of clause.flatMap((one) => one.example ?? [])) {
      expect(example.players.length % example.points.length).toBe(0);
      const sides = example.players.map((_, seat) => sideOf(example, seat));
      expect(new Set(sides).size).toBe(example.points.length);
    }
  });
});

describe("prose", () => {
  test("paragraphs, a list after its lead, bold", () => {
    expect(blocks("One **two**.\n\nThree:\n- four;\n- **five**.\nSix.")).toEqual([
      { kind: "paragraph", line: spans("One **two**.") },
      { kind: "paragraph", line: spans("Three:") },
      { kind: "list", items: [spans("four;"), spans("**five**.")] },
      { kind: "paragraph", line: spans("Six.") },
    ]);
    expect(spans("One **two**.")).toEqual([
      { text: "One ", bold: false },
      { text: "two", bold: true },
      { text: ".", bold: false },
    ]);
  });

  test("markup is text", () => {
    expect(spans("<b>a</b>")).toEqual([{ text: "<b>a</b>", bold: false }]);
  });

  test("a dash does not begin a line", () => {
    expect(unbroken("a — b, 3–6 – c")).toBe("a\u00a0— b, 3–6\u00a0– c");
  });

  test("a number stays with the word after it", () => {
    expect(unbroken("до 200 знаков, 7 Cards, 2 3")).toBe("до 200\u00a0знаков, 7\u00a0Cards, 2 3");
  });
});
