/** Which clause of the rule page answers «Что сейчас?». */

import type { DixitView } from "../../net/wire.gen";

export const CLAUSES: Readonly<Record<DixitView["phase"] | "reveal", number>> = {
  race: 1,
  telling: 2,
  giving: 3,
  voting: 5,
  reveal: 6,
  over: 8,
};
