/** Which clauses of the rule page answer «Что сейчас?», the first one first. */

import type { PoetryView } from "../../net/wire.gen";

export const CLAUSES: Readonly<Record<PoetryView["phase"] | "reveal", readonly number[]>> = {
  telling: [2],
  guessing: [3, 4, 5],
  judging: [4],
  ending: [7],
  reveal: [6, 7],
  over: [6, 8],
};
/** At a table for two the virtual third plays too. */
export const FOR_TWO: readonly number[] = [10];
