/** How a finished round is told. */

import type { TableView } from "../../net/views";
import type { DixitFinishedRound, DixitView } from "../../net/wire.gen";
import { whoAt } from "../../state/people";
import { sideSeats } from "../../state/sides";
import { sideName } from "../../state/standings";
import type { Runner } from "../../ui/track";
import { speech } from "../../words/language.svelte";
import { found, voters, votersFor } from "./stage";

/** The round in one sentence. */
export function headline(round: DixitFinishedRound): string {
  const t = speech.t.reveal;
  if (round.target === null) {
    return t.party(
      Math.max(0, ...round.table.map((_, index) => votersFor(round, index + 1).length)),
    );
  }
  const [hits, all] = [found(round).length, voters(round).length];
  if (hits === 0) return t.noneFound;
  return hits === all ? t.allFound : t.found(hits, all);
}

/** Everybody on the score track: as the round moved them, or where they stand. */
export function runners(
  view: TableView,
  game: DixitView,
  round: DixitFinishedRound | null,
): Runner[] {
  return (round?.scores ?? game.scores).map((now, side) => {
    const seats = sideSeats(game.sides, side);
    return {
      key: side,
      colours: seats.map((seat) => whoAt(view, seat).colour),
      name: sideName(view, seats),
      you: game.seat !== null && seats.includes(game.seat),
      before: now - (round?.points[side] ?? 0),
      now,
    };
  });
}
