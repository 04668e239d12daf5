/** What the catalogue says about a game, in words. */

import type { Game } from "../net/api";
import type { Settings } from "../net/wire.gen";
import { decent } from "../words/decent";
import { speech } from "../words/language.svelte";
import { shelf } from "./catalogue.svelte";

/** What a game is called; one that nobody has words for by its key. */
export const gameName = (game: string): string =>
  speech.t.game.name[game] ?? speech.rules.game[game] ?? decent(game);

export const phaseName = (phase: string): string => speech.rules.phase[phase] ?? decent(phase);

export function playersOf(game: Game): string {
  const [low, high] = [Math.min(...game.players), Math.max(...game.players)];
  const whole = game.players.length === high - low + 1;
  return whole ? speech.t.game.players(low, high) : speech.t.game.playersOf(game.players);
}

/** Settings to begin with: the book's rules and the deck that the game is made for. */
export function freshSettings(game: string, deck = deckOf(game)): Settings {
  return { game, options: {}, decks: [deck], pace: "off", knock: false, first: null };
}

export const deckOf = (game: string): string =>
  shelf.game(game)?.deck ?? shelf.decks[0]?.name ?? "";

/** Decks for another game: those that somebody chose stay, the former game's own one does not. */
export function decksFor(game: string, before: Settings): readonly string[] {
  const chosen = before.decks.join() !== deckOf(before.game);
  return chosen ? before.decks : [deckOf(game)];
}
