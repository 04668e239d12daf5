/** Views as a client must read them: the game in them may be one that this client has never seen. */

import type { Album as WireAlbum, Change, TableView as WireTable } from "./wire.gen";

/** Something that a game lets a seat do, with whatever there is to choose from. */
export interface AnyOffer {
  readonly do: string;
}

/** A finished round: what all games tell of theirs. */
export interface AnyRound {
  readonly round: number;
  /** The points after it by side; a game may have none. */
  readonly scores?: readonly number[];
}

/** How a game ended. */
export interface AnyResult {
  readonly scores: readonly number[];
  /** The sides that won; nobody if the game was stopped. */
  readonly winners: readonly number[];
  readonly reason: string;
}

/** What the view of any game tells, whatever else it has. */
export interface AnyGame {
  readonly kind: string;
  /** The key of the game. */
  readonly game: string;
  /** Who is looking; null for a watcher. */
  readonly seat: number | null;
  /** How many people play; their seats come first. */
  readonly players: number;
  readonly phase: string;
  readonly round: number;
  /** The most rounds that come after this one; null where their number does not end the game. */
  readonly rounds_left: number | null;
  /** Points by side. */
  readonly scores: readonly number[];
  /** Where each side stands, counted from 1. */
  readonly places: readonly number[];
  /** The side that each seat scores for. */
  readonly sides: readonly number[];
  readonly waiting: readonly number[];
  readonly offers: readonly AnyOffer[];
  readonly last: AnyRound | null;
  readonly result: AnyResult | null;
  /** Options that all our games name alike; another may have none. */
  readonly options?: { readonly points_to_win?: number | null; readonly cycles?: number | null };
}

export interface TableView extends Omit<WireTable, "game"> {
  /** The current or last game, as the looker may see it; null before the first. */
  readonly game: AnyGame | null;
}

/** A view with what is new put into it; it holds what is old as it was, so that nothing is drawn anew. */
export function changed(view: TableView, change: Pick<Change, "table" | "game">): TableView {
  const game = view.game && { ...view.game, ...change.game };
  return { ...view, ...change.table, game: Object.keys(change.game).length ? game : view.game };
}

export interface Album extends Omit<WireAlbum, "pages" | "result"> {
  readonly pages: readonly AnyRound[];
  readonly result: AnyResult;
}

export interface SharedAlbum {
  readonly album: Album;
  /** The secret of its link: whoever has it may look. */
  readonly secret: string;
  /** Where the looker sat when it ended; null for somebody else. */
  readonly your_seat: number | null;
  /** The table's code, for who is at the table. */
  readonly code: string | null;
}
