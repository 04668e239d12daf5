/** Who sits at a game that nobody has drawn yet, and where they stand. */

import type { AnyGame, AnyRound, TableView } from "../../net/views";
import { whoAt } from "../../state/people";
import { sideSeats } from "../../state/sides";
import { sideName } from "../../state/standings";
import type { Doing } from "../../ui/Seat.svelte";
import type { Runner } from "../../ui/track";
import type { Bench } from "../../ui/tv/benches";

/** Fields that every view has, and that are drawn as such. */
export const KNOWN: readonly (keyof AnyGame)[] = [
  ...(["kind", "game", "seat", "players", "phase", "round", "scores"] as const),
  ...(["sides", "places", "waiting", "offers", "last", "result"] as const),
];

export const doing = (game: AnyGame, seat: number): Doing =>
  game.waiting.includes(seat) ? "thinks" : "idle";

/** Points after a round, or now. */
export function runners(view: TableView, game: AnyGame, round: AnyRound | null): Runner[] {
  return (round?.scores ?? game.scores).map((now, side) => {
    const seats = sideSeats(game.sides, side);
    return {
      key: side,
      colours: seats.map((seat) => whoAt(view, seat).colour),
      name: sideName(view, seats),
      you: game.seat !== null && seats.includes(game.seat),
      before: now,
      now,
    };
  });
}

export const benches = (view: TableView, game: AnyGame): readonly Bench[] =>
  game.scores.map((score, side) => ({
    side,
    score,
    chairs: sideSeats(game.sides, side).map((seat) => ({
      who: whoAt(view, seat),
      doing: doing(game, seat),
    })),
  }));
