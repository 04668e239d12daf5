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
  ...(["kind", "game", "seat", "players", "phase", "round", "scores", "sides"] as const),
  ...(["waiting", "offers", "last", "result"] as const),
];

/** The side of each seat: as the game tells it, else everybody is one. */
export const sidesOf = (game: AnyGame): readonly number[] =>
  game.sides ?? game.scores.map((_, seat) => seat);

export const doing = (game: AnyGame, seat: number): Doing =>
  game.waiting.includes(seat) ? "thinks" : "idle";

/** Points after a round, or now. */
export function runners(view: TableView, game: AnyGame, round: AnyRound | null): Runner[] {
  return (round?.scores ?? game.scores).map((now, side) => {
    const seats = sideSeats(sidesOf(game), side);
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
    chairs: sideSeats(sidesOf(game), side).map((seat) => ({
      who: whoAt(view, seat),
      doing: doing(game, seat),
    })),
  }));
