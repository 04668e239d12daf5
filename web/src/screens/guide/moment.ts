/** Where a newcomer stands in the guided round: each moment has its sentence. */

import type { TableView } from "../../net/wire.gen";

export type Moment =
  | "race"
  | "tell"
  | "tellOthers"
  | "give"
  | "gave"
  | "giveTeller"
  | "vote"
  | "voted"
  | "voteTeller"
  | "reveal";

/** Null where there is nothing to teach: a later round, a watcher, another kind of game. */
export function momentOf(view: TableView, revealing: boolean): Moment | null {
  const { game, your_seat: seat } = view;
  if (game?.kind !== "dixit" || seat === null) return null;
  if (revealing) return game.last?.round === 1 ? "reveal" : null;
  if (game.round !== 1) return null;
  const teller = game.storyteller === seat;
  switch (game.phase) {
    case "race":
      return "race";
    case "telling":
      return teller ? "tell" : "tellOthers";
    case "giving":
      return teller ? "giveTeller" : game.gave.includes(seat) ? "gave" : "give";
    case "voting":
      return teller ? "voteTeller" : game.voted.includes(seat) ? "voted" : "vote";
    case "over":
      return null;
  }
}
