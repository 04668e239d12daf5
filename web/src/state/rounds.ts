/** What a view says of the rounds to come. */

import type { AnyGame } from "../net/views";

/** Whether no round comes after this one; the running one, if nobody says which. */
export const isLast = (game: Pick<AnyGame, "round" | "rounds_left">, round = game.round): boolean =>
  round === game.round && game.rounds_left === 0;
