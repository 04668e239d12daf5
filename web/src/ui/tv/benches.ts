/** Who sits at the table, for the strip under it: partners sit together, since they score together. */

import type { AnyGame, TableView } from "../../net/views";
import { whoAt, type Who } from "../../state/people";
import { speech } from "../../words/language.svelte";
import type { Doing } from "../Seat.svelte";

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
}

/** Whom the table waits for, in words that stay short with twelve at the table. */
export function waitingWords(view: TableView, game: Pick<AnyGame, "waiting">): string {
  const t = speech.t.tv;
  const names = game.waiting.map((seat) => whoAt(view, seat).name);
  if (names.length === 0) return speech.t.table.allReady;
  if (names.length === 1) return speech.t.table.waitingOne(names[0] ?? "");
  return names.length > 4 ? t.waitingMany(names.length) : t.waitingFor(names);
}
