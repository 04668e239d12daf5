/** What a kind of game must bring along to be played, watched and kept in this client. Whatever is
 *  heavy is loaded when it is needed. */

import type { Component } from "svelte";
import type { AnyGame, AnyResult, AnyRound, TableView } from "../net/views";
import type { CharacterView } from "../net/wire.gen";
import type { Moment } from "../state/replay.svelte";
import type { Move } from "../state/table.svelte";
import type { Honour, Others } from "../ui/honours";
import type { Painter } from "../ui/past/painter";
import type { Reason } from "../ui/track";

type Loaded<Props extends object> = Promise<{ readonly default: Component<Props> }>;

/** One of the games of a kind; sister games differ in their rules only. */
export interface Edition {
  /** A card to know it by at a glance. */
  readonly sample: string;
  /** Whether newcomers learn it; the first of all is offered first. */
  readonly taught?: boolean;
  /** Whether partners sit opposite each other: a free chair would move them. */
  readonly opposite?: boolean;
  /** Whether its words are lines of verse, and nobody says their own. */
  readonly verse?: boolean;
}

/** What is looked back at when a game is over. */
export interface Past<View extends AnyGame = AnyGame, Round extends AnyRound = AnyRound> {
  /** A finished round as a page of an album. */
  readonly Leaf: Component<{ view: TableView; round: Round }>;
  /** The same at a glance, under its picture. */
  readonly Glimpse: Component<{ view: TableView; round: Round }>;
  /** A moment of a replay. */
  readonly Board: Component<{ table: TableView; game: View; moment: Moment<View> }>;
  /** The phase in whose colours a replay is. */
  readonly tint: "clue" | "vote" | "poem";
  /** What a move of a replay was, in words. */
  told(table: TableView, now: Moment<View>, before: View): string;
  /** The pictures that ``paint`` needs. */
  pictures(round: Round): readonly string[];
  /** A round as a picture to send, down to ``foot``. */
  paint(painter: Painter, round: Round, foot: number): void | Promise<void>;
}

/** Something that is counted over an evening, by the words of the server's deeds. */
export interface Share {
  readonly title: string;
  readonly note?: string;
  readonly times: string;
  readonly chances: string;
}

/** What happened between two, by the server's word for it. */
export interface Meeting {
  readonly what: string;
  readonly title: string;
  readonly note: string;
  best(who: string, whom: string, times: number, chances: number): string;
}

/** A sentence of a lesson. */
export interface Tip {
  /** The name to put it away by. */
  readonly key: string;
  readonly text: string;
  /** What it speaks of, where that may have to be scrolled to: a selector. */
  readonly about?: string | undefined;
}

/** First rounds with a sentence for every moment of them. */
export interface Guide<View extends AnyGame = AnyGame> {
  /** The game that newcomers learn. */
  readonly game: string;
  /** How many bots keep them company. */
  readonly bots: number;
  /** How well each of them plays; as their characters do where nothing is said. */
  readonly levels?: readonly CharacterView["level"][];
  /** Who begins, where a table may say so. */
  readonly first: number | null;
  /** How many rounds the lesson lasts: in one the newcomer tells, in one they listen. */
  readonly lasts: number;
  /** A move that makes the newcomer the first storyteller; null where they are. */
  begin(game: View): Move | null;
  /** The game in one breath, when the lesson is over. */
  done(): string;
  /** What there is to say now, one after the other. */
  marks(game: View, revealing: boolean): readonly Tip[];
  /** Whether the lesson is over, though its last result was not looked at. */
  over(game: View): boolean;
}

export interface GameEntry<
  View extends AnyGame = AnyGame,
  Round extends AnyRound = AnyRound,
  Result extends AnyResult = AnyResult,
> {
  /** What the server calls the kind. */
  readonly kind: string;
  readonly games: Readonly<Record<string, Edition>>;
  /** The phases that its pages can draw. */
  readonly phases: readonly View["phase"][];

  /** The page of a player, whatever the phase. */
  page(): Loaded<{ view: TableView; game: View }>;
  /** The page of a TV; a finished round comes first. */
  tv(): Loaded<{ view: TableView; game: View; finished: Round | null }>;
  past(): Promise<Past<View, Round>>;

  /** Cards whose pictures will be looked at. */
  cards(game: View): readonly string[];
  /** What a screen reader should hear beside round, phase and turn. */
  said(game: View): readonly string[];
  /** The clause of the rule page that answers «Что сейчас?»; null if nobody has written one. */
  clause(game: View, revealing: boolean): number | null;
  /** How long a TV shows a finished round, in milliseconds: the last of a game, and any at least. */
  readonly shown: { readonly longest: number; readonly shortest: number };
  /** Whether the round that is played has something to see. */
  begun(game: View): boolean;

  /** What a round brought each side; null where the game does not tell. */
  gained(round: Round): readonly number[] | null;
  /** What these points are made of, in words, by side; nothing where the game does not tell. */
  reasons(round: Round): readonly (readonly Reason[])[];
  /** What a side has beside its points. */
  aside(result: Result, side: number): string | undefined;
  /** Who did what best. */
  honours(rounds: readonly Round[], others: Others): readonly Honour[];
  shares(): readonly Share[];
  meetings(): readonly Meeting[];
  readonly guide?: Guide<View>;
}

/** An entry as the registry keeps it. It is asked by the kind that a view names, or by the game of
 *  an album, and so it only ever gets views and rounds of its own. */
export function entry<
  View extends AnyGame,
  Round extends AnyRound,
  Result extends AnyResult = AnyResult,
>(of: GameEntry<View, Round, Result>): GameEntry {
  return of as unknown as GameEntry;
}

/** The same for what it loads. */
export function past<View extends AnyGame, Round extends AnyRound>(of: Past<View, Round>): Past {
  return of as unknown as Past;
}
