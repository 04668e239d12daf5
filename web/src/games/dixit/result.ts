/** How a finished round is told. */

import type { TableView } from "../../net/views";
import type { DixitFinishedRound, DixitPart, DixitView } from "../../net/wire.gen";
import { inRound, wasOthers, whoAt, type Who } from "../../state/people";
import { sideSeats } from "../../state/sides";
import { sideName } from "../../state/standings";
import type { Reason, Runner } from "../../ui/track";
import { speech } from "../../words/language.svelte";
import { found, voters, votersFor } from "./stage";

/** Whose clue it is: who took the seat over since then has not given it. */
export function tellerOf(view: TableView, game: DixitView): Who {
  const seat = game.storyteller ?? 0;
  return whoAt(wasOthers(view, game.round, seat) ? inRound(view, game.round) : view, seat);
}

/** That line above the clue: a bot that told for the reader was not the reader. */
export function clueBy(view: TableView, game: DixitView): string {
  const [t, teller] = [speech.t.give, tellerOf(view, game)];
  if (!teller.you) return t.by(teller.name);
  return view.others[game.round]?.[teller.seat]?.kind === "stand_in" ? t.byYourBot : t.byYou;
}

/** The round in one sentence. */
export function headline(round: DixitFinishedRound): string {
  const t = speech.t.reveal;
  if (round.target === null) {
    const votes = round.table.map((_, index) => votersFor(round, index + 1).length);
    return t.party(votes.filter((count) => count > 1).sort((a, b) => b - a));
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
      ...(round === null ? {} : { why: reasons(round)[side] ?? [] }),
    };
  });
}

/** What every side's points are made of, as the rules counted them. */
export function reasons(round: DixitFinishedRound): readonly (readonly Reason[])[] {
  return round.parts.map((parts) =>
    parts.map((part) => ({ text: said(part), brief: brief(part), ...part })),
  );
}

function brief({ why, points, count }: DixitPart): string {
  const words = speech.t.reveal.brief[why];
  return typeof words === "string" ? words : words(count, points);
}

function said({ why, points, count }: DixitPart): string {
  if (points === 0 && why === "all_found") return speech.t.reveal.parts.all_found_told;
  if (points === 0 && why === "none_found") return speech.t.reveal.parts.none_found_told;
  const words = speech.t.reveal.parts[why];
  return typeof words === "string" ? words : words(count, points);
}
