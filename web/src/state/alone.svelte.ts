/** A first game in one tap: bots sit down and the cards are dealt. */

import type { AnyGame } from "../net/views";
import { Table, type Move } from "./table.svelte";

/** ``first`` is a move to begin with, if any. */
export async function startAlone(
  code: string,
  bots: number,
  first: (game: AnyGame) => Move | null = () => null,
): Promise<void> {
  const table = new Table(code);
  try {
    for (let bot = 0; bot < bots; bot++) await table.do({ do: "add_bot" });
    await table.do({ do: "start" });
    const move = first(await dealt(table));
    if (move !== null) await table.play(move);
  } finally {
    table.close();
  }
}

/** The game, as soon as its view has come. */
function dealt(table: Table): Promise<AnyGame> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (table.view === null || table.view.game === null) return;
        done(table.view.game);
        queueMicrotask(() => stop());
      });
    });
  });
}
