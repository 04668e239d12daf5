/** Who sits at the table, for the strip under it: partners sit together, since they score together. */

import type { AnyGame, TableView } from "../../net/views";
import { awaited, byBot, called, missing, whoAt, type Who } from "../../state/people";
import { together } from "../../state/sides";
import { speech } from "../../words/language.svelte";
import type { IconName } from "../Icon.svelte";
import type { Doing } from "../Seat.svelte";
import type { Reason } from "../track";

export interface Chair {
  readonly who: Who;
  readonly doing: Doing;
  /** Tokens that can still be laid, and what they are called; undefined where there are none. */
  readonly tokens?: { readonly count: number; readonly label: string };
}

export interface Bench {
  readonly side: number;
  readonly chairs: readonly Chair[];
  readonly score: number;
  readonly gain?: number;
  /** What the gain is made of, in words. */
  readonly why?: readonly Reason[];
}

/** The sign of who plays for whom, or of who is not there. */
export const standing = (who: Who): IconName | null =>
  byBot(who) ? "bot" : who.away ? "moon" : null;

/** Whom the table waits for, in words that stay short with twelve at the table. */
export function waitingWords(view: TableView, game: Pick<AnyGame, "waiting" | "sides">): string {
  const t = speech.t.tv;
  const said = (seat: number): string => awaited(whoAt(view, seat));
  const names = game.waiting.map(said);
  if (names.length === 0) return speech.t.table.allReady;
  if (names.length === 1) return speech.t.table.waitingOne(names[0] ?? "");
  const sides = together(game.waiting, game.sides);
  if (names.length <= 4)
    return t.waitingFor(
      sides.length === 1 ? names : sides.map((seats) => seats.map(said).join(" + ")),
    );
  const gone = game.waiting.map((seat) => whoAt(view, seat)).filter(missing);
  const many =
    sides.length < names.length ? t.waitingTeams(sides.length) : t.waitingMany(names.length);
  return gone.length === 0 ? many : t.waitingGone(many, gone.map(called));
}
