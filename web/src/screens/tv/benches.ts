/** Who sits at the table, for the strip under it: partners sit together, since they score together. */

import type { DixitView, PoetryView, TableView } from "../../net/wire.gen";
import { acting, sideSeats } from "../../games/dixit/stage";
import { whoAt, type Who } from "../../state/people";
import type { Doing } from "../../ui/Seat.svelte";
import { speech } from "../../words/language.svelte";

export interface Chair {
  readonly who: Who;
  readonly doing: Doing;
  /** Lines that can still be added; undefined where there are no tokens. */
  readonly tokens?: number;
}

export interface Bench {
  readonly side: number;
  readonly chairs: readonly Chair[];
  readonly score: number;
  readonly gain?: number;
}

export function benches(view: TableView, game: DixitView | PoetryView): readonly Bench[] {
  if (game.kind === "poetry") return poetryBenches(view, game);
  const busy = acting(game);
  const doing = (seat: number): Doing => {
    // In the party game the storyteller gives and votes like everybody.
    const party = game.options.match_cap !== null && game.phase !== "telling";
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

function poetryBenches(view: TableView, game: PoetryView): readonly Bench[] {
  return game.scores.map((score, seat) => ({
    side: seat,
    score,
    chairs: [
      {
        who: whoAt(view, seat),
        doing:
          seat === game.storyteller ? "tells" : game.waiting.includes(seat) ? "thinks" : "idle",
        ...(seat === game.storyteller ? {} : { tokens: game.free_tokens[seat] ?? 0 }),
      },
    ],
  }));
}

/** Whom the table waits for, in words that stay short with twelve at the table. */
export function waitingWords(view: TableView, game: DixitView | PoetryView): string {
  const t = speech.t.tv;
  const names = game.waiting.map((seat) => whoAt(view, seat).name);
  if (names.length === 0) return speech.t.table.allReady;
  if (names.length === 1) return speech.t.table.waitingOne(names[0] ?? "");
  return names.length > 4 ? t.waitingMany(names.length) : t.waitingFor(names);
}
