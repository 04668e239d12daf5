/** The album of a finished game, as the server tells it. */

import type { Clue } from "../net/wire.gen";

export interface AlbumCard {
  readonly number: number;
  readonly card: string;
  readonly owner: number;
  readonly votes: readonly number[];
}

export interface TablePage {
  readonly storyteller: number;
  readonly clue: Clue;
  readonly cards: readonly AlbumCard[];
  readonly target: number | null;
  readonly red: number | null;
  readonly points: readonly number[];
  readonly scores: readonly number[];
}

export interface PoemPage {
  readonly storyteller: number;
  readonly story: string;
  readonly secret: number;
  readonly poem: readonly string[];
  readonly lines: readonly {
    readonly seat: number;
    readonly text: string;
    readonly fits: boolean;
  }[];
  readonly finder: number | null;
  readonly ending_seat: number;
  readonly points: readonly number[];
  readonly scores: readonly number[];
}

export interface Album {
  readonly game: string;
  readonly players: readonly { readonly name: string; readonly kind: string }[];
  readonly pages: readonly (TablePage | PoemPage)[];
}

export const isPoem = (page: TablePage | PoemPage): page is PoemPage => "poem" in page;
