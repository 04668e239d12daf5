/** Which clause of the rule page answers «Что сейчас?». */

import type { PoetryView } from "../../net/wire.gen";

export const CLAUSES: Readonly<Record<PoetryView["phase"] | "reveal", number>> = {
  telling: 2,
  guessing: 3,
  judging: 4,
  ending: 7,
  reveal: 6,
  over: 8,
};
