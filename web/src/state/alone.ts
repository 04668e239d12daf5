/** A first game in one tap: bots sit down and the cards are dealt. */

import { Table } from "./table.svelte";

const BOTS = 4;

export async function startAlone(code: string): Promise<void> {
  const table = new Table(code);
  try {
    for (let bot = 0; bot < BOTS; bot++) await table.do({ do: "add_bot" });
    await table.do({ do: "start" });
  } finally {
    table.close();
  }
}
