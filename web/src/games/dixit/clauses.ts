/** Which clauses of the rule page answer «Что сейчас?», the first one first. */

import type { DixitView } from "../../net/wire.gen";

export const CLAUSES: Readonly<Record<DixitView["phase"] | "reveal", readonly number[]>> = {
  race: [1, 2],
  telling: [2],
  giving: [3, 4],
  voting: [5, 6],
  reveal: [6, 7],
  over: [6, 8],
};
