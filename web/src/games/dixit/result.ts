/** How a finished round is told. */

import type { DixitFinishedRound, DixitView, TableView } from "../../net/wire.gen";
import { names, whoAt } from "../../state/people";
import type { Runner } from "../../ui/track";
import { speech } from "../../words/language.svelte";
import { found, sideSeats, voters, votersFor } from "./stage";

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
      name: names(view, seats)
        .map((name, index) => (index === 0 && name === speech.t.you ? speech.t.You : name))
        .join(" + "),
      you: view.your_seat !== null && seats.includes(view.your_seat),
      before: now - (round?.points[side] ?? 0),
      now,
    };
  });
}
