/** Who runs on the score track, and from where to where. */
export interface Runner {
  /** The side's number, to tell runners apart. */
  readonly key: number;
  readonly colours: readonly number[];
  readonly name: string;
  readonly you: boolean;
  readonly before: number;
  readonly now: number;
  /** What the round's points are made of, in words; none where nobody says. */
  readonly why?: readonly Reason[];
}

/** One part of the points of a round. */
export interface Reason {
  readonly text: string;
  /** The same in a word or two, where there is little room. */
  readonly brief?: string;
  readonly points: number;
}

/** Where the track ends: at the points that end the game, or a little beyond the best. */
export function goal(runners: readonly Runner[], toWin: number | null): number {
  const best = Math.max(1, ...runners.map((one) => one.now));
  return toWin === null ? Math.max(10, Math.ceil(best / 5) * 5) : Math.max(toWin, best);
}

export const leadersFirst = (runners: readonly Runner[]): Runner[] =>
  [...runners].sort((a, b) => b.now - a.now || a.key - b.key);
