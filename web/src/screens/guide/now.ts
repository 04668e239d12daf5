/** What the rules say about this very moment of a game. */

import { CLAUSES as DIXIT } from "../../games/dixit/clauses";
import { CLAUSES as POETRY, FOR_TWO } from "../../games/poetry/clauses";
import type { DixitView, PoetryView } from "../../net/wire.gen";

/** Numbers of clauses; the finished round is looked at while the next one has begun. */
export function clausesNow(game: DixitView | PoetryView, revealing: boolean): readonly number[] {
  if (game.kind === "dixit") return DIXIT[revealing ? "reveal" : game.phase];
  return [...POETRY[revealing ? "reveal" : game.phase], ...(game.virtual === null ? [] : FOR_TWO)];
}
