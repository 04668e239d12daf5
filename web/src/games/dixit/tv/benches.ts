/** Who sits at a picture game. */

import type { TableView } from "../../../net/views";
import type { DixitView } from "../../../net/wire.gen";
import { whoAt } from "../../../state/people";
import { sideSeats } from "../../../state/sides";
import type { Doing } from "../../../ui/Seat.svelte";
import type { Bench } from "../../../ui/tv/benches";
import { acting } from "../stage";

export function benches(view: TableView, game: DixitView): readonly Bench[] {
  const busy = acting(game);
  const doing = (seat: number): Doing => {
    // In the party game the storyteller gives and votes like everybody.
    const party = !game.finds && game.phase !== "telling";
    if (seat === game.storyteller && !party) return "tells";
    if (game.waiting.includes(seat)) return "thinks";
    return busy.includes(seat) ? "ready" : "idle";
  };
  return game.scores.map((score, side) => ({
    side,
    score,
    chairs: sideSeats(game.sides, side).map((seat) => ({
      who: whoAt(view, seat),
      doing: doing(seat),
    })),
  }));
}
