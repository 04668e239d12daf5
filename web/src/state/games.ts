/** What the catalogue says about a game, in words. */

import type { Game } from "../net/api";
import type { AnyGame, TableView } from "../net/views";
import type { Settings } from "../net/wire.gen";
import { decent } from "../words/decent";
import { speech } from "../words/language.svelte";
import { shelf } from "./catalogue.svelte";
import { personName } from "./people";

/** What a game is called; one that nobody has words for by its key. */
export const gameName = (game: string): string =>
  speech.t.game.name[game] ?? speech.rules.game[game] ?? decent(game);

export const phaseName = (phase: string): string => speech.rules.phase[phase] ?? decent(phase);

export function playersOf(game: Game): string {
  const [low, high] = [Math.min(...game.players), Math.max(...game.players)];
  const whole = game.players.length === high - low + 1;
  return whole ? speech.t.game.players(low, high) : speech.t.game.playersOf(game.players);
}

/** Chairs to show as free beside so many people: those that are still needed, else one if somebody more can play.
 *  Never a hall of empty chairs, and none for a seventh where six and eight can play. */
export function freeSeats(seated: number, players: readonly number[]): number {
  const enough = players.filter((count) => count >= seated);
  const needed = Math.min(...enough) - seated;
  if (enough.length === 0) return players.length === 0 ? 1 : 0;
  return needed > 0 ? needed : Number(enough.includes(seated + 1));
}

/** Options that say when a game ends. */
const ENDS = ["points_to_win", "cycles", "deck_end"] as const;

/** When a game with these options ends, in words. */
export function ending(options: Readonly<Record<string, unknown>>): string {
  const number = (name: string): number | null => (options[name] as number | undefined) ?? null;
  return speech.t.options.ends(number("points_to_win"), number("cycles"), !!options["deck_end"]);
}

/** A game in a few words; where a table ends it otherwise than the book, when that is. */
export function aboutGame({ game, options }: Settings, players: number): string {
  const book = shelf.game(game)?.defaults[players] ?? {};
  const otherwise = ENDS.some((end) => end in options && options[end] !== book[end]);
  return otherwise ? ending({ ...book, ...options }) : (speech.t.game.short[game] ?? "");
}

/** What was played, how long, and why it is over. */
export function summary({ game, options }: AnyGame, reason: string, rounds: number): string {
  const t = speech.t.end;
  const why = {
    points: t.over.points(options?.points_to_win ?? 0),
    cycles: t.over.cycles(options?.cycles ?? 1),
    deck: t.over.deck,
  }[reason];
  return [t.summary(gameName(game), rounds), why].filter(Boolean).join(" · ");
}

/** Who begins the next game, and which, if another one than was played is chosen already. */
export function nextGame(view: TableView, played: string): string {
  const t = speech.t.end;
  const host = personName(view, view.host);
  return view.settings.game === played
    ? t.hostStarts(host)
    : t.hostChooses(host, gameName(view.settings.game));
}

/** Settings to begin with: the book's rules and the deck that the game is made for. */
export function freshSettings(game: string, deck = deckOf(game)): Settings {
  return {
    game,
    options: {},
    decks: [deck],
    pace: "off",
    knock: false,
    talk: true,
    late: true,
    language: null,
    first: null,
  };
}

/** Options that make a game of so many players short; null where the book's is no longer. */
export function shortOptions(
  game: string,
  players: number,
): Readonly<Record<string, unknown>> | null {
  const known = shelf.game(game);
  const book = known?.defaults[players] ?? {};
  const found = Object.entries(known?.short[String(players)] ?? {});
  const differs = found.filter(([name, value]) => book[name] !== value);
  return differs.length === 0 ? null : Object.fromEntries(differs);
}

const deckOf = (game: string): string => shelf.game(game)?.deck ?? shelf.decks[0]?.name ?? "";

/** Decks for another game: those that somebody chose stay, the former game's own one does not. */
export function decksFor(game: string, before: Settings): readonly string[] {
  const chosen = before.decks.join() !== deckOf(before.game);
  return chosen ? before.decks : [deckOf(game)];
}
