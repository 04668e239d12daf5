/** Who reads the end of a game keeps it when the next one begins: nobody takes a page out of their hands. */

import type { TableView } from "../net/views";

export class Leaving {
  /** The game that is over, as long as its end is read; also after the next one has begun. */
  #over = $state.raw<TableView | null>(null);
  /** The game that its reader has left for a new one. */
  #left = $state(0);

  /** The newest view, and whether its reader looks at how a game ended. */
  sees(view: TableView, end: boolean): void {
    if (view.stage !== "playing") this.#over = end ? view : null;
  }

  /** The end that is still read though this view's game has begun since; null if none is. */
  still(view: TableView): TableView | null {
    const over = this.#over;
    if (over === null || view.stage !== "playing") return null;
    return over.games < view.games && over.games !== this.#left ? over : null;
  }

  /** Its reader goes on to a game that begins or has begun; ``false``: it did not. */
  goes(on = true): void {
    this.#left = on ? (this.#over?.games ?? 0) : 0;
  }
}
