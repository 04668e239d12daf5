/** What a page of «Поэзия» says of guesses. */

import { expect, test } from "vitest";
import { guessesIn } from "../src/games/poetry/guesses";
import { poem, poetryView } from "./views";

test("every guess is told once, the wrong ones first and the right one last", () => {
  const stories = ["stories/001", "stories/002", "stories/003"];
  const missed = poetryView({
    round: 2,
    stories,
    guesses: [{ seat: 3, story: 2, lost: 1, lines: 0 }],
  });
  expect(guessesIn(missed)).toEqual([
    { key: "2 3 2", round: 2, seat: 3, teller: 0, story: 2, card: "stories/002", right: false },
  ]);
  const found = guessesIn({ ...missed, finder: 1, secret: 3 });
  expect(found.map((one) => [one.seat, one.story, one.right])).toEqual([
    [3, 2, false],
    [1, 3, true],
  ]);
  const last = poem({ round: 2, stories, guesses: missed.guesses, finder: 1, secret: 3 });
  const over = guessesIn(poetryView({ round: 3, last }));
  expect(over.map((one) => one.key)).toEqual(found.map((one) => one.key));
});

test("a storyteller who knows the secret has been told of no finder", () => {
  expect(guessesIn(poetryView({ secret: 2 }))).toEqual([]);
});
