/** What the client says about rules is there, in both languages, and is drawn as it is written. */

import { describe, expect, test } from "vitest";
import { CLAUSES as DIXIT } from "../src/games/dixit/clauses";
import { CLAUSES as POETRY } from "../src/games/poetry/clauses";
import {
  hasPage,
  inShort,
  OWN_RULES,
  pagesOf,
  readPage,
  SETUP,
  sideOf,
} from "../src/screens/rules/book";
import { blocks, spans } from "../src/screens/rules/prose";
import { unbroken } from "../src/words/unbroken";
import { openPage } from "./browser";
import { dixitView } from "./views";

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
    "every phase of %s/%s has a short answer",
    async (language, game) => {
      const { clause } = await readPage(language, game);
      const answered = clause.filter((one) => one.now).map((one) => one.number);
      const { over, ...asked } = game === "poetry" ? POETRY : DIXIT;
      expect(Object.values(asked).filter((number) => !answered.includes(number))).toEqual([]);
      const numbers = clause.map((one) => one.number);
      expect(numbers).toContain(over);
      expect(numbers).toContain(SETUP);
    },
  );

  test("it is about as many as play", () => {
    const now = [
      { text: "Two each.", players: [3, 3] },
      { text: "One each.", players: [4, 6] },
      { text: "In secret." },
    ] as const;
    const clause = { number: 3, title: "Cards", text: "The whole clause." };
    expect(inShort({ ...clause, now }, 3)).toBe("- Two each.\n- In secret.");
    expect(inShort({ ...clause, now }, 6)).toBe("- One each.\n- In secret.");
    expect(inShort(clause, 6)).toBe("The whole clause.");
  });

  test("a finished round that is looked at is explained, not the one that has begun", () => {
    const game = dixitView({ phase: "giving" });
    expect(entryOf(game).clause(game, true)).toBe(DIXIT.reveal);
    expect(entryOf(game).clause(game, false)).toBe(DIXIT.giving);
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
