/** A first game in one tap: bots sit down and the cards are dealt. */

import type { AnyGame, TableView } from "../net/views";
import type { CharacterView } from "../net/wire.gen";
import { Table, type Move } from "./table.svelte";

/** ``first`` is a move to begin with, if any; ``levels`` say how well the bots play, where they say something. */
export async function startAlone(
  code: string,
  bots: number,
  levels: readonly CharacterView["level"][] = [],
  first: (game: AnyGame) => Move | null = () => null,
): Promise<void> {
  const table = new Table(code);
  try {
    for (let bot = 0; bot < bots; bot++) await table.do({ do: "add_bot" });
    if (levels.length > 0) await setLevels(table, bots, levels);
    await table.do({ do: "start" });
    const move = first(await seen(table, (view) => view.game));
    if (move !== null) await table.play(move);
  } finally {
    table.close();
  }
}

async function setLevels(
  table: Table,
  bots: number,
  levels: readonly CharacterView["level"][],
): Promise<void> {
  const seated = await seen(table, ({ seats }) => {
    const found = seats.filter((seat) => seat.bot);
    return found.length < bots ? null : found;
  });
  for (const [index, { person }] of seated.entries()) {
    const level = levels[index];
    if (level !== undefined) await table.do({ do: "set_level", person, level });
  }
}

/** What is looked for in the view, as soon as it has come. */
function seen<Found>(table: Table, find: (view: TableView) => Found | null): Promise<Found> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        const found = table.view === null ? null : find(table.view);
        if (found === null) return;
        done(found);
        queueMicrotask(() => stop());
      });
    });
  });
}
