/** What is known of games by name, without a page of theirs: who reads the rules loads no table. */

import { shelf } from "../state/catalogue.svelte";
import type { Edition } from "./entry";

const found = import.meta.glob<Readonly<Record<string, Edition>>>("./*/editions.ts", {
  eager: true,
  import: "editions",
});
const EDITIONS: Readonly<Record<string, Edition>> = Object.assign({}, ...Object.values(found));

/** The game for who has not chosen one. */
export const TAUGHT = Object.keys(EDITIONS).find((game) => EDITIONS[game]?.taught) ?? "";

/** A card to know a game by; of a game without one the first of its deck. */
export function sampleOf(game: string): string {
  const deck = shelf.game(game)?.deck ?? "";
  return EDITIONS[game]?.sample ?? shelf.deck(deck)?.cards[0] ?? "";
}
