import { beforeAll, expect, test } from "vitest";
import type { honours as Dixit } from "../src/games/dixit/honours";
import type { honours as Poetry } from "../src/games/poetry/honours";
import type { DixitFinishedRound } from "../src/net/wire.gen";
import type { Honour } from "../src/ui/honours";
import { openPage } from "./browser";
import { finished, poem } from "./views";

let honours: typeof Dixit;
let ofPoems: typeof Poetry;
beforeAll(async () => {
  openPage();
  const { speech } = await import("../src/words/language.svelte");
  await speech.use("ru");
  ({ honours } = await import("../src/games/dixit/honours"));
  ({ honours: ofPoems } = await import("../src/games/poetry/honours"));
});

/** Votes by card, the first card being the storyteller's own; card n belongs to seat n - 1. */
function round(
  votes: readonly (readonly number[])[],
  change: Partial<DixitFinishedRound> = {},
): DixitFinishedRound {
  const seats = Math.max(votes.length, ...votes.flat().map((seat) => seat + 1));
  return finished({
    table: votes.map((_, owner) => ({ card: `dreams/00${owner}`, owner })),
    votes: Array.from({ length: seats }, (_, seat) =>
      votes.flatMap((of, index) => (of.includes(seat) ? [index + 1] : [])),
    ),
    ...change,
  });
}
const text = (clue: string): Partial<DixitFinishedRound> => ({
  clue: { kind: "text", text: clue, clip: null },
});
const of = (key: string, ...rounds: readonly DixitFinishedRound[]): Honour | undefined =>
  honours(rounds, {}).find((honour) => honour.key === key);

test("a game without a round honours nobody", () => {
  expect(honours([], {})).toEqual([]);
  expect(ofPoems([], {})).toEqual([]);
});

test("who found the card most often", () => {
  expect(of("found", round([[1, 2], [], []]), round([[2], [1], []]))).toEqual({
    key: "found",
    seats: [2],
    title: "Чаще всех находит",
    note: "2\u00a0находки",
  });
});

test("equals are honoured together, in seat order", () => {
  const twice = [round([[3, 1], [], [], []]), round([[1, 3], [], [], []])];
  expect(of("found", ...twice)).toMatchObject({
    seats: [1, 3],
    note: "поровну: 2\u00a0находки",
  });
});

test("once is luck, and no distinction", () => {
  expect(of("found", round([[1], [2], [], []]))).toBeUndefined();
  expect(of("fooled", round([[], [2], [], []]))).toBeUndefined();
  expect(ofPoems([poem({ finder: 2, poem: [] })], {})).toEqual([]);
});

test("what more than half of the players did equally well distinguishes nobody", () => {
  const twice = (votes: readonly (readonly number[])[]) => [round(votes), round(votes)];
  expect(of("found", ...twice([[1, 2, 3], [], [], [], []]))).toBeUndefined();
  expect(of("found", ...twice([[1, 2], [], [], [], []]))?.seats).toEqual([1, 2]);
  expect(
    of("found", round([[1, 2, 3], [], [], [], []]), round([[1], [], [], [], []])),
  ).toMatchObject({ seats: [1], note: "2\u00a0находки" });
  const line = (seat: number) => ({ seat, fits: true, line: 1 });
  expect(ofPoems([poem({ poem: [line(1), line(2)] })], {})).toEqual([]);
});

test("who drew most votes to a card that was not the one to find", () => {
  const honour = of("fooled", round([[1], [2, 3], [], []]), round([[], [], [1, 3], [2]]));
  expect(honour).toMatchObject({ seats: [1, 2], note: "поровну: 2\u00a0чужих голоса" });
});

test("nobody is honoured for what did not happen", () => {
  expect(of("fooled", round([[1, 2], [], []]))).toBeUndefined();
  expect(of("found", round([[], [2], [1]]))).toBeUndefined();
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
    "of equals the first, and the second with it",
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
])("clue of the evening: %s", (_, all, best) => {
  const rounds = all.map((votes, index) => round(votes, text(`clue ${index}`)));
  expect(of("clue", ...rounds)?.note.match(/clue \d/)?.[0]).toBe(best);
});

test("the clue of the evening says who understood, two markers counting as one person", () => {
  const votes = [[1, 2], [3, 1], [4], [], []];
  expect(of("clue", round(votes, { ...text("Две луны"), storyteller: 0 }))).toEqual({
    key: "clue",
    seats: [0],
    title: "Намёк вечера",
    note: "«Две луны», поняли 2 из\u00a04",
  });
});

test("of clues that split the table equally well two are told, with both who gave them", () => {
  const votes = [[1, 2], [3, 4], [], [], []];
  const rounds = [0, 1, 2].map((teller) =>
    round(votes, { ...text(`намёк ${teller}`), storyteller: teller }),
  );
  expect(of("clue", ...rounds)).toMatchObject({
    seats: [0, 1],
    title: "Лучшие намёки",
    note: "«намёк 0», поняли 2 из\u00a04; «намёк 1», поняли 2 из\u00a04",
  });
});

test("a clue without words can't be shown, so it is not chosen", () => {
  const silent = { clue: { kind: "aloud", text: "", clip: null } } as const;
  expect(of("clue", round([[1], [2], []], silent))).toBeUndefined();
});

test("in the party game those are honoured who chose alike, and nothing else is", () => {
  const party = { target: null, red: 2 };
  const found = honours([round([[0, 1, 2], [], [3]], party), round([[1], [0, 3], [2]], party)], {});
  expect(found).toMatchObject([{ key: "matched", seats: [0], note: "2\u00a0совпадения" }]);
});

test("in «Поэзия»: stories found and lines that fit", () => {
  const line = (seat: number, fits: boolean) => ({ seat, fits, line: 1 });
  const found = ofPoems(
    [
      poem({ finder: 2, poem: [line(1, true), line(2, false)] }),
      poem({ finder: 2, poem: [] }),
      poem({ finder: null, poem: [line(1, true), line(2, true)] }),
    ],
    {},
  );
  expect(found).toMatchObject([
    { key: "stories", seats: [2], note: "2\u00a0истории" },
    { key: "lines", seats: [1], note: "2\u00a0строки подошли" },
  ]);
});

test("what a bot did for somebody is nobody's honour", () => {
  const rounds = [
    round([[1], [2], [], []], { round: 1 }),
    round([[1, 2], [], [], []], { round: 2 }),
    round([[1, 2], [], [], []], { round: 3 }),
  ];
  const helped = { 1: { 1: { name: "Б", kind: "stand_in" as const } } };
  const found = honours(rounds, helped).find((honour) => honour.key === "found");
  expect(found).toMatchObject({ seats: [1, 2], note: "поровну: 2\u00a0находки" });
  const told = { 1: { 0: { name: "", kind: "bot" as const } } };
  const clue = (others: typeof told | Record<string, never>): Honour | undefined =>
    honours([round([[1], [2], []], text("лето"))], others).find((one) => one.key === "clue");
  expect(clue({})?.seats).toEqual([0]);
  expect(clue(told)).toBeUndefined();
});
