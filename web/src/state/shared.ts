/** An album seen as a table, so that the same parts can name and draw its people. */

import type { Album, SeatView, SharedAlbum, TableView } from "../net/wire.gen";
import { standings, type Counted, type Place } from "./standings";

/** A table with nobody at it but who played; it has no game, no clock and no host. */
export function asTable(shared: SharedAlbum): TableView {
  const { album, your_seat } = shared;
  const seats: SeatView[] = album.players
    .filter((player) => player.kind !== "virtual")
    .map((player, seat) => ({
      person: personAt(seat),
      name: player.name,
      colour: player.colour ?? 0,
      bot: player.kind === "bot",
      stand_in: false,
      present: true,
    }));
  return {
    code: shared.code ?? "",
    join: null,
    language: album.language,
    you: your_seat === null ? null : personAt(your_seat),
    your_seat,
    knocked: false,
    host: "",
    people: [],
    knocking: [],
    seats,
    settings: {
      game: album.game,
      options: {},
      decks: [],
      pace: "off",
      knock: false,
      first: null,
    },
    obstacle: null,
    stage: "over",
    games: album.number,
    paused: false,
    deadline: null,
    game: null,
  };
}

const personAt = (seat: number): string => `seat ${seat}`;

export function counted(album: Album): Counted {
  const { scores, stories } = album.result;
  return {
    scores,
    result: album.result,
    sides: album.sides,
    ...(stories === null ? {} : { kept: stories }),
  };
}

/** What each side gained in a round, all included: in «Поэзия» a page's points are not all. */
export function gains(album: Album, index: number): readonly number[] {
  const before = album.pages[index - 1]?.scores ?? album.start;
  return (album.pages[index]?.scores ?? before).map((now, side) => now - (before[side] ?? 0));
}

/** A side on its way: its points at the start, after each round, and in the end if they differ. */
export interface Course {
  readonly place: Place;
  readonly scores: readonly number[];
}

export function courses(view: TableView, album: Album): readonly Course[] {
  const last = album.pages.at(-1)?.scores ?? album.start;
  const extra = album.result.scores.some((score, side) => score !== last[side]);
  return standings(view, counted(album)).map((place) => ({
    place,
    scores: [
      album.start[place.key] ?? 0,
      ...album.pages.map((page) => page.scores[place.key] ?? 0),
      ...(extra ? [album.result.scores[place.key] ?? 0] : []),
    ],
  }));
}
