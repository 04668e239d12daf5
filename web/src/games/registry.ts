/** Every kind of game that this client has pages for. Nothing else knows a game by its name. */

import type { AnyGame } from "../net/views";
import { dixit } from "./dixit/entry";
import type { GameEntry, Guide } from "./entry";
import { plain } from "./plain/entry";
import { poetry } from "./poetry/entry";

export const ENTRIES: readonly GameEntry[] = [dixit, poetry];

/** Who draws a view. A kind without pages of its own, and a phase that its pages do not know, are
 *  played plainly. */
export function entryOf(game: AnyGame): GameEntry {
  const own = ENTRIES.find((one) => one.kind === game.kind);
  return own?.phases.includes(game.phase) ? own : plain;
}

/** The same for a game that is only named. */
export const entryFor = (game: string): GameEntry =>
  ENTRIES.find((one) => game in one.games) ?? plain;

/** Whether partners sit opposite each other. */
export const sitsOpposite = (game: string): boolean =>
  entryFor(game).games[game]?.opposite === true;

/** Who will score together, as they sit in the lobby: partners once so many sit there as can play, else everybody alone. */
export function benchesOf(
  game: string,
  seats: number,
  playable: readonly number[],
): readonly (readonly number[])[] {
  const half = seats / 2;
  return sitsOpposite(game) && playable.includes(seats)
    ? Array.from({ length: half }, (_, seat) => [seat, seat + half])
    : Array.from({ length: seats }, (_, seat) => [seat]);
}

/** What newcomers learn, the first one first. */
export const guides: readonly Guide[] = ENTRIES.flatMap((one) => one.guide ?? []);
