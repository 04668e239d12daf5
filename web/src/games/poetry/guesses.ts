/** Who named which story, one guess after the other: each is shown until its reader goes on. */

import type { PoetryFinishedRound, PoetryView } from "../../net/wire.gen";

export interface Guess {
  /** A name of its own in the whole game. */
  readonly key: string;
  readonly round: number;
  readonly seat: number;
  readonly story: number;
  readonly card: string;
  readonly right: boolean;
}

type Told = Pick<PoetryFinishedRound, "round" | "stories" | "guesses" | "finder"> & {
  readonly secret: number | null;
};

function inRound({ round, stories, guesses, finder, secret }: Told): readonly Guess[] {
  const named = guesses.map(({ seat, story }) => ({ seat, story, right: false }));
  if (finder !== null && secret !== null) named.push({ seat: finder, story: secret, right: true });
  return named.map((one) => ({
    ...one,
    key: `${round} ${one.seat} ${one.story}`,
    round,
    card: stories[one.story - 1] ?? "",
  }));
}

/** The guesses that this view knows of, the oldest first. */
export function guessesIn(game: PoetryView): readonly Guess[] {
  return [...(game.last === null ? [] : inRound(game.last)), ...inRound(game)];
}
