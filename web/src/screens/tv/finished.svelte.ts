/** Which finished round the TV shows, for how long, and all that it has seen of this game. */

import { entryOf } from "../../games/registry";
import type { AnyRound, TableView } from "../../net/views";
import type { Others } from "../../ui/honours";

export class FinishedRounds {
  /** The round to show now; null when the game goes on. */
  shown = $state.raw<AnyRound | null>(null);
  /** The rounds of this game that ended while the TV was on. */
  seen = $state.raw<readonly AnyRound[]>([]);

  /** Who else moved for a seat in them, by round. */
  others: Others = {};

  #game: number | null = null;
  #round = 0;
  #halted = false;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  heard(view: TableView): void {
    const game = view.game;
    const last = game?.last ?? null;
    const fresh = view.games !== this.#game;
    if (fresh) {
      this.#hide();
      this.seen = [];
      this.others = {};
    }
    this.others = { ...this.others, ...view.others };
    if (game === null) {
      this.#follow(view);
      return;
    }
    const entry = entryOf(game);
    // What ended before the TV was switched on, or the game was put off, is no news: only phones that still look
    // at it are not left alone with it.
    const looked = view.looking.length > 0 && !entry.begun(game);
    const again = (fresh && this.#game === null) || (this.#halted && !view.paused);
    const news =
      last !== null && (again ? looked && this.shown === null : last.round !== this.#round);
    this.#follow(view);
    if (news && last !== null) {
      if (!this.seen.some(({ round }) => round === last.round)) this.seen = [...this.seen, last];
      this.shown = last;
      this.#since = performance.now();
      clearTimeout(this.#timer);
    }
    // It stays until everybody went on, or somebody has told; even then long enough to be seen.
    const gone = view.looking.length === 0 || entry.begun(game);
    if (this.shown === null || !gone) return;
    this.#hideAfter(view.stage === "over" ? entry.shown.longest : entry.shown.shortest);
  }

  #follow(view: TableView): void {
    this.#game = view.games;
    this.#round = view.game?.last?.round ?? 0;
    this.#halted = view.paused;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #hideAfter(time: number): void {
    clearTimeout(this.#timer);
    const left = this.#since + time - performance.now();
    this.#timer = setTimeout(() => this.#hide(), Math.max(0, left));
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
