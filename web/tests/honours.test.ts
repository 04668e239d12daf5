import { expect, test } from "vitest";
import type { Album, AlbumCard, PoemPage, TablePage } from "../src/state/album";
import { honours, type Honour } from "../src/state/honours";

/** Votes by card, the first card being the storyteller's own; card n belongs to seat n - 1. */
function page(votes: readonly (readonly number[])[], change: Partial<TablePage> = {}): TablePage {
  const cards: AlbumCard[] = votes.map((seats, owner) => ({
    number: owner + 1,
    card: `dreams/00${owner}`,
    owner,
    votes: seats,
  }));
  return {
    storyteller: 0,
    clue: { kind: "text", text: "Понедельник", clip: null },
    cards,
    target: 1,
    red: null,
    points: [],
    scores: [],
    ...change,
  };
}
function poem(finder: number | null, lines: readonly (readonly [number, boolean])[]): PoemPage {
  return {
    storyteller: 0,
    story: "stories/001",
    secret: 1,
    poem: [],
    lines: lines.map(([seat, fits]) => ({ seat, text: "", fits })),
    finder,
    ending_seat: 0,
    points: [],
    scores: [],
  };
}
const album = (...pages: readonly (TablePage | PoemPage)[]): Album => ({
  game: "dixit",
  players: [],
  pages,
});
const text = (clue: string): Partial<TablePage> => ({
  clue: { kind: "text", text: clue, clip: null },
});
const of = <Kind extends Honour["kind"]>(
  kind: Kind,
  ...pages: readonly (TablePage | PoemPage)[]
): Honour | undefined => honours(album(...pages)).find((honour) => honour.kind === kind);

test("a game without a round honours nobody", () => {
  expect(honours(album())).toEqual([]);
});

test("who found the card most often", () => {
  expect(of("found", page([[1, 2], [], []]), page([[2], [1], []]))).toEqual({
    kind: "found",
    seats: [2],
    count: 2,
  });
});

test("equals are honoured together, in seat order", () => {
  expect(of("found", page([[3, 1], [], [], []]))).toMatchObject({ seats: [1, 3], count: 1 });
});

test("who drew most votes to a card that was not the one to find", () => {
  expect(of("fooled", page([[1], [2, 3], [], []]), page([[], [], [1, 3], [2]]))).toMatchObject({
    seats: [1, 2],
    count: 2,
  });
});

test("nobody is honoured for what did not happen", () => {
  expect(of("fooled", page([[1, 2], [], []]))).toBeUndefined();
  expect(of("found", page([[], [2], [1]]))).toBeUndefined();
});

test.each<[string, readonly (readonly (readonly number[])[])[], string | undefined]>([
  ["all found it", [[[1, 2, 3], [], [], []]], undefined],
  ["nobody found it", [[[], [2, 3], [1], []]], undefined],
  [
    "two of four beat one of four",
    [
      [[1], [2, 3, 4], [], [], []],
      [[1, 2], [3, 4], [], [], []],
    ],
    "clue 1",
  ],
  [
    "of equals the first",
    [
      [[1, 2], [3, 4], [], [], []],
      [[3, 4], [1, 2], [], [], []],
    ],
    "clue 0",
  ],
  [
    "three of four are as even as one of four",
    [
      [[1, 2, 3], [4], [], [], []],
      [[1], [2, 3, 4], [], [], []],
    ],
    "clue 0",
  ],
])("clue of the evening: %s", (_, rounds, best) => {
  const pages = rounds.map((votes, index) => page(votes, text(`clue ${index}`)));
  const honour = of("clue", ...pages);
  expect(honour?.kind === "clue" ? honour.text : undefined).toBe(best);
});

test("the clue of the evening says who understood, two markers counting as one person", () => {
  const votes = [[1, 2], [3, 1], [4], [], []];
  expect(of("clue", page(votes, { ...text("Две луны"), storyteller: 0 }))).toEqual({
    kind: "clue",
    seats: [0],
    text: "Две луны",
    found: 2,
    of: 4,
  });
});

test("a clue without words can't be shown, so it is not chosen", () => {
  const silent = { clue: { kind: "aloud", text: "", clip: null } } as const;
  expect(of("clue", page([[1], [2], []], silent))).toBeUndefined();
});

test("in the party game those are honoured who chose alike, and nothing else is", () => {
  const party = { target: null, red: 2 };
  const found = honours(album(page([[0, 1, 2], [], [3]], party), page([[1], [0, 3], [2]], party)));
  expect(found).toEqual([{ kind: "matched", seats: [0], count: 2 }]);
});

test("in «Поэзия»: stories found and lines that fit", () => {
  const found = honours(
    album(
      poem(2, [
        [1, true],
        [2, false],
      ]),
      poem(null, [
        [1, true],
        [2, true],
      ]),
    ),
  );
  expect(found).toEqual([
    { kind: "stories", seats: [2], count: 1 },
    { kind: "lines", seats: [1], count: 2 },
  ]);
});
