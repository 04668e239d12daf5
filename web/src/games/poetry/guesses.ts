/** Who named which story, one guess after the other: each is shown until its reader goes on. */

import type { PoetryFinishedRound, PoetryView } from "../../net/wire.gen";

export interface Guess {
  /** A name of its own in the whole game. */
  readonly key: string;
  readonly round: number;
  readonly seat: number;
  /** Whose story it was to find. */
  readonly teller: number;
  readonly story: number;
  readonly card: string;
  readonly right: boolean;
}

type Told = Pick<
  PoetryFinishedRound,
  "round" | "storyteller" | "stories" | "guesses" | "finder"
> & {
  readonly secret: number | null;
};

function inRound(told: Told): readonly Guess[] {
  const { round, storyteller: teller, stories, guesses, finder, secret } = told;
  const named = guesses.map(({ seat, story }) => ({ seat, story, right: false }));
  if (finder !== null && secret !== null) named.push({ seat: finder, story: secret, right: true });
  return named.map((one) => ({
    ...one,
    key: `${round} ${one.seat} ${one.story}`,
    round,
    teller,
    card: stories[one.story - 1] ?? "",
  }));
}

/** The guesses that this view knows of, the oldest first. */
export function guessesIn(game: PoetryView): readonly Guess[] {
  return [...(game.last === null ? [] : inRound(game.last)), ...inRound(game)];
}
